"""Write web/src/wire/printed.ts, what is printed on board and cards, from the engine's tables."""

from collections.abc import Mapping, Sequence
from pathlib import Path
from typing import Final

from carson.board.ids import (
    BUILD_SPACES,
    CARD_NAMES,
    EDGE_NAMES,
    ENCLOSURES,
    PARCEL_NAMES,
    PLACE_NAMES,
    SIDE,
    SPACE_NAMES,
)
from carson.board.options import CASTS, EDITIONS, OUR_RIVER, OURS, RANDOM_CAST, Edition
from carson.board.play.flow import step_names
from carson.board.printed import NO_DUEL_SPACES, RATINGS, building_price
from carson.board.variants.new_beginning import LINES, LOANS, MONEY, PRICES, most_on
from carson.cards.ids import SUIT_NAMES
from carson.cards.printed import LEVELS
from carson.story.board.track import track_spaces

FILE: Final = Path(__file__).parents[1] / "web" / "src" / "wire" / "printed.ts"
HEADER: Final = "// What is printed on board and cards. Written by tools/printed.py; do not edit.\n"
WIDTH: Final = 100


def printed() -> str:
    """The file as it should be."""
    tracks = {name: track(edition) for name, edition in EDITIONS.items()}
    passive = [name for name in tracks["big-box"] if name not in SPACE_NAMES]
    prices = {PLACE_NAMES[space]: str(building_price(space)) for space in BUILD_SPACES}
    return "\n".join(
        [
            HEADER,
            f"export const SIDE = {SIDE};",
            constant("LETTERS", "".join(name[0] for name in PARCEL_NAMES[:SIDE])),
            constant("OURS", OURS),
            constant("OUR_RIVER", OUR_RIVER),
            names("PARCELS", PARCEL_NAMES),
            names("EDGES", EDGE_NAMES),
            names("SPACES", SPACE_NAMES),
            names("ENCLOSURES", [PLACE_NAMES[place] for place in ENCLOSURES]),
            names("CARDS", CARD_NAMES),
            names("CASTS", [*CASTS, RANDOM_CAST]),
            names("LEVELS", list(LEVELS)),
            names("SUITS", SUIT_NAMES),
            names("TRACK_BIG_BOX", tracks["big-box"]),
            names("TRACK_2009", tracks["2009"]),
            names("PASSIVE_BOXES", passive),
            names("NO_DUEL_SPACES", [PLACE_NAMES[space] for space in sorted(NO_DUEL_SPACES)]),
            table("BUILDING_PRICES", prices),
            sheet(),
            ratings(),
            "",
        ]
    )


def sheet() -> str:
    """The sheet of A New Beginning: money, loans, and what each line costs and takes."""
    loans = ", ".join(f"{points}: {money}" for points, money in LOANS.items())
    lines = [
        f'  {{ name: "{name}", price: {price}, most: {most_on((0,) * line)} }},'
        for line, (name, price) in enumerate(zip(LINES, PRICES, strict=True))
    ]
    return "\n".join(
        [
            f"export const SHEET_MONEY = {MONEY};",
            f"export const SHEET_LOANS: Record<number, number> = {{ {loans} }};",
            "export const SHEET_LINES: { name: string; price: number; most: number }[] = [",
            *lines,
            "];",
        ]
    )


def ratings() -> str:
    """What the book says of the variants."""
    lines = [
        f"  {key(name)}: {{ complexity: {rating.complexity}, strategy: {rating.strategy}, "
        f"length: {rating.length}, two: {str(rating.two).lower()} }},"
        for name, rating in RATINGS.items()
    ]
    return "\n".join(
        [
            "export const VARIANT_RATINGS: Record<",
            "  string,",
            "  { complexity: number; strategy: number; length: number; two: boolean }",
            "> = {",
            *lines,
            "};",
        ]
    )


def key(name: str) -> str:
    """The name of a field, quoted only where it must be."""
    return name if name.isidentifier() else f'"{name}"'


def track(edition: Edition) -> list[str]:
    """The spaces of the track in the order in which an edition resolves them."""
    shown = {box.key.partition("-")[2] for box in track_spaces(edition)}
    return [name for name in step_names(edition) if name in shown]


def constant(name: str, text: str) -> str:
    """A text."""
    return f'export const {name} = "{text}";'


def names(name: str, given: Sequence[str]) -> str:
    """Names in their order, on one line where there is room."""
    quoted = [f'"{one}"' for one in given]
    line = f"export const {name}: string[] = [{', '.join(quoted)}];"
    if len(line) <= WIDTH:
        return line
    return "\n".join([f"export const {name}: string[] = [", *(f"  {one}," for one in quoted), "];"])


def table(name: str, given: Mapping[str, str]) -> str:
    """Texts by name."""
    lines = [f'  "{key}": "{value}",' for key, value in given.items()]
    return "\n".join([f"export const {name}: Record<string, string> = {{", *lines, "};"])


if __name__ == "__main__":
    FILE.write_text(printed(), encoding="utf-8")
