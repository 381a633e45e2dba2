# The options of a table: their names, their values, and what can be wrong with them.

## Names

web-option-characters = Characters
web-option-buildings = More buildings
web-option-variants = Variants
web-option-edition = Edition
web-option-river = The course of the river
web-option-placing = Placing
web-option-station-needs-house = The Station needs a House
web-option-indian-skips-occupied = The Indian's dice also skip parcels that are not free
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

web-buildings-first-game = The buildings of the first game
web-buildings-all = All buildings
web-edition-big-box = Big Box
web-edition-2009 = 2009
web-placing-turns = In turn
web-placing-live = All at once

## Variants and the river

web-variant-new-beginning = A new beginning
    .about = Everybody spends $50 in secret before the game
web-variant-river = Carson River
    .about = A river runs through the town, and roads become bridges
web-variant-might-is-right = Might is right
    .about = Duel tiles in secret instead of dice
web-variant-kit-carson = Kit Carson
    .about = Move cowboys again until you pass
web-variant-outlaws = Outlaws
    .about = Bandits ride in and rob the town
web-variant-horses = Horses
    .about = Horses, enclosures and a rodeo
web-river-ours = Our river. To draw your own, tap adjacent parcels one after another.
web-river-drawn = { $count ->
    [one] 1 parcel drawn. From edge to edge, 3 to 15 parcels.
   *[other] { $count } parcels drawn. From edge to edge, 3 to 15 parcels.
}
web-river-back-to-ours = Our river

## Virtual players and bots

web-virtual-number = Virtual player { $number }
web-level-novice = Novice
web-level-intermediate = Intermediate
web-level-expert = Expert
web-bot-random = Random
web-bot-friendly = Easy
web-bot-greedy = Normal
web-bot-learned = Has learned by playing itself
web-bot-level-1 = Greenhorn
    .about = Fresh off the stagecoach: means well, and wastes a lot.
web-bot-level-2 = Cowhand
    .about = Works hard, and takes what lies near.
web-bot-level-3 = Deputy
    .about = Sees a good move, and now and then lets it go.
web-bot-level-4 = Gambler
    .about = Plays well, and takes a chance too many.
web-bot-level-5 = Marshal
    .about = Takes what is worth most right now, every time.
web-bot-level-6 = Legend
    .about = Has more games behind it than the town has days.

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
reason-unknown-value = the option “{ $option }” knows no “{ $text }”, only: { $known }
reason-players-out-of-range = there are { $least } to { $most } players, not “{ $text }”
reason-edition-has-fewer-players = the 2009 edition is for { $least } to { $most } players, not { $text }
reason-edition-has-base-tiles-only = the edition of 2009 has only the buildings of the first game
reason-edition-has-base-characters-only = the edition of 2009 has only the characters 1 to 7
reason-named-twice = the option “{ $option }” names something twice: “{ $text }”
reason-unknown-cast = there are no characters “{ $text }”; name seven sides such as 4R, or one of: { $known }
reason-wrong-cast-size = { $needed } characters are needed, not { $count }
reason-card-twice = a character cannot be there twice: { $card }
reason-card-needs-horses = this character needs the horses, which are not in the game: { $card }
reason-side-settled-in-play = the side of this card is settled in play: { $card }
reason-unknown-bot = there is no bot “{ $text }”, only: { $known }
reason-edition-has-no-such-variant = the edition of 2009 does not have this variant: “{ $text }”
reason-river-length = a river has { $least } to { $most } parcels, not { $count }
reason-river-broken = the parcels of the river do not follow each other side by side
reason-river-must-reach-two-edges = the river must lead from one edge of the map to another
reason-seats-out-of-range = { $least } to { $most } sit at the table, people and virtual players together, not { $count }
reason-suits-missing = { $seats } suits are needed, one for each seat, not { $count }
