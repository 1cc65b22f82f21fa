### The numbered clauses of the rules. One message a clause; a rules page is composed of those that hold under a ruleset.
###
### Variables: $king, $queen, $rank and the like are names of ranks; each comes with the forms of cards.ftl, as
### $rank_the, $rank_acc, $rank_trump and $rank_many. Yes-or-no variables are "yes" or "no". Numbers called $value,
### $no_trick, $plain, $schneider and $schwarz are game points; $goal, $line, $bonus, $plain and $royal of marriages are
### card points. $talon counts the turn-up.
###
### Words: pont is a card point, játszmapont a game point; osztás is a deal, játszma a match; bemondás is a marriage
### declared, "szól" and „elég!” the claim; "kényszerek" are the duties of following that a house has. Numbers take neither
### an article nor an ending, which would depend on how they are read.

## The cards

clause-pack-1 = A pakli { $cards } lapos; mind a négy színben, fentről lefelé: { $ranks }.
clause-pack-2 = A lapok pontértéke: { $worth }. A teljes pakli { $total } pontot ér.

## Dealing

clause-deal-1 = { $seats } játékos játszik, fejenként { $cards } lappal. Az osztás rendje: { $batches }; a vevő, vagyis az osztó ellenfele kap előbb.
clause-deal-2 = A felütött lap színe az adu. A lap félig a többi alá kerül, és velük együtt alkotja a talont: { $talon } lap, ebből { $closed } lefordítva. Ahol a szabályok a talon lapjait számolják, a felütött adu is beleszámít.
clause-deal-3 = { $way ->
    [cut] Az első osztásért mindkét játékos emel. Az alacsonyabb lap oszt; egyforma rangnál újra emelnek. A lapokat mindketten látják.
    [lowest_card] Az első osztásért mindkét játékos húz egy lapot. Az alacsonyabb lap oszt; egyforma rangnál újra húznak. A lapokat mindketten látják.
    [random] Az első osztót a sors jelöli ki, és mindketten látják, hogyan.
   *[agreed] Az első osztóban a játékosok megegyeznek. Megegyezés híján szabályos pénzfeldobás dönt, és mindketten látják az eredményt.
}
clause-deal-4 = { $next ->
    [winner] A következő osztás a nyertesé, az első hívás tehát a vesztesé.
   *[alternate] A játékosok felváltva osztanak.
}
clause-deal-5 = Az első ütéshez a vevő hív.

## Tricks

clause-trick-1 = Az ütést a magasabb adu viszi, adu nélkül a hívott szín magasabb lapja.
clause-trick-2 = Az ütést a magasabb adu viszi, adu nélkül a magasabb lap, bármilyen színű; egyforma rangnál az, amelyik előbb került az asztalra.
clause-trick-3 = Aki az ütést viszi, az hív a következőhöz.
clause-turn-1 = Mindennek megvan a sora: előbb a hívó tesz le lapot, aztán a másik. Ha valami soron kívül is szabad, az a maga helyén olvasható.
clause-turn-2 = Csak a saját kézben lévő lapot lehet kijátszani.
clause-turn-3 = Ha az osztás eldőlt, már sem kijátszani, sem bemondani nem lehet semmit.
clause-draw-1 = Amíg a talon nyitott, minden ütés után mindkét játékos húz egy lapot, elsőként az ütés nyertese.
clause-draw-2 = A felütött adu kel el utoljára. Azé lesz, aki elvesztette azt az ütést, amely után az utolsó lefordított lapot felhúzzák.

## Following

clause-follow-1 = Amíg a talon nyitott, az ütésbe bármilyen lapot szabad tenni.
clause-follow-2 = Ha a talont betakarták, vagy elfogyott, színre színt kell tenni.
clause-follow-3 = Ha a talont betakarták, vagy elfogyott, a színre színt tevőnek felül kell ütnie a hívott lapot, ha tudja.
clause-follow-4 = Ha a talont betakarták, vagy elfogyott, adut kell tennie annak, akinek nincs a hívott színből.
clause-follow-5 = { $free ->
    [neither] Akinek sem a hívott színből, sem aduból nincs lapja, bármit eldobhat.
    [void] Akinek a hívott színből nincs lapja, bármit tehet.
    [untrumped] Akinek van a hívott színből, vagy akinek sem abból, sem aduból nincs, bármit tehet.
   *[always] Bármikor bármilyen lapot szabad tenni, akkor is, ha a talont betakarták, vagy elfogyott.
}
clause-follow-6 = Felülütési kényszer nincs: a hívott lapot senkinek sem kell felülütnie.

