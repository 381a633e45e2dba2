# The options of a table: their names, their values, and what can be wrong with them.

## Names

web-option-characters = Personen
web-option-buildings = Weitere Gebäude
web-option-variants = Varianten
web-option-edition = Ausgabe
web-option-river = Der Lauf des Flusses
web-option-placing = Einsetzen
web-option-station-needs-house = Der Bahnhof bringt ein Wohnhaus
web-option-indian-skips-occupied = Die Würfel des Indianers überspringen auch Parzellen, die nicht leer sind
web-option-level = Virtuelle Spieler
web-option-bot = Bots
web-option-undo = Züge zurücknehmen
web-option-pace = Bedenkzeit
web-option-listed = Alle dürfen mitspielen
web-option-hints = Tipps anbieten

## Characters

web-cast-first-game = Erstes Spiel
web-cast-quiet = Beschauliche Stadt
web-cast-home-owner = Eigenheimbesitzer
web-cast-prosper = Wohlstand
web-cast-settling-scores = Offene Rechnungen
web-cast-gold-rush = Goldrausch
web-cast-random = Zufällig
web-cast-own = Eigene Auswahl
web-cast-count = { $count ->
    [0] Die Personen werden gezogen. Tippe Karten an, um sie selbst zu wählen.
    [one] 1 Karte gewählt: 7 sind nötig, 8 mit dem Zeitungsjungen.
   *[other] { $count } Karten gewählt: 7 sind nötig, 8 mit dem Zeitungsjungen.
}

## Buildings, edition, placing

web-buildings-first-game = Gebäude des ersten Spiels
web-buildings-all = Alle Gebäude
web-edition-big-box = Big Box
web-edition-2009 = 2009
web-placing-turns = Der Reihe nach
web-placing-live = Alle zugleich

## Variants and the river

web-variant-new-beginning = Ein neuer Anfang
    .about = Alle geben vor dem Spiel heimlich $50 aus
web-variant-river = Carson River
    .about = Ein Fluss fließt durch die Stadt, und Straßen werden zu Brücken
web-variant-might-is-right = Das Recht des Stärkeren
    .about = Verdeckte Duellplättchen statt Würfel
web-variant-kit-carson = Kit Carson
    .about = Cowboys versetzen, bis du passt
web-variant-outlaws = Outlaws
    .about = Banditen reiten ein und plündern die Stadt
web-variant-horses = Pferde
    .about = Pferde, Gehege und ein Rodeo
web-river-ours = Unser Fluss. Für einen eigenen tippe benachbarte Parzellen nacheinander an.
web-river-drawn = { $count ->
    [one] 1 Parzelle gezeichnet. Von Rand zu Rand, 3 bis 15 Parzellen.
   *[other] { $count } Parzellen gezeichnet. Von Rand zu Rand, 3 bis 15 Parzellen.
}
web-river-back-to-ours = Unser Fluss

## Virtual players and bots

web-virtual-number = Virtueller Spieler { $number }
web-level-novice = Anfänger
web-level-intermediate = Fortgeschritten
web-level-expert = Experte
web-suits = Zeichen (sie entscheiden bei gleichen Geboten)
web-suit-of = Zeichen von { $name }
web-suit-hat = Hut
web-suit-star = Stern
web-suit-cow = Kuh
web-suit-boot = Stiefel
web-suit-horseshoe = Hufeisen
web-suit-cactus = Kaktus
web-bot-random = Zufällig
web-bot-friendly = Leicht
web-bot-greedy = Normal
web-bot-learned = Selbst gelernt
web-bot-level-1 = Grünschnabel
    .about = Frisch aus der Postkutsche: meint es gut und verschwendet viel.
web-bot-level-2 = Viehtreiber
    .about = Packt an und nimmt, was naheliegt.
web-bot-level-3 = Hilfssheriff
    .about = Kennt den guten Zug, lässt ihn aber manchmal liegen.
web-bot-level-4 = Glücksritter
    .about = Spielt gut, wagt aber manchmal zu viel.
web-bot-level-5 = Marshal
    .about = Nimmt, was am meisten wert ist, und ahnt oft, was die anderen wollen.
web-bot-level-6 = Legende
    .about = Hat mehr Partien hinter sich, als die Stadt Tage zählt.
web-bots-mixed = Jeder Bot hat seine eigene Stufe.
web-bots-one-by-one = Für jeden Bot einzeln
web-worthy-higher = „{ $from }“ ist dir zu leicht geworden. Ein würdiger Gegner: { $to }.
web-worthy-lower = „{ $from }“ ist schwer zu schlagen. Ein würdiger Gegner fürs Erste: { $to }.
web-worthy-choose = { $to } wählen

## Undo and clock

web-undo-friendly = Wenn die anderen zustimmen
web-undo-strict = Nur solange nichts aufgedeckt wurde
web-undo-off = Nie
web-pace-none = Unbegrenzt
web-pace-live = Live: 15 Min. + 15 s je Zug
web-pace-daily = Tage: 2 Tage + 6 Std. je Zug
web-pace-slow = Wochen: 7 Tage + 1 Tag je Zug

## What can be wrong

reason-unknown-option = es gibt keine Option „{ $option }“, nur: { $known }
reason-unknown-value = die Option „{ $option }“ kennt den Wert „{ $text }“ nicht, nur: { $known }
reason-players-out-of-range = es spielen { $least } bis { $most } Spieler mit, nicht „{ $text }“
reason-edition-has-fewer-players = die Ausgabe von 2009 ist für { $least } bis { $most } Spieler, nicht für { $text }
reason-edition-has-base-tiles-only = die Ausgabe von 2009 hat nur die Gebäude des ersten Spiels
reason-edition-has-base-characters-only = die Ausgabe von 2009 hat nur die Personen 1 bis 7
reason-named-twice = die Option „{ $option }“ nennt etwas zweimal: „{ $text }“
reason-unknown-cast = es gibt keine Personen „{ $text }“; nenne sieben Seiten wie 4R oder eines von: { $known }
reason-wrong-cast-size = es werden { $needed } Personen gebraucht, nicht { $count }
reason-card-twice = eine Person kann nicht zweimal dabei sein: { $card }
reason-card-needs-horses = diese Person braucht die Variante „Pferde“: { $card }
reason-side-settled-in-play = die Seite dieser Karte wird im Spiel gewählt: { $card }
reason-unknown-bot = es gibt keinen Bot „{ $text }“, nur: { $known }
reason-edition-has-no-such-variant = die Ausgabe von 2009 hat diese Variante nicht: „{ $text }“
reason-river-length = ein Fluss hat { $least } bis { $most } Parzellen, nicht { $count }
reason-river-broken = jede Parzelle des Flusses muss mit einer Seite an die nächste grenzen
reason-river-must-reach-two-edges = der Fluss muss von einem Rand des Spielplans zu einem anderen führen
reason-seats-out-of-range = am Tisch sitzen { $least } bis { $most }, Menschen und virtuelle Spieler zusammen, nicht { $count }
reason-suits-missing = { $seats } Zeichen werden gebraucht, eines je Platz, nicht { $count }
