# The lobby of a table, and what can be done with its seats.

## The lobby

web-lobby = Waiting for players
web-table-link = Link to this table
web-copy-link = Copy link
web-copied = Copied
web-free-seat = Free
web-sit-down = Sit down
web-a-bot = Bot

## The invitation

web-invites = { $name } invites you
web-invited = You are invited
web-table-ready = Your table is ready
    .about = Send the link to your friends. The game begins when all seats are taken.
web-you-are-seated = You are seated. The game begins when all seats are taken.
web-your-colour = Your colour
web-seat-number = Seat { $number }
web-seat-is-taken = taken
web-watch = Watch
web-new-here = New here? Learn the game first
    .about = Come back afterwards through the same link.
web-at-the-table = At the table
    .begins = begins when all are seated
web-is-host = host
web-is-you = you
web-seat-waits = waiting
web-what-we-play = What we play
web-bring-a-friend = Bring a friend
web-share-link = Share the link
web-qr-code = QR code of the link

## Seats

web-bot-plays-for-you = A bot is playing for you.
web-come-back = Resume playing as { $name }
web-hand-to-bot = Let a bot play for { $name }
web-sit-down-for = Take over for { $name }
web-leave = Leave the table
web-kick = Ask { $name } to leave
web-seat-link = Link for { $name }
web-seat-link-secret = Whoever has this link plays this seat. Keep it secret.

## Another device, and watching

web-other-device = Play on another device
    .about = Scan the code with the other device, or send the link to yourself. It asks before it takes the seat; then both devices play it.
web-seat-offer = Sit down here?
    .about = It is the same seat on both devices. Say no if the link was meant for someone else: then you only watch.
web-you-watch = You are watching.
web-ask-for-seat = Ask for a seat
    .device = You already play here on another device? Ask for your own seat and agree there; or open the menu there and choose “Play on another device”.
    .watch = Or stay and watch: you see everything that is public.
web-ask-to-share = Share { $name }’s seat
    .who = { $name } has to agree
web-ask-to-play = Take { $name }’s seat
    .who = a bot; all players have to agree
web-asked-for-seat = You have asked for { $name }’s seat. The players see it now.
web-ask-no-more = Stop asking
web-give-seat = Let them
