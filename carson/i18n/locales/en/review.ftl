# Reviews of a game: what a decision cost, what was better, and why.

## The terminal

review-progress = Reviewing
review-mistake = { $number }. Round { $round }, move { $at }: { $loss }% of win chance lost (± { $error })
review-played = You played: { $move }
review-better = Better: { $move }
review-line = It could continue like this:
review-no-mistakes = No decision was clearly worse than another.
review-decisions = { $count } decisions: { $best } best, { $good } as good as the best, { $slip } slips, { $mistake } big mistakes.
review-lost = All mistakes together cost { $loss }% of win chance.
review-player = Player
review-first-chance = Chance at the start, %
review-luck = From luck, %
review-last-chance = At the end, %

## Why a move was better

review-amount = { $what }: { $amount }
review-better-fact = The better move: { $facts }
review-played-fact = Yours: { $facts }
review-more-points = On average you then end with { $points } VP more, mostly from: { $source }.
review-rival-points = The strongest of the others then ends with { $points } VP less on average.
