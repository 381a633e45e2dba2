# Ce que tout jeu peut répondre : refus, parties enregistrées, reprise d’un coup.

reason-game-over = La partie est terminée.
reason-not-your-turn = C’est au tour de { $seat }.
reason-not-now = « { $verb } » ne répond pas à la question posée.
reason-already-answered = Le moteur a déjà joué « { $move } » pour { $seat } : c’était le seul choix possible.
reason-unknown-verb = Il n’y a pas de coup « { $text } ».
reason-unknown-noun = « { $verb } » ne va pas avec « { $text } ».
reason-number-missing = « { $verb } » demande un nombre : { $known }.
reason-noun-missing = « { $verb } » doit être suivi de l’un de ces mots : { $known }.

reason-no-record = ce n’est pas l’enregistrement d’une partie de Carson City
reason-other-game = c’est l’enregistrement d’un autre jeu : « { $text } » au lieu de « { $expected } »
reason-other-rules = cet enregistrement suit une autre version des règles : « { $text } » au lieu de « { $expected } »
reason-line-expected = « { $expected } » est attendu ici
reason-strange-line = cette ligne n’a pas de sens ici : « { $text } »
reason-cut-off = l’enregistrement s’interrompt ici
reason-bad-seed = la graine doit avoir 64 chiffres hexadécimaux
reason-options-incomplete = les options sont incomplètes ou dans le désordre
reason-names-missing = il faut { $count } noms, un par joueur
reason-option-type = l’option « { $option } » attend un texte, un nombre ou une liste, pas « { $text } »
reason-bad-name = « { $text } » ne peut pas être le nom d’un joueur
reason-false-dice = « { $move } » n’est pas ce que donne la graine
reason-false-seed = la graine n’est pas celle qui était promise
reason-no-commitment = cet enregistrement n’a pas d’empreinte, ses dés ne peuvent pas être vérifiés
reason-no-seed = cet enregistrement ne révèle pas sa graine
reason-unfinished = cette partie n’est pas terminée

reason-undo-nothing = Vous n’avez joué aucun coup qui puisse être repris.
reason-undo-not-yours = Le dernier coup n’était pas le vôtre.
reason-undo-revealed = Des dés ou des tuiles ont été révélés depuis ; cela ne peut pas être repris.

event-answered = Il n’y avait qu’une réponse possible pour { $seat }.
