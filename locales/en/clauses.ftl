### The numbered clauses of the rules. One message a clause; a rules page is composed of those that hold under a ruleset.
###
### Variables: $king, $queen, $rank and the like are names of ranks; each comes with the forms of cards.ftl, as
### $rank_the, $rank_acc, $rank_trump and $rank_many. Yes-or-no variables are "yes" or "no". Numbers called $value,
### $no_trick, $plain, $schneider and $schwarz are game points; $goal, $line, $bonus, $plain and $royal of marriages are
### card points. $talon counts the turn-up.

## The cards

clause-pack-1 = The pack has { $cards } cards: { $ranks } in each of the four suits, from high to low.
clause-pack-2 = Card points: { $worth }. The whole pack holds { $total }.

## Dealing

clause-deal-1 = { $seats } players get { $cards } cards each. The order of dealing is: { $batches }; the non-dealer is served first.
clause-deal-2 = The card turned up makes its suit trump. It lies half under the remaining cards, and together they are the talon: { $talon } cards, { $closed } of them face down. Wherever these rules count the talon, the turn-up counts too.
clause-deal-3 = { $way ->
    [cut] For the first deal both players cut the pack. The lower card deals; equal ranks cut again. Both see the cards.
    [lowest_card] For the first deal both players draw a card. The lower card deals; equal ranks draw again. Both see the cards.
    [random] Chance names the first dealer, and both see how it fell.
   *[agreed] The players agree on the first dealer. Without an agreement a fair coin decides, and both see how it fell.
}
clause-deal-4 = { $next ->
    [winner] The winner of a deal deals the next one, so the loser leads first.
   *[alternate] The players deal by turns.
}
clause-deal-5 = The non-dealer leads to the first trick.

## Tricks

clause-trick-1 = A trick goes to the higher trump in it, or without a trump to the higher card of the suit led.
clause-trick-2 = A trick goes to the higher trump in it, or without a trump to the higher card of either suit; of two equal ranks the first one wins.
clause-trick-3 = The winner of a trick leads to the next.
clause-turn-1 = Everything is done in turn: the leader plays first, the other player answers. What may be done out of turn is said where it belongs.
clause-turn-2 = Only a card from one's own hand can be played.
clause-turn-3 = Once the deal is decided, nothing more is played or said.
clause-draw-1 = While the talon is open, both players draw a card after each trick, its winner first.
clause-draw-2 = The turn-up is drawn last. It goes to the loser of the trick after which the last face-down card is taken.

## Following

clause-follow-1 = While the talon is open, any card may be played to a trick.
clause-follow-2 = Once the talon is closed or used up, the suit led must be followed.
clause-follow-3 = Once the talon is closed or used up, who follows suit must play a higher card than the one led, if possible.
clause-follow-4 = Once the talon is closed or used up, who has no card of the suit led must play a trump.
clause-follow-5 = { $free ->
    [neither] Who has neither the suit led nor a trump may play any card.
    [void] Who has no card of the suit led may play any card.
    [untrumped] Who holds the suit led, or neither it nor a trump, may play any card.
   *[always] Any card may be played at any time, also once the talon is closed or used up.
}
clause-follow-6 = Nobody is obliged to beat the card led.

## The exchange

clause-exch-1 = The leader may exchange { $rank_trump } for the turn-up before leading. The exchange is made openly.
clause-exch-2 = Only a player who has won a trick may exchange.
clause-exch-3 = { $talon ->
    [2] The exchange is possible until the talon is used up; the last chance is at two cards.
   *[other] The exchange needs a talon of at least { $talon } cards.
}
clause-exch-4 = Nobody exchanges before the first trick of the deal has been played.
clause-exch-5 = Once the talon is closed, the leader cannot exchange any more.
clause-exch-6 = { $trick ->
    [yes] When the leader closes, the other player may still exchange, before the closer leads and if he has won a trick.
   *[no] When the leader closes, the other player may still exchange, before the closer leads.
}
clause-exch-7 = { $then ->
    [close] Exchanging and closing on the same lead is allowed, in this order.
    [declare] Exchanging and declaring a marriage on the same lead is allowed; the card taken up may belong to the marriage.
   *[both] On the same lead a player may exchange, then close, then declare a marriage. The card taken up may belong to the marriage.
}
clause-exch-8 = There is no exchange of the turn-up.

## Marriages

