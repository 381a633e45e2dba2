"""Virtual players: their hands, their picks and their points."""

import pytest

from carson.cards.game import CARDS_GAME
from carson.cards.ids import FROM_APPEAL
from carson.cards.powers import ask
from carson.core.given import BadOption
from carson.core.moves import Seat
from tests.cards.scenario import card, scenario

TWO = "option people 2\noption virtual novice,expert"


@pytest.mark.rule("cards.virtual.levels")
@pytest.mark.parametrize(
    ("level", "hand"),
    [
        ("novice", [1, 2, 3, 4, 5, 6, 7, 8, 9]),
        ("intermediate", [2, 3, 4, 5, 6, 7, 8, 9, 10]),
        ("expert", [3, 4, 5, 6, 7, 8, 9, 10, 11]),
    ],
)
def test_each_level_has_its_auction_cards(level: str, hand: list[int]) -> None:
    table = scenario(f"option people 3\noption virtual {level}")

    assert table.state.values(Seat(3)) == hand


@pytest.mark.rule("cards.virtual.seats")
@pytest.mark.ruling("C51")
def test_empty_seats_up_to_four_are_filled_with_novices() -> None:
    assert CARDS_GAME.complete({"people": "2"})["virtual"] == "novice,novice"
    assert CARDS_GAME.complete({"people": "5"})["virtual"] == "none"


@pytest.mark.rule("cards.virtual.seats")
@pytest.mark.ruling("C31")
def test_levels_may_be_mixed_up_to_six_seats() -> None:
    options = CARDS_GAME.complete({"people": "1", "virtual": "novice,expert,expert,novice,novice"})

    assert len(CARDS_GAME.seats(CARDS_GAME.start(options))) == 6


@pytest.mark.rule("cards.virtual.seats")
def test_each_virtual_player_has_a_level_of_their_own() -> None:
    table = scenario("option people 1\noption virtual expert,novice,intermediate,expert,novice")

    assert [table.state.values(Seat(seat))[0] for seat in range(1, 6)] == [3, 1, 2, 3, 1]


@pytest.mark.parametrize(
    ("options", "code"),
    [
        ({"people": "0"}, "players-out-of-range"),
        ({"people": "7"}, "players-out-of-range"),
        ({"people": "2", "virtual": "novice"}, "seats-out-of-range"),
        ({"people": "6", "virtual": "novice"}, "seats-out-of-range"),
        ({"people": "3", "virtual": "clever"}, "unknown-value"),
        ({"people": "4", "suits": "hat,hat,cow,boot"}, "named-twice"),
        ({"people": "4", "suits": "hat,cow,boot,star,cactus"}, "suits-missing"),
        ({"people": "4", "suits": "hat,cow,boot,moon"}, "unknown-value"),
        ({"players": "4"}, "unknown-option"),
    ],
)
def test_other_tables_are_refused(options: dict[str, str], code: str) -> None:
    with pytest.raises(BadOption) as refused:
        CARDS_GAME.complete(options)

    assert refused.value.reason.code == code


def test_seats_that_name_no_suit_get_the_others_in_their_order() -> None:
    options = CARDS_GAME.complete({"people": "1", "suits": "cow,hat"})

    assert options["suits"] == "cow,hat,star,cactus"


@pytest.mark.rule("cards.virtual.bid")
def test_their_auction_cards_come_by_chance_after_the_people_have_bid() -> None:
    table = scenario(f"{TWO}\nphase bid")
    table.play("1 bid 9", "2 bid 8")

    assert table.asked == "* FlipBid"
    assert table.nouns_of_chance("flip") == ["1", "2", "3", "4", "5", "6", "7", "8", "9"]


@pytest.mark.rule("cards.virtual.pick")
@pytest.mark.ruling("C19")
def test_the_character_counts_as_nearest_to_the_piles() -> None:
    appeal_7 = "I-12"
    table = scenario(f"{TWO}\nphase pick\ndisplay banker {appeal_7} I-34\npicks 3 1")

    assert ask.appeal(table.state, card("banker")) == ask.appeal(table.state, card(appeal_7))
    assert table.has(3) == ["banker"]


@pytest.mark.rule("cards.virtual.pick")
@pytest.mark.ruling("C28")
def test_they_never_use_powers_nor_fetch_characters_nor_build() -> None:
    table = scenario(f"""
        {TWO}
        phase power governor
        characters 3 governor lawyer heroes mercenary
    """)
    assert table.asked == "1 2 SealBids"
    table.play("1 bid 9", "2 bid 8", "* flip 7", "* flip 6")

    assert table.asked == "1 PickCard"
    assert table.state.bonus == (0, 0, 0, 0)


@pytest.mark.ruling("C28")
def test_a_virtual_player_with_the_paperboy_gets_nothing_more() -> None:
    table = scenario(f"{TWO}\nphase pick\ndisplay paperboy I-34 I-35\ngone singer\npicks 3 1")

    assert table.has(3) == ["paperboy"]


@pytest.mark.rule("cards.virtual.score")
def test_they_score_the_appeal_of_their_cards_and_nothing_else() -> None:
    table = scenario(f"{TWO}\ndisplay I-30 I-31 I-32 I-33\ncards 3 I-12 I-35 singer")
    appeal = sum(ask.appeal(table.state, card(name)) for name in ("I-12", "I-35", "singer"))

    assert ask.vps(table.state, Seat(2)) == {FROM_APPEAL: appeal}


@pytest.mark.ruling("C29")
def test_they_have_suits_like_everybody() -> None:
    table = scenario(f"{TWO}\nphase bid\nbacks cactus")
    table.play("1 bid 9", "2 bid 8", "* flip 9", "* flip 3")

    assert table.order == [3, 1, 2, 4]


@pytest.mark.ruling("C30")
def test_their_past_auction_cards_are_public() -> None:
    table = scenario(f"{TWO}\nphase bid")
    table.play("1 bid 9", "2 bid 8", "* flip 9", "* flip 3")
    players = CARDS_GAME.see(table.state, Seat(0))["players"]
    assert isinstance(players, list)
    virtual = players[2]
    assert isinstance(virtual, dict)

    assert virtual["hand"] == [1, 2, 3, 4, 5, 6, 7, 8]
