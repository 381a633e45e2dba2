# La page du tutoriel : la porte qui y mène et le panneau de l’institutrice.

web-learn = Apprendre à jouer
    .about = Une courte partie avec une institutrice : six minutes environ, et c’est vous qui jouez.
    .again = Reprendre la leçon
web-coach = Leçon
    .who = L’institutrice
    .step = Étape { $step } sur { $steps }
    .on = Continuer
    .back = Retour
    .skip = Sauter ce chapitre
    .leave = Quitter
    .fold = Replier la leçon
    .unfold = Afficher la leçon
    .yours = À vous : le coup est marqué.
    .confirm = Confirmez maintenant.
    .first-game = Jouer une première partie
    .points = Voir les points
