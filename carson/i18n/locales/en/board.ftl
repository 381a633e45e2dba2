# The board game: why something is refused, what happened, what is asked.

## Options

reason-unknown-option = there is no option “{ $option }”, only: { $known }
reason-unknown-value = the option “{ $option }” knows no “{ $text }”, only: { $known }
reason-players-out-of-range = there are { $least } to { $most } players, not “{ $text }”
reason-edition-has-fewer-players = the 2009 edition is for { $least } to { $most } players, not { $text }
reason-edition-has-base-tiles-only = the edition of 2009 has only the buildings of the first game
reason-edition-has-base-characters-only = the edition of 2009 has only the characters 1 to 7
reason-named-twice = the option “{ $option }” names something twice: “{ $text }”
reason-unknown-cast = there are no characters “{ $text }”; name seven sides such as 4R, or one of: { $known }
reason-wrong-cast-size = { $needed } characters are needed, not { $count }
reason-card-twice = a character cannot be there twice: { $card }
reason-card-needs-horses = this character needs the horses, which are not in the game: { $card }
reason-side-settled-in-play = the side of this card is settled in play: { $card }
reason-unknown-bot = there is no bot “{ $text }”, only: { $known }

## Why not: set-up and chance

reason-not-in-bag = The bag holds no tile of this kind: { $thing }.
reason-off-the-dice = The dice cannot name { $parcel }.
reason-no-such-seat = There is no player { $seat }.
reason-already-drawn = { $seat } has been drawn already.
reason-no-face = A die has no such face.

## Why not: characters

reason-card-not-in-play = This character is not in the game: { $card }.
reason-card-taken = { $seat } already has { $the-card }.
reason-not-enough-cowboys = { $count ->
    [0] There is no cowboy left.
    [one] There is only 1 cowboy left.
   *[other] There are only { $count } cowboys left.
}
reason-not-fetchable = The Paperboy cannot fetch this card: { $card }.
reason-not-that-many = There are at most { $most }.
reason-no-such-package = There is no package of { $points } VP: only 3, 5 or 7.
reason-bid-more = Bid more than ${ $bid }.
reason-offered-already = { $parcel } is already in the auction.
reason-not-on-space = This tile does not lie on { $place }: { $thing }.
reason-on-the-track = There is one on the track, so it does not come from the bag: { $thing }.
reason-no-such-die = You have no such die.
reason-not-your-mine = There is no Mine of yours on { $place }.
reason-multiplied-already = The income of { $parcel } is multiplied already.
reason-no-refuge = A beaten cowboy cannot go to { $place }: it is not nobody's.
reason-too-late = { $place } has been resolved already.
reason-no-building = No building: { $thing }.
reason-none-of-yours = You have no building of this kind: { $thing }.

## Why not: placing

reason-no-piece = You have none to place: { $piece }.
reason-not-for-this-piece = The { $piece } cannot go to { $place }.
reason-may-not-attack = Your character does not let you attack.
reason-may-not-provoke = Your character does not let you go where others stand: { $place }.
reason-no-titles = You have no property tile left for another parcel.
reason-no-building-there = No tile lies on { $place }.
reason-space-over = { $place } is closed from round { $round } on.
reason-ammunition-gone = { $seat } has the ammunition token.
reason-nothing-to-attack = { $parcel } belongs to { $seat }, and no building stands there.
reason-protected = { $parcel } cannot be attacked: { $thing }.
reason-piece-is-peaceful = The { $piece } does not attack.
reason-not-empty = Somebody already stands on { $place }.
reason-already-there = You already have a cowboy on { $place }.
reason-closed-by = Nobody may join the { $piece } of { $seat } on { $place }.

## Why not: money, land, roads, buildings

