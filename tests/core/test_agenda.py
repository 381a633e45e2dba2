"""The engine: what happens in which order, who is asked, and what is refused."""

from typing import Final

import pytest

from carson.core.agenda import (
    ANSWERED,
    Choice,
    IllegalMove,
    Position,
    Task,
    advance,
    ask_again,
    describe,
    legal,
    pending,
    play,
    why_not,
)
from carson.core.events import Event
from carson.core.misuse import Misuse
from carson.core.moves import CHANCE, Move, Nouns, Seat, Verb
from carson.core.reasons import Reason

ARNO: Final = Seat(0)
ALEX: Final = Seat(1)
EVA: Final = Seat(2)
SAY: Final = Verb("say", Nouns(["a", "b", "c"]))
NOD: Final = Verb("nod")


class Diary(Position):
    """A state that remembers what happened, in order."""

    def __init__(self) -> None:
        super().__init__()
        self.entries: list[str] = []
        self.log = []


class Note(Task[Diary]):
    """Writes a word, then schedules what it was given."""

    def __init__(self, word: str, *following: Task[Diary]) -> None:
        self.word: Final = word
        self.following: Final = following

    def run(self, s: Diary) -> None:
        s.entries.append(self.word)
        s.do(*self.following)


class Ask(Choice[Diary]):
    """Asks for a letter up to the last one allowed; the seats that are left are asked again."""

    accepts = (SAY,)

    def __init__(self, *seats: Seat, last: int = 2) -> None:
        super().__init__(*seats)
        self.last: Final = last

    def refuse(self, s: Diary, seat: Seat, move: Move) -> Reason | None:
        return None if move.noun <= self.last else Reason("too-late", letter=move.noun)

    def play(self, s: Diary, seat: Seat, move: Move) -> None:
        s.entries.append(f"{seat}:{move}")
        left = tuple(other for other in self.seats if other != seat)
        if left:
            s.do(Ask(*left, last=self.last))


class AskAnyway(Ask):
    forced = False


class Rest(Task[Diary]):
    """Does nothing, and has nothing."""

    def run(self, s: Diary) -> None:
        pass


class AskAnew(Choice[Diary]):
    """Asks for a letter that is not written down yet."""

    accepts = (SAY,)

    def refuse(self, s: Diary, seat: Seat, move: Move) -> Reason | None:
        letter = SAY.nouns.names[move.noun]
        return Reason("written-already") if letter in s.entries else None


def diary(*tasks: Task[Diary]) -> Diary:
    """A state with these things still to happen, up to the first question."""
    s = Diary()
    s.do(*tasks)
    advance(s)
    return s


def test_tasks_happen_in_the_order_in_which_they_are_given() -> None:
    assert diary(Note("one"), Note("two"), Note("three")).entries == ["one", "two", "three"]


def test_what_a_task_schedules_happens_before_all_else() -> None:
    s = diary(Note("one", Note("two", Note("three")), Note("four")), Note("five"))

    assert s.entries == ["one", "two", "three", "four", "five"]


def test_a_task_can_schedule_itself_anew() -> None:
    again = Note("again")

    assert diary(Note("first", again, again), again).entries == ["first"] + 3 * ["again"]


def test_a_question_interrupts_until_it_is_answered() -> None:
    s = diary(Note("one", Ask(ARNO)), Note("two"))
    before = list(s.entries)
    play(s, ARNO, SAY.of(1))

    assert (before, s.entries) == (["one"], ["one", "0:say b", "two"])


def test_playing_leads_to_the_next_question() -> None:
    following = Ask(ALEX)
    s = diary(Ask(ARNO), Note("one"), following)

    assert play(s, ARNO, SAY.of(0)) is following


def test_the_game_is_over_when_nothing_is_left() -> None:
    s = diary(Ask(ARNO))

    assert play(s, ARNO, SAY.of(0)) is None
    assert pending(s) is None


