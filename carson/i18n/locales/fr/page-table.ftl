# The table in the browser.

## Round and phase

web-status-round = Tour { $round } · { $phase }
web-status-round-of-era = Ère { $era } · manche { $round }
web-round = Tour { $round }
web-of-rounds = sur { $rounds }
web-day = La journée
web-status-beginning = Mise en place
web-phase-0 = Mise en place
web-phase-1 = Personnalités
web-phase-2 = Cow-boys
web-phase-3 = Grand-rue
web-phase-4 = Soir
web-outlaws = { $count ->
    [one] 1 hors-la-loi
   *[other] { $count } hors-la-loi
} · force { $strength }
web-your-turn = À vous !
web-your-turn-name = { $name } : à vous
web-game-over = La partie est terminée

## Track, town and prompt

web-track = Cases actions
web-corral = Corral
web-town = Ville
web-edge = Route { $edge }
web-bridge = Pont { $edge }
web-pair = { $name } : { $value }
web-prompt = Votre décision
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
web-price-of-land = Prix du terrain : ${ $price }

## Players

web-tab-players = Joueurs
web-tab-log = Télégraphe
web-tab-help = Aide
web-tab-menu = Menu
web-is-bot = Un robot joue
web-is-away = Pas là
web-clock-days = { $count ->
    [one] { $count } jour
   *[other] { $count } jours
}
web-passed = Passé : { $rank }
web-passed-as = { $rank ->
    [1] A passé en premier
   *[other] A passé en { $rank }e position
}
web-turn-mine = à vous
web-turn-theirs = joue
web-income-to-come = +${ $income } ce tour
web-all-in-town = tous en ville
web-limit-toll = Au-dessus de la limite de ${ $limit } : ${ $excess } partiront en fin de tour
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

## Between turns

web-recap = { $count ->
    [one] { $count } événement depuis votre dernier coup
   *[other] { $count } événements depuis votre dernier coup
}
web-curtain-pass = Passez l’appareil à { $name }
web-curtain-why = Les autres, ne regardez pas : le choix est secret.
web-curtain-ready = Je suis { $name }

## Asking to undo

web-ask-undo = Demander à annuler
web-unseal = Annuler un choix scellé ?
    .about = { $name } a choisi en secret. Si vous annulez, { $name } devra choisir à nouveau.
    .keep = Le garder
    .back = Annuler le choix de { $name }
web-undo-asked = { $name } demande à annuler des coups.
web-agree = Accepter
web-refuse = Refuser
web-look-there = Regarder

## Asking the others

web-ask-others = Demander aux autres
    .about = Pendant une partie, personne ne décide seul des places. Tous les présents doivent être d’accord et, pour supprimer la partie, les absents aussi.
web-propose-kick = Proposer de retirer { $name }
web-propose-replace = Proposer de confier la place de { $name } à un robot
web-propose-delete = Proposer de supprimer la partie
web-proposal-waits = Réponse attendue de : { $names }.
web-withdraw = Retirer la demande

## The income map

web-income-map = Meilleurs terrains où bâtir
web-income-map-of = Ce que rapporterait : { $thing }

## Hints

web-hint = Conseil
    .title = Que ferait le robot ?
    .about = Les trois choix que le robot préfère. La partie sera marquée comme jouée avec conseils.

## What a thing on the table is

web-tip = À propos : { $name }
web-tip-appeal = Les joueurs virtuels prennent la carte au plus grand attrait et marquent l’attrait de leurs cartes. Pour vous, il ne compte pas.
web-tip-brings = Vous rapporte maintenant : { $gain }.
web-tip-best-place = À la meilleure place : { $gain }. { $sources }
web-tip-bag = Dans le sac : { $count }.
web-tip-limit = Limite de liquidité : ${ $limit }.
web-tip-supply = Dans la réserve de { $name } : { $count }.
web-seat-link-ask = Ce lien ouvre une place à cette table. Y jouer sur cet appareil ?
