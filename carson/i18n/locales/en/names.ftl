# The words of the game. `.a` and `.the` stand after a verb, `.code` on the map (four columns at
# most).

empty = (nothing)
chance = chance
dynamite = dynamite
horse = horse
rodeo-token = rodeo token
duel-tile = duel tile

## Things on parcels

thing-nothing = free land
    .a = free land
    .code = { "" }
thing-mountain = mountain
    .a = a mountain
    .code = /\
thing-river = river
    .a = the river
    .code = ~~
thing-house = House
    .a = a House
    .code = ⌂
thing-townhouse = Townhouse
    .a = a Townhouse
    .code = ⌂⌂
thing-ranch = Ranch
    .a = a Ranch
    .code = Ran
thing-mine = Mine
    .a = a Mine
    .code = Min
thing-drugstore = Drugstore
    .a = a Drugstore
    .code = Dru
thing-bank = Bank
    .a = a Bank
    .code = Ban
thing-saloon = Saloon
    .a = a Saloon
    .code = Sal
thing-hotel = Hotel
    .a = a Hotel
    .code = Hot
thing-church = Church
    .a = a Church
    .code = Chu
thing-prison = Prison
    .a = a Prison
    .code = Pri
thing-blacksmith = Blacksmith
    .a = a Blacksmith
    .code = Bla
thing-general-store = General Store
    .a = a General Store
    .code = Gen
thing-school = School
    .a = a School
    .code = Sch
thing-station = Station
    .a = a Station
    .code = Sta
thing-city-hall = City Hall
    .a = the City Hall
    .code = Cit

## Pieces

piece-cowboy = cowboy
    .a = a cowboy
piece-white-cowboy = white cowboy
    .a = the white cowboy
piece-dynamite-cowboy = cowboy with dynamite
    .a = a cowboy with dynamite
piece-no-duel-cowboy = cowboy with a no-duel token
    .a = a cowboy with a no-duel token
piece-lucky-cowboy = lucky cowboy
    .a = a lucky cowboy

## Spaces of the track; `.gives` says what the player gets there

space-named = { $place }
space-sells = { $thing }, ${ $price }
space-wages = Wages
    .gives = $4 for each cowboy, no duel
space-ammunition = Ammunition
    .gives = +3 firepower this round
space-three-roads = Three roads
    .gives = 3 roads
space-one-road = One road
    .gives = 1 road for each cowboy, no duel
space-build-12 = Building at $12
    .gives = the tile for $12
space-build-10 = Building at $10
    .gives = the tile for $10
space-build-8 = Building at $8
    .gives = the tile for $8
space-build-6 = Building at $6
    .gives = the tile for $6
space-build-5 = Building at $5
    .gives = the tile for $5
space-build-4 = Building at $4
    .gives = the tile for $4
space-build-3 = Building at $3
    .gives = the tile for $3
space-parcel-income = Parcel income
    .gives = $2 for each of your parcels
space-cowboy-income = Cowboy income
    .gives = $2 for each point of firepower
space-gambling = Gambling income
    .gives = two dice in dollars
space-parcel-vp = Parcel VP
    .gives = 1 VP for every two of your parcels
space-building-vp = Building VP
    .gives = 1 VP for each of your buildings on the map
space-cowboy-vp = Cowboy VP
    .gives = 1 VP for every two points of firepower
space-vp-5 = VP purchase at $5
    .gives = any number of VP, $5 each
space-vp-4 = VP purchase at $4
    .gives = any number of VP, $4 each
space-vp-3 = VP purchase at $3
    .gives = any number of VP, $3 each
space-vp-2 = VP purchase at $2
    .gives = any number of VP, $2 each
space-enclosure-1 = Enclosure 1
    .gives = +1 or +2 firepower
space-enclosure-2 = Enclosure 2
    .gives = another cowboy, a change, or pass
space-enclosure-3 = Enclosure 3
    .gives = doubles Ranches
space-enclosure-4 = Enclosure 4
    .gives = $2
space-enclosure-5 = Enclosure 5
    .gives = most points in the rodeo
box-parcel-purchase = Parcel purchase
    .gives = cowboys on parcels buy them
box-building-income = Building income
    .gives = every building pays its owner

## Where victory points come from

