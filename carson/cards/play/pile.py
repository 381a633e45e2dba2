"""The piles: terrain and characters come by chance; of the characters the top back is seen."""

from typing import Final, final

from carson.cards import events as event
from carson.cards.city.terrain import cards_of, first_card
from carson.cards.ids import (
    BACK,
    BACKS,
    CARDS,
    DRAW,
    MEET,
    SKULL,
    TERRAIN_COUNT,
    Back,
    Card,
)
from carson.cards.play.taking import TakeCard
from carson.cards.state import IN_PILE, State
from carson.core.agenda import Chance, Task
from carson.core.moves import NOBODY, Move, Seat
from carson.core.reasons import Reason


@final
class DrawTerrain(Chance[State]):
    """One more terrain card of the era, at the end of the column."""

    accepts = (DRAW,)

    def moves(self, s: State, seat: Seat) -> list[Move]:
        first, end = first_card(s.era), first_card(s.era + 1)
        return [move for move in DRAW.moves[first:end] if s.where[move.noun] == IN_PILE]

    def refuse(self, s: State, seat: Seat, move: Move) -> Reason | None:
        if move.noun not in cards_of(s.era):
            return Reason("other-era", era=s.era)
        here = s.where[move.noun] == IN_PILE
        return None if here else Reason("not-in-pile", card=move.noun)

    def play(self, s: State, seat: Seat, move: Move) -> None:
        s.show(Card(move.noun))
        s.emit(event.DREW, move.noun)


# --- backs ------------------------------------------------------------------------------------
def back_of(s: State, card: Card) -> Back:
    """The back of a character."""
    return s.rule(card).back


def backs_left(s: State) -> list[int]:
    """How many unseen characters have each back, those whose backs are in sight left out."""
    left = [0] * len(BACKS)
    for card in s.pile():
        left[back_of(s, card)] += 1
    for back in s.backs:
        left[back] -= 1
    return left


def is_hidden(s: State) -> bool:
    """Whether the pile has cards whose backs are not in sight."""
    return len(s.backs) < len(s.pile()) + len(s.under)


@final
class LookAtPile(Task[State]):
    """The next back comes into sight, if there is one."""

    def run(self, s: State) -> None:
        below = len(s.backs) - len(s.pile())
        if below < 0:
            s.do(ShowBack())
        elif below < len(s.under):
            _see(s, back_of(s, s.under[below]))


@final
class ShowBack(Chance[State]):
    """Which back it is: each unseen character is as likely to lie there."""

    accepts = (BACK,)

    def moves(self, s: State, seat: Seat) -> list[Move]:
        left = backs_left(s)
        return [move for move in BACK.moves if left[move.noun]]

    def refuse(self, s: State, seat: Seat, move: Move) -> Reason | None:
        left = backs_left(s)[move.noun]
        return None if left else Reason("no-such-back", back=move.noun)

    def weights(self, s: State) -> list[int]:
        return [left for left in backs_left(s) if left]

    def play(self, s: State, seat: Seat, move: Move) -> None:
        _see(s, BACKS[move.noun])


def _see(s: State, back: Back) -> None:
    s.backs += (back,)
    s.emit(event.BACK_SHOWN, back)


# --- faces ------------------------------------------------------------------------------------
@final
class TurnOver(Task[State]):
    """The top character is turned over, for the column or for a seat."""

    def __init__(self, seat: Seat = NOBODY) -> None:
        self.seat: Final = seat

    def run(self, s: State) -> None:
        if s.pile():
            s.do(MeetCharacter(self.seat))
            return
        card = s.under[0]
        s.under = s.under[1:]
        _meet(s, card, self.seat)


@final
class MeetCharacter(Chance[State]):
    """Who it is: one of the unseen characters with the back in sight."""

    accepts = (MEET,)

    def __init__(self, taker: Seat) -> None:
        super().__init__()
        self.taker: Final = taker

    def moves(self, s: State, seat: Seat) -> list[Move]:
        back = s.backs[0]
        return [MEET.of(card - TERRAIN_COUNT) for card in s.pile() if back_of(s, card) == back]

    def refuse(self, s: State, seat: Seat, move: Move) -> Reason | None:
        card = CARDS[TERRAIN_COUNT + move.noun]
        if s.where[card] != IN_PILE:
            return Reason("not-in-pile", card=card)
        return None if back_of(s, card) == s.backs[0] else Reason("other-back", card=card)

    def play(self, s: State, seat: Seat, move: Move) -> None:
        _meet(s, CARDS[TERRAIN_COUNT + move.noun], self.taker)


def _meet(s: State, card: Card, taker: Seat) -> None:
    s.backs = s.backs[1:]
    s.emit(event.MET, card)
    if not s.backs:
        s.do(LookAtPile())
    if taker == NOBODY:
        s.show(card)
    else:
        s.do(TakeCard(taker, card))


@final
class DrawCharacter(Task[State]):
    """A character for the column; while a skull shows, it makes way for the one below."""

    def run(self, s: State) -> None:
        s.do(TurnOver(), MindTheSkull())


@final
class MindTheSkull(Task[State]):
    """The character just drawn goes under the pile if the next back is a skull."""

    def run(self, s: State) -> None:
        if s.backs and s.backs[0] == SKULL and not only_skulls(s):
            s.put_under(s.display[0])
            s.do(DrawCharacter())


def only_skulls(s: State) -> bool:
    """Whether the character drawn and all those left have skulls: it would never end."""
    cards = [s.display[0], *s.pile(), *s.under]
    return all(back_of(s, card) == SKULL for card in cards)
