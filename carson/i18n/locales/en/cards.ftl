# The card game. A message whose name begins with cards- stands there for the one without it.

## Things, characters, backs

thing-no-card = no card
    .a = no card
    .code = { "" }
thing-empty = empty land
    .a = empty land
    .code = ·
thing-outlaws = Outlaws
    .a = Outlaws
    .code = Out
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

## What characters do

about-card-governor = once in the game, before the bids: one more terrain card is drawn, and you take any card of the column at once; then you bid and pick as usual
about-card-lawyer = once an era, before the bids: you take any card of the column at once; your bid of this round is lost, and you do not pick again
about-card-chinese-worker = once an era, before the bids: one more terrain card is drawn, and you take two cards on your turn
about-card-heroes = 6 VP; once an era, before the bids: 3 more for your bid
about-card-gunsmith = once an era, before the bids: 6 more for your bid
about-card-mercenary = once an era, when the bids are open: 5 more for your bid
about-card-doctor = 5 VP; once an era, when the bids are open: 2 more for your bid
about-card-cowboy = 3 VP for each Ranch
about-card-auctioneer = sell up to three terrain cards of your city, which lie alone and do not hold it together, for 7 VP each
about-card-settler = 1 VP for each empty parcel next to a Ranch, counted once
about-card-captain = 6 VP; your city may have nine rows or nine columns from now on
about-card-singer = as many VP as your best Saloon is worth
about-card-banker = 4 VP for each Bank
about-card-teacher = 1 VP for each House; Townhouses and Hotels count twice
about-card-editor = 1 VP for each of your characters without a power, himself too, and 4 VP for each with one
about-card-grocer = 4 VP for each Drugstore
about-card-paperboy = 3 VP; take one more character at once: one that was left over, or the top one of the pile, unseen
about-card-sheriff = 3 VP for each Prison; Outlaws do you no harm
about-card-indian = half a VP for each parcel of your ground of 64 that no card covers, rounded up
about-card-prospector = 1 VP for each mountain and each Mine
about-card-undertaker = 2 VP for each of your characters, himself too

## What things are worth

cards-about-thing-empty = 1 VP for each Ranch next to it; may be covered by anything
cards-about-thing-mountain = 2 VP for each Mine next to it
cards-about-thing-outlaws = -6 VP, unless you have a Prison or the Sheriff; then it counts as empty land
cards-about-thing-house = feeds shops; may be covered by a House or a Townhouse
cards-about-thing-townhouse = counts as two Houses
cards-about-thing-ranch = 1 VP for each empty parcel next to it
cards-about-thing-mine = 2 VP for each mountain next to it
cards-about-thing-drugstore = 1 VP for each House next to it and for each Ranch anywhere in the city
cards-about-thing-bank = 1 VP for each House next to it and for each Mine anywhere in the city
cards-about-thing-saloon = 2 VP for each House next to it
cards-about-thing-hotel = 3 VP; counts as two Houses
cards-about-thing-general-store = 1 VP for each House in the city, and 1 more for each one next to it
cards-about-thing-church = 1 VP for each House in the city
cards-about-thing-blacksmith = 1 VP for each Mine and each Ranch in the city
cards-about-thing-city-hall = 1 VP for each House next to it and for each building of the city that is neither House nor Townhouse
cards-about-thing-prison = Outlaws do you no harm

## Why not: options

reason-seats-out-of-range = { $least } to { $most } sit at the table, people and virtual players together, not { $count }
reason-suits-missing = { $seats } suits are needed, one for each seat, not { $count }

## Why not: bids and powers

reason-not-in-hand = You have no auction card { $value }.
reason-other-power = Only one power can be used now: { $card }.

## Why not: cards and cities

