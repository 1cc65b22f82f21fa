### Analyse, hints en opgeloste stellingen in de terminal. Kaarten en speelwijzen komen in notatie ($play, $cards),
### getallen kant en klaar ($value, $loss, $error).

## Oordelen over een actie

verdict-best = best
verdict-good = goed
verdict-inaccuracy = onnauwkeurig
verdict-mistake = fout
verdict-blunder = grove fout

## Hoe een getal is gevonden

method-open-cards = alle kaarten bekend: exact
method-last-card = laatste kaart gedekt: exact
method-all-worlds = alle { $worlds } mogelijke verdelingen, daarna open kaarten: exact
method-sampled-worlds = { $worlds } van { $count } mogelijke verdelingen: schatting
method-exact-short = exact
method-estimate-short = ± { $error }

## Analyse van een verslag

analyse-record = Verslag { $number }: { $players }, { $rules }
analyse-deal = Gift { $number }
analyse-column-number = Nr.
analyse-column-player = Speler
analyse-column-action = Gespeeld
analyse-column-value = Waarde
analyse-column-best = Best
analyse-column-loss = Verlies
analyse-column-verdict = Oordeel
analyse-column-certainty = Zekerheid
analyse-known = { $player } kon weten: { $points } punten tegen { $other }; { $hands ->
    [one] één hand is mogelijk
   *[other] { $hands } handen zijn mogelijk
}; ongezien { $cards }
analyse-holds = De tegenstander had zeker { $cards }.
analyse-may-hold = Hij kon { $cards } hebben.
analyse-in-talon = Zeker in de talon: { $cards }.
analyse-summary = Samenvatting
analyse-column-decisions = Beslissingen
analyse-column-mean = Verlies per keer
analyse-column-exact = Exact
analyse-note = Waarden en verliezen zijn spelpunten, beoordeeld naar wat ieder kon weten, nooit naar gedekte kaarten.
analyse-estimates = Bij { $count } beslissingen zijn de waarden schattingen; een verlies van minder dan twee standaardfouten heet goed.
analyse-progress = Analyseren
analyse-interrupted = Afgebroken: dit was tot dan geanalyseerd.
analyse-no-decisions = Er viel niets te beslissen.
analyse-side = Kant { $side }

## Hints

hint-best = { $count ->
    [one] Best: { $plays }
   *[other] Even goed: { $plays }
}
hint-wait = De tegenstander is aan zet; de gift is voor jou { $value } spelpunten waard.
hint-column-play = Speelwijze
hint-column-value = Spelpunten
hint-column-chance = Partij
hint-column-certainty = Zekerheid

## Opgeloste stellingen

solve-value = Voor { $who } { $value } waard, met het beste spel en alle kaarten bekend.
solve-forehand = de voorhand
solve-dealer = de deler
solve-column-action = Actie
solve-column-value = Spelpunten
solve-nodes = { $nodes } acties geprobeerd.
