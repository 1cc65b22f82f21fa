### Vragen en antwoorden. Een bladzijde toont wat haar reglement betreft.

faq-talon-count = Hoort de troefindicator bij de talon?
    .answer = Ja, bij elke telling: { $talon } kaarten na het delen, en twee minder na elke slag. De laatste keer trekt men één gedekte kaart en de troefindicator.
faq-exchanged-card = Wie krijgt de kaart die geruild is?
    .answer = Die ligt voortaan als troefindicator en wordt het laatst getrokken, door de verliezer van de slag waarmee de talon op raakt.
faq-exchange-kept-back = Moet men bij de eerste kans ruilen?
    .answer = Nee. Het mag wachten tot een latere uitkomst waarbij het is toegestaan.
faq-exchange-first-lead = Mag de niet-deler ruilen voor de eerste slag?
    .answer = Nee. Niemand mag dat voordat er een slag gespeeld is.
faq-no-exchange = Waarom is er geen ruil?
    .answer = De tekst die deze regels volgen noemt er nergens een. Aan bijna alle andere tafels bestaat hij wel.
faq-exchange-answer = Hoe lang kan de ruil een sluiting beantwoorden?
    .answer = Vanaf het sluiten tot de sluiter uitkomt. { $trick ->
        [yes] Het mag alleen wie een slag gewonnen heeft.
       *[no] Er is geen slag voor nodig.
    }
faq-close-small-talon = Is één gedekte kaart naast de troefindicator genoeg om te sluiten?
    .answer = Ja. Zolang er iets te trekken valt, kan de talon gesloten worden.
faq-close-talon-minimum = Waarom kan er op het laatste moment niet gesloten worden?
    .answer = Deze regels vragen { $talon } kaarten, de troefindicator meegeteld. Met minder trekt men door.
faq-close-leader-only = Mag wie antwoordt de talon sluiten?
    .answer = Nee. Alleen wie uitkomt sluit, voor het uitkomen.
faq-strict-when = Begint het verplichte bekennen bij het sluiten of als de talon op is?
    .answer = Bij wat het eerst komt.
faq-beat = Is bekennen genoeg, of moet de uitgekomen kaart geslagen worden?
    .answer = Ze moet geslagen worden als dat kan. De troefplicht komt daarna: alleen wie de uitgekomen kleur niet heeft, moet troeven.
faq-no-beat = Moet de uitgekomen kaart geslagen worden?
    .answer = Nee. Men moet bekennen, en zonder de kleur troeven, maar een lage kaart van de kleur volstaat.
faq-any-suit = Kan een aas van een andere kleur werkelijk de slag winnen?
    .answer = Ja. Zonder troef wint de hoogste rang, welke kleur ook; bij gelijke rang de eerste. Een troef slaat nog altijd elke kaart die geen troef is.
faq-revoke = Wat als iemand een verboden kaart speelt?
    .answer = Hier kan dat niet: de kaart wordt geweigerd, en de weigering noemt de regel. Aan een echte tafel verschilt het; bij velen is de gift dan verloren.
faq-marriage-most = Hoeveel kunnen huwelijken in één gift opbrengen?
    .answer = Hoogstens { $most } kaartpunten voor beiden samen: één in troef en drie andere. Met de kaarten zelf wordt dat { $total }.
faq-sequences = Tellen reeksen of andere combinaties?
    .answer = Nee. Het huwelijk is de enige combinatie.
faq-marriage-first-lead = Mag bij de allereerste uitkomst een huwelijk gemeld worden?
    .answer = { $counts ->
        [at-once] Ja, en het telt meteen.
        [trumps-at-once] Ja. In troef telt het meteen; elk ander wacht tot de melder een slag wint.
       *[pending] Ja. Het wacht tot de melder een slag wint.
    }
faq-pending-line = Helpt een nog niet geldig huwelijk de verliezer aan { $line }?
    .answer = Nee. Het telt nergens voor tot de melder een slag gewonnen heeft, en bij het sluiten blijft het buiten beschouwing.
faq-marriage-no-trick = Ik heb punten van een huwelijk maar geen slag, en verlies. Wat kost dat?
    .answer = { $schwarz }. Zonder slag is het Schwarz, wat de punten ook zijn.
