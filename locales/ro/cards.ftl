### Cărți, culori și ranguri, cu numele din ambele pachete.

rank-french-a = as
    .the = asul
    .acc = asul
    .trump = asul de atu
    .many = ași
rank-french-t = zece
    .the = decarul
    .acc = decarul
    .trump = decarul de atu
    .many = decari
rank-french-k = rege
    .the = regele
    .acc = regele
    .trump = regele de atu
    .many = regi
rank-french-q = damă
    .the = dama
    .acc = dama
    .trump = dama de atu
    .many = dame
rank-french-j = valet
    .the = valetul
    .acc = valetul
    .trump = valetul de atu
    .many = valeți
rank-french-9 = nouă
    .the = nouarul
    .acc = nouarul
    .trump = nouarul de atu
    .many = nouari
rank-french-8 = opt
    .the = optarul
    .acc = optarul
    .trump = optarul de atu
    .many = optari
rank-french-7 = șapte
    .the = șeptarul
    .acc = șeptarul
    .trump = șeptarul de atu
    .many = șeptari

rank-tell-a = as
    .the = asul
    .acc = asul
    .trump = asul de atu
    .many = ași
rank-tell-t = zece
    .the = decarul
    .acc = decarul
    .trump = decarul de atu
    .many = decari
rank-tell-k = rege
    .the = regele
    .acc = regele
    .trump = regele de atu
    .many = regi
rank-tell-q = Ober
    .the = Oberul
    .acc = Oberul
    .trump = Oberul de atu
    .many = Oberi
rank-tell-j = Unter
    .the = Unterul
    .acc = Unterul
    .trump = Unterul de atu
    .many = Unteri
rank-tell-9 = nouă
    .the = nouarul
    .acc = nouarul
    .trump = nouarul de atu
    .many = nouari
rank-tell-8 = opt
    .the = optarul
    .acc = optarul
    .trump = optarul de atu
    .many = optari
rank-tell-7 = șapte
    .the = șeptarul
    .acc = șeptarul
    .trump = șeptarul de atu
    .many = șeptari

suit-french-s = pică
suit-french-h = cupă
suit-french-d = caro
suit-french-c = treflă

suit-tell-s = verde
suit-tell-h = roșu
suit-tell-d = dobă
suit-tell-c = ghindă

card-french = { $rank } de { $suit }
card-tell = { $rank } de { $suit }

naming-french = Cărți franțuzești
naming-tell = Cărți Tell

list-more = { $first }, { $rest }
list-last = { $first } și { $rest }
rank-worth = { $rank } { $points }
batch-cards = { $cards ->
    [one] câte o carte
    [few] câte { $cards } cărți
   *[other] câte { $cards } de cărți
}
batch-turn-up = cartea întoarsă
