### Le pagine delle regole: titoli, occorrente, sezioni, esempi, differenze.

ruleset-snapszer24 = Snapszer con 24 carte
    .about = Un modo ungherese con i nove nel mazzo: sei carte in mano, i matrimoni contano subito e si possono annunciare prima di chiudere.
ruleset-schnapsen-casino = Schnapsen che finisce da sé
    .about = Schnapsen con 20 carte come lo propongono casinò e programmi: la mano finisce da sé a 66.
ruleset-snapszli20 = Snapszli
    .about = Un modo ungherese con 20 carte e il grido "66!": i matrimoni contano subito e l'ultima presa porta un bonus.
ruleset-snapszer-klub = Snapszer del club
    .about = Snapszer con 20 carte Tell, fatto per giocare a distanza: i matrimoni si dichiarano da sé e la mano finisce da sé.
ruleset-bummerl = Bummerl
    .about = Un modo austriaco in cui nessuno è obbligato a superare, una chiusura fallita costa sempre lo stesso e vincere tutte le prese vale tre.
ruleset-schnapsen-pagat = Schnapsen
    .about = Lo Schnapsen austriaco come lo descrive la maggior parte dei libri: dichiarare i 66 al momento giusto e contare alla rovescia da sette.
ruleset-sixty-six = Sessantasei
    .about = Il gioco tedesco del Sechsundsechzig: i nove nel mazzo, un bonus per l'ultima presa e niente matrimoni finito il tallone.
ruleset-santase = Santase
    .about = Il Sessantasei bulgaro: si gioca a undici, niente di speciale prima della prima presa e una chiusura fallita costa sempre tre.
ruleset-mszsz = Snapszer dell'associazione ungherese
    .about = Snapszer con 20 carte Tell e la chiamata dello Snapszer. Delle regole dell'associazione si è potuta leggere solo la prima parte; il resto, soprattutto il punto solo per una chiusura fallita, poggia su una seconda fonte e potrebbe non essere ufficiale.
ruleset-snapszer24-target11 = Snapszer con 24 carte, a undici
    .about = Il gioco con 24 carte in una partita più lunga.
ruleset-snapszer24-bummerl = Snapszer con 24 carte, per i Bummerl
    .about = Il gioco con 24 carte contato alla rovescia da sette; chi perde si prende un Bummerl.
ruleset-snapszli24 = Snapszli con 24 carte
    .about = Snapszli con i nove lasciati nel mazzo.
ruleset-schnapsen-casino-literal = Schnapsen alla lettera
    .about = Una curiosità: un testo un po' vago sullo Schnapsen preso in parola. La carta più alta vince la presa qualunque sia il seme, e non c'è scambio.
ruleset-schnapsen-sharp = Schnapsen severo
    .about = Schnapsen per giocatori forti: nessuna presa si riguarda, e niente di speciale si fa troppo presto o troppo tardi.
ruleset-bummerl-mit-40 = Bummerl con il Quaranta
    .about = Bummerl in cui il matrimonio di briscola di chi non dà le carte conta subito, alla primissima uscita.
ruleset-stake-bummerl = Bummerl con posta
    .about = Bummerl per una posta che l'ultima mano moltiplica.
ruleset-siebener = Siebener-Schnapsen
    .about = Bummerl con i sette nel mazzo e sei carte in mano.
ruleset-knock-snapszli = Snapszli con la bussata
    .about = Snapszli in cui si può bussare e promettere 66 con la presa che viene.
ruleset-santase-2-3 = Santase, chiusura fallita 2 o 3
    .about = Santase per i tavoli dove una chiusura fallita costa tre solo contro un avversario senza prese.
ruleset-sixty-six-bicycle = Sessantasei all'americana
    .about = Sessantasei in cui i matrimoni si dichiarano fino alla fine e una mano pari si riporta.
ruleset-snapszli20-loose = Snapszli largo
    .about = Snapszli in cui si possono dichiarare due matrimoni in una uscita.

