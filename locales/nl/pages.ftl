### De regelbladzijden: titels, benodigdheden, delen, voorbeelden, verschillen.

ruleset-snapszer24 = Snapszer met 24 kaarten
    .about = Een Hongaarse vorm met de negens in het spel: zes kaarten in de hand, huwelijken tellen meteen en mogen voor het sluiten aangekondigd worden.
ruleset-schnapsen-casino = Schnapsen dat vanzelf eindigt
    .about = Schnapsen met 20 kaarten zoals casino's en programma's het bieden: de gift eindigt vanzelf bij 66.
ruleset-snapszli20 = Snapszli
    .about = Een Hongaarse vorm met 20 kaarten en de roep "66!": huwelijken tellen meteen en de laatste slag brengt een bonus.
ruleset-snapszer-klub = Snapszer van de club
    .about = Snapszer met 20 Tell-kaarten, gemaakt om op afstand te spelen: huwelijken melden zichzelf en de gift eindigt vanzelf.
ruleset-bummerl = Bummerl
    .about = Een Oostenrijkse vorm waarin niemand hoeft te slaan, mislukt sluiten altijd evenveel kost en alle slagen drie waard zijn.
ruleset-schnapsen-pagat = Schnapsen
    .about = Oostenrijks Schnapsen zoals de meeste boeken het beschrijven: claim je 66 op het juiste moment en tel af vanaf zeven.
ruleset-sixty-six = Zesenzestig
    .about = Het Duitse Sechsundsechzig: negens in het spel, een bonus voor de laatste slag en geen huwelijken meer na de talon.
ruleset-santase = Santase
    .about = Het Bulgaarse Zesenzestig: tot elf, niets bijzonders voor de eerste slag, en mislukt sluiten kost altijd drie.
ruleset-mszsz = Snapszer van de Hongaarse bond
    .about = Snapszer met 20 Tell-kaarten en het snapszerbod. Van de regels van de bond was alleen het eerste deel te lezen; de rest, vooral het ene punt voor mislukt sluiten, steunt op een tweede bron en is misschien niet officieel.
ruleset-snapszer24-target11 = Snapszer met 24 kaarten, tot elf
    .about = Het spel met 24 kaarten in een langere partij.
ruleset-snapszer24-bummerl = Snapszer met 24 kaarten, om Bummerls
    .about = Het spel met 24 kaarten, afgeteld vanaf zeven; de verliezer krijgt een Bummerl.
ruleset-snapszli24 = Snapszli met 24 kaarten
    .about = Snapszli met de negens in het spel gelaten.
ruleset-schnapsen-casino-literal = Schnapsen naar de letter
    .about = Een curiositeit: een slordige tekst over Schnapsen op zijn woord genomen. De hoogste kaart wint de slag, welke kleur ook, en er is geen ruil.
ruleset-schnapsen-sharp = Scherp Schnapsen
    .about = Schnapsen voor sterke spelers: geen slag wordt teruggezien, en niets bijzonders gebeurt te vroeg of te laat.
ruleset-bummerl-mit-40 = Bummerl met de veertig
    .about = Bummerl waarin een troefhuwelijk van de niet-deler meteen telt, bij de allereerste uitkomst.
ruleset-stake-bummerl = Bummerl om inzet
    .about = Bummerl om een inzet die de laatste gift vermenigvuldigt.
ruleset-siebener = Siebener-Schnapsen
    .about = Bummerl met zevens in het spel en zes kaarten in de hand.
ruleset-knock-snapszli = Snapszli met kloppen
    .about = Snapszli waarin een speler mag kloppen en 66 belooft met de komende slag.
ruleset-santase-2-3 = Santase, mislukt sluiten 2 of 3
    .about = Santase voor tafels waar mislukt sluiten alleen drie kost tegen een tegenspeler zonder slag.
ruleset-sixty-six-bicycle = Zesenzestig op zijn Amerikaans
    .about = Zesenzestig waarin huwelijken tot het einde gemeld mogen worden en een gelijke gift doorschuift.
ruleset-snapszli20-loose = Los Snapszli
    .about = Snapszli waarin per uitkomst twee huwelijken gemeld mogen worden.

