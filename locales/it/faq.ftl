### Domande e risposte. Una pagina mostra quelle che riguardano il suo regolamento.

faq-talon-count = La carta scoperta fa parte del tallone?
    .answer = Sì, in ogni conto: { $talon } carte dopo la distribuzione, e due in meno dopo ogni presa. L'ultima pesca prende una carta coperta e la carta scoperta.
faq-exchanged-card = A chi va la carta scambiata?
    .answer = Da allora è lei la carta scoperta e si pesca per ultima: va a chi perde la presa che esaurisce il tallone.
faq-exchange-kept-back = Lo scambio va fatto alla prima occasione?
    .answer = No. Può aspettare una qualunque uscita successiva in cui è permesso.
faq-exchange-first-lead = Chi non dà le carte può scambiare prima della prima presa?
    .answer = No. Nessuno può prima che sia stata giocata una presa.
faq-no-exchange = Perché non c'è lo scambio?
    .answer = Il testo che queste regole seguono non ne parla mai. Quasi tutti gli altri tavoli ce l'hanno.
faq-exchange-answer = Fino a quando lo scambio può rispondere a una chiusura?
    .answer = Dalla chiusura fino all'uscita di chi ha chiuso. { $trick ->
        [yes] È permesso solo a chi ha vinto una presa.
       *[no] Non serve aver vinto prese.
    }
faq-close-small-talon = Basta una carta coperta accanto a quella scoperta per chiudere?
    .answer = Sì. Finché c'è qualcosa da pescare, il tallone si può chiudere.
faq-close-talon-minimum = Perché non si può chiudere all'ultimo momento?
    .answer = Queste regole vogliono { $talon } carte, compresa quella scoperta. Con meno si continua a pescare.
faq-close-leader-only = Chi risponde può chiudere il tallone?
    .answer = No. Chiude solo chi apre, prima di uscire.
faq-strict-when = Gli obblighi di risposta cominciano con la chiusura o con il tallone esaurito?
    .answer = Con quello che viene prima.
faq-beat = Basta rispondere al seme o bisogna superare la carta di uscita?
    .answer = Bisogna superarla, se si può. L'obbligo di briscola viene dopo: deve giocare briscola solo chi non ha il seme di uscita.
faq-no-beat = Bisogna superare la carta di uscita?
    .answer = No. Si deve rispondere al seme, e senza il seme giocare briscola, ma basta una carta bassa del seme.
faq-any-suit = Davvero un asso di un altro seme può vincere la presa?
    .answer = Sì. Senza briscola vince il rango più alto, qualunque sia il seme; fra due pari, il primo. Una briscola batte comunque ogni carta che non è briscola.
faq-revoke = E se qualcuno gioca una carta vietata?
    .answer = Qui non può succedere: la carta viene rifiutata, e il rifiuto cita la regola. Al tavolo vero gli usi sono diversi; molti danno la mano persa.
faq-marriage-most = Quanto possono portare i matrimoni in una mano?
    .answer = Al massimo { $most } punti carta fra tutti e due: uno di briscola e altri tre. Con le carte stesse fa { $total }.
faq-sequences = Contano anche sequenze o altre combinazioni?
    .answer = No. L'unica combinazione è il matrimonio.
faq-marriage-first-lead = Si può dichiarare un matrimonio alla primissima uscita?
    .answer = { $counts ->
        [at-once] Sì, e conta subito.
        [trumps-at-once] Sì. Di briscola conta subito; ogni altro resta in sospeso finché chi l'ha dichiarato non vince una presa.
       *[pending] Sì. Resta in sospeso finché chi l'ha dichiarato non vince una presa.
    }
faq-pending-line = Un matrimonio in sospeso aiuta chi perde ad arrivare a { $line }?
    .answer = No. Non vale nulla finché chi l'ha dichiarato non ha vinto una presa, e quando il tallone si chiude resta fuori.
faq-marriage-no-trick = Ho i punti di un matrimonio ma nessuna presa, e perdo. Quanto costa?
    .answer = { $schwarz }. Senza prese è Schwarz, quali che siano i punti.
