### The rules pages: titles, what is needed, sections, worked examples, differences.

## Titles of the presets, each with a line about it. A house's own rules bring their own name.

ruleset-snapszer24 = Snapszer with 24 cards
    .about = A Hungarian way with the nines in the pack: six cards in hand, marriages count at once, and a marriage may be announced before closing.
ruleset-schnapsen-casino = Schnapsen, ending by itself
    .about = Schnapsen with 20 cards as casinos and programs like it: the deal ends by itself at 66.
ruleset-snapszli20 = Snapszli
    .about = A Hungarian way with 20 cards and the call of "66!": marriages count at once, and the last trick brings a bonus.
ruleset-snapszer-klub = Snapszer of the club
    .about = Snapszer with 20 Tell cards, made for play at a distance: marriages declare themselves and the deal ends by itself.
ruleset-bummerl = Bummerl
    .about = An Austrian way in which nobody is obliged to beat, a failed close always costs the same, and a sweep is worth three.
ruleset-schnapsen-pagat = Schnapsen
    .about = Austrian Schnapsen as most books describe it: claim your 66 at the right moment, and count down from seven.
ruleset-sixty-six = Sixty-Six
    .about = The German game of Sechsundsechzig: nines in the pack, a bonus for the last trick, and no marriages once the talon is gone.
ruleset-santase = Santase
    .about = The Bulgarian Sixty-Six: played to eleven, nothing special before the first trick, and a failed close always costs three.
ruleset-mszsz = Snapszer of the Hungarian association
    .about = Snapszer with 20 Tell cards and the Snapszer bid. Only the first part of the association's rules could be read; the rest, above all the single point for a failed close, rests on a second source and may not be official.
ruleset-snapszer24-target11 = Snapszer with 24 cards, to eleven
    .about = The 24-card game with a longer match.
ruleset-snapszer24-bummerl = Snapszer with 24 cards, for Bummerls
    .about = The 24-card game counted down from seven, the loser marked with a Bummerl.
ruleset-snapszli24 = Snapszli with 24 cards
    .about = Snapszli with the nines left in the pack.
ruleset-schnapsen-casino-literal = Schnapsen by the letter
    .about = A curiosity: a loosely written text on Schnapsen taken at its word. The higher card wins a trick whatever its suit, and there is no exchange.
ruleset-schnapsen-sharp = Sharp Schnapsen
    .about = Schnapsen for strong players: no trick is looked at again, and nothing special is done too early or too late.
ruleset-bummerl-mit-40 = Bummerl with the Forty
    .about = Bummerl in which a trump marriage of the non-dealer counts at once on the very first lead.
ruleset-stake-bummerl = Bummerl for a stake
    .about = Bummerl for a stake that the last deal multiplies.
ruleset-siebener = Siebener-Schnapsen
    .about = Bummerl with sevens in the pack and six cards in hand.
ruleset-knock-snapszli = Snapszli with knocking
    .about = Snapszli in which a player may knock and promise 66 with the coming trick.
ruleset-santase-2-3 = Santase, failed close 2 or 3
    .about = Santase for tables where a failed close costs three only against an opponent who had no trick.
ruleset-sixty-six-bicycle = Sixty-Six, American way
    .about = Sixty-Six in which marriages may be declared to the end and a level deal is carried over.
ruleset-snapszli20-loose = Loose Snapszli
    .about = Snapszli in which two marriages may be declared on one lead.

## The frame of a page

page-aliases = Also called: { $names }.
page-aim = A game for two. A deal is won by whoever first makes { $goal } card points with tricks and marriages, or as told below; it pays game points, and game points win the match.
page-aim-no-marriages = A game for two. A deal is won by whoever first makes { $goal } card points with tricks, or as told below; it pays game points, and game points win the match.
page-experimental = These rules are a reading of ours: the source leaves them open, and they may change.
page-needs = What you need
page-rules = The rules
page-rules-note = Each rule has a number, and refusals and results cite it. "The leader" is the player who leads to the next trick; "scores" means game points.
page-examples = Worked examples
page-examples-note = Two players, Anna and Béla. The figures are worked out by the same program that settles the games.
page-faq = Questions and answers
page-differences = Differences from { $other }
page-compared = { $one } and { $other }
page-no-differences = The rules of play are the same.
page-difference-option = Rule
page-difference-gained = Rules only in { $one }: { $clauses }.
page-difference-changed = Rules that read otherwise: { $clauses }.
page-difference-lost = Rules only in { $other }:
page-version = Ruleset { $id }, version { $version }, fingerprint { $fingerprint }.

section-cards = The cards
section-dealing = Dealing
section-tricks = Tricks and drawing
section-following = Following
section-exchange = Exchange
section-marriages = Marriages
section-closing = Closing
section-knocking = Knocking
section-bidding = The Snapszer bid
section-claiming = Reaching and claiming { $goal }
section-values = What a deal is worth
section-played-out = Played to the end
section-resigning = Resigning
section-table = At the table
section-match = The match

## What you need

