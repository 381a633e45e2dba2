# `carson simulate`: the tables, and what can be wrong with the command line.

simulate-progress = Playing
simulate-bot = bot
simulate-seat = seat
simulate-wins = wins
simulate-share = wins, %
simulate-mean-score = mean score
simulate-speed =
    { $games ->
        [one] 1 game
       *[other] { $games } games
    } in { $seconds } s: { $decisions } decisions per game, { $speed } decisions per second
usage-simulate = Let bots play many games and count their wins.
usage-simulate-games = How many games; the bots change seats after each one.
usage-simulate-bots = The bots, separated by commas: one for each player, or one for all. Known: { $known }.
usage-simulate-seed = A number; the same number gives the same games.
usage-simulate-jobs = How many processes play in parallel.
usage-ray = Play on a Ray cluster; without an address, on this machine’s own. The results stay the same.
usage-simulate-json = Print one JSON object instead of tables.
usage-simulate-out = Write the record of each game into this folder.
usage-simulate-variants = Variants, separated by commas; none by default. Known: { $known }.
usage-river = Where the river runs: ours, or its parcels, such as a2,b2,b1.
usage-placing = How cowboys are placed with Kit Carson: turns or live.
usage-station-needs-house = The Station brings a House, as other buildings do.
usage-indian-skips-occupied = The Indian’s dice are also rerolled for parcels that are not free.
error-ray = The Ray cluster cannot be used: { $text }
reason-wrong-number-of-bots =
    { $count ->
        [one] 1 bot was named
       *[other] { $count } bots were named
    }, but { $players } play: name one for each player, or a single one for all
reason-no-number = { $option } takes a whole number, not “{ $text }”
reason-number-too-small = { $option } must be at least { $least }, not “{ $text }”
usage-simulate-people = Card game: how many bots play, 1 to 6; virtual players are added to them.
