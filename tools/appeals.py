"""Sets the appeals of the terrain cards from play, and measures the virtual players.

python -m tools.appeals cards --games 2000          what each card adds to a city, and its appeal
python -m tools.appeals cards --games 2000 --write  the same, written into the table
python -m tools.appeals levels --games 500          the levels against the greedy bot
"""

import argparse
from collections.abc import Iterable, Iterator
from concurrent.futures import ProcessPoolExecutor
from functools import partial
from pathlib import Path
from statistics import fmean, stdev
from typing import Final

from carson.cards.city.city import City, on_the_ground, square
from carson.cards.city.terrain import TERRAIN, layout_of, write_layout
from carson.cards.ids import NO_CARD, PARCELS, TERRAIN_NAMES, Card
from carson.cards.play.close import winners
from carson.cards.powers import ask
from carson.cards.printed import LEVELS
from carson.cards.state import State
from carson.core.moves import Seat
from tools.card_games import make_bots, play_game

FILE: Final = Path(__file__).parent.parent / "carson" / "cards" / "terrain.py"
SHARES: Final = {1: 3, 2: 5, 3: 8, 4: 12, 5: 15, 6: 17, 7: 16, 8: 12, 9: 8}
"""How many cards get each appeal."""


# --- what a card adds -------------------------------------------------------------------------
def without(city: City, card: Card) -> City:
    """The city as it would be if a card had never been laid."""
    on = [NO_CARD] * len(PARCELS)
    cards = tuple(placed for placed in city.cards if placed[0] != card)
    for other, spot in cards:
        for parcel, thing in zip(square(spot), layout_of(other), strict=True):
            on[parcel] = thing
    return on_the_ground(on, cards)


def gains(s: State, seat: Seat) -> Iterator[tuple[Card, int]]:
    """What each card of a finished city adds to the score of its owner."""
    city, score = s.cities[seat], ask.total(s, seat)
    for card, _ in city.cards:
        s.cities[seat] = without(city, card)
        yield card, score - ask.total(s, seat)
    s.cities[seat] = city


def one_game(seed: int) -> list[tuple[Card, int]]:
    """What all cards added in a game of four greedy bots."""
    table = play_game({"people": "4"}, make_bots(["greedy"] * 4, seed), f"appeals {seed}")
    s = table.state
    return [gain for seat in s.people for gain in gains(s, seat)]


def measure(first: int, games: int, jobs: int) -> list[float]:
    """What each terrain card adds on average to a city that took it."""
    found: list[list[int]] = [[] for _ in TERRAIN]
    with ProcessPoolExecutor(jobs) as pool:
        for result in pool.map(one_game, range(first, first + games), chunksize=4):
            for card, gain in result:
                found[card].append(gain)
    return [fmean(gain) if gain else 0.0 for gain in found]


def appeals(values: Iterable[float]) -> list[int]:
    """The appeals by rank: the worst cards 1, the best ones 9."""
    rated = list(values)
    ranked = sorted(range(len(rated)), key=lambda card: rated[card])
    shares = [appeal for appeal, count in SHARES.items() for _ in range(count)]
    by_card = dict(zip(ranked, shares, strict=True))
    return [by_card[card] for card in range(len(rated))]


def table_of(chosen: Iterable[int]) -> str:
    """The table of the terrain cards with these appeals."""
    return "\n".join(
        f"{terrain.name:<5} {write_layout(terrain.layout)} {appeal}"
        for terrain, appeal in zip(TERRAIN, chosen, strict=True)
    )


def rewrite(table: str) -> None:
    """Put the table into its file."""
    source = FILE.read_text(encoding="utf-8")
    head, begin, rest = source.partition('TABLE: Final = """\n')
    _, end, tail = rest.partition('\n"""')
    FILE.write_text(head + begin + table + end + tail, encoding="utf-8")


def cards(games: int, jobs: int, seed: int, write: bool) -> None:
    """Measure the cards, show them from the best to the worst, and write the table if asked."""
    values = measure(seed, games, jobs)
    chosen = appeals(values)
    for card in sorted(range(len(values)), key=lambda card: -values[card]):
        shown = write_layout(TERRAIN[card].layout)
        print(f"{TERRAIN_NAMES[card]:<6} {shown} {values[card]:6.2f}  appeal {chosen[card]}")
    if write:
        rewrite(table_of(chosen))


# --- how hard the levels are ------------------------------------------------------------------
def against(people: int, levels: tuple[str, ...], seed: int) -> tuple[list[int], list[float]]:
    """The scores of one game by seat, and the share of the victory of each."""
    options = {"people": str(people), "virtual": ",".join(levels) or "none"}
    s = play_game(options, make_bots(["greedy"] * people, seed), f"levels {seed}").state
    best = winners(s)
    return [s.total(seat) for seat in s.seats], [(seat in best) / len(best) for seat in s.seats]


def levels(games: int, jobs: int, seed: int) -> None:
    """The levels against the greedy bot and against each other."""
    tables = [*((1, (level,) * 3) for level in LEVELS), (1, tuple(LEVELS)), (4, ())]
    tables += [(2, (level,) * 2) for level in LEVELS]
    with ProcessPoolExecutor(jobs) as pool:
        for people, seated in tables:
            play = partial(against, people, seated)
            results = list(pool.map(play, range(seed, seed + games), chunksize=4))
            print(f"{people} greedy, {', '.join(seated) or 'nobody virtual'}: {games} games")
            for seat, name in enumerate(["greedy"] * people + list(seated)):
                scores = [score[seat] for score, _ in results]
                share = fmean([won[seat] for _, won in results])
                print(f"  {name:<13} {fmean(scores):6.1f} +- {stdev(scores):4.1f}  {share:4.0%}")


def main() -> None:
    """Read the command line."""
    parser = argparse.ArgumentParser(description=__doc__.splitlines()[0] if __doc__ else "")
    parser.add_argument("what", choices=["cards", "levels"])
    parser.add_argument("--games", type=int, default=400)
    parser.add_argument("--jobs", type=int, default=2)
    parser.add_argument("--seed", type=int, default=1)
    parser.add_argument("--write", action="store_true")
    given = parser.parse_args()
    if given.what == "cards":
        cards(given.games, given.jobs, given.seed, given.write)
    else:
        levels(given.games, given.jobs, given.seed)


if __name__ == "__main__":
    main()
