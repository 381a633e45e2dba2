# Hints: what the bot would do, and how it judged.

hint-worth = { $points ->
    [below] Overall, it costs you more than it gains.
    [0] Overall, it gains you less than 1 VP.
   *[other] Overall, it gains you about { $points } VP.
}
hint-place = { $points ->
    [below] It costs you more than it gains. Your chance to get it: about { $chance }%.
    [0] It gains you less than 1 VP. Your chance to get it: about { $chance }%.
   *[other] It gains you about { $points } VP if you get it. Your chance: about { $chance }%.
}
hint-pass = Cowboys at home add firepower and are ready for next round, and passing early wins ties.
hint-shift = Somebody contests this place; your cowboy can do better elsewhere.
hint-road = This road lets a building stand where it pays, or brings points itself.
hint-roads = Somebody pays for this road, now or at the end.
hint-nothing = You keep your money and give nothing away.
hint-keep = It is fine as it is, and there may be a better use for it later.
hint-land = The land is worth something in itself, and more with a building on it.
hint-land-bought = This weighs the land against its price.
hint-building = The building in its best place is compared with what it costs.
hint-site = This takes into account the building’s future income, and what it gains or costs your neighbours.
hint-hall = Your shops beside it pay more.
hint-house = A House here helps you more than it helps the others.
hint-consent = This weighs what the House is worth to you against what it is worth to the builder.
hint-duel = Fight the duels with least at stake first: a losing cowboy comes home and helps in the next one.
hint-dice = The lowest die is given up first, and only where the duel would be lost.
hint-gift = It is free.
hint-points = This weighs VP now against what the money could still do for you.
hint-pay = Whatever pays more, now or later.
hint-bid = What is sold is compared with the bid.
hint-hire = This many cowboys will earn more than they cost.
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

hint-cards-bid = This weighs the auction card you spend against how early it lets you pick.
hint-cards-take = This counts what the card adds to your city now, and what it may add later.
hint-cards-place = Here it adds most to what stands around it, and leaves room to grow.
hint-cards-sell = The sale brings more than the card does where it lies.
hint-cards-use = The power brings more now than it probably will later.
hint-cards-fetch = Counted is what the character brings you until the end.
hint-cards-top = A character that nobody knows is worth an average one.
