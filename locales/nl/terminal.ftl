### Het spel in de terminal: wat er aan tafel gezegd wordt, de schermen en de woorden die men kan typen.

## De spelers

opponent-random = Toeval
    .about = elke toegestane kaart, allemaal even waarschijnlijk
opponent-greedy = Pista
    .about = speelt volgens vuistregels
opponent-pimc = Proever
    .about = probeert zijn zetten in bedachte giften
opponent-kati = Kati
    .about = telt, onthoudt en rekent
opponent-level = { $name } { $level }
table-you = Jij

## Wat er gebeurde

say-coin = Er wordt een munt opgegooid.
say-cut = { $who ->
    [me] Je coupeert: { $card }.
   *[other] { $name } coupeert: { $card }.
}
say-drawn = { $who ->
    [me] Je trekt om het delen: { $card }.
   *[other] { $name } trekt om het delen: { $card }.
}
say-equal-ranks = Even hoog: nog een keer.
say-first-dealer = { $who ->
    [me] Jij deelt eerst.
   *[other] { $name } deelt eerst.
}
say-match-began = Partij { $number } van de serie.
say-deal-began = { $who ->
    [me] Gift { $number }. Jij deelt.
   *[other] Gift { $number }. { $name } deelt.
}
say-carried = { $carry ->
    [one] Wie deze gift wint, krijgt er 1 doorgeschoven spelpunt bij.
   *[other] Wie deze gift wint, krijgt er { $carry } doorgeschoven spelpunten bij.
}
say-turned-up = Opengelegd: { $card }.
say-led = { $who ->
    [me] Je komt uit met: { $card }.
   *[other] { $name } komt uit met: { $card }.
}
say-followed = { $who ->
    [me] Je legt bij: { $card }.
   *[other] { $name } legt bij: { $card }.
}
say-trick = { $who ->
    [me] De slag is voor jou.
   *[other] De slag is voor { $name }.
}
say-trick-counted = { $who ->
    [me] De slag is voor jou: { $points }.
   *[other] De slag is voor { $name }: { $points }.
}
say-declared = { $who ->
    [me] Je meldt { $points }: { $suit }.
   *[other] { $name } meldt { $points }: { $suit }.
}
say-announced = { $who ->
    [me] Je kondigt { $points } aan: { $suit }. Kom nu uit met een van de twee, of sluit eerst.
   *[other] { $name } kondigt { $points } aan: { $suit }.
}
say-pending = { $who ->
    [me] Ze tellen bij je eerste slag.
   *[other] Ze tellen bij de eerste slag van { $name }.
}
say-marriage-counted = { $who ->
    [me] Jouw { $points } tellen vanaf nu.
   *[other] De { $points } van { $name } tellen vanaf nu.
}
say-drew = { $who ->
    [me] Je trekt: { $card }.
   *[other] { $name } trekt: { $card }.
}
say-drew-upcard = { $who ->
    [me] Je trekt de opengelegde troef: { $card }.
   *[other] { $name } trekt de opengelegde troef: { $card }.
}
say-exchanged = { $who ->
    [me] Je ruilt: { $given } voor { $taken }.
   *[other] { $name } ruilt: { $given } voor { $taken }.
}
say-closed = { $who ->
    [me] Je sluit de talon.
   *[other] { $name } sluit de talon.
}
say-bid = { $who ->
    [me] Je biedt de Snapszer.
   *[other] { $name } biedt de Snapszer.
}
say-knocked = { $who ->
    [me] Je klopt.
   *[other] { $name } klopt.
}
say-claimed = { $who ->
    [me] Je roept: { $call }
   *[other] { $name } roept: { $call }
}
say-resigned = { $who ->
    [me] Je geeft de gift op.
   *[other] { $name } geeft de gift op.
}
say-hand-shown = { $name } toont: { $cards }.
say-match-resigned = { $who ->
    [me] Je geeft de partij op.
   *[other] { $name } geeft de partij op.
}
say-refused = { $reason } ({ $clause })

