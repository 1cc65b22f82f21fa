### The numbered clauses of the rules. One message a clause; a rules page is composed of those that hold under a ruleset.
###
### Variables: $king, $queen, $rank and the like are names of ranks; each comes with the forms of cards.ftl, as
### $rank_the, $rank_acc, $rank_trump and $rank_many. Yes-or-no variables are "yes" or "no". Numbers called $value,
### $no_trick, $plain, $schneider and $schwarz are game points; $goal, $line, $bonus, $plain and $royal of marriages are
### card points. $talon counts the turn-up.
###
### Words: Augen are card points, Punkte game points; ein Spiel is a deal, eine Partie a match; "mit Zwang" stands for the
### duties of following that a house has.

## The cards

clause-pack-1 = Das Blatt hat { $cards } Karten, in jeder der vier Farben vom höchsten Rang abwärts: { $ranks }.
clause-pack-2 = Augen: { $worth }. Das ganze Blatt zählt { $total }.

## Dealing

clause-deal-1 = { $seats } Spieler bekommen je { $cards } Karten. Gegeben wird in dieser Reihenfolge: { $batches }; die Vorhand, also der Gegner des Gebers, bekommt zuerst.
clause-deal-2 = Die aufgedeckte Karte macht ihre Farbe zum Atout. Sie liegt halb unter den übrigen Karten und bildet mit ihnen den Talon: { $talon } Karten, davon { $closed } verdeckt. Wo diese Regeln den Talon zählen, zählt die aufgedeckte Karte mit.
clause-deal-3 = { $way ->
    [cut] Um das erste Geben heben beide Spieler ab. Die niedrigere Karte gibt; bei gleichem Rang wird noch einmal abgehoben. Beide sehen die Karten.
    [lowest_card] Um das erste Geben zieht jeder Spieler eine Karte. Die niedrigere gibt; bei gleichem Rang wird noch einmal gezogen. Beide sehen die Karten.
    [random] Wer zuerst gibt, entscheidet das Los, und beide sehen, wie es fällt.
   *[agreed] Wer zuerst gibt, vereinbaren die Spieler. Ohne Vereinbarung entscheidet ein ehrlicher Münzwurf, und beide sehen, wie er ausgeht.
}
clause-deal-4 = { $next ->
    [winner] Wer ein Spiel gewinnt, gibt das nächste; der Verlierer spielt also zuerst aus.
   *[alternate] Die Spieler geben abwechselnd.
}
clause-deal-5 = Zum ersten Stich spielt die Vorhand aus.

## Tricks

clause-trick-1 = Den Stich macht das höhere Atout, ohne Atout die höhere Karte der ausgespielten Farbe.
clause-trick-2 = Den Stich macht das höhere Atout, ohne Atout die höhere Karte, gleich welcher Farbe; bei gleichem Rang die zuerst gespielte.
clause-trick-3 = Wer den Stich gemacht hat, spielt zum nächsten aus.
clause-turn-1 = Alles geht der Reihe nach: Zuerst spielt der Ausspieler, dann gibt der andere zu. Was außer der Reihe erlaubt ist, steht dort, wo es hingehört.
clause-turn-2 = Gespielt werden nur Karten aus der eigenen Hand.
clause-turn-3 = Ist das Spiel entschieden, wird nichts mehr gespielt und nichts mehr angesagt.
clause-draw-1 = Solange der Talon offen ist, nehmen nach jedem Stich beide Spieler eine Karte auf, zuerst der Gewinner des Stichs.
clause-draw-2 = Die aufgedeckte Karte wird als letzte aufgenommen. Sie bekommt der Verlierer des Stichs, nach dem die letzte verdeckte Karte aufgenommen wird.

## Following

