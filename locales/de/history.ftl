### The page on the family and its history.

history-title = Die Familie und ihre Geschichte

history-family-title = Eine Familie
history-family-1 = Schnapsen, Sechsundsechzig, Snapszer, Snapszli, Santase: viele Namen, im Kern ein Spiel. Zwei Spieler haben fünf oder sechs Karten auf der Hand. Das Ass zählt elf, der Zehner, im Rang gleich darunter, zehn; König, Dame und Bube zählen vier, drei und zwei. Solange der Talon reicht, darf alles gespielt werden; danach muss man Farbe bedienen. König und Dame einer Farbe sind ein Paar, ein Zwanziger also, oder in Atout ein Vierziger. Mit sechsundsechzig Augen ist das Spiel gewonnen.
history-family-2 = Die Häuser trennen sich dort, wo es für gute Spieler darauf ankommt: ob ein Paar auf einen Stich warten muss, wann man zudrehen darf und was das bringt, wer wann „genug“ sagen darf und was geschieht, wenn es keiner sagt. Darum hält dieses Projekt die Regeln jedes Hauses auseinander und gibt jeder einzelnen eine Nummer.

history-past-title = Woher es kommt
history-past-1 = Das Paar aus König und Dame ist alt. Ein Spiel zu zweit, das nach ihm Mariage heißt, beschreiben deutsche Bücher schon im frühen achtzehnten Jahrhundert. Sechsundsechzig ist ein Kind dieses Spiels, mit weniger Zugaben und einem klaren Ziel.
history-past-2 = In Paderborn in Westfalen erzählt man, das Spiel sei dort 1652 erfunden worden, in einem Wirtshaus am Kamp, Hausnummer 66. Eine schöne Geschichte, und eine Tafel erzählt sie auch; Regeln aus so alter Zeit sind nicht überliefert.
history-past-3 = In Österreich und Ungarn legte das Spiel die Neuner ab und wurde schneller und schärfer: zwanzig Karten, fünf auf der Hand, ein Talon von zehn. Geschnapst wird dort bis heute, im Wirtshaus wie beim Turnier. Wer die Partie verliert, geht mit einem Bummerl heim, einem dicken Punkt auf der Tafel.
history-past-4 = In Ungarn spielt man es mit dem doppeldeutschen Blatt. Es entstand in den 1830er-Jahren in Pest; seine Ober und Unter sind Gestalten aus Schillers „Wilhelm Tell“, seine Asse die vier Jahreszeiten. Auch die ungarischen Regeln haben sich unterwegs gewandelt: Ein Text von 1881 kennt noch zehn Augen für den letzten Stich und lässt den Vierziger nur gelten, wenn man dreiunddreißig Augen in Stichen hat.
history-past-5 = Bulgarien hat das Spiel als Santase aufgenommen, behält die Neuner und spielt bis elf. In den Niederlanden heißt es Zesenzestig, und in die Vereinigten Staaten kam es mit deutschen Einwanderern und als Sixty-Six in die Bücher.

history-relatives-title = Zu dritt und zu viert
history-relatives-1 = Dieselben Karten reichen auch für größere Tische. Beim Bauernschnapsen spielen vier in Partnerschaften und steigern Ansagen bis hinauf zum Herrenschnapser. Beim Dreierschnapsen, auch Talonschnapsen genannt, nimmt einer zwei Karten aus dem Talon und spielt gegen die beiden anderen. Ungarn hat einen Snapszer zu dritt, in dem der Rufer allein spielt, und einen zu viert, in dem er eine Karte ruft; wer sie hat, ist sein stiller Mitspieler.

history-border-title = Am Rand der Familie
history-border-1 = Manche Spiele sehen ähnlich aus und gehören doch nicht dazu. Bondtolva, aus dem Norden, deckt keine Karte auf: Das erste Paar macht Atout, und gewertet wird die Mehrheit der Asse und Zehner. Elfern hat weder Atout noch Paare; man sammelt Bilder. Šnaps, wie es manche Spielseiten anbieten, zählt von sieben oder neun hinunter und lässt ein Paar auch ohne Ausspielen gewinnen. Sie stehen hier, um die Grenze zu zeigen; dieses Programm spielt sie nicht.
history-border-2 = Weiter weg stehen die großen Spiele mit Paaren und Zehnern: Bézique und Pinochle im Westen, Mariáš, Ulti und das Tausend der Polen und Russen im Osten.

history-glossary-title = Wörter
history-glossary-1 = Wie etwas heißt, ist von Tisch zu Tisch verschieden. Das Wörterbuch nennt die Wörter in sechs Sprachen.
