### Das Spiel im Terminal: was am Tisch gesagt wird, die Bildschirme und die Wörter, die man eintippen kann.

## Die Spieler

opponent-random = Zufall
    .about = irgendeine erlaubte Karte, alle gleich wahrscheinlich
opponent-greedy = Pista
    .about = spielt nach Faustregeln
opponent-pimc = Probierer
    .about = probiert seine Züge in gedachten Spielen aus
opponent-kati = Kati
    .about = zählt, merkt sich alles und rechnet
opponent-level = { $name } { $level }
table-you = Du

## Was geschehen ist

say-coin = Eine Münze wird geworfen.
say-cut = { $who ->
    [me] Du hebst ab: { $card }.
   *[other] { $name } hebt ab: { $card }.
}
say-drawn = { $who ->
    [me] Du ziehst um den ersten Geber: { $card }.
   *[other] { $name } zieht um den ersten Geber: { $card }.
}
say-equal-ranks = Gleich hoch: noch einmal.
say-first-dealer = { $who ->
    [me] Du gibst zuerst.
   *[other] { $name } gibt zuerst.
}
say-match-began = Partie { $number } der Serie.
say-deal-began = { $who ->
    [me] Spiel { $number }. Du gibst.
   *[other] Spiel { $number }. { $name } gibt.
}
say-carried = { $carry ->
    [one] Wer dieses Spiel gewinnt, bekommt 1 übertragenen Punkt dazu.
   *[other] Wer dieses Spiel gewinnt, bekommt { $carry } übertragene Punkte dazu.
}
say-turned-up = Aufgedeckt: { $card }.
say-led = { $who ->
    [me] Du spielst aus: { $card }.
   *[other] { $name } spielt aus: { $card }.
}
say-followed = { $who ->
    [me] Du gibst zu: { $card }.
   *[other] { $name } gibt zu: { $card }.
}
say-trick = { $who ->
    [me] Der Stich gehört dir.
   *[other] Der Stich geht an { $name }.
}
say-trick-counted = { $who ->
    [me] Der Stich gehört dir: { $points }.
   *[other] Der Stich geht an { $name }: { $points }.
}
say-declared = { $who ->
    [me] Du sagst { $points } an: { $suit }.
   *[other] { $name } sagt { $points } an: { $suit }.
}
say-announced = { $who ->
    [me] Du meldest { $points }: { $suit }. Jetzt eine der beiden ausspielen oder vorher zudrehen.
   *[other] { $name } meldet { $points }: { $suit }.
}
say-pending = { $who ->
    [me] Sie zählen mit deinem ersten Stich.
   *[other] Sie zählen mit dem ersten Stich von { $name }.
}
say-marriage-counted = { $who ->
    [me] Deine { $points } zählen ab jetzt.
   *[other] Die { $points } von { $name } zählen ab jetzt.
}
say-drew = { $who ->
    [me] Du nimmst auf: { $card }.
   *[other] { $name } nimmt auf: { $card }.
}
say-drew-upcard = { $who ->
    [me] Du nimmst die Atoutkarte auf: { $card }.
   *[other] { $name } nimmt die Atoutkarte auf: { $card }.
}
say-exchanged = { $who ->
    [me] Du tauschst aus: { $given } gegen { $taken }.
   *[other] { $name } tauscht aus: { $given } gegen { $taken }.
}
say-closed = { $who ->
    [me] Du drehst zu.
   *[other] { $name } dreht zu.
}
say-bid = { $who ->
    [me] Du sagst Schnapser an.
   *[other] { $name } sagt Schnapser an.
}
say-knocked = { $who ->
    [me] Du klopfst.
   *[other] { $name } klopft.
}
say-claimed = { $who ->
    [me] Du meldest aus: { $call }
   *[other] { $name } meldet aus: { $call }
}
say-resigned = { $who ->
    [me] Du gibst das Spiel auf.
   *[other] { $name } gibt das Spiel auf.
}
say-hand-shown = { $name } zeigt: { $cards }.
say-match-resigned = { $who ->
    [me] Du gibst die Partie auf.
   *[other] { $name } gibt die Partie auf.
}
say-refused = { $reason } ({ $clause })

claim-call = { $goal }!
claim-call-mszsz = Elég!
claim-call-snapszer24 = Genug!

