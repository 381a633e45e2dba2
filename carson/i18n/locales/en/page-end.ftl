# The end of a game in the browser: winners, points, dice.

web-review = Review
web-fair-dice = Where the luck came from
web-winner-tie = A tie: the player who passed first in the last round wins.
web-total = Total
web-vp-by-round = Victory points by round
web-vp-by-source-and-round = Victory points by source and round
web-dice-statistics = Dice
web-average = Average
web-duel-luck = Luck in duels
    .about = What the odds before each roll led us to expect: firepower, all dice, rerolls, and ties for the player who passed first.
web-duels-fought = Duels
web-wins-expected = Expected wins
web-wins = Wins
web-seed = Every draw and roll came from the seed { $seed }, whose commitment was { $commitment }.
web-seed-verified = Checked in your browser: the SHA-256 of the seed matches the commitment shown at the start.
web-seed-wrong = The seed does not match the commitment shown at the start!
web-seed-unchecked = This browser can only check the seed on a secure page (https).
web-hints-taken = { $count ->
    [one] With 1 hint
   *[other] With { $count } hints
}
