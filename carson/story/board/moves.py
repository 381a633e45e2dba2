"""What a move of the board game would do, in a few words; like moves have the same words."""

from collections.abc import Mapping

from carson.board.characters.banker import PACKAGES, BuyPackage
from carson.board.ids import (
    BUILD_SPACES,
    CITY_HALL,
    ENCLOSURES,
    FETCH,
    PARCELS,
    SPEND,
    TAKE_CARD,
    Parcel,
    Place,
    parcel_of,
    place_of,
)
from carson.board.map import town
from carson.board.play.build import BuyBuilding, PlaceBuilding, PlaceHouse
from carson.board.play.choose import ChooseSide
from carson.board.play.spaces import BuyPoints
from carson.board.powers import ask
from carson.board.powers.common import BuildOnNewLand
from carson.board.powers.rule import Rule
from carson.board.printed import EXCESS_PER_VP, vp_price
from carson.board.state import State
from carson.core.agenda import Choice
from carson.core.moves import NOBODY, Move, Seat
from carson.core.values import replaced
from carson.i18n.texts import Texts
from carson.i18n.words import Value
from carson.i18n.words.board import BOARD_WORDS
from carson.story.asked import Asked

Numbers = Mapping[str, Value]


def descriptions(asked: Asked[State], texts: Texts) -> dict[Move, str]:
    """What each of the moves would do."""
    s, choice, seat = asked.state, asked.choice, asked.seat
    return {move: describe(s, choice, move, texts, seat) for move in asked.moves}


def describe(
    s: State, choice: Choice[State], move: Move, texts: Texts, seat: Seat | None = None
) -> str:
    """The move in words: the most exact message there is, or what its verb does.

    Where several are asked at once, `seat` says who looks at it.
    """
    mover = choice.seats[0] if seat is None else seat
    if move.verb is TAKE_CARD:
        return character(s, move.noun, texts)
    if isinstance(choice, ChooseSide):
        return side_in_words(s.cards[f"{choice.card}{'YR'[move.noun]}"], texts)
    spoken = {**BOARD_WORDS.about(choice, mover), **BOARD_WORDS.noun_of(move)}
    given = {**spoken, **stakes(s, choice, move, mover)}
    for key in keys(s, choice, move, mover):
        if texts.has(key):
            return texts.tell(key, given)
    return texts.verb(move.verb)


def keys(s: State, choice: Choice[State], move: Move, seat: Seat) -> list[str]:
    """The messages that may describe the move, the most exact one first."""
    verb, kind = move.verb.name, type(choice).__name__
    found = [f"do-{verb}-{kind}", f"do-{verb}"]
    if BOARD_WORDS.field_of(move.verb) in ("place", "parcel"):
        aim = aim_of(s, seat, place_of(move))
        return [f"do-{verb}-{aim}", *found, f"do-there-{aim}"]
    return found


def aim_of(s: State, seat: Seat, place: Place) -> str:
    """What a cowboy would go there for."""
    if place >= len(PARCELS):
        return "enclosure" if place in ENCLOSURES else "space"
    if s.outlaws[place]:
        return "outlaw"
    if s.on[place] == CITY_HALL:
        return "hall"
    if s.owner[place] == NOBODY:
        return "land"
    return "own" if s.owner[place] == seat else "other"


def stakes(s: State, choice: Choice[State], move: Move, seat: Seat) -> Numbers:
    """What is at stake: prices, incomes, points."""
    if isinstance(choice, BuyBuilding):
        return {
            "thing": tile(s, choice.place),
            "price": ask.price_of_building(s, seat, choice.place),
        }
    if isinstance(choice, BuyPoints):
        return {"price": move.noun * vp_price(choice.place)}
    if isinstance(choice, BuyPackage):
        return {"price": PACKAGES[move.noun]}
    if move.verb is SPEND:
        return {"points": move.noun // EXCESS_PER_VP}
    if move.verb is FETCH:
        return {"thing": tile(s, move.noun)}
    if BOARD_WORDS.field_of(move.verb) not in ("parcel", "place") or move.noun >= len(PARCELS):
        return {}
    parcel = parcel_of(move)
    return on_the_map(s, seat, parcel) | plans(s, choice, parcel)


def tile(s: State, space: int) -> int:
    """What lies on a building space."""
    return s.track[space - BUILD_SPACES[0]]


def on_the_map(s: State, seat: Seat, parcel: Parcel) -> dict[str, Value]:
    """What a parcel is worth: what stands there, its price for the seat, its income and owner."""
    income = ask.tile_income(s, parcel) if town.is_building(s.on[parcel]) else 0
    return {
        "thing": s.on[parcel],
        "price": ask.price_of_land(s, seat, parcel),
        "income": income,
        "owner": s.owner[parcel],
    }


def plans(s: State, choice: Choice[State], parcel: Parcel) -> dict[str, Value]:
    """What a building would earn on a parcel, and what a House there would add, at the moment."""
    seat, then = choice.seats[0], s.copy()
    if isinstance(choice, PlaceBuilding | BuildOnNewLand):
        then.owner = replaced(then.owner, parcel, seat)
        then.put_on(parcel, choice.building)
        return {"income": ask.tile_income(then, parcel)}
    if isinstance(choice, PlaceHouse):
        then.add_house(seat, parcel)
        return {"gain": total_income(then, seat) - total_income(s, seat)}
    return {}


def total_income(s: State, seat: Seat) -> int:
    """What all buildings of a seat show."""
    return sum(ask.tile_income(s, parcel) for parcel in town.buildings_of(s, seat))


def character(s: State, card: int, texts: Texts) -> str:
    """A character in one line: name, cash limit and power; both, where the side is free."""
    rule = s.rules[card]
    assert rule is not None, "only characters in play are offered"
    names = [f"{card}Y", f"{card}R"] if rule.free_side else [rule.name]
    return " / ".join(side_in_words(s.cards[name], texts) for name in names)


def side_in_words(rule: Rule, texts: Texts) -> str:
    """A side of a card in one line."""
    power = texts.say(f"about-card-{rule.name}")
    limit = f"${rule.cash_limit}".replace("$-", "-$")
    return texts.say("do-choose", name=texts.side(rule.name), limit=limit, power=power)
