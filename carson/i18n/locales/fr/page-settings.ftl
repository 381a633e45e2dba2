# The settings of the page.

web-settings = Réglages
web-setting-language = Langue
web-setting-theme = Apparence
web-theme-auto = Comme l’appareil
web-theme-light = Claire
web-theme-dark = Sombre
web-setting-speed = Animations
web-speed-off = Aucune
web-speed-fast = Rapides
web-speed-normal = Normales
web-speed-slow = Lentes
web-setting-pause = Pause après les coups des robots
web-pause-seconds = { $count ->
    [0] Aucune
    [one] { $count } seconde
   *[other] { $count } secondes
}
web-setting-confirm = Confirmer les coups
web-confirm-always = Toujours
web-confirm-important = Seulement duels et argent
web-confirm-never = Jamais
web-setting-obvious = Sauter les choix évidents
web-setting-volume = Volume des sons
web-setting-notices = Me prévenir quand c’est à moi
web-setting-patterns = Motifs sur les terrains possédés
