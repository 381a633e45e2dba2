# What each character and each building does, in one or two short sentences.

## Characters of the board game, by the side of their card

about-card-0Y = payez $3 pour une seconde carte, sauf le shérif ; vous jouez en premier
about-card-0R = une seconde carte gratuite, sauf le shérif ; limite de liquidité réduite de $5 ; vous jouez en premier
about-card-1Y = le cow-boy blanc : placez-le là où il n’y a personne ; personne ne peut le rejoindre
about-card-1R = 3 PV par duel perdu ; vous ne pouvez ni attaquer ni aller là où sont les autres
about-card-2Y = $9 tout de suite
about-card-2R = après la dernière action : 3 PV pour $3, 5 PV pour $12 ou 7 PV pour $25
about-card-3Y = $8, ou le double des revenus d’un type de bâtiment
about-card-3R = $8 tout de suite, ou 1 PV par maison possédée à la fin du tour
about-card-4Y = 2 routes tout de suite, et les bâtiments à moitié prix, arrondi au-dessus
about-card-4R = tout de suite un bâtiment au choix pour $5
about-card-5Y = un terrain de votre choix, gratuit
about-card-5R = $8 tout de suite, ou 1 PV par montagne possédée à la fin du tour
about-card-6Y = achetez tout de suite des cow-boys : 1 pour $1, 2 pour $4 ou 3 pour $9
about-card-6R = achetez tout de suite des revolvers : 1 pour $3 ou 2 pour $9
about-card-7Y = force +3 pendant ce tour
about-card-7R = force +2 pendant ce tour
about-card-8Y = tout de suite deux terrains désignés par les dés
about-card-8R = aucun terrain ne vous coûte plus de $3 pendant ce tour
about-card-9Y = tout de suite une mine pour $10, sur un terrain libre qui devient vôtre
about-card-9R = deux jetons dynamite : chacun triple une mine une fois, ou donne un second dé en duel
about-card-10Y = 2 PV par duel gagné
about-card-10R = un jeton dynamite ; dans chaque duel, vous pouvez relancer un dé
about-card-11Y = deux jetons « pas de duel » : un tel cow-boy ne se bat jamais et agit en premier
about-card-11R = un cow-boy de la réserve générale sur les revenus des jeux, qui gagne le produit des dés
about-card-12Y = tout de suite, deux terrains de votre choix sont mis aux enchères ; la moitié de l’enchère est pour vous
about-card-12R = tout de suite, le jeton trois revolvers est mis aux enchères ; l’enchère est pour vous
about-card-13Y = une route tout de suite, et 1 PV par route que vous posez jusqu’à un terrain encore sans route
about-card-13R = taxez les autres tout de suite : $1 par revolver, ou $1 par tranche de $10, même entamée
about-card-14Y = les perdants d’un duel peuvent vous payer $3 pour aller sur un lieu vide au lieu de rentrer
about-card-14R = pour chaque cow-boy qui perd un duel, son joueur vous paie $2 ou perd 1 PV
about-card-15Y = rien dans une partie sans chevaux
about-card-15R = tout de suite un ranch pour $8, sur un terrain libre qui devient vôtre
about-card-16Y = vos bâtiments ne peuvent pas être attaqués, et vous ne pouvez pas attaquer
about-card-16R = 3 PV tout de suite ; 6 contre un de vos cow-boys, 9 contre deux, rendus à la réserve générale
about-card-17Y = vous commencez le tour suivant, quel que soit le moment où vous passez
about-card-17R = à la fin, 2 PV par école, prison et église, et 2 PV si vous n’avez pas de saloon
about-card-18Y = achetez un terrain tout de suite ; personne ne vous dispute un terrain en duel
about-card-18R = 1 PV par tranche de $5 de revenus des bâtiments au tour 1, de $10, $15 ou $20 aux tours 2 à 4, arrondi au-dessus

## Things on the map