clause-follow-1 = Solange der Talon offen ist, darf zu einem Stich jede Karte gespielt werden.
clause-follow-2 = Ist der Talon zugedreht oder aufgebraucht, muss die ausgespielte Farbe bedient werden (Farbzwang).
clause-follow-3 = Ist der Talon zugedreht oder aufgebraucht, muss höher spielen als die ausgespielte Karte, wer Farbe bedient und es kann (Stichzwang).
clause-follow-4 = Ist der Talon zugedreht oder aufgebraucht, muss ein Atout spielen, wer die ausgespielte Farbe nicht hat (Trumpfzwang).
clause-follow-5 = { $free ->
    [neither] Wer weder die ausgespielte Farbe noch ein Atout hat, darf jede Karte abwerfen.
    [void] Wer die ausgespielte Farbe nicht hat, darf jede Karte spielen.
    [untrumped] Wer die ausgespielte Farbe hat, und ebenso, wer weder sie noch ein Atout hat, darf jede Karte spielen.
   *[always] Es darf immer jede Karte gespielt werden, auch wenn der Talon zugedreht oder aufgebraucht ist.
}
clause-follow-6 = Stichzwang gibt es nicht: Niemand muss höher spielen als die ausgespielte Karte.

## The exchange

clause-exch-1 = Der Ausspieler darf, bevor er ausspielt, { $rank_trump } gegen die aufgedeckte Karte austauschen. Das geschieht offen.
clause-exch-2 = Austauschen darf nur, wer schon einen Stich gemacht hat.
clause-exch-3 = { $talon ->
    [2] Ausgetauscht werden kann, bis der Talon aufgebraucht ist, das letzte Mal bei zwei Karten.
   *[other] Für den Austausch muss der Talon noch mindestens { $talon } Karten haben.
}
clause-exch-4 = Vor dem Ende des ersten Stichs wird nicht ausgetauscht.
clause-exch-5 = Ist der Talon zugedreht, kann der Ausspieler nicht mehr austauschen.
clause-exch-6 = { $trick ->
    [yes] Dreht der Ausspieler zu, darf der andere noch austauschen, bevor ausgespielt wird, sofern er einen Stich gemacht hat.
   *[no] Dreht der Ausspieler zu, darf der andere noch austauschen, bevor ausgespielt wird.
}
clause-exch-7 = { $then ->
    [close] Vor demselben Ausspiel darf man austauschen und zudrehen, in dieser Reihenfolge.
    [declare] Vor demselben Ausspiel darf man austauschen und ein Paar ansagen; die eingetauschte Karte darf zum Paar gehören.
   *[both] Vor demselben Ausspiel darf man austauschen, dann zudrehen, dann ein Paar ansagen. Die eingetauschte Karte darf zum Paar gehören.
}
clause-exch-8 = Die aufgedeckte Karte kann nicht eingetauscht werden.

## Marriages

clause-marr-1 = Ein Paar sind { $king } und { $queen } einer Farbe in einer Hand. Es zählt { $plain } Augen, in Atout { $royal }.
clause-marr-2 = { $only_king ->
    [yes] Ein Paar wird beim Ausspielen angesagt: Man spielt { $king_acc } aus und zeigt { $queen_acc }.
   *[no] Ein Paar wird beim Ausspielen angesagt: Man spielt { $king_acc } oder { $queen_acc } aus und zeigt die andere Karte.
}
clause-marr-3 = Vor dem Ende des ersten Stichs kann kein Paar angesagt werden.
clause-marr-4 = Ein Paar zählt, sobald der Ansager einen Stich hat. Bis dahin ist die Ansage noch nicht gültig und zählt nichts.
clause-marr-5 = Ein Paar zählt sofort, auch wenn der Ansager noch keinen Stich hat.
clause-marr-6 = { $only_king ->
    [yes] Das Paar sagt sich selbst an: Wer { $king_acc } ausspielt und { $queen_acc } in der Hand hat, sagt es damit an, ob er will oder nicht.
   *[no] Das Paar sagt sich selbst an: Wer { $king_acc } oder { $queen_acc } ausspielt und die andere Karte in der Hand hat, sagt es damit an, ob er will oder nicht.
}
clause-marr-7 = Ist der Talon zugedreht oder aufgebraucht, kann kein Paar mehr angesagt werden.
clause-marr-8 = { $purpose ->
    [close] Ein Paar kann schon vor dem Ausspielen angesagt werden; der Ansager darf dann noch zudrehen und spielt eine der beiden Karten aus.
    [more] Ein Paar kann schon vor dem Ausspielen angesagt werden, um noch ein weiteres anzusagen. Ausgespielt wird dann eine Karte eines angesagten Paares.
   *[both] Ein Paar kann schon vor dem Ausspielen angesagt werden, um zuzudrehen oder noch ein weiteres anzusagen. Ausgespielt wird dann eine Karte eines angesagten Paares.
}
clause-marr-9 = { $count ->
    [one] Mit einem Ausspiel kann ein Paar angesagt werden.
   *[other] Mit einem Ausspiel können bis zu { $count } Paare angesagt werden.
}
clause-marr-10 = Jedes Paar kann in einem Spiel nur einmal angesagt werden.
clause-marr-11 = Wer ein Paar ansagt, muss { $king_acc } ausspielen.
clause-marr-12 = Sagt die Vorhand beim allerersten Ausspiel ein Atoutpaar an, zählen dessen { $royal } Augen sofort, auch ohne Stich.
clause-marr-13 = Paare gibt es nicht: { $king } und { $queen } einer Farbe zählen nur ihre Augen.

