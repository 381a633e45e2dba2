# The lesson: a short game with a teacher. $them is the opponent; the numbers come from the table.

## Chapters

tutorial-chapter-land = Vos terrains
tutorial-chapter-character = Votre personnalité
tutorial-chapter-cowboys = Placer des cow-boys
tutorial-chapter-duel = Le duel
tutorial-chapter-building = Construire
tutorial-chapter-attack = À l’attaque !
tutorial-chapter-limit = Points et limite
tutorial-chapter-defence = La défense
tutorial-chapter-end = Le dernier tour

## Your land

tutorial-welcome = Bienvenue à Carson City ! Je suis l’institutrice de la ville. Jouons une courte partie contre { $them } : c’est vous qui jouez, et je vous explique chaque coup.
tutorial-goal = En quatre tours, vous achetez des terrains, construisez des bâtiments, gagnez de l’argent et l’échangez contre des points de victoire, les PV. À la fin, c’est le plus grand total de PV qui l’emporte.
tutorial-town = Voici la ville : 64 terrains. Au début, il n’y a qu’une maison et les routes qui l’entourent. Plus un commerce a de maisons autour de lui, plus il rapporte : près du centre, un terrain vaut donc cher.
tutorial-draft = Chacun commence avec deux terrains gratuits. Prenez d4, juste à côté de la maison : touchez-le une fois pour voir l’effet, puis une seconde fois pour le prendre, ou touchez « Confirmer ».
tutorial-draft-again = Votre second terrain : e5. Trois montagnes l’entourent, et chacune augmente ce que rapporte une mine. Les ranchs et les mines n’ont même pas besoin de route.

## Your character

tutorial-characters = Chaque tour commence par le choix d’une personnalité. Sa carte donne un pouvoir, un numéro pour l’ordre du tour (les plus petits jouent d’abord) et une limite de liquidité : l’argent que vous pouvez garder à la fin du tour.
tutorial-banker = Vous avez ${ $cash }. Prenez le banquier : $9 tout de suite, un petit numéro et une limite de liquidité de ${ $limit }. Vous n’aurez pas à vous soucier de votre argent.

## Placing cowboys

tutorial-track = Les enseignes de la grand-rue sont les cases actions. À tour de rôle, chacun y envoie un cow-boy. Quand tout le monde a passé, on résout les cases dans l’ordre, du salaire au dernier achat de PV.
tutorial-saloon = Vous avez { $cowboys } cow-boys. Un saloon est à vendre ici pour ${ $price } : il rapporte $5 par maison autour de lui. Envoyez-y un cow-boy ; vous paierez plus tard.
tutorial-parcel = Les cow-boys achètent aussi des terrains. e4 touche votre terrain d4 et coûte ${ $price } : un dollar, plus un par montagne, maison ou bâtiment qui s’y trouve ou qui l’entoure.
tutorial-challenge = { $them } veut aussi le saloon ! Il n’y en a qu’un : il y aura donc un duel. Chacun lance un dé et y ajoute sa force, c’est-à-dire ses revolvers et les cow-boys qui restent dans sa réserve.
tutorial-pass = Votre force est de { $firepower }, et chaque cow-boy placé lui enlève 1. De plus, le premier à passer gagne les égalités : { $odds } % de chances de gagner si vous passez maintenant, { $late-odds } % seulement plus tard. Gardez donc votre dernier cow-boy et passez.

## The duel

tutorial-claim = Tout le monde a passé : on résout les cases. { $them } a placé tous ses cow-boys : votre force est de { $firepower }, la sienne de { $their-firepower }. Mais les terrains viennent d’abord. Achetez e4 pour ${ $price }.
tutorial-duel = Le duel ! Vous avez fait { $die }, plus { $power } de force : { $total }. { $them } a fait { $their-die }, plus { $their-power } : { $their-total }. Égalité – et comme vous avez passé en premier, vous gagnez !
tutorial-buy = Le cow-boy battu rentre simplement chez lui. Le saloon est à vous pour ${ $price }. Achetez-le.

## Building

tutorial-build = Un bâtiment se construit sur un terrain à vous équipé d’une route : il suffit qu’une route en touche un coin. Celles du centre touchent d4. Construisez-y le saloon.
tutorial-road = Chaque commerce amène une maison en ville, et cette maison a besoin d’une route, elle aussi. Elle ira sur votre terrain e4, mais aucune route n’y mène encore. Posez la vôtre sur le côté supérieur de d4.
tutorial-house = La maison peut maintenant aller en e4. Sur votre terrain, elle est privée : elle ne compte que pour vos bâtiments. Sur un terrain qui n’est à personne, elle compterait pour tout le monde.
tutorial-forecast = Votre saloon a maintenant deux maisons voisines, celle du centre et la vôtre : 2 × $5 font ${ $income }. Le petit nombre sur un bâtiment indique toujours ce qu’il rapporte.
tutorial-income = Les revenus des bâtiments sont automatiques, il ne faut pas de cow-boy : vous avez reçu ${ $income }, et { $them } ${ $their-income } grâce à une mine et un ranch.
tutorial-close = Le tour se termine. De nouveaux cow-boys arrivent, l’achat de PV le moins cher ferme pour de bon, et ce qui dépasse la limite de liquidité doit être dépensé. Vous avez ${ $cash } et pouvez garder ${ $limit } : dépensez $0.

