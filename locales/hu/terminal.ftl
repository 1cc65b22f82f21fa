### A játék a terminálon: ami az asztalnál elhangzik, a képernyők és a begépelhető szavak.

## A játékosok

opponent-random = Véletlen
    .about = bármelyik szabályos lap, mind egyforma eséllyel
opponent-greedy = Pista
    .about = ökölszabályok szerint játszik
opponent-pimc = Próbálgató
    .about = elképzelt osztásokban próbálja ki a lépéseit
opponent-kati = Kati
    .about = számol, emlékszik és mérlegel
opponent-level = { $name } { $level }
table-you = Te

## Ami történt

say-coin = Feldobunk egy érmét.
say-cut = { $who ->
    [me] Emelsz: { $card }.
   *[other] { $name } emel: { $card }.
}
say-drawn = { $who ->
    [me] Húzol az osztásért: { $card }.
   *[other] { $name } húz az osztásért: { $card }.
}
say-equal-ranks = Egyforma lapok: még egyszer.
say-first-dealer = { $who ->
    [me] Te osztasz először.
   *[other] Először { $name } oszt.
}
say-match-began = A sorozat { $number }. játszmája.
say-deal-began = { $who ->
    [me] { $number }. osztás. Te osztasz.
   *[other] { $number }. osztás. { $name } oszt.
}
say-carried = { $carry ->
    [one] Aki ezt az osztást nyeri, 1 átvitt ponttal többet kap.
   *[other] Aki ezt az osztást nyeri, { $carry } átvitt ponttal többet kap.
}
say-turned-up = Felütve: { $card }.
say-led = { $who ->
    [me] Hívásod: { $card }.
   *[other] { $name } hívása: { $card }.
}
say-followed = { $who ->
    [me] Rátett lapod: { $card }.
   *[other] { $name } lapja: { $card }.
}
say-trick = { $who ->
    [me] Tiéd az ütés.
   *[other] { $name } viszi az ütést.
}
say-trick-counted = { $who ->
    [me] Tiéd az ütés: { $points }.
   *[other] { $name } viszi az ütést: { $points }.
}
say-declared = { $who ->
    [me] Bemondásod: { $points }, { $suit }.
   *[other] { $name } bemondása: { $points }, { $suit }.
}
say-announced = { $who ->
    [me] Bejelentésed: { $points }, { $suit }. Most hívd az egyiket, vagy előbb takarj.
   *[other] { $name } bejelentése: { $points }, { $suit }.
}
say-pending = { $who ->
    [me] Az első ütéseddel lesz érvényes.
   *[other] { $name } első ütésével lesz érvényes.
}
say-marriage-counted = { $who ->
    [me] A bemondásod mostantól érvényes: { $points }.
   *[other] { $name } bemondása mostantól érvényes: { $points }.
}
say-drew = { $who ->
    [me] Húzásod: { $card }.
   *[other] { $name } húzása: { $card }.
}
say-drew-upcard = { $who ->
    [me] Tiéd a felütött adu: { $card }.
   *[other] { $name } kapja a felütött adut: { $card }.
}
say-exchanged = { $who ->
    [me] Cserélsz. Leteszed: { $given }; felveszed: { $taken }.
   *[other] { $name } cserél. Leteszi: { $given }; felveszi: { $taken }.
}
say-closed = { $who ->
    [me] Betakarsz.
   *[other] { $name } betakar.
}
say-bid = { $who ->
    [me] Snapszert mondasz.
   *[other] { $name } snapszert mond.
}
say-knocked = { $who ->
    [me] Kopogsz.
   *[other] { $name } kopog.
}
say-claimed = { $who ->
    [me] Bemondod: { $call }
   *[other] { $name } bemondja: { $call }
}
say-resigned = { $who ->
    [me] Feladod az osztást.
   *[other] { $name } feladja az osztást.
}
say-hand-shown = { $name } lapjai: { $cards }.
say-match-resigned = { $who ->
    [me] Feladod a játszmát.
   *[other] { $name } feladja a játszmát.
}
say-refused = { $reason } ({ $clause })

claim-call = { $goal }!
claim-call-mszsz = Elég!
claim-call-snapszer24 = Elég!

## Az asztal

