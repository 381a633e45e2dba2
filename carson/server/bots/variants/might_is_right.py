"""Might is Right: duel tiles stay secret, so a worker deals them anew as its seat knows them."""

from collections.abc import Iterable, Sequence
from typing import Final, final

from carson.board.events import TILE_DRAWN
from carson.board.ids import TILE
from carson.board.play.duel_tiles import tile_sets
from carson.board.state import State
from carson.board.variants.might_is_right import TWO_PLAYERS, DrawTile
from carson.core.agenda import Position, pending
from carson.core.events import Event
from carson.core.moves import Move, Seat
from carson.server.bots.worker_deal import TileSupply, deal
from carson.server.bots.worker_secrets import Draws, Secrets
from carson.server.bots.worker_tiles import Dealt, Story, Used


@final
class DuelTiles(Secrets):
    """Where the duel tiles went."""

    def known(self, s: State, log: Iterable[Event], viewer: Seat) -> list[Dealt | Used]:
        players = len(s.seats)
        story = Story(players if players == TWO_PLAYERS else 0)
        for event in log:
            story.hear(event)
        return story.known_to(viewer)

    def draws(self, s: State, story: Sequence[Dealt | Used]) -> Draws:
        return TileDraws(s, story)


@final
class TileDraws(Draws):
    """Answers every draw of a duel tile in a game that is played again."""

    def __init__(self, s: State, story: Sequence[Dealt | Used]) -> None:
        players = len(s.seats)
        sets = 0 if players == TWO_PLAYERS else tile_sets(players)
        self._tiles: Final = deal(
            TileSupply(players, sets, s.options.edition.own_duel_tiles), story
        )

    def answer(self, s: Position) -> Move | None:
        choice = pending(s)
        if not isinstance(choice, DrawTile):
            return None
        # Where only one kind is left the engine draws by itself, so draws are counted by ear.
        draws = [event for event in s.log or () if event.kind is TILE_DRAWN]
        count = sum(event.get("seat") == choice.owner for event in draws)
        return TILE.of(self._tiles[choice.owner][count])


SECRETS: Final = DuelTiles()
