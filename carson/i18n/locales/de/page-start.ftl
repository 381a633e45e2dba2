# The start page.

## Ways to begin

web-page-title = Carson City
web-start-lead = Gründe eine Stadt, kämpfe um die besten Plätze und werde in vier Runden reich.
web-start-bots = Los
web-start-device = Los
web-start-friends = Tisch öffnen
web-learn = Spielen lernen
    .about = Eine geführte Partie von etwa sechs Minuten. Du machst die Züge.
    .again = Lektion fortsetzen

## Tables and saved games

web-my-tables = Meine Tische
web-open-tables = Offene Tische
web-import = Gespeichertes Spiel laden
web-fan-project = Ein inoffizielles Fanprojekt mit eigenen Zeichnungen und Worten. Carson City ist ein Brettspiel von Xavier Georges, erschienen bei Quined Games. Wir lieben das gedruckte Spiel und empfehlen es.
web-seats-free = { $count ->
    [one] 1 freier Platz
   *[other] { $count } freie Plätze
}
web-turn-of-names = Am Zug: { $names }
web-list-won = Gewonnen: { $names }
web-count-players = { $count ->
    [one] 1 Spieler
   *[other] { $count } Spieler
}
web-count-virtual = { $count ->
    [one] 1 virtueller Spieler
   *[other] { $count } virtuelle Spieler
}

## The form of a new table

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

## The street, the posters and the ways into a game

web-start-motto = Gründe eine Stadt. Kämpfe um das Beste.
web-way-learn = Lernen
    .board = 6 Minuten
    .cards = 5 Minuten
web-way-bots = Solo
    .about = Bots warten
web-way-device = Weiterreichen
    .about = ein Bildschirm
web-way-friends = Freunde
    .about = live oder tageweise
web-poster-board = Das Brettspiel
    .about = Eine Stadt für alle: Cowboys, Duelle, Gebäude.
    .players = 2–6
    .rounds = 4 Runden
    .time = 60 min
web-poster-cards = Das Kartenspiel
    .about = Deine eigene Stadt: biete auf Land, lege klug.
    .players = 1–6
    .rounds = 18 Runden
    .time = 35 min

## What the book says of a variant

web-options-rules = Einzelheiten der Regeln
web-options-table = Am Tisch: Zurücknehmen, Tipps, Uhren
web-rating-difficulty = Schwierigkeit: { $stars } von 3
web-rating-strategy-1 = mehr Glück
web-rating-strategy-3 = mehr Strategie
web-rating-longer = länger
web-rating-shorter = kürzer
web-rating-two = gut zu zweit

## Opponents at the card game

web-rivals = Gegen wen?
web-rivals-virtual = Virtuelle Spieler
    .about = Das Solospiel der Spielregel: Sie haben keine Stadt und nehmen die Karten mit der höchsten Attraktivität.
web-rivals-bots = Bots mit Städten
    .about = Sie bauen Städte wie du und nutzen Fähigkeiten.
web-virtual-count = Wie viele virtuelle Spieler dazu?
