### Cards, suits and ranks, in the names of both packs.
###
### Every rank has four forms beside its bare name, for use in sentences:
###   .the    with its article, as a subject      ("the jack is drawn last")
###   .acc    with its article, as an object      ("must lead the king")
###   .trump  the one of trumps, as an object     ("exchanges the trump jack")
###   .many   the plural                          ("without the nines")

rank-french-a = ace
    .the = the ace
    .acc = the ace
    .trump = the trump ace
    .many = aces
rank-french-t = ten
    .the = the ten
    .acc = the ten
    .trump = the trump ten
    .many = tens
rank-french-k = king
    .the = the king
    .acc = the king
    .trump = the trump king
    .many = kings
rank-french-q = queen
    .the = the queen
    .acc = the queen
    .trump = the trump queen
    .many = queens
rank-french-j = jack
    .the = the jack
    .acc = the jack
    .trump = the trump jack
    .many = jacks
rank-french-9 = nine
    .the = the nine
    .acc = the nine
    .trump = the trump nine
    .many = nines
rank-french-8 = eight
    .the = the eight
    .acc = the eight
    .trump = the trump eight
    .many = eights
rank-french-7 = seven
    .the = the seven
    .acc = the seven
    .trump = the trump seven
    .many = sevens

rank-tell-a = ace
    .the = the ace
    .acc = the ace
    .trump = the trump ace
    .many = aces
rank-tell-t = ten
    .the = the ten
    .acc = the ten
    .trump = the trump ten
    .many = tens
rank-tell-k = king
    .the = the king
    .acc = the king
    .trump = the trump king
    .many = kings
rank-tell-q = over
    .the = the over
    .acc = the over
    .trump = the trump over
    .many = overs
rank-tell-j = under
    .the = the under
    .acc = the under
    .trump = the trump under
    .many = unders
rank-tell-9 = nine
    .the = the nine
    .acc = the nine
    .trump = the trump nine
    .many = nines
rank-tell-8 = eight
    .the = the eight
    .acc = the eight
    .trump = the trump eight
    .many = eights
rank-tell-7 = seven
    .the = the seven
    .acc = the seven
    .trump = the trump seven
    .many = sevens

suit-french-s = spades
suit-french-h = hearts
suit-french-d = diamonds
suit-french-c = clubs

suit-tell-s = leaves
suit-tell-h = hearts
suit-tell-d = bells
suit-tell-c = acorns

# A card by name. $rank and $suit are names from above.
card-french = { $rank } of { $suit }
card-tell = { $rank } of { $suit }

# The two packs, as a choice in a menu.
naming-french = French cards
naming-tell = Tell cards

# Lists: each pair is joined from the left, the last one by list-last ("ace, ten and king") or, where a list is
# a mere row, by list-more throughout ("ace, ten, king").
list-more = { $first }, { $rest }
list-last = { $first } and { $rest }
# A rank with its card points, inside a list.
rank-worth = { $rank } { $points }
# Steps of dealing, inside a list: so many cards to each player, or the card turned up.
batch-cards = { $cards ->
    [one] one card each
   *[other] { $cards } cards each
}
batch-turn-up = the turn-up
