# `carson bench`: how quick the program is.

## The engine

bench-progress = Measuring
bench-game = game
bench-decisions = decisions/s
bench-steps = steps/s
bench-games = games/s
bench-copies = copies/s
bench-legal = legal moves, µs
bench-view = a view, µs
bench-replay = replaying a game, ms
bench-memory = a state, bytes
bench-game-board = board, { $players } players
bench-game-everything = board with all variants, { $players } players
bench-game-cards = cards, { $players } players
bench-peers = other engines
bench-ratios = how many times as many decisions / steps / copies per second
bench-about = Random games on one core, in processor time, the best of { $rounds } rounds in which all take turns. A decision is a choice of a player between at least two moves. Steps are all answers that the engine waits for: dice and draws count, too.
bench-compare = The ratios compare engines, not the same rules: every engine plays its own game. Most ticks of Catanatron have one possible action only; they are steps, not decisions. Ours without an alternative are answered by the engine and are neither.
bench-absent = The build “{ $build }” is not here. In a checkout “make compiled” makes it, elsewhere “pip install .” where there is a C compiler.
bench-missing = “{ $name }” is not installed, so it was not measured: pip install 'carson[bench]'
bench-broken = Measuring “{ $name }” went wrong: its process has ended.
usage-bench = Measure how quick the program is on this machine.
usage-bench-engine = Measure the engine, compiled and interpreted: decisions, games and copies per second, the cost of legal moves, of a view and of a replay, and the memory of a state.
usage-bench-peers = Measure Catanatron, OpenSpiel and python-chess in the same run, and compare.
usage-bench-json = Print one JSON object instead of tables.
usage-bench-seconds = How many seconds of play each game is measured for.
reason-number-out-of-range = { $option } must be { $least } to { $most }

## The server

usage-bench-server = Measure a server: moves a second, and how soon it answers.
usage-bench-server-games = How many games of four players are held at once.
usage-bench-server-seconds = For how long.
usage-bench-server-database = The database; without it, an SQLite file that is deleted afterwards.
usage-bench-server-compare = Compare the server with the rules alone: processor time, spectators, memory, many tables.
usage-bench-server-json = Print one JSON object instead of a table.
bench-server-title = How soon the server answers
bench-server-middle = half of all within
bench-server-late = 99 in 100 within
bench-server-move = A move, stored for good
bench-server-view = A look at the table
bench-server-speed = { $games } games of four players at once: { $speed } moves a second ({ $moves } moves in { $seconds } s)
bench-server-tables = { $count } tables, people think for 15 s
bench-server-alone = Rules and view of a turn alone: { $number } ms of processor time
bench-server-turn = A turn over HTTP, stored for good: { $number } times that
bench-server-unlimited = The same without counting requests: { $number } times that
bench-server-spectator = Each of { $count } spectators, for each move: { $number } times that
bench-server-memory = Memory for each table: { $number } kB
error-bench-server = The server did not start: { $text }
