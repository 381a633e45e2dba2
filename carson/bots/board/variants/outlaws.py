"""Outlaws: what the greedy bot rides for, and which Outlaw it sends where."""

from typing import ClassVar, Final, final

from carson.board.ids import CITY_HALL, STEAL, Parcel, Place, parcel_of
from carson.board.map import town
from carson.board.powers import ask
from carson.board.state import State
from carson.board.variants.outlaws import PickOutlaw, RewardOrTheft, destinations, loot, reward
from carson.bots.board.building import SPITE
from carson.bots.board.judging import Entry, Rater, judged
from carson.bots.board.outlook import Outlook, half_income
from carson.bots.board.variant_knowledge import Advice
from carson.core.moves import NOBODY, Move, Seat


# --- on a parcel ----------------------------------------------------------------------------
def beaten(o: Outlook, where: Parcel) -> float:
    """The reward for an Outlaw, and the income it would take from our own building."""
    s = o.s
    if not town.is_building(s.on[where]):
        return reward(s)
    if s.owner[where] == o.seat:
        return reward(s) + half_income(o, where)
    return max(reward(s), theft(o, where))


def theft(o: Outlook, where: Parcel) -> float:
    """Half the income of a rival's building, which hurts the rival."""
    stolen = half_income(o, where) if ask.can_be_attacked(o.s, where) else 0.0
    return stolen * (1 + SPITE)


# --- the choices ----------------------------------------------------------------------------
def pick_outlaw(s: State, seat: Seat, choice: PickOutlaw) -> Rater:
    """First those who ride to the rivals: they leave less room for the others."""

    def rate(move: Move) -> float:
        outlaw = parcel_of(move)
        goals = destinations(s, outlaw)
        return sum(harm(s, seat, outlaw, goal) for goal in goals) / len(goals)

    return rate


def harm(s: State, seat: Seat, outlaw: Parcel, goal: Parcel) -> float:
    """What an Outlaw takes from the rivals, or less than nothing if the building is ours."""
    if s.owner[goal] == NOBODY:
        return 0.0
    return loot(s, outlaw, goal) * (-1.0 if s.owner[goal] == seat else SPITE)


def reward_or_theft(s: State, seat: Seat, choice: RewardOrTheft) -> Rater:
    """Whatever is worth more."""
    stolen = theft(Outlook(s, seat), choice.parcel) if town.is_building(s.on[choice.parcel]) else 0
    return lambda move: stolen if move.verb is STEAL else reward(s)


@final
class OutlawsAdvice(Advice):
    """An Outlaw decides what its parcel gives, unless the City Hall stands there."""

    judges: ClassVar[tuple[Entry, ...]] = (
        judged(PickOutlaw, pick_outlaw, "outlaw"),
        judged(RewardOrTheft, reward_or_theft, "pay"),
    )

    def gain(self, o: Outlook, place: Place) -> float | None:
        if not town.has_outlaw(o.s, place) or o.s.on[place] == CITY_HALL:
            return None
        return beaten(o, Parcel(place))


ADVICE: Final = OutlawsAdvice()
