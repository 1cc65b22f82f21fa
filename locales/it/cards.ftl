### Carte, semi e ranghi, nei nomi di tutti e due i mazzi.

rank-french-a = asso
    .the = l'asso
    .acc = l'asso
    .trump = l'asso di briscola
    .many = assi
rank-french-t = dieci
    .the = il dieci
    .acc = il dieci
    .trump = il dieci di briscola
    .many = dieci
rank-french-k = re
    .the = il re
    .acc = il re
    .trump = il re di briscola
    .many = re
rank-french-q = regina
    .the = la regina
    .acc = la regina
    .trump = la regina di briscola
    .many = regine
rank-french-j = fante
    .the = il fante
    .acc = il fante
    .trump = il fante di briscola
    .many = fanti
rank-french-9 = nove
    .the = il nove
    .acc = il nove
    .trump = il nove di briscola
    .many = nove
rank-french-8 = otto
    .the = l'otto
    .acc = l'otto
    .trump = l'otto di briscola
    .many = otto
rank-french-7 = sette
    .the = il sette
    .acc = il sette
    .trump = il sette di briscola
    .many = sette

rank-tell-a = asso
    .the = l'asso
    .acc = l'asso
    .trump = l'asso di briscola
    .many = assi
rank-tell-t = dieci
    .the = il dieci
    .acc = il dieci
    .trump = il dieci di briscola
    .many = dieci
rank-tell-k = re
    .the = il re
    .acc = il re
    .trump = il re di briscola
    .many = re
rank-tell-q = Ober
    .the = l'Ober
    .acc = l'Ober
    .trump = l'Ober di briscola
    .many = Ober
rank-tell-j = Unter
    .the = l'Unter
    .acc = l'Unter
    .trump = l'Unter di briscola
    .many = Unter
rank-tell-9 = nove
    .the = il nove
    .acc = il nove
    .trump = il nove di briscola
    .many = nove
rank-tell-8 = otto
    .the = l'otto
    .acc = l'otto
    .trump = l'otto di briscola
    .many = otto
rank-tell-7 = sette
    .the = il sette
    .acc = il sette
    .trump = il sette di briscola
    .many = sette

suit-french-s = picche
suit-french-h = cuori
suit-french-d = quadri
suit-french-c = fiori

suit-tell-s = foglie
suit-tell-h = cuori
suit-tell-d = campanelle
suit-tell-c = ghiande

card-french = { $rank } di { $suit }
card-tell = { $rank } di { $suit }

naming-french = Carte francesi
naming-tell = Carte Tell

list-more = { $first }, { $rest }
list-last = { $first } e { $rest }
rank-worth = { $rank } { $points }
batch-cards = { $cards ->
    [one] una carta ciascuno
   *[other] { $cards } carte ciascuno
}
batch-turn-up = la carta scoperta
