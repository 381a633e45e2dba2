# The text view: the whole table as plain pages.

## How things are put together

text-fact = { $name }: { $value }
text-between = { "; " }
text-comma = { ", " }

## The frame of the pages

text-title = Carson City als Text
text-about = Diese Seiten brauchen weder Maus noch Skript. Sie sind für Screenreader, Tastatur und alte Browser gemacht, und das ganze Spiel lässt sich darauf spielen.
text-picture-view = Ansicht mit Bildern
text-main = Zum Inhalt
text-jumps = Sprungmarken
text-navigation = Navigation
text-not-done = Das ging nicht
text-rule = Regel:
text-search = Suchen
text-to-table = Zurück zum Tisch

## New tables

text-new-board = Neues Brettspiel
text-new-cards = Neues Kartenspiel
text-others = Wer sonst mitspielt
text-others-bots = Bots
text-others-friends = Freunde, die dieselbe Seite öffnen und sich setzen
text-others-device = Menschen an diesem Gerät
text-own-characters = Personen nach eigener Wahl, etwa 1Y,2R,3Y,4Y,5Y,6R,7Y: sieben Seiten, acht mit dem Zeitungsjungen (0)
text-own-river = Ein eigener Fluss, etwa a3,b3,c3; leer für unseren Fluss
text-levels-about = Eine Stufe für jeden; es setzen sich so viele dazu, wie der Tisch braucht.
text-bot = { $name }: { $about }
text-bot-number = Bot { $number }
text-bot-same = wie die anderen
text-open-table = Tisch öffnen
text-have-key = Ich habe den Link zu einem Platz
text-key-about = Hast du den geheimen Link zu einem Platz bekommen, füge ihn hier ein. Dieser Browser vergisst dann die Plätze, die er anderswo hat.
text-key = Der Link, oder der Schlüssel an seinem Ende
text-use-key = Diesen Platz einnehmen
text-seat-link = Der Link zu einem Platz
text-key-where = Öffne ihn auf dem anderen Gerät, oder füge ihn dort auf der Startseite der Textansicht ein.

## The table

text-state = Wie es am Tisch steht
text-seats = Plätze
text-mine = deiner
text-clock = noch { $minutes } min { $seconds } s
text-leave = Den Platz von { $name } verlassen
text-bot-here = Bot für { $name } spielen lassen
text-options = Optionen dieses Tisches
text-look-as = Ansicht von:
text-invite = Wer die Adresse dieser Seite öffnet, kann sich auf einen freien Platz setzen.
text-look-again = Aktualisieren
text-refreshes = Diese Seite aktualisiert sich alle { $seconds } Sekunden von selbst.
text-stay-still = Nicht mehr aktualisieren
text-whole-log = Der ganze Verlauf
text-points-caption = Siegpunkte nach Herkunft
text-source = Herkunft

## The decision

text-secret = Niemand sonst sieht deine Wahl.
text-choose = Wähle
text-choose-one = Wähle eines
text-amount = Wie viel, von { $least } bis { $most }
text-do-it = Ausführen
text-what-if = Was würde geschehen?
text-nothing-to-foresee = Mehr lässt sich vorher nicht sagen.
text-assumed = Was die Chancen voraussetzen
text-why-not-others = Warum kann ich nichts anderes tun?
text-many-of-them = { $count } davon
text-nothing-refused = Es wird nichts abgelehnt.
text-edge-north = nördlich von { $parcel }
text-edge-south = südlich von { $parcel }
text-edge-west = westlich von { $parcel }
text-edge-east = östlich von { $parcel }
text-row-number = Zeile { $row }

## The board game

text-closed = in dieser Runde geschlossen
text-no-tile = kein Plättchen
text-cowboys = Cowboys
text-town-about = Die Spalten heißen von West nach Ost a bis h, die Zeilen von Nord nach Süd 1 bis 8.
text-town-caption = Die Parzellen der Stadt
text-row = Zeile
text-of-owner = { $thing }, gehört { $owner }
text-income = Einkommen ${ $income }
text-price = Preis ${ $price }
text-outlaw = ein Outlaw
text-roads = Straßen
text-north = Norden
text-south = Süden
text-west = Westen
text-east = Osten
text-ammunition = Hat das Plättchen „3 Revolver“
text-reserve = Gebäude im Vorrat
text-stabled = Pferde in Gehegen
text-own-tiles = Deine Duellplättchen
text-powers = Für das ganze Spiel gekauft
text-bag = Im Beutel

## The card game

text-layout = oben links { $a }, oben rechts { $b }, unten links { $c }, unten rechts { $d }
text-no-place = in deiner Stadt ist kein Platz dafür
text-backs = Die nächsten Rückseiten des Personenstapels
text-virtual = Virtueller Spieler
text-own-bid = Du hast { $bid } geboten; die anderen sehen das nicht.
text-used = genutzt