faq-marriages-count = I matrimoni contano per i { $line } di chi perde?
    .answer = { $count ->
        [yes] Sì, appena sono validi.
       *[no] No. Contano solo i punti nelle prese.
    }
faq-automatic-marriage = Posso uscire con una carta del matrimonio senza dichiararlo?
    .answer = No. L'uscita lo dichiara. Chi vuole tenerlo nascosto esce con un'altra carta.
faq-announce-order = In che ordine si annuncia, si chiude e si esce?
    .answer = Si annuncia il matrimonio, si chiude se si vuole, poi si esce con una delle sue due carte. In mezzo, prima della chiusura, si può ancora scambiare.
faq-two-marriages = Come si dichiarano due matrimoni in una uscita?
    .answer = Si annuncia l'uno, poi si esce con una carta dell'altro dichiarandolo; oppure si annunciano tutti e due e si esce con una carta qualunque dei due.
faq-ends-by-itself = E se non mi accorgo di avere { $goal }?
    .answer = Non si perde nulla: la mano finisce da sé, anche su un matrimonio, prima della risposta alla carta di uscita.
faq-must-claim = La mano finisce quando ho { $goal }?
    .answer = No. { $goal } punti carta danno il diritto di dichiarare. Finché nessuno dichiara, si continua a giocare.
faq-claim-over = Posso continuare con più di { $goal }?
    .answer = Sì. Non c'è un limite; ma senza dichiarazione l'avversario può ancora vincere.
faq-claim-on-marriage = Posso dichiarare grazie al solo matrimonio?
    .answer = { $pending ->
        [yes] Sì, se hai già una presa: dichiara il matrimonio e poi i punti, prima che si risponda alla carta di uscita.
       *[no] Sì: dichiara il matrimonio e poi i punti, prima che si risponda alla carta di uscita.
    }
faq-claim-after-exchange = Scambiando o chiudendo si perde il diritto di dichiarare?
    .answer = No. Dura finché non esci.
faq-wrong-claim-closer = Ho chiuso e dichiaro a torto. Quanto vale?
    .answer = { $larger ->
        [yes] Il più alto di due valori: quello della falsa dichiarazione e quello della chiusura fallita.
       *[no] Quanto la falsa dichiarazione; la chiusura non aggiunge nulla.
    }
faq-frozen = Non avevo nulla quando l'avversario ha chiuso, ma poi ho vinto delle prese. Mi serve?
    .answer = Non contro chi chiude con successo: decidono le prese e i punti che avevi al momento della chiusura, e un matrimonio in sospeso resta fuori.
faq-not-frozen = L'avversario non aveva nulla quando ho chiuso, ma poi ha vinto delle prese. Mi costa?
    .answer = Sì. Il valore di una chiusura riuscita si conta alla fine della mano.
faq-fail-closer-tricks = Di chi è la presa mancante che rende più cara una chiusura fallita?
    .answer = Di chi ha chiuso, contando { $moment ->
        [close] quando chiude
       *[end] alla fine della mano
    }: { $no_trick } invece di { $value }.
faq-fail-opponent-tricks = Di chi è la presa mancante che rende più cara una chiusura fallita?
    .answer = Dell'avversario, contando al momento della chiusura: { $no_trick } invece di { $value }. Le prese vinte dopo non contano.
faq-fail-flat = In una chiusura fallita conta quante prese c'erano?
    .answer = No. Una chiusura fallita paga sempre { $value }.
faq-opponent-first = Ho chiuso, e l'avversario arriva a { $goal } prima di me. Quanto segna?
    .answer = { $fixed ->
        [yes] { $value }. È un caso a parte, diverso dalla chiusura che resta semplicemente corta.
       *[no] Quanto paga una chiusura fallita.
    }
faq-closer-last-trick = Chi ha chiuso arriva a { $goal } proprio con l'ultima presa. Deve dichiarare?
    .answer = No. Arrivarci con l'ultima presa vale come dichiarazione.
