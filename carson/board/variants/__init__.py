"""The six variants: one file each, with its rule, its steps and its choices."""

from typing import Final

from carson.board.features.told import Teller
from carson.board.options import (
    HORSES,
    KIT_CARSON,
    MIGHT_IS_RIGHT,
    NEW_BEGINNING,
    OUTLAWS,
    RIVER_VARIANT,
)
from carson.board.play.duel import DiceWeapons
from carson.board.powers.rule import Rule, Weapons
from carson.board.variants.horses import Horses, TellDoubling
from carson.board.variants.kit_carson import KitCarson
from carson.board.variants.might_is_right import MightIsRight, TellTiles, TileWeapons
from carson.board.variants.new_beginning import NewBeginning, TellSheet
from carson.board.variants.outlaws import Outlaws, TellBeaten, TellMoved
from carson.board.variants.river import CarsonRiver

RULES: Final[dict[str, Rule]] = {
    NEW_BEGINNING: NewBeginning(),
    RIVER_VARIANT: CarsonRiver(),
    MIGHT_IS_RIGHT: MightIsRight(),
    KIT_CARSON: KitCarson(),
    OUTLAWS: Outlaws(),
    HORSES: Horses(),
}
"""The rule of each variant, in the order in which they hear of things."""
DICE: Final = DiceWeapons()
WEAPONS: Final[dict[str, Weapons]] = {MIGHT_IS_RIGHT: TileWeapons()}
"""Variants that fight duels with something else than dice."""
TELLERS: Final[dict[str, Teller]] = {
    "DoubleRanch": TellDoubling(),
    "PlayTiles": TellTiles(),
    "FillSheet": TellSheet(),
    "PickOutlaw": TellMoved(),
    "RewardOrTheft": TellBeaten(),
}
"""What learned players are told of the variants' choices, by their names."""
