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
web-setting-patterns = Muster auf verkauftem Land
