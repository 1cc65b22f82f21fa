### Analysis, hints and solved positions at the terminal. Cards and plays come in notation ($play, $cards), numbers ready
### written ($value, $loss, $error).

## Verdicts on an action

verdict-best = best
verdict-good = good
verdict-inaccuracy = inaccuracy
verdict-mistake = mistake
verdict-blunder = blunder

## How a figure was found

method-open-cards = all cards known: exact
method-last-card = last card face down: exact
method-all-worlds = all { $worlds } deals that fit, open cards afterwards: exact
method-sampled-worlds = { $worlds } of { $count } deals that fit: estimate
method-exact-short = exact
method-estimate-short = ± { $error }

## Analysis of a record

analyse-record = Record { $number }: { $players }, { $rules }
analyse-deal = Deal { $number }
analyse-column-number = No.
analyse-column-player = Player
analyse-column-action = Played
analyse-column-value = Worth
analyse-column-best = Best
analyse-column-loss = Loss
analyse-column-verdict = Verdict
analyse-column-certainty = Certainty
analyse-known = { $player } could know: { $points } points against { $other }; { $hands ->
    [one] one hand fits
   *[other] { $hands } hands fit
}; unseen { $cards }
analyse-holds = The opponent surely held { $cards }.
analyse-may-hold = He may have held { $cards }.
analyse-in-talon = Certainly in the talon: { $cards }.
analyse-summary = Summary
analyse-column-decisions = Decisions
analyse-column-mean = Loss each
analyse-column-exact = Exact
analyse-note = Worths and losses are game points, judged by what each player could know, never by hidden cards.
analyse-estimates = Of { $count } decisions the worths are estimates; a loss of less than two standard errors is called good.
analyse-progress = Analysing
analyse-interrupted = Interrupted: this is what had been analysed.
analyse-no-decisions = There was nothing to decide.
analyse-side = Side { $side }

## Hints

hint-best = { $count ->
    [one] Best: { $plays }
   *[other] Equally good: { $plays }
}
hint-wait = The opponent is to move; the deal is worth { $value } game points to you.
hint-column-play = Play
hint-column-value = Game points
hint-column-chance = Match
hint-column-certainty = Certainty

## Solved positions

solve-value = Worth { $value } to { $who } with best play and all cards known.
solve-forehand = forehand
solve-dealer = the dealer
solve-column-action = Action
solve-column-value = Game points
solve-nodes = { $nodes } actions tried.
