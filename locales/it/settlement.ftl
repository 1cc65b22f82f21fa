### Come è finita una mano e quanto paga.

ending-goal = { $winner } è arrivato a { $goal }.
ending-wrong-claim = { $loser } ha dichiarato senza avere { $goal }.
ending-played-out = Tutte le carte sono giocate.
ending-resigned = { $loser } ha abbandonato.
ending-bid-lost = La chiamata dello Snapszer è persa.
ending-knock-failed = La bussata è fallita.
ending-close-made = La chiusura è riuscita.
ending-close-failed = La chiusura è fallita.

settled-wins = { $value ->
    [one] { $winner } segna 1 punto partita.
   *[other] { $winner } segna { $value } punti partita.
}
settled-tie = La mano è pari e nessuno segna.
settled-tie-carried = { $carry ->
    [one] La mano è pari. Chi vince la prossima segna 1 punto partita in più.
   *[other] La mano è pari. Chi vince la prossima segna { $carry } punti partita in più.
}
