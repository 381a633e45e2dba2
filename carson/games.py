"""The games: one entry each, with everything that belongs to it."""

from collections.abc import Callable, Mapping, Sequence
from dataclasses import dataclass
from typing import Final, Generic, Literal, Protocol, TypeVar

from carson.board.game import BOARD_GAME
from carson.board.options import CASTS, VARIANTS
from carson.board.state import State as BoardState
from carson.bots.board.bots import BOARD_BOTS
from carson.bots.board.hints import board_hints
from carson.bots.bot import LEVEL_NAMES, USUAL_BOT, Bot, BotMaker, bot_maker
from carson.bots.cards.bots import CARD_BOTS
from carson.bots.cards.hints import cards_hints
from carson.bots.hints import Hint
from carson.bots.lines.line_bot import (
    THINKING_SECONDS,
    LineBot,
    Patience,
    check_command,
    is_command,
)
from carson.cards.game import CARDS_GAME
from carson.cards.options import parse
from carson.cards.play.close import winners
from carson.cards.state import State as CardsState
from carson.core import records
from carson.core.agenda import S
from carson.core.game import Game
from carson.core.moves import Move, Seat
from carson.core.records import Record
from carson.core.views import View
from carson.i18n.texts import Texts
from carson.i18n.words import Words
from carson.i18n.words.board import BOARD_WORDS
from carson.i18n.words.cards import CARDS_WORDS
from carson.preview.board.about import about as board_about
from carson.preview.board.preview import forecast as board_forecast
from carson.preview.board.preview import preview as board_preview
from carson.preview.board.sites import sites as board_sites
from carson.preview.cards.about import about as cards_about
from carson.preview.cards.column import column
from carson.preview.cards.column_report import Column
from carson.preview.cards.preview import forecast as cards_forecast
from carson.preview.cards.preview import preview as cards_preview
from carson.preview.report import Forecast, Line, ParcelIncome, Preview
from carson.story.asked import Asked
from carson.story.board.moves import descriptions as board_descriptions
from carson.story.board.style import BOARD_STYLE
from carson.story.cards.moves import descriptions as cards_descriptions
from carson.story.cards.style import CARDS_STYLE
from carson.story.telling import Style

GameName = Literal["board", "cards"]
R_co = TypeVar("R_co", covariant=True)


