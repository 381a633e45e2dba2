# `carson ladder`: how strong the bots are.

ladder-rating = cote
ladder-interval = 95 %
ladder-games = parties
ladder-title = { $players } joueurs
usage-ladder = Fait se rencontrer tous les groupes de robots, en changeant de place et avec la même chance, et les classe.
usage-ladder-bots = Qui se rencontre, séparés par des virgules. Il y a : { $known }.
usage-ladder-players = Combien s’assoient à une table, séparés par des virgules : un classement pour chaque nombre.
usage-ladder-rounds = Combien de fois chaque groupe se rencontre ; chaque fois dans toutes les rotations.
usage-ladder-by-lot = Tire au sort toutes les autres options à chaque rencontre.
usage-ladder-option = Une option du jeu, par exemple variants=river ; peut être répétée.
usage-ladder-picture = Dessine les classements dans ce fichier SVG.
error-ladder = Il manque ici un paquet pour le classement : { $text }. `pip install carson[ladder]` l’installe.
