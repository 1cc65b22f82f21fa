### Il gioco nel terminale: ciò che si dice al tavolo, le schermate e le parole che si possono scrivere.

## I giocatori

opponent-random = Caso
    .about = una carta qualsiasi fra quelle permesse
opponent-greedy = Pista
    .about = gioca a regole semplici
opponent-pimc = Provatore
    .about = prova le mosse in mani immaginate
opponent-kati = Kati
    .about = conta, ricorda e calcola
opponent-level = { $name } { $level }
table-you = Tu

## Che cosa è successo

say-coin = Si lancia una moneta.
say-cut = { $who ->
    [me] Tagli: { $card }.
   *[other] { $name } taglia: { $card }.
}
say-drawn = { $who ->
    [me] Peschi per chi dà le carte: { $card }.
   *[other] { $name } pesca per chi dà le carte: { $card }.
}
say-equal-ranks = Carte uguali: ancora una volta.
say-first-dealer = { $who ->
    [me] Dai tu le carte per primo.
   *[other] Dà le carte per primo: { $name }.
}
say-match-began = Partita { $number } della serie.
say-deal-began = { $who ->
    [me] Mano { $number }. Dai tu le carte.
   *[other] Mano { $number }. { $name } dà le carte.
}
say-carried = { $carry ->
    [one] Chi vince questa mano segna 1 punto partita in più, riportato.
   *[other] Chi vince questa mano segna { $carry } punti partita in più, riportati.
}
say-turned-up = Carta scoperta: { $card }.
say-led = { $who ->
    [me] Apri con: { $card }.
   *[other] { $name } apre con: { $card }.
}
say-followed = { $who ->
    [me] Rispondi con: { $card }.
   *[other] { $name } risponde con: { $card }.
}
say-trick = { $who ->
    [me] La presa è tua.
   *[other] La presa va a { $name }.
}
say-trick-counted = { $who ->
    [me] La presa è tua: { $points }.
   *[other] La presa va a { $name }: { $points }.
}
say-declared = { $who ->
    [me] Dichiari { $points }: { $suit }.
   *[other] { $name } dichiara { $points }: { $suit }.
}
say-announced = { $who ->
    [me] Annunci { $points }: { $suit }. Ora apri con una delle due, o prima chiudi.
   *[other] { $name } annuncia { $points }: { $suit }.
}
say-pending = { $who ->
    [me] Varrà con la tua prima presa.
   *[other] Varrà con la prima presa di { $name }.
}
say-marriage-counted = { $who ->
    [me] I tuoi { $points } valgono da adesso.
   *[other] I { $points } di { $name } valgono da adesso.
}
say-drew = { $who ->
    [me] Peschi: { $card }.
   *[other] { $name } pesca: { $card }.
}
say-drew-upcard = { $who ->
    [me] Peschi la carta scoperta: { $card }.
   *[other] { $name } pesca la carta scoperta: { $card }.
}
say-exchanged = { $who ->
    [me] Scambi: { $given } con { $taken }.
   *[other] { $name } scambia: { $given } con { $taken }.
}
say-closed = { $who ->
    [me] Chiudi il tallone.
   *[other] { $name } chiude il tallone.
}
say-bid = { $who ->
    [me] Chiami lo Snapszer.
   *[other] { $name } chiama lo Snapszer.
}
say-knocked = { $who ->
    [me] Bussi.
   *[other] { $name } bussa.
}
say-claimed = { $who ->
    [me] Dichiari: { $call }
   *[other] { $name } dichiara: { $call }
}
say-resigned = { $who ->
    [me] Abbandoni la mano.
   *[other] { $name } abbandona la mano.
}
say-hand-shown = { $name } mostra: { $cards }.
say-match-resigned = { $who ->
    [me] Abbandoni la partita.
   *[other] { $name } abbandona la partita.
}
say-refused = { $reason } ({ $clause })

claim-call = { $goal }!
claim-call-mszsz = Elég!
claim-call-snapszer24 = Basta!

