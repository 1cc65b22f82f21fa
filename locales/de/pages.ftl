### The rules pages: titles, what is needed, sections, worked examples, differences.

## Titles of the presets, each with a line about it. A house's own rules bring their own name.

ruleset-snapszer24 = Snapszer mit 24 Karten
    .about = Eine ungarische Spielart mit den Neunern im Blatt: sechs Karten auf der Hand, Paare zählen sofort, und vor dem Zudrehen darf ein Paar angesagt werden.
ruleset-schnapsen-casino = Schnapsen ohne Ausmelden
    .about = Schnapsen mit 20 Karten, wie Casinos und Programme es mögen: Mit 66 Augen endet das Spiel von selbst.
ruleset-snapszli20 = Snapszli
    .about = Eine ungarische Spielart mit 20 Karten und dem Ruf „66!“: Paare zählen sofort, und der letzte Stich bringt einen Bonus.
ruleset-snapszer-klub = Snapszer im Klub
    .about = Snapszer mit 20 doppeldeutschen Karten, fürs Spielen aus der Ferne gemacht: Paare sagen sich selbst an, und das Spiel endet von selbst.
ruleset-bummerl = Bummerl
    .about = Eine österreichische Spielart ohne Stichzwang, in der misslungenes Zudrehen immer gleich viel kostet und ein Durchmarsch drei zählt.
ruleset-schnapsen-pagat = Schnapsen
    .about = Österreichisches Schnapsen, wie es die meisten Bücher beschreiben: die 66 im richtigen Augenblick ausmelden und von sieben hinunterzählen.
ruleset-sixty-six = Sechsundsechzig
    .about = Das deutsche Spiel: Neuner im Blatt, ein Bonus für den letzten Stich und keine Paare mehr, wenn der Talon zugedreht oder aufgebraucht ist.
ruleset-santase = Santase
    .about = Das bulgarische Sechsundsechzig: bis elf gespielt, vor dem ersten Stich weder Austausch noch Ansage noch Zudrehen, und misslungenes Zudrehen kostet immer drei.
ruleset-mszsz = Snapszer des ungarischen Verbands
    .about = Snapszer mit 20 doppeldeutschen Karten und dem Schnapser. Von den Regeln des Verbands war nur der erste Teil zu lesen; der Rest, vor allem der eine Punkt für misslungenes Zudrehen, stützt sich auf eine zweite Quelle und ist vielleicht nicht amtlich.
ruleset-snapszer24-target11 = Snapszer mit 24 Karten, bis elf
    .about = Das Spiel mit 24 Karten und einer längeren Partie.
ruleset-snapszer24-bummerl = Snapszer mit 24 Karten, um Bummerl
    .about = Das Spiel mit 24 Karten, von sieben hinuntergezählt; der Verlierer bekommt ein Bummerl.
ruleset-snapszli24 = Snapszli mit 24 Karten
    .about = Snapszli, bei dem die Neuner im Blatt bleiben.
ruleset-schnapsen-casino-literal = Schnapsen nach dem Buchstaben
    .about = Eine Kuriosität: ein ungenau geschriebener Text über Schnapsen, beim Wort genommen. Die höhere Karte macht den Stich, gleich welcher Farbe, und ausgetauscht wird nicht.
ruleset-schnapsen-sharp = Scharfes Schnapsen
    .about = Schnapsen für starke Spieler: Kein Stich wird noch einmal angesehen, und Austausch, Ansage und Zudrehen kommen nicht zu früh und nicht zu spät.
ruleset-bummerl-mit-40 = Bummerl mit dem Vierziger
    .about = Bummerl, bei dem ein Atoutpaar der Vorhand schon beim allerersten Ausspiel zählt.
ruleset-stake-bummerl = Bummerl um Einsatz
    .about = Bummerl um einen Einsatz, den das letzte Spiel vervielfacht.
ruleset-siebener = Siebener-Schnapsen
    .about = Bummerl mit Siebenern im Blatt und sechs Karten auf der Hand.
ruleset-knock-snapszli = Snapszli mit Klopfen
    .about = Snapszli, bei dem man klopfen darf und damit 66 Augen mit dem kommenden Stich verspricht.
ruleset-santase-2-3 = Santase, misslungenes Zudrehen 2 oder 3
    .about = Santase für Tische, an denen misslungenes Zudrehen nur dann drei kostet, wenn der Gegner noch keinen Stich hatte.
ruleset-sixty-six-bicycle = Sechsundsechzig, amerikanisch
    .about = Sechsundsechzig, bei dem man bis zum Schluss Paare ansagen darf und ein Unentschieden dem nächsten Spiel übertragen wird.
ruleset-snapszli20-loose = Lockeres Snapszli
    .about = Snapszli, bei dem man mit einem Ausspiel zwei Paare ansagen darf.

## The frame of a page