def test_the_only_answer_is_given_by_the_engine() -> None:
    assert diary(Ask(ARNO, last=0)).entries == ["0:say a"]


def test_an_automatic_answer_is_told() -> None:
    assert diary(Ask(ARNO, last=0)).log == [Event(ANSWERED, (ARNO,))]


def test_a_choice_can_insist_on_being_asked() -> None:
    s = diary(AskAnyway(ARNO, last=0))

    assert s.entries == []
    assert legal(s, ARNO) == [SAY.of(0)]


def test_several_seats_are_asked_even_if_they_have_one_answer() -> None:
    s = diary(Ask(ARNO, ALEX, last=0))

    assert s.entries == []


def test_the_last_of_several_seats_is_answered_for_if_it_has_no_choice() -> None:
    s = diary(Ask(ARNO, ALEX, last=0))
    play(s, ARNO, SAY.of(0))

    assert s.entries == ["0:say a", "1:say a"]


def test_several_seats_answer_in_any_order() -> None:
    s = diary(Ask(ARNO, ALEX, EVA), Note("all"))
    for seat in (EVA, ARNO, ALEX):
        play(s, seat, SAY.of(0))

    assert s.entries == ["2:say a", "0:say a", "1:say a", "all"]


def test_who_has_answered_waits_for_the_others() -> None:
    s = diary(Ask(ARNO, ALEX))
    play(s, ARNO, SAY.of(0))

    assert legal(s, ARNO) == []
    assert why_not(s, ARNO, SAY.of(0)) == Reason("not-your-turn", seat=ALEX)


def test_a_choice_that_offers_nothing_is_a_fault_of_the_game() -> None:
    with pytest.raises(AssertionError, match="Ask offers nothing"):
        diary(Ask(ARNO, last=-1))


@pytest.mark.parametrize(
    ("seat", "move", "reason"),
    [
        (ALEX, SAY.of(0), Reason("not-your-turn", seat=ARNO)),
        (ARNO, NOD.of(), Reason("not-now", verb="nod", choice="Ask")),
        (ARNO, SAY.of(2), Reason("too-late", letter=2)),
    ],
)
def test_a_refused_move_carries_its_reason(seat: Seat, move: Move, reason: Reason) -> None:
    s = diary(Ask(ARNO, last=1))
    with pytest.raises(IllegalMove) as caught:
        play(s, seat, move)

    assert caught.value.reason == why_not(s, seat, move) == reason


def test_a_refused_move_changes_nothing() -> None:
    s = diary(Ask(ARNO, last=1))
    with pytest.raises(IllegalMove):
        play(s, ARNO, SAY.of(2))

    assert s.entries == []
    assert legal(s, ARNO) == [SAY.of(0), SAY.of(1)]


def test_nobody_moves_when_the_game_is_over() -> None:
    s = diary(Note("one"))
    with pytest.raises(IllegalMove, match="game-over"):
        play(s, ARNO, SAY.of(0))

    assert legal(s, ARNO) == []


def test_a_legal_move_has_no_reason_against_it() -> None:
    assert why_not(diary(Ask(ARNO)), ARNO, SAY.of(2)) is None


def test_moves_are_offered_in_the_order_of_their_verb() -> None:
    assert legal(diary(Ask(ARNO)), ARNO) == list(SAY.moves)


def test_what_is_offered_is_found_anew_when_somebody_asks_again() -> None:
    s = diary(AskAnew(ARNO))
    s.entries.append("b")
    before = legal(s, ARNO)
    ask_again(s)

    assert before == list(SAY.moves)
    assert legal(s, ARNO) == [SAY.of(0), SAY.of(2)]


@pytest.mark.parametrize("s", [diary(Note("one")), diary(AskAnew(ARNO, ALEX))])
def test_nothing_is_offered_at_the_end_or_to_several_seats(s: Diary) -> None:
    ask_again(s)

    assert s.offered == []


