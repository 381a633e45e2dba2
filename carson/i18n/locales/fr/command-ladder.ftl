# `carson ladder`: how strong the bots are.

ladder-rating = cote
ladder-interval = 95 %
ladder-games = parties
ladder-title = { $players } joueurs
usage-ladder = Faire jouer tous les groupes de robots les uns contre les autres, à places tournantes et à chance égale, et les classer.
usage-ladder-bots = Les robots, séparés par des virgules. Connus : { $known }.
usage-ladder-players = Joueurs par table, séparés par des virgules : un classement pour chaque nombre.
usage-ladder-rounds = Combien de fois chaque groupe se rencontre ; chaque fois dans toutes les rotations.
usage-ladder-by-lot = Tirer au sort toutes les autres options à chaque rencontre.
usage-ladder-option = Une option du jeu, par exemple variants=river ; peut être répétée.
usage-ladder-picture = Dessiner les classements dans ce fichier SVG.
error-ladder = Il manque ici un paquet pour le classement : { $text }. `pip install carson[ladder]` l’installe.
