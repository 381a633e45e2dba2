# Why a move is refused.

## Any game

reason-game-over = Das Spiel ist zu Ende.
reason-not-your-turn = { $seat } ist an der Reihe.
reason-not-now = „{ $verb }“ steht gerade nicht zur Wahl.
reason-already-answered = Das Programm hat „{ $move }“ schon für { $seat } gespielt: Es war die einzige Möglichkeit.
reason-unknown-verb = Es gibt keinen Zug „{ $text }“.
reason-unknown-noun = „{ $verb }“ passt nicht zu „{ $text }“.
reason-number-missing = Zu „{ $verb }“ gehört eine Zahl: { $known }.
reason-noun-missing = Zu „{ $verb }“ gehört eines davon: { $known }.

## Undo

reason-undo-not-yours = Der letzte Zug war nicht deiner.
reason-undo-revealed = Das lässt sich nicht zurücknehmen: Seitdem wurde gewürfelt oder gezogen.
reason-undo-nothing = Du hast keinen Zug, den du zurücknehmen könntest.
cards-reason-undo-revealed = Das lässt sich nicht zurücknehmen: Seitdem wurden Karten aufgedeckt.

## Setup and chance

reason-not-in-bag = Im Beutel ist kein Plättchen dieser Art: { $thing }.
reason-off-the-dice = Die Würfel können { $parcel } nicht bestimmen.
reason-no-such-seat = Es gibt keinen Spieler { $seat }.
reason-already-drawn = { $seat } wurde schon gezogen.
reason-no-face = So eine Augenzahl hat ein Würfel nicht.

## Characters

reason-card-not-in-play = Diese Person ist nicht im Spiel: { $card }.
reason-card-taken = { $seat } hat schon { $the-card }.
reason-not-enough-cowboys = { $count ->
    [0] Es ist kein Cowboy mehr da.
    [one] Es ist nur noch { $count } Cowboy da.
   *[other] Es sind nur noch { $count } Cowboys da.
}
reason-not-fetchable = Der Zeitungsjunge kann diese Karte nicht holen: { $card }.
reason-not-that-many = Mehr als { $most } sind nicht möglich.
reason-no-such-package = Es gibt kein Paket von { $points } SP: nur 3, 5 oder 7.
reason-bid-more = Biete mehr als ${ $bid }.
reason-offered-already = { $parcel } ist schon in der Versteigerung.
reason-not-on-space = Dieses Plättchen liegt nicht auf { $the-place }: { $thing }.
reason-on-the-track = Nimm das ausliegende; aus dem Beutel kommt nur eines, wenn keines ausliegt: { $thing }.
reason-no-such-die = So einen Würfel hast du nicht.
reason-not-your-mine = Auf { $place } steht keine Mine von dir.
reason-multiplied-already = Das Einkommen von { $parcel } ist schon vervielfacht.
reason-no-refuge = Ein besiegter Cowboy kann nur auf ein Aktionsfeld oder eine unverkaufte Parzelle, nicht auf { $the-place }.
reason-too-late = Schon ausgeführt: { $place }.
reason-no-building = Das ist kein Gebäude: { $thing }.
reason-none-of-yours = Du hast kein Gebäude dieser Art: { $thing }.

## Placing

reason-no-piece = Davon hast du keinen zum Einsetzen: { $piece }.
reason-not-for-this-piece = Diese Figur darf nicht auf { $the-place }: { $piece }.
reason-may-not-attack = Deine Person erlaubt dir keinen Angriff.
reason-may-not-provoke = Deine Person lässt dich nicht dorthin, wo andere stehen: { $place }.
reason-no-titles = Du hast kein Besitzplättchen mehr für eine weitere Parzelle.
reason-no-building-there = Auf { $the-place } liegt kein Plättchen.
reason-space-over = { $place } ist ab Runde { $round } geschlossen.
reason-ammunition-gone = { $seat } hat das Plättchen „3 Revolver“.
reason-nothing-to-attack = { $parcel } gehört { $seat }, und dort steht kein Gebäude.
reason-protected = { $parcel } kann nicht angegriffen werden: { $thing }.
reason-piece-is-peaceful = Diese Figur greift nicht an: { $piece }.
reason-not-empty = Auf { $the-place } steht schon jemand.
reason-already-there = Du hast schon einen Cowboy auf { $the-place }.
reason-closed-by = Auf { $the-place } steht eine Figur von { $seat }, zu der niemand kommen darf: { $piece }.

