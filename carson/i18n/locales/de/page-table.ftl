# The table in the browser.

## Round and phase

web-status-round = Runde { $round } · { $phase }
web-status-round-of-era = Ära { $era } · Runde { $round }
web-round = Runde { $round }
web-of-rounds = von { $rounds }
web-day = Der Tag
web-status-beginning = Aufbau
web-phase-0 = Aufbau
web-phase-1 = Personen
web-phase-2 = Cowboys
web-phase-3 = Hauptstraße
web-phase-4 = Abend
web-outlaws = { $count ->
    [one] 1 Outlaw
   *[other] { $count } Outlaws
} · Stärke { $strength }
web-your-turn = Du bist am Zug
web-your-turn-name = { $name }: du bist dran
web-game-over = Das Spiel ist zu Ende

## Track, town and prompt

web-track = Aktionsfelder
web-corral = Koppel
web-town = Stadt
web-edge = Straße { $edge }
web-bridge = Brücke { $edge }
web-pair = { $name }: { $value }
web-prompt = Deine Entscheidung
web-undo = Rückgängig
web-back = Zurück
web-confirm = Bestätigen
web-more-lines = Details
web-fewer-lines = Schließen
web-see-board = Plan ansehen
web-show-choices = Auswahl zeigen
web-tap-card = Tippe eine Karte an, um zu lesen, was sie kann.
web-less = Weniger
web-more-of-it = Mehr
web-price-of-land = Landpreis: ${ $price }

## Players

web-tab-players = Spieler
web-tab-log = Telegraf
web-tab-help = Hilfe
web-tab-menu = Menü
web-is-bot = Ein Bot spielt
web-is-away = Abwesend
web-clock-days = { $count ->
    [one] 1 Tag
   *[other] { $count } Tage
}
web-passed = Gepasst: { $rank }
web-passed-as = Hat an { $rank }. Stelle gepasst
web-turn-mine = du bist dran
web-turn-theirs = am Zug
web-income-to-come = +${ $income } diese Runde
web-all-in-town = alle in der Stadt
web-limit-toll = Über dem Geldlimit von ${ $limit }: ${ $excess } müssen am Rundenende weg
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

## Between turns

web-recap = { $count ->
    [one] 1 Ereignis seit deinem letzten Zug
   *[other] { $count } Ereignisse seit deinem letzten Zug
}
web-curtain-pass = Gib das Gerät an { $name }
web-curtain-why = Alle anderen schauen weg: Die nächste Wahl ist geheim.
web-curtain-ready = Ich bin { $name }

## Asking to undo

web-ask-undo = Um Rücknahme bitten
web-unseal = Eine verdeckte Wahl zurücknehmen?
    .about = { $name } hat verdeckt gewählt. Wird das zurückgenommen, muss { $name } noch einmal wählen.
    .keep = Behalten
    .back = Wahl von { $name } zurücknehmen
web-undo-asked = { $name } bittet darum, Züge zurückzunehmen.
web-agree = Zustimmen
web-refuse = Ablehnen
web-look-there = Ansehen

## Asking the others

web-ask-others = Die anderen fragen
    .about = Während einer Partie entscheidet niemand allein über die Plätze. Alle Anwesenden müssen zustimmen, beim Löschen der Partie auch die Abwesenden.
web-propose-kick = Die anderen fragen, ob { $name } gehen soll
web-propose-replace = Die anderen fragen, ob ein Bot den Platz von { $name } bekommt
web-propose-delete = Die anderen fragen, ob das Spiel gelöscht wird
web-proposal-waits = Noch keine Antwort von: { $names }.
web-withdraw = Zurückziehen

## The income map

web-income-map = Beste Plätze für ein Gebäude
web-income-map-of = So viel brächte: { $thing }

## Hints

web-hint = Tipp
    .title = Was würde der Bot tun?
    .about = Die drei Möglichkeiten, die dem Bot am besten gefallen. Die Partie wird als Spiel mit Tipps gekennzeichnet.

## What a thing on the table is

web-tip = Über: { $name }
web-tip-appeal = Virtuelle Spieler nehmen die Karte mit der höchsten Attraktivität und bekommen die Attraktivität ihrer Karten als SP. Für dich zählt sie nicht.
web-tip-brings = Bringt dir jetzt: { $gain }.
web-tip-best-place = Am besten Platz jetzt: { $gain }. { $sources }
web-tip-bag = Im Beutel: { $count }.
web-tip-limit = Geldlimit: ${ $limit }.
web-tip-supply = Im Vorrat von { $name }: { $count }.
web-seat-link-ask = Dieser Link öffnet einen Platz an diesem Tisch. Auf diesem Gerät dort spielen?
