# The text view: the whole table as plain pages.

## How things are put together

text-fact = { $name }: { $value }
text-between = { "; " }
text-comma = { ", " }

## The frame of the pages

text-title = Carson City as text
text-about = These pages need neither a mouse nor scripts. They are made for screen readers, keyboards and old browsers, and you can play the whole game on them.
text-picture-view = View with pictures
text-main = Skip to content
text-jumps = Skip links
text-navigation = Navigation
text-not-done = That did not work
text-rule = Rule:
text-search = Search
text-to-table = Back to the table

## New tables

text-new-board = New board game
text-new-cards = New card game
text-others = Who else plays
text-others-bots = Bots
text-others-friends = Friends, who open the same page and sit down
text-others-device = People at this device
text-own-characters = Your own choice of characters, such as 1Y,2R,3Y,4Y,5Y,6R,7Y: seven sides, or eight with the Paperboy (0)
text-own-river = Your own river, such as a3,b3,c3; leave empty for our river
text-levels-about = A level for each; as many sit down as the table needs.
text-bot = { $name }: { $about }
text-bot-number = Bot { $number }
text-bot-same = like the others
text-open-table = Open the table
text-have-key = I have a seat link
text-key-about = If someone gave you a secret seat link, paste it here. This browser then forgets the seats it has elsewhere.
text-key = The link, or the key at its end
text-use-key = Take this seat
text-seat-link = Seat link
text-key-where = Open it on the other device, or paste it there on the start page of the text view.

## The table

text-state = The table now
text-seats = Seats
text-mine = yours
text-clock = { $minutes } min { $seconds } s left
text-leave = Leave { $name }’s seat
text-bot-here = Let a bot play for { $name }
text-options = Options of this table
text-look-as = View as:
text-invite = Anyone who opens this page’s address can take a free seat.
text-look-again = Refresh
text-refreshes = This page refreshes itself every { $seconds } seconds.
text-stay-still = Stop refreshing
text-whole-log = Full log
text-points-caption = Victory points by source
text-source = Source

## The decision

text-secret = Nobody else sees your choice.
text-choose = Choose
text-choose-one = Choose one
text-amount = How many, from { $least } to { $most }
text-do-it = Do it
text-what-if = What would happen?
text-nothing-to-foresee = There is nothing more to say in advance.
text-assumed = What the odds assume
text-why-not-others = Why can’t I do anything else?
text-many-of-them = { $count } of them
text-nothing-refused = Nothing is refused.
text-edge-north = north of { $parcel }
text-edge-south = south of { $parcel }
text-edge-west = west of { $parcel }
text-edge-east = east of { $parcel }
text-row-number = Row { $row }

## The board game

text-closed = closed this round
text-no-tile = no tile
text-cowboys = cowboys
text-town-about = The columns are a to h from west to east, the rows 1 to 8 from north to south.
text-town-caption = The parcels of the town
text-row = Row
text-of-owner = { $owner }’s { $thing }
text-income = income ${ $income }
text-price = price ${ $price }
text-outlaw = an Outlaw
text-roads = roads
text-north = north
text-south = south
text-west = west
text-east = east
text-ammunition = Has the ammunition token
text-reserve = Buildings in reserve
text-stabled = Horses in enclosures
text-own-tiles = Your duel tiles
text-powers = Bought for the whole game
text-bag = In the bag

## The card game

text-layout = top left { $a }, top right { $b }, bottom left { $c }, bottom right { $d }
text-no-place = there is no room for it in your city
text-backs = The next backs in the character pile
text-virtual = Virtual player
text-own-bid = You have bid { $bid }; the others cannot see it.
text-used = used
