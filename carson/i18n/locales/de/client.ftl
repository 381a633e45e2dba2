# Das Spiel im Browser: alles, was nicht das Spiel selbst sagt.

## Die Startseite

web-page-title = Carson City
web-start-lead = Gründe eine Stadt, kämpfe um die besten Plätze und werde in vier Runden reich.
web-door-bots = Gegen Bots
    .about = Allein gegen den Computer. Zwei Klicks, und es geht los.
web-door-device = An diesem Gerät
    .about = Alle an einem Bildschirm, der von Hand zu Hand geht.
web-door-friends = Freunde online
    .about = Schick einen Link. Spielt live oder einen Zug am Tag.
web-start-bots = Los
web-start-device = Los
web-start-friends = Tisch öffnen
web-my-tables = Meine Tische
web-open-tables = Offene Tische
web-import = Gespeichertes Spiel fortsetzen
web-fan-project = Ein inoffizielles Fanprojekt mit eigenen Zeichnungen und Worten. Carson City ist ein Spiel von Xavier Georges, erschienen bei Quined Games; das gedruckte Spiel lieben und spielen wir.
web-which-game = Spiel
web-game-board = Brettspiel
web-game-cards = Kartenspiel
web-how-many = Spieler
web-names = Namen
web-your-name = Dein Name
web-guest = Gast
web-player-number = Spieler { $number }
web-bots-among-them = Davon Bots
web-more-options = Mehr Optionen
web-fewer-options = Weniger Optionen
web-seats-free = { $count ->
    [one] 1 freier Platz
   *[other] { $count } freie Plätze
}
web-turn-of-names = Am Zug: { $names }
web-count-players = { $count ->
    [one] 1 Spieler
   *[other] { $count } Spieler
}
web-count-virtual = { $count ->
    [one] 1 virtueller Spieler
   *[other] { $count } virtuelle Spieler
}

## Die Optionen eines Tisches

web-option-characters = Personen
web-option-buildings = Weitere Gebäude
web-option-variants = Varianten
web-option-edition = Ausgabe
web-option-river = Der Lauf des Flusses
web-option-placing = Einsetzen
web-option-station-house = Der Bahnhof braucht ein Wohnhaus
web-option-indian-skips = Die Würfel des Indianers überspringen bebaute Parzellen und Berge
web-option-level = Virtuelle Spieler
web-virtual-number = Virtueller Spieler { $number }
web-option-bot = Bots
web-option-undo = Züge zurücknehmen
web-option-pace = Bedenkzeit
web-option-listed = Fremde dürfen mitspielen
web-cast-first-game = Erstes Spiel
web-cast-quiet = Beschauliche Stadt
web-cast-home-owner = Eigenheimbesitzer
web-cast-prosper = Wohlstand
web-cast-settling-scores = Offene Rechnungen
web-cast-gold-rush = Goldrausch
web-cast-random = Zufällig
web-cast-own = Eigene Auswahl
web-cast-count = { $count ->
    [0] Die Personen werden gezogen. Tippe Karten an, um sie selbst zu wählen.
    [one] 1 Karte gewählt: 7 sind nötig, 8 mit dem Zeitungsjungen.
   *[other] { $count } Karten gewählt: 7 sind nötig, 8 mit dem Zeitungsjungen.
}
web-buildings-first-game = Gebäude des ersten Spiels
web-buildings-all = Alle Gebäude
web-edition-big-box = Big Box
web-edition-2009 = 2009
web-placing-turns = Der Reihe nach
web-placing-live = Alle zugleich
web-variant-new-beginning = Ein neuer Anfang
    .about = Alle geben vor dem Spiel heimlich $50 aus
web-variant-river = Carson River
    .about = Ein Fluss fließt durch die Stadt, und Straßen werden zu Brücken
web-variant-might-is-right = Das Recht des Stärkeren
    .about = Verdeckte Duellplättchen statt Würfel
web-variant-kit-carson = Kit Carson
    .about = Cowboys versetzen, bis man passt
web-variant-outlaws = Outlaws
    .about = Banditen reiten ein und plündern die Stadt
web-variant-horses = Pferde
    .about = Pferde, Gehege und ein Rodeo
web-river-ours = Unser Fluss. Tippe Parzellen nebeneinander an, um einen eigenen zu zeichnen.
web-river-drawn = { $count ->
    [one] 1 Parzelle gezeichnet. Von Rand zu Rand, 3 bis 15 Parzellen.
   *[other] { $count } Parzellen gezeichnet. Von Rand zu Rand, 3 bis 15 Parzellen.
}
web-river-back-to-ours = Unser Fluss
web-level-novice = Anfänger
web-level-intermediate = Fortgeschrittene
web-level-expert = Experten
web-bot-random = Spielt zufällig
web-bot-friendly = Spielt zum Spaß (leicht)
web-bot-greedy = Spielt vernünftig
web-undo-friendly = Wenn die anderen zustimmen
web-undo-strict = Nur solange nichts aufgedeckt wurde
web-undo-off = Nie
web-pace-none = Unbegrenzt
web-pace-live = Live: 15 Min. + 15 s je Zug
web-pace-daily = Tage: 2 Tage + 6 Std. je Zug
web-pace-slow = Wochen: 7 Tage + 1 Tag je Zug

