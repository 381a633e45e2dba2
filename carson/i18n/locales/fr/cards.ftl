# Le jeu de cartes. Un message dont le nom commence par cards- y remplace celui du même nom.

## Éléments, personnalités, dos

thing-no-card = sans carte
    .a = sans carte
    .code = { "" }
thing-empty = terrain vide
    .a = un terrain vide
    .code = ·
thing-outlaws = hors-la-loi
    .a = des hors-la-loi
    .code = HLL
cards-card-doctor = Docteur
    .the = le docteur
cards-card-lawyer = Avocat
    .the = l’avocat
card-editor = Éditeur
    .the = l’éditeur
card-undertaker = Croque-mort
    .the = le croque-mort
back-hat = chapeau
back-star = étoile
back-cactus = cactus
back-boot = botte
back-horseshoe = fer à cheval
back-cow = vache
back-skull = crâne
source-appeal = Attrait

## Ce que font les personnalités

about-card-governor = une fois dans la partie, avant les enchères : une carte terrain de plus est piochée et vous prenez tout de suite une carte de la colonne ; puis vous enchérissez et choisissez comme d’habitude
about-card-lawyer = une fois par ère, avant les enchères : vous prenez tout de suite une carte de la colonne ; votre enchère de cette manche est perdue et vous ne choisissez plus
about-card-chinese-worker = une fois par ère, avant les enchères : une carte terrain de plus est piochée, et vous prenez deux cartes à votre tour
about-card-heroes = 6 PV ; une fois par ère, avant les enchères : 3 de plus à votre enchère
about-card-gunsmith = une fois par ère, avant les enchères : 6 de plus à votre enchère
about-card-mercenary = une fois par ère, quand les enchères sont révélées : 5 de plus à la vôtre
about-card-doctor = 5 PV ; une fois par ère, quand les enchères sont révélées : 2 de plus à la vôtre
about-card-cowboy = 3 PV par ranch
about-card-auctioneer = vendez jusqu’à trois cartes terrains de votre ville, sans chevauchement et sans la couper en deux, pour 7 PV chacune
about-card-settler = 1 PV par terrain vide voisin d’un ranch, compté une fois
about-card-captain = 6 PV ; votre ville peut désormais avoir neuf lignes ou neuf colonnes
about-card-singer = autant de PV que vaut votre meilleur saloon
about-card-banker = 4 PV par banque
about-card-teacher = 1 PV par maison ; maisons de ville et hôtels comptent double
about-card-editor = 1 PV par personnalité à vous sans pouvoir, lui compris, et 4 PV par personnalité à pouvoir
about-card-grocer = 4 PV par drugstore
about-card-paperboy = 3 PV ; prenez tout de suite une autre personnalité : une que personne n’a prise, ou la première de la pile, sans la voir
about-card-sheriff = 3 PV par prison ; les hors-la-loi ne vous nuisent pas
about-card-indian = un demi-PV par terrain de votre espace de 64 qu’aucune carte ne couvre, arrondi au-dessus
about-card-prospector = 1 PV par montagne et par mine
about-card-undertaker = 2 PV par personnalité à vous, lui compris

## Ce que valent les éléments

cards-about-thing-empty = 1 PV par ranch voisin ; peut être couvert par n’importe quoi
cards-about-thing-mountain = 2 PV par mine voisine
cards-about-thing-outlaws = -6 PV, sauf si vous avez une prison ou le shérif ; ils comptent alors comme un terrain vide
cards-about-thing-house = profite aux commerces ; peut être couverte par une maison ou une maison de ville
cards-about-thing-townhouse = compte comme deux maisons
cards-about-thing-ranch = 1 PV par terrain vide voisin
cards-about-thing-mine = 2 PV par montagne voisine
cards-about-thing-drugstore = 1 PV par maison voisine et par ranch n’importe où dans la ville
cards-about-thing-bank = 1 PV par maison voisine et par mine n’importe où dans la ville
cards-about-thing-saloon = 2 PV par maison voisine
cards-about-thing-hotel = 3 PV ; compte comme deux maisons
cards-about-thing-general-store = 1 PV par maison de la ville, et 1 de plus par maison voisine
cards-about-thing-church = 1 PV par maison de la ville
cards-about-thing-blacksmith = 1 PV par mine et par ranch de la ville
cards-about-thing-city-hall = 1 PV par maison voisine et par bâtiment de la ville qui n’est ni maison ni maison de ville
cards-about-thing-prison = les hors-la-loi ne vous nuisent pas

## Pourquoi non : options

reason-seats-out-of-range = il faut de { $least } à { $most } places, personnes et joueurs virtuels ensemble, pas { $count }
reason-suits-missing = il faut { $seats } enseignes, une par place, pas { $count }

## Pourquoi non : enchères et pouvoirs

