"""The command line for both games: one core, one command line."""

import json
from pathlib import Path

import pytest

from carson.cards.game import CARDS_GAME
from carson.core import records
from carson.core.chance import derive
from carson.core.table import open_table
from tests.support.scenario import whole_game
from tests.test_cli import carson, complaint


def script_of_a_game() -> str:
    """What one person types against virtual players, found by playing it."""
    names = ["Player 1", "Annie", "Bess", "Cole"]
    table = open_table(CARDS_GAME, {"people": "1"}, names, derive("7"))
    lines = []
    while table.to_move:
        move = table.moves(table.to_move[0])[0]
        lines.append(f"{move}\n")
        table.play(table.to_move[0], move)
    return "".join(lines)


@pytest.fixture(scope="module")
def played(tmp_path_factory: pytest.TempPathFactory) -> Path:
    """The record of a card game that was played by scripted answers."""
    path = tmp_path_factory.mktemp("cards") / "end.game"
    typed = script_of_a_game() + f"save {path}\nquit\n"
    result = carson("play", "cards", "--seed", "7", typed=typed)
    assert result.exit_code == 0, result.output
    return path


@pytest.fixture(params=["board", "cards"])
def record(request: pytest.FixtureRequest, played: Path, tmp_path: Path) -> tuple[str, Path]:
    """The record of a finished game of each kind."""
    if request.param == "cards":
        return "cards", played
    path = tmp_path / "board.game"
    path.write_text(whole_game(5, 3), encoding="utf-8")
    return "board", path


def simulated(*words: str) -> dict[str, object]:
    result = carson("simulate", "cards", "--json", *words)
    assert (result.exit_code, result.stderr) == (0, "")
    found = json.loads(result.stdout)
    assert isinstance(found, dict)
    return found


# --- play -------------------------------------------------------------------------------------
def test_the_board_game_is_played_unless_another_is_named() -> None:
    texts = [carson("play", *game, "--seed", "1").stdout for game in ((), ("board",))]

    assert texts[0] == texts[1]
    assert "Round 1 of 4" in texts[0]


def test_a_person_plays_cards_with_three_virtual_players() -> None:
    text = carson("play", "cards", "--seed", "1").stdout

    assert text.count("(virtual player: novice)") == 3
    assert "Era I, round 1 of 9" in text


def test_people_bots_and_virtual_players_can_be_chosen() -> None:
    text = carson(
        *("play", "cards", "--people", "2", "--names", "Zoe, Max", "--seed", "1"),
        *("--bots", "random,greedy", "--virtual", "novice,expert"),
    ).stdout

    assert [line.strip() for line in text.splitlines() if line.startswith("  ")][:6] == [
        *("★ Zoe", "▲ Max", "● Annie (bot: random)", "✚ Bess (bot: greedy)"),
        *("■ Cole (virtual player: novice)", "◆ Dora (virtual player: expert)"),
    ]


def test_bots_go_round_where_the_number_of_players_is_given() -> None:
    text = carson("play", "cards", "--players", "5", "--bots", "random", "--seed", "1").stdout

    assert text.count("(bot: random)") == 4
    assert "virtual player:" not in text


def test_the_suits_are_an_option_of_the_game() -> None:
    texts = [
        carson("play", "cards", "--seed", "1", "--suits", suits).stdout
        for suits in ("hat,star,cow,boot", "boot,cow,star,hat")
    ]
    ties = [next(line for line in text.splitlines() if "ties" in line) for text in texts]

    assert ties[0] != ties[1]


def test_a_save_says_itself_which_game_it_is(tmp_path: Path) -> None:
    path = tmp_path / "my game"
    carson("play", "cards", "--seed", "1", typed=f"7\nsave {path}\nquit\n")
    result = carson("play", "--load", str(path))

    assert result.exit_code == 0
    assert "Player 1: which card do you take?" in result.stdout


@pytest.mark.parametrize(
    ("language", "word"),
    [("en", "auction card"), ("fr", "carte enchère"), ("de", "Gebotskarte"), ("ja", "競りカード")],
)
def test_the_card_game_speaks_the_language_that_is_asked_for(language: str, word: str) -> None:
    assert word in carson("play", "cards", "--seed", "1", "--language", language).stdout


# --- replay and verify ------------------------------------------------------------------------
def test_every_record_can_be_verified(record: tuple[str, Path]) -> None:
    result = carson("verify", str(record[1]))

    assert result.exit_code == 0
    assert " are honest: all " in result.stdout


def test_every_record_can_be_replayed_to_its_result(record: tuple[str, Path]) -> None:
    result = carson("replay", str(record[1]))

    assert result.exit_code == 0
    assert "wins with" in result.stdout
    assert "Total" in result.stdout


def test_every_record_can_be_told_and_stopped(record: tuple[str, Path]) -> None:
    told = carson("replay", str(record[1]), "--events").stdout
    stopped = carson("replay", str(record[1]), "--at", "12").stdout

    assert told.rstrip().endswith("The game is over.")
    assert "wins with" not in stopped


