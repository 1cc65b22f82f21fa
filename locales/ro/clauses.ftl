### Regulile, clauză cu clauză. O pagină se compune din cele care sunt valabile într-un regulament.

## Cărțile

clause-pack-1 = Pachetul are { $cards ->
    [few] { $cards } cărți
   *[other] { $cards } de cărți
}: { $ranks } în fiecare dintre cele patru culori, de la cea mai tare la cea mai slabă.
clause-pack-2 = Punctele cărților: { $worth }. Tot pachetul are { $total }.

## Împărțirea

clause-deal-1 = Jucătorii sunt { $seats } și primesc câte { $cards } cărți. Ordinea este: { $batches }; primul servit este cel care nu împarte.
clause-deal-2 = Cartea întoarsă stabilește atuul. Stă pe jumătate sub cărțile rămase și formează cu ele talonul: { $talon ->
    [few] { $talon } cărți
   *[other] { $talon } de cărți
}, dintre care { $closed } cu fața în jos. Unde regulile de față numără talonul, cartea întoarsă se numără și ea.
clause-deal-3 = { $way ->
    [cut] Pentru prima împărțire amândoi taie pachetul. Împarte cel cu cartea mai mică; la ranguri egale se taie din nou. Amândoi văd cărțile.
    [lowest_card] Pentru prima împărțire amândoi trag câte o carte. Împarte cel cu cartea mai mică; la ranguri egale se trage din nou. Amândoi văd cărțile.
    [random] Cine împarte primul hotărăște sorțul, și amândoi văd cum a ieșit.
   *[agreed] Jucătorii se înțeleg cine împarte primul. Fără înțelegere hotărăște o monedă cinstită, și amândoi văd cum a căzut.
}
clause-deal-4 = { $next ->
    [winner] Cine câștigă o mână o împarte pe următoarea; atacă deci întâi cel care a pierdut.
   *[alternate] Jucătorii împart pe rând.
}
clause-deal-5 = La prima levată atacă cel care nu a împărțit.

## Levatele

clause-trick-1 = Levata este a atuului mai mare sau, fără atu, a cărții mai mari din culoarea atacată.
clause-trick-2 = Levata este a atuului mai mare sau, fără atu, a cărții mai mari din orice culoare; dintre două ranguri egale câștigă prima.
clause-trick-3 = Cine câștigă o levată atacă la următoarea.
clause-turn-1 = Totul se face pe rând: întâi joacă cel care atacă, apoi răspunde celălalt. Ce se poate face și fără să-ți fie rândul se spune la locul potrivit.
clause-turn-2 = Se poate juca numai o carte din propria mână.
clause-turn-3 = Odată mâna hotărâtă, nu se mai joacă și nu se mai spune nimic.
clause-draw-1 = Cât timp talonul este deschis, după fiecare levată amândoi trag câte o carte, întâi câștigătorul ei.
clause-draw-2 = Cartea întoarsă se trage ultima. Ea revine celui care pierde levata după care se ia ultima carte cu fața în jos.

## Răspunsul

clause-follow-1 = Cât timp talonul este deschis se poate juca orice carte.
clause-follow-2 = După ce talonul s-a închis sau s-a epuizat, culoarea atacată trebuie urmată.
clause-follow-3 = După ce talonul s-a închis sau s-a epuizat, cine urmează culoarea trebuie să joace o carte mai mare decât cea atacată, dacă poate.
clause-follow-4 = După ce talonul s-a închis sau s-a epuizat, cine nu are culoarea atacată trebuie să joace atu.
clause-follow-5 = { $free ->
    [neither] Cine nu are nici culoarea atacată, nici atu joacă orice carte.
    [void] Cine nu are culoarea atacată joacă orice carte.
    [untrumped] Cine are culoarea atacată, sau nici pe ea, nici atu, joacă orice carte.
   *[always] Se poate juca oricând orice carte, și după ce talonul s-a închis sau s-a epuizat.
}
clause-follow-6 = Nimeni nu este obligat să bată cartea atacată.