page-aliases = Ook genoemd: { $names }.
page-aim = Een spel voor twee. Een gift wint wie het eerst { $goal } kaartpunten haalt met slagen en huwelijken, of zoals hieronder staat; ze brengt spelpunten op, en daarmee wint men de partij.
page-aim-no-marriages = Een spel voor twee. Een gift wint wie het eerst { $goal } kaartpunten haalt met slagen, of zoals hieronder staat; ze brengt spelpunten op, en daarmee wint men de partij.
page-experimental = Deze regels zijn een lezing van ons: de bron laat ze open, en ze kunnen veranderen.
page-needs = Wat je nodig hebt
page-rules = De regels
page-rules-note = Elke regel heeft een nummer, dat in weigeringen en uitslagen genoemd wordt. "Wie uitkomt" is de speler die de volgende slag begint; "krijgt" gaat over spelpunten.
page-examples = Uitgewerkte voorbeelden
page-examples-note = Twee spelers, Anna en Béla. De getallen rekent hetzelfde programma uit dat de giften afrekent.
page-faq = Vragen en antwoorden
page-differences = Verschillen met { $other }
page-compared = { $one } en { $other }
page-no-differences = De spelregels zijn dezelfde.
page-difference-option = Regel
page-difference-gained = Regels alleen in { $one }: { $clauses }.
page-difference-changed = Regels die anders luiden: { $clauses }.
page-difference-lost = Regels alleen in { $other }:
page-version = Reglement { $id }, versie { $version }, vingerafdruk { $fingerprint }.

section-cards = De kaarten
section-dealing = Delen
section-tricks = Slagen en trekken
section-following = Bekennen
section-exchange = De ruil
section-marriages = Huwelijken
section-closing = Sluiten
section-knocking = Kloppen
section-bidding = Het snapszerbod
section-claiming = { $goal } halen en claimen
section-values = Wat een gift waard is
section-played-out = Tot het einde gespeeld
section-resigning = Opgeven
section-table = Aan tafel
section-match = De partij

needs-20 = Neem uit een Frans kaartspel { $ranks } van elke kleur: 20 kaarten. De rest blijft in het doosje. Een Tell- of dubbel-Duits spel kan ook, zonder negens, achten en zevens; Ober en Unter staan voor vrouw en boer.
needs-20-tell = Haal uit een Tell-spel van 32 kaarten de negens, achten en zevens; er blijven er 20. Een Frans kaartspel kan ook, met vrouwen voor Obers en boeren voor Unters.
needs-24-nines = Neem uit een Frans kaartspel { $ranks } van elke kleur: 24 kaarten. De rest blijft in het doosje. Een Tell-spel kan ook, zonder achten en zevens; Ober en Unter staan voor vrouw en boer.
needs-24-sevens = Neem uit een Frans kaartspel { $ranks } van elke kleur: 24 kaarten. De rest blijft in het doosje. Een Tell-spel kan ook, zonder negens en achten; Ober en Unter staan voor vrouw en boer.
needs-any = Neem uit een kaartspel { $ranks } van elke kleur: { $cards } kaarten. De rest blijft in het doosje.
needs-score-up = Iets om spelpunten op te schrijven, van 0 tot { $target }.
needs-score-down = Iets om af te tellen vanaf { $target }: een lei, een blad of een puntenteller met kralen.
needs-score-cards = Papier en potlood om kaartpunten op te tellen tot { $target }.

