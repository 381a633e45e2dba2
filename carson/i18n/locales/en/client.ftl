# The browser client: all that is not said by the game itself.

## The start page

web-page-title = Carson City
web-start-lead = Found a town, fight for the best places, and make a fortune in four rounds.
web-door-bots = Play bots
    .about = You against the house. Two clicks and you are in.
web-door-device = This device
    .about = Everybody around one screen, which goes from hand to hand.
web-door-friends = Friends online
    .about = Send a link. Play live, or a move a day.
web-start-bots = Start
web-start-device = Start
web-start-friends = Open the table
web-my-tables = My tables
web-open-tables = Open tables
web-import = Go on with a saved game
web-fan-project = An unofficial fan project, with its own drawings and words. Carson City is a game by Xavier Georges, published by Quined Games; the printed game is what we love and play.
web-which-game = Game
web-game-board = Board game
web-game-cards = Card game
web-how-many = Players
web-names = Names
web-your-name = Your name
web-guest = Guest
web-player-number = Player { $number }
web-bots-among-them = Bots among them
web-more-options = More options
web-fewer-options = Fewer options
web-seats-free = { $count ->
    [one] 1 free seat
   *[other] { $count } free seats
}
web-turn-of-names = Turn: { $names }
web-count-players = { $count ->
    [one] 1 player
   *[other] { $count } players
}
web-count-virtual = { $count ->
    [one] 1 virtual player
   *[other] { $count } virtual players
}

## Options of a table

web-option-characters = Characters
web-option-buildings = More buildings
web-option-variants = Variants
web-option-edition = Edition
web-option-river = The course of the river
web-option-placing = Placing
web-option-station-house = The Station needs a House
web-option-indian-skips = The Indian's dice also skip parcels that are not free
web-option-level = Virtual players
web-virtual-number = Virtual player { $number }
web-option-bot = Bots
web-option-undo = Taking moves back
web-option-pace = Clock
web-option-listed = Strangers may join
web-cast-first-game = First game
web-cast-quiet = Quiet
web-cast-home-owner = Home owner
web-cast-prosper = Prosper
web-cast-settling-scores = Settling scores
web-cast-gold-rush = Gold rush
web-cast-random = Random
web-cast-own = Chosen characters
web-cast-count = { $count ->
    [0] The characters will be drawn. Tap cards to choose them yourself.
    [one] 1 card chosen: 7 are needed, 8 with the Paperboy.
   *[other] { $count } cards chosen: 7 are needed, 8 with the Paperboy.
}
web-buildings-first-game = The buildings of the first game
web-buildings-all = All buildings
web-edition-big-box = Big Box
web-edition-2009 = 2009
web-placing-turns = In turn
web-placing-live = All at once
web-variant-new-beginning = A new beginning
    .about = Everybody spends $50 in secret before the game
web-variant-river = Carson River
    .about = A river runs through the town, and roads become bridges
web-variant-might-is-right = Might is right
    .about = Duel tiles in secret instead of dice
web-variant-kit-carson = Kit Carson
    .about = Move cowboys again until you pass
web-variant-outlaws = Outlaws
    .about = Bandits ride in and rob the town
web-variant-horses = Horses
    .about = Horses, enclosures and a rodeo
web-river-ours = Our river. Tap parcels, one beside the other, to draw your own.
web-river-drawn = { $count ->
    [one] 1 parcel drawn. From edge to edge, 3 to 15 parcels.
   *[other] { $count } parcels drawn. From edge to edge, 3 to 15 parcels.
}
web-river-back-to-ours = Our river
web-level-novice = Novice
web-level-intermediate = Intermediate
web-level-expert = Expert
web-bot-random = Plays at random
web-bot-friendly = Plays for fun (easy)
web-bot-greedy = Plays sensibly
web-undo-friendly = If the others agree
web-undo-strict = Only before anything is revealed
web-undo-off = Never
web-pace-none = None
web-pace-live = Live: 15 min + 15 s per move
web-pace-daily = Days: 2 days + 6 h per move
web-pace-slow = Weeks: 7 days + 1 day per move

## The lobby and the menu