## Schimbul

clause-exch-1 = Cel care atacă poate schimba { $rank_trump } cu cartea întoarsă înainte de a ataca. Schimbul se face pe față.
clause-exch-2 = Poate schimba numai cine a câștigat deja o levată.
clause-exch-3 = { $talon ->
    [2] Schimbul este posibil până se epuizează talonul; ultima ocazie este la două cărți.
   *[other] Pentru schimb talonul trebuie să aibă cel puțin { $talon } cărți.
}
clause-exch-4 = Nimeni nu schimbă înainte de a se fi jucat prima levată a mâinii.
clause-exch-5 = După ce talonul s-a închis, cel care atacă nu mai poate schimba.
clause-exch-6 = { $trick ->
    [yes] Când cel care atacă închide, celălalt mai poate schimba înainte de atac, dacă a câștigat o levată.
   *[no] Când cel care atacă închide, celălalt mai poate schimba înainte de atac.
}
clause-exch-7 = { $then ->
    [close] La același atac se poate schimba și apoi închide, în această ordine.
    [declare] La același atac se poate schimba și face un anunț; cartea luată poate face parte din pereche.
   *[both] La același atac se poate schimba, apoi închide, apoi face un anunț. Cartea luată poate face parte din pereche.
}
clause-exch-8 = Cartea întoarsă nu se schimbă.

## Perechile

clause-marr-1 = O pereche înseamnă { $king } și { $queen } de aceeași culoare într-o mână. Valorează { $plain } la altă culoare și { $royal } la atu.
clause-marr-2 = { $only_king ->
    [yes] Perechea se anunță la atac: se atacă cu { $king_acc } și se arată { $queen_acc }.
   *[no] Perechea se anunță la atac: se atacă cu { $king_acc } sau cu { $queen_acc } și se arată cealaltă carte.
}
clause-marr-3 = Înainte de a se fi jucat prima levată a mâinii nu se fac anunțuri.
clause-marr-4 = O pereche contează după ce jucătorul ei a câștigat o levată. Până atunci este în așteptare și nu valorează nimic.
clause-marr-5 = O pereche contează imediat, și pentru cine nu are nicio levată.
clause-marr-6 = { $only_king ->
    [yes] Anunțul se face de la sine: cine atacă cu { $king_acc } având în mână și { $queen_acc } anunță perechea și nu poate ataca fără să o anunțe.
   *[no] Anunțul se face de la sine: cine atacă cu { $king_acc } sau cu { $queen_acc } având în mână și cealaltă carte anunță perechea și nu poate ataca fără să o anunțe.
}
clause-marr-7 = După ce talonul s-a închis sau s-a epuizat nu se mai fac anunțuri.
clause-marr-8 = { $purpose ->
    [close] Perechea se poate anunța înainte de atac; după aceea se poate închide, iar atacul se face cu una dintre cele două cărți.
    [more] Perechea se poate anunța înainte de atac pentru a anunța încă una. Atacul se face apoi cu o carte dintr-o pereche anunțată.
   *[both] Perechea se poate anunța înainte de atac, pentru a închide sau pentru a anunța încă una. Atacul se face apoi cu o carte dintr-o pereche anunțată.
}
clause-marr-9 = { $count ->
    [one] La un atac se poate anunța o singură pereche.
    [few] La un atac se pot anunța cel mult { $count } perechi.
   *[other] La un atac se pot anunța cel mult { $count } de perechi.
}
clause-marr-10 = Fiecare pereche se anunță o singură dată într-o mână.
clause-marr-11 = Cine anunță trebuie să atace cu { $king_acc } din pereche.
clause-marr-12 = Perechea de atu pe care cel care nu a împărțit o anunță chiar la primul atac își aduce imediat cele { $royal } de puncte, fără levată.
clause-marr-13 = Nu există perechi: { $king } și { $queen } de aceeași culoare valorează doar punctele lor.

## Închiderea