## Attack

tutorial-mercenary = Tour 2. Vous avez passé en premier : vous choisissez donc en premier. Prenez le tueur à gages : il ajoute 3 à votre force pendant ce tour. Mais attention à sa limite de liquidité : ${ $limit } seulement.
tutorial-bank = J’ai envoyé deux cow-boys pour vous : l’un vers une mine, pour votre terrain e5, l’autre sur le terrain d3. Vous pourrez y construire cette banque. Elle rapporte $3 par maison autour d’elle et $3 par mine que vous possédez.
tutorial-attack = La mine de { $them } rapporte ${ $stake }. Un cow-boy placé sur le bâtiment d’un autre joueur l’attaque pour voler la moitié de ce revenu. Le propriétaire pourrait le défendre avec un cow-boy à lui : il y aurait alors un duel. Attaquez g6 !
tutorial-purchase = Votre dernier cow-boy va sur un achat de PV. Ici, un PV coûte ${ $price }, et vous en achetez autant que vous voulez. Au prochain tour, cette case sera fermée : les PV deviennent plus chers à chaque tour.
tutorial-public = Le terrain est payé et la banque est en d3. Posez sa maison en e3, à côté de votre banque et de votre saloon. Ce terrain n’est à personne : la maison compte donc pour tout le monde – mais il n’y a que vos commerces autour.
tutorial-steal = Votre mine est construite, elle aussi. Voici les revenus des bâtiments : personne ne défend g6, votre cow-boy vole donc la moitié de ${ $stake }. Prenez vos ${ $loot } !

## Points and the cash limit

tutorial-limit = Vous avez maintenant ${ $cash }, mais le tueur à gages ne vous laisse garder que ${ $limit }. Le reste devra être dépensé à la fin du tour, et $10 ne donnent alors que 1 PV.
tutorial-points = Ici, un PV ne coûte que $3. Achetez-en { $amount } pour ${ $cost } : les ${ $rest } qui vous restent ne dépassent pas la limite.
tutorial-excess = Voyez { $them } : la limite de liquidité lui a coûté ${ $their-spent }, pour { $their-points } PV. Vous avez { $points } PV, et vous avez dépensé moins. L’argent est fait pour être dépensé à temps !
tutorial-grocer = Tour 3. Prenez maintenant la commerçante : elle donne $8, ou elle double les revenus d’un type de bâtiment.
tutorial-wait = Votre saloon rapporte désormais ${ $best } : le doubler vaut mieux que $8. Gardez donc ce choix pour les revenus des bâtiments : attendez.

## Defence

tutorial-defend = { $them } attaque votre saloon ! Placez-y vous-même un cow-boy : il faudra alors se battre pour la moitié de votre revenu.
tutorial-ammunition = { $them } a { $their-firepower } de force, vous { $firepower }. Envoyez un cow-boy aux munitions : elles ajoutent 3 à votre force pendant ce tour, et cette case est résolue avant le duel.
tutorial-pass-again = J’ai envoyé un cow-boy sur l’achat de PV à $4. Les { $cowboys } autres restent dans votre réserve : votre force est de { $firepower }, plus 3 pour les munitions. { $them } s’affaiblit à chaque cow-boy placé. Passez en premier !
tutorial-double = Ça a marché : votre force est de { $firepower }, celle de { $them } de { $their-firepower }, et vous gagnez les égalités. Avant le duel, choisissez le type de bâtiment qui rapporte le double : le saloon.
tutorial-defended = Vous avez fait { $die }, plus { $power } de force : { $total }. { $them } : { $their-die } + { $their-power } = { $their-total }. L’attaque est repoussée, et votre saloon a rapporté le double !
tutorial-points-again = Vous avez ${ $cash }. Achetez { $amount } PV pour ${ $cost } : au prochain tour, ils coûteront $5. Gardez ${ $rest } pour acheter des terrains.

## The last round

tutorial-last-round = Tour 4, le dernier. J’ai repris la commerçante pour vous. Ce qui compte maintenant, c’est le décompte final : chaque bâtiment, maison et montagne sur vos terrains donne 2 PV, et l’argent 1 PV par tranche de $6.
tutorial-last-purchase = Seul l’achat de PV le plus cher est encore ouvert. ${ $price } le PV, c’est mieux que $6 à la fin : envoyez-y un cow-boy.
tutorial-last-house = La maison en e3 est encore sur un terrain sans propriétaire. Pour ${ $price }, elle est à vous, et cela fait 2 PV.
tutorial-last-pass = J’ai encore envoyé un cow-boy sur la montagne en g2 : $2 pour 2 PV. Rien d’autre ne vaut un cow-boy : passez.
tutorial-last-points = Vos bâtiments ont rapporté pour la dernière fois : vous avez ${ $cash }. Achetez { $amount } PV.
tutorial-result = La partie est finie : vous avez { $points } PV, { $them } { $their-points }. Vous avez gagné !
tutorial-scores = La plupart de vos PV, vous les avez achetés tant qu’ils étaient bon marché. Vos bâtiments, vos maisons et la montagne ont donné le reste. { $them } avait plus de bâtiments, mais a gaspillé de l’argent à cause de la limite de liquidité.
tutorial-farewell = Vous savez tout ce qu’il faut. Le livret de règles conseille justement ces sept personnalités pour une première partie. Demandez un conseil quand vous voulez. Bonne chance !
