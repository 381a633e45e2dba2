# The log of the page, and looking back.

## The log

web-log-filter = What the log shows
web-log-all = All
web-log-mine = Mine
web-log-duels = Duels
web-log-money = Money
web-log-town = Town
web-log-talk = Chat
web-log-words = Text
web-look-here = Show the board at this point
web-say-something = Say something
web-send = Send

## Looking back

web-history = Review the game
web-looking-back = Looking back: { $at } of { $last }
web-history-first = Go to the start
web-history-back = Previous step
web-history-forth = Next step
web-history-last = Go to the latest move
web-to-present = Back to the game
web-fork = Play on from here
    .about = Opens a new table; this one stays as it is.
web-share-position = Copy the link to this position