claim-call = { $goal }!
claim-call-mszsz = Elég!
claim-call-snapszer24 = Genoeg!

## De tafel

table-talon = Talon: { $cards } kaarten, opengelegd: { $upcard }.
table-exhausted = De talon is op. Troef: { $trump }.
table-closed = { $who ->
    [me] Je hebt gesloten. Troef: { $trump }.
   *[other] { $name } heeft gesloten. Troef: { $trump }.
}
table-knocked = { $who ->
    [me] Je hebt geklopt. Troef: { $trump }.
   *[other] { $name } heeft geklopt. Troef: { $trump }.
}
table-bid = { $who ->
    [me] Je hebt de Snapszer geboden.
   *[other] { $name } heeft de Snapszer geboden.
}
table-frozen = { $who ->
    [me] Jij had toen { $points } in { $tricks ->
        [one] 1 slag
       *[other] { $tricks } slagen
    }.
   *[other] { $name } had toen { $points } in { $tricks ->
        [one] 1 slag
       *[other] { $tricks } slagen
    }.
}
table-tricks = { $who ->
    [me] Jij: { $tricks ->
        [one] 1 slag
       *[other] { $tricks } slagen
    }.
   *[other] { $name }: { $tricks ->
        [one] 1 slag
       *[other] { $tricks } slagen
    }.
}
table-standing = { $who ->
    [me] Jij: { $tricks ->
        [one] 1 slag
       *[other] { $tricks } slagen
    }, { $points } punten.
   *[other] { $name }: { $tricks ->
        [one] 1 slag
       *[other] { $tricks } slagen
    }, { $points } punten.
}
table-badge = { $points } { $suit }
table-badge-pending = { $points } { $suit }, telt nog niet

## Stand en uitslag

score-you = jij
score-down = Nog te maken: { $me } { $mine }, { $name } { $theirs }.
score-up = Spelpunten: { $me } { $mine }, { $name } { $theirs }, tot { $target }.
score-cards = Kaartpunten: { $me } { $mine }, { $name } { $theirs }, tot { $target }.
score-series = { $kind }: { $me } { $mine }, { $name } { $theirs }.
series-single = Eén partij
series-best-of = Best of { $length }
series-first-to = Tot { $length } gewonnen partijen
series-rubber = Ronde van { $length } partijen
tally-matches = Vanavond gewonnen: jij { $mine }, { $name } { $theirs }.
tally-marks = Bummerls: jij { $mine }, { $name } { $theirs }.

ended-goal = { $who ->
    [me] Je hebt { $goal } gehaald.
   *[other] { $name } heeft { $goal } gehaald.
}
ended-wrong-claim = { $who ->
    [me] Je claimde zonder { $goal } te hebben.
   *[other] { $name } claimde zonder { $goal } te hebben.
}
ended-played-out = Alle kaarten zijn gespeeld.
ended-resigned = { $who ->
    [me] Je hebt de gift opgegeven.
   *[other] { $name } heeft de gift opgegeven.
}
ended-bid-lost = De Snapszer is verloren.
ended-knock-failed = Het kloppen is mislukt.
paid-wins = { $who ->
    [me] { $value ->
        [one] Je krijgt 1 spelpunt.
       *[other] Je krijgt { $value } spelpunten.
    }
   *[other] { $value ->
        [one] { $name } krijgt 1 spelpunt.
       *[other] { $name } krijgt { $value } spelpunten.
    }
}
sheet-counted = { $who ->
    [me] Jij: { $points } kaartpunten, { $tricks ->
        [one] 1 slag
       *[other] { $tricks } slagen
    }{ $marriages ->
        [0] { "" }
       *[other] , gemeld { $marriages }
    }{ $pending ->
        [0] { "" }
       *[other] , { $pending } nooit geteld
    }.
   *[other] { $name }: { $points } kaartpunten, { $tricks ->
        [one] 1 slag
       *[other] { $tricks } slagen
    }{ $marriages ->
        [0] { "" }
       *[other] , gemeld { $marriages }
    }{ $pending ->
        [0] { "" }
       *[other] , { $pending } nooit geteld
    }.
}
sheet-deal = Gift { $number } is uit
sheet-clauses = De regels erachter
sheet-match = De partij is uit
sheet-series = De serie is uit
sheet-next-deal = Volgende gift
sheet-next-match = Volgende partij
sheet-again = Revanche
sheet-other = Andere regels
sheet-leave = Stoppen