def test_a_state_that_was_not_advanced_cannot_be_asked() -> None:
    s = Diary()
    s.do(Note("one"))
    with pytest.raises(Misuse, match="not advanced"):
        pending(s)


def test_a_copy_has_an_agenda_of_its_own() -> None:
    s, twin = diary(Ask(ARNO), Note("one")), Diary()
    twin.adopt(s)
    play(twin, ARNO, SAY.of(0))

    assert (s.entries, twin.entries) == ([], ["0:say a", "one"])
    assert pending(s) is not None


def test_nothing_is_told_when_nobody_listens() -> None:
    s = Diary()
    s.log = None
    s.emit(ANSWERED, 0)

    assert s.log is None


# --- answers that the engine has given ------------------------------------------------------
def minding(*tasks: Task[Diary]) -> Diary:
    """A state that remembers the answers that the engine gives."""
    s = Diary()
    s.given = []
    s.do(*tasks)
    advance(s)
    return s


def refused(s: Diary, seat: Seat, move: Move) -> str:
    """Why a move is refused, with what it speaks of."""
    return str(why_not(s, seat, move))


def test_an_answer_that_the_engine_has_given_is_refused_with_that_reason() -> None:
    s = minding(Ask(ARNO, last=0), Ask(ALEX))

    assert refused(s, ARNO, SAY.of(0)) == "already-answered seat=0 move=say a"


def test_another_answer_to_what_the_engine_has_answered_is_told_which_one_it_gave() -> None:
    s = minding(Ask(ARNO, last=0), Ask(ALEX))

    assert refused(s, ARNO, SAY.of(2)) == "already-answered seat=0 move=say a"


def test_an_answer_given_by_the_engine_is_named_at_the_end_of_the_game_too() -> None:
    assert refused(minding(Ask(ARNO, last=0)), ARNO, SAY.of(0)).startswith("already-answered")


def test_what_the_engine_has_answered_for_others_says_nothing_of_a_seat() -> None:
    s = minding(Ask(ARNO, last=0), Ask(ALEX))

    assert refused(s, EVA, SAY.of(0)).startswith("not-your-turn")
    assert refused(s, ARNO, NOD.of()).startswith("not-your-turn")


def test_who_is_asked_for_the_same_again_hears_the_reason_of_the_rules() -> None:
    s = minding(Ask(ARNO, last=0), AskAnyway(ARNO, last=0))

    assert refused(s, ARNO, SAY.of(1)).startswith("too-late")


def test_the_next_move_of_a_seat_ends_what_was_answered_before() -> None:
    s = minding(Ask(ARNO, last=0), Ask(ALEX), Ask(EVA))
    play(s, ALEX, SAY.of(1))

    assert refused(s, ARNO, SAY.of(0)).startswith("not-your-turn")


def test_chance_does_not_end_what_was_answered_before() -> None:
    s = minding(Ask(ARNO, last=0), Ask(CHANCE), Ask(EVA))
    play(s, CHANCE, SAY.of(1))

    assert refused(s, ARNO, SAY.of(0)).startswith("already-answered")


def test_where_nobody_minds_the_answers_of_the_engine_are_forgotten() -> None:
    s = diary(Ask(ARNO, last=0), Ask(ALEX))

    assert (s.given, refused(s, ARNO, SAY.of(0))) == (None, "not-your-turn seat=1")


def test_a_task_is_described_by_its_name_and_fields() -> None:
    assert describe(Ask(ARNO, EVA, last=1)) == "Ask last=1 seats=(0, 2)"


def test_a_task_without_fields_is_described_by_its_name() -> None:
    assert describe(Rest()) == "Rest"


class Thing:
    def __init__(self, size: int) -> None:
        self.size: Final = size


class Hold(Rest):
    def __init__(self, thing: Thing) -> None:
        self.thing: Final = thing


def test_what_a_task_holds_is_described_and_not_where_it_lies() -> None:
    assert describe(Hold(Thing(3))) == "Hold thing=(Thing size=3)"
