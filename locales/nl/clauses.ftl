### De regels, artikel voor artikel. Een bladzijde bestaat uit wat onder een reglement geldt.

## De kaarten

clause-pack-1 = Het spel telt { $cards } kaarten: { $ranks } in elk van de vier kleuren, van hoog naar laag.
clause-pack-2 = Kaartpunten: { $worth }. Het hele spel telt { $total }.

## Het delen

clause-deal-1 = Er zijn { $seats } spelers met elk { $cards } kaarten. De volgorde van delen is: { $batches }; wie niet deelt, krijgt eerst.
clause-deal-2 = De opengelegde kaart maakt haar kleur troef. Ze ligt half onder de overige kaarten en vormt daarmee de talon: { $talon } kaarten, waarvan { $closed } gedekt. Waar deze regels de talon tellen, telt de troefindicator mee.
clause-deal-3 = { $way ->
    [cut] Voor de eerste gift couperen beide spelers. De laagste kaart deelt; bij gelijke rang nog eens. Beiden zien de kaarten.
    [lowest_card] Voor de eerste gift trekken beide spelers een kaart. De laagste kaart deelt; bij gelijke rang nog eens. Beiden zien de kaarten.
    [random] Het lot wijst de eerste deler aan, en beiden zien hoe het viel.
   *[agreed] De spelers spreken af wie het eerst deelt. Zonder afspraak beslist een eerlijke munt, en beiden zien hoe die viel.
}
clause-deal-4 = { $next ->
    [winner] De winnaar van een gift deelt de volgende; de verliezer komt dus het eerst uit.
   *[alternate] De spelers delen om de beurt.
}
clause-deal-5 = Wie niet gedeeld heeft, komt uit in de eerste slag.

## De slagen

clause-trick-1 = Een slag gaat naar de hoogste troef of, zonder troef, naar de hoogste kaart van de uitgekomen kleur.
clause-trick-2 = Een slag gaat naar de hoogste troef of, zonder troef, naar de hoogste kaart van welke kleur ook; bij gelijke rang wint de eerste.
clause-trick-3 = De winnaar van een slag komt uit in de volgende.
clause-turn-1 = Alles gaat om de beurt: eerst speelt wie uitkomt, dan de ander. Wat buiten de beurt mag, staat waar het hoort.
clause-turn-2 = Alleen een kaart uit de eigen hand mag gespeeld worden.
clause-turn-3 = Is de gift beslist, dan wordt er niets meer gespeeld of gezegd.
clause-draw-1 = Zolang de talon open is, trekken beide spelers na elke slag een kaart, eerst de winnaar ervan.
clause-draw-2 = De troefindicator wordt het laatst getrokken. Die gaat naar de verliezer van de slag waarna de laatste gedekte kaart genomen wordt.

## Bekennen

clause-follow-1 = Zolang de talon open is, mag elke kaart gespeeld worden.
clause-follow-2 = Is de talon gesloten of op, dan moet de uitgekomen kleur bekend worden.
clause-follow-3 = Is de talon gesloten of op, dan moet wie bekent zo mogelijk hoger spelen dan de uitgekomen kaart.
clause-follow-4 = Is de talon gesloten of op, dan moet wie de uitgekomen kleur niet heeft, troeven.
clause-follow-5 = { $free ->
    [neither] Wie noch de uitgekomen kleur noch troef heeft, speelt wat hij wil.
    [void] Wie de uitgekomen kleur niet heeft, speelt wat hij wil.
    [untrumped] Wie de uitgekomen kleur heeft, of noch die noch troef, speelt wat hij wil.
   *[always] Er mag altijd elke kaart gespeeld worden, ook als de talon gesloten of op is.
}
clause-follow-6 = Niemand hoeft de uitgekomen kaart te slaan.

## De ruil

