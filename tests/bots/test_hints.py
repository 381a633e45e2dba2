"""Hints: what the greedy bot likes best, and why, in every choice of both games."""

from collections.abc import Callable, Iterator

import pytest

from carson.board.game import BOARD_GAME
from carson.board.state import State as BoardState
from carson.bots.board.greedy import JUDGES
from carson.bots.board.hints import board_hints
from carson.bots.cards.hints import cards_hints
from carson.bots.hints import MOST, Hint, Why, best, points
from carson.bots.random_options import random_board_options
from carson.cards.game import CARDS_GAME
from carson.cards.state import State as CardsState
from carson.core.agenda import S
from carson.core.chance import Stream, derive
from carson.core.moves import Seat
from carson.core.table import Table, open_table
from carson.core.views import View
from carson.games import BOARD_ENTRY
from carson.i18n.texts import LANGUAGES, Texts
from carson.i18n.words.board import BOARD_WORDS
from carson.i18n.words.cards import CARDS_WORDS
from tests.support.scenario import scenario

EVERYTHING = "new-beginning,river,might-is-right,kit-carson,outlaws,horses"
NAMES = ("ann", "bo", "cy", "di", "eve", "flo")
Ask = Callable[[View[S], int], list[Hint]]


def board_table(number: int, options: dict[str, str]) -> Table[BoardState]:
    players = int(BOARD_GAME.complete(options)["players"])
    return open_table(BOARD_GAME, options, NAMES[:players], derive("hints", number))


def cards_table(number: int) -> Table[CardsState]:
    options = {"people": "4", "virtual": "none"}
    return open_table(CARDS_GAME, options, NAMES[:4], derive("hints", number))


def followed(table: Table[S], ask: Ask[S]) -> Iterator[tuple[Table[S], list[Hint]]]:
    """A game in which hints are asked for and a random one of them is followed."""
    stream = Stream(1)
    while table.to_move:
        seat = table.to_move[0]
        hints = ask(table.view(seat), 7)
        yield table, hints
        table.play(seat, hints[stream.below(len(hints))].move)


def faults(table: Table[S], hints: list[Hint]) -> Iterator[str]:
    """What is wrong with hints for the seat that is asked."""
    moves = [hint.move for hint in hints]
    if not 1 <= len(moves) <= MOST or len(set(moves)) < len(moves):
        yield f"{moves}"
    if not set(moves) <= set(table.moves(table.to_move[0])):
        yield f"{moves} are not all legal"


def codes(hints: list[Hint]) -> set[str]:
    return {why.code for hint in hints for why in hint.why}


@pytest.mark.parametrize("number", range(3))
def test_hints_are_legal_and_at_most_three_whatever_the_options_are(number: int) -> None:
    game = followed(board_table(number, random_board_options(Stream(number + 40))), board_hints)

    assert [fault for asked in game for fault in faults(*asked)] == []


def test_hints_are_legal_and_have_words_with_all_variants() -> None:
    found, said = list[str](), set[str]()
    options = {"players": "3", "variants": EVERYTHING, "buildings": "all", "characters": "random"}
    for table, hints in followed(board_table(1, options), board_hints):
        found += faults(table, hints)
        said |= codes(hints)

    assert found == []
    assert all(Texts(language).has(f"hint-{code}") for language in LANGUAGES for code in said)


def test_hints_are_legal_and_have_words_in_the_card_game() -> None:
    found, said = list[str](), set[str]()
    for table, hints in followed(cards_table(1), cards_hints):
        found += faults(table, hints)
        said |= codes(hints)

    assert found == []
    assert all(Texts("en", (), CARDS_WORDS).has(f"hint-{code}") for code in said)


@pytest.mark.parametrize("language", LANGUAGES)
def test_whatever_a_choice_is_judged_by_has_its_sentence(language: str) -> None:
    texts = Texts(language, (), BOARD_WORDS)

    assert [by for by in {one.by for one in JUDGES.values()} if not texts.has(f"hint-{by}")] == []


def test_the_first_hint_is_what_the_bot_would_do() -> None:
    table, differ = board_table(3, {"players": "2"}), []
    while table.to_move:
        view = table.view(table.to_move[0])
        first = board_hints(view, 1)[0].move
        bots = [BOARD_ENTRY.make_bot("greedy", n) for n in range(4)]
        chosen = [bot.choose(view) for bot in bots]
        if chosen.count(chosen[0]) == len(chosen) and first is not chosen[0]:
            differ.append(str(first))
        table.play(view.seat, chosen[0])

    assert differ == []


def test_a_place_is_hinted_at_with_what_it_brings_and_the_chance_to_get_it() -> None:
    table = scenario("phase place\nplayer 1 cowboys 3 cash 30\ncard 1 sheriff")
    view = View(BOARD_GAME, table.state, Seat(0))

    (why,) = board_hints(view, 1)[0].why

    assert why.code == "place"
    assert set(why.args) == {"points", "chance"}


def test_nobody_is_told_to_spend_dollars_that_bring_nothing() -> None:
    table = scenario("phase close\nturn 1\npassing 1 2 3\nplayer 1 cash 25\ncard 1 banker")

    hints = board_hints(View(BOARD_GAME, table.state, Seat(0)), 7)

    assert {str(hint.move) for hint in hints} == {"spend 0", "spend 10", "spend 20"}


def test_the_best_come_first_and_what_is_never_done_is_not_named() -> None:
    moves = [BOARD_GAME.vocabulary.moves[number] for number in range(5)]
    rated = list(zip([1.0, -99.0, 3.0, 2.0, 0.5], moves, strict=True))

    hints = best(rated, lambda rating, move: (Why("gift"),))

    assert [hint.move for hint in hints] == [moves[2], moves[3], moves[0]]


def test_points_below_zero_are_no_number() -> None:
    assert [points(worth) for worth in (-0.2, 0.4, 2.6)] == ["below", 0, 3]
