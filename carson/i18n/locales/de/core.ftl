# Was jedes Spiel antworten kann: Ablehnungen, Aufzeichnungen, Zurücknehmen.

reason-game-over = Das Spiel ist zu Ende.
reason-not-your-turn = { $seat } ist an der Reihe.
reason-not-now = „{ $verb }“ beantwortet nicht, was jetzt gefragt ist.
reason-already-answered = Das Programm hat „{ $move }“ schon für { $seat } gespielt: Es war die einzige Möglichkeit.
reason-unknown-verb = Es gibt keinen Zug „{ $text }“.
reason-unknown-noun = „{ $verb }“ passt nicht zu „{ $text }“.
reason-number-missing = Zu „{ $verb }“ gehört eine Zahl: { $known }.
reason-noun-missing = Zu „{ $verb }“ gehört eines davon: { $known }.

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
reason-false-seed = der Startwert ist nicht der versprochene
reason-no-commitment = diese Aufzeichnung hat keine Prüfsumme, ihre Würfel lassen sich nicht prüfen
reason-no-seed = diese Aufzeichnung verrät ihren Startwert nicht
reason-unfinished = dieses Spiel ist nicht zu Ende gespielt

reason-undo-nothing = Du hast keinen Zug gemacht, der sich zurücknehmen ließe.
reason-undo-not-yours = Der letzte Zug war nicht deiner.
reason-undo-revealed = Seitdem wurde gewürfelt oder gezogen; das lässt sich nicht zurücknehmen.

event-answered = Für { $seat } gab es nur eine Antwort.
