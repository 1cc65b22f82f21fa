### Jocul în terminal: ce se spune la masă, ecranele și cuvintele care se pot scrie.

## Jucătorii

opponent-random = Hazard
    .about = orice carte permisă, toate la fel de probabile
opponent-greedy = Pista
    .about = joacă după reguli simple
opponent-pimc = Încercător
    .about = își încearcă mutările în împărțiri imaginate
opponent-kati = Kati
    .about = numără, ține minte și calculează
opponent-level = { $name } { $level }
table-you = Tu

## Ce s-a întâmplat

say-coin = Se dă cu banul.
say-cut = { $who ->
    [me] Tai: { $card }.
   *[other] { $name } taie: { $card }.
}
say-drawn = { $who ->
    [me] Tragi pentru împărțit: { $card }.
   *[other] { $name } trage pentru împărțit: { $card }.
}
say-equal-ranks = Cărți egale: încă o dată.
say-first-dealer = { $who ->
    [me] Împarți tu primul.
   *[other] Împarte primul: { $name }.
}
say-match-began = Meciul { $number } din serie.
say-deal-began = { $who ->
    [me] Mâna { $number }. Împarți tu.
   *[other] Mâna { $number }. Împarte { $name }.
}
say-carried = { $carry ->
    [one] Câștigătorul acestei mâini primește 1 punct de joc în plus, reportat.
    [few] Câștigătorul acestei mâini primește { $carry } puncte de joc în plus, reportate.
   *[other] Câștigătorul acestei mâini primește { $carry } de puncte de joc în plus, reportate.
}
say-turned-up = Cartea întoarsă: { $card }.
say-led = { $who ->
    [me] Ataci cu: { $card }.
   *[other] { $name } atacă cu: { $card }.
}
say-followed = { $who ->
    [me] Răspunzi cu: { $card }.
   *[other] { $name } răspunde cu: { $card }.
}
say-trick = { $who ->
    [me] Levata este a ta.
   *[other] Levata este a lui { $name }.
}
say-trick-counted = { $who ->
    [me] Levata este a ta: { $points }.
   *[other] Levata este a lui { $name }: { $points }.
}
say-declared = { $who ->
    [me] Anunți { $points }: { $suit }.
   *[other] { $name } anunță { $points }: { $suit }.
}
say-announced = { $who ->
    [me] Anunți dinainte { $points }: { $suit }. Acum atacă cu una dintre ele sau închide întâi.
   *[other] { $name } anunță dinainte { $points }: { $suit }.
}
say-pending = { $who ->
    [me] Se socotește la prima ta levată.
   *[other] Se socotește la prima levată a lui { $name }.
}
say-marriage-counted = { $who ->
    [me] Anunțul tău se socotește de acum: { $points }.
   *[other] Anunțul lui { $name } se socotește de acum: { $points }.
}
say-drew = { $who ->
    [me] Tragi: { $card }.
   *[other] { $name } trage: { $card }.
}
say-drew-upcard = { $who ->
    [me] Tragi atuul întors: { $card }.
   *[other] { $name } trage atuul întors: { $card }.
}
say-exchanged = { $who ->
    [me] Schimbi: { $given } cu { $taken }.
   *[other] { $name } schimbă: { $given } cu { $taken }.
}
say-closed = { $who ->
    [me] Închizi talonul.
   *[other] { $name } închide talonul.
}
say-bid = { $who ->
    [me] Licitezi snapszer.
   *[other] { $name } licitează snapszer.
}
say-knocked = { $who ->
    [me] Bați în masă.
   *[other] { $name } bate în masă.
}
say-claimed = { $who ->
    [me] Spui: { $call }
   *[other] { $name } spune: { $call }
}
say-resigned = { $who ->
    [me] Abandonezi mâna.
   *[other] { $name } abandonează mâna.
}
say-hand-shown = { $name } arată: { $cards }.
say-match-resigned = { $who ->
    [me] Abandonezi meciul.
   *[other] { $name } abandonează meciul.
}
say-refused = { $reason } ({ $clause })

claim-call = { $goal }!
claim-call-mszsz = Elég!
claim-call-snapszer24 = Ajunge!

## Masa

