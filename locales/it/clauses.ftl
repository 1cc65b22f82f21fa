### Le regole, clausola per clausola. Una pagina si compone di quelle che valgono in un regolamento.

## Le carte

clause-pack-1 = Il mazzo ha { $cards } carte: { $ranks } in ognuno dei quattro semi, dalla più alta alla più bassa.
clause-pack-2 = Punti carta: { $worth }. Tutto il mazzo ne contiene { $total }.

## La distribuzione

clause-deal-1 = I giocatori sono { $seats } e ricevono { $cards } carte ciascuno. L'ordine è: { $batches }; si serve per primo chi non dà le carte.
clause-deal-2 = La carta scoperta stabilisce la briscola. Sta a metà sotto le carte rimaste e insieme formano il tallone: { $talon } carte, di cui { $closed } coperte. Dove queste regole contano il tallone, la carta scoperta è sempre compresa.
clause-deal-3 = { $way ->
    [cut] Per la prima mano i due giocatori tagliano il mazzo. Dà le carte chi ha la più bassa; a parità si taglia di nuovo. Tutti e due vedono le carte.
    [lowest_card] Per la prima mano i due giocatori pescano una carta. Dà le carte chi ha la più bassa; a parità si pesca di nuovo. Tutti e due vedono le carte.
    [random] Il primo mazziere lo decide il caso, e tutti e due vedono com'è andata.
   *[agreed] I giocatori si accordano su chi dà le carte per primo. Senza accordo decide una moneta onesta, e tutti e due vedono com'è caduta.
}
clause-deal-4 = { $next ->
    [winner] Chi vince una mano dà le carte nella successiva; la prima presa la apre dunque chi ha perso.
   *[alternate] I giocatori danno le carte a turno.
}
clause-deal-5 = Apre la prima presa chi non ha dato le carte.

## Le prese

clause-trick-1 = La presa va alla briscola più alta o, se non ce ne sono, alla carta più alta del seme di uscita.
clause-trick-2 = La presa va alla briscola più alta o, se non ce ne sono, alla carta più alta di qualunque seme; fra due carte di pari rango vince la prima.
clause-trick-3 = Chi vince una presa apre la successiva.
clause-turn-1 = Si gioca a turno: prima chi apre, poi chi risponde. Che cosa si può fare fuori turno è detto al suo posto.
clause-turn-2 = Si gioca soltanto una carta che si ha in mano.
clause-turn-3 = Una volta decisa la mano non si gioca e non si dichiara più nulla.
clause-draw-1 = Finché il tallone è aperto, dopo ogni presa i due giocatori pescano una carta, prima chi l'ha vinta.
clause-draw-2 = La carta scoperta si pesca per ultima. Va a chi perde la presa dopo la quale si prende l'ultima carta coperta.

## Rispondere

clause-follow-1 = Finché il tallone è aperto si può giocare qualunque carta.
clause-follow-2 = Con il tallone chiuso o esaurito bisogna rispondere al seme.
clause-follow-3 = Con il tallone chiuso o esaurito, chi risponde al seme deve superare la carta di uscita, se può.
clause-follow-4 = Con il tallone chiuso o esaurito, chi non ha il seme di uscita deve giocare briscola.
clause-follow-5 = { $free ->
    [neither] Chi non ha né il seme di uscita né briscola gioca la carta che vuole.
    [void] Chi non ha il seme di uscita gioca la carta che vuole.
    [untrumped] Chi ha il seme di uscita, oppure né quello né briscola, gioca la carta che vuole.
   *[always] Si può giocare sempre qualunque carta, anche con il tallone chiuso o esaurito.
}
clause-follow-6 = Nessuno è obbligato a superare la carta di uscita.

## Lo scambio

clause-exch-1 = Chi apre può scambiare { $rank_trump } con la carta scoperta prima di uscire. Lo scambio si fa a carte viste.
clause-exch-2 = Può scambiare soltanto chi ha già vinto una presa.
clause-exch-3 = { $talon ->
    [2] Lo scambio è possibile finché il tallone non è esaurito; l'ultima occasione è con due carte.
   *[other] Per lo scambio il tallone deve avere almeno { $talon } carte.
}
clause-exch-4 = Nessuno scambia prima che sia stata giocata la prima presa della mano.
clause-exch-5 = Con il tallone chiuso chi apre non può più scambiare.
clause-exch-6 = { $trick ->
    [yes] Quando chi apre chiude, l'altro può ancora scambiare prima che il primo esca, se ha vinto una presa.
   *[no] Quando chi apre chiude, l'altro può ancora scambiare prima che il primo esca.
}
clause-exch-7 = { $then ->
    [close] Nella stessa uscita si può scambiare e poi chiudere, in quest'ordine.
    [declare] Nella stessa uscita si può scambiare e dichiarare un matrimonio; la carta presa può farne parte.
   *[both] Nella stessa uscita si può scambiare, poi chiudere, poi dichiarare un matrimonio. La carta presa può farne parte.
}
clause-exch-8 = La carta scoperta non si scambia.

