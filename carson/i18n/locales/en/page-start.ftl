# The start page.

## Ways to begin

web-page-title = Carson City
web-start-lead = Found a town, fight for the best places, and make a fortune in four rounds.
web-play-bots = Play bots
    .about = You against the house. Two clicks and you are in.
web-play-device = This device
    .about = Everybody around one screen, which goes from hand to hand.
web-play-friends = Friends online
    .about = Send a link. Play live, or a move a day.
web-start-bots = Start
web-start-device = Start
web-start-friends = Open the table
web-learn = Learn to play
    .about = A short game with a teacher: about six minutes, and you make the moves.
    .again = Go on with the lesson

## Tables and saved games

web-my-tables = My tables
web-open-tables = Open tables
web-import = Go on with a saved game
web-fan-project = An unofficial fan project, with its own drawings and words. Carson City is a game by Xavier Georges, published by Quined Games; the printed game is what we love and play.
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
web-bots-among-them = Bots among them
web-more-options = More options
web-fewer-options = Fewer options