match-won = { $who ->
    [me] Je hebt de partij gewonnen, { $gained } tegen { $lost }.
   *[other] { $name } heeft de partij gewonnen, { $gained } tegen { $lost }.
}
match-marks = { $who ->
    [me] { $marks ->
        [one] Je hebt een Bummerl.
       *[other] Je hebt { $marks } Bummerls.
    }
   *[other] { $marks ->
        [one] { $name } heeft een Bummerl.
       *[other] { $name } heeft { $marks } Bummerls.
    }
}
match-whitewash = { $who ->
    [me] Je hebt geen punt gehaald.
   *[other] { $name } heeft geen punt gehaald.
}
match-retour = { $who ->
    [me] Je leidde tegen nul, er ontbrak er één, en je verloor.
   *[other] { $name } leidde tegen nul, er ontbrak er één, en verloor.
}
match-stake = De inzet telt { $factor } keer.
series-won = { $who ->
    [me] Je hebt de serie gewonnen, { $most } partijen tegen { $least }.
   *[other] { $name } heeft de serie gewonnen, { $most } partijen tegen { $least }.
}
series-drawn = De ronde is gelijk, { $won } tegen { $won } partijen.

record-saved = Het verslag staat in { $path }
record-unfinished = De partij is niet uit; het verslag tot hier staat in { $path }

## Vragen

ask-marry = Meld je er { $points } mee? Antwoord { $yes } of { $no }.
ask-resign-deal = { $value ->
    [one] Deze gift opgeven? { $name } krijgt 1 spelpunt. Antwoord { $yes } of { $no }.
   *[other] Deze gift opgeven? { $name } krijgt { $value } spelpunten. Antwoord { $yes } of { $no }.
}
ask-resign-match = De hele partij opgeven? { $name } wint haar. Antwoord { $yes } of { $no }.
ask-again = Nog een partij? Antwoord { $yes } of { $no }.

## Regel voor regel

plain-welcome = Bummerl. { $rules }, tegen { $name }. Opdrachten: { $help }. Stoppen: { $quit }.
plain-lead = Jij komt uit.
plain-answer = Jij bent.
plain-led = Uitgekomen is: { $card }.
plain-hand = Je hand: { $cards }.
plain-hand-card = { $number } { $card }
plain-marriage = Met { $cards } kun je { $points } melden: zet een + achter het nummer.
plain-possible = Nu mogelijk: { $words }.
plain-before-other = Voor { $name } verdergaat: { $words }? Een lege regel laat doorspelen.
plain-what = Niet begrepen: { $text }. Opdrachten: { $help }.
plain-which-card = Welke kaart? Het nummer in je hand, de code (KH) of de naam.
plain-which-suit = Welke kleur?
plain-not-held = Die heb je niet: { $card }.
plain-no-question = Er is nu niets te beantwoorden.
plain-no-deal = Er wordt nu geen gift gespeeld.
plain-no-trick = Er is nog geen slag gespeeld.
plain-no-trick-of-yours = Je hebt nog geen slag.
plain-trick = { $who ->
    [me] Je kwam uit met: { $led }; { $name } legde bij: { $reply }. De slag was voor { $winner ->
        [me] jou
       *[other] { $name }
    }.
   *[other] { $name } kwam uit met: { $led }; je legde bij: { $reply }. De slag was voor { $winner ->
        [me] jou
       *[other] { $name }
    }.
}
plain-not-counted = De tafel telt niet mee; tel zelf.
plain-declared = { $who ->
    [me] Je hebt gemeld: { $marriages }.
   *[other] { $name } heeft gemeld: { $marriages }.
}
plain-no-clause = Deze regels hebben geen { $text }. De hele bladzijde: { $rules }.
plain-help-title = Opdrachten (de Engelse gelden altijd):
plain-help-card = Een nummer, een code (KH, 10S) of een naam speelt die kaart. Een + erachter meldt het huwelijk, een - speelt zonder melden.

