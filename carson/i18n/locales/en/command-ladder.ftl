# `carson ladder`: how strong the bots are.

ladder-rating = rating
ladder-interval = 95 %
ladder-games = games
ladder-title = { $players } players
usage-ladder = Let all groups of bots meet with rotated seats and the same luck, and rate them.
usage-ladder-bots = Who meets, separated by commas. There are: { $known }.
usage-ladder-players = How many sit at a table, separated by commas: a ladder for each number.
usage-ladder-rounds = How often each group meets; each time in all rotations.
usage-ladder-by-lot = Draw all other options anew for each meeting.
usage-ladder-option = An option of the game, such as variants=river; may be given several times.
usage-ladder-picture = Draw the ladders into this SVG file.
error-ladder = The ladder needs a package that is not installed here: { $text }. `pip install carson[ladder]` installs it.
