# What the server answers: refusals, waiting, notices.

## Tables and seats

reason-no-table = Diesen Tisch gibt es nicht.
reason-table-archived = Diesen Tisch hat lange niemand benutzt. Seine Aufzeichnung gibt es noch.
reason-no-seat = Diesen Platz gibt es nicht.
reason-no-entry = Der Verlauf hat keinen solchen Eintrag.
reason-table-outdated = Dieser Tisch nutzt eine ältere Fassung der Regeln und kann nicht fortgesetzt werden.
reason-no-token = Dazu brauchst du den Schlüssel eines Platzes.
reason-no-own-header = Die Kopfzeile X-Carson fehlt.
reason-not-your-seat = Das ist nicht dein Platz.
reason-not-host = Das darf nur, wer den Tisch eröffnet hat.
reason-too-many-tables = Du hast { $most } unbeendete Spiele; beende oder verlasse erst eines.
reason-has-identity = Dieser Browser gehört schon jemandem.
reason-game-running = Nach dem ersten Zug lassen sich keine Plätze mehr vergeben.
reason-holds-other-seat = Du hast hier schon einen Platz und kannst keinen weiteren nehmen.
reason-no-address = Du hast keine Adresse angegeben.
reason-no-asking = Um diesen Platz kann man nicht bitten.
reason-asked-already = Du hast hier schon um einen Platz gebeten; warte auf die Antwort.
reason-too-many-ask = Hier haben schon zu viele um einen Platz gebeten.
reason-forbidden = Das ist nicht erlaubt.
reason-seat-handed = Auf diesem Platz spielt ein Bot. Übernimm ihn zuerst wieder.
reason-seat-taken = Hier sitzt schon jemand.
reason-no-person-there = Hier sitzt kein Mensch.
reason-not-away = Du spielst auf diesem Platz schon selbst.
reason-name-taken = An diesem Tisch heißt schon jemand „{ $text }“.
reason-too-many-seats = Du hast { $count } Plätze genannt, aber nur { $most } sind zu vergeben.
reason-unknown-game = Das Spiel „{ $text }“ gibt es hier nicht.
reason-not-begun = Das Spiel beginnt, wenn alle Plätze besetzt sind.
reason-not-over = Das Spiel ist noch nicht zu Ende.
reason-stale = Das Spiel ist weitergegangen; das war eine frühere Entscheidung.
reason-not-offered = Dieser Zug steht jetzt nicht zur Wahl.
reason-no-fork = Nur beendete Spiele und solche, die du allein spielst, können anderswo weitergehen.
reason-record-too-long = Diese Aufzeichnung hat mehr als { $most } Zeilen.
reason-too-many-links = Dieser Platz hat schon { $most } Links.
reason-log-full = Der Verlauf dieses Tisches ist voll.
reason-bad-text = Dieser Text kann nicht gezeigt werden.
reason-no-hints = Tipps gibt es nur, wenn du allein gegen Bots spielst.
reason-no-plan-now = Passen kannst du nur vormerken, während andere einsetzen und du auf deinen Zug wartest.
reason-no-report = Du kannst nur jemand anderen an deinem eigenen Tisch melden.
reason-too-many-reports = Du hast innerhalb einer Stunde { $most } Personen gemeldet; warte bitte etwas.
reason-no-ladder = Dieser Server führt keine Rangliste.

## Undo

reason-undo-off = An diesem Tisch lassen sich keine Züge zurücknehmen.
reason-undo-not-friendly = An diesem Tisch kannst du die anderen nicht bitten, Züge zurückzunehmen.
reason-undo-asked-already = Es hat schon jemand gefragt; zuerst antworten die anderen.
reason-undo-no-move = Es gibt keinen solchen Zug, der sich zurücknehmen ließe.
reason-undo-not-asked = Du wurdest nicht gefragt.
reason-no-vote = Das kannst du nur fragen, während du mit anderen spielst.

## Webhook and database

reason-webhook-address = Der Webhook muss eine öffentliche https-Adresse sein.
reason-database-address = „{ $text }“ ist nicht die Adresse einer SQLite- oder PostgreSQL-Datenbank.
reason-database-newer = Diese Datenbank gehört zu einer neueren Fassung des Programms ({ $text }).

## Requests

reason-busy = An diesem Tisch geschieht zu viel auf einmal. Bitte versuche es noch einmal.
reason-unavailable = Die Datenbank antwortet nicht. Es wurde nichts geändert; bitte versuche es noch einmal.
reason-bad-request = Diese Anfrage ist nicht lesbar.
reason-not-found = Hier ist nichts.
reason-not-allowed = Das geht hier nicht.
reason-too-large = Das ist zu groß.
reason-too-many = Zu viele Anfragen. Bitte warte ein wenig.
reason-failure = Hier ist etwas schiefgegangen. Es wurde nichts geändert.

## Whom a table waits for

table-waits-for-people = Es fehlen noch Spieler.
table-waits = Warten auf { $names }.
table-is-over = Das Spiel ist zu Ende.

## Notices, and the page without a client

notice-turn = { $name } ist am Zug.
notice-test = So erfährst du, dass du am Zug bist.
page-title = Carson City
page-no-client = Der Server läuft, aber seine Seiten wurden nicht gebaut. Das Protokoll ist hier beschrieben:

## The picture of a link

card-invites = Einladung zu Carson City von { $names }
card-plays = Carson City: { $names }