clause-exch-1 = Wie uitkomt, mag voor het uitkomen { $rank_trump } ruilen voor de troefindicator. De ruil gebeurt open.
clause-exch-2 = Alleen wie al een slag gewonnen heeft, mag ruilen.
clause-exch-3 = { $talon ->
    [2] Ruilen kan tot de talon op is; de laatste kans is bij twee kaarten.
   *[other] Voor de ruil moet de talon minstens { $talon } kaarten hebben.
}
clause-exch-4 = Niemand ruilt voordat de eerste slag van de gift gespeeld is.
clause-exch-5 = Is de talon gesloten, dan kan wie uitkomt niet meer ruilen.
clause-exch-6 = { $trick ->
    [yes] Sluit wie uitkomt, dan mag de ander nog ruilen voordat de sluiter uitkomt, als hij een slag gewonnen heeft.
   *[no] Sluit wie uitkomt, dan mag de ander nog ruilen voordat de sluiter uitkomt.
}
clause-exch-7 = { $then ->
    [close] Voor dezelfde uitkomst mag men ruilen en dan sluiten, in die volgorde.
    [declare] Voor dezelfde uitkomst mag men ruilen en een huwelijk melden; de opgenomen kaart mag daarbij horen.
   *[both] Voor dezelfde uitkomst mag men ruilen, dan sluiten, dan een huwelijk melden. De opgenomen kaart mag daarbij horen.
}
clause-exch-8 = De troefindicator wordt niet geruild.

## Huwelijken

clause-marr-1 = Een huwelijk is { $king } en { $queen } van één kleur in één hand. Het is { $plain } kaartpunten waard, in troef { $royal }.
clause-marr-2 = { $only_king ->
    [yes] Een huwelijk wordt bij het uitkomen gemeld: men komt uit met { $king_acc } en toont { $queen_acc }.
   *[no] Een huwelijk wordt bij het uitkomen gemeld: men komt uit met { $king_acc } of { $queen_acc } en toont de andere kaart.
}
clause-marr-3 = Voordat de eerste slag van de gift gespeeld is, wordt geen huwelijk gemeld.
clause-marr-4 = Een huwelijk telt zodra de melder een slag gewonnen heeft. Tot dan is het nog niet geldig en telt het nergens voor.
clause-marr-5 = Een huwelijk telt meteen, ook voor wie nog geen slag heeft.
clause-marr-6 = { $only_king ->
    [yes] Het melden gaat vanzelf: wie met { $king_acc } uitkomt en { $queen_acc } in de hand heeft, meldt het huwelijk, en kan niet uitkomen zonder het te melden.
   *[no] Het melden gaat vanzelf: wie met { $king_acc } of { $queen_acc } uitkomt en de andere in de hand heeft, meldt het huwelijk, en kan niet uitkomen zonder het te melden.
}
clause-marr-7 = Is de talon gesloten of op, dan wordt er geen huwelijk meer gemeld.
clause-marr-8 = { $purpose ->
    [close] Een huwelijk mag voor het uitkomen aangekondigd worden; daarna mag men sluiten, en men komt uit met een van zijn twee kaarten.
    [more] Een huwelijk mag voor het uitkomen aangekondigd worden om er nog een aan te kondigen. Men komt dan uit met een kaart van een aangekondigd huwelijk.
   *[both] Een huwelijk mag voor het uitkomen aangekondigd worden, om te sluiten of om er nog een aan te kondigen. Men komt dan uit met een kaart van een aangekondigd huwelijk.
}
clause-marr-9 = { $count ->
    [one] Per uitkomst mag één huwelijk gemeld worden.
   *[other] Per uitkomst mogen hoogstens { $count } huwelijken gemeld worden.
}
clause-marr-10 = Elk huwelijk mag één keer per gift gemeld worden.
clause-marr-11 = Wie meldt, moet uitkomen met { $king_acc } van het huwelijk.
clause-marr-12 = Een troefhuwelijk dat de niet-deler bij de allereerste uitkomst meldt, telt meteen voor { $royal }, zonder slag.
clause-marr-13 = Er zijn geen huwelijken: { $king } en { $queen } van één kleur tellen alleen hun kaartpunten.

## Sluiten