## Der Tisch

table-talon = Talon: { $cards } Karten, aufgedeckt { $upcard }.
table-exhausted = Der Talon ist aufgebraucht. Atout: { $trump }.
table-closed = { $who ->
    [me] Du hast zugedreht. Atout: { $trump }.
   *[other] { $name } hat zugedreht. Atout: { $trump }.
}
table-knocked = { $who ->
    [me] Du hast geklopft. Atout: { $trump }.
   *[other] { $name } hat geklopft. Atout: { $trump }.
}
table-bid = { $who ->
    [me] Du hast Schnapser angesagt.
   *[other] { $name } hat Schnapser angesagt.
}
table-frozen = { $who ->
    [me] Du hattest da { $points } in { $tricks ->
        [one] 1 Stich
       *[other] { $tricks } Stichen
    }.
   *[other] { $name } hatte da { $points } in { $tricks ->
        [one] 1 Stich
       *[other] { $tricks } Stichen
    }.
}
table-tricks = { $who ->
    [me] Du: { $tricks ->
        [one] 1 Stich
       *[other] { $tricks } Stiche
    }.
   *[other] { $name }: { $tricks ->
        [one] 1 Stich
       *[other] { $tricks } Stiche
    }.
}
table-standing = { $who ->
    [me] Du: { $tricks ->
        [one] 1 Stich
       *[other] { $tricks } Stiche
    }, { $points } Augen.
   *[other] { $name }: { $tricks ->
        [one] 1 Stich
       *[other] { $tricks } Stiche
    }, { $points } Augen.
}
table-badge = { $points } { $suit }
table-badge-pending = { $points } { $suit }, zählt noch nicht

## Stand und Ergebnis

score-you = du
score-down = Noch zu machen: { $me } { $mine }, { $name } { $theirs }.
score-up = Punkte: { $me } { $mine }, { $name } { $theirs }, bis { $target }.
score-cards = Augen: { $me } { $mine }, { $name } { $theirs }, bis { $target }.
score-series = { $kind }: { $me } { $mine }, { $name } { $theirs }.
series-single = Eine Partie
series-best-of = Mehrheit aus { $length } Partien
series-first-to = Bis { $length } gewonnene Partien
series-rubber = Durchgang zu { $length } Partien
tally-matches = Heute Abend gewonnen: du { $mine }, { $name } { $theirs }.
tally-marks = Bummerl: du { $mine }, { $name } { $theirs }.

ended-goal = { $who ->
    [me] Du hast { $goal } Augen.
   *[other] { $name } hat { $goal } Augen.
}
ended-wrong-claim = { $who ->
    [me] Du hast falsch ausgemeldet, ohne { $goal } Augen.
   *[other] { $name } hat falsch ausgemeldet, ohne { $goal } Augen.
}
ended-played-out = Alle Karten sind gespielt.
ended-resigned = { $who ->
    [me] Du hast das Spiel aufgegeben.
   *[other] { $name } hat das Spiel aufgegeben.
}
ended-bid-lost = Der Schnapser ist verloren.
ended-knock-failed = Das Klopfen ist misslungen.
paid-wins = { $who ->
    [me] { $value ->
        [one] Du bekommst 1 Punkt.
       *[other] Du bekommst { $value } Punkte.
    }
   *[other] { $value ->
        [one] { $name } bekommt 1 Punkt.
       *[other] { $name } bekommt { $value } Punkte.
    }
}
sheet-counted = { $who ->
    [me] Du: { $points } Augen, { $tricks ->
        [one] 1 Stich
       *[other] { $tricks } Stiche
    }{ $marriages ->
        [0] { "" }
       *[other] , Ansagen { $marriages }
    }{ $pending ->
        [0] { "" }
       *[other] , { $pending } nie gezählt
    }.
   *[other] { $name }: { $points } Augen, { $tricks ->
        [one] 1 Stich
       *[other] { $tricks } Stiche
    }{ $marriages ->
        [0] { "" }
       *[other] , Ansagen { $marriages }
    }{ $pending ->
        [0] { "" }
       *[other] , { $pending } nie gezählt
    }.
}
sheet-deal = Spiel { $number } ist aus
sheet-clauses = Die Regeln dahinter
sheet-match = Die Partie ist aus
sheet-series = Die Serie ist aus
sheet-next-deal = Nächstes Spiel
sheet-next-match = Nächste Partie
sheet-again = Revanche
sheet-other = Andere Regeln
sheet-leave = Aufhören

