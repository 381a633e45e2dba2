# Hints: what the bot would do, and how it judged.

hint-worth = { $points ->
    [below] Au total, cela vous coûte plus que cela ne rapporte.
    [0] Au total, cela vous rapporte moins de 1 PV.
   *[other] Au total, cela vous rapporte environ { $points } PV.
}
hint-place = { $points ->
    [below] Cela coûte plus que cela ne rapporte ; vos chances de l’obtenir : environ { $chance } %.
    [0] Cela rapporte moins de 1 PV ; vos chances de l’obtenir : environ { $chance } %.
   *[other] Cela rapporte environ { $points } PV si vous l’obtenez ; vos chances : environ { $chance } %.
}
hint-pass = Les cow-boys en réserve comptent dans votre force et seront là au tour suivant ; passer tôt fait gagner les égalités.
hint-shift = Quelqu’un vous dispute ce lieu ; votre cow-boy sera plus utile ailleurs.
hint-road = Cette route permet de construire là où cela rapporte, ou donne elle-même des PV.
hint-roads = Cette route sera payante, maintenant ou à la fin.
hint-nothing = Vous ne cédez rien et gardez votre argent.
hint-keep = C’est bien ainsi ; plus tard, il y aura peut-être mieux à faire.
hint-land = Autour : symboles de maison { $houses }, montagnes { $mountains }, terrains libres { $free }.
hint-land-bought = Ce que le terrain vaut pour vous, moins son prix.
hint-building = Ce que le bâtiment vaut au meilleur endroit, moins son coût.
hint-site = Les revenus à venir ici, et ce que vos voisins y gagnent ou y perdent.
hint-hall = Vos commerces voisins rapportent davantage.
hint-house = Ici, une maison vous aide plus qu’elle n’aide les autres.
hint-consent = Ce que la maison vous apporte, moins ce qu’elle apporte au constructeur.
hint-duel = D’abord les duels où il y a peu à perdre : un cow-boy qui perd compte dans votre force au suivant.
hint-dice = Relancez le dé le plus faible, et seulement si le duel serait perdu.
hint-gift = C’est gratuit.
hint-points = Des PV maintenant, face à ce que l’argent pourrait encore acheter.
hint-pay = Ce qui rapporte le plus à la longue.
hint-bid = Ce que le lot vaut pour vous, moins l’enchère.
hint-hire = Ce nombre de cow-boys rapportera plus qu’il ne coûte.
hint-arms = Les revolvers comptent dans tous les duels à venir.
hint-doctor = Ce que le nouveau lieu vaut, moins les honoraires.
hint-horse = Ce que donne l’enclos, et ses points au rodéo.
hint-horse-bought = Ce que vaut le cheval, moins le salaire.
hint-tiles = Jouez une tuile forte là où il y a beaucoup à gagner, une faible là où le duel est perdu.
hint-tiles-later = Perdre des tuiles plus faibles que la moyenne ne coûte rien.
hint-sheet = Le matériel habituel et un revolver de plus ; gardez le reste en argent.
hint-outlaw = C’est ce hors-la-loi qui nuit le plus aux autres.
hint-outcome-points = Cela donne plus de PV que les autres choix.
hint-outcome-money = Cela vous laisse plus d’argent et de revenus que les autres choix.
hint-outcome-land = Cela vous laisse de meilleurs terrains et bâtiments que les autres choix.
hint-outcome-strength = Cela vous donne plus de moyens que les autres choix : cow-boys, force, routes.
hint-outcome-variant = Cela donne plus que les autres choix de ce que cette variante ajoute.
hint-outcome-discount = Cela rend les bâtiments moins chers pour vous.
hint-outcome-promises = L’essentiel de sa valeur viendra plus tard dans le tour.

## The card game

hint-cards-bid = Choisir plus tôt, face à la carte enchère que vous cédez.
hint-cards-take = Ce que la carte ajoute à votre ville maintenant, et pourra y ajouter.
hint-cards-place = C’est ici qu’elle profite le plus à ses voisins, en laissant de la place.
hint-cards-sell = Ce que rapporte la vente, moins ce que vaut la carte là où elle est.
hint-cards-use = Le pouvoir rapporte plus maintenant qu’il ne le fera sans doute plus tard.
hint-cards-fetch = Ce que la personnalité rapportera jusqu’à la fin.
hint-cards-top = Une personnalité inconnue vaut à peu près la moyenne.
