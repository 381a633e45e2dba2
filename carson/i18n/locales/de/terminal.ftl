# Das Terminal: Tafeln, Fragen, Hilfe, Ergebnisse, Fehler.

## Statuszeile und Tafel

status-round = Runde { $round } von { $rounds }
status-phase-0 = Spielvorbereitung
status-phase-1 = Auswahl der Personen
status-phase-2 = Einsetzen der Cowboys
status-phase-3 = Ausführen der Aktionen
status-phase-4 = Rundenende
status-turn-order = Aktionsleiste
status-pass-order = Passleiste
status-passed = gepasst

panel-player = { "" }
panel-cash = Geld
panel-vp = SP
panel-cowboys = Cowb.
panel-revolvers = Rev.
panel-firepower = Kraft
panel-roads = Str.
panel-land = Land
panel-character = Person, Geldlimit

## Sätze für mehrere Ereignisse

story-ordered = Die ausgeloste Reihenfolge: { $list }.
    .item = { $seat }
story-mountain-rose = Berge erheben sich auf { $list }.
    .item = { $parcel }
story-drew = Aus dem Beutel gezogen, in dieser Reihenfolge: { $list }.
    .item = { $thing }
story-bought-land = { $seat } kauft { $parcel } für ${ $amount }.

## Was ein Zug tut, für die Liste der Züge

menu-land = eine Parzelle kaufen, deren Preis auf dem Plan steht
menu-spaces = ein Aktionsfeld, nach seiner Nummer
do-choose = { $name } (Limit { $limit }): { $power }
do-draft = { $thing }
do-claim-ReceiveParcel = { $thing }
do-claim = für ${ $price }
do-place-land = ${ $price }
do-place-own = ${ $income } verteidigen
do-place-other = angreifen, Hälfte von ${ $income }
do-place-hall = Rathaus
do-fetch = { $thing }
do-move-land = ${ $price }
do-offer = { $thing }
do-blast = bringt dreimal ${ $income }
do-tax = { $amount ->
    [0] $1 je Revolver
   *[1] $1 je angefangene $10
}
do-arm = { $amount ->
    [0] keinen
    [1] 1 Revolver für $3
   *[other] { $amount } Revolver für $9
}
do-dismiss = { $amount ->
    [0] keinen: 3 SP
    [1] 1 Cowboy: 6 SP
   *[other] { $amount } Cowboys: 9 SP
}
do-reroll = Würfel { $amount } neu werfen
do-keep-RerollOrKeep = die Würfel behalten
do-pay = $2 zahlen
do-bid = ${ $amount }
do-build-PlaceCityHall = Rathaus
do-pass-BidOrPass = nicht mehr mitbieten
do-duel = Duell: { $place }
do-take-TakeGain = { $gives-place }
do-take-StealOrNot = stehlen
do-take-CashOrWait = $8 nehmen
do-take-DoubleOrCash = stattdessen $8 nehmen
do-decline = verzichten
do-buy = { $thing } für ${ $price }
do-build = brächte jetzt ${ $income }
do-keep-PlaceHouse = das Gebäude in den Vorrat zurücknehmen
do-house-land = unverkauftes Land, ${ $gain } mehr für dich
do-house-own = dein Land, ${ $gain } mehr für dich
do-ask = { $owner } fragen, ${ $gain } mehr für dich
do-unpack = { $thing }
do-points = { $amount } SP für ${ $price }
do-spend = { $points } SP
do-recruit = { $amount ->
    [0] keinen
    [1] 1 Cowboy für $1
    [2] 2 Cowboys für $4
   *[other] { $amount } Cowboys für $9
}
do-road = zuerst eine Straße legen
do-double = verdoppeln: { $thing }

## Die Schleife

