# Keys, and what is said about the things on the table.

web-key-enter = Enter
    .does = show what the move does; once more to make it
web-key-undo = Ctrl Z
    .does = undo
web-key-pass = P
    .does = pass
web-key-choices = C
    .does = to the choices
web-key-track = T
    .does = to the track, or to the cards on offer
web-key-number = 1 – 23
    .does = to a space by its number
web-key-map = M
    .does = to the town
web-key-arrows = ← ↑ → ↓
    .does = from place to place
web-key-road = R
    .does = lay roads; once more for the next edge
web-key-history = [ ]
    .does = one step back or on
web-key-rounds = PgUp PgDn
    .does = a round back or on
web-key-income = I
    .does = show incomes
web-key-log = L
    .does = the log
web-key-help = ?
    .does = about what has the focus; else this page
web-key-close = Esc
    .does = close, deselect

## What a thing on the table is worth now

preview-belongs = { $parcel } belongs to { $seat }.
preview-pays-now = { $thing }: pays ${ $amount } this round.
preview-land-price = Price of the land now: ${ $amount }.
preview-no-road = No road touches it yet.
preview-stands-there = { $seat } stands there, with { $count } firepower.
preview-firepower-sum = { $total } = { $revolvers } from revolvers + { $cowboys } from cowboys in the supply + { $ammunition } from ammunition + { $other } from characters and variants.
preview-came-from = { $source }: { $points } VP.
web-tip = About { $name }
web-tip-appeal = Virtual players take the card of the highest appeal and score the appeal of their cards. For you it counts nothing.
web-tip-bag = In the bag: { $count }.
web-tip-limit = Cash limit: ${ $limit }.
web-tip-supply = In the supply of { $name }: { $count }.
preview-worth-now = Worth { $points } VP now.
web-setting-patterns = Patterns on owned land
