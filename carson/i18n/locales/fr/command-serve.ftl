# `carson serve`.

usage-serve = Lancer un serveur pour que d’autres jouent dans le navigateur.
usage-host = L’adresse sur laquelle écouter.
usage-port = Le port sur lequel écouter.
usage-database = La base de données : sqlite:///FICHIER ou postgresql://UTILISATEUR@HÔTE/NOM. Par défaut, un fichier dans votre dossier personnel.
usage-workers = Processus du serveur ; à partir de deux, il faut PostgreSQL.
usage-bot-workers = Processus des robots pour chaque processus du serveur.
usage-limit = Requêtes par minute depuis une adresse ; 0 pour aucune limite.
usage-finished-days = Jours après lesquels une partie terminée est archivée comme enregistrement ; 0 pour jamais.
usage-idle-days = Jours après lesquels une table inutilisée est archivée comme enregistrement ; 0 pour jamais.
usage-proxy = L’adresse d’un mandataire (proxy) dont l’en-tête X-Forwarded-For fait foi.
usage-public-url = L’adresse publique du serveur, utilisée dans les avis « à vous de jouer ».
usage-serve-bot = Un programme que les joueurs peuvent choisir comme robot sous ce nom. Peut être donné plusieurs fois.
usage-serve-ladder = Tenir un classement de ceux qui le souhaitent ; nécessite carson[ladder].
usage-open-page = Ouvrir la page dans le navigateur, s’il y en a un.
serve-open = Carson City est ouvert à l’adresse { $url }
error-serve-bot = --bot attend NAME=CMD avec un nom nouveau, fait de minuscules, de chiffres et de tirets, pas « { $text } ».
error-workers = Plusieurs processus ont besoin d’une base de données PostgreSQL.
error-database = La base de données ne peut pas être utilisée : { $text }
error-number = { $option } : « { $text } » dépasse { $most }.
serve-runs = Le jeu tourne déjà : { $url }
error-port = Le serveur ne peut pas écouter sur { $host }, port { $port } : { $text }
usage-backup = Sauvegarder toutes les tables dans un fichier pendant que le serveur tourne.
usage-restore = Restaurer un tel fichier dans une base de données vide.
usage-backup-file = Le fichier.
backed-up = { $count } parties sauvegardées dans { $file }.
restored = { $count } parties restaurées depuis { $file }.
reason-no-backup = « { $text } » n’est pas une sauvegarde, ou elle est incomplète.
reason-database-not-empty = Cette base de données contient déjà des parties.
