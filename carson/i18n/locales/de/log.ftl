# What happened: the log of a table, and the story in the terminal.

## Any game

event-answered = { $seat } hatte nur eine Möglichkeit.
    .bid = { $seat } hat nur noch eine Auktionskarte und bietet sie.

## Setup and order

event-drew = Aus dem Beutel für ${ $price }: { $thing }.
event-founded = Die Stadt wird auf { $parcel } gegründet.
event-mountain-rose = Auf { $parcel } erhebt sich ein Berg.
event-ordered = Ausgelost: { $seat } ist in der Startreihenfolge an { $rank }. Stelle.
event-round-began = Runde { $round } beginnt.
event-phase-began = { $phase ->
    [1] Phase 1: Auswahl der Personen.
    [2] Phase 2: Einsetzen der Cowboys.
    [3] Phase 3: Ausführen der Aktionen.
   *[4] Phase 4: Rundenende.
}
event-box-opened = { $the-box }:
event-turn-order = { $seat } ist auf der Aktionsleiste an { $rank }. Stelle.
event-game-ended = Das Spiel ist zu Ende.
event-cast-drawn = Für das Spiel gezogen: { $side }.
event-hall-drawn = Das Rathaus wird gezogen.
event-hall-built = { $seat } setzt das Rathaus auf { $parcel }.
event-hall-boxed = Für das Rathaus gibt es keinen Platz; es kommt aus dem Spiel.
event-free-road = { $count ->
    [one] { $seat } legt eine Straße aus dem allgemeinen Vorrat auf { $edge }.
   *[other] { $seat } legt { $count } Straßen aus dem allgemeinen Vorrat auf { $edge }: eine Brücke.
}

## Cowboys and duels

event-card-taken = { $seat } nimmt { $the-card }.
event-side-chosen = { $seat } nutzt die { $red ->
    [0] gelbe
   *[1] rote
} Seite: { $card }.
event-first-next = { $seat } ist in der nächsten Runde Startspieler.
event-dismissed = { $seat } legt { $count ->
    [one] { $count } Cowboy
   *[other] { $count } Cowboys
} in den allgemeinen Vorrat.
event-healed = Der besiegte Cowboy von { $seat } geht auf { $the-place }, statt in den Vorrat zurückzukehren.
event-sent-away = Ein { $piece } von { $seat } muss { $parcel } dem Rechtsanwalt überlassen.
event-placed = { $seat } setzt { $a-piece } auf { $the-place }.
event-passed = { $seat } passt an { $rank }. Stelle.
event-went-home = Ein { $piece } von { $seat } kehrt von { $the-place } in den persönlichen Vorrat zurück.
event-went-to-box = Ein { $piece } von { $seat } geht von { $the-place } in den allgemeinen Vorrat.
event-duel-began = Duell auf { $the-place }!
event-rolled = { $seat } würfelt { $die }.
event-rerolled = { $seat } wirft die { $die } neu.
event-fought = { $seat }: Würfel { $die } + Feuerkraft { $firepower } = { $total }.
event-duel-won = { $seat } gewinnt das Duell auf { $the-place }.
    .tie = { $seat } gewinnt das Duell auf { $the-place }: Gleichstand, und { $seat } hat zuerst gepasst.
event-attack-cancelled = Die neue Kirche beendet den Angriff von { $seat } auf { $parcel }.

## Money, points and pieces

event-paid = { $seat } zahlt ${ $amount } ({ $cause }).
event-earned = { $seat } erhält ${ $amount } ({ $cause }).
event-gave = { $seat } zahlt ${ $amount } an { $receiver } ({ $cause }).
event-scored = { $seat } erhält { $points } SP ({ $source }).
    .lost = { $seat } verliert SP ({ $source }): { $points }.
