### The page on the family and its history.

history-title = The family and its history

history-family-title = One family
history-family-1 = Schnapsen, Sixty-Six, snapszer, snapszli, santase: many names, one game at heart. Two players hold five or six cards each. The ace counts eleven and the ten, next to it in rank, counts ten; king, queen and jack count four, three and two. While the talon lasts anything may be played; afterwards suit must be followed. King and queen of one suit are a marriage, worth twenty, or forty in trumps. Sixty-six card points win the deal.
history-family-2 = The houses part where it matters to a good player: whether a marriage waits for a trick, when the talon may be closed and what that pays, who may say "enough" and when, and what happens if nobody does. That is why this project keeps the rules of each house apart and numbers every one of them.

history-past-title = Where it comes from
history-past-1 = The marriage of king and queen is old. A two-handed game named after it, Mariage, is described in German books of the early eighteenth century. Sixty-Six is a child of that game, with fewer bonuses and a clear goal.
history-past-2 = Paderborn in Westphalia tells that the game was invented there in 1652, in a tavern at the number 66 of a street called Kamp. It is a good story, and a plaque tells it too; no rules that old have come down to us.
history-past-3 = In Austria and Hungary the game dropped its nines and became quicker and sharper: twenty cards, five in hand, a talon of ten. Schnapsen is played there in inns and in tournaments to this day. The loser of a match goes home with a Bummerl, a fat dot on the slate.
history-past-4 = In Hungary it is played with Tell cards. They were first made in Pest in the eighteen-thirties; their overs and unders are figures of Schiller's play about William Tell, and their aces are the four seasons. Hungarian rules have changed on the way: a text of 1881 still had ten card points for the last trick, and paid the forty only to a player with thirty-three in tricks.
history-past-5 = Bulgaria took the game in as santase, keeps the nines and plays to eleven. In the Low Countries it is Zesenzestig, and in the United States it came with German immigrants and found its way into the books as Sixty-Six.

history-relatives-title = Three and four at the table
history-relatives-1 = The same cards serve larger tables. Bauernschnapsen seats four in partnerships, with an auction of contracts up to the Herrenschnapser. In Dreierschnapsen, or Talonschnapsen, one player takes two talon cards and plays against the other two. Hungary has snapszer for three, in which the caller plays alone, and for four, in which he calls a card and its holder is his silent partner.

history-border-title = At the border of the family
history-border-1 = Some games look alike and are not. Bondtolva, from the north, has no turn-up: the first marriage makes trump, and the majority of aces and tens scores. Elfern has neither trump nor marriages; one collects honours. Šnaps, as some game sites offer it, counts down from seven or nine and lets a marriage win without leading. They are named here to mark the border; this program does not play them.
history-border-2 = Farther away stand the great games of marriages and tens: Bezique and Pinochle in the west, Mariáš, Ulti and the Thousand of Poland and Russia in the east.

history-glossary-title = Words
history-glossary-1 = What a thing is called changes from table to table. The glossary lists the words in six languages.
