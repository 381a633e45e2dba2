"""The odds of the duels of a board game, and how far they can still change."""

from typing import NamedTuple

from carson.board.ids import AMMUNITION, ENCLOSURES, PLACE_NAMES, Parcel, Place, is_parcel
from carson.board.map import town
from carson.board.map.pieces import COWBOY, Cowboy
from carson.board.play.duel import DiceWeapons
from carson.board.play.flow import step_names
from carson.board.play.place import why_not_there
from carson.board.powers import ask
from carson.board.printed import AMMUNITION_REVOLVERS, NO_DUEL_SPACES
from carson.board.state import State
from carson.core.moves import NOBODY, Seat
from carson.preview.board.dice import Fighter, Rival, chance_to_win
from carson.preview.report import Comer, Line, Odds, line


# --- who fights -----------------------------------------------------------------------------
def is_placing(s: State) -> bool:
    """Whether cowboys are being placed: the order of this round's passing is not known yet."""
    return s.step < 0 and bool(s.order)


def fighters_on(s: State, place: Place) -> list[Cowboy]:
    """The cowboys who would fight on a place."""
    if place in NO_DUEL_SPACES or place in ENCLOSURES:
        return []
    return [cowboy for cowboy in s.at(place) if cowboy.piece.fights]


def is_contested(s: State, place: Place) -> bool:
    """Whether several players fight there."""
    return len(s.at(place)) > 1 and len({cowboy.seat for cowboy in fighters_on(s, place)}) > 1


def comers(s: State, place: Place) -> list[Seat]:
    """Who can still come to a place."""
    if not is_placing(s):
        return []
    there = {cowboy.seat for cowboy in s.at(place)}
    return [
        seat
        for seat in s.seats
        if s.home[seat] and seat not in s.passed and seat not in there and may_come(s, seat, place)
    ]


def may_come(s: State, seat: Seat, place: Place) -> bool:
    """Whether the rules let a seat place a cowboy there."""
    return why_not_there(s, seat, place, COWBOY) is None


def outlaw_strength(s: State, place: Place) -> int:
    """What an Outlaw on the place demands; 0 without one."""
    return s.strength if town.has_outlaw(s, place) else 0


# --- how strong they are --------------------------------------------------------------------
class Strength(NamedTuple):
    """The current firepower of a seat, and what it can become before a duel is fought."""

    now: int
    """With the ammunition token, if nobody else stands for it."""
    to_place: int
    """Cowboys that the seat may still place, each of whom makes it weaker by one."""
    token: int
    """What the ammunition token adds if a duel for it is won."""
    claimed: int
    """What is lost if someone still comes for the token and wins it."""
    returning: int
    """Cowboys who may lose an earlier duel and come home."""

    @property
    def least(self) -> int:
        """If all cowboys are placed and nothing is gained."""
        return self.now - self.to_place - self.claimed

    @property
    def most(self) -> int:
        """If no cowboy is placed any more and everything is gained."""
        return self.now + self.token + self.returning


def strength(s: State, seat: Seat, place: Place) -> Strength:
    """How strong a seat is in the duel on a place."""
    placing = is_placing(s) and seat not in s.passed
    token = AMMUNITION_REVOLVERS if may_get_token(s, seat, place) else 0
    fought = is_contested(s, AMMUNITION)
    return Strength(
        now=ask.firepower(s, seat) + (0 if fought else token),
        to_place=s.home[seat] if placing else 0,
        token=token if fought else 0,
        claimed=token if not fought and comers(s, AMMUNITION) else 0,
        returning=may_return(s, seat, place),
    )


def may_get_token(s: State, seat: Seat, place: Place) -> bool:
    """Whether a cowboy of the seat stands for the ammunition token, which is given before."""
    stands = any(cowboy.seat == seat for cowboy in s.at(AMMUNITION))
    return stands and s.ammunition == NOBODY and when(s, AMMUNITION) < when(s, place)


def may_return(s: State, seat: Seat, place: Place) -> int:
    """How many of the seat's cowboys fight elsewhere before the duel on a place can come."""
    elsewhere = {c.place for c in s.cowboys if c.seat == seat and c.place != place}
    return sum(is_contested(s, other) and when(s, other) <= when(s, place) for other in elsewhere)


def when(s: State, place: Place) -> int:
    """The number of the step in which a place is fought for."""
    steps = step_names(s.options.edition)
    if not is_parcel(place):
        return steps.index(PLACE_NAMES[place])
    sold = town.is_for_sale(s, Parcel(place))
    return steps.index("parcel-purchase" if sold else "building-income")


def passes_before(s: State, seat: Seat, rival: Seat) -> bool | None:
    """Whether the seat wins ties against a rival; None while both may still pass first."""
    order = s.passed if is_placing(s) else s.pass_order
    ranks = [order.index(who) if who in order else len(order) for who in (seat, rival)]
    return None if ranks[0] == ranks[1] else ranks[0] < ranks[1]


# --- the odds -------------------------------------------------------------------------------
class Side(NamedTuple):
    """A cowboy in a duel, and how strong its player is there."""

    cowboy: Cowboy
    strength: Strength

    @property
    def seat(self) -> Seat:
        """Whose cowboy it is."""
        return self.cowboy.seat


