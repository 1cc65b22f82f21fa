### Întrebări și răspunsuri. O pagină le arată pe cele care privesc regulamentul ei.

faq-talon-count = Face cartea întoarsă parte din talon?
    .answer = Da, la orice numărătoare: { $talon } cărți după împărțire și cu două mai puțin după fiecare levată. Ultima tragere ia o carte cu fața în jos și cartea întoarsă.
faq-exchanged-card = Cui îi revine cartea schimbată?
    .answer = De atunci ea este cartea întoarsă și se trage ultima: o ia cel care pierde levata cu care se epuizează talonul.
faq-exchange-kept-back = Schimbul trebuie făcut la prima ocazie?
    .answer = Nu. Poate aștepta orice atac de mai târziu la care este permis.
faq-exchange-first-lead = Poate schimba înainte de prima levată cel care nu a împărțit?
    .answer = Nu. Nimeni nu poate înainte de a se fi jucat o levată.
faq-no-exchange = De ce nu există schimb?
    .answer = Textul pe care îl urmează aceste reguli nu pomenește de el. La aproape toate celelalte mese există.
faq-exchange-answer = Până când poate răspunde schimbul la o închidere?
    .answer = De la închidere până la atacul celui care a închis. { $trick ->
        [yes] Este permis numai cui a câștigat o levată.
       *[no] Nu cere nicio levată.
    }
faq-close-small-talon = Ajunge o carte cu fața în jos lângă cea întoarsă pentru a închide?
    .answer = Da. Cât timp mai este ceva de tras, talonul se poate închide.
faq-close-talon-minimum = De ce nu se poate închide în ultimul moment?
    .answer = Regulile de față cer { $talon } cărți, cu tot cu cea întoarsă. Cu mai puține se trage mai departe.
faq-close-leader-only = Poate închide talonul cel care răspunde?
    .answer = Nu. Închide numai cel care atacă, înainte de atac.
faq-strict-when = Obligațiile la răspuns încep la închidere sau la epuizarea talonului?
    .answer = La ceea ce vine mai întâi.
faq-beat = Ajunge să urmezi culoarea sau cartea atacată trebuie bătută?
    .answer = Trebuie bătută, dacă se poate. Obligația de atu vine după aceea: trebuie să joace atu numai cine nu are culoarea atacată.
faq-no-beat = Trebuie bătută cartea atacată?
    .answer = Nu. Culoarea trebuie urmată, iar fără ea jucat atu, dar ajunge și o carte mică din culoare.
faq-any-suit = Chiar poate câștiga levata un as de altă culoare?
    .answer = Da. Fără atu câștigă rangul mai mare, oricare ar fi culoarea; la ranguri egale, primul. Un atu bate oricum orice carte care nu este atu.
faq-revoke = Și dacă cineva joacă o carte nepermisă?
    .answer = Aici nu se poate întâmpla: cartea este refuzată, iar refuzul numește regula. La o masă adevărată obiceiurile diferă; mulți dau mâna pierdută.
faq-marriage-most = Cât pot aduce perechile într-o mână?
    .answer = Cel mult { $most } de puncte la amândoi: una de atu și alte trei. Cu cărțile însele fac { $total }.
faq-sequences = Contează și secvențe sau alte combinații?
    .answer = Nu. Singura combinație este perechea.
faq-marriage-first-lead = Se poate anunța o pereche chiar la primul atac?
    .answer = { $counts ->
        [at-once] Da, și contează imediat.
        [trumps-at-once] Da. La atu contează imediat; oricare alta este în așteptare până când jucătorul ei câștigă o levată.
       *[pending] Da. Este în așteptare până când jucătorul ei câștigă o levată.
    }
faq-pending-line = Îl ajută pe învins o pereche în așteptare să ajungă la { $line }?
    .answer = Nu. Nu valorează nimic până nu a câștigat o levată, iar la închiderea talonului rămâne pe dinafară.
faq-marriage-no-trick = Am punctele unei perechi, dar nicio levată, și pierd. Cât costă?
    .answer = { $schwarz }. Fără levată este Schwarz, oricâte puncte ar fi.
