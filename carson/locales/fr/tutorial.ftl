# Le tutoriel : une courte partie avec une institutrice. $them est l’adversaire ; les nombres viennent de la table.

## Chapitres

tutorial-chapter-land = Vos terrains
tutorial-chapter-character = Votre personnalité
tutorial-chapter-cowboys = Placer des cow-boys
tutorial-chapter-duel = Le duel
tutorial-chapter-building = Construire
tutorial-chapter-attack = À l’attaque !
tutorial-chapter-limit = Points et liquidité
tutorial-chapter-defence = La défense
tutorial-chapter-end = Le dernier tour

## Quand le joueur veut autre chose

reason-tutorial-other = Faites d’abord ce que propose l’institutrice : c’est marqué. Dans votre première partie, vous ferez comme bon vous semble.
reason-tutorial-watch = Lisez ce que dit l’institutrice, puis touchez « Continuer ».
reason-tutorial-stale = La leçon a avancé entre-temps.
reason-no-tutorial = Il n’y a pas de leçon à cette table.

## Vos terrains

tutorial-welcome = Bienvenue à Carson City ! Je suis l’institutrice de la ville. Nous jouons une courte partie contre { $them } : vous jouez les coups, et je vous dis pourquoi.
tutorial-goal = En quatre tours, vous achetez des terrains, construisez des bâtiments, gagnez de l’argent et le changez en points de victoire, ou PV. Qui a le plus de PV à la fin l’emporte.
tutorial-town = Voici la ville : 64 terrains. Elle commence par une maison et les routes qui l’entourent. Les commerces gagnent grâce aux maisons voisines : près du centre, un terrain vaut cher.
tutorial-draft = Chacun commence avec deux terrains gratuits. Prenez d4, juste à côté de la maison : touchez-le pour voir ce qui se passe, puis encore une fois, ou « Confirmer ».
tutorial-draft-again = Votre deuxième : e5. Trois montagnes l’entourent, et une mine gagne grâce à chacune. Ranchs et mines n’ont même pas besoin de route.

## Votre personnalité

tutorial-characters = Chaque tour commence par une personnalité. La carte vous donne un pouvoir, un numéro pour l’ordre du tour – les petits passent d’abord – et une limite de liquidité : l’argent que vous pouvez garder à la fin du tour.
tutorial-banker = Vous avez ${ $cash }. Prenez le banquier : $9 tout de suite, un petit numéro et, avec une limite de liquidité de ${ $limit }, aucun souci d’argent.

## Placer des cow-boys

tutorial-track = Le chemin au-dessus de la ville, ce sont les cases actions. À tour de rôle, on y envoie un cow-boy. Quand tous ont passé, les cases sont résolues l’une après l’autre, du salaire au dernier achat de PV.
tutorial-saloon = Vous avez { $cowboys } cow-boys. Ici, un saloon coûte ${ $price } : il rapporte $5 par maison autour de lui. Envoyez un cow-boy ; vous paierez plus tard.
tutorial-parcel = Les cow-boys achètent aussi des terrains. e4 touche votre d4 et coûte ${ $price } : un dollar, plus un par montagne, maison ou bâtiment dessus ou autour.
tutorial-challenge = { $them } veut aussi le saloon ! Un seul l’aura : il y aura donc un duel. Chacun lance un dé et ajoute sa force, c’est-à-dire ses revolvers et les cow-boys restés chez lui.
tutorial-pass = Votre force est de { $firepower }, et chaque cow-boy placé en retire 1. De plus, qui passe en premier gagne les égalités : { $odds } % de chances si vous passez maintenant, { $late-odds } % plus tard. Gardez donc votre dernier cow-boy et passez.

## Le duel

tutorial-claim = Tous ont passé : on résout les cases. { $them } a placé tous ses cow-boys : votre force est de { $firepower }, la sienne de { $their-firepower }. Mais d’abord les terrains. Achetez e4 pour ${ $price }.
tutorial-duel = Le duel ! Vous avez fait { $die }, plus { $power } : { $total }. { $them } a fait { $their-die }, plus { $their-power } : { $their-total }. Égalité – et vous avez passé en premier : vous gagnez !
tutorial-buy = Le perdant reprend simplement son cow-boy. Le saloon est à vous si vous payez ${ $price }. Achetez-le.

## Construire

tutorial-build = Un bâtiment demande un terrain à vous qu’une route atteint. Les routes du centre arrivent à d4. Posez-y le saloon.
tutorial-road = Chaque commerce amène une maison en ville, et il lui faut aussi une route. Elle ira sur votre e4, mais aucune route n’y mène encore. Posez la vôtre sur le côté supérieur de d4.
tutorial-house = La maison peut maintenant aller en e4. Sur votre terrain, elle est privée : elle ne compte que pour vos bâtiments. Sur un terrain libre, elle compterait pour tous.
tutorial-forecast = Votre saloon a maintenant deux maisons voisines, celle du centre et la vôtre : 2 × $5 font ${ $income }. Le petit nombre sur un bâtiment montre toujours ce qu’il rapporte.
tutorial-income = Les revenus des bâtiments arrivent seuls, sans cow-boy : vous avez reçu ${ $income }, et { $them } ${ $their-income } grâce à une mine et un ranch.
tutorial-close = Le tour se termine. De nouveaux cow-boys arrivent, l’achat de PV le moins cher ferme pour de bon, et ce qui dépasse la limite de liquidité doit être dépensé. Vous avez ${ $cash } et pouvez garder ${ $limit } : vous ne perdez rien.

