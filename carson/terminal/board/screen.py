"""The whole table of the board game: status, map, track and players, as the width allows."""

from collections.abc import Sequence
from dataclasses import dataclass
from typing import Final

from rich.console import Group, RenderableType
from rich.table import Table
from rich.text import Text

from carson.board.printed import ROUNDS
from carson.board.state import State
from carson.core.agenda import Choice, pending
from carson.core.events import Event
from carson.core.moves import Seat
from carson.i18n.texts import Texts
from carson.story.board.track import RESOLVING, phase_of
from carson.terminal import marks
from carson.terminal.board import map, players, track
from carson.terminal.face import ScreenSize as ScreenSize

SIDE_BY_SIDE: Final = 98
"""From this width on, the track stands beside the map."""
WIDE: Final = 140
"""From this width on, the track explains itself."""
TALL: Final = 42
"""From this height on, parcels have two lines."""


@dataclass(frozen=True)
class Sight:
    """A position and where the game stands in it."""

    state: State
    phase: int
    choice: Choice[State] | None

    @property
    def to_move(self) -> tuple[Seat, ...]:
        """Who is asked."""
        return () if self.choice is None else self.choice.seats


def sight(state: State, log: Sequence[Event]) -> Sight:
    """The position with the phase that its log tells."""
    return Sight(state, phase_of(log), pending(state))


def draw(seen: Sight, texts: Texts, room: ScreenSize) -> RenderableType:
    """Everything that lies on the table."""
    scale = map.LARGE if room.width >= WIDE and room.height >= TALL else map.SMALL
    town = map.draw(seen.state, scale, texts)
    panel = players.draw(seen.state, texts, seen.to_move)
    resolving = seen.phase == RESOLVING
    if room.width < SIDE_BY_SIDE:
        path = track.draw_folded(seen.state, texts, resolving=resolving)
        return Group(status(seen, texts), path, town, panel)
    path = track.draw(seen.state, texts, resolving=resolving, wide=room.width >= WIDE)
    table = Table.grid(padding=(0, 1))
    table.add_row(Group(town, Text(""), panel), path)
    return Group(status(seen, texts), table)


def status(seen: Sight, texts: Texts) -> Text:
    """Round, phase, and the order in which the players come."""
    s = seen.state
    line = Text()
    line.append(texts.say("status-round", round=max(1, s.round), rounds=ROUNDS), "bold")
    line.append("  ").append(texts.say(f"status-phase-{seen.phase}"))
    if any(s.outlaws):
        line.append("  " + texts.say("status-outlaws", strength=s.strength), marks.ALERT)
    if s.passed or seen.phase == 2:
        line.append(f"  {texts.say('status-turn-order')} ", marks.QUIET)
        line.append_text(marks.chips(s.order))
        line.append(f"  {texts.say('status-passed')} ", marks.QUIET)
        return line.append_text(marks.chips(s.passed) if s.passed else Text("-"))
    line.append(f"  {texts.say('status-pass-order')} ", marks.QUIET)
    return line.append_text(marks.chips(s.pass_order))
