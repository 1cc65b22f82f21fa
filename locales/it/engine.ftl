### Analisi, consigli e posizioni risolte al terminale. Le carte e le giocate arrivano in notazione ($play, $cards), i
### numeri già scritti ($value, $loss, $error).

## Giudizi su un'azione

verdict-best = migliore
verdict-good = buona
verdict-inaccuracy = imprecisa
verdict-mistake = errore
verdict-blunder = errore grave

## Come è stata trovata una cifra

method-open-cards = tutte le carte note: esatto
method-last-card = ultima carta coperta: esatto
method-all-worlds = tutte le { $worlds } distribuzioni possibili, poi a carte scoperte: esatto
method-sampled-worlds = { $worlds } di { $count } distribuzioni possibili: stima
method-exact-short = esatto
method-estimate-short = ± { $error }

## Analisi di una registrazione

analyse-record = Registrazione { $number }: { $players }, { $rules }
analyse-deal = Mano { $number }
analyse-column-number = N.
analyse-column-player = Giocatore
analyse-column-action = Giocata
analyse-column-value = Valore
analyse-column-best = Migliore
analyse-column-loss = Perdita
analyse-column-verdict = Giudizio
analyse-column-certainty = Certezza
analyse-known = { $player } poteva sapere: { $points } punti contro { $other }; { $hands ->
    [one] una sola mano possibile
   *[other] { $hands } mani possibili
}; non viste { $cards }
analyse-holds = L'avversario aveva di sicuro { $cards }.
analyse-may-hold = Poteva avere { $cards }.
analyse-in-talon = Di sicuro nel tallone: { $cards }.
analyse-summary = Riepilogo
analyse-column-decisions = Decisioni
analyse-column-mean = Perdita media
analyse-column-exact = Esatte
analyse-note = Valori e perdite sono punti partita, giudicati da ciò che ciascuno poteva sapere, mai dalle carte coperte.
analyse-estimates = In { $count } decisioni i valori sono stime; una perdita sotto i due errori standard è detta buona.
analyse-progress = Analisi in corso
analyse-interrupted = Interrotto: ecco quanto era stato analizzato.
analyse-no-decisions = Non c'era nulla da decidere.
analyse-side = Parte { $side }

## Consigli

hint-best = { $count ->
    [one] Migliore: { $plays }
   *[other] Ugualmente buone: { $plays }
}
hint-wait = Tocca all'avversario; la mano vale per te { $value } punti partita.
hint-column-play = Giocata
hint-column-value = Punti partita
hint-column-chance = Partita
hint-column-certainty = Certezza

## Posizioni risolte

solve-value = Per { $who } vale { $value }, col gioco migliore e tutte le carte note.
solve-forehand = chi è primo di mano
solve-dealer = il mazziere
solve-column-action = Azione
solve-column-value = Punti partita
solve-nodes = { $nodes } azioni provate.
