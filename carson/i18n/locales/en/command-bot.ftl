# `carson bot check`: bots that are programs of their own.

usage-bot = Bots that are programs of your own, in any language.
usage-bot-check = Let a program play some games, line by line, and report its mistakes.
usage-bot-command = The command that starts the bot, such as "python3 mybot.py".
usage-bot-think = How long a program may think about a move, in milliseconds.
usage-bot-show = Show every line of the first game.
bot-game =
    { $game ->
        [cards] card game
       *[board] board game
    }, { $seats } seats{ $variants ->
        [none] { "" }
       *[other] , { $variants }
    }
bot-played =
    { $game }: { $count ->
        [one] 1 decision
       *[other] { $count } decisions
    }, the slowest in { $milliseconds } ms
bot-declined = { $game }: not played. { $text }
bot-failed = { $game }, decision { $number } ({ $asked }): { $text }
bot-last-lines = The last lines; those from the bot begin with an arrow:
bot-fickle = With the same seed the bot did not make the same choices, so its games cannot be repeated. Take all chance from the line “seed”.
bot-fine =
    { $count ->
        [one] The bot “{ $bot }” has played 1 game without a mistake.
       *[other] The bot “{ $bot }” has played { $count } games without a mistake.
    }
bot-forfeits = forfeited games
bot-forfeit-why = The bot “{ $bot }” forfeited a game: { $text }

## Why a bot lost a game

reason-bot-late = The bot did not answer within { $milliseconds } ms. It must end its lines and flush its output after each answer.
reason-bot-not-started = The command “{ $command }” cannot be run: { $text }
reason-bot-ended = The bot ended with exit code { $status }. Its last words: { $text }
reason-bot-garbage = The bot said “{ $heard }”, but the protocol expects “{ $expected }” here. Remarks belong on the standard error, or behind a “#”.
reason-bot-illegal = The bot insisted on the move “{ $move }”, which was refused: { $text }
reason-bot-sorry = The bot gave up: { $text }
