### Cards, suits and ranks, in the names of both packs.
###
### Every rank has four forms beside its bare name, for use in sentences:
###   .the    with its article, as a subject      ("a felső is nála van")
###   .acc    with its article, as an object      ("a királyt kell hívni")
###   .trump  the one of trumps, as an object     ("kicseréli az adu alsót")
###   .many   the plural                          ("kilencesek nélkül")
###
### Hungarian pages name the cards of the Tell pack; the French names serve who chooses them.

rank-french-a = ász
    .the = az ász
    .acc = az ászt
    .trump = az adu ászt
    .many = ászok
rank-french-t = tízes
    .the = a tízes
    .acc = a tízest
    .trump = az adu tízest
    .many = tízesek
rank-french-k = király
    .the = a király
    .acc = a királyt
    .trump = az adu királyt
    .many = királyok
rank-french-q = dáma
    .the = a dáma
    .acc = a dámát
    .trump = az adu dámát
    .many = dámák
rank-french-j = bubi
    .the = a bubi
    .acc = a bubit
    .trump = az adu bubit
    .many = bubik
rank-french-9 = kilences
    .the = a kilences
    .acc = a kilencest
    .trump = az adu kilencest
    .many = kilencesek
rank-french-8 = nyolcas
    .the = a nyolcas
    .acc = a nyolcast
    .trump = az adu nyolcast
    .many = nyolcasok
rank-french-7 = hetes
    .the = a hetes
    .acc = a hetest
    .trump = az adu hetest
    .many = hetesek

rank-tell-a = ász
    .the = az ász
    .acc = az ászt
    .trump = az adu ászt
    .many = ászok
rank-tell-t = tízes
    .the = a tízes
    .acc = a tízest
    .trump = az adu tízest
    .many = tízesek
rank-tell-k = király
    .the = a király
    .acc = a királyt
    .trump = az adu királyt
    .many = királyok
rank-tell-q = felső
    .the = a felső
    .acc = a felsőt
    .trump = az adu felsőt
    .many = felsők
rank-tell-j = alsó
    .the = az alsó
    .acc = az alsót
    .trump = az adu alsót
    .many = alsók
rank-tell-9 = kilences
    .the = a kilences
    .acc = a kilencest
    .trump = az adu kilencest
    .many = kilencesek
rank-tell-8 = nyolcas
    .the = a nyolcas
    .acc = a nyolcast
    .trump = az adu nyolcast
    .many = nyolcasok
rank-tell-7 = hetes
    .the = a hetes
    .acc = a hetest
    .trump = az adu hetest
    .many = hetesek

suit-french-s = pikk
suit-french-h = kőr
suit-french-d = káró
suit-french-c = treff

suit-tell-s = zöld
suit-tell-h = piros
suit-tell-d = tök
suit-tell-c = makk

# A card by name. $rank and $suit are names from above.
card-french = { $suit } { $rank }
card-tell = { $suit } { $rank }

# The two packs, as a choice in a menu.
naming-french = francia kártya
naming-tell = magyar kártya

# Lists: each pair is joined from the left, the last one by list-last ("ász, tízes és király") or, where a list is
# a mere row, by list-more throughout ("ász, tízes, király").
list-more = { $first }, { $rest }
list-last = { $first } és { $rest }
# A rank with its card points, inside a list.
rank-worth = { $rank } { $points }
# Steps of dealing, inside a list: so many cards to each player, or the card turned up.
batch-cards = { $cards }-{ $cards } lap
batch-turn-up = a felütött adu
