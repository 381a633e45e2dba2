"""The end of a round, of an era and of the game."""

from typing import final

from carson.cards import events as event
from carson.cards.city.terrain import cards_of
from carson.cards.ids import ERAS, Card
from carson.cards.play.pick import LastSale
from carson.cards.powers import ask
from carson.cards.powers.rule import NEVER
from carson.cards.state import GONE, IN_PILE, NO_BID, State
from carson.core.agenda import Task
from carson.core.moves import Seat


@final
class EndRound(Task[State]):
    """What nobody took leaves the game, and what was for this round only is over."""

    def run(self, s: State) -> None:
        for card in s.display:
            s.leave(card)
        seats = len(s.seats)
        s.bids = [NO_BID] * seats
        s.bonus = s.out = s.twice = (0,) * seats
        s.order = ()


@final
class BeginEra(Task[State]):
    """The hands come back, powers can be used again, and the other terrain pile is used."""

    def run(self, s: State) -> None:
        if s.era:
            for card in cards_of(s.era):
                if s.where[card] == IN_PILE:
                    s.where[card] = GONE
        s.era += 1
        s.round = 0
        s.emit(event.ERA_BEGAN, s.era)
        for seat in s.seats:
            s.get_hand(seat)
        for number, rule in enumerate(s.rules):
            if s.sideways[number] and rule.power != NEVER and not rule.once_per_game:
                s.turn_upright(rule)


@final
class SellLast(Task[State]):
    """Who may sell does so now or never."""

    def run(self, s: State) -> None:
        s.do(*[LastSale(seat) for seat in s.people if ask.sales_left(s, seat)])


@final
class FinalScoring(Task[State]):
    """Points for cities and characters; for virtual players the appeal of their cards."""

    def run(self, s: State) -> None:
        for seat in s.seats:
            for source, points in ask.vps(s, seat).items():
                s.score(seat, points, source)
        s.emit(event.GAME_ENDED)


def is_last_era(s: State) -> bool:
    """Whether no era follows."""
    return s.era == len(ERAS)


def ranking(s: State) -> list[Seat]:
    """The seats from the best to the last; equals in the order of their seats."""
    return sorted(s.seats, key=lambda seat: -s.total(seat))


def winners(s: State) -> list[Seat]:
    """Who wins: several seats if they have the same points."""
    best = max(s.total(seat) for seat in s.seats)
    return [seat for seat in s.seats if s.total(seat) == best]


def left_over(s: State) -> list[Card]:
    """The characters that nobody took."""
    return [rule.card for rule in s.rules if s.where[rule.card] == GONE]
