# `carson bench`: how quick the program is.

## The engine

bench-progress = Messung
bench-game = Spiel
bench-decisions = Entscheidungen/s
bench-steps = Schritte/s
bench-games = Partien/s
bench-copies = Kopien/s
bench-legal = erlaubte Züge, µs
bench-view = eine Ansicht, µs
bench-replay = Partie nachspielen, ms
bench-memory = ein Zustand, Bytes
bench-game-board = Brettspiel, { $players } Spieler
bench-game-everything = Brettspiel mit allen Varianten, { $players } Spieler
bench-game-cards = Kartenspiel, { $players } Spieler
bench-peers = andere Programme
bench-ratios = wievielmal so viele Entscheidungen / Schritte / Kopien pro Sekunde
bench-about = Zufallspartien auf einem Kern, in Prozessorzeit, die beste von { $rounds } Runden, in denen sich alle abwechseln. Eine Entscheidung ist die Wahl eines Spielers zwischen mindestens zwei Zügen. Schritte sind alle Antworten, auf die das Programm wartet: auch Würfe und gezogene Plättchen.
bench-compare = Die Verhältnisse vergleichen Programme, nicht dieselben Regeln: Jedes spielt sein eigenes Spiel. Die meisten Schritte von Catanatron haben nur eine mögliche Aktion; sie sind Schritte, keine Entscheidungen. Bei uns antwortet das Programm selbst, wo es keine Wahl gibt; das zählt nicht.
bench-absent = Die Fassung „{ $build }“ ist nicht da. Im Quellverzeichnis erzeugt sie „make compiled“, sonst „pip install .“, wenn es einen C-Compiler gibt.
bench-missing = „{ $name }“ ist nicht installiert und wurde nicht gemessen: pip install 'carson[bench]'
bench-broken = „{ $name }“ ließ sich nicht messen: Der Prozess hat sich beendet.
usage-bench = Messen, wie schnell das Programm auf diesem Rechner ist.
usage-bench-engine = Das Spielprogramm messen, kompiliert und interpretiert: Entscheidungen, Partien und Kopien pro Sekunde, die Kosten der erlaubten Züge, einer Ansicht und einer nachgespielten Partie, und den Speicher eines Zustands.
usage-bench-peers = Catanatron, OpenSpiel und python-chess im selben Lauf messen und vergleichen.
usage-bench-json = Ein JSON-Objekt statt Tabellen ausgeben.
usage-bench-seconds = Wie viele Sekunden lang jedes Spiel gespielt und gemessen wird.
reason-number-out-of-range = { $option } muss zwischen { $least } und { $most } liegen

## The bots

usage-bench-bots = Messen, wie lange Bots nachdenken, in Rechenzeit.
usage-bench-bots-names = Die Bots, durch Kommas getrennt; „net“ fragt in allem allein das Netz.
usage-bench-bots-games = Wie viele Partien Bots jedes Namens spielen, mit ausgelosten Optionen.
usage-bench-bots-everything = Stattdessen zu sechst und mit allen Varianten.
bench-bots-mean = eine Entscheidung, ms
bench-bots-slowest = die langsamste, ms
bench-bots-counted = Entscheidungen
bench-bots-about = Rechenzeit auf einem Kern; zu einer Entscheidung gehört der Zustand, den sich der Bot aus seiner Sicht vorstellt.

## The server

usage-bench-server = Einen Server messen: Züge in der Sekunde und Antwortzeiten.
usage-bench-server-games = Wie viele Spiele zu viert gleichzeitig laufen.
usage-bench-server-seconds = Wie viele Sekunden lang.
usage-bench-server-database = Die Datenbank; ohne sie eine SQLite-Datei, die danach gelöscht wird.
usage-bench-server-compare = Den Server mit den bloßen Regeln vergleichen: Rechenzeit, Zuschauer, Speicher, viele Tische.
usage-bench-server-crowd = Eine Menge bedienen: 500 Zuschauer an einem Tisch, dann 1.000 Tische mit Leuten, die nachdenken.
usage-bench-server-strain = Den Server belasten: viele Bots eines Fremden, ein ständig abgefragter Verlauf, ein Neustart.
usage-bench-server-json = Ein JSON-Objekt statt einer Tabelle ausgeben.
bench-server-title = Antwortzeiten
bench-server-middle = Median
bench-server-late = 99. Perzentil
bench-server-move = Ein Zug, endgültig gespeichert
bench-server-view = Ein Blick auf den Tisch
bench-server-speed = { $games } Spiele zu viert gleichzeitig: { $speed } Züge in der Sekunde ({ $moves } Züge in { $seconds } s)
bench-server-tables = { $count } Tische, 15 s Bedenkzeit je Zug
bench-server-alone = Regeln und Ansicht eines Zuges allein: { $number } ms Rechenzeit
bench-server-turn = Ein Zug über HTTP, sicher gespeichert: { $number }-mal so viel
bench-server-unlimited = Derselbe ohne Begrenzung der Anfragen: { $number }-mal so viel
bench-server-spectator = Jeder von { $count } Zuschauern, je Zug: { $number }-mal so viel
bench-server-memory = Speicher je Tisch: { $number } kB
bench-server-told = Von einem Zug, bis alle { $count } Zuschauer davon wissen
bench-server-bot = Die Antwort eines Bots
bench-server-bot-beside = Dieselbe neben { $count } Tischen voller Bots
bench-server-calm = Eine Ansicht oder ein Zug
bench-server-beside-log = Dieselben neben { $count } langen Verläufen in der Sekunde
bench-server-restart = Ein Neustart, während viele spielen: nach { $number } s wieder da
error-bench-server = Der Server ist nicht gestartet: { $text }
