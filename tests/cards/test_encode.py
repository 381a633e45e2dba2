"""What a net sees of the card game: everything a seat knows, and nothing else."""

from collections.abc import Callable, Iterator
from dataclasses import replace
from struct import unpack
from typing import Final

import pytest

from carson.cards import encode
from carson.cards.characters.paperboy import FetchCharacter
from carson.cards.city import plans, scoring
from carson.cards.city.city import drawn
from carson.cards.city.plans import plan_of
from carson.cards.game import CARDS_GAME
from carson.cards.ids import (
    BOOT_BACK,
    CARDS,
    CHARACTERS,
    TERRAIN_COUNT,
    THINGS,
    Card,
    Parcel,
)
from carson.cards.play.bidding import FlipBid, SealBids
from carson.cards.play.pick import LastSale, NextPick, PickCard, Sale, TakeNow
from carson.cards.play.pile import DrawTerrain, MeetCharacter, ShowBack
from carson.cards.play.taking import PlaceCard
from carson.cards.powers import ask
from carson.cards.powers.asking import UsePower
from carson.cards.state import GONE, State
from carson.core.agenda import Choice, Task, pending
from carson.core.chance import SeedLuck, derive
from carson.core.game import Json
from carson.core.moves import NOBODY, Seat
from carson.core.trials import Playout, playing
from carson.core.values import replaced
from tests.cards.games import card_trial
from tests.cards.scenario import scenario

ME, YOU, THEY, VIRTUAL = Seat(0), Seat(1), Seat(2), Seat(3)
GAMES: Final = 12
EVERY: Final = 15


def indices(s: State, seat: Seat) -> tuple[int, ...]:
    """What is set."""
    packed, _ = encode.encode(s, seat)
    return unpack(f"<{len(packed) // 2}H", packed)


def numbers(s: State, seat: Seat) -> tuple[float, ...]:
    """The numbers."""
    _, packed = encode.encode(s, seat)
    return unpack(f"<{len(packed) // 4}f", packed)


def moments(seed: int) -> Iterator[tuple[Playout[State], State]]:
    """Now and then a moment of a random game, and its end."""
    with playing(card_trial(seed)) as run:
        for s in run.moments():
            if pending(s) is None or run.now_and_then(EVERY):
                yield run, s


# --- what may be known ------------------------------------------------------------------------
@pytest.mark.parametrize("seed", range(GAMES))
def test_what_others_have_put_down_in_secret_changes_nothing(seed: int) -> None:
    for run, s in moments(seed):
        for seat in s.seats:
            luck = SeedLuck(derive(run.aside.below(1 << 30)))
            twin = CARDS_GAME.imagine(s, seat, luck)
            assert encode.encode(twin, seat) == encode.encode(s, seat)


def test_to_look_changes_nothing() -> None:
    for _, s in moments(3):
        before = CARDS_GAME.digest(s)
        once = [encode.encode(s, seat) for seat in s.seats]
        assert [encode.encode(s, seat) for seat in s.seats] == once
        assert CARDS_GAME.digest(s) == before


def test_a_city_that_was_forgotten_is_encoded_alike() -> None:
    seen = [encode.encode(s, ME) for _, s in moments(4)]
    for kept in plans.KEPT:
        kept.clear()

    assert [encode.encode(s, ME) for _, s in moments(4)] == seen


# --- bounds -----------------------------------------------------------------------------------
@pytest.mark.parametrize("seed", range(GAMES))
def test_indices_and_numbers_stay_within_their_bounds(seed: int) -> None:
    for _, s in moments(seed):
        for seat in s.seats:
            found = indices(s, seat)
            assert len(set(found)) == len(found) <= encode.MOST_INDICES
            assert max(found) < encode.INDEX_COUNT <= 1 << 16
            assert len(numbers(s, seat)) == encode.NUMBER_COUNT
            assert max(map(abs, numbers(s, seat))) < 8


def below(kind: type[object]) -> list[type[object]]:
    """All classes made from one."""
    made = kind.__subclasses__()
    return made + [other for each in made for other in below(each)]


def test_every_choice_has_its_number() -> None:
    mine = {kind.__name__ for kind in below(Choice) if kind.__module__.startswith("carson.cards")}

    assert set(encode.CHOICES) - {"over"} == mine - {Sale.__name__}


# --- every fact -------------------------------------------------------------------------------
TABLE: Final = """
    option people 3
    option virtual expert
    era 2
    round 4
    phase pick
    display cowboy II-3 II-20 II-40 II-41
    backs star
    under indian
    gone banker II-9
    characters 1 auctioneer lawyer
    sideways lawyer
    cards 4 I-20 singer
    built 1 I-30 h8
    built 1 I-31 j8
    built 2 I-38 h8
    picks 1 2 3 4
"""
MOUNTAINS: Final = drawn(["M" * 8] * 8, Parcel(0x44))
"""A city with room for Mountains only."""
Change = Callable[[State], object]


