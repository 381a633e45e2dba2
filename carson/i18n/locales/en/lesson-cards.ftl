# The lesson of the card game. $one, $two and $three are the virtual players; the numbers come from
# the table.

## Chapters

cards-tutorial-chapter-goal = A city of your own
cards-tutorial-chapter-reveal = The bids are revealed
cards-tutorial-chapter-tie = Tied bids
cards-tutorial-chapter-power = A power
cards-tutorial-chapter-lay = Laying a card
cards-tutorial-chapter-rivals = What the others take
cards-tutorial-chapter-era = The second era
cards-tutorial-chapter-end = The last card

## A city of your own

cards-tutorial-welcome = Welcome to Carson City! I’m your teacher. Today you’ll build a city of terrain cards, against { $one }, { $two } and { $three }. You make the moves, and I explain why.
cards-tutorial-goal = This is a finished city, worth 82 VP for its buildings alone. Each number shows what a building scores: a Mine counts the mountains around it, a Saloon the Houses. Tap one to see why. Whoever has the most VP at the end wins.
cards-tutorial-offer = Every round there are five cards on offer: four terrain cards and one character. Each player takes one. The number with a + is what a card would score for you right now.
cards-tutorial-hand = Who chooses first? Everyone bids one of these cards in secret, and the highest bid chooses first. But each card works only once per era, and an era has nine rounds!
cards-tutorial-start = The Mine with two mountains is the best start: it scores 4 VP at once.
cards-tutorial-bid = Bid high for that Mine: tap your 8 to see what it may get you, then confirm.

## The bids are opened

cards-tutorial-bids = Now all bids are revealed. Your { $bid } beats { $three } with { $three-bid }, { $two } with { $two-bid } and { $one } with { $one-bid }: you choose first.
cards-tutorial-appeal = The others are virtual players. They have no city: they always take the card with the highest appeal, the number next to the robot, and score that number. The name on a card shows who will take it.
cards-tutorial-take = For you, only your city counts. Take the Mine: tap the card, then confirm.

## Equal bids

cards-tutorial-mine = Your first card lies in the middle. The Mine has two mountains around it, and each is worth 2 VP: you have { $points }. All eight parcels around a building count, corners included.
cards-tutorial-left-over = Five cards for four players: the one nobody took is gone, and five new ones are on offer. One is the Mercenary. A character gives you a power or VP instead of land.
cards-tutorial-bid-again = Virtual players don’t care much for the Mercenary: its appeal is only 3. A middling bid will do, and you keep your high cards for later. Bid 5.
cards-tutorial-tie = You and { $two } both bid { $bid }. The order of the suits decides. It changes every round, and right now your hat stands above { $two }’s cactus. So you choose first.
cards-tutorial-mercenary = Take the Mercenary. Once per era it adds 5 to your bid, and you can wait until all bids are revealed!

## A power

cards-tutorial-low = Let’s try that. This card would score 6 VP.
cards-tutorial-bid-low = Bid only 4 for it: if that’s too little, the Mercenary helps.
cards-tutorial-use = { $one } bid { $one-bid } and { $two } { $two-bid }: with your { $bid } you would choose third. The Mercenary makes it 9, and you choose first. Both orders are shown here. Use it!

## Laying a card

cards-tutorial-outlaws = Careful with this one: its Mine would score 6 VP, but the Outlaws cost 6 unless you have a Prison or the Sheriff. That’s why it says 0.
cards-tutorial-choose = The other Mine scores { $gain } VP without any trouble. Take it. Your city shows at once what it would score in each place.
cards-tutorial-cover = A new card must touch your city, and it may cover empty land. Here its Mine lies right between three mountains: +{ $gain }. Tap the place, then confirm.

## What the others take

cards-tutorial-alike = You have { $points } VP. Look: three cards have appeal 7. In a tie, virtual players take the card that was laid out first.
cards-tutorial-bid-on = Bid 7 and see what they leave you.
cards-tutorial-taken = { $two } bid { $two-bid } and took the Saloon, { $three } bid { $three-bid } and took the best Mine. That’s how it goes: with a low bid, others choose before you.
cards-tutorial-rest = There’s still a Mine that scores { $gain } VP. Take it.
cards-tutorial-best = Dark green is the best place: +{ $gain }. Lay it here.

## The second era

cards-tutorial-played = I’ve played on for you to the last round of Era I: { $points } VP. You had only one auction card left, so it was bid for you.
cards-tutorial-indian = Here is the Indian: half a VP for each parcel your city leaves free. That’s a lot now, but less with every card you lay. I’ll take it.
cards-tutorial-era = Era II begins. Everyone gets all nine auction cards back, and powers can be used once more.
cards-tutorial-second = The new cards have fewer mountains, but more Houses, Banks, Drugstores and Saloons. I’ll play on and leave you the last card.

## The last card

cards-tutorial-last = The last round! You have { $points } VP, { $one } { $one-points }, { $two } { $two-points } and { $three } { $three-points }. Your last auction card chooses first.
cards-tutorial-last-take = The Blacksmith counts all Mines and Ranches in your city. With everything else it adds, that makes { $gain } VP. Take it!
cards-tutorial-last-place = And here it scores the most: +{ $gain }.
cards-tutorial-result = The game is over: you have { $points } VP, { $three } { $three-points }, { $two } { $two-points } and { $one } { $one-points }. You have won!
cards-tutorial-scores = Your Mines between their mountains scored the most, then your Banks and the City Hall. The points are shown building by building.
cards-tutorial-farewell = That’s all you need. In your first game, the numbers on cards and places will help you, and you can ask for a hint whenever you want. Good luck!
