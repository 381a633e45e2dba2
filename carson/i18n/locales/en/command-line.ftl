# The command line: `carson`, `carson play`, `replay`, `verify`, `train`, `rules`.

## Version

version = carson { $version } ({ $build })
build-compiled = compiled
build-interpreted = interpreted

## Usage

usage-carson = Carson City, the board game and the card game, in your terminal. An unofficial fan project.
usage-version = Show the version.
usage-play = Play in the terminal. By default you and three bots at the board game; with “cards”, you and three virtual players.
usage-replay = Show a recorded game. By default its final position and result.
usage-review = Show what a player could have done better in a recorded game: the costliest decisions, win chances and luck.
usage-review-seat = The player’s seat, from 1.
usage-review-json = Print one JSON object instead of pages.
usage-train = Train opponents by self-play and measure their strength. Needs the packages of `pip install carson[train]`.
usage-verify = Check the dice of a finished game: they must follow from the seed promised at its start.
usage-players = Number of players: 2 to 6.
usage-play-players = Number of players. Board game: 2 to 6 in total, 4 by default. Card game: people and bots, not counting virtual players.
usage-game = The game: board or cards.
usage-people = Card game: how many people or bots play, 1 to 6; virtual players are added to them.
usage-virtual = Card game: the virtual players by level, separated by commas: novice, intermediate, expert; or none. By default novices fill up four seats.
usage-suits = Card game: the suits by seat, separated by commas: { $known }. Seats you leave out get the remaining suits in this order.
usage-play-people = How many of them are people at this terminal.
usage-bots = The bots for the other seats, separated by commas and repeated as needed; in the card game, exactly the bots you name. Known: { $known }.
usage-names = The players’ names, separated by commas, people first.
usage-seed = Derive the dice from this text; otherwise they are secret.
usage-load = Load a saved game.
usage-ask-all = Ask even the questions that nearly everyone answers the same way.
usage-edition = The rules to use: big-box or 2009.
usage-buildings = The tiles to use: first-game, all, or what to add, such as school,station.
usage-characters = The characters: first-game, quiet, home-owner, prosper, settling-scores, gold-rush, random, or seven sides such as 1Y,2R,3Y (eight with 0).
usage-option = Any other option of the game, once for each: { $known }.
usage-language = The language of the texts.
usage-file = The record of a game.
usage-at = Show the position after this many moves.
usage-events = Show what happened, round by round.
usage-variants = Variants, separated by commas: new-beginning, river, might-is-right, kit-carson, outlaws, horses.
usage-rules = Print the rules, or the paragraphs that match some words, an id such as duel.ties, or a ruling such as ruling-12.
usage-rules-words = Words to look for, or a paragraph’s id.

## Files and options

error-no-name = Which file? Add its name after the command.
error-file-missing = “{ $path }” cannot be found.
error-file-folder = “{ $path }” is a folder, not a file.
error-file-permission = You do not have permission for “{ $path }”.
error-file-full = There is no room left on the disk for “{ $path }”.
error-file-text = “{ $path }” is not UTF-8 text.
error-file-size = “{ $path }” is too large to be a game record.
error-file-foreign = “{ $path }” already exists and is not a game record; choose another name.
error-file-other = “{ $path }”: { $text }
error-record = “{ $path }”, line { $line }: { $text }
error-language = There are no texts in “{ $text }”, only in: { $known }
error-load-alone = A saved game has its own players, names, dice and options, so none of them can be given with --load.
error-game = There is no game “{ $text }”, only: { $known }
error-other-game = “{ $option }” is not an option of this game: { $game }
error-option = “{ $text }” is not of the form NAME=VALUE.
error-people = There must be 1 to { $most } people, not { $count }.
error-same-name = Two players cannot both be called “{ $text }”.
error-at = This game has { $most } moves, so move { $count } cannot be shown.
error-review-seat = This game has seats 1 to { $most }, so seat { $count } cannot be reviewed.
error-review-nothing = { $seat } has not decided anything in this game yet.
error-usage = { $text } (see --help)
error-output = The output cannot be written: { $text }
error-train = Training needs a package that is not installed here: { $text }. `pip install carson[train]` installs it.

## Honest dice

verified = The dice are honest: all { $count } rolls and draws follow from the promised seed.
cards-verified = The draws are honest: all { $count } of them follow from the promised seed.
