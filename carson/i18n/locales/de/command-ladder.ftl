# `carson ladder`: how strong the bots are.

ladder-rating = Wertung
ladder-interval = 95 %
ladder-games = Spiele
ladder-title = { $players } Spieler
usage-ladder = Alle Gruppen von Bots mit wechselnden Plätzen und gleichem Glück gegeneinander spielen lassen und werten.
usage-ladder-bots = Die Bots, durch Kommas getrennt. Es gibt: { $known }.
usage-ladder-players = Wie viele an einem Tisch sitzen, durch Kommas getrennt: eine Rangliste für jede Zahl.
usage-ladder-rounds = Wie oft sich jede Gruppe trifft; jedes Mal in allen Sitzfolgen.
usage-ladder-by-lot = Alle anderen Optionen für jedes Treffen neu auslosen.
usage-ladder-option = Eine Option des Spiels, etwa variants=river; mehrfach möglich.
usage-ladder-picture = Die Ranglisten in diese SVG-Datei zeichnen.
error-ladder = Für die Rangliste fehlt hier ein Paket: { $text }. `pip install carson[ladder]` installiert es.
