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

## Talk

web-phrases = Quick phrases
    .about = Everyone reads them in their own language.
web-phrase-hello = Hello!
web-phrase-nice = Nice move!
web-phrase-ouch = Ouch!
web-phrase-thinking = One moment, I’m thinking.
web-phrase-break = I need a short break.
web-phrase-back = I’m back.
web-phrase-thanks = Thank you!
web-phrase-well-played = Well played!
web-phrase-again = Another game?
web-talk-new = { $count ->
    [one] 1 new message
   *[other] { $count } new messages
}
web-talk-mute = Mute { $name }
web-talk-unmute = Hear { $name } again
web-talk-read = Read

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
