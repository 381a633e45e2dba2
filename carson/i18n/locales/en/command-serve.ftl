# `carson serve`.

usage-serve = Run a server so that others can play in the browser.
usage-host = The address to listen on.
usage-port = The port to listen on.
usage-database = The database: sqlite:///FILE or postgresql://USER@HOST/NAME. By default a file in your home folder.
usage-workers = Server processes; more than one needs PostgreSQL.
usage-bot-workers = Bot processes for each server process.
usage-limit = Requests per minute from one address; 0 for no limit.
usage-finished-days = Days after which a finished game is archived as a record; 0 for never.
usage-idle-days = Days after which an unused table is archived as a record; 0 for never.
usage-proxy = The address of a proxy whose X-Forwarded-For is trusted.
usage-public-url = The server’s public address, used in turn notices.
usage-serve-bot = A program that players can choose as a bot by this name. May be given several times.
usage-serve-ladder = Keep a ladder of the players who want one; needs carson[ladder].
usage-open-page = Open the page in the browser, if there is one.
serve-open = Carson City is open at { $url }
error-serve-bot = --bot takes NAME=CMD with a new name of lower-case letters, digits and hyphens, not “{ $text }”.
error-workers = Several processes need a PostgreSQL database.
error-database = The database cannot be used: { $text }
error-number = { $option }: “{ $text }” is more than { $most }.
serve-runs = The game is already running: { $url }
error-port = The server cannot listen on { $host }, port { $port }: { $text }
usage-backup = Back up all tables to one file while the server runs.
usage-restore = Restore such a file into an empty database.
usage-backup-file = The file.
backed-up = Backed up { $count } games to { $file }.
restored = Restored { $count } games from { $file }.
reason-no-backup = “{ $text }” is not a backup, or not a complete one.
reason-database-not-empty = This database already holds games.
