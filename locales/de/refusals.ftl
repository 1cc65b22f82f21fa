### Why an action is not allowed, said to the player who tried it. One message a code; the clause behind it is printed after it.
###
### Variables, where used: names of ranks with their forms ($rank_trump, $king_acc, $queen_acc; see cards.ftl), $talon (the
### fewest cards of the talon that are needed), $goal (card points to make), $count (marriages a lead).

refusal-deal-over = Das Spiel ist entschieden.
refusal-not-your-turn = Der Gegner ist am Zug.
refusal-must-lead = Es liegt noch nichts auf dem Tisch: Erst muss ausgespielt werden.
refusal-must-answer = Es ist schon ausgespielt: Jetzt muss zugegeben werden.
refusal-card-not-in-hand = Diese Karte hat man nicht in der Hand.
refusal-must-follow-suit = Farbzwang: Man hat die ausgespielte Farbe und muss bedienen.
refusal-must-head-trick = Stichzwang: Man kann die ausgespielte Karte stechen und muss höher bedienen.
refusal-must-trump = Trumpfzwang: Die ausgespielte Farbe fehlt, also muss man ein Atout spielen.
refusal-must-lead-announced = Ein Paar ist angesagt: Man muss eine seiner Karten ausspielen.
refusal-no-exchange = Nach diesen Regeln wird nicht ausgetauscht.
refusal-exchange-not-on-lead = Austauschen kann man nur am Ausspiel, bevor man ausspielt.
refusal-exchange-card-not-held = Man hat { $rank_trump } nicht in der Hand.
refusal-exchange-needs-trick = Austauschen kann man erst, wenn man einen Stich gemacht hat.
refusal-exchange-first-lead = Vor dem Ende des ersten Stichs wird nicht ausgetauscht.
refusal-exchange-talon-closed = Der Talon ist zugedreht: Ausgetauscht wird nicht mehr.
refusal-exchange-talon-too-small = Der Talon ist für einen Austausch zu klein: Er muss mindestens { $talon } Karten haben.
refusal-no-marriage = Nach diesen Regeln gibt es keine Paare.
refusal-marriage-not-held = Man hat { $king } und { $queen } dieser Farbe nicht beisammen.
refusal-marriage-first-lead = Vor dem Ende des ersten Stichs kann kein Paar angesagt werden.
refusal-marriage-after-talon = Ist der Talon zugedreht oder aufgebraucht, kann kein Paar mehr angesagt werden.
refusal-marriage-automatic = Mit dieser Karte sagt sich das Paar selbst an; ohne Ansage geht es nicht, und gesondert auch nicht.
refusal-marriage-king-only = Zum Ansagen muss man { $king_acc } ausspielen.
refusal-marriage-too-many = { $count ->
    [one] Mit einem Ausspiel kann nur ein Paar angesagt werden.
   *[other] Mit einem Ausspiel können nur { $count } Paare angesagt werden.
}
refusal-marriage-declared-already = Dieses Paar ist schon angesagt.
refusal-announce-not-separate = Ein Paar wird beim Ausspielen einer seiner Karten angesagt, nicht vorher.
refusal-no-closing = Nach diesen Regeln wird nicht zugedreht.
refusal-close-not-on-lead = Zudrehen kann man nur am Ausspiel, bevor man ausspielt.
refusal-close-first-lead = Vor dem Ende des ersten Stichs wird nicht zugedreht.
refusal-close-talon-too-small = Der Talon ist zum Zudrehen zu klein: Er muss mindestens { $talon } Karten haben.
refusal-close-talon-not-open = Der Talon ist nicht mehr offen.
refusal-close-after-announcing = Nach dem Ansagen eines Paares kann man nicht mehr zudrehen.
refusal-claim-automatic = Auszumelden ist hier nichts: Mit { $goal } Augen endet das Spiel von selbst.
refusal-claim-not-now = Jetzt kann man nicht ausmelden.
refusal-no-bidding = Nach diesen Regeln gibt es keinen Schnapser.
refusal-bid-too-late = Der Schnapser kann nur angesagt werden, solange zum ersten Stich nicht zugegeben ist.
refusal-bid-taken = Für den Schnapser ist es zu spät: Er ist schon angesagt, oder es wurde zugedreht.
refusal-no-knocking = Nach diesen Regeln wird nicht geklopft.
refusal-knock-not-on-lead = Klopfen kann man nur am Ausspiel, bevor man ausspielt.
refusal-knock-talon-not-open = Klopfen kann man nur, solange der Talon offen ist.
refusal-knock-after-announcing = Nach dem Ansagen eines Paares kann man nicht mehr klopfen.