faq-marriages-count = Contează perechile pentru cele { $line } ale învinsului?
    .answer = { $count ->
        [yes] Da, de îndată ce sunt valabile.
       *[no] Nu. Contează numai punctele din levate.
    }
faq-automatic-marriage = Pot ataca dintr-o pereche fără să o anunț?
    .answer = Nu. Atacul o anunță. Cine vrea să o ascundă atacă cu altă carte.
faq-announce-order = În ce ordine vin anunțul, închiderea și atacul?
    .answer = Se anunță perechea, se închide dacă se dorește, apoi se atacă cu una dintre cele două cărți. Între ele, înainte de închidere, se mai poate schimba.
faq-two-marriages = Cum se anunță două perechi la un atac?
    .answer = Se anunță una, apoi se atacă din cealaltă, anunțând-o; sau se anunță amândouă și se atacă cu oricare dintre cărțile lor.
faq-ends-by-itself = Și dacă nu observ că am { $goal }?
    .answer = Nu se pierde nimic: mâna se încheie de la sine, și la o pereche, înainte de răspunsul la cartea atacată.
faq-must-claim = Se încheie mâna când am { $goal }?
    .answer = Nu. Cele { $goal } îți dau dreptul să anunți. Până nu anunță cineva, se joacă mai departe.
faq-claim-over = Pot juca mai departe cu mai mult de { $goal }?
    .answer = Da. Nu există limită; dar fără anunț adversarul mai poate câștiga.
faq-claim-on-marriage = Pot anunța numai pe baza unei perechi?
    .answer = { $pending ->
        [yes] Da, dacă ai deja o levată: anunță perechea și apoi punctele, înainte de răspunsul la cartea atacată.
       *[no] Da: anunță perechea și apoi punctele, înainte de răspunsul la cartea atacată.
    }
faq-claim-after-exchange = Se pierde dreptul de a anunța prin schimb sau închidere?
    .answer = Nu. Ține până ataci.
faq-wrong-claim-closer = Am închis și anunț greșit. Cât valorează?
    .answer = { $larger ->
        [yes] Cel mai mare din două numere: prețul anunțului greșit și cel al închiderii nereușite.
       *[no] Prețul anunțului greșit; închiderea nu adaugă nimic.
    }
faq-frozen = Nu aveam nimic când a închis adversarul, dar apoi am câștigat levate. Îmi folosește?
    .answer = Nu contra celui care a închis cu succes: hotărăsc levatele și punctele din momentul închiderii, iar o pereche în așteptare rămâne pe dinafară.
faq-not-frozen = Adversarul nu avea nimic când am închis, dar apoi a câștigat levate. Mă costă?
    .answer = Da. Valoarea unei închideri reușite se socotește la sfârșitul mâinii.
faq-fail-closer-tricks = A cui levată lipsă scumpește o închidere nereușită?
    .answer = A celui care a închis, numărată { $moment ->
        [close] când închide
       *[end] la sfârșitul mâinii
    }: { $no_trick } în loc de { $value }.
faq-fail-opponent-tricks = A cui levată lipsă scumpește o închidere nereușită?
    .answer = A adversarului, numărată în momentul închiderii: { $no_trick } în loc de { $value }. Levatele de mai târziu nu contează.
faq-fail-flat = Contează câte levate au fost la o închidere nereușită?
    .answer = Nu. O închidere nereușită plătește întotdeauna { $value }.
faq-opponent-first = Am închis, iar adversarul are { $goal } înaintea mea. Cât primește?
    .answer = { $fixed ->
        [yes] { $value }. Se socotește altfel decât o închidere care doar nu ajunge.
       *[no] Cât plătește o închidere nereușită.
    }
faq-closer-last-trick = Cel care a închis ajunge la { $goal } chiar cu ultima levată. Trebuie să anunțe?
    .answer = Nu. A ajunge acolo cu ultima levată ține loc de anunț.
faq-closed-last-trick = Hotărăște ultima levată o mână închisă?
    .answer = Nu. Acolo cel care a închis ajunge la { $goal } sau nu a reușit.
