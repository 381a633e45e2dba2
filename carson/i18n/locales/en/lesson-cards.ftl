# The lesson of the card game. $one, $two and $three are the virtual players; the numbers come from
# the table.

## Chapters

cards-tutorial-chapter-goal = A city of your own
cards-tutorial-chapter-reveal = The bids are opened
cards-tutorial-chapter-tie = Equal bids
cards-tutorial-chapter-power = A power
cards-tutorial-chapter-lay = Laying a card
cards-tutorial-chapter-rivals = What the others take
cards-tutorial-chapter-era = The second era
cards-tutorial-chapter-end = The last card

## A city of your own

cards-tutorial-welcome = Welcome to Carson City! I’m your teacher. Today you build a city out of land cards, against { $one }, { $two } and { $three }. You make the moves, and I explain why.
cards-tutorial-goal = This is a finished city, worth 82 VP with its buildings alone. Each number says what a building brings: a Mine counts the mountains around it, a Saloon the Houses. Tap one to see why. Whoever has the most VP in the end wins.
cards-tutorial-offer = Every round five cards lie here: four pieces of land and one character. Each player takes one of them. The number with a + is what a card would bring you right now.
cards-tutorial-hand = Who chooses first? You all bid in secret with one of these cards. The highest bid chooses first. But a card is used only once an era, and an era has nine rounds!
cards-tutorial-start = The Mine with two mountains is the best start: it brings you 4 VP at once.
cards-tutorial-bid = Bid high for that Mine: tap your 8 to see what it can mean, then confirm.

## The bids are opened

cards-tutorial-bids = Now all cards are turned over. Your { $bid } beats { $three } with { $three-bid }, { $two } with { $two-bid } and { $one } with { $one-bid }: you choose first.
cards-tutorial-appeal = The others are virtual players. They have no city: they always take the card with the highest appeal, the number beside the robot, and score it. The name on a card says who takes it next.
cards-tutorial-take = What counts for you is your city. Take the Mine: tap the card, then confirm.

## Equal bids

cards-tutorial-mine = Your first card lies in the middle. The Mine has two mountains around it, and each is worth 2 VP: you have { $points }. All eight parcels around a building count, corners too.
cards-tutorial-left-over = Five cards for four players: the one that nobody took is gone, and five new ones lie here. One is the Mercenary. A character gives you a power, or VP, instead of land.
cards-tutorial-bid-again = Virtual players do not care much for the Mercenary: its appeal is only 3. A middling bid will do, and you keep your high cards for later. Bid 5.
cards-tutorial-tie = You and { $two } both bid { $bid }. The order of the signs decides. It changes every round, and now your hat stands above the cactus of { $two }. So you choose before { $two }.
cards-tutorial-mercenary = Take the Mercenary. Once an era it adds 5 to your bid, and you can wait until all bids are open!

## A power

cards-tutorial-low = Let’s try that. This card would bring you 6 VP.
cards-tutorial-bid-low = Bid only 4 for it: if that is too little, the Mercenary helps.
cards-tutorial-use = { $one } bid { $one-bid } and { $two } { $two-bid }: with your { $bid } you would choose third. The Mercenary makes it 9, and you choose first. Both orders are shown here. Use it!

## Laying a card

cards-tutorial-outlaws = Careful with this one: its Mine would bring 6 VP, but the Outlaws cost 6, as long as you have neither a Prison nor the Sheriff. That’s why it says 0.
cards-tutorial-choose = The other Mine brings { $gain } VP without any trouble. Take it. In your city you see at once what it would bring in each place.
cards-tutorial-cover = A new card must touch your city, and it may cover empty land. Here its Mine lies right among three mountains: +{ $gain }. Tap the place, then confirm.

## What the others take

cards-tutorial-alike = You have { $points } VP. Look: three cards have appeal 7. Among equals virtual players take the one that was laid out first.
cards-tutorial-bid-on = Bid 7, and see what they leave you.
cards-tutorial-taken = { $two } bid { $two-bid } and took the Saloon, { $three } bid { $three-bid } and took the best Mine. So it goes: a low bid means that others choose before you.
cards-tutorial-rest = There is still a Mine that brings { $gain } VP. Take it.
cards-tutorial-best = Dark green is the best place: +{ $gain }. Lay it here.

## The second era

cards-tutorial-played = I have played on for you until the last round of Era I: { $points } VP. Only one auction card was left, so there was nothing to choose: it was bid by itself.
cards-tutorial-indian = Here is the Indian: half a VP for each parcel that your city leaves free. That is a lot now, and gets less with every card you lay. I take it.
cards-tutorial-era = Era II begins. Everybody gets all nine auction cards back, and powers can be used once more.
cards-tutorial-second = On the new cards there are fewer mountains, but more Houses, Banks, Drugstores and Saloons. I’ll play on, and leave you the last card.

## The last card

cards-tutorial-last = The last round! You have { $points } VP, { $one } { $one-points }, { $two } { $two-points } and { $three } { $three-points }. Your last auction card chooses first.
cards-tutorial-last-take = The Blacksmith counts all Mines and Ranches of your city. With what else it brings, that makes { $gain } VP. Take it!
cards-tutorial-last-place = And here it brings the most: +{ $gain }.
cards-tutorial-result = The game is over: you have { $points } VP, { $three } { $three-points }, { $two } { $two-points } and { $one } { $one-points }. You have won!
cards-tutorial-scores = Your Mines among their mountains brought the most, then your Banks and the City Hall. The points show it building by building.
cards-tutorial-farewell = You know all you need. In your first game the numbers on cards and places help you, and you can ask for a hint whenever you want. Good luck!
