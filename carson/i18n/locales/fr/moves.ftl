# What a move does: by its verb, and in the list of moves of the terminal and the text view.

## Verbs of the board game

verb-land = le terrain désigné par les dés
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

## Verbs of the variants

verb-outlaw = déplacer ce hors-la-loi
verb-ride = où va le hors-la-loi
verb-shift = déplacer ce cow-boy ailleurs
verb-back = reprendre ce cow-boy
verb-horse = placer un cheval dans cet enclos
verb-breed = doubler ce ranch
verb-tile = jouer cette tuile duel
verb-discard = les défausser
verb-sheet = écrire ce nombre
verb-drop = écarter ce dé
verb-steal = voler la moitié des revenus
verb-buy-horse = acheter un cheval pour $4

## Verbs of the card game

cards-verb-draw = la carte terrain piochée
cards-verb-back = le dos que l’on voit
cards-verb-meet = la personnalité retournée
cards-verb-flip = la carte enchère retournée
cards-verb-use = utiliser ce pouvoir
cards-verb-pass = ne rien faire
cards-verb-bid = poser une carte enchère
cards-verb-take = prendre une des cartes proposées
cards-verb-place = poser la carte ; son terrain en haut à gauche va là
cards-verb-sell = vendre une carte terrain de votre ville
cards-verb-fetch = prendre une personnalité que personne n’a prise
cards-verb-top = prendre la première personnalité de la pile, sans la voir

## The list of moves: the board game

menu-land = acheter un terrain dont le prix figure sur la carte
menu-spaces = une case action, par son numéro
do-choose = { $name } (limite { $limit }) : { $power }
do-draft = { $thing }
do-claim-ReceiveParcel = { $thing }
do-claim = pour ${ $price }
do-place-land = ${ $price }
do-place-own = défendre ${ $income }
do-place-other = attaquer, moitié de ${ $income }
do-place-hall = hôtel de ville
do-fetch = { $thing }
do-move-land = ${ $price }
do-offer = { $thing }
do-blast = rapporte trois fois ${ $income }
do-tax = { $amount ->
    [0] $1 par revolver
   *[1] $1 par tranche de $10, même entamée
}
do-arm = { $amount ->
    [0] aucun
    [1] 1 revolver pour $3
   *[other] { $amount } revolvers pour $9
}
do-dismiss = { $amount ->
    [0] aucun : 3 PV
    [1] 1 cow-boy : 6 PV
   *[other] { $amount } cow-boys : 9 PV
}
do-reroll = relancer le dé { $amount }
do-keep-RerollOrKeep = garder les dés
do-pay = payer $2
do-bid = ${ $amount }
do-build-PlaceCityHall = hôtel de ville
do-pass-BidOrPass = ne plus enchérir
do-duel = duel sur { $the-place }
do-take-TakeGain = { $gives-place }
do-take-StealOrNot = voler
do-take-CashOrWait = prendre $8
do-take-DoubleOrCash = prendre plutôt $8
do-decline = y renoncer
do-buy = { $thing } pour ${ $price }
do-build = rapporterait ${ $income } maintenant
do-keep-PlaceHouse = reprendre le bâtiment en réserve
do-house-land = terrain sans propriétaire, ${ $gain } de plus pour vous
do-house-own = votre terrain, ${ $gain } de plus pour vous
do-ask = demander à { $owner }, ${ $gain } de plus pour vous
do-unpack = { $thing }
do-points = { $amount } PV pour ${ $price }
do-spend = { $points } PV
do-recruit = { $amount ->
    [0] aucun
    [1] 1 cow-boy pour $1
    [2] 2 cow-boys pour $4
   *[other] { $amount } cow-boys pour $9
}
do-road = poser d’abord une route
do-double = doubler : { $thing }

## The list of moves: variants

do-place-outlaw = combattre le hors-la-loi
do-place-enclosure = un de vos enclos
do-shift = déplacer depuis { $the-place }
do-back = reprendre depuis { $the-place }
do-tile = un { $amount }
do-drop = dé { $amount }
do-horse = { $amount ->
    [1] force
    [2] un autre cow-boy, un changement, ou passer
    [3] double un ranch
    [4] $2
   *[other] le plus de points au rodéo
}
do-breed = rapporte deux fois ${ $income }
do-take-TakeWageOrHorse = $4
do-take-RewardOrTheft = la récompense en PV
do-keep-DiscardLastTiles = les garder
do-decline-UseHorse = pas de cheval maintenant
do-outlaw = le hors-la-loi qui s’y trouve

## The list of moves: the card game

do-take-terrain = { $cards } ({ $gain } PV maintenant, au mieux)
do-take-character = { $power } ({ $gain } PV maintenant)
do-take-no-place = { $cards } : aucune place dans votre ville, la carte serait défaussée
do-place-card = { $gain } PV maintenant
do-sell = { $cards } ({ $gain } PV maintenant)
do-pass-UsePower = pas maintenant
do-pass-FetchCharacter = aucune autre personnalité
do-pass-LastSale = ne plus rien vendre
menu-more-places = d’autres sur le plan
