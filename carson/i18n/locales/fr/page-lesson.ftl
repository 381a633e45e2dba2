# The panel of the lesson.

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
web-finished-city = Une ville terminée
