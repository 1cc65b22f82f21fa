### Analyse, Hinweise und gelöste Stellungen am Terminal. Karten und Spielweisen kommen in Notation ($play, $cards),
### Zahlen fertig geschrieben ($value, $loss, $error).

## Urteile über eine Aktion

verdict-best = am besten
verdict-good = gut
verdict-inaccuracy = ungenau
verdict-mistake = Fehler
verdict-blunder = grober Fehler

## Wie eine Zahl gefunden wurde

method-open-cards = alle Karten bekannt: genau
method-last-card = letzte Karte verdeckt: genau
method-all-worlds = alle { $worlds } möglichen Verteilungen, danach offene Karten: genau
method-sampled-worlds = { $worlds } von { $count } möglichen Verteilungen: Schätzung
method-exact-short = genau
method-estimate-short = ± { $error }

## Analyse einer Aufzeichnung

analyse-record = Aufzeichnung { $number }: { $players }, { $rules }
analyse-deal = Spiel { $number }
analyse-column-number = Nr.
analyse-column-player = Spieler
analyse-column-action = Gespielt
analyse-column-value = Wert
analyse-column-best = Am besten
analyse-column-loss = Verlust
analyse-column-verdict = Urteil
analyse-column-certainty = Sicherheit
analyse-known = { $player } konnte wissen: { $points } Augen gegen { $other }; { $hands ->
    [one] ein Blatt ist möglich
   *[other] { $hands } Blätter sind möglich
}; ungesehen { $cards }
analyse-holds = Der Gegner hatte sicher { $cards }.
analyse-may-hold = Er konnte { $cards } haben.
analyse-in-talon = Sicher im Talon: { $cards }.
analyse-summary = Zusammenfassung
analyse-column-decisions = Entscheidungen
analyse-column-mean = Verlust je
analyse-column-exact = Genau
analyse-note = Werte und Verluste sind Punkte, beurteilt nach dem, was jeder wissen konnte, nie nach verdeckten Karten.
analyse-estimates = Bei { $count } Entscheidungen sind die Werte Schätzungen; ein Verlust von weniger als zwei Standardfehlern heißt gut.
analyse-progress = Analyse läuft
analyse-interrupted = Abgebrochen: das war bis dahin analysiert.
analyse-no-decisions = Es gab nichts zu entscheiden.
analyse-side = Seite { $side }

## Hinweise

hint-best = { $count ->
    [one] Am besten: { $plays }
   *[other] Gleich gut: { $plays }
}
hint-wait = Der Gegner ist am Zug; das Spiel ist für dich { $value } Punkte wert.
hint-column-play = Spielweise
hint-column-value = Punkte
hint-column-chance = Bummerl
hint-column-certainty = Sicherheit

## Gelöste Stellungen

solve-value = Für { $who } { $value } wert, bei bestem Spiel und offenen Karten.
solve-forehand = die Vorhand
solve-dealer = den Geber
solve-column-action = Aktion
solve-column-value = Punkte
solve-nodes = { $nodes } Aktionen versucht.