faq-marriages-count = Tellen huwelijken voor de { $line } van de verliezer?
    .answer = { $count ->
        [yes] Ja, zodra ze geldig zijn.
       *[no] Nee. Alleen punten in slagen tellen.
    }
faq-automatic-marriage = Mag ik uit een huwelijk uitkomen zonder het te melden?
    .answer = Nee. De uitkomst meldt het. Wie het stil wil houden, komt met een andere kaart uit.
faq-announce-order = In welke volgorde komen aankondigen, sluiten en uitkomen?
    .answer = Kondig het huwelijk aan, sluit als je wilt, kom dan uit met een van zijn twee kaarten. Ertussen, voor het sluiten, mag nog geruild worden.
faq-two-marriages = Hoe meldt men twee huwelijken bij één uitkomst?
    .answer = Kondig het ene aan, kom dan uit met een kaart van het andere en meld het; of kondig beide aan en kom uit met een kaart naar keuze daarvan.
faq-ends-by-itself = Wat als ik niet merk dat ik { $goal } heb?
    .answer = Er gaat niets verloren: de gift eindigt vanzelf, ook op een huwelijk, nog voor de uitgekomen kaart beantwoord is.
faq-must-claim = Eindigt de gift als ik { $goal } heb?
    .answer = Nee. { $goal } kaartpunten geven het recht om te claimen. Tot iemand claimt, gaat het spel door.
faq-claim-over = Mag ik doorspelen met meer dan { $goal }?
    .answer = Ja. Er is geen bovengrens; maar zonder claim kan de tegenspeler nog winnen.
faq-claim-on-marriage = Mag ik op een huwelijk alleen claimen?
    .answer = { $pending ->
        [yes] Ja, als je al een slag hebt: meld het en claim voordat de uitgekomen kaart beantwoord is.
       *[no] Ja: meld het en claim voordat de uitgekomen kaart beantwoord is.
    }
faq-claim-after-exchange = Vervalt het recht om te claimen door eerst te ruilen of te sluiten?
    .answer = Nee. Het duurt tot je uitkomt.
faq-wrong-claim-closer = Ik heb gesloten en claim onjuist. Wat is dat waard?
    .answer = { $larger ->
        [yes] Het grootste van twee getallen: de prijs van een onjuiste claim en die van mislukt sluiten.
       *[no] De prijs van een onjuiste claim; het sluiten voegt niets toe.
    }
faq-frozen = Ik had niets toen de tegenspeler sloot, maar won daarna slagen. Helpt dat?
    .answer = Niet tegen een geslaagde sluiter: je slagen en punten op het moment van sluiten beslissen, en een nog niet geldig huwelijk telt niet.
faq-not-frozen = De tegenspeler had niets toen ik sloot, maar heeft daarna slagen gewonnen. Kost mij dat iets?
    .answer = Ja. De waarde van geslaagd sluiten wordt aan het eind van de gift geteld.
faq-fail-closer-tricks = Wiens ontbrekende slag maakt mislukt sluiten duurder?
    .answer = Die van de sluiter, geteld { $moment ->
        [close] als hij sluit
       *[end] aan het eind van de gift
    }: { $no_trick } in plaats van { $value }.
faq-fail-opponent-tricks = Wiens ontbrekende slag maakt mislukt sluiten duurder?
    .answer = Die van de tegenspeler, geteld als de talon gesloten wordt: { $no_trick } in plaats van { $value }. Later gewonnen slagen doen er niet toe.
faq-fail-flat = Doet het ertoe hoeveel slagen er waren als het sluiten mislukt?
    .answer = Nee. Mislukt sluiten betaalt altijd { $value }.
faq-opponent-first = Ik sloot, en de tegenspeler heeft eerder { $goal } dan ik. Wat krijgt hij?
    .answer = { $fixed ->
        [yes] { $value }. Dit wordt anders afgerekend dan een sluiting die alleen tekortschiet.
       *[no] Wat mislukt sluiten betaalt.
    }
faq-closer-last-trick = Een sluiter haalt { $goal } met de allerlaatste slag. Moet hij claimen?
    .answer = Nee. Het halen met de laatste slag geldt als claim.
