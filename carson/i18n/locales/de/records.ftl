# Why a text is not the record of a game, or its dice are not honest.

reason-no-record = das ist keine Aufzeichnung eines Spiels von Carson City
reason-other-game = das ist die Aufzeichnung eines anderen Spiels: „{ $text }“ statt „{ $expected }“
reason-other-rules = diese Aufzeichnung folgt einer anderen Fassung der Regeln: „{ $text }“ statt „{ $expected }“
reason-line-expected = hier wird „{ $expected }“ erwartet
reason-strange-line = diese Zeile ergibt hier keinen Sinn: „{ $text }“
reason-cut-off = die Aufzeichnung bricht hier ab
reason-bad-seed = der Startwert muss aus 64 hexadezimalen Ziffern bestehen
reason-options-incomplete = die Optionen sind unvollständig oder in falscher Reihenfolge
reason-names-missing = es werden { $count } Namen gebraucht, einer für jeden Spieler
reason-option-type = die Option „{ $option }“ nimmt Text, eine Zahl oder eine Liste davon, nicht „{ $text }“
reason-bad-name = „{ $text }“ kann nicht der Name eines Spielers sein
reason-false-dice = „{ $move }“ ist nicht, was der Startwert ergibt
reason-false-seed = der Startwert passt nicht zur Prüfsumme
reason-no-commitment = diese Aufzeichnung hat keine Prüfsumme, ihre Würfel lassen sich nicht prüfen
reason-no-seed = diese Aufzeichnung verrät ihren Startwert nicht
reason-unfinished = dieses Spiel ist nicht zu Ende
