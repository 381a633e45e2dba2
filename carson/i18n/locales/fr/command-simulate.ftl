# `carson simulate`: the tables, and what can be wrong with the command line.

simulate-progress = Parties en cours
simulate-bot = robot
simulate-seat = place
simulate-wins = victoires
simulate-share = victoires en %
simulate-mean-score = score moyen
simulate-speed =
    { $games ->
        [one] { $games } partie
       *[other] { $games } parties
    } en { $seconds } s : { $decisions } décisions par partie, { $speed } décisions par seconde
usage-simulate = Faire jouer de nombreuses parties aux robots et compter les victoires.
usage-simulate-games = Nombre de parties ; les robots changent de place après chacune.
usage-simulate-bots = Les robots, séparés par des virgules : un par joueur, ou un seul pour tous. Connus : { $known }.
usage-simulate-seed = Un nombre ; le même nombre donne les mêmes parties.
usage-simulate-jobs = Nombre de processus qui jouent en parallèle.
usage-ray = Jouer sur un cluster Ray ; sans adresse, celui de cette machine. Les résultats restent les mêmes.
usage-simulate-json = Afficher un objet JSON au lieu des tableaux.
usage-simulate-out = Écrire l’enregistrement de chaque partie dans ce dossier.
usage-simulate-variants = Les variantes, séparées par des virgules ; aucune par défaut. Connues : { $known }.
usage-river = Où coule la rivière : ours (notre rivière), ou ses terrains, par exemple a2,b2,b1.
usage-placing = Comment on place les cow-boys avec Kit Carson : turns (chacun son tour) ou live (en direct).
usage-station-needs-house = La gare amène une maison, comme les autres bâtiments.
usage-indian-skips-occupied = Les dés de l’indien sont relancés aussi pour les terrains qui ne sont pas libres.
error-ray = Le cluster Ray est inutilisable : { $text }
reason-wrong-number-of-bots =
    { $count ->
        [one] { $count } robot est nommé
       *[other] { $count } robots sont nommés
    }, mais { $players } jouent : nommez-en un par joueur, ou un seul pour tous
reason-no-number = { $option } attend un nombre entier, pas « { $text } »
reason-number-too-small = { $option } doit valoir au moins { $least }, pas « { $text } »
usage-simulate-people = Jeu de cartes : combien de robots jouent, 1 à 6 ; les joueurs virtuels s’y ajoutent.
