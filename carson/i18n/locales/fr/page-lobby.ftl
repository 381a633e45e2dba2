# The lobby of a table, and what can be done with its seats.

## The lobby

web-lobby = En attente de joueurs
web-lobby-waits = La partie commence quand toutes les places sont prises.
web-table-link = Le lien de cette table
web-copy-link = Copier le lien
web-copied = Copié
web-free-seat = Libre
web-sit-down = S’asseoir
web-a-bot = Robot

## Seats

web-bot-plays-for-you = Un robot joue pour vous.
web-come-back = { $name } reprend la main
web-hand-to-bot = Confier { $name } à un robot
web-sit-down-for = Prendre la place de { $name }
web-leave = Quitter la table
web-kick = Demander à { $name } de partir
web-seat-link = Lien pour { $name }
web-seat-link-secret = Quiconque a ce lien peut jouer à cette place. Gardez-le secret.
