# The lesson of the card game. $one, $two and $three are the virtual players; the numbers come from
# the table.

## Chapters

cards-tutorial-chapter-goal = Deine eigene Stadt
cards-tutorial-chapter-reveal = Die Gebote liegen offen
cards-tutorial-chapter-tie = Gleiche Gebote
cards-tutorial-chapter-power = Eine Fähigkeit
cards-tutorial-chapter-lay = Eine Karte legen
cards-tutorial-chapter-rivals = Was die anderen nehmen
cards-tutorial-chapter-era = Die zweite Ära
cards-tutorial-chapter-end = Die letzte Karte

## A city of your own

cards-tutorial-welcome = Willkommen in Carson City! Ich bin hier die Lehrerin. Heute baust du aus Geländekarten eine Stadt, gegen { $one }, { $two } und { $three }. Du machst die Züge, und ich erkläre dir, warum.
cards-tutorial-goal = Das ist eine fertige Stadt: Allein ihre Gebäude zählen 82 SP. Die Zahl sagt, was ein Gebäude bringt: Eine Mine zählt die Berge ringsum, ein Saloon die Wohnhäuser. Tippe auf eines, um zu sehen, warum. Wer am Ende die meisten SP hat, gewinnt.
cards-tutorial-offer = Jede Runde liegen hier fünf Karten aus: vier Geländekarten und eine Person. Alle nehmen sich eine davon. Die Zahl mit dem + zeigt, was dir eine Karte gerade jetzt bringt.
cards-tutorial-hand = Wer wählt zuerst? Alle bieten verdeckt mit einer dieser Karten, und das höchste Gebot wählt zuerst. Doch jede Karte gilt nur einmal je Ära, und eine Ära hat neun Runden!
cards-tutorial-start = Die Mine mit zwei Bergen ist der beste Anfang: Sie bringt dir sofort 4 SP.
cards-tutorial-bid = Biete hoch für diese Mine: Tippe auf deine 8, um zu sehen, was sie bringen kann, und bestätige dann.

## The bids are opened

cards-tutorial-bids = Jetzt werden alle Gebote aufgedeckt. Deine { $bid } schlägt { $three } mit { $three-bid }, { $two } mit { $two-bid } und { $one } mit { $one-bid }: Du wählst zuerst.
cards-tutorial-appeal = Die anderen sind virtuelle Spieler. Sie haben keine Stadt: Sie nehmen immer die Karte mit der höchsten Attraktivität, der Zahl neben dem Roboter, und bekommen so viele SP. Der Name auf einer Karte zeigt, wer sie nehmen wird.
cards-tutorial-take = Für dich zählt nur deine Stadt. Nimm die Mine: Tippe auf die Karte und bestätige.

## Equal bids

cards-tutorial-mine = Deine erste Karte liegt in der Mitte. Um die Mine liegen zwei Berge, und jeder zählt 2 SP: Du hast { $points }. Alle acht Parzellen um ein Gebäude zählen, auch über Eck.
cards-tutorial-left-over = Fünf Karten für vier Spieler: Die übrige ist weg, und fünf neue liegen aus. Eine davon ist der Revolverheld. Eine Person gibt dir statt Land eine Fähigkeit oder SP.
cards-tutorial-bid-again = Virtuellen Spielern liegt wenig am Revolverhelden: Seine Attraktivität ist nur 3. Ein mittleres Gebot genügt, und du behältst deine hohen Karten. Biete 5.
cards-tutorial-tie = Du und { $two } habt beide { $bid } geboten. Es entscheidet die Reihenfolge der Zeichen. Sie wechselt jede Runde, und diesmal steht dein Hut über dem Kaktus von { $two }. Also wählst du zuerst.
cards-tutorial-mercenary = Nimm den Revolverhelden. Einmal je Ära erhöht er dein Gebot um 5, und du kannst damit warten, bis alle Gebote offen liegen!

