### The rules pages: titles, what is needed, sections, worked examples, differences.

## Titles of the presets, each with a line about it. A house's own rules bring their own name.

ruleset-snapszer24 = Huszonnégy lapos snapszer
    .about = Magyar változat a pakliban hagyott kilencesekkel: hat lap kézben, a bemondás rögtön számít, és takarás előtt is be lehet mondani.
ruleset-schnapsen-casino = Schnapsen „elég!” nélkül
    .about = Húszlapos Schnapsen, ahogy a kaszinók és a programok szeretik: 66 pontnál az osztás magától véget ér.
ruleset-snapszli20 = Snapszli
    .about = Magyar változat 20 lappal és a „66!” bejelentésével: a bemondás rögtön számít, az utolsó ütés jutalmat hoz.
ruleset-snapszer-klub = Klubsnapszer
    .about = Snapszer 20 magyar kártyával, távolból játszóknak: a bemondás magától megtörténik, és az osztás magától véget ér.
ruleset-bummerl = Bummerl
    .about = Osztrák változat felülütési kényszer nélkül; a sikertelen takarás mindig ugyanannyiba kerül, és a tarolás hármat ér.
ruleset-schnapsen-pagat = Schnapsen
    .about = Az osztrák Schnapsen, ahogy a legtöbb könyv leírja: jókor szólni, ha megvan a 66, és hétről számolni visszafelé.
ruleset-sixty-six = Hatvanhat
    .about = A német játék: kilencesek a pakliban, jutalom az utolsó ütésért, és nincs több bemondás, ha a talont betakarták, vagy elfogyott.
ruleset-santase = Santase
    .about = A bolgár hatvanhat: tizenegyig megy, az első ütés előtt se csere, se bemondás, se takarás, és a sikertelen takarás mindig háromba kerül.
ruleset-mszsz = A magyar szövetség snapszere
    .about = Snapszer 20 magyar kártyával és bemondható snapszerrel. A szövetség szabályainak csak az első részét lehetett elolvasni; a többi, főleg a sikertelen takarásért járó egyetlen pont, másik forrásból való, és talán nem hivatalos.
ruleset-snapszer24-target11 = Huszonnégy lapos snapszer tizenegyig
    .about = A 24 lapos játék, hosszabb játszmával.
ruleset-snapszer24-bummerl = Huszonnégy lapos snapszer Bummerlért
    .about = A 24 lapos játék hétről visszaszámolva; a vesztes Bummerlt kap.
ruleset-snapszli24 = Huszonnégy lapos snapszli
    .about = Snapszli a pakliban hagyott kilencesekkel.
ruleset-schnapsen-casino-literal = Schnapsen szó szerint
    .about = Furcsaság: egy pontatlanul megírt leírás szaván fogva. Az ütést a magasabb lap viszi, bármilyen színű, és csere sincs.
ruleset-schnapsen-sharp = Éles Schnapsen
    .about = Schnapsen erős játékosoknak: ütést nem szabad visszanézni, és csere, bemondás, takarás sem jöhet túl korán vagy túl későn.
ruleset-bummerl-mit-40 = Bummerl negyvennel
    .about = Bummerl, amelyben a vevő adu bemondása már a legelső híváskor számít.
ruleset-stake-bummerl = Bummerl tétre
    .about = Bummerl, amelyben a tétet az utolsó osztás szorozza.
ruleset-siebener = Hetes Schnapsen
    .about = Bummerl hetesekkel a pakliban és hat lappal kézben.
ruleset-knock-snapszli = Kopogós snapszli
    .about = Snapszli, amelyben kopogni lehet: ezzel azt vállalja a játékos, hogy a következő ütéssel meglesz a 66.
ruleset-santase-2-3 = Santase, sikertelen takarás 2 vagy 3
    .about = Santase olyan asztaloknak, ahol a sikertelen takarás csak akkor kerül háromba, ha az ellenfélnek nem volt ütése.
ruleset-sixty-six-bicycle = Amerikai hatvanhat
    .about = Hatvanhat, amelyben a végéig be lehet mondani, és a döntetlen pontja átmegy a következő osztásra.
ruleset-snapszli20-loose = Laza snapszli
    .about = Snapszli, amelyben egy hívásnál kétszer is be lehet mondani.