## Money, land, roads, buildings

reason-too-dear = Es kostet ${ $price }, aber du hast ${ $cash }.
reason-no-cowboy-there = Du hast dort keinen Cowboy.
reason-no-duel-there = Auf { $the-place } gibt es kein Duell.
reason-parcel-owned = { $parcel } gehört { $seat }.
reason-nobodys-for-ever = { $parcel } kann niemandem gehören: Dort steht das Rathaus.
reason-not-your-land = { $parcel } gehört dir nicht.
reason-not-free = { $parcel } ist nicht leer: { $thing }.
reason-no-road-touches = Keine Straße berührt { $parcel }.
reason-no-house-site = Für das Wohnhaus, das dazugehört, gibt es keinen Platz: { $thing }.
reason-townhouse-not-closed-in = Ein zweites Wohnhaus geht auf { $parcel } nur, wenn alle acht Nachbarparzellen bebaut sind oder jemandem gehören.
reason-ask-first = { $parcel } gehört { $seat }: Frage zuerst.
reason-nobody-to-ask = Für { $parcel } musst du niemanden fragen.
reason-already-refused = { $seat } hat { $parcel } für das Plättchen, das du gerade legst, schon abgelehnt.
reason-house-must-be-placed = Es gibt einen Platz, für den du niemanden fragen musst: Das Wohnhaus muss gebaut werden.
reason-not-in-reserve = Nicht in deinem Vorrat: { $thing }.
reason-too-late-for-cash = Für die $8 ist es zu spät: In der Ausgabe von 2009 nimmst du sie mit der Karte oder gar nicht.
reason-given-up = Das hast du zurückgenommen, weil für sein Wohnhaus kein Platz war: { $thing }. Baue erst ein anderes Plättchen, dann kannst du es wieder versuchen.
reason-nowhere-to-build = Du hast keine Parzelle, auf der das jetzt gebaut werden kann: { $thing }.
reason-no-roads = Du hast keine Straße mehr.
reason-road-there = Auf { $edge } liegt schon eine Straße.
reason-road-apart = Eine Straße auf { $edge } würde das Straßennetz nicht berühren.
reason-road-astray = Eine Straße auf { $edge } führt nicht zum nächstgelegenen Bauplatz.
reason-no-line = Neben { $parcel } durchquert keine Straße die ganze Karte in gerader Linie.
reason-not-that-much = Du hast nur ${ $cash }.
reason-over-the-limit = Dein Geldlimit ist ${ $limit }: Gib mindestens ${ $least } ab.

## Variants

