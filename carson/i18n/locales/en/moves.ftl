# What a move does: by its verb, and in the list of moves of the terminal and the text view.

## Verbs of the board game

verb-land = the parcel that the dice name
verb-draw = the tile that is drawn
verb-roll = the face of a die
verb-lot = the player who is drawn
verb-draft = take a parcel at the start
verb-choose = take a character
verb-place = place a cowboy
verb-white = place the white cowboy where nobody stands
verb-pass = place no more cowboys this round
verb-road = lay a road first; it does not end your turn
verb-duel = fight this duel next
verb-take = take it
verb-decline = decline
verb-claim = make a parcel yours
verb-buy = buy the tile
verb-build = build it there
verb-keep = keep it in reserve
verb-house = put the House there
verb-ask = ask the owner for a House there
verb-allow = allow it
verb-refuse = refuse it
verb-unpack = build this tile from your reserve
verb-done = nothing more
verb-points = buy this many VP
verb-spend = spend this many dollars: 1 VP for every full $10
verb-recruit = buy this many cowboys
verb-cast = the character that is drawn
verb-sing = place a cowboy with a no-duel token on a space
verb-lucky = place a cowboy from the general supply on the gambling income
verb-dynamite = place a cowboy with dynamite: two dice in a duel
verb-side = use this side of the card
verb-fetch = take the tile on this space
verb-bag = take the tile from the bag
verb-arm = buy this many revolvers
verb-dismiss = send this many cowboys away
verb-tax = tax this
verb-offer = put this parcel up for auction
verb-bid = bid this many dollars
verb-blast = use dynamite in this Mine
verb-reroll = reroll this die
verb-move = go there instead of home
verb-pay = pay
verb-lose = lose 1 VP
verb-double = double the income of this type
verb-wait = wait for the card’s other power

## Verbs of the variants

verb-outlaw = let this Outlaw move
verb-ride = where the Outlaw goes
verb-shift = move this cowboy somewhere else
verb-back = take this cowboy back
verb-horse = put a horse into this enclosure
verb-breed = double this Ranch
verb-tile = play this duel tile
verb-discard = discard them
verb-sheet = write down this number
verb-drop = set this die aside
verb-steal = steal half the income
verb-buy-horse = buy a horse for $4

## Verbs of the card game

cards-verb-draw = the terrain card that is drawn
cards-verb-back = the back that is shown
cards-verb-meet = the character that is turned over
cards-verb-flip = the auction card that is turned over
cards-verb-use = use this power
cards-verb-pass = do nothing
cards-verb-bid = bid an auction card
cards-verb-take = take a card on offer
cards-verb-place = lay the card; its top left parcel goes there
cards-verb-sell = sell a terrain card of your city
cards-verb-fetch = take a character that nobody took
cards-verb-top = take the top character of the pile, unseen

## The list of moves: the board game

menu-land = buy a parcel that has a price on the map
menu-spaces = a space of the track, by its number
do-choose = { $name } (limit { $limit }): { $power }
do-draft = { $thing }
do-claim-ReceiveParcel = { $thing }
do-claim = for ${ $price }
do-place-land = ${ $price }
do-place-own = defend ${ $income }
do-place-other = attack for half of ${ $income }
do-place-hall = City Hall
do-fetch = { $thing }
do-move-land = ${ $price }
do-offer = { $thing }
do-blast = pays ${ $income } three times
do-tax = { $amount ->
    [0] $1 for each revolver
   *[1] $1 for every $10, rounded up
}
do-arm = { $amount ->
    [0] none
    [1] 1 revolver for $3
   *[other] { $amount } revolvers for $9
}
do-dismiss = { $amount ->
    [0] none: 3 VP
    [1] 1 cowboy: 6 VP
   *[other] { $amount } cowboys: 9 VP
}
do-reroll = reroll die { $amount }
do-keep-RerollOrKeep = keep the dice
do-pay = pay $2
do-bid = ${ $amount }
do-build-PlaceCityHall = City Hall
do-pass-BidOrPass = drop out
do-duel = fight on { $the-place } next
do-take-TakeGain = { $gives-place }
do-take-StealOrNot = steal
do-take-CashOrWait = take $8
do-take-DoubleOrCash = take $8 instead
do-decline = decline
do-buy = { $thing } for ${ $price }
do-build = would pay ${ $income } now
do-keep-PlaceHouse = take the building back into your reserve
do-house-land = unowned land, ${ $gain } more for you
do-house-own = your land, ${ $gain } more for you
do-ask = ask { $owner }, ${ $gain } more for you
do-unpack = { $thing }
do-points = { $amount } VP for ${ $price }
do-spend = { $points } VP
do-recruit = { $amount ->
    [0] none
    [1] 1 cowboy for $1
    [2] 2 cowboys for $4
   *[other] { $amount } cowboys for $9
}
do-road = lay a road first
do-double = double: { $thing }

## The list of moves: variants

do-place-outlaw = fight the Outlaw
do-place-enclosure = one of your enclosures
do-shift = move from { $the-place }
do-back = take back from { $the-place }
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

## The list of moves: the card game

do-take-terrain = { $cards } ({ $gain } VP now, at best)
do-take-character = { $power } ({ $gain } VP now)
do-take-no-place = { $cards }: there is no room for it in your city, so it would be discarded
do-place-card = { $gain } VP now
do-sell = { $cards } ({ $gain } VP now)
do-pass-UsePower = not now
do-pass-FetchCharacter = no other character
do-pass-LastSale = sell nothing more
menu-more-places = more on the map
