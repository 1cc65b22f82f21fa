### The page on the family and its history.

history-title = A család és története

history-family-title = Egy család
history-family-1 = Schnapsen, hatvanhat, snapszer, snapszli, santase: sok név, egy játék. Két játékos öt vagy hat lapot tart a kezében. Az ász tizenegyet ér, a rangban utána következő tízes tízet; a király, a felső és az alsó négyet, hármat és kettőt. Amíg a talon tart, bármit szabad tenni; utána színre színt kell. Egy szín királya és felsője együtt húsz, aduból negyven. Hatvanhat ponttal megvan az osztás.
history-family-2 = A házak ott válnak el, ahol az a jó játékosnak számít: vár-e a bemondás ütésre, mikor szabad betakarni, és mit ér, ki mikor mondhatja, hogy elég, és mi történik, ha senki sem mondja. Ezért tartja külön ez a program az egyes házak szabályait, és ezért van mindegyik szabálynak száma.

history-past-title = Honnan jön
history-past-1 = A király és a felső párja régi dolog. A róla elnevezett kétszemélyes játékot, a máriást, a tizennyolcadik század elejének német könyvei is leírják. A hatvanhat ennek a játéknak a gyermeke, kevesebb jutalommal és világos céllal.
history-past-2 = A vesztfáliai Paderbornban úgy mesélik, hogy a játékot ott találták ki 1652-ben, a Kamp nevű utca 66-os számú házának ivójában. Szép történet, emléktábla is őrzi; ilyen régi szabályok azonban nem maradtak ránk.
history-past-3 = Ausztriában és Magyarországon a játék elhagyta a kilenceseket, gyorsabb és élesebb lett: húsz lap, öt kézben, tíz a talonban. Ma is játsszák, kocsmában és versenyen egyaránt. A játszma vesztese Bummerlt visz haza: egy kövér pontot a táblán.
history-past-4 = Magyarországon magyar kártyával játsszák. Ezt az 1830-as években készítették először, Pesten; felsői és alsói Schiller Tell Vilmosának alakjai, ászai a négy évszak. A magyar szabályok is változtak útközben: egy 1881-es szöveg még tíz pontot ad az utolsó ütésért, és a negyvenet csak annak fizeti, akinek az ütéseiben harminchárom pontja van.
history-past-5 = Bulgáriában santase lett a neve, megtartotta a kilenceseket, és tizenegyig játsszák. Németalföldön Zesenzestig, az Egyesült Államokba pedig német bevándorlókkal jutott el, és Sixty-Six néven került a könyvekbe.

history-relatives-title = Hárman és négyen az asztalnál
history-relatives-1 = Ugyanezek a lapok nagyobb asztalt is kiszolgálnak. A Bauernschnapsenben négyen játszanak párban, és egészen a Herrenschnapserig licitálnak. A Dreierschnapsenben, más néven Talonschnapsenben egyvalaki felvesz két lapot a talonból, és egyedül játszik a másik kettő ellen. A magyar hármas snapszerben a hívó játszik egyedül; a négyesben lapot hív meg, és akinél az van, az a titkos társa.

history-border-title = A család határán
history-border-1 = Van játék, amelyik hasonlít, mégsem ide tartozik. Az északi Bondtolvában nincs felütött lap: az első bemondás teszi meg az adut, és az ászok meg a tízesek többsége hoz pontot. Az Elfernben se adu, se bemondás; figurákat kell gyűjteni. A Šnaps, ahogy némelyik játékoldal kínálja, hétről vagy kilencről számol visszafelé, és hívás nélkül is nyerni enged egy bemondással. Itt csak a határt jelölik; ez a program nem játssza őket.
history-border-2 = Messzebb állnak a bemondások és a tízesek nagy játékai: nyugaton a bezique és a pinochle, keleten a cseh mariáš, az ulti meg a lengyelek és oroszok ezerje.

history-glossary-title = Szavak
history-glossary-1 = Asztalonként más a neve mindennek. A szótár hat nyelven sorolja fel a szavakat.
