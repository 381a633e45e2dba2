# The start page.

## Ways to begin

web-page-title = Carson City
web-start-lead = Fondez une ville, battez-vous pour les meilleures places et faites fortune en quatre tours.
web-start-bots = Jouer
web-start-device = Jouer
web-start-friends = Ouvrir la table
web-learn = Apprendre à jouer
    .about = Une partie guidée d’environ six minutes. C’est vous qui jouez.
    .again = Reprendre la leçon

## Tables and saved games

web-my-tables = Mes tables
web-open-tables = Tables ouvertes
web-import = Charger une partie
web-fan-project = Un projet de fans, non officiel, avec ses propres dessins et ses propres mots. Carson City est un jeu de Xavier Georges, publié par Quined Games. Nous aimons le jeu imprimé et nous le recommandons.
web-seats-free = { $count ->
    [one] { $count } place libre
   *[other] { $count } places libres
}
web-turn-of-names = On attend { $names }
web-list-won = Victoire : { $names }
web-count-players = { $count ->
    [one] { $count } joueur
   *[other] { $count } joueurs
}
web-count-virtual = { $count ->
    [one] { $count } joueur virtuel
   *[other] { $count } joueurs virtuels
}

## The form of a new table

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

## The street, the posters and the ways into a game

web-start-motto = Fondez une ville. Prenez-en le meilleur.
web-way-learn = Apprendre
    .board = 6 minutes
    .cards = 5 minutes
web-way-bots = Solo
    .about = contre des robots
web-way-device = Tour à tour
    .about = un seul écran
web-way-friends = Entre amis
    .about = en direct ou à loisir
web-poster-board = Le jeu de plateau
    .about = Une ville pour tous : cow-boys, duels, bâtiments.
    .players = 2–6
    .rounds = 4 tours
    .time = 60 min
web-poster-cards = Le jeu de cartes
    .about = Votre propre ville : enchérissez, posez bien.
    .players = 1–6
    .rounds = 18 manches
    .time = 35 min

## What the book says of a variant

web-options-rules = Détails des règles
web-options-table = À la table : annulation, conseils, pendules
web-rating-difficulty = Difficulté : { $stars } sur 3
web-rating-strategy-1 = plus de hasard
web-rating-strategy-3 = plus de stratégie
web-rating-longer = plus long
web-rating-shorter = plus court
web-rating-two = bien à deux

## Opponents at the card game

web-rivals = Contre qui ?
web-rivals-virtual = Joueurs virtuels
    .about = Le jeu en solo du livret : sans ville, ils prennent les cartes au plus grand attrait.
web-rivals-bots = Robots avec une ville
    .about = Ils bâtissent une ville comme vous et utilisent des pouvoirs.
web-virtual-count = Combien de joueurs virtuels en plus ?
