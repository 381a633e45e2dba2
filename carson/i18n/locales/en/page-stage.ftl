# The stage of the page: what is shown before it is written into the log.

web-stage-skip = Tap to skip
web-stage-outlaw = Outlaw
web-stage-wins = Wins { $totals }
web-stage-passed-first = passed first
web-stage-wins-town = Wins the town
web-stage-tile = { $thing } (${ $price })
web-stage-parcel = { $thing } on { $parcel }

## Rounds and phases

web-banner-round = Round { $round }
web-banner-phase-1 = Morning
    .about = Choose a character
web-banner-phase-2 = Cowboys
    .about = Send your cowboys into town
web-banner-phase-3 = Main Street
    .about = One space after another
web-banner-phase-4 = Sundown
    .about = The round is settled

## What somebody does

web-told-ride = { $name } rides to { $place }
web-told-home = { $name } rides home from { $place }
web-told-raid = { $name } raids { $place }
web-told-robbed = Outlaws rob { $place }
web-told-blast = { $name } blasts the Mine on { $parcel }
web-told-passed = { $rank ->
    [1] { $name } is the first to pass
    [2] { $name } passes second
    [3] { $name } passes third
    [4] { $name } passes fourth
    [5] { $name } passes fifth
   *[other] { $name } passes as number { $rank }
}
web-told-card = { $name } takes the { $card }
web-told-claimed = { $name } now owns { $parcel }
web-told-built = { $name } builds on { $parcel }: { $thing }
web-told-risen = New on { $parcel }: { $thing }
web-told-road = { $count ->
    [one] { $name } lays a road
   *[other] { $name } lays { $count } roads
}
web-told-drawn = { $count ->
    [one] A tile from the bag
   *[other] { $count } tiles from the bag
}
web-told-outlaws = Outlaws ride in, strength { $strength }
web-told-driven-off = { $name } drives the Outlaw off
web-told-jailed = { $name } locks up an Outlaw
web-told-toll = The cash limit takes its toll
web-told-shut = Closed for this round
web-told-gamble = { $name } rolls the dice
web-replay = Replay
    .about = Show it again in ten seconds

## The end

web-you-win = You win the town!
web-runs-the-town = { $count ->
    [one] { $names } runs the town
   *[other] { $names } share the town
}

## Sound

web-mute = Mute
web-unmute = Sound on
