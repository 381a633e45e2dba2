# Le jeu de plateau : pourquoi un refus, ce qui s’est passé, ce qui est demandé.

## Options

reason-unknown-option = il n’y a pas d’option « { $option } », seulement : { $known }
reason-unknown-value = l’option « { $option } » ne connaît pas « { $text } », seulement : { $known }
reason-players-out-of-range = il faut de { $least } à { $most } joueurs, pas « { $text } »
reason-edition-has-fewer-players = l’édition de 2009 se joue de { $least } à { $most }, pas à { $text }
reason-edition-has-base-tiles-only = l’édition de 2009 n’a que les bâtiments de la première partie
reason-edition-has-base-characters-only = l’édition de 2009 n’a que les personnalités 1 à 7
reason-named-twice = l’option « { $option } » nomme deux fois la même chose : « { $text } »
reason-unknown-cast = il n’y a pas de personnalités « { $text } » ; nommez sept faces comme 4R, ou une de ces combinaisons : { $known }
reason-wrong-cast-size = il faut { $needed } personnalités, pas { $count }
reason-card-twice = une personnalité ne peut pas figurer deux fois : { $card }
reason-card-needs-horses = cette personnalité demande les chevaux, qui ne sont pas dans la partie : { $card }
reason-side-settled-in-play = la face de cette carte se décide pendant la partie : { $card }
reason-unknown-bot = il n’y a pas de robot « { $text } », seulement : { $known }

## Pourquoi pas : mise en place et hasard

reason-not-in-bag = Le sac ne contient aucune tuile de cette sorte : { $thing }.
reason-off-the-dice = Les dés ne peuvent pas désigner { $parcel }.
reason-no-such-seat = Il n’y a pas de joueur { $seat }.
reason-already-drawn = Le sort a déjà désigné { $seat }.
reason-no-face = Un dé n’a pas une telle face.

## Pourquoi pas : personnalités

reason-card-not-in-play = Cette personnalité n’est pas dans la partie : { $card }.
reason-card-taken = { $seat } a déjà { $the-card }.
reason-not-enough-cowboys = { $count ->
    [0] Il ne reste aucun cow-boy.
    [one] Il ne reste que { $count } cow-boy.
   *[other] Il ne reste que { $count } cow-boys.
}
reason-not-fetchable = Le garçon des rues ne peut pas prendre cette carte : { $card }.
reason-not-that-many = Il y en a au plus { $most }.
reason-no-such-package = Il n’y a pas de lot de { $points } PV : seulement 3, 5 ou 7.
reason-bid-more = Il faut offrir plus de ${ $bid }.
reason-offered-already = { $parcel } est déjà aux enchères.
reason-not-on-space = Cette tuile n’est pas sur { $place } : { $thing }.
reason-on-the-track = Il y en a sur les cases de construction, elle ne vient donc pas du sac : { $thing }.
reason-no-such-die = Vous n’avez pas ce dé.
reason-not-your-mine = Vous n’avez pas de mine sur { $place }.
reason-multiplied-already = Le revenu de { $parcel } est déjà multiplié.
reason-no-refuge = Un cow-boy battu ne peut pas aller sur { $place } : ce terrain a un propriétaire.
reason-too-late = Déjà résolu : { $place }.
reason-no-building = Ce n’est pas un bâtiment : { $thing }.
reason-none-of-yours = Vous n’avez aucun bâtiment de ce type : { $thing }.

## Pourquoi pas : placement

reason-no-piece = Vous n’en avez pas à placer : { $piece }.
reason-not-for-this-piece = Ce pion ne peut pas aller sur { $place } : { $piece }.
reason-may-not-attack = Votre personnalité vous interdit d’attaquer.
reason-may-not-provoke = Votre personnalité vous interdit d’aller là où sont les autres : { $place }.
reason-no-titles = Il ne vous reste pas de titre de propriété pour un autre terrain.
reason-no-building-there = Il n’y a pas de tuile sur { $place }.
reason-space-over = Fermé à partir du tour { $round } : { $place }.
reason-ammunition-gone = { $seat } a le jeton trois revolvers.
reason-nothing-to-attack = { $parcel } appartient à { $seat }, et aucun bâtiment ne s’y trouve.
reason-protected = { $parcel } ne peut pas être attaqué : { $thing }.
reason-piece-is-peaceful = Ce pion n’attaque pas : { $piece }.
reason-not-empty = Il y a déjà quelqu’un sur { $place }.
reason-already-there = Vous avez déjà un cow-boy sur { $place }.
reason-closed-by = Personne ne peut rejoindre le { $piece } de { $seat } sur { $place }.

