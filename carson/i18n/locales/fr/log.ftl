# What happened: the log of a table, and the story in the terminal.

## Any game

event-answered = { $seat } n’avait qu’un choix possible.
    .bid = Il ne reste qu’une carte d’enchère à { $seat } : elle est jouée.

## Setup and order

event-drew = Tiré du sac pour la case à ${ $price } : { $thing }.
event-founded = La ville est fondée en { $parcel }.
event-mountain-rose = Une montagne se dresse en { $parcel }.
event-ordered = Tirage au sort : { $seat } est en { $rank ->
    [1] 1re
   *[other] { $rank }e
} position dans l’ordre de départ.
event-round-began = Le tour { $round } commence.
event-phase-began = { $phase ->
    [1] Phase 1 : choix des personnalités.
    [2] Phase 2 : placement des cow-boys.
    [3] Phase 3 : résolution des actions.
   *[4] Phase 4 : fin du tour.
}
event-box-opened = { $the-box } :
event-turn-order = { $seat } est en { $rank ->
    [1] 1re
   *[other] { $rank }e
} position dans l’ordre du tour.
event-game-ended = La partie est terminée.
event-cast-drawn = Carte tirée pour la partie : { $side }.
event-hall-drawn = L’hôtel de ville est tiré du sac.
event-hall-built = { $seat } place l’hôtel de ville en { $parcel }.
event-hall-boxed = Il n’y a pas de place pour l’hôtel de ville : il quitte la partie.
event-free-road = { $count ->
    [one] { $seat } pose une route de la réserve générale en { $edge }.
   *[other] { $seat } pose { $count } routes de la réserve générale en { $edge } : un pont.
}

## Cowboys and duels

event-card-taken = { $seat } prend { $the-card }.
event-side-chosen = { $seat } utilise la face { $red ->
    [0] jaune
   *[1] rouge
} : { $card }.
event-first-next = { $seat } commencera le tour suivant.
event-dismissed = { $seat } rend { $count ->
    [one] { $count } cow-boy
   *[other] { $count } cow-boys
} à la réserve générale.
event-healed = Le cow-boy battu de { $seat } va sur { $the-place } au lieu de rentrer.
event-sent-away = L’avocat fait rentrer le { $piece } de { $seat } placé en { $parcel }.
event-placed = { $seat } place { $a-piece } sur { $the-place }.
event-passed = { $rank ->
    [1] { $seat } passe en premier.
   *[other] { $seat } passe en { $rank }e position.
}
event-went-home = Le { $piece } de { $seat } sur { $the-place } rentre dans sa réserve.
event-went-to-box = Le { $piece } de { $seat } sur { $the-place } va à la réserve générale.
event-duel-began = Duel sur { $the-place } !
event-rolled = { $seat } fait { $die }.
event-rerolled = { $seat } relance le { $die }.
event-fought = { $seat } : dé { $die } + force { $firepower } = { $total }.
event-duel-won = { $seat } gagne le duel sur { $the-place }.
    .tie = { $seat } gagne le duel sur { $the-place } : égalité, et { $seat } a passé en premier.
event-attack-cancelled = La nouvelle église annule l’attaque de { $seat } en { $parcel }.

## Money, points and pieces

event-paid = { $seat } paie ${ $amount } ({ $cause }).
event-earned = { $seat } reçoit ${ $amount } ({ $cause }).
event-gave = { $seat } paie ${ $amount } à { $receiver } ({ $cause }).
event-scored = { $seat } marque { $points } PV ({ $source }).
    .lost = { $seat } perd des PV ({ $source }) : { $points }.