needs-20 = From a French pack take { $ranks } of each suit: 20 cards. The others stay in the box. A Tell or double German pack does as well, without nines, eights and sevens; over and under stand for queen and jack.
needs-20-tell = From a Tell pack of 32 cards take out nines, eights and sevens; 20 cards remain. A French pack does as well, with queens for overs and jacks for unders.
needs-24-nines = From a French pack take { $ranks } of each suit: 24 cards. The others stay in the box. A Tell pack does as well, without eights and sevens; over and under stand for queen and jack.
needs-24-sevens = From a French pack take { $ranks } of each suit: 24 cards. The others stay in the box. A Tell pack does as well, without nines and eights; over and under stand for queen and jack.
needs-any = From a pack of cards take { $ranks } of each suit: { $cards } cards. The others stay in the box.
needs-score-up = Something to write down game points, from 0 to { $target }.
needs-score-down = Something to count down from { $target }: a slate, a sheet, or a bead counter.
needs-score-cards = Paper and pencil to add up card points to { $target }.

## Worked examples: the situation, then the result. Anna and Béla are $anna and $bela. Points are card points counted so far.

example-anna = Anna
example-bela = Béla
example-plain = { $anna } makes { $points } card points. { $bela } has { $other } in { $tricks ->
    [one] 1 trick
   *[other] { $tricks } tricks
}.
example-schneider = { $anna } makes { $points } card points. { $bela } has only { $other } in { $tricks ->
    [one] 1 trick
   *[other] { $tricks } tricks
}.
example-schwarz = { $anna } makes { $points } card points. { $bela } has no trick.
example-schwarz-marriage = { $anna } makes { $points } card points. { $bela } has no trick, but has declared a marriage worth { $other }.
example-carried = A level deal has gone before. Now { $anna } makes { $points } card points, and { $bela } has { $other } in { $tricks ->
    [one] 1 trick
   *[other] { $tricks } tricks
}.
example-close-made = { $anna } closes while { $bela } has no trick, and makes { $points }. By then { $bela } has { $other } card points in 1 trick.
example-close-failed = { $anna } has a trick and closes while { $bela } has none. All cards are played, and { $anna } is left with { $points }.
example-close-overtaken-no-trick = { $anna } closes on the very first lead and has won no trick when { $bela } makes { $other }.
example-close-failed-later = { $anna } has a trick and closes while { $bela } has one too. All cards are played, and { $anna } is left with { $points }.
example-close-overtaken = { $anna } closes, but { $bela }, who had a trick by then, makes { $other } first.
example-close-unclaimed = { $anna } closes and has { $points } when the last card is played, but has not claimed. The last trick is { $bela }'s. By then { $bela } has { $other } in 2 tricks, of which one was won before the close, with 8 points.
example-wrong-claim = { $anna } claims, but has only { $points } in { $tricks ->
    [one] 1 trick
   *[other] { $tricks } tricks
}. { $bela } has a trick.
example-wrong-claim-no-trick = { $anna } claims, but has only { $points } in { $tricks ->
    [one] 1 trick
   *[other] { $tricks } tricks
}. { $bela } has no trick yet.
example-wrong-claim-closed = { $anna } has closed while { $bela } had no trick. Now { $anna } claims, but has only { $points } in { $tricks ->
    [one] 1 trick
   *[other] { $tricks } tricks
}; { $bela } has a trick by now.
example-resigned = { $anna } resigns with { $points } card points in { $tricks ->
    [one] 1 trick
   *[other] { $tricks } tricks
}. Nobody has closed.
example-resigned-closed = { $anna } has closed while { $bela } had no trick, and resigns with { $points } card points in { $tricks ->
    [one] 1 trick
   *[other] { $tricks } tricks
}.
example-played-out = All cards are played and nobody has closed. In tricks { $anna } has { $points } card points, { $bela } { $other }; the last trick is { $bela }'s.
example-played-out-marriage = All cards are played and nobody has closed. In tricks { $anna } has { $points } card points, { $bela } { $other }; { $bela } has also declared a marriage worth { $extra }, and the last trick is { $anna }'s.
example-tie = All cards are played and nobody has closed. In tricks { $anna } has { $points } card points, { $bela } { $other }; the last trick is { $bela }'s.
example-bonus-closed = { $anna } has closed. All cards are played; the last trick is { $anna }'s, who has { $points } before any bonus. { $bela } has { $other } in { $tricks ->
    [one] 1 trick
   *[other] { $tricks } tricks
}, all of them won after the close.
example-sweep = { $anna } wins all { $tricks } tricks after the talon is used up and makes { $points }. { $bela } has { $other } from before.
example-sweep-against-closer = { $anna } closes at once, and { $bela } wins all { $tricks } tricks that follow.
example-bid-made = { $anna } bids the Snapszer and makes { $points } before { $bela } wins a trick.
example-bid-lost = { $anna } bids the Snapszer; the second trick is { $bela }'s.
example-knock-made = { $anna } knocks and has { $points } after the trick. { $bela } has { $other } in { $tricks ->
    [one] 1 trick
   *[other] { $tricks } tricks
}.
example-knock-failed = { $anna } knocks and has only { $points } after the trick, which is { $bela }'s. { $anna } has { $tricks ->
    [one] 1 trick
   *[other] { $tricks } tricks
}.
# The line below an example: the result in a sentence of settlement.ftl, and the clauses that gave it.
example-result = { $result } ({ $clauses })

## The index of the pages

index-title = Rules
index-about = One page for each ruleset, put together from the same numbered clauses from which the program plays.
index-history = The family and its history
index-glossary = Glossary
