# What each character and each building does, in one or two short sentences.

## Characters of the board game, by the side of their card

about-card-0Y = pay $3 for a second card, but not the Sheriff; you act first
about-card-0R = a second card free of charge, but not the Sheriff; your cash limit is $5 lower; you act first
about-card-1Y = the white cowboy: place it where nobody stands; nobody may join it
about-card-1R = 3 VP for each duel you lose; you may not attack or go where others stand
about-card-2Y = $9 at once
about-card-2R = after the last action: 3 VP for $3, 5 VP for $12 or 7 VP for $25
about-card-3Y = $8, or double income from one type of building
about-card-3R = $8 at once, or 1 VP for each of your Houses at the end of the round
about-card-4Y = 2 roads at once, and buildings at half price, rounded up
about-card-4R = take any building from the track at once, for $5
about-card-5Y = a parcel of your choice, free of charge
about-card-5R = $8 at once, or 1 VP for each of your mountains at the end of the round
about-card-6Y = buy cowboys at once: 1 for $1, 2 for $4 or 3 for $9
about-card-6R = buy revolvers at once: 1 for $3 or 2 for $9
about-card-7Y = +3 firepower this round
about-card-7R = +2 firepower this round
about-card-8Y = two random parcels at once
about-card-8R = no parcel costs you more than $3 this round
about-card-9Y = build a Mine at once for $10; the free parcel under it is included
about-card-9R = two sticks of dynamite: each triples a Mine once, or gives a cowboy a second die in a duel
about-card-10Y = 2 VP for each duel you win
about-card-10R = a stick of dynamite; in each duel you may reroll one die
about-card-11Y = two no-duel tokens: a cowboy with one never fights and acts first
about-card-11R = a cowboy from the general supply on the gambling income; it wins the two dice multiplied
about-card-12Y = auction two parcels of your choice at once; half the winning bid is yours
about-card-12R = auction the ammunition token at once; the winning bid is yours
about-card-13Y = a road at once, and 1 VP for each road you lay to land that no road has reached yet
about-card-13R = tax the others at once: $1 per revolver, or $1 for every $10 they have, rounded up
about-card-14Y = losers of duels may pay you $3 to go to an empty place instead of home
about-card-14R = for each of their cowboys that loses a duel, players pay you $2 or lose 1 VP
about-card-15Y = nothing in a game without horses
about-card-15R = build a Ranch at once for $8; the free parcel under it is included
about-card-16Y = your buildings cannot be attacked, and you cannot attack
about-card-16R = 3 VP at once, or 6 or 9 VP if you send one or two cowboys to the general supply
about-card-17Y = you go first in the next round, whenever you pass
about-card-17R = at the end of the game 2 VP for each School, Prison and Church, and 2 VP if you have no Saloon
about-card-18Y = buy a parcel at once; nobody can fight you for land
about-card-18R = 1 VP for every $5 of building income in round 1, then every $10, $15 and $20 in rounds 2 to 4, rounded up

## Things on the map

about-thing-mountain = counts for Mines next to it, on owned land only for the owner’s; 2 VP at the end; nothing can be built on it
about-thing-house = comes with most buildings; counts for shops next to it, on owned land only for the owner’s; 2 VP at the end
about-thing-townhouse = two Houses on one parcel that is closed in on all sides; counts twice for shops, but is worth 2 VP
about-thing-ranch = $1 for each free parcel next to it, at least $1; needs no road and no House; brings 1 revolver; counts as a House
about-thing-mine = $3 for each mountain next to it that is unowned or yours; needs no road and no House; brings 1 revolver
about-thing-drugstore = $3 for each House next to it and $3 for each of your Ranches anywhere; at most $33 ($24 in the 2009 edition)
about-thing-bank = $3 for each House next to it and $3 for each of your Mines anywhere; at most $45 ($24 in the 2009 edition)
about-thing-saloon = $5 for each House next to it; at most $55 ($40 in the 2009 edition)
about-thing-hotel = $6; counts as two Houses
about-thing-church = protects itself and your buildings next to it from attacks; counts as a House
about-thing-prison = brings 2 revolvers; cannot be attacked
about-thing-blacksmith = $5 in round 1, then $10, $15 and $20, and $5 for each of your Ranches anywhere; at most $40
about-thing-general-store = $6 for each of your Houses next to it and $3 for any other House, even a rival’s; at most $33
about-thing-school = brings three Houses; counts as a House
about-thing-station = needs a road that crosses the whole map in a straight line; 1 VP for every two Houses in town at the end; counts as two Houses; cannot be attacked
about-thing-city-hall = never has an owner; the player whose cowboy holds it gets $3 or $5 more from each of their shops; counts as a House

## Characters of the card game

about-card-governor = once per game, before the bids: draw one more terrain card and take any card on offer at once; then bid and pick as usual
about-card-lawyer = once per era, before the bids: take any card on offer at once; your bid this round is lost, and you do not pick again
about-card-chinese-worker = once per era, before the bids: draw one more terrain card, and take two cards on your turn
about-card-heroes = 6 VP; once per era, before the bids: add 3 to your bid
about-card-gunsmith = once per era, before the bids: add 6 to your bid
about-card-mercenary = once per era, after the bids are revealed: add 5 to your bid
about-card-doctor = 5 VP; once per era, after the bids are revealed: add 2 to your bid
about-card-cowboy = 3 VP for each Ranch
about-card-auctioneer = sell up to three terrain cards of your city for 7 VP each; they must not overlap others or hold the city together
about-card-settler = 1 VP for each empty parcel next to a Ranch, each counted once
about-card-captain = 6 VP; from now on your city may have nine rows or nine columns
about-card-singer = the VP of your best Saloon
about-card-banker = 4 VP for each Bank
about-card-teacher = 1 VP for each House; Townhouses and Hotels count twice
about-card-editor = 1 VP for each of your characters without a power, this one included, and 4 VP for each with one
about-card-grocer = 4 VP for each Drugstore
about-card-paperboy = 3 VP; take one more character at once: one that nobody took, or the top card of the pile, unseen
about-card-sheriff = 3 VP for each Prison; Outlaws do you no harm
about-card-indian = half a VP for each of your 64 parcels that no card covers, rounded up
about-card-prospector = 1 VP for each mountain and each Mine
about-card-undertaker = 2 VP for each of your characters, this one included

## Things on the cards

cards-about-thing-empty = 1 VP for each Ranch next to it; anything may cover it
cards-about-thing-mountain = 2 VP for each Mine next to it
cards-about-thing-outlaws = −6 VP unless you have a Prison or the Sheriff; then it counts as empty land
cards-about-thing-house = counts for shops; a House or a Townhouse may cover it
cards-about-thing-townhouse = counts as two Houses
cards-about-thing-ranch = 1 VP for each empty parcel next to it
cards-about-thing-mine = 2 VP for each mountain next to it
cards-about-thing-drugstore = 1 VP for each House next to it and for each Ranch anywhere in the city
cards-about-thing-bank = 1 VP for each House next to it and for each Mine anywhere in the city
cards-about-thing-saloon = 2 VP for each House next to it
cards-about-thing-hotel = 3 VP; counts as two Houses
cards-about-thing-general-store = 1 VP for each House in the city, and 1 more for each one next to it
cards-about-thing-church = 1 VP for each House in the city
cards-about-thing-blacksmith = 1 VP for each Mine and each Ranch in the city
cards-about-thing-city-hall = 1 VP for each House next to it and for each building in the city that is not a House or Townhouse
cards-about-thing-prison = Outlaws do you no harm
