"""What a seat sees of the card game: all but the bids that lie face down and the piles."""

from hashlib import blake2b

from carson.cards.city.terrain import cards_of, layout_of, write_layout
from carson.cards.ids import (
    BACK_NAMES,
    CARD_NAMES,
    HIGHEST_BID,
    PARCEL_NAMES,
    SOURCE_NAMES,
    SUIT_NAMES,
    TERRAIN_COUNT,
    Card,
)
from carson.cards.play.bidding import tie_order
from carson.cards.play.close import left_over
from carson.cards.play.taking import card_to_lay
from carson.cards.powers import ask
from carson.cards.state import IN_PILE, NO_BID, SHOWN, UNDER, State
from carson.core.agenda import ask_again, describe
from carson.core.chance import Luck
from carson.core.game import Json
from carson.core.moves import NOBODY, Seat


def see(s: State, seat: Seat) -> dict[str, Json]:
    """The table as data, as the seat sees it."""
    return {
        "era": s.era,
        "round": s.round,
        "display": [_card(s, seat, card) for card in s.display],
        "backs": [BACK_NAMES[back] for back in s.backs],
        "pile": len(s.pile()) + len(s.under),
        "under": [CARD_NAMES[card] for card in s.under],
        "terrain_left": sum(s.where[card] == IN_PILE for card in cards_of(max(s.era, 1))),
        "left_over": [CARD_NAMES[card] for card in left_over(s)],
        "order": list(s.order),
        "ties": list[Json](tie_order(s)),
        "laying": _laying(s, seat),
        "own_bid": NO_BID if seat == NOBODY else s.sealed[seat],
        "players": [_player(s, player) for player in s.seats],
    }


def _card(s: State, seat: Seat, card: Card) -> dict[str, Json]:
    """A card of the column; `fits` says whether the seat has a place for it."""
    about: dict[str, Json] = {"card": CARD_NAMES[card], "appeal": ask.appeal(s, card)}
    if card < TERRAIN_COUNT:
        about["layout"] = write_layout(layout_of(card))
        about["fits"] = not s.is_person(seat) or ask.has_room(s, seat, card)
    return about


def _laying(s: State, seat: Seat) -> dict[str, Json] | None:
    """The card for which the seat looks for a place."""
    card = card_to_lay(s, seat)
    if card is None:
        return None
    return {"card": CARD_NAMES[card], "layout": write_layout(layout_of(card))}


def _player(s: State, seat: Seat) -> dict[str, Json]:
    """What lies before a player, for all to see."""
    city, vps = s.cities[seat], ask.vps(s, seat)
    return {
        "suit": SUIT_NAMES[s.options.suits[seat]],
        "level": None if s.is_person(seat) else s.options.virtual[seat - len(s.people)],
        "hand": list[Json](s.values(seat)),
        "has_bid": s.sealed[seat] != NO_BID,
        "bid": s.bids[seat],
        "bonus": s.bonus[seat],
        "out": bool(s.out[seat]),
        "twice": bool(s.twice[seat]),
        "characters": [
            {"name": rule.name, "used": bool(s.sideways[rule.card - TERRAIN_COUNT])}
            for rule in s.held[seat]
        ],
        "terrain": [CARD_NAMES[card] for card in range(TERRAIN_COUNT) if s.where[card] == seat],
        "sold": s.sold[seat],
        "city": list[Json](city.drawing()),
        "corner": PARCEL_NAMES[city.corner],
        "cards": [[CARD_NAMES[card], PARCEL_NAMES[spot]] for card, spot in city.cards],
        "vps": sum(vps.values()),
        "sources": {SOURCE_NAMES[source]: points for source, points in vps.items()},
    }


def imagine(s: State, seat: Seat, luck: Luck) -> State:
    """A copy in which the bids of the others that lie face down are drawn again."""
    twin = s.copy()
    for other in s.people:
        if other != seat and s.sealed[other] != NO_BID:
            values = s.values(other)
            twin.sealed[other] = values[luck.pick(other, [1] * len(values))]
    ask_again(twin)
    return twin


def digest(s: State) -> str:
    """A fingerprint of everything, the agenda included."""
    agenda = [describe(task) for task in s.agenda]
    cards = [s.where, s.display, s.backs, s.under, s.sideways, s.sold, s.cities]
    seats = [_flat_hands(s), s.sealed, s.bids, s.bonus, s.out, s.twice, s.order]
    table = [s.era, s.round, *[list(held) for held in cards]]
    points = [count for counts in s.points for count in counts]
    whole = [table, [*(list(held) for held in seats), points], agenda]
    return blake2b(repr(whole).encode(), digest_size=16).hexdigest()


def _flat_hands(s: State) -> list[int]:
    """By seat and value: whether the auction card is in hand."""
    return [int(value in hand) for hand in s.hand for value in range(HIGHEST_BID + 1)]


def census(s: State) -> dict[str, int]:
    """What no move may change: each card lies in one place only."""
    elsewhere = sum(where not in (SHOWN, UNDER) for where in s.where)
    return {"cards": len(s.display) + len(s.under) + elsewhere}
