### Analiză, sfaturi și poziții rezolvate în terminal. Cărțile și jocurile vin în notație ($play, $cards), numerele gata
### scrise ($value, $loss, $error).

## Verdicte despre o acțiune

verdict-best = cea mai bună
verdict-good = bună
verdict-inaccuracy = imprecisă
verdict-mistake = greșeală
verdict-blunder = greșeală gravă

## Cum a fost găsită o cifră

method-open-cards = toate cărțile cunoscute: exact
method-last-card = ultima carte cu fața în jos: exact
method-all-worlds = toate cele { $worlds } împărțiri posibile, apoi cu cărțile pe față: exact
method-sampled-worlds = { $worlds } din { $count } împărțiri posibile: estimare
method-exact-short = exact
method-estimate-short = ± { $error }

## Analiza unei înregistrări

analyse-record = Înregistrarea { $number }: { $players }, { $rules }
analyse-deal = Mâna { $number }
analyse-column-number = Nr.
analyse-column-player = Jucător
analyse-column-action = Jucat
analyse-column-value = Valoare
analyse-column-best = Cel mai bine
analyse-column-loss = Pierdere
analyse-column-verdict = Verdict
analyse-column-certainty = Certitudine
analyse-known = { $player } putea ști: { $points } puncte contra { $other }; { $hands ->
    [one] o singură mână posibilă
    [few] { $hands } mâini posibile
   *[other] { $hands } de mâini posibile
}; nevăzute { $cards }
analyse-holds = Adversarul avea sigur { $cards }.
analyse-may-hold = Putea avea { $cards }.
analyse-in-talon = Sigur în talon: { $cards }.
analyse-summary = Rezumat
analyse-column-decisions = Decizii
analyse-column-mean = Pierdere medie
analyse-column-exact = Exacte
analyse-note = Valorile și pierderile sunt puncte de joc, judecate după ce putea ști fiecare, niciodată după cărțile ascunse.
analyse-estimates = La { $count } decizii valorile sunt estimări; o pierdere sub două erori standard se numește bună.
analyse-progress = Se analizează
analyse-interrupted = Întrerupt: atât fusese analizat.
analyse-no-decisions = Nu a fost nimic de hotărât.
analyse-side = Partea { $side }

## Sfaturi

hint-best = { $count ->
    [one] Cel mai bine: { $plays }
   *[other] La fel de bune: { $plays }
}
hint-wait = Adversarul este la rând; mâna valorează pentru tine { $value } puncte de joc.
hint-column-play = Joc
hint-column-value = Puncte de joc
hint-column-chance = Meci
hint-column-certainty = Certitudine

## Poziții rezolvate

solve-value = Pentru { $who } valorează { $value }, cu cel mai bun joc și toate cărțile cunoscute.
solve-forehand = primul la mână
solve-dealer = cel care împarte
solve-column-action = Acțiune
solve-column-value = Puncte de joc
solve-nodes = { $nodes } acțiuni încercate.
