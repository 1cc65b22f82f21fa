### Why an action is not allowed, said to the player who tried it. One message a code; the clause behind it is printed after it.
###
### Variables, where used: names of ranks with their forms ($rank_trump, $king_acc, $queen_acc; see cards.ftl), $talon (the
### fewest cards of the talon that are needed), $goal (card points to make), $count (marriages a lead).

refusal-deal-over = The deal is decided.
refusal-not-your-turn = It is not your turn.
refusal-must-lead = You are on lead: nothing has been led that you could answer.
refusal-must-answer = A card has been led: answer it.
refusal-card-not-in-hand = You do not hold this card.
refusal-must-follow-suit = You hold a card of the suit led: follow suit.
refusal-must-head-trick = You can beat the card led: play a higher card of its suit.
refusal-must-trump = You have no card of the suit led: play a trump.
refusal-must-lead-announced = You have announced a marriage: lead one of its cards.
refusal-no-exchange = These rules have no exchange.
refusal-exchange-not-on-lead = You can exchange only when you are on lead, before leading.
refusal-exchange-card-not-held = You do not hold { $rank_acc } of trumps.
refusal-exchange-needs-trick = You can exchange only after winning a trick.
refusal-exchange-first-lead = Nobody exchanges before the first trick has been played.
refusal-exchange-talon-closed = The talon is closed: the turn-up cannot be exchanged any more.
refusal-exchange-talon-too-small = The talon is too small for an exchange: it needs at least { $talon } cards.
refusal-no-marriage = These rules have no marriages.
refusal-marriage-not-held = You do not hold { $king } and { $queen } of this suit.
refusal-marriage-first-lead = No marriage can be declared before the first trick has been played.
refusal-marriage-after-talon = No marriage can be declared once the talon is closed or used up.
refusal-marriage-automatic = This lead declares its marriage by itself; it cannot be played without, nor announced apart.
refusal-marriage-king-only = A marriage is declared by leading { $king_acc }.
refusal-marriage-too-many = { $count ->
    [one] Only one marriage can be declared on one lead.
   *[other] Only { $count } marriages can be declared on one lead.
}
refusal-marriage-declared-already = You have declared this marriage already.
refusal-announce-not-separate = A marriage is declared by leading one of its cards, not before.
refusal-no-closing = These rules have no closing.
refusal-close-not-on-lead = You can close only when you are on lead, before leading.
refusal-close-first-lead = Nobody closes before the first trick has been played.
refusal-close-talon-too-small = The talon is too small for closing: it needs at least { $talon } cards.
refusal-close-talon-not-open = The talon is not open any more.
refusal-close-after-announcing = After announcing a marriage you cannot close any more.
refusal-claim-automatic = Nothing needs to be claimed: the deal ends by itself at { $goal }.
refusal-claim-not-now = You cannot claim at this moment.
refusal-no-bidding = These rules have no Snapszer bid.
refusal-bid-too-late = The Snapszer can be bid only until the first trick is answered.
refusal-bid-taken = The Snapszer cannot be bid any more: somebody has bid or closed.
refusal-no-knocking = These rules have no knocking.
refusal-knock-not-on-lead = You can knock only when you are on lead, before leading.
refusal-knock-talon-not-open = You can knock only while the talon is open.
refusal-knock-after-announcing = After announcing a marriage you cannot knock any more.