## Il tavolo

table-talon = Tallone: { $cards } carte, scoperta: { $upcard }.
table-exhausted = Il tallone è esaurito. Briscola: { $trump }.
table-closed = { $who ->
    [me] Hai chiuso. Briscola: { $trump }.
   *[other] { $name } ha chiuso. Briscola: { $trump }.
}
table-knocked = { $who ->
    [me] Hai bussato. Briscola: { $trump }.
   *[other] { $name } ha bussato. Briscola: { $trump }.
}
table-bid = { $who ->
    [me] Hai chiamato lo Snapszer.
   *[other] { $name } ha chiamato lo Snapszer.
}
table-frozen = { $who ->
    [me] Allora avevi { $points } in { $tricks ->
        [one] 1 presa
       *[other] { $tricks } prese
    }.
   *[other] Allora { $name } aveva { $points } in { $tricks ->
        [one] 1 presa
       *[other] { $tricks } prese
    }.
}
table-tricks = { $who ->
    [me] Tu: { $tricks ->
        [one] 1 presa
       *[other] { $tricks } prese
    }.
   *[other] { $name }: { $tricks ->
        [one] 1 presa
       *[other] { $tricks } prese
    }.
}
table-standing = { $who ->
    [me] Tu: { $tricks ->
        [one] 1 presa
       *[other] { $tricks } prese
    }, { $points } punti.
   *[other] { $name }: { $tricks ->
        [one] 1 presa
       *[other] { $tricks } prese
    }, { $points } punti.
}
table-badge = { $points } { $suit }
table-badge-pending = { $points } { $suit }, in sospeso

## Punteggio e risultato

score-you = tu
score-down = Mancano: { $me } { $mine }, { $name } { $theirs }.
score-up = Punti partita: { $me } { $mine }, { $name } { $theirs }, a { $target }.
score-cards = Punti carta: { $me } { $mine }, { $name } { $theirs }, a { $target }.
score-series = { $kind }: { $me } { $mine }, { $name } { $theirs }.
series-single = Una partita
series-best-of = Al meglio di { $length }
series-first-to = A { $length } partite vinte
series-rubber = Rubber di { $length }
tally-matches = Partite vinte stasera: tu { $mine }, { $name } { $theirs }.
tally-marks = Bummerl: tu { $mine }, { $name } { $theirs }.

ended-goal = { $who ->
    [me] Sei arrivato a { $goal }.
   *[other] { $name } è a { $goal }.
}
ended-wrong-claim = { $who ->
    [me] Hai dichiarato senza avere { $goal }.
   *[other] { $name } ha dichiarato senza avere { $goal }.
}
ended-played-out = Tutte le carte sono giocate.
ended-resigned = { $who ->
    [me] Hai abbandonato la mano.
   *[other] { $name } ha abbandonato la mano.
}
ended-bid-lost = La chiamata dello Snapszer è persa.
ended-knock-failed = La bussata è fallita.
paid-wins = { $who ->
    [me] { $value ->
        [one] Segni 1 punto partita.
       *[other] Segni { $value } punti partita.
    }
   *[other] { $value ->
        [one] { $name } segna 1 punto partita.
       *[other] { $name } segna { $value } punti partita.
    }
}
sheet-counted = { $who ->
    [me] Tu: { $points } punti carta, { $tricks ->
        [one] 1 presa
       *[other] { $tricks } prese
    }{ $marriages ->
        [0] { "" }
       *[other] , matrimoni { $marriages }
    }{ $pending ->
        [0] { "" }
       *[other] , { $pending } mai contati
    }.
   *[other] { $name }: { $points } punti carta, { $tricks ->
        [one] 1 presa
       *[other] { $tricks } prese
    }{ $marriages ->
        [0] { "" }
       *[other] , matrimoni { $marriages }
    }{ $pending ->
        [0] { "" }
       *[other] , { $pending } mai contati
    }.
}
sheet-deal = La mano { $number } è finita
sheet-clauses = Le regole applicate
sheet-match = La partita è finita
sheet-series = La serie è finita
sheet-next-deal = Altra mano
sheet-next-match = Altra partita
sheet-again = Rivincita
sheet-other = Altre regole
sheet-leave = Esci

