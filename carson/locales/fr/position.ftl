# Pourquoi un texte n’est pas une position à laquelle les règles peuvent mener.

reason-no-position = ce n’est pas une position de Carson City
reason-text-after-end = rien ne peut suivre la fin
reason-cast-unknown = une position doit nommer ses personnalités
reason-unknown-phase = il n’y a pas de phase « { $text } », seulement : { $known }
reason-unknown-box = il n’y a pas de case « { $text } », seulement : { $known }
reason-unknown-holding = un joueur ne possède que : { $known }
reason-unknown-name = « { $text } » n’est rien qui puisse se trouver ici
reason-not-a-number = « { $text } » n’est pas un nombre de { $least } à { $most }
reason-seats-wrong = ce ne sont pas les joueurs : « { $text } »
reason-track-length = il y a { $count } cases de construction
reason-parcel-twice = { $parcel } est nommé deux fois
reason-not-quiet = une position ne peut pas être notée au milieu d’une décision
reason-too-many-cowboys = { $seat } a trop de cow-boys
reason-too-many-parcels = { $seat } a trop de terrains
reason-too-many-tiles = il y a trop de tuiles de cette sorte : { $thing }
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
