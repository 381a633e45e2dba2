# The end of a game in the browser: winners, points, dice.

web-review = Revoir la partie
web-fair-dice = D’où venait le hasard
web-winner-tie = Égalité : le premier à avoir passé au dernier tour gagne.
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
web-seed = Tous les tirages venaient de la graine { $seed }, dont l’empreinte était { $commitment }.
web-seed-verified = Vérifié ici : le SHA-256 de la graine est bien l’empreinte montrée au début.
web-seed-wrong = La graine ne correspond pas à l’empreinte montrée au début !
web-seed-unchecked = Ce navigateur ne vérifie la graine que sur une page sécurisée (https).
web-hints-taken = { $count ->
    [one] Avec { $count } conseil
   *[other] Avec { $count } conseils
}
