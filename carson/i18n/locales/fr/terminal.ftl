# Le terminal : tableaux, questions, aide, résultats, erreurs.

## Ligne d’état et tableau

status-round = Tour { $round } sur { $rounds }
status-phase-0 = mise en place
status-phase-1 = personnalités
status-phase-2 = placement
status-phase-3 = résolution
status-phase-4 = fin du tour
status-turn-order = ordre du tour
status-pass-order = ordre de fin du tour
status-passed = ont passé

panel-player = { "" }
panel-cash = arg.
panel-vp = PV
panel-cowboys = cow
panel-revolvers = rev
panel-firepower = force
panel-roads = rte
panel-land = terr
panel-character = personnalité, limite

## Phrases pour plusieurs événements

story-ordered = Par tirage au sort, les joueurs se suivent ainsi : { $list }.
    .item = { $seat }
story-mountain-rose = Des montagnes se dressent en { $list }.
    .item = { $parcel }
story-drew = Tirés du sac, dans cet ordre : { $list }.
    .item = { $thing }
story-bought-land = { $seat } achète { $parcel } pour ${ $amount }.

## Ce que fait un coup, pour la liste des coups

menu-land = acheter un terrain dont le prix figure sur la carte
menu-spaces = une case action, par son numéro
do-choose = { $name } (limite { $limit }) : { $power }
do-draft = { $thing }
do-claim-ReceiveParcel = { $thing }
do-claim = pour ${ $price }
do-place-land = ${ $price }
do-place-own = défendre ${ $income }
do-place-other = attaquer, moitié de ${ $income }
do-place-hall = hôtel de ville
do-fetch = { $thing }
do-move-land = ${ $price }
do-offer = { $thing }
do-blast = rapporte trois fois ${ $income }
do-tax = { $amount ->
    [0] $1 par revolver
   *[1] $1 par tranche de $10, même entamée
}
do-arm = { $amount ->
    [0] aucun
    [1] 1 revolver pour $3
   *[other] { $amount } revolvers pour $9
}
do-dismiss = { $amount ->
    [0] aucun : 3 PV
    [1] 1 cow-boy : 6 PV
   *[other] { $amount } cow-boys : 9 PV
}
do-reroll = relancer le dé { $amount }
do-keep-RerollOrKeep = garder les dés
do-pay = payer $2
do-bid = ${ $amount }
do-build-PlaceCityHall = hôtel de ville
do-pass-BidOrPass = ne plus enchérir
do-duel = duel sur { $place }
do-take-TakeGain = { $gives-place }
do-take-StealOrNot = voler
do-take-CashOrWait = prendre $8
do-take-DoubleOrCash = prendre plutôt $8
do-decline = y renoncer
do-buy = { $thing } pour ${ $price }
do-build = rapporterait ${ $income } maintenant
do-keep-PlaceHouse = reprendre le bâtiment en réserve
do-house-land = terrain sans propriétaire, ${ $gain } de plus pour vous
do-house-own = votre terrain, ${ $gain } de plus pour vous
do-ask = demander à { $owner }, ${ $gain } de plus pour vous
do-unpack = { $thing }
do-points = { $amount } PV pour ${ $price }
do-spend = { $points } PV
do-recruit = { $amount ->
    [0] aucun
    [1] 1 cow-boy pour $1
    [2] 2 cow-boys pour $4
   *[other] { $amount } cow-boys pour $9
}
do-road = poser d’abord une route
do-double = doubler : { $thing }

## La boucle

player-name = Joueur { $number }
welcome = Carson City : une version non officielle du jeu de plateau de Xavier Georges (Quined Games).
welcome-bot = (robot : { $bot })
welcome-virtual = (joueur virtuel : { $level })
welcome-commitment = Les dés sont fixés par une graine secrète. Son empreinte : { $commitment }
welcome-help = Tapez « help » à tout moment.
note-obvious = { $question } Répondu pour vous : { $move }
curtain = Passez l’appareil à { $player }, qui appuie sur Entrée :
turn-of = C’est au tour de { $player }
why-allowed = « { $move } » est permis.
undone = Coup repris.
saved = Enregistré. Pour continuer plus tard : carson play --load { $path }
loaded = Chargé : { $path }
over = La partie est terminée. Vous pouvez encore taper : log, map, save FICHIER, load FICHIER, quit.
quit-unsaved = La partie n’est pas enregistrée. Tapez « save FICHIER » pour la garder, ou de nouveau « quit » pour partir.
bye = Au revoir.
interrupted = Interrompu.
reason-no-such-number = Aucun coup n’a le numéro { $text } maintenant.
reason-ambiguous = « { $text } » peut désigner plusieurs coups : { $known }

## La fin

result-winner = { $player } gagne avec { $points } PV.
result-winners = { $player } partagent la victoire avec { $points } PV.
result-total = Total
result-honest = Les dés venaient de la graine { $seed }, dont l’empreinte était { $commitment }. Pour les vérifier : « save FICHIER », puis « carson verify FICHIER ».

## Aide

help-why = dire pourquoi un coup est refusé, ou s’il est permis
    .use = why COUP
help-undo = reprendre votre dernier coup, sauf si des dés ou des tuiles ont été révélés depuis
    .use = undo
help-log = les dernières lignes du récit, 30 si vous ne dites pas combien
    .use = log [N]
help-save = écrire la partie dans un fichier
    .use = save FICHIER
help-load = continuer la partie d’un fichier
    .use = load FICHIER
help-map = montrer de nouveau la table
    .use = map
