### The game at the terminal: what is said at the table, the screens, and the words that can be typed.
###
### Sentences about somebody come in two forms: $who is "me" for the human at the terminal and "other" for the opponent,
### whose name is $name. Cards and suits arrive by name and are never declined: "Kati leads: king of hearts".

## People

opponent-random = Chance
    .about = any legal card, all equally likely
opponent-greedy = Pista
    .about = plays by rules of thumb
opponent-pimc = Sampler
    .about = tries its moves in imagined deals
opponent-kati = Kati
    .about = counts, remembers and reckons
opponent-level = { $name } { $level }
table-you = You

## What happened

say-coin = A coin is tossed.
say-cut = { $who ->
    [me] You cut: { $card }.
   *[other] { $name } cuts: { $card }.
}
say-drawn = { $who ->
    [me] You draw for the deal: { $card }.
   *[other] { $name } draws for the deal: { $card }.
}
say-equal-ranks = Equal ranks: once more.
say-first-dealer = { $who ->
    [me] You deal first.
   *[other] { $name } deals first.
}
say-match-began = Match { $number } of the series.
say-deal-began = { $who ->
    [me] Deal { $number }. You deal.
   *[other] Deal { $number }. { $name } deals.
}
say-carried = { $carry ->
    [one] The winner of this deal scores 1 game point more, carried over.
   *[other] The winner of this deal scores { $carry } game points more, carried over.
}
say-turned-up = Turned up: { $card }.
say-led = { $who ->
    [me] You lead: { $card }.
   *[other] { $name } leads: { $card }.
}
say-followed = { $who ->
    [me] You play: { $card }.
   *[other] { $name } plays: { $card }.
}
say-trick = { $who ->
    [me] The trick is yours.
   *[other] The trick is { $name }'s.
}
say-trick-counted = { $who ->
    [me] The trick is yours: { $points }.
   *[other] The trick is { $name }'s: { $points }.
}
say-declared = { $who ->
    [me] You declare { $points }: { $suit }.
   *[other] { $name } declares { $points }: { $suit }.
}
say-announced = { $who ->
    [me] You announce { $points }: { $suit }. Now lead one of the two, or close first.
   *[other] { $name } announces { $points }: { $suit }.
}
say-pending = { $who ->
    [me] It counts with your first trick.
   *[other] It counts with { $name }'s first trick.
}
say-marriage-counted = { $who ->
    [me] Your { $points } count from now on.
   *[other] { $name }'s { $points } count from now on.
}
say-drew = { $who ->
    [me] You draw: { $card }.
   *[other] { $name } draws: { $card }.
}
say-drew-upcard = { $who ->
    [me] You draw the turn-up: { $card }.
   *[other] { $name } draws the turn-up: { $card }.
}
say-exchanged = { $who ->
    [me] You exchange: { $given } for { $taken }.
   *[other] { $name } exchanges: { $given } for { $taken }.
}
say-closed = { $who ->
    [me] You close the talon.
   *[other] { $name } closes the talon.
}
say-bid = { $who ->
    [me] You bid the Snapszer.
   *[other] { $name } bids the Snapszer.
}
say-knocked = { $who ->
    [me] You knock.
   *[other] { $name } knocks.
}
say-claimed = { $who ->
    [me] You call: { $call }
   *[other] { $name } calls: { $call }
}
say-resigned = { $who ->
    [me] You give the deal up.
   *[other] { $name } gives the deal up.
}
say-hand-shown = { $name } shows: { $cards }.
say-match-resigned = { $who ->
    [me] You give the match up.
   *[other] { $name } gives the match up.
}
say-refused = { $reason } ({ $clause })

# The word with which one claims. A house with a word of its own has a message claim-call-HOUSE.
claim-call = { $goal }!
claim-call-mszsz = Elég!
claim-call-snapszer24 = Basta!

## The table

