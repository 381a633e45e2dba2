# Hints: what the bot would do, and how it judged.

hint-worth = { $points ->
    [below] Alles in allem kostet es dich mehr, als es bringt.
    [0] Alles in allem bringt es dir weniger als 1 SP.
   *[other] Alles in allem bringt es dir etwa { $points } SP.
}
hint-place = { $points ->
    [below] Es kostet mehr, als es bringt; deine Chance darauf: etwa { $chance } %.
    [0] Es bringt weniger als 1 SP; deine Chance darauf: etwa { $chance } %.
   *[other] Es bringt etwa { $points } SP, wenn du es bekommst; deine Chance: etwa { $chance } %.
}
hint-pass = In deinem Vorrat zählen deine Cowboys zur Feuerkraft und können in der nächsten Runde arbeiten, und wer früh passt, gewinnt bei Gleichstand.
hint-shift = Jemand macht dir diesen Platz streitig; anderswo bringt dein Cowboy mehr.
hint-road = Dank dieser Straße kann ein Gebäude stehen, wo es sich lohnt, oder sie bringt selbst Punkte.
hint-roads = Diese Straße zahlt sich aus, jetzt oder am Ende.
hint-nothing = Du gibst nichts her und behältst dein Geld.
hint-keep = So ist es gut; später lässt sich vielleicht mehr daraus machen.
hint-land = Das Land zählt selbst, und noch mehr, was darauf gebaut werden kann.
hint-land-bought = Das Land wird mit seinem Preis verglichen.
hint-building = Das Gebäude am besten Ort wird mit dem verglichen, was es kostet.
hint-site = Gezählt wird das Einkommen von jetzt an, und was deine Nachbarn gewinnen oder verlieren.
hint-hall = Deine Läden daneben bringen mehr ein.
hint-house = Ein Wohnhaus hier hilft dir mehr als den anderen.
hint-consent = Was das Wohnhaus dir bringt, wird mit dem verglichen, was es dem Erbauer bringt.
hint-duel = Zuerst die Duelle, in denen wenig zu verlieren ist: Ein Cowboy, der dort verliert, hilft im nächsten.
hint-dice = Der niedrigste Würfel wird zuerst aufgegeben, und nur, wenn das Duell sonst verloren wäre.
hint-gift = Es kostet nichts.
hint-points = SP jetzt werden mit dem verglichen, was das Geld dir noch wert wäre.
hint-pay = Was mehr einbringt, jetzt oder später.
hint-bid = Was verkauft wird, wird mit dem Gebot verglichen.
hint-hire = In dieser Zahl bringen Cowboys mehr, als sie kosten.
hint-arms = Revolver zählen in allen kommenden Duellen.
hint-doctor = Ein Platz, der noch frei ist, ist mehr wert als das Honorar.
hint-horse = Das Gehege selbst und das Rodeo zählen.
hint-horse-bought = Das Pferd wird mit dem Lohn verglichen.
hint-tiles = Ein hohes Plättchen, wo viel zu gewinnen ist, ein niedriges, wo nichts hilft.
hint-tiles-later = Plättchen unter dem Durchschnitt können weg.
hint-sheet = Die übliche Ausrüstung und ein Revolver mehr; der Rest bleibt Geld.
hint-outlaw = Dieser Outlaw schadet den anderen am meisten.
hint-outcome-points = Das bringt mehr SP als die anderen Antworten.
hint-outcome-money = Danach hast du mehr Geld und Einkommen als nach den anderen Antworten.
hint-outcome-land = Danach hast du besseres Land und bessere Gebäude als nach den anderen Antworten.
hint-outcome-strength = Danach bist du stärker als nach den anderen Antworten: Cowboys, Feuerkraft, Straßen.
hint-outcome-variant = Das bringt mehr als die anderen Antworten von dem, was diese Variante hinzufügt.
hint-outcome-discount = Gebäude werden für dich billiger.
hint-outcome-promises = Am meisten zählt, was es dir in dieser Runde noch bringt.

## The card game

hint-cards-bid = Die Karte, die du hergibst, wird gegen das abgewogen, was du in dieser Reihenfolge nehmen kannst.
hint-cards-take = Gezählt wird, was deine Stadt jetzt gewinnt und was noch daraus werden kann.
hint-cards-place = Hier nützt die Karte ihrer Umgebung am meisten und lässt Platz zum Wachsen.
hint-cards-sell = Der Verkauf bringt mehr als die Karte, wo sie liegt.
hint-cards-use = Die Fähigkeit bringt jetzt mehr als wohl später.
hint-cards-fetch = Gezählt wird, was dir die Person bis zum Ende bringt.
hint-cards-top = Eine Person, die niemand kennt, ist so viel wert wie eine durchschnittliche.
