# What a move would do, what the round would bring, and what a thing on the table is worth now.

## Money and pieces

preview-pays = You pay ${ $amount } and have ${ $left } left.
preview-gets = You get ${ $amount }, which makes ${ $left }.
preview-roads = Roads in your supply: { $before } → { $after }.
preview-revolvers = Your revolvers: { $before } → { $after }.
preview-dynamite = Your dynamite: { $before } → { $after }.
preview-horses = Horses in your supply: { $before } → { $after }.
preview-firepower = Your firepower: { $before } → { $after }.
preview-limit = Your cash limit becomes ${ $after }.
preview-points = Your VP: { $before } → { $after }.
preview-loot = What your cowboys steal: ${ $before } → ${ $after }.
preview-final = Your VP if the game ended now: { $before } → { $after }.
preview-income = Your building income this round: ${ $before } → ${ $after } (${ $worst } at worst, if attacked).
preview-excess = { $amount ->
    [0] You stay within your cash limit of ${ $limit } at the end of the round.
   *[other] Your cash limit of ${ $limit } makes you spend ${ $amount } at the end of the round, for { $points } VP.
}
preview-other-cash = { $seat }’s money: ${ $before } → ${ $after }.
preview-other-points = { $seat }’s VP: { $before } → { $after }.
preview-other-final = { $seat }’s VP if the game ended now: { $before } → { $after }.
preview-passes = { $count ->
    [0] You pass as number { $rank } and win ties against everyone who passes later.
    [one] You pass as number { $rank } and win ties against everyone who passes later; 1 cowboy at home counts as firepower.
   *[other] You pass as number { $rank } and win ties against everyone who passes later; { $count } cowboys at home count as firepower.
}

## The town

preview-claims = { $parcel } becomes yours.
preview-other-claims = { $parcel } goes to { $seat }.
preview-stands = On { $parcel }: { $thing }.
preview-pays-there = On { $parcel }: { $thing }, which pays ${ $amount } there.
preview-cleared = { $parcel } becomes free.
preview-outlaw-comes = An Outlaw rides to { $parcel }.
preview-income-of = { $seat }’s { $thing } on { $parcel }: ${ $before } → ${ $after }.
preview-prices = Land prices: { $list }.
preview-connected = Newly connected: { $list }.
preview-asks = If { $seat } agrees to a House on { $parcel }:

## Places

preview-leaves = You will no longer have a cowboy on { $the-place }.
preview-sells-tile = For sale for ${ $amount }: { $thing }.
preview-sells-land = { $parcel } currently costs ${ $amount }.
preview-sells-points = 1 VP costs ${ $amount }; right now you could afford { $count }.
preview-due = Everything you are placed to buy costs ${ $amount } in total; you have ${ $cash }.
preview-gives-cash = { $place } gives ${ $amount }.
preview-gives-roads = Roads from { $place }: { $amount }.
preview-gives-points = { $place } gives { $amount } VP.
preview-gives-firepower = Firepower from { $place }: +{ $amount }.
preview-gives-loot = On { $the-place } you steal half the income: ${ $amount }.
preview-gives-saved = On { $the-place } you defend half the income: ${ $amount }.
preview-steals = You steal ${ $amount }, half the income of { $parcel }, from { $seat }.
preview-now-gives-cash = { $place } then gives ${ $after } instead of ${ $before }.
preview-now-gives-roads = Roads from { $place }: { $before } → { $after }.
preview-now-gives-points = { $place } then gives { $after } VP instead of { $before }.
preview-now-gives-firepower = Firepower from { $place }: { $before } → { $after }.
preview-now-gives-loot = On { $the-place } you then steal ${ $after } instead of ${ $before }.
preview-now-gives-saved = On { $the-place } you then defend ${ $after } instead of ${ $before }.
preview-now-sells-points = On { $place } you could then buy { $after } VP instead of { $before }.

## Duels