def side(s: State, cowboy: Cowboy) -> Side:
    """A cowboy that already stands on its place."""
    return Side(cowboy, strength(s, cowboy.seat, cowboy.place))


def newcomer(s: State, seat: Seat, place: Place) -> Side:
    """A cowboy who could still come, and is not at home any more then."""
    found = strength(s, seat, place)
    return Side(Cowboy(seat, place), found._replace(now=found.now - 1))


def odds(s: State, seat: Seat, place: Place) -> Odds | None:
    """The odds of a seat that stands on a place; None where no duel is possible."""
    fighters = fighters_on(s, place)
    own = next((cowboy for cowboy in fighters if cowboy.seat == seat), None)
    if own is None:
        return None
    rivals = tuple(side(s, cowboy) for cowboy in fighters if cowboy.seat != seat)
    coming = comers(s, place)
    if not rivals and not coming and not outlaw_strength(s, place):
        return None
    duel = DuelOutlook(s, place, side(s, own), rivals)
    return Odds(
        rivals=tuple(rival.seat for rival in rivals),
        lead=duel.lead(),
        first=duel.chance(ties_won=True),
        last=duel.chance(ties_won=False),
        low=duel.worst(),
        high=duel.best(),
        undecided=tuple(r.seat for r in rivals if passes_before(s, seat, r.seat) is None),
        comers=tuple(joined(duel, comer) for comer in coming),
        assumptions=tuple(assumptions(duel)),
    )


class DuelOutlook(NamedTuple):
    """A duel to come, as one of its fighters sees it."""

    s: State
    place: Place
    own: Side
    rivals: tuple[Side, ...]

    def lead(self) -> int:
        """One side's firepower less that of the strongest on the other side."""
        others = [rival.strength.now for rival in self.rivals]
        return self.own.strength.now - max([*others, outlaw_strength(self.s, self.place)])

    def chance(self, *, ties_won: bool) -> int | None:
        """The odds with the current firepower."""
        others = [rival.strength.now for rival in self.rivals]
        return self._thousandths(self.own.strength.now, others, ties_won)

    def worst(self) -> int | None:
        """The odds if everything changes to the seat's harm."""
        others = [rival.strength.most for rival in self.rivals]
        return self._thousandths(self.own.strength.least, others, False)

    def best(self) -> int | None:
        """The odds if everything changes for the better."""
        others = [rival.strength.least for rival in self.rivals]
        return self._thousandths(self.own.strength.most, others, True)

    def _thousandths(self, own: int, others: list[int], ties_won: bool) -> int | None:
        """The odds with this firepower; `ties_won` says who passes first where that is open."""
        if not has_dice(self.s):
            return None
        rivals = [
            Rival(fighter(self.s, rival.cowboy, power), self._wins_tie(rival.seat, ties_won))
            for rival, power in zip(self.rivals, others, strict=True)
        ]
        least = outlaw_strength(self.s, self.place)
        me = fighter(self.s, self.own.cowboy, own)
        return round(1000 * chance_to_win(me, rivals, least))

    def _wins_tie(self, rival: Seat, otherwise: bool) -> bool:
        known = passes_before(self.s, self.own.seat, rival)
        return otherwise if known is None else known


def has_dice(s: State) -> bool:
    """Whether dice decide duels, and not something that players hide."""
    return isinstance(s.weapons, DiceWeapons)


def fighter(s: State, cowboy: Cowboy, firepower: int) -> Fighter:
    """A cowboy with this firepower, as a fighter who rolls dice."""
    spare, again = ask.extra_dice(s, cowboy.seat), ask.may_reroll(s, cowboy.seat)
    return Fighter(firepower, cowboy.piece.dice, spare, again)


def joined(duel: DuelOutlook, seat: Seat) -> Comer:
    """The current odds if one more rival comes."""
    comer = newcomer(duel.s, seat, duel.place)
    more = duel._replace(rivals=(*duel.rivals, comer))
    return Comer(seat, more.chance(ties_won=True), more.chance(ties_won=False))


# --- what the odds assume -------------------------------------------------------------------
def assumptions(duel: DuelOutlook) -> list[Line]:
    """What can still change the odds, and what is taken as it is."""
    sides = [duel.own, *duel.rivals]
    found = [about for side in sides for about in assumed_of(duel.s, side)]
    demand = outlaw_strength(duel.s, duel.place)
    if demand:
        found.append(line("odds-outlaw", strength=demand))
    return [*found, line("odds-as-now")]


def assumed_of(s: State, side: Side) -> list[Line]:
    """What is assumed about one fighter."""
    seat, found = side.seat, side.strength
    lines = [
        (found.to_place, line("odds-to-place", seat=seat, count=found.to_place)),
        (maybe := found.token + found.claimed, line("odds-ammunition", seat=seat, count=maybe)),
        (found.returning, line("odds-returning", seat=seat, count=found.returning)),
    ]
    if has_dice(s):
        lines += [
            (side.cowboy.piece.dice > 1, line("odds-dynamite", seat=seat)),
            (ask.extra_dice(s, seat), line("odds-spare-die", seat=seat)),
            (ask.may_reroll(s, seat), line("odds-second-try", seat=seat)),
        ]
    return [about for applies, about in lines if applies]
