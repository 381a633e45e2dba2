"""Each law holds for a sound game, and finds the game that breaks it."""

from collections.abc import Callable
from functools import partial
from typing import Final

import pytest

from carson.core import testing
from carson.core.agenda import advance
from carson.core.events import Event, Kind
from carson.core.game import Game
from carson.core.records import BadRecord, Record, verify
from carson.core.trials import Chooser, Trial, evenly, perft, playing, verb_first
from tests.core import spoilt
from tests.core.toy import ACCOUNTS, PEBBLE_GAME, PebbleGame, Pebbles

Law = Callable[[Trial[Pebbles]], None]

conserves: Final = partial(testing.conserves, accounts=ACCOUNTS)
offers: Final = partial(testing.offers, every=1)
copies: Final = partial(testing.copies, every=1)
packs: Final = partial(testing.packs, every=1)
replays: Final = partial(testing.replays, every=1)
keeps_secrets: Final = partial(testing.keeps_secrets, every=1)
LAWS: Final[list[Law]] = [
    testing.ends,
    conserves,
    testing.notes_rightly,
    copies,
    packs,
    replays,
    testing.verifies,
    offers,
    keeps_secrets,
]


def complaint(law: Law, game: Game[Pebbles], seeds: int = 20) -> str:
    """What a law says against a game, within a few trials."""
    for seed in range(seeds):
        try:
            law(Trial(game, {"players": "3"}, seed, longest=100))
        except AssertionError as error:
            return str(error)
    return ""


@pytest.mark.parametrize("law", LAWS)
@pytest.mark.parametrize("choose", [evenly, verb_first])
@pytest.mark.parametrize("players", ["2", "3", "4"])
def test_a_sound_game_obeys_every_law(law: Law, choose: Chooser, players: str) -> None:
    for seed in range(20):
        law(Trial(PEBBLE_GAME, {"players": players}, seed, choose))


def test_a_complaint_names_options_seed_and_moves() -> None:
    found = complaint(testing.ends, PebbleGame(spoilt.Forever()))

    assert found == "the game does not end (pebbles players=3, evenly, seed 0, 100 moves)"


def test_an_error_of_the_game_is_told_with_its_trial() -> None:
    found = complaint(testing.ends, PebbleGame(spoilt.Crash()))

    assert found.startswith("IndexError: list index out of range (pebbles players=3,")


def test_every_law_sees_the_same_game_of_a_seed() -> None:
    trial = Trial(PEBBLE_GAME, {"players": "3"}, 7)
    with playing(trial) as first, playing(trial) as second:
        for _ in first.moments():
            pass
        for _ in second.moments():
            second.now_and_then(2)

    assert first.lines == second.lines


SPOILT: Final[list[tuple[Law, Game[Pebbles], str]]] = [
    (testing.ends, PebbleGame(spoilt.Forever()), "the game does not end"),
    (testing.ends, spoilt.NoRanking(), "the ranking is [0]"),
    (conserves, PebbleGame(spoilt.Mint()), "the ledger of pebbles should be"),
    (conserves, PebbleGame(spoilt.Burn()), "the census of pebbles should be 15 and is 14"),
    (conserves, PebbleGame(spoilt.Gap()), "Kind(gap) has gaps"),
    (testing.notes_rightly, PebbleGame(spoilt.Burn()), "the note of bank says"),
    (copies, spoilt.SharedPoints(), "playing on a copy changed the original"),
    (copies, spoilt.ForgottenPrize(), "the copy plays another game"),
    (copies, spoilt.HeardCopy(), "somebody listens to the copy"),
    (copies, PebbleGame(spoilt.Holder()), "a digest must not tell where things lie in memory"),
    (replays, PebbleGame(spoilt.Moody()), "the record leads elsewhere after"),
    (replays, PebbleGame(spoilt.MoodyChoice()), "the same move leads elsewhere after undo"),
    (replays, spoilt.Shouts(spoilt.Shout()), "BadRecord: line 23: unknown-verb text=shout"),
    (testing.verifies, PebbleGame(spoilt.MoodyDice()), "honest dice are refused: false-dice"),
    (offers, PebbleGame(spoilt.Empty()), "Empty offers nothing"),
    (offers, PebbleGame(spoilt.Repeats()), "Repeats offers a move twice"),
    (offers, PebbleGame(spoilt.Hides()), "Hides hides buy 1, which is legal"),
    (offers, PebbleGame(spoilt.Overreaches()), "Overreaches offers bid 0: not-now"),
    (offers, PebbleGame(spoilt.Explodes()), "boom"),
    (offers, PebbleGame(spoilt.WrongObvious()), "WrongObvious does not offer the obvious roll 1"),
    (offers, PebbleGame(spoilt.OpenToAll()), "seat 0 may move out of turn"),
    (offers, PebbleGame(spoilt.OddWeights()), "OddWeights weighs 2 moves"),
    (offers, PebbleGame(spoilt.NoWeight()), "NoWeight offers what never happens"),
    (keeps_secrets, spoilt.OpenBidsToAll(), "seat 2 sees what it cannot know"),
    (keeps_secrets, spoilt.KnowsBids(), "seat 2 imagines what it cannot know"),
    (keeps_secrets, spoilt.NoJson(), "TypeError: no JSON"),
    (keeps_secrets, PebbleGame(spoilt.Whisper()), "seat 1 hears what it cannot know"),
]


@pytest.mark.parametrize(("law", "game", "expected"), SPOILT)
def test_a_law_finds_the_game_that_breaks_it(law: Law, game: Game[Pebbles], expected: str) -> None:
    assert complaint(law, game).startswith(expected)


@pytest.mark.parametrize(
    ("lenient_about", "expected"),
    [("false-seed", "another seed is accepted"), ("false-dice", "a loaded die is accepted")],
)
def test_the_law_of_verifying_finds_a_lenient_judge(
    monkeypatch: pytest.MonkeyPatch, lenient_about: str, expected: str
) -> None:
    def judge(game: Game[Pebbles], record: Record) -> int:
        try:
            return verify(game, record)
        except BadRecord as error:
            if error.reason.code == lenient_about:
                return 0
            raise

    monkeypatch.setattr(testing, "verify", judge)

    assert complaint(testing.verifies, PEBBLE_GAME).startswith(expected)


def test_perft_counts_the_ways_to_play() -> None:
    s = PEBBLE_GAME.start({"players": "2", "rounds": "1"})
    advance(s)

    assert [perft(s, depth) for depth in range(4)] == [1, 3, 3 * 12, 3 * 12 * 6]


def test_perft_counts_no_way_beyond_the_end() -> None:
    s = PEBBLE_GAME.start({"players": "2", "rounds": "1"})

    assert advance(s) is not None
    assert perft(s, 6) == 0


def test_what_is_posted_to_a_receiver_is_lost_by_the_seat() -> None:
    gave, book = Kind("gave", "seat", "to", "amount"), {"pebbles": [5, 5, 5]}
    testing.Posting("pebbles", -1, "amount", receiver="to").post(Event(gave, (2, 0, 3)), book)

    assert book == {"pebbles": [8, 5, 2]}
