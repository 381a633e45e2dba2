# The log of the page, and looking back.

## The log

web-log-filter = What the log shows
web-log-all = All
web-log-mine = Mine
web-log-duels = Duels
web-log-money = Money
web-log-town = Town
web-log-talk = Talk
web-look-here = View the board here
web-say-something = Say something
web-send = Send

## Looking back

web-history = Look back
web-looking-back = Looking back: { $at } of { $last }
web-history-first = To the beginning
web-history-back = One step back
web-history-forth = One step on
web-history-last = To the present
web-to-present = To the present
web-fork = Go on from here
    .about = At a new table; this one stays as it is.
web-share-position = Copy the link to this position
