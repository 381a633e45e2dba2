# Das Brettspiel: warum etwas abgelehnt wird, was geschehen ist, was gefragt wird.

## Optionen

reason-unknown-option = es gibt keine Option „{ $option }“, nur: { $known }
reason-unknown-value = die Option „{ $option }“ kennt den Wert „{ $text }“ nicht, nur: { $known }
reason-players-out-of-range = es spielen { $least } bis { $most } Spieler mit, nicht „{ $text }“
reason-edition-has-fewer-players = die Ausgabe von 2009 ist für { $least } bis { $most } Spieler, nicht für { $text }
reason-edition-has-base-tiles-only = die Ausgabe von 2009 hat nur die Gebäude des ersten Spiels
reason-edition-has-base-characters-only = die Ausgabe von 2009 hat nur die Personen 1 bis 7
reason-named-twice = die Option „{ $option }“ nennt etwas zweimal: „{ $text }“
reason-unknown-cast = es gibt keine Personen „{ $text }“; nenne sieben Seiten wie 4R oder eines von: { $known }
reason-wrong-cast-size = es werden { $needed } Personen gebraucht, nicht { $count }
reason-card-twice = eine Person kann nicht zweimal dabei sein: { $card }
reason-card-needs-horses = diese Person braucht die Pferde, die nicht im Spiel sind: { $card }
reason-side-settled-in-play = die Seite dieser Karte ergibt sich im Spiel: { $card }
reason-unknown-bot = es gibt keinen Bot „{ $text }“, nur: { $known }

## Warum nicht: Spielvorbereitung und Zufall

reason-not-in-bag = Im Beutel ist kein Plättchen dieser Art: { $thing }.
reason-off-the-dice = Die Würfel können { $parcel } nicht treffen.
reason-no-such-seat = Es gibt keinen Spieler { $seat }.
reason-already-drawn = { $seat } wurde schon gezogen.
reason-no-face = So eine Augenzahl hat ein Würfel nicht.

## Warum nicht: Personen

reason-card-not-in-play = Diese Person ist nicht im Spiel: { $card }.
reason-card-taken = { $seat } hat schon { $the-card }.
reason-not-enough-cowboys = { $count ->
    [0] Es ist kein Cowboy mehr da.
    [one] Es ist nur noch { $count } Cowboy da.
   *[other] Es sind nur noch { $count } Cowboys da.
}
reason-not-fetchable = Der Zeitungsjunge kann diese Karte nicht holen: { $card }.
reason-not-that-many = Es sind höchstens { $most }.
reason-no-such-package = Es gibt kein Paket von { $points } SP: nur 3, 5 oder 7.
reason-bid-more = Biete mehr als ${ $bid }.
reason-offered-already = { $parcel } ist schon in der Versteigerung.
reason-not-on-space = Dieses Plättchen liegt nicht auf { $place }: { $thing }.
reason-on-the-track = Es liegt eines aus, also kommt es nicht aus dem Beutel: { $thing }.
reason-no-such-die = So einen Würfel hast du nicht.
reason-not-your-mine = Auf { $place } steht keine Mine von dir.
reason-multiplied-already = Das Einkommen von { $parcel } ist schon vervielfacht.
reason-no-refuge = Ein besiegter Cowboy kann nicht auf { $place }: Das gehört jemandem.
reason-too-late = Schon ausgeführt: { $place }.
reason-no-building = Das ist kein Gebäude: { $thing }.
reason-none-of-yours = Du hast kein Gebäude dieser Art: { $thing }.

## Warum nicht: Einsetzen

reason-no-piece = Davon hast du keinen zum Einsetzen: { $piece }.
reason-not-for-this-piece = Diese Figur darf nicht auf { $place }: { $piece }.
reason-may-not-attack = Deine Person erlaubt dir keinen Angriff.
reason-may-not-provoke = Deine Person lässt dich nicht dorthin, wo andere stehen: { $place }.
reason-no-titles = Du hast kein Besitzplättchen mehr für eine weitere Parzelle.
reason-no-building-there = Auf { $place } liegt kein Plättchen.
reason-space-over = { $place } ist ab Runde { $round } geschlossen.
reason-ammunition-gone = { $seat } hat das Plättchen „3 Revolver“.
reason-nothing-to-attack = { $parcel } gehört { $seat }, und dort steht kein Gebäude.
reason-protected = { $parcel } kann nicht angegriffen werden: { $thing }.
reason-piece-is-peaceful = Diese Figur greift nicht an: { $piece }.
reason-not-empty = Auf { $place } steht schon jemand.
reason-already-there = Du hast schon einen Cowboy auf { $place }.
reason-closed-by = Auf { $place } steht eine Figur von { $seat }, zu der niemand kommen darf: { $piece }.

