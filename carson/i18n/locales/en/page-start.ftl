# The start page.

## Ways to begin

web-page-title = Carson City
web-start-lead = Found a town, fight for the best places, and make a fortune in four rounds.
web-play-bots = Play bots
    .about = Just you and the bots. Two clicks and you’re playing.
web-play-device = Pass and play
    .about = Everyone on one screen, handed from player to player.
web-play-friends = Friends online
    .about = Share a link. Play live, or take days over it.
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
web-count-players = { $count ->
    [one] 1 player
   *[other] { $count } players
}
web-count-virtual = { $count ->
    [one] 1 virtual player
   *[other] { $count } virtual players
}

## The form of a new table

web-which-game = Game
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