clause-marr-1 = A marriage is { $king } and { $queen } of one suit in one hand. It is worth { $plain } card points, in trumps { $royal }.
clause-marr-2 = { $only_king ->
    [yes] A marriage is declared on lead: the player leads { $king_acc } and shows { $queen_acc }.
   *[no] A marriage is declared on lead: the player leads { $king_acc } or { $queen_acc } and shows the other card.
}
clause-marr-3 = No marriage can be declared before the first trick of the deal has been played.
clause-marr-4 = A marriage counts once its owner has won a trick. Until then it is pending and counts for nothing.
clause-marr-5 = A marriage counts at once, even for a player without a trick.
clause-marr-6 = { $only_king ->
    [yes] The declaration makes itself: leading { $king_acc } with { $queen_acc } in hand declares the marriage, and cannot be done without declaring it.
   *[no] The declaration makes itself: leading { $king_acc } or { $queen_acc } with the other in hand declares the marriage, and cannot be done without declaring it.
}
clause-marr-7 = Once the talon is closed or used up, no marriage can be declared.
clause-marr-8 = { $purpose ->
    [close] A marriage may be announced first; its owner may then close, and leads one of its two cards.
    [more] A marriage may be announced before leading in order to announce a further one. The card led is then one of a marriage announced.
   *[both] A marriage may be announced before leading in order to close, or to announce a further one. The card led is then one of a marriage announced.
}
clause-marr-9 = { $count ->
    [one] On one lead one marriage can be declared.
   *[other] On one lead up to { $count } marriages can be declared.
}
clause-marr-10 = Each marriage can be declared once in a deal.
clause-marr-11 = Who declares must lead { $king_acc } of the marriage.
clause-marr-12 = A trump marriage that the non-dealer declares on the very first lead counts its { $royal } at once, without a trick.
clause-marr-13 = There are no marriages: { $king } and { $queen } of one suit are worth their card points only.

## Closing

clause-close-1 = The leader may close the talon before leading, while it is open.
clause-close-2 = { $talon ->
    [2] Closing is possible until the talon is used up; the last chance is at two cards.
   *[other] Closing needs a talon of at least { $talon } cards.
}
clause-close-3 = Nobody closes before the first trick of the deal has been played.
clause-close-4 = After closing nobody draws any more, the turn-up is turned face down, and the duties of following hold at once.
clause-close-5 = A closer who makes { $goal } wins the value of the opponent's tricks and points as they stood at the moment of closing.
clause-close-6 = A closer who makes { $goal } wins the value of the opponent's tricks and points as they stand at the end of the deal.
clause-close-7 = { $moment ->
    [close] If the close fails, the opponent scores { $value }, or { $no_trick } if the closer had won no trick when he closed.
   *[end] If the close fails, the opponent scores { $value }, or { $no_trick } if the closer has won no trick by the end.
}
clause-close-8 = If the close fails, the opponent scores { $value }, or { $no_trick } if he had won no trick at the moment of closing.
clause-close-9 = If the close fails, the opponent scores { $value }, whatever tricks were won.
clause-close-10 = { $fixed ->
    [yes] If the opponent makes { $goal } first, the close has failed; he then scores { $value }.
   *[no] If the opponent makes { $goal } first, the close has failed.
}
clause-close-11 = { $manual ->
    [yes] A closer who has { $goal } when the last card is played has succeeded, even without a claim.
   *[no] A closer who has { $goal } when the last card is played has succeeded.
}
clause-close-12 = The closer must claim his { $goal }. Making it with the last trick counts as a claim; having had it earlier without claiming does not, if the last trick is lost.
clause-close-13 = If the closer has not made { $goal } when the last card is played, the close has failed; who won the last trick does not matter.
clause-close-14 = { $knock ->
    [yes] Nobody closes; knocking takes its place and is settled by the values that follow.
   *[no] There is no closing of the talon.
}

## Knocking

clause-knock-1 = The leader may knock before leading, while the talon is open, and so promises { $goal } with the coming trick. Knocking comes before any announcement; the lead may declare a marriage. The duties of following hold for this trick, and nobody draws after it.
clause-knock-2 = A knocker who has { $goal } by the marriage led or after the trick wins as a successful closer does. Otherwise it is settled as a failed close.
clause-knock-3 = Knocking replaces closing.
clause-knock-4 = There is no knocking.

## The Snapszer bid

clause-bid-1 = Until the first trick is answered, either player may bid a Snapszer, in turn or not, unless the talon is closed or the bid is made already. The bidder promises { $goal } before the opponent wins a trick.
clause-bid-2 = After the bid nobody draws, exchanges or closes, and the duties of following hold.
clause-bid-3 = The bid is worth { $value }: to the bidder who keeps the promise, to the opponent with the first trick he wins. A resignation or a wrong claim during a bid pays the same. Keeping the promise needs no claim.
clause-bid-4 = There is no Snapszer bid.

## Claiming

clause-claim-1 = The deal ends by itself as soon as a player has { $goal } card points.
clause-claim-2 = A player who has { $goal } card points must claim. Either player may claim at any time, also with a card on the table.
clause-claim-3 = A player who has { $goal } card points must claim. Either player may claim between two tricks, from the end of the first trick on.
clause-claim-4 = A player who has { $goal } card points must claim, and may do so whenever it is his turn, to lead or to answer.
clause-claim-5 = A player who has { $goal } card points must claim, and may do so only on lead: just after winning a trick, or on declaring a marriage.
clause-claim-6 = A player who has { $goal } card points must claim, and may do so only when on lead.
clause-claim-7 = A claim on a marriage just declared may come until the card led is answered.
clause-claim-8 = A wrong claim pays the opponent { $value }, or { $no_trick } while he has won no trick.
clause-claim-9 = A wrong claim pays the opponent the deal value of the claimant's own points and tricks at that moment.
clause-claim-10 = A wrong claim pays the opponent { $value }.
clause-claim-11 = A wrong claim pays the opponent what the claimant would have won by a right one.
clause-claim-12 = After a close, a wrong claim never pays less than the close would: if the closer claims wrongly, at least the failed close; if his opponent does, at least the successful one.
clause-claim-13 = After a close, a wrong claim pays no more and no less than without one.

