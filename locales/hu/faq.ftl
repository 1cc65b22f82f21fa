### Questions and answers. A page shows those that concern its ruleset. Variables as in clauses.ftl.

faq-talon-count = Beleszámít a talonba a felütött adu?
    .answer = Igen, mindig: osztás után { $talon } lap, minden ütés után kettővel kevesebb. Az utolsó húzásnál egy lefordított lap és a felütött adu kel el.
faq-exchanged-card = Kié lesz a cserével letett lap?
    .answer = A csere után az lesz a felütött adu, és azt húzzák utoljára: azé, aki a talont elfogyasztó ütést elveszti.
faq-exchange-kept-back = Kötelező rögtön cserélni?
    .answer = Nem. Várni is lehet vele bármelyik későbbi hívásig, amelynél még szabad.
faq-exchange-first-lead = Cserélhet-e a vevő az első ütés előtt?
    .answer = Nem. Amíg nem volt ütés, senki sem cserélhet.
faq-no-exchange = Miért nincs csere?
    .answer = Az a szöveg, amelyet ezek a szabályok követnek, nem említi. Szinte minden más házban van.
faq-exchange-answer = Meddig lehet a takarásra cserével válaszolni?
    .answer = A takarástól a hívásig. { $trick ->
        [yes] Csak annak szabad, akinek már van ütése.
       *[no] Ütés nem kell hozzá.
    }
faq-close-small-talon = Elég a takaráshoz egy lefordított lap a felütött adu mellett?
    .answer = Igen. Amíg van mit húzni, be lehet takarni.
faq-close-talon-minimum = Miért nem lehet az utolsó pillanatban betakarni?
    .answer = Ezek a szabályok { $talon } lapot kívánnak a talonban, a felütött aduval együtt. Ha kevesebb van, tovább kell húzni.
faq-close-leader-only = Betakarhat-e az, aki nem hív?
    .answer = Nem. Csak a hívó takarhat, a hívás előtt.
faq-strict-when = A kényszerek takaráskor lépnek életbe, vagy amikor a talon elfogyott?
    .answer = Amelyik előbb bekövetkezik.
faq-beat = Elég színre színt tenni, vagy felül is kell ütni?
    .answer = Ha lehet, felül kell ütni. Az adukényszer csak ezután jön: annak kell adut tennie, akinek nincs a hívott színből.
faq-no-beat = Felül kell ütni a hívott lapot?
    .answer = Nem. Színre színt kell tenni, szín híján adut, de a színből egy alacsony lap is megteszi.
faq-any-suit = Tényleg elviheti az ütést egy másik szín ásza?
    .answer = Igen. Adu nélkül a magasabb rang visz, bármilyen színű; egyforma rangnál az első lap. Az adu továbbra is üt minden lapot, amelyik nem adu.
faq-revoke = Mi van a renonsszal, vagyis ha valaki olyan lapot tesz, amilyet nem szabad?
    .answer = Itt nem fordulhat elő: a program az ilyen lapot nem fogadja el, és megnevezi a szabályt. Igazi asztalnál házanként más; sok helyen a vétkes elveszti az osztást.
faq-marriage-most = Mennyit hozhatnak a bemondások egy osztásban?
    .answer = A két játékosnak együtt legfeljebb { $most } pontot: egy bemondás aduból és három a többi színből. A lapokkal együtt ez { $total } pont.
faq-sequences = Számít-e a sorozat vagy más figura?
    .answer = Nem. Csak a király és a felső együtt.
faq-marriage-first-lead = Be lehet mondani már a legelső híváskor?
    .answer = { $counts ->
        [at-once] Igen, és rögtön számít.
        [trumps-at-once] Igen. Aduból rögtön számít; minden más függő, amíg a bemondónak nincs ütése.
       *[pending] Igen, de függő, amíg a bemondónak nincs ütése.
    }
faq-pending-line = Segíti-e a függő bemondás a vesztest a maccshatárig ({ $line } pont)?
    .answer = Nem. Semmit sem ér, amíg a bemondónak nincs ütése, és takaráskor sem számít.
faq-marriage-no-trick = Van pontom bemondásból, de nincs ütésem, és vesztek. Mibe kerül?
    .answer = { $schwarz } játszmapontba. Ütés nélkül akárhány ponttal is csendes snapszer.
