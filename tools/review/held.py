"""Checks reviews on games of their own: does the better move win more often when played on?

python -m tools.review.held --games 1 --continuations 100

lets bots of the weakest and of the strongest level play this many games of four at the board. For
both it prints what a review of each seat finds, and for the costliest decisions how often the
played and the better move win in this many imagined games that are played to their end.
"""

import argparse
from statistics import fmean
from typing import Final

from carson.arena import Match, play_game
from carson.board.state import State
from carson.core.moves import Seat
from carson.review.grading import TO_THE_END, seeds_of, try_all
from carson.review.insight import board_insight
from carson.review.reviewing import GradedDecision, Reviewer

LEVELS: Final = ("level-1", "level-6")
PLAYERS: Final = 4
OPTIONS: Final = {"players": str(PLAYERS), "characters": "random", "buildings": "all"}
SEATS: Final = (Seat(0), Seat(1))
"""Two seats of each game are reviewed."""


def main() -> None:
    """The command."""
    parser = argparse.ArgumentParser(description=__doc__)
    parser.add_argument("--games", type=int, default=1)
    parser.add_argument("--continuations", type=int, default=100)
    given = parser.parse_args()
    print("| level | seat | decisions | mistakes | lost | played wins | better wins | positions |")
    for level in LEVELS:
        for number in range(given.games):
            review_all(level, number, given.continuations)


def review_all(level: str, number: int, continuations: int) -> None:
    """Review some seats of a game, and print a row for each."""
    insight = board_insight()
    options = insight.entry.game.complete(OPTIONS)
    match = Match((level,) * PLAYERS, 1, f"held/{level}/{number}", options, keep_records=True)
    reviewer = Reviewer(insight, insight.entry.read(play_game(match, 0).record))
    for seat in SEATS:
        review = reviewer.review(seat)
        wins = [wins_of(reviewer, decision, continuations) for decision in review.costliest]
        wrong = sum(decision.certain for decision in review.decisions)
        cells = [level, seat + 1, len(review.decisions), wrong, percent(review.lost)]
        cells += [mean([one for one, _ in wins]), mean([two for _, two in wins]), len(wins)]
        print("|", " | ".join(str(cell) for cell in cells), "|", flush=True)


def wins_of(
    reviewer: Reviewer[State], decision: GradedDecision, continuations: int
) -> tuple[float, float]:
    """How often the played and the better move win, in the same imagined games."""
    decided = reviewer.decided(decision.number)
    assert decided is not None, "it was graded"
    moves, seeds = [decision.move, decision.grade.better], seeds_of(1, "held", continuations)
    tried = try_all(reviewer.insight, decided.view, moves, seeds, TO_THE_END)
    played, better = (float(tried[move].chances.mean()) for move in moves)
    return played, better


def mean(shares: list[float]) -> str:
    """The mean, where there is one."""
    return percent(fmean(shares)) if shares else "-"


def percent(share: float) -> str:
    """In per cent."""
    return f"{100 * share:.0f}%"


if __name__ == "__main__":
    main()