## Der Warteraum und das Menü

web-lobby = Warten auf Spieler
web-lobby-waits = Das Spiel beginnt, wenn alle Plätze besetzt sind.
web-table-link = Der Link zu diesem Tisch
web-copy-link = Link kopieren
web-copied = Kopiert
web-free-seat = Frei
web-sit-down = Platz nehmen
web-a-bot = Bot
web-menu = Menü
web-close = Schließen
web-to-start = Startseite
web-to-table = Zurück zum Tisch
web-text-view = Textansicht
web-loading = Einen Moment …
web-server-away = Der Server ist nicht erreichbar. Nichts ist verloren; versuche es noch einmal.
web-server-failed = Der Server konnte das nicht ausführen.
web-reload = Seite neu laden
web-reconnecting = Verbinde neu …
web-bot-plays-for-you = Ein Bot spielt für dich.
web-show-income = Einkommen und Landpreise zeigen
web-price-of-land = Landpreis: ${ $price }
web-remove = Tisch löschen
web-remove-really = Noch einmal drücken, um ihn endgültig zu löschen
web-export = Spiel speichern
web-results = Ergebnis
web-rematch = Noch eine Partie
web-ask-undo = Um Rücknahme bitten
web-undo-asked = { $name } bittet darum, Züge zurückzunehmen.
web-agree = Zustimmen
web-refuse = Ablehnen
web-look-there = Ansehen
web-come-back = { $name } spielt wieder selbst
web-hand-to-bot = Ein Bot spielt für { $name }
web-sit-down-for = Für { $name } weiterspielen
web-leave = Den Tisch verlassen
web-kick = { $name } bitten zu gehen
web-seat-link = Link für { $name }
web-seat-link-secret = Wer diesen Link hat, spielt auf diesem Platz. Halte ihn geheim.
web-commitment = Die Würfel sind durch einen geheimen Startwert festgelegt. Seine Prüfsumme: { $commitment }
web-settings = Einstellungen
web-setting-language = Sprache
web-setting-theme = Aussehen
web-theme-auto = Wie das Gerät
web-theme-light = Hell
web-theme-dark = Dunkel
web-setting-speed = Animationen
web-speed-off = Aus
web-speed-fast = Schnell
web-speed-normal = Normal
web-speed-slow = Langsam
web-setting-pause = Pause nach Zügen der Bots
web-pause-seconds = { $count ->
    [0] Keine
    [one] 1 Sekunde
   *[other] { $count } Sekunden
}
web-setting-confirm = Züge bestätigen
web-confirm-always = Immer
web-confirm-important = Nur Duelle und Geld
web-confirm-never = Nie
web-setting-obvious = Eindeutiges für mich beantworten
web-setting-sound = Ton, wenn ich am Zug bin
web-setting-notices = Mitteilung, wenn ich am Zug bin

## Der Tisch

web-status-round = Runde { $round } · { $phase }
web-status-round-of-era = Ära { $era } · Runde { $round }
web-status-beginning = Beginn
web-phase-0 = Beginn
web-phase-1 = Personen
web-phase-2 = Einsetzen
web-phase-3 = Aktionen
web-phase-4 = Rundenende
web-your-turn = Du bist am Zug
web-game-over = Das Spiel ist zu Ende
web-track = Aktionsfelder
web-town = Stadt
web-edge = Straße { $edge }
web-bridge = Brücke { $edge }
web-prompt = Deine Entscheidung
web-undo = Rückgängig
web-back = Abbrechen
web-confirm = Bestätigen
web-more-lines = Details
web-fewer-lines = Schließen
web-see-board = Plan ansehen
web-show-choices = Auswahl zeigen
web-tap-card = Tippe eine Karte an, um zu lesen, was sie kann.
web-less = Weniger
web-more-of-it = Mehr
web-tab-players = Spieler
web-tab-log = Verlauf
web-tab-help = Hilfe
web-tab-menu = Menü
web-is-bot = Ein Bot spielt
web-is-away = Abwesend
web-clock-days = { $count ->
    [one] 1 Tag
   *[other] { $count } Tage
}
web-passed = Gepasst: { $rank }
web-passed-as = Hat als Nummer { $rank } gepasst
web-fact-cash = Geld
web-fact-land = Parzellen
web-fact-firepower = Feuerkraft
web-fact-vp = Siegpunkte
web-supply-cowboys = Cowboys im Vorrat
web-supply-revolvers = Revolver
web-supply-roads = Straßen
web-supply-dynamite = Dynamit
web-supply-horses = Pferde
web-supply-duel-tiles = Duellplättchen
web-supply-rodeos = Rodeoplättchen
web-supply-reserve = { $thing } im Vorrat
web-duel-on = Duell: { $place }
web-duel-won-by = { $name } gewinnt.
web-duel-tie = Gleichstand: Wer zuerst gepasst hat, gewinnt.
web-recap = { $count ->
    [one] 1 Ereignis seit deinem letzten Zug
   *[other] { $count } Ereignisse seit deinem letzten Zug
}
web-curtain-pass = Gib das Gerät an { $name }
web-curtain-why = Die anderen schauen weg: Jetzt wird geheim gewählt.
web-curtain-ready = Ich bin { $name }

