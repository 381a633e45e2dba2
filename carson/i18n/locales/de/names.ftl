# The words of the game. `.a` and `.the` stand after a verb, `.code` on the map (four columns at
# most).

empty = (nichts)
chance = der Zufall
dynamite = Dynamit
horse = Pferd
rodeo-token = Rodeoplättchen
duel-tile = Duellplättchen

## Things on parcels

thing-nothing = unbebaut
    .a = eine leere Parzelle
    .code = { "" }
thing-mountain = Berg
    .a = einen Berg
    .code = /\
thing-river = Fluss
    .a = den Fluss
    .code = ~~
thing-house = Wohnhaus
    .a = ein Wohnhaus
    .code = ⌂
thing-townhouse = Stadthaus
    .a = ein Stadthaus
    .code = ⌂⌂
thing-ranch = Ranch
    .a = eine Ranch
    .code = Ran
thing-mine = Mine
    .a = eine Mine
    .code = Min
thing-drugstore = Drugstore
    .a = einen Drugstore
    .code = Dru
thing-bank = Bank
    .a = eine Bank
    .code = Ban
thing-saloon = Saloon
    .a = einen Saloon
    .code = Sal
thing-hotel = Hotel
    .a = ein Hotel
    .code = Hot
thing-church = Kirche
    .a = eine Kirche
    .code = Kir
thing-prison = Gefängnis
    .a = ein Gefängnis
    .code = Gef
thing-blacksmith = Schmiede
    .a = eine Schmiede
    .code = Smd
thing-general-store = General Store
    .a = einen General Store
    .code = Gen
thing-school = Schule
    .a = eine Schule
    .code = Sch
thing-station = Bahnhof
    .a = einen Bahnhof
    .code = Bhf
thing-city-hall = Rathaus
    .a = das Rathaus
    .code = Rat

## Pieces

piece-cowboy = Cowboy
    .a = einen Cowboy
piece-white-cowboy = weißer Cowboy
    .a = den weißen Cowboy
piece-dynamite-cowboy = Cowboy mit Dynamit
    .a = einen Cowboy mit Dynamit
piece-no-duel-cowboy = Cowboy mit Plättchen „Kein Duell“
    .a = einen Cowboy mit Plättchen „Kein Duell“
piece-lucky-cowboy = Glückspilz
    .a = einen Glückspilz

## Spaces of the track; `.gives` says what the player gets there

space-named = „{ $place }“
space-sells = { $thing }, ${ $price }
space-wages = Lohn
    .gives = $4 je Cowboy, kein Duell
space-ammunition = Munition
    .gives = 3 Feuerkraft mehr in dieser Runde
space-three-roads = Drei Straßen
    .gives = 3 Straßen
space-one-road = Eine Straße
    .gives = 1 Straße je Cowboy, kein Duell
space-build-12 = Gebäude zu $12
    .gives = das Plättchen für $12
space-build-10 = Gebäude zu $10
    .gives = das Plättchen für $10
space-build-8 = Gebäude zu $8
    .gives = das Plättchen für $8
space-build-6 = Gebäude zu $6
    .gives = das Plättchen für $6
space-build-5 = Gebäude zu $5
    .gives = das Plättchen für $5
space-build-4 = Gebäude zu $4
    .gives = das Plättchen für $4
space-build-3 = Gebäude zu $3
    .gives = das Plättchen für $3
space-parcel-income = Einkommen: Grundbesitz
    .gives = $2 je eigene Parzelle
space-cowboy-income = Einkommen: Cowboys
    .gives = $2 je Punkt Feuerkraft
space-gambling = Einkommen: Glücksspiel
    .gives = zwei Würfel in Dollar
space-parcel-vp = SP aus Grundbesitz
    .gives = 1 SP je zwei Parzellen
space-building-vp = SP aus Gebäuden
    .gives = 1 SP je Gebäude auf dem Spielplan
space-cowboy-vp = SP für Cowboys
    .gives = 1 SP je zwei Punkte Feuerkraft
space-vp-5 = Kauf von SP zu $5
    .gives = beliebig viele SP, je $5
space-vp-4 = Kauf von SP zu $4
    .gives = beliebig viele SP, je $4
space-vp-3 = Kauf von SP zu $3
    .gives = beliebig viele SP, je $3
space-vp-2 = Kauf von SP zu $2
    .gives = beliebig viele SP, je $2
space-enclosure-1 = Gehege 1
    .gives = 1 oder 2 Feuerkraft mehr
space-enclosure-2 = Gehege 2
    .gives = noch ein Cowboy, eine Änderung oder passen
space-enclosure-3 = Gehege 3
    .gives = verdoppelt Ranches
space-enclosure-4 = Gehege 4
    .gives = $2
space-enclosure-5 = Gehege 5
    .gives = die meisten Punkte im Rodeo
box-parcel-purchase = Kauf von Parzellen
    .gives = Cowboys auf Parzellen kaufen sie
box-building-income = Einkommen: Gebäude
    .gives = jedes Gebäude bringt seinem Besitzer Geld

