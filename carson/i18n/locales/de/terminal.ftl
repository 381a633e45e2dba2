# The game in the terminal.

## Status line and panel

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
status-outlaws = Outlaws: Stärke { $strength }

## The loop

player-name = Spieler { $number }
welcome = Carson City: eine inoffizielle Fassung des Brettspiels von Xavier Georges (Quined Games).
welcome-bot = (Bot: { $bot })
welcome-virtual = (virtueller Spieler: { $level })
welcome-commitment = Die Würfel folgen aus einem geheimen Startwert. Seine Prüfsumme: { $commitment }
welcome-help = Tippe jederzeit „help“.
note-obvious = { $question } Für dich beantwortet: { $move }
curtain = Gib das Gerät an { $player } weiter, dann die Eingabetaste drücken:
turn-of = { $player } ist an der Reihe
why-allowed = „{ $move }“ ist erlaubt.
undone = Zurückgenommen.
saved = Gespeichert. Später weiter mit: carson play --load { $path }
loaded = Geladen: { $path }
over = Das Spiel ist zu Ende. Du kannst noch tippen: log, map, save DATEI, load DATEI, quit.
quit-unsaved = Das Spiel ist nicht gespeichert. Tippe „save DATEI“, um es zu behalten, oder noch einmal „quit“, um zu gehen.
bye = Auf Wiedersehen.
interrupted = Abgebrochen.

## The end

result-winner = { $player } gewinnt mit { $points } SP.
result-winners = { $player } teilen sich den Sieg mit { $points } SP.
result-total = Summe
result-honest = Die Würfel kamen aus dem Startwert { $seed }, dessen Prüfsumme { $commitment } war. Um sie zu prüfen: „save DATEI“, dann „carson verify DATEI“.

## Help

help-why = warum ein Zug abgelehnt wird, oder dass er erlaubt ist
    .use = why ZUG
help-undo = den letzten Zug zurücknehmen, wenn seitdem nicht gewürfelt oder gezogen wurde
    .use = undo
help-log = die letzten Zeilen des Verlaufs, 30, wenn du keine Zahl angibst
    .use = log [N]
help-save = das Spiel in einer Datei speichern
    .use = save DATEI
help-load = ein gespeichertes Spiel laden
    .use = load DATEI
help-map = den Tisch noch einmal zeigen
    .use = map
help-help = diese Seite; oder characters, buildings, spaces, oder ein Name daraus
    .use = help [THEMA]
help-quit = beenden
    .use = quit
help-typing = Tippe eine Nummer der Liste oder einen Zug wie „place d4“. Das Verb kann wegfallen oder abgekürzt werden, wo es eindeutig ist: „d4“, „pl d4“. Felder lassen sich mit ihrer Nummer nennen: „white 13“. Eine Straße ist eine Seite einer Parzelle: „road d4n“ liegt nördlich von d4.
help-virtual = Virtuelle Spieler ziehen ihre Gebote zufällig ({ $cards }), nehmen die Karte mit der höchsten Attraktivität, nutzen nie Fähigkeiten und haben keine Stadt: Jede Karte bringt ihre Attraktivität.
help-appeal = Die kleine Zahl unter einer ausliegenden Karte: was sie einem virtuellen Spieler wert ist. Dir zeigt sie nur, was er nehmen wird.
help-suits = Jeder Spieler hat ein Zeichen. Bei gleichen Geboten kommt zuerst, wessen Zeichen auf der Rückseite der nächsten Person höher steht. Hier: { $suits }.
help-legend = Auf dem Plan steht das Zeichen des Besitzers links auf der Parzelle, Cowboys stehen rechts. Eine Zahl ist, was ein Gebäude bringt; eine Zahl mit $ ist, was das Land kostet. ⌂ ist ein Wohnhaus, ⌂⌂ ein Stadthaus, /\ ein Berg, ~~ der Fluss, ! ein Outlaw, doppelte Linien sind Straßen. Ein Buchstabe hinter einem Cowboy: w weiß, d mit Dynamit, n mit Plättchen „Kein Duell“, g Glückspilz. Bei den Aktionsfeldern ist · automatisch und × geschlossen.
help-unknown = Zu „{ $text }“ gibt es keine Hilfe. Themen: { $known }, oder der Name einer Person, eines Gebäudes oder eines Feldes.

## The card game: status and panel

status-era = Ära { $era }, Runde { $round } von { $rounds }
status-ties = Gleichstand
status-order = es wählen
cards-panel-player = { "" }
cards-panel-vp = SP
cards-panel-bid = Gebot
cards-panel-hand = Gebotskarten
cards-panel-characters = Personen
panel-sold = [verkauft: { $count }]
column-appeal = Attr. { $appeal }
column-no-place = kein Platz!
no-city = Die erste Karte kommt in die Mitte, nach h8.
no-such-player = Es gibt niemanden namens „{ $text }“, nur: { $known }
virtual-cards = Virtuelle Spieler bauen nicht. Genommen: { $list }

## The card game: its own words for the same

cards-welcome = Carson City: Das Kartenspiel, eine inoffizielle Fassung des Spiels von Xavier Georges (Quined Games). Die Geländekarten sind unsere eigenen.
cards-welcome-commitment = Die Stapel werden nach einem geheimen Startwert gemischt. Seine Prüfsumme: { $commitment }
cards-result-honest = Die Stapel kamen aus dem Startwert { $seed }, dessen Prüfsumme { $commitment } war. Um sie zu prüfen: „save DATEI“, dann „carson verify DATEI“.
help-city = die Stadt eines Mitspielers zeigen, oder alle
    .use = city [NAME]
cards-help-help = diese Seite; oder characters, buildings, letters, oder ein Name daraus
    .use = help [THEMA]
cards-help-undo = den letzten Zug zurücknehmen, wenn seitdem keine Karten aufgedeckt wurden
    .use = undo
cards-help-typing = Tippe eine Nummer der Liste oder einen Zug wie „take I-12“ oder „place h8“. Das Verb kann wegfallen oder abgekürzt werden, wo es eindeutig ist: „h8“, „pl h8“, „7“ als Gebot.
cards-help-legend = Eine Parzelle zeigt die ersten Buchstaben dessen, was auf ihr steht: ⌂ ist ein Wohnhaus, ⌂⌂ ein Stadthaus, /\ ein Berg, · freies Land. Wenn du eine Karte legst, sagt eine Zahl wie +3, wie viele SP du sofort mehr hättest, wenn ihre Parzelle links oben dorthin käme. Die kleinen Städte haben einen Buchstaben je Parzelle: „help letters“. In der Übersicht ist ein Punkt eine in dieser Ära gespielte Gebotskarte, → eine nutzbare Fähigkeit, Klammern eine genutzte. SP sind, was Stadt und Personen wert wären, wenn das Spiel jetzt endete.
cards-help-unknown = Zu „{ $text }“ gibt es keine Hilfe. Themen: { $known }, oder der Name einer Person oder eines Gebäudes.

## The rules

rules-none = Die Regeln sagen nichts über „{ $words }“.
rules-why = Warum: { $why }
rules-see = Siehe: { $names }
