"""Curves of a training as a picture, drawn by hand as SVG."""

from collections.abc import Sequence
from dataclasses import dataclass
from typing import Final

Row = dict[str, float]

WIDTH, HEIGHT = 720, 260
LEFT, RIGHT, TOP, BOTTOM = 64, 120, 40, 40
COLOURS: Final = ("#7a4419", "#c2571a", "#2f6f4f", "#28587b", "#6b3fa0")
LINES: Final = 4
"""Parts into which the lines behind the curves divide a panel."""
MOST_POINTS: Final = 300


@dataclass(frozen=True)
class Panel:
    """Curves that share a scale."""

    title: str
    names: tuple[str, ...]


PANELS: Final = (
    Panel("points of winners, by players", tuple(f"winner_{count}" for count in range(2, 7))),
    Panel("how much of the outcome was expected", ("explained",)),
    Panel("entropy of the policy", ("entropy",)),
)


def text(x: float, y: float, words: str, anchor: str = "middle", colour: str = "#333") -> str:
    """Some words."""
    return f'<text x="{x:.1f}" y="{y:.1f}" text-anchor="{anchor}" fill="{colour}">{words}</text>'


class CurveScale:
    """Where numbers lie in a panel."""

    def __init__(self, rows: Sequence[Row], panel: Panel, top: float) -> None:
        values = [row[name] for row in rows for name in panel.names if name in row]
        self.top: Final = top
        self.least: Final = min(values, default=0.0)
        self.most: Final = max(values, default=1.0)
        self.last: Final = rows[-1]["minutes"] if rows else 1.0

    def across(self, minutes: float) -> float:
        """How far to the right."""
        return LEFT + (WIDTH - LEFT - RIGHT) * minutes / (self.last or 1.0)

    def down(self, value: float) -> float:
        """How far down."""
        part = (value - self.least) / ((self.most - self.least) or 1.0)
        return self.top + HEIGHT - BOTTOM - part * (HEIGHT - TOP - BOTTOM)


def drawn(rows: Sequence[Row]) -> str:
    """The whole picture."""
    rows = rows[:: max(1, len(rows) // MOST_POINTS)]
    tall = HEIGHT * len(PANELS)
    parts = [
        f'<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 {WIDTH} {tall}" '
        'font-family="sans-serif" font-size="13">',
        f'<rect width="{WIDTH}" height="{tall}" fill="#fff"/>',
    ]
    for number, panel in enumerate(PANELS):
        parts += drawn_panel(rows, panel, CurveScale(rows, panel, number * HEIGHT))
    return "\n".join([*parts, "</svg>"]) + "\n"


def drawn_panel(rows: Sequence[Row], panel: Panel, scale: CurveScale) -> list[str]:
    """One panel: its title, the lines behind the curves, and the curves."""
    parts = [text(LEFT, scale.top + TOP - 16, panel.title, "start")]
    for number in range(LINES + 1):
        value = scale.least + (scale.most - scale.least) * number / LINES
        y = scale.down(value)
        ends = f'x1="{LEFT}" x2="{WIDTH - RIGHT}" y1="{y:.1f}" y2="{y:.1f}"'
        parts += [f'<line {ends} stroke="#ddd"/>', text(LEFT - 8, y + 4, f"{value:.3g}", "end")]
        minutes = scale.last * number / LINES
        at = scale.top + HEIGHT - BOTTOM + 18
        parts.append(text(scale.across(minutes), at, f"{minutes:.3g} min"))
    for name, colour in zip(panel.names, COLOURS, strict=False):
        parts += curve(rows, name, scale, colour)
    return parts


def curve(rows: Sequence[Row], name: str, scale: CurveScale, colour: str) -> list[str]:
    """One curve, and its name where it ends."""
    known = [row for row in rows if name in row]
    if not known:
        return []
    points = [(scale.across(row["minutes"]), scale.down(row[name])) for row in known]
    path = " ".join(f"{x:.1f},{y:.1f}" for x, y in points)
    return [
        f'<polyline points="{path}" fill="none" stroke="{colour}" stroke-width="1.5"/>',
        text(points[-1][0] + 8, points[-1][1] + 4, name.replace("_", " "), "start", colour),
    ]