help-help = cette page, ou : characters, buildings, spaces, ou le nom de l’un d’eux
    .use = help [SUJET]
help-quit = partir
    .use = quit
help-typing = Tapez un numéro de la liste, ou un coup comme « place d4 ». Le verbe peut être omis ou abrégé quand une seule chose est possible : « d4 », « pl d4 ». Les cases peuvent être nommées par leur numéro : « white 13 ». Une route est un côté d’un terrain : « road d4n » est au nord de d4.
help-legend = Sur la carte, le signe du propriétaire est à gauche du terrain, les cow-boys sont à droite. Un nombre est ce que rapporte un bâtiment ; un nombre avec $ est le prix du terrain. ⌂ est une maison, ⌂⌂ une maison de ville, /\ une montagne, ~~ la rivière, ! un hors-la-loi, les lignes doubles sont des routes. Une lettre derrière un cow-boy : w blanc, d avec dynamite, n avec jeton « pas de duel », g cow-boy chanceux. Parmi les cases, · est automatique et × est fermée.
help-unknown = Il n’y a pas d’aide sur « { $text } ». Sujets : { $known }, ou le nom d’une personnalité, d’un bâtiment ou d’une case.

## Fichiers et options

error-no-name = Quel fichier ? Donnez son nom après la commande.
error-file-missing = « { $path } » est introuvable.
error-file-folder = « { $path } » est un dossier, pas un fichier.
error-file-permission = Vous n’avez pas les droits d’accès à « { $path } ».
error-file-full = Il n’y a plus de place sur le disque pour « { $path } ».
error-file-text = « { $path } » n’est pas un texte en UTF-8.
error-file-size = « { $path } » est trop grand pour être l’enregistrement d’une partie.
error-file-foreign = « { $path } » existe déjà et n’est pas l’enregistrement d’une partie ; choisissez un autre nom.
error-file-other = « { $path } » : { $text }
error-record = « { $path } », ligne { $line } : { $text }
error-language = Il n’y a pas de textes en « { $text } », seulement en : { $known }
error-load-alone = Une partie enregistrée a ses propres joueurs, noms, dés et options : n’en donnez pas avec --load.
error-game = Il n’y a pas de jeu « { $text } », seulement : { $known }
error-other-game = « { $option } » n’est pas une option de ce jeu : { $game }
error-option = « { $text } » n’est pas de la forme NOM=VALEUR.
error-people = Il doit y avoir de 1 à { $most } personnes, pas { $count }.
error-same-name = Deux joueurs ne peuvent pas s’appeler tous deux « { $text } ».
error-at = Cette partie a { $most } coups : impossible d’en montrer { $count }.
error-usage = { $text } (voir --help)
error-output = La sortie ne peut pas être écrite : { $text }
error-train = Il manque ici un paquet pour l’entraînement : { $text }. `pip install carson[train]` l’installe.
verified = Les dés sont honnêtes : les { $count } lancers et tirages découlent tous de la graine promise.

## La ligne de commande

usage-carson = Carson City, le jeu de plateau et le jeu de cartes, dans votre terminal. Un projet de fans, non officiel.
usage-version = Indiquer la version.
usage-play = Jouer dans le terminal. Sans options : vous et trois robots au plateau ; avec « cards » : vous et trois joueurs virtuels.
usage-replay = Montrer une partie enregistrée. Sans options : sa dernière position et son résultat.
usage-train = Entraîner des adversaires en les faisant jouer contre eux-mêmes, et mesurer leur force. Il faut ce que `pip install carson[train]` installe.
usage-verify = Vérifier les dés d’une partie terminée. Ils doivent découler de la graine promise au début.
usage-players = Nombre de joueurs : 2 à 6.
usage-play-players = Nombre de joueurs. Plateau : 2 à 6 en tout, 4 si vous ne dites rien. Cartes : personnes et robots, sans les joueurs virtuels.
usage-game = Le jeu : board (plateau) ou cards (cartes).
usage-virtual = Jeu de cartes : les joueurs virtuels par niveau, séparés par des virgules : novice, intermediate, expert ; ou none. Sans cette option, des joueurs « novice » complètent la table jusqu’à quatre places.
usage-simulate-people = Jeu de cartes : combien de robots jouent, 1 à 6 ; les joueurs virtuels s’y ajoutent.
usage-people = Combien d’entre eux sont des personnes à ce terminal.
usage-bots = Les robots des autres places, dans l’ordre, séparés par des virgules ; au jeu de cartes, il y a autant de robots que vous en nommez. Il y a : { $known }.
usage-names = Les noms des joueurs, séparés par des virgules, les personnes d’abord.
usage-seed = Jouer avec les dés tirés de ce texte ; sinon ils sont secrets.
usage-load = Continuer une partie enregistrée.
usage-ask-all = Poser aussi les questions auxquelles presque tout le monde répond de même.
usage-edition = Les règles : big-box ou 2009.
usage-buildings = Les tuiles : first-game, all, ou celles à ajouter, comme school,station.
usage-characters = Les personnalités : first-game, quiet, home-owner, prosper, settling-scores, gold-rush, random, ou sept faces comme 1Y,2R,3Y (huit avec 0).
usage-option = Une autre option du jeu, une fois pour chacune : { $known }.
usage-language = La langue des textes.
usage-file = L’enregistrement d’une partie.
usage-at = Montrer la position après ce nombre de coups de l’enregistrement.
usage-events = Raconter ce qui s’est passé, tour par tour.
