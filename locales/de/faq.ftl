### Questions and answers. A page shows those that concern its ruleset. Variables as in clauses.ftl.

faq-talon-count = Gehört die aufgedeckte Karte zum Talon?
    .answer = Ja, sie zählt immer mit: { $talon } Karten nach dem Geben und zwei weniger nach jedem Stich. Beim letzten Aufnehmen gehen eine verdeckte Karte und die aufgedeckte weg.
faq-exchanged-card = Wer bekommt am Ende die Karte, die man beim Austausch hergegeben hat?
    .answer = Sie liegt ab dem Austausch offen beim Talon und wird als letzte aufgenommen, vom Verlierer des Stichs, mit dem der Talon ausgeht.
faq-exchange-kept-back = Muss man bei der ersten Gelegenheit austauschen?
    .answer = Nein. Man kann damit bis zu jedem späteren Ausspiel warten, bei dem es noch erlaubt ist.
faq-exchange-first-lead = Darf die Vorhand vor dem ersten Stich austauschen?
    .answer = Nein. Bevor ein Stich gespielt ist, darf es niemand.
faq-no-exchange = Warum gibt es keinen Austausch?
    .answer = Der Text, dem diese Regeln folgen, erwähnt ihn nicht. Fast alle anderen Häuser haben ihn.
faq-exchange-answer = Wie lange kann man auf das Zudrehen mit dem Austausch antworten?
    .answer = Vom Zudrehen bis zum Ausspielen. { $trick ->
        [yes] Es darf nur, wer schon einen Stich gemacht hat.
       *[no] Einen Stich braucht man dafür nicht.
    }
faq-close-small-talon = Genügt zum Zudrehen eine verdeckte Karte neben der aufgedeckten?
    .answer = Ja. Solange es etwas aufzunehmen gibt, kann man zudrehen.
faq-close-talon-minimum = Warum kann man nicht im letzten Augenblick zudrehen?
    .answer = Diese Regeln verlangen { $talon } Karten im Talon, die aufgedeckte mitgezählt. Sind es weniger, wird weiter aufgenommen.
faq-close-leader-only = Darf zudrehen, wer nicht am Ausspiel ist?
    .answer = Nein. Es dreht nur der Ausspieler zu, bevor er ausspielt.
faq-strict-when = Gelten die Zwänge ab dem Zudrehen oder erst, wenn der Talon aufgebraucht ist?
    .answer = Sobald eines von beiden eintritt.
faq-beat = Genügt es, Farbe zu bedienen, oder muss man auch stechen?
    .answer = Man muss stechen, wenn man kann. Der Trumpfzwang kommt danach: Nur wer die ausgespielte Farbe nicht hat, muss ein Atout spielen.
faq-no-beat = Muss man die ausgespielte Karte stechen?
    .answer = Nein. Man muss Farbe bedienen und, wenn sie fehlt, ein Atout spielen; eine niedrige Karte der Farbe genügt aber.
faq-any-suit = Macht wirklich auch ein Ass einer anderen Farbe den Stich?
    .answer = Ja. Ohne Atout gewinnt der höhere Rang, gleich in welcher Farbe; bei gleichem Rang die erste Karte. Ein Atout sticht weiterhin alles, was nicht Atout ist.
faq-revoke = Was ist, wenn jemand die Farbe verleugnet oder sonst eine unerlaubte Karte spielt?
    .answer = Hier kann das nicht vorkommen: Eine solche Karte wird nicht angenommen, und die Regel dazu wird genannt. Am Wirtshaustisch ist es verschieden; oft verliert man damit das Spiel.
faq-marriage-most = Wie viel können Paare in einem Spiel höchstens bringen?
    .answer = Beiden Spielern zusammen { $most } Augen: ein Atoutpaar und drei andere. Mit den Karten selbst macht das { $total }.
faq-sequences = Zählen auch Folgen oder andere Verbindungen?
    .answer = Nein. Das Paar ist die einzige.
faq-marriage-first-lead = Darf man beim allerersten Ausspiel ein Paar ansagen?
    .answer = { $counts ->
        [at-once] Ja, und es zählt sofort.
        [trumps-at-once] Ja. In Atout zählt es sofort; jedes andere gilt erst, wenn der Ansager einen Stich gemacht hat.
       *[pending] Ja. Gültig wird es erst, wenn der Ansager einen Stich gemacht hat.
    }
faq-pending-line = Hilft ein noch nicht gültiges Paar dem Verlierer zu { $line } Augen?
    .answer = Nein. Es zählt nichts, bis der Ansager einen Stich gemacht hat, und auch beim Zudrehen bleibt es außer Betracht.