reason-too-dear = It costs ${ $price }, and you have ${ $cash }.
reason-no-cowboy-there = You have no cowboy there.
reason-no-duel-there = There is no duel to fight on { $place }.
reason-parcel-owned = { $parcel } belongs to { $seat }.
reason-nobodys-for-ever = { $parcel } can never belong to anybody: the City Hall stands there.
reason-not-your-land = { $parcel } is not your land.
reason-not-free = { $parcel } is not free: { $thing }.
reason-no-road-touches = No road touches { $parcel }.
reason-no-house-site = There is no site for the House that comes with it: { $thing }.
reason-townhouse-not-closed-in = A second House fits on { $parcel } only when all eight neighbours are built on or owned.
reason-ask-first = { $parcel } belongs to { $seat }: ask first.
reason-nobody-to-ask = For { $parcel } nobody needs to be asked.
reason-already-refused = { $seat } has already refused { $parcel } for the tile you are placing.
reason-house-must-be-placed = There is a site that needs no consent, so the House must be placed.
reason-not-in-reserve = Not in your reserve: { $thing }.
reason-too-late-for-cash = It is too late for the $8: in the 2009 edition you take it with the card or not at all.
reason-given-up = You took this back for want of a House: { $thing }. Build another tile first, then you can try it again.
reason-nowhere-to-build = You have no parcel where this can be built now: { $thing }.
reason-no-roads = You have no road left.
reason-road-there = There is already a road on { $edge }.
reason-road-apart = A road on { $edge } would not touch the other roads.
reason-road-astray = A road on { $edge } does not lead to the nearest site.
reason-no-line = No road crosses the whole map in a straight line beside { $parcel }.
reason-not-that-much = You have only ${ $cash }.
reason-over-the-limit = Your cash limit is ${ $limit }: spend at least ${ $least }.

## What happened: set-up and order

event-drew = Drawn from the bag for ${ $price }: { $thing }.
event-founded = The town is founded on { $parcel }.
event-mountain-rose = A mountain rises on { $parcel }.
event-ordered = { $seat } is number { $rank } by lot.
event-round-began = Round { $round } begins.
event-phase-began = { $phase ->
    [1] Phase 1: characters are chosen.
    [2] Phase 2: cowboys are placed.
    [3] Phase 3: the boxes are resolved.
   *[4] Phase 4: the round is closed.
}
event-box-opened = { $box }:
event-turn-order = { $seat } is number { $rank } in the turn order.
event-game-ended = The game is over.

event-cast-drawn = Drawn for the game: { $side }.
event-hall-drawn = The City Hall is drawn.
event-hall-built = { $seat } puts the City Hall on { $parcel }.
event-hall-boxed = There is no site for the City Hall; it goes back into the box.
event-free-road = { $count ->
    [one] { $seat } lays a road from the general supply on { $edge }.
   *[other] { $seat } lays { $count } roads from the general supply on { $edge }: a bridge.
}

## What happened: cowboys and duels

event-card-taken = { $seat } takes { $the-card }.
event-side-chosen = { $seat } uses the { $red ->
    [0] yellow
   *[1] red
} side: { $card }.
event-first-next = { $seat } will be first in the next round.
event-dismissed = { $seat } sends { $count ->
    [one] 1 cowboy
   *[other] { $count } cowboys
} to the general supply.
event-healed = The beaten cowboy of { $seat } goes to { $place } instead of home.
event-sent-away = { $seat }’s { $piece } must leave { $parcel } to the Lawyer.
event-placed = { $seat } places { $a-piece } on { $place }.
event-passed = { $seat } passes as number { $rank }.
event-went-home = { $seat }’s { $piece } on { $place } goes home.
event-went-to-box = { $seat }’s { $piece } on { $place } goes to the general supply.
event-duel-began = Duel on { $place }!
event-rolled = { $seat } rolls { $die }.
event-rerolled = { $seat } rolls the { $die } again.
event-fought = { $seat }: die { $die } + firepower { $firepower } = { $total }.
event-duel-won = { $seat } wins the duel on { $place }.
event-attack-cancelled = The new Church ends the attack of { $seat } on { $parcel }.