table-talon = Talon: { $cards } cards, the turn-up { $upcard }.
table-exhausted = The talon is used up. Trump: { $trump }.
table-closed = { $who ->
    [me] You have closed. Trump: { $trump }.
   *[other] { $name } has closed. Trump: { $trump }.
}
table-knocked = { $who ->
    [me] You have knocked. Trump: { $trump }.
   *[other] { $name } has knocked. Trump: { $trump }.
}
table-bid = { $who ->
    [me] You have bid the Snapszer.
   *[other] { $name } has bid the Snapszer.
}
table-frozen = { $who ->
    [me] You had { $points } in { $tricks ->
        [one] 1 trick
       *[other] { $tricks } tricks
    } then.
   *[other] { $name } had { $points } in { $tricks ->
        [one] 1 trick
       *[other] { $tricks } tricks
    } then.
}
table-tricks = { $who ->
    [me] You: { $tricks ->
        [one] 1 trick
       *[other] { $tricks } tricks
    }.
   *[other] { $name }: { $tricks ->
        [one] 1 trick
       *[other] { $tricks } tricks
    }.
}
table-standing = { $who ->
    [me] You: { $tricks ->
        [one] 1 trick
       *[other] { $tricks } tricks
    }, { $points } points.
   *[other] { $name }: { $tricks ->
        [one] 1 trick
       *[other] { $tricks } tricks
    }, { $points } points.
}
table-badge = { $points } { $suit }
table-badge-pending = { $points } { $suit }, not counted yet

## Scores and results

# $me is score-you, or a name where a record is replayed.
score-you = you
score-down = To go: { $me } { $mine }, { $name } { $theirs }.
score-up = Game points: { $me } { $mine }, { $name } { $theirs }, to { $target }.
score-cards = Card points: { $me } { $mine }, { $name } { $theirs }, to { $target }.
score-series = { $kind }: { $me } { $mine }, { $name } { $theirs }.
series-single = A single match
series-best-of = Best of { $length }
series-first-to = First to { $length }
series-rubber = Rubber of { $length }
tally-matches = This evening you have won { $mine }, { $name } { $theirs }.
tally-marks = Bummerls: you { $mine }, { $name } { $theirs }.

ended-goal = { $who ->
    [me] You have made { $goal }.
   *[other] { $name } has made { $goal }.
}
ended-wrong-claim = { $who ->
    [me] You claimed without having { $goal }.
   *[other] { $name } claimed without having { $goal }.
}
ended-played-out = All cards are played.
ended-resigned = { $who ->
    [me] You have given the deal up.
   *[other] { $name } has given the deal up.
}
ended-bid-lost = The Snapszer bid is lost.
ended-knock-failed = The knock has failed.
paid-wins = { $who ->
    [me] { $value ->
        [one] You score 1 game point.
       *[other] You score { $value } game points.
    }
   *[other] { $value ->
        [one] { $name } scores 1 game point.
       *[other] { $name } scores { $value } game points.
    }
}
sheet-counted = { $who ->
    [me] You: { $points } card points, { $tricks ->
        [one] 1 trick
       *[other] { $tricks } tricks
    }{ $marriages ->
        [0] { "" }
       *[other] , marriages { $marriages }
    }{ $pending ->
        [0] { "" }
       *[other] , { $pending } never counted
    }.
   *[other] { $name }: { $points } card points, { $tricks ->
        [one] 1 trick
       *[other] { $tricks } tricks
    }{ $marriages ->
        [0] { "" }
       *[other] , marriages { $marriages }
    }{ $pending ->
        [0] { "" }
       *[other] , { $pending } never counted
    }.
}
sheet-deal = Deal { $number } is over
sheet-clauses = The rules behind it
sheet-match = The match is over
sheet-series = The series is over
sheet-next-deal = Next deal
sheet-next-match = Next match
sheet-again = Another match
sheet-other = Other rules
sheet-leave = Leave

match-won = { $who ->
    [me] You have won the match, { $gained } to { $lost }.
   *[other] { $name } has won the match, { $gained } to { $lost }.
}
match-marks = { $who ->
    [me] { $marks ->
        [one] You have a Bummerl.
       *[other] You have { $marks } Bummerls.
    }
   *[other] { $marks ->
        [one] { $name } has a Bummerl.
       *[other] { $name } has { $marks } Bummerls.
    }
}
match-whitewash = { $who ->
    [me] You never scored: a whitewash.
   *[other] { $name } never scored: a whitewash.
}
match-retour = { $who ->
    [me] You led to nil with one to go, and lost.
   *[other] { $name } led to nil with one to go, and lost.
}
match-stake = The stake counts { $factor } times.
series-won = { $who ->
    [me] You have won the series, { $most } matches to { $least }.
   *[other] { $name } has won the series, { $most } matches to { $least }.
}
series-drawn = The rubber is drawn, { $won } matches each.

record-saved = The record is in { $path }
record-unfinished = The match is not over; its record so far is in { $path }

## Questions

