# The settings of the page.

web-settings = Einstellungen
web-setting-language = Sprache
web-setting-theme = Aussehen
web-theme-auto = Wie das Gerät
web-theme-light = Hell
web-theme-dark = Dunkel
web-setting-speed = Animationen
web-speed-off = Aus
web-speed-fast = Schnell
web-speed-normal = Normal
web-speed-slow = Langsam
web-setting-pause = Pause nach Zügen der Bots
web-pause-seconds = { $count ->
    [0] Keine
    [one] 1 Sekunde
   *[other] { $count } Sekunden
}
web-setting-confirm = Züge bestätigen
web-confirm-always = Immer
web-confirm-important = Nur Duelle und Geld
web-confirm-never = Nie
web-setting-obvious = Eindeutiges überspringen
web-setting-volume = Lautstärke
web-setting-notices = Mitteilung, wenn ich am Zug bin
web-notice-title = Bescheid aufs Handy oder in einen Chat
web-notice-address = Meine Adresse für Bescheide
    .about = Bist du am Zug und nicht hier, geht eine Nachricht an diese Adresse: für alle deine Plätze, an jedem Tisch, in deiner Sprache. Ein ntfy-Thema oder ein Webhook, nur mit https.
web-notice-format = Format
web-notice-format-ntfy = ntfy (einfacher Text)
web-notice-format-json = JSON (Matrix und andere)
web-notice-keep = Speichern
web-notice-try = Probe senden
web-notice-forget = Entfernen
web-notice-kept = Gespeichert.
web-notice-forgotten = Entfernt.
web-notice-arrived = Sie ist angekommen.
web-notice-not-arrived = Sie ist nicht angekommen. Prüfe die Adresse.
web-setting-patterns = Muster auf verkauftem Land