event-got-roads = { $seat } erhält { $count ->
    [one] { $count } Straße
   *[other] { $count } Straßen
}.
event-got-revolvers = { $seat } erhält { $count ->
    [one] { $count } Revolver
   *[other] { $count } Revolver
}.
event-got-cowboys = { $seat } erhält { $count ->
    [0] keinen neuen Cowboy
    [one] { $count } Cowboy
   *[other] { $count } Cowboys
}.
event-got-dynamite = { $seat } erhält { $count ->
    [0] kein Dynamit: Es ist keines mehr da
    [one] { $count } Dynamitplättchen
   *[other] { $count } Dynamitplättchen
}.
event-blasted = { $seat } zündet Dynamit: Die Mine auf { $parcel } bringt das Dreifache.
event-taxed = { $seat } besteuert { $owner }: ${ $amount }.
event-got-ammunition = { $seat } nimmt das Plättchen „3 Revolver“: 3 Feuerkraft mehr in dieser Runde.
event-gave-up = { $seat } verzichtet auf { $the-place }.
event-income = { $seat } erhält ${ $amount } ({ $thing } auf { $parcel }).
event-stolen = { $thief } stiehlt ${ $amount } ({ $thing } auf { $parcel }).
event-doubled = { $seat } verdoppelt das Einkommen einer Gebäudeart: { $thing }.
event-excess-spent = { $seat } gibt wegen des Geldlimits ${ $amount } ab.

## The town

event-offered = { $seat } versteigert { $parcel }.
event-auction-began = { $seat } eröffnet eine Versteigerung.
event-bid = { $seat } bietet ${ $amount }.
event-passed-bid = { $seat } bietet nicht mehr mit.
event-auction-won = { $seat } gewinnt die Versteigerung für ${ $amount }.
event-no-bids = In der Versteigerung von { $seat } bietet niemand.
event-claimed = { $parcel } gehört jetzt { $seat }.
event-bought = { $seat } kauft { $a-thing } für ${ $price }.
event-kept = { $seat } behält { $a-thing } im Vorrat.
event-road-laid = { $seat } legt eine Straße auf { $edge }.
event-built = { $seat } baut { $a-thing } auf { $parcel }.
event-taken-back = { $seat } nimmt { $a-thing } von { $parcel } in den Vorrat zurück.
event-house-built = { $seat } baut { $a-thing } auf { $parcel }.
event-asked = { $seat } fragt { $owner } nach einem Wohnhaus auf { $parcel }.
event-allowed = { $owner } erlaubt das Wohnhaus auf { $parcel }.
event-refused = { $owner } lehnt das Wohnhaus auf { $parcel } ab.

## Variants

event-outlaws-came = { $count ->
    [0] Es kommt kein neuer Outlaw; alle haben Stärke { $strength }.
    [one] Ein Outlaw reitet ein, mit Stärke { $strength }.
   *[other] { $count } Outlaws reiten ein, jeder mit Stärke { $strength }.
}
event-outlaw-arrived = Ein Outlaw kommt nach { $parcel }.
event-outlaw-jailed = Das Gefängnis von { $seat } auf { $parcel } sperrt einen Outlaw ein.
event-outlaw-moved = Der Outlaw auf { $parcel } zieht nach { $to }.
event-outlaw-beaten = { $seat } vertreibt den Outlaw von { $parcel }.
event-outlaw-won = Der Outlaw auf { $parcel } ist zu stark und bleibt.
event-robbed = Ein Outlaw nimmt { $seat } ${ $amount } weg ({ $thing } auf { $parcel }).
event-shifted = { $seat } versetzt { $a-piece } von { $the-place } auf { $the-to }.
event-came-back = { $seat } nimmt { $a-piece } von { $the-place } zurück.
event-got-horse = { $seat } erhält ein Pferd.
event-horse-placed = { $seat } setzt ein Pferd in Gehege { $enclosure }.
event-bred = { $seat } verdoppelt mit einem Pferd das Einkommen der Ranch auf { $parcel }.
event-rodeo = Rodeo: { $seat } hat { $hats ->
    [one] { $hats } Punkt
   *[other] { $hats } Punkte
}.
event-rodeo-won = { $seat } gewinnt das Rodeo.
event-tile-drawn = { $seat } zieht ein Duellplättchen: { $tile }.
event-tile-played = { $seat } spielt das Duellplättchen { $tile }.
event-tiles-discarded = { $seat } wirft { $count } Duellplättchen ab.
event-sheet-shown = Bogen von { $seat }: { $amount } ({ $line }).

## The card game

