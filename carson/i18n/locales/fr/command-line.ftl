# The command line: `carson`, `carson play`, `replay`, `verify`, `train`, `rules`.

## Version

version = carson { $version } ({ $build })
build-compiled = compilé
build-interpreted = interprété

## Usage

usage-carson = Carson City, le jeu de plateau et le jeu de cartes, dans votre terminal. Un projet de fans, non officiel.
usage-version = Afficher la version.
usage-play = Jouer dans le terminal. Par défaut, vous et trois robots au jeu de plateau ; avec « cards », vous et trois joueurs virtuels.
usage-replay = Montrer une partie enregistrée. Par défaut, sa position finale et son résultat.
usage-review = Montrer ce qu’un joueur aurait pu mieux faire dans une partie enregistrée : les décisions les plus coûteuses, les chances de victoire et la part du hasard.
usage-review-seat = La place du joueur, à partir de 1.
usage-review-json = Afficher un objet JSON au lieu des pages.
usage-train = Entraîner des adversaires en les faisant jouer contre eux-mêmes, et mesurer leur force. Il faut ce que `pip install carson[train]` installe.
usage-verify = Vérifier les dés d’une partie terminée. Ils doivent découler de la graine promise au début.
usage-players = Nombre de joueurs : 2 à 6.
usage-play-players = Nombre de joueurs. Plateau : 2 à 6 en tout, 4 par défaut. Cartes : personnes et robots, sans les joueurs virtuels.
usage-game = Le jeu : board (plateau) ou cards (cartes).
usage-people = Jeu de cartes : combien de personnes ou de robots jouent, 1 à 6 ; les joueurs virtuels s’y ajoutent.
usage-virtual = Jeu de cartes : les joueurs virtuels par niveau, séparés par des virgules : novice, intermediate, expert ; ou none. Par défaut, des novices complètent la table jusqu’à quatre places.
usage-suits = Jeu de cartes : les enseignes par place, séparées par des virgules : { $known }. Les places non indiquées reçoivent les autres dans cet ordre.
usage-play-people = Combien d’entre eux sont des personnes à ce terminal.
usage-bots = Les robots des autres places, séparés par des virgules et répétés au besoin ; au jeu de cartes, exactement les robots que vous nommez. Connus : { $known }.
usage-names = Les noms des joueurs, séparés par des virgules, les personnes d’abord.
usage-seed = Tirer les dés de ce texte ; sinon, ils sont secrets.
usage-load = Charger une partie enregistrée.
usage-ask-all = Poser même les questions auxquelles presque tout le monde répond de la même façon.
usage-edition = Les règles à suivre : big-box ou 2009.
usage-buildings = Les tuiles à utiliser : first-game, all, ou celles à ajouter, comme school,station.
usage-characters = Les personnalités : first-game, quiet, home-owner, prosper, settling-scores, gold-rush, random, ou sept faces comme 1Y,2R,3Y (huit avec 0).
usage-option = Une autre option du jeu, une fois pour chacune : { $known }.
usage-language = La langue des textes.
usage-file = L’enregistrement d’une partie.
usage-at = Montrer la position après ce nombre de coups.
usage-events = Montrer ce qui s’est passé, tour par tour.
usage-variants = Variantes, séparées par des virgules : new-beginning, river, might-is-right, kit-carson, outlaws, horses.
usage-rules = Afficher les règles, ou les paragraphes qui répondent à quelques mots, à un identifiant comme duel.ties ou à un arbitrage comme ruling-12.
usage-rules-words = Mots à chercher, ou l’identifiant d’un paragraphe.

## Files and options

error-no-name = Quel fichier ? Ajoutez son nom après la commande.
error-file-missing = « { $path } » est introuvable.
error-file-folder = « { $path } » est un dossier, pas un fichier.
error-file-permission = Vous n’avez pas les droits d’accès à « { $path } ».
error-file-full = Il n’y a plus de place sur le disque pour « { $path } ».
error-file-text = « { $path } » n’est pas un texte en UTF-8.
error-file-size = « { $path } » est trop grand pour être l’enregistrement d’une partie.
error-file-foreign = « { $path } » existe déjà et n’est pas l’enregistrement d’une partie ; choisissez un autre nom.
error-file-other = « { $path } » : { $text }
error-record = « { $path } », ligne { $line } : { $text }
error-language = Il n’y a pas de textes en « { $text } », seulement en : { $known }
error-load-alone = Une partie enregistrée a ses propres joueurs, noms, dés et options : n’en donnez pas avec --load.
error-game = Il n’y a pas de jeu « { $text } », seulement : { $known }
error-other-game = « { $option } » n’est pas une option de ce jeu : { $game }
error-option = « { $text } » n’est pas de la forme NOM=VALEUR.
error-people = Il doit y avoir de 1 à { $most } personnes, pas { $count }.
error-same-name = Deux joueurs ne peuvent pas s’appeler tous deux « { $text } ».
error-at = Cette partie a { $most } coups : le coup { $count } ne peut pas être montré.
error-review-seat = Cette partie a les places 1 à { $most } : la place { $count } ne peut pas être analysée.
error-review-nothing = { $seat } n’a encore rien décidé dans cette partie.
error-usage = { $text } (voir --help)
error-output = La sortie ne peut pas être écrite : { $text }
error-train = Il manque ici un paquet pour l’entraînement : { $text }. `pip install carson[train]` l’installe.

## Honest dice

verified = Les dés sont honnêtes : les { $count } lancers et tirages découlent tous de la graine promise.
cards-verified = Les tirages sont honnêtes : tous les { $count } découlent de la graine promise.
