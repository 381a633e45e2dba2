# The lobby of a table, and what can be done with its seats.

## The lobby

web-lobby = Warten auf Spieler
web-lobby-waits = Das Spiel beginnt, wenn alle Plätze besetzt sind.
web-table-link = Der Link zu diesem Tisch
web-copy-link = Link kopieren
web-copied = Kopiert
web-free-seat = Frei
web-sit-down = Platz nehmen
web-a-bot = Bot

## Seats

web-bot-plays-for-you = Ein Bot spielt für dich.
web-come-back = { $name } spielt wieder selbst
web-hand-to-bot = Ein Bot spielt für { $name }
web-sit-down-for = Für { $name } weiterspielen
web-leave = Den Tisch verlassen
web-kick = { $name } bitten zu gehen
web-seat-link = Link für { $name }
web-seat-link-secret = Wer diesen Link hat, spielt auf diesem Platz. Halte ihn geheim.