## Closing

clause-close-1 = Solange der Talon offen ist, darf der Ausspieler zudrehen, bevor er ausspielt.
clause-close-2 = { $talon ->
    [2] Zugedreht werden kann, bis der Talon aufgebraucht ist, das letzte Mal bei zwei Karten.
   *[other] Zum Zudrehen muss der Talon noch mindestens { $talon } Karten haben.
}
clause-close-3 = Vor dem Ende des ersten Stichs wird nicht zugedreht.
clause-close-4 = Nach dem Zudrehen nimmt niemand mehr auf, die aufgedeckte Karte wird umgedreht, und ab sofort wird mit Zwang gespielt.
clause-close-5 = Wer zugedreht hat und { $goal } Augen macht, gewinnt den Wert nach den Stichen und Augen, die der Gegner beim Zudrehen hatte.
clause-close-6 = Wer zugedreht hat und { $goal } Augen macht, gewinnt den Wert nach den Stichen und Augen, die der Gegner am Ende des Spiels hat.
clause-close-7 = { $moment ->
    [close] Misslingt das Zudrehen, bekommt der Gegner { $value ->
        [one] einen Punkt
       *[other] { $value } Punkte
    }; war dabei noch ohne Stich, wer zugedreht hat, bekommt er { $no_trick }.
   *[end] Misslingt das Zudrehen, bekommt der Gegner { $value ->
        [one] einen Punkt
       *[other] { $value } Punkte
    }; blieb bis zum Ende ohne Stich, wer zugedreht hat, bekommt er { $no_trick }.
}
clause-close-8 = Misslingt das Zudrehen, bekommt der Gegner { $value ->
    [one] einen Punkt
   *[other] { $value } Punkte
}, oder { $no_trick }, wenn er beim Zudrehen noch ohne Stich war.
clause-close-9 = Misslingt das Zudrehen, bekommt der Gegner { $value ->
    [one] einen Punkt
   *[other] { $value } Punkte
}, ganz gleich, wer welche Stiche gemacht hat.
clause-close-10 = { $fixed ->
    [yes] Macht der Gegner zuerst { $goal } Augen, ist das Zudrehen misslungen; er bekommt dann { $value ->
        [one] einen Punkt
       *[other] { $value } Punkte
    }.
   *[no] Macht der Gegner zuerst { $goal } Augen, ist das Zudrehen misslungen.
}
clause-close-11 = { $manual ->
    [yes] Wer zugedreht und nach der letzten Karte { $goal } Augen hat, dem ist das Zudrehen gelungen, auch ohne Ausmelden.
   *[no] Wer zugedreht und nach der letzten Karte { $goal } Augen hat, dem ist das Zudrehen gelungen.
}
clause-close-12 = Wer zugedreht hat, muss seine { $goal } Augen ausmelden. Kommen sie erst mit dem letzten Stich zusammen, gilt das als ausgemeldet; hatte er sie früher und hat geschwiegen, hilft es ihm nicht, wenn er den letzten Stich verliert.
clause-close-13 = Wer zugedreht und nach der letzten Karte keine { $goal } Augen hat, dem ist das Zudrehen misslungen; auf den letzten Stich kommt es nicht an.
clause-close-14 = { $knock ->
    [yes] Zugedreht wird nicht; an die Stelle tritt das Klopfen, und dafür gelten die folgenden Werte.
   *[no] Der Talon kann nicht zugedreht werden.
}

