### Cum s-a încheiat o mână și cât plătește.

ending-goal = { $winner } a ajuns la { $goal }.
ending-wrong-claim = { $loser } a anunțat fără să aibă { $goal }.
ending-played-out = S-au jucat toate cărțile.
ending-resigned = { $loser } a abandonat.
ending-bid-lost = Licitarea snapszerului este pierdută.
ending-knock-failed = Bătaia în masă nu a reușit.
ending-close-made = Închiderea a reușit.
ending-close-failed = Închiderea nu a reușit.

settled-wins = { $value ->
    [one] { $winner } primește 1 punct de joc.
    [few] { $winner } primește { $value } puncte de joc.
   *[other] { $winner } primește { $value } de puncte de joc.
}
settled-tie = Mâna este egală și nu primește nimeni nimic.
settled-tie-carried = { $carry ->
    [one] Mâna este egală. Câștigătorul următoarei primește 1 punct de joc în plus.
    [few] Mâna este egală. Câștigătorul următoarei primește { $carry } puncte de joc în plus.
   *[other] Mâna este egală. Câștigătorul următoarei primește { $carry } de puncte de joc în plus.
}
