# Die Seite der Einführung: die Tür zu ihr und die Tafel der Lehrerin.

web-learn = Spielen lernen
    .about = Eine kurze Partie mit einer Lehrerin: etwa sechs Minuten, und du machst die Züge.
    .again = Lektion fortsetzen
web-coach = Lektion
    .who = Die Lehrerin
    .step = Schritt { $step } von { $steps }
    .on = Weiter
    .back = Zurück
    .skip = Kapitel überspringen
    .leave = Verlassen
    .fold = Lektion einklappen
    .unfold = Lektion zeigen
    .yours = Du bist dran: Dein Zug ist markiert.
    .confirm = Nun bestätige es.
    .first-game = Erste Partie spielen
    .points = Punkte ansehen
