# The table of the card game.

## The cards on offer

web-column = Cards on offer
web-piles = Terrain cards left: { $terrain }. Characters: { $characters }.
web-appeal-is = appeal
web-no-place = No room
web-offer-brings = brings you
web-offer-fades = Now { $now }; about { $later } at the end, because every parcel you cover takes some away.
web-offer-wanted = { $name } will take it
web-slot-taken = { $name } took { $card }

## Players

web-city-of = { $name }’s city
web-look-at-city = Look at { $name }
web-this-is-you = This is you.
web-tag-bids = your bid
web-tag-picks = picking
web-tag-power = power?
web-hand = Auction cards:
web-has-bid = Has bid.
web-bid-is = { $bonus ->
    [0] Bid: { $bid }.
   *[other] Bid: { $bid } + { $bonus }.
}
web-picks-as = { $rank ->
    [1] Picks first.
    [2] Picks second.
    [3] Picks third.
    [4] Picks fourth.
    [5] Picks fifth.
   *[other] Picks as number { $rank }.
}
web-rail-took = took { $card }
web-rail-next = will take { $card }
web-rail-course = heading for about { $points }
web-bid-out = no bid
web-virtual-told = Virtual players have no city: each card scores its appeal. { $cards ->
    [one] 1 card
   *[other] { $cards } cards
} so far: { $points } VP.
web-virtual-course = With average cards, this ends at about { $points } VP.
web-no-city-yet = No cards laid yet.
web-power-used = used this era

## One’s own city

web-your-city = Your city
web-if-it-ended = If it ended now
web-nothing-yet = No points yet
web-city-size = { $wide } of { $long } wide · { $high } of { $most } high
web-unseen = Not seen yet
web-unseen-cards = { $count ->
    [one] 1 card
   *[other] { $count } cards
}

## Laying

web-lay-not-joined = A card must touch your city along a side, or overlap it.
web-lay-city-too-big = Your city would grow beyond its limit.
web-lay-outside-the-ground = That is too far away.
web-lay-first-card-in-the-middle = The first card goes in the middle.
web-lay-outside = A card must touch your city along a side, or overlap it.
web-lay-covers = { $new } would cover your { $old }.
web-lay-covers-empty = Empty land would cover your { $old }.

## Bidding

web-equal-bids = Tied bids
web-ties = Tie-break order
web-tie-rule = In a tie, the suit that stands higher goes first.
web-tie-win-all = This round you win every tie.
web-tie-lose-all = This round you lose every tie.
web-tie-win-some = This round you win ties against { $count ->
    [one] one player.
   *[other] { $count } players.
}
web-tie-skull = A skull: the next back decides ties.
web-tie-told = Tied bids: { $first } stands above { $others }.
web-bid-choose = Choose a card to see what it may get you.
web-bid-choose-more = All bids are revealed together. The highest picks first. Each card works once per era.
web-bid-means = With { $value } you pick
web-place = { $rank ->
    [1] 1st
    [2] 2nd
    [3] 3rd
   *[other] { $rank }th
}
web-place-only = { $rank ->
    [1] always first
    [2] always second
    [3] always third
    [4] always fourth
    [5] always fifth
   *[other] always as number { $rank }
}
web-place-span = between place { $best } and place { $worst }
web-bid-left = Below: what the best card left would give you if the others go by appeal.
web-bid-used = You used the { $value } in round { $round }.
web-bid-stamp = R{ $round }
web-bid-last = Only the { $value } is left, so you must bid it.
web-bids-forced = Round 9: everyone had only one auction card left.
web-bid-out-told = You do not pick this round: your card is just spent.
web-power-later = { $name }: you choose once the bids are revealed.
web-the-bids = The bids

## Powers

web-power-ask = Use the { $name } now?
web-sell-cards = Sell a card: 7 VP at the end
web-power-use = Use it
web-power-keep = Keep it
web-power-place = Place { $rank } · best card left: { $gain }
web-power-odds = Your chance of picking first, in percent
web-power-odds-card = With
web-power-odds-kept = as it is
web-power-odds-used = plus { $bonus }
web-power-now = Take any card at once. The best brings { $gain }.
web-power-out = Then your bid only gets spent: you do not pick again this round.
web-power-too = Then you bid and pick as usual.
web-power-twice = You take two cards on your turn. The best two bring { $one } and { $two }.
web-power-usual = You bid and pick as usual. The best card left brings { $first } in place 1, { $last } in the last place.

## Between the eras

web-era-begins = Era { $era } begins
web-era-about = Nine more rounds: fewer mountains and Ranches, more Houses and shops.
web-half-time = Half-time
web-era-notch = The notch shows where a virtual player is heading. Cities grow faster in Era II.
web-new-pile = In the new pile
web-comes-back = You get back
web-comes-back-about = Everyone takes all auction cards back.
web-upright-again = Can be used again: { $names }
web-stays-used = Used for good: { $names }
web-tap-to-go-on = Begin Era II

## The end

web-won-by = { $points ->
    [one] by 1 point
   *[other] by { $points } points
}
web-count-by-kind = Count by type of building
web-count-skip = Skip
web-count-characters = Characters
web-count-told = Tap a type of building to see what it scored in each city.
web-count-turned = { $turned } of { $cards } cards turned over
web-count-appeal = { $names }: the appeal of their cards.
web-count-best-building = Best building
web-count-best-character = Best character
web-count-best-source = Most points
web-medal-bronze = Bronze: you won.
web-medal-silver = Silver: you won by 10 or more.
web-medal-gold = Gold: you won by 25 or more.
web-medal-none = No medal this time: a rival was ahead.
web-medal-hints = You won, but with hints there is no medal.
web-solo-record = Your best so far: { $points }
web-solo-goals = Solo goals
web-solo-by = by { $points }
web-solo-win = win
web-solo-won = won
web-solo-open = not won yet
web-solo-best = Best: { $points } ({ $margin })
web-solo-none = Not played yet
web-solo-about = Four seats, three virtual players of one level, no hints. Kept on this device only.
web-left-over-told = Last round nobody took: { $card }
