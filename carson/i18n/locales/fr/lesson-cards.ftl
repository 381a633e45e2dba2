# The lesson of the card game. $one, $two and $three are the virtual players; the numbers come from
# the table.

## Chapters

cards-tutorial-chapter-goal = Une ville à vous
cards-tutorial-chapter-reveal = Les enchères révélées
cards-tutorial-chapter-tie = Enchères égales
cards-tutorial-chapter-power = Un pouvoir
cards-tutorial-chapter-lay = Poser une carte
cards-tutorial-chapter-rivals = Ce que prennent les autres
cards-tutorial-chapter-era = La seconde ère
cards-tutorial-chapter-end = La dernière carte

## A city of your own

cards-tutorial-welcome = Bienvenue à Carson City ! Je suis l’institutrice de la ville. Aujourd’hui, vous bâtissez une ville avec des cartes terrains, contre { $one }, { $two } et { $three }. C’est vous qui jouez, et je vous explique pourquoi.
cards-tutorial-goal = Voici une ville terminée : ses bâtiments seuls valent 82 PV. Chaque nombre indique ce que rapporte un bâtiment : une mine compte les montagnes autour d’elle, un saloon les maisons. Touchez-en un pour savoir pourquoi. À la fin, c’est le plus grand total de PV qui l’emporte.
cards-tutorial-offer = À chaque manche, cinq cartes sont proposées ici : quatre terrains et une personnalité. Chacun en prend une. Le nombre précédé d’un + est ce qu’une carte vous rapporterait tout de suite.
cards-tutorial-hand = Qui choisit d’abord ? Chacun mise en secret une de ces cartes, et la plus haute choisit d’abord. Mais une carte ne sert qu’une fois par ère, et une ère compte neuf manches !
cards-tutorial-start = La mine avec deux montagnes est le meilleur départ : elle vous rapporte tout de suite 4 PV.
cards-tutorial-bid = Misez haut pour cette mine : touchez votre 8 pour voir ce qu’il peut donner, puis confirmez.

## The bids are opened

cards-tutorial-bids = Toutes les enchères sont révélées. Votre { $bid } bat { $three } avec { $three-bid }, { $two } avec { $two-bid } et { $one } avec { $one-bid } : vous choisissez en premier.
cards-tutorial-appeal = Les autres sont des joueurs virtuels, sans ville : ils prennent toujours la carte au plus grand attrait, le nombre près du robot, et le marquent. Le nom sur une carte indique qui la prendra.
cards-tutorial-take = Pour vous, c’est votre ville qui compte. Prenez la mine : touchez la carte, puis confirmez.

## Equal bids

cards-tutorial-mine = Votre première carte est au milieu. La mine a deux montagnes autour d’elle, et chacune vaut 2 PV : vous en avez { $points }. Les huit terrains autour d’un bâtiment comptent, coins compris.
cards-tutorial-left-over = Cinq cartes pour quatre joueurs : celle que personne n’a prise s’en va, et voici cinq nouvelles cartes. L’une est le tueur à gages. Une personnalité donne un pouvoir, ou des PV, au lieu d’un terrain.
cards-tutorial-bid-again = Les joueurs virtuels ne tiennent guère au tueur à gages : son attrait n’est que de 3. Une enchère moyenne suffira, et vous gardez vos cartes hautes pour plus tard. Misez 5.
cards-tutorial-tie = { $two } et vous avez misé { $bid }. L’ordre des enseignes décide. Il change à chaque manche, et cette fois votre chapeau est au-dessus du cactus de { $two } : vous choisissez en premier.
cards-tutorial-mercenary = Prenez le tueur à gages. Une fois par ère, il ajoute 5 à votre enchère, et vous pouvez attendre que toutes soient révélées !

## A power

cards-tutorial-low = Essayons. Cette carte vous rapporterait 6 PV.
cards-tutorial-bid-low = Ne misez que 4 : si c’est trop peu, le tueur à gages vous aidera.
cards-tutorial-use = { $one } a misé { $one-bid } et { $two } { $two-bid } : avec votre { $bid }, vous choisiriez en troisième. Le tueur à gages en fait 9, et vous choisissez en premier. Les deux ordres sont affichés ici. Utilisez-le !

## Laying a card

cards-tutorial-outlaws = Attention à celle-ci : sa mine rapporterait 6 PV, mais les hors-la-loi en coûtent 6, tant que vous n’avez ni prison ni shérif. C’est pourquoi elle affiche 0.
cards-tutorial-choose = L’autre mine rapporte { $gain } PV sans histoires. Prenez-la. Votre ville montre aussitôt ce qu’elle rapporterait à chaque place.
cards-tutorial-cover = Une nouvelle carte doit toucher votre ville et peut couvrir du terrain vide. Ici, sa mine se trouve au milieu de trois montagnes : +{ $gain }. Touchez la place, puis confirmez.

## What the others take

cards-tutorial-alike = Vous avez { $points } PV. Voyez : trois cartes ont l’attrait 7. À égalité, les joueurs virtuels prennent celle qui a été posée la première.
cards-tutorial-bid-on = Misez 7, et voyez ce qu’ils vous laissent.
cards-tutorial-taken = { $two } a misé { $two-bid } et pris le saloon, { $three } a misé { $three-bid } et pris la meilleure mine. C’est ainsi : avec une petite enchère, les autres choisissent avant vous.
cards-tutorial-rest = Il reste une mine qui rapporte { $gain } PV. Prenez-la.
cards-tutorial-best = Le vert foncé marque la meilleure place : +{ $gain }. Posez-la ici.

## The second era

cards-tutorial-played = J’ai joué pour vous jusqu’à la dernière manche de l’ère I : { $points } PV. Il ne vous restait qu’une carte enchère : elle a été jouée pour vous.
cards-tutorial-indian = Voici l’indien : un demi-PV par terrain que votre ville laisse libre. C’est beaucoup maintenant, et moins à chaque carte posée. Je le prends.
cards-tutorial-era = L’ère II commence. Chacun reprend ses neuf cartes enchères, et les pouvoirs servent une fois de plus.
cards-tutorial-second = Les nouvelles cartes ont moins de montagnes, mais plus de maisons, de banques, de drugstores et de saloons. Je continue, et je vous laisse la dernière carte.

## The last card

cards-tutorial-last = La dernière manche ! Vous avez { $points } PV, { $one } { $one-points }, { $two } { $two-points } et { $three } { $three-points }. Votre dernière carte enchère choisit d’abord.
cards-tutorial-last-take = Le maréchal-ferrant compte toutes les mines et tous les ranchs de votre ville. Avec le reste, cela fait { $gain } PV. Prenez-le !
cards-tutorial-last-place = Et c’est ici qu’il rapporte le plus : +{ $gain }.
cards-tutorial-result = La partie est finie : vous avez { $points } PV, { $three } { $three-points }, { $two } { $two-points } et { $one } { $one-points }. Vous avez gagné !
cards-tutorial-scores = Ce sont vos mines parmi leurs montagnes qui ont rapporté le plus, puis vos banques et l’hôtel de ville. Le décompte le montre bâtiment par bâtiment.
cards-tutorial-farewell = Vous savez tout ce qu’il faut. Dans votre première partie, les nombres sur les cartes et les places vous aident, et vous pouvez demander un conseil quand vous voulez. Bonne chance !