reason-not-on-display = This card does not lie in the column: { $card }.
reason-outside-the-ground = A card at { $parcel } would lie outside the ground.
reason-first-card-in-the-middle = The first card goes to { $parcel }.
reason-not-joined = A card at { $parcel } would not touch your city with a side.
reason-city-too-big = Your city would become too big: { $long ->
    [8] at most { $most } rows and { $most } columns.
   *[other] at most { $most } rows and { $long } columns, or { $long } rows and { $most } columns.
}
reason-covers = { $parcel } cannot be covered like that: { $thing }.
reason-no-sales-left = You cannot sell any card now.
reason-not-in-city = This card does not lie in your city: { $card }.
reason-cards-overlap = Only a card that lies alone can be sold: { $card } and { $other } overlap.
reason-city-divided = Without { $the-card } your city would fall apart.
reason-pile-empty = There are no characters left in the pile.
reason-not-left-over = Nobody left this character over: { $card }.

## Why not: chance

reason-other-era = This is era { $era }.
cards-reason-not-in-pile = This card is not in the pile: { $card }.
reason-no-such-back = No character of the pile has this back: { $back }.
reason-other-back = This character has another back: { $card }.

## Why not: positions

reason-bid-missing = { $seat } has no bid
reason-bid-too-early = { $seat } cannot have a bid yet
reason-wrong-hand = { $seat } must have { $needed } auction cards, not { $count }
reason-card-named-twice = this card is named twice: { $card }
reason-city-drawn-otherwise = the city of { $seat } is drawn otherwise than its cards lie
reason-city-off-the-middle = the city of { $seat } does not lie in the middle
reason-no-back-shown = as long as the pile has characters, the back of the top one is in sight
reason-pile-too-short = the pile has only { $count } cards for the rounds to come
reason-column-too-short = there are only { $count } cards for those who pick
reason-nothing-to-use = nobody can have used this card: { $card }
reason-people-build = { $seat } is a virtual player and builds nothing
reason-two-characters-shown = there is at most one character in the column
reason-no-sale-yet = nobody sells before the end of the last round

## What happened

event-era-began = Era { $era } begins.
event-card-round-began = Era { $era }, round { $round }
event-terrain-drawn = Drawn: { $card }.
event-back-shown = The next character has this back: { $back }.
event-character-met = Turned over: { $card }.
event-put-under = A skull shows, so this character goes under the pile: { $card }.
event-power-used = { $seat } uses { $the-card }.
event-power-passed = { $seat } does not use { $the-card } now.
event-bid-sealed = { $seat } puts down an auction card: { $value }.
event-bid-opened = { $seat } bids { $value }.
event-bid-raised = { $seat } adds { $value } to the bid.
event-pick-order = { $seat } picks as number { $rank } with { $value }.
event-took = { $seat } takes { $the-card }.
event-laid = { $seat } takes { $the-card } and lays it at { $parcel }.
event-no-room = { $seat } has no place for { $the-card }: it is thrown away.
event-sold = { $seat } sells { $the-card }.
event-left-over = Left over: { $card }.
event-hand-back = { $seat } takes { $count } auction cards back.
event-upright = This power can be used again: { $card }.
event-card-scored = { $seat } scores { $points } VP ({ $source }).
event-card-game-ended = The game is over.

story-terrain-drawn = Drawn: { $list }.
    .item = { $card }
story-bid-opened = The bids: { $list }.
    .item = { $seat }: { $value }
story-pick-order = They pick in this order: { $list }.
    .item = { $seat } ({ $value })
story-left-over = Left over: { $list }.
    .item = { $card }

## What is asked

ask-SealBids = { $seat }: which auction card do you put down?
    .help = Nobody sees it until all have chosen. The highest takes one of the cards above first, for a city of his own; ties go by the order that is shown. An auction card that was played comes back in the next era.
ask-PickCard = { $seat }: which card do you take?
    .help = A terrain card is laid into your city at once. What is left over leaves the game.
ask-TakeNow = { $seat }: which card do you take before the bids?
    .help = Any card of the column. A terrain card is laid into your city at once.
ask-PlaceCard = { $seat }: where do you lay { $the-card }?
    .help = Choose the place of its top left parcel. It must touch your city with a side or overlap it. Empty land may be covered by anything, a House by a House or a Townhouse, all else only by the same; Outlaws only if you have a Prison or the Sheriff.
