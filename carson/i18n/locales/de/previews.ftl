# What a move would do, what the round would bring, and what a thing on the table is worth now.

## Money and pieces

preview-pays = Du zahlst ${ $amount } und behältst ${ $left }.
preview-gets = Du erhältst ${ $amount } und hast dann ${ $left }.
preview-roads = Straßen in deinem Vorrat: { $before } → { $after }.
preview-revolvers = Deine Revolver: { $before } → { $after }.
preview-dynamite = Deine Dynamitplättchen: { $before } → { $after }.
preview-horses = Pferde in deinem Vorrat: { $before } → { $after }.
preview-firepower = Deine Feuerkraft: { $before } → { $after }.
preview-limit = Dein Geldlimit wird ${ $after }.
preview-points = Deine SP: { $before } → { $after }.
preview-loot = Was deine Cowboys stehlen: ${ $before } → ${ $after }.
preview-final = Deine SP, wenn das Spiel jetzt endete: { $before } → { $after }.
preview-income = Dein Einkommen aus Gebäuden in dieser Runde: ${ $before } → ${ $after } (schlimmstenfalls ${ $worst }, bei Angriffen).
preview-excess = { $amount ->
    [0] Bei deinem Geldlimit von ${ $limit } musst du am Ende der Runde nichts abgeben.
   *[other] Bei deinem Geldlimit von ${ $limit } musst du am Ende der Runde ${ $amount } abgeben, für { $points } SP.
}
preview-other-cash = Geld von { $seat }: ${ $before } → ${ $after }.
preview-other-points = SP von { $seat }: { $before } → { $after }.
preview-other-final = SP von { $seat }, wenn das Spiel jetzt endete: { $before } → { $after }.
preview-passes = { $count ->
    [0] Du passt an { $rank }. Stelle und gewinnst bei Gleichstand gegen alle, die später passen.
    [one] Du passt an { $rank }. Stelle und gewinnst bei Gleichstand gegen alle, die später passen; { $count } Cowboy in deinem Vorrat zählt zur Feuerkraft.
   *[other] Du passt an { $rank }. Stelle und gewinnst bei Gleichstand gegen alle, die später passen; { $count } Cowboys in deinem Vorrat zählen zur Feuerkraft.
}

## The town

preview-claims = { $parcel } gehört dann dir.
preview-other-claims = { $parcel } geht an { $seat }.
preview-stands = Auf { $parcel }: { $thing }.
preview-pays-there = Auf { $parcel }: { $thing }, Einkommen dort ${ $amount }.
preview-cleared = { $parcel } wird leer.
preview-outlaw-comes = Ein Outlaw reitet nach { $parcel }.
preview-income-of = { $thing } von { $seat } auf { $parcel }: ${ $before } → ${ $after }.
preview-prices = Preise der Parzellen: { $list }.
preview-connected = Dann an das Straßennetz angeschlossen: { $list }.
preview-asks = Wenn { $seat } mit einem Wohnhaus auf { $parcel } einverstanden ist:

## Places

preview-leaves = Auf { $the-place } steht dann kein Cowboy mehr von dir.
preview-sells-tile = Für ${ $amount } zu kaufen: { $thing }.
preview-sells-land = { $parcel } kostet zurzeit ${ $amount }.
preview-sells-points = 1 SP kostet ${ $amount }; zurzeit kannst du dir { $count } leisten.
preview-due = Alle Plättchen und Parzellen, für die du Cowboys eingesetzt hast, kosten zusammen ${ $amount }; du hast ${ $cash }.
preview-gives-cash = { $place }: ${ $amount }.
preview-gives-roads = { $place }, Straßen: { $amount }.
preview-gives-points = { $place }: { $amount } SP.
preview-gives-firepower = { $place }, Feuerkraft: +{ $amount }.
preview-gives-loot = Auf { $the-place } stiehlst du das halbe Einkommen: ${ $amount }.
preview-gives-saved = Auf { $the-place } verteidigst du das halbe Einkommen: ${ $amount }.
preview-steals = Du stiehlst ${ $amount }, das halbe Einkommen von { $parcel }, von { $seat }.
preview-now-gives-cash = { $place }: dann ${ $after } statt ${ $before }.
preview-now-gives-roads = { $place }, Straßen: { $before } → { $after }.
preview-now-gives-points = { $place }: dann { $after } SP statt { $before }.
preview-now-gives-firepower = { $place }, Feuerkraft: { $before } → { $after }.
preview-now-gives-loot = Auf { $the-place } stiehlst du dann ${ $after } statt ${ $before }.
preview-now-gives-saved = Auf { $the-place } verteidigst du dann ${ $after } statt ${ $before }.
preview-now-sells-points = { $place }: Du könntest dann { $after } SP statt { $before } kaufen.

## Duels

