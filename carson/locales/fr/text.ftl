# La vue texte : toute la table en pages simples.

## Comment les choses sont assemblées

text-fact = { $name } : { $value }
text-between = { " ; " }
text-comma = { ", " }

## Le cadre des pages

text-title = Carson City en texte
text-about = Ces pages n’ont besoin ni de souris ni de script. Elles sont faites pour les lecteurs d’écran, le clavier et les vieux navigateurs, et on peut y jouer toute la partie.
text-picture-view = Vue avec images
text-main = Aller au contenu
text-jumps = Accès rapide
text-navigation = Navigation
text-not-done = Cela n’a pas été fait
text-rule = Règle :
text-search = Chercher
text-to-table = Retour à la table

## Nouvelles tables

text-new-board = Nouvelle partie du jeu de plateau
text-new-cards = Nouvelle partie du jeu de cartes
text-others = Qui joue aussi
text-others-bots = Des robots
text-others-friends = Des amis, qui ouvrent la même page et prennent place
text-others-device = Des personnes sur cet appareil
text-own-characters = Personnalités de votre choix, par exemple 1Y,2R,3Y,4Y,5Y,6R,7Y : sept côtés, huit avec le garçon des rues (0)
text-own-river = Une rivière à vous, par exemple a3,b3,c3 ; vide pour celle qui est imprimée
text-open-table = Ouvrir la table
text-have-key = J’ai le lien d’une place
text-key-about = Qui a reçu le lien secret d’une place peut le coller ici. Ce navigateur oublie alors les places qu’il a ailleurs.
text-key = Le lien, ou la clé à sa fin
text-use-key = Prendre cette place
text-seat-link = Le lien d’une place
text-key-where = Ouvrez-le sur l’autre appareil, ou collez-le là-bas sur l’accueil de la vue texte.

## La table

text-state = L’état de la table
text-seats = Places
text-mine = à vous
text-clock = reste { $minutes } min { $seconds } s
text-leave = Quitter la place de { $name }
text-bot-here = Mettre un robot à la place { $name }
text-options = Ce qui a été convenu
text-look-as = Regarder comme :
text-look-again = Regarder de nouveau
text-refreshes = Cette page se recharge d’elle-même toutes les { $seconds } secondes.
text-stay-still = Arrêter cela
text-whole-log = Tout le journal
text-points-caption = Points de victoire par origine
text-source = Origine

## La décision

text-secret = Personne d’autre ne voit votre réponse.
text-choose = Choisissez
text-choose-one = Choisissez-en un
text-amount = Combien, de { $least } à { $most }
text-do-it = Le faire
text-what-if = Que se passerait-il ?
text-nothing-to-foresee = On ne peut rien en dire de plus à l’avance.
text-assumed = Ce que supposent les chances
text-why-not-others = Pourquoi ne puis-je rien faire d’autre ?
text-many-of-them = { $count } au total
text-nothing-refused = Rien n’est refusé.
text-edge-north = au nord de { $parcel }
text-edge-south = au sud de { $parcel }
text-edge-west = à l’ouest de { $parcel }
text-edge-east = à l’est de { $parcel }
text-row-number = Rangée { $row }
reason-form-not-ours = Ce formulaire n’a pas été envoyé depuis une de nos pages, ou la page est trop ancienne. Rechargez la page et recommencez.
reason-form-unclear = Le contenu du formulaire est incompréhensible.
reason-nothing-chosen = Rien n’a été choisi.
reason-no-key = Ce n’est ni le lien d’une place ni sa clé.

## Le jeu de plateau

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
text-ammunition = A le jeton de munitions
text-reserve = Bâtiments en réserve
text-stabled = Chevaux dans les enclos
text-own-tiles = Vos tuiles de duel
text-powers = Acheté pour toute la partie
text-bag = Dans le sac

## Le jeu de cartes

text-layout = en haut à gauche { $a }, en haut à droite { $b }, en bas à gauche { $c }, en bas à droite { $d }
text-no-place = il n’y a pas de place pour elle dans votre ville
text-backs = Les prochains dos de la pile de personnalités
text-virtual = Joueur virtuel
text-own-bid = Vous avez posé { $bid }, que les autres ne voient pas.
text-used = utilisé
