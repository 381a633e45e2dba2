# Why a text is not a position that the rules can lead to.

## The board game

reason-no-position = this is not a position of Carson City
reason-text-after-end = nothing may follow the end
reason-cast-unknown = a position must name its characters
reason-unknown-phase = there is no phase “{ $text }”, only: { $known }
reason-unknown-box = there is no space “{ $text }” on the track, only: { $known }
reason-unknown-holding = a player holds only: { $known }
reason-unknown-name = “{ $text }” cannot stand here
reason-not-a-number = “{ $text }” is not a number from { $least } to { $most }
reason-seats-wrong = these are not the players: “{ $text }”
reason-track-length = the track has { $count } building spaces
reason-parcel-twice = { $parcel } is named twice
reason-not-quiet = a position cannot be written down in the middle of a decision
reason-too-many-cowboys = { $seat } has too many cowboys
reason-too-many-parcels = { $seat } has too many parcels
reason-too-many-tiles = there are too many tiles of this type: { $thing }
reason-too-many-mountains = there are at most { $most } mountains
reason-too-much-dynamite = there are at most { $most } sticks of dynamite
reason-wrong-owner = { $parcel } has the wrong owner for what stands there: { $thing }
reason-two-cards = { $seat } has two characters
reason-no-card = { $seat } has no character
reason-everybody-has-chosen = everyone already has a character
reason-nobody-passes-now = nobody passes in this phase
reason-passed-already = { $seat } has already passed
reason-all-passed = everyone has already passed
reason-too-early-for-cowboys = no cowboys stand on the board yet
reason-said-twice = “{ $text }” appears twice
reason-needs-variant = this belongs to the variant “{ $text }”, which is not played
reason-too-many-pieces = { $seat } has at most { $most } of this piece in a round: { $piece }
reason-piece-without-card = { $seat } has no character that brings this piece: { $piece }
reason-nobody-has-piece = nobody’s character brings this piece: { $piece }
reason-no-cash-from-card = nobody can have taken money from this character: { $card }
reason-nobody-doubles = nobody’s character doubles buildings of this type: { $thing }
reason-nothing-used-yet = nothing of that sort can have been used in this phase
reason-no-turns-now = there are no turns in this phase
reason-chosen-out-of-turn = { $seat } has a character before players ahead of them
reason-other-side-agreed = the table plays with the other side of this character: { $card }
reason-no-such-points = { $seat } cannot have these points now: { $source }
reason-ammunition-too-early = nobody can have the ammunition token yet
reason-too-many-horses = there are at most { $most } horses
reason-horses-are-home = in this phase all horses are at home
reason-no-horse-bought-yet = nobody buys a horse in this phase
reason-too-many-rodeos = there have been at most { $most } rodeos
reason-too-many-duel-tiles = there are at most { $most } duel tiles of the value { $value }
reason-one-pile = used duel tiles lie on one pile, that of player 1
reason-edition-has-no-townhouses = the 2009 edition has no Townhouses
reason-townhouse-on-the-rim = no Townhouse can stand on { $parcel }: it does not have eight neighbours
reason-town-without-roads = every town has roads from the start
reason-too-many-outlaws = there are at most { $most } Outlaws
reason-outlaws-too-early = Outlaws come from round 2 on
reason-outlaws-need-strength = Outlaws need a strength
reason-outlaw-in-prison = no Outlaw stands in the Prison on { $parcel }
reason-box-is-over = nobody can still stand there in this phase: { $place }
reason-settled-elsewhere = cowboys stay only in the City Hall, not here: { $place }
reason-settled-too-early = in round 1 no cowboy can have stayed from an earlier round
reason-hall-holds-one = only one cowboy holds the City Hall on { $parcel }: the one that came first

## The card game

reason-bid-missing = { $seat } has no bid
reason-bid-too-early = { $seat } cannot have a bid yet
reason-wrong-hand = { $seat } must have { $needed } auction cards, not { $count }
reason-card-named-twice = this card is named twice: { $card }
reason-city-drawn-otherwise = { $seat }’s city is not drawn as its cards lie
reason-city-off-the-middle = { $seat }’s city is not in the middle
reason-no-back-shown = while the pile has characters, the back of the top card must be given
reason-pile-too-short = the pile has only { $count } cards for the remaining rounds
reason-column-too-short = there are only { $count } cards for the players who pick
reason-nothing-to-use = nobody can have used this card: { $card }
reason-people-build = { $seat } is a virtual player and builds nothing
reason-two-characters-shown = there is at most one character in the column
reason-no-sale-yet = nobody sells before the end of the last round
