# The menu of a table, and what the page says about its connection.

## The menu

web-menu = Menu
web-close = Fermer
web-to-start = Accueil
web-to-table = Retour à la table
web-text-view = Vue texte
web-show-income = Montrer les revenus et le prix des terrains
web-remove = Supprimer la table
web-remove-really = Appuyez encore pour la supprimer définitivement
web-export = Enregistrer la partie
web-results = Résultats
web-rematch = Rejouer
web-restart-turn = Recommencer mon tour
web-notes = Mes notes
    .about = Personne d’autre ne les voit. Elles restent dans ce navigateur.
web-commitment = Une graine secrète décide de chaque tirage. Son empreinte : { $commitment }

## Connection

web-loading = Un instant…
web-server-away = Le serveur est injoignable. Rien n’est perdu ; réessayez.
web-server-failed = Le serveur n’y est pas arrivé.
web-reload = Recharger la page
web-offline-since = Hors ligne : état de { $time }
web-reconnecting = Reconnexion…