table-talon = Talonul: { $cards } cărți, întoarsă: { $upcard }.
table-exhausted = Talonul s-a epuizat. Atu: { $trump }.
table-closed = { $who ->
    [me] Ai închis talonul. Atu: { $trump }.
   *[other] { $name } a închis talonul. Atu: { $trump }.
}
table-knocked = { $who ->
    [me] Ai bătut în masă. Atu: { $trump }.
   *[other] { $name } a bătut în masă. Atu: { $trump }.
}
table-bid = { $who ->
    [me] Ai licitat snapszer.
   *[other] { $name } a licitat snapszer.
}
table-frozen = { $who ->
    [me] Atunci aveai { $points } în { $tricks ->
        [one] 1 levată
        [few] { $tricks } levate
       *[other] { $tricks } de levate
    }.
   *[other] Atunci { $name } avea { $points } în { $tricks ->
        [one] 1 levată
        [few] { $tricks } levate
       *[other] { $tricks } de levate
    }.
}
table-tricks = { $who ->
    [me] Tu: { $tricks ->
        [one] 1 levată
        [few] { $tricks } levate
       *[other] { $tricks } de levate
    }.
   *[other] { $name }: { $tricks ->
        [one] 1 levată
        [few] { $tricks } levate
       *[other] { $tricks } de levate
    }.
}
table-standing = { $who ->
    [me] Tu: { $tricks ->
        [one] 1 levată
        [few] { $tricks } levate
       *[other] { $tricks } de levate
    }, puncte: { $points }.
   *[other] { $name }: { $tricks ->
        [one] 1 levată
        [few] { $tricks } levate
       *[other] { $tricks } de levate
    }, puncte: { $points }.
}
table-badge = { $points } { $suit }
table-badge-pending = { $points } { $suit }, în așteptare

## Scor și rezultat

score-you = tu
score-down = Mai lipsesc: { $me } { $mine }, { $name } { $theirs }.
score-up = Puncte de joc: { $me } { $mine }, { $name } { $theirs }, până la { $target }.
score-cards = Puncte: { $me } { $mine }, { $name } { $theirs }, până la { $target }.
score-series = { $kind }: { $me } { $mine }, { $name } { $theirs }.
series-single = Un singur meci
series-best-of = Cel mai bun din { $length }
series-first-to = Până la { $length } meciuri câștigate
series-rubber = Rundă de { $length } meciuri
tally-matches = Meciuri câștigate în seara asta: tu { $mine }, { $name } { $theirs }.
tally-marks = Bummerl: tu { $mine }, { $name } { $theirs }.

ended-goal = { $who ->
    [me] Ai ajuns la { $goal }.
   *[other] { $name } a ajuns la { $goal }.
}
ended-wrong-claim = { $who ->
    [me] Ai anunțat fără să ai { $goal }.
   *[other] { $name } a anunțat fără să aibă { $goal }.
}
ended-played-out = S-au jucat toate cărțile.
ended-resigned = { $who ->
    [me] Ai abandonat mâna.
   *[other] { $name } a abandonat mâna.
}
ended-bid-lost = Licitarea snapszerului este pierdută.
ended-knock-failed = Bătaia în masă nu a reușit.
paid-wins = { $who ->
    [me] { $value ->
        [one] Primești 1 punct de joc.
        [few] Primești { $value } puncte de joc.
       *[other] Primești { $value } de puncte de joc.
    }
   *[other] { $value ->
        [one] { $name } primește 1 punct de joc.
        [few] { $name } primește { $value } puncte de joc.
       *[other] { $name } primește { $value } de puncte de joc.
    }
}
sheet-counted = { $who ->
    [me] Tu: puncte { $points }, { $tricks ->
        [one] 1 levată
        [few] { $tricks } levate
       *[other] { $tricks } de levate
    }{ $marriages ->
        [0] { "" }
       *[other] , anunțuri { $marriages }
    }{ $pending ->
        [0] { "" }
       *[other] , { $pending } nesocotite
    }.
   *[other] { $name }: puncte { $points }, { $tricks ->
        [one] 1 levată
        [few] { $tricks } levate
       *[other] { $tricks } de levate
    }{ $marriages ->
        [0] { "" }
       *[other] , anunțuri { $marriages }
    }{ $pending ->
        [0] { "" }
       *[other] , { $pending } nesocotite
    }.
}
sheet-deal = Mâna { $number } s-a încheiat
sheet-clauses = Regulile aplicate
sheet-match = Meciul s-a încheiat
sheet-series = Seria s-a încheiat
sheet-next-deal = Altă mână
sheet-next-match = Alt meci
sheet-again = Revanșă
sheet-other = Alte reguli
sheet-leave = Ieșire

