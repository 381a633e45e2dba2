"""How the greedy bot judges duels: their order and their dice."""

from typing import Final

from carson.board.ids import KEEP, Parcel, is_parcel, place_of
from carson.board.map import town
from carson.board.map.pieces import Cowboy
from carson.board.play.duel import Dice, PickDuel, PutDieAside, RerollOrKeep
from carson.board.powers import ask
from carson.board.state import State
from carson.bots.board import worth
from carson.bots.board.judging import NEVER, Entry, Rater, judged
from carson.core.moves import Move, Seat


def pick_duel(s: State, seat: Seat, choice: PickDuel) -> Rater:
    """The least important first: a cowboy who loses it helps in the others."""
    prospect = worth.Valuation(s, seat)

    def rate(move: Move) -> float:
        place = place_of(move)
        if not is_parcel(place) or seat not in {cowboy.seat for cowboy in s.at(place)}:
            return 0.0
        parcel = Parcel(place)
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
    if town.has_outlaw(s, dice.place) and totals[seat] < s.strength:
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


JUDGES: Final[tuple[Entry, ...]] = (
    judged(PickDuel, pick_duel, "duel"),
    judged(RerollOrKeep, reroll_or_keep, "dice"),
    judged(PutDieAside, put_die_aside, "dice"),
)
