"""The result: who won, and where the points came from."""

from collections.abc import Sequence

from rich.console import Group, RenderableType
from rich.table import Table
from rich.text import Text

from carson.core.agenda import S
from carson.core.moves import Seat
from carson.core.records import Record
from carson.games import GameEntry
from carson.i18n.texts import Texts
from carson.terminal import marks


def draw(entry: GameEntry[S], s: S, texts: Texts) -> RenderableType:
    """Who won, and the points by source, best player first."""
    game, winners = entry.game, entry.winners(s)
    scores, ranking = game.scores(s), game.ranking(s)
    totals = [sum(points[seat] for points in scores.values()) for seat in game.seats(s)]
    names = texts.say("text-comma").join(texts.player(seat) for seat in winners)
    key = "result-winner" if len(winners) == 1 else "result-winners"
    text = texts.say(key, player=names, points=totals[winners[0]])
    return Group(Text(text, "bold"), Text(""), sources(scores, totals, ranking, texts))


def sources(
    scores: dict[str, list[int]], totals: Sequence[int], ranking: Sequence[Seat], texts: Texts
) -> Table:
    """Points by source, one column for each player."""
    table = Table.grid(padding=(0, 2))
    table.add_column(no_wrap=True)
    for _ in ranking:
        table.add_column(justify="right", no_wrap=True)
    table.add_row(Text(""), *(heading(place, seat, texts) for place, seat in enumerate(ranking, 1)))
    for name, by_seat in scores.items():
        if any(by_seat):
            points = [str(by_seat[seat]) for seat in ranking]
            table.add_row(Text(texts.source(name)), *points)
    total = [Text(str(totals[seat]), "bold") for seat in ranking]
    table.add_row(Text(texts.say("result-total"), "bold"), *total)
    return table


def heading(place: int, seat: Seat, texts: Texts) -> Text:
    """A player's place, sign and name."""
    line = Text(f"{place}. ").append_text(marks.chip(seat))
    return line.append(f" {texts.player(seat)}", "bold")


def honesty(record: Record, texts: Texts) -> Text:
    """What anyone needs to check the dice."""
    return Text(texts.say("result-honest", seed=record.seed, commitment=record.commitment))