## Pourquoi pas : argent, terrains, routes, bâtiments

reason-too-dear = Cela coûte ${ $price }, et vous avez ${ $cash }.
reason-no-cowboy-there = Vous n’y avez pas de cow-boy.
reason-no-duel-there = Il n’y a pas de duel sur { $place }.
reason-parcel-owned = { $parcel } appartient à { $seat }.
reason-nobodys-for-ever = { $parcel } ne peut appartenir à personne : l’hôtel de ville s’y trouve.
reason-not-your-land = { $parcel } n’est pas à vous.
reason-not-free = { $parcel } n’est pas libre : { $thing }.
reason-no-road-touches = Aucune route ne touche { $parcel }.
reason-no-house-site = Il n’y a pas d’emplacement pour la maison qui l’accompagne : { $thing }.
reason-townhouse-not-closed-in = Une seconde maison n’est possible en { $parcel } que si les huit terrains voisins sont occupés ou ont un propriétaire.
reason-ask-first = { $parcel } appartient à { $seat } : demandez d’abord.
reason-nobody-to-ask = Pour { $parcel }, il n’y a personne à qui demander.
reason-already-refused = { $seat } a déjà refusé { $parcel } pour la tuile que vous placez.
reason-house-must-be-placed = Il y a un emplacement qui ne demande l’accord de personne : la maison doit être posée.
reason-not-in-reserve = Pas dans votre réserve : { $thing }.
reason-too-late-for-cash = C’est trop tard pour les $8 : dans l’édition de 2009, on les prend avec la carte ou pas du tout.
reason-given-up = Faute de maison, vous avez repris cette tuile : { $thing }. Construisez-en d’abord une autre, puis vous pourrez réessayer.
reason-nowhere-to-build = Vous n’avez aucun terrain où construire cela maintenant : { $thing }.
reason-no-roads = Vous n’avez plus de route.
reason-road-there = Il y a déjà une route en { $edge }.
reason-road-apart = Une route en { $edge } ne prolongerait pas les autres.
reason-road-astray = Une route en { $edge } ne mène pas à l’emplacement le plus proche.
reason-no-line = Aucune route ne traverse toute la carte en ligne droite le long de { $parcel }.
reason-not-that-much = Vous n’avez que ${ $cash }.
reason-over-the-limit = Votre limite de liquidité est de ${ $limit } : dépensez au moins ${ $least }.

## Ce qui s’est passé : mise en place et ordre

event-drew = Tiré du sac pour la case à ${ $price } : { $thing }.
event-founded = La ville est fondée en { $parcel }.
event-mountain-rose = Une montagne se dresse en { $parcel }.
event-ordered = Tirage au sort : { $seat } est en position { $rank }.
event-round-began = Le tour { $round } commence.
event-phase-began = { $phase ->
    [1] Phase 1 : choix des personnalités.
    [2] Phase 2 : placement des cow-boys.
    [3] Phase 3 : résolution des actions.
   *[4] Phase 4 : fin du tour.
}
event-box-opened = { $box } :
event-turn-order = { $seat } est en position { $rank } dans l’ordre du tour.
event-game-ended = La partie est terminée.
event-cast-drawn = Carte tirée pour la partie : { $side }.
event-hall-drawn = L’hôtel de ville est tiré du sac.
event-hall-built = { $seat } place l’hôtel de ville en { $parcel }.
event-hall-boxed = Il n’y a pas de place pour l’hôtel de ville ; il retourne dans la boîte.
event-free-road = { $count ->
    [one] { $seat } pose une route de la réserve générale en { $edge }.
   *[other] { $seat } pose { $count } routes de la réserve générale en { $edge } : un pont.
}

## Ce qui s’est passé : cow-boys et duels

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
event-healed = Le cow-boy battu de { $seat } va sur { $place } au lieu de rentrer.
event-sent-away = Le { $piece } de { $seat } doit laisser { $parcel } à l’avocat.
event-placed = { $seat } place { $a-piece } sur { $place }.
event-passed = { $rank ->
    [1] { $seat } passe en premier.
   *[other] { $seat } passe en position { $rank }.
}
event-went-home = Le { $piece } de { $seat } sur { $place } rentre dans sa réserve.
event-went-to-box = Le { $piece } de { $seat } sur { $place } va à la réserve générale.
event-duel-began = Duel sur { $place } !
event-rolled = { $seat } fait { $die }.
event-rerolled = { $seat } relance son { $die }.
event-fought = { $seat } : dé { $die } + force { $firepower } = { $total }.
event-duel-won = { $seat } gagne le duel sur { $place }.
event-attack-cancelled = La nouvelle église annule l’attaque de { $seat } en { $parcel }.