## Der Verlauf und die Vergangenheit

web-log-filter = Was der Verlauf zeigt
web-log-all = Alles
web-log-mine = Eigenes
web-log-duels = Duelle
web-log-money = Geld
web-log-town = Stadt
web-log-talk = Chat
web-look-here = Den Plan hier ansehen
web-say-something = Sag etwas
web-send = Senden
web-history = Rückblick
web-looking-back = Rückblick: { $at } von { $last }
web-history-first = Zum Anfang
web-history-back = Einen Schritt zurück
web-history-forth = Einen Schritt weiter
web-history-last = Zum aktuellen Stand
web-to-present = Zum aktuellen Stand
web-fork = Von hier weiterspielen
    .about = An einem neuen Tisch; dieser bleibt, wie er ist.
web-share-position = Link zu dieser Stellung kopieren

## Das Ende

web-winner = { $count ->
    [one] { $names } gewinnt!
   *[other] { $names } teilen sich den Sieg!
}
web-winner-tie = Gleichstand: Wer in der letzten Runde zuerst gepasst hat, gewinnt.
web-total = Summe
web-vp-by-round = Siegpunkte nach Runden
web-vp-by-source-and-round = Siegpunkte nach Herkunft und Runde
web-dice-statistics = Die Würfel
web-average = Schnitt
web-duel-luck = Glück in Duellen
    .about = Erwartet nach den Chancen vor jedem Wurf: Feuerkraft, alle Würfel, ein zweiter Versuch, und wer früher gepasst hat und so den Gleichstand gewinnt.
web-duels-fought = Duelle
web-wins-expected = Erwartete Siege
web-wins = Siege
web-seed = Die Würfel kamen aus dem Startwert { $seed }, dessen Prüfsumme { $commitment } war.
web-seed-verified = Hier geprüft: Die SHA-256-Prüfsumme des Startwerts ist die, die zu Beginn gezeigt wurde.
web-seed-wrong = Der Startwert passt nicht zu der Prüfsumme, die zu Beginn gezeigt wurde!
web-seed-unchecked = Dieser Browser prüft den Startwert nur auf einer sicheren Seite (https).

## Hilfe

web-help-numbers = Was die Zahlen eines Spielers bedeuten
web-fact-income = Gebäudeeinkommen dieser Runde; nach ≥, was davon bleibt, wenn alle Angriffe gelingen
web-fact-limit = Geldlimit; nach −, was darüber läge
web-fact-final = Siegpunkte, wenn das Spiel jetzt endete
web-help-characters = Die Personen dieses Spiels
web-help-buildings = Gebäude
web-help-boxes = Die Aktionsfelder in ihrer Reihenfolge
web-help-keys = Tasten
web-help-roads-note = Straßen aus deinem Vorrat kannst du legen, wann immer du gefragt wirst und die Auswahl „Straße“ anbietet. Niemand wird unterbrochen.

## Was man tun kann; eine Frage kann eigene Worte haben

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
web-always-allow = In diesem Spiel immer
web-ask-again = Mich bei Wohnhäusern auf meinem Land wieder fragen
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
web-noun-tax-weapons = Revolver
web-noun-tax-money = Geld
web-noun-side-yellow = Gelbe Seite
web-noun-side-red = Rote Seite
web-noun-horse-1 = { space-enclosure-1 }
web-noun-horse-2 = { space-enclosure-2 }
web-noun-horse-3 = { space-enclosure-3 }
web-noun-horse-4 = { space-enclosure-4 }
web-noun-horse-5 = { space-enclosure-5 }

## Das Kartenspiel

web-column = Die ausliegenden Karten
web-piles = Geländekarten übrig: { $terrain }. Personen: { $characters }.
web-ties = Reihenfolge bei gleichen Geboten:
web-city-of = Die Stadt von { $name }
web-appeal = Reiz { $appeal }
web-no-place = Kein Platz!
web-hand = Gebotskarten:
web-has-bid = Hat geboten.
web-bid-is = { $bonus ->
    [0] Gebot: { $bid }.
   *[other] Gebot: { $bid } + { $bonus }.
}
web-picks-as = Wählt als Nummer { $rank }.