## I matrimoni

clause-marr-1 = Un matrimonio sono { $king } e { $queen } dello stesso seme in una mano. Vale { $plain } punti carta, { $royal } se di briscola.
clause-marr-2 = { $only_king ->
    [yes] Il matrimonio si dichiara aprendo: si esce con { $king_acc } e si mostra { $queen_acc }.
   *[no] Il matrimonio si dichiara aprendo: si esce con { $king_acc } o con { $queen_acc } e si mostra l'altra carta.
}
clause-marr-3 = Prima che sia stata giocata la prima presa della mano non si dichiarano matrimoni.
clause-marr-4 = Un matrimonio conta quando chi l'ha dichiarato ha vinto una presa. Fino ad allora è in sospeso e non vale nulla.
clause-marr-5 = Un matrimonio conta subito, anche per chi non ha prese.
clause-marr-6 = { $only_king ->
    [yes] La dichiarazione si fa da sé: chi esce con { $king_acc } avendo in mano { $queen_acc } dichiara il matrimonio, e non può uscire senza dichiararlo.
   *[no] La dichiarazione si fa da sé: chi esce con { $king_acc } o con { $queen_acc } avendo in mano l'altra carta dichiara il matrimonio, e non può uscire senza dichiararlo.
}
clause-marr-7 = Con il tallone chiuso o esaurito non si dichiarano più matrimoni.
clause-marr-8 = { $purpose ->
    [close] Il matrimonio si può annunciare prima di uscire; poi si può chiudere, e si esce con una delle sue due carte.
    [more] Il matrimonio si può annunciare prima di uscire per annunciarne un altro. Si esce poi con una carta di un matrimonio annunciato.
   *[both] Il matrimonio si può annunciare prima di uscire, per chiudere o per annunciarne un altro. Si esce poi con una carta di un matrimonio annunciato.
}
clause-marr-9 = { $count ->
    [one] In una uscita si dichiara un solo matrimonio.
   *[other] In una uscita si dichiarano al massimo { $count } matrimoni.
}
clause-marr-10 = Ogni matrimonio si dichiara una volta sola per mano.
clause-marr-11 = Chi dichiara deve uscire con { $king_acc } del matrimonio.
clause-marr-12 = Il matrimonio di briscola che chi non dà le carte dichiara alla primissima uscita conta subito i suoi { $royal }, senza bisogno di prese.
clause-marr-13 = Non ci sono matrimoni: { $king } e { $queen } dello stesso seme valgono solo i loro punti carta.

## La chiusura

clause-close-1 = Chi apre può chiudere il tallone prima di uscire, finché è aperto.
clause-close-2 = { $talon ->
    [2] Si può chiudere finché il tallone non è esaurito; l'ultima occasione è con due carte.
   *[other] Per chiudere il tallone deve avere almeno { $talon } carte.
}
clause-close-3 = Nessuno chiude prima che sia stata giocata la prima presa della mano.
clause-close-4 = Dopo la chiusura nessuno pesca più, la carta scoperta si gira a faccia in giù e valgono subito gli obblighi di risposta.
clause-close-5 = Chi ha chiuso e arriva a { $goal } incassa secondo le prese e i punti che l'avversario aveva al momento della chiusura.
clause-close-6 = Chi ha chiuso e arriva a { $goal } incassa secondo le prese e i punti che l'avversario ha alla fine della mano.
clause-close-7 = { $moment ->
    [close] Se la chiusura fallisce, l'avversario segna { $value }, oppure { $no_trick } se chi ha chiuso non aveva prese al momento di chiudere.
   *[end] Se la chiusura fallisce, l'avversario segna { $value }, oppure { $no_trick } se chi ha chiuso non ha prese alla fine.
}
clause-close-8 = Se la chiusura fallisce, l'avversario segna { $value }, oppure { $no_trick } se al momento della chiusura non aveva prese.
clause-close-9 = Se la chiusura fallisce, l'avversario segna { $value }, quali che siano le prese.
clause-close-10 = { $fixed ->
    [yes] Se l'avversario arriva per primo a { $goal }, la chiusura è fallita; egli segna allora { $value }.
   *[no] Se l'avversario arriva per primo a { $goal }, la chiusura è fallita.
}
clause-close-11 = { $manual ->
    [yes] Chi ha chiuso e ha { $goal } quando è giocata l'ultima carta è riuscito, anche senza dichiararlo.
   *[no] Chi ha chiuso e ha { $goal } quando è giocata l'ultima carta è riuscito.
}
clause-close-12 = Chi ha chiuso deve dichiarare i suoi { $goal }. Arrivarci con l'ultima presa vale come dichiarazione; averli avuti prima senza dichiararli non vale, se l'ultima presa è persa.
clause-close-13 = Se chi ha chiuso non è arrivato a { $goal } quando è giocata l'ultima carta, la chiusura è fallita; chi ha vinto l'ultima presa non conta.
clause-close-14 = { $knock ->
    [yes] Nessuno chiude; al suo posto si bussa, e si regola con i valori che seguono.
   *[no] Il tallone non si chiude.
}

