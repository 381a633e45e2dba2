# The six variants.

horse = horse
rodeo-token = rodeo token
duel-tile = duel tile

reason-edition-has-no-such-variant = the edition of 2009 does not have this variant: “{ $text }”
reason-river-length = a river has { $least } to { $most } parcels, not { $count }
reason-river-broken = the parcels of the river do not follow each other side by side
reason-river-must-reach-two-edges = the river must lead from one edge of the map to another
reason-bridge-needs-two = The road on { $edge } is a bridge and takes two roads.
reason-school-on-this-bank = There is already a School on this side of the river.
reason-outlaw-there = An Outlaw stands on { $parcel }.
reason-prison-near = { $parcel } lies next to a Prison, where no Outlaw comes.
reason-no-outlaw-there = There is no Outlaw on { $parcel }.
reason-has-moved = The Outlaw on { $parcel } has moved already.
reason-not-best-loot = { $parcel } is not what attracts the Outlaw most.
reason-shifted-enough = You have changed your mind { $most } times in this round; that is enough.
reason-nowhere-to-go = The cowboy on { $place } could not go anywhere else.
reason-same-place = The cowboy comes from { $place }; put him somewhere else.
reason-no-such-enclosure = There are five enclosures, 1 to 5.
reason-enclosure-closed = Enclosure { $enclosure } is not used with Kit Carson.
reason-no-enclosures = There are no enclosures in this game.
reason-horse-bought = You have already bought a horse in this round.
reason-no-horses-left = There is no horse left.
reason-not-your-ranch = There is no Ranch of yours on { $parcel }.
reason-no-such-tile = You have no such duel tile.
reason-not-in-pile = The pile has no such duel tile.
reason-play-a-tile = Play at least one duel tile.
reason-sheet-no-loan = You can give up 0, 5 or 10 VP ({ $line }).
reason-sheet-buys-or-gives-up = You give up { $given } VP on this sheet, so you cannot buy any: a sheet does one or the other.
reason-sheet-too-many = There are at most { $most } ({ $line }).
reason-sheet-too-dear = You have only ${ $left } left ({ $line }).
reason-bid-less = { $seat } has bid less than others.

event-outlaws-came = Outlaws ride in: { $count }, each with strength { $strength }.
event-outlaw-arrived = An Outlaw comes to { $parcel }.
event-outlaw-jailed = The Prison of { $seat } on { $parcel } locks an Outlaw up.
event-outlaw-moved = The Outlaw on { $parcel } moves to { $to }.
event-outlaw-beaten = { $seat } drives the Outlaw out of { $parcel }.
event-outlaw-won = The Outlaw on { $parcel } is too strong and stays.
event-robbed = The Outlaw takes ${ $amount } from { $seat } ({ $thing } on { $parcel }).
event-shifted = { $seat } moves { $a-piece } from { $place } to { $to }.
event-came-back = { $seat } takes { $a-piece } back from { $place }.
event-got-horse = { $seat } receives a horse.
event-horse-placed = { $seat } puts a horse into enclosure { $enclosure }.
event-bred = { $seat } doubles the Ranch on { $parcel } with a horse.
event-rodeo = Rodeo: { $seat } has { $hats } points.
event-rodeo-won = { $seat } wins the rodeo.
event-tile-drawn = { $seat } draws a duel tile: { $tile }.
event-tile-played = { $seat } plays the duel tile { $tile }.
event-tiles-discarded = { $seat } throws { $count } duel tiles away.
event-sheet-shown = { $seat } has chosen { $amount } ({ $line }).

sheet-loan = VP given up
sheet-cowboys = cowboys, $5 each
sheet-revolvers = revolvers, $6 each
sheet-roads = roads, $3 each
sheet-parcels = parcels, $8 each
sheet-vps = VP, $5 each
sheet-connections = influential connections, $8
sheet-second-character = second character once, $8
sheet-sharpshooter = sharpshooter, $12
sheet-bid = dollars bid for being first

