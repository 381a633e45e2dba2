# The start page.

## Ways to begin

web-page-title = Carson City
web-start-lead = Gründe eine Stadt, kämpfe um die besten Plätze und werde in vier Runden reich.
web-play-bots = Gegen Bots
    .about = Allein gegen den Computer. Zwei Klicks, und es geht los.
web-play-device = An diesem Gerät
    .about = Alle an einem Bildschirm, der von Hand zu Hand geht.
web-play-friends = Freunde online
    .about = Schick einen Link. Spielt live oder einen Zug am Tag.
web-start-bots = Los
web-start-device = Los
web-start-friends = Tisch öffnen
web-learn = Spielen lernen
    .about = Eine kurze Partie mit einer Lehrerin: etwa sechs Minuten, und du machst die Züge.
    .again = Lektion fortsetzen

## Tables and saved games

web-my-tables = Meine Tische
web-open-tables = Offene Tische
web-import = Gespeichertes Spiel fortsetzen
web-fan-project = Ein inoffizielles Fanprojekt mit eigenen Zeichnungen und Worten. Carson City ist ein Spiel von Xavier Georges, erschienen bei Quined Games; das gedruckte Spiel lieben und spielen wir.
web-seats-free = { $count ->
    [one] 1 freier Platz
   *[other] { $count } freie Plätze
}
web-turn-of-names = Am Zug: { $names }
web-count-players = { $count ->
    [one] 1 Spieler
   *[other] { $count } Spieler
}
web-count-virtual = { $count ->
    [one] 1 virtueller Spieler
   *[other] { $count } virtuelle Spieler
}

## The form of a new table

web-which-game = Spiel
web-game-board = Brettspiel
web-game-cards = Kartenspiel
web-how-many = Spieler
web-names = Namen
web-your-name = Dein Name
web-guest = Gast
web-player-number = Spieler { $number }
web-bots-among-them = Davon Bots
web-more-options = Mehr Optionen
web-fewer-options = Weniger Optionen