## Bussare

clause-knock-1 = Chi apre può bussare prima di uscire, finché il tallone è aperto, e promette così { $goal } con la presa che viene. Si bussa prima di ogni annuncio; uscendo si può dichiarare un matrimonio. Per questa presa valgono gli obblighi di risposta e dopo nessuno pesca.
clause-knock-2 = Chi ha bussato e ha { $goal } con il matrimonio di uscita o dopo la presa vince come chi chiude con successo. Altrimenti si regola come una chiusura fallita.
clause-knock-3 = Bussare sostituisce la chiusura.
clause-knock-4 = Non si bussa.

## La chiamata dello Snapszer

clause-bid-1 = Finché non si è risposto alla prima carta, ognuno dei due può chiamare lo Snapszer, anche fuori turno, purché il tallone non sia chiuso e la chiamata non sia già stata fatta. Chi chiama promette { $goal } prima che l'avversario vinca una presa.
clause-bid-2 = Dopo la chiamata nessuno pesca, scambia o chiude, e valgono gli obblighi di risposta.
clause-bid-3 = La chiamata vale { $value }: a chi la mantiene, oppure all'avversario con la prima presa che vince. Un abbandono o una falsa dichiarazione durante la chiamata paga lo stesso. Mantenerla non richiede dichiarazione.
clause-bid-4 = Non c'è la chiamata dello Snapszer.

## Dichiarare

clause-claim-1 = La mano finisce da sé appena un giocatore ha { $goal } punti carta.
clause-claim-2 = Chi ha { $goal } punti carta deve dichiararlo. Ognuno dei due può farlo in qualunque momento, anche con una carta in tavola.
clause-claim-3 = Chi ha { $goal } punti carta deve dichiararlo. Ognuno dei due può farlo fra una presa e l'altra, dalla fine della prima in poi.
clause-claim-4 = Chi ha { $goal } punti carta deve dichiararlo, e può farlo ogni volta che tocca a lui, per aprire o per rispondere.
clause-claim-5 = Chi ha { $goal } punti carta deve dichiararlo, e può farlo solo quando apre: appena vinta una presa o dichiarando un matrimonio.
clause-claim-6 = Chi ha { $goal } punti carta deve dichiararlo, e può farlo solo quando tocca a lui aprire.
clause-claim-7 = Su un matrimonio appena dichiarato si può dichiarare finché non si è risposto alla carta di uscita.
clause-claim-8 = Una falsa dichiarazione dà all'avversario { $value }, oppure { $no_trick } finché non ha vinto prese.
clause-claim-9 = Una falsa dichiarazione dà all'avversario il valore che la mano avrebbe contro i punti e le prese di chi ha dichiarato, in quel momento.
clause-claim-10 = Una falsa dichiarazione dà all'avversario { $value }.
clause-claim-11 = Una falsa dichiarazione dà all'avversario quello che chi ha dichiarato avrebbe vinto con una giusta.
clause-claim-12 = Dopo una chiusura una falsa dichiarazione non paga mai meno della chiusura: se sbaglia chi ha chiuso, almeno la chiusura fallita; se sbaglia l'avversario, almeno quella riuscita.
clause-claim-13 = Dopo una chiusura una falsa dichiarazione paga quanto senza chiusura.

## I valori

clause-value-1 = Una mano vinta vale { $plain } se chi perde ha { $line } punti carta o più, { $schneider } se ne ha meno (Schneider) e { $schwarz } se non ha vinto prese (Schwarz), quali che siano i suoi punti.
clause-value-2 = I matrimoni validi di chi perde contano per arrivare a { $line }.
clause-value-3 = I matrimoni di chi perde non contano per arrivare a { $line }; valgono solo i punti nelle prese.
clause-sweep-1 = Chi vince tutte le { $tricks } prese della fase con obbligo di risposta segna { $value }, con o senza dichiarazione. Chi ha chiuso e le vince tutte deve comunque arrivare ai punti.

## Fino all'ultima carta