match-won = { $who ->
    [me] Hai vinto la partita, { $gained } a { $lost }.
   *[other] { $name } ha vinto la partita, { $gained } a { $lost }.
}
match-marks = { $who ->
    [me] { $marks ->
        [one] Hai un Bummerl.
       *[other] Hai { $marks } Bummerl.
    }
   *[other] { $marks ->
        [one] { $name } ha un Bummerl.
       *[other] { $name } ha { $marks } Bummerl.
    }
}
match-whitewash = { $who ->
    [me] Non hai segnato nemmeno un punto: cappotto.
   *[other] { $name } non ha segnato nemmeno un punto: cappotto.
}
match-retour = { $who ->
    [me] Conducevi a zero, ne mancava uno, e hai perso.
   *[other] { $name } conduceva a zero, ne mancava uno, e ha perso.
}
match-stake = La posta vale { $factor } volte.
series-won = { $who ->
    [me] Hai vinto la serie, { $most } partite a { $least }.
   *[other] { $name } ha vinto la serie, { $most } partite a { $least }.
}
series-drawn = Il rubber è pari, { $won } partite per uno.

record-saved = Il verbale è in { $path }
record-unfinished = La partita non è finita; il verbale fin qui è in { $path }

## Domande

ask-marry = Con questa dichiari { $points }? Rispondi { $yes } o { $no }.
ask-resign-deal = { $value ->
    [one] Abbandonare questa mano? { $name } segna 1 punto partita. Rispondi { $yes } o { $no }.
   *[other] Abbandonare questa mano? { $name } segna { $value } punti partita. Rispondi { $yes } o { $no }.
}
ask-resign-match = Abbandonare tutta la partita? La vince { $name }. Rispondi { $yes } o { $no }.
ask-again = Un'altra partita? Rispondi { $yes } o { $no }.

## Riga per riga

plain-welcome = Bummerl. { $rules }, contro { $name }. Comandi: { $help }. Per uscire: { $quit }.
plain-lead = Tocca a te aprire.
plain-answer = Tocca a te rispondere.
plain-led = Carta di uscita: { $card }.
plain-hand = La tua mano: { $cards }.
plain-hand-card = { $number } { $card }
plain-marriage = Con { $cards } puoi dichiarare { $points }: metti un + dopo il numero.
plain-possible = Ora puoi: { $words }.
plain-before-other = Prima che { $name } continui: { $words }? Una riga vuota lascia proseguire.
plain-what = Non capisco: { $text }. Comandi: { $help }.
plain-which-card = Quale carta? Il numero nella mano, la sigla (KH) o il nome.
plain-which-suit = Quale seme?
plain-not-held = Non hai: { $card }.
plain-no-question = Ora non c'è niente a cui rispondere.
plain-no-deal = Ora non si gioca nessuna mano.
plain-no-trick = Non c'è ancora nessuna presa.
plain-no-trick-of-yours = Non hai ancora nessuna presa.
plain-trick = { $who ->
    [me] Hai aperto con: { $led }; { $name } ha risposto con: { $reply }. La presa { $winner ->
        [me] è stata tua
       *[other] è andata a { $name }
    }.
   *[other] { $name } ha aperto con: { $led }; hai risposto con: { $reply }. La presa { $winner ->
        [me] è stata tua
       *[other] è andata a { $name }
    }.
}
plain-not-counted = Il tavolo non conta i punti; contali tu.
plain-declared = { $who ->
    [me] Hai dichiarato: { $marriages }.
   *[other] { $name } ha dichiarato: { $marriages }.
}
plain-no-clause = Queste regole non hanno { $text }. La pagina intera: { $rules }.
plain-help-title = Comandi (quelli inglesi valgono sempre):
plain-help-card = Un numero, una sigla (KH, 10S) o un nome gioca quella carta. Un + in fondo dichiara il matrimonio, un - gioca senza dichiarare.

