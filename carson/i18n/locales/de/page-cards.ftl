# The table of the card game.

## The cards on offer

web-column = Die ausliegenden Karten
web-piles = Geländekarten übrig: { $terrain }. Personen: { $characters }.
web-appeal-is = Attraktivität
web-no-place = Kein Platz
web-offer-brings = bringt dir
web-offer-fades = Jetzt { $now }; am Ende etwa { $later }, denn jede bedeckte Parzelle nimmt etwas davon weg.
web-offer-wanted = { $name } nimmt sie als Nächstes
web-slot-taken = { $name } hat { $card }

## Players

web-city-of = Die Stadt von { $name }
web-look-at-city = { $name } ansehen
web-this-is-you = Das bist du.
web-tag-bids = dein Gebot
web-tag-picks = wählt
web-tag-power = Fähigkeit?
web-hand = Gebotskarten:
web-has-bid = Hat geboten.
web-bid-is = { $bonus ->
    [0] Gebot: { $bid }.
   *[other] Gebot: { $bid } + { $bonus }.
}
web-picks-as = Wählt an { $rank }. Stelle.
web-rail-took = hat { $card }
web-rail-next = nimmt als Nächstes { $card }
web-rail-course = auf Kurs für etwa { $points }
web-bid-out = kein Gebot
web-virtual-told = Virtuelle Spieler haben keine Stadt: Jede Karte bringt ihre Attraktivität. Bisher { $cards ->
    [one] 1 Karte
   *[other] { $cards } Karten
}: { $points } SP.
web-virtual-course = Mit durchschnittlichen Karten endet das bei etwa { $points } SP.
web-no-city-yet = Noch liegt keine Karte.
web-power-used = in dieser Ära genutzt

## One’s own city

web-your-city = Deine Stadt
web-if-it-ended = Wenn jetzt Schluss wäre
web-nothing-yet = Noch keine Punkte
web-city-size = { $wide } von { $long } breit · { $high } von { $most } hoch
web-unseen = Noch nicht gesehen
web-unseen-cards = { $count ->
    [one] 1 Karte
   *[other] { $count } Karten
}

## Laying

web-lay-not-joined = Eine Karte muss deine Stadt an einer Seite berühren oder überlappen.
web-lay-city-too-big = Deine Stadt würde über ihre Grenze wachsen.
web-lay-outside-the-ground = Das ist zu weit weg.
web-lay-first-card-in-the-middle = Die erste Karte kommt in die Mitte.
web-lay-outside = Eine Karte muss deine Stadt an einer Seite berühren oder überlappen.
web-lay-covers = { $new } würde überdecken: { $old }.
web-lay-covers-empty = Freies Land würde überdecken: { $old }.

## Bidding

web-equal-bids = Gleiche Gebote
web-ties = Reihenfolge bei gleichen Geboten
web-tie-rule = Bei gleichen Geboten kommt zuerst, wessen Zeichen höher steht.
web-tie-win-all = Diese Runde gewinnst du jeden Gleichstand.
web-tie-lose-all = Diese Runde verlierst du jeden Gleichstand.
web-tie-win-some = Diese Runde gewinnst du den Gleichstand gegen { $count ->
    [one] einen Spieler.
   *[other] { $count } Spieler.
}
web-tie-skull = Ein Totenkopf: Gleichstände entscheidet die nächste Rückseite.
web-tie-told = Gleiche Gebote: Das Zeichen von { $first } steht über dem von { $others }.
web-bid-choose = Wähle eine Karte und sieh, was sie bringen kann.
web-bid-choose-more = Alle Gebote werden zugleich aufgedeckt. Das höchste wählt zuerst. Jede Karte gilt einmal je Ära.
web-bid-means = Mit { $value } wählst du
web-place = { $rank }.
web-place-only = immer an { $rank }. Stelle
web-place-span = bestenfalls an { $best }., schlimmstenfalls an { $worst }. Stelle
web-bid-left = Darunter: was dir die beste übrige Karte bringt, wenn die anderen nach Attraktivität wählen.
web-bid-used = Die { $value } hast du in Runde { $round } gespielt.
web-bid-stamp = R{ $round }
web-bid-last = Nur die { $value } ist noch da: Du musst sie bieten.
web-bids-forced = Runde 9: Alle hatten nur noch eine Auktionskarte.
web-bid-out-told = Du wählst diese Runde nicht: Deine Karte wird nur verbraucht.
web-power-later = { $name }: Du entscheidest nach dem Aufdecken.
web-the-bids = Die Gebote

