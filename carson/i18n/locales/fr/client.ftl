# Le jeu dans le navigateur : tout ce que le jeu lui-même ne dit pas.

## La page d’accueil

web-page-title = Carson City
web-start-lead = Fondez une ville, battez-vous pour les meilleures places et faites fortune en quatre tours.
web-door-bots = Contre des robots
    .about = Seul contre l’ordinateur. Deux clics et c’est parti.
web-door-device = Sur cet appareil
    .about = Tous autour d’un écran, qui passe de main en main.
web-door-friends = Entre amis en ligne
    .about = Envoyez un lien. En direct, ou un coup par jour.
web-start-bots = Jouer
web-start-device = Jouer
web-start-friends = Ouvrir la table
web-my-tables = Mes tables
web-open-tables = Tables ouvertes
web-import = Reprendre une partie enregistrée
web-fan-project = Un projet de fans, non officiel, avec ses propres dessins et ses propres mots. Carson City est un jeu de Xavier Georges, publié par Quined Games ; le jeu imprimé reste celui que nous aimons et auquel nous jouons.
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

## Les options d’une table

web-option-characters = Personnalités
web-option-buildings = Autres bâtiments
web-option-variants = Variantes
web-option-edition = Édition
web-option-river = Le cours de la rivière
web-option-placing = Placement
web-option-station-house = La gare amène une maison
web-option-indian-skips = L’indien relance aussi pour les terrains qui ne sont pas libres
web-option-level = Joueurs virtuels
web-virtual-number = Joueur virtuel { $number }
web-option-bot = Robots
web-option-undo = Reprendre des coups
web-option-pace = Pendule
web-option-listed = Table ouverte à tous
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
web-buildings-first-game = Bâtiments de la première partie
web-buildings-all = Tous les bâtiments
web-edition-big-box = Big Box
web-edition-2009 = 2009
web-placing-turns = Chacun son tour
web-placing-live = Tous à la fois
web-variant-new-beginning = Un nouveau départ
    .about = Chacun dépense $50 en secret avant la partie
web-variant-river = Carson River
    .about = Une rivière traverse la ville, des routes deviennent des ponts
web-variant-might-is-right = La loi du plus fort
    .about = Des tuiles duel secrètes au lieu des dés
web-variant-kit-carson = Kit Carson
    .about = Déplacer ses cow-boys tant qu’on n’a pas passé
web-variant-outlaws = Hors-la-loi
    .about = Des bandits arrivent et pillent la ville
web-variant-horses = Chevaux
    .about = Des chevaux, des enclos et un rodéo
web-river-ours = Notre rivière. Touchez des terrains voisins pour tracer la vôtre.
web-river-drawn = { $count ->
    [one] { $count } terrain tracé. D’un bord à l’autre, 3 à 15 terrains.
   *[other] { $count } terrains tracés. D’un bord à l’autre, 3 à 15 terrains.
}
web-river-back-to-ours = Notre rivière
web-level-novice = Novice
web-level-intermediate = Intermédiaire
web-level-expert = Expert
web-bot-random = Joue au hasard
web-bot-friendly = Joue pour le plaisir (facile)
web-bot-greedy = Joue raisonnablement
web-undo-friendly = Si les autres acceptent
web-undo-strict = Tant que rien n’est révélé
web-undo-off = Jamais
web-pace-none = Aucune
web-pace-live = En direct : 15 min + 15 s par coup
web-pace-daily = Lente : 2 j + 6 h par coup
web-pace-slow = Très lente : 7 j + 1 j par coup

## L’attente et le menu

web-lobby = En attente de joueurs
web-lobby-waits = La partie commence quand toutes les places sont prises.
web-table-link = Le lien de cette table
web-copy-link = Copier le lien
web-copied = Copié
web-free-seat = Libre
web-sit-down = S’asseoir
web-a-bot = Robot
web-menu = Menu
web-close = Fermer
web-to-start = Accueil
web-to-table = Retour à la table
web-text-view = Vue texte
web-loading = Un instant…
web-server-away = Le serveur est injoignable. Rien n’est perdu ; réessayez.
web-server-failed = Le serveur n’y est pas arrivé.
web-reload = Recharger la page
web-reconnecting = Reconnexion…
web-bot-plays-for-you = Un robot joue pour vous.
web-show-income = Montrer les revenus et le prix des terrains
web-price-of-land = Prix du terrain : ${ $price }
web-remove = Supprimer la table
web-remove-really = Appuyez encore une fois pour la supprimer définitivement
web-export = Enregistrer la partie
web-results = Résultats
web-rematch = Rejouer
web-ask-undo = Demander à reprendre
web-undo-asked = { $name } demande à reprendre des coups.
web-agree = Accepter
web-refuse = Refuser
web-look-there = Regarder
web-come-back = { $name } reprend la main
web-hand-to-bot = Confier { $name } à un robot
web-sit-down-for = Prendre la place de { $name }
web-leave = Quitter la table
web-kick = Demander à { $name } de partir
web-seat-link = Lien pour { $name }
web-seat-link-secret = Quiconque a ce lien peut jouer à cette place. Gardez-le secret.
web-commitment = Les dés sont fixés par une graine secrète. Son empreinte : { $commitment }
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
web-setting-obvious = Répondre pour moi quand c’est évident
web-setting-sound = Un son quand c’est à moi
web-setting-notices = Une notification quand c’est à moi

