### De bladzijde over de familie en haar geschiedenis.

history-title = De familie en haar geschiedenis

history-family-title = Eén familie
history-family-1 = Schnapsen, Zesenzestig, snapszer, snapszli, santase: veel namen, in de kern één spel. Twee spelers hebben vijf of zes kaarten in de hand. De aas telt elf en de tien, die er in rang op volgt, tien; heer, vrouw en boer tellen vier, drie en twee. Zolang de talon duurt, speelt men wat men wil; daarna moet men bekennen. Heer en vrouw van één kleur zijn een huwelijk, twintig waard, in troef veertig. Zesenzestig kaartpunten winnen de gift.
history-family-2 = De tafels verschillen waar het een goede speler iets uitmaakt: of een huwelijk op een slag moet wachten, wanneer de talon gesloten mag worden en wat dat opbrengt, wie wanneer "genoeg" mag zeggen, en wat er gebeurt als niemand het zegt. Daarom houdt dit project de regels van elk huis uit elkaar en nummert het ze alle.

history-past-title = Waar het vandaan komt
history-past-1 = Het huwelijk van heer en vrouw is oud. Een spel voor twee dat ernaar heet, Mariage, staat in Duitse boeken uit het begin van de achttiende eeuw. Zesenzestig is daarvan een kind, met minder premies en een helder doel.
history-past-2 = In Paderborn in Westfalen vertelt men dat het spel er in 1652 bedacht is, in een herberg op nummer 66 van een straat die Kamp heet. Het is een mooi verhaal, en een plaquette vertelt het ook; regels van die ouderdom zijn niet bewaard.
history-past-3 = In Oostenrijk en Hongarije liet het spel zijn negens vallen en werd sneller en scherper: twintig kaarten, vijf in de hand, een talon van tien. Schnapsen wordt er nog altijd gespeeld, in cafés en op toernooien. De verliezer van een partij gaat naar huis met een Bummerl, een dikke stip op de lei.
history-past-4 = In Hongarije speelt men met Tell-kaarten. Ze werden voor het eerst gemaakt in Pest, in de jaren dertig van de negentiende eeuw; de Obers en Unters zijn figuren uit Schillers stuk over Willem Tell, en de azen zijn de vier jaargetijden. De Hongaarse regels zijn onderweg veranderd: een tekst uit 1881 gaf nog tien kaartpunten voor de laatste slag en betaalde de veertig alleen aan wie drieëndertig in slagen had.
history-past-5 = Bulgarije nam het spel over als santase, houdt de negens en speelt tot elf. In de Lage Landen heet het Zesenzestig, en in de Verenigde Staten kwam het met Duitse emigranten en vond het als Sixty-Six zijn weg naar de boeken.

history-relatives-title = Met drie en vier aan tafel
history-relatives-1 = Dezelfde kaarten dienen ook grotere tafels. Bauernschnapsen speelt men met vier in paren, met een bieding van contracten tot de Herrenschnapser. In Dreierschnapsen, of Talonschnapsen, neemt één speler twee talonkaarten en speelt hij tegen de andere twee. Hongarije kent snapszer met drie, waarin de vrager alleen speelt, en met vier, waarin hij een kaart vraagt en wie die heeft zijn stille partner is.

history-border-title = Aan de rand van de familie
history-border-1 = Sommige spellen lijken er alleen op. Bondtolva, uit het noorden, heeft geen troefindicator: het eerste huwelijk maakt troef, en wie de meeste azen en tienen heeft, scoort. Elfern heeft troef noch huwelijken; men verzamelt honneurs. Šnaps, zoals sommige sites het bieden, telt af vanaf zeven of negen en laat een huwelijk winnen zonder uit te komen. Ze staan hier om de grens aan te geven; dit programma speelt ze niet.
history-border-2 = Verder weg staan de grote spellen met huwelijken en tienen: Bezique en Pinochle in het westen, Mariáš, Ulti en het Duizend van Polen en Rusland in het oosten.

history-glossary-title = Woorden
history-glossary-1 = Hoe iets heet, verschilt van tafel tot tafel. De woordenlijst geeft de woorden in zes talen.
