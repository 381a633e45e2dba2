# The rulebook in the browser: its pages, its search, and links to its paragraphs.

## Pages that show what there is

rules-characters = Les personnalités
    .lead = Chaque carte a une face jaune et une face rouge. Son numéro fixe l’ordre du tour ; la limite de liquidité est l’argent que vous pouvez garder à la fin du tour.
rules-buildings = Bâtiments et maisons
    .lead = Ce qui peut occuper un terrain, et à quoi cela sert.
rules-spaces = Les cases actions
    .lead = Les cases dans l’ordre où elles sont résolues, puis les enclos d’une partie avec chevaux.
rules-variants = Les variantes
    .lead = Ce que vous pouvez ajouter au jeu de plateau, séparément ou ensemble.
rules-side-yellow = { $name }, face jaune : limite de liquidité { $limit }
rules-side-red = { $name }, face rouge : limite de liquidité { $limit }
rules-sentence = { $text }.

## Search and links

web-rules = Règles
web-rules-contents = Sommaire
web-rules-search = Chercher dans les règles
web-rules-found = { $count ->
    [0] Aucun résultat.
    [one] { $count } paragraphe trouvé
   *[other] { $count } paragraphes trouvés
}
web-rules-read-on = Lire la suite
web-rules-why = Pourquoi :
web-rules-see = Voir aussi
web-rules-rulings = Arbitrages
web-rules-ruling = Arbitrage { $number }
web-rules-table = Tableau
web-rule = Ce que disent les règles
web-rule-short = Règle