## The frame of a page

page-aliases = Más néven: { $names }.
page-aim = Kétszemélyes játék. Az osztást az nyeri, akinek ütésekkel és bemondásokkal előbb van meg { $goal } pontja, különben az alábbiak szerint; a nyert osztás játszmapontot hoz, és a játszmát a játszmapontok döntik el.
page-aim-no-marriages = Kétszemélyes játék. Az osztást az nyeri, akinek ütésekkel előbb van meg { $goal } pontja, különben az alábbiak szerint; a nyert osztás játszmapontot hoz, és a játszmát a játszmapontok döntik el.
page-experimental = Ezek a szabályok a mi olvasatunk: a forrás nyitva hagyja őket, és még változhatnak.
page-needs = Ami kell hozzá
page-rules = A szabályok
page-rules-note = Minden szabálynak száma van, az elutasítások és az eredmények erre hivatkoznak. „A hívó” az, aki a következő ütéshez hív. A „pont” a lapok és a bemondások pontja; amit az osztásért kapnak, az játszmapont.
page-examples = Kiszámolt példák
page-examples-note = Két játékos, Anna és Béla. A számokat ugyanaz a program adja, amelyik a játékot elszámolja.
page-faq = Kérdések és válaszok
page-differences = Eltérések ettől: { $other }
page-compared = { $one } és { $other }
page-no-differences = A játék szabályai ugyanazok.
page-difference-option = Szabály
page-difference-gained = Csak itt érvényes szabályok ({ $one }): { $clauses }.
page-difference-changed = Másképp szóló szabályok: { $clauses }.
page-difference-lost = Csak ott érvényes szabályok ({ $other }):
page-version = Szabálykészlet: { $id }, változat: { $version }, ujjlenyomat: { $fingerprint }.

section-cards = A lapok
section-dealing = Osztás
section-tricks = Ütések és húzás
section-following = Kényszerek
section-exchange = Csere
section-marriages = Bemondás
section-closing = Takarás
section-knocking = Kopogás
section-bidding = A bemondott snapszer
section-claiming = { $goal } pont és az „elég!”
section-values = Mennyit ér az osztás
section-played-out = Végigjátszott osztás
section-resigning = Feladás
section-table = Az asztalnál
section-match = A játszma

## What you need

needs-20 = Francia vagy magyar kártyából színenként ez kell: { $ranks }; összesen 20 lap. A többi a dobozban marad. A franciában a dáma a felső, a bubi az alsó.
needs-20-tell = A 32 lapos magyar kártyából a kilenceseket, nyolcasokat és heteseket ki kell venni; 20 lap marad. Francia kártya is jó, felső helyett dámával, alsó helyett bubival.
needs-24-nines = Francia vagy magyar kártyából színenként ez kell: { $ranks }; összesen 24 lap. A többi a dobozban marad. A franciában a dáma a felső, a bubi az alsó.
needs-24-sevens = Francia vagy magyar kártyából színenként ez kell: { $ranks }; összesen 24 lap. A többi a dobozban marad. A franciában a dáma a felső, a bubi az alsó.
needs-any = A pakliból színenként ez kell: { $ranks }; összesen { $cards } lap. A többi a dobozban marad.
needs-score-up = Valami, amire fel lehet írni a játszmapontokat, 0 és { $target } között.
needs-score-down = Valami, amin { $target } játszmapontról vissza lehet számolni: palatábla, pontlap vagy pontszámláló.
needs-score-cards = Papír és ceruza, amivel a pontokat össze lehet adni { $target } pontig.

## Worked examples: the situation, then the result. Anna and Béla are $anna and $bela. Points are card points counted so far.

