# The game in the terminal.

## Status line and panel

status-round = Round { $round } of { $rounds }
status-phase-0 = setup
status-phase-1 = characters
status-phase-2 = placing cowboys
status-phase-3 = resolving the track
status-phase-4 = end of the round
status-turn-order = turn order
status-pass-order = pass order
status-passed = passed
panel-player = { "" }
panel-cash = cash
panel-vp = VP
panel-cowboys = cowboys
panel-revolvers = revolv.
panel-firepower = firepower
panel-roads = roads
panel-land = land
panel-character = character, cash limit
status-outlaws = Outlaws: strength { $strength }

## The loop

player-name = Player { $number }
welcome = Carson City: an unofficial version of the board game by Xavier Georges (Quined Games).
welcome-bot = (bot: { $bot })
welcome-virtual = (virtual player: { $level })
welcome-commitment = A secret seed decides the dice. Its commitment: { $commitment }
welcome-help = Type “help” at any time.
note-obvious = { $question } Answered for you: { $move }
curtain = Pass the device to { $player }, who presses Enter:
turn-of = { $player }’s turn
why-allowed = “{ $move }” is allowed.
undone = Undone.
saved = Saved. To continue later: carson play --load { $path }
loaded = Loaded: { $path }
over = The game is over. You can still type: log, map, save FILE, load FILE, quit.
quit-unsaved = The game is not saved. Type “save FILE” to keep it, or “quit” again to leave.
bye = Goodbye.
interrupted = Interrupted.

## The end

result-winner = { $player } wins with { $points } VP.
result-winners = { $player } share the victory with { $points } VP.
result-total = Total
result-honest = The dice came from the seed { $seed }, whose commitment was { $commitment }. To check them: “save FILE”, then “carson verify FILE”.

## Help

help-why = say why a move is refused, or that it is allowed
    .use = why MOVE
help-undo = undo your last move, unless dice or tiles have been revealed since
    .use = undo
help-log = the last lines of the log, 30 unless you give a number
    .use = log [N]
help-save = save the game to a file
    .use = save FILE
help-load = load a saved game
    .use = load FILE
help-map = show the table again
    .use = map
help-help = this page; or characters, buildings, spaces, or the name of one of them
    .use = help [TOPIC]
help-quit = leave
    .use = quit
help-typing = Type a number from the list, or a move such as “place d4”. You may shorten or leave out the verb where the meaning is clear: “d4”, “pl d4”. You can name spaces by their number on the track: “white 13”. A road is a side of a parcel: “road d4n” is north of d4.
help-virtual = Virtual players draw their bids at random ({ $cards }), take the card with the highest appeal, never use powers, and have no city: each card scores its appeal.
help-appeal = The small number under a card on offer: what it is worth to a virtual player. For you it only shows what they will take.
help-suits = Each player has a suit. Between equal bids, the suit that stands higher on the next character’s back goes first. Here: { $suits }.
help-legend = On the map the owner’s sign stands at the left of a parcel, cowboys at the right. A number is what a building pays; a number with $ is the price of the land. ⌂ is a House, ⌂⌂ a Townhouse, /\ a mountain, ~~ the river, ! an Outlaw, and double lines are roads. A letter after a cowboy: w white, d with dynamite, n with a no-duel token, g lucky gambler. On the track · is an automatic space and × a closed space.
help-unknown = There is no help on “{ $text }”. Topics: { $known }, or the name of a character, building or space.

## The card game: status and panel

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
column-no-place = no room!
no-city = The first card goes in the middle, at h8.
no-such-player = There is no player “{ $text }”, only: { $known }
virtual-cards = Virtual players do not build. Taken: { $list }

## The card game: its own words for the same

cards-welcome = Carson City: The Card Game, an unofficial version of the game by Xavier Georges (Quined Games). The terrain cards are our own.
cards-welcome-commitment = A secret seed decides the shuffle. Its commitment: { $commitment }
cards-result-honest = The shuffle came from the seed { $seed }, whose commitment was { $commitment }. To check it: “save FILE”, then “carson verify FILE”.
help-city = show a player’s city, or all cities
    .use = city [NAME]
cards-help-help = this page; or characters, buildings, letters, or the name of one of them
    .use = help [TOPIC]
cards-help-undo = undo your last move, unless cards have been revealed since
    .use = undo
cards-help-typing = Type a number from the list, or a move such as “take I-12” or “place h8”. You may shorten or leave out the verb where the meaning is clear: “h8”, “pl h8”, “7” for a bid.
cards-help-legend = A parcel shows the first letters of what stands on it: ⌂ is a House, ⌂⌂ a Townhouse, /\ a mountain, · empty land. When you lay a card, a number such as +3 shows how many VP you would gain at once if its top left parcel went there. The small cities have one letter per parcel: “help letters”. In the panel a dot is an auction card played this era, → a power you can use, and brackets a used one. VP are what the city and the characters would score if the game ended now.
cards-help-unknown = There is no help on “{ $text }”. Topics: { $known }, or the name of a character or building.

## The rules

rules-none = The rules say nothing about “{ $words }”.
rules-why = Why: { $why }
rules-see = See: { $names }