## Ce qui s’est passé : argent, points et matériel

event-paid = { $seat } paie ${ $amount } ({ $cause }).
event-earned = { $seat } reçoit ${ $amount } ({ $cause }).
event-gave = { $seat } paie ${ $amount } à { $receiver } ({ $cause }).
event-scored = { $seat } marque { $points } PV ({ $source }).
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
event-gave-up = { $seat } renonce à l’action : { $place }.
event-income = { $seat } reçoit ${ $amount } ({ $thing } en { $parcel }).
event-stolen = { $thief } vole ${ $amount } ({ $thing } en { $parcel }).
event-doubled = { $seat } double les revenus d’un type de bâtiment : { $thing }.
event-excess-spent = { $seat } dépense ${ $amount } (limite de liquidité).

## Ce qui s’est passé : la ville

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

## Ce qui est demandé ; `.help` l’explique

ask-DrawBuilding = Une tuile est tirée du sac.
    .help = Le hasard remplit une case de construction.
ask-FoundTown = Les dés désignent le centre de la ville.
    .help = Le hasard choisit l’un des terrains intérieurs.
ask-RaiseMountain = Les dés désignent un terrain pour une montagne.
    .help = Le hasard choisit l’un des terrains intérieurs libres.
ask-DrawOrder = L’ordre du premier tour est tiré au sort.
    .help = Le premier est premier partout où compte l’ordre de fin du tour.
ask-RollDie = Un dé est lancé dans le duel sur { $place }.
    .help = Chacun ajoute le dé à sa force ; le plus haut total gagne, et à égalité celui qui a passé en premier.
ask-Gamble = { $gambler } lance les dés.
    .help = Les deux dés sont payés en dollars.
ask-DraftParcel = { $seat } : quel terrain prenez-vous pour commencer ?
    .help = Tout terrain qui n’est à personne, gratuitement, avec la maison ou la montagne qui s’y trouve. Chacun en reçoit deux. Les ranchs vivent des terrains libres voisins, les mines des montagnes voisines, les commerces des maisons voisines, et la plupart des bâtiments ont besoin d’une route à l’un de leurs coins.
ask-DrawCast = Une personnalité est tirée pour la partie.
    .help = Le hasard choisit la face d’une carte qui n’est pas encore dans la partie.
ask-ChooseCharacter = { $seat } : quelle personnalité choisissez-vous pour ce tour ?
    .help = Une personnalité a un pouvoir, un numéro et une limite de liquidité, pour ce tour seulement. Le plus petit numéro joue en premier quand on place les cow-boys. L’argent qui dépasse la limite doit être dépensé à la fin du tour, à 1 PV par tranche entière de $10.
ask-ChooseSide = { $seat } : quelle face de cette carte utilisez-vous ? ({ $card })
    .help = Cette face vaut pour ce tour.
ask-FetchCard = { $seat } : quelle seconde carte prend le garçon des rues ?
    .help = Vous avez aussi son pouvoir et sa limite de liquidité. Ce ne peut pas être le shérif.
ask-CashOrWait = { $seat } : prendre $8 maintenant, ou attendre ? ({ $card })
    .help = Si vous attendez, vous recevrez plus tard l’autre effet de la carte : le double des revenus d’un type de bâtiment (commerçante, face jaune), 1 PV par maison possédée (commerçante, face rouge) ou par montagne possédée (colon, face rouge).
ask-DoubleOrCash = { $seat } : quel type de bâtiment vous rapporte le double ?
    .help = Tous vos bâtiments de ce type rapportent le double pendant ce tour. Si un agresseur vole l’un d’eux, lui et vous recevez chacun le revenu normal. Dans la Big Box, vous pouvez prendre $8 à la place.
ask-ReceiveParcel = { $seat } : quel terrain recevez-vous grâce au colon ?
    .help = Tout terrain qui n’est à personne, gratuitement, avec la maison ou la montagne qui s’y trouve.
