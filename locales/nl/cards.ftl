### Kaarten, kleuren en rangen, met de namen van beide spellen.

rank-french-a = aas
    .the = de aas
    .acc = de aas
    .trump = de troefaas
    .many = azen
rank-french-t = tien
    .the = de tien
    .acc = de tien
    .trump = de troeftien
    .many = tienen
rank-french-k = heer
    .the = de heer
    .acc = de heer
    .trump = de troefheer
    .many = heren
rank-french-q = vrouw
    .the = de vrouw
    .acc = de vrouw
    .trump = de troefvrouw
    .many = vrouwen
rank-french-j = boer
    .the = de boer
    .acc = de boer
    .trump = de troefboer
    .many = boeren
rank-french-9 = negen
    .the = de negen
    .acc = de negen
    .trump = de troefnegen
    .many = negens
rank-french-8 = acht
    .the = de acht
    .acc = de acht
    .trump = de troefacht
    .many = achten
rank-french-7 = zeven
    .the = de zeven
    .acc = de zeven
    .trump = de troefzeven
    .many = zevens

rank-tell-a = aas
    .the = de aas
    .acc = de aas
    .trump = de troefaas
    .many = azen
rank-tell-t = tien
    .the = de tien
    .acc = de tien
    .trump = de troeftien
    .many = tienen
rank-tell-k = heer
    .the = de heer
    .acc = de heer
    .trump = de troefheer
    .many = heren
rank-tell-q = Ober
    .the = de Ober
    .acc = de Ober
    .trump = de troef-Ober
    .many = Obers
rank-tell-j = Unter
    .the = de Unter
    .acc = de Unter
    .trump = de troef-Unter
    .many = Unters
rank-tell-9 = negen
    .the = de negen
    .acc = de negen
    .trump = de troefnegen
    .many = negens
rank-tell-8 = acht
    .the = de acht
    .acc = de acht
    .trump = de troefacht
    .many = achten
rank-tell-7 = zeven
    .the = de zeven
    .acc = de zeven
    .trump = de troefzeven
    .many = zevens

suit-french-s = schoppen
suit-french-h = harten
suit-french-d = ruiten
suit-french-c = klaveren

suit-tell-s = bladeren
suit-tell-h = harten
suit-tell-d = klokken
suit-tell-c = eikels

card-french = { $suit } { $rank }
card-tell = { $suit } { $rank }

naming-french = Frans kaartspel
naming-tell = Tell-kaarten

list-more = { $first }, { $rest }
list-last = { $first } en { $rest }
rank-worth = { $rank } { $points }
batch-cards = { $cards ->
    [one] elk één kaart
   *[other] elk { $cards } kaarten
}
batch-turn-up = de troefindicator