## Where victory points come from

source-parcels = SP aus Grundbesitz
source-buildings = SP aus Gebäuden
source-cowboys = SP für Cowboys
source-purchase = Kauf von SP
source-characters = Personen
source-excess = Geldlimit
source-end-cash = Ende: Geld
source-end-buildings = Ende: Gebäude
source-end-houses = Ende: Wohnhäuser
source-end-mountains = Ende: Berge
source-end-station = Ende: Bahnhof
source-start = Anfang
source-outlaws = Outlaws
source-end-horses = Ende: Pferde
source-end-passing = Ende: früh gepasst
source-end-bridges = Ende: Brücken

## What money is received or paid for

cause-wages = { space-wages }
cause-parcel-income = { space-parcel-income }
cause-cowboy-income = { space-cowboy-income }
cause-gambling = { space-gambling }
cause-building-income = { box-building-income }
cause-theft = Diebstahl
cause-enclosure = { space-enclosure-4 }
cause-start = Startgeld
cause-land = Grundbesitz
cause-tile = Gebäudeplättchen
cause-vps = { source-purchase }
cause-excess = { source-excess }
cause-horse = Pferd
cause-auction = Versteigerung

## Characters

card-paperboy = Zeitungsjunge
    .the = den Zeitungsjungen
card-sheriff = Sheriff
    .the = den Sheriff
card-banker = Bankier
    .the = den Bankier
card-grocer = Krämerin
    .the = die Krämerin
card-chinese-worker = Chinesischer Arbeiter
    .the = den Chinesischen Arbeiter
card-settler = Siedler
    .the = den Siedler
card-captain = Hauptmann
    .the = den Hauptmann
card-mercenary = Revolverheld
    .the = den Revolverhelden
card-indian = Indianer
    .the = den Indianer
card-prospector = Goldsucher
    .the = den Goldsucher
card-gunsmith = Büchsenmacher
    .the = den Büchsenmacher
card-singer = Sängerin
    .the = die Sängerin
card-auctioneer = Auktionator
    .the = den Auktionator
card-governor = Gouverneur
    .the = den Gouverneur
card-doctor = Doktor/Totengräber
    .the = den Doktor/Totengräber
card-cowboy = Cowboy
    .the = den Cowboy
card-heroes = Helden
    .the = die Helden
card-teacher = Lehrerin
    .the = die Lehrerin
card-lawyer = Rechtsanwalt/Herausgeber
    .the = den Rechtsanwalt/Herausgeber

## Characters by the side of their card: Y is yellow, R is red

side-0Y = Zeitungsjunge
side-0R = Zeitungsjunge
side-1Y = Sheriff
side-1R = Sheriff
side-2Y = Bankier
side-2R = Bankier
side-3Y = Krämerin
side-3R = Krämerin
side-4Y = Chinesischer Arbeiter
side-4R = Chinesischer Arbeiter
side-5Y = Siedler
side-5R = Siedler
side-6Y = Hauptmann
side-6R = Hauptmann
side-7Y = Revolverheld
side-7R = Revolverheld
side-8Y = Indianer
side-8R = Indianer
side-9Y = Goldsucher
side-9R = Goldsucher
side-10Y = Büchsenmacher
side-10R = Büchsenmacher
side-11Y = Sängerin
side-11R = Sängerin
side-12Y = Auktionator
side-12R = Auktionator
side-13Y = Gouverneur
side-13R = Gouverneur
side-14Y = Doktor
side-14R = Totengräber
side-15Y = Cowboy
side-15R = Cowboy
side-16Y = Helden
side-16R = Helden
side-17Y = Lehrerin
side-17R = Lehrerin
side-18Y = Rechtsanwalt
side-18R = Herausgeber

## Lines of the sheet of A new beginning

sheet-loan = abgegebene SP
sheet-cowboys = Cowboys, je $5
sheet-revolvers = Revolver, je $6
sheet-roads = Straßen, je $3
sheet-parcels = Parzellen, je $8
sheet-vps = SP, je $5
sheet-connections = einflussreiche Freunde, $8
sheet-second-character = einmal eine zweite Person, $8
sheet-sharpshooter = Scharfschütze, $12
sheet-bid = gebotene Dollar, um zu beginnen

## The card game: things, characters, backs

thing-no-card = keine Karte
    .a = keine Karte
    .code = { "" }
thing-empty = freies Land
    .a = freies Land
    .code = ·
thing-outlaws = Outlaws
    .a = Outlaws
    .code = Out
terrain-named = { $name } ({ $things })
thing-times = { $name } ×{ $count }
cards-card-doctor = Doktor
    .the = den Doktor
cards-card-lawyer = Rechtsanwalt
    .the = den Rechtsanwalt
card-editor = Herausgeber
    .the = den Herausgeber
card-undertaker = Totengräber
    .the = den Totengräber
back-hat = Hut
back-star = Stern
back-cactus = Kaktus
back-boot = Stiefel
back-horseshoe = Hufeisen
back-cow = Kuh
back-skull = Totenkopf
source-appeal = Attraktivität
