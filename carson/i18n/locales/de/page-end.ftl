# The end of a game in the browser: winners, points, dice.

web-review = Rückblick
web-fair-dice = Woher der Zufall kam
web-winner-tie = Gleichstand: Wer in der letzten Runde zuerst gepasst hat, gewinnt.
web-total = Summe
web-vp-by-round = Siegpunkte nach Runden
web-vp-by-source-and-round = Siegpunkte nach Herkunft und Runde
web-dice-statistics = Die Würfel
web-average = Schnitt
web-duel-luck = Glück in Duellen
    .about = Was vor jedem Wurf zu erwarten war: Feuerkraft, alle Würfel, neu geworfene Würfel und bei Gleichstand, wer zuerst gepasst hat.
web-duels-fought = Duelle
web-wins-expected = Erwartete Siege
web-wins = Siege
web-seed = Alle Ziehungen und Würfe kamen aus dem Startwert { $seed }, dessen Prüfsumme { $commitment } war.
web-seed-verified = In deinem Browser geprüft: Die SHA-256-Prüfsumme des Startwerts stimmt mit der zu Beginn gezeigten überein.
web-seed-wrong = Der Startwert passt nicht zu der Prüfsumme, die zu Beginn gezeigt wurde!
web-seed-unchecked = Dieser Browser prüft den Startwert nur auf einer sicheren Seite (https).
web-hints-taken = { $count ->
    [one] Mit 1 Tipp
   *[other] Mit { $count } Tipps
}