reason-bridge-needs-two = Die Straße auf { $edge } ist eine Brücke und braucht zwei Straßen.
reason-school-on-this-bank = Auf dieser Seite des Flusses gibt es schon eine Schule.
reason-outlaw-there = Auf { $parcel } steht ein Outlaw.
reason-prison-near = { $parcel } liegt neben einem Gefängnis, dorthin kommt kein Outlaw.
reason-no-outlaw-there = Auf { $parcel } ist kein Outlaw.
reason-has-moved = Der Outlaw auf { $parcel } hat sich schon bewegt.
reason-not-best-loot = Für den Outlaw gibt es ein besseres Gebäude als { $parcel }.
reason-shifted-enough = Du hast es dir in dieser Runde schon { $most }-mal anders überlegt.
reason-nowhere-to-go = Der Cowboy auf { $the-place } kann sonst nirgendwohin.
reason-same-place = Der Cowboy kommt von { $the-place }; setze ihn woandershin.
reason-no-such-enclosure = Es gibt fünf Gehege, 1 bis 5.
reason-enclosure-closed = Gehege { $enclosure } wird mit Kit Carson nicht genutzt.
reason-no-enclosures = In diesem Spiel gibt es keine Gehege.
reason-horse-bought = Du hast in dieser Runde schon ein Pferd gekauft.
reason-no-horses-left = Es ist kein Pferd mehr da.
reason-not-your-ranch = Auf { $parcel } steht keine Ranch von dir.
reason-no-such-tile = So ein Duellplättchen hast du nicht.
reason-not-in-pile = Der Stapel hat kein solches Duellplättchen.
reason-play-a-tile = Spiele mindestens ein Duellplättchen.
reason-sheet-no-loan = Du kannst 0, 5 oder 10 SP abgeben ({ $line }).
reason-sheet-buys-or-gives-up = Du gibst auf diesem Bogen { $given } SP ab und kannst deshalb keine kaufen.
reason-sheet-too-many = Mehr als { $most } sind nicht möglich ({ $line }).
reason-sheet-too-dear = Du hast nur noch ${ $left } ({ $line }).
reason-bid-less = { $seat } hat weniger geboten als andere.

## The card game: bids and powers

reason-not-in-hand = Du hast keine Gebotskarte { $value }.
reason-other-power = Diese Fähigkeit ist zuerst an der Reihe: { $card }.

## The card game: cards and cities

reason-not-on-display = Diese Karte liegt nicht in der Auslage: { $card }.
reason-outside-the-ground = Eine Karte auf { $parcel } läge außerhalb deines Baugrunds.
reason-first-card-in-the-middle = Die erste Karte kommt nach { $parcel }.
reason-not-joined = Eine Karte auf { $parcel } würde deine Stadt mit keiner Seite berühren.
reason-city-too-big = Deine Stadt würde zu groß: { $long ->
    [8] höchstens { $most } Zeilen und { $most } Spalten.
   *[other] höchstens { $most } Zeilen und { $long } Spalten oder { $long } Zeilen und { $most } Spalten.
}
reason-covers = { $parcel } lässt sich so nicht überdecken: { $thing }.
reason-no-sales-left = Du kannst jetzt keine Karte verkaufen.
reason-not-in-city = Diese Karte liegt nicht in deiner Stadt: { $card }.
reason-cards-overlap = Eine Karte, die eine andere überlappt, lässt sich nicht verkaufen: { $card } und { $other }.
reason-city-divided = Ohne { $the-card } zerfiele deine Stadt.
reason-pile-empty = Im Stapel sind keine Personen mehr.
reason-not-left-over = Diese Person blieb nicht übrig: { $card }.

## The card game: chance

reason-other-era = Dies ist Ära { $era }.
cards-reason-not-in-pile = Diese Karte ist nicht im Stapel: { $card }.
reason-no-such-back = Keine Person des Stapels hat diese Rückseite: { $back }.
reason-other-back = Diese Person hat eine andere Rückseite: { $card }.

## The lesson

reason-tutorial-other = Mach erst den markierten Zug. In deiner ersten echten Partie kannst du tun, was du willst.
reason-tutorial-watch = Lies, was die Lehrerin sagt, und tippe dann auf „Weiter“.
reason-tutorial-stale = Die Lektion ist inzwischen weitergegangen.
reason-no-tutorial = An diesem Tisch gibt es keine Lektion.

## The terminal

reason-no-such-number = Kein Zug hat jetzt die Nummer { $text }.
reason-ambiguous = „{ $text }“ kann mehrere Züge bedeuten: { $known }

## The text view

reason-form-not-ours = Dieses Formular kam nicht von einer unserer Seiten, oder die Seite ist zu alt. Lade die Seite neu und versuche es noch einmal.
reason-form-unclear = Das Formular war nicht lesbar.
reason-nothing-chosen = Du hast nichts gewählt.
reason-no-key = Das ist weder der Link zu einem Platz noch sein Schlüssel.
