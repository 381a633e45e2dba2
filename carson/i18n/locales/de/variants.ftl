# Die sechs Varianten.

horse = Pferd
rodeo-token = Rodeoplättchen
duel-tile = Duellplättchen

reason-edition-has-no-such-variant = die Ausgabe von 2009 hat diese Variante nicht: „{ $text }“
reason-river-length = ein Fluss hat { $least } bis { $most } Parzellen, nicht { $count }
reason-river-broken = die Parzellen des Flusses folgen einander nicht Seite an Seite
reason-river-must-reach-two-edges = der Fluss muss von einem Rand des Spielplans zu einem anderen führen
reason-bridge-needs-two = Die Straße auf { $edge } ist eine Brücke und braucht zwei Straßen.
reason-school-on-this-bank = Auf dieser Seite des Flusses gibt es schon eine Schule.
reason-outlaw-there = Auf { $parcel } steht ein Outlaw.
reason-prison-near = { $parcel } liegt neben einem Gefängnis, wohin kein Outlaw kommt.
reason-no-outlaw-there = Auf { $parcel } ist kein Outlaw.
reason-has-moved = Der Outlaw auf { $parcel } hat sich schon bewegt.
reason-not-best-loot = { $parcel } lockt den Outlaw nicht am meisten.
reason-shifted-enough = Du hast es dir in dieser Runde { $most }-mal anders überlegt; das genügt.
reason-nowhere-to-go = Der Cowboy auf { $place } könnte nirgendwo anders hin.
reason-same-place = Der Cowboy kommt von { $place }; setze ihn woandershin.
reason-no-such-enclosure = Es gibt fünf Gehege, 1 bis 5.
reason-enclosure-closed = Gehege { $enclosure } wird mit Kit Carson nicht genutzt.
reason-no-enclosures = In diesem Spiel gibt es keine Gehege.
reason-horse-bought = Du hast in dieser Runde schon ein Pferd gekauft.
reason-no-horses-left = Es ist kein Pferd mehr da.
reason-not-your-ranch = Auf { $parcel } steht keine Ranch von dir.
reason-no-such-tile = So ein Duellplättchen hast du nicht.
reason-not-in-pile = Der Stapel hat kein solches Duellplättchen.
reason-play-a-tile = Spiele mindestens ein Duellplättchen.
reason-sheet-no-loan = Du kannst 0, 5 oder 10 SP abgeben ({ $line }).
reason-sheet-buys-or-gives-up = Du gibst auf diesem Bogen { $given } SP ab und kannst deshalb keine kaufen: Es geht nur eines von beiden.
reason-sheet-too-many = Es sind höchstens { $most } ({ $line }).
reason-sheet-too-dear = Du hast nur noch ${ $left } ({ $line }).
reason-bid-less = { $seat } hat weniger geboten als andere.

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
event-robbed = Der Outlaw nimmt { $seat } ${ $amount } weg ({ $thing } auf { $parcel }).
event-shifted = { $seat } versetzt { $a-piece } von { $place } nach { $to }.
event-came-back = { $seat } nimmt { $a-piece } von { $place } zurück.
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
event-sheet-shown = { $seat } hat { $amount } gewählt ({ $line }).

sheet-loan = abgegebene SP
sheet-cowboys = Cowboys, je $5
sheet-revolvers = Revolver, je $6
sheet-roads = Straßen, je $3
sheet-parcels = Parzellen, je $8
sheet-vps = SP, je $5
sheet-connections = einflussreiche Freunde, $8
sheet-second-character = einmal eine zweite Person, $8
sheet-sharpshooter = Scharfschütze, $12
sheet-bid = gebotene Dollar, um Erster zu sein

ask-FillSheet = { $seat }: { $line }? (noch ${ $left })
    .help = Du beginnst mit $50 und einem Cowboy und kaufst den Rest Zeile für Zeile, geheim. 5 abgegebene SP bringen $12, 10 bringen $22. Einflussreiche Freunde: Du wählst die Seite jeder Karte, die du nimmst. Zweite Person: einmal im Spiel. Scharfschütze: ein Würfel mehr im Duell, einer wird beiseitegelegt. Jeder zahlt sein Gebot; wer am meisten bietet, ist Erster.
ask-HighestBidder = Das Los bestimmt den Ersten unter den Höchstbietenden.
    .help = Auch die übrige Reihenfolge wird ausgelost.
