# The lesson: a short game with a teacher. $them is the opponent; the numbers come from the table.

## Chapters

tutorial-chapter-land = Dein Land
tutorial-chapter-character = Deine Person
tutorial-chapter-cowboys = Cowboys einsetzen
tutorial-chapter-duel = Das Duell
tutorial-chapter-building = Bauen
tutorial-chapter-attack = Angriff!
tutorial-chapter-limit = Punkte und Geldlimit
tutorial-chapter-defence = Verteidigung
tutorial-chapter-end = Die letzte Runde

## Your land

tutorial-welcome = Willkommen in Carson City! Ich bin hier die Lehrerin. Wir spielen eine kurze Partie gegen { $them }: Du machst die Züge, und ich erkläre dir, warum.
tutorial-goal = In vier Runden kaufst du Land, errichtest Gebäude, verdienst Geld und machst daraus Siegpunkte, kurz SP. Wer am Ende die meisten SP hat, gewinnt.
tutorial-town = Das ist die Stadt: 64 Parzellen. Sie beginnt mit einem Wohnhaus und den Straßen ringsum. Läden verdienen an den Wohnhäusern nebenan, darum ist Land beim Zentrum viel wert.
tutorial-draft = Alle bekommen zu Beginn zwei Parzellen umsonst. Nimm d4, gleich neben dem Wohnhaus: Tippe darauf, um zu sehen, was geschieht, und dann noch einmal oder auf „Bestätigen“.
tutorial-draft-again = Deine zweite: e5. Ringsum liegen drei Berge, und eine Mine verdient an jedem davon. Ranches und Minen brauchen nicht einmal eine Straße.

## Your character

tutorial-characters = Zu Beginn jeder Runde wählst du eine Person. Ihre Karte gibt dir eine Fähigkeit, eine Zahl für die Reihenfolge – niedrige Zahlen kommen zuerst – und ein Geldlimit: So viel Geld darfst du am Ende der Runde behalten.
tutorial-banker = Du hast ${ $cash }. Nimm den Bankier: sofort $9, eine niedrige Zahl, und bei einem Geldlimit von ${ $limit } musst du dir um Geld keine Sorgen machen.

## Placing cowboys

tutorial-track = Die Schilder der Hauptstraße sind die Aktionsfelder. Reihum setzt ihr je einen Cowboy ein, bis alle gepasst haben. Dann werden die Felder der Reihe nach ausgeführt, vom Lohn bis zum letzten Kauf von SP.
tutorial-saloon = Du hast { $cowboys } Cowboys in deinem Vorrat. Hier liegt ein Saloon für ${ $price }: Er bringt $5 für jedes Wohnhaus ringsum. Schicke einen Cowboy hin; bezahlt wird später.
tutorial-parcel = Auch Land kaufst du mit Cowboys. e4 liegt neben deiner Parzelle d4 und kostet ${ $price }: einen Dollar, und einen mehr für jeden Berg, jedes Wohnhaus und jedes Gebäude darauf oder daneben.
tutorial-challenge = { $them } will den Saloon auch! Ihr könnt ihn nicht beide haben, also gibt es ein Duell. Ihr würfelt beide und zählt eure Feuerkraft dazu: die Revolver und die Cowboys, die noch im Vorrat sind.
tutorial-pass = Deine Feuerkraft ist { $firepower }, und jeder Cowboy, den du einsetzt, senkt sie um 1. Wer zuerst passt, gewinnt auch bei Gleichstand: Passt du jetzt, ist deine Chance { $odds } %, später nur { $late-odds } %. Behalte also den letzten Cowboy im Vorrat und passe.

## The duel

tutorial-claim = Ihr habt beide gepasst, nun werden die Felder ausgeführt. { $them } hat alle Cowboys eingesetzt: Du hast { $firepower } Feuerkraft gegen { $their-firepower }. Doch zuerst kommt das Land an die Reihe. Kaufe e4 für ${ $price }.
tutorial-duel = Das Duell! Du hast eine { $die } gewürfelt, plus { $power } macht { $total }. { $them } hat eine { $their-die } gewürfelt, plus { $their-power } macht { $their-total }. Gleichstand – und du hast zuerst gepasst, also gewinnst du!
tutorial-buy = Wer verliert, nimmt einfach den Cowboy zurück. Der Saloon gehört dir für ${ $price }. Kaufe ihn.

## Building

tutorial-build = Für ein Gebäude brauchst du eine eigene Parzelle, an die eine Straße reicht. Die Straßen des Zentrums reichen bis d4. Baue den Saloon dort.
tutorial-road = Mit jedem Laden kommt ein Wohnhaus in die Stadt, und auch das braucht eine Straße. Es soll auf deiner Parzelle e4 stehen, doch dorthin führt noch keine. Lege deine Straße an die obere Seite von d4.
tutorial-house = Nun kannst du das Wohnhaus auf e4 bauen. Auf eigenem Land ist es privat: Es zählt nur für deine Gebäude. Auf unverkauftem Land würde es für alle zählen.
tutorial-forecast = Dein Saloon hat nun zwei Wohnhäuser neben sich, das im Zentrum und dein eigenes: 2 × $5 macht ${ $income }. Die kleine Zahl an einem Gebäude zeigt immer, was es einbringt.
tutorial-income = Das Einkommen aus Gebäuden kommt von selbst, ohne Cowboy: Du hast ${ $income } bekommen, { $them } ${ $their-income } mit einer Mine und einer Ranch.
tutorial-close = Die Runde endet. Neue Cowboys kommen, der billigste Kauf von SP schließt für immer, und was über dem Geldlimit liegt, muss abgegeben werden. Du hast ${ $cash } und darfst ${ $limit } behalten, also gib $0 ab.

