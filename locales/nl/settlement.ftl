### Hoe een gift eindigde en wat ze betaalt.

ending-goal = { $winner } heeft { $goal } gehaald.
ending-wrong-claim = { $loser } claimde zonder { $goal } te hebben.
ending-played-out = Alle kaarten zijn gespeeld.
ending-resigned = { $loser } heeft opgegeven.
ending-bid-lost = Het snapszerbod is verloren.
ending-knock-failed = Het kloppen is mislukt.
ending-close-made = Het sluiten is geslaagd.
ending-close-failed = Het sluiten is mislukt.

settled-wins = { $value ->
    [one] { $winner } krijgt 1 spelpunt.
   *[other] { $winner } krijgt { $value } spelpunten.
}
settled-tie = De gift is gelijk en niemand krijgt iets.
settled-tie-carried = { $carry ->
    [one] De gift is gelijk. De winnaar van de volgende krijgt 1 spelpunt extra.
   *[other] De gift is gelijk. De winnaar van de volgende krijgt { $carry } spelpunten extra.
}