preview-may-come = { $count ->
    [one] { $the-place } is empty, but 1 player can still come.
   *[other] { $the-place } is empty, but { $count } players can still come.
}
preview-duel = Duel on { $the-place }: { $chance }% chance to win; { $range }% depending on what can still change.
preview-duel-open = Duel on { $the-place }: { $first }% chance to win if you pass first, { $last }% if not; { $range }% depending on what can still change.
preview-duel-before = Duel on { $the-place }: { $first }% chance to win if you pass before { $seat }, { $last }% if not; { $range }% depending on what can still change.
preview-duel-tiles = Duel on { $the-place }: duel tiles decide; your lead in firepower: { $lead }.
preview-odds-change = Duel on { $the-place }: { $before }% → { $after }%.
preview-lead-changes = Duel on { $the-place }: your lead in firepower { $before } → { $after }.
preview-odds-to-place = { $count ->
    [one] { $seat } can still place 1 cowboy, which costs them 1 firepower.
   *[other] { $seat } can still place { $count } cowboys, each of which costs them 1 firepower.
}
preview-odds-ammunition = { $seat } may get { $count } firepower from the ammunition token first.
preview-odds-returning = { $count ->
    [one] If 1 of { $seat }’s cowboys loses a duel first, it adds 1 firepower.
   *[other] If { $count } of { $seat }’s cowboys lose duels first, they add 1 firepower each.
}
preview-odds-outlaw = A total of { $strength } or more beats the Outlaw.
preview-odds-dynamite = { $seat } rolls two dice with dynamite.
preview-odds-spare-die = { $seat } rolls one extra die and sets the lowest aside.
preview-odds-second-try = { $seat } rerolls a die if the duel would be lost.
preview-odds-as-now = Everything else is assumed to stay as it is: cowboys on the board, revolvers, horses and characters.
preview-tile = Your total with it: { $total }.
preview-tile-rival = { $seat } has { $total }, not counting the hidden tiles.
preview-second-roll = { $chance }% chance to win.
preview-duel-won = { $seat } wins the duel on { $the-place }.
preview-outlaw-won = The Outlaw on { $parcel } is too strong and stays.

## Secrets, bids and chance

preview-sheet = Left to spend: ${ $left }.
preview-bids = If you win the auction you pay ${ $amount } and have ${ $left } left.
preview-leaves-auction = You drop out of this auction.
preview-gambles = The dice pay ${ $amount }.
preview-chance = Then chance decides.
preview-nothing = Nothing changes for now.

## The card game

preview-bid-rank = { $rank ->
    [1] With { $amount } you pick first.
    [2] With { $amount } you pick second.
    [3] With { $amount } you pick third.
    [4] With { $amount } you pick fourth.
    [5] With { $amount } you pick fifth.
   *[other] With { $amount } you pick as number { $rank }.
}
preview-bid-ranks = With { $amount } you pick as number { $best } at best and { $worst } at worst.
preview-bid-lost = Your bid is lost: you do not pick again this round.
preview-bonus = Added to your bid: { $before } → { $after }.
preview-source = { $source }: { $before } → { $after } VP.
preview-no-room = There is no room in your city for { $the-card }: it is discarded.
preview-best-spot = In its best spot, { $parcel }, { $the-card } changes your VP by { $points }.

## The forecast

preview-forecast-income = Building income this round: ${ $amount } (${ $worst } at worst, if attacked).
preview-forecast-loot = Your cowboys steal ${ $amount }.
preview-forecast-limit = Cash limit ${ $limit }: you are within it.
preview-forecast-excess = Cash limit ${ $limit }: you would have to spend ${ $amount }, for { $points } VP.
preview-forecast-final = VP if the game ended now: { $points }.

## What a thing on the table is worth now

preview-belongs = { $parcel } belongs to { $seat }.
preview-pays-now = { $thing }: pays ${ $amount } this round.
preview-land-price = Land price now: ${ $amount }.
preview-no-road = No road touches it yet.
preview-stands-there = { $seat } stands there, with { $count } firepower.
preview-firepower-sum = { $total } = { $revolvers } from revolvers + { $cowboys } from cowboys at home + { $ammunition } from ammunition + { $other } from characters and variants.
preview-came-from = { $source }: { $points } VP.
preview-worth-now = Worth { $points } VP now.
