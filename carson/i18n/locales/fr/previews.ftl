# What a move would do, what the round would bring, and what a thing on the table is worth now.

## Money and pieces

preview-pays = Vous payez ${ $amount } ; il vous reste ${ $left }.
preview-gets = Vous recevez ${ $amount } ; vous avez alors ${ $left }.
preview-roads = Routes dans votre réserve : { $before } → { $after }.
preview-revolvers = Vos revolvers : { $before } → { $after }.
preview-dynamite = Vos jetons dynamite : { $before } → { $after }.
preview-horses = Chevaux dans votre réserve : { $before } → { $after }.
preview-firepower = Votre force : { $before } → { $after }.
preview-limit = Votre limite de liquidité devient ${ $after }.
preview-points = Vos PV : { $before } → { $after }.
preview-loot = Butin de vos cow-boys : ${ $before } → ${ $after }.
preview-final = Vos PV si la partie finissait maintenant : { $before } → { $after }.
preview-income = Vos revenus des bâtiments pour ce tour : ${ $before } → ${ $after } (${ $worst } au pire, en cas d’attaques).
preview-excess = { $amount ->
    [0] Vous restez dans votre limite de liquidité de ${ $limit } à la fin du tour.
   *[other] Votre limite de liquidité de ${ $limit } vous fait dépenser ${ $amount } à la fin du tour, pour { $points } PV.
}
preview-other-cash = Argent de { $seat } : ${ $before } → ${ $after }.
preview-other-points = PV de { $seat } : { $before } → { $after }.
preview-other-final = PV de { $seat } si la partie finissait maintenant : { $before } → { $after }.
preview-passes = { $count ->
    [0] Vous passez en { $rank ->
        [1] premier
       *[other] { $rank }e position
    } et gagnez les égalités contre tous ceux qui passent après vous.
    [one] Vous passez en { $rank ->
        [1] premier
       *[other] { $rank }e position
    } et gagnez les égalités contre tous ceux qui passent après vous ; { $count } cow-boy en réserve compte dans votre force.
   *[other] Vous passez en { $rank ->
        [1] premier
       *[other] { $rank }e position
    } et gagnez les égalités contre tous ceux qui passent après vous ; { $count } cow-boys en réserve comptent dans votre force.
}

## The town

preview-claims = { $parcel } est alors à vous.
preview-other-claims = { $parcel } va à { $seat }.
preview-stands = En { $parcel } : { $thing }.
preview-pays-there = En { $parcel } : { $thing }, qui y rapporte ${ $amount }.
preview-cleared = { $parcel } se libère.
preview-outlaw-comes = Un hors-la-loi va en { $parcel }.
preview-income-of = { $thing } de { $seat } en { $parcel } : ${ $before } → ${ $after }.
preview-prices = Prix des terrains : { $list }.
preview-connected = Nouveaux terrains équipés d’une route : { $list }.
preview-asks = Si { $seat } donne son accord pour une maison en { $parcel } :

## Places

preview-leaves = Vous n’aurez plus de cow-boy sur { $the-place }.
preview-sells-tile = À vendre pour ${ $amount } : { $thing }.
preview-sells-land = { $parcel } coûte ${ $amount } pour l’instant.
preview-sells-points = 1 PV coûte ${ $amount } ; vous pourriez en acheter { $count } maintenant.
preview-due = Tout ce que vous visez coûte ${ $amount } en tout ; vous avez ${ $cash }.
preview-gives-cash = { $place } : ${ $amount }.
preview-gives-roads = { $place } – routes : { $amount }.
preview-gives-points = { $place } : { $amount } PV.
preview-gives-firepower = { $place } – force : +{ $amount }.
preview-gives-loot = Sur { $the-place }, vous volez la moitié des revenus : ${ $amount }.
preview-gives-saved = Sur { $the-place }, vous défendez la moitié des revenus : ${ $amount }.
preview-steals = Vous volez à { $seat } ${ $amount }, la moitié des revenus de { $parcel }.
preview-now-gives-cash = { $place } : ${ $before } → ${ $after }.
preview-now-gives-roads = { $place } – routes : { $before } → { $after }.
preview-now-gives-points = { $place } : { $before } → { $after } PV.
preview-now-gives-firepower = { $place } – force : +{ $before } → +{ $after }.
preview-now-gives-loot = Sur { $the-place }, vous volez alors ${ $after } au lieu de ${ $before }.
preview-now-gives-saved = Sur { $the-place }, vous défendez alors ${ $after } au lieu de ${ $before }.
preview-now-sells-points = { $place } : vous pourriez alors acheter { $after } PV au lieu de { $before }.

## Duels