ask-RecruitCowboys = { $seat } : combien de cow-boys achetez-vous au capitaine ?
    .help = Un coûte $1, deux coûtent $4, trois coûtent $9.
ask-BuyRevolvers = { $seat } : combien de revolvers achetez-vous au capitaine ?
    .help = Un coûte $3, deux coûtent $9. Vous les gardez.
ask-BuyPackage = { $seat } : combien de PV achetez-vous au banquier ?
    .help = 3 PV coûtent $3, 5 PV coûtent $12, 7 PV coûtent $25.
ask-BuyParcelNow = { $seat } : quel terrain achetez-vous avec l’avocat ?
    .help = Tout terrain qui n’est à personne, à son prix ; ou aucun.
ask-TakeAnyBuilding = { $seat } : quel bâtiment prenez-vous pour $5 ?
    .help = N’importe quelle tuile des cases de construction. Vous pouvez la construire tout de suite ou la garder.
ask-TakeBuildingAndLand = { $seat } : payez-vous ${ $price } pour construire tout de suite ? ({ $building })
    .help = Vous prenez la tuile sur les cases de construction, ou dans le sac s’il n’y en a pas, et la construisez sur un terrain libre qui n’est à personne. Le terrain devient vôtre.
ask-BuildOnNewLand = { $seat } : sur quel terrain construisez-vous ? ({ $building })
    .help = Tout terrain libre qui n’est à personne ; il devient vôtre.
ask-DismissCowboys = { $seat } : combien de cow-boys rendez-vous ?
    .help = Aucun donne 3 PV, un donne 6, deux donnent 9.
ask-TaxWeaponsOrMoney = { $seat } : que taxez-vous ?
    .help = Chaque autre joueur vous paie $1 par revolver qu’il possède, ou $1 par tranche de $10, même entamée.
ask-OfferParcel = { $seat } : quel terrain mettez-vous aux enchères ?
    .help = Deux terrains qui ne sont à personne sont vendus ensemble.
ask-BidOrPass = { $lot ->
    [ammunition] { $seat } : offrir plus de ${ $bid } pour le jeton trois revolvers, ou passer ?
   *[other] { $seat } : offrir plus de ${ $bid } pour { $lot }, ou passer ?
}
    .help = Qui passe ne peut plus enchérir dans cette vente.
ask-RollLand = Les dés désignent un terrain pour { $receiver }.
    .help = Le hasard choisit l’un des terrains qui ne sont à personne.
ask-PlaceCityHall = { $seat } : où placez-vous l’hôtel de ville ?
    .help = Sur un terrain libre qui n’est à personne et que touche une route. Il n’appartiendra jamais à personne.
ask-LayFreeRoad = { $seat } : où va la route vers l’hôtel de ville ?
    .help = Aucun emplacement possible pour l’hôtel de ville n’a de route : vous posez le moins possible de routes de la réserve générale pour en équiper un. Un pont compte pour deux.
ask-RerollOrKeep = { $seat } : relancer un de vos dés ?
    .help = Tous les dés du duel sont lancés. Vous pouvez relancer un des vôtres, une fois.
ask-CallTheDoctor = { $seat } : où va votre cow-boy battu ?
    .help = Pour $3, que le docteur lui-même ne paie pas, il va sur un lieu vide qui reste à résoudre. Sinon il rentre.
ask-PayUndertaker = { $seat } : payer $2 à { $undertaker }, ou perdre 1 PV ?
    .help = Le croque-mort est payé pour chaque cow-boy qui perd un duel.
ask-UseDynamite = { $seat } : dans quelle mine utilisez-vous la dynamite ?
    .help = La mine rapporte le triple, cette fois seulement. La dynamite non utilisée reste à vous.
ask-LayLastRoads = { $seat } : posez-vous des routes avant la fin du tour ?
    .help = C’est la dernière occasion de ce tour.
ask-PlaceOrPass = { $seat } : placez un cow-boy, ou passez.
    .help = Sur une case action, sur un terrain pour l’acheter, sur le bâtiment d’un autre pour voler la moitié de ses revenus, ou sur le vôtre pour le défendre. À plusieurs au même endroit, un dé et la force décident ; les cow-boys en réserve comptent dans la force. Qui passe en premier gagne les égalités et joue en premier ensuite, même au prochain choix des personnalités.
ask-PickDuel = { $seat } : quel duel a lieu ensuite ?
    .help = Les cow-boys qui perdent un duel rentrent en réserve et comptent dans la force au suivant.
