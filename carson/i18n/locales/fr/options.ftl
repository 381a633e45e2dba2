# The options of a table: their names, their values, and what can be wrong with them.

## Names

web-option-characters = Personnalités
web-option-buildings = Autres bâtiments
web-option-variants = Variantes
web-option-edition = Édition
web-option-river = Le cours de la rivière
web-option-placing = Placement
web-option-station-needs-house = La gare amène une maison
web-option-indian-skips-occupied = L’indien relance aussi pour les terrains qui ne sont pas libres
web-option-level = Joueurs virtuels
web-option-bot = Robots
web-option-undo = Annuler des coups
web-option-pace = Pendule
web-option-listed = Table ouverte à tous
web-option-hints = Proposer des conseils

## Characters

web-cast-first-game = Première partie
web-cast-quiet = Une ville calme
web-cast-home-owner = Devenir propriétaire
web-cast-prosper = Faire fortune
web-cast-settling-scores = Règlements de comptes
web-cast-gold-rush = Ruée vers l’or
web-cast-random = Au hasard
web-cast-own = Personnalités choisies
web-cast-count = { $count ->
    [0] Les personnalités seront tirées au sort. Touchez des cartes pour les choisir vous-même.
    [one] { $count } carte choisie : il en faut 7, 8 avec le garçon des rues.
   *[other] { $count } cartes choisies : il en faut 7, 8 avec le garçon des rues.
}

## Buildings, edition, placing

web-buildings-first-game = Bâtiments de la première partie
web-buildings-all = Tous les bâtiments
web-edition-big-box = Big Box
web-edition-2009 = 2009
web-placing-turns = Chacun son tour
web-placing-live = Tous à la fois

## Variants and the river

web-variant-new-beginning = Un nouveau départ
    .about = Chacun dépense $50 en secret avant la partie
web-variant-river = Carson River
    .about = Une rivière traverse la ville, des routes deviennent des ponts
web-variant-might-is-right = La loi du plus fort
    .about = Des tuiles duel secrètes au lieu des dés
web-variant-kit-carson = Kit Carson
    .about = Déplacez vos cow-boys jusqu’à ce que vous passiez
web-variant-outlaws = Hors-la-loi
    .about = Des bandits arrivent et pillent la ville
web-variant-horses = Chevaux
    .about = Des chevaux, des enclos et un rodéo
web-river-ours = Notre rivière. Pour tracer la vôtre, touchez des terrains voisins l’un après l’autre.
web-river-drawn = { $count ->
    [one] { $count } terrain tracé. D’un bord à l’autre, 3 à 15 terrains.
   *[other] { $count } terrains tracés. D’un bord à l’autre, 3 à 15 terrains.
}
web-river-back-to-ours = Notre rivière

## Virtual players and bots

web-virtual-number = Joueur virtuel { $number }
web-level-novice = Novice
web-level-intermediate = Intermédiaire
web-level-expert = Expert
web-suits = Enseignes (elles départagent les enchères égales)
web-suit-of = Enseigne de { $name }
web-suit-hat = Chapeau
web-suit-star = Étoile
web-suit-cow = Vache
web-suit-boot = Botte
web-suit-horseshoe = Fer à cheval
web-suit-cactus = Cactus
web-bot-random = Au hasard
web-bot-friendly = Facile
web-bot-greedy = Normal
web-bot-learned = Autodidacte
web-bot-level-1 = Pied-tendre
    .about = Tout juste débarqué : de la bonne volonté, mais du gaspillage.
web-bot-level-2 = Vacher
    .about = Travaille dur et prend ce qui est à portée de main.
web-bot-level-3 = Adjoint
    .about = Voit les bons coups, et en laisse passer quelques-uns.
web-bot-level-4 = Flambeur
    .about = Joue bien, mais tente parfois un pari de trop.
web-bot-level-5 = Marshal
    .about = Prend ce qui rapporte le plus, et devine souvent ce que veulent les autres.
web-bot-level-6 = Légende
    .about = A joué plus de parties que la ville n’a connu de jours.
web-bots-mixed = Chaque robot a son propre niveau.
web-bots-one-by-one = Un niveau par robot
web-worthy-higher = « { $from } » est devenu trop facile pour vous. Un adversaire à votre mesure : { $to }.
web-worthy-lower = « { $from } » est difficile à battre. Un adversaire à votre mesure pour le moment : { $to }.
web-worthy-choose = Choisir { $to }

## Undo and clock

web-undo-friendly = Si les autres acceptent
web-undo-strict = Tant que rien n’est révélé
web-undo-off = Jamais
web-pace-none = Aucune
web-pace-live = En direct : 15 min + 15 s par coup
web-pace-daily = Lente : 2 j + 6 h par coup
web-pace-slow = Très lente : 7 j + 1 j par coup

## What can be wrong

reason-unknown-option = il n’y a pas d’option « { $option } », seulement : { $known }
reason-unknown-value = l’option « { $option } » n’a pas de valeur « { $text } », seulement : { $known }
reason-players-out-of-range = il faut de { $least } à { $most } joueurs, pas « { $text } »
reason-edition-has-fewer-players = l’édition de 2009 se joue de { $least } à { $most }, pas à { $text }
reason-edition-has-base-tiles-only = l’édition de 2009 n’a que les bâtiments de la première partie
reason-edition-has-base-characters-only = l’édition de 2009 n’a que les personnalités 1 à 7
reason-named-twice = l’option « { $option } » nomme deux fois la même chose : « { $text } »
reason-unknown-cast = il n’y a pas de personnalités « { $text } » ; nommez sept faces comme 4R, ou une de ces combinaisons : { $known }
reason-wrong-cast-size = il faut { $needed } personnalités, pas { $count }
reason-card-twice = une personnalité ne peut pas figurer deux fois : { $card }
reason-card-needs-horses = cette personnalité demande la variante des chevaux : { $card }
reason-side-settled-in-play = la face de cette carte se décide pendant la partie : { $card }
reason-unknown-bot = il n’y a pas de robot « { $text } », seulement : { $known }
reason-edition-has-no-such-variant = l’édition de 2009 n’a pas cette variante : « { $text } »
reason-river-length = une rivière a de { $least } à { $most } terrains, pas { $count }
reason-river-broken = chaque terrain de la rivière doit avoir un côté commun avec le suivant
reason-river-must-reach-two-edges = la rivière doit mener d’un bord de la carte à un autre
reason-seats-out-of-range = il faut de { $least } à { $most } places, personnes et joueurs virtuels ensemble, pas { $count }
reason-suits-missing = il faut { $seats } enseignes, une par place, pas { $count }