help-play = giocare una carta
help-marry = aprire con una carta e dichiarare il suo matrimonio
help-announce = annunciare un matrimonio prima di aprire
help-exchange = scambiare la briscola più bassa con la carta scoperta
help-close = chiudere il tallone
help-claim = dichiarare di averne abbastanza
help-bid = chiamare lo Snapszer
help-knock = bussare: con la prossima presa ci arrivi
help-resign = abbandonare la mano
help-resign-match = abbandonare la partita
help-hand = le tue carte
help-trump = briscola, carta scoperta e tallone
help-last = l'ultima presa, se le regole lo permettono
help-points = punti carta e prese
help-score = il punteggio di partita, serie e serata
help-table = tutto ciò che è sul tavolo
help-hint = un consiglio: che cosa giocare e quanto vale
help-rules = le regole, o una sola: { $example }
help-help = questo elenco
help-quit = uscire; la partita resta a verbale

word-play = gioca
word-marry = dichiara, matrimonio
word-announce = annuncia
word-exchange = scambia, scambio
word-close = chiudi
word-claim = basta, 66
word-bid = snapszer
word-knock = bussa
word-resign = abbandona
word-resign-match = abbandona partita
word-hand = mano, carte
word-trump = briscola, tallone
word-last = ultima, ultima presa
word-points = punti
word-score = punteggio
word-table = tavolo
word-hint = consiglio
word-rules = regole, regola
word-help = aiuto
word-quit = esci, fine
word-yes = sì
word-no = no

## Consigli

advice-thinking = Penso a un consiglio …
advice-exact = Consiglio: { $play }. Vale { $worth } punti partita.
advice-estimate = Consiglio: { $play }. Vale circa { $worth } punti partita, con un errore di { $error }.
advice-none = Ora non c'è niente da consigliare.
advice-lead = aprire con { $card }
advice-marry = dichiarare { $points } e aprire con { $card }
advice-follow = rispondere con { $card }
advice-announce = annunciare { $suit }
advice-exchange = scambiare
advice-close = chiudere
advice-claim = dichiarare
advice-bid = chiamare lo Snapszer
advice-knock = bussare
advice-wait = non dire niente

## Gli angoli delle carte

index-french-a = A
index-french-t = 10
index-french-k = K
index-french-q = Q
index-french-j = J
index-french-9 = 9
index-french-8 = 8
index-french-7 = 7
index-tell-a = A
index-tell-t = X
index-tell-k = K
index-tell-q = O
index-tell-j = U
index-tell-9 = IX
index-tell-8 = VIII
index-tell-7 = VII

## Tasti e pulsanti

key-play = Gioca
key-exchange = Scambio
key-close = Chiudi
key-marriage = Coppia
key-announce = Annuncia
key-claim = Dichiara
key-bid = Snapszer
key-knock = Bussa
key-go-on = Avanti
key-last = Ultima presa
key-hint = Dritta
key-help = Aiuto
key-rules = Regole
key-resign = Abbandona
key-leave = Esci
key-close-page = Indietro

