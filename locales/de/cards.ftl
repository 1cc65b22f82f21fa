### Cards, suits and ranks, in the names of both packs.
###
### Every rank has four forms beside its bare name, for use in sentences:
###   .the    with its article, as a subject      ("der Bube wird zuletzt aufgenommen")
###   .acc    with its article, as an object      ("muss den König ausspielen")
###   .trump  the one of trumps, as an object     ("tauscht den Atoutbuben aus")
###   .many   the plural                          ("ohne Neuner")

rank-french-a = Ass
    .the = das Ass
    .acc = das Ass
    .trump = das Atout-Ass
    .many = Asse
rank-french-t = Zehner
    .the = der Zehner
    .acc = den Zehner
    .trump = den Atoutzehner
    .many = Zehner
rank-french-k = König
    .the = der König
    .acc = den König
    .trump = den Atoutkönig
    .many = Könige
rank-french-q = Dame
    .the = die Dame
    .acc = die Dame
    .trump = die Atoutdame
    .many = Damen
rank-french-j = Bube
    .the = der Bube
    .acc = den Buben
    .trump = den Atoutbuben
    .many = Buben
rank-french-9 = Neuner
    .the = der Neuner
    .acc = den Neuner
    .trump = den Atoutneuner
    .many = Neuner
rank-french-8 = Achter
    .the = der Achter
    .acc = den Achter
    .trump = den Atout-Achter
    .many = Achter
rank-french-7 = Siebener
    .the = der Siebener
    .acc = den Siebener
    .trump = den Atoutsiebener
    .many = Siebener

rank-tell-a = Ass
    .the = das Ass
    .acc = das Ass
    .trump = das Atout-Ass
    .many = Asse
rank-tell-t = Zehner
    .the = der Zehner
    .acc = den Zehner
    .trump = den Atoutzehner
    .many = Zehner
rank-tell-k = König
    .the = der König
    .acc = den König
    .trump = den Atoutkönig
    .many = Könige
rank-tell-q = Ober
    .the = der Ober
    .acc = den Ober
    .trump = den Atout-Ober
    .many = Ober
rank-tell-j = Unter
    .the = der Unter
    .acc = den Unter
    .trump = den Atout-Unter
    .many = Unter
rank-tell-9 = Neuner
    .the = der Neuner
    .acc = den Neuner
    .trump = den Atoutneuner
    .many = Neuner
rank-tell-8 = Achter
    .the = der Achter
    .acc = den Achter
    .trump = den Atout-Achter
    .many = Achter
rank-tell-7 = Siebener
    .the = der Siebener
    .acc = den Siebener
    .trump = den Atoutsiebener
    .many = Siebener

suit-french-s = Pik
suit-french-h = Herz
suit-french-d = Karo
suit-french-c = Treff

suit-tell-s = Laub
suit-tell-h = Herz
suit-tell-d = Schellen
suit-tell-c = Eichel

# A card by name. $rank and $suit are names from above.
card-french = { $suit }-{ $rank }
card-tell = { $suit }-{ $rank }

# The two packs, as a choice in a menu.
naming-french = französisch
naming-tell = doppeldeutsch

# Lists: each pair is joined from the left, the last one by list-last ("Ass, Zehner und König") or, where a list is
# a mere row, by list-more throughout ("Ass, Zehner, König").
list-more = { $first }, { $rest }
list-last = { $first } und { $rest }
# A rank with its card points, inside a list.
rank-worth = { $rank } { $points }
# Steps of dealing, inside a list: so many cards to each player, or the card turned up.
batch-cards = { $cards ->
    [one] je eine Karte
   *[other] je { $cards } Karten
}
batch-turn-up = die aufgedeckte Karte
