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
bench-about = Random games on one core, in processor time; the best of { $rounds } interleaved rounds. A decision is a player’s choice between at least two moves. Steps are all answers the engine waits for, including dice and draws.
bench-compare = The ratios compare engines, not rules: every engine plays its own game. Most of Catanatron’s ticks have only one possible action; they are steps, not decisions. Our engine answers such moves itself and counts them as neither.
bench-absent = There is no “{ $build }” build here. In a checkout, “make compiled” makes it; elsewhere “pip install .” does, if there is a C compiler.
bench-missing = “{ $name }” is not installed, so it was not measured: pip install 'carson[bench]'
bench-broken = “{ $name }” could not be measured: its process ended.
usage-bench = Measure how fast the program is on this machine.
usage-bench-engine = Measure the engine, compiled and interpreted: decisions, games and copies per second; the cost of legal moves, a view and a replay; the memory of a state.
usage-bench-peers = Measure Catanatron, OpenSpiel and python-chess in the same run, and compare.
usage-bench-json = Print one JSON object instead of tables.
usage-bench-seconds = Seconds of play to measure for each game.
reason-number-out-of-range = { $option } must be { $least } to { $most }

## The bots

usage-bench-bots = Measure how long bots think, in processor time.
usage-bench-bots-names = The bots, separated by commas; “net” asks the net alone about everything.
usage-bench-bots-games = How many games bots of each name play, with options drawn at random.
usage-bench-bots-everything = Six at a table instead, with all variants.
bench-bots-mean = a decision, ms
bench-bots-slowest = the slowest, ms
bench-bots-counted = decisions
bench-bots-about = Processor time on one core; a decision includes the view’s imagined state.

## The server

usage-bench-server = Measure a server: moves per second and response times.
usage-bench-server-games = How many four-player games run at once.
usage-bench-server-seconds = How long to measure, in seconds.
usage-bench-server-database = The database; by default an SQLite file that is deleted afterwards.
usage-bench-server-compare = Compare the server with the rules alone: processor time, spectators, memory, many tables.
usage-bench-server-crowd = Serve a crowd: 500 spectators at one table, then 1,000 tables of people who think.
usage-bench-server-strain = Strain the server: many bots of a stranger, constant requests for a log, a restart.
usage-bench-server-json = Print one JSON object instead of a table.
bench-server-title = Response times
bench-server-middle = median
bench-server-late = 99th percentile
bench-server-move = A move, committed
bench-server-view = A view of the table
bench-server-speed = { $games } four-player games at once: { $speed } moves per second ({ $moves } moves in { $seconds } s)
bench-server-tables = { $count } tables, 15 s of thinking per move
bench-server-alone = Rules and view of one turn alone: { $number } ms of processor time
bench-server-turn = One turn over HTTP, committed: { $number } times that
bench-server-unlimited = The same without rate limiting: { $number } times that
bench-server-spectator = Each of { $count } spectators, per move: { $number } times that
bench-server-memory = Memory per table: { $number } kB
bench-server-told = From a move until all of { $count } spectators have heard of it
bench-server-bot = A bot’s answer
bench-server-bot-beside = The same next to { $count } tables of bots
bench-server-calm = A view or a move
bench-server-beside-log = The same next to { $count } long logs a second
bench-server-restart = A restart while many play: back after { $number } s
error-bench-server = The server did not start: { $text }
