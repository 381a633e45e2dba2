# The stage of the page: what is shown before it is written into the log.

web-stage-skip = Tippen überspringt
web-stage-outlaw = Outlaw
web-stage-wins = Gewinnt { $totals }
web-stage-passed-first = zuerst gepasst
web-stage-wins-town = Gewinnt die Stadt
web-stage-tile = { $thing } (${ $price })
web-stage-parcel = { $thing } auf { $parcel }

## Rounds and phases

web-banner-round = Runde { $round }
web-banner-phase-1 = Morgen
    .about = Wählt eine Person
web-banner-phase-2 = Cowboys
    .about = Schickt eure Cowboys in die Stadt
web-banner-phase-3 = Hauptstraße
    .about = Feld für Feld, der Reihe nach
web-banner-phase-4 = Abend
    .about = Die Runde wird abgerechnet

## What somebody does

web-told-ride = { $name } reitet los: { $place }
web-told-home = { $name } reitet heim ({ $place })
web-told-raid = { $name } überfällt: { $place }
web-told-robbed = Outlaws plündern: { $place }
web-told-blast = { $name } sprengt in der Mine auf { $parcel }
web-told-passed = { $name } passt an { $rank }. Stelle
web-told-card = { $name } nimmt: { $card }
web-told-claimed = { $parcel } gehört jetzt { $name }
web-told-built = { $name } baut auf { $parcel }: { $thing }
web-told-risen = Neu auf { $parcel }: { $thing }
web-told-road = { $count ->
    [one] { $name } legt eine Straße
   *[other] { $name } legt { $count } Straßen
}
web-told-drawn = { $count ->
    [one] Aus dem Beutel gezogen
   *[other] Aus dem Beutel gezogen: { $count } Plättchen
}
web-told-outlaws = Outlaws reiten ein, Stärke { $strength }
web-told-driven-off = { $name } vertreibt den Outlaw
web-told-jailed = { $name } sperrt einen Outlaw ein
web-told-toll = Das Geldlimit fordert seinen Tribut
web-told-shut = Für diese Runde geschlossen
web-told-gamble = { $name } würfelt
web-replay = Noch einmal zeigen
    .about = Alles noch einmal in zehn Sekunden

## The end

web-you-win = Die Stadt gehört dir!
web-runs-the-town = { $count ->
    [one] Die Stadt gehört { $names }
   *[other] Die Stadt teilen sich { $names }
}

## Sound

web-mute = Ton aus
web-unmute = Ton an
