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
hint-shift = Someone contests this place; your cowboy can do better elsewhere.
hint-road = This road lets you build where it pays, or scores by itself.
hint-roads = This road earns its keep, now or at the end.
hint-nothing = You keep your money and give nothing away.
hint-keep = It is fine as it is, and there may be a better use for it later.
hint-land = Around it: House points { $houses }, mountains { $mountains }, free parcels { $free }.
hint-land-bought = What the land is worth to you, minus its price.
hint-building = What the building is worth in its best spot, minus its cost.
hint-site = The income still to come here, and what your neighbours gain or lose.
hint-hall = Your shops next to it pay more.
hint-house = A House here helps you more than it helps the others.
hint-consent = What the House is worth to you, minus what the builder gains.
hint-duel = Fight the duels with least at stake first: a losing cowboy comes home and helps in the next one.
hint-dice = Reroll the lowest die, and only if the duel would be lost.
hint-gift = It is free.
hint-points = VP now, against what the money could still buy.
hint-pay = What pays more in the long run.
hint-bid = What the lot is worth to you, minus the bid.
hint-hire = This many cowboys will earn more than they cost.
hint-arms = Revolvers count in every duel to come.
hint-doctor = What the new place is worth, minus the fee.
hint-horse = What the enclosure gives, and its points in the rodeo.
hint-horse-bought = What the horse is worth, minus the wage.
hint-tiles = Play high tiles where there is much to win, low ones where the duel is lost.
hint-tiles-later = Tiles below average are no loss.
hint-sheet = The usual kit plus one revolver; keep the rest as money.
hint-outlaw = This Outlaw hurts the others most.
hint-outcome-points = It gives more VP than the other choices.
hint-outcome-money = It leaves you with more money and income than the other choices.
hint-outcome-land = It leaves you with better land and buildings than the other choices.
hint-outcome-strength = It leaves you stronger than the other choices: cowboys, firepower, roads.
hint-outcome-variant = It gives more of what this variant adds than the other choices.
hint-outcome-discount = It makes buildings cheaper for you.
hint-outcome-promises = Most of its value comes later in the round.

## The card game

hint-cards-bid = How early you pick, against the auction card you spend.
hint-cards-take = What the card adds to your city now, and may add later.
hint-cards-place = Here it adds most to its neighbours and leaves room to grow.
hint-cards-sell = What the sale scores, minus what the card scores where it lies.
hint-cards-use = The power is worth more now than it will probably be later.
hint-cards-fetch = What the character scores by the end of the game.
hint-cards-top = An unknown character is worth about as much as an average one.
