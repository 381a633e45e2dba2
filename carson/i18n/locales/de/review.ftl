# Reviews of a game: what a decision cost, what was better, and why.

## The terminal

review-progress = Auswertung
review-mistake = { $number }. Runde { $round }, Zug { $at }: { $loss } % Siegchance verloren (± { $error })
review-played = Gespielt: { $move }
review-better = Besser: { $move }
review-line = So könnte es weitergehen:
review-no-mistakes = Keine Entscheidung war klar schlechter als eine andere.
review-decisions = { $count } Entscheidungen: { $best } beste, { $good } gleich gute, { $slip } Ungenauigkeiten, { $mistake } grobe Fehler.
review-lost = Alle Fehler zusammen haben { $loss } % Siegchance gekostet.
review-player = Name
review-first-chance = Chance am Anfang, %
review-luck = Durch Glück, %
review-last-chance = Am Ende, %

## Why a move was better

review-amount = { $what }: { $amount }
review-better-fact = Der bessere Zug: { $facts }
review-played-fact = Deiner: { $facts }
review-more-points = Im Schnitt hast du damit am Ende { $points } SP mehr, vor allem durch: { $source }.
review-rival-points = Wer von den anderen am stärksten ist, hat damit am Ende im Schnitt { $points } SP weniger.
