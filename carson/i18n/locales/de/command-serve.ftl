# `carson serve`.

usage-serve = Einen Server starten, damit andere im Browser spielen können.
usage-host = Die Adresse, auf der der Server lauscht.
usage-port = Der Port, auf dem der Server lauscht.
usage-database = Die Datenbank: sqlite:///DATEI oder postgresql://BENUTZER@RECHNER/NAME. Ohne sie eine Datei in deinem Benutzerordner.
usage-workers = Prozesse des Servers; mehrere brauchen PostgreSQL.
usage-bot-workers = Prozesse für die Bots je Serverprozess.
usage-limit = Anfragen pro Minute von einer Adresse; 0 für unbegrenzt.
usage-finished-days = Tage, nach denen ein beendetes Spiel nur noch als Aufzeichnung bleibt; 0 für nie.
usage-idle-days = Tage, nach denen ein unbenutzter Tisch nur noch als Aufzeichnung bleibt; 0 für nie.
usage-proxy = Die Adresse eines Proxys, dessen X-Forwarded-For vertraut wird.
usage-public-url = Die öffentliche Adresse des Servers; sie steht in den Nachrichten, wer am Zug ist.
usage-serve-bot = Ein Programm, das Spieler unter diesem Namen als Bot wählen können. Mehrfach möglich.
usage-serve-ladder = Eine Rangliste für alle führen, die das möchten; braucht carson[ladder].
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
