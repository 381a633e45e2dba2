# The lesson: a short game with a teacher. $them is the opponent; the numbers come from the table.

## Chapters

tutorial-chapter-land = Your land
tutorial-chapter-character = Your character
tutorial-chapter-cowboys = Placing cowboys
tutorial-chapter-duel = The duel
tutorial-chapter-building = Building
tutorial-chapter-attack = Attack!
tutorial-chapter-limit = Points and cash limit
tutorial-chapter-defence = Defence
tutorial-chapter-end = The last round

## Your land

tutorial-welcome = Welcome to Carson City! I’m your teacher. We’ll play a short game against { $them }: you make the moves, and I explain why.
tutorial-goal = In four rounds you buy land, build, earn money and turn it into victory points: VP for short. Whoever has the most VP at the end wins.
tutorial-town = This is the town: 64 parcels. It starts with one House and the roads around it. Shops earn money from the Houses next to them, so land near the centre is worth a lot.
tutorial-draft = Everyone starts with two free parcels. Take d4, right next to the House: tap it to see what happens, then tap it again or press Confirm.
tutorial-draft-again = Your second one: e5. It has three mountains around it, and a Mine earns money from each. Ranches and Mines don’t even need a road.

## Your character

tutorial-characters = Every round starts with choosing a character. The card gives you a power, a number for the turn order – low numbers go first – and a cash limit: the money you may keep when the round ends.
tutorial-banker = You have ${ $cash }. Take the Banker: $9 at once, a low number, and a cash limit of ${ $limit }, so you won’t have to worry about money.

## Placing cowboys

tutorial-track = Main Street, with its signs, is the track. We take turns sending one cowboy to a space. Once everyone has passed, the spaces are resolved in order, from Wages to the last VP purchase.
tutorial-saloon = You have { $cowboys } cowboys. There’s a Saloon here for ${ $price }: it earns $5 for each House next to it. Send a cowboy; you pay later.
tutorial-parcel = Cowboys buy land as well. e4 is next to your d4 and costs ${ $price }: one dollar, plus one for each mountain, House or building on it or around it.
tutorial-challenge = { $them } wants the Saloon too! Only one of you can have it, so there will be a duel. You each roll a die and add your firepower: your revolvers plus your cowboys still at home.
tutorial-pass = Your firepower is { $firepower }, and every cowboy you place takes 1 away. Whoever passes first also wins ties. Pass now and your odds are { $odds }%; later, only { $late-odds }%. So keep your last cowboy at home and pass.

## The duel

tutorial-claim = You have both passed, so the track is resolved. { $them } has placed every cowboy: your firepower is { $firepower }, theirs is { $their-firepower }. But land comes first. Buy e4 for ${ $price }.
tutorial-duel = The duel! You rolled { $die } and add { $power }: { $total }. { $them } rolled { $their-die } and adds { $their-power }: { $their-total }. A tie – and you passed first, so you win!
tutorial-buy = The loser just takes their cowboy home. The Saloon is yours for ${ $price }. Buy it.

## Building

tutorial-build = A building needs a parcel you own that a road touches. The roads in the centre reach d4. Build the Saloon there.
tutorial-road = Each shop brings a House to town, and a House needs a road too. We want it on your e4, but no road reaches it yet. Lay your road along the top edge of d4.
tutorial-house = Now the House can go on e4. On your own land it is private and counts only for your buildings. On unowned land it would count for everyone.
tutorial-forecast = Your Saloon now has two Houses next to it, the one in the centre and your own: 2 × $5 is ${ $income }. The small number on a building always shows what it pays.
tutorial-income = Building income comes by itself, without a cowboy: you got ${ $income }, and { $them } got ${ $their-income } from a Mine and a Ranch.
tutorial-close = The round ends. New cowboys arrive, the cheapest VP purchase closes for good, and money above the cash limit must be spent. You have ${ $cash } and may keep ${ $limit }, so spend $0.

