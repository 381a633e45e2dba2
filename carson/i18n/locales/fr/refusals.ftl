# Why a move is refused.

## Any game

reason-game-over = La partie est terminée.
reason-not-your-turn = C’est au tour de { $seat }.
reason-not-now = « { $verb } » ne fait pas partie de vos choix en ce moment.
reason-already-answered = Le moteur a déjà joué « { $move } » pour { $seat } : c’était le seul choix possible.
reason-unknown-verb = Il n’y a pas de coup « { $text } ».
reason-unknown-noun = « { $verb } » ne va pas avec « { $text } ».
reason-number-missing = « { $verb } » demande un nombre : { $known }.
reason-noun-missing = « { $verb } » doit être suivi de l’un de ces mots : { $known }.

## Undo

reason-undo-not-yours = Le dernier coup n’était pas le vôtre.
reason-undo-revealed = Vous ne pouvez pas annuler : des dés ou des tuiles ont été révélés depuis.
reason-undo-nothing = Vous n’avez aucun coup à annuler.
cards-reason-undo-revealed = Vous ne pouvez pas annuler : des cartes ont été révélées depuis.

## Setup and chance

reason-not-in-bag = Le sac ne contient aucune tuile de ce type : { $thing }.
reason-off-the-dice = Les dés ne peuvent pas désigner { $parcel }.
reason-no-such-seat = Il n’y a pas de joueur { $seat }.
reason-already-drawn = Le sort a déjà désigné { $seat }.
reason-no-face = Un dé n’a pas une telle face.

## Characters

reason-card-not-in-play = Cette personnalité n’est pas dans la partie : { $card }.
reason-card-taken = { $seat } a déjà { $the-card }.
reason-not-enough-cowboys = { $count ->
    [0] Il ne reste aucun cow-boy.
    [one] Il ne reste que { $count } cow-boy.
   *[other] Il ne reste que { $count } cow-boys.
}
reason-not-fetchable = Le garçon des rues ne peut pas prendre cette carte : { $card }.
reason-not-that-many = Vous pouvez en avoir { $most } au plus.
reason-no-such-package = Il n’y a pas de lot de { $points } PV : seulement 3, 5 ou 7.
reason-bid-more = Offrez plus de ${ $bid }.
reason-offered-already = { $parcel } est déjà aux enchères.
reason-not-on-space = Cette tuile n’est pas sur { $the-place } : { $thing }.
reason-on-the-track = Prenez celle des cases de construction ; le sac ne sert que s’il n’y en a pas : { $thing }.
reason-no-such-die = Vous n’avez pas ce dé.
reason-not-your-mine = Vous n’avez pas de mine sur { $place }.
reason-multiplied-already = Le revenu de { $parcel } est déjà multiplié.
reason-no-refuge = Un cow-boy battu ne peut aller que sur une case action ou un terrain sans propriétaire, pas sur { $the-place }.
reason-too-late = Déjà résolu : { $place }.
reason-no-building = Ce n’est pas un bâtiment : { $thing }.
reason-none-of-yours = Vous n’avez aucun bâtiment de ce type : { $thing }.

## Placing

reason-no-piece = Vous n’en avez pas à placer : { $piece }.
reason-not-for-this-piece = Ce pion ne peut pas aller sur { $the-place } : { $piece }.
reason-may-not-attack = Votre personnalité vous interdit d’attaquer.
reason-may-not-provoke = Votre personnalité vous interdit d’aller là où sont les autres : { $place }.
reason-no-titles = Il ne vous reste pas de titre de propriété pour un autre terrain.
reason-no-building-there = Il n’y a pas de tuile sur { $the-place }.
reason-space-over = Fermé à partir du tour { $round } : { $place }.
reason-ammunition-gone = { $seat } a le jeton trois revolvers.
reason-nothing-to-attack = { $parcel } appartient à { $seat }, et aucun bâtiment ne s’y trouve.
reason-protected = { $parcel } ne peut pas être attaqué : { $thing }.
reason-piece-is-peaceful = Ce pion n’attaque pas : { $piece }.
reason-not-empty = Il y a déjà quelqu’un sur { $the-place }.
reason-already-there = Vous avez déjà un cow-boy sur { $the-place }.
reason-closed-by = Personne ne peut rejoindre le { $piece } de { $seat } sur { $the-place }.

## Money, land, roads, buildings

reason-too-dear = Cela coûte ${ $price }, mais vous avez ${ $cash }.
reason-no-cowboy-there = Vous n’y avez pas de cow-boy.
reason-no-duel-there = Il n’y a pas de duel à résoudre sur { $the-place }.
reason-parcel-owned = { $parcel } appartient à { $seat }.
reason-nobodys-for-ever = { $parcel } ne peut appartenir à personne : l’hôtel de ville s’y trouve.
reason-not-your-land = { $parcel } n’est pas votre terrain.
reason-not-free = { $parcel } n’est pas libre : { $thing }.
reason-no-road-touches = Aucune route ne touche { $parcel }.
reason-no-house-site = Il n’y a pas d’emplacement pour la maison qui l’accompagne : { $thing }.
reason-townhouse-not-closed-in = Une seconde maison n’est possible en { $parcel } que si les huit terrains voisins sont occupés ou ont un propriétaire.
reason-ask-first = { $parcel } appartient à { $seat } : demandez d’abord.
reason-nobody-to-ask = Vous n’avez besoin de l’accord de personne pour { $parcel }.
reason-already-refused = { $seat } a déjà refusé { $parcel } pour la tuile que vous placez.
reason-house-must-be-placed = La maison doit être posée : il y a un emplacement qui ne demande l’accord de personne.
reason-not-in-reserve = Pas dans votre réserve : { $thing }.
reason-too-late-for-cash = C’est trop tard pour les $8 : dans l’édition de 2009, vous les prenez avec la carte ou pas du tout.
reason-given-up = Faute de place pour la maison, vous avez repris cette tuile : { $thing }. Construisez-en d’abord une autre, puis vous pourrez réessayer.
reason-nowhere-to-build = Vous n’avez aucun terrain où construire cela maintenant : { $thing }.
reason-no-roads = Vous n’avez plus de route.
reason-road-there = Il y a déjà une route en { $edge }.
reason-road-apart = Une route en { $edge } ne toucherait pas les autres routes.
reason-road-astray = Une route en { $edge } ne mène pas à l’emplacement le plus proche.
reason-no-line = Aucune route ne traverse toute la carte en ligne droite le long de { $parcel }.
reason-not-that-much = Vous n’avez que ${ $cash }.
reason-over-the-limit = Votre limite de liquidité est de ${ $limit } : dépensez au moins ${ $least }.