match-won = { $who ->
    [me] Du hast die Partie gewonnen, { $gained } zu { $lost }.
   *[other] { $name } hat die Partie gewonnen, { $gained } zu { $lost }.
}
match-marks = { $who ->
    [me] Du hast { $marks } Bummerl.
   *[other] { $name } hat { $marks } Bummerl.
}
match-whitewash = { $who ->
    [me] Du bist ohne Punkt geblieben: Schneider.
   *[other] { $name } ist ohne Punkt geblieben: Schneider.
}
match-retour = { $who ->
    [me] Du hast zu null geführt, einer hat gefehlt, und noch verloren.
   *[other] { $name } hat zu null geführt, einer hat gefehlt, und noch verloren.
}
match-stake = Der Einsatz zählt { $factor }-fach.
series-won = { $who ->
    [me] Du hast die Serie gewonnen, { $most } Partien zu { $least }.
   *[other] { $name } hat die Serie gewonnen, { $most } Partien zu { $least }.
}
series-drawn = Der Durchgang ist unentschieden, { $won } zu { $won } Partien.

record-saved = Die Aufzeichnung liegt in { $path }
record-unfinished = Die Partie ist nicht aus; die Aufzeichnung bis hierher liegt in { $path }

## Fragen

ask-marry = { $points } damit ansagen? Antwort: { $yes } oder { $no }.
ask-resign-deal = { $value ->
    [one] Dieses Spiel aufgeben? { $name } bekommt 1 Punkt. Antwort: { $yes } oder { $no }.
   *[other] Dieses Spiel aufgeben? { $name } bekommt { $value } Punkte. Antwort: { $yes } oder { $no }.
}
ask-resign-match = Die ganze Partie aufgeben? { $name } gewinnt sie. Antwort: { $yes } oder { $no }.
ask-again = Noch eine Partie? Antwort: { $yes } oder { $no }.

## Zeile für Zeile

plain-welcome = Bummerl. { $rules }, gegen { $name }. Befehle: { $help }. Aufhören: { $quit }.
plain-lead = Du spielst aus.
plain-answer = Du gibst zu.
plain-led = Ausgespielt: { $card }.
plain-hand = Deine Hand: { $cards }.
plain-hand-card = { $number } { $card }
plain-marriage = Mit { $cards } kannst du { $points } ansagen: ein + hinter die Nummer.
plain-possible = Jetzt möglich: { $words }.
plain-before-other = Bevor { $name } weiterspielt: { $words }? Eine leere Zeile lässt weiterspielen.
plain-what = Nicht verstanden: { $text }. Befehle: { $help }.
plain-which-card = Welche Karte? Mit der Nummer in der Hand, dem Kürzel (KH) oder dem Namen.
plain-which-suit = Welche Farbe?
plain-not-held = Das hast du nicht in der Hand: { $card }.
plain-no-question = Jetzt ist nichts zu beantworten.
plain-no-deal = Gerade läuft kein Spiel.
plain-no-trick = Es gibt noch keinen Stich.
plain-no-trick-of-yours = Du hast noch keinen Stich.
plain-trick = { $who ->
    [me] Du hast ausgespielt: { $led }; { $name } hat zugegeben: { $reply }. Der Stich ging an { $winner ->
        [me] dich
       *[other] { $name }
    }.
   *[other] { $name } hat ausgespielt: { $led }; du hast zugegeben: { $reply }. Der Stich ging an { $winner ->
        [me] dich
       *[other] { $name }
    }.
}
plain-not-counted = Der Tisch zählt nicht mit; zähl selbst.
plain-declared = { $who ->
    [me] Du hast angesagt: { $marriages }.
   *[other] { $name } hat angesagt: { $marriages }.
}
plain-no-clause = Diese Regeln haben kein { $text }. Die ganze Seite: { $rules }.
plain-help-title = Befehle (die englischen gelten immer):
plain-help-card = Eine Nummer, ein Kürzel (KH, 10S) oder ein Name spielt diese Karte. Ein + dahinter sagt das Paar an, ein - spielt ohne Ansage.

