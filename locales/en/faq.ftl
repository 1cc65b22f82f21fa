### Questions and answers. A page shows those that concern its ruleset. Variables as in clauses.ftl.

faq-talon-count = Is the turn-up part of the talon?
    .answer = Yes, in every count: { $talon } cards after the deal, and two fewer after each trick. The last draw takes one face-down card and the turn-up.
faq-exchanged-card = Who gets the card that was exchanged?
    .answer = It lies as the turn-up from then on and is drawn last, by the loser of the trick that uses up the talon.
faq-exchange-kept-back = Must the exchange be made at the first chance?
    .answer = No. It may wait for any later lead on which it is allowed.
faq-exchange-first-lead = May the non-dealer exchange before the first trick?
    .answer = No. Nobody may before a trick has been played.
faq-no-exchange = Why is there no exchange?
    .answer = The text that these rules follow never mentions one. Nearly all other houses have it.
faq-exchange-answer = How long may the exchange answer a close?
    .answer = From the close until the closer leads. { $trick ->
        [yes] It is open only to a player who has won a trick.
       *[no] No trick is needed for it.
    }
faq-close-small-talon = Is one face-down card beside the turn-up enough to close?
    .answer = Yes. As long as anything can be drawn, the talon can be closed.
faq-close-talon-minimum = Why can the talon not be closed at the last moment?
    .answer = These rules ask for { $talon } cards, the turn-up included. With fewer, one draws on.
faq-close-leader-only = May the player who answers close the talon?
    .answer = No. Only the leader closes, before leading.
faq-strict-when = Do the duties of following begin when the talon is closed, or when it is used up?
    .answer = With whichever comes first.
faq-beat = Is it enough to follow suit, or must the card led be beaten?
    .answer = It must be beaten if possible. The trump duty comes after that: only who has no card of the suit led must trump.
faq-no-beat = Must the card led be beaten?
    .answer = No. Suit must be followed, and a trump played without the suit, but a low card of the suit will do.
faq-any-suit = Can an ace of another suit really win the trick?
    .answer = Yes. Without a trump the higher rank wins, whatever its suit; of two equal ranks the first. A trump still beats every card that is not a trump.
faq-revoke = What if somebody plays a card that the rules forbid?
    .answer = Here it cannot happen: such a card is refused, and the refusal names the rule. At a real table houses differ; many let the offender lose the deal.
faq-marriage-most = How much can marriages bring in one deal?
    .answer = At most { $most } card points for both players together: one trump marriage and three others. With the cards themselves that makes { $total }.
faq-sequences = Do sequences or other combinations count?
    .answer = No. Marriages are the only combination.
faq-marriage-first-lead = May a marriage be declared on the very first lead?
    .answer = { $counts ->
        [at-once] Yes, and it counts at once.
        [trumps-at-once] Yes. In trumps it counts at once; any other is pending until its owner wins a trick.
       *[pending] Yes. It is pending until its owner wins a trick.
    }
faq-pending-line = Does a pending marriage help the loser to { $line }?
    .answer = No. It counts for nothing until its owner has won a trick, and it is left out when the talon is closed.
faq-marriage-no-trick = I have points from a marriage but no trick, and lose. What does it cost?
    .answer = { $schwarz }. Without a trick it is Schwarz, whatever the points.
faq-marriages-count = Do marriages count towards the { $line } of the loser?
    .answer = { $count ->
        [yes] Yes, as soon as they are valid.
       *[no] No. Only points in tricks do.
    }
faq-automatic-marriage = May I lead from a marriage without declaring it?
    .answer = No. The lead declares it. Who wants to keep it quiet must lead another card.
faq-announce-order = In which order do announcing, closing and leading come?
    .answer = Announce the marriage, close if you like, then lead one of its two cards. The exchange may still come in between, before the close.
faq-two-marriages = How are two marriages declared on one lead?
    .answer = Announce the one, then lead from the other and declare it; or announce both and lead a card of either.
faq-ends-by-itself = What if I do not notice that I have { $goal }?
    .answer = Nothing is lost: the deal ends by itself, also on a marriage, before the card led is answered.
faq-must-claim = Does the deal end when I have { $goal }?
    .answer = No. { $goal } card points give you the right to claim. Until somebody claims, the play goes on.
faq-claim-over = May I play on with more than { $goal }?
    .answer = Yes. There is no upper limit; but without a claim your opponent may still win.
faq-claim-on-marriage = May I claim on a marriage alone?
    .answer = { $pending ->
        [yes] Yes, once you have a trick: declare it and claim before the card led is answered.
       *[no] Yes: declare it and claim before the card led is answered.
    }
faq-claim-after-exchange = Is the right to claim lost by exchanging or closing first?
    .answer = No. It lasts until you lead.
