### Pagina despre familie și istoria ei.

history-title = Familia și istoria ei

history-family-title = O singură familie
history-family-1 = Schnapsen, Șaizeci și șase, șnapsz, șnapsli, santase: multe nume, în fond un singur joc. Doi jucători țin în mână câte cinci sau șase cărți. Asul face unsprezece, iar zecele, care îi urmează în rang, zece; regele, dama și valetul fac patru, trei și doi. Cât ține talonul se joacă orice; după aceea culoarea trebuie urmată. Regele și dama de aceeași culoare sunt o pereche și valorează douăzeci, la atu patruzeci. Cu șaizeci și șase de puncte se câștigă mâna.
history-family-2 = Mesele se despart acolo unde îi pasă unui jucător bun: dacă o pereche trebuie să aștepte o levată, când se poate închide talonul și ce aduce, cine poate spune „ajunge” și când, și ce se întâmplă dacă nu o spune nimeni. De aceea proiectul ține deosebite regulile fiecărei case și le numerotează pe toate.

history-past-title = De unde vine
history-past-1 = Perechea de rege și damă este veche. Un joc de doi care îi poartă numele, Mariage, este descris în cărți germane de la începutul secolului al optsprezecelea. Șaizeci și șase este copilul lui, cu mai puține prime și cu o țintă limpede.
history-past-2 = La Paderborn, în Westfalia, se povestește că jocul s-a născut acolo în 1652, într-o crâșmă de la numărul 66 al unei străzi numite Kamp. E o poveste frumoasă, o spune și o placă; reguli atât de vechi însă nu ni s-au păstrat.
history-past-3 = În Austria și Ungaria jocul și-a lăsat nouarii și a devenit mai iute și mai ascuțit: douăzeci de cărți, cinci în mână, un talon de zece. Schnapsen se joacă acolo și azi, la crâșmă și în turnee. Cine pierde meciul pleacă acasă cu un Bummerl, un punct gras pe tăbliță.
history-past-4 = În Ungaria se joacă cu cărți Tell. Au fost făcute întâia oară la Pesta, în anii o mie opt sute treizeci; Oberii și Unterii sunt personaje din piesa lui Schiller despre Wilhelm Tell, iar așii sunt cele patru anotimpuri. Pe drum regulile ungurești s-au schimbat: un text din 1881 mai dădea zece puncte pentru ultima levată și plătea cele patruzeci numai cui avea treizeci și trei în levate.
history-past-5 = Bulgaria a primit jocul ca santase, păstrează nouarii și joacă până la unsprezece. În Țările de Jos se numește Zesenzestig, iar în Statele Unite a ajuns cu emigranții germani și a intrat în cărți ca Sixty-Six.

history-relatives-title = În trei și în patru la masă
history-relatives-1 = Aceleași cărți ajung și pentru mese mai mari. Bauernschnapsen se joacă în patru, doi câte doi, cu o licitație de contracte până la Herrenschnapser. La Dreierschnapsen, sau Talonschnapsen, unul ia două cărți din talon și joacă contra celorlalți doi. Ungaria are snapszer în trei, unde cel care cheamă joacă singur, și în patru, unde cheamă o carte, iar cine o ține îi este partener tăcut.

history-border-title = La marginea familiei
history-border-1 = Unele jocuri doar seamănă. Bondtolva, din nord, nu are carte întoarsă: atuul îl face prima pereche, iar puncte ia cine are mai mulți ași și decari. Elfern nu are nici atu, nici perechi; se adună onoruri. Šnaps, cum îl oferă unele situri, numără înapoi de la șapte sau nouă și lasă o pereche să câștige fără atac. Sunt numite aici ca să se vadă hotarul; programul nu le joacă.
history-border-2 = Mai departe stau marile jocuri cu perechi și decari: Bezique și Pinochle la apus, Mariáš, Ulti și Mia din Polonia și Rusia la răsărit.

history-glossary-title = Cuvintele
history-glossary-1 = Cum se numește un lucru se schimbă de la masă la masă. Glosarul dă cuvintele în șase limbi.