faq-closed-last-trick = L'ultima presa decide una mano chiusa?
    .answer = No. Lì chi ha chiuso arriva a { $goal } oppure ha fallito.
faq-last-trick-value = Perché l'ultima presa paga { $value }, quali che siano i punti?
    .answer = { $manual ->
        [yes] Perché nessuno ha dichiarato. Chi dimentica di dichiarare { $goal } non viene pagato per questo.
       *[no] Se nessuno è arrivato a { $goal }, nessuno dei due può essere Schneider; il valore è dunque sempre lo stesso.
    }
faq-most-trick-points = I matrimoni contano in una mano giocata fino in fondo?
    .answer = Non per decidere chi vince: si confrontano solo i punti nelle prese. Contano invece per quanto vale la vittoria, come sempre.
faq-bonus-order = Tutte le carte sono giocate e l'avversario ha { $goal } mai dichiarati. Chi vince?
    .answer = Prima il bonus di { $bonus } va a chi ha vinto l'ultima presa. Se con questo ha { $goal }, vince, anche contro di più. Altrimenti vince chi ha più punti carta.
faq-bonus-closed = Dopo una chiusura c'è il bonus per l'ultima presa?
    .answer = { $always ->
        [yes] Sì. Può anche portare al traguardo chi ha chiuso.
       *[no] No. L'ha solo una mano che nessuno ha chiuso.
    }
faq-tie = Che cosa succede a parità?
    .answer = { $carry ->
        [0] Nessuno segna, e la mano dopo conta come sempre.
        [one] Nessuno segna, e chi vince la mano dopo segna 1 in più.
       *[other] Nessuno segna, e chi vince la mano dopo segna { $carry } in più.
    }
faq-schwarz-tricks = Ho una presa, ma senza punti. È Schwarz?
    .answer = No. Lo Schwarz si conta in prese. Con una presa e meno di { $line } punti si è Schneider.
faq-sweep = Che cosa vuol dire vincere tutte le prese?
    .answer = Le { $tricks } prese si devono giocare davvero tutte, e uno dei due deve vincerle tutte da quando c'è l'obbligo di risposta. Si regola senza dichiarazione, e viene prima dei punti non dichiarati dell'altro. Chi ha chiuso, le vince tutte e resta corto ha comunque fallito.
faq-resign-closed = Posso risparmiare qualcosa abbandonando dopo una chiusura?
    .answer = { $larger ->
        [yes] No. L'abbandono paga almeno quanto la chiusura vale per l'altro.
       *[no] Sì, con queste regole: contano solo i tuoi punti e le tue prese in quel momento.
    }
faq-bid-when = Quando si può chiamare lo Snapszer?
    .answer = Finché non si è risposto alla prima carta, e lo può fare ognuno dei due. Una chiamata non si supera.
faq-bid-resign = E se chi ha chiamato abbandona o dichiara a torto?
    .answer = L'avversario segna i { $value } della chiamata. Se lo fa l'avversario, li segna chi ha chiamato.
faq-knock-close = Che differenza c'è fra bussare e chiudere?
    .answer = La chiusura dura fino alla fine della mano, la bussata una presa sola. Si pagano allo stesso modo.
faq-dealer-equal = E se tutti e due tagliano o pescano lo stesso rango?
    .answer = Si rifà.
faq-countdown = Il conto alla rovescia deve finire esattamente a zero?
    .answer = No. Si vince anche passandolo.
faq-rubber-drawn = Il rubber può finire pari?
    .answer = Sì. Con { $matches } partite può, e allora è patta.
faq-stake = Quale mano decide la posta?
    .answer = Quella che chiude la partita: il suo valore moltiplica la posta.
faq-card-point-match = Qui i punti partita non servono?
    .answer = Dicono chi ha vinto la mano. La partita va con i punti carta fatti, mano dopo mano.
faq-level-dealer = Chi dà le carte dopo una mano pari?
    .answer = Lo stesso giocatore, e dunque apre ancora lo stesso.