clause-close-1 = Cel care atacă poate închide talonul înainte de atac, cât timp este deschis.
clause-close-2 = { $talon ->
    [2] Se poate închide până se epuizează talonul; ultima ocazie este la două cărți.
   *[other] Pentru închidere talonul trebuie să aibă cel puțin { $talon } cărți.
}
clause-close-3 = Nimeni nu închide înainte de a se fi jucat prima levată a mâinii.
clause-close-4 = După închidere nu se mai trag cărți, cartea întoarsă se pune cu fața în jos și obligațiile la răspuns intră imediat în vigoare.
clause-close-5 = Cine a închis și ajunge la { $goal } câștigă după levatele și punctele pe care adversarul le avea în momentul închiderii.
clause-close-6 = Cine a închis și ajunge la { $goal } câștigă după levatele și punctele pe care adversarul le are la sfârșitul mâinii.
clause-close-7 = { $moment ->
    [close] Dacă închiderea nu reușește, adversarul primește { $value }, sau { $no_trick } dacă cel care a închis nu avea nicio levată când a închis.
   *[end] Dacă închiderea nu reușește, adversarul primește { $value }, sau { $no_trick } dacă cel care a închis nu are nicio levată la sfârșit.
}
clause-close-8 = Dacă închiderea nu reușește, adversarul primește { $value }, sau { $no_trick } dacă nu avea nicio levată în momentul închiderii.
clause-close-9 = Dacă închiderea nu reușește, adversarul primește { $value }, oricâte levate s-au câștigat.
clause-close-10 = { $fixed ->
    [yes] Dacă adversarul ajunge primul la { $goal }, închiderea nu a reușit; el primește atunci { $value }.
   *[no] Dacă adversarul ajunge primul la { $goal }, închiderea nu a reușit.
}
clause-close-11 = { $manual ->
    [yes] Cine a închis și are { $goal } când s-a jucat ultima carte a reușit, chiar fără să o spună.
   *[no] Cine a închis și are { $goal } când s-a jucat ultima carte a reușit.
}
clause-close-12 = Cine a închis trebuie să anunțe că are { $goal }. A ajunge acolo cu ultima levată ține loc de anunț; a fi avut mai devreme fără a spune nu ajută, dacă ultima levată este pierdută.
clause-close-13 = Dacă cel care a închis nu a ajuns la { $goal } când s-a jucat ultima carte, închiderea nu a reușit; nu contează a cui este ultima levată.
clause-close-14 = { $knock ->
    [yes] Nu se închide; în loc se bate în masă, iar plata urmează valorile de mai jos.
   *[no] Talonul nu se închide.
}

## Bătaia în masă

clause-knock-1 = Cel care atacă poate bate în masă înainte de atac, cât timp talonul este deschis, și promite astfel { $goal } cu levata care urmează. Se bate înaintea oricărui anunț; la atac se poate anunța o pereche. Pentru această levată sunt valabile obligațiile la răspuns, iar după ea nu se trage.
clause-knock-2 = Cine a bătut și are { $goal } prin perechea atacată sau după levată câștigă ca la o închidere reușită. Altfel plata este cea a unei închideri nereușite.
clause-knock-3 = Bătaia în masă înlocuiește închiderea.
clause-knock-4 = Nu se bate în masă.

## Licitarea snapszerului

clause-bid-1 = Până când se răspunde la prima carte, oricare dintre jucători poate licita snapszer, și fără să-i fie rândul, dacă talonul nu este închis și nimeni nu a licitat încă. Cine licitează promite { $goal } înainte ca adversarul să câștige o levată.
clause-bid-2 = După licitare nimeni nu mai trage, nu schimbă și nu închide, iar obligațiile la răspuns sunt valabile.
clause-bid-3 = Licitarea valorează { $value }: pentru cine își ține promisiunea sau pentru adversar, la prima levată pe care o câștigă. Abandonul sau anunțul greșit în timpul ei plătește la fel. Promisiunea ținută nu trebuie anunțată.
clause-bid-4 = Nu se licitează snapszer.

## Anunțarea punctelor