## A power

cards-tutorial-low = Probieren wir es aus. Diese Karte brächte dir 6 SP.
cards-tutorial-bid-low = Biete dafür nur 4: Reicht das nicht, hilft der Revolverheld.
cards-tutorial-use = { $one } hat { $one-bid } geboten und { $two } { $two-bid }: Mit deiner { $bid } wärst du an dritter Stelle. Der Revolverheld macht 9 daraus, und du wählst zuerst. Hier siehst du beide Reihenfolgen. Nutze ihn!

## Laying a card

cards-tutorial-outlaws = Vorsicht bei dieser: Ihre Mine brächte 6 SP, doch die Outlaws kosten 6, solange du weder Gefängnis noch Sheriff hast. Darum steht hier 0.
cards-tutorial-choose = Die andere Mine bringt { $gain } SP ohne Ärger. Nimm sie. In deiner Stadt siehst du gleich, was sie an jedem Platz brächte.
cards-tutorial-cover = Eine neue Karte muss an deine Stadt grenzen und darf freies Land überdecken. Hier liegt ihre Mine mitten zwischen drei Bergen: +{ $gain }. Tippe auf den Platz und bestätige.

## What the others take

cards-tutorial-alike = Du hast { $points } SP. Schau: Drei Karten haben die Attraktivität 7. Bei Gleichstand nehmen virtuelle Spieler die Karte, die zuerst ausgelegt wurde.
cards-tutorial-bid-on = Biete 7 und sieh, was sie dir übrig lassen.
cards-tutorial-taken = { $two } hat { $two-bid } geboten und den Saloon genommen, { $three } mit { $three-bid } die beste Mine. So ist das: Bietest du wenig, wählen andere vor dir.
cards-tutorial-rest = Eine Mine ist noch da, die { $gain } SP bringt. Nimm sie.
cards-tutorial-best = Dunkelgrün ist der beste Platz: +{ $gain }. Lege sie hierhin.

## The second era

cards-tutorial-played = Ich habe für dich weitergespielt, bis zur letzten Runde von Ära I: { $points } SP. Du hattest nur noch eine Gebotskarte, also wurde sie für dich geboten.
cards-tutorial-indian = Hier ist der Indianer: ein halber SP für jede Parzelle, die deine Stadt frei lässt. Jetzt ist das viel, aber mit jeder Karte wird es weniger. Ich nehme ihn.
cards-tutorial-era = Ära II beginnt. Alle bekommen ihre neun Gebotskarten zurück, und Fähigkeiten lassen sich noch einmal nutzen.
cards-tutorial-second = Auf den neuen Karten sind weniger Berge, aber mehr Wohnhäuser, Banken, Drugstores und Saloons. Ich spiele weiter und überlasse dir die letzte Karte.

## The last card

cards-tutorial-last = Die letzte Runde! Du hast { $points } SP, { $one } { $one-points }, { $two } { $two-points } und { $three } { $three-points }. Mit deiner letzten Gebotskarte wählst du zuerst.
cards-tutorial-last-take = Die Schmiede zählt alle Minen und Ranches deiner Stadt. Mit allem, was sie sonst noch bringt, sind das { $gain } SP. Nimm sie!
cards-tutorial-last-place = Und hier bringt sie am meisten: +{ $gain }.
cards-tutorial-result = Die Partie ist zu Ende: Du hast { $points } SP, { $three } { $three-points }, { $two } { $two-points } und { $one } { $one-points }. Du hast gewonnen!
cards-tutorial-scores = Am meisten haben deine Minen zwischen ihren Bergen gebracht, dann die Banken und das Rathaus. Die Wertung zeigt es Gebäude für Gebäude.
cards-tutorial-farewell = Du weißt nun alles, was du brauchst. In deiner ersten Partie helfen dir die Zahlen auf Karten und Plätzen, und einen Tipp bekommst du, wann immer du willst. Viel Glück!
