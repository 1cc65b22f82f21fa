### Paginile de reguli: titluri, cele necesare, secțiuni, exemple, diferențe.

ruleset-snapszer24 = Șnapsz cu 24 de cărți
    .about = Un fel unguresc, cu nouarii în pachet: șase cărți în mână, perechile contează imediat și se pot anunța înainte de închidere.
ruleset-schnapsen-casino = Schnapsen care se încheie singur
    .about = Schnapsen cu 20 de cărți, ca în cazinouri și programe: mâna se încheie de la sine la 66.
ruleset-snapszli20 = Șnapsli
    .about = Un fel unguresc cu 20 de cărți și strigătul „66!”: perechile contează imediat, iar ultima levată aduce un bonus.
ruleset-snapszer-klub = Șnapsz de club
    .about = Șnapsz cu 20 de cărți Tell, făcut pentru jocul la distanță: perechile se anunță singure și mâna se încheie de la sine.
ruleset-bummerl = Bummerl
    .about = Un fel austriac în care nimeni nu este obligat să bată, o închidere nereușită costă mereu la fel, iar toate levatele valorează trei.
ruleset-schnapsen-pagat = Schnapsen
    .about = Schnapsenul austriac, cum îl descriu cele mai multe cărți: anunți cele 66 la momentul potrivit și numeri înapoi de la șapte.
ruleset-sixty-six = Șaizeci și șase
    .about = Jocul german Sechsundsechzig: nouarii în pachet, un bonus pentru ultima levată și fără perechi după ce s-a dus talonul.
ruleset-santase = Santase
    .about = Șaizeci și șase în Bulgaria: se joacă până la unsprezece, nimic deosebit înainte de prima levată, iar o închidere nereușită costă mereu trei.
ruleset-mszsz = Snapszerul asociației maghiare
    .about = Snapszer cu 20 de cărți Tell și licitarea snapszerului. Din regulile asociației s-a putut citi doar prima parte; restul, mai ales singurul punct pentru o închidere nereușită, se sprijină pe o a doua sursă și poate să nu fie oficial.
ruleset-snapszer24-target11 = Șnapsz cu 24 de cărți, până la unsprezece
    .about = Jocul cu 24 de cărți într-un meci mai lung.
ruleset-snapszer24-bummerl = Șnapsz cu 24 de cărți, pe Bummerl
    .about = Jocul cu 24 de cărți numărat înapoi de la șapte; învinsul primește un Bummerl.
ruleset-snapszli24 = Șnapsli cu 24 de cărți
    .about = Șnapsli cu nouarii lăsați în pachet.
ruleset-schnapsen-casino-literal = Schnapsen literă cu literă
    .about = O curiozitate: un text cam neglijent despre Schnapsen, luat la propriu. Cartea mai mare câștigă levata oricare ar fi culoarea, iar schimb nu există.
ruleset-schnapsen-sharp = Schnapsen aspru
    .about = Schnapsen pentru jucători tari: nicio levată nu se mai privește și nimic deosebit nu se face prea devreme sau prea târziu.
ruleset-bummerl-mit-40 = Bummerl cu Patruzeci
    .about = Bummerl în care perechea de atu a celui care nu a împărțit contează imediat, chiar la primul atac.
ruleset-stake-bummerl = Bummerl pe miză
    .about = Bummerl pe o miză pe care o înmulțește ultima mână.
ruleset-siebener = Siebener-Schnapsen
    .about = Bummerl cu șeptarii în pachet și șase cărți în mână.
ruleset-knock-snapszli = Șnapsli cu bătaie în masă
    .about = Șnapsli în care un jucător poate bate în masă, promițând 66 cu levata care urmează.
ruleset-santase-2-3 = Santase, închidere nereușită 2 sau 3
    .about = Santase pentru mesele unde o închidere nereușită costă trei numai contra unui adversar fără levată.
ruleset-sixty-six-bicycle = Șaizeci și șase, americănește
    .about = Șaizeci și șase în care perechile se pot anunța până la capăt, iar o mână egală se reportează.
ruleset-snapszli20-loose = Șnapsli slobod
    .about = Șnapsli în care la un atac se pot anunța două perechi.