example-anna = Anna
example-bela = Béla
example-plain = { $anna } elér { $points } pontot. { $bela } { $tricks } ütéssel { $other } pontnál tart.
example-schneider = { $anna } elér { $points } pontot. { $bela } { $tricks } ütéssel csak { $other } pontnál tart.
example-schwarz = { $anna } elér { $points } pontot. { $bela } ütés nélkül maradt.
example-schwarz-marriage = { $anna } elér { $points } pontot. { $bela } ütés nélkül maradt, de bemondásból { $other } pontja van.
example-carried = Az előző osztás döntetlen volt. Most { $anna } elér { $points } pontot, { $bela } { $tricks } ütéssel { $other } pontnál tart.
example-close-made = { $anna } betakar, amikor { $bela } még ütés nélkül áll, és elér { $points } pontot. { $bela } addigra 1 ütéssel { $other } pontnál tart.
example-close-failed = { $anna } már vitt egy ütést, és betakar, amikor { $bela } még ütés nélkül áll. Elfogynak a lapok, és { $anna } { $points } ponttal marad.
example-close-overtaken-no-trick = { $anna } a legelső híváskor betakar, és még ütés nélkül áll, amikor { $bela } elér { $other } pontot.
example-close-failed-later = { $anna } már vitt egy ütést, és betakar, amikor { $bela } is vitt már egyet. Elfogynak a lapok, és { $anna } { $points } ponttal marad.
example-close-overtaken = { $anna } betakar, de { $bela }, aki addigra vitt egy ütést, előbb ér el { $other } pontot.
example-close-unclaimed = { $anna } betakar, és az utolsó lap után { $points } pontja van, de nem szólt. Az utolsó ütést { $bela } viszi, és így 2 ütéssel { $other } pontnál tart; az egyiket, 8 ponttal, még a takarás előtt vitte.
example-wrong-claim = { $anna } szól, de { $tricks } ütéssel csak { $points } pontja van. { $bela } vitt már ütést.
example-wrong-claim-no-trick = { $anna } szól, de { $tricks } ütéssel csak { $points } pontja van. { $bela } még nem vitt ütést.
example-wrong-claim-closed = { $anna } betakart, amikor { $bela } még ütés nélkül állt. Most { $anna } szól, de { $tricks } ütéssel csak { $points } pontja van; { $bela } azóta vitt egy ütést.
example-resigned = { $anna } { $tricks } ütéssel és { $points } ponttal feladja. Senki sem takart.
example-resigned-closed = { $anna } betakart, amikor { $bela } még ütés nélkül állt, és { $tricks } ütéssel, { $points } ponttal feladja.
example-played-out = Elfogytak a lapok, és senki sem takart. Az ütésekben { $anna } { $points }, { $bela } { $other } pontot gyűjtött; az utolsó ütést { $bela } vitte.
example-played-out-marriage = Elfogytak a lapok, és senki sem takart. Az ütésekben { $anna } { $points }, { $bela } { $other } pontot gyűjtött; { $bela } bemondásból is szerzett { $extra } pontot, az utolsó ütést { $anna } vitte.
example-tie = Elfogytak a lapok, és senki sem takart. Az ütésekben { $anna } { $points }, { $bela } { $other } pontot gyűjtött; az utolsó ütést { $bela } vitte.
example-bonus-closed = { $anna } betakart. Elfogytak a lapok; az utolsó ütést { $anna } vitte, és a jutalom nélkül { $points } pontja van. { $bela } { $tricks } ütéssel { $other } pontnál tart, ütéseit mind a takarás után vitte.
example-sweep = { $anna } mind elviszi a talon elfogyása utáni ütéseket, szám szerint { $tricks } ütést, és elér { $points } pontot. { $bela } korábbról { $other } pontnál tart.
example-sweep-against-closer = { $anna } mindjárt betakar, és az összes ezután jövő ütést, szám szerint { $tricks } ütést, { $bela } viszi el.
example-bid-made = { $anna } bemondja a snapszert, és elér { $points } pontot, mielőtt { $bela } ütést vinne.
example-bid-lost = { $anna } bemondja a snapszert; a második ütést { $bela } viszi.
example-knock-made = { $anna } kopog, és az ütés után { $points } pontja van. { $bela } { $tricks } ütéssel { $other } pontnál tart.
example-knock-failed = { $anna } kopog, és az ütés után, amelyet { $bela } visz, csak { $points } pontja van. { $anna } eddig { $tricks } ütést vitt.
# The line below an example: the result in a sentence of settlement.ftl, and the clauses that gave it.
example-result = { $result } ({ $clauses })

## The index of the pages

index-title = Szabályok
index-about = Minden szabálykészletnek egy oldala van, ugyanazokból a számozott szabályokból összeállítva, amelyek szerint a program játszik.
index-history = A család és története
index-glossary = Szótár