clause-claim-1 = Mâna se încheie de la sine de îndată ce un jucător ajunge la { $goal }.
clause-claim-2 = Cine a ajuns la { $goal } trebuie să o spună. Oricare dintre jucători o poate spune oricând, și cu o carte pe masă.
clause-claim-3 = Cine a ajuns la { $goal } trebuie să o spună. Oricare dintre jucători o poate spune între două levate, de la sfârșitul primei levate.
clause-claim-4 = Cine a ajuns la { $goal } trebuie să o spună și o poate face ori de câte ori îi este rândul, la atac sau la răspuns.
clause-claim-5 = Cine a ajuns la { $goal } trebuie să o spună și o poate face numai la atac: imediat după o levată câștigată sau la anunțul unei perechi.
clause-claim-6 = Cine a ajuns la { $goal } trebuie să o spună și o poate face numai când este la atac.
clause-claim-7 = Pe o pereche abia anunțată se poate spune până când se răspunde la cartea atacată.
clause-claim-8 = Un anunț greșit aduce adversarului { $value }, sau { $no_trick } cât timp nu a câștigat nicio levată.
clause-claim-9 = Un anunț greșit aduce adversarului valoarea mâinii după punctele și levatele celui care a anunțat, în acel moment.
clause-claim-10 = Un anunț greșit aduce adversarului { $value }.
clause-claim-11 = Un anunț greșit aduce adversarului ceea ce ar fi câștigat cel care a anunțat, dacă ar fi avut dreptate.
clause-claim-12 = După o închidere, un anunț greșit nu plătește niciodată mai puțin decât închiderea: dacă greșește cel care a închis, cel puțin închiderea nereușită; dacă greșește adversarul, cel puțin cea reușită.
clause-claim-13 = După o închidere, un anunț greșit plătește la fel ca fără ea.

## Valorile

clause-value-1 = O mână câștigată valorează { $plain } dacă învinsul are { $line } de puncte sau mai mult, { $schneider } dacă are mai puțin (Schneider) și { $schwarz } dacă nu are nicio levată (Schwarz), oricâte puncte ar avea.
clause-value-2 = Perechile valabile ale învinsului contează pentru cele { $line } de puncte.
clause-value-3 = Perechile învinsului nu contează pentru cele { $line } de puncte; contează numai punctele din levate.
clause-sweep-1 = Cine câștigă toate cele { $tricks } levate ale fazei cu obligație de răspuns primește { $value }, cu sau fără anunț. Cel care a închis și le ia pe toate trebuie totuși să ajungă la puncte.

## Jucată până la capăt

clause-out-1 = { $manual ->
    [yes] Dacă s-au jucat toate cărțile și nimeni nu a închis și nu a anunțat, câștigă mâna cel care ia ultima levată.
   *[no] Dacă s-au jucat toate cărțile, nimeni nu a închis și nimeni nu are { $goal }, câștigă mâna cel care ia ultima levată.
}
clause-out-2 = { $manual ->
    [yes] Dacă s-au jucat toate cărțile și nimeni nu a închis și nu a anunțat, câștigă mâna cel cu mai multe puncte, cu tot cu perechi.
   *[no] Dacă s-au jucat toate cărțile, nimeni nu a închis și nimeni nu are { $goal }, câștigă mâna cel cu mai multe puncte, cu tot cu perechi.
}
clause-out-3 = { $manual ->
    [yes] Dacă s-au jucat toate cărțile și nimeni nu a închis și nu a anunțat, câștigă mâna cel cu mai multe puncte în levate; perechile nu se socotesc.
   *[no] Dacă s-au jucat toate cărțile, nimeni nu a închis și nimeni nu are { $goal }, câștigă mâna cel cu mai multe puncte în levate; perechile nu se socotesc.
}
clause-out-4 = { $manual ->
    [yes] Dacă s-au jucat toate cărțile și nimeni nu a închis și nu a anunțat, se adaugă întâi bonusul pentru ultima levată. Dacă el îl duce pe câștigătorul ei la { $goal }, sau acesta era deja acolo, câștigă mâna; altfel câștigă cel cu mai multe puncte.
   *[no] Dacă s-au jucat toate cărțile, nimeni nu a închis și nimeni nu are { $goal }, se adaugă întâi bonusul pentru ultima levată. Dacă el îl duce pe câștigătorul ei la { $goal }, câștigă mâna; altfel câștigă cel cu mai multe puncte.
}
clause-out-5 = O mână câștigată astfel are valoarea obișnuită.
clause-out-6 = O mână câștigată astfel valorează { $value }.
clause-bonus-1 = Ultima levată a unei mâini jucate până la capăt aduce { $bonus } puncte, și după o închidere. Ele contează ca oricare altele, și pentru învins.
clause-bonus-2 = Ultima levată a unei mâini jucate până la capăt aduce { $bonus } puncte, dacă nimeni nu a închis. Ele contează ca oricare altele, și pentru învins.
clause-tie-1 = La egalitate nu primește nimeni nimic.
clause-tie-2 = O mână egală adaugă { $carry } la ce primește câștigătorul mâinii următoare; mai multe la rând se adună.
clause-tie-3 = După o mână egală împarte din nou același jucător.

