# What the server answers: refusals, waiting, notices.

## Tables and seats

reason-no-table = There is no such table.
reason-table-archived = Nobody has used this table for a long time. Its record is still here.
reason-no-seat = There is no such seat.
reason-no-entry = The log has no such entry.
reason-table-outdated = This table uses an older version of the rules and cannot be continued.
reason-no-token = This needs the token of a seat.
reason-no-own-header = The header X-Carson is missing.
reason-not-your-seat = This is not your seat.
reason-not-host = Only the player who opened the table may do this.
reason-too-many-tables = You have { $most } unfinished games; finish or leave one first.
reason-has-identity = This browser already has a player.
reason-game-running = After the first move, seats can no longer be given away.
reason-holds-other-seat = You already have a seat here, so you cannot take another one.
reason-no-address = You have given no address.
reason-no-asking = Nobody can be asked for this seat.
reason-asked-already = You have already asked for a seat here; wait for the answer.
reason-too-many-ask = Too many people have asked for a seat here.
reason-forbidden = This is not allowed.
reason-seat-handed = A bot plays this seat. Take it back first.
reason-seat-taken = Someone already sits here.
reason-no-person-there = No person sits here.
reason-not-away = You are already playing this seat yourself.
reason-name-taken = Someone at this table is already called “{ $text }”.
reason-too-many-seats = You named { $count } seats, but there are only { $most } to fill.
reason-unknown-game = There is no game “{ $text }” here.
reason-not-begun = The game begins when all seats are taken.
reason-not-over = The game is not over yet.
reason-stale = The game has moved on; that was an earlier decision.
reason-not-offered = This move is not offered now.
reason-no-fork = Only games that are over, or that you play alone, can be continued elsewhere.
reason-record-too-long = This record has more than { $most } lines.
reason-too-many-links = This seat already has { $most } links.
reason-log-full = This table’s log is full.
reason-bad-text = This text cannot be shown.
reason-no-hints = Hints are only available when you play alone against bots.
reason-no-plan-now = You can plan a pass only while others place and you wait for your turn.
reason-no-report = You can only report another player at your own table.
reason-too-many-reports = You have reported { $most } players within an hour; please wait.
reason-no-ladder = This server keeps no ladder.

## Undo

reason-undo-off = Undo is switched off at this table.
reason-undo-not-friendly = At this table you cannot ask the others to undo.
reason-undo-asked-already = Someone has already asked; the others answer first.
reason-undo-no-move = There is no such move to undo.
reason-undo-not-asked = This is not yours to answer.
reason-no-vote = You can ask this only while you play with other people.

## Webhook and database

reason-webhook-address = The webhook must be a public https address.
reason-database-address = “{ $text }” is not the address of an SQLite or PostgreSQL database.
reason-database-newer = This database belongs to a newer version of the program ({ $text }).

## Requests

reason-busy = Too much is happening at this table. Please try again.
reason-unavailable = The database is not answering. Nothing was changed; please try again.
reason-bad-request = This request could not be read.
reason-not-found = There is nothing here.
reason-not-allowed = This cannot be done here.
reason-too-large = This is too large.
reason-too-many = Too many requests. Please wait a moment.
reason-failure = Something went wrong here. Nothing was changed.

## Whom a table waits for

table-waits-for-people = Waiting for players.
table-waits = Waiting for { $names }.
table-is-over = The game is over.

## Notices, and the page without a client

notice-turn = It is { $name }’s turn.
notice-test = This is how you will be told that it is your turn.
page-title = Carson City
page-no-client = The server is running, but its pages were not built. The protocol is described here:

## The picture of a link

card-invites = An invitation to Carson City from { $names }
card-plays = Carson City: { $names }