## What happened: money, points and pieces

event-paid = { $seat } pays ${ $amount } ({ $cause }).
event-earned = { $seat } receives ${ $amount } ({ $cause }).
event-gave = { $seat } pays { $receiver } ${ $amount } ({ $cause }).
event-scored = { $seat } scores { $points } VP ({ $source }).
event-got-roads = { $seat } receives { $count ->
    [one] 1 road
   *[other] { $count } roads
}.
event-got-revolvers = { $seat } receives { $count ->
    [one] 1 revolver
   *[other] { $count } revolvers
}.
event-got-cowboys = { $seat } receives { $count ->
    [0] no new cowboy
    [one] 1 cowboy
   *[other] { $count } cowboys
}.
event-got-dynamite = { $seat } receives { $count ->
    [0] no dynamite: there is none left
    [one] 1 stick of dynamite
   *[other] { $count } sticks of dynamite
}.
event-blasted = { $seat } uses dynamite: the Mine on { $parcel } pays three times.
event-taxed = { $seat } taxes { $owner }: ${ $amount }.
event-got-ammunition = { $seat } takes the ammunition token: 3 more firepower this round.
event-gave-up = { $seat } gives up the action on { $place }.
event-income = { $seat } receives ${ $amount } ({ $thing } on { $parcel }).
event-stolen = { $thief } steals ${ $amount } ({ $thing } on { $parcel }).
event-doubled = { $seat } doubles the income of one kind of building: { $thing }.
event-excess-spent = { $seat } spends ${ $amount } at the cash limit.

## What happened: the town

event-offered = { $seat } puts { $parcel } up for auction.
event-auction-began = { $seat } begins an auction.
event-bid = { $seat } bids ${ $amount }.
event-passed-bid = { $seat } bids no more.
event-auction-won = { $seat } wins the auction for ${ $amount }.
event-no-bids = Nobody bids in the auction of { $seat }.
event-claimed = { $seat } now owns { $parcel }.
event-bought = { $seat } buys { $a-thing } for ${ $price }.
event-kept = { $seat } keeps { $a-thing } in reserve.
event-road-laid = { $seat } lays a road on { $edge }.
event-built = { $seat } builds { $a-thing } on { $parcel }.
event-taken-back = { $seat } takes { $a-thing } back from { $parcel } into the reserve.
event-house-built = { $seat } brings { $a-thing } to { $parcel }.
event-asked = { $seat } asks { $owner } for a House on { $parcel }.
event-allowed = { $owner } allows the House on { $parcel }.
event-refused = { $owner } refuses the House on { $parcel }.

## What is asked; `.help` explains it

ask-DrawBuilding = A tile is drawn from the bag.
    .help = Chance fills a building space.
ask-FoundTown = The dice name the centre of the town.
    .help = Chance chooses one of the inner parcels.
ask-RaiseMountain = The dice name a parcel for a mountain.
    .help = Chance chooses one of the inner parcels that are free.
ask-DrawOrder = The order of the first round is drawn by lot.
    .help = The first comes first in all that follows the pass order.
ask-RollDie = A die is rolled in the duel on { $place }.
    .help = Each fighter adds the die to his firepower; the highest total wins, then who passed first.
ask-Gamble = { $gambler } rolls the dice.
    .help = The two dice are paid in dollars.
ask-DraftParcel = { $seat }: which parcel is yours from the start?
    .help = Any parcel that nobody owns, free of charge, with the House or mountain on it. Everybody gets two. Ranches live on free neighbours, Mines on mountains next to them, shops on Houses next to them, and most buildings need a road at one of their corners.
ask-ChooseCharacter = { $seat }: which character works for you this round?
    .help = A character has a power, a number and a cash limit, all for this round. The lowest number acts first when cowboys are placed. Money above the limit must be spent at the end of the round, at 1 VP for each full $10.
ask-DrawCast = A character is drawn for the game.
    .help = Chance chooses the side of a card that is not in the game yet.
