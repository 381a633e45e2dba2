# The terminal: panels, prompts, help, results, errors.

## Status line and panel

status-round = Round { $round } of { $rounds }
status-phase-0 = set-up
status-phase-1 = characters
status-phase-2 = placing cowboys
status-phase-3 = resolving the boxes
status-phase-4 = closing the round
status-turn-order = turn order
status-pass-order = pass order
status-passed = passed

panel-player = { "" }
panel-cash = cash
panel-vp = VP
panel-cowboys = cowboys
panel-revolvers = guns
panel-firepower = fire
panel-roads = roads
panel-land = land
panel-character = character, cash limit

## Sentences for several events

story-ordered = By lot, the players come in this order: { $list }.
    .item = { $seat }
story-mountain-rose = Mountains rise on { $list }.
    .item = { $parcel }
story-drew = Drawn from the bag, in this order: { $list }.
    .item = { $thing }
story-bought-land = { $seat } buys { $parcel } for ${ $amount }.

## What a move does, for the list of moves

menu-land = buy a parcel that has a price on the map
menu-spaces = a space of the track, by its number
do-choose = { $name } (limit { $limit }): { $power }
do-draft = { $thing }
do-claim-ReceiveParcel = { $thing }
do-claim = for ${ $price }
do-place-land = ${ $price }
do-place-own = defend ${ $income }
do-place-other = attack, half of ${ $income }
do-place-hall = City Hall
do-fetch = { $thing }
do-move-land = ${ $price }
do-offer = { $thing }
do-blast = pays ${ $income } three times
do-tax = { $amount ->
    [0] $1 for each revolver
   *[1] $1 for each $10 or part of it
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
do-reroll = roll die { $amount } again
do-keep-RerollOrKeep = keep the dice
do-pay = pay $2
do-bid = ${ $amount }
do-build-PlaceCityHall = City Hall
do-pass-BidOrPass = bid no more
do-duel = fight on { $place } next
do-take-TakeGain = { $gives-place }
do-take-StealOrNot = steal
do-take-CashOrWait = take $8
do-take-DoubleOrCash = take $8 instead
do-decline = do without
do-buy = { $thing } for ${ $price }
do-build = would pay ${ $income } now
do-keep-PlaceHouse = take the building back into the reserve
do-house-land = nobody's land, ${ $gain } more for you
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

## The loop

player-name = Player { $number }
welcome = Carson City: an unofficial version of the board game by Xavier Georges (Quined Games).
welcome-bot = (bot: { $bot })
welcome-virtual = (virtual player: { $level })
welcome-commitment = The dice are fixed by a secret seed. Its commitment: { $commitment }
welcome-help = Type “help” at any time.
note-obvious = { $question } Answered for you: { $move }
curtain = Pass the device to { $player }, who presses Enter:
turn-of = It is the turn of { $player }
why-allowed = “{ $move }” is allowed.
undone = Taken back.
saved = Saved. Go on later with: carson play --load { $path }
loaded = Loaded: { $path }
over = The game is over. You can still type: log, map, save FILE, load FILE, quit.
quit-unsaved = The game is not saved. Type “save FILE” to keep it, or “quit” again to leave.
bye = Good-bye.
interrupted = Interrupted.
reason-no-such-number = No move has the number { $text } now.
reason-ambiguous = “{ $text }” can mean several moves: { $known }

## The end

result-winner = { $player } wins with { $points } VP.
result-winners = { $player } share the victory with { $points } VP.
result-total = Total
result-honest = The dice came from the seed { $seed }, whose commitment was { $commitment }. To check them: “save FILE”, then “carson verify FILE”.

## Help

help-why = why a move is refused, or that it is allowed
    .use = why MOVE
help-undo = take your last move back, unless dice or tiles were revealed since
    .use = undo
help-log = the last lines of the story, 30 unless you say how many
    .use = log [N]
help-save = write the game into a file
    .use = save FILE
help-load = go on with the game of a file
    .use = load FILE
help-map = show the table again
    .use = map
help-help = this page, or: characters, buildings, spaces, or the name of one of them
    .use = help [TOPIC]
help-quit = leave
    .use = quit
help-typing = Type a number of the list, or a move such as “place d4”. The verb can be left out or cut short where only one thing can be meant: “d4”, “pl d4”. Spaces can be named by their numbers on the track: “white 13”. A road is a side of a parcel: “road d4n” lies north of d4.
help-legend = On the map the sign of the owner stands at the left of a parcel, cowboys stand at the right. A number is what a building pays; a number with $ is what the land costs. ⌂ is a House, ⌂⌂ a Townhouse, /\ a mountain, ~~ the river, ! an Outlaw, double lines are roads. A letter behind a cowboy: w white, d with dynamite, n with a no-duel token, g lucky gambler. On the track · is an automatic box and × a closed space.
help-unknown = There is no help on “{ $text }”. Topics: { $known }, or the name of a character, building or space.

## Files and options

error-no-name = Which file? Say its name behind the command.
error-file-missing = “{ $path }” cannot be found.
error-file-folder = “{ $path }” is a folder, not a file.
error-file-permission = You have no permission for “{ $path }”.
error-file-full = There is no room left on the disk for “{ $path }”.
error-file-text = “{ $path }” is not a text in UTF-8.
error-file-size = “{ $path }” is too large to be the record of a game.
error-file-foreign = “{ $path }” is already there and is not the record of a game; choose another name.
error-file-other = “{ $path }”: { $text }
error-record = “{ $path }”, line { $line }: { $text }
error-language = There are no texts in “{ $text }”, only in: { $known }
error-load-alone = A saved game has its own players, names, dice and options: give none of them beside --load.
error-game = There is no game “{ $text }”, only: { $known }
error-other-game = “{ $option }” is no option of this game: { $game }
error-option = “{ $text }” is not of the form NAME=VALUE.
error-people = There must be 1 to { $most } people, not { $count }.
error-same-name = Two players cannot both be called “{ $text }”.
error-at = This game has { $most } moves: { $count } cannot be shown.
error-usage = { $text } (see --help)
error-output = The output cannot be written: { $text }
error-train = Training needs a package that is not installed here: { $text }. `pip install carson[train]` installs it.
verified = The dice are honest: all { $count } rolls and draws follow from the seed that was promised.

## The command line

usage-carson = Carson City, the board game and the card game, in your terminal. An unofficial fan project.
usage-version = Tell the version.
usage-play = Play in the terminal. Without options: you and three bots at the board; with “cards”: you and three virtual players.
usage-replay = Show a recorded game. Without options: its last position and its result.
usage-train = Train opponents by self-play, and find out how strong they are. It needs what `pip install carson[train]` installs.
usage-verify = Check the dice of a finished game. They must follow from the seed that was promised at its start.
usage-players = How many play: 2 to 6.
usage-play-players = How many play. Board game: 2 to 6 in all, 4 unless you say more. Card game: people and bots, the virtual players left out.
usage-game = The game: board or cards.
usage-virtual = Card game: the virtual players by level, separated by commas: novice, intermediate, expert; or none. Without this option, novices fill up four seats.
usage-simulate-people = Card game: how many bots play, 1 to 6; the virtual players come on top.
usage-people = How many of them are people at this terminal.
usage-bots = Who plays the other seats, in turn, separated by commas; in the card game there are as many bots as you name. There are: { $known }.
usage-names = The names of the players, separated by commas, people first.
usage-seed = Play with the dice that belong to this text; otherwise they are secret.
usage-load = Go on with a saved game.
usage-ask-all = Ask also what nearly everybody answers alike.
usage-edition = The rules to use: big-box or 2009.
usage-buildings = The tiles to use: first-game, all, or what to add, such as school,station.
usage-characters = The characters: first-game, quiet, home-owner, prosper, settling-scores, gold-rush, random, or seven sides such as 1Y,2R,3Y (eight with 0).
usage-option = Another option of the game, once for each: { $known }.
usage-language = The language of the texts.
usage-file = The record of a game.
usage-at = Show the position after so many moves of the record.
usage-events = Tell what happened, round by round.
