# The stage of the page: what is shown before it is written into the log.

web-stage-skip = Touchez pour passer
web-stage-outlaw = Hors-la-loi
web-stage-wins = Gagne { $totals }
web-stage-passed-first = a passé avant
web-stage-wins-town = Gagne la ville
web-stage-tile = { $thing } (${ $price })
web-stage-parcel = { $thing } en { $parcel }

## Rounds and phases

web-banner-round = Tour { $round }
web-banner-phase-1 = Matin
    .about = Choisissez une personnalité
web-banner-phase-2 = Cow-boys
    .about = Envoyez vos cow-boys en ville
web-banner-phase-3 = Grand-rue
    .about = Case après case, dans l’ordre
web-banner-phase-4 = Soir
    .about = On fait les comptes du tour

## What somebody does

web-told-ride = { $name } part au galop : { $place }
web-told-home = { $name } rentre au galop ({ $place })
web-told-raid = { $name } attaque : { $place }
web-told-robbed = Les hors-la-loi pillent : { $place }
web-told-blast = { $name } fait sauter la mine en { $parcel }
web-told-passed = { $rank ->
    [1] { $name } passe en premier
   *[other] { $name } passe en { $rank }e position
}
web-told-card = { $name } prend : { $card }
web-told-claimed = { $parcel } est maintenant à { $name }
web-told-built = { $name } construit en { $parcel } : { $thing }
web-told-risen = Nouveau en { $parcel } : { $thing }
web-told-road = { $count ->
    [one] { $name } pose une route
   *[other] { $name } pose { $count } routes
}
web-told-drawn = { $count ->
    [one] Une tuile du sac
   *[other] { $count } tuiles tirées du sac
}
web-told-outlaws = Les hors-la-loi arrivent, force { $strength }
web-told-driven-off = { $name } chasse le hors-la-loi
web-told-jailed = { $name } enferme un hors-la-loi
web-told-toll = La limite de liquidité prend sa part
web-told-shut = Fermé pour ce tour
web-told-gamble = { $name } lance les dés
web-replay = Revoir
    .about = Tout revoir en dix secondes

## The end

web-you-win = La ville est à vous !
web-runs-the-town = { $count ->
    [one] La ville est à { $names }
   *[other] { $names } se partagent la ville
}

## Sound

web-mute = Couper le son
web-unmute = Remettre le son
