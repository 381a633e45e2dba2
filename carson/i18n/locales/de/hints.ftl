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
hint-pass = Cowboys im Vorrat zählen zur Feuerkraft und sind nächste Runde bereit; wer früh passt, gewinnt bei Gleichstand.
hint-shift = Jemand macht dir diesen Platz streitig; anderswo bringt dein Cowboy mehr.
hint-road = Dank dieser Straße kann ein Gebäude stehen, wo es sich lohnt, oder sie bringt selbst Punkte.
hint-roads = Diese Straße zahlt sich aus, jetzt oder am Ende.
hint-nothing = Du gibst nichts her und behältst dein Geld.
hint-keep = So ist es gut; später lässt sich vielleicht mehr daraus machen.
hint-land = Ringsum: Wohnhaussymbole { $houses }, Berge { $mountains }, leere Parzellen { $free }.
hint-land-bought = Was dir das Land wert ist, abzüglich des Preises.
hint-building = Was das Gebäude am besten Platz wert ist, abzüglich der Kosten.
hint-site = Die künftigen Einnahmen hier, und was deine Nachbarn gewinnen oder verlieren.
hint-hall = Deine Läden daneben bringen mehr ein.
hint-house = Ein Wohnhaus hier hilft dir mehr als den anderen.
hint-consent = Was dir das Wohnhaus bringt, abzüglich dessen, was andere davon haben.
hint-duel = Zuerst die Duelle, in denen wenig zu verlieren ist: Ein Cowboy, der dort verliert, hilft im nächsten.
hint-dice = Wirf den niedrigsten Würfel neu, und nur, wenn das Duell sonst verloren wäre.
hint-gift = Es kostet nichts.
hint-points = SP jetzt gegen das, was das Geld noch kaufen könnte.
hint-pay = Was auf Dauer mehr einbringt.
hint-bid = Was dir das Angebot wert ist, abzüglich des Gebots.
hint-hire = So viele Cowboys bringen mehr, als sie kosten.
hint-arms = Revolver zählen in allen kommenden Duellen.
hint-doctor = Was der neue Platz wert ist, abzüglich des Honorars.
hint-horse = Was das Gehege gibt, und seine Punkte im Rodeo.
hint-horse-bought = Was das Pferd wert ist, abzüglich des Lohns.
hint-tiles = Ein hohes Plättchen, wo viel zu gewinnen ist, ein niedriges, wo nichts hilft.
hint-tiles-later = Plättchen unter dem Durchschnitt können weg.
hint-sheet = Die übliche Ausrüstung und ein Revolver mehr; der Rest bleibt Geld.
hint-outlaw = Dieser Outlaw schadet den anderen am meisten.
hint-outcome-points = Bringt mehr SP als die anderen Möglichkeiten.
hint-outcome-money = Lässt dir mehr Geld und Einnahmen als die anderen Möglichkeiten.
hint-outcome-land = Lässt dir besseres Land und bessere Gebäude als die anderen Möglichkeiten.
hint-outcome-strength = Macht dich stärker als die anderen Möglichkeiten: Cowboys, Feuerkraft, Straßen.
hint-outcome-variant = Bringt mehr als die anderen Möglichkeiten von dem, was diese Variante hinzufügt.
hint-outcome-discount = Gebäude werden für dich billiger.
hint-outcome-promises = Das meiste davon bringt es dir erst später in der Runde.

## The card game

hint-cards-bid = Früher wählen gegen die Gebotskarte, die du hergibst.
hint-cards-take = Was die Karte deiner Stadt jetzt bringt und später bringen kann.
hint-cards-place = Hier nützt sie ihrer Umgebung am meisten und lässt Platz zum Wachsen.
hint-cards-sell = Was der Verkauf bringt, abzüglich dessen, was die Karte dort zählt.
hint-cards-use = Die Fähigkeit bringt jetzt mehr als wohl später.
hint-cards-fetch = Was dir die Person bis zum Ende bringt.
hint-cards-top = Eine unbekannte Person ist etwa so viel wert wie der Durchschnitt.