## La table

web-status-round = Tour { $round } · { $phase }
web-status-round-of-era = Ère { $era } · manche { $round }
web-status-beginning = Mise en place
web-phase-0 = Mise en place
web-phase-1 = Personnalités
web-phase-2 = Placement
web-phase-3 = Actions
web-phase-4 = Fin du tour
web-your-turn = À vous !
web-game-over = La partie est terminée
web-track = Cases actions
web-town = Ville
web-edge = Route { $edge }
web-bridge = Pont { $edge }
web-prompt = Ce qui est demandé
web-undo = Annuler
web-back = Retour
web-confirm = Confirmer
web-more-lines = Détails
web-fewer-lines = Fermer
web-see-board = Voir le plateau
web-show-choices = Voir les choix
web-tap-card = Touchez une carte pour lire ce qu’elle fait.
web-less = Moins
web-more-of-it = Plus
web-tab-players = Joueurs
web-tab-log = Journal
web-tab-help = Aide
web-tab-menu = Menu
web-is-bot = Un robot joue
web-is-away = Absent
web-clock-days = { $count ->
    [one] { $count } jour
   *[other] { $count } jours
}
web-passed = Passé : { $rank }
web-passed-as = A passé en position { $rank }
web-fact-cash = Argent
web-fact-land = Terrains
web-fact-firepower = Force
web-fact-vp = Points de victoire
web-supply-cowboys = Cow-boys en réserve
web-supply-revolvers = Revolvers
web-supply-roads = Routes
web-supply-dynamite = Dynamite
web-supply-horses = Chevaux
web-supply-duel-tiles = Tuiles duel
web-supply-rodeos = Jetons rodéo
web-supply-reserve = { $thing } en réserve
web-duel-on = Duel : { $place }
web-duel-won-by = { $name } gagne.
web-duel-tie = Égalité : le premier à avoir passé gagne.
web-recap = { $count ->
    [one] { $count } événement depuis votre dernier coup
   *[other] { $count } événements depuis votre dernier coup
}
web-curtain-pass = Passez l’appareil à { $name }
web-curtain-why = Les autres détournent les yeux : le choix est secret.
web-curtain-ready = Je suis { $name }

## Le journal et le passé

web-log-filter = Ce que montre le journal
web-log-all = Tout
web-log-mine = Mes coups
web-log-duels = Duels
web-log-money = Argent
web-log-town = Ville
web-log-talk = Discussion
web-look-here = Voir le plateau à ce moment
web-say-something = Dites quelque chose
web-send = Envoyer
web-history = Revoir
web-looking-back = Retour en arrière : { $at } sur { $last }
web-history-first = Au début
web-history-back = Un pas en arrière
web-history-forth = Un pas en avant
web-history-last = Retour au présent
web-to-present = Retour au présent
web-fork = Repartir d’ici
    .about = À une nouvelle table ; celle-ci reste comme elle est.
web-share-position = Copier le lien de cette position

## La fin

web-winner = { $count ->
    [one] { $names } gagne !
   *[other] { $names } partagent la victoire !
}
web-winner-tie = Égalité : le premier à avoir passé au dernier tour gagne.
web-total = Total
web-vp-by-round = Points de victoire par tour
web-vp-by-source-and-round = Points de victoire par origine et par tour
web-dice-statistics = Les dés
web-average = Moyenne
web-duel-luck = La chance aux duels
    .about = Victoires attendues d’après les chances avant chaque jet : la force, tous les dés, la relance, et l’ordre des passes, qui départage les égalités.
web-duels-fought = Duels
web-wins-expected = Victoires attendues
web-wins = Victoires
web-seed = Les dés venaient de la graine { $seed }, dont l’empreinte était { $commitment }.
web-seed-verified = Vérifié ici : le SHA-256 de la graine est bien l’empreinte montrée au début.
web-seed-wrong = La graine ne correspond pas à l’empreinte montrée au début !
web-seed-unchecked = Ce navigateur ne vérifie la graine que sur une page sécurisée (https).

## Aide