faq-marriages-count = Beleszámít-e a bemondás a vesztes maccshatárába ({ $line } pont)?
    .answer = { $count ->
        [yes] Igen, mihelyt érvényes.
       *[no] Nem. Csak az ütésekben lévő pont számít.
    }
faq-automatic-marriage = Hívhatok-e a párból bemondás nélkül?
    .answer = Nem. A hívás egyben bemondás is. Aki titkolni akarja, hívjon mást.
faq-announce-order = Milyen sorrendben jön a bemondás, a takarás és a hívás?
    .answer = Előbb a bemondás, utána tetszés szerint a takarás, végül a két lap egyikének hívása. Közben, a takarás előtt, cserélni is lehet.
faq-two-marriages = Hogyan lehet egy hívásnál kétszer bemondani?
    .answer = Az egyiket előre, a másikat a hívásával; vagy mindkettőt előre, és utána bármelyikből hívni.
faq-ends-by-itself = Mi van, ha nem veszem észre, hogy megvan { $goal } pontom?
    .answer = Semmi sem veszett el: az osztás magától véget ér, bemondásnál is, még mielőtt a másik a hívott lapra tenne.
faq-must-claim = Véget ér az osztás, ha megvan { $goal } pontom?
    .answer = Nem. Akinek megvan { $goal } pontja, szólhat; amíg senki sem szól, tovább kell játszani.
faq-claim-over = Játszhatok-e tovább, ha { $goal } pontnál többem van?
    .answer = Igen. Felső határ nincs; de amíg nem szólt senki, még az ellenfél is nyerhet.
faq-claim-on-marriage = Szólhatok-e pusztán a bemondásra?
    .answer = { $pending ->
        [yes] Igen, ha már van ütés: bemondás után azonnal, még mielőtt a másik a hívott lapra tenne.
       *[no] Igen: bemondás után azonnal, még mielőtt a másik a hívott lapra tenne.
    }
faq-claim-after-exchange = Szólhatok-e még, ha előbb cseréltem vagy betakartam?
    .answer = Igen, a hívásig.
faq-wrong-claim-closer = Betakartam, és tévesen szólok. Mennyibe kerül?
    .answer = { $larger ->
        [yes] Amelyik több: a téves bemondás ára vagy a sikertelen takarásé.
       *[no] A téves bemondás árába; a takarás nem tesz hozzá.
    }
faq-frozen = Semmim sem volt, amikor az ellenfél betakart, de azóta ütést vittem. Segít ez rajtam?
    .answer = Ha a takarás sikerül, nem: a takaráskori ütések és pontok döntenek, és a függő bemondás kimarad.
faq-not-frozen = Az ellenfélnek semmije sem volt, amikor betakartam, de azóta ütést vitt. Veszítek ezzel?
    .answer = Igen. A sikeres takarás értéke az osztás végén dől el.
faq-fail-closer-tricks = Kinek a hiányzó ütése drágítja a sikertelen takarást?
    .answer = A takaróé, { $moment ->
        [close] ahogy takaráskor áll
       *[end] ahogy az osztás végén áll
    }: { $no_trick } játszmapont { $value } helyett.
faq-fail-opponent-tricks = Kinek a hiányzó ütése drágítja a sikertelen takarást?
    .answer = Az ellenfélé, ahogy takaráskor áll: { $no_trick } játszmapont { $value } helyett. Ami ütést később visz, nem számít.
faq-fail-flat = Számít-e az ütések száma, ha a takarás nem sikerül?
    .answer = Nem. A sikertelen takarás ára mindig { $value } játszmapont.
faq-opponent-first = Betakartam, és az ellenfélnek előbb lett meg { $goal } pontja. Mennyit kap?
    .answer = { $fixed ->
        [yes] { $value } játszmapontot. Ez külön eset, nem az, amikor a takarónak egyszerűen nem elég a pontja.
       *[no] Annyit, amennyi a sikertelen takarásért jár.
    }
faq-closer-last-trick = Betakartam, és a legutolsó ütéssel lesz meg { $goal } pontom. Szólnom kell?
    .answer = Nem. Aki az utolsó ütéssel éri el, azzal szólt is.
