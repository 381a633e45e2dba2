# Tasten, und was über die Dinge auf dem Tisch gesagt wird.

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
web-key-log = L
    .does = zum Verlauf
web-key-help = ?
    .does = Hilfe zu dem, was den Fokus hat; sonst diese Seite
web-key-close = Esc
    .does = schließen, abwählen

## Was ein Ding auf dem Tisch gerade wert ist

preview-belongs = { $parcel } gehört { $seat }.
preview-pays-now = { $thing }: bringt in dieser Runde ${ $amount }.
preview-land-price = Landpreis zurzeit: ${ $amount }.
preview-no-road = Noch führt keine Straße hin.
preview-stands-there = { $seat } steht dort, mit Feuerkraft { $count }.
preview-firepower-sum = { $total } = { $revolvers } durch Revolver + { $cowboys } durch Cowboys im eigenen Vorrat + { $ammunition } durch Munition + { $other } durch Personen und Varianten.
preview-came-from = { $source }: { $points } SP.
web-tip = Über: { $name }
web-tip-appeal = Virtuelle Spieler nehmen die Karte mit dem größten Reiz und werten den Reiz ihrer Karten. Für dich zählt er nicht.
web-tip-bag = Im Beutel: { $count }.
web-tip-limit = Geldlimit: ${ $limit }.
web-tip-supply = Im Vorrat von { $name }: { $count }.
preview-worth-now = Zurzeit { $points } SP wert.
web-setting-patterns = Muster auf Land, das jemandem gehört
