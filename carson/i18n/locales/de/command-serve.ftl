# `carson serve`.

usage-serve = Andere im Browser spielen lassen.
usage-host = Die Adresse, unter der der Server erreichbar ist.
usage-port = Der Port.
usage-database = Die Datenbank: sqlite:///DATEI oder postgresql://BENUTZER@RECHNER/NAME. Ohne sie eine Datei im eigenen Ordner.
usage-workers = Prozesse des Servers; für mehrere braucht man PostgreSQL.
usage-bot-workers = Prozesse, in denen die Bots jedes Serverprozesses nachdenken.
usage-limit = Anfragen pro Minute von einer Adresse; 0 für unbegrenzt.
usage-finished-days = Tage, nach denen ein beendetes Spiel nur noch als Aufzeichnung bleibt; 0 für nie.
usage-idle-days = Tage, nach denen ein unbenutzter Tisch nur noch als Aufzeichnung bleibt; 0 für nie.
usage-proxy = Die Adresse eines Proxys, dessen X-Forwarded-For geglaubt wird.
usage-public-url = Die Adresse, unter der die Spieler den Server kennen; sie steht in den Nachrichten, wer am Zug ist.
usage-serve-bot = Der Befehl eines Bots, der ein Programm ist; Spieler wählen ihn unter diesem Namen, und niemand kann einen anderen nennen. Mehrfach möglich.
usage-open-page = Die Seite im Browser zeigen, wenn es einen gibt.
serve-open = Carson City ist offen: { $url }
error-serve-bot = --bot verlangt NAME=CMD mit einem neuen Namen aus Kleinbuchstaben, Ziffern und Bindestrichen, nicht „{ $text }“.
error-workers = Mehrere Prozesse brauchen eine PostgreSQL-Datenbank.
error-database = Die Datenbank kann nicht benutzt werden: { $text }
error-number = { $option }: „{ $text }“ ist mehr als { $most }.
serve-runs = Das Spiel läuft schon: { $url }
error-port = Der Server kann auf { $host }, Port { $port }, nicht lauschen: { $text }
usage-backup = Alle Tische eines Servers in einer Datei sichern, während er läuft.
usage-restore = Eine leere Datenbank aus einer solchen Datei füllen.
usage-backup-file = Die Datei.
backed-up = { $count } Spiele sind in { $file } gesichert.
restored = { $count } Spiele wurden aus { $file } übernommen.
reason-no-backup = „{ $text }“ ist keine Sicherung oder keine vollständige.
reason-database-not-empty = In dieser Datenbank sind schon Spiele.
