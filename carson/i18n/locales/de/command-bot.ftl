# `carson bot check`: bots that are programs of their own.

usage-bot = Eigene Programme als Bots, in jeder Sprache.
usage-bot-check = Ein Programm einige Spiele zeilenweise spielen lassen und seine Fehler melden.
usage-bot-command = Der Befehl, der den Bot startet, etwa "python3 mybot.py".
usage-bot-think = Wie lange ein Bot, der ein Programm ist, über einen Zug nachdenken darf, in Millisekunden.
usage-bot-show = Alle Zeilen des ersten Spiels zeigen.
bot-game =
    { $game ->
        [cards] Kartenspiel
       *[board] Brettspiel
    }, { $seats } Plätze{ $variants ->
        [none] { "" }
       *[other] , { $variants }
    }
bot-played =
    { $game }: { $count ->
        [one] { $count } Entscheidung
       *[other] { $count } Entscheidungen
    }, die langsamste in { $milliseconds } ms
bot-declined = { $game }: nicht gespielt. { $text }
bot-failed = { $game }, Entscheidung { $number } ({ $asked }): { $text }
bot-last-lines = Die letzten Zeilen; die des Bots beginnen mit einem Pfeil:
bot-fickle = Mit demselben Startwert hat der Bot nicht dieselben Entscheidungen getroffen; seine Spiele lassen sich nicht wiederholen. Nimm allen Zufall aus der Zeile „seed“.
bot-fine =
    { $count ->
        [one] Der Bot „{ $bot }“ hat { $count } Spiel ohne Fehler gespielt.
       *[other] Der Bot „{ $bot }“ hat { $count } Spiele ohne Fehler gespielt.
    }
bot-forfeits = kampflos verloren
bot-forfeit-why = Der Bot „{ $bot }“ hat ein Spiel kampflos verloren: { $text }

## Why a bot lost a game

reason-bot-late = Der Bot hat nicht innerhalb von { $milliseconds } ms geantwortet. Er muss seine Zeilen beenden und nach jeder Antwort die Ausgabe leeren (flush).
reason-bot-not-started = Der Befehl „{ $command }“ lässt sich nicht ausführen: { $text }
reason-bot-ended = Der Bot hat sich mit dem Code { $status } beendet. Seine letzten Worte: { $text }
reason-bot-garbage = Der Bot sagte „{ $heard }“, aber das Protokoll erwartet hier „{ $expected }“. Bemerkungen gehören auf die Standardfehlerausgabe oder hinter ein „#“.
reason-bot-illegal = Der Bot bestand auf dem Zug „{ $move }“, der abgelehnt wurde: { $text }
reason-bot-sorry = Der Bot hat aufgegeben: { $text }
