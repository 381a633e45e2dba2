# The start page.

## Ways to begin

web-page-title = Carson City
web-start-lead = Found a town, fight for the best places, and make a fortune in four rounds.
web-start-bots = Start
web-start-device = Start
web-start-friends = Create table
web-learn = Learn to play
    .about = A guided game of about six minutes. You make the moves.
    .again = Resume the lesson

## Tables and saved games

web-my-tables = My tables
web-open-tables = Open tables
web-import = Load a saved game
web-fan-project = An unofficial fan project with its own art and wording. Carson City is a board game by Xavier Georges, published by Quined Games. We love the printed game and recommend it.
web-seats-free = { $count ->
    [one] 1 free seat
   *[other] { $count } free seats
}
web-turn-of-names = Turn: { $names }
web-list-won = Won by { $names }
web-count-players = { $count ->
    [one] 1 player
   *[other] { $count } players
}
web-count-virtual = { $count ->
    [one] 1 virtual player
   *[other] { $count } virtual players
}

## The form of a new table

web-game-board = Board game
web-game-cards = Card game
web-how-many = Players
web-names = Names
web-your-name = Your name
web-guest = Guest
web-player-number = Player { $number }
web-bots-among-them = How many are bots
web-more-options = More options
web-fewer-options = Fewer options

## The street, the posters and the ways into a game

web-start-motto = Found a town. Fight for the best of it.
web-way-learn = Learn
    .board = 6 minutes
    .cards = 5 minutes
web-way-bots = Solo
    .about = bots wait for you
web-way-device = Pass and play
    .about = one screen
web-way-friends = Friends
    .about = live or over days
web-poster-board = The Board Game
    .about = One town for everyone: send cowboys, duel, build.
    .players = 2–6
    .rounds = 4 rounds
    .time = 60 min
web-poster-cards = The Card Game
    .about = A city of your own: bid for land and lay it well.
    .players = 1–6
    .rounds = 18 rounds
    .time = 35 min

## What the book says of a variant

web-options-rules = Details of the rules
web-options-table = At the table: undo, hints, clocks
web-rating-difficulty = Difficulty: { $stars } of 3
web-rating-strategy-1 = more luck
web-rating-strategy-3 = more strategy
web-rating-longer = longer
web-rating-shorter = shorter
web-rating-two = good for two

## Opponents at the card game

web-rivals = Against whom?
web-rivals-virtual = Virtual players
    .about = The rulebook’s solo game: they have no city and take the cards of highest appeal.
web-rivals-bots = Bots with cities
    .about = They build cities as you do, and use powers.
web-virtual-count = How many virtual players besides?