ask-UsePower = { $seat }: do you use { $the-card } now?
    .help = What you announce is done. Unless the card says otherwise, a power can be used once in each era.
ask-FetchCharacter = { $seat }: which character does the Paperboy bring?
    .help = One that nobody took in its round, or the top one of the pile, which nobody has seen.
ask-LastSale = { $seat }: do you sell a terrain card before the scoring?
    .help = Each brings 7 VP with the Auctioneer, and takes with it what stood on it.
ask-DrawTerrain = A terrain card is drawn.
    .help = Chance decides.
ask-ShowBack = The next back of the character pile is looked at.
    .help = Chance decides.
ask-MeetCharacter = The top character is turned over.
    .help = Chance decides.
ask-FlipBid = { $virtual } turns over an auction card.
    .help = Chance decides.

cards-verb-draw = the terrain card that is drawn
cards-verb-back = the back that is seen
cards-verb-meet = the character that is turned over
cards-verb-flip = the auction card that is turned over
cards-verb-use = use this power
cards-verb-pass = do nothing
cards-verb-bid = put down an auction card
cards-verb-take = take a card of the column
cards-verb-place = lay the card; its top left parcel goes there
cards-verb-sell = sell a terrain card of your city
cards-verb-fetch = take a character that was left over
cards-verb-top = take the top character of the pile, unseen

do-take-terrain = { $cards } ({ $gain } VP now, at best)
do-take-character = { $power } ({ $gain } VP now)
do-take-no-place = { $cards }: there is no place for it in your city, it would be thrown away
do-place-card = { $gain } VP now
do-sell = { $cards } ({ $gain } VP now)
do-pass-UsePower = not now
do-pass-FetchCharacter = no other character
do-pass-LastSale = sell nothing more
menu-more-places = more on the map

## The table

status-era = Era { $era }, round { $round } of { $rounds }
status-ties = ties
status-order = picking
cards-panel-player = { "" }
cards-panel-vp = VP
cards-panel-bid = bid
cards-panel-hand = auction cards
cards-panel-characters = characters
panel-sold = [sold: { $count }]
column-appeal = appeal { $appeal }
column-no-place = no place!
no-city = The first card will lie in the middle, at h8.
no-such-player = There is no player “{ $text }”, only: { $known }
virtual-cards = A virtual player builds nothing. Taken: { $list }

## Sentences that other games say otherwise

cards-welcome = Carson City: The Card Game, an unofficial version of the game by Xavier Georges (Quined Games). The terrain cards are our own.
cards-welcome-commitment = The piles are shuffled by a secret seed. Its commitment: { $commitment }
cards-result-honest = The piles came from the seed { $seed }, whose commitment was { $commitment }. To check them: “save FILE”, then “carson verify FILE”.
cards-verified = The piles are honest: all { $count } draws follow from the seed that was promised.
cards-reason-undo-revealed = Cards were revealed since; that cannot be taken back.
help-city = show the city of a player, or all cities
    .use = city [NAME]
cards-help-help = this page, or: characters, buildings, letters, or the name of one of them
    .use = help [TOPIC]
cards-help-undo = take your last move back, unless cards were revealed since
    .use = undo
cards-help-typing = Type a number of the list, or a move such as “take I-12” or “place h8”. The verb can be left out or cut short where only one thing can be meant: “h8”, “pl h8”, “7” for a bid.
cards-help-legend = A parcel shows the first letters of what stands on it: ⌂ is a House, ⌂⌂ a Townhouse, /\ a mountain, · empty land. When you lay a card, a number such as +3 says how many VP more you would have at once if its top left parcel went there. The small cities have one letter for each parcel: “help letters”. In the panel a dot is an auction card that was played in this era, → a power that can be used, brackets one that was used. VP are what the city and the characters would be worth if the game ended now.
cards-help-unknown = There is no help on “{ $text }”. Topics: { $known }, or the name of a character or building.
