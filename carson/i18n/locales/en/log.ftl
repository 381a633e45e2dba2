# What happened: the log of a table, and the story in the terminal.

## Any game

event-answered = { $seat } had only one choice.
    .bid = { $seat } has only one auction card left, so it is bid.

## Setup and order

event-drew = Drawn from the bag for ${ $price }: { $thing }.
event-founded = The town is founded on { $parcel }.
event-mountain-rose = A mountain rises on { $parcel }.
event-ordered = Drawn at random: { $seat } is number { $rank } in the starting order.
event-round-began = Round { $round } begins.
event-phase-began = { $phase ->
    [1] Phase 1: choose characters.
    [2] Phase 2: place cowboys.
    [3] Phase 3: resolve the track.
   *[4] Phase 4: end the round.
}
event-box-opened = { $the-box }:
event-turn-order = { $seat } is number { $rank } in the turn order.
event-game-ended = The game is over.
event-cast-drawn = Drawn for the game: { $side }.
event-hall-drawn = The City Hall is drawn.
event-hall-built = { $seat } places the City Hall on { $parcel }.
event-hall-boxed = There is nowhere to put the City Hall, so it leaves the game.
event-free-road = { $count ->
    [one] { $seat } lays a road from the general supply on { $edge }.
   *[other] { $seat } lays { $count } roads from the general supply on { $edge }: a bridge.
}

## Cowboys and duels

event-card-taken = { $seat } takes { $the-card }.
event-side-chosen = { $seat } uses the { $red ->
    [0] yellow
   *[1] red
} side: { $card }.
event-first-next = { $seat } will go first in the next round.
event-dismissed = { $seat } sends { $count ->
    [one] 1 cowboy
   *[other] { $count } cowboys
} to the general supply.
event-healed = { $seat }’s beaten cowboy goes to { $the-place } instead of home.
event-sent-away = The Lawyer sends { $seat }’s { $piece } on { $parcel } home.
event-placed = { $seat } places { $a-piece } on { $the-place }.
event-passed = { $rank ->
    [1] { $seat } is the first to pass.
    [2] { $seat } passes second.
    [3] { $seat } passes third.
    [4] { $seat } passes fourth.
    [5] { $seat } passes fifth.
   *[other] { $seat } passes as number { $rank }.
}
event-went-home = { $seat }’s { $piece } on { $the-place } goes home.
event-went-to-box = { $seat }’s { $piece } on { $the-place } goes to the general supply.
event-duel-began = Duel on { $the-place }!
event-rolled = { $seat } rolls { $die }.
event-rerolled = { $seat } rerolls the { $die }.
event-fought = { $seat }: die { $die } + firepower { $firepower } = { $total }.
event-duel-won = { $seat } wins the duel on { $the-place }.
    .tie = { $seat } wins the duel on { $the-place }: a tie, and { $seat } passed first.
event-attack-cancelled = The new Church ends { $seat }’s attack on { $parcel }.

## Money, points and pieces

event-paid = { $seat } pays ${ $amount } ({ $cause }).
event-earned = { $seat } gets ${ $amount } ({ $cause }).
event-gave = { $seat } pays { $receiver } ${ $amount } ({ $cause }).
event-scored = { $seat } scores { $points } VP ({ $source }).
    .lost = { $seat } loses VP ({ $source }): { $points }.
event-got-roads = { $seat } gets { $count ->
    [one] 1 road
   *[other] { $count } roads
}.
event-got-revolvers = { $seat } gets { $count ->
    [one] 1 revolver
   *[other] { $count } revolvers
}.
event-got-cowboys = { $seat } gets { $count ->
    [0] no new cowboys
    [one] 1 cowboy
   *[other] { $count } cowboys
}.
event-got-dynamite = { $seat } gets { $count ->
    [0] no dynamite: there is none left
    [one] 1 stick of dynamite
   *[other] { $count } sticks of dynamite
}.
event-blasted = { $seat } uses dynamite: the Mine on { $parcel } pays three times.
event-taxed = { $seat } taxes { $owner }: ${ $amount }.
event-got-ammunition = { $seat } takes the ammunition token: +3 firepower this round.
event-gave-up = { $seat } declines the action on { $the-place }.
event-income = { $seat } gets ${ $amount } ({ $thing } on { $parcel }).
event-stolen = { $thief } steals ${ $amount } ({ $thing } on { $parcel }).
event-doubled = { $seat } doubles the income of one type of building: { $thing }.
event-excess-spent = { $seat } spends ${ $amount } because of the cash limit.

## The town

event-offered = { $seat } puts { $parcel } up for auction.
event-auction-began = { $seat } begins an auction.
event-bid = { $seat } bids ${ $amount }.
event-passed-bid = { $seat } drops out of the auction.
event-auction-won = { $seat } wins the auction for ${ $amount }.
event-no-bids = Nobody bids in { $seat }’s auction.
event-claimed = { $seat } now owns { $parcel }.
event-bought = { $seat } buys { $a-thing } for ${ $price }.
event-kept = { $seat } keeps { $a-thing } in reserve.
event-road-laid = { $seat } lays a road on { $edge }.
event-built = { $seat } builds { $a-thing } on { $parcel }.
event-taken-back = { $seat } takes { $a-thing } on { $parcel } back into reserve.
event-house-built = { $seat } puts { $a-thing } on { $parcel }.
event-asked = { $seat } asks { $owner } to allow a House on { $parcel }.
event-allowed = { $owner } allows the House on { $parcel }.
event-refused = { $owner } refuses the House on { $parcel }.