## The exchange

clause-exch-1 = A hívó a hívás előtt kicserélheti { $rank_trump } a felütött adura. A csere nyíltan történik.
clause-exch-2 = Cserélni csak annak szabad, akinek már van ütése.
clause-exch-3 = { $talon ->
    [2] Cserélni addig lehet, amíg a talon el nem fogy, utoljára két lapnál.
   *[other] A cseréhez legalább { $talon } lapos talon kell.
}
clause-exch-4 = Az első ütés előtt senki sem cserélhet.
clause-exch-5 = Ha a talont betakarták, a hívó már nem cserélhet.
clause-exch-6 = { $trick ->
    [yes] Ha a hívó betakar, a másik a hívásig még cserélhet, ha már van ütése.
   *[no] Ha a hívó betakar, a másik a hívásig még cserélhet.
}
clause-exch-7 = { $then ->
    [close] Ugyanaz előtt a hívás előtt szabad cserélni, majd betakarni, ebben a sorrendben.
    [declare] Ugyanaz előtt a hívás előtt szabad cserélni, majd bemondani; a cserével felvett lapot is be lehet mondani.
   *[both] Ugyanaz előtt a hívás előtt szabad cserélni, aztán betakarni, aztán bemondani. A cserével felvett lapot is be lehet mondani.
}
clause-exch-8 = Aducsere nincs.

## Marriages

clause-marr-1 = Bemondani akkor lehet, ha { $king } és { $queen } ugyanabból a színből van egy kézben. A bemondás { $plain } pontot ér, aduból { $royal } pontot.
clause-marr-2 = { $only_king ->
    [yes] Bemondani híváskor lehet: a játékos { $king_acc } hívja, és megmutatja { $queen_acc }.
   *[no] Bemondani híváskor lehet: a játékos { $king_acc } vagy { $queen_acc } hívja, és megmutatja a másikat.
}
clause-marr-3 = Az első ütés előtt nem lehet bemondani.
clause-marr-4 = A bemondás akkor számít, ha a bemondónak már van ütése. Addig függő, és nem ér semmit.
clause-marr-5 = A bemondás rögtön számít, akkor is, ha a bemondónak nincs ütése.
clause-marr-6 = { $only_king ->
    [yes] A bemondás magától megtörténik: aki { $king_acc } hívja úgy, hogy { $queen_the } is nála van, ezzel bemondott, akár akarta, akár nem.
   *[no] A bemondás magától megtörténik: aki { $king_acc } vagy { $queen_acc } hívja úgy, hogy a másik is nála van, ezzel bemondott, akár akarta, akár nem.
}
clause-marr-7 = Ha a talont betakarták, vagy elfogyott, már nem lehet bemondani.
clause-marr-8 = { $purpose ->
    [close] Bemondani már a hívás előtt is lehet; a bemondó ezután még betakarhat, majd a két lap egyikét hívja.
    [more] Bemondani már a hívás előtt is lehet, ha utána még egy bemondás következik. Hívni a bemondott lapok egyikét kell.
   *[both] Bemondani már a hívás előtt is lehet, ha utána takarás vagy még egy bemondás következik. Hívni a bemondott lapok egyikét kell.
}
clause-marr-9 = { $count ->
    [one] Egy hívásnál egyszer lehet bemondani.
   *[other] Egy hívásnál legfeljebb { $count } bemondás lehet.
}
clause-marr-10 = Ugyanazt egy osztásban csak egyszer lehet bemondani.
clause-marr-11 = Aki bemond, annak { $king_acc } kell hívnia.
clause-marr-12 = Ha a vevő a legelső híváskor aduból mond be, annak { $royal } pontja rögtön számít, ütés nélkül is.
clause-marr-13 = Bemondás nincs: { $king } és { $queen } ugyanabból a színből is csak a pontértékét éri.

## Closing