clause-close-1 = Wie uitkomt, mag voor het uitkomen de talon sluiten, zolang die open is.
clause-close-2 = { $talon ->
    [2] Sluiten kan tot de talon op is; de laatste kans is bij twee kaarten.
   *[other] Om te sluiten moet de talon minstens { $talon } kaarten hebben.
}
clause-close-3 = Niemand sluit voordat de eerste slag van de gift gespeeld is.
clause-close-4 = Na het sluiten trekt niemand meer, de troefindicator gaat omgekeerd liggen en het bekennen is meteen verplicht.
clause-close-5 = Een sluiter die { $goal } haalt, wint naar de slagen en punten die de tegenspeler had op het moment van sluiten.
clause-close-6 = Een sluiter die { $goal } haalt, wint naar de slagen en punten die de tegenspeler heeft aan het eind van de gift.
clause-close-7 = { $moment ->
    [close] Mislukt het sluiten, dan krijgt de tegenspeler { $value }, of { $no_trick } als de sluiter bij het sluiten geen slag had.
   *[end] Mislukt het sluiten, dan krijgt de tegenspeler { $value }, of { $no_trick } als de sluiter aan het eind geen slag heeft.
}
clause-close-8 = Mislukt het sluiten, dan krijgt de tegenspeler { $value }, of { $no_trick } als hij op het moment van sluiten geen slag had.
clause-close-9 = Mislukt het sluiten, dan krijgt de tegenspeler { $value }, hoeveel slagen er ook gewonnen zijn.
clause-close-10 = { $fixed ->
    [yes] Haalt de tegenspeler het eerst { $goal }, dan is het sluiten mislukt; hij krijgt dan { $value }.
   *[no] Haalt de tegenspeler het eerst { $goal }, dan is het sluiten mislukt.
}
clause-close-11 = { $manual ->
    [yes] Een sluiter die { $goal } heeft als de laatste kaart gespeeld is, is geslaagd, ook zonder te claimen.
   *[no] Een sluiter die { $goal } heeft als de laatste kaart gespeeld is, is geslaagd.
}
clause-close-12 = De sluiter moet zijn { $goal } claimen. Ze halen met de laatste slag geldt als claim; ze eerder gehad hebben zonder te claimen niet, als de laatste slag verloren gaat.
clause-close-13 = Heeft de sluiter { $goal } niet gehaald als de laatste kaart gespeeld is, dan is het sluiten mislukt; wie de laatste slag heeft, doet er niet toe.
clause-close-14 = { $knock ->
    [yes] Er wordt niet gesloten; in plaats daarvan wordt geklopt, en afgerekend naar de waarden hieronder.
   *[no] De talon wordt niet gesloten.
}

## Kloppen

clause-knock-1 = Wie uitkomt, mag voor het uitkomen kloppen, zolang de talon open is, en belooft zo { $goal } met de komende slag. Kloppen gaat voor elke aankondiging; bij het uitkomen mag een huwelijk gemeld worden. Voor deze slag geldt de plicht tot bekennen, en daarna trekt niemand.
clause-knock-2 = Een klopper die { $goal } heeft door het gemelde huwelijk of na de slag, wint zoals een geslaagde sluiter. Anders geldt het als mislukt sluiten.
clause-knock-3 = Kloppen komt in de plaats van sluiten.
clause-knock-4 = Er wordt niet geklopt.

## Het snapszerbod

clause-bid-1 = Tot de eerste kaart beantwoord is, mag elk van beiden snapszer bieden, ook buiten de beurt, tenzij de talon gesloten is of het bod al gedaan is. De bieder belooft { $goal } voordat de tegenspeler een slag wint.
clause-bid-2 = Na het bod wordt niet meer getrokken, geruild of gesloten, en geldt de plicht tot bekennen.
clause-bid-3 = Het bod is { $value } waard: voor de bieder die zijn belofte nakomt, of voor de tegenspeler met de eerste slag die hij wint. Opgeven of een onjuiste claim tijdens een bod betaalt hetzelfde. Een nagekomen belofte hoeft niet geclaimd te worden.
clause-bid-4 = Er is geen snapszerbod.

## Claimen

