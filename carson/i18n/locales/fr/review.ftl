# Reviews of a game: what a decision cost, what was better, and why.

## The terminal

review-progress = Analyse
review-mistake = { $number }. Tour { $round }, coup { $at } : { $loss } % de chances de victoire perdues (± { $error })
review-played = Vous avez joué : { $move }
review-better = Mieux : { $move }
review-line = La suite possible :
review-no-mistakes = Aucune décision n’était nettement moins bonne qu’une autre.
review-decisions = { $count } décisions : { $best } meilleures, { $good } équivalentes, { $slip } imprécisions, { $mistake } grosses erreurs.
review-lost = Toutes les erreurs ensemble ont coûté { $loss } % de chances de victoire.
review-player = Joueur
review-first-chance = Chances au début, %
review-luck = Part du hasard, %
review-last-chance = À la fin, %

## Why a move was better

review-amount = { $what } : { $amount }
review-better-fact = Le meilleur coup : { $facts }
review-played-fact = Le vôtre : { $facts }
review-more-points = En moyenne, vous finissez alors avec { $points } PV de plus, surtout grâce à : { $source }.
review-rival-points = Le plus fort des autres finit alors avec { $points } PV de moins en moyenne.