match-won = { $who ->
    [me] Ai câștigat meciul, { $gained } la { $lost }.
   *[other] { $name } a câștigat meciul, { $gained } la { $lost }.
}
match-marks = { $who ->
    [me] Ai { $marks } Bummerl.
   *[other] { $name } are { $marks } Bummerl.
}
match-whitewash = { $who ->
    [me] Nu ai făcut niciun punct.
   *[other] { $name } nu a făcut niciun punct.
}
match-retour = { $who ->
    [me] Conduceai la zero, mai lipsea unul, și ai pierdut.
   *[other] { $name } conducea la zero, mai lipsea unul, și a pierdut.
}
match-stake = Miza se socotește de { $factor } ori.
series-won = { $who ->
    [me] Ai câștigat seria, meciuri { $most } la { $least }.
   *[other] { $name } a câștigat seria, meciuri { $most } la { $least }.
}
series-drawn = Runda este egală, meciuri { $won } la { $won }.

record-saved = Procesul-verbal este în { $path }
record-unfinished = Meciul nu s-a încheiat; ce s-a jucat este notat în { $path }

## Întrebări

ask-marry = Anunți { $points } cu ea? Răspunde { $yes } sau { $no }.
ask-resign-deal = { $value ->
    [one] Abandonezi mâna? { $name } primește 1 punct de joc. Răspunde { $yes } sau { $no }.
    [few] Abandonezi mâna? { $name } primește { $value } puncte de joc. Răspunde { $yes } sau { $no }.
   *[other] Abandonezi mâna? { $name } primește { $value } de puncte de joc. Răspunde { $yes } sau { $no }.
}
ask-resign-match = Abandonezi tot meciul? Îl câștigă { $name }. Răspunde { $yes } sau { $no }.
ask-again = Încă un meci? Răspunde { $yes } sau { $no }.

## Rând cu rând

plain-welcome = Bummerl. { $rules }, cu { $name }. Comenzi: { $help }. Ieșire: { $quit }.
plain-lead = Ataci tu.
plain-answer = Răspunzi tu.
plain-led = S-a atacat cu: { $card }.
plain-hand = Mâna ta: { $cards }.
plain-hand-card = { $number } { $card }
plain-marriage = Cu { $cards } poți anunța { $points }: pune un + după număr.
plain-possible = Acum se poate: { $words }.
plain-before-other = Înainte să continue { $name }: { $words }? Un rând gol lasă jocul să meargă mai departe.
plain-what = Nu înțeleg: { $text }. Comenzi: { $help }.
plain-which-card = Care carte? Numărul din mână, codul (KH) sau numele.
plain-which-suit = Care culoare?
plain-not-held = Nu ai: { $card }.
plain-no-question = Acum nu este nimic de răspuns.
plain-no-deal = Acum nu se joacă nicio mână.
plain-no-trick = Încă nu s-a jucat nicio levată.
plain-no-trick-of-yours = Încă nu ai nicio levată.
plain-trick = { $who ->
    [me] Ai atacat cu: { $led }; { $name } a răspuns cu: { $reply }. Levata a fost { $winner ->
        [me] a ta
       *[other] a lui { $name }
    }.
   *[other] { $name } a atacat cu: { $led }; ai răspuns cu: { $reply }. Levata a fost { $winner ->
        [me] a ta
       *[other] a lui { $name }
    }.
}
plain-not-counted = La masă nu se numără punctele; numără tu.
plain-declared = { $who ->
    [me] Ai anunțat: { $marriages }.
   *[other] { $name } a anunțat: { $marriages }.
}
plain-no-clause = Aceste reguli nu au { $text }. Toată pagina: { $rules }.
plain-help-title = Comenzi (cele englezești se înțeleg oricând):
plain-help-card = Un număr, un cod (KH, 10S) sau un nume joacă acea carte. Un + după el anunță perechea, un - joacă fără anunț.