## Variants

reason-bridge-needs-two = La route en { $edge } est un pont et demande deux routes.
reason-school-on-this-bank = Il y a déjà une école de ce côté de la rivière.
reason-outlaw-there = Un hors-la-loi se trouve en { $parcel }.
reason-prison-near = { $parcel } est à côté d’une prison : aucun hors-la-loi n’y vient.
reason-no-outlaw-there = Il n’y a pas de hors-la-loi en { $parcel }.
reason-has-moved = Le hors-la-loi en { $parcel } s’est déjà déplacé.
reason-not-best-loot = Ce hors-la-loi a mieux à piller que { $parcel }.
reason-shifted-enough = Vous avez déjà changé d’avis { $most } fois pendant ce tour.
reason-nowhere-to-go = Le cow-boy sur { $the-place } n’a nulle part où aller.
reason-same-place = Le cow-boy vient de { $the-place } ; placez-le ailleurs.
reason-no-such-enclosure = Il y a cinq enclos, de 1 à 5.
reason-enclosure-closed = L’enclos { $enclosure } n’est pas utilisé avec Kit Carson.
reason-no-enclosures = Il n’y a pas d’enclos dans cette partie.
reason-horse-bought = Vous avez déjà acheté un cheval pendant ce tour.
reason-no-horses-left = Il ne reste plus de cheval.
reason-not-your-ranch = Vous n’avez pas de ranch en { $parcel }.
reason-no-such-tile = Vous n’avez pas cette tuile duel.
reason-not-in-pile = La pile n’a pas cette tuile duel.
reason-play-a-tile = Jouez au moins une tuile duel.
reason-sheet-no-loan = Vous pouvez céder 0, 5 ou 10 PV ({ $line }).
reason-sheet-buys-or-gives-up = Vous cédez { $given } PV sur cette feuille : vous ne pouvez donc pas en acheter.
reason-sheet-too-many = Vous pouvez en avoir { $most } au plus ({ $line }).
reason-sheet-too-dear = Il ne vous reste que ${ $left } ({ $line }).
reason-bid-less = { $seat } a offert moins que d’autres.

## The card game: bids and powers

reason-not-in-hand = Vous n’avez pas de carte enchère { $value }.
reason-other-power = Ce pouvoir passe d’abord : { $card }.

## The card game: cards and cities

reason-not-on-display = Cette carte n’est pas proposée : { $card }.
reason-outside-the-ground = Une carte en { $parcel } sortirait de l’espace de jeu.
reason-first-card-in-the-middle = La première carte va en { $parcel }.
reason-not-joined = Une carte en { $parcel } ne toucherait votre ville par aucun côté.
reason-city-too-big = Votre ville deviendrait trop grande : { $long ->
    [8] au plus { $most } lignes et { $most } colonnes.
   *[other] au plus { $most } lignes et { $long } colonnes, ou { $long } lignes et { $most } colonnes.
}
reason-covers = { $parcel } ne peut pas être couvert ainsi : { $thing }.
reason-no-sales-left = Vous ne pouvez vendre aucune carte maintenant.
reason-not-in-city = Cette carte n’est pas dans votre ville : { $card }.
reason-cards-overlap = Une carte qui en chevauche une autre ne peut pas être vendue : { $card } et { $other }.
reason-city-divided = Sans { $the-card }, votre ville serait coupée en deux.
reason-pile-empty = La pile des personnalités est vide.
reason-not-left-over = Cette personnalité ne fait pas partie de celles que personne n’a prises : { $card }.

## The card game: chance

reason-other-era = C’est l’ère { $era }.
cards-reason-not-in-pile = Cette carte n’est pas dans la pile : { $card }.
reason-no-such-back = Aucune personnalité de la pile n’a ce dos : { $back }.
reason-other-back = Cette personnalité a un autre dos : { $card }.

## The lesson

reason-tutorial-other = Jouez d’abord le coup marqué. Dans votre première vraie partie, vous ferez ce que vous voudrez.
reason-tutorial-watch = Lisez ce que dit l’institutrice, puis touchez « Continuer ».
reason-tutorial-stale = La leçon a avancé entre-temps.
reason-no-tutorial = Il n’y a pas de leçon à cette table.

## The terminal

reason-no-such-number = Aucun coup n’a le numéro { $text } maintenant.
reason-ambiguous = « { $text } » peut désigner plusieurs coups : { $known }

## The text view

reason-form-not-ours = Ce formulaire n’a pas été envoyé depuis une de nos pages, ou la page est trop ancienne. Rechargez la page et recommencez.
reason-form-unclear = Le formulaire est illisible.
reason-nothing-chosen = Vous n’avez rien choisi.
reason-no-key = Ce n’est ni le lien d’une place ni sa clé.
