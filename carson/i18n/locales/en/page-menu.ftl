# The menu of a table, and what the page says about its connection.

## The menu

web-menu = Menu
web-close = Close
web-to-start = Start page
web-to-table = Back to the table
web-text-view = Text view
web-show-income = Show incomes and land prices
web-remove = Delete the table
web-remove-really = Press again to delete it for good
web-export = Save the game
web-results = Results
web-rematch = Play again
web-restart-turn = Restart my turn
web-notes = My notes
    .about = Only you see them. They stay in this browser.
web-commitment = A secret seed decides every draw and roll. Its commitment: { $commitment }

## Connection

web-loading = One moment…
web-server-away = The server cannot be reached. Nothing is lost; please try again.
web-server-failed = The server could not do that.
web-reload = Reload the page
web-offline-since = Offline: as it stood at { $time }
web-reconnecting = Reconnecting…