faq-closed-last-trick = Takarás után is az utolsó ütés dönt?
    .answer = Nem. A takarónak vagy megvan { $goal } pontja, vagy a takarás nem sikerült.
faq-last-trick-value = Miért ér az utolsó ütés { $value } játszmapontot, akárhogy állnak a pontok?
    .answer = { $manual ->
        [yes] Mert senki sem szólt. Akinek megvan { $goal } pontja, és elfelejt szólni, nem kap érte többet.
       *[no] Ha senkinek sincs meg { $goal } pontja, maccs sem lehet; az érték tehát mindig ugyanaz.
    }
faq-most-trick-points = Számít-e a bemondás, ha az osztást végigjátsszák?
    .answer = Abban nem, hogy ki nyer: csak az ütésekben lévő pontokat kell összevetni. Abban, hogy mennyit ér, igen, mint mindig.
faq-bonus-order = Elfogytak a lapok, és az ellenfélnek van { $goal } pontja, de nem szólt. Ki nyer?
    .answer = Először az utolsó ütés jutalma, { $bonus } pont kerül ahhoz, aki elvitte. Ha ezzel megvan { $goal } pontja, ő nyer, több ellen is. Ha nincs, az nyer, akinek több pontja van.
faq-bonus-closed = Jár-e az utolsó ütés jutalma takarás után?
    .answer = { $always ->
        [yes] Igen. Akár a takarót is célba viheti.
       *[no] Nem. Csak akkor jár, ha senki sem takart.
    }
faq-tie = Mi van, ha egyformán állnak?
    .answer = { $carry ->
        [0] Senki sem kap semmit, és a következő osztás a szokásos módon számít.
       *[other] Senki sem kap semmit, és a következő osztás nyertese { $carry } játszmaponttal többet kap.
    }
faq-schwarz-tricks = Van ütésem, de egyetlen pont sincs benne. Ez csendes snapszer?
    .answer = Nem. Ott az ütések számítanak. Ütéssel, de { $line } pontnál kevesebbel ez maccs.
faq-sweep = Mi számít tarolásnak?
    .answer = Ha attól fogva, hogy színre színt kell tenni, az összes ütést, szám szerint { $tricks } ütést, valóban lejátsszák, és mindet egy játékos viszi. Szólni nem kell hozzá, és akkor is előbbre való, ha a másiknak megvan a célja, de nem szólt. Ha a takaró tarol, de kevés a pontja, a takarás nem sikerült.
faq-resign-closed = Menthetek-e valamit azzal, ha takarás után feladom?
    .answer = { $larger ->
        [yes] Nem. A feladásért legalább annyi jár, amennyit a takarás az ellenfélnek ér.
       *[no] E szabályok szerint igen: csak a feladó akkori pontjai és ütései számítanak.
    }
faq-bid-when = Mikor lehet snapszert bemondani?
    .answer = Amíg az első hívásra nem került lap; bármelyik játékos megteheti. Rálicitálni nem lehet.
faq-bid-resign = Mi van, ha valaki a saját snapszere közben feladja, vagy tévesen szól?
    .answer = A snapszer { $value } játszmapontja az ellenfélé. Ha az ellenfél teszi ezt, a bemondóé.
faq-knock-close = Mi a különbség a kopogás és a takarás között?
    .answer = A takarás az osztás végéig szól, a kopogás egy ütésre. Az elszámolás ugyanaz.
faq-dealer-equal = Mi van, ha mindketten ugyanazt a rangot emelik vagy húzzák?
    .answer = Megismétlik.
faq-countdown = Pontosan nullára kell kijönni?
    .answer = Nem. Nulla alatt is megvan a játszma.
faq-rubber-drawn = Végződhet-e a menet döntetlenül?
    .answer = Igen. Ha { $matches } játszmából áll, megeshet, és akkor döntetlen marad.
faq-stake = Melyik osztás dönti el a tétet?
    .answer = Az, amelyikkel a játszma véget ér: az ő értékével kell szorozni.
faq-card-point-match = Mire jó itt a játszmapont?
    .answer = Megmutatja, ki nyerte az osztást. A játszmát az osztásról osztásra szerzett pontok döntik el.
faq-level-dealer = Ki oszt döntetlen után?
    .answer = Újra ugyanaz, tehát ugyanaz is hív.
