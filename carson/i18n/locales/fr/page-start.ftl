# The start page.

## Ways to begin

web-page-title = Carson City
web-start-lead = Fondez une ville, battez-vous pour les meilleures places et faites fortune en quatre tours.
web-play-bots = Contre des robots
    .about = Seul contre l’ordinateur. Deux clics et c’est parti.
web-play-device = Sur cet appareil
    .about = Tous autour d’un écran, qui passe de main en main.
web-play-friends = Entre amis en ligne
    .about = Envoyez un lien. En direct, ou un coup par jour.
web-start-bots = Jouer
web-start-device = Jouer
web-start-friends = Ouvrir la table
web-learn = Apprendre à jouer
    .about = Une courte partie avec une institutrice : six minutes environ, et c’est vous qui jouez.
    .again = Reprendre la leçon

## Tables and saved games

web-my-tables = Mes tables
web-open-tables = Tables ouvertes
web-import = Reprendre une partie enregistrée
web-fan-project = Un projet de fans, non officiel, avec ses propres dessins et ses propres mots. Carson City est un jeu de Xavier Georges, publié par Quined Games ; le jeu imprimé reste celui que nous aimons et auquel nous jouons.
web-seats-free = { $count ->
    [one] { $count } place libre
   *[other] { $count } places libres
}
web-turn-of-names = On attend { $names }
web-count-players = { $count ->
    [one] { $count } joueur
   *[other] { $count } joueurs
}
web-count-virtual = { $count ->
    [one] { $count } joueur virtuel
   *[other] { $count } joueurs virtuels
}

## The form of a new table

web-which-game = Jeu
web-game-board = Jeu de plateau
web-game-cards = Jeu de cartes
web-how-many = Joueurs
web-names = Noms
web-your-name = Votre nom
web-guest = Invité
web-player-number = Joueur { $number }
web-bots-among-them = Dont robots
web-more-options = Plus d’options
web-fewer-options = Moins d’options