reason-not-in-hand = Vous n’avez pas de carte enchère { $value }.
reason-other-power = Un seul pouvoir peut servir maintenant : { $card }.

## Pourquoi non : cartes et villes

reason-not-on-display = Cette carte n’est pas dans la colonne : { $card }.
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
reason-cards-overlap = On ne peut vendre qu’une carte sans chevauchement : { $card } et { $other } se recouvrent.
reason-city-divided = Sans { $the-card }, votre ville serait coupée en deux.
reason-pile-empty = Il n’y a plus de personnalités dans la pile.
reason-not-left-over = Cette personnalité ne fait pas partie de celles que personne n’a prises : { $card }.

## Pourquoi non : hasard

reason-other-era = C’est l’ère { $era }.
cards-reason-not-in-pile = Cette carte n’est pas dans la pile : { $card }.
reason-no-such-back = Aucune personnalité de la pile n’a ce dos : { $back }.
reason-other-back = Cette personnalité a un autre dos : { $card }.

## Pourquoi non : positions

reason-bid-missing = { $seat } n’a pas d’enchère
reason-bid-too-early = { $seat } ne peut pas encore avoir d’enchère
reason-wrong-hand = { $seat } doit avoir { $needed } cartes enchères, pas { $count }
reason-card-named-twice = cette carte est nommée deux fois : { $card }
reason-city-drawn-otherwise = la ville de { $seat } n’est pas dessinée comme ses cartes sont posées
reason-city-off-the-middle = la ville de { $seat } n’est pas au milieu
reason-no-back-shown = tant que la pile a des personnalités, on voit le dos de la première
reason-pile-too-short = la pile n’a que { $count } cartes pour les tours à venir
reason-column-too-short = il n’y a que { $count } cartes pour ceux qui choisissent
reason-nothing-to-use = personne ne peut avoir utilisé cette carte : { $card }
reason-people-build = { $seat } est un joueur virtuel et ne construit rien
reason-two-characters-shown = il y a au plus une personnalité dans la colonne
reason-no-sale-yet = personne ne vend avant la fin de la dernière manche

## Ce qui s’est passé

event-era-began = L’ère { $era } commence.
event-card-round-began = Ère { $era }, manche { $round }
event-terrain-drawn = Carte piochée : { $card }.
event-back-shown = La personnalité suivante a ce dos : { $back }.
event-character-met = Carte retournée : { $card }.
event-put-under = Un crâne apparaît ; cette personnalité passe sous la pile : { $card }.
event-power-used = { $seat } utilise { $the-card }.
event-power-passed = { $seat } n’utilise pas { $the-card } maintenant.
event-bid-sealed = { $seat } pose une carte enchère : { $value }.
event-bid-opened = { $seat } enchérit à { $value }.
event-bid-raised = { $seat } ajoute { $value } à son enchère.
event-pick-order = { $seat } choisit en position { $rank } avec { $value }.
event-took = { $seat } prend { $the-card }.
event-laid = { $seat } prend { $the-card } et la pose en { $parcel }.
event-no-room = { $seat } n’a pas de place pour { $the-card } : la carte est défaussée.
event-sold = { $seat } vend { $the-card }.
event-left-over = Carte que personne n’a prise : { $card }.
event-hand-back = { $seat } reprend { $count } cartes enchères.
event-upright = Ce pouvoir peut resservir : { $card }.
event-card-scored = { $seat } marque { $points } PV ({ $source }).
event-card-game-ended = La partie est terminée.

story-terrain-drawn = Cartes piochées : { $list }.
    .item = { $card }
story-bid-opened = Les enchères : { $list }.
    .item = { $seat } : { $value }
story-pick-order = Ordre des choix : { $list }.
    .item = { $seat } ({ $value })
story-left-over = Cartes que personne n’a prises : { $list }.
    .item = { $card }

## Ce qui est demandé

ask-SealBids = { $seat } : quelle carte enchère posez-vous ?
    .help = Personne ne la voit avant que tous aient choisi. La plus haute prend d’abord une des cartes ci-dessus, pour sa propre ville ; les égalités suivent l’ordre indiqué. Une carte enchère jouée revient à l’ère suivante.
ask-PickCard = { $seat } : quelle carte prenez-vous ?
    .help = Une carte terrain est posée tout de suite dans votre ville. Ce qui reste quitte la partie.
ask-TakeNow = { $seat } : quelle carte prenez-vous avant les enchères ?
    .help = N’importe quelle carte de la colonne. Une carte terrain est posée tout de suite dans votre ville.
ask-PlaceCard = { $seat } : où posez-vous { $the-card } ?
    .help = Indiquez où va son terrain en haut à gauche. La carte doit toucher votre ville par un côté ou la recouvrir en partie. Un terrain vide peut être couvert par n’importe quoi, une maison par une maison ou une maison de ville, le reste seulement par le même élément ; des hors-la-loi seulement si vous avez une prison ou le shérif.
