"""How the greedy bot judges duels: their order, dice, duel tiles and Outlaws."""

from collections.abc import Sequence
from typing import Final

from carson.board import ask, town
from carson.board.duel import Dice, PickDuel, PutDieAside, RerollOrKeep
from carson.board.ids import DISCARD, KEEP, STEAL, TILE, WAGES, Parcel, Place
from carson.board.pieces import Cowboy
from carson.board.state import State
from carson.board.tiles import hand_size, in_hand, pile_of
from carson.board.variants.might_is_right import DiscardLastTiles, PlayTiles
from carson.board.variants.outlaws import PickOutlaw, RewardOrTheft, destinations, loot, reward
from carson.bots import odds, worth
from carson.bots.constructing import SPITE
from carson.bots.judging import NEVER, Entry, Rater, judged
from carson.bots.outlook import Outlook, prize, theft
from carson.core.moves import NOBODY, Move, Seat

PIP: Final = 0.2
"""What a point of a duel tile is worth in later duels."""
LAST_PIP: Final = 0.1
"""The same in the last round."""


# --- dice ------------------------------------------------------------------------------------
def pick_duel(s: State, seat: Seat, choice: PickDuel) -> Rater:
    """The least important first: a cowboy who loses it helps in the others."""
    prospect = worth.Prospect(s, seat)

    def rate(move: Move) -> float:
        parcel = Parcel(Place(move.noun))
        if parcel >= WAGES or seat not in {cowboy.seat for cowboy in s.at(parcel)}:
            return 0.0
        if town.is_building(s.on[parcel]):
            return -ask.income(s, parcel) * worth.dollar(s)
        return -prospect.land(parcel)

    return rate


def reroll_or_keep(s: State, seat: Seat, choice: RerollOrKeep) -> Rater:
    """The lowest die again, if the duel would be lost."""
    dice = choice.dice
    own = [die for die, owner in zip(dice.rolled, dice.owners, strict=True) if owner == seat]
    kept = 0.0 if would_lose(s, seat, dice) else NEVER * -1
    return lambda move: kept if move.verb is KEEP else 1.0 / own[move.noun - 1]


def would_lose(s: State, seat: Seat, dice: Dice) -> bool:
    """Whether a rival, or the Outlaw, is better with the dice as they lie."""
    totals = {f.seat: counted(dice, f) + ask.firepower(s, f.seat) for f in dice.fighters}
    if dice.place < WAGES and s.outlaws[dice.place] and totals[seat] < s.strength:
        return True
    return max(totals, key=lambda fighter: totals[fighter]) != seat


def counted(dice: Dice, fighter: Cowboy) -> int:
    """The sum of the dice that a fighter will not put aside."""
    pairs = zip(dice.rolled, dice.owners, strict=True)
    own = sorted((die for die, owner in pairs if owner == fighter.seat), reverse=True)
    return sum(own[: fighter.piece.dice])


def put_die_aside(s: State, seat: Seat, choice: PutDieAside) -> Rater:
    """The lowest die."""
    return lambda move: -choice.dice.rolled[choice.chosen(move)]


# --- duel tiles -----------------------------------------------------------------------------
def play_tiles(s: State, seat: Seat, choice: PlayTiles) -> Rater:
    """A high tile where it can win something dear; the lowest where nothing helps."""
    value = prize(s, seat, choice.duel.place)
    pip = PIP if worth.rounds_left(s) else LAST_PIP
    played = sum(choice.duel.of(seat))

    def rate(move: Move) -> float:
        tile = move.noun if move.verb is TILE else 0
        return value * chance_with(s, seat, choice, played + tile) - tile * pip

    return rate


def chance_with(s: State, seat: Seat, choice: PlayTiles, tiles: int) -> float:
    """How likely a duel is won with tiles of this sum."""
    total, place = tiles + ask.firepower(s, seat), choice.duel.place
    if place < WAGES and s.outlaws[place] and total < s.strength:
        return 0.0
    seats = [fighter.seat for fighter in choice.duel.fighters]
    chance = 1.0
    for rival in seats:
        if rival != seat:
            first = seats.index(seat) < seats.index(rival)
            limit = total - ask.firepower(s, rival) + first
            chance *= share_below(possible_sums(s, seat, choice, rival), limit)
    return chance


def possible_sums(s: State, seat: Seat, choice: PlayTiles, rival: Seat) -> list[int]:
    """What a rival may add: what lies open, nothing, or any tile that others have in hand."""
    shown = choice.shown(rival)
    if shown or not hand_size(s, rival):
        return [sum(shown)]
    others = [other for other in s.seats if other != seat]
    return [t for t in odds.TILES for other in others for _ in range(in_hand(s, other, t))]


def share_below(tiles: Sequence[int], limit: int) -> float:
    """How many of the tiles are lower than a limit."""
    return sum(tile < limit for tile in tiles) / len(tiles)


def discard_last_tiles(s: State, seat: Seat, choice: DiscardLastTiles) -> Rater:
    """Away with tiles that are lower than those of the pile."""
    own = [tile for tile in odds.TILES for _ in range(in_hand(s, seat, tile))]
    pile = [tile for tile, count in enumerate(pile_of(s, seat)) for _ in range(count)]
    worse = sum(own) * len(pile) < sum(pile) * len(own)
    return lambda move: float(worse == (move.verb is DISCARD))


# --- Outlaws --------------------------------------------------------------------------------
def pick_outlaw(s: State, seat: Seat, choice: PickOutlaw) -> Rater:
    """First those who ride to the rivals: they leave less room for the others."""

    def rate(move: Move) -> float:
        outlaw = Parcel(Place(move.noun))
        goals = destinations(s, outlaw)
        return sum(harm(s, seat, outlaw, goal) for goal in goals) / len(goals)

    return rate


def harm(s: State, seat: Seat, outlaw: Parcel, goal: Parcel) -> float:
    """What an Outlaw takes from the rivals, or less than nothing if it is one's own."""
    if s.owner[goal] == NOBODY:
        return 0.0
    return loot(s, outlaw, goal) * (-1.0 if s.owner[goal] == seat else SPITE)


def reward_or_theft(s: State, seat: Seat, choice: RewardOrTheft) -> Rater:
    """Whatever is worth more."""
    stolen = theft(Outlook(s, seat), choice.parcel) if town.is_building(s.on[choice.parcel]) else 0
    return lambda move: stolen if move.verb is STEAL else reward(s)


JUDGES: Final[tuple[Entry, ...]] = (
    judged(PickDuel, pick_duel),
    judged(RerollOrKeep, reroll_or_keep),
    judged(PutDieAside, put_die_aside),
    judged(PlayTiles, play_tiles),
    judged(DiscardLastTiles, discard_last_tiles),
    judged(PickOutlaw, pick_outlaw),
    judged(RewardOrTheft, reward_or_theft),
)
