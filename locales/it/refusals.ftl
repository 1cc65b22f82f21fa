### Perché un'azione non è permessa, detto a chi l'ha tentata.

refusal-deal-over = La mano è decisa.
refusal-not-your-turn = Non tocca a te.
refusal-must-lead = Tocca a te aprire: non c'è una carta a cui rispondere.
refusal-must-answer = C'è una carta in tavola: rispondi.
refusal-card-not-in-hand = Non hai questa carta.
refusal-must-follow-suit = Hai il seme di uscita: rispondi al seme.
refusal-must-head-trick = Puoi superare la carta di uscita: gioca una carta più alta dello stesso seme.
refusal-must-trump = Non hai il seme di uscita: gioca briscola.
refusal-must-lead-announced = Hai annunciato un matrimonio: esci con una delle sue carte.
refusal-no-exchange = In queste regole non c'è scambio.
refusal-exchange-not-on-lead = Puoi scambiare solo quando apri, prima di uscire.
refusal-exchange-card-not-held = Non hai { $rank_trump }.
refusal-exchange-needs-trick = Puoi scambiare solo dopo aver vinto una presa.
refusal-exchange-first-lead = Nessuno scambia prima che sia giocata la prima presa.
refusal-exchange-talon-closed = Il tallone è chiuso: la carta scoperta non si scambia più.
refusal-exchange-talon-too-small = Il tallone è troppo corto per lo scambio: servono almeno { $talon } carte.
refusal-no-marriage = In queste regole non ci sono matrimoni.
refusal-marriage-not-held = Non hai { $king } e { $queen } di questo seme.
refusal-marriage-first-lead = Prima che sia giocata la prima presa non si dichiarano matrimoni.
refusal-marriage-after-talon = Con il tallone chiuso o esaurito non si dichiarano matrimoni.
refusal-marriage-automatic = Questa uscita dichiara da sé il suo matrimonio; non si può giocare senza, né annunciare a parte.
refusal-marriage-king-only = Il matrimonio si dichiara uscendo con { $king_acc }.
refusal-marriage-too-many = { $count ->
    [one] In una uscita si dichiara un solo matrimonio.
   *[other] In una uscita si dichiarano al massimo { $count } matrimoni.
}
refusal-marriage-declared-already = Hai già dichiarato questo matrimonio.
refusal-announce-not-separate = Il matrimonio si dichiara uscendo con una delle sue carte, non prima.
refusal-no-closing = In queste regole non si chiude.
refusal-close-not-on-lead = Puoi chiudere solo quando apri, prima di uscire.
refusal-close-first-lead = Nessuno chiude prima che sia giocata la prima presa.
refusal-close-talon-too-small = Il tallone è troppo corto per chiudere: servono almeno { $talon } carte.
refusal-close-talon-not-open = Il tallone non è più aperto.
refusal-close-after-announcing = Dopo aver annunciato un matrimonio non puoi più chiudere.
refusal-claim-automatic = Non c'è nulla da dichiarare: la mano finisce da sé a { $goal }.
refusal-claim-not-now = In questo momento non puoi dichiarare.
refusal-no-bidding = In queste regole non c'è la chiamata dello Snapszer.
refusal-bid-too-late = Lo Snapszer si chiama solo finché non si è risposto alla prima carta.
refusal-bid-taken = Lo Snapszer non si può più chiamare: qualcuno ha già chiamato o chiuso.
refusal-no-knocking = In queste regole non si bussa.
refusal-knock-not-on-lead = Puoi bussare solo quando apri, prima di uscire.
refusal-knock-talon-not-open = Puoi bussare solo finché il tallone è aperto.
refusal-knock-after-announcing = Dopo aver annunciato un matrimonio non puoi più bussare.
