"""Everything that a player meets has a paragraph that explains it."""

import pytest

from carson.board.ids import CARD_SIDES, SOURCE_NAMES, SPACE_NAMES, THING_NAMES
from carson.board.map.pieces import PIECES
from carson.board.options import EDITIONS, VARIANTS
from carson.cards import ids as cards_ids
from carson.games import GAME_NAMES
from carson.i18n.texts import LANGUAGES
from carson.i18n.words import Words
from carson.i18n.words.board import BOARD_WORDS
from carson.i18n.words.cards import CARDS_WORDS
from carson.rulebook import read
from carson.rulebook.references import REFERENCES, SEE, rule_of
from carson.story.board.track import track_spaces
from tests.support.imports import Module, modules_of_the_package
from tests.support.messages import codes, questions

ABOUT_TEXTS = ".notation."
"""The folder of the modules that refuse a text, not something of the game."""
COMMON = ("carson.core.agenda", "carson.core.options")
"""What all games refuse alike."""
UNRULED = {"not-now", "not-offered", "already-answered"}
"""What refuses a move that has nothing to do with the question, or to nobody who asks."""


def refusals(*parts: str) -> set[str]:
    """The codes with which these parts of the package refuse something of the game."""
    found = [module for module in modules_of_the_package() if is_of_game(module, parts)]
    return {code for module in found for code in codes(module)} - UNRULED


def is_of_game(module: Module, parts: tuple[str, ...]) -> bool:
    about_text = ABOUT_TEXTS in f"{module.name}."
    return module.name in COMMON or (module.part in parts and not about_text)


def things() -> set[str]:
    """Everything that is shown at a table or before one, by the names of the messages."""
    return {
        *(f"space-{name}" for name in SPACE_NAMES),
        *(box.key for edition in EDITIONS.values() for box in track_spaces(edition)),
        *(f"thing-{name}" for name in THING_NAMES),
        *(f"card-{side.lower()}" for side in CARD_SIDES),
        *(f"piece-{piece.name}" for piece in PIECES),
        *(f"source-{name}" for name in SOURCE_NAMES),
        *(f"variant-{name}" for name in VARIANTS),
        *(f"game-{name}" for name in GAME_NAMES),
        *(f"cards-thing-{name}" for name in cards_ids.THING_NAMES),
        *(f"cards-card-{name}" for name in cards_ids.CHARACTER_NAMES),
        *(f"ask-{name}" for game in ("carson.board", "carson.cards") for name in questions(game)),
    }


def test_everything_that_is_shown_has_a_paragraph() -> None:
    assert sorted(things() - REFERENCES.keys()) == []


@pytest.mark.parametrize(("part", "words"), [("board", BOARD_WORDS), ("cards", CARDS_WORDS)])
def test_every_refusal_of_a_game_has_a_paragraph(part: str, words: Words) -> None:
    assert [code for code in sorted(refusals(part)) if rule_of(code, words.prefix) is None] == []


@pytest.mark.parametrize("language", LANGUAGES)
def test_every_paragraph_that_is_named_is_there(language: str) -> None:
    known = {place.paragraph.id for place in read(language).places()}
    named = {*REFERENCES.values(), *(name for names in SEE.values() for name in names)}

    assert sorted(named - known) == []


def test_nothing_is_explained_that_there_is_not() -> None:
    reasons = {key for key in REFERENCES if "reason-" in key}
    refused = {f"reason-{code}" for code in refusals("board", "cards")}

    assert sorted(key for key in reasons if key.removeprefix("cards-") not in refused) == []
    assert sorted(key for key in REFERENCES if key.startswith("ask-") and key not in things()) == []


def test_a_reason_that_both_games_know_has_the_rule_of_the_game() -> None:
    assert rule_of("not-your-turn", BOARD_WORDS.prefix) == "place.turn"
    assert rule_of("not-your-turn", CARDS_WORDS.prefix) == "cards.pick.order"
    assert rule_of("no-token") is None