## Warum nicht: Geld, Land, Straßen, Gebäude

reason-too-dear = Es kostet ${ $price }, und du hast ${ $cash }.
reason-no-cowboy-there = Du hast dort keinen Cowboy.
reason-no-duel-there = Auf { $place } gibt es kein Duell.
reason-parcel-owned = { $parcel } gehört { $seat }.
reason-nobodys-for-ever = { $parcel } kann niemandem gehören: Dort steht das Rathaus.
reason-not-your-land = { $parcel } gehört dir nicht.
reason-not-free = { $parcel } ist nicht leer: { $thing }.
reason-no-road-touches = Keine Straße berührt { $parcel }.
reason-no-house-site = Für das Wohnhaus, das dazugehört, gibt es keinen Platz: { $thing }.
reason-townhouse-not-closed-in = Ein zweites Wohnhaus geht auf { $parcel } nur, wenn alle acht Nachbarparzellen bebaut sind oder jemandem gehören.
reason-ask-first = { $parcel } gehört { $seat }: Frage zuerst.
reason-nobody-to-ask = Für { $parcel } muss niemand gefragt werden.
reason-already-refused = { $seat } hat { $parcel } für das Plättchen, das du gerade legst, schon abgelehnt.
reason-house-must-be-placed = Es gibt einen Platz, für den niemand gefragt werden muss: Das Wohnhaus muss gebaut werden.
reason-not-in-reserve = Nicht in deinem Vorrat: { $thing }.
reason-too-late-for-cash = Für die $8 ist es zu spät: In der Ausgabe von 2009 nimmt man sie mit der Karte oder gar nicht.
reason-given-up = Das hast du mangels Wohnhaus zurückgenommen: { $thing }. Baue erst ein anderes Plättchen, dann kannst du es wieder versuchen.
reason-nowhere-to-build = Du hast jetzt keine Parzelle dafür: { $thing }.
reason-no-roads = Du hast keine Straße mehr.
reason-road-there = Auf { $edge } liegt schon eine Straße.
reason-road-apart = Eine Straße auf { $edge } würde das Straßennetz nicht berühren.
reason-road-astray = Eine Straße auf { $edge } führt nicht zum nächsten Platz.
reason-no-line = Neben { $parcel } durchquert keine Straße die ganze Karte in gerader Linie.
reason-not-that-much = Du hast nur ${ $cash }.
reason-over-the-limit = Dein Geldlimit ist ${ $limit }: Gib mindestens ${ $least } ab.

## Was geschehen ist: Vorbereitung und Reihenfolge

event-drew = Aus dem Beutel für ${ $price }: { $thing }.
event-founded = Die Stadt wird auf { $parcel } gegründet.
event-mountain-rose = Auf { $parcel } erhebt sich ein Berg.
event-ordered = { $seat } ist durch das Los Nummer { $rank }.
event-round-began = Runde { $round } beginnt.
event-phase-began = { $phase ->
    [1] Phase 1: Auswahl der Personen.
    [2] Phase 2: Einsetzen der Cowboys.
    [3] Phase 3: Ausführen der Aktionen.
   *[4] Phase 4: Rundenende.
}
event-box-opened = { $box }:
event-turn-order = { $seat } ist Nummer { $rank } auf der Aktionsleiste.
event-game-ended = Das Spiel ist zu Ende.
event-cast-drawn = Für das Spiel gezogen: { $side }.
event-hall-drawn = Das Rathaus wird gezogen.
event-hall-built = { $seat } setzt das Rathaus auf { $parcel }.
event-hall-boxed = Für das Rathaus gibt es keinen Platz; es kommt zurück in die Schachtel.
event-free-road = { $count ->
    [one] { $seat } legt eine Straße aus dem allgemeinen Vorrat auf { $edge }.
   *[other] { $seat } legt { $count } Straßen aus dem allgemeinen Vorrat auf { $edge }: eine Brücke.
}