preview-may-come = { $count ->
    [one] Auf { $the-place } steht niemand, aber { $count } Spieler kann noch kommen.
   *[other] Auf { $the-place } steht niemand, aber { $count } Spieler können noch kommen.
}
preview-duel = Duell auf { $the-place }: { $chance } % Chance auf den Sieg; { $range } %, je nachdem, was sich noch ändert.
preview-duel-open = Duell auf { $the-place }: { $first } % Chance auf den Sieg, wenn du zuerst passt, sonst { $last } %; { $range } %, je nachdem, was sich noch ändert.
preview-duel-before = Duell auf { $the-place }: { $first } % Chance auf den Sieg, wenn du vor { $seat } passt, sonst { $last } %; { $range } %, je nachdem, was sich noch ändert.
preview-duel-tiles = Duell auf { $the-place }: Duellplättchen entscheiden; dein Vorsprung an Feuerkraft: { $lead }.
preview-odds-change = Duell auf { $the-place }: { $before } → { $after } %.
preview-lead-changes = Duell auf { $the-place }: dein Vorsprung an Feuerkraft { $before } → { $after }.
preview-odds-to-place = { $count ->
    [one] { $seat } kann noch { $count } Cowboy einsetzen und ist dann um 1 schwächer.
   *[other] { $seat } kann noch { $count } Cowboys einsetzen und wird mit jedem um 1 schwächer.
}
preview-odds-ammunition = { $seat } bekommt vorher vielleicht { $count } Feuerkraft durch das Plättchen „3 Revolver“.
preview-odds-returning = { $count ->
    [one] { $count } Cowboy von { $seat } kann vorher ein anderes Duell verlieren und zählt dann 1 zur Feuerkraft.
   *[other] { $count } Cowboys von { $seat } können vorher andere Duelle verlieren und zählen dann je 1 zur Feuerkraft.
}
preview-odds-outlaw = Eine Summe von mindestens { $strength } besiegt den Outlaw.
preview-odds-dynamite = { $seat } würfelt mit Dynamit zwei Würfel.
preview-odds-spare-die = { $seat } würfelt einen Würfel mehr und legt den niedrigsten weg.
preview-odds-second-try = { $seat } wirft einen Würfel neu, wenn das Duell sonst verloren geht.
preview-odds-as-now = Angenommen ist, dass sonst alles bleibt, wie es ist: die eingesetzten Cowboys, Revolver, Pferde und Personen.
preview-tile = Deine Summe damit: { $total }.
preview-tile-rival = { $seat } hat { $total }, ohne die verdeckten Plättchen.
preview-second-roll = { $chance } % Chance auf den Sieg.
preview-duel-won = { $seat } gewinnt das Duell auf { $the-place }.
preview-outlaw-won = Der Outlaw auf { $parcel } ist zu stark und bleibt.

## Secrets, bids and chance

preview-sheet = Noch auszugeben: ${ $left }.
preview-bids = Gewinnst du die Versteigerung, zahlst du ${ $amount } und behältst ${ $left }.
preview-leaves-auction = Du bietest in dieser Versteigerung nicht mehr mit.
preview-gambles = Die Würfel bringen ${ $amount }.
preview-chance = Dann entscheidet der Zufall.
preview-nothing = Vorerst ändert sich nichts.

## The card game

preview-bid-rank = { $rank ->
    [1] Mit { $amount } wählst du zuerst.
   *[other] Mit { $amount } wählst du an { $rank }. Stelle.
}
preview-bid-ranks = Mit { $amount } wählst du bestenfalls an { $best }., schlimmstenfalls an { $worst }. Stelle.
preview-bid-lost = Dein Gebot verfällt: Du nimmst in dieser Runde keine weitere Karte.
preview-bonus = Zu deinem Gebot kommt hinzu: { $before } → { $after }.
preview-source = { $source }: { $before } → { $after } SP.
preview-no-room = In deiner Stadt ist kein Platz für { $the-card }: Die Karte kommt aus dem Spiel.
preview-best-spot = Am besten Platz, { $parcel }, ändert { $the-card } deine SP um { $points }.

## The forecast

preview-forecast-income = Einkommen aus Gebäuden in dieser Runde: ${ $amount } (schlimmstenfalls ${ $worst }, bei Angriffen).
preview-forecast-loot = Deine Cowboys stehlen ${ $amount }.
preview-forecast-limit = Geldlimit ${ $limit }: Du müsstest nichts abgeben.
preview-forecast-excess = Geldlimit ${ $limit }: Du müsstest ${ $amount } abgeben, für { $points } SP.
preview-forecast-final = SP, wenn das Spiel jetzt endete: { $points }.

## What a thing on the table is worth now

preview-belongs = { $parcel } gehört { $seat }.
preview-pays-now = { $thing }: bringt in dieser Runde ${ $amount }.
preview-land-price = Landpreis zurzeit: ${ $amount }.
preview-no-road = Noch führt keine Straße hin.
preview-stands-there = { $seat } steht dort, mit Feuerkraft { $count }.
preview-firepower-sum = { $total } = { $revolvers } durch Revolver + { $cowboys } durch Cowboys im eigenen Vorrat + { $ammunition } durch Munition + { $other } durch Personen und Varianten.
preview-came-from = { $source }: { $points } SP.
preview-worth-now = Zurzeit { $points } SP wert.
