# The help of the page: what the numbers mean, and the keys.

## Numbers and lists

web-help-numbers = Was die Zahlen eines Spielers bedeuten
web-fact-income = Gebäudeeinkommen dieser Runde; die erste von zwei Zahlen ist, was davon bleibt, wenn alle Angriffe gelingen
web-fact-limit = Geldlimit; nach −, das Geld darüber
web-fact-final = Siegpunkte, wenn das Spiel jetzt endete
web-help-characters = Die Personen dieses Spiels
web-help-buildings = Gebäude
web-help-boxes = Die Aktionsfelder in ihrer Reihenfolge
web-help-keys = Tasten
web-help-roads-note = Straßen aus deinem Vorrat kannst du legen, wann immer du gefragt wirst und die Auswahl „Straße“ anbietet. Niemand wird unterbrochen.

## Keys

web-key-enter = Eingabe
    .does = zeigen, was der Zug bewirkt; noch einmal, um ihn zu machen
web-key-undo = Strg Z
    .does = rückgängig machen
web-key-pass = P
    .does = passen
web-key-choices = C
    .does = zur Auswahl
web-key-track = T
    .does = zu den Aktionsfeldern oder zu den ausliegenden Karten
web-key-number = 1 – 23
    .does = zu einem Feld mit seiner Nummer
web-key-map = M
    .does = zur Stadt
web-key-arrows = ← ↑ → ↓
    .does = von Ort zu Ort
web-key-road = R
    .does = Straßen legen; noch einmal für die nächste Kante
web-key-history = [ ]
    .does = einen Schritt zurück oder weiter
web-key-rounds = Bild↑ Bild↓
    .does = eine Runde zurück oder weiter
web-key-income = I
    .does = Einkommen zeigen
web-key-income-map = H
    .does = zeigen, wo ein Gebäude am meisten bringt
web-key-log = L
    .does = zum Verlauf
web-key-help = ?
    .does = Hilfe zu dem, was den Fokus hat; sonst diese Seite
web-key-close = Esc
    .does = schließen, abwählen

## The card game

web-help-yours = Du hast { $count }.
web-help-yours-points = Du hast { $count }: zurzeit { $points } SP.
web-help-brings = Bringt dir zurzeit { $points } SP.
