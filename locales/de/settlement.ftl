### How a deal ended and what it pays. $winner and $loser are names of players; $value are game points; $goal card points.

# One sentence of reason for each way to end; the payment follows in a sentence of its own.
ending-goal = { $winner } hat { $goal } Augen.
ending-wrong-claim = { $loser } hat ausgemeldet, ohne { $goal } Augen zu haben.
ending-played-out = Alle Karten sind gespielt.
ending-resigned = { $loser } hat aufgegeben.
ending-bid-lost = Der Schnapser ist verloren.
ending-knock-failed = Das Klopfen ist misslungen.
# What is added to the reason where somebody had closed.
ending-close-made = Das Zudrehen ist gelungen.
ending-close-failed = Das Zudrehen ist misslungen.

settled-wins = { $value ->
    [one] { $winner } bekommt 1 Punkt.
   *[other] { $winner } bekommt { $value } Punkte.
}
settled-tie = Unentschieden, niemand bekommt etwas.
settled-tie-carried = { $carry ->
    [one] Unentschieden. Wer das nächste Spiel gewinnt, bekommt 1 Punkt mehr.
   *[other] Unentschieden. Wer das nächste Spiel gewinnt, bekommt { $carry } Punkte mehr.
}