ask-ChooseSide = { $seat }: which side of this card do you use? ({ $card })
    .help = The side counts for this round.
ask-FetchCard = { $seat }: which second card does the Paperboy fetch?
    .help = You have its power, too, and its cash limit. It cannot be the Sheriff.
ask-CashOrWait = { $seat }: take $8 now, or wait? ({ $card })
    .help = If you wait, you get the other power later instead: double income from one kind of building (Grocer, yellow side), 1 VP for each House of yours (Grocer, red side) or each mountain of yours (Settler, red side).
ask-DoubleOrCash = { $seat }: which kind of building pays you twice?
    .help = All your buildings of that kind pay twice this round. If somebody steals from one, he and you get the plain income each. In the Big Box you may take $8 instead.
ask-ReceiveParcel = { $seat }: which parcel does the Settler give you?
    .help = Any parcel that nobody owns, free of charge, with the House or mountain on it.
ask-RecruitCowboys = { $seat }: how many cowboys do you buy from the Captain?
    .help = One costs $1, two cost $4, three cost $9.
ask-BuyRevolvers = { $seat }: how many revolvers do you buy from the Captain?
    .help = One costs $3, two cost $9. You keep them.
ask-BuyPackage = { $seat }: how many VP do you buy from the Banker?
    .help = 3 VP cost $3, 5 VP cost $12, 7 VP cost $25.
ask-BuyParcelNow = { $seat }: which parcel do you buy with the Lawyer?
    .help = Any parcel that nobody owns, at its price; or none.
ask-TakeAnyBuilding = { $seat }: which building do you take for $5?
    .help = Any tile of the track. You may build it at once or keep it.
ask-TakeBuildingAndLand = { $seat }: do you pay ${ $price } and build at once? ({ $building })
    .help = You take the tile from the track, or from the bag if there is none, and build it on a free parcel that nobody owns. The parcel becomes yours.
ask-BuildOnNewLand = { $seat }: on which parcel do you build? ({ $building })
    .help = Any free parcel that nobody owns; it becomes yours.
ask-DismissCowboys = { $seat }: how many cowboys do you send away?
    .help = None gives 3 VP, one gives 6, two give 9.
ask-TaxWeaponsOrMoney = { $seat }: what do you tax?
    .help = Each other player pays you $1 for each of his revolvers, or $1 for each $10 or part of it that he has.
ask-OfferParcel = { $seat }: which parcel do you put up for auction?
    .help = Two parcels that nobody owns are sold together.
ask-BidOrPass = { $lot ->
    [ammunition] { $seat }: bid more than ${ $bid } for the token of three revolvers, or pass?
   *[other] { $seat }: bid more than ${ $bid } for { $lot }, or pass?
}
    .help = Who passes is out of this auction.
ask-RollLand = The dice name a parcel for { $receiver }.
    .help = Chance chooses one of the parcels that nobody owns.
ask-PlaceCityHall = { $seat }: where does the City Hall stand?
    .help = On a free parcel that nobody owns and a road touches. It will never belong to anybody.
ask-LayFreeRoad = { $seat }: where does the road to the City Hall go?
    .help = No site for the City Hall has a road, so you lay the fewest roads from the general supply that connect one. A bridge counts as two.
ask-RerollOrKeep = { $seat }: roll a die of yours again?
    .help = All dice of the duel have been rolled. You may roll one of yours again, once.
ask-CallTheDoctor = { $seat }: where does your beaten cowboy go?
    .help = For $3, which the Doctor himself does not pay, he goes to an empty place that is still to be resolved. Otherwise he is at home.
ask-PayUndertaker = { $seat }: pay $2 to { $undertaker }, or lose 1 VP?
    .help = The Undertaker is paid for each cowboy that loses a duel.
ask-UseDynamite = { $seat }: in which Mine do you use dynamite?
    .help = The Mine pays three times, this once. Dynamite that you do not use stays with you.