event-got-roads = { $seat } reçoit { $count ->
    [one] { $count } route
   *[other] { $count } routes
}.
event-got-revolvers = { $seat } reçoit { $count ->
    [one] { $count } revolver
   *[other] { $count } revolvers
}.
event-got-cowboys = { $count ->
    [0] { $seat } ne reçoit aucun cow-boy.
    [one] { $seat } reçoit { $count } cow-boy.
   *[other] { $seat } reçoit { $count } cow-boys.
}
event-got-dynamite = { $count ->
    [0] { $seat } ne reçoit aucun jeton dynamite : il n’y en a plus.
    [one] { $seat } reçoit { $count } jeton dynamite.
   *[other] { $seat } reçoit { $count } jetons dynamite.
}
event-blasted = { $seat } utilise la dynamite : la mine en { $parcel } rapporte le triple.
event-taxed = { $seat } taxe { $owner } : ${ $amount }.
event-got-ammunition = { $seat } prend le jeton trois revolvers : force +3 pendant ce tour.
event-gave-up = { $seat } renonce à { $the-place }.
event-income = { $seat } reçoit ${ $amount } ({ $thing } en { $parcel }).
event-stolen = { $thief } vole ${ $amount } ({ $thing } en { $parcel }).
event-doubled = { $seat } double les revenus d’un type de bâtiment : { $thing }.
event-excess-spent = { $seat } dépense ${ $amount } (limite de liquidité).

## The town

event-offered = { $seat } met { $parcel } aux enchères.
event-auction-began = { $seat } ouvre une vente aux enchères.
event-bid = { $seat } offre ${ $amount }.
event-passed-bid = { $seat } n’enchérit plus.
event-auction-won = { $seat } remporte l’enchère pour ${ $amount }.
event-no-bids = Personne n’enchérit à la vente de { $seat }.
event-claimed = { $parcel } appartient maintenant à { $seat }.
event-bought = { $seat } achète { $a-thing } pour ${ $price }.
event-kept = { $seat } garde { $a-thing } en réserve.
event-road-laid = { $seat } pose une route en { $edge }.
event-built = { $seat } construit { $a-thing } en { $parcel }.
event-taken-back = { $seat } retire { $a-thing } de { $parcel } et reprend la tuile en réserve.
event-house-built = { $seat } pose { $a-thing } en { $parcel }.
event-asked = { $seat } demande à { $owner } de pouvoir poser une maison en { $parcel }.
event-allowed = { $owner } accepte la maison en { $parcel }.
event-refused = { $owner } refuse la maison en { $parcel }.

## Variants

event-outlaws-came = { $count ->
    [0] Aucun nouveau hors-la-loi n’arrive ; tous sont de force { $strength }.
    [one] Un hors-la-loi arrive, de force { $strength }.
   *[other] { $count } hors-la-loi arrivent, chacun de force { $strength }.
}
event-outlaw-arrived = Un hors-la-loi arrive en { $parcel }.
event-outlaw-jailed = La prison de { $seat } en { $parcel } enferme un hors-la-loi.
event-outlaw-moved = Le hors-la-loi en { $parcel } se déplace en { $to }.
event-outlaw-beaten = { $seat } chasse le hors-la-loi de { $parcel }.
event-outlaw-won = Le hors-la-loi en { $parcel } est trop fort et reste.
event-robbed = Un hors-la-loi prend ${ $amount } à { $seat } ({ $thing } en { $parcel }).
event-shifted = { $seat } déplace { $a-piece } de { $the-place } vers { $the-to }.
event-came-back = { $seat } reprend { $a-piece } sur { $the-place }.
event-got-horse = { $seat } reçoit un cheval.
event-horse-placed = { $seat } place un cheval dans l’enclos { $enclosure }.
event-bred = { $seat } double le ranch en { $parcel } avec un cheval.
event-rodeo = { $hats ->
    [one] Rodéo : { $seat } a { $hats } point.
   *[other] Rodéo : { $seat } a { $hats } points.
}
event-rodeo-won = { $seat } gagne le rodéo.
event-tile-drawn = { $seat } tire une tuile duel : { $tile }.
event-tile-played = { $seat } joue la tuile duel { $tile }.
event-tiles-discarded = { $seat } défausse { $count } tuiles duel.
event-sheet-shown = Feuille de { $seat } : { $amount } ({ $line }).

## The card game