ask-FillSheet = { $seat }: { $line }? (${ $left } left)
    .help = You start with $50 and a cowboy, and buy the rest line by line, in secret. 5 VP given up bring $12, 10 bring $22. Influential connections: you choose the side of every card you take. Second character: once in the game. Sharpshooter: one more die in duels, one is put aside. Everybody pays his bid; the highest bidder is first.
ask-HighestBidder = It is drawn by lot who is first among the highest bidders.
    .help = The rest of the order is drawn by lot, too.
ask-TakeSecond = { $seat }: do you take a second character now?
    .help = Once in the game. You have both powers, the sum of both cash limits and the lower number.
ask-DrawTile = { $owner } draws a duel tile.
    .help = Only its player sees it.
ask-PlayTiles = { $seat }: which duel tile do you play?
    .help = The value of the tile is added to your firepower. All are shown at the same time.
ask-DiscardLastTiles = { $seat }: do you throw your last two duel tiles away and draw five?
    .help = A sharpshooter may.
ask-PutDieAside = { $seat }: which of your dice does not count?
    .help = A sharpshooter rolls one more die than the others and puts one aside.
ask-RollOutlaws = The dice say how strong the Outlaws are and how many come.
    .help = Strength 8 to 13; one, two or three Outlaws.
ask-RollArrival = The dice name where an Outlaw comes.
    .help = Never next to a Prison.
ask-PickOutlaw = { $seat }: which Outlaw moves next?
    .help = Each goes to the building around him that pays most.
ask-RideOut = An Outlaw moves.
    .help = Among equally good buildings chance decides.
ask-RewardOrTheft = { $seat }: take the reward for the Outlaw on { $parcel }, or steal from the building?
    .help = The reward is in VP; stealing brings half of the income of the building.
ask-PlaceFreely = { $seat }: place a cowboy, change your mind, or pass.
    .help = With Kit Carson you may also move a cowboy or take him back, ten times in a round, until you pass.
ask-PutElsewhere = { $seat }: where does the cowboy go?
    .help = Anywhere but where he came from.
ask-UseHorse = { $seat }: into which enclosure do you put a horse?
    .help = 1: firepower +1, or +2 with three horses. 2: place another cowboy, move one, take one back, or pass. 3: doubles a Ranch. 4: $2. 5: most points in the rodeo.
ask-UseSecondEnclosure = { $seat }: another cowboy, a change, or pass?
    .help = What the second enclosure allows; you may also leave it.
ask-TakeWageOrHorse = { $seat }: take $4, or buy a horse for $4?
    .help = One horse for each player in a round.
ask-StableNewHorse = { $seat }: into which enclosure goes the new horse?
    .help = 1: firepower +1, or +2 with three horses. 2: only points in the rodeo. 3: doubles a Ranch. 4: $2. 5: most points in the rodeo.
ask-DoubleRanch = { $seat }: which Ranch does a horse double?
    .help = Each horse in the third enclosure doubles one Ranch.

verb-outlaw = let this Outlaw move
verb-ride = where the Outlaw goes
verb-shift = lift this cowboy and put him somewhere else
verb-back = take this cowboy back
verb-horse = put a horse into this enclosure
verb-breed = double this Ranch
verb-tile = play this duel tile
verb-discard = throw them away
verb-sheet = write this number
verb-drop = put this die aside
verb-steal = steal half of the income
verb-buy-horse = buy a horse for $4

do-place-outlaw = fight the Outlaw
do-place-enclosure = an enclosure of yours
do-shift = move from { $place }
do-back = take back from { $place }
do-tile = a { $amount }
do-drop = die { $amount }
do-horse = { $amount ->
    [1] firepower
    [2] another cowboy, a change, or pass
    [3] doubles a Ranch
    [4] $2
   *[other] most points in the rodeo
}
do-breed = pays ${ $income } twice
do-take-TakeWageOrHorse = $4
do-take-RewardOrTheft = the reward in VP
do-keep-DiscardLastTiles = keep them
do-decline-UseHorse = no horse now
do-outlaw = the Outlaw there

status-outlaws = Outlaws: strength { $strength }
usage-variants = Variants, separated by commas: new-beginning, river, might-is-right, kit-carson, outlaws, horses.
