"""State: the primitive changes to what lies on the table, each with its event."""

from typing import Final, final

from carson.board import events as event
from carson.board.ids import (
    CARD_COUNT,
    ENCLOSURES,
    FOR_START,
    HOUSE,
    SOURCE_COUNT,
    THING_COUNT,
    TOWNHOUSE,
    Cause,
    Edge,
    Parcel,
    Place,
    Source,
    Thing,
    is_parcel,
)
from carson.board.layout import Layout
from carson.board.map import town
from carson.board.map.geometry import ENDS, MEETING, noted
from carson.board.map.pieces import COWBOY, DYNAMITER, Cowboy, Piece
from carson.board.options import HORSES, OUTLAWS
from carson.board.powers.rule import Moment, Rule
from carson.board.printed import (
    DYNAMITE,
    HORSE_COUNT,
)
from carson.core.agenda import Task
from carson.core.moves import NOBODY, Seat
from carson.core.values import added, marked, replaced


@final
class State(Layout):
    """A position of the board game, and the primitive changes to it."""

    def copy(self) -> "State":
        """An independent copy, to which nobody listens."""
        twin = State(self.options, self.cards, self.variants, self.weapons)
        self.copy_onto(twin)
        return twin

    # --- rules ------------------------------------------------------------------------------
    def tell(self, moment: Moment) -> None:
        """Announce a moment to all rules in force; it is heard before all else happens."""
        tell_rules(self, moment, 0)

    def turn_card(self, card: int, red: bool) -> None:
        """Put a side of a card up."""
        side = self.cards[f"{card}{'R' if red else 'Y'}"]
        self.rules = replaced(self.rules, card, side)
        if self.holder[card] != NOBODY:
            self._look_at_hands()

    def take_card(self, seat: Seat, card: int) -> None:
        """A card comes to a seat and remembers nothing of earlier rounds."""
        self.holder = replaced(self.holder, card, seat)
        self.remember(card, 0)
        self._look_at_hands()

    def remember(self, card: int, what: int) -> None:
        """Note what a character has to remember."""
        if self.memo[card] != what:
            self.memo = replaced(self.memo, card, what)

    def return_cards(self) -> None:
        """All cards go back."""
        if OUTLAWS in self.options.variants:
            self.past_hands = self.hands
        self.holder = (NOBODY,) * CARD_COUNT
        self.memo = (0,) * CARD_COUNT
        self._look_at_hands()

    def _look_at_hands(self) -> None:
        hands: list[tuple[Rule, ...]] = [()] * len(self.seats)
        in_force: list[tuple[Rule, Seat]] = []
        for card, owner in enumerate(self.holder):
            if owner != NOBODY:
                rule = self.rules[card]
                assert rule is not None, "only cards in play are held"
                hands[owner] += (rule,)
                in_force.append((rule, owner))
        for variant in self.variants:
            in_force.append((variant, NOBODY))
        self.hands, self.in_force = tuple(hands), tuple(in_force)

    # --- money, points and pieces of a player -----------------------------------------------
    def pay(self, seat: Seat, amount: int, cause: Cause) -> None:
        """To the bank."""
        assert 0 <= amount <= self.cash[seat], "nothing is ever owed"
        self.cash[seat] -= amount
        self.emit(event.PAID, seat, amount, cause)

    def earn(self, seat: Seat, amount: int, cause: Cause) -> None:
        """From the bank."""
        self.cash[seat] += amount
        self.emit(event.EARNED, seat, amount, cause)

    def start_with(self, seat: Seat, cash: int) -> None:
        """Exchange the usual money of the start for another amount."""
        self.pay(seat, self.cash[seat], FOR_START)
        self.earn(seat, cash, FOR_START)

    def set_kit(self, seat: Seat, cash: int, revolvers: int, roads: int) -> None:
        """Start with something else than the usual kit."""
        self.start_with(seat, cash)
        self.get_revolvers(seat, revolvers - self.revolvers[seat])
        self.get_roads(seat, roads - self.roads_in_hand[seat])

    def transfer(self, payer: Seat, payee: Seat, amount: int, cause: Cause) -> None:
        """From one player to another."""
        assert 0 <= amount <= self.cash[payer], "nothing is ever owed"
        self.cash[payer] -= amount
        self.cash[payee] += amount
        self.emit(event.GAVE, payer, payee, amount, cause)

    def score(self, seat: Seat, points: int, source: Source) -> None:
        """Victory points."""
        self.points = added(self.points, seat * SOURCE_COUNT + source, points)
        self.emit(event.SCORED, seat, points, source)

    def vps(self, seat: Seat) -> int:
        """All victory points of a seat so far."""
        return sum(self.points[seat * SOURCE_COUNT : (seat + 1) * SOURCE_COUNT])

    def dismiss(self, seat: Seat, count: int) -> None:
        """Send cowboys of the personal supply away."""
        self.home[seat] -= count
        self.general_supply = added(self.general_supply, seat, count)
        self.emit(event.DISMISSED, seat, count)

    def get_roads(self, seat: Seat, count: int) -> None:
        """From the general supply, which never runs out."""
        self.roads_in_hand = added(self.roads_in_hand, seat, count)
        self.emit(event.GOT_ROADS, seat, count)

    def get_revolvers(self, seat: Seat, count: int) -> None:
        """From the general supply, which never runs out."""
        self.revolvers = added(self.revolvers, seat, count)
        self.emit(event.GOT_REVOLVERS, seat, count)

    def get_ammunition(self, seat: Seat) -> None:
        """The ammunition token, for this round."""
        self.ammunition = seat
        self.emit(event.GOT_AMMUNITION, seat)

    def get_horse(self, seat: Seat) -> None:
        """From the general supply, in a game with horses, as long as there are some."""
        if HORSES in self.options.variants and self.horses_left():
            self.horses = added(self.horses, seat)
            self.emit(event.GOT_HORSE, seat)

    def stabled_by(self, seat: Seat) -> int:
        """Horses of a seat in enclosures."""
        return sum(self.stabled[seat * len(ENCLOSURES) : (seat + 1) * len(ENCLOSURES)])

    def horses_left(self) -> int:
        """Horses in the general supply."""
        return HORSE_COUNT - sum(self.horses) - sum(self.stabled)

    def get_dynamite(self, seat: Seat, count: int) -> None:
        """From the general supply, as far as there is some."""
        count = min(count, DYNAMITE - sum(self.dynamite) - self._dynamiters())
        self.dynamite = added(self.dynamite, seat, count)
        self.emit(event.GOT_DYNAMITE, seat, count)

    def use_dynamite(self, seat: Seat, mine: Parcel, factor: int) -> None:
        """A stick goes off in a Mine, which pays several times in this round."""
        self.dynamite = added(self.dynamite, seat, -1)
        self.multiply(mine, factor)
        self.emit(event.BLASTED, seat, mine)

    def multiply(self, parcel: Parcel, factor: int) -> None:
        """A building pays several times in this round."""
        self.boosts = (*self.boosts, (parcel, factor))

    def use_up_dynamite(self, place: Place) -> None:
        """Who stays on a place has no dynamite any more."""
        for cowboy in self.at(place):
            if cowboy.piece is DYNAMITER:
                self._exchange(cowboy, Cowboy(cowboy.seat, place))

    def _exchange(self, old: Cowboy, new: Cowboy) -> None:
        """One piece stands where another stood."""
        there = self.cowboys_at[old.place]
        self.cowboys_at[old.place] = replaced(there, there.index(old), new)
        self.cowboys[self.cowboys.index(old)] = new
        if old in self.settled:
            self.settled = replaced(self.settled, self.settled.index(old), new)

    def _dynamiters(self) -> int:
        return sum(cowboy.piece is DYNAMITER for cowboy in self.cowboys)

    def get_cowboys(self, seat: Seat, count: int) -> None:
        """From the general supply, as far as there are some."""
        count = min(count, self.general_supply[seat])
        self.general_supply = added(self.general_supply, seat, -count)
        self.home[seat] += count
        self.emit(event.GOT_COWBOYS, seat, count)

    def pass_turn(self, seat: Seat) -> None:
        """Place no more in this round."""
        self.passed = (*self.passed, seat)
        self.emit(event.PASSED, seat, len(self.passed))

    def end_placing(self) -> None:
        """Everyone has passed: that is the pass order from now on."""
        self.pass_order, self.passed = self.passed, ()

    # --- cowboys on the board ---------------------------------------------------------------
    def at(self, place: Place) -> tuple[Cowboy, ...]:
        """The cowboys on a place, in the order in which they came."""
        return self.cowboys_at[place]

    def place(self, seat: Seat, place: Place, piece: Piece = COWBOY) -> None:
        """Put a piece somewhere."""
        if piece.from_general_supply:
            self.general_supply = added(self.general_supply, seat, -1)
        elif piece.numbered:
            self.home[seat] -= 1
        if piece is DYNAMITER:
            self.dynamite = added(self.dynamite, seat, -1)
        self.stand(seat, place, piece)
        self.emit(event.PLACED, seat, place, piece.number)

    def stand(self, seat: Seat, place: Place, piece: Piece) -> None:
        """A piece stands somewhere, wherever it came from."""
        cowboy = Cowboy(seat, place, piece)
        self.cowboys.append(cowboy)
        self.cowboys_at[place] += (cowboy,)
        self._survey(place)

    def send_home(self, cowboy: Cowboy) -> None:
        """Back to the personal supply."""
        self._lift(cowboy)
        if cowboy.piece.numbered:
            self.home[cowboy.seat] += 1
        self.emit(event.WENT_HOME, cowboy.seat, cowboy.place, cowboy.piece.number)

    def retire(self, cowboy: Cowboy) -> None:
        """To the general supply: the cowboy has done its work."""
        self._lift(cowboy)
        if cowboy.piece.numbered:
            self.general_supply = added(self.general_supply, cowboy.seat)
        self.emit(event.WENT_TO_BOX, cowboy.seat, cowboy.place, cowboy.piece.number)

    def take_back(self, cowboy: Cowboy) -> None:
        """Undo a placing: the piece and what it carried come back."""
        self._lift(cowboy)
        if cowboy.piece.from_general_supply:
            self.general_supply = added(self.general_supply, cowboy.seat)
        elif cowboy.piece.numbered:
            self.home[cowboy.seat] += 1
        if cowboy.piece is DYNAMITER:
            self.dynamite = added(self.dynamite, cowboy.seat)
        self.emit(event.CAME_BACK, cowboy.seat, cowboy.place, cowboy.piece.number)

    def _lift(self, cowboy: Cowboy) -> None:
        self.cowboys.remove(cowboy)
        there = self.cowboys_at[cowboy.place]
        self.cowboys_at[cowboy.place] = tuple([other for other in there if other is not cowboy])
        self._survey(cowboy.place)
        if self.settled:
            self.settled = tuple(other for other in self.settled if other is not cowboy)

    # --- the town ---------------------------------------------------------------------------
    def claim(self, seat: Seat, parcel: Parcel) -> None:
        """Put a property tile on a parcel."""
        assert self.owner[parcel] == NOBODY
        assert self.titles[seat] > 0
        self.owner = replaced(self.owner, parcel, seat)
        self.titles = added(self.titles, seat, -1)
        self._survey(parcel)
        self.emit(event.CLAIMED, seat, parcel)

    def put_on(self, parcel: Parcel, thing: Thing) -> None:
        """Put something on a parcel, in the place of what is there."""
        self.on = replaced(self.on, parcel, thing)
        self._survey(parcel)

    def set_outlaw(self, parcel: Parcel, there: bool) -> None:
        """An Outlaw comes to a parcel, or leaves it."""
        self.outlaws = marked(self.outlaws, parcel, there)
        self._survey(parcel)

    def _survey(self, place: Place) -> None:
        """Note what a parcel offers to a cowboy that wants to go there, after a change."""
        if is_parcel(place):
            parcel = Parcel(place)
            self.wild = noted(self.wild, parcel, town.is_wilderness(self, parcel))
            self.busy = noted(self.busy, parcel, town.is_busy(self, parcel))

    def lay_road(self, seat: Seat, edge: Edge, count: int = 1) -> None:
        """From the personal supply; a bridge takes two."""
        self.roads_in_hand = added(self.roads_in_hand, seat, -count)
        self.put_road(edge)
        self.emit(event.ROAD_LAID, seat, edge, count)

    def put_road(self, edge: Edge) -> None:
        """From the general supply."""
        reached = [other for other in MEETING[edge] if not town.is_reached(self, other)]
        self.roads = marked(self.roads, edge, 1)
        for point in ENDS[edge]:
            self.touched = marked(self.touched, point, self.touched[point] + 1)
        left = [other for other in self.frontier if other != edge]
        self.frontier = tuple(sorted(left + reached))

    def add_house(self, seat: Seat, parcel: Parcel) -> None:
        """A House on free ground; a second one makes a Townhouse."""
        house = TOWNHOUSE if self.on[parcel] == HOUSE else HOUSE
        self.put_on(parcel, house)
        self.emit(event.HOUSE_BUILT, seat, parcel, house)

    def keep(self, seat: Seat, building: Thing) -> None:
        """Put a building into the reserve."""
        self.reserve = added(self.reserve, seat * THING_COUNT + building)

    def reserved(self, seat: Seat, building: Thing) -> int:
        """How many buildings of this kind the seat has in reserve."""
        return self.reserve[seat * THING_COUNT + building]

    def build(self, seat: Seat, building: Thing, parcel: Parcel) -> None:
        """Put a building of the reserve on a parcel."""
        assert self.reserved(seat, building) > 0
        self.reserve = added(self.reserve, seat * THING_COUNT + building, -1)
        self.put_on(parcel, building)
        self.emit(event.BUILT, seat, building, parcel)


@final
class Tell(Task[State]):
    """Continue to tell the rules in force, from number `first` on."""

    def __init__(self, moment: Moment, first: int) -> None:
        self.moment: Final = moment
        self.first: Final = first

    def run(self, s: State) -> None:
        tell_rules(s, self.moment, self.first)


def tell_rules(s: State, moment: Moment, first: int) -> None:
    """Tell the rules in force from number `first` on, each after the other's tasks are done."""
    depth, in_force = len(s.agenda), s.in_force
    for number in range(first, len(in_force)):
        rule, owner = in_force[number]
        moment.reach(rule, s, owner)
        if len(s.agenda) > depth:
            s.agenda.insert(depth, Tell(moment, number + 1))
            return