page-aliases = Auch genannt: { $names }.
page-aim = Für zwei Spieler. Ein Spiel gewinnt, wer mit Stichen und Paaren zuerst { $goal } Augen macht, oder wie unten beschrieben; es bringt Punkte, und mit Punkten gewinnt man die Partie.
page-aim-no-marriages = Für zwei Spieler. Ein Spiel gewinnt, wer mit Stichen zuerst { $goal } Augen macht, oder wie unten beschrieben; es bringt Punkte, und mit Punkten gewinnt man die Partie.
page-experimental = So lesen wir diese Regeln; die Quelle lässt manches offen, und sie können sich noch ändern.
page-needs = Was man braucht
page-rules = Die Regeln
page-rules-note = Jede Regel hat eine Nummer, auf die Ablehnungen und Ergebnisse verweisen. „Der Ausspieler“ ist, wer zum nächsten Stich ausspielt; was jemand für ein Spiel „bekommt“ und was es „zählt“, sind Punkte, nicht Augen.
page-examples = Gerechnete Beispiele
page-examples-note = Zwei Spieler, Anna und Béla. Die Zahlen rechnet dasselbe Programm aus, das die Spiele abrechnet.
page-faq = Fragen und Antworten
page-differences = Unterschiede zu „{ $other }“
page-compared = { $one } und { $other }
page-no-differences = Die Spielregeln sind dieselben.
page-difference-option = Regel
page-difference-gained = Regeln nur in „{ $one }“: { $clauses }.
page-difference-changed = Regeln mit anderem Wortlaut: { $clauses }.
page-difference-lost = Regeln nur in „{ $other }“:
page-version = Regelsatz { $id }, Version { $version }, Fingerabdruck { $fingerprint }.

section-cards = Die Karten
section-dealing = Geben
section-tricks = Stiche und Aufnehmen
section-following = Bedienen
section-exchange = Austausch
section-marriages = Paare
section-closing = Zudrehen
section-knocking = Klopfen
section-bidding = Der Schnapser
section-claiming = { $goal } Augen und Ausmelden
section-values = Was ein Spiel zählt
section-played-out = Zu Ende gespielt
section-resigning = Aufgeben
section-table = Am Tisch
section-match = Die Partie

## What you need

needs-20 = Aus einem französischen Blatt nimmt man von jeder Farbe { $ranks }: 20 Karten. Die anderen bleiben in der Schachtel. Ein doppeldeutsches Blatt geht ebenso gut, ohne Neuner, Achter und Siebener; Ober und Unter stehen für Dame und Bube.
needs-20-tell = Aus einem doppeldeutschen Blatt mit 32 Karten nimmt man Neuner, Achter und Siebener heraus; 20 Karten bleiben. Ein französisches Blatt geht ebenso gut, mit Damen statt der Ober und Buben statt der Unter.
needs-24-nines = Aus einem französischen Blatt nimmt man von jeder Farbe { $ranks }: 24 Karten. Die anderen bleiben in der Schachtel. Ein doppeldeutsches Blatt geht ebenso gut, ohne Achter und Siebener; Ober und Unter stehen für Dame und Bube.
needs-24-sevens = Aus einem französischen Blatt nimmt man von jeder Farbe { $ranks }: 24 Karten. Die anderen bleiben in der Schachtel. Ein doppeldeutsches Blatt geht ebenso gut, ohne Neuner und Achter; Ober und Unter stehen für Dame und Bube.
needs-any = Aus einem Kartenspiel nimmt man von jeder Farbe { $ranks }: { $cards } Karten. Die anderen bleiben in der Schachtel.
needs-score-up = Etwas zum Aufschreiben der Punkte, von 0 bis { $target }.
needs-score-down = Etwas zum Hinunterzählen von { $target }: eine Tafel, einen Bummerlbogen oder einen Bummerlzähler.
needs-score-cards = Papier und Bleistift, um die Augen bis { $target } zusammenzuzählen.

## Worked examples: the situation, then the result. Anna and Béla are $anna and $bela. Points are card points counted so far.

