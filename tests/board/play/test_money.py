"""Money: each event says what it is received or paid for, and the log tells it."""

import pytest

from carson.board import events as event
from carson.board.ids import CARD_SIDES, CAUSE_NAMES, PLAIN_CAUSES, Cause, for_character
from carson.core.events import Event
from carson.i18n.texts import LANGUAGES, Texts
from tests.board.variants.beginnings import begun, sheet
from tests.support.scenario import Scenario, scenario


def played(position: str, *moves: str) -> Scenario:
    """A position after some moves; the lines are split at semicolons."""
    table = scenario("\n".join(line.strip() for line in position.split(";")))
    table.play(*moves)
    return table


def causes(table: Scenario, kind: str) -> list[tuple[int, str]]:
    """How much money was received or paid, and what for."""
    return [(told["amount"], CAUSE_NAMES[told["cause"]]) for told in table.happened(kind)]


@pytest.mark.parametrize(
    ("space", "moves", "amount"),
    [
        ("parcel-income", ("1 take",), 4),
        ("cowboy-income", ("1 take",), 8),
        ("gambling", ("1 take", "* roll 2", "* roll 5"), 7),
    ],
)
def test_a_space_is_what_its_money_is_for(space: str, moves: tuple[str, ...], amount: int) -> None:
    table = played(f"phase resolve {space}; land 1 a1 b1; cowboy {space} 1", *moves)

    assert causes(table, "earned")[0] == (amount, space)


def test_wages_are_told_as_such() -> None:
    table = scenario("phase place\nturn 1\npassed 2 3\ncowboy wages 1 2")
    table.play("1 pass")

    assert causes(table, "earned")[:2] == [(4, "wages"), (4, "wages")]


def test_the_income_of_a_building_and_a_theft_are_told_apart() -> None:
    table = played(
        "phase resolve gambling; cowboy gambling 3; land 2 d4=hotel; cowboy d4 1; cowboy vp-5 3",
        *("3 decline", "1 take"),
    )

    assert causes(table, "earned")[:2] == [(3, "theft"), (3, "building-income")]


@pytest.mark.parametrize(
    ("position", "move", "price", "cause"),
    [
        ("phase resolve parcel-purchase; cowboy d4 1", "1 claim d4", 1, "land"),
        ("phase resolve build-3; track - - - - - - ranch; cowboy build-3 1", "1 buy", 3, "tile"),
        ("phase resolve vp-2; cowboy vp-2 1", "1 points 3", 6, "vps"),
        ("phase close; player 1 cash 15", "1 spend 10", 10, "excess"),
    ],
)
def test_what_is_bought_is_what_money_is_paid_for(
    position: str, move: str, price: int, cause: str
) -> None:
    assert causes(played(position, move), "paid")[0] == (price, cause)


@pytest.mark.parametrize(
    ("cast", "moves", "kind", "amount", "cause"),
    [
        ("2Y", ("1 choose banker",), "earned", 9, "2Y"),
        ("3R", ("1 choose grocer", "1 take"), "earned", 8, "3R"),
        ("6Y", ("1 choose captain", "1 recruit 2"), "paid", 4, "6Y"),
        ("6R", ("1 choose captain", "1 arm 1"), "paid", 3, "6R"),
        ("13R", ("1 choose governor", "1 tax weapons"), "gave", 1, "13R"),
    ],
)
def test_a_character_is_what_its_money_is_for(
    cast: str, moves: tuple[str, ...], kind: str, amount: int, cause: str
) -> None:
    others = [side for side in ("1Y", "2Y", "4Y", "5Y", "6Y", "7Y", "9Y") if side[:-1] != cast[:-1]]
    table = played(f"option characters {','.join([cast, *others[:6]])}; phase choose", *moves)

    assert causes(table, kind)[0] == (amount, cause)


def test_money_between_players_names_who_receives_it() -> None:
    cast = "option characters 13R,1Y,2Y,4Y,5Y,6Y,7Y"
    table = played(f"{cast}; phase choose; player 2 cash 31", "1 choose governor", "1 tax money")

    assert [
        (told["seat"], told["receiver"], told["amount"]) for told in table.happened("gave")
    ] == [
        *((1, 0, 4), (2, 0, 2)),
    ]


def test_the_kit_of_a_new_beginning_is_what_its_money_is_for() -> None:
    table = begun(*sheet(1), *sheet(2), *sheet(3), variants="new-beginning")
    told = [found.named() for found in table.log if found.kind is event.EARNED]

    assert [CAUSE_NAMES[found["cause"]] for found in told] == ["start"] * 3


@pytest.mark.parametrize("number", range(len(CARD_SIDES)), ids=CARD_SIDES)
def test_each_side_of_a_character_is_a_cause(number: int) -> None:
    card, red = divmod(number, 2)

    assert CAUSE_NAMES[for_character(card, bool(red))] == CARD_SIDES[number]


@pytest.mark.parametrize("language", LANGUAGES)
def test_each_cause_has_a_name_of_its_own(language: str) -> None:
    texts = Texts(language, ["Ann"])
    told = [texts.event(Event(event.EARNED, (0, 8, Cause(n)))) for n in range(len(PLAIN_CAUSES))]

    assert len(set(told)) == len(PLAIN_CAUSES)
    assert not [sentence for sentence in told if "cause-" in sentence]


@pytest.mark.parametrize(
    ("language", "sentence"),
    [
        ("en", "Ann gets $8 (Grocer)."),
        ("fr", "Ann reçoit $8 (Commerçante)."),
        ("de", "Ann erhält $8 (Krämerin)."),
        ("ja", "Annは$8受け取りました（食料品店主）。"),
    ],
)
def test_the_log_names_what_money_is_for(language: str, sentence: str) -> None:
    told = Event(event.EARNED, (0, 8, for_character(3, red=False)))

    assert Texts(language, ["Ann"]).event(told) == sentence
