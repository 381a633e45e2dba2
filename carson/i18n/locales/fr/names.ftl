# The words of the game. `.a` and `.the` stand after a verb, `.code` on the map (four columns at
# most).

empty = (rien)
chance = le hasard
dynamite = dynamite
horse = cheval
rodeo-token = jeton rodéo
duel-tile = tuile duel

## Things on parcels

thing-nothing = terrain libre
    .a = un terrain libre
    .code = { "" }
thing-mountain = montagne
    .a = une montagne
    .code = /\
thing-river = rivière
    .a = la rivière
    .code = ~~
thing-house = maison
    .a = une maison
    .code = ⌂
thing-townhouse = maison de ville
    .a = une maison de ville
    .code = ⌂⌂
thing-ranch = ranch
    .a = un ranch
    .code = Ran
thing-mine = mine
    .a = une mine
    .code = Min
thing-drugstore = drugstore
    .a = un drugstore
    .code = Dru
thing-bank = banque
    .a = une banque
    .code = Ban
thing-saloon = saloon
    .a = un saloon
    .code = Sal
thing-hotel = hôtel
    .a = un hôtel
    .code = Hôt
thing-church = église
    .a = une église
    .code = Égl
thing-prison = prison
    .a = une prison
    .code = Pri
thing-blacksmith = maréchal-ferrant
    .a = un maréchal-ferrant
    .code = Mar
thing-general-store = General Store
    .a = un General Store
    .code = Gen
thing-school = école
    .a = une école
    .code = Éco
thing-station = gare
    .a = une gare
    .code = Gar
thing-city-hall = hôtel de ville
    .a = l’hôtel de ville
    .code = HdV

## Pieces

piece-cowboy = cow-boy
    .a = un cow-boy
piece-white-cowboy = cow-boy blanc
    .a = le cow-boy blanc
piece-dynamite-cowboy = cow-boy avec dynamite
    .a = un cow-boy avec de la dynamite
piece-no-duel-cowboy = cow-boy avec jeton « pas de duel »
    .a = un cow-boy avec un jeton « pas de duel »
piece-lucky-cowboy = cow-boy chanceux
    .a = un cow-boy chanceux

## Spaces of the track; `.gives` says what the player gets there

space-named = « { $place } »
space-sells = { $thing }, ${ $price }
space-wages = Salaire
    .gives = $4 par cow-boy, pas de duel
space-ammunition = Munitions
    .gives = force +3 pendant ce tour
space-three-roads = Trois routes
    .gives = 3 routes
space-one-road = Une route
    .gives = 1 route par cow-boy, pas de duel
space-build-12 = Bâtiment à $12
    .gives = la tuile pour $12
space-build-10 = Bâtiment à $10
    .gives = la tuile pour $10
space-build-8 = Bâtiment à $8
    .gives = la tuile pour $8
space-build-6 = Bâtiment à $6
    .gives = la tuile pour $6
space-build-5 = Bâtiment à $5
    .gives = la tuile pour $5
space-build-4 = Bâtiment à $4
    .gives = la tuile pour $4
space-build-3 = Bâtiment à $3
    .gives = la tuile pour $3
space-parcel-income = Revenus des terrains
    .gives = $2 par terrain possédé
space-cowboy-income = Revenus des cow-boys
    .gives = $2 par point de force
space-gambling = Revenus des jeux
    .gives = deux dés, en dollars
space-parcel-vp = PV des terrains
    .gives = 1 PV pour deux terrains
space-building-vp = PV des bâtiments
    .gives = 1 PV par bâtiment construit
space-cowboy-vp = PV des cow-boys
    .gives = 1 PV pour deux points de force
space-vp-5 = Achat de PV à $5
    .gives = autant de PV que vous voulez, à $5 chacun
space-vp-4 = Achat de PV à $4
    .gives = autant de PV que vous voulez, à $4 chacun
space-vp-3 = Achat de PV à $3
    .gives = autant de PV que vous voulez, à $3 chacun
space-vp-2 = Achat de PV à $2
    .gives = autant de PV que vous voulez, à $2 chacun
space-enclosure-1 = Enclos 1
    .gives = force +1 ou +2
space-enclosure-2 = Enclos 2
    .gives = un autre cow-boy, un changement, ou passer
space-enclosure-3 = Enclos 3
    .gives = double vos ranchs
space-enclosure-4 = Enclos 4
    .gives = $2
space-enclosure-5 = Enclos 5
    .gives = le plus de points au rodéo
box-parcel-purchase = Achat de terrains
    .gives = les cow-boys sur les terrains les achètent