@dataclass(frozen=True)
class GameEntry(Generic[S]):
    """A game and everything that belongs to it, except how it is drawn."""

    game: Game[S]
    # --- options ----------------------------------------------------------------------------
    decide: str
    """The option that says for how many seats a person or a bot decides."""
    virtual: Callable[[Mapping[str, str]], tuple[str, ...]]
    """How well those play for whom nobody decides; they sit behind the others."""
    casts: Mapping[str, str]
    """Characters to play with, by the name of the choice."""
    variants: tuple[str, ...]
    # --- words ------------------------------------------------------------------------------
    words: Words
    style: Style
    descriptions: Callable[[Asked[S], Texts], dict[Move, str]]
    """What each of the moves would do, in a few words."""
    # --- bots, and looking ahead ------------------------------------------------------------
    bots: Mapping[str, BotMaker[S]]
    hints: Callable[[View[S], int], list[Hint]]
    preview: Callable[[View[S], Move, Sequence[Move]], Preview]
    forecast: Callable[[View[S]], Forecast]
    about: Callable[[View[S], str], Sequence[Line]]
    """What a thing on the table is worth."""
    sites: Callable[[View[S], str], Sequence[ParcelIncome]]
    """What a building would pay wherever it could stand."""
    column: Callable[[View[S]], Column]
    """What cards on offer, bids and powers mean for a seat; nothing where there are none."""
    # --- the end ----------------------------------------------------------------------------
    winners: Callable[[S], list[Seat]]
    """Who wins: one, unless the rules know no way to tell."""

    @property
    def defaults(self) -> dict[str, str]:
        """All options as they are if nobody says anything."""
        return self.game.complete({})

    def deciding(self, options: Mapping[str, str]) -> int:
        """For how many seats a person or a bot decides."""
        return int(self.game.complete(options)[self.decide])

    def levels(self, options: Mapping[str, str]) -> tuple[str, ...]:
        """For each seat how well it plays, if nobody decides for it."""
        return ("",) * self.deciding(options) + self.virtual(options)

    def check_bot(self, name: str) -> None:
        """Refuse a bot that is not there."""
        bot_maker(self.bots, name)

    def make_bot(self, name: str, seed: int) -> Bot[S]:
        """A new bot; with the same seed it makes the same choices."""
        return bot_maker(self.bots, name)(seed)

    def check_player(self, name: str) -> None:
        """Refuse a bot that is not there; a command of this machine counts as one.

        Never ask this about a name that came over the network: it may be any command.
        """
        check_command(name) if is_command(name) else self.check_bot(name)

    def make_player(self, name: str, seed: int, seconds: float = THINKING_SECONDS) -> Bot[S]:
        """A bot, or a program that thinks for so long and is replaced if it fails."""
        if not is_command(name):
            return self.make_bot(name, seed)
        return LineBot(name, seed, self.make_bot(USUAL_BOT, seed), Patience(seconds))

    def read(self, text: str) -> Record:
        """A record of this game."""
        return records.read(self.game, text)

    def verify(self, record: Record) -> int:
        """Check the dice of a record; how many chance moves there are."""
        return records.verify(self.game, record)

    def hand_to(self, use: "UseOfGame[R_co]") -> R_co:
        """What someone makes of it who works with any game."""
        return use(self)


class UseOfGame(Protocol[R_co]):
    """Something that can be done with any game."""

    def __call__(self, entry: GameEntry[S], /) -> R_co:
        """Do it with this one."""
        ...


BOARD_ENTRY: Final = GameEntry[BoardState](
    game=BOARD_GAME,
    decide="players",
    virtual=lambda options: (),
    casts=CASTS,
    variants=VARIANTS,
    words=BOARD_WORDS,
    style=BOARD_STYLE,
    descriptions=board_descriptions,
    bots=BOARD_BOTS,
    hints=board_hints,
    preview=board_preview,
    forecast=board_forecast,
    about=board_about,
    sites=board_sites,
    column=lambda view: Column(),
    winners=lambda s: BOARD_GAME.ranking(s)[:1],
)
CARDS_ENTRY: Final = GameEntry[CardsState](
    game=CARDS_GAME,
    decide="people",
    virtual=lambda options: parse(CARDS_GAME.complete(options)).virtual,
    casts={},
    variants=(),
    words=CARDS_WORDS,
    style=CARDS_STYLE,
    descriptions=cards_descriptions,
    bots=CARD_BOTS,
    hints=cards_hints,
    preview=cards_preview,
    forecast=cards_forecast,
    about=cards_about,
    sites=lambda view, building: (),
    column=column,
    winners=winners,
)
AnyEntry = GameEntry[BoardState] | GameEntry[CardsState]
GAMES: Final[dict[str, AnyEntry]] = {"board": BOARD_ENTRY, "cards": CARDS_ENTRY}
GAME_NAMES: Final[tuple[GameName, ...]] = ("board", "cards")
BOT_NAMES: Final = tuple(dict.fromkeys(name for entry in GAMES.values() for name in entry.bots))
"""The bots of all games, from the weakest to the strongest."""


def game_of(text: str) -> AnyEntry:
    """The game that a record's text speaks of; a foreign one fails when it is read."""
    return GAMES.get(records.game_of(text), BOARD_ENTRY)


def bot_in_words(bot: str, texts: Texts) -> str:
    """What a bot is called: a level has a name in each language, others the word that asks."""
    return texts.say(f"web-bot-{bot}") if bot in LEVEL_NAMES else bot