faq-last-trick-value = De ce plătește ultima levată { $value }, oricâte puncte ar fi?
    .answer = { $manual ->
        [yes] Pentru că nu a anunțat nimeni. Cine uită să anunțe { $goal } nu este plătit pentru asta.
       *[no] Dacă nimeni nu a ajuns la { $goal }, niciunul nu poate fi Schneider; valoarea este deci mereu aceeași.
    }
faq-most-trick-points = Contează perechile când o mână se joacă până la capăt?
    .answer = Nu pentru cine câștigă: se compară numai punctele din levate. Contează însă pentru cât valorează victoria, ca întotdeauna.
faq-bonus-order = S-au jucat toate cărțile, iar adversarul are { $goal } pe care nu le-a anunțat. Cine câștigă?
    .answer = Întâi bonusul de { $bonus } revine celui care a luat ultima levată. Dacă ajunge astfel la { $goal }, câștigă, chiar și contra mai mult. Altfel câștigă cine are mai multe puncte.
faq-bonus-closed = Există bonus pentru ultima levată după o închidere?
    .answer = { $always ->
        [yes] Da. Îl poate duce la țintă chiar și pe cel care a închis.
       *[no] Nu. Îl are numai mâna pe care nu a închis-o nimeni.
    }
faq-tie = Ce se întâmplă la egalitate?
    .answer = { $carry ->
        [0] Nu primește nimeni nimic, iar mâna următoare contează ca de obicei.
        [one] Nu primește nimeni nimic, iar câștigătorul mâinii următoare primește 1 în plus.
       *[other] Nu primește nimeni nimic, iar câștigătorul mâinii următoare primește { $carry } în plus.
    }
faq-schwarz-tricks = Am o levată, dar fără puncte. Este Schwarz?
    .answer = Nu. Schwarz se numără în levate. Cu o levată și mai puțin de { $line } de puncte este Schneider.
faq-sweep = Ce înseamnă toate levatele?
    .answer = Cele { $tricks } levate trebuie jucate cu adevărat toate, iar unul singur trebuie să le câștige, de când culoarea trebuie urmată. Se socotește fără anunț și trece înaintea punctelor neanunțate ale celuilalt. Cel care a închis, le ia pe toate și tot nu ajunge nu a reușit.
faq-resign-closed = Pot scăpa mai ieftin abandonând după o închidere?
    .answer = { $larger ->
        [yes] Nu. Abandonul plătește cel puțin cât valorează închiderea pentru celălalt.
       *[no] Da, după aceste reguli se poate: contează numai punctele și levatele tale din acel moment.
    }
faq-bid-when = Când se poate licita snapszer?
    .answer = Până la răspunsul la prima carte, de oricare dintre jucători. Peste o licitare nu se poate licita.
faq-bid-resign = Și dacă cel care a licitat abandonează sau anunță greșit?
    .answer = Adversarul primește cele { $value } ale licitării. Dacă o face adversarul, le primește cel care a licitat.
faq-knock-close = Ce deosebire este între bătaia în masă și închidere?
    .answer = Închiderea ține până la sfârșitul mâinii, bătaia în masă o singură levată. Plata este aceeași.
faq-dealer-equal = Și dacă amândoi taie sau trag același rang?
    .answer = Se face din nou.
faq-countdown = Numărătoarea înapoi trebuie să se oprească exact la zero?
    .answer = Nu. Se câștigă și trecând de el.
faq-rubber-drawn = Se poate încheia partida la egalitate?
    .answer = Da. Cu { $matches } meciuri se poate, și atunci rămâne nedecisă.
faq-stake = Care mână hotărăște miza?
    .answer = Cea care încheie meciul: valoarea ei înmulțește miza.
faq-card-point-match = Aici nu folosesc la nimic punctele de joc?
    .answer = Ele spun cine a câștigat mâna. Meciul merge după punctele din cărți, mână cu mână.
faq-level-dealer = Cine împarte după o mână egală?
    .answer = Același jucător, deci atacă tot același.