## Attack

tutorial-mercenary = Runde 2. Du hast zuerst gepasst, also wählst du zuerst. Nimm den Revolverhelden: 3 Feuerkraft mehr in dieser Runde. Aber denk an sein Geldlimit von nur ${ $limit }.
tutorial-bank = Ich habe zwei Cowboys für dich eingesetzt: für eine Mine, die nach e5 soll, und auf der Parzelle d3. Dort kannst du diese Bank bauen. Sie bringt $3 für jedes Wohnhaus ringsum und $3 für jede deiner Minen.
tutorial-attack = Die Mine von { $them } bringt ${ $stake }. Ein Cowboy auf einem fremden Gebäude greift es an und stiehlt die Hälfte davon. Ein Cowboy des Besitzers kann es verteidigen, dann gibt es ein Duell. Greife g6 an!
tutorial-purchase = Schicke deinen letzten Cowboy zum Kauf von SP. Hier kostet ein SP ${ $price }, und du kannst beliebig viele kaufen. Nächste Runde ist dieses Feld geschlossen: SP werden jede Runde teurer.
tutorial-public = Das Land ist bezahlt, und die Bank steht auf d3. Baue ihr Wohnhaus auf e3, neben deiner Bank und deinem Saloon. Das Land gehört niemandem, also zählt dieses Wohnhaus für alle – doch nur du hast dort Läden.
tutorial-steal = Auch deine Mine steht. Nun das Einkommen aus Gebäuden: Niemand verteidigt g6, also bekommt dein Cowboy die Hälfte von ${ $stake }. Nimm dir die ${ $loot }!

## Points and the cash limit

tutorial-limit = Du hast jetzt ${ $cash }, aber der Revolverheld lässt dir nur ${ $limit }. Was darüber liegt, musst du am Ende der Runde abgeben, und dann bringen $10 nur 1 SP.
tutorial-points = Hier kostet ein SP nur $3. Kaufe { $amount } für ${ $cost }: Die ${ $rest }, die dir bleiben, liegen unter dem Limit.
tutorial-excess = Sieh dir { $them } an: Das Geldlimit hat ${ $their-spent } gekostet, für nur { $their-points } SP. Du hast { $points } SP und weniger ausgegeben. Gib dein Geld also rechtzeitig aus!
tutorial-grocer = Runde 3. Nimm jetzt die Krämerin: sofort $8 oder das doppelte Einkommen aus einer Gebäudeart.
tutorial-wait = Dein Saloon bringt inzwischen ${ $best }, verdoppeln ist also mehr wert als $8. Warte damit bis zum Einkommen aus Gebäuden.

## Defence

tutorial-defend = { $them } greift deinen Saloon an! Setze selbst einen Cowboy dorthin, dann wird um die Hälfte deiner Einnahmen gekämpft.
tutorial-ammunition = { $them } hat { $their-firepower } Feuerkraft, du hast { $firepower }. Hole dir die Munition: 3 Feuerkraft mehr in dieser Runde, und sie ist vor dem Duell an der Reihe.
tutorial-pass-again = Einen Cowboy habe ich zum Kauf von SP zu $4 geschickt. Die anderen { $cowboys } bleiben im Vorrat: { $firepower } Feuerkraft, dazu 3 durch die Munition. { $them } wird mit jedem eingesetzten Cowboy schwächer. Passe zuerst!
tutorial-double = Es hat geklappt: Du hast { $firepower } Feuerkraft, { $them } hat { $their-firepower }, und du gewinnst bei Gleichstand. Wähle vor dem Duell, welche Gebäudeart das Doppelte bringt: der Saloon.
tutorial-defended = Du hast eine { $die } gewürfelt, plus { $power } macht { $total }. { $them }: { $their-die } + { $their-power } = { $their-total }. Der Angriff ist abgewehrt, und dein Saloon hat das Doppelte gebracht!
tutorial-points-again = Du hast ${ $cash }. Kaufe { $amount } SP für ${ $cost }: Nächste Runde kosten sie $5. Behalte ${ $rest } für Land.

## The last round

tutorial-last-round = Runde 4, die letzte. Ich habe noch einmal die Krämerin für dich genommen. Jetzt zählt, was am Ende Punkte bringt: Jedes Gebäude, jedes Wohnhaus und jeder Berg auf deinem Land gibt 2 SP, und je $6 geben 1 SP.
tutorial-last-purchase = Nur der teuerste Kauf von SP ist noch offen. ${ $price } für einen SP ist besser als $6 am Ende: Schicke einen Cowboy hin.
tutorial-last-house = Das Wohnhaus auf e3 steht noch auf unverkauftem Land. Für ${ $price } gehört es dir, und das sind 2 SP.
tutorial-last-pass = Ich habe noch einen Cowboy zum Berg auf g2 geschickt: $2 für 2 SP. Sonst lohnt sich kein Cowboy mehr, also passe.
tutorial-last-points = Deine Gebäude haben zum letzten Mal Einkommen gebracht, du hast ${ $cash }. Kaufe { $amount } SP.
tutorial-result = Das Spiel ist aus: Du hast { $points } SP, { $them } { $their-points }. Du hast gewonnen!
tutorial-scores = Die meisten SP hast du gekauft, solange sie billig waren. Deine Gebäude, Wohnhäuser und der Berg brachten den Rest. { $them } hatte mehr Gebäude, hat aber am Geldlimit Geld verschenkt.
tutorial-farewell = Du weißt nun alles, was du brauchst. Für die erste Partie empfiehlt die Spielregel dieselben sieben Personen. Bitte um einen Tipp, wann immer du willst. Viel Glück!
