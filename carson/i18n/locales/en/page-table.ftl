# The table in the browser.

## Round and phase

web-status-round = Round { $round } · { $phase }
web-status-round-of-era = Era { $era } · round { $round }
web-round = Round { $round }
web-of-rounds = of { $rounds }
web-day = The day
web-status-beginning = Setup
web-phase-0 = Setup
web-phase-1 = Characters
web-phase-2 = Cowboys
web-phase-3 = Main Street
web-phase-4 = Sundown
web-outlaws = { $count ->
    [one] 1 Outlaw
   *[other] { $count } Outlaws
} · strength { $strength }
web-your-turn = Your turn
web-your-turn-name = { $name }: your turn
web-game-over = The game is over

## Track, town and prompt

web-track = Track
web-corral = Corral
web-town = Town
web-edge = Road { $edge }
web-bridge = Bridge { $edge }
web-pair = { $name }: { $value }
web-prompt = Your decision
web-undo = Undo
web-back = Back
web-confirm = Confirm
web-more-lines = Details
web-fewer-lines = Close
web-see-board = See the board
web-show-choices = Show the choices
web-tap-card = Tap a card to read what it does.
web-less = Less
web-more-of-it = More
web-price-of-land = Land price: ${ $price }

## Players

web-tab-players = Players
web-tab-log = Telegraph
web-tab-help = Help
web-tab-menu = Menu
web-is-bot = Played by a bot
web-is-away = Away
web-clock-days = { $count ->
    [one] 1 day
   *[other] { $count } days
}
web-passed = Pass { $rank }
web-passed-as = { $rank ->
    [1] Passed first
    [2] Passed second
    [3] Passed third
    [4] Passed fourth
    [5] Passed fifth
   *[other] Passed as number { $rank }
}
web-turn-mine = your turn
web-turn-theirs = to act
web-income-to-come = +${ $income } this round
web-all-in-town = all in town
web-limit-toll = Over the cash limit of ${ $limit }: ${ $excess } must go at the end of the round
web-fact-cash = Money
web-fact-land = Parcels
web-fact-firepower = Firepower
web-fact-vp = Victory points
web-supply-cowboys = Cowboys at home
web-supply-revolvers = Revolvers
web-supply-roads = Roads
web-supply-dynamite = Dynamite
web-supply-horses = Horses
web-supply-duel-tiles = Duel tiles
web-supply-rodeos = Rodeo tokens
web-supply-reserve = { $thing } in reserve

## Between turns

web-recap = { $count ->
    [one] 1 event since your last move
   *[other] { $count } events since your last move
}
web-curtain-pass = Pass the device to { $name }
web-curtain-why = Everyone else, look away: the next choice is secret.
web-curtain-ready = I’m { $name }

## Asking to undo

web-ask-undo = Ask to undo
web-unseal = Undo a sealed choice?
    .about = { $name } has chosen in secret. If this is undone, { $name } has to choose again.
    .keep = Keep it
    .back = Undo { $name }’s choice
web-undo-asked = { $name } asks to undo.
web-agree = Agree
web-refuse = Refuse
web-look-there = Look at it

## Asking the others

web-ask-others = Ask the others
    .about = While a game runs, nobody decides about seats alone. Everyone who is here has to agree, and for deleting the game also those who are away.
web-propose-kick = Ask to remove { $name }
web-propose-replace = Ask to give { $name }’s seat to a bot
web-propose-delete = Ask to delete the game
web-proposal-waits = Not yet answered by: { $names }.
web-withdraw = Withdraw

## The income map

web-income-map = Best places to build
web-income-map-of = What it would pay: { $thing }

## Hints

web-hint = Hint
    .title = What would the bot do?
    .about = The bot’s three favourite choices. The game will be marked as played with hints.

## What a thing on the table is

web-tip = About { $name }
web-tip-appeal = Virtual players take the card with the highest appeal and score the appeal of their cards. It means nothing for you.
web-tip-brings = Brings you now: { $gain }.
web-tip-best-place = In its best place now: { $gain }. { $sources }
web-tip-bag = In the bag: { $count }.
web-tip-limit = Cash limit: ${ $limit }.
web-tip-supply = { $name }’s supply: { $count }.
web-seat-link-ask = This link opens a seat at this table. Play there on this device?
