### De ce nu este permisă o acțiune, spus celui care a încercat-o.

refusal-deal-over = Mâna este hotărâtă.
refusal-not-your-turn = Nu este rândul tău.
refusal-must-lead = Este rândul tău să ataci: nu există o carte la care să răspunzi.
refusal-must-answer = Este o carte pe masă: răspunde.
refusal-card-not-in-hand = Nu ai această carte.
refusal-must-follow-suit = Ai culoarea atacată: urmeaz-o.
refusal-must-head-trick = Poți bate cartea atacată: joacă una mai mare din aceeași culoare.
refusal-must-trump = Nu ai culoarea atacată: joacă atu.
refusal-must-lead-announced = Ai anunțat o pereche: atacă cu una dintre cărțile ei.
refusal-no-exchange = În aceste reguli nu se schimbă.
refusal-exchange-not-on-lead = Poți schimba numai când ataci, înainte de atac.
refusal-exchange-card-not-held = Nu ai { $rank_trump }.
refusal-exchange-needs-trick = Poți schimba numai după ce ai câștigat o levată.
refusal-exchange-first-lead = Nimeni nu schimbă înainte de a se fi jucat prima levată.
refusal-exchange-talon-closed = Talonul este închis: cartea întoarsă nu se mai schimbă.
refusal-exchange-talon-too-small = Talonul este prea mic pentru schimb: trebuie cel puțin { $talon } cărți.
refusal-no-marriage = În aceste reguli nu există perechi.
refusal-marriage-not-held = Nu ai { $king } și { $queen } de această culoare.
refusal-marriage-first-lead = Înainte de a se fi jucat prima levată nu se fac anunțuri.
refusal-marriage-after-talon = După ce talonul s-a închis sau s-a epuizat nu se mai fac anunțuri.
refusal-marriage-automatic = Acest atac își anunță singur perechea; nu se poate juca fără anunț și nici anunța separat.
refusal-marriage-king-only = Perechea se anunță atacând cu { $king_acc }.
refusal-marriage-too-many = { $count ->
    [one] La un atac se poate anunța o singură pereche.
    [few] La un atac se pot anunța cel mult { $count } perechi.
   *[other] La un atac se pot anunța cel mult { $count } de perechi.
}
refusal-marriage-declared-already = Ai anunțat deja această pereche.
refusal-announce-not-separate = Perechea se anunță atacând cu una dintre cărțile ei, nu înainte.
refusal-no-closing = În aceste reguli nu se închide.
refusal-close-not-on-lead = Poți închide numai când ataci, înainte de atac.
refusal-close-first-lead = Nimeni nu închide înainte de a se fi jucat prima levată.
refusal-close-talon-too-small = Talonul este prea mic pentru închidere: trebuie cel puțin { $talon } cărți.
refusal-close-talon-not-open = Talonul nu mai este deschis.
refusal-close-after-announcing = După ce ai anunțat o pereche nu mai poți închide.
refusal-claim-automatic = Nu este nimic de anunțat: mâna se încheie de la sine la { $goal }.
refusal-claim-not-now = În acest moment nu poți anunța.
refusal-no-bidding = În aceste reguli nu se licitează snapszer.
refusal-bid-too-late = Snapszerul se licitează numai până la răspunsul la prima carte.
refusal-bid-taken = Snapszerul nu se mai poate licita: cineva a licitat sau a închis deja.
refusal-no-knocking = În aceste reguli nu se bate în masă.
refusal-knock-not-on-lead = Poți bate în masă numai când ataci, înainte de atac.
refusal-knock-talon-not-open = Poți bate în masă numai cât timp talonul este deschis.
refusal-knock-after-announcing = După ce ai anunțat o pereche nu mai poți bate în masă.
