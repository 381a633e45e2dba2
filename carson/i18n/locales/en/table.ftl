# The browser client: aids at the table.

## The heat map

web-heat = Best places for a building
web-heat-of = What it would pay: { $thing }
web-key-heat = H
    .does = show where a building would pay most
