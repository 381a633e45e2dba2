# What a player can do: the buttons of a decision.

## Verbs; a decision may have its own words

web-act-place = Cowboy
web-act-white = White cowboy
web-act-sing = No-duel cowboy
web-act-lucky = Lucky cowboy
web-act-dynamite = Dynamite
web-act-road = Road
web-act-shift = Move
web-act-back = Take back
web-act-pass = Pass
web-act-pass-BidOrPass = Drop out
web-act-pass-UsePower = Not now
web-act-pass-FetchCharacter = No other character
web-act-pass-LastSale = Sell nothing more
web-act-take = Take it
web-act-take-StealOrNot = Steal
web-act-take-CashOrWait = Take $8
web-act-take-DoubleOrCash = Take $8
web-act-take-TakeWageOrHorse = Take $4
web-act-take-RewardOrTheft = The reward
web-act-decline = Decline
web-act-claim = Buy land
web-act-claim-ReceiveParcel = Take land
web-act-draft = Take land
web-act-buy = Buy it
web-act-build = Build
web-act-keep = Keep it
web-act-keep-PlaceHouse = Take the building back
web-act-keep-RerollOrKeep = Keep the dice
web-act-keep-DiscardLastTiles = Keep them
web-act-house = House
web-act-ask = Ask the owner
web-act-allow = Allow it
web-act-refuse = Refuse
web-act-unpack = Build from reserve
web-act-done = Done
web-act-points = Buy VP
web-act-spend = Spend
web-act-recruit = Buy cowboys
web-act-double = Double
web-act-wait = Wait
web-act-side = Side
web-act-fetch = Take the tile
web-act-bag = From the bag
web-act-arm = Buy revolvers
web-act-dismiss = Send away
web-act-tax = Tax
web-act-offer = Auction
web-act-bid = Bid
web-act-blast = Use dynamite
web-act-reroll = Reroll
web-act-drop = Set aside
web-act-move = Go there
web-act-pay = Pay $2
web-act-lose = Lose 1 VP
web-act-outlaw = Outlaw
web-act-horse = Horse
web-act-breed = Double a Ranch
web-act-tile = Duel tile
web-act-discard = Discard
web-act-sheet = Write
web-act-steal = Steal
web-act-buy-horse = Buy a horse
web-act-duel = Duel
web-act-choose = Character
web-act-use = Use it
web-act-sell = Sell
web-act-top = The top of the pile

## Consent to Houses

web-always-allow = Always allow in this game
web-ask-again = Ask me again about Houses on my land

## Amounts

web-amount-points = { $amount } VP
web-amount-spend = ${ $amount }
web-amount-bid = ${ $amount }
web-cards-amount-bid = { $amount }
web-amount-recruit = { $amount ->
    [0] None
    [one] 1 cowboy
   *[other] { $amount } cowboys
}
web-amount-arm = { $amount ->
    [0] None
    [one] 1 revolver
   *[other] { $amount } revolvers
}
web-amount-dismiss = { $amount ->
    [0] None
    [one] 1 cowboy
   *[other] { $amount } cowboys
}
web-amount-reroll = Die { $amount }
web-amount-drop = Die { $amount }
web-amount-tile = { $amount }
web-amount-horse = Enclosure { $amount }
web-amount-sheet = { $amount }

## Nouns

web-noun-tax-weapons = Revolvers
web-noun-tax-money = Money
web-noun-side-yellow = Yellow side
web-noun-side-red = Red side
web-noun-horse-1 = { space-enclosure-1 }
web-noun-horse-2 = { space-enclosure-2 }
web-noun-horse-3 = { space-enclosure-3 }
web-noun-horse-4 = { space-enclosure-4 }
web-noun-horse-5 = { space-enclosure-5 }

## The button that confirms, where it says what it does

web-do-place = Place
web-do-white = Place
web-do-sing = Place
web-do-lucky = Place
web-do-dynamite = Place
web-do-road = Lay it
web-do-claim = Buy
web-do-claim-ReceiveParcel = Take
web-do-draft = Take
web-do-build = Build
web-do-house = Build
web-do-ask = Ask
web-do-unpack = Build
web-do-choose = Take
web-do-side = Take
web-do-fetch = Take
web-do-take = Take
web-do-points = Buy { $amount } VP
web-do-spend = Pay ${ $amount }
web-do-bid = Bid ${ $amount }
web-do-bid-SealBids = Bid { $amount }
web-do-recruit = Hire { $amount }
web-do-arm = Buy { $amount }
web-do-dismiss = Send { $amount } away
web-do-tile = Play the { $amount }
web-do-sheet = Seal it

## Chips: what a number is; `.word` stands beside it

web-chip-price = Price
web-chip-cash = Money
web-chip-gain-cash = Money you get
web-chip-gain-points = VP you get
web-chip-gain-roads = Roads you get
web-chip-gain-firepower = Firepower you get
web-chip-gain-loot = Money you steal
    .word = loot
web-chip-gain-saved = Income you defend
    .word = defended
web-chip-loot = Stolen
web-chip-odds = Chance to win the duel
web-chip-your-duel = your duel on { $place }
web-chip-lead = Lead in firepower
web-chip-points = Victory points
web-chip-final = VP if the game ended now
    .word = at the end
web-chip-income = Building income
    .word = income
web-chip-firepower = Firepower
web-chip-roads = Roads
web-chip-revolvers = Revolvers
web-chip-dynamite = Dynamite
web-chip-horses = Horses
web-chip-limit = Cash limit
    .word = limit
web-chip-excess = Money above the cash limit
    .word = over
web-chip-due = Everything you are placed to buy costs
    .word = in total
web-chip-bid = Bid
web-chip-total = Total in the duel
web-chip-rank = Place in the order
web-chip-bonus = Added to your bid

## Sheets

web-the-town = The town
web-you-pay = you pay
web-sheet-title = A New Beginning
web-sheet-secret = Spend it in secret; everyone reveals together.
web-sheet-left-of = left of ${ $money }
web-auction-title = Going once!
web-no-bid-yet = No bid yet
web-bids-still = still in
web-bids-no-more = out
web-sells-lot = sells
web-tiles-title = Which tile do you play?
web-tiles-secret = All tiles are revealed together.
web-tile-hidden = a hidden tile
web-tile-of = Tile { $value }: a total of { $total }
web-versus = vs
web-may-build-house = May { $name } build a House on your { $parcel }?
web-stays-yours = { $parcel } stays yours
web-tiles-in-hand = { $count ->
    [one] 1 tile in hand
   *[other] { $count } tiles in hand
}
web-sheet-line-loan = VP given up
    .note = 5 for $12, 10 for $22
web-sheet-line-cowboys = Cowboys
    .note = ${ $price } each
web-sheet-line-revolvers = Revolvers
    .note = ${ $price } each
web-sheet-line-roads = Roads
    .note = ${ $price } each
web-sheet-line-parcels = Parcels
    .note = ${ $price } each
web-sheet-line-vps = VP
    .note = ${ $price } each
web-sheet-line-connections = Connections
    .note = choose each card’s side, ${ $price }
web-sheet-line-second-character = Second character
    .note = once in the game, ${ $price }
web-sheet-line-sharpshooter = Sharpshooter
    .note = one extra die, ${ $price }
web-sheet-line-bid = Bid to go first
    .note = the highest bid goes first
