### Why an action is not allowed, said to the player who tried it. One message a code; the clause behind it is printed after it.
###
### Variables, where used: names of ranks with their forms ($rank_trump, $king_acc, $queen_acc; see cards.ftl), $talon (the
### fewest cards of the talon that are needed), $goal (card points to make), $count (marriages a lead).

refusal-deal-over = Az osztás már eldőlt.
refusal-not-your-turn = Most az ellenfél jön.
refusal-must-lead = Nincs mire tenni: hívni kell.
refusal-must-answer = Hívott lap van az asztalon: arra kell tenni.
refusal-card-not-in-hand = Ez a lap nincs kézben.
refusal-must-follow-suit = Van kézben a hívott színből: színre színt kell tenni.
refusal-must-head-trick = A hívott lapot felül lehet ütni: magasabbat kell tenni ugyanabból a színből.
refusal-must-trump = A hívott színből nincs kézben: adut kell tenni.
refusal-must-lead-announced = A bemondás elhangzott: a két lap egyikét kell hívni.
refusal-no-exchange = E szabályok szerint nincs csere.
refusal-exchange-not-on-lead = Cserélni csak a hívó cserélhet, a hívás előtt.
refusal-exchange-card-not-held = Cserélni { $rank_trump } kell, de nincs kézben.
refusal-exchange-needs-trick = Cserélni csak saját ütés után lehet.
refusal-exchange-first-lead = Az első ütés előtt senki sem cserélhet.
refusal-exchange-talon-closed = A talont betakarták: a felütött adut már nem lehet elcserélni.
refusal-exchange-talon-too-small = A cseréhez kevés a talon: legalább { $talon } lap kell.
refusal-no-marriage = E szabályok szerint nincs bemondás.
refusal-marriage-not-held = Ebből a színből nincs együtt { $king } és { $queen }.
refusal-marriage-first-lead = Az első ütés előtt nem lehet bemondani.
refusal-marriage-after-talon = Ha a talont betakarták, vagy elfogyott, már nem lehet bemondani.
refusal-marriage-automatic = Ez a hívás magától bemondás; sem elhallgatni, sem külön bemondani nem lehet.
refusal-marriage-king-only = A bemondáshoz { $king_acc } kell hívni.
refusal-marriage-too-many = { $count ->
    [one] Egy hívásnál csak egyszer lehet bemondani.
   *[other] Egy hívásnál legfeljebb { $count } bemondás lehet.
}
refusal-marriage-declared-already = Ez a bemondás már megvolt.
refusal-announce-not-separate = Bemondani a két lap egyikének hívásával lehet, előre nem.
refusal-no-closing = E szabályok szerint nincs takarás.
refusal-close-not-on-lead = Takarni csak a hívó takarhat, a hívás előtt.
refusal-close-first-lead = Az első ütés előtt senki sem takarhat.
refusal-close-talon-too-small = A takaráshoz kevés a talon: legalább { $talon } lap kell.
refusal-close-talon-not-open = A talon már nem nyitott.
refusal-close-after-announcing = Bemondás után már nem lehet betakarni.
refusal-claim-automatic = Nem kell szólni: { $goal } pontnál az osztás magától véget ér.
refusal-claim-not-now = Most nem lehet szólni.
refusal-no-bidding = E szabályok szerint nem lehet snapszert bemondani.
refusal-bid-too-late = Snapszert csak addig lehet bemondani, amíg az első hívásra nem került lap.
refusal-bid-taken = Snapszert már nem lehet bemondani: valaki bemondta vagy betakart.
refusal-no-knocking = E szabályok szerint nincs kopogás.
refusal-knock-not-on-lead = Kopogni csak a hívó kopoghat, a hívás előtt.
refusal-knock-talon-not-open = Kopogni csak nyitott talonnál lehet.
refusal-knock-after-announcing = Bemondás után már nem lehet kopogni.
