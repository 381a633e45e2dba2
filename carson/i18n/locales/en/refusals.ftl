# Why a move is refused.

## Any game

reason-game-over = The game is over.
reason-not-your-turn = It is { $seat }’s turn.
reason-not-now = “{ $verb }” is not one of your choices right now.
reason-already-answered = The engine has already played “{ $move }” for { $seat }: it was the only choice.
reason-unknown-verb = There is no move “{ $text }”.
reason-unknown-noun = “{ $verb }” does not go with “{ $text }”.
reason-number-missing = “{ $verb }” needs a number: { $known }.
reason-noun-missing = “{ $verb }” needs one of these after it: { $known }.

## Undo

reason-undo-not-yours = The last move was not yours.
reason-undo-revealed = You cannot undo this: dice or tiles have been revealed since.
reason-undo-nothing = You have no move to undo.
cards-reason-undo-revealed = You cannot undo this: cards have been revealed since.

## Setup and chance

reason-not-in-bag = The bag holds no tile of this type: { $thing }.
reason-off-the-dice = The dice cannot name { $parcel }.
reason-no-such-seat = There is no player { $seat }.
reason-already-drawn = { $seat } has already been drawn.
reason-no-face = A die has no such face.

## Characters

reason-card-not-in-play = This character is not in the game: { $card }.
reason-card-taken = { $seat } already has { $the-card }.
reason-not-enough-cowboys = { $count ->
    [0] There is no cowboy left.
    [one] There is only 1 cowboy left.
   *[other] There are only { $count } cowboys left.
}
reason-not-fetchable = The Paperboy cannot fetch this card: { $card }.
reason-not-that-many = You can have at most { $most }.
reason-no-such-package = There is no package of { $points } VP: only 3, 5 or 7.
reason-bid-more = Bid more than ${ $bid }.
reason-offered-already = { $parcel } is already in the auction.
reason-not-on-space = There is no such tile on { $the-place }: { $thing }.
reason-on-the-track = Take the one on the track; the bag is only for when there is none: { $thing }.
reason-no-such-die = You have no such die.
reason-not-your-mine = You have no Mine on { $place }.
reason-multiplied-already = The income of { $parcel } is already multiplied.
reason-no-refuge = A beaten cowboy can only go to a space of the track or an unowned parcel, not to { $the-place }.
reason-too-late = { $place } has already been resolved.
reason-no-building = This is not a building: { $thing }.
reason-none-of-yours = You have no building of this type: { $thing }.

## Placing

reason-no-piece = You have none to place: { $piece }.
reason-not-for-this-piece = The { $piece } cannot go to { $the-place }.
reason-may-not-attack = Your character does not let you attack.
reason-may-not-provoke = Your character may not go where other players stand: { $place }.
reason-no-titles = You have no property tile left for another parcel.
reason-no-building-there = There is no tile on { $the-place }.
reason-space-over = { $place } is closed from round { $round } onwards.
reason-ammunition-gone = { $seat } has the ammunition token.
reason-nothing-to-attack = { $parcel } belongs to { $seat }, and no building stands there.
reason-protected = { $parcel } cannot be attacked: { $thing }.
reason-piece-is-peaceful = The { $piece } does not attack.
reason-not-empty = There is already someone on { $the-place }.
reason-already-there = You already have a cowboy on { $the-place }.
reason-closed-by = Nobody may join { $seat }’s { $piece } on { $the-place }.

## Money, land, roads, buildings

reason-too-dear = It costs ${ $price }, but you have ${ $cash }.
reason-no-cowboy-there = You have no cowboy there.
reason-no-duel-there = There is no duel to fight on { $the-place }.
reason-parcel-owned = { $parcel } belongs to { $seat }.
reason-nobodys-for-ever = Nobody can ever own { $parcel }: the City Hall stands there.
reason-not-your-land = { $parcel } is not your land.
reason-not-free = { $parcel } is not free: { $thing }.
reason-no-road-touches = No road touches { $parcel }.
reason-no-house-site = There is nowhere to put the House that comes with it: { $thing }.
reason-townhouse-not-closed-in = A second House can go on { $parcel } only once all eight neighbouring parcels are owned or built on.
reason-ask-first = { $parcel } belongs to { $seat }: ask first.
reason-nobody-to-ask = You do not need anyone’s consent for { $parcel }.
reason-already-refused = { $seat } has already refused { $parcel } for the tile you are placing.
reason-house-must-be-placed = There is a site that needs no consent, so the House must be placed.
reason-not-in-reserve = Not in your reserve: { $thing }.
reason-too-late-for-cash = It is too late for the $8: in the 2009 edition you take it with the card or not at all.
reason-given-up = You took this back because its House had no place: { $thing }. Build another tile first, then you can try again.
reason-nowhere-to-build = You have no parcel where this can be built now: { $thing }.
reason-no-roads = You have no roads left.
reason-road-there = There is already a road on { $edge }.
reason-road-apart = A road on { $edge } would not touch the other roads.
reason-road-astray = A road on { $edge } does not lead towards the nearest site.
reason-no-line = No road next to { $parcel } crosses the whole map in a straight line.
reason-not-that-much = You have only ${ $cash }.
reason-over-the-limit = Your cash limit is ${ $limit }: spend at least ${ $least }.