## Attack

tutorial-mercenary = Round 2. You passed first, so you choose first. Take the Mercenary: 3 more firepower this round. But mind the cash limit of only ${ $limit }.
tutorial-bank = I’ve sent two cowboys for you: one for a Mine on your e5, one to buy the parcel d3. There you can build this Bank. It earns $3 for each House next to it, and $3 for each of your Mines.
tutorial-attack = { $them }’s Mine pays ${ $stake }. A cowboy on someone else’s building attacks it and steals half of that. The owner can defend it with a cowboy, and then there is a duel. Attack g6!
tutorial-purchase = Send your last cowboy to buy VP. Here each VP costs ${ $price }, and you can buy as many as you like. Next round this space is closed: VP get more expensive every round.
tutorial-public = The land is paid for and the Bank stands on d3. Put its House on e3, next to both your Bank and your Saloon. The land is unowned, so this House counts for everyone – but only you have shops there.
tutorial-steal = Your Mine is built as well. Now for building income: nobody defends g6, so your cowboy takes half of ${ $stake }. Take your ${ $loot }!

## Points and the cash limit

tutorial-limit = You have ${ $cash } now, but the Mercenary lets you keep only ${ $limit }. You must spend the rest when the round ends, and then $10 buys just 1 VP.
tutorial-points = Here a VP costs only $3. Buy { $amount } for ${ $cost }: the ${ $rest } you have left is below the limit.
tutorial-excess = Look at { $them }: the cash limit took ${ $their-spent }, for just { $their-points } VP. You have { $points } VP and spent less. Money is there to be spent in time!
tutorial-grocer = Round 3. Now take the Grocer: $8 at once, or double the income of one type of building.
tutorial-wait = Your Saloon pays ${ $best } by now: doubling that beats $8. So wait for building income.

## Defence

tutorial-defend = { $them } attacks your Saloon! Put a cowboy there yourself, and half your income has to be fought for.
tutorial-ammunition = { $them } has { $their-firepower } firepower, you have { $firepower }. Go for the ammunition: 3 more firepower this round, and it’s resolved before the duel.
tutorial-pass-again = I’ve sent one cowboy to the VP purchase at $4. The other { $cowboys } stay at home: { $firepower } firepower, plus 3 for the ammunition. { $them } gets weaker with every cowboy placed. Pass first!
tutorial-double = It worked: you have { $firepower } firepower, { $them } has { $their-firepower }, and you win ties. Before the duel, choose the building that pays double: the Saloon.
tutorial-defended = You rolled { $die } and add { $power }: { $total }. { $them }: { $their-die } + { $their-power } = { $their-total }. You fought off the attack, and your Saloon paid double!
tutorial-points-again = You have ${ $cash }. Buy { $amount } VP for ${ $cost }: next round they cost $5. Keep ${ $rest } for land.

## The last round

tutorial-last-round = Round 4, the last one. I took the Grocer for you once more. Now think of the end: each building, House and mountain on your land scores 2 VP, and money 1 VP per $6.
tutorial-last-purchase = Only the most expensive VP purchase is still open. ${ $price } for 1 VP still beats $6 at the end, so send a cowboy there.
tutorial-last-house = The House on e3 still stands on unowned land. For ${ $price } it is yours, and that is 2 VP.
tutorial-last-pass = I’ve sent one more cowboy to the mountain on g2: $2 for 2 VP. Nothing else is worth a cowboy, so pass.
tutorial-last-points = Your buildings have paid for the last time: ${ $cash }. Buy { $amount } VP.
tutorial-result = The game is over: you have { $points } VP, { $them } { $their-points }. You have won!
tutorial-scores = You bought most of your VP while they were cheap. Your buildings, Houses and mountain brought the rest. { $them } had more buildings, but wasted money at the cash limit.
tutorial-farewell = That’s all you need. The rulebook suggests these same seven characters for your first game. Ask for a hint whenever you want one. Good luck!
