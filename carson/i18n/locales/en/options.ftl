# The options of a table: their names, their values, and what can be wrong with them.

## Names

web-option-characters = Characters
web-option-buildings = More buildings
web-option-variants = Variants
web-option-edition = Edition
web-option-river = Course of the river
web-option-placing = Placing
web-option-station-needs-house = The Station brings a House
web-option-indian-skips-occupied = The Indian’s dice also skip parcels that are not free
web-option-level = Virtual players
web-option-bot = Bots
web-option-undo = Undo
web-option-pace = Clock
web-option-listed = Anyone may join
web-option-hints = Offer hints

## Characters

web-cast-first-game = First game
web-cast-quiet = Quiet
web-cast-home-owner = Home owner
web-cast-prosper = Prosper
web-cast-settling-scores = Settling scores
web-cast-gold-rush = Gold rush
web-cast-random = Random
web-cast-own = Chosen characters
web-cast-count = { $count ->
    [0] The characters will be drawn at random. Tap cards to choose your own.
    [one] 1 card chosen. You need 7, or 8 with the Paperboy.
   *[other] { $count } cards chosen. You need 7, or 8 with the Paperboy.
}

## Buildings, edition, placing

web-buildings-first-game = First-game buildings
web-buildings-all = All buildings
web-edition-big-box = Big Box
web-edition-2009 = 2009
web-placing-turns = In turn
web-placing-live = All at once

## Variants and the river

web-variant-new-beginning = A New Beginning
    .about = Everyone spends $50 in secret before the game
web-variant-river = Carson River
    .about = A river runs through the town, and roads become bridges
web-variant-might-is-right = Might is Right
    .about = Secret duel tiles instead of dice
web-variant-kit-carson = Kit Carson
    .about = Move your cowboys around until you pass
web-variant-outlaws = Outlaws
    .about = Bandits ride in and rob the town
web-variant-horses = Horses
    .about = Horses, enclosures and a rodeo
web-river-ours = Our river. To draw your own, tap adjacent parcels one after another.
web-river-drawn = { $count ->
    [one] 1 parcel drawn. You need 3 to 15, from edge to edge.
   *[other] { $count } parcels drawn. You need 3 to 15, from edge to edge.
}
web-river-back-to-ours = Our river

## Virtual players and bots

web-virtual-number = Virtual player { $number }
web-level-novice = Novice
web-level-intermediate = Intermediate
web-level-expert = Expert
web-suits = Suits (they decide tied bids)
web-suit-of = { $name }’s suit
web-suit-hat = Hat
web-suit-star = Star
web-suit-cow = Cow
web-suit-boot = Boot
web-suit-horseshoe = Horseshoe
web-suit-cactus = Cactus
web-bot-random = Random
web-bot-friendly = Easy
web-bot-greedy = Normal
web-bot-learned = Self-taught
web-bot-level-1 = Greenhorn
    .about = Fresh off the stagecoach: means well, wastes a lot.
web-bot-level-2 = Cowhand
    .about = Works hard and takes whatever is close at hand.
web-bot-level-3 = Deputy
    .about = Knows a good move, but sometimes lets it go.
web-bot-level-4 = Gambler
    .about = Plays well, but takes one risk too many.
web-bot-level-5 = Marshal
    .about = Takes what is worth most, and often sees what others want.
web-bot-level-6 = Legend
    .about = Has played more games than the town has seen days.
web-bots-mixed = Every bot has a level of its own.
web-bots-one-by-one = A level for each bot
web-worthy-higher = “{ $from }” has become too easy for you. A worthy opponent: { $to }.
web-worthy-lower = “{ $from }” is hard to beat. A worthy opponent for now: { $to }.
web-worthy-choose = Choose { $to }

## Undo and clock

web-undo-friendly = If the others agree
web-undo-strict = Only before anything is revealed
web-undo-off = Never
web-pace-none = None
web-pace-live = Live: 15 min + 15 s per move
web-pace-daily = Days: 2 days + 6 h per move
web-pace-slow = Weeks: 7 days + 1 day per move

## What can be wrong

reason-unknown-option = there is no option “{ $option }”, only: { $known }
reason-unknown-value = the option “{ $option }” has no value “{ $text }”, only: { $known }
reason-players-out-of-range = there are { $least } to { $most } players, not “{ $text }”
reason-edition-has-fewer-players = the 2009 edition is for { $least } to { $most } players, not { $text }
reason-edition-has-base-tiles-only = the 2009 edition has only the first-game buildings
reason-edition-has-base-characters-only = the 2009 edition has only the characters 1 to 7
reason-named-twice = the option “{ $option }” names something twice: “{ $text }”
reason-unknown-cast = there are no characters “{ $text }”; name seven sides such as 4R, or one of: { $known }
reason-wrong-cast-size = { $needed } characters are needed, not { $count }
reason-card-twice = a character can only be there once: { $card }
reason-card-needs-horses = this character needs the horses variant: { $card }
reason-side-settled-in-play = the side of this card is chosen during play: { $card }
reason-unknown-bot = there is no bot “{ $text }”, only: { $known }
reason-edition-has-no-such-variant = the 2009 edition does not have this variant: “{ $text }”
reason-river-length = a river has { $least } to { $most } parcels, not { $count }
reason-river-broken = each parcel of the river must share a side with the next
reason-river-must-reach-two-edges = the river must lead from one edge of the map to another
reason-seats-out-of-range = a table has { $least } to { $most } players, people and virtual players together, not { $count }
reason-suits-missing = { $seats } suits are needed, one for each seat, not { $count }