ask-LayLastRoads = { $seat }: do you lay roads before the round ends?
    .help = This is the last chance in this round.
ask-PlaceOrPass = { $seat }: place a cowboy, or pass.
    .help = On a space of the track, on a parcel to buy it, on somebody's building to steal half its income, or on your own to defend it. Where several meet, a die and the firepower decide; cowboys at home add firepower. Who passes first wins ties and goes first in all that follows, the next choice of characters included.
ask-PickDuel = { $seat }: which duel is fought next?
    .help = Cowboys who lose a duel go home and count as firepower in the next one.
ask-TakeGain = { $seat }: take what { $place } gives?
    .help = Any action may be declined. The cowboy goes to the general supply either way.
ask-BuyPoints = { $seat }: how many VP do you buy? ({ $place })
    .help = As many as you can pay, or none.
ask-BuyParcels = { $seat }: which parcel do you buy?
    .help = A parcel costs $1, and $1 more for each building, House or mountain on it or on its eight neighbours. What you do not buy now is given up.
ask-BuyBuilding = { $seat }: buy this tile? ({ $place })
    .help = You may build it at once, or keep it in reserve for later.
ask-PlaceBuilding = { $seat }: where do you build? ({ $building })
    .help = On free land of your own. All but Ranches and Mines need a road at one of the corners, and bring a House that needs a site with a road, too. Roads of your supply can be laid first.
ask-PlaceHouse = { $seat }: where does the House go?
    .help = On a free parcel that a road touches: nobody's, your own, or somebody else's if he agrees. It helps all shops next to it if the land is nobody's, otherwise those of the owner only.
ask-AllowHouse = { $seat }: may { $builder } put a House on your { $parcel }?
    .help = The House would be yours: it feeds your shops only and is worth 2 VP at the end. But the parcel is then built on.
ask-PickReserved = { $seat }: which building of your reserve do you build?
    .help = What you do not build now stays in reserve. Only buildings on the map pay and count.
ask-StealOrNot = { $seat }: steal half the income of { $parcel }?
    .help = Rounded down; the owner keeps the rest.
ask-SpendExcess = { $seat }: how many dollars do you turn into VP?
    .help = At least what is above your cash limit, at most everything; 1 VP for each full $10.

## What a verb does

verb-land = the parcel that the dice name
verb-draw = the tile that is drawn
verb-roll = the face of a die
verb-lot = the player who is drawn
verb-draft = take a parcel at the start
verb-choose = take a character
verb-place = put a cowboy somewhere
verb-white = put the white cowboy where nobody stands
verb-pass = place no more cowboys this round
verb-road = lay a road first; it does not end your turn
verb-duel = fight this duel next
verb-take = take it
verb-decline = do without it
verb-claim = make a parcel yours
verb-buy = buy the tile
verb-build = build it there
verb-keep = keep it in reserve
verb-house = put the House there
verb-ask = ask the owner for a House there
verb-allow = allow it
verb-refuse = refuse it
verb-unpack = build this one of the reserve
verb-done = nothing more
verb-points = buy so many VP
verb-spend = spend so many dollars: 1 VP for each full $10
verb-recruit = buy so many cowboys
verb-cast = the character that is drawn
verb-sing = put a cowboy with a no-duel token on a space
verb-lucky = put a cowboy of the general supply on the gambling income
verb-dynamite = put a cowboy with dynamite somewhere: two dice in a duel
verb-side = use this side of the card
verb-fetch = take the tile of this space
verb-bag = take the tile from the bag
verb-arm = buy so many revolvers
verb-dismiss = send so many cowboys away
verb-tax = tax this
verb-offer = put this parcel up for auction
verb-bid = bid so many dollars
verb-blast = use dynamite in this Mine
verb-reroll = roll this die again
verb-move = go there instead of home
verb-pay = pay
verb-lose = lose 1 VP
verb-double = double the income of this kind
verb-wait = wait for the other gift of the card
