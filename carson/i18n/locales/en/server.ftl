# What the server answers: refusals, waiting, notices.

## Tables and seats

reason-no-table = There is no such table.
reason-no-seat = There is no such seat.
reason-no-entry = The log has no such entry.
reason-table-outdated = This table was opened under an older version of the rules and cannot go on.
reason-no-token = This needs the token of a seat.
reason-no-own-header = The header X-Carson is missing.
reason-not-your-seat = This is not your seat.
reason-not-host = Only the player who opened the table may do this.
reason-too-many-tables = You have { $most } games that are not over; finish or leave one first.
reason-has-identity = This browser belongs to somebody already.
reason-game-running = After the first move the seats belong to those who play.
reason-holds-other-seat = Whoever plays here already cannot take another seat as well.
reason-forbidden = This is not allowed.
reason-seat-handed = A bot plays for this seat. Take it back first.
reason-seat-taken = Somebody sits here already.
reason-no-person-there = No person sits here.
reason-not-away = You play this seat yourself already.
reason-name-taken = Somebody at this table is called “{ $text }” already.
reason-too-many-seats = { $count } seats were named, but there are only { $most } to decide for.
reason-unknown-game = There is no game “{ $text }” here.
reason-not-begun = The game begins when all seats are taken.
reason-not-over = The game is not over yet.
reason-stale = The game has moved on; that was an earlier decision.
reason-not-offered = This move is not offered now.
reason-no-fork = Only games that are over, or that you play alone, can go on elsewhere.
reason-record-too-long = This record has more than { $most } lines.
reason-too-many-links = This seat has { $most } links already.
reason-log-full = The log of this table is full.
reason-bad-text = This text cannot be shown.
reason-no-hints = Hints are only available when you play alone against bots.

## Undo

reason-undo-off = Undo is switched off at this table.
reason-undo-not-friendly = At this table nobody is asked to take moves back.
reason-undo-asked-already = Somebody has asked already; first the others answer.
reason-undo-no-move = There is no such move that could be taken back.
reason-undo-not-asked = You were not asked.

## Webhook and database

reason-webhook-address = The webhook must be a public https address.
reason-database-address = “{ $text }” is not the address of an SQLite or PostgreSQL database.
reason-database-newer = This database belongs to a newer version of the program ({ $text }).

## Requests

reason-busy = Too much happens at this table at once. Please try again.
reason-unavailable = The database does not answer. Nothing was changed; please try again.
reason-bad-request = This request cannot be read.
reason-not-found = There is nothing here.
reason-not-allowed = This cannot be done here.
reason-too-large = This is too large.
reason-too-many = Too many requests. Please wait a little.
reason-failure = Something went wrong here. Nothing was changed.

## Whom a table waits for

table-waits-for-people = Waiting for players.
table-waits = Waiting for { $names }.
table-is-over = The game is over.

## Notices, and the page without a client

notice-turn = It is { $name }’s turn.
page-title = Carson City
page-no-client = The server is running, but its pages were not built. The protocol is described here:

## The picture of a link

card-invites = An invitation to Carson City from { $names }
card-plays = Carson City: { $names }
