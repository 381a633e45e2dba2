# The lobby of a table, and what can be done with its seats.

## The lobby

web-lobby = Waiting for players
web-lobby-waits = The game begins when all seats are taken.
web-table-link = The link to this table
web-copy-link = Copy link
web-copied = Copied
web-free-seat = Free
web-sit-down = Sit down
web-a-bot = Bot

## Seats

web-bot-plays-for-you = A bot is playing for you.
web-come-back = Resume playing as { $name }
web-hand-to-bot = Let a bot play for { $name }
web-sit-down-for = Take over for { $name }
web-leave = Leave the table
web-kick = Ask { $name } to leave
web-seat-link = Link for { $name }
web-seat-link-secret = Whoever has this link plays this seat. Keep it secret.
