# The end of a game in the browser: winners, points, dice.

web-review = Review
web-fair-dice = How the dice were rolled
web-winner-tie = A tie: whoever passed first in the last round wins.
web-total = Total
web-vp-by-round = Victory points by round
web-vp-by-source-and-round = Victory points by source and round
web-dice-statistics = The dice
web-average = Average
web-duel-luck = Luck in duels
    .about = Expected by the odds before each roll: firepower, every die, a second try, and who passed first and so wins ties.
web-duels-fought = Duels
web-wins-expected = Expected wins
web-wins = Wins
web-seed = The dice came from the seed { $seed }, whose commitment was { $commitment }.
web-seed-verified = Checked in your browser: the SHA-256 of the seed matches the commitment shown at the start.
web-seed-wrong = The seed does not fit the commitment that was shown at the beginning!
web-seed-unchecked = This browser checks the seed only on a secure page (https).
web-hints-taken = { $count ->
    [one] With 1 hint
   *[other] With { $count } hints
}
