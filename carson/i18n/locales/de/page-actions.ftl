# What a player can do: the buttons of a decision.

## Verbs; a decision may have its own words

web-act-place = Cowboy
web-act-white = Weißer Cowboy
web-act-sing = Cowboy ohne Duell
web-act-lucky = Glückspilz
web-act-dynamite = Dynamit
web-act-road = Straße
web-act-shift = Versetzen
web-act-back = Zurücknehmen
web-act-pass = Passen
web-act-pass-BidOrPass = Nicht mehr bieten
web-act-pass-UsePower = Jetzt nicht
web-act-pass-FetchCharacter = Keine weitere Person
web-act-pass-LastSale = Nichts mehr verkaufen
web-act-take = Nehmen
web-act-take-StealOrNot = Stehlen
web-act-take-CashOrWait = $8 nehmen
web-act-take-DoubleOrCash = $8 nehmen
web-act-take-TakeWageOrHorse = $4 nehmen
web-act-take-RewardOrTheft = Die Belohnung
web-act-decline = Verzichten
web-act-claim = Kaufen
web-act-claim-ReceiveParcel = Nehmen
web-act-draft = Nehmen
web-act-buy = Kaufen
web-act-build = Bauen
web-act-keep = Behalten
web-act-keep-PlaceHouse = Zurücknehmen
web-act-keep-RerollOrKeep = Würfel behalten
web-act-keep-DiscardLastTiles = Behalten
web-act-house = Wohnhaus
web-act-ask = Besitzer fragen
web-act-allow = Erlauben
web-act-refuse = Ablehnen
web-act-unpack = Aus dem Vorrat bauen
web-act-done = Fertig
web-act-points = SP kaufen
web-act-spend = Abgeben
web-act-recruit = Cowboys kaufen
web-act-double = Verdoppeln
web-act-wait = Warten
web-act-side = Seite
web-act-fetch = Gebäude nehmen
web-act-bag = Aus dem Beutel
web-act-arm = Revolver kaufen
web-act-dismiss = Wegschicken
web-act-tax = Besteuern
web-act-offer = Versteigern
web-act-bid = Bieten
web-act-blast = Dynamit zünden
web-act-reroll = Neu würfeln
web-act-drop = Weglegen
web-act-move = Dorthin gehen
web-act-pay = $2 zahlen
web-act-lose = 1 SP verlieren
web-act-outlaw = Outlaw
web-act-horse = Pferd
web-act-breed = Ranch verdoppeln
web-act-tile = Duellplättchen
web-act-discard = Abwerfen
web-act-sheet = Eintragen
web-act-steal = Stehlen
web-act-buy-horse = Pferd kaufen
web-act-duel = Duell
web-act-choose = Person
web-act-use = Nutzen
web-act-sell = Verkaufen
web-act-top = Oberste Karte

## Consent to Houses

web-always-allow = In diesem Spiel immer
web-ask-again = Mich bei Wohnhäusern auf meinem Land wieder fragen

## Amounts

web-amount-points = { $amount } SP
web-amount-spend = ${ $amount }
web-amount-bid = ${ $amount }
web-cards-amount-bid = { $amount }
web-amount-recruit = { $amount ->
    [0] Keinen
    [one] 1 Cowboy
   *[other] { $amount } Cowboys
}
web-amount-arm = { $amount ->
    [0] Keinen
    [one] 1 Revolver
   *[other] { $amount } Revolver
}
web-amount-dismiss = { $amount ->
    [0] Keinen
    [one] 1 Cowboy
   *[other] { $amount } Cowboys
}
web-amount-reroll = Würfel { $amount }
web-amount-drop = Würfel { $amount }
web-amount-tile = { $amount }
web-amount-horse = Gehege { $amount }
web-amount-sheet = { $amount }

## Nouns

web-noun-tax-weapons = Revolver
web-noun-tax-money = Geld
web-noun-side-yellow = Gelbe Seite
web-noun-side-red = Rote Seite
web-noun-horse-1 = { space-enclosure-1 }
web-noun-horse-2 = { space-enclosure-2 }
web-noun-horse-3 = { space-enclosure-3 }
web-noun-horse-4 = { space-enclosure-4 }
web-noun-horse-5 = { space-enclosure-5 }

## The button that confirms, where it says what it does