## Powers

web-power-ask = { $name } jetzt nutzen?
web-sell-cards = Eine Karte verkaufen: 7 SP am Ende
web-power-use = Nutzen
web-power-keep = Aufheben
web-power-place = Platz { $rank } · beste übrige Karte: { $gain }
web-power-odds = Deine Chance, zuerst zu wählen, in Prozent
web-power-odds-card = Karte
web-power-odds-kept = ohne
web-power-odds-used = plus { $bonus }
web-power-now = Nimm sofort eine beliebige Karte. Die beste bringt { $gain }.
web-power-out = Dein Gebot verfällt dann: In dieser Runde wählst du nicht noch einmal.
web-power-too = Danach bietest und wählst du wie sonst.
web-power-twice = Wenn du dran bist, nimmst du zwei Karten. Die besten zwei bringen { $one } und { $two }.
web-power-usual = Du bietest und wählst wie sonst. Die beste übrige Karte bringt { $first } auf Platz 1, { $last } auf dem letzten.

## Between the eras

web-era-begins = Ära { $era } beginnt
web-era-about = Noch neun Runden: weniger Berge und Ranches, mehr Wohnhäuser und Läden.
web-half-time = Halbzeit
web-era-notch = Die Kerbe zeigt, wohin ein virtueller Spieler steuert. In Ära II wachsen Städte schneller.
web-new-pile = Im neuen Stapel
web-comes-back = Du bekommst zurück
web-comes-back-about = Alle nehmen ihre Auktionskarten zurück.
web-upright-again = Wieder nutzbar: { $names }
web-stays-used = Für das ganze Spiel genutzt: { $names }
web-tap-to-go-on = Ära II beginnen

## The end

web-won-by = { $points ->
    [one] mit 1 Punkt Vorsprung
   *[other] mit { $points } Punkten Vorsprung
}
web-count-by-kind = Wertung nach Gebäudeart
web-count-skip = Überspringen
web-count-characters = Personen
web-count-told = Tippe auf eine Gebäudeart und sieh, was sie in jeder Stadt gebracht hat.
web-count-turned = { $turned } von { $cards } Karten umgedreht
web-count-appeal = { $names }: die Attraktivität ihrer Karten.
web-count-best-building = Bestes Gebäude
web-count-best-character = Beste Person
web-count-best-source = Meiste Punkte
web-medal-bronze = Bronze: Du hast gewonnen.
web-medal-silver = Silber: Du hast mit mindestens 10 Punkten Vorsprung gewonnen.
web-medal-gold = Gold: Du hast mit mindestens 25 Punkten Vorsprung gewonnen.
web-medal-none = Diesmal keine Medaille: Jemand war vor dir.
web-medal-hints = Gewonnen, aber mit Tipps gibt es keine Medaille.
web-solo-record = Dein bisher bestes Ergebnis: { $points }
web-solo-goals = Solo-Ziele
web-solo-by = mit { $points }
web-solo-win = Sieg
web-solo-won = gewonnen
web-solo-open = noch offen
web-solo-best = Bestes: { $points } ({ $margin })
web-solo-none = Noch nicht gespielt
web-solo-about = Vier Plätze, drei virtuelle Spieler einer Stufe, keine Tipps. Nur auf diesem Gerät gespeichert.
web-left-over-told = Letzte Runde nahm niemand: { $card }
