"""Over many games: every legal move has a preview, which changes and betrays nothing."""

import json
from collections.abc import Callable, Iterator, Sequence
from dataclasses import asdict
from typing import Final

import pytest

from carson.board.state import State as BoardState
from carson.cards.state import State as CardsState
from carson.core.agenda import Chance, S, pending
from carson.core.moves import NOBODY, Move
from carson.core.trials import Playout, Trial, playing
from carson.core.views import View
from carson.i18n.texts import Texts
from carson.i18n.words import Words
from carson.i18n.words.board import BOARD_WORDS
from carson.i18n.words.cards import CARDS_WORDS
from carson.preview.board import preview as board
from carson.preview.cards import preview as cards
from carson.preview.report import Forecast, Line, Preview
from tests.cards.games import card_trial
from tests.preview.looking import all_lines
from tests.support.games import board_trial
from tests.support.messages import messages, unfounded

Previews = Callable[[View[S], Move], Preview]
Forecasts = Callable[[View[S]], Forecast]

FEW: Final = 2
"""This many moves of a decision are looked at, and more of a kind that comes up the first time."""
MANY: Final = 40
GAMES: Final = 4
CHUNK: Final = 10


# --- the laws ---------------------------------------------------------------------------------
def look_at_moves(trial: Trial[S], preview: Previews[S], words: Words) -> None:
    """Moves of every decision can be previewed; hidden things and the state have no part in it."""
    with playing(trial) as run:
        known: set[str] = set()
        for s, view in decisions(run):
            before = run.game.digest(s)
            for move in chosen(run, view, known):
                found = preview(view, move)
                check_lines(all_lines(found), words)
                other = View(run.game, run.game.imagine(s, view.seat, run.aside), view.seat)
                assert preview(other, move) == found, f"{move} betrays what {view.seat} cannot know"
                assert json.loads(json.dumps(asdict(found))), "it cannot be written as JSON"
            assert run.game.digest(s) == before, "a preview changes the state"


def look_at_forecasts(trial: Trial[S], forecast: Forecasts[S], words: Words, every: int) -> None:
    """At any time every seat, and who only watches, gets the same forecast of everyone."""
    with playing(trial) as run:
        for s in run.moments():
            if run.now_and_then(every):
                before = run.game.digest(s)
                seats = (NOBODY, *run.game.seats(s))
                found = [forecast(View(run.game, s, seat)) for seat in seats]
                assert all(each == found[0] for each in found), "a forecast depends on who asks"
                check_lines([about for seat in found[0].seats for about in seat.lines], words)
                assert run.game.digest(s) == before, "a forecast changes the state"


def decisions(run: Playout[S]) -> Iterator[tuple[S, View[S]]]:
    """Every decision of a game, with the view of each seat that is asked."""
    for s in run.moments():
        choice = pending(s)
        if choice is not None and not isinstance(choice, Chance):
            for seat in choice.seats:
                yield s, View(run.game, s, seat)


def chosen(run: Playout[S], view: View[S], known: set[str]) -> Sequence[Move]:
    """Now and then some moves of a decision; many when its kind comes up for the first time."""
    kind, moves = type(view.choice).__name__, view.moves
    if kind in known and not run.now_and_then(3):
        return []
    count = FEW if kind in known else MANY
    known.add(kind)
    if len(moves) <= count:
        return moves
    return [moves[run.aside.below(len(moves))] for _ in range(count)]


def check_lines(lines: Sequence[Line], words: Words) -> None:
    """Every sentence has its message, and every variable of the message its argument."""
    texts = Texts("en", ("ann", "bo", "cy", "di", "ed", "flo"), words)
    for about in lines:
        key = f"preview-{about.code}"
        assert texts.has(key), f"no message {key}"
        assert unfounded(key, set(about.args), messages("en")) == []
        assert "?" not in texts.tell(key, about.args), f"something is hidden in {about}"


# --- the games --------------------------------------------------------------------------------
def board_moves(seed: int) -> None:
    preview: Previews[BoardState] = board.preview
    look_at_moves(board_trial(seed), preview, BOARD_WORDS)


def board_forecasts(seed: int) -> None:
    forecast: Forecasts[BoardState] = board.forecast
    look_at_forecasts(board_trial(seed), forecast, BOARD_WORDS, 20)


def cards_moves(seed: int) -> None:
    preview: Previews[CardsState] = cards.preview
    look_at_moves(card_trial(seed), preview, CARDS_WORDS)


def cards_forecasts(seed: int) -> None:
    forecast: Forecasts[CardsState] = cards.forecast
    look_at_forecasts(card_trial(seed), forecast, CARDS_WORDS, 10)


LAWS: Final = {
    "board moves": board_moves,
    "board forecasts": board_forecasts,
    "card moves": cards_moves,
    "card forecasts": cards_forecasts,
}


@pytest.mark.parametrize("name", LAWS)
def test_previews_and_forecasts_obey_the_law(name: str) -> None:
    for seed in range(GAMES):
        LAWS[name](seed)


@pytest.mark.slow
@pytest.mark.parametrize("first", range(GAMES, GAMES + 2 * CHUNK, CHUNK))
@pytest.mark.parametrize("name", LAWS)
def test_previews_and_forecasts_obey_the_law_in_many_games(name: str, first: int) -> None:
    for seed in range(first, first + CHUNK):
        LAWS[name](seed)


# --- the laws can be broken -------------------------------------------------------------------
def test_a_preview_that_peeks_is_found() -> None:
    def peek(view: View[CardsState], move: Move) -> Preview:
        return Preview((Line("chance", {"seen": view.game.digest(view._state)}),))

    with pytest.raises(AssertionError, match="betrays"):
        look_at_moves(card_trial(5), peek, CARDS_WORDS)


def test_a_preview_that_moves_is_found() -> None:
    def meddle(view: View[CardsState], move: Move) -> Preview:
        view._state.sold = (view._state.sold[0] + 1, *view._state.sold[1:])
        return Preview((Line("chance"),))

    with pytest.raises(AssertionError, match="changes the state"):
        look_at_moves(card_trial(5), meddle, CARDS_WORDS)


def test_a_sentence_without_a_message_is_found() -> None:
    with pytest.raises(AssertionError, match="no message"):
        check_lines([Line("nonsense")], BOARD_WORDS)