help-play = een kaart spelen
help-marry = uitkomen met een kaart en het huwelijk melden
help-announce = een huwelijk aankondigen voor het uitkomen
help-exchange = de laagste troef ruilen voor de opengelegde
help-close = de talon sluiten
help-claim = zeggen dat je genoeg hebt
help-bid = de Snapszer bieden
help-knock = kloppen: met de volgende slag haal je het
help-resign = de gift opgeven
help-resign-match = de partij opgeven
help-hand = je kaarten
help-trump = troef, opengelegde kaart en talon
help-last = de laatste slag, voor zover de regels het toelaten
help-points = kaartpunten en slagen
help-score = de stand van partij, serie en avond
help-table = alles wat op tafel ligt
help-hint = een tip: wat te spelen en wat het waard is
help-rules = de regels, of één ervan: { $example }
help-help = deze lijst
help-quit = stoppen; de partij blijft als verslag bewaard

word-play = speel
word-marry = meld, huwelijk
word-announce = kondig aan
word-exchange = ruil
word-close = sluit
word-claim = genoeg, 66
word-bid = snapszer
word-knock = klop
word-resign = geef op, opgeven
word-resign-match = geef partij op, partij opgeven
word-hand = kaarten
word-trump = troef, talon
word-last = laatste, laatste slag
word-points = punten
word-score = stand
word-table = tafel
word-hint = tip
word-rules = regels, regel
word-help = hulp
word-quit = stop
word-yes = ja, j
word-no = nee

## Tips

advice-thinking = Er wordt over een tip nagedacht …
advice-exact = Tip: { $play }. Waard: { $worth } spelpunten.
advice-estimate = Tip: { $play }. Waard: ongeveer { $worth } spelpunten, op { $error } na.
advice-none = Er valt nu niets aan te raden.
advice-lead = uitkomen met { $card }
advice-marry = { $points } melden en uitkomen met { $card }
advice-follow = bijleggen: { $card }
advice-announce = { $suit } aankondigen
advice-exchange = ruilen
advice-close = sluiten
advice-claim = claimen
advice-bid = de Snapszer bieden
advice-knock = kloppen
advice-wait = niets zeggen

## De hoeken van de kaarten

index-french-a = A
index-french-t = 10
index-french-k = H
index-french-q = V
index-french-j = B
index-french-9 = 9
index-french-8 = 8
index-french-7 = 7
index-tell-a = A
index-tell-t = X
index-tell-k = H
index-tell-q = O
index-tell-j = U
index-tell-9 = IX
index-tell-8 = VIII
index-tell-7 = VII

## Toetsen en knoppen

key-play = Speel
key-exchange = Ruil
key-close = Sluit
key-marriage = Huwelijk
key-announce = Kondig aan
key-claim = Roep
key-bid = Snapszer
key-knock = Klop
key-go-on = Verder
key-last = Laatste slag
key-hint = Tip
key-help = Hulp
key-rules = Regels
key-resign = Geef op
key-leave = Stop
key-close-page = Terug

