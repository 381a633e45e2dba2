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
web-act-offer = Put up
web-act-bid = Bid
web-act-blast = Use dynamite
web-act-reroll = Roll again
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
