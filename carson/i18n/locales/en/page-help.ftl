# The help of the page: what the numbers mean, and the keys.

## Numbers and lists

web-help-numbers = What a player’s numbers mean
web-fact-income = Building income this round; of two numbers, the first is what is left if every attack succeeds
web-fact-limit = Cash limit; after −, the money above it
web-fact-final = Victory points if the game ended now
web-help-characters = The characters of this game
web-help-buildings = Buildings
web-help-boxes = The track, in order
web-help-keys = Keys
web-help-roads-note = You can lay roads from your supply before answering any question that offers “Road”. Nobody is interrupted.

## Keys

web-key-enter = Enter
    .does = show what the move does; again to make it
web-key-undo = Ctrl Z
    .does = undo
web-key-pass = P
    .does = pass
web-key-choices = C
    .does = go to the choices
web-key-track = T
    .does = go to the track, or to the cards on offer
web-key-number = 1 – 23
    .does = go to a space by its number
web-key-map = M
    .does = go to the town
web-key-arrows = ← ↑ → ↓
    .does = move from place to place
web-key-road = R
    .does = lay roads; again for the next edge
web-key-history = [ ]
    .does = one step back or forward
web-key-rounds = PgUp PgDn
    .does = one round back or forward
web-key-income = I
    .does = show incomes
web-key-income-map = H
    .does = show where a building would pay most
web-key-log = L
    .does = open the log
web-key-help = ?
    .does = explain what has the focus, or show this page
web-key-close = Esc
    .does = close, deselect

## The card game

web-help-yours = You have { $count }.
web-help-yours-points = You have { $count }: { $points } VP now.
web-help-brings = Brings you { $points } VP now.
