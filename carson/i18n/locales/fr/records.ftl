# Why a text is not the record of a game, or its dice are not honest.

reason-no-record = ce n’est pas l’enregistrement d’une partie de Carson City
reason-other-game = c’est l’enregistrement d’un autre jeu : « { $text } » au lieu de « { $expected } »
reason-other-rules = cet enregistrement suit une autre version des règles : « { $text } » au lieu de « { $expected } »
reason-line-expected = « { $expected } » est attendu ici
reason-strange-line = cette ligne n’a pas de sens ici : « { $text } »
reason-cut-off = l’enregistrement s’interrompt ici
reason-bad-seed = la graine doit avoir 64 chiffres hexadécimaux
reason-options-incomplete = les options sont incomplètes ou dans le désordre
reason-names-missing = il faut { $count } noms, un par joueur
reason-option-type = l’option « { $option } » attend un texte, un nombre ou une liste, pas « { $text } »
reason-bad-name = « { $text } » ne peut pas être le nom d’un joueur
reason-false-dice = « { $move } » n’est pas ce que donne la graine
reason-false-seed = la graine ne correspond pas à l’empreinte
reason-no-commitment = cet enregistrement n’a pas d’empreinte, ses dés ne peuvent pas être vérifiés
reason-no-seed = cet enregistrement ne révèle pas sa graine
reason-unfinished = cette partie n’est pas terminée
