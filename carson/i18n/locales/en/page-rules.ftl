# The rulebook in the browser: its pages, its search, and links to its paragraphs.

## Pages that show what there is

rules-characters = The characters
    .lead = Each card has a yellow and a red side. Its number sets the turn order; the cash limit is the money you may keep at the end of the round.
rules-buildings = Buildings and Houses
    .lead = What can stand on a parcel, and what it does there.
rules-spaces = The track
    .lead = The spaces in the order in which they are resolved, and the enclosures of a game with horses.
rules-variants = The variants
    .lead = What you can add to the board game, one at a time or together.
rules-side-yellow = { $name }, yellow side: cash limit { $limit }
rules-side-red = { $name }, red side: cash limit { $limit }
rules-sentence = { $text }.

## Search and links

web-rules = Rules
web-rules-contents = Contents
web-rules-search = Search the rules
web-rules-found = { $count ->
    [0] Nothing found.
    [one] 1 paragraph found
   *[other] { $count } paragraphs found
}
web-rules-read-on = Read more
web-rules-why = Why:
web-rules-see = See also
web-rules-rulings = Rulings
web-rules-ruling = Ruling { $number }
web-rules-table = Table
web-rule = What the rules say
web-rule-short = Rule
