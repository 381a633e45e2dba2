# What the server answers: refusals, waiting, notices.

## Tables and seats

reason-no-table = Cette table n’existe pas.
reason-table-archived = Personne n’utilise plus cette table depuis longtemps. Son enregistrement existe encore.
reason-no-seat = Cette place n’existe pas.
reason-no-entry = Le journal n’a pas cette ligne.
reason-table-outdated = Cette table a été ouverte avec une ancienne version des règles et ne peut pas continuer.
reason-no-token = Il faut pour cela le jeton d’une place.
reason-no-own-header = L’en-tête X-Carson manque.
reason-not-your-seat = Ce n’est pas votre place.
reason-not-host = Seule la personne qui a ouvert la table peut faire cela.
reason-too-many-tables = Vous avez { $most } parties inachevées ; terminez-en ou quittez-en une d’abord.
reason-has-identity = Ce navigateur a déjà un joueur.
reason-game-running = Après le premier coup, les places ne peuvent plus être cédées.
reason-holds-other-seat = Vous avez déjà une place ici : vous ne pouvez pas en prendre une autre.
reason-no-address = Vous n’avez donné aucune adresse.
reason-no-asking = Cette place ne peut pas être demandée.
reason-asked-already = Vous avez déjà demandé une place ici ; attendez la réponse.
reason-too-many-ask = Trop de gens ont demandé une place ici.
reason-forbidden = Cela n’est pas permis.
reason-seat-handed = Un robot joue à cette place. Reprenez-la d’abord.
reason-seat-taken = Cette place est déjà prise.
reason-no-person-there = Personne n’occupe cette place.
reason-not-away = Vous jouez déjà vous-même à cette place.
reason-name-taken = Quelqu’un s’appelle déjà « { $text } » à cette table.
reason-too-many-seats = Vous avez nommé { $count } places, mais il n’y en a que { $most } à attribuer.
reason-unknown-game = Le jeu « { $text } » n’existe pas ici.
reason-not-begun = La partie commence quand toutes les places sont prises.
reason-not-over = La partie n’est pas encore terminée.
reason-stale = La partie a continué entre-temps ; c’était une décision précédente.
reason-not-offered = Ce coup n’est pas proposé maintenant.
reason-no-fork = Seules les parties terminées, ou celles que vous jouez en solo, peuvent continuer ailleurs.
reason-record-too-long = Cet enregistrement a plus de { $most } lignes.
reason-too-many-links = Cette place a déjà { $most } liens.
reason-log-full = Le journal de cette table est plein.
reason-bad-text = Ce texte ne peut pas être affiché.
reason-no-hints = Les conseils sont réservés aux parties en solo contre des robots.
reason-no-plan-now = Vous ne pouvez prévoir de passer que pendant que les autres placent et que vous attendez votre tour.
reason-no-report = Vous ne pouvez signaler qu’une autre personne de votre table.
reason-too-many-reports = Vous avez signalé { $most } personnes en une heure ; patientez un peu.
reason-no-ladder = Ce serveur ne tient pas de classement.

## Undo

reason-undo-off = L’annulation est désactivée à cette table.
reason-undo-not-friendly = À cette table, vous ne pouvez pas demander aux autres d’annuler.
reason-undo-asked-already = Quelqu’un a déjà demandé ; les autres répondent d’abord.
reason-undo-no-move = Il n’y a aucun coup de ce genre à annuler.
reason-undo-not-asked = Ce n’est pas à vous de répondre.
reason-no-vote = Vous ne pouvez proposer cela que pendant une partie à plusieurs.

## Webhook and database

reason-webhook-address = Le webhook doit être une adresse https publique.
reason-database-address = « { $text } » n’est pas l’adresse d’une base de données SQLite ou PostgreSQL.
reason-database-newer = Cette base de données appartient à une version plus récente du programme ({ $text }).

## Requests

reason-busy = Il se passe trop de choses à la fois à cette table. Veuillez réessayer.
reason-unavailable = La base de données ne répond pas. Rien n’a été changé ; veuillez réessayer.
reason-bad-request = Cette demande est illisible.
reason-not-found = Il n’y a rien ici.
reason-not-allowed = Cela n’est pas possible ici.
reason-too-large = C’est trop volumineux.
reason-too-many = Trop de demandes. Veuillez attendre un peu.
reason-failure = Une erreur est survenue ici. Rien n’a été changé.

## Whom a table waits for

table-waits-for-people = On attend des joueurs.
table-waits = On attend { $names }.
table-is-over = La partie est terminée.

## Notices, and the page without a client

notice-turn = C’est à { $name } de jouer.
notice-test = C’est ainsi que vous saurez que c’est à vous de jouer.
page-title = Carson City
page-no-client = Le serveur fonctionne, mais ses pages n’ont pas été construites. Le protocole est décrit ici :

## The picture of a link

card-invites = Invitation à Carson City de la part de { $names }
card-plays = Carson City : { $names }