example-anna = Anna
example-bela = Béla
example-plain = { $anna } haalt { $points } kaartpunten. { $bela } heeft er { $other } in { $tricks ->
    [one] 1 slag
   *[other] { $tricks } slagen
}.
example-schneider = { $anna } haalt { $points } kaartpunten. { $bela } heeft er maar { $other } in { $tricks ->
    [one] 1 slag
   *[other] { $tricks } slagen
}.
example-schwarz = { $anna } haalt { $points } kaartpunten. { $bela } heeft geen slag.
example-schwarz-marriage = { $anna } haalt { $points } kaartpunten. { $bela } heeft geen slag, maar heeft een huwelijk van { $other } gemeld.
example-carried = Er ging een gelijke gift vooraf. Nu haalt { $anna } { $points } kaartpunten, en { $bela } heeft er { $other } in { $tricks ->
    [one] 1 slag
   *[other] { $tricks } slagen
}.
example-close-made = { $anna } sluit als { $bela } geen slag heeft, en haalt { $points }. Aan het eind heeft { $bela } { $other } kaartpunten in 1 slag.
example-close-failed = { $anna } heeft een slag en sluit als { $bela } er geen heeft. Alle kaarten worden gespeeld, en { $anna } blijft steken op { $points }.
example-close-overtaken-no-trick = { $anna } sluit bij de allereerste uitkomst en heeft nog geen slag als { $bela } { $other } haalt.
example-close-failed-later = { $anna } heeft een slag en sluit als ook { $bela } er een heeft. Alle kaarten worden gespeeld, en { $anna } blijft steken op { $points }.
example-close-overtaken = { $anna } sluit, maar { $bela }, die toen al een slag had, haalt het eerst { $other }.
example-close-unclaimed = { $anna } sluit en heeft { $points } als de laatste kaart gespeeld is, maar heeft niet geclaimd. De laatste slag is voor { $bela }. Aan het eind heeft { $bela } { $other } in 2 slagen, waarvan een gewonnen voor het sluiten, met 8 punten.
example-wrong-claim = { $anna } claimt, maar heeft slechts { $points } in { $tricks ->
    [one] 1 slag
   *[other] { $tricks } slagen
}. { $bela } heeft een slag.
example-wrong-claim-no-trick = { $anna } claimt, maar heeft slechts { $points } in { $tricks ->
    [one] 1 slag
   *[other] { $tricks } slagen
}. { $bela } heeft nog geen slag.
example-wrong-claim-closed = { $anna } heeft gesloten toen { $bela } geen slag had. Nu claimt { $anna }, maar heeft slechts { $points } in { $tricks ->
    [one] 1 slag
   *[other] { $tricks } slagen
}; { $bela } heeft intussen een slag.
example-resigned = { $anna } geeft op met { $points } kaartpunten in { $tricks ->
    [one] 1 slag
   *[other] { $tricks } slagen
}. Niemand heeft gesloten.
example-resigned-closed = { $anna } heeft gesloten toen { $bela } geen slag had, en geeft op met { $points } kaartpunten in { $tricks ->
    [one] 1 slag
   *[other] { $tricks } slagen
}.
example-played-out = Alle kaarten zijn gespeeld en niemand heeft gesloten. In slagen heeft { $anna } { $points } kaartpunten, { $bela } { $other }; de laatste slag is voor { $bela }.
example-played-out-marriage = Alle kaarten zijn gespeeld en niemand heeft gesloten. In slagen heeft { $anna } { $points } kaartpunten, { $bela } { $other }; { $bela } heeft ook een huwelijk van { $extra } gemeld, en de laatste slag is voor { $anna }.
example-tie = Alle kaarten zijn gespeeld en niemand heeft gesloten. In slagen heeft { $anna } { $points } kaartpunten, { $bela } { $other }; de laatste slag is voor { $bela }.
example-bonus-closed = { $anna } heeft gesloten. Alle kaarten zijn gespeeld; de laatste slag is voor { $anna }, die { $points } heeft voor enige bonus. { $bela } heeft { $other } in { $tricks ->
    [one] 1 slag
   *[other] { $tricks } slagen
}, alle gewonnen na het sluiten.
example-sweep = { $anna } wint alle { $tricks } slagen nadat de talon op is en haalt { $points }. { $bela } heeft er nog { $other } van daarvoor.
example-sweep-against-closer = { $anna } sluit meteen, en { $bela } wint alle { $tricks } slagen die volgen.
example-bid-made = { $anna } biedt snapszer en haalt { $points } voordat { $bela } een slag wint.
example-bid-lost = { $anna } biedt snapszer; de tweede slag is voor { $bela }.
example-knock-made = { $anna } klopt en heeft { $points } na de slag. { $bela } heeft { $other } in { $tricks ->
    [one] 1 slag
   *[other] { $tricks } slagen
}.
example-knock-failed = { $anna } klopt en heeft slechts { $points } na de slag, die voor { $bela } is. { $anna } heeft { $tricks ->
    [one] 1 slag
   *[other] { $tricks } slagen
}.
example-result = { $result } ({ $clauses })

index-title = Regels
index-about = Eén bladzijde per reglement, samengesteld uit dezelfde genummerde artikelen waarmee het programma speelt.
index-history = De familie en haar geschiedenis
index-glossary = Woordenlijst
