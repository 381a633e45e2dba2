# Les six variantes.

horse = cheval
rodeo-token = jeton rodéo
duel-tile = tuile duel

reason-edition-has-no-such-variant = l’édition de 2009 n’a pas cette variante : « { $text } »
reason-river-length = une rivière a de { $least } à { $most } terrains, pas { $count }
reason-river-broken = les terrains de la rivière ne se suivent pas côte à côte
reason-river-must-reach-two-edges = la rivière doit mener d’un bord de la carte à un autre
reason-bridge-needs-two = La route en { $edge } est un pont et demande deux routes.
reason-school-on-this-bank = Il y a déjà une école de ce côté de la rivière.
reason-outlaw-there = Un hors-la-loi se trouve en { $parcel }.
reason-prison-near = { $parcel } est à côté d’une prison : aucun hors-la-loi n’y vient.
reason-no-outlaw-there = Il n’y a pas de hors-la-loi en { $parcel }.
reason-has-moved = Le hors-la-loi en { $parcel } s’est déjà déplacé.
reason-not-best-loot = { $parcel } n’est pas ce qui attire le plus ce hors-la-loi.
reason-shifted-enough = Vous avez changé d’avis { $most } fois pendant ce tour ; cela suffit.
reason-nowhere-to-go = Le cow-boy sur { $place } ne pourrait aller nulle part ailleurs.
reason-same-place = Le cow-boy vient de { $place } ; placez-le ailleurs.
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
reason-sheet-buys-or-gives-up = Vous cédez { $given } PV sur cette feuille : vous ne pouvez donc pas en acheter. C’est l’un ou l’autre.
reason-sheet-too-many = Il y en a au plus { $most } ({ $line }).
reason-sheet-too-dear = Il ne vous reste que ${ $left } ({ $line }).
reason-bid-less = { $seat } a offert moins que d’autres.

event-outlaws-came = Des hors-la-loi arrivent : { $count }, chacun de force { $strength }.
event-outlaw-arrived = Un hors-la-loi arrive en { $parcel }.
event-outlaw-jailed = La prison de { $seat } en { $parcel } enferme un hors-la-loi.
event-outlaw-moved = Le hors-la-loi en { $parcel } se déplace en { $to }.
event-outlaw-beaten = { $seat } chasse le hors-la-loi de { $parcel }.
event-outlaw-won = Le hors-la-loi en { $parcel } est trop fort et reste.
event-robbed = Le hors-la-loi prend ${ $amount } à { $seat } ({ $thing } en { $parcel }).
event-shifted = { $seat } déplace { $a-piece } : { $place } → { $to }.
event-came-back = { $seat } reprend { $a-piece } sur { $place }.
event-got-horse = { $seat } reçoit un cheval.
event-horse-placed = { $seat } place un cheval dans l’enclos { $enclosure }.
event-bred = { $seat } double le ranch en { $parcel } avec un cheval.
event-rodeo = { $hats ->
    [one] Rodéo : { $seat } a { $hats } point.
   *[other] Rodéo : { $seat } a { $hats } points.
}
event-rodeo-won = { $seat } gagne le rodéo.
event-tile-drawn = { $seat } tire une tuile duel : { $tile }.
event-tile-played = { $seat } joue la tuile duel { $tile }.
event-tiles-discarded = { $seat } défausse { $count } tuiles duel.
event-sheet-shown = { $seat } a choisi { $amount } ({ $line }).

sheet-loan = PV cédés
sheet-cowboys = cow-boys, $5 chacun
sheet-revolvers = revolvers, $6 chacun
sheet-roads = routes, $3 chacune
sheet-parcels = terrains, $8 chacun
sheet-vps = PV, $5 chacun
sheet-connections = relations influentes, $8
sheet-second-character = seconde personnalité, une fois, $8
sheet-sharpshooter = tireur d’élite, $12
sheet-bid = dollars offerts pour être premier

ask-FillSheet = { $seat } : { $line } ? (reste ${ $left })
    .help = Vous commencez avec $50 et un cow-boy, et achetez le reste ligne par ligne, en secret. 5 PV cédés rapportent $12, 10 rapportent $22. Relations influentes : vous choisissez la face de chaque carte prise. Seconde personnalité : une fois par partie. Tireur d’élite : vous lancez un dé de plus en duel et en écartez un. Chacun paie son offre ; le plus offrant est premier.
