### La pagina sulla famiglia e la sua storia.

history-title = La famiglia e la sua storia

history-family-title = Una famiglia sola
history-family-1 = Schnapsen, Sessantasei, snapszer, snapszli, santase: tanti nomi, in fondo un gioco solo. Due giocatori hanno in mano cinque o sei carte. L'asso conta undici e il dieci, che gli viene subito dopo, dieci; re, regina e fante contano quattro, tre e due. Finché dura il tallone si gioca quello che si vuole; poi bisogna rispondere al seme. Re e regina dello stesso seme sono un matrimonio e valgono venti, quaranta se di briscola. Con sessantasei punti carta si vince la mano.
history-family-2 = I tavoli si dividono dove a un buon giocatore importa: se un matrimonio deve aspettare una presa, quando si può chiudere il tallone e quanto paga, chi può dire "basta" e quando, e che cosa succede se non lo dice nessuno. Per questo il progetto tiene separate le regole di ogni casa e le numera una per una.

history-past-title = Da dove viene
history-past-1 = Il matrimonio di re e regina è antico. Un gioco per due che ne porta il nome, la Mariage, è descritto nei libri tedeschi del primo Settecento. Il Sessantasei ne è figlio, con meno premi e un traguardo chiaro.
history-past-2 = A Paderborn, in Vestfalia, raccontano che il gioco sia nato lì nel 1652, in un'osteria al numero 66 di una via chiamata Kamp. È una bella storia, e la racconta anche una targa; regole così vecchie però non ce ne sono arrivate.
history-past-3 = In Austria e in Ungheria il gioco ha lasciato i nove ed è diventato più rapido e più tagliente: venti carte, cinque in mano, un tallone di dieci. Nelle osterie e nei tornei lo Schnapsen si gioca ancora oggi. Chi perde la partita torna a casa con un Bummerl, un puntone sulla lavagna.
history-past-4 = In Ungheria si gioca con le carte Tell. Furono fatte per la prima volta a Pest negli anni trenta dell'Ottocento; i loro Ober e Unter sono personaggi del dramma di Schiller su Guglielmo Tell, e gli assi sono le quattro stagioni. Strada facendo le regole ungheresi sono cambiate: un testo del 1881 aveva ancora dieci punti carta per l'ultima presa e pagava il quaranta solo a chi ne aveva trentatré nelle prese.
history-past-5 = La Bulgaria ha accolto il gioco come santase, tiene i nove e gioca a undici. Nei Paesi Bassi è lo Zesenzestig, e negli Stati Uniti è arrivato con gli emigranti tedeschi ed è entrato nei libri come Sixty-Six.

history-relatives-title = In tre e in quattro al tavolo
history-relatives-1 = Le stesse carte servono tavoli più grandi. Il Bauernschnapsen si gioca in quattro a coppie, con una licitazione di contratti fino all'Herrenschnapser. Nel Dreierschnapsen, o Talonschnapsen, uno prende due carte del tallone e gioca contro gli altri due. L'Ungheria ha lo snapszer in tre, dove chi chiama gioca da solo, e quello in quattro, dove chiama una carta e chi l'ha in mano è il suo compagno segreto.

history-border-title = Ai confini della famiglia
history-border-1 = Alcuni giochi somigliano soltanto. La Bondtolva, dal nord, non ha carta scoperta: la briscola la fa il primo matrimonio, e segna chi ha più assi e dieci. L'Elfern non ha né briscola né matrimoni; si raccolgono onori. Lo Šnaps di qualche sito conta alla rovescia da sette o da nove e lascia vincere un matrimonio senza uscire. Stanno qui per segnare il confine; questo programma non li gioca.
history-border-2 = Più lontano stanno i grandi giochi di matrimoni e dieci: Bezique e Pinochle a ovest, Mariáš, Ulti e il Mille di Polonia e Russia a est.

history-glossary-title = Le parole
history-glossary-1 = Il nome di una cosa cambia da tavolo a tavolo. Il glossario elenca le parole in sei lingue.