## Variants

event-outlaws-came = { $count ->
    [0] No new Outlaws ride in; all have strength { $strength }.
    [one] An Outlaw rides in with strength { $strength }.
   *[other] { $count } Outlaws ride in, each with strength { $strength }.
}
event-outlaw-arrived = An Outlaw arrives on { $parcel }.
event-outlaw-jailed = { $seat }’s Prison on { $parcel } locks up an Outlaw.
event-outlaw-moved = The Outlaw on { $parcel } moves to { $to }.
event-outlaw-beaten = { $seat } drives the Outlaw off { $parcel }.
event-outlaw-won = The Outlaw on { $parcel } is too strong and stays.
event-robbed = An Outlaw takes ${ $amount } from { $seat } ({ $thing } on { $parcel }).
event-shifted = { $seat } moves { $a-piece } from { $the-place } to { $the-to }.
event-came-back = { $seat } takes { $a-piece } back from { $the-place }.
event-got-horse = { $seat } gets a horse.
event-horse-placed = { $seat } puts a horse into enclosure { $enclosure }.
event-bred = { $seat } doubles the Ranch on { $parcel } with a horse.
event-rodeo = { $hats ->
    [one] Rodeo: { $seat } has 1 point.
   *[other] Rodeo: { $seat } has { $hats } points.
}
event-rodeo-won = { $seat } wins the rodeo.
event-tile-drawn = { $seat } draws a duel tile: { $tile }.
event-tile-played = { $seat } plays the duel tile { $tile }.
event-tiles-discarded = { $seat } discards { $count } duel tiles.
event-sheet-shown = { $seat }’s sheet: { $amount } ({ $line }).

## The card game

event-era-began = Era { $era } begins.
event-card-round-began = Era { $era }, round { $round }
event-terrain-drawn = Drawn: { $card }.
event-back-shown = The back of the next character: { $back }.
event-character-met = Turned over: { $card }.
event-put-under = The next back shows a skull, so this character goes under the pile: { $card }.
event-power-used = { $seat } uses { $the-card }.
event-power-passed = { $seat } does not use { $the-card } now.
event-bid-sealed = { $seat } chooses an auction card: { $value }.
event-bid-opened = { $seat } bids { $value }.
event-bid-raised = { $seat } adds { $value } to the bid.
event-pick-order = { $rank ->
    [1] { $seat } picks first with { $value }.
    [2] { $seat } picks second with { $value }.
    [3] { $seat } picks third with { $value }.
    [4] { $seat } picks fourth with { $value }.
    [5] { $seat } picks fifth with { $value }.
   *[other] { $seat } picks as number { $rank } with { $value }.
}
event-took = { $seat } takes { $the-card }.
event-laid = { $seat } takes { $the-card } and lays it at { $parcel }.
event-no-room = { $seat } has no room for { $the-card }, so it is discarded.
event-sold = { $seat } sells { $the-card }.
event-left-over = Nobody takes: { $card }.
event-hand-back = { $seat } takes { $count } auction cards back.
event-upright = This power can be used again: { $card }.
event-card-scored = { $seat } scores { $points } VP ({ $source }).
event-card-game-ended = The game is over.

## One sentence for several events

story-ordered = The starting order, drawn at random: { $list }.
    .item = { $seat }
story-mountain-rose = Mountains rise on { $list }.
    .item = { $parcel }
story-drew = Drawn from the bag, in this order: { $list }.
    .item = { $thing }
story-bought-land = { $seat } buys { $parcel } for ${ $amount }.
story-terrain-drawn = Drawn: { $list }.
    .item = { $card }
story-bid-opened = The bids: { $list }.
    .item = { $seat }: { $value }
story-pick-order = The picking order: { $list }.
    .item = { $seat } ({ $value })
story-left-over = Nobody takes: { $list }.
    .item = { $card }
story-hand-back = All auction cards are taken back: { $list }.
    .item = { $seat }
story-upright = These powers can be used again: { $list }.
    .item = { $card }

## The table and its seats

table-opened = The table is open.
table-claimed = { $name } sits down.
table-left = { $name } leaves the table.
table-kicked = { $name } had to leave the table.
table-handed = A bot ({ $bot }) plays for { $name }.
table-returned = { $name } is back.
table-replaced = A bot ({ $bot }) takes { $name }’s seat.
table-timed-out = { $name } ran out of time; a bot ({ $bot }) plays on.
table-linked = { $name } has a new link.
table-undone = { $seat } undoes one or more moves.
table-undo-asked = { $seat } asks to undo.
table-undo-agreed = { $seat } agrees to undo.
table-undo-refused = { $seat } does not agree to undo.
table-proposed-kick = { $seat } asks to remove { $name } from the game.
table-proposed-replace = { $seat } asks to give { $name }’s seat to a bot.
table-proposed-delete = { $seat } asks to delete the game.
table-seat-asked-share = { $name } asks to share { $seat }’s seat.
table-seat-asked-play = { $name } asks to take { $seat }’s seat.
table-seat-not-asked = They ask for no seat any more.
table-agreed = { $seat } agrees.
table-refused = { $seat } does not agree.
table-bot-failed = { $seat }’s bot did not answer; another one takes over.
table-rematch = The same players have a new table.
table-hinted = { $seat } asked for a hint.
table-planned = { $seat } had planned this pass beforehand.
table-paused = The server was down; no clock has run.