event-era-began = Ära { $era } beginnt.
event-card-round-began = Ära { $era }, Runde { $round }
event-terrain-drawn = Gezogen: { $card }.
event-back-shown = Die nächste Person hat diese Rückseite: { $back }.
event-character-met = Aufgedeckt: { $card }.
event-put-under = Ein Totenkopf ist zu sehen; unter den Stapel kommt: { $card }.
event-power-used = { $seat } nutzt { $the-card }.
event-power-passed = { $seat } nutzt { $the-card } jetzt nicht.
event-bid-sealed = { $seat } spielt eine Gebotskarte: { $value }.
event-bid-opened = { $seat } bietet { $value }.
event-bid-raised = { $seat } erhöht das Gebot um { $value }.
event-pick-order = { $seat } wählt mit { $value } an { $rank }. Stelle.
event-took = { $seat } nimmt { $the-card }.
event-laid = { $seat } nimmt { $the-card } und legt sie auf { $parcel }.
event-no-room = { $seat } hat keinen Platz für { $the-card }: Die Karte kommt aus dem Spiel.
event-sold = { $seat } verkauft { $the-card }.
event-left-over = Übrig: { $card }.
event-hand-back = { $seat } nimmt { $count } Gebotskarten zurück.
event-upright = Diese Fähigkeit ist wieder nutzbar: { $card }.
event-card-scored = { $seat } erhält { $points } SP ({ $source }).
event-card-game-ended = Das Spiel ist zu Ende.

## One sentence for several events

story-ordered = Die ausgeloste Startreihenfolge: { $list }.
    .item = { $seat }
story-mountain-rose = Berge erheben sich auf { $list }.
    .item = { $parcel }
story-drew = Aus dem Beutel gezogen, in dieser Reihenfolge: { $list }.
    .item = { $thing }
story-bought-land = { $seat } kauft { $parcel } für ${ $amount }.
story-terrain-drawn = Gezogen: { $list }.
    .item = { $card }
story-bid-opened = Die Gebote: { $list }.
    .item = { $seat }: { $value }
story-pick-order = So wird gewählt: { $list }.
    .item = { $seat } ({ $value })
story-left-over = Übrig: { $list }.
    .item = { $card }
story-hand-back = Alle Auktionskarten kommen zurück auf die Hand: { $list }.
    .item = { $seat }
story-upright = Diese Fähigkeiten können wieder genutzt werden: { $list }.
    .item = { $card }

## The table and its seats

table-opened = Der Tisch ist eröffnet.
table-claimed = { $name } setzt sich.
table-left = { $name } verlässt den Tisch.
table-kicked = { $name } musste den Tisch verlassen.
table-handed = Ein Bot ({ $bot }) spielt für { $name }.
table-returned = { $name } ist zurück.
table-replaced = Ein Bot ({ $bot }) übernimmt den Platz von { $name }.
table-timed-out = Die Zeit von { $name } ist um; ein Bot ({ $bot }) spielt weiter.
table-linked = { $name } hat einen neuen Link.
table-undone = { $seat } nimmt Züge zurück.
table-undo-asked = { $seat } bittet darum, Züge zurückzunehmen.
table-undo-agreed = { $seat } ist einverstanden, dass Züge zurückgenommen werden.
table-undo-refused = { $seat } ist nicht einverstanden, dass Züge zurückgenommen werden.
table-proposed-kick = { $seat } möchte, dass { $name } das Spiel verlässt.
table-proposed-replace = { $seat } möchte, dass ein Bot den Platz von { $name } übernimmt.
table-proposed-delete = { $seat } möchte das Spiel löschen.
table-seat-asked-share = { $name } möchte sich den Platz von { $seat } teilen.
table-seat-asked-play = { $name } möchte anstelle von { $seat } spielen.
table-seat-not-asked = Die Bitte um einen Platz ist zurückgezogen.
table-agreed = { $seat } ist einverstanden.
table-refused = { $seat } ist nicht einverstanden.
table-bot-failed = Der Bot von { $seat } hat nicht geantwortet; ein anderer übernimmt.
table-rematch = Für dieselben Spieler gibt es einen neuen Tisch.
table-hinted = { $seat } hat um einen Tipp gebeten.
table-planned = { $seat } hatte dieses Passen vorgemerkt.
table-paused = Der Server war nicht erreichbar; keine Uhr ist gelaufen.