page-aliases = Detto anche: { $names }.
page-aim = Un gioco per due. Vince la mano chi fa per primo { $goal } punti carta con prese e matrimoni, o come si dice più sotto; la mano paga punti partita, e con quelli si vince la partita.
page-aim-no-marriages = Un gioco per due. Vince la mano chi fa per primo { $goal } punti carta con le prese, o come si dice più sotto; la mano paga punti partita, e con quelli si vince la partita.
page-experimental = Queste regole sono una lettura nostra: la fonte le lascia aperte, e possono cambiare.
page-needs = Che cosa serve
page-rules = Le regole
page-rules-note = Ogni regola ha un numero, citato da rifiuti e risultati. "Chi apre" è il giocatore che esce per primo nella presa che viene; "segna" vuol dire punti partita.
page-examples = Esempi contati
page-examples-note = Due giocatori, Anna e Béla. Le cifre le calcola lo stesso programma che regola le mani.
page-faq = Domande e risposte
page-differences = Differenze da { $other }
page-compared = { $one } e { $other }
page-no-differences = Le regole di gioco sono le stesse.
page-difference-option = Regola
page-difference-gained = Regole solo in { $one }: { $clauses }.
page-difference-changed = Regole scritte diversamente: { $clauses }.
page-difference-lost = Regole solo in { $other }:
page-version = Regolamento { $id }, versione { $version }, impronta { $fingerprint }.

section-cards = Le carte
section-dealing = La distribuzione
section-tricks = Prese e pesca
section-following = Rispondere
section-exchange = Lo scambio
section-marriages = I matrimoni
section-closing = La chiusura
section-knocking = Bussare
section-bidding = La chiamata dello Snapszer
section-claiming = Arrivare a { $goal } e dichiararlo
section-values = Quanto vale una mano
section-played-out = Fino all'ultima carta
section-resigning = Abbandonare
section-table = Al tavolo
section-match = La partita

needs-20 = Da un mazzo francese si prendono { $ranks } di ogni seme: 20 carte. Le altre restano nella scatola. Va bene anche un mazzo Tell o doppio tedesco senza nove, otto e sette; Ober e Unter fanno da regina e fante.
needs-20-tell = Da un mazzo Tell di 32 carte si tolgono nove, otto e sette; ne restano 20. Va bene anche un mazzo francese, con le regine al posto degli Ober e i fanti al posto degli Unter.
needs-24-nines = Da un mazzo francese si prendono { $ranks } di ogni seme: 24 carte. Le altre restano nella scatola. Va bene anche un mazzo Tell senza otto e sette; Ober e Unter fanno da regina e fante.
needs-24-sevens = Da un mazzo francese si prendono { $ranks } di ogni seme: 24 carte. Le altre restano nella scatola. Va bene anche un mazzo Tell senza nove e otto; Ober e Unter fanno da regina e fante.
needs-any = Da un mazzo di carte si prendono { $ranks } di ogni seme: { $cards } carte. Le altre restano nella scatola.
needs-score-up = Qualcosa per segnare i punti partita, da 0 a { $target }.
needs-score-down = Qualcosa per contare alla rovescia da { $target }: una lavagnetta, un foglio o un contatore a perle.
needs-score-cards = Carta e matita per sommare i punti carta fino a { $target }.