ask-marry = Declare { $points } with it? Answer { $yes } or { $no }.
ask-resign-deal = { $value ->
    [one] Give this deal up? { $name } scores 1 game point. Answer { $yes } or { $no }.
   *[other] Give this deal up? { $name } scores { $value } game points. Answer { $yes } or { $no }.
}
ask-resign-match = Give the whole match up? { $name } wins it. Answer { $yes } or { $no }.
ask-again = Another match? Answer { $yes } or { $no }.

## Plain play, line by line

plain-welcome = Bummerl. { $rules }, against { $name }. Type { $help } for the commands, { $quit } to leave.
plain-lead = Your lead.
plain-answer = Your answer.
plain-led = Led: { $card }.
plain-hand = Your hand: { $cards }.
plain-hand-card = { $number } { $card }
plain-marriage = With { $cards } you can declare { $points }: put a + behind the number.
plain-possible = Possible now: { $words }.
plain-before-other = Before { $name } goes on: { $words }? An empty line lets play go on.
plain-what = Not understood: { $text }. Type { $help } for the commands.
plain-which-card = Which card? Give its number in your hand, its code (KH) or its name.
plain-which-suit = Which suit?
plain-not-held = You do not hold: { $card }.
plain-no-question = There is nothing to answer now.
plain-no-deal = No deal is being played.
plain-no-trick = No trick has been played yet.
plain-no-trick-of-yours = You have won no trick yet.
plain-trick = { $who ->
    [me] You led { $led }, { $name } played { $reply }. The trick was { $winner ->
        [me] yours
       *[other] { $name }'s
    }.
   *[other] { $name } led { $led }, you played { $reply }. The trick was { $winner ->
        [me] yours
       *[other] { $name }'s
    }.
}
plain-not-counted = The table does not count points; count them yourself.
plain-declared = { $who ->
    [me] You have declared: { $marriages }.
   *[other] { $name } has declared: { $marriages }.
}
plain-no-clause = These rules have no { $text }. Say { $rules } alone for the whole page.
plain-help-title = Commands (English ones are always understood):
plain-help-card = A number, a code (KH, 10S) or a name plays that card. A + behind it declares the marriage, a - plays it without.

help-play = play a card
help-marry = lead a card and declare its marriage
help-announce = announce a marriage before leading
help-exchange = exchange the lowest trump for the turn-up
help-close = close the talon
help-claim = say that you have enough
help-bid = bid the Snapszer
help-knock = knock: promise to make it with the next trick
help-resign = give the deal up
help-resign-match = give the match up
help-hand = your cards
help-trump = trump, turn-up and talon
help-last = the last trick, as far as these rules let you look
help-points = card points and tricks
help-score = the score of match, series and evening
help-table = everything that lies on the table
help-hint = a hint: what to play, and what it is worth
help-rules = the rules, or one of them: { $example }
help-help = this list
help-quit = leave; the match is kept as a record

# Words that can be typed, parted by commas; the first one is shown in the help. A word stands for one command only.
word-play = play, p
word-marry = marry, declare, m
word-announce = announce, a
word-exchange = exchange, x
word-close = close, c
word-claim = claim, 66
word-bid = bid, snapszer
word-knock = knock, k
word-resign = resign, r
word-resign-match = resign match
word-hand = hand, h
word-trump = trump, talon, t
word-last = last, l
word-points = points
word-score = score, s
word-table = table
word-hint = hint
word-rules = rules, rule
word-help = help, ?
word-quit = quit, exit, q
word-yes = yes, y
word-no = no, n

## Hints

advice-thinking = Thinking about a hint …
advice-exact = Hint: { $play }. Worth { $worth } game points.
advice-estimate = Hint: { $play }. Worth about { $worth } game points, give or take { $error }.
advice-none = There is nothing to advise now.
advice-lead = lead { $card }
advice-marry = declare { $points } and lead { $card }
advice-follow = play { $card }
advice-announce = announce { $suit }
advice-exchange = exchange
advice-close = close
advice-claim = claim
advice-bid = bid the Snapszer
advice-knock = knock
advice-wait = say nothing

## Corners of the cards

index-french-a = A
index-french-t = 10
index-french-k = K
index-french-q = Q
index-french-j = J
index-french-9 = 9
index-french-8 = 8
index-french-7 = 7
index-tell-a = A
index-tell-t = X
index-tell-k = K
index-tell-q = O
index-tell-j = U
index-tell-9 = IX
index-tell-8 = VIII
index-tell-7 = VII

## Keys and buttons of the full screen

