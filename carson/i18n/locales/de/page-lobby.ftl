# The lobby of a table, and what can be done with its seats.

## The lobby

web-lobby = Warten auf Spieler
web-table-link = Der Link zu diesem Tisch
web-copy-link = Link kopieren
web-copied = Kopiert
web-free-seat = Frei
web-sit-down = Platz nehmen
web-a-bot = Bot

## The invitation

web-invites = { $name } lädt dich ein
web-invited = Du bist eingeladen
web-table-ready = Dein Tisch ist bereit
    .about = Schick deinen Freunden den Link. Das Spiel beginnt, wenn alle Plätze besetzt sind.
web-you-are-seated = Du sitzt am Tisch. Das Spiel beginnt, wenn alle Plätze besetzt sind.
web-your-colour = Deine Farbe
web-seat-number = Platz { $number }
web-seat-is-taken = besetzt
web-watch = Zuschauen
web-new-here = Neu hier? Lerne erst das Spiel
    .about = Komm danach über denselben Link zurück.
web-at-the-table = Am Tisch
    .begins = beginnt, wenn alle sitzen
web-is-host = lädt ein
web-is-you = du
web-seat-waits = wartet
web-what-we-play = Was wir spielen
web-bring-a-friend = Freunde mitbringen
web-share-link = Link teilen
web-qr-code = QR-Code des Links

## Seats

web-bot-plays-for-you = Ein Bot spielt für dich.
web-come-back = Wieder als { $name } spielen
web-hand-to-bot = Bot für { $name } spielen lassen
web-sit-down-for = Für { $name } weiterspielen
web-leave = Den Tisch verlassen
web-kick = { $name } bitten zu gehen
web-seat-link = Link für { $name }
web-seat-link-secret = Wer diesen Link hat, spielt auf diesem Platz. Halte ihn geheim.

## Another device, and watching

web-other-device = Auf einem anderen Gerät spielen
    .about = Scanne den Code mit dem anderen Gerät oder schick dir den Link. Dort wird erst gefragt; danach spielen beide Geräte denselben Platz.
web-seat-offer = Hier Platz nehmen?
    .about = Es ist auf beiden Geräten derselbe Platz. War der Link für jemand anderen, lehne ab: Dann schaust du nur zu.
web-you-watch = Du schaust zu.
web-ask-for-seat = Um einen Platz bitten
    .device = Du spielst hier schon auf einem anderen Gerät? Bitte um deinen eigenen Platz und stimme dort zu; oder öffne dort das Menü und wähle „Auf einem anderen Gerät spielen“.
    .watch = Oder bleib und schau zu: Du siehst alles, was alle sehen dürfen.
web-ask-to-share = Platz von { $name } teilen
    .who = { $name } muss einverstanden sein
web-ask-to-play = Anstelle von { $name } spielen
    .who = ein Bot; alle müssen einverstanden sein
web-asked-for-seat = Du hast um den Platz von { $name } gebeten. Die anderen sehen es jetzt.
web-ask-no-more = Nicht mehr bitten
web-give-seat = Einverstanden
