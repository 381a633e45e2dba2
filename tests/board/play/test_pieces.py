"""Pieces that move: the event says which, and the log names it in every language."""

import pytest

from carson.board import events as event
from carson.board.ids import GAMBLING, WAGES
from carson.board.map.pieces import PIECES, Cowboy, Piece
from carson.board.state import State
from carson.core.events import Event, Kind
from carson.core.moves import Seat
from carson.i18n.texts import LANGUAGES, Texts
from tests.support.scenario import at, scenario

MOVES = {
    "went-home": State.send_home,
    "went-to-box": State.retire,
    "came-back": State.take_back,
}


def placed(piece: Piece) -> tuple[State, Cowboy]:
    """A piece of player 1 on the gambling space."""
    s = scenario("phase place\nplayer 1 dynamite 1").state
    s.place(Seat(0), GAMBLING, piece)
    return s, s.at(GAMBLING)[0]


@pytest.mark.parametrize("piece", PIECES, ids=str)
@pytest.mark.parametrize("kind", MOVES)
def test_whichever_way_a_piece_leaves_its_place_the_event_names_it(kind: str, piece: Piece) -> None:
    s, cowboy = placed(piece)
    s.log = []
    MOVES[kind](s, cowboy)

    told = {"seat": 0, "place": GAMBLING, "piece": piece.number}
    assert [(found.kind.name, found.named()) for found in s.log] == [(kind, told)]


def test_a_piece_that_is_shifted_is_named() -> None:
    lines = ("option variants kit-carson", "phase place", "turn 1", "card 1 sheriff yellow")
    table = scenario("\n".join(lines))
    table.play("1 white gambling", "2 pass", "3 pass", "1 shift gambling", "1 white d4")

    assert table.happened("shifted")[0]["piece"] == 2


def test_a_piece_that_leaves_land_to_the_lawyer_is_named() -> None:
    lines = ("option characters 1Y,2Y,5Y,6Y,7Y,9Y,18Y", "phase place", "turn 2", "passed 3")
    table = scenario("\n".join([*lines, "card 1 lawyer yellow", "player 2 dynamite 1"]))
    table.play("2 dynamite d4", "1 place d4", "2 pass", "1 pass")

    assert table.happened("sent-away") == [{"seat": 1, "parcel": at("d4"), "piece": 1}]


@pytest.mark.parametrize(
    ("piece", "sentence"),
    [
        (0, "Ann’s cowboy on Gambling income goes home."),
        (1, "Ann’s cowboy with dynamite on Gambling income goes home."),
        (2, "Ann’s white cowboy on Gambling income goes home."),
        (3, "Ann’s cowboy with a no-duel token on Gambling income goes home."),
        (4, "Ann’s lucky cowboy on Gambling income goes home."),
    ],
)
def test_the_log_names_the_piece(piece: int, sentence: str) -> None:
    home = Event(event.WENT_HOME, (0, GAMBLING, piece))

    assert Texts("en", ["Ann"]).event(home) == sentence


@pytest.mark.parametrize("language", LANGUAGES)
@pytest.mark.parametrize(
    ("kind", "values"),
    [
        *((event.WENT_HOME, (0, WAGES)), (event.WENT_TO_BOX, (0, WAGES))),
        *((event.SENT_AWAY, (0, 27)), (event.SHIFTED, (0, WAGES, 27))),
        (event.CAME_BACK, (0, WAGES)),
    ],
    ids=lambda value: "",
)
def test_each_piece_has_a_sentence_of_its_own_in_each_language(
    language: str, kind: Kind, values: tuple[int, ...]
) -> None:
    texts = Texts(language, ["Ann"])
    told = {texts.event(Event(kind, (*values, piece.number))) for piece in PIECES}

    assert len(told) == len(PIECES)
