# The help of the page: what the numbers mean, and the keys.

## Numbers and lists

web-help-numbers = Ce que signifient les nombres d’un joueur
web-fact-income = Revenus des bâtiments de ce tour ; de deux nombres, le premier est ce qui en reste si toutes les attaques réussissent
web-fact-limit = Limite de liquidité ; après −, ce qui la dépasserait
web-fact-final = Points de victoire si la partie s’arrêtait maintenant
web-help-characters = Les personnalités de cette partie
web-help-buildings = Bâtiments
web-help-boxes = Les cases actions, dans l’ordre
web-help-keys = Touches
web-help-roads-note = Vous pouvez poser des routes de votre réserve avant de répondre à toute question qui propose « Route ». Personne n’est interrompu.

## Keys

web-key-enter = Entrée
    .does = montrer l’effet du coup ; une seconde fois pour le jouer
web-key-undo = Ctrl Z
    .does = annuler
web-key-pass = P
    .does = passer
web-key-choices = C
    .does = vers les choix
web-key-track = T
    .does = vers les cases actions, ou vers les cartes proposées
web-key-number = 1 – 23
    .does = vers une case par son numéro
web-key-map = M
    .does = vers la ville
web-key-arrows = ← ↑ → ↓
    .does = d’un lieu à l’autre
web-key-road = R
    .does = poser des routes ; encore une fois pour le côté suivant
web-key-history = [ ]
    .does = un pas en arrière ou en avant
web-key-rounds = Pg↑ Pg↓
    .does = un tour en arrière ou en avant
web-key-income = I
    .does = montrer les revenus
web-key-income-map = H
    .does = montrer où un bâtiment rapporterait le plus
web-key-log = L
    .does = le journal
web-key-help = ?
    .does = aide sur l’élément actif ; sinon cette page
web-key-close = Échap
    .does = fermer, désélectionner

## The card game

web-help-yours = Vous en avez { $count }.
web-help-yours-points = Vous en avez { $count } : { $points } PV pour l’instant.
web-help-brings = Vous rapporte { $points } PV pour l’instant.
