# What a player can do: the buttons of a decision.

## Verbs; a decision may have its own words

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

## Consent to Houses

web-always-allow = Toujours dans cette partie
web-ask-again = Me redemander pour les maisons sur mes terrains

## Amounts

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

## Nouns

web-noun-tax-weapons = Revolvers
web-noun-tax-money = Argent
web-noun-side-yellow = Face jaune
web-noun-side-red = Face rouge
web-noun-horse-1 = { space-enclosure-1 }
web-noun-horse-2 = { space-enclosure-2 }
web-noun-horse-3 = { space-enclosure-3 }
web-noun-horse-4 = { space-enclosure-4 }
web-noun-horse-5 = { space-enclosure-5 }

## The button that confirms, where it says what it does

web-do-place = Placer
web-do-white = Placer
web-do-sing = Placer
web-do-lucky = Placer
web-do-dynamite = Placer
web-do-road = Poser
web-do-claim = Acheter
web-do-claim-ReceiveParcel = Prendre
web-do-draft = Prendre
web-do-build = Construire
web-do-house = Poser
web-do-ask = Demander
web-do-unpack = Construire
web-do-choose = Prendre
web-do-side = Prendre
web-do-fetch = Prendre
web-do-take = Prendre
web-do-points = Acheter { $amount } PV
web-do-spend = Payer ${ $amount }
web-do-bid = Offrir ${ $amount }
web-do-bid-SealBids = Miser { $amount }
web-do-recruit = Engager { $amount }
web-do-arm = Acheter { $amount }
web-do-dismiss = Rendre { $amount }
web-do-tile = Jouer le { $amount }
web-do-sheet = Cacheter

## Chips: what a number is; `.word` stands beside it

web-chip-price = Prix
web-chip-cash = Argent
web-chip-gain-cash = Argent à recevoir
web-chip-gain-points = PV à recevoir
web-chip-gain-roads = Routes à recevoir
web-chip-gain-firepower = Force à recevoir
web-chip-gain-loot = À voler
    .word = butin
web-chip-gain-saved = Défendu
    .word = défendu
web-chip-loot = Volé
web-chip-odds = Chances de gagner le duel
web-chip-your-duel = votre duel : { $place }
web-chip-lead = Avance en force
web-chip-points = Points de victoire
web-chip-final = PV si la partie finissait
    .word = à la fin
web-chip-income = Revenu des bâtiments
    .word = de revenu
web-chip-firepower = Force
web-chip-roads = Routes
web-chip-revolvers = Revolvers
web-chip-dynamite = Dynamite
web-chip-horses = Chevaux
web-chip-limit = Limite de liquidité
    .word = limite
web-chip-excess = Argent au-dessus de la limite
    .word = en trop
web-chip-due = Tout ce que vous visez coûte
    .word = en tout
web-chip-bid = Enchère
web-chip-total = Total du duel
web-chip-rank = Place dans l’ordre
web-chip-bonus = Ajouté à votre enchère

## Sheets

web-the-town = La ville
web-you-pay = vous payez
web-sheet-title = Un nouveau départ
web-sheet-secret = Dépensez en secret ; tous révèlent ensemble.
web-sheet-left-of = reste sur ${ $money }
web-auction-title = Qui dit mieux ?
web-no-bid-yet = Aucune enchère
web-bids-still = en lice
web-bids-no-more = hors jeu
web-sells-lot = vend
web-tiles-title = Quelle tuile jouez-vous ?
web-tiles-secret = Toutes les tuiles sont révélées ensemble.
web-tile-hidden = une tuile cachée
web-tile-of = Tuile { $value } : total { $total }
web-versus = contre
web-may-build-house = Autorisez-vous { $name } à poser une maison en { $parcel } ?
web-stays-yours = { $parcel } reste à vous
web-tiles-in-hand = { $count ->
    [one] 1 tuile en main
   *[other] { $count } tuiles en main
}
web-sheet-line-loan = PV cédés
    .note = 5 rapportent $12, 10 rapportent $22
web-sheet-line-cowboys = Cow-boys
    .note = ${ $price } chacun
web-sheet-line-revolvers = Revolvers
    .note = ${ $price } chacun
web-sheet-line-roads = Routes
    .note = ${ $price } chacune
web-sheet-line-parcels = Terrains
    .note = ${ $price } chacun
web-sheet-line-vps = PV
    .note = ${ $price } chacun
web-sheet-line-connections = Relations
    .note = choisir la face des cartes, ${ $price }
web-sheet-line-second-character = Seconde personnalité
    .note = une fois dans la partie, ${ $price }
web-sheet-line-sharpshooter = Tireur d’élite
    .note = un dé de plus, ${ $price }
web-sheet-line-bid = Enchère d’ouverture
    .note = la plus haute commence