web-lobby = Waiting for players
web-lobby-waits = The game begins when all seats are taken.
web-table-link = The link to this table
web-copy-link = Copy link
web-copied = Copied
web-free-seat = Free
web-sit-down = Sit down
web-a-bot = Bot
web-menu = Menu
web-close = Close
web-to-start = Start page
web-to-table = Back to the table
web-text-view = Text view
web-loading = One moment…
web-server-away = The server cannot be reached. Nothing is lost; please try again.
web-server-failed = The server could not do that.
web-reload = Load the page again
web-reconnecting = Reconnecting…
web-bot-plays-for-you = A bot plays for you.
web-show-income = Show incomes and land prices
web-price-of-land = Land price: ${ $price }
web-remove = Delete the table
web-remove-really = Press again to delete it for good
web-export = Save the game
web-results = Results
web-rematch = Play again
web-ask-undo = Ask to take back
web-undo-asked = { $name } asks to take moves back.
web-agree = Agree
web-refuse = Refuse
web-look-there = Look at it
web-come-back = { $name } plays again
web-hand-to-bot = Let a bot play for { $name }
web-sit-down-for = Play on for { $name }
web-leave = Leave the table
web-kick = Ask { $name } to leave
web-seat-link = Link for { $name }
web-seat-link-secret = Whoever has this link plays this seat. Keep it secret.
web-commitment = The dice are fixed by a secret seed. Its commitment: { $commitment }
web-settings = Settings
web-setting-language = Language
web-setting-theme = Look
web-theme-auto = Like the device
web-theme-light = Light
web-theme-dark = Dark
web-setting-speed = Animations
web-speed-off = Off
web-speed-fast = Fast
web-speed-normal = Normal
web-speed-slow = Slow
web-setting-pause = Pause after bots' moves
web-pause-seconds = { $count ->
    [0] None
    [one] 1 second
   *[other] { $count } seconds
}
web-setting-confirm = Confirm moves
web-confirm-always = Always
web-confirm-important = Only duels and money
web-confirm-never = Never
web-setting-obvious = Answer the obvious for me
web-setting-sound = Sound when it is my turn
web-setting-notices = Notification when it is my turn

## The table

web-status-round = Round { $round } · { $phase }
web-status-round-of-era = Era { $era } · round { $round }
web-status-beginning = Beginning
web-phase-0 = Beginning
web-phase-1 = Characters
web-phase-2 = Placing
web-phase-3 = Actions
web-phase-4 = End of round
web-your-turn = Your turn
web-game-over = The game is over
web-track = Track
web-town = Town
web-edge = Road { $edge }
web-bridge = Bridge { $edge }
web-prompt = What is asked
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
web-tab-players = Players
web-tab-log = Log
web-tab-help = Help
web-tab-menu = Menu
web-is-bot = A bot plays
web-is-away = Away
web-clock-days = { $count ->
    [one] 1 day
   *[other] { $count } days
}
web-passed = Pass { $rank }
web-passed-as = Passed as number { $rank }
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
web-duel-on = Duel: { $place }
web-duel-won-by = { $name } wins.
web-duel-tie = A tie: whoever passed first wins.
web-recap = { $count ->
    [one] 1 thing happened since your last move
   *[other] { $count } things happened since your last move
}
web-curtain-pass = Pass the device to { $name }
web-curtain-why = The others look away: now something is chosen in secret.
web-curtain-ready = I am { $name }

## The log and the past

web-log-filter = What the log shows
web-log-all = All
web-log-mine = Mine
web-log-duels = Duels
web-log-money = Money
web-log-town = Town
web-log-talk = Talk
web-look-here = View the board here
web-say-something = Say something
web-send = Send
web-history = Look back
web-looking-back = Looking back: { $at } of { $last }
web-history-first = To the beginning
web-history-back = One step back
web-history-forth = One step on
web-history-last = To the present
web-to-present = To the present
web-fork = Go on from here
    .about = At a new table; this one stays as it is.
web-share-position = Copy the link to this position

## The end

