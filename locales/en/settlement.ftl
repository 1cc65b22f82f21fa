### How a deal ended and what it pays. $winner and $loser are names of players; $value are game points; $goal card points.

# One sentence of reason for each way to end; the payment follows in a sentence of its own.
ending-goal = { $winner } has made { $goal }.
ending-wrong-claim = { $loser } claimed without having { $goal }.
ending-played-out = All cards are played.
ending-resigned = { $loser } resigned.
ending-bid-lost = The Snapszer bid is lost.
ending-knock-failed = The knock has failed.
# What is added to the reason where somebody had closed.
ending-close-made = The close has succeeded.
ending-close-failed = The close has failed.

settled-wins = { $value ->
    [one] { $winner } scores 1 game point.
   *[other] { $winner } scores { $value } game points.
}
settled-tie = The deal is level and nobody scores.
settled-tie-carried = { $carry ->
    [one] The deal is level. The winner of the next one scores 1 game point more.
   *[other] The deal is level. The winner of the next one scores { $carry } game points more.
}