## Variants

reason-bridge-needs-two = The road on { $edge } is a bridge and takes two roads.
reason-school-on-this-bank = There is already a School on this side of the river.
reason-outlaw-there = An Outlaw stands on { $parcel }.
reason-prison-near = { $parcel } is next to a Prison, so no Outlaw comes there.
reason-no-outlaw-there = There is no Outlaw on { $parcel }.
reason-has-moved = The Outlaw on { $parcel } has already moved.
reason-not-best-loot = The Outlaw has a better building to go to than { $parcel }.
reason-shifted-enough = You have already changed your mind { $most } times this round.
reason-nowhere-to-go = The cowboy on { $the-place } has nowhere else to go.
reason-same-place = The cowboy comes from { $the-place }, so it must go somewhere else.
reason-no-such-enclosure = There are five enclosures, 1 to 5.
reason-enclosure-closed = Enclosure { $enclosure } is not used with Kit Carson.
reason-no-enclosures = There are no enclosures in this game.
reason-horse-bought = You have already bought a horse this round.
reason-no-horses-left = There are no horses left.
reason-not-your-ranch = You have no Ranch on { $parcel }.
reason-no-such-tile = You have no such duel tile.
reason-not-in-pile = The pile has no such duel tile.
reason-play-a-tile = Play at least one duel tile.
reason-sheet-no-loan = You can give up 0, 5 or 10 VP ({ $line }).
reason-sheet-buys-or-gives-up = You give up { $given } VP on this sheet, so you cannot buy any.
reason-sheet-too-many = You can have at most { $most } ({ $line }).
reason-sheet-too-dear = You have only ${ $left } left ({ $line }).
reason-bid-less = { $seat } has bid less than others.

## The card game: bids and powers

reason-not-in-hand = You have no auction card { $value }.
reason-other-power = This power comes first: { $card }.

## The card game: cards and cities

reason-not-on-display = This card is not on offer: { $card }.
reason-outside-the-ground = A card at { $parcel } would lie outside the ground.
reason-first-card-in-the-middle = The first card goes to { $parcel }.
reason-not-joined = A card at { $parcel } would not touch your city along a side.
reason-city-too-big = Your city would be too big: { $long ->
    [8] at most { $most } rows and { $most } columns.
   *[other] at most { $most } rows and { $long } columns, or { $long } rows and { $most } columns.
}
reason-covers = { $parcel } cannot be covered like that: { $thing }.
reason-no-sales-left = You cannot sell any card now.
reason-not-in-city = This card is not in your city: { $card }.
reason-cards-overlap = A card that overlaps another cannot be sold: { $card } and { $other }.
reason-city-divided = Without { $the-card } your city would fall apart.
reason-pile-empty = The character pile is empty.
reason-not-left-over = This character is not one that nobody took: { $card }.

## The card game: chance

reason-other-era = This is era { $era }.
cards-reason-not-in-pile = This card is not in the pile: { $card }.
reason-no-such-back = No character in the pile has this back: { $back }.
reason-other-back = This character has another back: { $card }.

## The lesson

reason-tutorial-other = First make the highlighted move. In your first real game you can do whatever you like.
reason-tutorial-watch = Read what the teacher says, then tap “Continue”.
reason-tutorial-stale = The lesson has moved on since.
reason-no-tutorial = There is no lesson at this table.

## The terminal

reason-no-such-number = No move has the number { $text } now.
reason-ambiguous = “{ $text }” can mean several moves: { $known }

## The text view

reason-form-not-ours = This form did not come from one of our pages, or the page is too old. Reload the page and try again.
reason-form-unclear = The form could not be read.
reason-nothing-chosen = You did not choose anything.
reason-no-key = This is neither the link of a seat nor its key.