player-name = Spieler { $number }
welcome = Carson City: eine inoffizielle Fassung des Brettspiels von Xavier Georges (Quined Games).
welcome-bot = (Bot: { $bot })
welcome-virtual = (virtueller Spieler: { $level })
welcome-commitment = Die Würfel folgen aus einem geheimen Startwert. Seine Prüfsumme: { $commitment }
welcome-help = Tippe jederzeit „help“.
note-obvious = { $question } Für dich beantwortet: { $move }
curtain = Gib das Gerät an { $player } weiter; dann Enter:
turn-of = { $player } ist an der Reihe
why-allowed = „{ $move }“ ist erlaubt.
undone = Zurückgenommen.
saved = Gespeichert. Später weiter mit: carson play --load { $path }
loaded = Geladen: { $path }
over = Das Spiel ist zu Ende. Du kannst noch tippen: log, map, save DATEI, load DATEI, quit.
quit-unsaved = Das Spiel ist nicht gespeichert. Tippe „save DATEI“, um es zu behalten, oder noch einmal „quit“, um zu gehen.
bye = Auf Wiedersehen.
interrupted = Abgebrochen.
reason-no-such-number = Kein Zug hat jetzt die Nummer { $text }.
reason-ambiguous = „{ $text }“ kann mehrere Züge bedeuten: { $known }

## Das Ende

result-winner = { $player } gewinnt mit { $points } SP.
result-winners = { $player } teilen sich den Sieg mit { $points } SP.
result-total = Summe
result-honest = Die Würfel kamen aus dem Startwert { $seed }, dessen Prüfsumme { $commitment } war. Um sie zu prüfen: „save DATEI“, dann „carson verify DATEI“.

## Hilfe

help-why = warum ein Zug abgelehnt wird, oder dass er erlaubt ist
    .use = why ZUG
help-undo = den letzten Zug zurücknehmen, wenn seitdem nicht gewürfelt oder gezogen wurde
    .use = undo
help-log = die letzten Zeilen des Verlaufs, 30, wenn du nicht sagst, wie viele
    .use = log [N]
help-save = das Spiel in eine Datei schreiben
    .use = save DATEI
help-load = mit dem Spiel einer Datei weitermachen
    .use = load DATEI
help-map = den Tisch noch einmal zeigen
    .use = map
help-help = diese Seite, oder: characters, buildings, spaces, oder der Name von etwas davon
    .use = help [THEMA]
help-quit = gehen
    .use = quit
help-typing = Tippe eine Nummer der Liste oder einen Zug wie „place d4“. Das Verb kann wegfallen oder abgekürzt werden, wo nur eines gemeint sein kann: „d4“, „pl d4“. Felder lassen sich mit ihrer Nummer nennen: „white 13“. Eine Straße ist eine Seite einer Parzelle: „road d4n“ liegt nördlich von d4.
help-legend = Auf dem Plan steht das Zeichen des Besitzers links auf der Parzelle, Cowboys stehen rechts. Eine Zahl ist, was ein Gebäude bringt; eine Zahl mit $ ist, was das Land kostet. ⌂ ist ein Wohnhaus, ⌂⌂ ein Stadthaus, /\ ein Berg, ~~ der Fluss, ! ein Outlaw, doppelte Linien sind Straßen. Ein Buchstabe hinter einem Cowboy: w weiß, d mit Dynamit, n mit Plättchen „Kein Duell“, g Glückspilz. Bei den Aktionsfeldern ist · automatisch und × geschlossen.
help-unknown = Zu „{ $text }“ gibt es keine Hilfe. Themen: { $known }, oder der Name einer Person, eines Gebäudes oder eines Feldes.

## Dateien und Optionen

