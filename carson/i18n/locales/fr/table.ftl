# Le client du navigateur : les aides à la table.

## La carte des revenus

web-heat = Meilleurs terrains pour un bâtiment
web-heat-of = Ce que rapporterait : { $thing }
web-key-heat = H
    .does = montrer où un bâtiment rapporterait le plus