about-thing-mountain = profite aux mines adjacentes, mais seulement à celles du propriétaire si le terrain en a un ; 2 PV à la fin ; on n’y construit rien
about-thing-house = vient avec la plupart des bâtiments ; profite aux commerces adjacents, mais seulement à ceux du propriétaire si le terrain en a un ; 2 PV à la fin
about-thing-townhouse = deux maisons sur un terrain dont tous les voisins sont occupés ou ont un propriétaire ; compte double pour les commerces, mais vaut 2 PV
about-thing-ranch = $1 par terrain libre adjacent, au moins $1 ; ne demande ni route ni maison ; apporte 1 revolver ; compte comme une maison
about-thing-mine = $3 par montagne adjacente qui est à vous ou à personne ; ne demande ni route ni maison ; apporte 1 revolver
about-thing-drugstore = $3 par maison adjacente et $3 par ranch possédé, où qu’il soit ; au plus $33 ($24 dans l’édition de 2009)
about-thing-bank = $3 par maison adjacente et $3 par mine possédée, où qu’elle soit ; au plus $45 ($24 dans l’édition de 2009)
about-thing-saloon = $5 par maison adjacente ; au plus $55 ($40 dans l’édition de 2009)
about-thing-hotel = $6 ; compte comme deux maisons
about-thing-church = ne peut pas être attaquée et protège vos bâtiments adjacents ; compte comme une maison
about-thing-prison = apporte 2 revolvers ; ne peut pas être attaquée
about-thing-blacksmith = $5 au tour 1, puis $10, $15 et $20, et $5 par ranch possédé, où qu’il soit ; au plus $40
about-thing-general-store = $6 par maison adjacente qui est à vous et $3 par autre maison adjacente, même à un adversaire ; au plus $33
about-thing-school = amène trois maisons ; compte comme une maison
about-thing-station = demande une route qui traverse toute la carte en ligne droite ; à la fin, 1 PV pour deux symboles de maison dans la ville ; compte comme deux maisons ; ne peut pas être attaquée
about-thing-city-hall = n’appartient à personne ; le cow-boy qui l’occupe augmente de $3 ou $5 les revenus des commerces de son joueur ; compte comme une maison

## Characters of the card game

about-card-governor = une fois dans la partie, avant les enchères : une carte terrain de plus est piochée et vous prenez tout de suite une des cartes proposées ; puis vous enchérissez et choisissez comme d’habitude
about-card-lawyer = une fois par ère, avant les enchères : vous prenez tout de suite une des cartes proposées ; votre enchère de cette manche est perdue et vous ne choisissez plus
about-card-chinese-worker = une fois par ère, avant les enchères : une carte terrain de plus est piochée, et vous prenez deux cartes à votre tour
about-card-heroes = 6 PV ; une fois par ère, avant les enchères : 3 de plus à votre enchère
about-card-gunsmith = une fois par ère, avant les enchères : 6 de plus à votre enchère
about-card-mercenary = une fois par ère, quand les enchères sont révélées : 5 de plus à la vôtre
about-card-doctor = 5 PV ; une fois par ère, quand les enchères sont révélées : 2 de plus à la vôtre
about-card-cowboy = 3 PV par ranch
about-card-auctioneer = vendez jusqu’à trois cartes terrains de votre ville, sans chevauchement et sans la couper en deux, pour 7 PV chacune
about-card-settler = 1 PV par terrain vide voisin d’un ranch, compté une seule fois
about-card-captain = 6 PV ; votre ville peut désormais avoir neuf lignes ou neuf colonnes
about-card-singer = autant de PV que vaut votre meilleur saloon
about-card-banker = 4 PV par banque
about-card-teacher = 1 PV par maison ; maisons de ville et hôtels comptent double
about-card-editor = 1 PV pour chacune de vos personnalités sans pouvoir, lui compris, et 4 PV pour chacune qui en a un
about-card-grocer = 4 PV par drugstore
about-card-paperboy = 3 PV ; prenez tout de suite une autre personnalité : une que personne n’a prise, ou la première de la pile, sans la voir
about-card-sheriff = 3 PV par prison ; les hors-la-loi ne vous nuisent pas
about-card-indian = un demi-PV par emplacement de votre ville (8 × 8) qu’aucune carte ne couvre, arrondi au-dessus
about-card-prospector = 1 PV par montagne et par mine
about-card-undertaker = 2 PV pour chacune de vos personnalités, lui compris

## Things on the cards

cards-about-thing-empty = 1 PV par ranch voisin ; peut être couvert par n’importe quoi
cards-about-thing-mountain = 2 PV par mine voisine
cards-about-thing-outlaws = −6 PV, sauf si vous avez une prison ou le shérif ; ils comptent alors comme un terrain vide
cards-about-thing-house = profite aux commerces ; peut être couverte par une maison ou une maison de ville
cards-about-thing-townhouse = compte comme deux maisons
cards-about-thing-ranch = 1 PV par terrain vide voisin
cards-about-thing-mine = 2 PV par montagne voisine
cards-about-thing-drugstore = 1 PV par maison voisine et par ranch n’importe où dans la ville
cards-about-thing-bank = 1 PV par maison voisine et par mine n’importe où dans la ville
cards-about-thing-saloon = 2 PV par maison voisine
cards-about-thing-hotel = 3 PV ; compte comme deux maisons
cards-about-thing-general-store = 1 PV par maison de la ville, et 1 de plus par maison voisine
cards-about-thing-church = 1 PV par maison de la ville
cards-about-thing-blacksmith = 1 PV par mine et par ranch de la ville
cards-about-thing-city-hall = 1 PV par maison voisine et par bâtiment de la ville qui n’est ni maison ni maison de ville
cards-about-thing-prison = les hors-la-loi ne vous nuisent pas
