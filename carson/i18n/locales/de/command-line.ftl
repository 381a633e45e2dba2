# The command line: `carson`, `carson play`, `replay`, `verify`, `train`, `rules`.

## Version

version = carson { $version } ({ $build })
build-compiled = kompiliert
build-interpreted = interpretiert

## Usage

usage-carson = Carson City, das Brettspiel und das Kartenspiel, im Terminal. Ein inoffizielles Fanprojekt.
usage-version = Die Version anzeigen.
usage-play = Im Terminal spielen. Ohne Optionen: du und drei Bots beim Brettspiel; mit „cards“: du und drei virtuelle Spieler.
usage-replay = Ein aufgezeichnetes Spiel zeigen. Ohne Optionen: die letzte Stellung und das Ergebnis.
usage-review = Zeigen, was in einem aufgezeichneten Spiel besser gegangen wäre: die teuersten Entscheidungen, Siegchancen und Glück.
usage-review-seat = Der Platz der Person, ab 1.
usage-review-json = Ein JSON-Objekt statt der Seiten ausgeben.
usage-train = Gegner durch Spiele gegen sich selbst trainieren und ihre Stärke messen. Dafür sind die Pakete von `pip install carson[train]` nötig.
usage-verify = Die Würfel eines beendeten Spiels prüfen. Sie müssen aus dem zu Beginn versprochenen Startwert folgen.
usage-players = Wie viele mitspielen: 2 bis 6.
usage-play-players = Wie viele mitspielen. Brettspiel: 2 bis 6 insgesamt, sonst 4. Kartenspiel: Menschen und Bots, ohne die virtuellen Spieler.
usage-game = Das Spiel: board (Brettspiel) oder cards (Kartenspiel).
usage-people = Kartenspiel: wie viele Menschen oder Bots spielen, 1 bis 6; die virtuellen Spieler kommen hinzu.
usage-virtual = Kartenspiel: die virtuellen Spieler nach Stufe, durch Kommas getrennt: novice, intermediate, expert; oder none. Ohne diese Option füllen Spieler der Stufe „novice“ vier Plätze auf.
usage-suits = Kartenspiel: die Zeichen der Plätze, mit Kommas getrennt: { $known }. Plätze ohne Angabe bekommen die übrigen in dieser Reihenfolge.
usage-play-people = Wie viele davon Menschen an diesem Terminal sind.
usage-bots = Wer die anderen Plätze spielt, reihum, durch Kommas getrennt; im Kartenspiel gibt es so viele Bots, wie du nennst. Es gibt: { $known }.
usage-names = Die Namen der Spieler, durch Kommas getrennt, Menschen zuerst.
usage-seed = Die Würfel aus diesem Text ableiten; sonst sind sie geheim.
usage-load = Ein gespeichertes Spiel laden.
usage-ask-all = Auch fragen, worauf fast alle gleich antworten.
usage-edition = Die Regeln: big-box oder 2009.
usage-buildings = Die Plättchen: first-game, all, oder welche dazukommen, etwa school,station.
usage-characters = Die Personen: first-game, quiet, home-owner, prosper, settling-scores, gold-rush, random, oder sieben Seiten wie 1Y,2R,3Y (acht mit 0).
usage-option = Eine weitere Option des Spiels, je einmal: { $known }.
usage-language = Die Sprache der Texte.
usage-file = Die Aufzeichnung eines Spiels.
usage-at = Die Stellung nach so vielen Zügen der Aufzeichnung zeigen.
usage-events = Erzählen, was geschehen ist, Runde für Runde.
usage-variants = Varianten, durch Kommas getrennt: new-beginning, river, might-is-right, kit-carson, outlaws, horses.
usage-rules = Die Regeln ausgeben, oder was sie zu einigen Wörtern, einem Absatz wie duel.ties oder einer Klarstellung wie ruling-12 sagen.
usage-rules-words = Gesuchte Wörter oder die Kennung eines Absatzes.

## Files and options

error-no-name = Welche Datei? Nenne sie hinter dem Befehl.
error-file-missing = „{ $path }“ ist nicht zu finden.
error-file-folder = „{ $path }“ ist ein Ordner, keine Datei.
error-file-permission = Du darfst auf „{ $path }“ nicht zugreifen.
error-file-full = Auf dem Datenträger ist kein Platz mehr für „{ $path }“.
error-file-text = „{ $path }“ ist kein Text in UTF-8.
error-file-size = „{ $path }“ ist zu groß für die Aufzeichnung eines Spiels.
error-file-foreign = „{ $path }“ gibt es schon, und es ist keine Aufzeichnung eines Spiels; wähle einen anderen Namen.
error-file-other = „{ $path }“: { $text }
error-record = „{ $path }“, Zeile { $line }: { $text }
error-language = Es gibt keine Texte auf „{ $text }“, nur auf: { $known }
error-load-alone = Ein gespeichertes Spiel hat eigene Spieler, Namen, Würfel und Optionen: Nenne keine davon neben --load.
error-game = Es gibt kein Spiel „{ $text }“, nur: { $known }
error-other-game = „{ $option }“ ist keine Option dieses Spiels: { $game }
error-option = „{ $text }“ hat nicht die Form NAME=WERT.
error-people = Es müssen 1 bis { $most } Menschen sein, nicht { $count }.
error-same-name = Zwei Spieler können nicht beide „{ $text }“ heißen.
error-at = Dieses Spiel hat { $most } Züge: Zug { $count } lässt sich nicht zeigen.
error-review-seat = Dieses Spiel hat die Plätze 1 bis { $most }: Platz { $count } lässt sich nicht auswerten.
error-review-nothing = { $seat } hat in diesem Spiel noch nichts entschieden.
error-usage = { $text } (siehe --help)
error-output = Die Ausgabe lässt sich nicht schreiben: { $text }
error-train = Zum Trainieren fehlt hier ein Paket: { $text }. `pip install carson[train]` installiert es.

## Honest dice

verified = Die Würfel sind ehrlich: Alle { $count } Würfe und Ziehungen folgen aus dem versprochenen Startwert.
cards-verified = Die Ziehungen sind ehrlich: Alle { $count } folgen aus dem versprochenen Startwert.
