"""Figures: what the measurements mean, as numbers with their units, and as ratios."""

from collections.abc import Mapping
from typing import Final

from carson.bench.clock import Measured
from carson.bench.contest import PEERS_BUILD, Best, Comparison, rate
from carson.bench.peers import PEERS
from carson.bench.subject import COPY, LEGAL, MEMORY, PLAY, REPLAY, VIEW
from carson.builds import BUILDS

Figures = dict[str, float]
"""Figures by name; the name says the unit."""
Ratios = dict[str, dict[str, dict[str, Figures]]]
"""By build, by our game and by peer: how many times as quick we are."""

DECISIONS: Final = "decisions_per_second"
STEPS: Final = "steps_per_second"
GAMES: Final = "games_per_second"
COPIES: Final = "copies_per_second"
LEGAL_COST: Final = "legal_moves_us"
VIEW_COST: Final = "view_us"
REPLAY_COST: Final = "replay_ms"
WEIGHT: Final = "state_bytes"
COMPARED: Final = {"decisions": DECISIONS, "steps": STEPS, "copies": COPIES}


def figures(measured: Mapping[str, Measured]) -> Figures:
    """The figures of one game under one build."""
    played = measured[PLAY]
    seconds = played["seconds"]
    found = {
        DECISIONS: played["decisions"] / seconds,
        STEPS: (played["decisions"] + played["others"]) / seconds,
        GAMES: played["games"] / seconds,
        COPIES: rate(measured[COPY]),
    }
    costs = {LEGAL_COST: (LEGAL, 1e6), VIEW_COST: (VIEW, 1e6), REPLAY_COST: (REPLAY, 1e3)}
    for name, (figure, unit) in costs.items():
        if figure in measured:
            found[name] = unit / rate(measured[figure])
    if MEMORY in measured:
        found[WEIGHT] = measured[MEMORY]["bytes"]
    return found


def ours(best: Best) -> dict[str, dict[str, Figures]]:
    """Our figures by build and by game."""
    return {
        build: {name: figures(found) for (who, name), found in best.items() if who == build}
        for build in BUILDS
        if any(who == build for who, _ in best)
    }


def theirs(best: Best) -> dict[str, Figures]:
    """The figures of the peers."""
    return {name: figures(best[PEERS_BUILD, name]) for name in PEERS if (PEERS_BUILD, name) in best}


def ratios(mine: Mapping[str, dict[str, Figures]], peers: Mapping[str, Figures]) -> Ratios:
    """Ours divided by theirs."""
    return {
        build: {
            name: {
                peer: {key: own[figure] / their[figure] for key, figure in COMPARED.items()}
                for peer, their in peers.items()
            }
            for name, own in games.items()
        }
        for build, games in mine.items()
    }


def as_data(contest: Comparison) -> dict[str, object]:
    """All of it as one object."""
    mine, peers = ours(contest.best), theirs(contest.best)
    return {"ours": mine, "peers": peers, "ratios": ratios(mine, peers)}