## Knocking

clause-knock-1 = Solange der Talon offen ist, darf der Ausspieler klopfen, bevor er ausspielt; er verspricht damit { $goal } Augen mit dem kommenden Stich. Geklopft wird vor jeder Ansage; mit dem Ausspiel darf ein Paar angesagt werden. Für diesen Stich gilt Zwang, und nach ihm nimmt niemand auf.
clause-knock-2 = Wer geklopft hat und durch das ausgespielte Paar oder nach dem Stich { $goal } Augen hat, gewinnt wie nach gelungenem Zudrehen. Sonst wird abgerechnet wie nach misslungenem.
clause-knock-3 = Klopfen ersetzt das Zudrehen.
clause-knock-4 = Geklopft wird nicht.

## The Snapszer bid

clause-bid-1 = Solange zum ersten Stich nicht zugegeben ist, darf jeder der beiden einen Schnapser ansagen, auch außer der Reihe; nur nicht, wenn der Talon zugedreht oder der Schnapser schon angesagt ist. Der Ansager verspricht { $goal } Augen, bevor der Gegner einen Stich macht.
clause-bid-2 = Nach dem Schnapser wird nicht mehr aufgenommen, ausgetauscht oder zugedreht, und es gilt Zwang.
clause-bid-3 = Der Schnapser zählt { $value ->
    [one] einen Punkt
   *[other] { $value } Punkte
}: für den Ansager, wenn er ihn macht, sonst für den Gegner, sobald dieser einen Stich macht. Aufgeben und falsches Ausmelden kosten während eines Schnapsers ebenso viel. Ein gemachter Schnapser muss nicht ausgemeldet werden.
clause-bid-4 = Einen Schnapser gibt es nicht.

## Claiming

clause-claim-1 = Das Spiel endet von selbst, sobald ein Spieler { $goal } Augen hat.
clause-claim-2 = Wer { $goal } Augen hat, muss ausmelden. Ausmelden darf jeder der beiden jederzeit, auch wenn schon eine Karte auf dem Tisch liegt.
clause-claim-3 = Wer { $goal } Augen hat, muss ausmelden. Ausmelden darf jeder der beiden zwischen zwei Stichen, vom Ende des ersten Stichs an.
clause-claim-4 = Wer { $goal } Augen hat, muss ausmelden und darf es immer, wenn er am Zug ist, zum Ausspielen wie zum Zugeben.
clause-claim-5 = Wer { $goal } Augen hat, muss ausmelden und darf es nur am Ausspiel: gleich nach einem gewonnenen Stich oder beim Ansagen eines Paares.
clause-claim-6 = Wer { $goal } Augen hat, muss ausmelden und darf es nur, wenn er am Ausspiel ist.
clause-claim-7 = Auf ein eben angesagtes Paar kann ausgemeldet werden, bis der andere zugegeben hat.
clause-claim-8 = Für falsches Ausmelden bekommt der Gegner { $value ->
    [one] einen Punkt
   *[other] { $value } Punkte
}, oder { $no_trick }, solange er noch ohne Stich ist.
clause-claim-9 = Für falsches Ausmelden bekommt der Gegner den Spielwert nach den Augen und Stichen, die der Ausmeldende in diesem Moment hat.
clause-claim-10 = Für falsches Ausmelden bekommt der Gegner { $value ->
    [one] einen Punkt
   *[other] { $value } Punkte
}.
clause-claim-11 = Für falsches Ausmelden bekommt der Gegner so viel, wie richtiges Ausmelden gebracht hätte.
clause-claim-12 = Nach dem Zudrehen bringt falsches Ausmelden nie weniger als das Zudrehen selbst: Meldet falsch aus, wer zugedreht hat, mindestens so viel wie misslungenes Zudrehen; meldet sein Gegner falsch aus, mindestens so viel wie gelungenes.
clause-claim-13 = Nach dem Zudrehen bringt falsches Ausmelden nicht mehr und nicht weniger als sonst.