clause-claim-1 = De gift eindigt vanzelf zodra een speler { $goal } kaartpunten heeft.
clause-claim-2 = Wie { $goal } kaartpunten heeft, moet claimen. Elk van beiden mag dat op elk moment, ook met een kaart op tafel.
clause-claim-3 = Wie { $goal } kaartpunten heeft, moet claimen. Elk van beiden mag dat tussen twee slagen, vanaf het einde van de eerste.
clause-claim-4 = Wie { $goal } kaartpunten heeft, moet claimen, en mag dat telkens als hij aan de beurt is, om uit te komen of te antwoorden.
clause-claim-5 = Wie { $goal } kaartpunten heeft, moet claimen, en mag dat alleen voor het uitkomen: meteen na een gewonnen slag of bij het melden van een huwelijk.
clause-claim-6 = Wie { $goal } kaartpunten heeft, moet claimen, en mag dat alleen als hij moet uitkomen.
clause-claim-7 = Op een zojuist gemeld huwelijk mag geclaimd worden tot de uitgekomen kaart beantwoord is.
clause-claim-8 = Een onjuiste claim brengt de tegenspeler { $value } op, of { $no_trick } zolang hij geen slag heeft.
clause-claim-9 = Een onjuiste claim brengt de tegenspeler de waarde op die de gift heeft naar de punten en slagen van de claimer op dat moment.
clause-claim-10 = Een onjuiste claim brengt de tegenspeler { $value } op.
clause-claim-11 = Een onjuiste claim brengt de tegenspeler op wat de claimer met een juiste gewonnen zou hebben.
clause-claim-12 = Na het sluiten betaalt een onjuiste claim nooit minder dan het sluiten: claimt de sluiter onjuist, minstens het mislukte sluiten; doet de tegenspeler het, minstens het geslaagde.
clause-claim-13 = Na het sluiten betaalt een onjuiste claim evenveel als zonder.

## Waarden

clause-value-1 = Een gewonnen gift is { $plain } waard als de verliezer { $line } kaartpunten of meer heeft, { $schneider } als hij er minder heeft (Schneider), en { $schwarz } als hij geen slag heeft (Schwarz), wat zijn punten ook zijn.
clause-value-2 = Geldige huwelijken van de verliezer tellen mee voor de { $line }.
clause-value-3 = Huwelijken van de verliezer tellen niet mee voor de { $line }; alleen punten in slagen tellen.
clause-sweep-1 = Wie alle { $tricks } slagen wint van de fase waarin bekend moet worden, krijgt { $value }, met of zonder claim. Een sluiter die ze alle wint, moet toch zijn punten halen.

## Tot het einde gespeeld

clause-out-1 = { $manual ->
    [yes] Zijn alle kaarten gespeeld en heeft niemand gesloten of geclaimd, dan wint de winnaar van de laatste slag de gift.
   *[no] Zijn alle kaarten gespeeld, heeft niemand gesloten en heeft niemand { $goal }, dan wint de winnaar van de laatste slag de gift.
}
clause-out-2 = { $manual ->
    [yes] Zijn alle kaarten gespeeld en heeft niemand gesloten of geclaimd, dan wint wie de meeste kaartpunten heeft, huwelijken meegeteld.
   *[no] Zijn alle kaarten gespeeld, heeft niemand gesloten en heeft niemand { $goal }, dan wint wie de meeste kaartpunten heeft, huwelijken meegeteld.
}
clause-out-3 = { $manual ->
    [yes] Zijn alle kaarten gespeeld en heeft niemand gesloten of geclaimd, dan wint wie de meeste punten in slagen heeft; huwelijken tellen daarvoor niet.
   *[no] Zijn alle kaarten gespeeld, heeft niemand gesloten en heeft niemand { $goal }, dan wint wie de meeste punten in slagen heeft; huwelijken tellen daarvoor niet.
}
clause-out-4 = { $manual ->
    [yes] Zijn alle kaarten gespeeld en heeft niemand gesloten of geclaimd, dan komt eerst de bonus voor de laatste slag erbij. Brengt die de winnaar ervan op { $goal }, of was hij daar al, dan wint hij de gift; anders wint wie de meeste kaartpunten heeft.
   *[no] Zijn alle kaarten gespeeld, heeft niemand gesloten en heeft niemand { $goal }, dan komt eerst de bonus voor de laatste slag erbij. Brengt die de winnaar ervan op { $goal }, dan wint hij de gift; anders wint wie de meeste kaartpunten heeft.
}
clause-out-5 = Een zo gewonnen gift heeft haar gewone waarde.
clause-out-6 = Een zo gewonnen gift is { $value } waard.
clause-bonus-1 = De laatste slag van een tot het einde gespeelde gift brengt { $bonus } kaartpunten op, ook na het sluiten. Ze tellen als alle andere, ook voor de verliezer.
clause-bonus-2 = De laatste slag van een tot het einde gespeelde gift brengt { $bonus } kaartpunten op, tenzij iemand gesloten heeft. Ze tellen als alle andere, ook voor de verliezer.
clause-tie-1 = Bij gelijke stand krijgt niemand iets.
clause-tie-2 = Een gelijke gift voegt { $carry } toe aan wat de winnaar van de volgende krijgt; enkele na elkaar tellen op.
clause-tie-3 = Na een gelijke gift deelt dezelfde speler opnieuw.

