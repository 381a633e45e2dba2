# `carson serve`.

usage-serve = Laisser les autres jouer dans le navigateur.
usage-host = L’adresse à laquelle le serveur est joignable.
usage-port = Le port.
usage-database = La base de données : sqlite:///FICHIER ou postgresql://UTILISATEUR@HÔTE/NOM. Sans elle, un fichier dans votre propre dossier.
usage-workers = Processus du serveur ; s’il y en a plusieurs, il faut PostgreSQL.
usage-bot-workers = Processus dans lesquels réfléchissent les robots de chaque processus du serveur.
usage-limit = Demandes par minute depuis une adresse ; 0 pour aucune limite.
usage-finished-days = Jours après lesquels une partie terminée n’est plus gardée que comme enregistrement ; 0 pour jamais.
usage-idle-days = Jours après lesquels une table inutilisée n’est plus gardée que comme enregistrement ; 0 pour jamais.
usage-proxy = L’adresse d’un mandataire (proxy) dont l’en-tête X-Forwarded-For fait foi.
usage-public-url = L’adresse à laquelle les joueurs connaissent le serveur ; elle figure dans les avis « à vous de jouer ».
usage-serve-bot = La commande d’un robot qui est un programme ; les joueurs le choisissent par ce nom et personne ne peut en nommer un autre. Peut être répétée.
usage-open-page = Ouvrir la page dans le navigateur, s’il y en a un.
serve-open = Carson City est ouvert à l’adresse { $url }
error-serve-bot = --bot attend NAME=CMD avec un nom nouveau, fait de minuscules, de chiffres et de tirets, pas « { $text } ».
error-workers = Plusieurs processus ont besoin d’une base de données PostgreSQL.
error-database = La base de données ne peut pas être utilisée : { $text }
error-number = { $option } : « { $text } » dépasse { $most }.
serve-runs = Le jeu tourne déjà : { $url }
error-port = Le serveur ne peut pas écouter sur { $host }, port { $port } : { $text }
usage-backup = Garder toutes les tables d’un serveur dans un fichier, pendant qu’il tourne.
usage-restore = Remplir une base de données vide à partir d’un tel fichier.
usage-backup-file = Le fichier.
backed-up = { $count } parties sont gardées dans { $file }.
restored = { $count } parties ont été reprises de { $file }.
reason-no-backup = « { $text } » n’est pas une sauvegarde, ou pas entière.
reason-database-not-empty = Cette base de données contient déjà des parties.
