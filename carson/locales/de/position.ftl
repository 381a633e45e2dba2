# Warum ein Text keine Stellung ist, zu der die Regeln führen können.

reason-no-position = das ist keine Stellung von Carson City
reason-text-after-end = nach dem Ende darf nichts mehr folgen
reason-cast-unknown = eine Stellung muss ihre Personen nennen
reason-unknown-phase = es gibt keine Phase „{ $text }“, nur: { $known }
reason-unknown-box = es gibt kein Feld „{ $text }“, nur: { $known }
reason-unknown-holding = ein Spieler besitzt nur: { $known }
reason-unknown-name = „{ $text }“ ist nichts, was hier stehen könnte
reason-not-a-number = „{ $text }“ ist keine Zahl von { $least } bis { $most }
reason-seats-wrong = das sind nicht die Spieler: „{ $text }“
reason-track-length = es gibt { $count } Felder zum Kauf von Gebäuden
reason-parcel-twice = { $parcel } ist zweimal genannt
reason-not-quiet = mitten in einer Entscheidung lässt sich keine Stellung aufschreiben
reason-too-many-cowboys = { $seat } hat zu viele Cowboys
reason-too-many-parcels = { $seat } hat zu viele Parzellen
reason-too-many-tiles = es sind zu viele Plättchen dieser Art: { $thing }
reason-too-many-mountains = es gibt höchstens { $most } Berge
reason-too-much-dynamite = es gibt höchstens { $most } Dynamitplättchen
reason-wrong-owner = { $parcel } hat den falschen Besitzer für das, was dort steht: { $thing }
reason-two-cards = { $seat } hat zwei Personen
reason-no-card = { $seat } hat keine Person
reason-everybody-has-chosen = alle haben schon eine Person
reason-nobody-passes-now = in dieser Phase passt niemand
reason-passed-already = { $seat } hat schon gepasst
reason-all-passed = alle haben schon gepasst
reason-too-early-for-cowboys = es stehen noch keine Cowboys auf dem Spielplan
