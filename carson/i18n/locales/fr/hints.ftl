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
hint-pass = En réserve, vos cow-boys comptent dans votre force et pourront travailler au tour suivant ; qui passe tôt gagne les égalités.
hint-shift = On vous dispute ce lieu ; votre cow-boy sera plus utile ailleurs.
hint-road = Cette route permet de construire là où cela rapporte, ou donne elle-même des PV.
hint-roads = Quelqu’un paie pour cette route, maintenant ou à la fin.
hint-nothing = Vous ne cédez rien et gardez votre argent.
hint-keep = C’est bien ainsi ; plus tard, il y aura peut-être mieux à faire.
hint-land = Le terrain compte en lui-même, et plus encore ce qu’on peut y construire.
hint-land-bought = Le terrain est comparé à son prix.
hint-building = Le bâtiment, au meilleur emplacement, est comparé à ce qu’il coûte.
hint-site = On compte les revenus à venir, et ce que gagnent ou perdent vos voisins.
hint-hall = Vos commerces voisins rapportent davantage.
hint-house = Ici, une maison vous aide plus qu’elle n’aide les autres.
hint-consent = Ce que la maison vous rapporte est comparé à ce qu’elle rapporte au joueur qui construit.
hint-duel = D’abord les duels où il y a peu à perdre : un cow-boy qui perd compte dans votre force au suivant.
hint-dice = On abandonne d’abord le dé le plus faible, et seulement si le duel serait perdu.
hint-gift = C’est gratuit.
hint-points = Les PV d’aujourd’hui sont comparés à ce que l’argent vaudrait encore pour vous.
hint-pay = Ce qui rapporte le plus, maintenant ou plus tard.
hint-bid = Ce qui est vendu est comparé à l’enchère.
hint-hire = Ce nombre de cow-boys rapporte plus qu’il ne coûte.
hint-arms = Les revolvers comptent dans tous les duels à venir.
hint-doctor = Un lieu encore vide vaut plus que les honoraires.
hint-horse = L’enclos lui-même et le rodéo comptent.
hint-horse-bought = Le cheval est comparé au salaire.
hint-tiles = Une tuile duel forte là où il y a beaucoup à gagner, une faible là où rien n’y fait.
hint-tiles-later = Les tuiles duel plus faibles que la moyenne peuvent partir.
hint-sheet = Le matériel habituel et un revolver de plus ; le reste demeure en argent.
hint-outlaw = C’est ce hors-la-loi qui nuit le plus aux autres.
hint-outcome-points = Cela rapporte plus de PV que les autres réponses.
hint-outcome-money = Cela vous laisse plus d’argent et de revenus que les autres réponses.
hint-outcome-land = Cela vous laisse de meilleurs terrains et bâtiments que les autres réponses.
hint-outcome-strength = Cela vous laisse plus fort que les autres réponses : cow-boys, force, routes.
hint-outcome-variant = Cela apporte plus que les autres réponses de ce que cette variante ajoute.
hint-outcome-discount = Les bâtiments vous coûtent moins cher.
hint-outcome-promises = Ce que cela vous donnera encore pendant ce tour compte le plus.

## The card game

hint-cards-bid = La carte cédée est mise en balance avec ce que ce rang permet de choisir.
hint-cards-take = On compte ce que cela ajoute à votre ville maintenant, et ce qui peut encore en naître.
hint-cards-place = C’est ici qu’elle profite le plus au voisinage, en laissant de la place pour grandir.
hint-cards-sell = La vente rapporte plus que la carte là où elle se trouve.
hint-cards-use = Le pouvoir rapporte plus maintenant qu’il ne le fera sans doute plus tard.
hint-cards-fetch = On compte ce que la personnalité vous rapporte jusqu’à la fin.
hint-cards-top = Une personnalité inconnue vaut une personnalité moyenne.
