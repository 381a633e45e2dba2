# Hints: what the bot would do, and how it judged.

hint-worth = { $points ->
    [below] All in all it costs you more than it brings.
    [0] All in all it brings you less than 1 VP.
   *[other] All in all it brings you about { $points } VP.
}
hint-place = { $points ->
    [below] It costs you more than it brings; your chance to get it: about { $chance } %.
    [0] It brings less than 1 VP; your chance to get it: about { $chance } %.
   *[other] It brings about { $points } VP, if you get it; your chance: about { $chance } %.
}
hint-pass = At home your cowboys add firepower and can work in the next round, and whoever passes early wins ties.
hint-shift = Somebody contests this place; your cowboy can do better elsewhere.
hint-road = This road lets a building stand where it pays, or brings points itself.
hint-roads = Somebody pays for this road, now or at the end.
hint-nothing = You give nothing away and keep your money.
hint-keep = As it is, it is good; later there may be something better to do with it.
hint-land = The ground counts itself, and what can be built on it counts more.
hint-land-bought = The land is compared with its price.
hint-building = The building in its best place is compared with what it costs.
hint-site = Counted are the income from here on, and what your neighbours gain or lose.
hint-hall = Your shops beside it pay more.
hint-house = A House here helps you more than it helps the others.
hint-consent = What the House brings you is compared with what it brings the builder.
hint-duel = Duels with little to lose come first: a cowboy who loses there helps in the next one.
hint-dice = The lowest die is given up first, and only where the duel would be lost.
hint-gift = It is free.
hint-points = VP now are compared with what the money would still be worth to you.
hint-pay = Whatever pays more, now or later.
hint-bid = What is sold is compared with the bid.
hint-hire = So many cowboys earn more than they cost.
hint-arms = Revolvers count in all duels to come.
hint-doctor = A place that is left is worth more than the fee.
hint-horse = The enclosure itself and the rodeo count.
hint-horse-bought = The horse is compared with the wage.
hint-tiles = A high tile where there is much to win, a low one where nothing helps.
hint-tiles-later = Tiles that are lower than the usual one can go.
hint-sheet = The usual equipment and one revolver more; the rest stays money.
hint-outlaw = This Outlaw harms the others most.
hint-outcome-points = It brings more VP than the other answers.
hint-outcome-money = It leaves you with more money and income than the other answers.
hint-outcome-land = It leaves you with better land and buildings than the other answers.
hint-outcome-strength = It leaves you stronger than the other answers: cowboys, firepower, roads.
hint-outcome-variant = It brings more of what this variant adds than the other answers.
hint-outcome-discount = Buildings become cheaper for you.
hint-outcome-promises = What it will still give you this round counts most.

## The card game

hint-cards-bid = The card that you give away is weighed against what the place in the order lets you pick.
hint-cards-take = Counted is what it adds to your city now, and what may still come of it.
hint-cards-place = Here it adds most to what stands around it, and leaves room to grow.
hint-cards-sell = The sale brings more than the card does where it lies.
hint-cards-use = The power brings more now than it probably will later.
hint-cards-fetch = Counted is what the character brings you until the end.
hint-cards-top = A character that nobody knows is worth an average one.
