# Why a text is not a position that the rules can lead to.

## The board game

reason-no-position = das ist keine Stellung von Carson City
reason-text-after-end = nach dem Ende darf nichts mehr folgen
reason-cast-unknown = eine Stellung muss ihre Personen nennen
reason-unknown-phase = es gibt keine Phase „{ $text }“, nur: { $known }
reason-unknown-box = es gibt kein Feld „{ $text }“, nur: { $known }
reason-unknown-holding = ein Spieler besitzt nur: { $known }
reason-unknown-name = „{ $text }“ kann hier nicht stehen
reason-not-a-number = „{ $text }“ ist keine Zahl von { $least } bis { $most }
reason-seats-wrong = das sind nicht die Spieler: „{ $text }“
reason-track-length = es gibt { $count } Felder zum Kauf von Gebäuden
reason-parcel-twice = { $parcel } ist zweimal genannt
reason-not-quiet = mitten in einer Entscheidung lässt sich keine Stellung aufschreiben
reason-too-many-cowboys = { $seat } hat zu viele Cowboys
reason-too-many-parcels = { $seat } hat zu viele Parzellen
reason-too-many-tiles = es sind zu viele Plättchen dieser Art: { $thing }
reason-too-many-mountains = es gibt höchstens { $most } Berge
reason-too-much-dynamite = es gibt höchstens { $most } Dynamitplättchen
reason-wrong-owner = { $parcel } hat den falschen Besitzer für das, was dort steht: { $thing }
reason-two-cards = { $seat } hat zwei Personen
reason-no-card = { $seat } hat keine Person
reason-everybody-has-chosen = alle haben schon eine Person
reason-nobody-passes-now = in dieser Phase passt niemand
reason-passed-already = { $seat } hat schon gepasst
reason-all-passed = alle haben schon gepasst
reason-too-early-for-cowboys = es stehen noch keine Cowboys auf dem Spielplan
reason-said-twice = „{ $text }“ steht zweimal da
reason-needs-variant = das gehört zur Variante „{ $text }“, die nicht gespielt wird
reason-too-many-pieces = { $seat } hat diese Figur höchstens { $most }-mal in einer Runde: { $piece }
reason-piece-without-card = keine Person von { $seat } bringt diese Figur: { $piece }
reason-nobody-has-piece = keine gewählte Person bringt diese Figur: { $piece }
reason-no-cash-from-card = von dieser Person kann niemand Geld genommen haben: { $card }
reason-nobody-doubles = keine gewählte Person verdoppelt solche Gebäude: { $thing }
reason-nothing-used-yet = davon kann in dieser Phase noch nichts genutzt sein
reason-no-turns-now = in dieser Phase ist niemand am Zug
reason-chosen-out-of-turn = { $seat } hat schon eine Person, obwohl andere vorher wählen
reason-other-side-agreed = am Tisch gilt die andere Seite dieser Person: { $card }
reason-no-such-points = { $seat } kann diese Punkte jetzt nicht haben: { $source }
reason-ammunition-too-early = noch kann niemand das Plättchen „3 Revolver“ haben
reason-too-many-horses = es gibt höchstens { $most } Pferde
reason-horses-are-home = in dieser Phase sind alle Pferde daheim
reason-no-horse-bought-yet = in dieser Phase kauft niemand ein Pferd
reason-too-many-rodeos = es gab höchstens { $most } Rodeos
reason-too-many-duel-tiles = es gibt höchstens { $most } Duellplättchen mit dem Wert { $value }
reason-one-pile = gebrauchte Duellplättchen liegen auf einem einzigen Stapel, dem von Spieler 1
reason-edition-has-no-townhouses = die Ausgabe von 2009 hat keine Stadthäuser
reason-townhouse-on-the-rim = auf { $parcel } kann kein Stadthaus stehen: die Parzelle hat keine acht Nachbarn
reason-town-without-roads = jede Stadt hat von Anfang an Straßen
reason-too-many-outlaws = es gibt höchstens { $most } Outlaws
reason-outlaws-too-early = Outlaws kommen ab Runde 2
reason-outlaws-need-strength = Outlaws brauchen eine Stärke
reason-outlaw-in-prison = im Gefängnis auf { $parcel } steht kein Outlaw
reason-box-is-over = in dieser Phase kann dort niemand mehr stehen: { $place }
reason-settled-elsewhere = Cowboys bleiben nur im Rathaus, nicht hier: { $place }
reason-settled-too-early = in Runde 1 kann kein Cowboy aus einer früheren Runde geblieben sein
reason-hall-holds-one = nur ein Cowboy besetzt das Rathaus auf { $parcel }: der zuerst gekommene

## The card game

reason-bid-missing = { $seat } hat kein Gebot
reason-bid-too-early = { $seat } kann noch kein Gebot haben
reason-wrong-hand = { $seat } muss { $needed } Gebotskarten haben, nicht { $count }
reason-card-named-twice = diese Karte ist zweimal genannt: { $card }
reason-city-drawn-otherwise = die Stadt von { $seat } ist anders gezeichnet, als ihre Karten liegen
reason-city-off-the-middle = die Stadt von { $seat } liegt nicht in der Mitte
reason-no-back-shown = solange der Stapel Personen hat, muss die Rückseite der obersten angegeben sein
reason-pile-too-short = der Stapel hat nur { $count } Karten für die kommenden Runden
reason-column-too-short = es gibt nur { $count } Karten für die, die noch wählen
reason-nothing-to-use = niemand kann diese Karte genutzt haben: { $card }
reason-people-build = { $seat } ist ein virtueller Spieler und baut nichts
reason-two-characters-shown = in der Auslage liegt höchstens eine Person
reason-no-sale-yet = vor dem Ende der letzten Runde verkauft niemand