help-play = joacă o carte
help-marry = atacă cu o carte și anunță perechea ei
help-announce = anunță o pereche înainte de atac
help-exchange = schimbă cel mai mic atu cu atuul întors
help-close = închide talonul
help-claim = spune că ai destul
help-bid = licitează snapszer
help-knock = bate în masă: ajungi cu levata următoare
help-resign = abandonează mâna
help-resign-match = abandonează meciul
help-hand = cărțile tale
help-trump = atu, atuul întors și talonul
help-last = ultima levată, cât permit regulile
help-points = puncte și levate
help-score = scorul meciului, al seriei și al serii
help-table = tot ce este pe masă
help-hint = un sfat: ce să joci și cât valorează
help-rules = regulile sau una dintre ele: { $example }
help-help = această listă
help-quit = ieșire; meciul rămâne notat

word-play = joacă
word-marry = pereche, anunț
word-announce = anunță
word-exchange = schimbă
word-close = închide
word-claim = ajunge, gata, 66
word-bid = snapszer
word-knock = bate
word-resign = abandonez
word-resign-match = abandonez meciul
word-hand = mână, cărți
word-trump = atu, talon
word-last = ultima
word-points = puncte
word-score = scor
word-table = masă
word-hint = sfat
word-rules = reguli, regula
word-help = ajutor
word-quit = ieșire, închei
word-yes = da
word-no = nu

## Sfaturi

advice-thinking = Mă gândesc la un sfat …
advice-exact = Sfat: { $play }. Valorează puncte de joc: { $worth }.
advice-estimate = Sfat: { $play }. Valorează cam { $worth } puncte de joc, cu o eroare de { $error }.
advice-none = Acum nu este nimic de sfătuit.
advice-lead = atac cu { $card }
advice-marry = anunț { $points }, atac cu { $card }
advice-follow = răspuns cu { $card }
advice-announce = anunț { $suit }
advice-exchange = schimb
advice-close = închidere
advice-claim = anunț că ajunge
advice-bid = licitare snapszer
advice-knock = bătaie în masă
advice-wait = nimic de spus

## Colțurile cărților

index-french-a = A
index-french-t = 10
index-french-k = K
index-french-q = Q
index-french-j = J
index-french-9 = 9
index-french-8 = 8
index-french-7 = 7
index-tell-a = A
index-tell-t = X
index-tell-k = K
index-tell-q = O
index-tell-j = U
index-tell-9 = IX
index-tell-8 = VIII
index-tell-7 = VII

## Taste și butoane

key-play = Joacă
key-exchange = Schimb
key-close = Închide
key-marriage = Pereche
key-announce = Anunță
key-claim = Spune
key-bid = Snapszer
key-knock = Bate
key-go-on = Mai departe
key-last = Ultima
key-hint = Sfat
key-help = Ajutor
key-rules = Reguli
key-resign = Abandon
key-leave = Ieșire
key-close-page = Înapoi