## Opgeven

clause-resign-1 = Een gift mag op elk moment opgegeven worden. De tegenspeler krijgt de waarde die de gift heeft naar de punten en slagen van wie opgeeft, op dat moment.
clause-resign-2 = Na het sluiten betaalt opgeven minstens wat het sluiten voor de ander waard is.
clause-resign-3 = Na het sluiten betaalt opgeven evenveel als zonder.

## Aan tafel

clause-look-1 = Alleen de laatste slag mag nog bekeken worden.
clause-look-2 = Een speler mag alle eigen slagen opnieuw bekijken, en de laatste slag.
clause-look-3 = Geen slag mag opnieuw bekeken worden.
clause-look-4 = { $shown ->
    [own] De tafel toont elke speler zijn eigen kaartpunten; die van de ander onthoudt hij zelf.
    [none] De tafel toont geen kaartpunten; ieder telt zelf.
   *[both] De tafel toont de getelde kaartpunten van beide spelers.
}

## De partij

clause-match-1 = Wie het eerst { $target } spelpunten heeft, wint de partij.
clause-match-2 = Elke speler telt af vanaf { $target } spelpunten. Wie het eerst op nul of eronder komt, wint de partij.
clause-match-3 = Wie het eerst { $target } kaartpunten heeft, opgeteld over de giften, wint de partij.
clause-match-4 = { $marks ->
    [one] De verliezer van de partij krijgt een Bummerl.
   *[other] De verliezer van de partij krijgt { $marks } Bummerls.
}
clause-match-5 = { $marks ->
    [one] Een verliezer zonder één spelpunt krijgt er in plaats daarvan één.
   *[other] Een verliezer zonder één spelpunt krijgt er in plaats daarvan { $marks } (Schneiderbummerl).
}
clause-match-6 = { $marks ->
    [one] Een verliezer die tegen nul nog maar één punt nodig had, krijgt er in plaats daarvan één.
   *[other] Een verliezer die tegen nul nog maar één punt nodig had, krijgt er in plaats daarvan { $marks } (Retour).
}
clause-match-7 = Enkele partijen vormen een reeks: de beste van { $matches } wint.
clause-match-8 = Enkele partijen vormen een reeks: wie het eerst { $matches } partijen wint, wint haar.
clause-match-9 = { $drawn ->
    [yes] { $matches } partijen vormen een rubber. Wie er de meeste wint, wint hem; gelijk is gelijkspel.
   *[no] { $matches } partijen vormen een rubber en worden alle gespeeld. Wie er de meeste wint, wint hem.
}
clause-match-10 = De inzet van de partij wordt vermenigvuldigd met de waarde van de gift die haar beëindigt.
clause-match-11 = De inzet van de partij verdubbelt als de verliezer niets gescoord heeft.
clause-match-12 = Een partij mag op elk moment opgegeven worden; ze is dan verloren.