## Was geschehen ist: Cowboys und Duelle

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
event-healed = Der besiegte Cowboy von { $seat } geht auf { $place }, statt in den Vorrat zurückzukehren.
event-sent-away = Ein { $piece } von { $seat } muss { $parcel } dem Rechtsanwalt überlassen.
event-placed = { $seat } setzt { $a-piece } auf { $place }.
event-passed = { $seat } passt als Nummer { $rank }.
event-went-home = Ein { $piece } von { $seat } kehrt von { $place } in den persönlichen Vorrat zurück.
event-went-to-box = Ein { $piece } von { $seat } geht von { $place } in den allgemeinen Vorrat.
event-duel-began = Duell: { $place }!
event-rolled = { $seat } würfelt { $die }.
event-rerolled = { $seat } wirft die { $die } neu.
event-fought = { $seat }: Würfel { $die } + Feuerkraft { $firepower } = { $total }.
event-duel-won = { $seat } gewinnt das Duell ({ $place }).
event-attack-cancelled = Die neue Kirche beendet den Angriff von { $seat } auf { $parcel }.

## Was geschehen ist: Geld, Punkte und Material

event-paid = { $seat } zahlt ${ $amount } ({ $cause }).
event-earned = { $seat } erhält ${ $amount } ({ $cause }).
event-gave = { $seat } zahlt ${ $amount } an { $receiver } ({ $cause }).
event-scored = { $seat } erhält { $points } SP ({ $source }).
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
event-gave-up = { $seat } verzichtet auf die Aktion ({ $place }).
event-income = { $seat } erhält ${ $amount } ({ $thing } auf { $parcel }).
event-stolen = { $thief } stiehlt ${ $amount } ({ $thing } auf { $parcel }).
event-doubled = { $seat } verdoppelt das Einkommen einer Gebäudeart: { $thing }.
event-excess-spent = { $seat } gibt wegen des Geldlimits ${ $amount } ab.

## Was geschehen ist: die Stadt

event-offered = { $seat } versteigert { $parcel }.
event-auction-began = { $seat } eröffnet eine Versteigerung.
event-bid = { $seat } bietet ${ $amount }.
event-passed-bid = { $seat } bietet nicht mehr mit.
event-auction-won = { $seat } gewinnt die Versteigerung für ${ $amount }.
event-no-bids = Bei { $seat } bietet niemand.
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

## Was gefragt wird; `.help` erklärt es

ask-DrawBuilding = Ein Plättchen wird aus dem Beutel gezogen.
    .help = Der Zufall füllt ein Feld zum Kauf von Gebäuden.
ask-FoundTown = Die Würfel bestimmen das Zentrum der Stadt.
    .help = Der Zufall wählt eine der inneren Parzellen.
ask-RaiseMountain = Die Würfel bestimmen eine Parzelle für einen Berg.
    .help = Der Zufall wählt eine der inneren Parzellen, die leer sind.
ask-DrawOrder = Die Reihenfolge der ersten Runde wird ausgelost.
    .help = Der Erste ist überall zuerst dran, wo die Passleiste gilt.
ask-RollDie = Im Duell wird gewürfelt ({ $place }).
    .help = Jeder zählt den Würfel zu seiner Feuerkraft; die höchste Summe gewinnt, dann wer zuerst gepasst hat.
ask-Gamble = { $gambler } würfelt.
    .help = Die beiden Würfel werden in Dollar ausgezahlt.
ask-DraftParcel = { $seat }: Welche Parzelle gehört dir von Anfang an?
    .help = Jede Parzelle, die niemandem gehört, kostenlos, mit dem Wohnhaus oder Berg darauf. Jeder bekommt zwei. Ranches leben von leeren Parzellen nebenan, Minen von Bergen, Läden von Wohnhäusern, und die meisten Gebäude brauchen eine Straße an einer ihrer Ecken.
ask-DrawCast = Eine Person wird für das Spiel gezogen.
    .help = Der Zufall wählt die Seite einer Karte, die noch nicht im Spiel ist.
ask-ChooseCharacter = { $seat }: Welche Person arbeitet in dieser Runde für dich?
    .help = Eine Person hat eine Fähigkeit, eine Nummer und ein Geldlimit, alles für diese Runde. Die niedrigste Nummer beginnt beim Einsetzen der Cowboys. Geld über dem Limit muss am Ende der Runde abgegeben werden, für 1 SP je volle $10.
ask-ChooseSide = { $seat }: Welche Seite dieser Karte nutzt du? ({ $card })
    .help = Die Seite gilt für diese Runde.
