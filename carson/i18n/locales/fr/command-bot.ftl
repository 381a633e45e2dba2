# `carson bot check`: bots that are programs of their own.

usage-bot = Des robots qui sont vos propres programmes, dans n’importe quel langage.
usage-bot-check = Faire jouer quelques parties à un programme, ligne par ligne, et signaler ses erreurs.
usage-bot-command = La commande qui lance le robot, par exemple "python3 mybot.py".
usage-bot-think = Temps de réflexion d’un programme par coup, en millisecondes.
usage-bot-show = Afficher toutes les lignes de la première partie.
bot-game =
    { $game ->
        [cards] jeu de cartes
       *[board] jeu de plateau
    }, { $seats } places{ $variants ->
        [none] { "" }
       *[other] , { $variants }
    }
bot-played =
    { $game } : { $count ->
        [one] { $count } décision
       *[other] { $count } décisions
    }, la plus lente en { $milliseconds } ms
bot-declined = { $game } : partie non jouée. { $text }
bot-failed = { $game }, décision { $number } ({ $asked }) : { $text }
bot-last-lines = Les dernières lignes ; celles du robot commencent par une flèche :
bot-fickle = Avec la même graine, le robot n’a pas fait les mêmes choix : ses parties ne peuvent pas être répétées. Tirez tout le hasard de la ligne « seed ».
bot-fine =
    { $count ->
        [one] Le robot « { $bot } » a joué { $count } partie sans faute.
       *[other] Le robot « { $bot } » a joué { $count } parties sans faute.
    }
bot-forfeits = forfaits
bot-forfeit-why = Le robot « { $bot } » a perdu une partie par forfait : { $text }

## Why a bot lost a game

reason-bot-late = Le robot n’a pas répondu en { $milliseconds } ms. Il doit terminer ses lignes et vider son tampon de sortie après chaque réponse.
reason-bot-not-started = La commande « { $command } » ne peut pas être lancée : { $text }
reason-bot-ended = Le robot s’est arrêté avec le code { $status }. Ses derniers mots : { $text }
reason-bot-garbage = Le robot a dit « { $heard } », mais le protocole attend ici « { $expected } ». Les remarques vont sur l’erreur standard, ou derrière un « # ».
reason-bot-illegal = Le robot a insisté sur le coup « { $move } », qui a été refusé : { $text }
reason-bot-sorry = Le robot a abandonné : { $text }