help-play = eine Karte spielen
help-marry = eine Karte ausspielen und das Paar ansagen
help-announce = ein Paar vor dem Ausspielen melden
help-exchange = das niedrigste Atout gegen die Atoutkarte austauschen
help-close = zudrehen
help-claim = ausmelden, dass es reicht
help-bid = Schnapser ansagen
help-knock = klopfen: mit dem nächsten Stich reicht es
help-resign = das Spiel aufgeben
help-resign-match = die Partie aufgeben
help-hand = deine Karten
help-trump = Atout, Atoutkarte und Talon
help-last = der letzte Stich, soweit die Regeln es erlauben
help-points = Augen und Stiche
help-score = der Stand von Partie, Serie und Abend
help-table = alles, was auf dem Tisch liegt
help-hint = ein Tipp: was zu spielen ist und was es wert ist
help-rules = die Regeln oder eine davon: { $example }
help-help = diese Liste
help-quit = aufhören; die Partie bleibt aufgezeichnet

word-play = spiel, spielen
word-marry = ansagen, paar
word-announce = melden
word-exchange = tauschen, tausch
word-close = zudrehen, zu
word-claim = ausmelden, genug, 66
word-bid = schnapser
word-knock = klopfen
word-resign = aufgeben
word-resign-match = partie aufgeben, aufgeben partie
word-hand = blatt, karten
word-trump = atout, talon
word-last = letzter, letzter stich
word-points = augen
word-score = stand
word-table = tisch
word-hint = tipp
word-rules = regeln, regel
word-help = hilfe
word-quit = ende, aufhören
word-yes = ja, j
word-no = nein

## Tipps

advice-thinking = Ein Tipp wird überlegt …
advice-exact = Tipp: { $play }. Wert: { $worth } Punkte.
advice-estimate = Tipp: { $play }. Wert: etwa { $worth } Punkte, auf { $error } genau.
advice-none = Jetzt gibt es nichts zu raten.
advice-lead = { $card } ausspielen
advice-marry = { $points } ansagen und { $card } ausspielen
advice-follow = { $card } zugeben
advice-announce = { $suit } melden
advice-exchange = austauschen
advice-close = zudrehen
advice-claim = ausmelden
advice-bid = Schnapser ansagen
advice-knock = klopfen
advice-wait = nichts sagen

## Die Ecken der Karten

index-french-a = A
index-french-t = 10
index-french-k = K
index-french-q = D
index-french-j = B
index-french-9 = 9
index-french-8 = 8
index-french-7 = 7
index-tell-a = A
index-tell-t = X
index-tell-k = K
index-tell-q = O
index-tell-j = U
index-tell-9 = IX
index-tell-8 = VIII
index-tell-7 = VII

## Tasten und Knöpfe

key-play = Spielen
key-exchange = Tausch
key-close = Zudrehen
key-marriage = Paar
key-announce = Melden
key-claim = Ausmelden
key-bid = Schnapser
key-knock = Klopfen
key-go-on = Weiter
key-last = Letzter Stich
key-hint = Tipp
key-help = Hilfe
key-rules = Regeln
key-resign = Aufgeben
key-leave = Ende
key-close-page = Zurück

