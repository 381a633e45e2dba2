# Die Seite im Browser: Hilfen am Tisch.

## Die besten Plätze

web-heat = Beste Plätze für ein Gebäude
web-heat-of = So viel brächte: { $thing }
web-key-heat = H
    .does = zeigen, wo ein Gebäude am meisten bringt