source-parcels = Parcel VP
source-buildings = Building VP
source-cowboys = Cowboy VP
source-purchase = VP purchase
source-characters = Characters
source-excess = Cash limit
source-end-cash = End: cash
source-end-buildings = End: buildings
source-end-houses = End: Houses
source-end-mountains = End: mountains
source-end-station = End: Station
source-start = Start
source-outlaws = Outlaws
source-end-horses = End: horses
source-end-passing = End: passing early
source-end-bridges = End: bridges

## What money is received or paid for

cause-wages = { space-wages }
cause-parcel-income = { space-parcel-income }
cause-cowboy-income = { space-cowboy-income }
cause-gambling = { space-gambling }
cause-building-income = { box-building-income }
cause-theft = theft
cause-enclosure = { space-enclosure-4 }
cause-start = starting money
cause-land = land
cause-tile = building tile
cause-vps = { source-purchase }
cause-excess = { source-excess }
cause-horse = horse
cause-auction = auction

## Characters

card-paperboy = Paperboy
    .the = the Paperboy
card-sheriff = Sheriff
    .the = the Sheriff
card-banker = Banker
    .the = the Banker
card-grocer = Grocer
    .the = the Grocer
card-chinese-worker = Chinese Worker
    .the = the Chinese Worker
card-settler = Settler
    .the = the Settler
card-captain = Captain
    .the = the Captain
card-mercenary = Mercenary
    .the = the Mercenary
card-indian = Indian
    .the = the Indian
card-prospector = Prospector
    .the = the Prospector
card-gunsmith = Gunsmith
    .the = the Gunsmith
card-singer = Singer
    .the = the Singer
card-auctioneer = Auctioneer
    .the = the Auctioneer
card-governor = Governor
    .the = the Governor
card-doctor = Doctor/Undertaker
    .the = the Doctor/Undertaker
card-cowboy = Cowboy
    .the = the Cowboy
card-heroes = Heroes
    .the = the Heroes
card-teacher = Teacher
    .the = the Teacher
card-lawyer = Lawyer/Editor
    .the = the Lawyer/Editor

## Characters by the side of their card: Y is yellow, R is red

side-0Y = Paperboy
side-0R = Paperboy
side-1Y = Sheriff
side-1R = Sheriff
side-2Y = Banker
side-2R = Banker
side-3Y = Grocer
side-3R = Grocer
side-4Y = Chinese Worker
side-4R = Chinese Worker
side-5Y = Settler
side-5R = Settler
side-6Y = Captain
side-6R = Captain
side-7Y = Mercenary
side-7R = Mercenary
side-8Y = Indian
side-8R = Indian
side-9Y = Prospector
side-9R = Prospector
side-10Y = Gunsmith
side-10R = Gunsmith
side-11Y = Singer
side-11R = Singer
side-12Y = Auctioneer
side-12R = Auctioneer
side-13Y = Governor
side-13R = Governor
side-14Y = Doctor
side-14R = Undertaker
side-15Y = Cowboy
side-15R = Cowboy
side-16Y = Heroes
side-16R = Heroes
side-17Y = Teacher
side-17R = Teacher
side-18Y = Lawyer
side-18R = Editor

## Lines of the sheet of A new beginning

sheet-loan = VP given up
sheet-cowboys = cowboys, $5 each
sheet-revolvers = revolvers, $6 each
sheet-roads = roads, $3 each
sheet-parcels = parcels, $8 each
sheet-vps = VP, $5 each
sheet-connections = influential connections, $8
sheet-second-character = a second character once, $8
sheet-sharpshooter = Sharpshooter, $12
sheet-bid = bid for going first, in dollars

## The card game: things, characters, backs

thing-no-card = no card
    .a = no card
    .code = { "" }
thing-empty = empty land
    .a = empty land
    .code = ·
thing-outlaws = Outlaws
    .a = Outlaws
    .code = Out
terrain-named = { $name } ({ $things })
thing-times = { $name } ×{ $count }
cards-card-doctor = Doctor
    .the = the Doctor
cards-card-lawyer = Lawyer
    .the = the Lawyer
card-editor = Editor
    .the = the Editor
card-undertaker = Undertaker
    .the = the Undertaker
back-hat = hat
back-star = star
back-cactus = cactus
back-boot = boot
back-horseshoe = horseshoe
back-cow = cow
back-skull = skull
source-appeal = Appeal