web-help-numbers = Ce que signifient les nombres d’un joueur
web-fact-income = Revenus des bâtiments de ce tour ; après ≥, ce qui en reste si toutes les attaques réussissent
web-fact-limit = Limite de liquidité ; après −, ce qui la dépasserait
web-fact-final = Points de victoire si la partie s’arrêtait maintenant
web-help-characters = Les personnalités de cette partie
web-help-buildings = Bâtiments
web-help-boxes = Les cases actions, dans l’ordre
web-help-keys = Touches
web-help-roads-note = Vous pouvez poser des routes de votre réserve chaque fois qu’une question vous est posée et que « Route » est proposé. Personne n’est interrompu.

## Ce qu’on peut faire ; une question peut avoir ses propres mots

web-act-place = Cow-boy
web-act-white = Cow-boy blanc
web-act-sing = Sans duel
web-act-lucky = Chanceux
web-act-dynamite = Dynamite
web-act-road = Route
web-act-shift = Déplacer
web-act-back = Reprendre
web-act-pass = Passer
web-act-pass-BidOrPass = Ne plus enchérir
web-act-pass-UsePower = Pas maintenant
web-act-pass-FetchCharacter = Aucune autre
web-act-pass-LastSale = Ne plus rien vendre
web-act-take = Prendre
web-act-take-StealOrNot = Voler
web-act-take-CashOrWait = Prendre $8
web-act-take-DoubleOrCash = Prendre $8
web-act-take-TakeWageOrHorse = Prendre $4
web-act-take-RewardOrTheft = La récompense
web-act-decline = Renoncer
web-act-claim = Acheter
web-act-claim-ReceiveParcel = Prendre
web-act-draft = Prendre
web-act-buy = Acheter
web-act-build = Construire
web-act-keep = Garder
web-act-keep-PlaceHouse = Reprendre
web-act-keep-RerollOrKeep = Garder les dés
web-act-keep-DiscardLastTiles = Les garder
web-act-house = Maison
web-act-ask = Demander
web-act-allow = Accepter
web-always-allow = Toujours dans cette partie
web-ask-again = Me redemander pour les maisons sur mes terrains
web-act-refuse = Refuser
web-act-unpack = De la réserve
web-act-done = Terminé
web-act-points = Acheter des PV
web-act-spend = Dépenser
web-act-recruit = Recruter
web-act-double = Doubler
web-act-wait = Attendre
web-act-side = Face
web-act-fetch = Prendre la tuile
web-act-bag = Du sac
web-act-arm = S’armer
web-act-dismiss = Rendre
web-act-tax = Taxer
web-act-offer = Proposer
web-act-bid = Enchérir
web-act-blast = Dynamiter
web-act-reroll = Relancer
web-act-drop = Écarter
web-act-move = Y aller
web-act-pay = Payer $2
web-act-lose = Perdre 1 PV
web-act-outlaw = Hors-la-loi
web-act-horse = Cheval
web-act-breed = Doubler un ranch
web-act-tile = Tuile duel
web-act-discard = Les défausser
web-act-sheet = Remplir
web-act-steal = Voler
web-act-buy-horse = Acheter un cheval
web-act-duel = Duel
web-act-choose = Personnalité
web-act-use = Utiliser
web-act-sell = Vendre
web-act-top = Le dessus de la pile
web-amount-points = { $amount } PV
web-amount-spend = ${ $amount }
web-amount-bid = ${ $amount }
web-cards-amount-bid = { $amount }
web-amount-recruit = { $amount ->
    [0] Aucun
    [one] 1 cow-boy
   *[other] { $amount } cow-boys
}
web-amount-arm = { $amount ->
    [0] Aucun
    [one] 1 revolver
   *[other] { $amount } revolvers
}
web-amount-dismiss = { $amount ->
    [0] Aucun
    [one] 1 cow-boy
   *[other] { $amount } cow-boys
}
web-amount-reroll = Dé { $amount }
web-amount-drop = Dé { $amount }
web-amount-tile = { $amount }
web-amount-horse = Enclos { $amount }
web-amount-sheet = { $amount }
web-noun-tax-weapons = Revolvers
web-noun-tax-money = Argent
web-noun-side-yellow = Face jaune
web-noun-side-red = Face rouge
web-noun-horse-1 = { space-enclosure-1 }
web-noun-horse-2 = { space-enclosure-2 }
web-noun-horse-3 = { space-enclosure-3 }
web-noun-horse-4 = { space-enclosure-4 }
web-noun-horse-5 = { space-enclosure-5 }

## Le jeu de cartes

web-column = Les cartes offertes
web-piles = Cartes terrains restantes : { $terrain }. Personnalités : { $characters }.
web-ties = Ordre en cas d’égalité :
web-city-of = La ville de { $name }
web-appeal = Attrait { $appeal }
web-no-place = Pas de place !
web-hand = Cartes enchères :
web-has-bid = A enchéri.
web-bid-is = { $bonus ->
    [0] Enchère : { $bid }.
   *[other] Enchère : { $bid } + { $bonus }.
}
web-picks-as = Choisit en position { $rank }.