## Values

clause-value-1 = A won deal is worth { $plain } if the loser has { $line } card points or more, { $schneider } if he has fewer (Schneider), and { $schwarz } if he has won no trick (Schwarz), whatever his points.
clause-value-2 = The loser's counted marriages help him to the { $line }.
clause-value-3 = The loser's marriages do not help him to the { $line }; only points in tricks count for it.
clause-sweep-1 = Who wins all { $tricks } tricks of the phase in which suit must be followed scores { $value }, with or without a claim. A closer who sweeps must still make the goal.

## Played to the end

clause-out-1 = { $manual ->
    [yes] If all cards are played, nobody closed and nobody claimed, the winner of the last trick wins the deal.
   *[no] If all cards are played, nobody closed and nobody has { $goal }, the winner of the last trick wins the deal.
}
clause-out-2 = { $manual ->
    [yes] If all cards are played, nobody closed and nobody claimed, the player with more card points, marriages included, wins the deal.
   *[no] If all cards are played, nobody closed and nobody has { $goal }, the player with more card points, marriages included, wins the deal.
}
clause-out-3 = { $manual ->
    [yes] If all cards are played, nobody closed and nobody claimed, the player with more points in tricks wins the deal; marriages are left out.
   *[no] If all cards are played, nobody closed and nobody has { $goal }, the player with more points in tricks wins the deal; marriages are left out.
}
clause-out-4 = { $manual ->
    [yes] If all cards are played, nobody closed and nobody claimed, the bonus for the last trick is added first. If it brings its winner to { $goal } or finds him there, he wins the deal; otherwise the player with more card points does.
   *[no] If all cards are played, nobody closed and nobody has { $goal }, the bonus for the last trick is added first. If it brings its winner to { $goal }, he wins the deal; otherwise the player with more card points does.
}
clause-out-5 = A deal won in this way has its usual value.
clause-out-6 = A deal won in this way is worth { $value }.
clause-bonus-1 = The last trick of a deal played to the end brings { $bonus } card points, after a close as well. They count like any others, for the loser too.
clause-bonus-2 = The last trick of a deal played to the end brings { $bonus } card points, unless somebody closed. They count like any others, for the loser too.
clause-tie-1 = If both are level, nobody scores.
clause-tie-2 = A level deal adds { $carry } to what the winner of the next deal scores; several in a row add up.
clause-tie-3 = After a level deal the same player deals again.

## Resigning

clause-resign-1 = A deal can be resigned at any time. The opponent scores the deal value of the resigner's own points and tricks at that moment.
clause-resign-2 = After a close, a resignation pays at least what the close is worth to the other side.
clause-resign-3 = After a close, a resignation pays no more and no less than without one.

## At the table

clause-look-1 = Only the last trick may be looked at again.
clause-look-2 = A player may look again at all tricks he has won, and at the last trick.
clause-look-3 = No trick may be looked at again.
clause-look-4 = { $shown ->
    [own] The table shows each player his own card points; the opponent's he keeps in mind.
    [none] The table shows no card points; each player counts for himself.
   *[both] The table shows the counted card points of both players.
}

## The match

clause-match-1 = The match is won by the player who first has { $target } game points.
clause-match-2 = Each player counts down from { $target } game points. The match is won by the player who first comes to nothing or below.
clause-match-3 = The match is won by the player who first has { $target } card points, added up over the deals.
clause-match-4 = { $marks ->
    [one] The loser of the match is marked with a Bummerl.
   *[other] The loser of the match is marked with { $marks } Bummerls.
}
clause-match-5 = { $marks ->
    [one] A loser who has scored nothing in the match gets one Bummerl instead.
   *[other] A loser who has scored nothing in the match gets { $marks } Bummerls instead (Schneiderbummerl).
}
clause-match-6 = { $marks ->
    [one] A loser who needed one more point while the other had none gets one Bummerl instead.
   *[other] A loser who needed one more point while the other had none gets { $marks } Bummerls instead (Retour).
}
clause-match-7 = Several matches make a series: the best of { $matches } wins it.
clause-match-8 = Several matches make a series: who first wins { $matches } matches wins it.
clause-match-9 = { $drawn ->
    [yes] { $matches } matches make a rubber. Who wins more of them wins it; level is a draw.
   *[no] { $matches } matches make a rubber, and all are played. Who wins more of them wins it.
}
clause-match-10 = The stake of the match is multiplied by the value of the deal that ends it.
clause-match-11 = The stake of the match is doubled if the loser has scored nothing.
clause-match-12 = A match can be resigned at any time; it is then lost.