example-anna = Anna
example-bela = Béla
example-plain = { $anna } arriva a { $points } punti carta. { $bela } ne ha { $other } in { $tricks ->
    [one] 1 presa
   *[other] { $tricks } prese
}.
example-schneider = { $anna } arriva a { $points } punti carta. { $bela } ne ha solo { $other } in { $tricks ->
    [one] 1 presa
   *[other] { $tricks } prese
}.
example-schwarz = { $anna } arriva a { $points } punti carta. { $bela } non ha prese.
example-schwarz-marriage = { $anna } arriva a { $points } punti carta. { $bela } non ha prese, ma ha dichiarato un matrimonio da { $other }.
example-carried = Prima c'è stata una mano pari. Ora { $anna } arriva a { $points } punti carta, e { $bela } ne ha { $other } in { $tricks ->
    [one] 1 presa
   *[other] { $tricks } prese
}.
example-close-made = { $anna } chiude quando { $bela } non ha prese, e arriva a { $points }. Alla fine { $bela } ha { $other } punti carta in 1 presa.
example-close-failed = { $anna } ha una presa e chiude quando { $bela } non ne ha. Si giocano tutte le carte, e { $anna } resta a { $points }.
example-close-overtaken-no-trick = { $anna } chiude alla primissima uscita e non ha ancora vinto prese quando { $bela } arriva a { $other }.
example-close-failed-later = { $anna } ha una presa e chiude quando anche { $bela } ne ha una. Si giocano tutte le carte, e { $anna } resta a { $points }.
example-close-overtaken = { $anna } chiude, ma { $bela }, che aveva già una presa, arriva per primo a { $other }.
example-close-unclaimed = { $anna } chiude e ha { $points } quando è giocata l'ultima carta, ma non ha dichiarato. L'ultima presa è di { $bela }. Alla fine { $bela } ha { $other } in 2 prese, di cui una vinta prima della chiusura, con 8 punti.
example-wrong-claim = { $anna } dichiara, ma ha solo { $points } in { $tricks ->
    [one] 1 presa
   *[other] { $tricks } prese
}. { $bela } ha una presa.
example-wrong-claim-no-trick = { $anna } dichiara, ma ha solo { $points } in { $tricks ->
    [one] 1 presa
   *[other] { $tricks } prese
}. { $bela } non ha ancora prese.
example-wrong-claim-closed = { $anna } ha chiuso quando { $bela } non aveva prese. Ora { $anna } dichiara, ma ha solo { $points } in { $tricks ->
    [one] 1 presa
   *[other] { $tricks } prese
}; nel frattempo { $bela } ha una presa.
example-resigned = { $anna } abbandona con { $points } punti carta in { $tricks ->
    [one] 1 presa
   *[other] { $tricks } prese
}. Nessuno ha chiuso.
example-resigned-closed = { $anna } ha chiuso quando { $bela } non aveva prese, e abbandona con { $points } punti carta in { $tricks ->
    [one] 1 presa
   *[other] { $tricks } prese
}.
example-played-out = Tutte le carte sono giocate e nessuno ha chiuso. Nelle prese { $anna } ha { $points } punti carta, { $bela } { $other }; l'ultima presa è di { $bela }.
example-played-out-marriage = Tutte le carte sono giocate e nessuno ha chiuso. Nelle prese { $anna } ha { $points } punti carta, { $bela } { $other }; { $bela } ha dichiarato anche un matrimonio da { $extra }, e l'ultima presa è di { $anna }.
example-tie = Tutte le carte sono giocate e nessuno ha chiuso. Nelle prese { $anna } ha { $points } punti carta, { $bela } { $other }; l'ultima presa è di { $bela }.
example-bonus-closed = { $anna } ha chiuso. Tutte le carte sono giocate; l'ultima presa è di { $anna }, che ha { $points } prima di ogni bonus. { $bela } ha { $other } in { $tricks ->
    [one] 1 presa
   *[other] { $tricks } prese
}, tutte vinte dopo la chiusura.
example-sweep = { $anna } vince tutte le { $tricks } prese dopo che il tallone è esaurito e arriva a { $points }. { $bela } ne ha { $other } da prima.
example-sweep-against-closer = { $anna } chiude subito, e { $bela } vince tutte le { $tricks } prese che seguono.
example-bid-made = { $anna } chiama lo Snapszer e arriva a { $points } prima che { $bela } vinca una presa.
example-bid-lost = { $anna } chiama lo Snapszer; la seconda presa è di { $bela }.
example-knock-made = { $anna } bussa e dopo la presa ha { $points }. { $bela } ne ha { $other } in { $tricks ->
    [one] 1 presa
   *[other] { $tricks } prese
}.
example-knock-failed = { $anna } bussa e ha solo { $points } dopo la presa, che va a { $bela }. { $anna } ha { $tricks ->
    [one] 1 presa
   *[other] { $tricks } prese
}.
example-result = { $result } ({ $clauses })

index-title = Regole
index-about = Una pagina per ogni regolamento, composta dalle stesse clausole numerate con cui gioca il programma.
index-history = La famiglia e la sua storia
index-glossary = Glossario
