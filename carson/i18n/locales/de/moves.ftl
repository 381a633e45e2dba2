# What a move does: by its verb, and in the list of moves of the terminal and the text view.

## Verbs of the board game

verb-land = die Parzelle, die die Würfel bestimmen
verb-draw = das Plättchen, das gezogen wird
verb-roll = die Augenzahl eines Würfels
verb-lot = wer gezogen wird
verb-draft = zu Beginn eine Parzelle nehmen
verb-choose = eine Person nehmen
verb-place = einen Cowboy einsetzen
verb-white = den weißen Cowboy einsetzen, wo niemand steht
verb-pass = in dieser Runde keine Cowboys mehr einsetzen
verb-road = zuerst eine Straße legen; das beendet deinen Zug nicht
verb-duel = dieses Duell austragen
verb-take = es nehmen
verb-decline = darauf verzichten
verb-claim = eine Parzelle in Besitz nehmen
verb-buy = das Plättchen kaufen
verb-build = dort bauen
verb-keep = im Vorrat behalten
verb-house = das Wohnhaus dort bauen
verb-ask = den Besitzer um ein Wohnhaus dort bitten
verb-allow = erlauben
verb-refuse = ablehnen
verb-unpack = dieses Plättchen aus dem Vorrat bauen
verb-done = nichts mehr
verb-points = so viele SP kaufen
verb-spend = so viele Dollar abgeben: 1 SP je volle $10
verb-recruit = so viele Cowboys kaufen
verb-cast = die Person, die gezogen wird
verb-sing = einen Cowboy mit Plättchen „Kein Duell“ auf ein Feld setzen
verb-lucky = einen Cowboy aus dem allgemeinen Vorrat zum Glücksspiel setzen
verb-dynamite = einen Cowboy mit Dynamit einsetzen: zwei Würfel im Duell
verb-side = diese Seite der Karte nutzen
verb-fetch = das Plättchen dieses Feldes nehmen
verb-bag = das Plättchen aus dem Beutel nehmen
verb-arm = so viele Revolver kaufen
verb-dismiss = so viele Cowboys wegschicken
verb-tax = dies besteuern
verb-offer = diese Parzelle versteigern
verb-bid = so viele Dollar bieten
verb-blast = in dieser Mine Dynamit zünden
verb-reroll = diesen Würfel neu werfen
verb-move = dorthin gehen, statt in den Vorrat zurückzukehren
verb-pay = zahlen
verb-lose = 1 SP verlieren
verb-double = das Einkommen dieser Art verdoppeln
verb-wait = auf die andere Fähigkeit der Karte warten

## Verbs of the variants

verb-outlaw = diesen Outlaw ziehen lassen
verb-ride = wohin der Outlaw zieht
verb-shift = diesen Cowboy woandershin setzen
verb-back = diesen Cowboy zurücknehmen
verb-horse = ein Pferd in dieses Gehege setzen
verb-breed = diese Ranch verdoppeln
verb-tile = dieses Duellplättchen spielen
verb-discard = sie abwerfen
verb-sheet = diese Zahl eintragen
verb-drop = diesen Würfel beiseitelegen
verb-steal = das halbe Einkommen stehlen
verb-buy-horse = für $4 ein Pferd kaufen

## Verbs of the card game

cards-verb-draw = die Geländekarte, die gezogen wird
cards-verb-back = die Rückseite, die zu sehen ist
cards-verb-meet = die Person, die aufgedeckt wird
cards-verb-flip = die Gebotskarte, die aufgedeckt wird
cards-verb-use = diese Fähigkeit nutzen
cards-verb-pass = nichts tun
cards-verb-bid = eine Gebotskarte spielen
cards-verb-take = eine Karte der Auslage nehmen
cards-verb-place = die Karte legen; ihre Parzelle links oben kommt dorthin
cards-verb-sell = eine Geländekarte deiner Stadt verkaufen
cards-verb-fetch = eine übrig gebliebene Person nehmen
cards-verb-top = die oberste Person des Stapels nehmen, ungesehen

## The list of moves: the board game

menu-land = eine Parzelle kaufen, deren Preis auf dem Plan steht
menu-spaces = ein Aktionsfeld, nach seiner Nummer
do-choose = { $name } (Limit { $limit }): { $power }
do-draft = { $thing }
do-claim-ReceiveParcel = { $thing }
do-claim = für ${ $price }
do-place-land = ${ $price }
do-place-own = ${ $income } verteidigen
do-place-other = angreifen für die Hälfte von ${ $income }
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
do-duel = Duell auf { $the-place }
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

## The list of moves: variants

do-place-outlaw = gegen den Outlaw kämpfen
do-place-enclosure = eines deiner Gehege
do-shift = von { $the-place } versetzen
do-back = von { $the-place } zurücknehmen
do-tile = eine { $amount }
do-drop = Würfel { $amount }
do-horse = { $amount ->
    [1] Feuerkraft
    [2] noch ein Cowboy, eine Änderung oder passen
    [3] verdoppelt eine Ranch
    [4] $2
   *[other] die meisten Punkte im Rodeo
}
do-breed = bringt zweimal ${ $income }
do-take-TakeWageOrHorse = $4
do-take-RewardOrTheft = die Belohnung in SP
do-keep-DiscardLastTiles = sie behalten
do-decline-UseHorse = jetzt kein Pferd
do-outlaw = der Outlaw dort

## The list of moves: the card game

do-take-terrain = { $cards } (bestenfalls jetzt { $gain } SP)
do-take-character = { $power } (jetzt { $gain } SP)
do-take-no-place = { $cards }: in deiner Stadt ist kein Platz, die Karte käme aus dem Spiel
do-place-card = jetzt { $gain } SP
do-sell = { $cards } (jetzt { $gain } SP)
do-pass-UsePower = jetzt nicht
do-pass-FetchCharacter = keine weitere Person
do-pass-LastSale = nichts mehr verkaufen
menu-more-places = weitere auf dem Plan