def test_a_card_that_cannot_be_drawn_is_told_with_its_line(played: Path, tmp_path: Path) -> None:
    lines = played.read_text(encoding="utf-8").split("\n")
    draws = [number for number, line in enumerate(lines) if line.startswith("* draw I-")]
    at = draws[1]
    lines[at] = lines[draws[0]]
    path = tmp_path / "forged"
    path.write_text("\n".join(lines), encoding="utf-8")
    told = complaint("verify", str(path))

    assert f", line {at + 1}: This card is not in the pile: I-" in told


# --- simulate ---------------------------------------------------------------------------------
def test_virtual_players_count_as_seats_by_the_name_of_their_level() -> None:
    found = simulated("--people", "2", "--virtual", "expert,novice", "--games", "2")
    bots = found["bots"]

    assert isinstance(bots, list)
    assert [bot["name"] for bot in bots] == ["random", "random", "expert", "novice"]
    assert sum(bot["wins"] for bot in bots) == 2


def test_the_data_have_the_same_keys_as_for_the_board_game() -> None:
    cards = simulated("--games", "1")
    board = json.loads(carson("simulate", "--json", "--games", "1").stdout)

    assert list(cards) == list(board)
    assert isinstance(cards["bots"], list)
    assert list(cards["bots"][0]) == list(board["bots"][0])


def test_the_same_seed_gives_the_same_result_on_one_and_on_two_jobs() -> None:
    words = ("--games", "4", "--seed", "7")
    alone, together = simulated(*words), simulated(*words, "--jobs", "2")

    assert (alone["decisions"], alone["bots"]) == (together["decisions"], together["bots"])


def test_bots_change_seats_and_virtual_players_stay(tmp_path: Path) -> None:
    bots = ("--people", "2", "--bots", "greedy,random", "--virtual", "expert,novice")
    simulated("--games", "2", "--out", str(tmp_path), *bots)
    games = [
        records.read(CARDS_GAME, path.read_text(encoding="utf-8")).names
        for path in sorted(tmp_path.iterdir())
    ]

    assert games == [
        ["greedy 1", "random 2", "expert 3", "novice 4"],
        ["random 2", "greedy 1", "expert 3", "novice 4"],
    ]


def test_greedy_bots_beat_random_ones() -> None:
    bots = simulated("--people", "4", "--bots", "greedy,random,random,random", "--games", "2")[
        "bots"
    ]

    assert isinstance(bots, list)
    assert bots[0]["wins"] == 2


def test_tables_tell_wins_and_points_by_building_and_character() -> None:
    result = carson("simulate", "cards", "--games", "2")
    wanted = ("random", "wins", "mean score", "Ranch", "Outlaws", "seat", "per second")

    assert [word for word in wanted if word not in result.stdout] == []


# --- wrong use --------------------------------------------------------------------------------
@pytest.mark.parametrize(
    ("args", "told"),
    [
        (("play", "chess"), "There is no game “chess”, only: board, cards"),
        (("simulate", "chess"), "There is no game “chess”, only: board, cards"),
        (("play", "--virtual", "novice"), "“--virtual” is not an option of this game: board"),
        (
            ("play", "cards", "--edition", "2009"),
            "“--edition” is not an option of this game: cards",
        ),
        (("simulate", "--people", "4"), "“--people” is not an option of this game: board"),
        (
            ("simulate", "cards", "--players", "4"),
            "“--players” is not an option of this game: cards",
        ),
        (
            ("simulate", "cards", "--station-needs-house"),
            "“--station-needs-house” is not an option",
        ),
        (("play", "cards", "--people", "0"), "there are 1 to 6 players, not “0”"),
        (("play", "cards", "--people", "7"), "there are 1 to 6 players, not “7”"),
        (
            ("play", "cards", "--people", "3", "--players", "2"),
            "There must be 1 to 2 people, not 3.",
        ),
        (("play", "cards", "--virtual", "genius"), "the option “virtual” has no value “genius”"),
        (("play", "cards", "--virtual", "none"), "a table has 4 to 6 players, people and virtual"),
        (("play", "cards", "--bots", "hal"), "there is no bot “hal”, only: "),
        (
            ("play", "cards", "--suits", "hat,star,cow,boot,cactus"),
            "4 suits are needed, one for each seat, not 5",
        ),
        (("play", "cards", "--option", "speed=9"), "there is no option “speed”"),
        (("simulate", "cards", "--bots", "random,random"), "2 bots were named, but 4 play"),
        (("simulate", "cards", "--bots", "hal"), "there is no bot “hal”, only: "),
        (("simulate", "cards", "--people", "x"), "there are 1 to 6 players, not “x”"),
        (("simulate", "cards", "--games", "0"), "--games must be at least 1, not “0”"),
    ],
)
def test_a_wrong_use_ends_with_one_clear_line(args: tuple[str, ...], told: str) -> None:
    assert complaint(*args).startswith(told)