faq-wrong-claim-closer = I have closed and claim wrongly. What is it worth?
    .answer = { $larger ->
        [yes] The larger of two numbers: the price of a wrong claim and that of a failed close.
       *[no] The price of a wrong claim; the close adds nothing.
    }
faq-frozen = I had nothing when my opponent closed, but won tricks afterwards. Does that help me?
    .answer = Not against a successful closer: your tricks and points at the moment of closing decide, and a pending marriage is left out.
faq-not-frozen = My opponent had nothing when I closed, but has won tricks since. Does that cost me?
    .answer = Yes. The value of a successful close is counted at the end of the deal.
faq-fail-closer-tricks = Whose missing trick makes a failed close dearer?
    .answer = The closer's, counted { $moment ->
        [close] when he closes
       *[end] at the end of the deal
    }: { $no_trick } instead of { $value }.
faq-fail-opponent-tricks = Whose missing trick makes a failed close dearer?
    .answer = The opponent's, counted when the talon is closed: { $no_trick } instead of { $value }. Tricks won later do not matter.
faq-fail-flat = Does it matter how many tricks there were when a close fails?
    .answer = No. A failed close always pays { $value }.
faq-opponent-first = I closed, and my opponent has { $goal } before me. What does he score?
    .answer = { $fixed ->
        [yes] { $value }. This is settled apart from a close that merely falls short.
       *[no] What a failed close pays.
    }
faq-closer-last-trick = A closer makes { $goal } with the very last trick. Must he claim?
    .answer = No. Making it with the last trick counts as a claim.
faq-closed-last-trick = Does the last trick decide a deal that was closed?
    .answer = No. There the closer either makes { $goal } or has failed.
faq-last-trick-value = Why does the last trick pay { $value }, whatever the points?
    .answer = { $manual ->
        [yes] Because nobody claimed. Who forgets to claim { $goal } is not paid for it.
       *[no] When nobody has made { $goal }, neither can be Schneider; so the value is always the same.
    }
faq-most-trick-points = Do marriages count when a deal is played to the end?
    .answer = Not for who wins: only points in tricks are compared. They do count for what the win is worth, as always.
faq-bonus-order = All cards are played, and my opponent has { $goal } that he never claimed. Who wins?
    .answer = First the bonus of { $bonus } goes to the winner of the last trick. If he then has { $goal }, he wins, even against more. Otherwise the player with more card points wins.
faq-bonus-closed = Is there a bonus for the last trick after a close?
    .answer = { $always ->
        [yes] Yes. It may even bring the closer to his goal.
       *[no] No. Only a deal that nobody closed has it.
    }
faq-tie = What happens when both have the same?
    .answer = { $carry ->
        [0] Nobody scores, and the next deal counts as usual.
        [one] Nobody scores, and the winner of the next deal scores 1 more.
       *[other] Nobody scores, and the winner of the next deal scores { $carry } more.
    }
faq-schwarz-tricks = I have a trick, but it holds no card points. Is that Schwarz?
    .answer = No. Schwarz is counted in tricks. With a trick and fewer than { $line } points you are Schneider.
faq-sweep = What counts as a sweep?
    .answer = All { $tricks } tricks must really be played, and one player must win them all, from the moment suit has to be followed. It is settled without a claim, and it goes before an unclaimed goal of the other player. A closer who sweeps and still stays short has failed.
faq-resign-closed = Can I save something by resigning after a close?
    .answer = { $larger ->
        [yes] No. The resignation pays at least what the close is worth to the other side.
       *[no] Yes, by these rules you can: only your own points and tricks at that moment count.
    }
faq-bid-when = When can the Snapszer be bid?
    .answer = Until the first trick is answered, by either player. Who has bid cannot be outbid.
faq-bid-resign = What if a bidder resigns, or claims wrongly?
    .answer = The opponent scores the { $value } of the bid. If the opponent does, the bidder scores them.
faq-knock-close = What is the difference between knocking and closing?
    .answer = A close lasts to the end of the deal, a knock for one trick. Both are paid alike.
faq-dealer-equal = What if both cut or draw the same rank?
    .answer = They do it again.
faq-countdown = Must the countdown end exactly at nothing?
    .answer = No. Passing it wins as well.
faq-rubber-drawn = Can the rubber end level?
    .answer = Yes. With { $matches } matches it may, and then it is a draw.
faq-stake = Which deal sets the stake?
    .answer = The one that ends the match: its value multiplies the stake.
faq-card-point-match = Are game points of no use here?
    .answer = They tell who has won a deal. The match goes by the card points made, deal by deal.
faq-level-dealer = Who deals after a level deal?
    .answer = The same player again, so the same player leads.