ask-UsePower = { $seat } : utilisez-vous { $the-card } maintenant ?
    .help = Ce qui est annoncé est fait. Sauf indication contraire de la carte, un pouvoir sert une fois par ère.
ask-FetchCharacter = { $seat } : quelle personnalité amène le garçon des rues ?
    .help = Une que personne n’a prise dans sa manche, ou la première de la pile, que personne n’a vue.
ask-LastSale = { $seat } : vendez-vous une carte terrain avant le décompte ?
    .help = Chacune rapporte 7 PV avec le commissaire-priseur, et emporte ce qui s’y trouve.
ask-DrawTerrain = Une carte terrain est piochée.
    .help = Le hasard décide.
ask-ShowBack = On regarde le dos suivant de la pile des personnalités.
    .help = Le hasard décide.
ask-MeetCharacter = La première personnalité est retournée.
    .help = Le hasard décide.
ask-FlipBid = { $virtual } retourne une carte enchère.
    .help = Le hasard décide.

cards-verb-draw = la carte terrain piochée
cards-verb-back = le dos que l’on voit
cards-verb-meet = la personnalité retournée
cards-verb-flip = la carte enchère retournée
cards-verb-use = utiliser ce pouvoir
cards-verb-pass = ne rien faire
cards-verb-bid = poser une carte enchère
cards-verb-take = prendre une carte de la colonne
cards-verb-place = poser la carte ; son terrain en haut à gauche va là
cards-verb-sell = vendre une carte terrain de votre ville
cards-verb-fetch = prendre une personnalité que personne n’a prise
cards-verb-top = prendre la première personnalité de la pile, sans la voir

do-take-terrain = { $cards } ({ $gain } PV maintenant, au mieux)
do-take-character = { $power } ({ $gain } PV maintenant)
do-take-no-place = { $cards } : aucune place dans votre ville, la carte serait défaussée
do-place-card = { $gain } PV maintenant
do-sell = { $cards } ({ $gain } PV maintenant)
do-pass-UsePower = pas maintenant
do-pass-FetchCharacter = aucune autre personnalité
do-pass-LastSale = ne plus rien vendre
menu-more-places = d’autres sur le plan

## La table

status-era = Ère { $era }, manche { $round } sur { $rounds }
status-ties = égalités
status-order = choix
cards-panel-player = { "" }
cards-panel-vp = PV
cards-panel-bid = enchère
cards-panel-hand = cartes enchères
cards-panel-characters = personnalités
panel-sold = [vendues : { $count }]
column-appeal = attrait { $appeal }
column-no-place = pas de place !
no-city = La première carte ira au milieu, en h8.
no-such-player = Il n’y a pas de joueur « { $text } », seulement : { $known }
virtual-cards = Un joueur virtuel ne construit rien. Cartes prises : { $list }

## Phrases que d’autres jeux disent autrement

cards-welcome = Carson City : le jeu de cartes, une version non officielle du jeu de Xavier Georges (Quined Games). Les cartes terrains sont les nôtres.
cards-welcome-commitment = Les piles sont mélangées par une graine secrète. Son empreinte : { $commitment }
cards-result-honest = Les piles venaient de la graine { $seed }, dont l’empreinte était { $commitment }. Pour les vérifier : « save FICHIER », puis « carson verify FICHIER ».
cards-verified = Les piles sont honnêtes : les { $count } tirages découlent tous de la graine promise.
cards-reason-undo-revealed = Des cartes ont été révélées depuis ; cela ne peut pas être repris.
help-city = montrer la ville d’un joueur, ou toutes
    .use = city [NOM]
cards-help-help = cette page, ou : characters, buildings, letters, ou le nom de l’un d’eux
    .use = help [SUJET]
cards-help-undo = reprendre votre dernier coup, sauf si des cartes ont été révélées depuis
    .use = undo
cards-help-typing = Tapez un numéro de la liste, ou un coup comme « take I-12 » ou « place h8 ». Le verbe peut être omis ou abrégé quand une seule chose est possible : « h8 », « pl h8 », « 7 » pour une enchère.
cards-help-legend = Un terrain montre les premières lettres de ce qui s’y trouve : ⌂ est une maison, ⌂⌂ une maison de ville, /\ une montagne, · un terrain vide. Quand vous posez une carte, un nombre comme +3 dit combien de PV de plus vous auriez tout de suite si son terrain en haut à gauche allait là. Les petites villes ont une lettre par terrain : « help letters ». Dans le tableau, un point est une carte enchère jouée dans cette ère, → un pouvoir utilisable, des parenthèses un pouvoir utilisé. Les PV sont ce que vaudraient la ville et les personnalités si la partie finissait maintenant.
cards-help-unknown = Il n’y a pas d’aide sur « { $text } ». Sujets : { $known }, ou le nom d’une personnalité ou d’un bâtiment.