page-aliases = I se mai spune: { $names }.
page-aim = Un joc pentru doi. Mâna o câștigă cine adună primul { $goal ->
    [few] { $goal } puncte
   *[other] { $goal } de puncte
} din levate și perechi, sau cum se spune mai jos; ea aduce puncte de joc, iar cu ele se câștigă meciul.
page-aim-no-marriages = Un joc pentru doi. Mâna o câștigă cine adună primul { $goal ->
    [few] { $goal } puncte
   *[other] { $goal } de puncte
} din levate, sau cum se spune mai jos; ea aduce puncte de joc, iar cu ele se câștigă meciul.
page-experimental = Aceste reguli sunt o lectură a noastră: sursa le lasă deschise și se pot schimba.
page-needs = Ce trebuie
page-rules = Regulile
page-rules-note = Fiecare regulă are un număr, pe care îl citează refuzurile și rezultatele. „Cel care atacă” este jucătorul care deschide levata următoare; „primește” înseamnă puncte de joc.
page-examples = Exemple socotite
page-examples-note = Doi jucători, Anna și Béla. Cifrele le calculează același program care socotește mâinile.
page-faq = Întrebări și răspunsuri
page-differences = Deosebiri față de { $other }
page-compared = { $one } și { $other }
page-no-differences = Regulile de joc sunt aceleași.
page-difference-option = Regula
page-difference-gained = Reguli numai în { $one }: { $clauses }.
page-difference-changed = Reguli scrise altfel: { $clauses }.
page-difference-lost = Reguli numai în { $other }:
page-version = Regulamentul { $id }, versiunea { $version }, amprenta { $fingerprint }.

section-cards = Cărțile
section-dealing = Împărțirea
section-tricks = Levate și tragere
section-following = Răspunsul
section-exchange = Schimbul
section-marriages = Perechile
section-closing = Închiderea
section-knocking = Bătaia în masă
section-bidding = Licitarea snapszerului
section-claiming = Ajungerea la { $goal } și anunțul
section-values = Cât valorează o mână
section-played-out = Jucată până la capăt
section-resigning = Abandonul
section-table = La masă
section-match = Meciul

needs-20 = Dintr-un pachet franțuzesc se iau { $ranks } din fiecare culoare: 20 de cărți. Celelalte rămân în cutie. Merge și un pachet Tell sau dublu german fără nouari, optari și șeptari; Ober și Unter țin loc de damă și valet.
needs-20-tell = Dintr-un pachet Tell de 32 de cărți se scot nouarii, optarii și șeptarii; rămân 20. Merge și un pachet franțuzesc, cu dame în loc de Ober și valeți în loc de Unter.
needs-24-nines = Dintr-un pachet franțuzesc se iau { $ranks } din fiecare culoare: 24 de cărți. Celelalte rămân în cutie. Merge și un pachet Tell fără optari și șeptari; Ober și Unter țin loc de damă și valet.
needs-24-sevens = Dintr-un pachet franțuzesc se iau { $ranks } din fiecare culoare: 24 de cărți. Celelalte rămân în cutie. Merge și un pachet Tell fără nouari și optari; Ober și Unter țin loc de damă și valet.
needs-any = Dintr-un pachet de cărți se iau { $ranks } din fiecare culoare: { $cards ->
    [few] { $cards } cărți
   *[other] { $cards } de cărți
}. Celelalte rămân în cutie.
needs-score-up = Ceva de notat punctele de joc, de la 0 la { $target }.
needs-score-down = Ceva de numărat înapoi de la { $target }: o tăbliță, o foaie sau un contor cu mărgele.
needs-score-cards = Hârtie și creion pentru a aduna punctele din cărți până la { $target }.