## Values

clause-value-1 = Ein gewonnenes Spiel zählt { $plain }, wenn der Verlierer mindestens { $line } Augen hat; { $schneider }, wenn er weniger hat (Schneider); und { $schwarz }, wenn er keinen Stich hat (Schwarz), gleich wie viele Augen.
clause-value-2 = Gültige Paare helfen dem Verlierer zu den { $line } Augen.
clause-value-3 = Paare helfen dem Verlierer nicht zu den { $line } Augen; dafür zählen nur Augen aus Stichen.
clause-sweep-1 = Wer in der Phase mit Zwang alle { $tricks } Stiche macht (Durchmarsch), bekommt { $value ->
    [one] einen Punkt
   *[other] { $value } Punkte
}, mit oder ohne Ausmelden. Wer zugedreht hat, muss auch dann sein Ziel erreichen.

## Played to the end

clause-out-1 = { $manual ->
    [yes] Sind alle Karten gespielt und hat niemand zugedreht oder ausgemeldet, gewinnt das Spiel, wer den letzten Stich macht.
   *[no] Sind alle Karten gespielt, hat niemand zugedreht und niemand { $goal } Augen, gewinnt das Spiel, wer den letzten Stich macht.
}
clause-out-2 = { $manual ->
    [yes] Sind alle Karten gespielt und hat niemand zugedreht oder ausgemeldet, gewinnt das Spiel, wer mehr Augen hat, die Paare mitgezählt.
   *[no] Sind alle Karten gespielt, hat niemand zugedreht und niemand { $goal } Augen, gewinnt das Spiel, wer mehr Augen hat, die Paare mitgezählt.
}
clause-out-3 = { $manual ->
    [yes] Sind alle Karten gespielt und hat niemand zugedreht oder ausgemeldet, gewinnt das Spiel, wer mehr Augen in Stichen hat; Paare zählen nicht mit.
   *[no] Sind alle Karten gespielt, hat niemand zugedreht und niemand { $goal } Augen, gewinnt das Spiel, wer mehr Augen in Stichen hat; Paare zählen nicht mit.
}
clause-out-4 = { $manual ->
    [yes] Sind alle Karten gespielt und hat niemand zugedreht oder ausgemeldet, kommt zuerst der Bonus für den letzten Stich dazu. Hat sein Gewinner damit { $goal } Augen, gewinnt er das Spiel; sonst gewinnt, wer mehr Augen hat.
   *[no] Sind alle Karten gespielt, hat niemand zugedreht und niemand { $goal } Augen, kommt zuerst der Bonus für den letzten Stich dazu. Hat sein Gewinner damit { $goal } Augen, gewinnt er das Spiel; sonst gewinnt, wer mehr Augen hat.
}
clause-out-5 = Ein so gewonnenes Spiel hat seinen üblichen Wert.
clause-out-6 = Ein so gewonnenes Spiel zählt { $value ->
    [one] einen Punkt
   *[other] { $value } Punkte
}.
clause-bonus-1 = Der letzte Stich eines zu Ende gespielten Spiels bringt { $bonus } Augen, auch nach dem Zudrehen. Sie zählen wie alle anderen, auch für den Verlierer.
clause-bonus-2 = Der letzte Stich eines zu Ende gespielten Spiels bringt { $bonus } Augen, außer es wurde zugedreht. Sie zählen wie alle anderen, auch für den Verlierer.
clause-tie-1 = Steht es gleich, ist das Spiel unentschieden, und niemand bekommt etwas.
clause-tie-2 = Nach einem Unentschieden bekommt, wer das nächste Spiel gewinnt, { $carry ->
    [one] einen Punkt
   *[other] { $carry } Punkte
} mehr (Übertrag); mehrere hintereinander werden zusammengezählt.
clause-tie-3 = Nach einem Unentschieden gibt derselbe Spieler noch einmal.

