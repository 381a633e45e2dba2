# The help of the page: what the numbers mean, and the keys.

## Numbers and lists

web-help-numbers = What a player’s numbers mean
web-fact-income = Building income this round; after ≥, what is left if every attack succeeds
web-fact-limit = Cash limit; after − what would be over it
web-fact-final = Victory points if the game ended now
web-help-characters = The characters of this game
web-help-buildings = Buildings
web-help-boxes = The track, in its order
web-help-keys = Keys
web-help-roads-note = You can lay roads from your supply before answering any question that offers “Road”. Nobody is interrupted.

## Keys

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
web-key-income-map = H
    .does = show where a building would pay most
web-key-log = L
    .does = the log
web-key-help = ?
    .does = about what has the focus; else this page
web-key-close = Esc
    .does = close, deselect