def with_options(s: State, suits: bool) -> State:
    """The same table for others."""
    options = s.options
    if suits:
        options = replace(options, suits=(*options.suits[1::-1], *options.suits[2:]))
    else:
        options = replace(options, virtual=("novice",))
    other = State(options, s.rules)
    twin = s.copy()
    for name in STORED:
        setattr(other, name, getattr(twin, name))
    return other


STORED: Final = (
    *("agenda", "offered", "waiting", "era", "round", "where", "display", "backs", "under"),
    *("held", "sideways", "sold", "cities", "hand", "sealed", "bids", "bonus", "out", "twice"),
    *("order", "points"),
)


def show(s: State, card: Card) -> None:
    """Another card at the end of the column."""
    last = s.display[-1]
    s.display = (*s.display[:-1], card)
    s.where[last], s.where[card] = s.where[card], s.where[last]


def put(name: str, seat: Seat, value: int) -> Change:
    """A number by seat is another."""

    def change(s: State) -> None:
        values = getattr(s, name)
        setattr(s, name, type(values)(replaced(tuple(values), seat, value)))

    return change


def seal(s: State, seat: Seat) -> None:
    """An auction card is put down."""
    s.sealed[seat] = s.hand[seat][0]


CHANGES: Final[dict[str, Change]] = {
    "era": lambda s: setattr(s, "era", 1),
    "round": lambda s: setattr(s, "round", 5),
    "display[].card": lambda s: show(s, CARDS[90]),
    "display[].appeal": lambda s: show(s, CARDS[94]),
    "display[].layout": lambda s: show(s, CARDS[90]),
    "display[].fits": lambda s: s.cities.__setitem__(ME, MOUNTAINS),
    "backs[]": lambda s: setattr(s, "backs", (BOOT_BACK,)),
    "pile": lambda s: s.take(YOU, CHARACTERS[4]),
    "under[]": lambda s: setattr(s, "under", (CHARACTERS[-1],)),
    "terrain_left": lambda s: s.take(VIRTUAL, CARDS[90]),
    "left_over[]": lambda s: s.where.__setitem__(CHARACTERS[4], GONE),
    "order[]": lambda s: setattr(s, "order", s.order[::-1]),
    "ties[]": lambda s: setattr(s, "backs", (BOOT_BACK,)),
    "own_bid": lambda s: seal(s, ME),
    "laying.card": lambda s: s.agenda.append(PlaceCard(ME, CARDS[60])),
    "laying.layout": lambda s: s.agenda.append(PlaceCard(ME, CARDS[60])),
    "players[].suit": lambda s: with_options(s, suits=True),
    "players[].level": lambda s: with_options(s, suits=False),
    "players[].hand[]": lambda s: s.hand.__setitem__(YOU, s.hand[YOU][1:]),
    "players[].has_bid": lambda s: seal(s, THEY),
    "players[].bid": put("bids", YOU, 8),
    "players[].bonus": put("bonus", YOU, 2),
    "players[].out": put("out", YOU, 1),
    "players[].twice": put("twice", YOU, 1),
    "players[].characters[].name": lambda s: s.take(YOU, CHARACTERS[5]),
    "players[].characters[].used": lambda s: s.turn_upright(s.rules[1]),
    "players[].terrain[]": lambda s: s.take(VIRTUAL, CARDS[90]),
    "players[].sold": put("sold", YOU, 1),
    "players[].city[]": lambda s: s.lay(YOU, CARDS[44], Parcel(0x79)),
    "players[].corner": lambda s: s.lay(YOU, CARDS[44], Parcel(0x75)),
    "players[].cards[]": lambda s: s.lay(YOU, CARDS[44], Parcel(0x79)),
    "players[].vps": lambda s: s.take(VIRTUAL, CARDS[90]),
    "players[].sources": lambda s: s.take(VIRTUAL, CARDS[90]),
}
"""By fact of the view: what is changed at the table, so that it is another."""


def facts(seen: Json, path: str = "") -> dict[str, list[Json]]:
    """What a view says, by the way to it; of a list everything its items say."""
    found: dict[str, list[Json]] = {}
    if isinstance(seen, dict) and not path.endswith(".sources"):
        for name, value in seen.items():
            for below, said in facts(value, f"{path}.{name}" if path else name).items():
                found.setdefault(below, []).extend(said)
    elif isinstance(seen, list) and not path.endswith(".cards[]"):
        for value in seen:
            for below, said in facts(value, f"{path}[]").items():
                found.setdefault(below, []).extend(said)
    else:
        found[path] = [seen]
    return found


def test_every_fact_of_the_view_is_changed_here() -> None:
    known = {
        path
        for seed in range(GAMES)
        for _, s in moments(seed)
        for path in facts(CARDS_GAME.see(s, ME))
    }

    assert known - {"laying"} == set(CHANGES)