clause-close-1 = Amíg a talon nyitott, a hívó a hívás előtt betakarhatja.
clause-close-2 = { $talon ->
    [2] Takarni addig lehet, amíg a talon el nem fogy, utoljára két lapnál.
   *[other] A takaráshoz legalább { $talon } lapos talon kell.
}
clause-close-3 = Az első ütés előtt senki sem takarhat.
clause-close-4 = Takarás után nincs több húzás, a felütött adut lefordítják, és rögtön életbe lépnek a kényszerek.
clause-close-5 = Ha a takaró eléri a célt ({ $goal } pont), annyit nyer, amennyi az ellenfél takaráskori ütései és pontjai után jár.
clause-close-6 = Ha a takaró eléri a célt ({ $goal } pont), annyit nyer, amennyi az ellenfélnek az osztás végén meglévő ütései és pontjai után jár.
clause-close-7 = { $moment ->
    [close] Ha a takarás nem sikerül, az ellenfél { $value } játszmapontot kap; ha a takarónak takaráskor nem volt ütése, { $no_trick } játszmapontot.
   *[end] Ha a takarás nem sikerül, az ellenfél { $value } játszmapontot kap; ha a takarónak a végéig nem lett ütése, { $no_trick } játszmapontot.
}
clause-close-8 = Ha a takarás nem sikerül, az ellenfél { $value } játszmapontot kap; ha takaráskor még nem volt ütése, { $no_trick } játszmapontot.
clause-close-9 = Ha a takarás nem sikerül, az ellenfél { $value } játszmapontot kap, akárhogy oszlottak meg az ütések.
clause-close-10 = { $fixed ->
    [yes] Ha az ellenfélnek van meg előbb { $goal } pontja, a takarás nem sikerült; ezért { $value } játszmapontot kap.
   *[no] Ha az ellenfélnek van meg előbb { $goal } pontja, a takarás nem sikerült.
}
clause-close-11 = { $manual ->
    [yes] Ha a takarónak az utolsó lap után megvan { $goal } pontja, a takarás sikerült, akkor is, ha nem szólt.
   *[no] Ha a takarónak az utolsó lap után megvan { $goal } pontja, a takarás sikerült.
}
clause-close-12 = A takarónak is szólnia kell, ha megvan { $goal } pontja. Ha az utolsó ütéssel éri el, azzal szólt is; ha korábban elérte, de hallgatott, és az utolsó ütést elveszti, nem ér vele semmit.
clause-close-13 = Ha a takarónak az utolsó lap után sincs meg { $goal } pontja, a takarás nem sikerült; mindegy, kié az utolsó ütés.
clause-close-14 = { $knock ->
    [yes] Takarás nincs; helyette kopogni lehet, és a kopogásra a következő értékek vonatkoznak.
   *[no] A talont nem lehet betakarni.
}

## Knocking

clause-knock-1 = Amíg a talon nyitott, a hívó a hívás előtt kopoghat: ezzel azt vállalja, hogy a következő ütéssel meglesz { $goal } pontja. Kopogni minden bemondás előtt kell; a hívással be lehet mondani. Erre az ütésre érvényesek a kényszerek, és utána senki sem húz.
clause-knock-2 = Ha a kopogónak a bemondással vagy az ütés után megvan { $goal } pontja, úgy nyer, mint a sikeres takaró. Ha nincs, sikertelen takarásnak számít.
clause-knock-3 = A kopogás a takarás helyébe lép.
clause-knock-4 = Kopogás nincs.

## The Snapszer bid

clause-bid-1 = Amíg az első hívásra nem került lap, bármelyik játékos bemondhatja a snapszert, soron kívül is, kivéve, ha a talont már betakarták, vagy a snapszer már elhangzott. A bemondó azt vállalja, hogy megszerez { $goal } pontot, mielőtt az ellenfél ütést visz.
clause-bid-2 = A snapszer bemondása után senki sem húz, cserél vagy takar, és érvényesek a kényszerek.
clause-bid-3 = A snapszer { $value } játszmapontot ér: ha teljesül, a bemondónak, ha nem, az ellenfélnek, mihelyt ütést visz. Snapszer közben a feladás és a téves bemondás is ennyibe kerül. Ha a snapszer teljesült, nem kell szólni.
clause-bid-4 = Snapszert nem lehet bemondani.

## Claiming