## Resigning

clause-resign-1 = Ein Spiel kann jederzeit aufgegeben werden. Der Gegner bekommt den Spielwert nach den Augen und Stichen, die der Aufgebende in diesem Moment hat.
clause-resign-2 = Nach dem Zudrehen bringt Aufgeben dem Gegner mindestens so viel, wie das Zudrehen für ihn wert ist.
clause-resign-3 = Nach dem Zudrehen bringt Aufgeben nicht mehr und nicht weniger als sonst.

## At the table

clause-look-1 = Nur der letzte Stich darf noch einmal angesehen werden.
clause-look-2 = Man darf alle eigenen Stiche noch einmal ansehen, dazu den letzten Stich.
clause-look-3 = Kein Stich darf noch einmal angesehen werden.
clause-look-4 = { $shown ->
    [own] Der Tisch zeigt jedem Spieler die eigenen Augen; die des Gegners zählt man selbst mit.
    [none] Der Tisch zeigt keine Augen an; jeder zählt selbst mit.
   *[both] Der Tisch zeigt die gezählten Augen beider Spieler an.
}

## The match

clause-match-1 = Die Partie gewinnt, wer zuerst { $target } Punkte hat.
clause-match-2 = Jeder Spieler zählt von { $target } Punkten hinunter. Die Partie gewinnt, wer zuerst bei null oder darunter ist.
clause-match-3 = Die Partie gewinnt, wer zuerst { $target } Augen hat, über alle Spiele zusammengezählt.
clause-match-4 = { $marks ->
    [one] Wer die Partie verliert, bekommt ein Bummerl.
   *[other] Wer die Partie verliert, bekommt { $marks } Bummerl.
}
clause-match-5 = { $marks ->
    [one] Wer in der verlorenen Partie keinen Punkt gemacht hat, bekommt stattdessen ein Bummerl.
   *[other] Wer in der verlorenen Partie keinen Punkt gemacht hat, bekommt stattdessen { $marks } Bummerl (Schneider).
}
clause-match-6 = { $marks ->
    [one] Wer die Partie verliert, nachdem ihm selbst nur ein Punkt und dem Gegner noch alle gefehlt haben, bekommt stattdessen ein Bummerl.
   *[other] Wer die Partie verliert, nachdem ihm selbst nur ein Punkt und dem Gegner noch alle gefehlt haben, bekommt stattdessen { $marks } Bummerl (Retourschneider).
}
clause-match-7 = Mehrere Partien bilden eine Serie; gewonnen hat sie, wer von { $matches } Partien die meisten gewinnt.
clause-match-8 = Mehrere Partien bilden eine Serie; gewonnen hat sie, wer zuerst { $matches } Partien gewinnt.
clause-match-9 = { $drawn ->
    [yes] { $matches } Partien bilden einen Durchgang. Gewonnen hat ihn, wer mehr davon gewinnt; bei Gleichstand ist er unentschieden.
   *[no] { $matches } Partien bilden einen Durchgang, und alle werden gespielt. Gewonnen hat ihn, wer mehr davon gewinnt.
}
clause-match-10 = Der Einsatz der Partie wird mit dem Wert des Spiels multipliziert, das sie beendet.
clause-match-11 = Der Einsatz der Partie wird verdoppelt, wenn der Verlierer keinen Punkt gemacht hat.
clause-match-12 = Eine Partie kann jederzeit aufgegeben werden; sie ist dann verloren.
