# The table of the card game.

## The cards on offer

web-column = Cartes proposées
web-piles = Cartes terrains restantes : { $terrain }. Personnalités : { $characters }.
web-appeal-is = attrait
web-no-place = Pas de place
web-offer-brings = vous rapporte
web-offer-fades = Maintenant { $now } ; environ { $later } à la fin, car chaque parcelle couverte en retire un peu.
web-offer-wanted = { $name } la prendra
web-slot-taken = { $name } a pris { $card }

## Players

web-city-of = La ville de { $name }
web-look-at-city = Voir { $name }
web-this-is-you = C’est vous.
web-tag-bids = votre enchère
web-tag-picks = choisit
web-tag-power = pouvoir ?
web-hand = Cartes enchères :
web-has-bid = A enchéri.
web-bid-is = { $bonus ->
    [0] Enchère : { $bid }.
   *[other] Enchère : { $bid } + { $bonus }.
}
web-picks-as = { $rank ->
    [1] Choisit en premier.
   *[other] Choisit en { $rank }e position.
}
web-rail-took = a pris { $card }
web-rail-next = prendra { $card }
web-rail-course = en route vers { $points } environ
web-bid-out = pas d’enchère
web-virtual-told = Un joueur virtuel n’a pas de ville : chaque carte vaut son attrait. { $cards ->
    [one] 1 carte
   *[other] { $cards } cartes
} jusqu’ici : { $points } PV.
web-virtual-course = Avec des cartes moyennes, il finira vers { $points } PV.
web-no-city-yet = Aucune carte n’est encore posée.
web-power-used = déjà utilisé dans cette ère

## One’s own city

web-your-city = Votre ville
web-if-it-ended = Si tout s’arrêtait
web-nothing-yet = Pas encore de points
web-city-size = { $wide } sur { $long } en largeur · { $high } sur { $most } en hauteur
web-unseen = Pas encore vus
web-unseen-cards = { $count ->
    [one] 1 carte
   *[other] { $count } cartes
}

## Laying

web-lay-not-joined = Une carte doit toucher votre ville par un côté, ou la chevaucher.
web-lay-city-too-big = Votre ville dépasserait sa limite.
web-lay-outside-the-ground = C’est trop loin.
web-lay-first-card-in-the-middle = La première carte se pose au milieu.
web-lay-outside = Une carte doit toucher votre ville par un côté, ou la chevaucher.
web-lay-covers = { $new } recouvrirait : { $old }.
web-lay-covers-empty = Un terrain vide recouvrirait : { $old }.

## Bidding

web-equal-bids = Enchères égales
web-ties = Ordre en cas d’égalité
web-tie-rule = À enchères égales, l’enseigne placée plus haut passe d’abord.
web-tie-win-all = Cette manche, vous gagnez toutes les égalités.
web-tie-lose-all = Cette manche, vous perdez toutes les égalités.
web-tie-win-some = Cette manche, vous gagnez les égalités contre { $count ->
    [one] un joueur.
   *[other] { $count } joueurs.
}
web-tie-skull = Un crâne : le dos suivant départagera les égalités.
web-tie-told = Enchères égales : l’enseigne de { $first } est au-dessus de celle de { $others }.
web-bid-choose = Choisissez une carte pour voir ce qu’elle peut donner.
web-bid-choose-more = Les enchères sont révélées ensemble. La plus haute choisit d’abord. Chaque carte sert une fois par ère.
web-bid-means = Avec { $value }, vous choisissez
web-place = { $rank ->
    [1] 1er
   *[other] { $rank }e
}
web-place-only = { $rank ->
    [1] toujours en premier
    [2] toujours en deuxième
    [3] toujours en troisième
   *[other] toujours en { $rank }e position
}
web-place-span = entre la { $best ->
    [1] 1re
   *[other] { $best }e
} et la { $worst }e place
web-bid-left = Dessous : le gain de la meilleure carte restante, si les autres suivent l’attrait.
web-bid-used = Le { $value } a servi à la manche { $round }.
web-bid-stamp = M{ $round }
web-bid-last = Il ne reste que le { $value } : vous devez le jouer.
web-bids-forced = Manche 9 : il ne restait à chacun qu’une carte d’enchère.
web-bid-out-told = Vous ne choisissez pas dans cette manche : votre carte est juste dépensée.
web-power-later = { $name } : vous choisirez une fois les enchères révélées.
web-the-bids = Les enchères

## Powers

web-power-ask = Utiliser maintenant : { $name } ?
web-sell-cards = Vendre une carte : 7 PV à la fin
web-power-use = Utiliser
web-power-keep = Garder
web-power-place = Vous choisissez en { $rank ->
    [1] 1re
   *[other] { $rank }e
} position ; meilleure carte alors : { $gain }
web-power-odds = Vos chances de choisir en premier, en pour cent
web-power-odds-card = Carte
web-power-odds-kept = tel quel
web-power-odds-used = plus { $bonus }
web-power-now = Prenez tout de suite la carte de votre choix. La meilleure rapporte { $gain }.
web-power-out = Votre enchère est ensuite perdue : vous ne choisissez plus dans cette manche.
web-power-too = Ensuite, vous misez et choisissez comme d’habitude.
web-power-twice = À votre tour, vous prenez deux cartes. Les deux meilleures rapportent { $one } et { $two }.
web-power-usual = Vous misez et choisissez comme d’habitude. La meilleure carte restante rapporte { $first } en première position, { $last } en dernière.

## Between the eras

web-era-begins = L’ère { $era } commence
web-era-about = Encore neuf manches : moins de montagnes et de ranchs, plus de maisons et de commerces.
web-half-time = À mi-partie
web-era-notch = L’encoche montre où va un joueur virtuel. Les villes grandissent plus vite à l’ère II.
web-new-pile = Dans la nouvelle pile
web-comes-back = Vous récupérez
web-comes-back-about = Tout le monde reprend toutes ses cartes d’enchère.
web-upright-again = De nouveau utilisables : { $names }
web-stays-used = Utilisé pour toute la partie : { $names }
web-tap-to-go-on = Commencer l’ère II

## The end

web-won-by = { $points ->
    [one] avec 1 point d’avance
   *[other] avec { $points } points d’avance
}
web-count-by-kind = Décompte par bâtiment
web-count-skip = Passer
web-count-characters = Personnalités
web-count-told = Touchez un bâtiment pour voir ce qu’il a rapporté dans chaque ville.
web-count-turned = { $turned } cartes retournées sur { $cards }
web-count-appeal = { $names } : l’attrait de leurs cartes.
web-count-best-building = Meilleur bâtiment
web-count-best-character = Meilleure personnalité
web-count-best-source = Le plus de points
web-medal-bronze = Bronze : vous avez gagné.
web-medal-silver = Argent : vous avez gagné avec au moins 10 points d’avance.
web-medal-gold = Or : vous avez gagné avec au moins 25 points d’avance.
web-medal-none = Pas de médaille cette fois : un rival était devant.
web-medal-hints = Gagné, mais pas de médaille avec des conseils.
web-solo-record = Votre meilleur score : { $points }
web-solo-goals = Objectifs en solo
web-solo-by = de { $points }
web-solo-win = victoire
web-solo-won = gagnée
web-solo-open = à gagner
web-solo-best = Meilleur : { $points } ({ $margin })
web-solo-none = Pas encore joué
web-solo-about = Quatre places, trois joueurs virtuels de même niveau, sans conseils. Gardé sur cet appareil seulement.
web-left-over-told = À la dernière manche, personne n’a pris : { $card }