error-no-name = Welche Datei? Nenne sie hinter dem Befehl.
error-file-missing = „{ $path }“ ist nicht zu finden.
error-file-folder = „{ $path }“ ist ein Ordner, keine Datei.
error-file-permission = Du darfst auf „{ $path }“ nicht zugreifen.
error-file-full = Auf dem Datenträger ist kein Platz mehr für „{ $path }“.
error-file-text = „{ $path }“ ist kein Text in UTF-8.
error-file-size = „{ $path }“ ist zu groß für die Aufzeichnung eines Spiels.
error-file-foreign = „{ $path }“ gibt es schon und ist keine Aufzeichnung eines Spiels; wähle einen anderen Namen.
error-file-other = „{ $path }“: { $text }
error-record = „{ $path }“, Zeile { $line }: { $text }
error-language = Es gibt keine Texte auf „{ $text }“, nur auf: { $known }
error-load-alone = Ein gespeichertes Spiel hat eigene Spieler, Namen, Würfel und Optionen: Nenne keine davon neben --load.
error-game = Es gibt kein Spiel „{ $text }“, nur: { $known }
error-other-game = „{ $option }“ ist keine Option dieses Spiels: { $game }
error-option = „{ $text }“ hat nicht die Form NAME=WERT.
error-people = Es müssen 1 bis { $most } Menschen sein, nicht { $count }.
error-same-name = Zwei Spieler können nicht beide „{ $text }“ heißen.
error-at = Dieses Spiel hat { $most } Züge: { $count } lassen sich nicht zeigen.
error-usage = { $text } (siehe --help)
error-output = Die Ausgabe lässt sich nicht schreiben: { $text }
error-train = Zum Trainieren fehlt hier ein Paket: { $text }. `pip install carson[train]` installiert es.
verified = Die Würfel sind ehrlich: Alle { $count } Würfe und Ziehungen folgen aus dem versprochenen Startwert.

## Die Befehlszeile

usage-carson = Carson City, das Brettspiel und das Kartenspiel, im Terminal. Ein inoffizielles Fanprojekt.
usage-version = Die Version nennen.
usage-play = Im Terminal spielen. Ohne Optionen: du und drei Bots am Brett; mit „cards“: du und drei virtuelle Spieler.
usage-replay = Ein aufgezeichnetes Spiel zeigen. Ohne Optionen: die letzte Stellung und das Ergebnis.
usage-train = Gegner durch Spiele gegen sich selbst trainieren und herausfinden, wie stark sie sind. Dafür braucht es, was `pip install carson[train]` installiert.
usage-verify = Die Würfel eines beendeten Spiels prüfen. Sie müssen aus dem zu Beginn versprochenen Startwert folgen.
usage-players = Wie viele mitspielen: 2 bis 6.
usage-play-players = Wie viele mitspielen. Brettspiel: 2 bis 6 insgesamt, sonst 4. Kartenspiel: Menschen und Bots, ohne die virtuellen Spieler.
usage-game = Das Spiel: board (Brettspiel) oder cards (Kartenspiel).
usage-virtual = Kartenspiel: die virtuellen Spieler nach Stufe, durch Kommas getrennt: novice, intermediate, expert; oder none. Ohne diese Option füllen Spieler der Stufe „novice“ vier Plätze auf.
usage-simulate-people = Kartenspiel: wie viele Bots spielen, 1 bis 6; die virtuellen Spieler kommen hinzu.
usage-people = Wie viele davon Menschen an diesem Terminal sind.
usage-bots = Wer die anderen Plätze spielt, reihum, durch Kommas getrennt; im Kartenspiel gibt es so viele Bots, wie du nennst. Es gibt: { $known }.
usage-names = Die Namen der Spieler, durch Kommas getrennt, Menschen zuerst.
usage-seed = Mit den Würfeln spielen, die zu diesem Text gehören; sonst sind sie geheim.
usage-load = Mit einem gespeicherten Spiel weitermachen.
usage-ask-all = Auch fragen, worauf fast alle gleich antworten.
usage-edition = Die Regeln: big-box oder 2009.
usage-buildings = Die Plättchen: first-game, all, oder welche dazukommen, etwa school,station.
usage-characters = Die Personen: first-game, quiet, home-owner, prosper, settling-scores, gold-rush, random, oder sieben Seiten wie 1Y,2R,3Y (acht mit 0).
usage-option = Eine weitere Option des Spiels, je einmal: { $known }.
usage-language = Die Sprache der Texte.
usage-file = Die Aufzeichnung eines Spiels.
usage-at = Die Stellung nach so vielen Zügen der Aufzeichnung zeigen.
usage-events = Erzählen, was geschehen ist, Runde für Runde.