ask-TakeGain = { $seat } : réaliser l’action ? ({ $place })
    .help = On peut renoncer à toute action. Le cow-boy va de toute façon à la réserve générale.
ask-BuyPoints = { $seat } : combien de PV achetez-vous ? ({ $place })
    .help = Autant que vous pouvez en payer, ou aucun.
ask-BuyParcels = { $seat } : quel terrain achetez-vous ?
    .help = Un terrain coûte $1, et $1 de plus par bâtiment, maison ou montagne qui s’y trouve ou qui occupe un de ses huit voisins. Vous renoncez à ce que vous n’achetez pas maintenant.
ask-BuyBuilding = { $seat } : acheter cette tuile ? ({ $place })
    .help = Vous pouvez la construire tout de suite, ou la garder en réserve.
ask-PlaceBuilding = { $seat } : où construisez-vous ? ({ $building })
    .help = Sur un terrain libre à vous. Tous, sauf les ranchs et les mines, ont besoin d’une route à l’un des coins du terrain et amènent une maison, qui demande elle aussi un emplacement avec une route. Vous pouvez d’abord poser des routes de votre réserve.
ask-PlaceHouse = { $seat } : où va la maison ?
    .help = Sur un terrain libre que touche une route et qui n’est à personne, qui est à vous, ou qui est à un autre joueur s’il est d’accord. Elle profite à tous les commerces voisins si le terrain n’est à personne, sinon à ceux du propriétaire seulement.
ask-AllowHouse = { $seat } : acceptez-vous que { $builder } pose une maison sur votre terrain { $parcel } ?
    .help = La maison serait à vous : elle ne profiterait qu’à vos commerces et vaudrait 2 PV à la fin. Mais le terrain serait alors occupé.
ask-PickReserved = { $seat } : quel bâtiment de votre réserve construisez-vous ?
    .help = Ce que vous ne construisez pas reste en réserve. Seuls les bâtiments sur la carte rapportent et comptent.
ask-StealOrNot = { $seat } : voler la moitié des revenus de { $parcel } ?
    .help = Arrondi en dessous ; le propriétaire garde le reste.
ask-SpendExcess = { $seat } : combien de dollars changez-vous en PV ?
    .help = Au moins ce qui dépasse votre limite de liquidité, au plus tout votre argent ; 1 PV par tranche entière de $10.

## Ce que fait un verbe

verb-land = le terrain que désignent les dés
verb-draw = la tuile tirée
verb-roll = la face d’un dé
verb-lot = le joueur tiré au sort
verb-draft = prendre un terrain au début
verb-choose = prendre une personnalité
verb-place = placer un cow-boy
verb-white = placer le cow-boy blanc là où il n’y a personne
verb-pass = ne plus placer de cow-boy pendant ce tour
verb-road = poser d’abord une route ; cela ne termine pas votre tour
verb-duel = résoudre ce duel
verb-take = le prendre
verb-decline = y renoncer
verb-claim = prendre ou acheter un terrain
verb-buy = acheter la tuile
verb-build = construire ici
verb-keep = garder en réserve
verb-house = poser la maison ici
verb-ask = demander au propriétaire une maison ici
verb-allow = accepter
verb-refuse = refuser
verb-unpack = construire ce bâtiment de la réserve
verb-done = rien de plus
verb-points = acheter ce nombre de PV
verb-spend = dépenser ce montant : 1 PV par tranche entière de $10
verb-recruit = acheter ce nombre de cow-boys
verb-cast = la personnalité tirée
verb-sing = placer un cow-boy avec un jeton « pas de duel » sur une case
verb-lucky = placer un cow-boy de la réserve générale sur les revenus des jeux
verb-dynamite = placer un cow-boy avec dynamite : deux dés en duel
verb-side = utiliser cette face de la carte
verb-fetch = prendre la tuile de cette case
verb-bag = prendre la tuile dans le sac
verb-arm = acheter ce nombre de revolvers
verb-dismiss = rendre ce nombre de cow-boys
verb-tax = taxer ceci
verb-offer = mettre ce terrain aux enchères
verb-bid = offrir ce montant
verb-blast = utiliser la dynamite dans cette mine
verb-reroll = relancer ce dé
verb-move = aller là au lieu de rentrer
verb-pay = payer
verb-lose = perdre 1 PV
verb-double = doubler les revenus de ce type
verb-wait = attendre l’autre effet de la carte