box-building-income = Revenus des bâtiments
    .gives = chaque bâtiment rapporte à son propriétaire

## Where victory points come from

source-parcels = PV des terrains
source-buildings = PV des bâtiments
source-cowboys = PV des cow-boys
source-purchase = Achat de PV
source-characters = Personnalités
source-excess = Limite de liquidité
source-end-cash = Fin : argent
source-end-buildings = Fin : bâtiments
source-end-houses = Fin : maisons
source-end-mountains = Fin : montagnes
source-end-station = Fin : gare
source-start = Départ
source-outlaws = Hors-la-loi
source-end-horses = Fin : chevaux
source-end-passing = Fin : passer tôt
source-end-bridges = Fin : ponts

## What money is received or paid for

cause-wages = { space-wages }
cause-parcel-income = { space-parcel-income }
cause-cowboy-income = { space-cowboy-income }
cause-gambling = { space-gambling }
cause-building-income = { box-building-income }
cause-theft = vol
cause-enclosure = { space-enclosure-4 }
cause-start = argent de départ
cause-land = terrain
cause-tile = tuile bâtiment
cause-vps = { source-purchase }
cause-excess = { source-excess }
cause-horse = cheval
cause-auction = vente aux enchères

## Characters

card-paperboy = Garçon des rues
    .the = le garçon des rues
card-sheriff = Shérif
    .the = le shérif
card-banker = Banquier
    .the = le banquier
card-grocer = Commerçante
    .the = la commerçante
card-chinese-worker = Ouvrier chinois
    .the = l’ouvrier chinois
card-settler = Colon
    .the = le colon
card-captain = Capitaine
    .the = le capitaine
card-mercenary = Tueur à gages
    .the = le tueur à gages
card-indian = Indien
    .the = l’indien
card-prospector = Prospecteur
    .the = le prospecteur
card-gunsmith = Armurier
    .the = l’armurier
card-singer = Chanteuse
    .the = la chanteuse
card-auctioneer = Commissaire-priseur
    .the = le commissaire-priseur
card-governor = Gouverneur
    .the = le gouverneur
card-doctor = Docteur/Croque-mort
    .the = le docteur/croque-mort
card-cowboy = Cow-boy
    .the = le cow-boy
card-heroes = Héros
    .the = les héros
card-teacher = Institutrice
    .the = l’institutrice
card-lawyer = Avocat/Éditeur
    .the = l’avocat/éditeur

## Characters by the side of their card: Y is yellow, R is red

side-0Y = Garçon des rues
side-0R = Garçon des rues
side-1Y = Shérif
side-1R = Shérif
side-2Y = Banquier
side-2R = Banquier
side-3Y = Commerçante
side-3R = Commerçante
side-4Y = Ouvrier chinois
side-4R = Ouvrier chinois
side-5Y = Colon
side-5R = Colon
side-6Y = Capitaine
side-6R = Capitaine
side-7Y = Tueur à gages
side-7R = Tueur à gages
side-8Y = Indien
side-8R = Indien
side-9Y = Prospecteur
side-9R = Prospecteur
side-10Y = Armurier
side-10R = Armurier
side-11Y = Chanteuse
side-11R = Chanteuse
side-12Y = Commissaire-priseur
side-12R = Commissaire-priseur
side-13Y = Gouverneur
side-13R = Gouverneur
side-14Y = Docteur
side-14R = Croque-mort
side-15Y = Cow-boy
side-15R = Cow-boy
side-16Y = Héros
side-16R = Héros
side-17Y = Institutrice
side-17R = Institutrice
side-18Y = Avocat
side-18R = Éditeur

## Lines of the sheet of A new beginning

sheet-loan = PV cédés
sheet-cowboys = cow-boys, $5 chacun
sheet-revolvers = revolvers, $6 chacun
sheet-roads = routes, $3 chacune
sheet-parcels = terrains, $8 chacun
sheet-vps = PV, $5 chacun
sheet-connections = relations influentes, $8
sheet-second-character = seconde personnalité, une fois, $8
sheet-sharpshooter = tireur d’élite, $12
sheet-bid = dollars offerts pour commencer

## The card game: things, characters, backs

thing-no-card = sans carte
    .a = sans carte
    .code = { "" }
thing-empty = terrain vide
    .a = un terrain vide
    .code = ·
thing-outlaws = hors-la-loi
    .a = des hors-la-loi
    .code = HLL
terrain-named = { $name } ({ $things })
thing-times = { $name } ×{ $count }
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
