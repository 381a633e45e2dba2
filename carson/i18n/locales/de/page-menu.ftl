# The menu of a table, and what the page says about its connection.

## The menu

web-menu = Menü
web-close = Schließen
web-to-start = Startseite
web-to-table = Zurück zum Tisch
web-text-view = Textansicht
web-show-income = Einkommen und Landpreise zeigen
web-remove = Tisch löschen
web-remove-really = Noch einmal drücken, um ihn endgültig zu löschen
web-export = Spiel speichern
web-results = Ergebnis
web-rematch = Noch eine Partie
web-restart-turn = Meinen Zug neu beginnen
web-notes = Meine Notizen
    .about = Nur du siehst sie. Sie bleiben in diesem Browser.
web-commitment = Ein geheimer Startwert bestimmt jede Ziehung und jeden Wurf. Seine Prüfsumme: { $commitment }

## Connection

web-loading = Einen Moment …
web-server-away = Der Server ist nicht erreichbar. Nichts ist verloren; versuche es noch einmal.
web-server-failed = Der Server konnte das nicht ausführen.
web-reload = Seite neu laden
web-offline-since = Offline: Stand von { $time }
web-reconnecting = Verbinde neu …
