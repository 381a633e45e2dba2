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
web-notice-title = Être averti sur mon téléphone ou dans un salon
web-notice-address = Mon adresse d’avis
    .about = Quand c’est à vous et que vous n’êtes pas là, un message part à cette adresse : pour toutes vos places, à toutes les tables, dans votre langue. Un sujet ntfy ou un webhook, en https seulement.
web-notice-format = Format
web-notice-format-ntfy = ntfy (texte simple)
web-notice-format-json = JSON (Matrix et autres)
web-notice-keep = Enregistrer
web-notice-try = Envoyer un essai
web-notice-forget = Retirer
web-notice-kept = Enregistré.
web-notice-forgotten = Retiré.
web-notice-arrived = Le message est arrivé.
web-notice-not-arrived = Le message n’est pas arrivé. Vérifiez l’adresse.
web-setting-patterns = Motifs sur les terrains possédés