## À l’attaque

tutorial-mercenary = Tour 2. Vous avez passé en premier, donc vous choisissez en premier. Prenez le tueur à gages : 3 de force en plus ce tour. Mais attention à sa limite de liquidité : ${ $limit } seulement.
tutorial-bank = J’ai envoyé deux cow-boys pour vous : vers une mine pour votre e5, et vers le terrain d3. Vous pourrez y poser cette banque. Elle rapporte $3 par maison autour d’elle et $3 par mine à vous.
tutorial-attack = La mine de { $them } rapporte ${ $stake }. Un cow-boy sur le bâtiment d’un autre l’attaque et en prend la moitié. Le propriétaire pourrait la défendre avec un cow-boy : il y aurait alors un duel. Attaquez g6 !
tutorial-purchase = Votre dernier cow-boy va à l’achat de PV. Ici, un PV coûte ${ $price }, et vous en prenez autant que voulu. Au prochain tour cette case est fermée, et les PV renchérissent à chaque tour.
tutorial-public = Le terrain est payé et la banque est en d3. Sa maison ira bien en e3 : elle touche votre banque et votre saloon. Ce terrain n’est à personne, la maison compte donc pour tous – mais vous seul y avez des commerces.
tutorial-steal = Votre mine est là aussi. Voici les revenus des bâtiments : personne ne défend g6, votre cow-boy prend la moitié de ${ $stake }. Prenez vos ${ $loot } !

## Les points et la limite de liquidité

tutorial-limit = Vous avez maintenant ${ $cash }, mais le tueur à gages ne vous en laisse que ${ $limit }. Le reste devra être dépensé à la fin du tour, et $10 ne donnent alors que 1 PV.
tutorial-points = Ici, un PV ne coûte que $3. Achetez-en { $amount } pour ${ $cost } : les ${ $rest } qui restent sont sous la limite.
tutorial-excess = Voyez { $them } : la limite de liquidité lui a coûté ${ $their-spent }, pour { $their-points } PV. Vous avez { $points } PV en dépensant moins. L’argent se dépense à temps !
tutorial-grocer = Tour 3. Prenez maintenant la commerçante : elle donne $8, ou elle double les revenus d’un type de bâtiment.
tutorial-wait = Votre saloon rapporte désormais ${ $best } : le doubler vaut mieux que $8. Attendez les revenus des bâtiments.

## La défense

tutorial-defend = { $them } attaque votre saloon ! Placez-y vous-même un cow-boy, et il devra se battre pour sa moitié.
tutorial-ammunition = Sa force est de { $their-firepower }, la vôtre de { $firepower }. Allez aux munitions : 3 de force en plus ce tour, et elles sont résolues avant le duel.
tutorial-pass-again = J’ai envoyé un cow-boy à l’achat de PV à $4. Les { $cowboys } autres restent chez vous : { $firepower } de force, plus 3 pour les munitions. { $them } s’affaiblit avec chaque cow-boy qu’il place encore. Passez en premier !
tutorial-double = Ça marche : votre force est de { $firepower }, la sienne de { $their-firepower }, et vous gagnez les égalités. Avant le duel, nommez le bâtiment qui paie deux fois : le saloon.
tutorial-defended = Vous avez fait { $die }, plus { $power } : { $total }. { $them } : { $their-die } + { $their-power } = { $their-total }. L’attaque est repoussée, et votre saloon a payé deux fois !
tutorial-points-again = Vous avez ${ $cash }. Achetez { $amount } PV pour ${ $cost } : au prochain tour ils coûteront $5. Gardez ${ $rest } pour des terrains.

## Le dernier tour

tutorial-last-round = Tour 4, le dernier. J’ai repris la commerçante pour vous. C’est la fin qui compte : chaque bâtiment, maison et montagne sur vos terrains donne 2 PV, et l’argent 1 PV par $6.
tutorial-last-purchase = Seul l’achat de PV le plus cher est encore ouvert. ${ $price } le PV, c’est mieux que $6 à la fin : envoyez-y un cow-boy.
tutorial-last-house = La maison en e3 est encore sur un terrain sans propriétaire. Pour ${ $price } elle est à vous, et cela fait 2 PV.
tutorial-last-pass = J’ai envoyé encore un cow-boy à la montagne en g2 : $2 pour 2 PV. Rien d’autre ne vaut un cow-boy : passez.
tutorial-last-points = Vos bâtiments ont payé pour la dernière fois : ${ $cash }. Achetez { $amount } PV.
tutorial-result = La partie est finie : vous avez { $points } PV, { $them } { $their-points }. Vous avez gagné !
tutorial-scores = La plupart de vos PV, vous les avez achetés tant qu’ils étaient bon marché. Vos bâtiments, vos maisons et la montagne ont donné le reste. { $them } avait plus de bâtiments, mais a gaspillé de l’argent à la limite de liquidité.
tutorial-farewell = Vous savez tout ce qu’il faut. Pour la première partie, la règle conseille ces mêmes sept personnalités. Demandez un conseil quand vous voulez. Bonne chance !