clause-claim-1 = Az osztás magától véget ér, mihelyt az egyik játékosnak megvan { $goal } pontja.
clause-claim-2 = Akinek megvan { $goal } pontja, annak szólnia kell: „elég!” Ezt bármelyik játékos bármikor megteheti, akkor is, ha lap van az asztalon.
clause-claim-3 = Akinek megvan { $goal } pontja, annak szólnia kell: „elég!” Ezt bármelyik játékos megteheti két ütés között, az első ütés végétől kezdve.
clause-claim-4 = Akinek megvan { $goal } pontja, annak szólnia kell: „elég!” Ezt akkor teheti meg, amikor rajta a sor, akár hívni kell, akár tenni.
clause-claim-5 = Akinek megvan { $goal } pontja, annak szólnia kell: „elég!” Ezt csak akkor teheti meg, amikor ő hív: közvetlenül egy elvitt ütés után vagy bemondáskor.
clause-claim-6 = Akinek megvan { $goal } pontja, annak szólnia kell: „elég!” Ezt csak akkor teheti meg, amikor ő hív.
clause-claim-7 = Friss bemondásra addig lehet szólni, amíg a másik nem tett a hívott lapra.
clause-claim-8 = Ha valaki elég pont nélkül szól (téves bemondás), az ellenfél { $value } játszmapontot kap; ha még nincs ütése, { $no_trick } játszmapontot.
clause-claim-9 = Ha valaki elég pont nélkül szól (téves bemondás), az ellenfél annyit kap, amennyi a tévedő játékos akkori pontjai és ütései után jár.
clause-claim-10 = Ha valaki elég pont nélkül szól (téves bemondás), az ellenfél { $value } játszmapontot kap.
clause-claim-11 = Ha valaki elég pont nélkül szól (téves bemondás), az ellenfél annyit kap, amennyit a tévedő játékos elég ponttal nyert volna.
clause-claim-12 = Takarás után a téves bemondás sosem kerül kevesebbe a takarásnál: ha a takaró téved, legalább annyi jár érte, mint a sikertelen takarásért, ha az ellenfele, legalább annyi, mint a sikeresért.
clause-claim-13 = Takarás után a téves bemondás ugyanannyiba kerül, mint nélküle.

## Values

clause-value-1 = A megnyert osztás { $plain } játszmapontot ér, ha a vesztesnek legalább { $line } pontja van; { $schneider } játszmapontot, ha kevesebb (maccs); és { $schwarz } játszmapontot, ha nincs ütése (csendes snapszer), akárhány pontja van.
clause-value-2 = A maccshatárba ({ $line } pont) a vesztes érvényes bemondásai is beleszámítanak.
clause-value-3 = A maccshatárba ({ $line } pont) a vesztes bemondásai nem számítanak bele, csak az ütéseiben lévő pontok.
clause-sweep-1 = Aki a zárt szakaszban mind elviszi az ütéseket, szám szerint { $tricks } ütést, az { $value } játszmapontot kap, akár szólt, akár nem (tarolás). A takarónak a célt így is el kell érnie.

## Played to the end

clause-out-1 = { $manual ->
    [yes] Ha elfogytak a lapok, senki sem takart és senki sem szólt, az osztást az nyeri, akié az utolsó ütés.
   *[no] Ha elfogytak a lapok, senki sem takart és senkinek sincs meg { $goal } pontja, az osztást az nyeri, akié az utolsó ütés.
}
clause-out-2 = { $manual ->
    [yes] Ha elfogytak a lapok, senki sem takart és senki sem szólt, az osztást az nyeri, akinek a bemondásokkal együtt több pontja van.
   *[no] Ha elfogytak a lapok, senki sem takart és senkinek sincs meg { $goal } pontja, az osztást az nyeri, akinek a bemondásokkal együtt több pontja van.
}
clause-out-3 = { $manual ->
    [yes] Ha elfogytak a lapok, senki sem takart és senki sem szólt, az osztást az nyeri, akinek az ütéseiben több pont van; a bemondások nem számítanak.
   *[no] Ha elfogytak a lapok, senki sem takart és senkinek sincs meg { $goal } pontja, az osztást az nyeri, akinek az ütéseiben több pont van; a bemondások nem számítanak.
}
clause-out-4 = { $manual ->
    [yes] Ha elfogytak a lapok, senki sem takart és senki sem szólt, először az utolsó ütés jutalmát kell hozzáadni. Ha ezzel az ütés nyertesének megvan { $goal } pontja, övé az osztás; ha nincs, az nyer, akinek több pontja van.
   *[no] Ha elfogytak a lapok, senki sem takart és senkinek sincs meg { $goal } pontja, először az utolsó ütés jutalmát kell hozzáadni. Ha ezzel az ütés nyertesének megvan { $goal } pontja, övé az osztás; ha nincs, az nyer, akinek több pontja van.
}
clause-out-5 = Az így megnyert osztás a szokásos értékét éri.
clause-out-6 = Az így megnyert osztás { $value } játszmapontot ér.
clause-bonus-1 = A végigjátszott osztás utolsó ütése { $bonus } pontot hoz, takarás után is. Ez úgy számít, mint a többi pont, a vesztesnek is.
clause-bonus-2 = A végigjátszott osztás utolsó ütése { $bonus } pontot hoz, ha senki sem takart. Ez úgy számít, mint a többi pont, a vesztesnek is.
clause-tie-1 = Ha egyformán állnak, az osztás döntetlen, és senki sem kap semmit.
clause-tie-2 = Döntetlen után a következő osztás nyertese { $carry } játszmaponttal többet kap; több egymás utáni döntetlen összeadódik.
clause-tie-3 = Döntetlen után ugyanaz a játékos oszt újra.

