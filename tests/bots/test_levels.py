"""The six levels of both games: blends of bots, each with a name in each language."""

import subprocess
import sys

import pytest

from carson.arena import Match, play_game
from carson.board.state import State
from carson.bots.blend import Blend
from carson.bots.bot import LEVEL_NAMES, Bot
from carson.core.moves import Move
from carson.core.table import Table, open_table
from carson.core.views import View
from carson.games import BOARD_ENTRY, GAMES, bot_in_words
from carson.i18n.texts import LANGUAGES, Texts

SEED = bytes(32)
LOADED = "import sys; from carson.games import GAMES; {}; print('numpy' in sys.modules)"


class Counting:
    """Counts how often it is asked, and makes the first move."""

    name = "counting"

    def __init__(self, seed: int) -> None:
        self.asked = 0

    def choose(self, view: View[State]) -> Move:
        self.asked += 1
        return view.moves[0]


def new_table() -> Table[State]:
    return open_table(BOARD_ENTRY.game, {"players": "2"}, ["anne", "bert"], SEED)


def asked(share: int, decisions: int) -> tuple[int, int]:
    """How often both bots of a blend are asked."""
    better, other = Counting(0), Counting(0)
    bot: Bot[State] = Blend[State](lambda seed: better, share, lambda seed: other).named("it")(3)
    view = new_table().view(new_table().to_move[0])
    for _ in range(decisions):
        bot.choose(view)
    return better.asked, other.asked


def test_a_blend_asks_the_better_bot_as_often_as_its_share_says() -> None:
    better, other = asked(share=70, decisions=1000)

    assert better + other == 1000
    assert 650 < better < 750


def test_a_blend_with_a_full_share_never_asks_the_other_bot() -> None:
    assert asked(share=100, decisions=50) == (50, 0)


@pytest.mark.parametrize("game", GAMES)
def test_both_games_have_all_levels(game: str) -> None:
    assert set(LEVEL_NAMES) <= set(GAMES[game].bots)


@pytest.mark.parametrize("language", LANGUAGES)
@pytest.mark.parametrize("level", LEVEL_NAMES)
def test_a_level_has_a_name_and_a_line_about_it(level: str, language: str) -> None:
    texts = Texts(language, (), BOARD_ENTRY.words)

    assert bot_in_words(level, texts) != level
    assert texts.say(f"web-bot-{level}.about") != f"web-bot-{level}.about"


@pytest.mark.parametrize("language", LANGUAGES)
def test_no_two_levels_have_the_same_name(language: str) -> None:
    texts = Texts(language, (), BOARD_ENTRY.words)

    assert len({bot_in_words(level, texts) for level in LEVEL_NAMES}) == len(LEVEL_NAMES)


@pytest.mark.parametrize("game", GAMES)
@pytest.mark.parametrize("level", LEVEL_NAMES)
def test_a_level_plays_a_game_to_its_end(game: str, level: str) -> None:
    options = {"players": "2"} if game == "board" else {"people": "2", "virtual": "novice,novice"}
    match = Match((level, level), 1, 3, GAMES[game].game.complete(options), game=game)

    assert play_game(match, 0).decisions > 0


def printed(action: str) -> str:
    command = [sys.executable, "-c", LOADED.format(action)]
    return subprocess.run(command, capture_output=True, text=True, check=True).stdout.strip()


def test_a_level_without_a_net_loads_none() -> None:
    assert printed("GAMES['board'].make_bot('level-3', 1)") == "False"


def test_the_net_is_loaded_once_for_all_bots_of_a_process() -> None:
    counted = (
        "from carson.bots.board.learned import board_mind;"
        "[GAMES['board'].make_bot('level-6', seed) for seed in range(5)];"
        "assert board_mind.cache_info().misses == 1"
    )

    assert printed(counted) == "True"


def test_a_worker_loads_the_net_once_for_all_tables() -> None:
    """A process asks for a new bot at every move, and all share one net."""
    counted = (
        "from carson.bots.cards.learned import cards_mind;"
        "[GAMES['cards'].make_bot(name, 1) for name in ('level-5', 'level-6', 'learned')];"
        "assert cards_mind.cache_info().misses == 1"
    )

    assert printed(counted) == "True"