faq-marriage-no-trick = Ich habe Augen aus einem Paar, aber keinen Stich, und verliere. Was kostet das?
    .answer = { $schwarz ->
        [one] Einen Punkt
       *[other] { $schwarz } Punkte
    }. Ohne Stich ist man Schwarz, wie viele Augen man auch hat.
faq-marriages-count = Zählen Paare für die { $line } Augen des Verlierers?
    .answer = { $count ->
        [yes] Ja, sobald sie gültig sind.
       *[no] Nein. Es zählen nur Augen aus Stichen.
    }
faq-automatic-marriage = Darf ich aus einem Paar ausspielen, ohne es anzusagen?
    .answer = Nein. Das Ausspielen sagt es an. Wer das Paar für sich behalten will, muss eine andere Karte ausspielen.
faq-announce-order = In welcher Reihenfolge kommen Ansagen, Zudrehen und Ausspielen?
    .answer = Erst das Paar ansagen, dann nach Belieben zudrehen, dann eine der beiden Karten ausspielen. Dazwischen, vor dem Zudrehen, kann man noch austauschen.
faq-two-marriages = Wie sagt man mit einem Ausspiel zwei Paare an?
    .answer = Das eine ansagen, dann vom anderen ausspielen und es dabei ansagen; oder beide ansagen und eine beliebige ihrer Karten ausspielen.
faq-ends-by-itself = Was ist, wenn ich nicht bemerke, dass ich { $goal } Augen habe?
    .answer = Verloren ist nichts: Das Spiel endet von selbst, auch auf ein Paar hin, noch bevor zugegeben wird.
faq-must-claim = Endet das Spiel, wenn ich { $goal } Augen habe?
    .answer = Nein. Mit { $goal } Augen darf man ausmelden. Bis das jemand tut, wird weitergespielt.
faq-claim-over = Darf ich mit mehr als { $goal } Augen weiterspielen?
    .answer = Ja. Nach oben gibt es keine Grenze; aber solange nicht ausgemeldet ist, kann noch der Gegner gewinnen.
faq-claim-on-marriage = Kann ich allein auf ein Paar hin ausmelden?
    .answer = { $pending ->
        [yes] Ja, sobald man einen Stich hat: das Paar ansagen und ausmelden, bevor der Gegner zugibt.
       *[no] Ja: das Paar ansagen und ausmelden, bevor der Gegner zugibt.
    }
faq-claim-after-exchange = Verliert man das Recht auszumelden, wenn man vorher austauscht oder zudreht?
    .answer = Nein. Es gilt, bis man ausspielt.
faq-wrong-claim-closer = Ich habe zugedreht und melde falsch aus. Was kostet das?
    .answer = { $larger ->
        [yes] Die größere von zwei Zahlen: den Preis für falsches Ausmelden oder den für misslungenes Zudrehen.
       *[no] Den Preis für falsches Ausmelden; das Zudrehen kommt nicht dazu.
    }
faq-frozen = Ich hatte nichts, als der Gegner zugedreht hat, habe seither aber Stiche gemacht. Hilft mir das?
    .answer = Nicht, wenn das Zudrehen gelingt: Dann gelten die Stiche und Augen beim Zudrehen, und ein noch nicht gültiges Paar zählt nicht mit.
faq-not-frozen = Der Gegner hatte nichts, als ich zugedreht habe, hat seither aber Stiche gemacht. Kostet mich das etwas?
    .answer = Ja. Gelungenes Zudrehen wird nach dem Stand am Ende des Spiels gewertet.
faq-fail-closer-tricks = Wessen fehlender Stich macht misslungenes Zudrehen teurer?
    .answer = Der des Spielers, der zugedreht hat, gezählt { $moment ->
        [close] beim Zudrehen
       *[end] am Ende des Spiels
    }: { $no_trick } statt { $value }.
faq-fail-opponent-tricks = Wessen fehlender Stich macht misslungenes Zudrehen teurer?
    .answer = Der des Gegners, gezählt beim Zudrehen: { $no_trick } statt { $value }. Spätere Stiche ändern nichts.
faq-fail-flat = Kommt es auf die Stiche an, wenn das Zudrehen misslingt?
    .answer = Nein. Misslungenes Zudrehen kostet immer { $value }.
faq-opponent-first = Ich habe zugedreht, und der Gegner hat { $goal } Augen vor mir. Was bekommt er?
    .answer = { $fixed ->
        [yes] { $value ->
            [one] Einen Punkt
           *[other] { $value } Punkte
        }. Das wird anders abgerechnet als ein Zudrehen, bei dem nur Augen fehlen.
       *[no] So viel wie für misslungenes Zudrehen.
    }
faq-closer-last-trick = Ich habe zugedreht und komme erst mit dem letzten Stich auf { $goal } Augen. Muss ich ausmelden?
    .answer = Nein. Sie mit dem letzten Stich zu machen gilt als ausgemeldet.
