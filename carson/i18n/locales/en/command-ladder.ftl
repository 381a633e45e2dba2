# `carson ladder`: how strong the bots are.

ladder-rating = rating
ladder-interval = 95%
ladder-games = games
ladder-title = { $players } players
usage-ladder = Play every group of bots against each other with rotated seats and the same luck, and rate them.
usage-ladder-bots = The bots, separated by commas. Known: { $known }.
usage-ladder-players = Players per table, separated by commas: one ladder for each number.
usage-ladder-rounds = How often each group meets, each time in all rotations.
usage-ladder-by-lot = Draw all other options at random for each meeting.
usage-ladder-option = An option of the game, such as variants=river; may be repeated.
usage-ladder-picture = Draw the ladders into this SVG file.
error-ladder = The ladder needs a package that is not installed here: { $text }. `pip install carson[ladder]` installs it.
