"""Builders at work for the tests of buildings, and what these look at."""

from carson.board.ids import PARCEL_NAMES, THING_NAMES
from carson.core.moves import Seat
from tests.support.scenario import Scenario, scenario, thing

NEEDY = ("drugstore", "bank", "saloon", "hotel", "church", "prison")
"""The buildings that need a road and bring a House."""
FRUGAL = ("ranch", "mine")
"""The buildings that need neither."""


def shop(tile: str, *more: str, centre: str = "house") -> Scenario:
    """Player 1 may buy a tile for $10; they own c3, which is connected, and h8, which is not."""
    lines = [
        "phase resolve build-10",
        "land 1 c3 h8",
        f"land - d4={centre}",
        "roads d4n d4w d4s d4e",
        f"track - {tile} - - - - -",
        "cowboy build-10 1",
    ]
    return scenario("\n".join([*lines, *more]))


def town(*lines: str, tile: str = "hotel", builds: bool = True) -> Scenario:
    """Player 1 puts a tile from their reserve on c3; the four roads around d4 connect c3 to e5."""
    board = ["phase resolve reserve", "land 1 c3", f"reserve 1 {tile}"]
    table = scenario("\n".join([*board, "roads d4n d4w d4s d4e", "player 1 roads 0", *lines]))
    if builds:
        table.play(f"1 unpack {tile}", "1 build c3")
    return table


def paid(lines: str) -> dict[str, int]:
    """What each building pays its owner, by parcel, if nobody attacks; $0 is left out."""
    board = [line.strip() for line in lines.splitlines()]
    table = scenario("\n".join(["phase resolve gambling", "cowboy gambling 1", *board]))
    table.play("1 decline")
    return {PARCEL_NAMES[line["parcel"]]: line["amount"] for line in table.happened("income")}


def reserve(table: Scenario, who: int) -> list[str]:
    """The tiles that wait before a player, counted from 1."""
    return [
        name
        for name in (*FRUGAL, *NEEDY)
        for _ in range(table.state.reserved(Seat(who - 1), thing(name)))
    ]


def track(table: Scenario) -> list[str]:
    """The tiles on the building spaces, from $12 down to $3."""
    return [THING_NAMES[tile] for tile in table.state.track]