key-play = Play
key-exchange = Exchange
key-close = Close
key-marriage = Marriage
key-announce = Announce
key-claim = Call
key-bid = Snapszer
key-knock = Knock
key-go-on = Go on
key-last = Last trick
key-hint = Hint
key-help = Help
key-rules = Rules
key-resign = Resign
key-leave = Leave
key-close-page = Back

screen-deal = Deal { $number }
screen-dealer = { $who ->
    [me] you deal
   *[other] { $name } deals
}
screen-your-lead = Your lead
screen-your-answer = Your answer
screen-thinking = { $name } is thinking
screen-speak = Your word?
screen-talon = talon { $cards }
screen-trump = trump { $suit }
screen-closed = { $who ->
    [me] closed by you
   *[other] closed by { $name }
}
screen-closed-at = at { $points } · { $tricks ->
    [one] 1 trick
   *[other] { $tricks } tricks
}
screen-bid = { $who ->
    [me] your Snapszer
   *[other] { $name }'s Snapszer
}
screen-knocked = { $who ->
    [me] you knocked
   *[other] { $name } knocked
}
screen-exhausted = used up
screen-tricks = { $tricks ->
    [one] 1 trick
   *[other] { $tricks } tricks
}
screen-points = { $points ->
    [one] 1 point
   *[other] { $points } points
}
screen-uncounted = uncounted
screen-pending = not yet
screen-score = The score
screen-evening = The evening
screen-won-matches = { $won ->
    [one] 1 match won
   *[other] { $won } matches won
}
screen-points-both = Both sides' points are counted aloud.
screen-points-own = Only your own points are counted aloud.
screen-points-none = Nobody's points are counted aloud: count for yourself.
screen-too-small = The window is too small
screen-too-small-how = { $width } × { $height } are needed, it has { $wide } × { $high }. Make it larger, or press P to play on line by line.
screen-plain-small = The terminal is smaller than { $width } × { $height }, so the game is played line by line.
screen-plain-dumb = This terminal shows no full screen, so the game is played line by line.
screen-last-trick = The last trick
screen-own-tricks = Your tricks
screen-deals = The deals
screen-resign-deal = { $value ->
    [one] To give this deal up gives { $name } 1 game point.
   *[other] To give this deal up gives { $name } { $value } game points.
}
screen-resign-match = To give the match up loses all of it.
screen-give-deal = Give the deal up
screen-give-match = Give the match up
screen-play-on = Play on
screen-leave = The match is not over. It is kept as an unfinished record.
screen-help = Help
screen-help-keys = Keys
screen-help-now = What you may do now
screen-help-possible = possible now
screen-help-choose = choose a card; the same key again plays it
screen-help-arrows = choose a card
screen-help-mouse = A click chooses a card, a second click plays it.

## Before the game

setup-title = Which game shall it be?
setup-language = Language
setup-cards = Cards
setup-opponent = Opponent
setup-series = Series
setup-points = Points
setup-tempo = Tempo
setup-begin = Begin
setup-house = house rules
setup-series-of-rules = { $series } (rules)
setup-points-both = both sides counted
setup-points-own = only mine counted
setup-points-none = I count myself
setup-tempo-slow = leisurely
setup-tempo-normal = normal
setup-tempo-quick = brisk
setup-tempo-instant = at once
setup-room = Room
setup-room-night = by night
setup-room-day = by day
setup-pack = { $cards } cards, { $hand } in hand.
setup-match-up = To { $target } game points.
setup-match-down = From { $target } down to nothing.
setup-keys = ↑↓ rules · Tab next · ←→ change · Enter begin · F1 rules page · Q leave
setup-house-fault = A house file was left out: { $reason }

## Records and rules on the command line

replay-between = { $first } and { $second }
replay-record = Record { $number }
replay-hand = { $name } holds: { $cards }.
replay-talon = The talon: { $cards }.
replay-open = It is not over.
replay-legal = { $deals ->
    [one] 1 deal: every step is legal, and every result is as the rules say.
   *[other] { $deals } deals: every step is legal, and every result is as the rules say.
}
replay-keys = Enter: the next step. { $deal }: the next deal. { $end }: to the end. { $quit }: leave.
word-replay-deal = deal, d
word-replay-end = end, e
rules-list-name = Name
rules-list-title = Game
rules-list-cards = Cards
rules-list-hand = Hand
rules-list-match = Match
rules-sound = { $file }: { $title } ({ $id }). These rules are sound.
rules-near = Nearest preset: { $title } ({ $id }).