ask-HighestBidder = Le sort désigne le premier parmi les plus offrants.
    .help = Le reste de l’ordre est aussi tiré au sort.
ask-TakeSecond = { $seat } : prenez-vous maintenant une seconde personnalité ?
    .help = Une fois par partie. Vous avez les deux pouvoirs, la somme des deux limites de liquidité et le plus petit numéro.
ask-DrawTile = { $owner } tire une tuile duel.
    .help = Seul son joueur la voit.
ask-PlayTiles = { $seat } : quelle tuile duel jouez-vous ?
    .help = La valeur de la tuile s’ajoute à votre force. Toutes sont montrées en même temps.
ask-DiscardLastTiles = { $seat } : défausser vos deux dernières tuiles duel pour en tirer cinq ?
    .help = Un tireur d’élite le peut.
ask-PutDieAside = { $seat } : lequel de vos dés ne compte pas ?
    .help = Un tireur d’élite lance un dé de plus que les autres et en écarte un.
ask-RollOutlaws = Les dés donnent la force et le nombre des hors-la-loi.
    .help = Force de 8 à 13 ; un, deux ou trois hors-la-loi.
ask-RollArrival = Les dés désignent le terrain où arrive un hors-la-loi.
    .help = Jamais à côté d’une prison.
ask-PickOutlaw = { $seat } : quel hors-la-loi se déplace ensuite ?
    .help = Chacun va sur le bâtiment qui rapporte le plus autour de lui.
ask-RideOut = Un hors-la-loi se déplace.
    .help = Entre bâtiments de même revenu, le hasard décide.
ask-RewardOrTheft = { $seat } : prendre la récompense pour le hors-la-loi en { $parcel }, ou voler la moitié des revenus du bâtiment ?
    .help = La récompense est en PV ; le vol rapporte la moitié des revenus du bâtiment.
ask-PlaceFreely = { $seat } : placez un cow-boy, changez d’avis, ou passez.
    .help = Avec Kit Carson, vous pouvez aussi déplacer ou reprendre un cow-boy, dix fois par tour, tant que vous n’avez pas passé.
ask-PutElsewhere = { $seat } : où va le cow-boy ?
    .help = Partout sauf d’où il vient.
ask-UseHorse = { $seat } : dans quel enclos placez-vous un cheval ?
    .help = 1 : force +1, ou +2 avec trois chevaux. 2 : placer un autre cow-boy, en déplacer un, en reprendre un, ou passer. 3 : double un ranch. 4 : $2. 5 : le plus de points au rodéo.
ask-UseSecondEnclosure = { $seat } : un autre cow-boy, un changement, ou passer ?
    .help = Ce que permet le deuxième enclos ; vous pouvez aussi y renoncer.
ask-TakeWageOrHorse = { $seat } : prendre $4, ou acheter un cheval pour $4 ?
    .help = Un cheval par joueur et par tour.
ask-StableNewHorse = { $seat } : dans quel enclos va le nouveau cheval ?
    .help = 1 : force +1, ou +2 avec trois chevaux. 2 : seulement des points au rodéo. 3 : double un ranch. 4 : $2. 5 : le plus de points au rodéo.
ask-DoubleRanch = { $seat } : quel ranch un cheval double-t-il ?
    .help = Chaque cheval du troisième enclos double un ranch.

verb-outlaw = déplacer ce hors-la-loi
verb-ride = où va le hors-la-loi
verb-shift = prendre ce cow-boy et le placer ailleurs
verb-back = reprendre ce cow-boy
verb-horse = placer un cheval dans cet enclos
verb-breed = doubler ce ranch
verb-tile = jouer cette tuile duel
verb-discard = les défausser
verb-sheet = écrire ce nombre
verb-drop = écarter ce dé
verb-steal = voler la moitié des revenus
verb-buy-horse = acheter un cheval pour $4

do-place-outlaw = combattre le hors-la-loi
do-place-enclosure = un de vos enclos
do-shift = déplacer depuis { $place }
do-back = reprendre depuis { $place }
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

status-outlaws = Hors-la-loi : force { $strength }
usage-variants = Variantes, séparées par des virgules : new-beginning, river, might-is-right, kit-carson, outlaws, horses.
