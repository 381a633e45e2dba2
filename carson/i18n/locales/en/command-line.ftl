# The command line: `carson`, `carson play`, `replay`, `verify`, `train`, `rules`.

## Version

version = carson { $version } ({ $build })
build-compiled = compiled
build-interpreted = interpreted

## Usage

usage-carson = Carson City, the board game and the card game, in your terminal. An unofficial fan project.
usage-version = Tell the version.
usage-play = Play in the terminal. Without options: you and three bots at the board; with “cards”: you and three virtual players.
usage-replay = Show a recorded game. Without options: its last position and its result.
usage-train = Train opponents by self-play, and find out how strong they are. It needs what `pip install carson[train]` installs.
usage-verify = Check the dice of a finished game. They must follow from the seed that was promised at its start.
usage-players = How many play: 2 to 6.
usage-play-players = How many play. Board game: 2 to 6 in all, 4 unless you say more. Card game: people and bots, the virtual players left out.
usage-game = The game: board or cards.
usage-people = Card game: how many people or bots play, 1 to 6; the virtual players come on top.
usage-virtual = Card game: the virtual players by level, separated by commas: novice, intermediate, expert; or none. Without this option, novices fill up four seats.
usage-suits = Card game: the suits by seat, separated by commas: { $known }. Without this option, they are dealt in this order.
usage-play-people = How many of them are people at this terminal.
usage-bots = Who plays the other seats, in turn, separated by commas; in the card game there are as many bots as you name. There are: { $known }.
usage-names = The names of the players, separated by commas, people first.
usage-seed = Play with the dice that belong to this text; otherwise they are secret.
usage-load = Go on with a saved game.
usage-ask-all = Ask even the questions that nearly everyone answers the same way.
usage-edition = The rules to use: big-box or 2009.
usage-buildings = The tiles to use: first-game, all, or what to add, such as school,station.
usage-characters = The characters: first-game, quiet, home-owner, prosper, settling-scores, gold-rush, random, or seven sides such as 1Y,2R,3Y (eight with 0).
usage-option = Another option of the game, once for each: { $known }.
usage-language = The language of the texts.
usage-file = The record of a game.
usage-at = Show the position after so many moves of the record.
usage-events = Tell what happened, round by round.
usage-variants = Variants, separated by commas: new-beginning, river, might-is-right, kit-carson, outlaws, horses.
usage-rules = Print the rules, or what they say about some words, a paragraph such as duel.ties, or a ruling such as ruling-12.
usage-rules-words = Words to look for, or the id of a paragraph.

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
error-load-alone = A saved game has its own players, names, dice and options, so none of them can be given with --load.
error-game = There is no game “{ $text }”, only: { $known }
error-other-game = “{ $option }” is no option of this game: { $game }
error-option = “{ $text }” is not of the form NAME=VALUE.
error-people = There must be 1 to { $most } people, not { $count }.
error-same-name = Two players cannot both be called “{ $text }”.
error-at = This game has { $most } moves: { $count } cannot be shown.
error-usage = { $text } (see --help)
error-output = The output cannot be written: { $text }
error-train = Training needs a package that is not installed here: { $text }. `pip install carson[train]` installs it.

## Honest dice

verified = The dice are honest: all { $count } rolls and draws follow from the seed that was promised.
cards-verified = The piles are honest: all { $count } draws follow from the seed that was promised.