## Resigning

clause-resign-1 = Az osztást bármikor fel lehet adni. Az ellenfél annyit kap, amennyi a feladó akkori pontjai és ütései után jár.
clause-resign-2 = Takarás után a feladásért legalább annyi jár, amennyit a takarás az ellenfélnek ér.
clause-resign-3 = Takarás után a feladás ugyanannyiba kerül, mint nélküle.

## At the table

clause-look-1 = Csak az utolsó ütést szabad visszanézni.
clause-look-2 = Minden játékos visszanézheti a saját ütéseit, és az utolsó ütést is.
clause-look-3 = Ütést visszanézni nem szabad.
clause-look-4 = { $shown ->
    [own] Az asztal mindenkinek a saját pontjait mutatja; az ellenfelét fejben kell számolni.
    [none] Az asztal nem mutat pontot; mindenki maga számol.
   *[both] Az asztal mindkét játékos megszámolt pontjait mutatja.
}

## The match

clause-match-1 = A játszmát az nyeri, akinek előbb van meg { $target } játszmapontja.
clause-match-2 = Mindkét játékos { $target } játszmapontról számol visszafelé. A játszmát az nyeri, aki előbb ér nullára vagy alá.
clause-match-3 = A játszmát az nyeri, akinek az osztásokban szerzett pontjaiból előbb gyűlik össze { $target } pont.
clause-match-4 = { $marks ->
    [one] A játszma vesztese egy Bummerlt kap.
   *[other] A játszma vesztese { $marks } Bummerlt kap.
}
clause-match-5 = { $marks ->
    [one] Ha a vesztes a játszmában pontot sem szerzett, ehelyett egy Bummerlt kap.
   *[other] Ha a vesztes a játszmában pontot sem szerzett, ehelyett { $marks } Bummerlt kap (Schneiderbummerl).
}
clause-match-6 = { $marks ->
    [one] Akinek már csak egy játszmapont kellett, a másiknak pedig még egy sem volt, és mégis veszít, ehelyett egy Bummerlt kap.
   *[other] Akinek már csak egy játszmapont kellett, a másiknak pedig még egy sem volt, és mégis veszít, ehelyett { $marks } Bummerlt kap (Retour).
}
clause-match-7 = Több játszma alkot egy sorozatot; az nyeri, aki { $matches } játszmából a többet viszi el.
clause-match-8 = Több játszma alkot egy sorozatot; az nyeri, akinek előbb van meg { $matches } nyert játszmája.
clause-match-9 = { $drawn ->
    [yes] Egy menet { $matches } játszma. Az nyeri, aki többet visz el belőle; ha egyformán állnak, döntetlen.
   *[no] Egy menet { $matches } játszma, és mindet lejátsszák. Az nyeri, aki többet visz el belőle.
}
clause-match-10 = A játszma tétjét meg kell szorozni a záró osztás értékével.
clause-match-11 = A játszma tétje kétszeres, ha a vesztes pontot sem szerzett.
clause-match-12 = A játszmát bármikor fel lehet adni; ezzel el is veszett.
