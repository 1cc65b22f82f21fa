### Elemzés, tanács és megoldott állások a terminálon. A lapok és a játékmódok jelöléssel jönnek ($play, $cards), a számok
### készen leírva ($value, $loss, $error).

## Ítéletek egy lépésről

verdict-best = legjobb
verdict-good = jó
verdict-inaccuracy = pontatlan
verdict-mistake = hiba
verdict-blunder = súlyos hiba

## Hogyan született egy szám

method-open-cards = minden lap ismert: pontos
method-last-card = egy lap van lefordítva: pontos
method-all-worlds = mind a { $worlds } lehetséges leosztás, utána nyílt lapokkal: pontos
method-sampled-worlds = { $count } lehetséges leosztásból { $worlds }: becslés
method-exact-short = pontos
method-estimate-short = ± { $error }

## Egy feljegyzés elemzése

analyse-record = { $number }. feljegyzés: { $players }, { $rules }
analyse-deal = { $number }. osztás
analyse-column-number = Sz.
analyse-column-player = Játékos
analyse-column-action = Lépés
analyse-column-value = Érték
analyse-column-best = Legjobb
analyse-column-loss = Veszteség
analyse-column-verdict = Ítélet
analyse-column-certainty = Biztosság
analyse-known = { $player } tudhatta: { $points } pont { $other } ellen; { $hands ->
    [one] egy kéz lehetséges
   *[other] { $hands } kéz lehetséges
}; nem látott lapok: { $cards }
analyse-holds = Az ellenfélnél biztosan ott volt: { $cards }.
analyse-may-hold = Nála lehetett: { $cards }.
analyse-in-talon = Biztosan a talonban: { $cards }.
analyse-summary = Összegzés
analyse-column-decisions = Döntés
analyse-column-mean = Átlagos veszteség
analyse-column-exact = Pontos
analyse-note = Az értékek és veszteségek játszmapontok, aszerint ítélve, amit ki-ki tudhatott, sohasem a rejtett lapok szerint.
analyse-estimates = { $count } döntésnél az értékek becslések; a két szórásnál kisebb veszteség jónak számít.
analyse-progress = Elemzés
analyse-interrupted = Megszakítva: eddig jutott az elemzés.
analyse-no-decisions = Nem volt miről dönteni.
analyse-side = { $side } oldal

## Tanács

hint-best = { $count ->
    [one] Legjobb: { $plays }
   *[other] Egyformán jó: { $plays }
}
hint-wait = Az ellenfél következik; az osztás neked { $value } játszmapontot ér.
hint-column-play = Játék
hint-column-value = Játszmapont
hint-column-chance = Játszma
hint-column-certainty = Biztosság

## Megoldott állások

solve-value = Értéke { $who } szemével { $value }, legjobb játékkal, minden lapot ismerve.
solve-forehand = a vevő
solve-dealer = az osztó
solve-column-action = Lépés
solve-column-value = Játszmapont
solve-nodes = { $nodes } lépés kipróbálva.