web-do-place = Setzen
web-do-white = Setzen
web-do-sing = Setzen
web-do-lucky = Setzen
web-do-dynamite = Setzen
web-do-road = Legen
web-do-claim = Kaufen
web-do-claim-ReceiveParcel = Nehmen
web-do-draft = Nehmen
web-do-build = Bauen
web-do-house = Bauen
web-do-ask = Fragen
web-do-unpack = Bauen
web-do-choose = Nehmen
web-do-side = Nehmen
web-do-fetch = Nehmen
web-do-take = Nehmen
web-do-points = { $amount } SP kaufen
web-do-spend = ${ $amount } abgeben
web-do-bid = ${ $amount } bieten
web-do-bid-SealBids = { $amount } bieten
web-do-recruit = { $amount } anheuern
web-do-arm = { $amount } kaufen
web-do-dismiss = { $amount } entlassen
web-do-tile = Die { $amount } spielen
web-do-sheet = Versiegeln

## Chips: what a number is; `.word` stands beside it

web-chip-price = Preis
web-chip-cash = Geld
web-chip-gain-cash = Geld, das du bekommst
web-chip-gain-points = SP, die du bekommst
web-chip-gain-roads = Straßen, die du bekommst
web-chip-gain-firepower = Feuerkraft, die du bekommst
web-chip-gain-loot = Zu stehlen
    .word = Beute
web-chip-gain-saved = Verteidigt
    .word = verteidigt
web-chip-loot = Gestohlen
web-chip-odds = Chance, das Duell zu gewinnen
web-chip-your-duel = dein Duell: { $place }
web-chip-lead = Vorsprung an Feuerkraft
web-chip-points = Siegpunkte
web-chip-final = SP, wenn das Spiel jetzt endete
    .word = am Ende
web-chip-income = Einkommen der Gebäude
    .word = Einkommen
web-chip-firepower = Feuerkraft
web-chip-roads = Straßen
web-chip-revolvers = Revolver
web-chip-dynamite = Dynamit
web-chip-horses = Pferde
web-chip-limit = Geldlimit
    .word = Limit
web-chip-excess = Geld über dem Limit
    .word = zu viel
web-chip-due = Deine geplanten Käufe kosten
    .word = insgesamt
web-chip-bid = Gebot
web-chip-total = Summe im Duell
web-chip-rank = Platz in der Reihenfolge
web-chip-bonus = Zu deinem Gebot

## Sheets

web-the-town = Zur Stadt
web-you-pay = du zahlst
web-sheet-title = Ein neuer Anfang
web-sheet-secret = Gib es geheim aus; alle decken zugleich auf.
web-sheet-left-of = übrig von ${ $money }
web-auction-title = Zum Ersten!
web-no-bid-yet = Noch kein Gebot
web-bids-still = bietet mit
web-bids-no-more = ist raus
web-sells-lot = verkauft
web-tiles-title = Welches Plättchen spielst du?
web-tiles-secret = Alle Plättchen werden zugleich aufgedeckt.
web-tile-hidden = ein verdecktes Plättchen
web-tile-of = Plättchen { $value }: zusammen { $total }
web-versus = gegen
web-may-build-house = Darf { $name } auf deiner Parzelle { $parcel } ein Wohnhaus bauen?
web-stays-yours = { $parcel } bleibt deins
web-tiles-in-hand = { $count ->
    [one] 1 Plättchen auf der Hand
   *[other] { $count } Plättchen auf der Hand
}
web-sheet-line-loan = Abgegebene SP
    .note = 5 bringen $12, 10 bringen $22
web-sheet-line-cowboys = Cowboys
    .note = je ${ $price }
web-sheet-line-revolvers = Revolver
    .note = je ${ $price }
web-sheet-line-roads = Straßen
    .note = je ${ $price }
web-sheet-line-parcels = Parzellen
    .note = je ${ $price }
web-sheet-line-vps = SP
    .note = je ${ $price }
web-sheet-line-connections = Einflussreiche Freunde
    .note = Kartenseite wählen, ${ $price }
web-sheet-line-second-character = Zweite Person
    .note = einmal im Spiel, ${ $price }
web-sheet-line-sharpshooter = Scharfschütze
    .note = ein Würfel mehr, ${ $price }
web-sheet-line-bid = Gebot fürs Beginnen
    .note = das höchste beginnt
