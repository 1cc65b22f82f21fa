### Waarom iets niet mag, gezegd tegen de speler die het probeerde.

refusal-deal-over = De gift is beslist.
refusal-not-your-turn = Je bent niet aan de beurt.
refusal-must-lead = Jij komt uit: er ligt geen kaart om te beantwoorden.
refusal-must-answer = Er ligt een kaart: antwoord daarop.
refusal-card-not-in-hand = Je hebt deze kaart niet.
refusal-must-follow-suit = Je hebt de uitgekomen kleur: beken.
refusal-must-head-trick = Je kunt de uitgekomen kaart slaan: speel een hogere van die kleur.
refusal-must-trump = Je hebt de uitgekomen kleur niet: troef.
refusal-must-lead-announced = Je hebt een huwelijk aangekondigd: kom uit met een van die kaarten.
refusal-no-exchange = In deze regels wordt niet geruild.
refusal-exchange-not-on-lead = Je kunt alleen ruilen als je moet uitkomen, voor het uitkomen.
refusal-exchange-card-not-held = Je hebt { $rank_trump } niet.
refusal-exchange-needs-trick = Je kunt pas ruilen als je een slag gewonnen hebt.
refusal-exchange-first-lead = Niemand ruilt voordat de eerste slag gespeeld is.
refusal-exchange-talon-closed = De talon is gesloten: de troefindicator kan niet meer geruild worden.
refusal-exchange-talon-too-small = De talon is te klein om te ruilen: er zijn minstens { $talon } kaarten nodig.
refusal-no-marriage = In deze regels zijn er geen huwelijken.
refusal-marriage-not-held = Je hebt { $king } en { $queen } van deze kleur niet allebei.
refusal-marriage-first-lead = Voordat de eerste slag gespeeld is, wordt geen huwelijk gemeld.
refusal-marriage-after-talon = Is de talon gesloten of op, dan wordt geen huwelijk meer gemeld.
refusal-marriage-automatic = Deze uitkomst meldt haar huwelijk vanzelf; ze kan niet zonder, en het kan niet apart aangekondigd worden.
refusal-marriage-king-only = Een huwelijk wordt gemeld door uit te komen met { $king_acc }.
refusal-marriage-too-many = { $count ->
    [one] Per uitkomst mag maar één huwelijk gemeld worden.
   *[other] Per uitkomst mogen maar { $count } huwelijken gemeld worden.
}
refusal-marriage-declared-already = Je hebt dit huwelijk al gemeld.
refusal-announce-not-separate = Een huwelijk wordt gemeld door met een van zijn kaarten uit te komen, niet eerder.
refusal-no-closing = In deze regels wordt niet gesloten.
refusal-close-not-on-lead = Je kunt alleen sluiten als je moet uitkomen, voor het uitkomen.
refusal-close-first-lead = Niemand sluit voordat de eerste slag gespeeld is.
refusal-close-talon-too-small = De talon is te klein om te sluiten: er zijn minstens { $talon } kaarten nodig.
refusal-close-talon-not-open = De talon is niet meer open.
refusal-close-after-announcing = Na het aankondigen van een huwelijk kun je niet meer sluiten.
refusal-claim-automatic = Er valt niets te claimen: de gift eindigt vanzelf bij { $goal }.
refusal-claim-not-now = Op dit moment kun je niet claimen.
refusal-no-bidding = In deze regels is er geen snapszerbod.
refusal-bid-too-late = Snapszer bieden kan alleen tot de eerste kaart beantwoord is.
refusal-bid-taken = Snapszer bieden kan niet meer: iemand heeft al geboden of gesloten.
refusal-no-knocking = In deze regels wordt niet geklopt.
refusal-knock-not-on-lead = Je kunt alleen kloppen als je moet uitkomen, voor het uitkomen.
refusal-knock-talon-not-open = Je kunt alleen kloppen zolang de talon open is.
refusal-knock-after-announcing = Na het aankondigen van een huwelijk kun je niet meer kloppen.
