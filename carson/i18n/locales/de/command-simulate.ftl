# `carson simulate`: the tables, and what can be wrong with the command line.

simulate-progress = Es wird gespielt
simulate-bot = Bot
simulate-seat = Platz
simulate-wins = Siege
simulate-share = Siege in %
simulate-mean-score = Punkte im Mittel
simulate-speed =
    { $games ->
        [one] { $games } Spiel
       *[other] { $games } Spiele
    } in { $seconds } s: { $decisions } Entscheidungen je Spiel, { $speed } Entscheidungen je Sekunde
usage-simulate = Bots viele Spiele spielen lassen und die Siege zählen.
usage-simulate-games = Wie viele Spiele; nach jedem wechseln die Bots die Plätze.
usage-simulate-bots = Die Bots, durch Kommas getrennt: einer für jeden Spieler oder einer für alle. Es gibt: { $known }.
usage-simulate-seed = Eine Zahl; dieselbe Zahl ergibt dieselben Spiele.
usage-simulate-jobs = Wie viele Prozesse nebeneinander spielen.
usage-ray = Auf den Rechnern eines Ray-Clusters spielen; ohne Adresse auf dem dieses Rechners. Die Ergebnisse sind dieselben.
usage-simulate-json = Ein JSON-Objekt statt der Tabellen ausgeben.
usage-simulate-out = Jedes Spiel in diesen Ordner schreiben.
usage-simulate-variants = Die Varianten, durch Kommas getrennt; ohne Varianten: none. Es gibt: { $known }.
usage-river = Wo der Fluss verläuft: ours (unser Fluss), oder seine Parzellen, etwa a2,b2,b1.
usage-placing = Wie Cowboys mit Kit Carson gesetzt werden: turns (reihum) oder live (gleichzeitig).
usage-station-needs-house = Ein Bahnhof bringt ein Wohnhaus mit wie andere Gebäude.
usage-indian-skips-occupied = Die Würfel des Indianers werden auch für Parzellen, die nicht leer sind, noch einmal geworfen.
error-ray = Der Ray-Cluster ist nicht benutzbar: { $text }
reason-wrong-number-of-bots =
    { $count ->
        [one] Ein Bot ist genannt
       *[other] { $count } Bots sind genannt
    }, aber { $players } spielen mit: nenne einen für jeden Spieler oder einen einzigen für alle
reason-no-number = { $option } verlangt eine ganze Zahl, nicht „{ $text }“
reason-number-too-small = { $option } muss mindestens { $least } sein, nicht „{ $text }“
usage-simulate-people = Kartenspiel: wie viele Bots spielen, 1 bis 6; die virtuellen Spieler kommen hinzu.