screen-deal = Mano { $number }
screen-dealer = { $who ->
    [me] dai tu
   *[other] dà { $name }
}
screen-your-lead = Apri tu
screen-your-answer = Rispondi tu
screen-thinking = { $name } pensa
screen-speak = Dici qualcosa?
screen-talon = tallone { $cards }
screen-trump = briscola { $suit }
screen-closed = { $who ->
    [me] hai chiuso
   *[other] ha chiuso { $name }
}
screen-closed-at = a { $points } · { $tricks ->
    [one] 1 presa
   *[other] { $tricks } prese
}
screen-bid = { $who ->
    [me] Snapszer tuo
   *[other] Snapszer di { $name }
}
screen-knocked = { $who ->
    [me] hai bussato
   *[other] ha bussato { $name }
}
screen-exhausted = esaurito
screen-tricks = { $tricks ->
    [one] 1 presa
   *[other] { $tricks } prese
}
screen-points = { $points ->
    [one] 1 punto
   *[other] { $points } punti
}
screen-uncounted = non contati
screen-pending = in sospeso
screen-score = Il punteggio
screen-evening = La serata
screen-won-matches = { $won ->
    [one] 1 vinta
   *[other] { $won } vinte
}
screen-points-both = Si contano a voce i punti di entrambi.
screen-points-own = Si contano a voce solo i tuoi punti.
screen-points-none = Non si contano a voce i punti di nessuno: conta tu.
screen-too-small = La finestra è troppo piccola
screen-too-small-how = Servono { $width } × { $height }, qui ci sono { $wide } × { $high }. Allargala, o premi P per continuare riga per riga.
screen-plain-small = Il terminale è più piccolo di { $width } × { $height }: si gioca riga per riga.
screen-plain-dumb = Questo terminale non mostra schermate: si gioca riga per riga.
screen-last-trick = L'ultima presa
screen-own-tricks = Le tue prese
screen-deals = Le mani
screen-resign-deal = { $value ->
    [one] Se abbandoni questa mano, { $name } segna 1 punto partita.
   *[other] Se abbandoni questa mano, { $name } segna { $value } punti partita.
}
screen-resign-match = Se abbandoni la partita, è tutta persa.
screen-give-deal = Abbandona la mano
screen-give-match = Abbandona la partita
screen-play-on = Continua
screen-leave = La partita non è finita. Resta come verbale incompleto.
screen-help = Aiuto
screen-help-keys = Tasti
screen-help-now = Che cosa puoi fare ora
screen-help-possible = ora si può
screen-help-choose = scegli una carta; lo stesso tasto di nuovo la gioca
screen-help-arrows = scegli una carta
screen-help-mouse = Un clic sceglie una carta, un secondo la gioca.

## Prima del gioco

setup-title = A che cosa giochiamo?
setup-language = Lingua
setup-cards = Carte
setup-opponent = Avversario
setup-series = Serie
setup-points = Punti
setup-tempo = Ritmo
setup-begin = Comincia
setup-house = regole di casa
setup-series-of-rules = { $series } (regola)
setup-points-both = contati per entrambi
setup-points-own = contati solo i miei
setup-points-none = conto io
setup-tempo-slow = con calma
setup-tempo-normal = normale
setup-tempo-quick = svelto
setup-tempo-instant = subito
setup-room = Sala
setup-room-night = di sera
setup-room-day = di giorno
setup-pack = { $cards } carte, { $hand } in mano.
setup-match-up = A { $target } punti partita.
setup-match-down = Da { $target } giù fino a zero.
setup-keys = ↑↓ regole · Tab avanti · ←→ cambia · Invio comincia · F1 pagina · Q esci
setup-house-fault = Un file di regole di casa è stato escluso: { $reason }

## Verbali e regole nella riga di comando

replay-between = { $first } e { $second }
replay-record = Verbale { $number }
replay-hand = { $name } ha: { $cards }.
replay-talon = Il tallone: { $cards }.
replay-open = Non è finita.
replay-legal = { $deals ->
    [one] 1 mano: ogni mossa è permessa e ogni risultato segue le regole.
   *[other] { $deals } mani: ogni mossa è permessa e ogni risultato segue le regole.
}
replay-keys = Invio: la mossa seguente. { $deal }: la mano seguente. { $end }: fino alla fine. { $quit }: uscire.
word-replay-deal = mano, d
word-replay-end = fino alla fine, e
rules-list-name = Nome
rules-list-title = Gioco
rules-list-cards = Carte
rules-list-hand = Mano
rules-list-match = Partita
rules-sound = { $file }: { $title } ({ $id }). Queste regole sono a posto.
rules-near = Modello più vicino: { $title } ({ $id }).