clause-out-1 = { $manual ->
    [yes] Se si giocano tutte le carte e nessuno ha chiuso né dichiarato, vince la mano chi prende l'ultima presa.
   *[no] Se si giocano tutte le carte, nessuno ha chiuso e nessuno ha { $goal }, vince la mano chi prende l'ultima presa.
}
clause-out-2 = { $manual ->
    [yes] Se si giocano tutte le carte e nessuno ha chiuso né dichiarato, vince la mano chi ha più punti carta, matrimoni compresi.
   *[no] Se si giocano tutte le carte, nessuno ha chiuso e nessuno ha { $goal }, vince la mano chi ha più punti carta, matrimoni compresi.
}
clause-out-3 = { $manual ->
    [yes] Se si giocano tutte le carte e nessuno ha chiuso né dichiarato, vince la mano chi ha più punti nelle prese; i matrimoni restano fuori.
   *[no] Se si giocano tutte le carte, nessuno ha chiuso e nessuno ha { $goal }, vince la mano chi ha più punti nelle prese; i matrimoni restano fuori.
}
clause-out-4 = { $manual ->
    [yes] Se si giocano tutte le carte e nessuno ha chiuso né dichiarato, si aggiunge prima il bonus per l'ultima presa. Se con questo chi l'ha vinta arriva a { $goal }, o li aveva già, vince la mano; altrimenti vince chi ha più punti carta.
   *[no] Se si giocano tutte le carte, nessuno ha chiuso e nessuno ha { $goal }, si aggiunge prima il bonus per l'ultima presa. Se con questo chi l'ha vinta arriva a { $goal }, vince la mano; altrimenti vince chi ha più punti carta.
}
clause-out-5 = Una mano vinta così ha il suo valore normale.
clause-out-6 = Una mano vinta così vale { $value }.
clause-bonus-1 = L'ultima presa di una mano giocata fino in fondo porta { $bonus } punti carta, anche dopo una chiusura. Contano come gli altri, pure per chi perde.
clause-bonus-2 = L'ultima presa di una mano giocata fino in fondo porta { $bonus } punti carta, se nessuno ha chiuso. Contano come gli altri, pure per chi perde.
clause-tie-1 = In caso di parità nessuno segna.
clause-tie-2 = Una mano pari aggiunge { $carry } a quello che segna chi vince la successiva; più mani pari di seguito si sommano.
clause-tie-3 = Dopo una mano pari dà le carte lo stesso giocatore.

## Abbandonare

clause-resign-1 = Una mano si può abbandonare in qualunque momento. L'avversario segna il valore che la mano ha contro i punti e le prese di chi abbandona.
clause-resign-2 = Dopo una chiusura l'abbandono paga almeno quanto la chiusura vale per l'altro.
clause-resign-3 = Dopo una chiusura l'abbandono paga quanto senza chiusura.

## Al tavolo

clause-look-1 = Si può riguardare soltanto l'ultima presa.
clause-look-2 = Ognuno può riguardare tutte le prese che ha vinto, e l'ultima presa.
clause-look-3 = Nessuna presa si può riguardare.
clause-look-4 = { $shown ->
    [own] Il tavolo mostra a ognuno i propri punti carta; quelli dell'avversario si tengono a mente.
    [none] Il tavolo non mostra punti carta; ognuno conta per sé.
   *[both] Il tavolo mostra i punti carta contati di tutti e due.
}

## La partita

clause-match-1 = Vince la partita chi arriva per primo a { $target } punti partita.
clause-match-2 = Ognuno conta alla rovescia da { $target } punti partita. Vince la partita chi arriva per primo a zero o sotto.
clause-match-3 = Vince la partita chi arriva per primo a { $target } punti carta, sommati di mano in mano.
clause-match-4 = { $marks ->
    [one] Chi perde la partita si prende un Bummerl.
   *[other] Chi perde la partita si prende { $marks } Bummerl.
}
clause-match-5 = { $marks ->
    [one] Chi perde senza aver segnato nulla ne prende invece uno.
   *[other] Chi perde senza aver segnato nulla ne prende invece { $marks } (Schneiderbummerl).
}
clause-match-6 = { $marks ->
    [one] Chi perde dopo essere arrivato a un punto dalla vittoria contro zero ne prende invece uno.
   *[other] Chi perde dopo essere arrivato a un punto dalla vittoria contro zero ne prende invece { $marks } (Retour).
}
clause-match-7 = Più partite formano una serie: la vince chi fa meglio su { $matches }.
clause-match-8 = Più partite formano una serie: la vince chi arriva per primo a { $matches } partite vinte.
clause-match-9 = { $drawn ->
    [yes] { $matches } partite formano un rubber. Lo vince chi ne vince di più; a parità è patta.
   *[no] { $matches } partite formano un rubber e si giocano tutte. Lo vince chi ne vince di più.
}
clause-match-10 = La posta della partita si moltiplica per il valore della mano che la chiude.
clause-match-11 = La posta della partita raddoppia se chi perde non ha segnato nulla.
clause-match-12 = Una partita si può abbandonare in qualunque momento; allora è persa.