web-winner = { $count ->
    [one] { $names } wins!
   *[other] { $names } share the victory!
}
web-winner-tie = A tie: whoever passed first in the last round wins.
web-total = Total
web-vp-by-round = Victory points by round
web-vp-by-source-and-round = Victory points by source and round
web-dice-statistics = The dice
web-average = Average
web-duel-luck = Luck in duels
    .about = Expected by the odds before each roll: firepower, every die, a second try, and who passed first and so wins ties.
web-duels-fought = Duels
web-wins-expected = Expected wins
web-wins = Wins
web-seed = The dice came from the seed { $seed }, whose commitment was { $commitment }.
web-seed-verified = Checked here: the SHA-256 of the seed is the commitment that was shown at the beginning.
web-seed-wrong = The seed does not fit the commitment that was shown at the beginning!
web-seed-unchecked = This browser checks the seed only on a secure page (https).

## Help

web-help-numbers = What the numbers of a player mean
web-fact-income = Building income of this round; after ≥ what is left of it if all attacks succeed
web-fact-limit = Cash limit; after − what would be over it
web-fact-final = Victory points if the game ended now
web-help-characters = The characters of this game
web-help-buildings = Buildings
web-help-boxes = The track, in its order
web-help-keys = Keys
web-help-roads-note = Roads of your supply can be laid whenever you are asked something and the switch shows “Road”. Nobody is interrupted.

## What one can do; a decision may have its own words

web-act-place = Cowboy
web-act-white = White cowboy
web-act-sing = No-duel cowboy
web-act-lucky = Lucky cowboy
web-act-dynamite = Dynamite
web-act-road = Road
web-act-shift = Move
web-act-back = Take back
web-act-pass = Pass
web-act-pass-BidOrPass = Bid no more
web-act-pass-UsePower = Not now
web-act-pass-FetchCharacter = No other character
web-act-pass-LastSale = Sell nothing more
web-act-take = Take it
web-act-take-StealOrNot = Steal
web-act-take-CashOrWait = Take $8
web-act-take-DoubleOrCash = Take $8
web-act-take-TakeWageOrHorse = Take $4
web-act-take-RewardOrTheft = The reward
web-act-decline = Do without
web-act-claim = Buy land
web-act-claim-ReceiveParcel = Take land
web-act-draft = Take land
web-act-buy = Buy it
web-act-build = Build
web-act-keep = Keep it
web-act-keep-PlaceHouse = Take it back
web-act-keep-RerollOrKeep = Keep the dice
web-act-keep-DiscardLastTiles = Keep them
web-act-house = House
web-act-ask = Ask the owner
web-act-allow = Allow it
web-always-allow = Always in this game
web-ask-again = Ask me again about Houses on my land
web-act-refuse = Refuse
web-act-unpack = Build from the reserve
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
web-act-drop = Put aside
web-act-move = Go there
web-act-pay = Pay $2
web-act-lose = Lose 1 VP
web-act-outlaw = Outlaw
web-act-horse = Horse
web-act-breed = Double a Ranch
web-act-tile = Duel tile
web-act-discard = Throw them away
web-act-sheet = Write
web-act-steal = Steal
web-act-buy-horse = Buy a horse
web-act-duel = Duel
web-act-choose = Character
web-act-use = Use it
web-act-sell = Sell
web-act-top = The top of the pile
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
web-noun-tax-weapons = Revolvers
web-noun-tax-money = Money
web-noun-side-yellow = Yellow side
web-noun-side-red = Red side
web-noun-horse-1 = { space-enclosure-1 }
web-noun-horse-2 = { space-enclosure-2 }
web-noun-horse-3 = { space-enclosure-3 }
web-noun-horse-4 = { space-enclosure-4 }
web-noun-horse-5 = { space-enclosure-5 }

## The card game

web-column = The cards on offer
web-piles = Terrain cards left: { $terrain }. Characters: { $characters }.
web-ties = Who goes first among equal bids:
web-city-of = The city of { $name }
web-appeal = Appeal { $appeal }
web-no-place = No place!
web-hand = Auction cards:
web-has-bid = Has bid.
web-bid-is = { $bonus ->
    [0] Bid: { $bid }.
   *[other] Bid: { $bid } + { $bonus }.
}
web-picks-as = Picks as number { $rank }.