ask-TakeSecond = { $seat }: Nimmst du jetzt eine zweite Person?
    .help = Einmal im Spiel. Du hast beide Fähigkeiten, die Summe beider Geldlimits und die niedrigere Nummer.
ask-DrawTile = { $owner } zieht ein Duellplättchen.
    .help = Nur sein Spieler sieht es.
ask-PlayTiles = { $seat }: Welches Duellplättchen spielst du?
    .help = Der Wert des Plättchens zählt zu deiner Feuerkraft. Alle werden gleichzeitig gezeigt.
ask-DiscardLastTiles = { $seat }: Wirfst du deine letzten zwei Duellplättchen ab und ziehst fünf?
    .help = Ein Scharfschütze darf das.
ask-PutDieAside = { $seat }: Welcher deiner Würfel zählt nicht?
    .help = Ein Scharfschütze wirft einen Würfel mehr und legt einen beiseite.
ask-RollOutlaws = Die Würfel bestimmen, wie stark die Outlaws sind und wie viele kommen.
    .help = Stärke 8 bis 13; ein, zwei oder drei Outlaws.
ask-RollArrival = Die Würfel bestimmen, wohin ein Outlaw kommt.
    .help = Nie neben ein Gefängnis.
ask-PickOutlaw = { $seat }: Welcher Outlaw zieht als Nächster?
    .help = Jeder zieht zu dem benachbarten Gebäude, das am meisten bringt.
ask-RideOut = Ein Outlaw zieht.
    .help = Unter gleich guten Gebäuden entscheidet der Zufall.
ask-RewardOrTheft = { $seat }: Die Belohnung für den Outlaw auf { $parcel } nehmen oder das Gebäude bestehlen?
    .help = Die Belohnung sind SP; der Diebstahl bringt das halbe Einkommen des Gebäudes.
ask-PlaceFreely = { $seat }: Setze einen Cowboy ein, überlege es dir anders oder passe.
    .help = Mit Kit Carson darfst du auch einen Cowboy versetzen oder zurücknehmen, zehnmal in der Runde, bis du passt.
ask-PutElsewhere = { $seat }: Wohin geht der Cowboy?
    .help = Überallhin, nur nicht dorthin, woher er kommt.
ask-UseHorse = { $seat }: In welches Gehege setzt du ein Pferd?
    .help = 1: Feuerkraft +1, mit drei Pferden +2. 2: noch einen Cowboy einsetzen, einen versetzen, einen zurücknehmen oder passen. 3: verdoppelt eine Ranch. 4: $2. 5: die meisten Punkte im Rodeo.
ask-UseSecondEnclosure = { $seat }: Noch ein Cowboy, eine Änderung oder passen?
    .help = Was das zweite Gehege erlaubt; du kannst auch darauf verzichten.
ask-TakeWageOrHorse = { $seat }: $4 nehmen oder für $4 ein Pferd kaufen?
    .help = Ein Pferd je Spieler und Runde.
ask-StableNewHorse = { $seat }: In welches Gehege kommt das neue Pferd?
    .help = 1: Feuerkraft +1, mit drei Pferden +2. 2: nur Punkte im Rodeo. 3: verdoppelt eine Ranch. 4: $2. 5: die meisten Punkte im Rodeo.
ask-DoubleRanch = { $seat }: Welche Ranch verdoppelt ein Pferd?
    .help = Jedes Pferd im dritten Gehege verdoppelt eine Ranch.

verb-outlaw = diesen Outlaw ziehen lassen
verb-ride = wohin der Outlaw zieht
verb-shift = diesen Cowboy nehmen und woandershin setzen
verb-back = diesen Cowboy zurücknehmen
verb-horse = ein Pferd in dieses Gehege setzen
verb-breed = diese Ranch verdoppeln
verb-tile = dieses Duellplättchen spielen
verb-discard = sie abwerfen
verb-sheet = diese Zahl eintragen
verb-drop = diesen Würfel beiseitelegen
verb-steal = das halbe Einkommen stehlen
verb-buy-horse = für $4 ein Pferd kaufen

do-place-outlaw = gegen den Outlaw kämpfen
do-place-enclosure = eines deiner Gehege
do-shift = von { $place } versetzen
do-back = von { $place } zurücknehmen
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

status-outlaws = Outlaws: Stärke { $strength }
usage-variants = Varianten, durch Kommas getrennt: new-beginning, river, might-is-right, kit-carson, outlaws, horses.