screen-deal = Mâna { $number }
screen-dealer = { $who ->
    [me] împarți tu
   *[other] împarte { $name }
}
screen-your-lead = Ataci tu
screen-your-answer = Răspunzi tu
screen-thinking = { $name } se gândește
screen-speak = Spui ceva?
screen-talon = talon { $cards }
screen-trump = atu { $suit }
screen-closed = { $who ->
    [me] ai închis tu
   *[other] a închis { $name }
}
screen-closed-at = la { $points } · { $tricks ->
    [one] 1 levată
    [few] { $tricks } levate
   *[other] { $tricks } de levate
}
screen-bid = { $who ->
    [me] snapszerul tău
   *[other] snapszerul lui { $name }
}
screen-knocked = { $who ->
    [me] ai bătut
   *[other] a bătut { $name }
}
screen-exhausted = epuizat
screen-tricks = { $tricks ->
    [one] 1 levată
    [few] { $tricks } levate
   *[other] { $tricks } de levate
}
screen-points = { $points ->
    [one] 1 punct
    [few] { $points } puncte
   *[other] { $points } de puncte
}
screen-uncounted = nenumărate
screen-pending = în așteptare
screen-score = Scorul
screen-evening = Seara
screen-won-matches = { $won ->
    [one] 1 câștigat
   *[other] { $won } câștigate
}
screen-points-both = Se numără cu glas tare punctele amândurora.
screen-points-own = Se numără cu glas tare numai punctele tale.
screen-points-none = Nu se numără punctele nimănui: numără tu.
screen-too-small = Fereastra este prea mică
screen-too-small-how = Trebuie { $width } × { $height }, sunt { $wide } × { $high }. Mărește-o sau apasă P ca să continui rând cu rând.
screen-plain-small = Terminalul este mai mic decât { $width } × { $height }, așa că se joacă rând cu rând.
screen-plain-dumb = Acest terminal nu arată ecrane întregi, așa că se joacă rând cu rând.
screen-last-trick = Ultima levată
screen-own-tricks = Levatele tale
screen-deals = Mâinile
screen-resign-deal = { $value ->
    [one] Dacă abandonezi mâna, { $name } primește 1 punct de joc.
    [few] Dacă abandonezi mâna, { $name } primește { $value } puncte de joc.
   *[other] Dacă abandonezi mâna, { $name } primește { $value } de puncte de joc.
}
screen-resign-match = Dacă abandonezi meciul, este pierdut tot.
screen-give-deal = Abandon mâna
screen-give-match = Abandon meciul
screen-play-on = Joc mai departe
screen-leave = Meciul nu s-a încheiat. Rămâne notat neterminat.
screen-help = Ajutor
screen-help-keys = Taste
screen-help-now = Ce poți face acum
screen-help-possible = acum se poate
screen-help-choose = alege o carte; aceeași tastă încă o dată o joacă
screen-help-arrows = alege o carte
screen-help-mouse = Un clic alege o carte, al doilea o joacă.

## Înainte de joc

setup-title = Ce jucăm?
setup-language = Limba
setup-cards = Cărți
setup-opponent = Adversar
setup-series = Serie
setup-points = Puncte
setup-tempo = Ritm
setup-begin = Începe
setup-house = reguli proprii
setup-series-of-rules = { $series } (regulă)
setup-points-both = numărate la amândoi
setup-points-own = numai ale mele
setup-points-none = număr eu
setup-tempo-slow = pe îndelete
setup-tempo-normal = normal
setup-tempo-quick = repede
setup-tempo-instant = imediat
setup-room = Odaie
setup-room-night = seara
setup-room-day = ziua
setup-pack = Cărți: { $cards }, în mână { $hand }.
setup-match-up = Până la { $target } puncte de joc.
setup-match-down = De la { $target } în jos până la zero.
setup-keys = ↑↓ reguli · Tab înainte · ←→ schimbă · Enter începe · F1 pagina · Q ieșire
setup-house-fault = Un fișier cu reguli proprii a fost lăsat deoparte: { $reason }

## Procese-verbale și reguli în linia de comandă

replay-between = { $first } și { $second }
replay-record = Procesul-verbal { $number }
replay-hand = { $name } are: { $cards }.
replay-talon = Talonul: { $cards }.
replay-open = Nu s-a încheiat.
replay-legal = { $deals ->
    [one] 1 mână: fiecare mutare este permisă și fiecare rezultat este după reguli.
    [few] { $deals } mâini: fiecare mutare este permisă și fiecare rezultat este după reguli.
   *[other] { $deals } de mâini: fiecare mutare este permisă și fiecare rezultat este după reguli.
}
replay-keys = Enter: mutarea următoare. { $deal }: mâna următoare. { $end }: până la capăt. { $quit }: ieșire.
word-replay-deal = mână, d
word-replay-end = capăt, e
rules-list-name = Nume
rules-list-title = Joc
rules-list-cards = Cărți
rules-list-hand = Mână
rules-list-match = Meci
rules-sound = { $file }: { $title } ({ $id }). Aceste reguli sunt în ordine.
rules-near = Cel mai apropiat model: { $title } ({ $id }).