faq-closed-last-trick = Beslist de laatste slag een gesloten gift?
    .answer = Nee. Daar haalt de sluiter { $goal } of het is mislukt.
faq-last-trick-value = Waarom betaalt de laatste slag { $value }, wat de punten ook zijn?
    .answer = { $manual ->
        [yes] Omdat niemand geclaimd heeft. Wie vergeet { $goal } te claimen, wordt er niet voor betaald.
       *[no] Heeft niemand { $goal } gehaald, dan kan geen van beiden Schneider zijn; de waarde is dus altijd dezelfde.
    }
faq-most-trick-points = Tellen huwelijken als een gift tot het einde gespeeld wordt?
    .answer = Niet voor wie wint: alleen punten in slagen worden vergeleken. Ze tellen wel voor wat de winst waard is, zoals altijd.
faq-bonus-order = Alle kaarten zijn gespeeld, en de tegenspeler heeft { $goal } die hij nooit geclaimd heeft. Wie wint?
    .answer = Eerst gaat de bonus van { $bonus } naar de winnaar van de laatste slag. Heeft die dan { $goal }, dan wint hij, ook tegen meer. Anders wint wie de meeste kaartpunten heeft.
faq-bonus-closed = Is er na het sluiten een bonus voor de laatste slag?
    .answer = { $always ->
        [yes] Ja. Die kan zelfs de sluiter aan zijn punten helpen.
       *[no] Nee. Alleen een gift die niemand sloot heeft hem.
    }
faq-tie = Wat gebeurt er als beiden evenveel hebben?
    .answer = { $carry ->
        [0] Niemand krijgt iets, en de volgende gift telt gewoon.
        [one] Niemand krijgt iets, en de winnaar van de volgende gift krijgt er 1 bij.
       *[other] Niemand krijgt iets, en de winnaar van de volgende gift krijgt er { $carry } bij.
    }
faq-schwarz-tricks = Ik heb een slag, maar zonder kaartpunten. Is dat Schwarz?
    .answer = Nee. Schwarz wordt in slagen geteld. Met een slag en minder dan { $line } punten ben je Schneider.
faq-sweep = Wat geldt als alle slagen?
    .answer = Alle { $tricks } slagen moeten echt gespeeld worden, en één speler moet ze alle winnen, vanaf het moment dat bekend moet worden. Het wordt zonder claim afgerekend, en het gaat voor niet geclaimde punten van de ander. Een sluiter die ze alle wint en toch tekortkomt, is mislukt.
faq-resign-closed = Kan ik na het sluiten iets besparen door op te geven?
    .answer = { $larger ->
        [yes] Nee. Opgeven betaalt minstens wat het sluiten voor de ander waard is.
       *[no] Ja, naar deze regels wel: alleen je eigen punten en slagen op dat moment tellen.
    }
faq-bid-when = Wanneer kan snapszer geboden worden?
    .answer = Tot de eerste kaart beantwoord is, door elk van beiden. Een bod kan niet overboden worden.
faq-bid-resign = Wat als een bieder opgeeft of onjuist claimt?
    .answer = De tegenspeler krijgt de { $value } van het bod. Doet de tegenspeler het, dan krijgt de bieder ze.
faq-knock-close = Wat is het verschil tussen kloppen en sluiten?
    .answer = Sluiten duurt tot het eind van de gift, kloppen één slag. Beide worden gelijk betaald.
faq-dealer-equal = Wat als beiden dezelfde rang couperen of trekken?
    .answer = Dan gebeurt het opnieuw.
faq-countdown = Moet het aftellen precies op nul eindigen?
    .answer = Nee. Eroverheen gaan wint ook.
faq-rubber-drawn = Kan de rubber gelijk eindigen?
    .answer = Ja. Met { $matches } partijen kan dat, en dan is het gelijkspel.
faq-stake = Welke gift bepaalt de inzet?
    .answer = Die de partij beëindigt: haar waarde vermenigvuldigt de inzet.
faq-card-point-match = Dienen spelpunten hier nergens voor?
    .answer = Ze zeggen wie een gift gewonnen heeft. De partij gaat om de kaartpunten, gift na gift.
faq-level-dealer = Wie deelt na een gelijke gift?
    .answer = Dezelfde speler opnieuw, dus komt ook dezelfde uit.
