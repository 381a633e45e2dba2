"""Whole games of both kinds: nothing that is shown lacks a message or an argument."""

from collections.abc import Mapping

import pytest

from carson.board.options import VARIANTS
from carson.core.agenda import S
from carson.core.chance import Stream, derive
from carson.core.moves import Seat
from carson.core.table import Table, open_table
from carson.games import GAMES
from carson.i18n.texts import LANGUAGES, Texts
from carson.i18n.words import Value
from carson.story import telling
from carson.story.asked import Asked
from carson.terminal import menu
from carson.terminal.board.face import BOARD_FACE
from carson.terminal.cards.face import CARDS_FACE
from carson.terminal.face import Face, ScreenSize
from carson.terminal.scene import Scene
from tests.support.suites import quick_first
from tests.terminal.showing import shown

NAMES = ("Ann", "Bo", "Cy", "Di", "Ed", "Flo")
ALL = ",".join(VARIANTS)
TRIED = 12
"""This many moves are asked about at each choice, legal or not."""


class Strict(Texts):
    """Texts that refuse to be silent about a missing message or argument."""

    def say(self, key: str, given: Mapping[str, Value] | None = None, /, **more: Value) -> str:
        name, _, attribute = key.partition(".")
        assert self.has(name), f"{self.language}: no message {key}"
        message = self._bundle.get_message(self.own(name))
        pattern = message.attributes.get(attribute) if attribute else message.value
        assert pattern is not None, f"{self.language}: no text {key}"
        _, errors = self._bundle.format_pattern(pattern, {**(given or {}), **more})
        assert errors == [], f"{self.language}: {key} {given} {more}"
        return super().say(key, given, **more)


def strict(face: Face[S], language: str = "en") -> Strict:
    return Strict(language, NAMES, face.entry.words)


def opened(face: Face[S], options: dict[str, str], seed: int) -> Table[S]:
    game = face.entry.game
    seats = len(game.seats(game.start(game.complete(options))))
    return open_table(game, options, NAMES[:seats], derive(seed))


def look_at(face: Face[S], table: Table[S], texts: Texts, dice: Stream) -> None:
    """Show everything a person would see, and ask why some moves are refused."""
    choice, seat = table.pending, table.to_move[0]
    assert choice is not None
    scene = Scene(face, table.state, table.log, texts)
    asked = Asked(table.state, choice, seat, table.moves(seat))
    shown(scene.draw(ScreenSize(160, 45)), 160)
    shown(menu.draw(face.menu(asked, texts, brief=False)))
    shown(scene.help(""))
    for command in face.commands:
        shown(scene.look(command, ""))
    for _ in range(TRIED):
        verb = choice.accepts[dice.below(len(choice.accepts))]
        reason = table.why_not(seat, verb.moves[dice.below(len(verb.moves))])
        if reason is not None:
            texts.reason(reason)


def play_and_look(face: Face[S], options: dict[str, str], texts: Texts, seed: int) -> Table[S]:
    """A game of random moves; looked at now and then, for that takes time."""
    table = opened(face, options, seed)
    dice = Stream(seed)
    while table.to_move:
        if dice.below(6) == 0:
            look_at(face, table, texts, dice)
        moves = table.moves(table.to_move[0])
        table.play(table.to_move[0], moves[dice.below(len(moves))])
    return table


def told(face: Face[S], table: Table[S], texts: Texts) -> str:
    """The story and the result of a finished game."""
    events = [event.seen_by(Seat(0)) for event in table.log]
    lines = [line.text for line in telling.tell(events, texts, face.entry.style)]
    everything = [texts.event(event) for event in events]
    result = shown(Scene(face, table.state, table.log, texts).result())
    return "\n".join([*lines, *everything, result])


@pytest.mark.parametrize(
    ("language", "variants"),
    quick_first(
        [*((language, ALL) for language in LANGUAGES), *(("en", variant) for variant in VARIANTS)],
        quick=len(LANGUAGES),
    ),
)
def test_every_board_game_can_be_shown_in_every_language(language: str, variants: str) -> None:
    texts = strict(BOARD_FACE, language)
    options = {"players": "3", "characters": "random", "buildings": "all", "variants": variants}
    table = play_and_look(BOARD_FACE, options, texts, seed=len(variants))

    assert texts.say("result-total") in told(BOARD_FACE, table, texts)


@pytest.mark.parametrize("language", LANGUAGES)
@pytest.mark.parametrize(
    ("people", "virtual"),
    quick_first(
        [("1", "novice,intermediate,expert"), ("4", "none"), ("3", "expert,expert,novice")]
    ),
)
def test_every_card_game_can_be_shown_in_every_language(
    language: str, people: str, virtual: str
) -> None:
    texts = strict(CARDS_FACE, language)
    options = {"people": people, "virtual": virtual}
    table = play_and_look(CARDS_FACE, options, texts, seed=int(people))

    assert texts.say("result-total") in told(CARDS_FACE, table, texts)


@pytest.mark.parametrize("topic", ["characters", "buildings", "spaces", "map"])
def test_every_page_of_the_board_games_guide_can_be_shown(topic: str) -> None:
    table = opened(BOARD_FACE, {"players": "3", "characters": "quiet"}, 1)
    scene = Scene(BOARD_FACE, table.state, table.log, strict(BOARD_FACE))

    assert len(shown(scene.help(topic))) > 100


@pytest.mark.parametrize("topic", ["characters", "buildings", "letters", "city"])
def test_every_page_of_the_card_games_guide_can_be_shown(topic: str) -> None:
    table = opened(CARDS_FACE, {}, 1)
    scene = Scene(CARDS_FACE, table.state, table.log, strict(CARDS_FACE))

    assert len(shown(scene.help(topic))) > 100


@pytest.mark.parametrize("game", GAMES)
def test_every_verb_is_explained(game: str) -> None:
    entry = GAMES[game]
    texts = Strict("en", NAMES, entry.words)

    assert all(texts.verb(verb) for verb in entry.game.vocabulary.verbs.values())
