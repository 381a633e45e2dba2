# The rulebook in the browser: its pages, its search, and links to its paragraphs.

## Pages that show what there is

rules-characters = Die Personen
    .lead = Jede Karte hat eine gelbe und eine rote Seite. Ihre Nummer bestimmt die Zugreihenfolge; das Geldlimit ist das Geld, das du am Ende der Runde behalten darfst.
rules-buildings = Gebäude und Wohnhäuser
    .lead = Was auf einer Parzelle stehen kann und was es dort bewirkt.
rules-spaces = Die Aktionsfelder
    .lead = Die Felder in der Reihenfolge, in der sie ausgeführt werden, und die Gehege eines Spiels mit Pferden.
rules-variants = Die Varianten
    .lead = Was du zum Brettspiel hinzunehmen kannst, einzeln oder zusammen.
rules-side-yellow = { $name }, gelbe Seite: Geldlimit { $limit }
rules-side-red = { $name }, rote Seite: Geldlimit { $limit }
rules-sentence = { $text }.

## Search and links

web-rules = Regeln
web-rules-contents = Inhalt
web-rules-search = In den Regeln suchen
web-rules-found = { $count ->
    [0] Nichts gefunden.
    [one] 1 Absatz gefunden
   *[other] { $count } Absätze gefunden
}
web-rules-read-on = Weiterlesen
web-rules-why = Warum:
web-rules-see = Siehe auch
web-rules-rulings = Klarstellungen
web-rules-ruling = Klarstellung { $number }
web-rules-table = Tabelle
web-rule = Was die Regeln sagen
web-rule-short = Regel