example-anna = Anna
example-bela = Béla
example-plain = { $anna } macht { $points } Augen. { $bela } hat { $other } in { $tricks ->
    [one] 1 Stich
   *[other] { $tricks } Stichen
}.
example-schneider = { $anna } macht { $points } Augen. { $bela } hat nur { $other } in { $tricks ->
    [one] 1 Stich
   *[other] { $tricks } Stichen
}.
example-schwarz = { $anna } macht { $points } Augen. { $bela } hat keinen Stich.
example-schwarz-marriage = { $anna } macht { $points } Augen. { $bela } hat keinen Stich, aber ein Paar mit { $other } Augen angesagt.
example-carried = Ein Unentschieden ist vorausgegangen. Jetzt macht { $anna } { $points } Augen, und { $bela } hat { $other } in { $tricks ->
    [one] 1 Stich
   *[other] { $tricks } Stichen
}.
example-close-made = { $anna } dreht zu, solange { $bela } noch ohne Stich ist, und macht { $points } Augen. { $bela } hat bis dahin { $other } in 1 Stich.
example-close-failed = { $anna } hat einen Stich und dreht zu, solange { $bela } noch ohne Stich ist. Alle Karten werden gespielt, und { $anna } bleibt bei { $points } Augen.
example-close-overtaken-no-trick = { $anna } dreht beim allerersten Ausspiel zu und ist noch ohne Stich, als { $bela } { $other } Augen macht.
example-close-failed-later = { $anna } hat einen Stich und dreht zu, als auch { $bela } schon einen hat. Alle Karten werden gespielt, und { $anna } bleibt bei { $points } Augen.
example-close-overtaken = { $anna } dreht zu; { $bela } hatte da schon einen Stich und macht zuerst { $other } Augen.
example-close-unclaimed = { $anna } dreht zu und hat nach der letzten Karte { $points } Augen, hat aber nicht ausgemeldet. Den letzten Stich macht { $bela } und hat damit { $other } Augen in 2 Stichen; einer davon, mit 8 Augen, war schon vor dem Zudrehen gemacht.
example-wrong-claim = { $anna } meldet aus, hat aber nur { $points } Augen in { $tricks ->
    [one] 1 Stich
   *[other] { $tricks } Stichen
}. { $bela } hat einen Stich.
example-wrong-claim-no-trick = { $anna } meldet aus, hat aber nur { $points } Augen in { $tricks ->
    [one] 1 Stich
   *[other] { $tricks } Stichen
}. { $bela } hat noch keinen Stich.
example-wrong-claim-closed = { $anna } hat zugedreht, als { $bela } noch ohne Stich war. Jetzt meldet { $anna } aus, hat aber nur { $points } Augen in { $tricks ->
    [one] 1 Stich
   *[other] { $tricks } Stichen
}; { $bela } hat inzwischen einen Stich.
example-resigned = { $anna } gibt mit { $points } Augen in { $tricks ->
    [one] 1 Stich
   *[other] { $tricks } Stichen
} auf. Zugedreht hat niemand.
example-resigned-closed = { $anna } hat zugedreht, als { $bela } noch ohne Stich war, und gibt mit { $points } Augen in { $tricks ->
    [one] 1 Stich
   *[other] { $tricks } Stichen
} auf.
example-played-out = Alle Karten sind gespielt, und niemand hat zugedreht. In Stichen hat { $anna } { $points } Augen, { $bela } { $other }; den letzten Stich macht { $bela }.
example-played-out-marriage = Alle Karten sind gespielt, und niemand hat zugedreht. In Stichen hat { $anna } { $points } Augen, { $bela } { $other }; { $bela } hat auch ein Paar mit { $extra } Augen angesagt, und den letzten Stich macht { $anna }.
example-tie = Alle Karten sind gespielt, und niemand hat zugedreht. In Stichen hat { $anna } { $points } Augen, { $bela } { $other }; den letzten Stich macht { $bela }.
example-bonus-closed = { $anna } hat zugedreht. Alle Karten sind gespielt; den letzten Stich macht { $anna } und hat ohne Bonus { $points } Augen. { $bela } hat { $other } in { $tricks ->
    [one] 1 Stich
   *[other] { $tricks } Stichen
}, alle nach dem Zudrehen gemacht.
example-sweep = { $anna } macht alle { $tricks } Stiche, nachdem der Talon aufgebraucht ist, und kommt auf { $points } Augen. { $bela } hat { $other } von vorher.
example-sweep-against-closer = { $anna } dreht gleich zu, und { $bela } macht alle { $tricks } Stiche, die folgen.
example-bid-made = { $anna } sagt den Schnapser an und macht { $points } Augen, bevor { $bela } zu einem Stich kommt.
example-bid-lost = { $anna } sagt den Schnapser an; den zweiten Stich macht { $bela }.
example-knock-made = { $anna } klopft und hat nach dem Stich { $points } Augen. { $bela } hat { $other } in { $tricks ->
    [one] 1 Stich
   *[other] { $tricks } Stichen
}.
example-knock-failed = { $anna } klopft und hat nach dem Stich, den { $bela } macht, nur { $points } Augen. { $anna } hat { $tricks ->
    [one] 1 Stich
   *[other] { $tricks } Stiche
}.
# The line below an example: the result in a sentence of settlement.ftl, and the clauses that gave it.
example-result = { $result } ({ $clauses })

## The index of the pages

index-title = Regeln
index-about = Für jeden Regelsatz eine Seite, zusammengestellt aus denselben nummerierten Regeln, nach denen das Programm spielt.
index-history = Die Familie und ihre Geschichte
index-glossary = Wörterbuch