table-talon = Talon: { $cards } lap, felütve: { $upcard }.
table-exhausted = Elfogyott a talon. Adu: { $trump }.
table-closed = { $who ->
    [me] Betakartál. Adu: { $trump }.
   *[other] { $name } betakart. Adu: { $trump }.
}
table-knocked = { $who ->
    [me] Kopogtál. Adu: { $trump }.
   *[other] { $name } kopogott. Adu: { $trump }.
}
table-bid = { $who ->
    [me] Snapszert mondtál.
   *[other] { $name } snapszert mondott.
}
table-frozen = { $who ->
    [me] Akkor { $points } pontod volt, { $tricks } ütésben.
   *[other] { $name } akkor { $points } ponton állt, { $tricks } ütéssel.
}
table-tricks = { $who ->
    [me] Te: { $tricks } ütés.
   *[other] { $name }: { $tricks } ütés.
}
table-standing = { $who ->
    [me] Te: { $tricks } ütés, { $points } pont.
   *[other] { $name }: { $tricks } ütés, { $points } pont.
}
table-badge = { $points } { $suit }
table-badge-pending = { $points } { $suit }, még nem érvényes

## Állás és eredmény

score-you = te
score-down = Hátravan: { $me } { $mine }, { $name } { $theirs }.
score-up = Játszmapontok: { $me } { $mine }, { $name } { $theirs }; a cél { $target }.
score-cards = Lappontok: { $me } { $mine }, { $name } { $theirs }; a cél { $target }.
score-series = { $kind }: { $me } { $mine }, { $name } { $theirs }.
series-single = Egy játszma
series-best-of = { $length } játszmából a többség
series-first-to = { $length } nyert játszmáig
series-rubber = { $length } játszmás menet
tally-matches = Ma este nyert játszmák: te { $mine }, { $name } { $theirs }.
tally-marks = Bummerlek: te { $mine }, { $name } { $theirs }.

ended-goal = { $who ->
    [me] Megvan a { $goal } pontod.
   *[other] { $name } elérte a { $goal } pontot.
}
ended-wrong-claim = { $who ->
    [me] Téves bemondás: nem volt meg a { $goal } pontod.
   *[other] { $name } tévesen mondta be: nem volt meg a { $goal } pontja.
}
ended-played-out = Minden lap elfogyott.
ended-resigned = { $who ->
    [me] Feladtad az osztást.
   *[other] { $name } feladta az osztást.
}
ended-bid-lost = A snapszer elveszett.
ended-knock-failed = A kopogás nem sikerült.
paid-wins = { $who ->
    [me] { $value } játszmapontot kapsz.
   *[other] { $name } { $value } játszmapontot kap.
}
sheet-counted = { $who ->
    [me] Te: { $points } pont, { $tricks } ütés{ $marriages ->
        [0] { "" }
       *[other] , bemondás { $marriages }
    }{ $pending ->
        [0] { "" }
       *[other] , { $pending } nem lett érvényes
    }.
   *[other] { $name }: { $points } pont, { $tricks } ütés{ $marriages ->
        [0] { "" }
       *[other] , bemondás { $marriages }
    }{ $pending ->
        [0] { "" }
       *[other] , { $pending } nem lett érvényes
    }.
}
sheet-deal = { $number }. osztás: vége
sheet-clauses = Az alkalmazott szabályok
sheet-match = Vége a játszmának
sheet-series = Vége a sorozatnak
sheet-next-deal = Új osztás
sheet-next-match = Új játszma
sheet-again = Visszavágó
sheet-other = Más szabályok
sheet-leave = Kilépés

match-won = { $who ->
    [me] Megnyerted a játszmát, { $gained } : { $lost }.
   *[other] { $name } nyerte a játszmát, { $gained } : { $lost }.
}
match-marks = { $who ->
    [me] Van { $marks } Bummerled.
   *[other] { $name } kap { $marks } Bummerlt.
}
match-whitewash = { $who ->
    [me] Egyetlen pontot sem szereztél.
   *[other] { $name } egyetlen pontot sem szerzett.
}
match-retour = { $who ->
    [me] Nullára vezettél, már csak egy hiányzott, és elvesztetted.
   *[other] { $name } nullára vezetett, már csak egy hiányzott, és vesztett.
}
match-stake = A tét szorzója: { $factor }.
series-won = { $who ->
    [me] Megnyerted a sorozatot, { $most } : { $least }.
   *[other] { $name } nyerte a sorozatot, { $most } : { $least }.
}
series-drawn = A menet döntetlen, { $won } : { $won }.

record-saved = A jegyzőkönyv itt van: { $path }
record-unfinished = A játszma nem ért véget; az eddigi jegyzőkönyv itt van: { $path }

## Kérdések

ask-marry = Bemondod vele a { $points } pontot? Válasz: { $yes } vagy { $no }.
ask-resign-deal = { $value ->
   *[other] Feladod ezt az osztást? { $name } { $value } játszmapontot kap. Válasz: { $yes } vagy { $no }.
}
ask-resign-match = Feladod az egész játszmát? { $name } nyeri. Válasz: { $yes } vagy { $no }.
ask-again = Legyen visszavágó? Válasz: { $yes } vagy { $no }.

## Sima játék, sorról sorra

