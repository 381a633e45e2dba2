# The text view: the whole table as plain pages.

## How things are put together

text-fact = { $name } : { $value }
text-between = { " ; " }
text-comma = { ", " }

## The frame of the pages

text-title = Carson City en texte
text-about = Ces pages se passent de souris et de scripts. Elles sont faites pour les lecteurs d’écran, le clavier et les vieux navigateurs, et on peut y jouer toute une partie.
text-picture-view = Vue avec images
text-main = Aller au contenu
text-jumps = Accès rapide
text-navigation = Navigation
text-not-done = Cela n’a pas marché
text-rule = Règle :
text-search = Chercher
text-to-table = Retour à la table

## New tables

text-new-board = Nouvelle partie du jeu de plateau
text-new-cards = Nouvelle partie du jeu de cartes
text-others = Qui d’autre joue
text-others-bots = Des robots
text-others-friends = Des amis, qui ouvrent la même page et prennent place
text-others-device = Des personnes sur cet appareil
text-own-characters = Personnalités de votre choix, par exemple 1Y,2R,3Y,4Y,5Y,6R,7Y : sept faces, huit avec le garçon des rues (0)
text-own-river = Une rivière à vous, par exemple a3,b3,c3 ; laissez vide pour notre rivière
text-levels-about = Un niveau pour chacun ; il en vient autant qu’il en faut à la table.
text-bot = { $name } : { $about }
text-bot-number = Robot { $number }
text-bot-same = comme les autres
text-open-table = Ouvrir la table
text-have-key = J’ai le lien d’une place
text-key-about = Si vous avez reçu le lien secret d’une place, collez-le ici. Ce navigateur oubliera alors les places qu’il a ailleurs.
text-key = Le lien, ou la clé qui le termine
text-use-key = Prendre cette place
text-seat-link = Le lien d’une place
text-key-where = Ouvrez-le sur l’autre appareil, ou collez-le là-bas sur la page d’accueil de la vue texte.

## The table

text-state = L’état de la table
text-seats = Places
text-mine = à vous
text-clock = il reste { $minutes } min { $seconds } s
text-leave = Quitter la place de { $name }
text-bot-here = Laisser un robot jouer pour { $name }
text-options = Options de cette table
text-look-as = Voir la table comme :
text-invite = Toute personne qui ouvre l’adresse de cette page peut prendre une place libre.
text-look-again = Actualiser
text-refreshes = Cette page s’actualise d’elle-même toutes les { $seconds } secondes.
text-stay-still = Ne plus actualiser
text-whole-log = Tout le journal
text-points-caption = Points de victoire par origine
text-source = Origine

## The decision

text-secret = Personne d’autre ne voit votre choix.
text-choose = Choisissez
text-choose-one = Faites un choix
text-amount = Combien, de { $least } à { $most }
text-do-it = Valider
text-what-if = Que se passerait-il ?
text-nothing-to-foresee = Il n’y a rien de plus à dire à l’avance.
text-assumed = Ce que supposent ces probabilités
text-why-not-others = Pourquoi ne puis-je rien faire d’autre ?
text-many-of-them = { $count } en tout
text-nothing-refused = Rien n’est refusé.
text-edge-north = au nord de { $parcel }
text-edge-south = au sud de { $parcel }
text-edge-west = à l’ouest de { $parcel }
text-edge-east = à l’est de { $parcel }
text-row-number = Rangée { $row }

## The board game

text-closed = fermée à ce tour
text-no-tile = pas de tuile
text-cowboys = cow-boys
text-town-about = Les colonnes vont de a à h d’ouest en est, les rangées de 1 à 8 du nord au sud.
text-town-caption = Les terrains de la ville
text-row = Rangée
text-of-owner = { $thing }, à { $owner }
text-income = revenu ${ $income }
text-price = prix ${ $price }
text-outlaw = un hors-la-loi
text-roads = routes
text-north = nord
text-south = sud
text-west = ouest
text-east = est
text-ammunition = A le jeton trois revolvers
text-reserve = Bâtiments en réserve
text-stabled = Chevaux dans les enclos
text-own-tiles = Vos tuiles duel
text-powers = Acheté pour toute la partie
text-bag = Dans le sac

## The card game

text-layout = en haut à gauche { $a }, en haut à droite { $b }, en bas à gauche { $c }, en bas à droite { $d }
text-no-place = il n’y a pas de place pour elle dans votre ville
text-backs = Les prochains dos de la pile des personnalités
text-virtual = Joueur virtuel
text-own-bid = Vous avez posé { $bid } ; les autres ne le voient pas.
text-used = utilisé