## Abandonul

clause-resign-1 = O mână se poate abandona oricând. Adversarul primește valoarea mâinii după punctele și levatele celui care abandonează, în acel moment.
clause-resign-2 = După o închidere, abandonul plătește cel puțin cât valorează închiderea pentru celălalt.
clause-resign-3 = După o închidere, abandonul plătește la fel ca fără ea.

## La masă

clause-look-1 = Se poate privi din nou numai ultima levată.
clause-look-2 = Fiecare poate privi din nou toate levatele câștigate de el, și ultima levată.
clause-look-3 = Nicio levată nu se poate privi din nou.
clause-look-4 = { $shown ->
    [own] Masa îi arată fiecăruia propriile puncte; pe ale adversarului le ține minte.
    [none] Masa nu arată puncte; fiecare numără pentru el.
   *[both] Masa arată punctele socotite ale amândurora.
}

## Meciul

clause-match-1 = Meciul îl câștigă cine ajunge primul la { $target } puncte de joc.
clause-match-2 = Fiecare numără înapoi de la { $target } puncte de joc. Meciul îl câștigă cine ajunge primul la zero sau mai jos.
clause-match-3 = Meciul îl câștigă cine adună primul, din mână în mână, { $target ->
    [few] { $target } puncte
   *[other] { $target } de puncte
} din cărți.
clause-match-4 = { $marks ->
    [one] Cine pierde meciul primește un Bummerl.
    [few] Cine pierde meciul primește { $marks } Bummerl.
   *[other] Cine pierde meciul primește { $marks } de Bummerl.
}
clause-match-5 = { $marks ->
    [one] Cine pierde fără niciun punct de joc primește în schimb unul.
   *[other] Cine pierde fără niciun punct de joc primește în schimb { $marks } (Schneiderbummerl).
}
clause-match-6 = { $marks ->
    [one] Cine pierde după ce mai avea nevoie de un singur punct contra zero primește în schimb unul.
   *[other] Cine pierde după ce mai avea nevoie de un singur punct contra zero primește în schimb { $marks } (Retour).
}
clause-match-7 = Mai multe meciuri formează o serie: o câștigă cel mai bun din { $matches }.
clause-match-8 = Mai multe meciuri formează o serie: o câștigă cine ajunge primul la { $matches } meciuri câștigate.
clause-match-9 = { $drawn ->
    [yes] { $matches } meciuri formează o partidă. O câștigă cine ia mai multe; la egalitate rămâne nedecisă.
   *[no] { $matches } meciuri formează o partidă și se joacă toate. O câștigă cine ia mai multe.
}
clause-match-10 = Miza meciului se înmulțește cu valoarea mâinii care îl încheie.
clause-match-11 = Miza meciului se dublează dacă învinsul nu a luat niciun punct de joc.
clause-match-12 = Un meci se poate abandona oricând; este atunci pierdut.