plain-welcome = Bummerl. { $rules }, ellenfél: { $name }. A parancsok: { $help }. Kilépés: { $quit }.
plain-lead = Te hívsz.
plain-answer = Te jössz.
plain-led = A hívott lap: { $card }.
plain-hand = A kezedben: { $cards }.
plain-hand-card = { $number } { $card }
plain-marriage = Ezekkel bemondható { $points }: { $cards }. Tegyél + jelet a szám mögé.
plain-possible = Most lehet: { $words }.
plain-before-other = Mielőtt { $name } folytatja: { $words }? Üres sorra megy tovább a játék.
plain-what = Nem értem: { $text }. A parancsok: { $help }.
plain-which-card = Melyik lap? A kezedben lévő sorszáma, a kódja (KH) vagy a neve kell.
plain-which-suit = Melyik szín?
plain-not-held = Nincs a kezedben: { $card }.
plain-no-question = Most nincs mire válaszolni.
plain-no-deal = Most nem folyik osztás.
plain-no-trick = Még nem volt ütés.
plain-no-trick-of-yours = Még nincs ütésed.
plain-trick = { $who ->
    [me] Hívásod: { $led }; { $name } lapja: { $reply }. { $winner ->
        [me] Tiéd lett az ütés.
       *[other] Az ütést { $name } vitte.
    }
   *[other] { $name } hívása: { $led }; a te lapod: { $reply }. { $winner ->
        [me] Tiéd lett az ütés.
       *[other] Az ütést { $name } vitte.
    }
}
plain-not-counted = Az asztal nem számol; számolj magad.
plain-declared = { $who ->
    [me] Bemondásaid: { $marriages }.
   *[other] { $name } bemondásai: { $marriages }.
}
plain-no-clause = Ezekben a szabályokban nincs { $text }. Az egész oldal: { $rules }.
plain-help-title = Parancsok (az angolok mindig érthetők):
plain-help-card = Egy sorszám, kód (KH, 10S) vagy név kijátssza azt a lapot. A mögé tett + bemond vele, a - bemondás nélkül játssza ki.

help-play = lap kijátszása
help-marry = lap hívása bemondással
help-announce = bemondás hívás előtt
help-exchange = a legkisebb adu cseréje a felütött aduért
help-close = takarás
help-claim = bejelented, hogy megvan az elég
help-bid = snapszer bemondása
help-knock = kopogás: a következő ütéssel megvan
help-resign = az osztás feladása
help-resign-match = a játszma feladása
help-hand = a lapjaid
help-trump = adu, felütött lap és talon
help-last = az utolsó ütés, ahogy a szabályok engedik
help-points = pontok és ütések
help-score = a játszma, a sorozat és az este állása
help-table = minden, ami az asztalon van
help-hint = tanács: mit érdemes játszani, és mennyit ér
help-rules = a szabályok, vagy közülük egy: { $example }
help-help = ez a lista
help-quit = kilépés; a játszmáról jegyzőkönyv marad

word-play = lap, kijátszom
word-marry = bemond, húsz, negyven
word-announce = bejelent
word-exchange = csere, cserél
word-close = takar, betakar, becsuk
word-claim = elég, kész, 66
word-bid = snapszer
word-knock = kopog
word-resign = felad
word-resign-match = játszma felad, felad játszma
word-hand = kéz, lapok
word-trump = adu, talon
word-last = utolsó
word-points = pontok
word-score = állás
word-table = asztal
word-hint = tipp
word-rules = szabály, szabályok
word-help = súgó, segítség
word-quit = kilép, vége
word-yes = igen, i
word-no = nem

## Tanácsok

advice-thinking = Gondolkodom a tanácson …
advice-exact = Tanács: { $play }. Értéke: { $worth } játszmapont.
advice-estimate = Tanács: { $play }. Értéke körülbelül { $worth } játszmapont, { $error } eltéréssel.
advice-none = Most nincs mit tanácsolni.
advice-lead = hívás: { $card }
advice-marry = bemondás ({ $points }), hívás: { $card }
advice-follow = lap: { $card }
advice-announce = bejelentés: { $suit }
advice-exchange = csere
advice-close = takarás
advice-claim = bemondani, hogy elég
advice-bid = snapszer
advice-knock = kopogás
advice-wait = nem szólni

## A lapok sarka

index-french-a = Á
index-french-t = 10
index-french-k = K
index-french-q = D
index-french-j = B
index-french-9 = 9
index-french-8 = 8
index-french-7 = 7
index-tell-a = Á
index-tell-t = X
index-tell-k = K
index-tell-q = F
index-tell-j = A
index-tell-9 = IX
index-tell-8 = VIII
index-tell-7 = VII

## Billentyűk és gombok

