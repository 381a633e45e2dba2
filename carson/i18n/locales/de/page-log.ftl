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

## Talk

web-phrases = Kurze Sätze
    .about = Alle lesen sie in ihrer Sprache.
web-phrase-hello = Hallo!
web-phrase-nice = Schöner Zug!
web-phrase-ouch = Autsch!
web-phrase-thinking = Moment, ich überlege.
web-phrase-break = Ich brauche eine kurze Pause.
web-phrase-back = Bin wieder da.
web-phrase-thanks = Danke!
web-phrase-well-played = Gut gespielt!
web-phrase-again = Noch eine Partie?
web-talk-new = { $count ->
    [one] 1 neue Nachricht
   *[other] { $count } neue Nachrichten
}
web-talk-mute = { $name } stumm schalten
web-talk-unmute = { $name } wieder hören
web-talk-read = Lesen

## Looking back

web-history = Rückblick
web-looking-back = Rückblick: { $at } von { $last }
web-history-first = Zum Anfang
web-history-back = Einen Schritt zurück
web-history-forth = Einen Schritt weiter
web-history-last = Zum aktuellen Stand
web-to-present = Zurück zum Spiel
web-fork = Von hier weiterspielen
    .about = An einem neuen Tisch; dieser bleibt, wie er ist.
web-share-position = Link zu dieser Stellung kopieren
