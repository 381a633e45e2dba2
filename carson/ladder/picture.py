"""A ladder as a picture: each bot with its rating and the interval around it, as SVG."""

from collections.abc import Sequence
from dataclasses import dataclass
from typing import Final
from xml.sax.saxutils import escape

from carson.ladder.rating import Rung

WIDTH: Final = 720
LEFT, RIGHT, HEAD, STEP, FOOT = 150, 40, 48, 26, 20
LINES: Final = 4
"""Parts into which lines divide the width."""


@dataclass(frozen=True)
class RatingPanel:
    """One ladder, and what was played."""

    title: str
    rungs: Sequence[Rung]

    @property
    def height(self) -> int:
        """How tall it is drawn."""
        return HEAD + STEP * len(self.rungs) + FOOT


def drawn(panels: Sequence[RatingPanel]) -> str:
    """All ladders, one below the other, on the same scale."""
    tall = sum(panel.height for panel in panels)
    ends = [end for panel in panels for rung in panel.rungs for end in (rung.low, rung.high)]
    scale = RatingScale(min(ends, default=0.0), max(ends, default=1.0))
    parts = [
        f'<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 {WIDTH} {tall}" '
        'font-family="sans-serif" font-size="13">',
        f'<rect width="{WIDTH}" height="{tall}" fill="#fff"/>',
    ]
    top = 0
    for panel in panels:
        parts += drawn_panel(panel, scale, top)
        top += panel.height
    return "\n".join([*parts, "</svg>"]) + "\n"


@dataclass(frozen=True)
class RatingScale:
    """Where ratings lie."""

    least: float
    most: float

    def across(self, rating: float) -> float:
        """How far to the right."""
        part = (rating - self.least) / ((self.most - self.least) or 1.0)
        return LEFT + (WIDTH - LEFT - RIGHT) * part


def drawn_panel(panel: RatingPanel, scale: RatingScale, top: int) -> list[str]:
    """One ladder."""
    parts = [text(LEFT, top + 18, panel.title, "start")]
    bottom = top + panel.height - FOOT
    for number in range(LINES + 1):
        rating = scale.least + (scale.most - scale.least) * number / LINES
        x = scale.across(rating)
        parts.append(line(x, x, top + HEAD - 8, bottom, "#ddd", 1))
        parts.append(text(x, top + HEAD - 14, f"{rating:.0f}", "middle"))
    for number, rung in enumerate(panel.rungs):
        y = top + HEAD + STEP * number + STEP / 2
        parts.append(text(LEFT - 10, y + 4, rung.bot, "end"))
        parts.append(line(scale.across(rung.low), scale.across(rung.high), y, y, "#c2571a", 3))
        x = scale.across(rung.rating)
        parts.append(f'<circle cx="{x:.1f}" cy="{y:.1f}" r="5" fill="#7a4419"/>')
    return parts


def text(x: float, y: float, words: str, anchor: str) -> str:
    """Some words."""
    return (
        f'<text x="{x:.1f}" y="{y:.1f}" text-anchor="{anchor}" fill="#333">{escape(words)}</text>'
    )


def line(left: float, right: float, top: float, bottom: float, colour: str, width: int) -> str:
    """A line."""
    ends = f'x1="{left:.1f}" x2="{right:.1f}" y1="{top:.1f}" y2="{bottom:.1f}"'
    return f'<line {ends} stroke="{colour}" stroke-width="{width}"/>'