screen-deal = Gift { $number }
screen-dealer = { $who ->
    [me] jij deelt
   *[other] { $name } deelt
}
screen-your-lead = Jij komt uit
screen-your-answer = Jij bent
screen-thinking = { $name } denkt na
screen-speak = Zeg je iets?
screen-talon = talon { $cards }
screen-trump = troef { $suit }
screen-closed = { $who ->
    [me] gesloten door jou
   *[other] gesloten door { $name }
}
screen-closed-at = op { $points } · { $tricks ->
    [one] 1 slag
   *[other] { $tricks } slagen
}
screen-bid = { $who ->
    [me] jouw Snapszer
   *[other] Snapszer van { $name }
}
screen-knocked = { $who ->
    [me] je klopte
   *[other] { $name } klopte
}
screen-exhausted = op
screen-tricks = { $tricks ->
    [one] 1 slag
   *[other] { $tricks } slagen
}
screen-points = { $points ->
    [one] 1 punt
   *[other] { $points } punten
}
screen-uncounted = ongeteld
screen-pending = nog niet
screen-score = De stand
screen-evening = De avond
screen-won-matches = { $won } gewonnen
screen-points-both = De punten van beide kanten worden hardop geteld.
screen-points-own = Alleen je eigen punten worden hardop geteld.
screen-points-none = Niemands punten worden hardop geteld: tel zelf.
screen-too-small = Het venster is te klein
screen-too-small-how = Er is { $width } × { $height } nodig, het heeft { $wide } × { $high }. Maak het groter, of speel met P regel voor regel verder.
screen-plain-small = De terminal is kleiner dan { $width } × { $height }; daarom wordt er regel voor regel gespeeld.
screen-plain-dumb = Deze terminal kan geen volledig scherm tonen; daarom wordt er regel voor regel gespeeld.
screen-last-trick = De laatste slag
screen-own-tricks = Je slagen
screen-deals = De giften
screen-resign-deal = { $value ->
    [one] Geef je deze gift op, dan krijgt { $name } 1 spelpunt.
   *[other] Geef je deze gift op, dan krijgt { $name } { $value } spelpunten.
}
screen-resign-match = Geef je de partij op, dan is alles verloren.
screen-give-deal = Gift opgeven
screen-give-match = Partij opgeven
screen-play-on = Verder spelen
screen-leave = De partij is niet uit. Ze blijft als onvoltooid verslag bewaard.
screen-help = Hulp
screen-help-keys = Toetsen
screen-help-now = Wat je nu mag
screen-help-possible = nu mogelijk
screen-help-choose = een kaart kiezen; dezelfde toets nog eens speelt haar
screen-help-arrows = een kaart kiezen
screen-help-mouse = Eén klik kiest een kaart, een tweede speelt haar.

## Voor het spel

setup-title = Wat spelen we?
setup-language = Taal
setup-cards = Kaarten
setup-opponent = Tegenspeler
setup-series = Serie
setup-points = Punten
setup-tempo = Tempo
setup-begin = Begin
setup-house = huisregels
setup-series-of-rules = { $series } (regel)
setup-points-both = allebei geteld
setup-points-own = alleen de mijne
setup-points-none = ik tel zelf
setup-tempo-slow = op het gemak
setup-tempo-normal = gewoon
setup-tempo-quick = vlot
setup-tempo-instant = meteen
setup-room = Kamer
setup-room-night = 's avonds
setup-room-day = overdag
setup-pack = { $cards } kaarten, { $hand } in de hand.
setup-match-up = Tot { $target } spelpunten.
setup-match-down = Van { $target } omlaag tot nul.
setup-keys = ↑↓ regels · Tab verder · ←→ wijzig · Enter begin · F1 regelblad · Q stop
setup-house-fault = Een bestand met huisregels is weggelaten: { $reason }

## Verslagen en regels op de opdrachtregel

replay-between = { $first } en { $second }
replay-record = Verslag { $number }
replay-hand = { $name } heeft: { $cards }.
replay-talon = De talon: { $cards }.
replay-open = Het is nog niet uit.
replay-legal = { $deals ->
    [one] 1 gift: elke zet is toegestaan en elke uitslag klopt met de regels.
   *[other] { $deals } giften: elke zet is toegestaan en elke uitslag klopt met de regels.
}
replay-keys = Enter: de volgende zet. { $deal }: de volgende gift. { $end }: tot het einde. { $quit }: stoppen.
word-replay-deal = gift, d
word-replay-end = einde, e
rules-list-name = Naam
rules-list-title = Spel
rules-list-cards = Kaarten
rules-list-hand = Hand
rules-list-match = Partij
rules-sound = { $file }: { $title } ({ $id }). Deze regels kloppen.
rules-near = Dichtstbijzijnde model: { $title } ({ $id }).
