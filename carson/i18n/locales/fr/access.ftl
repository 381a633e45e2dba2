# Les touches, et ce que l’on dit des choses sur la table.

web-key-enter = Entrée
    .does = montrer l’effet du coup ; une seconde fois pour le jouer
web-key-undo = Ctrl Z
    .does = annuler
web-key-pass = P
    .does = passer
web-key-choices = C
    .does = vers les choix
web-key-track = T
    .does = vers les cases actions, ou vers les cartes proposées
web-key-number = 1 – 23
    .does = vers une case par son numéro
web-key-map = M
    .does = vers la ville
web-key-arrows = ← ↑ → ↓
    .does = d’un lieu à l’autre
web-key-road = R
    .does = poser des routes ; encore une fois pour le côté suivant
web-key-history = [ ]
    .does = un pas en arrière ou en avant
web-key-rounds = Pg↑ Pg↓
    .does = un tour en arrière ou en avant
web-key-income = I
    .does = montrer les revenus
web-key-log = L
    .does = le journal
web-key-help = ?
    .does = aide sur l’élément actif ; sinon cette page
web-key-close = Échap
    .does = fermer, désélectionner

## Ce que vaut maintenant une chose sur la table

preview-belongs = { $parcel } appartient à { $seat }.
preview-pays-now = { $thing } : rapporte ${ $amount } ce tour.
preview-land-price = Prix actuel du terrain : ${ $amount }.
preview-no-road = Aucune route n’y mène encore.
preview-stands-there = { $seat } s’y trouve, avec une force de { $count }.
preview-firepower-sum = { $total } = { $revolvers } (revolvers) + { $cowboys } (cow-boys de la réserve personnelle) + { $ammunition } (munitions) + { $other } (personnalités et variantes).
preview-came-from = { $source } : { $points } PV.
web-tip = À propos : { $name }
web-tip-appeal = Les joueurs virtuels prennent la carte au plus grand attrait et marquent l’attrait de leurs cartes. Pour vous, il ne compte pas.
web-tip-bag = Dans le sac : { $count }.
web-tip-limit = Limite de liquidité : ${ $limit }.
web-tip-supply = Dans la réserve de { $name } : { $count }.
preview-worth-now = Vaut { $points } PV en ce moment.
web-setting-patterns = Motifs sur les terrains possédés
