"""The loop plays the card game as it plays the board game; secrets stay behind a curtain."""

from pathlib import Path

import pytest

from carson.board.state import State
from carson.cards.game import CARDS_GAME
from carson.cards.state import State as CardsState
from carson.core import records
from carson.core.chance import derive
from carson.core.table import open_table
from carson.i18n.texts import LANGUAGES
from carson.terminal import sessions
from carson.terminal.board.face import BOARD_FACE
from carson.terminal.seating import Seating
from carson.terminal.session import Session
from tests.terminal.playing import (
    new_cards,
    new_session,
    play_on,
    reading,
    run,
    run_with,
    seats_asked,
)

CURTAIN = "Pass the device to"


def prompts_of(session: Session[State] | Session[CardsState], *lines: str) -> list[str]:
    """What stood before the cursor each time."""
    read, seen = reading(lines), []

    def noting(prompt: str) -> str:
        seen.append(prompt.strip())
        return read(prompt)

    run_with(session, noting)
    return seen


def sheets() -> Session[State]:
    """A board game that begins with secret sheets."""
    options = {"players": "2", "variants": "new-beginning"}
    table = open_table(BOARD_FACE.entry.game, options, ["Ann", "Bo"], derive("sheets"))
    return Session(BOARD_FACE, table, Seating(2, ("random",)), "en")


# --- playing ----------------------------------------------------------------------------------
def test_the_game_begins_with_its_players_and_the_promise_about_the_piles() -> None:
    session = new_cards(bots=1, virtual="novice,expert")
    text = run(session)

    assert "★ Ann\n" in text
    assert "▲ Bo (bot: random)" in text
    assert "● Cy (virtual player: novice)" in text
    assert session.table.record.commitment in text


def test_a_bid_is_made_and_all_bids_are_told() -> None:
    session = new_cards()
    text = run(session, "7")

    assert "The bids: Ann: 7, Bo: " in text
    assert str(session.table.record.lines[-4][1]) == "bid 7"


def test_a_refused_bid_says_why() -> None:
    assert "You have no auction card 11." in run(new_cards(), "bid 11")


def test_why_tells_the_reason_without_playing() -> None:
    session = new_cards()
    text = run(session, "why bid 10", "why bid 9")

    assert "You have no auction card 10." in text
    assert "“bid 9” is allowed." in text
    assert seats_asked(session) == []


def test_a_taken_card_can_be_given_back_until_cards_are_revealed() -> None:
    session = new_cards(people=4, virtual="none")
    text = run(session, *("", "9", "", "8", "", "7", "", "6"), "2", "undo", "undo")

    assert "Undone." in text
    assert "You cannot undo this: cards have been revealed since." in text


def test_city_shows_the_cities() -> None:
    text = run(new_cards(), "city Bo", "city zorro")

    assert "Virtual players do not build." in text
    assert "There is no player “zorro”" in text


@pytest.mark.parametrize(
    ("topic", "answer"),
    [
        ("characters", "3 VP for each Ranch"),
        ("buildings", "counts as two Houses"),
        ("letters", "General Store"),
        ("saloon", "2 VP for each House next to it"),
        ("doctor", "add 2 to your bid"),
        ("virtual", "take the card with the highest appeal"),
        ("appeal", "what it is worth to a virtual player"),
        ("suits", "the suit that stands higher"),
        ("nonsense", "There is no help on “nonsense”. Topics: characters, buildings"),
    ],
)
def test_help_knows_topics_and_names(topic: str, answer: str) -> None:
    assert answer in " ".join(run(new_cards(), f"help {topic}").split())


def test_help_explains_the_question_and_the_command_of_this_game() -> None:
    text = run(new_cards(), "help")

    assert "Bids stay hidden until everyone has chosen." in " ".join(text.split())
    assert "  city [NAME]" in text


@pytest.mark.parametrize("language", LANGUAGES)
def test_a_whole_game_can_be_played_in_every_language(language: str) -> None:
    session = new_cards(bots=1, virtual="novice,expert", language=language)
    text = run_with(session, play_on(session))

    assert session.asked is None
    assert session.texts.say("source-appeal") in text
    assert session.table.seed.hex() in text


def test_several_people_can_play_a_whole_game() -> None:
    session = new_cards(people=3)
    run_with(session, play_on(session))

    assert session.asked is None
    assert {*seats_asked(session)} == {0, 1, 2}


def test_equal_winners_share_the_victory() -> None:
    session = new_cards()
    run_with(session, play_on(session))
    s = session.table.state
    s.points = (s.points[0],) * len(s.points)

    assert "Ann, Bo, Cy, Di share the victory" in run(session)


# --- files ------------------------------------------------------------------------------------
def test_a_saved_game_goes_on_and_can_be_verified(tmp_path: Path) -> None:
    session = new_cards()
    run(session, "7", f"save {tmp_path / 'game'}")
    other = sessions.loaded(tmp_path / "game", session.seating, session.texts)
    run_with(other, play_on(other))
    other.save(tmp_path / "end")
    record = records.read(CARDS_GAME, (tmp_path / "end").read_text(encoding="utf-8"))

    assert records.verify(CARDS_GAME, record) > 100


def test_a_game_of_the_other_kind_can_be_loaded_in_the_middle(tmp_path: Path) -> None:
    new_cards().save(tmp_path / "cards")
    new_session().save(tmp_path / "board")
    lines = (f"load {tmp_path / 'cards'}", "city", f"load {tmp_path / 'board'}", "city")
    text = run(new_session(), *lines)

    assert "Era I, round 1 of 9" in text
    assert text.count("Round 1 of 4") == 2
    assert "There is no move “city”." in text


# --- the curtain ------------------------------------------------------------------------------
def test_a_curtain_stands_before_every_secret_answer() -> None:
    prompts = prompts_of(new_cards(people=2), "", "7", "", "5")

    assert prompts[:4] == [
        *(f"{CURTAIN} Ann, who presses Enter:", "★ Ann>"),
        *(f"{CURTAIN} Bo, who presses Enter:", "▲ Bo>"),
    ]
    assert not prompts[4].startswith(CURTAIN)


def test_nothing_is_shown_before_the_curtain_rises() -> None:
    text = run(new_cards(people=2))

    assert "auction card" not in text


def test_a_person_alone_needs_no_curtain() -> None:
    assert not any(CURTAIN in prompt for prompt in prompts_of(new_cards(bots=2), "7"))


def test_what_was_put_down_is_not_shown_to_the_others() -> None:
    texts = [
        run(new_cards(people=2), "", bid, "", "log", "map", "city", "help") for bid in ("7", "3")
    ]
    seen_by_bo = [text.split("Bo’s turn")[1] for text in texts]

    assert seen_by_bo[0] == seen_by_bo[1]
    assert "★ Ann" in seen_by_bo[0]


def test_everybody_hears_what_happened_before_the_secret_answers() -> None:
    text = run(new_cards(people=2), "", "7", "")

    assert text.count("Drawn: ") == 2


def test_one_can_leave_or_save_before_the_curtain(tmp_path: Path) -> None:
    text = run(new_cards(people=2), f"save {tmp_path / 'game'}", "quit", "")

    assert (tmp_path / "game").exists()
    assert text.endswith("Goodbye.\n")


def test_the_sheets_of_the_board_game_are_filled_in_behind_the_curtain() -> None:
    prompts = prompts_of(sheets(), "", *(["0"] * 40))
    curtains = [prompt for prompt in prompts if prompt.startswith(CURTAIN)]

    assert curtains == [f"{CURTAIN} Ann, who presses Enter:", f"{CURTAIN} Bo, who presses Enter:"]
