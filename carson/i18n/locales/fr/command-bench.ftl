# `carson bench`: how quick the program is.

## The engine

bench-progress = Mesure
bench-game = jeu
bench-decisions = décisions/s
bench-steps = pas/s
bench-games = parties/s
bench-copies = copies/s
bench-legal = coups légaux, µs
bench-view = une vue, µs
bench-replay = rejouer une partie, ms
bench-memory = un état, octets
bench-game-board = plateau, { $players } joueurs
bench-game-everything = plateau avec toutes les variantes, { $players } joueurs
bench-game-cards = cartes, { $players } joueurs
bench-peers = autres moteurs
bench-ratios = combien de fois plus de décisions / pas / copies par seconde
bench-about = Parties au hasard sur un seul cœur, en temps processeur ; le meilleur de { $rounds } séries entrelacées. Une décision est le choix d’un joueur entre deux coups au moins. Les pas sont toutes les réponses que le moteur attend, dés et tirages compris.
bench-compare = Les rapports comparent des moteurs, pas des règles : chaque moteur joue à son propre jeu. La plupart des pas de Catanatron n’ont qu’une action possible ; ce sont des pas et non des décisions. Notre moteur joue lui-même ces coups et ne les compte nulle part.
bench-absent = Il n’y a pas de version « { $build } » ici. Dans une copie des sources, « make compiled » la fabrique ; ailleurs, « pip install . » le fait s’il y a un compilateur C.
bench-missing = « { $name } » n’est pas installé et n’a donc pas été mesuré : pip install 'carson[bench]'
bench-broken = La mesure de « { $name } » a échoué : son processus s’est arrêté.
usage-bench = Mesurer la vitesse du programme sur cette machine.
usage-bench-engine = Mesurer le moteur, compilé et interprété : décisions, parties et copies par seconde, le coût des coups légaux, d’une vue et d’une partie rejouée, et la mémoire d’un état.
usage-bench-peers = Mesurer Catanatron, OpenSpiel et python-chess dans la même exécution, et comparer.
usage-bench-json = Écrire un objet JSON au lieu de tableaux.
usage-bench-seconds = Secondes de jeu à mesurer pour chaque jeu.
reason-number-out-of-range = { $option } doit être compris entre { $least } et { $most }

## The bots

usage-bench-bots = Mesurer combien de temps les robots réfléchissent, en temps processeur.
usage-bench-bots-names = Les robots, séparés par des virgules ; « net » ne consulte que le réseau, pour tout.
usage-bench-bots-games = Combien de parties les robots de chaque nom jouent, avec des options tirées au hasard.
usage-bench-bots-everything = Plutôt six à table, avec toutes les variantes.
bench-bots-mean = une décision, ms
bench-bots-slowest = la plus lente, ms
bench-bots-counted = décisions
bench-bots-about = Temps processeur sur un seul cœur ; une décision comprend l’état imaginé à partir de la vue.

## The server

usage-bench-server = Mesurer un serveur : coups par seconde et temps de réponse.
usage-bench-server-games = Combien de parties à quatre joueurs se jouent en même temps.
usage-bench-server-seconds = Durée de la mesure, en secondes.
usage-bench-server-database = La base de données ; par défaut, un fichier SQLite, effacé ensuite.
usage-bench-server-compare = Comparer le serveur aux règles seules : temps processeur, spectateurs, mémoire, nombreuses tables.
usage-bench-server-crowd = Servir une foule : 500 spectateurs à une table, puis 1 000 tables de personnes qui réfléchissent.
usage-bench-server-strain = Mettre le serveur à l’épreuve : les nombreux robots d’un inconnu, un journal demandé sans cesse, un redémarrage.
usage-bench-server-json = Écrire un objet JSON au lieu d’un tableau.
bench-server-title = Temps de réponse
bench-server-middle = médiane
bench-server-late = 99e centile
bench-server-move = Un coup, enregistré
bench-server-view = Une vue de la table
bench-server-speed = { $games } parties à quatre joueurs en même temps : { $speed } coups par seconde ({ $moves } coups en { $seconds } s)
bench-server-tables = { $count } tables, 15 s de réflexion par coup
bench-server-alone = Règles et vue d’un tour, seules : { $number } ms de temps processeur
bench-server-turn = Un tour par HTTP, enregistré : { $number } fois cela
bench-server-unlimited = Le même sans limite de requêtes : { $number } fois cela
bench-server-spectator = Chacun des { $count } spectateurs, à chaque coup : { $number } fois cela
bench-server-memory = Mémoire par table : { $number } ko
bench-server-told = D’un coup jusqu’à ce que les { $count } spectateurs l’aient appris
bench-server-bot = La réponse d’un robot
bench-server-bot-beside = La même à côté de { $count } tables de robots
bench-server-calm = Une vue ou un coup
bench-server-beside-log = Les mêmes à côté de { $count } longs journaux par seconde
bench-server-restart = Un redémarrage en pleines parties : de retour après { $number } s
error-bench-server = Le serveur n’a pas démarré : { $text }
