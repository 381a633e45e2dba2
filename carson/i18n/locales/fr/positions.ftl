# Why a text is not a position that the rules can lead to.

## The board game

reason-no-position = ce n’est pas une position de Carson City
reason-text-after-end = rien ne peut suivre la fin
reason-cast-unknown = une position doit nommer ses personnalités
reason-unknown-phase = il n’y a pas de phase « { $text } », seulement : { $known }
reason-unknown-box = il n’y a pas de case « { $text } », seulement : { $known }
reason-unknown-holding = un joueur ne possède que : { $known }
reason-unknown-name = « { $text } » n’a pas sa place ici
reason-not-a-number = « { $text } » n’est pas un nombre de { $least } à { $most }
reason-seats-wrong = ce ne sont pas les joueurs : « { $text } »
reason-track-length = il y a { $count } cases de construction
reason-parcel-twice = { $parcel } est nommé deux fois
reason-not-quiet = une position ne peut pas être notée au milieu d’une décision
reason-too-many-cowboys = { $seat } a trop de cow-boys
reason-too-many-parcels = { $seat } a trop de terrains
reason-too-many-tiles = il y a trop de tuiles de ce type : { $thing }
reason-too-many-mountains = il y a au plus { $most } montagnes
reason-too-much-dynamite = il y a au plus { $most } jetons dynamite
reason-wrong-owner = { $parcel } n’a pas le bon propriétaire pour ce qui s’y trouve : { $thing }
reason-two-cards = { $seat } a deux personnalités
reason-no-card = { $seat } n’a pas de personnalité
reason-everybody-has-chosen = tous ont déjà une personnalité
reason-nobody-passes-now = personne ne passe dans cette phase
reason-passed-already = { $seat } a déjà passé
reason-all-passed = tous ont déjà passé
reason-too-early-for-cowboys = il n’y a pas encore de cow-boys sur le plateau
reason-said-twice = « { $text } » apparaît deux fois
reason-needs-variant = cela appartient à la variante « { $text } », qui n’est pas en jeu
reason-too-many-pieces = { $seat } a cette pièce au plus { $most } fois par tour : { $piece }
reason-piece-without-card = aucune personnalité de { $seat } n’apporte cette pièce : { $piece }
reason-nobody-has-piece = aucune personnalité en main n’apporte cette pièce : { $piece }
reason-no-cash-from-card = personne ne peut avoir pris de l’argent de cette personnalité : { $card }
reason-nobody-doubles = aucune personnalité en main ne double les bâtiments de ce type : { $thing }
reason-nothing-used-yet = rien de tel ne peut avoir été utilisé dans cette phase
reason-no-turns-now = il n’y a pas de joueur actif dans cette phase
reason-chosen-out-of-turn = { $seat } a une personnalité avant des joueurs placés devant
reason-other-side-agreed = la table joue avec l’autre face de cette personnalité : { $card }
reason-no-such-points = { $seat } ne peut pas avoir ces points maintenant : { $source }
reason-ammunition-too-early = personne ne peut encore avoir le jeton trois revolvers
reason-too-many-horses = il y a au plus { $most } chevaux
reason-horses-are-home = dans cette phase, tous les chevaux sont rentrés
reason-no-horse-bought-yet = personne n’achète de cheval dans cette phase
reason-too-many-rodeos = il y a eu au plus { $most } rodéos
reason-too-many-duel-tiles = il y a au plus { $most } tuiles duel de valeur { $value }
reason-one-pile = les tuiles duel utilisées forment une seule pile, celle du joueur 1
reason-edition-has-no-townhouses = l’édition de 2009 n’a pas de maisons de ville
reason-townhouse-on-the-rim = aucune maison de ville ne peut être en { $parcel } : il lui faut huit voisins
reason-town-without-roads = toute ville a des routes dès le début
reason-too-many-outlaws = il y a au plus { $most } hors-la-loi
reason-outlaws-too-early = les hors-la-loi viennent à partir du tour 2
reason-outlaws-need-strength = les hors-la-loi doivent avoir une force
reason-outlaw-in-prison = aucun hors-la-loi ne peut se trouver dans la prison en { $parcel }
reason-box-is-over = personne ne peut plus s’y trouver dans cette phase : { $place }
reason-settled-elsewhere = les cow-boys ne restent qu’à l’hôtel de ville, pas ici : { $place }
reason-settled-too-early = au tour 1, aucun cow-boy ne peut être resté d’un tour précédent
reason-hall-holds-one = un seul cow-boy occupe l’hôtel de ville en { $parcel } : le premier arrivé

## The card game

reason-bid-missing = { $seat } n’a pas d’enchère
reason-bid-too-early = { $seat } ne peut pas encore avoir d’enchère
reason-wrong-hand = { $seat } doit avoir { $needed } cartes enchères, pas { $count }
reason-card-named-twice = cette carte est nommée deux fois : { $card }
reason-city-drawn-otherwise = la ville de { $seat } n’est pas dessinée comme ses cartes sont posées
reason-city-off-the-middle = la ville de { $seat } n’est pas au milieu
reason-no-back-shown = tant que la pile a des personnalités, le dos de la première doit être donné
reason-pile-too-short = la pile n’a que { $count } cartes pour les manches à venir
reason-column-too-short = il n’y a que { $count } cartes pour les joueurs qui choisissent
reason-nothing-to-use = personne ne peut avoir utilisé cette carte : { $card }
reason-people-build = { $seat } est un joueur virtuel et ne construit rien
reason-two-characters-shown = il y a au plus une personnalité dans la colonne
reason-no-sale-yet = personne ne vend avant la fin de la dernière manche
