# The game in the terminal.

## Status line and panel

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
status-outlaws = Hors-la-loi : force { $strength }

## The loop

player-name = Joueur { $number }
welcome = Carson City : une version non officielle du jeu de plateau de Xavier Georges (Quined Games).
welcome-bot = (robot : { $bot })
welcome-virtual = (joueur virtuel : { $level })
welcome-commitment = Une graine secrète décide des dés. Son empreinte : { $commitment }
welcome-help = Tapez « help » à tout moment.
note-obvious = { $question } Répondu pour vous : { $move }
curtain = Passez l’appareil à { $player }, qui appuie sur Entrée :
turn-of = C’est au tour de { $player }
why-allowed = « { $move } » est permis.
undone = Coup annulé.
saved = Enregistré. Pour continuer plus tard : carson play --load { $path }
loaded = Chargé : { $path }
over = La partie est terminée. Vous pouvez encore taper : log, map, save FICHIER, load FICHIER, quit.
quit-unsaved = La partie n’est pas enregistrée. Tapez « save FICHIER » pour la garder, ou de nouveau « quit » pour partir.
bye = Au revoir.
interrupted = Interrompu.

## The end

result-winner = { $player } gagne avec { $points } PV.
result-winners = { $player } partagent la victoire avec { $points } PV.
result-total = Total
result-honest = Les dés venaient de la graine { $seed }, dont l’empreinte était { $commitment }. Pour les vérifier : « save FICHIER », puis « carson verify FICHIER ».

## Help

help-why = dire pourquoi un coup est refusé, ou s’il est permis
    .use = why COUP
help-undo = annuler votre dernier coup, sauf si des dés ou des tuiles ont été révélés depuis
    .use = undo
help-log = les dernières lignes du journal, 30 si vous ne donnez pas de nombre
    .use = log [N]
help-save = enregistrer la partie dans un fichier
    .use = save FICHIER
help-load = charger une partie enregistrée
    .use = load FICHIER
help-map = montrer de nouveau la table
    .use = map
help-help = cette page, ou : characters, buildings, spaces, ou le nom de l’un d’eux
    .use = help [SUJET]
help-quit = partir
    .use = quit
help-typing = Tapez un numéro de la liste, ou un coup comme « place d4 ». Vous pouvez abréger ou omettre le verbe quand le sens est clair : « d4 », « pl d4 ». Vous pouvez nommer les cases par leur numéro : « white 13 ». Une route est un côté d’un terrain : « road d4n » est au nord de d4.
help-virtual = Les joueurs virtuels tirent leurs enchères au hasard ({ $cards }), prennent la carte au plus grand attrait, n’utilisent jamais de pouvoir et n’ont pas de ville : chaque carte vaut son attrait.
help-appeal = Le petit nombre sous une carte proposée : ce qu’elle vaut pour un joueur virtuel. Pour vous, il indique seulement ce qu’ils prendront.
help-suits = Chaque joueur a une enseigne. À enchères égales, l’enseigne placée plus haut au dos de la prochaine personnalité passe d’abord. Ici : { $suits }.
help-legend = Sur la carte, le signe du propriétaire est à gauche du terrain, les cow-boys sont à droite. Un nombre est ce que rapporte un bâtiment ; un nombre avec $ est le prix du terrain. ⌂ est une maison, ⌂⌂ une maison de ville, /\ une montagne, ~~ la rivière, ! un hors-la-loi, les lignes doubles sont des routes. Une lettre derrière un cow-boy : w blanc, d avec dynamite, n avec jeton « pas de duel », g cow-boy chanceux. Parmi les cases, · est automatique et × est fermée.
help-unknown = Il n’y a pas d’aide sur « { $text } ». Sujets : { $known }, ou le nom d’une personnalité, d’un bâtiment ou d’une case.

## The card game: status and panel

status-era = Ère { $era }, manche { $round } sur { $rounds }
status-ties = égalités
status-order = choix
cards-panel-player = { "" }
cards-panel-vp = PV
cards-panel-bid = enchère
cards-panel-hand = cartes enchères
cards-panel-characters = personnalités
panel-sold = [vendues : { $count }]
column-appeal = attrait { $appeal }
column-no-place = pas de place !
no-city = La première carte ira au milieu, en h8.
no-such-player = Il n’y a pas de joueur « { $text } », seulement : { $known }
virtual-cards = Un joueur virtuel ne construit rien. Cartes prises : { $list }

## The card game: its own words for the same

cards-welcome = Carson City : le jeu de cartes, une version non officielle du jeu de Xavier Georges (Quined Games). Les cartes terrains sont les nôtres.
cards-welcome-commitment = Une graine secrète décide du mélange. Son empreinte : { $commitment }
cards-result-honest = Le mélange venait de la graine { $seed }, dont l’empreinte était { $commitment }. Pour le vérifier : « save FICHIER », puis « carson verify FICHIER ».
help-city = montrer la ville d’un joueur, ou toutes
    .use = city [NOM]
cards-help-help = cette page, ou : characters, buildings, letters, ou le nom de l’un d’eux
    .use = help [SUJET]
cards-help-undo = annuler votre dernier coup, sauf si des cartes ont été révélées depuis
    .use = undo
cards-help-typing = Tapez un numéro de la liste, ou un coup comme « take I-12 » ou « place h8 ». Vous pouvez abréger ou omettre le verbe quand le sens est clair : « h8 », « pl h8 », « 7 » pour une enchère.
cards-help-legend = Un terrain montre les premières lettres de ce qui s’y trouve : ⌂ est une maison, ⌂⌂ une maison de ville, /\ une montagne, · un terrain vide. Quand vous posez une carte, un nombre comme +3 dit combien de PV de plus vous auriez tout de suite si son terrain en haut à gauche allait là. Les petites villes ont une lettre par terrain : « help letters ». Dans le tableau, un point est une carte enchère jouée dans cette ère, → un pouvoir utilisable, des parenthèses un pouvoir utilisé. Les PV sont ce que vaudraient la ville et les personnalités si la partie finissait maintenant.
cards-help-unknown = Il n’y a pas d’aide sur « { $text } ». Sujets : { $known }, ou le nom d’une personnalité ou d’un bâtiment.

## The rules

rules-none = Les règles ne disent rien sur « { $words } ».
rules-why = Pourquoi : { $why }
rules-see = Voir : { $names }
