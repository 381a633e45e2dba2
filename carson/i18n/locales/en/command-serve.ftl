# `carson serve`.

usage-serve = Let others play in the browser.
usage-host = The address on which the server can be reached.
usage-port = The port.
usage-database = The database: sqlite:///FILE or postgresql://USER@HOST/NAME. Without it, a file in your own folder.
usage-workers = Server processes; more than one need PostgreSQL.
usage-bot-workers = Processes in which the bots of each server process think.
usage-limit = Requests a minute from one address; 0 for no limit.
usage-proxy = The address of a proxy whose X-Forwarded-For is to be believed.
usage-public-url = The address under which players know the server; it stands in turn notices.
usage-open-page = Show the page in the browser, where there is one.
serve-open = Carson City is open at { $url }
error-workers = Several processes need a PostgreSQL database.
error-database = The database cannot be used: { $text }
error-number = { $option }: “{ $text }” is more than { $most }.
error-port = The server cannot listen on { $host }, port { $port }: { $text }
usage-backup = Keep all tables of a server in one file, while it runs.
usage-restore = Fill an empty database from such a file.
usage-backup-file = The file.
backed-up = { $count } games are kept in { $file }.
restored = { $count } games were taken from { $file }.
reason-no-backup = “{ $text }” is no backup, or not a whole one.
reason-database-not-empty = There are games in this database already.