preview-may-come = { $count ->
    [one] Personne encore sur { $the-place }, mais { $count } joueur peut y venir.
   *[other] Personne encore sur { $the-place }, mais { $count } joueurs peuvent y venir.
}
preview-duel = Duel sur { $the-place } : { $chance } % de chances de gagner ; { $range } % selon ce qui peut encore changer.
preview-duel-open = Duel sur { $the-place } : { $first } % de chances de gagner si vous passez en premier, { $last } % sinon ; { $range } % selon ce qui peut encore changer.
preview-duel-before = Duel sur { $the-place } : { $first } % de chances de gagner si vous passez avant { $seat }, { $last } % sinon ; { $range } % selon ce qui peut encore changer.
preview-duel-tiles = Duel sur { $the-place } : les tuiles duel décident ; votre avance en force : { $lead }.
preview-odds-change = Duel sur { $the-place } : { $before } → { $after } %.
preview-lead-changes = Duel sur { $the-place } : votre avance en force { $before } → { $after }.
preview-odds-to-place = { $count ->
    [one] { $seat } peut encore placer { $count } cow-boy, et perd alors 1 point de force.
   *[other] { $seat } peut encore placer { $count } cow-boys, et perd 1 point de force pour chacun.
}
preview-odds-ammunition = { $seat } obtiendra peut-être d’abord { $count } points de force grâce au jeton trois revolvers.
preview-odds-returning = { $count ->
    [one] { $count } cow-boy de { $seat } peut d’abord perdre un autre duel et ajouter 1 à sa force.
   *[other] { $count } cow-boys de { $seat } peuvent d’abord perdre d’autres duels et ajouter chacun 1 à sa force.
}
preview-odds-outlaw = Un total de { $strength } ou plus bat le hors-la-loi.
preview-odds-dynamite = { $seat } lance deux dés grâce à la dynamite.
preview-odds-spare-die = { $seat } lance un dé de plus et écarte le plus petit.
preview-odds-second-try = { $seat } relance un dé si le duel s’annonce perdu.
preview-odds-as-now = Le calcul suppose que tout le reste ne change pas : cow-boys déjà placés, revolvers, chevaux et personnalités.
preview-tile = Votre total avec elle : { $total }.
preview-tile-rival = { $seat } a { $total }, sans compter les tuiles cachées.
preview-second-roll = { $chance } % de chances de gagner.
preview-duel-won = { $seat } gagne le duel sur { $the-place }.
preview-outlaw-won = Le hors-la-loi en { $parcel } est trop fort et reste.

## Secrets, bids and chance

preview-sheet = Il vous reste à dépenser : ${ $left }.
preview-bids = Si vous remportez l’enchère, vous payez ${ $amount } et il vous reste ${ $left }.
preview-leaves-auction = Vous n’enchérissez plus dans cette vente.
preview-gambles = Les dés donnent ${ $amount }.
preview-chance = Ensuite, le hasard décide.
preview-nothing = Rien ne change pour l’instant.

## The card game

preview-bid-rank = { $rank ->
    [1] Avec { $amount }, vous choisissez en premier.
   *[other] Avec { $amount }, vous choisissez en { $rank }e position.
}
preview-bid-ranks = Avec { $amount }, vous choisissez au mieux en { $best ->
    [1] 1re
   *[other] { $best }e
} position, au pire en { $worst }e.
preview-bid-lost = Votre enchère est perdue : vous ne choisissez plus dans cette manche.
preview-bonus = Ajouté à votre enchère : { $before } → { $after }.
preview-source = { $source } : { $before } → { $after } PV.
preview-no-room = Il n’y a pas de place dans votre ville pour { $the-card } : la carte est défaussée.
preview-best-spot = Au meilleur endroit, { $parcel }, { $the-card } change vos PV de { $points }.

## The forecast

preview-forecast-income = Revenus des bâtiments pour ce tour : ${ $amount } (${ $worst } au pire, en cas d’attaques).
preview-forecast-loot = Butin de vos cow-boys : ${ $amount }.
preview-forecast-limit = Limite de liquidité ${ $limit } : rien à dépenser.
preview-forecast-excess = Limite de liquidité ${ $limit } : il faudrait dépenser ${ $amount }, pour { $points } PV.
preview-forecast-final = PV si la partie finissait maintenant : { $points }.

## What a thing on the table is worth now

preview-belongs = { $parcel } appartient à { $seat }.
preview-pays-now = { $thing } : rapporte ${ $amount } ce tour.
preview-land-price = Prix actuel du terrain : ${ $amount }.
preview-no-road = Aucune route n’y mène encore.
preview-stands-there = { $seat } s’y trouve, avec une force de { $count }.
preview-firepower-sum = { $total } = { $revolvers } (revolvers) + { $cowboys } (cow-boys de la réserve personnelle) + { $ammunition } (munitions) + { $other } (personnalités et variantes).
preview-came-from = { $source } : { $points } PV.
preview-worth-now = Vaut { $points } PV en ce moment.