example-anna = Anna
example-bela = Béla
example-plain = { $anna } ajunge la { $points }. { $bela } are { $other } în { $tricks ->
    [one] 1 levată
    [few] { $tricks } levate
   *[other] { $tricks } de levate
}.
example-schneider = { $anna } ajunge la { $points }. { $bela } are doar { $other } în { $tricks ->
    [one] 1 levată
    [few] { $tricks } levate
   *[other] { $tricks } de levate
}.
example-schwarz = { $anna } ajunge la { $points }. { $bela } nu are nicio levată.
example-schwarz-marriage = { $anna } ajunge la { $points }. { $bela } nu are nicio levată, dar a anunțat o pereche de { $other }.
example-carried = Înainte a fost o mână egală. Acum { $anna } ajunge la { $points }, iar { $bela } are { $other } în { $tricks ->
    [one] 1 levată
    [few] { $tricks } levate
   *[other] { $tricks } de levate
}.
example-close-made = { $anna } închide când { $bela } nu are nicio levată și ajunge la { $points }. La sfârșit { $bela } are { $other } în 1 levată.
example-close-failed = { $anna } are o levată și închide când { $bela } nu are niciuna. Se joacă toate cărțile, iar { $anna } rămâne la { $points }.
example-close-overtaken-no-trick = { $anna } închide chiar la primul atac și nu a câștigat încă nicio levată când { $bela } ajunge la { $other }.
example-close-failed-later = { $anna } are o levată și închide când și { $bela } are una. Se joacă toate cărțile, iar { $anna } rămâne la { $points }.
example-close-overtaken = { $anna } închide, dar { $bela }, care avea deja o levată, ajunge întâi la { $other }.
example-close-unclaimed = { $anna } închide și are { $points } când s-a jucat ultima carte, dar nu a anunțat. Ultima levată este a lui { $bela }. La sfârșit { $bela } are { $other } în 2 levate, dintre care una câștigată înainte de închidere, cu 8 puncte.
example-wrong-claim = { $anna } anunță, dar are numai { $points } în { $tricks ->
    [one] 1 levată
    [few] { $tricks } levate
   *[other] { $tricks } de levate
}. { $bela } are o levată.
example-wrong-claim-no-trick = { $anna } anunță, dar are numai { $points } în { $tricks ->
    [one] 1 levată
    [few] { $tricks } levate
   *[other] { $tricks } de levate
}. { $bela } nu are încă nicio levată.
example-wrong-claim-closed = { $anna } a închis când { $bela } nu avea nicio levată. Acum { $anna } anunță, dar are numai { $points } în { $tricks ->
    [one] 1 levată
    [few] { $tricks } levate
   *[other] { $tricks } de levate
}; între timp { $bela } are o levată.
example-resigned = { $anna } abandonează cu { $points } puncte în { $tricks ->
    [one] 1 levată
    [few] { $tricks } levate
   *[other] { $tricks } de levate
}. Nimeni nu a închis.
example-resigned-closed = { $anna } a închis când { $bela } nu avea nicio levată și abandonează cu { $points } puncte în { $tricks ->
    [one] 1 levată
    [few] { $tricks } levate
   *[other] { $tricks } de levate
}.
example-played-out = S-au jucat toate cărțile și nimeni nu a închis. În levate { $anna } are { $points }, { $bela } { $other }; ultima levată este a lui { $bela }.
example-played-out-marriage = S-au jucat toate cărțile și nimeni nu a închis. În levate { $anna } are { $points }, { $bela } { $other }; { $bela } a anunțat și o pereche de { $extra }, iar ultima levată o ia { $anna }.
example-tie = S-au jucat toate cărțile și nimeni nu a închis. În levate { $anna } are { $points }, { $bela } { $other }; ultima levată este a lui { $bela }.
example-bonus-closed = { $anna } a închis. S-au jucat toate cărțile; ultima levată o ia { $anna }, care are { $points } înainte de bonus. { $bela } are { $other } în { $tricks ->
    [one] 1 levată
    [few] { $tricks } levate
   *[other] { $tricks } de levate
}, toate câștigate după închidere.
example-sweep = { $anna } câștigă toate cele { $tricks } levate de după epuizarea talonului și ajunge la { $points }. { $bela } are { $other } de mai înainte.
example-sweep-against-closer = { $anna } închide imediat, iar { $bela } câștigă toate cele { $tricks } levate care urmează.
example-bid-made = { $anna } licitează snapszer și ajunge la { $points } înainte ca { $bela } să câștige o levată.
example-bid-lost = { $anna } licitează snapszer; a doua levată este a lui { $bela }.
example-knock-made = { $anna } bate în masă și are { $points } după levată. { $bela } are { $other } în { $tricks ->
    [one] 1 levată
    [few] { $tricks } levate
   *[other] { $tricks } de levate
}.
example-knock-failed = { $anna } bate în masă și are numai { $points } după levata luată de { $bela }. { $anna } are { $tricks ->
    [one] 1 levată
    [few] { $tricks } levate
   *[other] { $tricks } de levate
}.
example-result = { $result } ({ $clauses })

index-title = Reguli
index-about = Câte o pagină pentru fiecare regulament, alcătuită din aceleași clauze numerotate după care joacă programul.
index-history = Familia și istoria ei
index-glossary = Glosar
