# The log of the page, and looking back.

## The log

web-log-filter = Ce que montre le journal
web-log-all = Tout
web-log-mine = Mes coups
web-log-duels = Duels
web-log-money = Argent
web-log-town = Ville
web-log-talk = Discussion
web-log-words = Phrases
web-look-here = Voir le plateau à ce moment
web-say-something = Dites quelque chose
web-send = Envoyer

## Talk

web-phrases = Phrases rapides
    .about = Chacun les lit dans sa langue.
web-phrase-hello = Bonjour !
web-phrase-nice = Joli coup !
web-phrase-ouch = Aïe !
web-phrase-thinking = Un instant, je réfléchis.
web-phrase-break = Petite pause pour moi.
web-phrase-back = Me revoilà.
web-phrase-thanks = Merci !
web-phrase-well-played = Bien joué !
web-phrase-again = On en refait une ?
web-talk-new = { $count ->
    [one] 1 nouveau message
   *[other] { $count } nouveaux messages
}
web-talk-mute = Ne plus lire { $name }
web-talk-unmute = Lire { $name } à nouveau
web-talk-read = Lire

## Looking back

web-history = Revoir
web-looking-back = Retour en arrière : { $at } sur { $last }
web-history-first = Au début
web-history-back = Un pas en arrière
web-history-forth = Un pas en avant
web-history-last = Au dernier coup
web-to-present = Retour à la partie
web-fork = Repartir d’ici
    .about = À une nouvelle table ; celle-ci reste comme elle est.
web-share-position = Copier le lien de cette position