key-play = Lap
key-exchange = Csere
key-close = Takarás
key-marriage = Húsz
key-announce = Bejelentés
key-claim = Elég
key-bid = Snapszer
key-knock = Kopogás
key-go-on = Tovább
key-last = Utolsó
key-hint = Tipp
key-help = Súgó
key-rules = Szabályok
key-resign = Feladás
key-leave = Kilépés
key-close-page = Vissza

screen-deal = { $number }. osztás
screen-dealer = { $who ->
    [me] te osztasz
   *[other] { $name } oszt
}
screen-your-lead = Te hívsz
screen-your-answer = Te jössz
screen-thinking = { $name } gondolkodik
screen-speak = Van szavad?
screen-talon = talon: { $cards }
screen-trump = adu: { $suit }
screen-closed = { $who ->
    [me] te takartál
   *[other] { $name } takart
}
screen-closed-at = { $points } · { $tricks } ütés
screen-bid = { $who ->
    [me] a te snapszered
   *[other] { $name } snapszere
}
screen-knocked = { $who ->
    [me] kopogtál
   *[other] { $name } kopogott
}
screen-exhausted = elfogyott
screen-tricks = { $tricks } ütés
screen-points = { $points } pont
screen-uncounted = nem számolva
screen-pending = függő
screen-score = Az állás
screen-evening = Az este
screen-won-matches = { $won } nyert
screen-points-both = Mindkét fél pontjait hangosan számoljuk.
screen-points-own = Csak a te pontjaidat számoljuk hangosan.
screen-points-none = Senki pontjait nem számoljuk: számolj magad.
screen-too-small = Kicsi az ablak
screen-too-small-how = { $width } × { $height } kell, most { $wide } × { $high }. Nagyítsd meg, vagy a P billentyűvel játssz tovább sorról sorra.
screen-plain-small = A terminál kisebb, mint { $width } × { $height }, ezért a játék sorról sorra megy.
screen-plain-dumb = Ez a terminál nem tud teljes képernyőt, ezért a játék sorról sorra megy.
screen-last-trick = Az utolsó ütés
screen-own-tricks = Az ütéseid
screen-deals = Az osztások
screen-resign-deal = { $value ->
   *[other] Ha feladod ezt az osztást, { $name } { $value } játszmapontot kap.
}
screen-resign-match = Ha feladod a játszmát, az egész elveszett.
screen-give-deal = Osztás feladása
screen-give-match = Játszma feladása
screen-play-on = Folytatás
screen-leave = A játszma nem ért véget. Befejezetlen jegyzőkönyvként megmarad.
screen-help = Súgó
screen-help-keys = Billentyűk
screen-help-now = Amit most lehet
screen-help-possible = most lehet
screen-help-choose = lap választása; még egyszer megnyomva kijátssza
screen-help-arrows = lap választása
screen-help-mouse = Egy kattintás választ, a második kijátszik.

## A játék előtt

setup-title = Mit játsszunk?
setup-language = Nyelv
setup-cards = Kártya
setup-opponent = Ellenfél
setup-series = Sorozat
setup-points = Pontok
setup-tempo = Tempó
setup-begin = Kezdés
setup-house = házi szabály
setup-series-of-rules = { $series } (szabály)
setup-points-both = mindkettőé számolva
setup-points-own = csak az enyém
setup-points-none = magam számolok
setup-tempo-slow = ráérős
setup-tempo-normal = rendes
setup-tempo-quick = gyors
setup-tempo-instant = azonnali
setup-room = Szoba
setup-room-night = este
setup-room-day = nappal
setup-pack = { $cards } lap, { $hand } kézben.
setup-match-up = { $target } játszmapontig.
setup-match-down = { $target } ponttól lefelé nulláig.
setup-keys = ↑↓ szabályok · Tab tovább · ←→ csere · Enter kezdés · F1 leírás · Q kilépés
setup-house-fault = Egy házi szabály kimaradt: { $reason }

## Jegyzőkönyvek és szabályok a parancssorban

replay-between = { $first } és { $second }
replay-record = { $number }. jegyzőkönyv
replay-hand = { $name } kezében: { $cards }.
replay-talon = A talon: { $cards }.
replay-open = Még nem ért véget.
replay-legal = { $deals ->
   *[other] { $deals } osztás: minden lépés szabályos, és minden eredmény a szabályok szerinti.
}
replay-keys = Enter: következő lépés. { $deal }: következő osztás. { $end }: a végéig. { $quit }: kilépés.
word-replay-deal = osztás, d
word-replay-end = végig, e
rules-list-name = Név
rules-list-title = Játék
rules-list-cards = Lap
rules-list-hand = Kéz
rules-list-match = Játszma
rules-sound = { $file }: { $title } ({ $id }). Ezek a szabályok rendben vannak.
rules-near = A legközelebbi minta: { $title } ({ $id }).
