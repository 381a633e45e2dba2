# The panel of the lesson.

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
web-finished-city = Eine fertige Stadt
