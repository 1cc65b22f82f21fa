### How a deal ended and what it pays. $winner and $loser are names of players; $value are game points; $goal card points.

# One sentence of reason for each way to end; the payment follows in a sentence of its own.
ending-goal = { $winner } elért { $goal } pontot.
ending-wrong-claim = { $loser } szólt, pedig nem volt meg { $goal } pontja.
ending-played-out = Elfogytak a lapok.
ending-resigned = { $loser } feladta.
ending-bid-lost = A snapszer elveszett.
ending-knock-failed = A kopogás nem sikerült.
# What is added to the reason where somebody had closed.
ending-close-made = A takarás sikerült.
ending-close-failed = A takarás nem sikerült.

settled-wins = { $winner } { $value } játszmapontot kap.
settled-tie = Döntetlen, senki sem kap semmit.
settled-tie-carried = Döntetlen. A következő osztás nyertese { $carry } játszmaponttal többet kap.