ask-FetchCard = { $seat }: Welche zweite Karte holt der Zeitungsjunge?
    .help = Du hast auch ihre Fähigkeit und ihr Geldlimit. Den Sheriff kann er nicht holen.
ask-CashOrWait = { $seat }: Jetzt $8 nehmen oder warten? ({ $card })
    .help = Wer wartet, bekommt stattdessen später den anderen Vorteil der Karte: doppeltes Einkommen aus einer Gebäudeart (Krämerin, gelbe Seite), 1 SP für jedes eigene Wohnhaus (Krämerin, rote Seite) oder für jeden eigenen Berg (Siedler, rote Seite).
ask-DoubleOrCash = { $seat }: Welche Gebäudeart bringt dir das Doppelte?
    .help = Alle deine Gebäude dieser Art bringen in dieser Runde das Doppelte. Wird eines bestohlen, bekommen der Angreifer und du je das einfache Einkommen. In der Big Box kannst du stattdessen $8 nehmen.
ask-ReceiveParcel = { $seat }: Welche Parzelle gibt dir der Siedler?
    .help = Jede Parzelle, die niemandem gehört, kostenlos, mit dem Wohnhaus oder Berg darauf.
ask-RecruitCowboys = { $seat }: Wie viele Cowboys kaufst du beim Hauptmann?
    .help = Einer kostet $1, zwei kosten $4, drei kosten $9.
ask-BuyRevolvers = { $seat }: Wie viele Revolver kaufst du beim Hauptmann?
    .help = Einer kostet $3, zwei kosten $9. Du behältst sie.
ask-BuyPackage = { $seat }: Wie viele SP kaufst du beim Bankier?
    .help = 3 SP kosten $3, 5 SP kosten $12, 7 SP kosten $25.
ask-BuyParcelNow = { $seat }: Welche Parzelle kaufst du mit dem Rechtsanwalt?
    .help = Jede Parzelle, die niemandem gehört, zu ihrem Preis; oder keine.
ask-TakeAnyBuilding = { $seat }: Welches Gebäude nimmst du für $5?
    .help = Jedes ausliegende Plättchen. Du darfst es sofort bauen oder behalten.
ask-TakeBuildingAndLand = { $seat }: Zahlst du ${ $price } und baust sofort? ({ $building })
    .help = Du nimmst ein ausliegendes Plättchen, oder eines aus dem Beutel, wenn keines ausliegt, und baust es auf eine leere Parzelle, die niemandem gehört. Die Parzelle gehört dann dir.
ask-BuildOnNewLand = { $seat }: Auf welche Parzelle baust du? ({ $building })
    .help = Jede leere Parzelle, die niemandem gehört; sie gehört dann dir.
ask-DismissCowboys = { $seat }: Wie viele Cowboys schickst du weg?
    .help = Keiner gibt 3 SP, einer 6, zwei geben 9.
ask-TaxWeaponsOrMoney = { $seat }: Was besteuerst du?
    .help = Jeder andere Spieler zahlt dir $1 je Revolver oder $1 je angefangene $10.
ask-OfferParcel = { $seat }: Welche Parzelle versteigerst du?
    .help = Zwei Parzellen, die niemandem gehören, werden zusammen verkauft.
ask-BidOrPass = { $lot ->
    [ammunition] { $seat }: Mehr als ${ $bid } für das Plättchen „3 Revolver“ bieten oder passen?
   *[other] { $seat }: Mehr als ${ $bid } für { $lot } bieten oder passen?
}
    .help = Wer passt, ist aus dieser Versteigerung heraus.
ask-RollLand = Die Würfel bestimmen eine Parzelle für { $receiver }.
    .help = Der Zufall wählt eine der Parzellen, die niemandem gehören.
ask-PlaceCityHall = { $seat }: Wo steht das Rathaus?
    .help = Auf einer leeren Parzelle, die niemandem gehört und die eine Straße berührt. Es wird nie jemandem gehören.
ask-LayFreeRoad = { $seat }: Wohin kommt die Straße zum Rathaus?
    .help = Kein Platz für das Rathaus hat eine Straße; du legst so wenige Straßen aus dem allgemeinen Vorrat wie möglich, um einen anzuschließen. Eine Brücke zählt als zwei.
ask-RerollOrKeep = { $seat }: Einen deiner Würfel neu werfen?
    .help = Alle Würfel des Duells sind gefallen. Du darfst einen von deinen einmal neu werfen.