faq-closed-last-trick = Entscheidet nach dem Zudrehen der letzte Stich?
    .answer = Nein. Entweder bringt es, wer zugedreht hat, auf { $goal } Augen, oder das Zudrehen ist misslungen.
faq-last-trick-value = Warum zählt der letzte Stich { $value }, gleich wie viele Augen man hat?
    .answer = { $manual ->
        [yes] Weil niemand ausgemeldet hat. Wer { $goal } Augen hat und das Ausmelden vergisst, hat nichts davon.
       *[no] Hat niemand { $goal } Augen, kann auch niemand Schneider sein; der Wert ist also immer derselbe.
    }
faq-most-trick-points = Zählen Paare, wenn das Spiel zu Ende gespielt wird?
    .answer = Nicht dafür, wer gewinnt: Verglichen werden nur die Augen aus Stichen. Für den Wert des Siegs zählen sie wie immer.
faq-bonus-order = Alle Karten sind gespielt, und der Gegner hat { $goal } Augen, die er nie ausgemeldet hat. Wer gewinnt?
    .answer = Zuerst bekommt der Gewinner des letzten Stichs den Bonus von { $bonus }. Hat er damit { $goal } Augen, gewinnt er, auch gegen mehr. Sonst gewinnt, wer mehr Augen hat.
faq-bonus-closed = Gibt es den Bonus für den letzten Stich auch nach dem Zudrehen?
    .answer = { $always ->
        [yes] Ja. Er kann sogar dem zum Ziel verhelfen, der zugedreht hat.
       *[no] Nein. Es gibt ihn nur, wenn niemand zugedreht hat.
    }
faq-tie = Was ist, wenn beide gleich viel haben?
    .answer = { $carry ->
        [0] Niemand bekommt etwas, und das nächste Spiel zählt wie üblich.
        [one] Niemand bekommt etwas, und wer das nächste Spiel gewinnt, bekommt einen Punkt mehr.
       *[other] Niemand bekommt etwas, und wer das nächste Spiel gewinnt, bekommt { $carry } Punkte mehr.
    }
faq-schwarz-tricks = Ich habe einen Stich, aber ohne ein einziges Auge. Ist das Schwarz?
    .answer = Nein. Bei Schwarz zählen die Stiche. Mit einem Stich und weniger als { $line } Augen ist man Schneider.
faq-sweep = Was gilt als Durchmarsch?
    .answer = Alle { $tricks } Stiche, ab denen Farbe bedient werden muss, müssen wirklich gespielt werden und an einen Spieler gehen. Ausmelden muss man ihn nicht, und er geht vor, wenn der andere das Ziel erreicht, aber nicht ausgemeldet hat. Wer zugedreht hat und trotz Durchmarsch zu wenig Augen macht, dem ist das Zudrehen misslungen.
faq-resign-closed = Kann ich nach dem Zudrehen durch Aufgeben etwas retten?
    .answer = { $larger ->
        [yes] Nein. Aufgeben bringt dem Gegner mindestens so viel, wie das Zudrehen für ihn wert ist.
       *[no] Ja, nach diesen Regeln schon: Es zählen nur die eigenen Augen und Stiche in diesem Moment.
    }
faq-bid-when = Wann kann man den Schnapser ansagen?
    .answer = Solange zum ersten Stich nicht zugegeben ist, und zwar jeder der beiden. Überbieten kann man ihn nicht.
faq-bid-resign = Was ist, wenn man während des eigenen Schnapsers aufgibt oder falsch ausmeldet?
    .answer = Der Gegner bekommt die { $value } für den Schnapser. Tut es der Gegner, bekommt sie der Ansager.
faq-knock-close = Was ist der Unterschied zwischen Klopfen und Zudrehen?
    .answer = Zugedreht ist bis zum Ende des Spiels, geklopft nur für einen Stich. Gewertet wird beides gleich.
faq-dealer-equal = Was ist, wenn beide denselben Rang abheben oder ziehen?
    .answer = Dann machen sie es noch einmal.
faq-countdown = Muss man genau auf null kommen?
    .answer = Nein. Auch unter null ist gewonnen.
faq-rubber-drawn = Kann der Durchgang unentschieden enden?
    .answer = Ja. Mit { $matches } Partien ist das möglich, und dann bleibt er unentschieden.
faq-stake = Welches Spiel bestimmt den Einsatz?
    .answer = Das, mit dem die Partie endet: Mit seinem Wert wird der Einsatz multipliziert.
faq-card-point-match = Wozu sind hier die Punkte gut?
    .answer = Sie sagen, wer ein Spiel gewonnen hat. Für die Partie zählen die gemachten Augen, Spiel für Spiel.
faq-level-dealer = Wer gibt nach einem Unentschieden?
    .answer = Noch einmal derselbe Spieler; also spielt auch derselbe aus.
