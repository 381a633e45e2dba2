"""What a seat sees of the board game; in the base game nothing is hidden but the future."""

from hashlib import blake2b

from carson.board.ids import (
    CARD_NAMES,
    EDGE_NAMES,
    ENCLOSURES,
    PARCEL_NAMES,
    PARCELS,
    PLACE_NAMES,
    SOURCE_COUNT,
    SOURCE_NAMES,
    THING_COUNT,
    THING_NAMES,
)
from carson.board.map import town
from carson.board.options import POWERS
from carson.board.play.duel_tiles import known_pile
from carson.board.powers import ask
from carson.board.printed import BUILDING_PRICES, DUEL_TILE_KINDS
from carson.board.state import State
from carson.core.agenda import describe
from carson.core.game import Json
from carson.core.moves import NOBODY, Seat


def see(s: State, seat: Seat) -> dict[str, Json]:
    """The table as data: what everyone sees. No seat has secrets in the base game."""
    return {
        "round": s.round,
        "order": list(s.order),
        "pass_order": list(s.pass_order),
        "passed": list(s.passed),
        "parcels": _parcels(s),
        "roads": [name for name, road in zip(EDGE_NAMES, s.roads, strict=True) if road],
        "track": {
            str(price): THING_NAMES[thing]
            for price, thing in zip(BUILDING_PRICES, s.track, strict=True)
        },
        "outlaws": [PARCEL_NAMES[parcel] for parcel in PARCELS if s.outlaws[parcel]],
        "strength": s.strength,
        "tiles": list(s.tiles[seat * DUEL_TILE_KINDS : (seat + 1) * DUEL_TILE_KINDS]),
        "pile": list(known_pile(s, seat)),
        "cast": [rule.name for rule in s.rules if rule is not None],
        "bag": {THING_NAMES[thing]: count for thing, count in enumerate(s.bag) if count},
        "cowboys": [
            {"seat": c.seat, "place": PLACE_NAMES[c.place], "piece": c.piece.name}
            for c in s.cowboys
        ],
        "players": [_player(s, player) for player in s.seats],
    }


def _parcels(s: State) -> dict[str, Json]:
    """The parcels that are not just bare land, by name."""
    found: dict[str, Json] = {}
    for parcel in PARCELS:
        thing, owner = s.on[parcel], s.owner[parcel]
        if not thing and owner == NOBODY:
            continue
        about: dict[str, Json] = {"on": THING_NAMES[thing], "owner": owner}
        if town.is_building(thing):
            about["income"] = ask.tile_income(s, parcel)
        found[PARCEL_NAMES[parcel]] = about
    return found


def _player(s: State, seat: Seat) -> dict[str, Json]:
    """What lies before a player."""
    sources = s.points[seat * SOURCE_COUNT : (seat + 1) * SOURCE_COUNT]
    return {
        "cash": s.cash[seat],
        "vps": s.vps(seat),
        "sources": dict(zip(SOURCE_NAMES, sources, strict=True)),
        "cowboys": s.home[seat],
        "box": s.general_supply[seat],
        "revolvers": s.revolvers[seat],
        "firepower": ask.firepower(s, seat),
        "roads": s.roads_in_hand[seat],
        "dynamite": s.dynamite[seat],
        "horses": s.horses[seat],
        "stabled": list(s.stabled[seat * len(ENCLOSURES) : (seat + 1) * len(ENCLOSURES)]),
        "rodeos": s.rodeos[seat],
        "duel_tiles": sum(s.tiles[seat * DUEL_TILE_KINDS : (seat + 1) * DUEL_TILE_KINDS]),
        "powers": [
            name for power, name in enumerate(POWERS) if s.powers[seat * len(POWERS) + power]
        ],
        "titles": s.titles[seat],
        "ammunition": s.ammunition == seat,
        "cards": [CARD_NAMES[card] for card, holder in enumerate(s.holder) if holder == seat],
        "reserve": {
            THING_NAMES[thing]: s.reserve[seat * THING_COUNT + thing]
            for thing in range(THING_COUNT)
            if s.reserve[seat * THING_COUNT + thing]
        },
    }


def digest(s: State) -> str:
    """A fingerprint of everything: the table, what characters remember, the agenda."""
    agenda = [describe(task) for task in s.agenda]
    past = [[rule.name for rule in hand] for hand in s.past_hands]
    parts = (s.tiles, s.pile, s.redrawn, s.horse_bought, s.shifts, s.drafts)
    hidden = [*(list(part) for part in parts), past, len(s.settled)]
    crowd = [len(there) for there in s.cowboys_at]
    incomes = [list(s.boosts), list(s.thefts)]
    noted = [list(s.touched), crowd, list(s.away), s.step, s.ammunition, *incomes]
    rest = [hidden, list(s.memo), *noted]
    whole = [see(s, Seat(0)), rest, agenda]
    return blake2b(repr(whole).encode(), digest_size=16).hexdigest()