ask-CallTheDoctor = { $seat }: Wohin geht dein besiegter Cowboy?
    .help = Für $3, die der Doktor selbst nicht zahlt, geht er an einen leeren Ort, der noch ausgeführt wird. Sonst kehrt er in deinen Vorrat zurück.
ask-PayUndertaker = { $seat }: $2 an { $undertaker } zahlen oder 1 SP verlieren?
    .help = Der Totengräber wird für jeden Cowboy bezahlt, der ein Duell verliert.
ask-UseDynamite = { $seat }: In welcher Mine zündest du Dynamit?
    .help = Die Mine bringt dieses eine Mal das Dreifache. Dynamit, das du nicht nutzt, behältst du.
ask-LayLastRoads = { $seat }: Legst du Straßen, bevor die Runde endet?
    .help = Das ist die letzte Gelegenheit in dieser Runde.
ask-PlaceOrPass = { $seat }: Setze einen Cowboy ein oder passe.
    .help = Auf ein Aktionsfeld, auf eine Parzelle, um sie zu kaufen, auf ein fremdes Gebäude, um sein halbes Einkommen zu stehlen, oder auf dein eigenes, um es zu verteidigen. Treffen sich mehrere, entscheiden Würfel und Feuerkraft; Cowboys im Vorrat zählen zur Feuerkraft. Wer zuerst passt, gewinnt bei Gleichstand und ist danach zuerst dran, auch bei der nächsten Wahl der Personen.
ask-PickDuel = { $seat }: Welches Duell kommt als Nächstes?
    .help = Cowboys, die ein Duell verlieren, kehren in den Vorrat zurück und zählen beim nächsten zur Feuerkraft.
ask-TakeGain = { $seat }: Die Aktion ausführen? ({ $place })
    .help = Auf jede Aktion kann man verzichten. Der Cowboy geht so oder so in den allgemeinen Vorrat.
ask-BuyPoints = { $seat }: Wie viele SP kaufst du? ({ $place })
    .help = So viele, wie du bezahlen kannst, oder keine.
ask-BuyParcels = { $seat }: Welche Parzelle kaufst du?
    .help = Eine Parzelle kostet $1, und $1 mehr für jedes Gebäude, jedes Wohnhaus und jeden Berg auf ihr oder auf ihren acht Nachbarparzellen. Auf alles, was du jetzt nicht kaufst, verzichtest du.
ask-BuyBuilding = { $seat }: Das Plättchen kaufen? ({ $place })
    .help = Du kannst es sofort bauen oder im Vorrat behalten.
ask-PlaceBuilding = { $seat }: Wo baust du? ({ $building })
    .help = Auf leerem eigenem Land. Alle außer Ranches und Minen brauchen eine Straße an einer Ecke und bringen ein Wohnhaus mit, das ebenfalls einen Platz mit Straße braucht. Straßen aus deinem Vorrat kannst du vorher legen.
ask-PlaceHouse = { $seat }: Wohin kommt das Wohnhaus?
    .help = Auf eine leere Parzelle, die eine Straße berührt: eine unverkaufte, deine eigene oder die eines anderen, wenn er einverstanden ist. Auf unverkauftem Land hilft es allen Läden daneben, sonst nur denen des Besitzers.
ask-AllowHouse = { $seat }: Darf { $builder } auf deiner Parzelle { $parcel } ein Wohnhaus bauen?
    .help = Das Wohnhaus würde dir gehören: Es zählt nur für deine Läden und bringt am Ende 2 SP. Aber die Parzelle ist dann bebaut.
ask-PickReserved = { $seat }: Welches Gebäude aus deinem Vorrat baust du?
    .help = Was du jetzt nicht baust, bleibt im Vorrat. Nur Gebäude auf dem Spielplan bringen Einkommen und zählen.
ask-StealOrNot = { $seat }: Das halbe Einkommen von { $parcel } stehlen?
    .help = Abgerundet; der Besitzer behält den Rest.
ask-SpendExcess = { $seat }: Wie viele Dollar tauschst du in SP?
    .help = Mindestens, was über deinem Geldlimit liegt, höchstens alles; 1 SP je volle $10.

## Was ein Verb tut

verb-land = die Parzelle, die die Würfel bestimmen
verb-draw = das Plättchen, das gezogen wird
verb-roll = die Augenzahl eines Würfels
verb-lot = der Spieler, der gezogen wird
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
verb-unpack = dieses aus dem Vorrat bauen
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
verb-wait = auf den anderen Vorteil der Karte warten