screen-deal = Spiel { $number }
screen-dealer = { $who ->
    [me] du gibst
   *[other] { $name } gibt
}
screen-your-lead = Du spielst aus
screen-your-answer = Du bist dran
screen-thinking = { $name } überlegt
screen-speak = Sagst du etwas?
screen-talon = Talon { $cards }
screen-trump = Atout { $suit }
screen-closed = { $who ->
    [me] du hast zugedreht
   *[other] { $name } hat zugedreht
}
screen-closed-at = bei { $points } · { $tricks ->
    [one] 1 Stich
   *[other] { $tricks } Stiche
}
screen-bid = { $who ->
    [me] dein Schnapser
   *[other] Schnapser von { $name }
}
screen-knocked = { $who ->
    [me] du hast geklopft
   *[other] { $name } hat geklopft
}
screen-exhausted = aufgebraucht
screen-tricks = { $tricks ->
    [one] 1 Stich
   *[other] { $tricks } Stiche
}
screen-points = { $points ->
    [one] 1 Auge
   *[other] { $points } Augen
}
screen-uncounted = ungezählt
screen-pending = noch nicht
screen-score = Der Stand
screen-evening = Der Abend
screen-won-matches = { $won } gewonnen
screen-points-both = Die Augen von beiden werden laut gezählt.
screen-points-own = Nur deine eigenen Augen werden laut gezählt.
screen-points-none = Niemandes Augen werden laut gezählt: zähl selbst.
screen-too-small = Das Fenster ist zu klein
screen-too-small-how = Es braucht { $width } × { $height } und hat { $wide } × { $high }. Mach es größer, oder spiel mit P Zeile für Zeile weiter.
screen-plain-small = Das Terminal ist kleiner als { $width } × { $height }; darum wird Zeile für Zeile gespielt.
screen-plain-dumb = Dieses Terminal kann keinen ganzen Bildschirm; darum wird Zeile für Zeile gespielt.
screen-last-trick = Der letzte Stich
screen-own-tricks = Deine Stiche
screen-deals = Die Spiele
screen-resign-deal = { $value ->
    [one] Gibst du dieses Spiel auf, bekommt { $name } 1 Punkt.
   *[other] Gibst du dieses Spiel auf, bekommt { $name } { $value } Punkte.
}
screen-resign-match = Gibst du die Partie auf, ist alles verloren.
screen-give-deal = Spiel aufgeben
screen-give-match = Partie aufgeben
screen-play-on = Weiterspielen
screen-leave = Die Partie ist nicht aus. Sie bleibt als unfertige Aufzeichnung liegen.
screen-help = Hilfe
screen-help-keys = Tasten
screen-help-now = Was du jetzt darfst
screen-help-possible = jetzt möglich
screen-help-choose = eine Karte wählen; dieselbe Taste noch einmal spielt sie
screen-help-arrows = eine Karte wählen
screen-help-mouse = Ein Klick wählt eine Karte, ein zweiter spielt sie.

## Vor dem Spiel

setup-title = Was spielen wir?
setup-language = Sprache
setup-cards = Karten
setup-opponent = Gegner
setup-series = Serie
setup-points = Augen
setup-tempo = Tempo
setup-begin = Beginnen
setup-house = Hausregeln
setup-series-of-rules = { $series } (Regel)
setup-points-both = beide gezählt
setup-points-own = nur meine gezählt
setup-points-none = ich zähle selbst
setup-tempo-slow = gemütlich
setup-tempo-normal = normal
setup-tempo-quick = flott
setup-tempo-instant = sofort
setup-room = Stube
setup-room-night = am Abend
setup-room-day = am Tag
setup-pack = { $cards } Karten, { $hand } in der Hand.
setup-match-up = Bis { $target } Punkte.
setup-match-down = Von { $target } herunter auf null.
setup-keys = ↑↓ Regeln · Tab weiter · ←→ ändern · Enter los · F1 Regelblatt · Q Ende
setup-house-fault = Eine Datei mit Hausregeln wurde ausgelassen: { $reason }

## Aufzeichnungen und Regeln auf der Befehlszeile

replay-between = { $first } und { $second }
replay-record = Aufzeichnung { $number }
replay-hand = { $name } hat: { $cards }.
replay-talon = Der Talon: { $cards }.
replay-open = Es ist noch nicht aus.
replay-legal = { $deals ->
    [one] 1 Spiel: Jeder Zug ist erlaubt, und jedes Ergebnis stimmt nach den Regeln.
   *[other] { $deals } Spiele: Jeder Zug ist erlaubt, und jedes Ergebnis stimmt nach den Regeln.
}
replay-keys = Enter: der nächste Zug. { $deal }: das nächste Spiel. { $end }: bis zum Schluss. { $quit }: aufhören.
word-replay-deal = spiel, d
word-replay-end = schluss, e
rules-list-name = Name
rules-list-title = Spiel
rules-list-cards = Karten
rules-list-hand = Hand
rules-list-match = Partie
rules-sound = { $file }: { $title } ({ $id }). Diese Regeln sind in Ordnung.
rules-near = Nächste Vorlage: { $title } ({ $id }).
