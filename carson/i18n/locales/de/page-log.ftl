# The log of the page, and looking back.

## The log

web-log-filter = Was der Verlauf zeigt
web-log-all = Alles
web-log-mine = Eigenes
web-log-duels = Duelle
web-log-money = Geld
web-log-town = Stadt
web-log-talk = Chat
web-log-words = Sätze
web-look-here = Den Plan hier ansehen
web-say-something = Sag etwas
web-send = Senden

## Looking back

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