@pytest.mark.parametrize("fact", CHANGES)
def test_a_fact_that_changes_is_encoded(fact: str) -> None:
    before = scenario(TABLE).state
    after = before.copy()
    if fact.startswith("laying"):
        before.agenda.append(PlaceCard(ME, CARDS[61]))
    changed = CHANGES[fact](after)
    after = changed if isinstance(changed, State) else after
    seen, new = (facts(CARDS_GAME.see(s, ME)).get(fact) for s in (before, after))

    assert seen != new
    assert encode.encode(before, ME) != encode.encode(after, ME)


def test_two_views_that_differ_are_never_encoded_alike() -> None:
    for seed in range(GAMES):
        seen: dict[tuple[bytes, bytes], dict[str, Json]] = {}
        for _, s in moments(seed):
            for seat in s.people:
                code, view = encode.encode(s, seat), CARDS_GAME.see(s, seat)
                assert seen.setdefault(code, view) == view


CHOICES: Final[tuple[Task[State], ...]] = (
    *(SealBids(ME, YOU), SealBids(YOU, THEY), SealBids(YOU)),
    *(UsePower(ME, CHARACTERS[0]), UsePower(ME, CHARACTERS[1]), UsePower(YOU, CHARACTERS[1])),
    *(PlaceCard(ME, CARDS[50]), PlaceCard(ME, CARDS[51]), PlaceCard(YOU, CARDS[51])),
    *(TakeNow(ME), TakeNow(YOU), PickCard(ME), PickCard(YOU), LastSale(ME), LastSale(YOU)),
    *(FetchCharacter(ME), FetchCharacter(YOU), DrawTerrain(), ShowBack()),
    *(FlipBid(VIRTUAL), FlipBid(THEY), MeetCharacter(NOBODY), MeetCharacter(ME)),
)


def test_every_choice_with_its_seats_and_cards_is_encoded() -> None:
    codes = set()
    for choice in CHOICES:
        s = scenario(TABLE).state
        s.agenda.append(choice)
        codes.add(encode.encode(s, ME))

    assert len(codes) == len(CHOICES)
    assert {type(choice).__name__ for choice in CHOICES} == set(encode.CHOICES) - {"over"}


def test_picks_still_to_come_are_encoded() -> None:
    before, after = scenario(TABLE).state, scenario(TABLE).state
    after.agenda.insert(-1, NextPick(ME))

    assert encode.encode(before, ME) != encode.encode(after, ME)


def test_seats_count_from_the_one_that_looks() -> None:
    s = scenario("option people 4\n phase bid\n built 2 I-38 h8").state
    twin = scenario("option people 4\n phase bid\n built 3 I-38 h8").state
    owned = encode.OWNED_AT + len(CARDS) + 37

    assert owned in indices(s, ME)
    assert owned in indices(twin, YOU)
    assert owned not in indices(twin, ME)


# --- plans ------------------------------------------------------------------------------------
@pytest.mark.parametrize("seed", range(4))
def test_a_plan_says_what_laying_a_card_adds_to_the_city(seed: int) -> None:
    for run, s in moments(seed):
        for seat in s.people:
            city, lawful = s.cities[seat], ask.lawful(s, seat)
            card = CARDS[run.aside.below(TERRAIN_COUNT)]
            gains = plan_of(city, lawful).gains(card, ask.long_side(s, seat))
            assert gains.spots == ask.placements(s, seat, card)
            for spot, gain in zip(gains.spots, gains.gains, strict=True):
                after = city.with_card(card, spot)
                worth = sum(scoring.city_vps(after, lawful or after.has_prison))
                assert gain == worth - sum(scoring.city_vps(city, lawful))


@pytest.mark.parametrize("lawful", [False, True])
def test_what_buildings_are_worth_together_is_as_the_scoring_says(lawful: bool) -> None:
    for _, s in moments(5):
        for seat in s.people:
            plan = plan_of(s.cities[seat], lawful)
            near = sum(plan.near(thing)[parcel] for parcel, thing in enumerate(plan.on))
            assert plan.total == plans.together(plan.counts, lawful) + near // 2


def test_neighbours_are_worth_the_same_to_each_other() -> None:
    count = len(THINGS)
    for pairs in plans.PAIRS:
        for one in THINGS:
            for other in THINGS:
                assert pairs[one * count + other] == pairs[other * count + one]


def test_the_places_for_the_card_in_hand_bear_what_they_add() -> None:
    s = scenario(TABLE).state
    s.agenda.append(PlaceCard(ME, CARDS[61]))
    places = numbers(s, ME)[-plans.GROUND :]
    spots = ask.placements(s, ME, CARDS[61])

    assert all(places[spot] == 0 for spot in range(plans.GROUND) if spot not in spots)
    assert max(places) * 10 == pytest.approx(
        plan_of(s.cities[ME], ask.lawful(s, ME)).gains(CARDS[61], 8).best + 1
    )