event-era-began = L’ère { $era } commence.
event-card-round-began = Ère { $era }, manche { $round }
event-terrain-drawn = Carte piochée : { $card }.
event-back-shown = La personnalité suivante a ce dos : { $back }.
event-character-met = Carte retournée : { $card }.
event-put-under = Un crâne apparaît ; cette personnalité passe sous la pile : { $card }.
event-power-used = { $seat } utilise { $the-card }.
event-power-passed = { $seat } n’utilise pas { $the-card } maintenant.
event-bid-sealed = { $seat } pose une carte enchère : { $value }.
event-bid-opened = { $seat } enchérit à { $value }.
event-bid-raised = { $seat } ajoute { $value } à son enchère.
event-pick-order = { $rank ->
    [1] { $seat } choisit en premier avec { $value }.
   *[other] { $seat } choisit en { $rank }e position avec { $value }.
}
event-took = { $seat } prend { $the-card }.
event-laid = { $seat } prend { $the-card } et la pose en { $parcel }.
event-no-room = { $seat } n’a pas de place pour { $the-card } : la carte est défaussée.
event-sold = { $seat } vend { $the-card }.
event-left-over = Carte que personne n’a prise : { $card }.
event-hand-back = { $seat } reprend { $count } cartes enchères.
event-upright = Ce pouvoir peut resservir : { $card }.
event-card-scored = { $seat } marque { $points } PV ({ $source }).
event-card-game-ended = La partie est terminée.

## One sentence for several events

story-ordered = L’ordre de départ, tiré au sort : { $list }.
    .item = { $seat }
story-mountain-rose = Des montagnes se dressent en { $list }.
    .item = { $parcel }
story-drew = Tirés du sac, dans cet ordre : { $list }.
    .item = { $thing }
story-bought-land = { $seat } achète { $parcel } pour ${ $amount }.
story-terrain-drawn = Cartes piochées : { $list }.
    .item = { $card }
story-bid-opened = Les enchères : { $list }.
    .item = { $seat } : { $value }
story-pick-order = Ordre des choix : { $list }.
    .item = { $seat } ({ $value })
story-left-over = Cartes que personne n’a prises : { $list }.
    .item = { $card }
story-hand-back = Toutes les cartes d’enchère reviennent en main : { $list }.
    .item = { $seat }
story-upright = Ces pouvoirs peuvent resservir : { $list }.
    .item = { $card }

## The table and its seats

table-opened = La table est ouverte.
table-claimed = { $name } s’assied.
table-left = { $name } quitte la table.
table-kicked = { $name } a dû quitter la table.
table-handed = Un robot ({ $bot }) joue pour { $name }.
table-returned = { $name } est de retour.
table-replaced = Un robot ({ $bot }) prend la place de { $name }.
table-timed-out = Le temps de { $name } est écoulé ; un robot ({ $bot }) joue à sa place.
table-linked = { $name } a un nouveau lien.
table-undone = { $seat } annule un ou plusieurs coups.
table-undo-asked = { $seat } demande à annuler des coups.
table-undo-agreed = { $seat } accepte l’annulation.
table-undo-refused = { $seat } refuse l’annulation.
table-proposed-kick = { $seat } propose de retirer { $name } de la partie.
table-proposed-replace = { $seat } propose de confier la place de { $name } à un robot.
table-proposed-delete = { $seat } propose de supprimer la partie.
table-seat-asked-share = { $name } demande à partager la place de { $seat }.
table-seat-asked-play = { $name } demande à jouer à la place de { $seat }.
table-seat-not-asked = La demande de place est retirée.
table-agreed = { $seat } est d’accord.
table-refused = { $seat } n’est pas d’accord.
table-bot-failed = Le robot de { $seat } n’a pas répondu ; un autre le remplace.
table-rematch = Une nouvelle table attend les mêmes joueurs.
table-hinted = { $seat } a demandé un conseil.
table-planned = { $seat } avait prévu de passer.
table-paused = Le serveur était arrêté ; aucune pendule n’a tourné.
