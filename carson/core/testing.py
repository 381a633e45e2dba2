"""The laws that any game must obey, each checked over one random game.

A law is a function of a Trial. It raises AssertionError with the trial and the number of moves
played so far, which is enough to see the same thing again.
"""

import json
from collections.abc import Mapping, Sequence
from dataclasses import dataclass, replace
from typing import Final

from carson.core.agenda import Chance, Choice, S, describe, legal, pending, play, why_not
from carson.core.chance import Stream, derive
from carson.core.events import Event, Kind
from carson.core.game import Game
from carson.core.moves import CHANCE, Move, Seat
from carson.core.packing import pack, unpack
from carson.core.records import BadRecord, Record, read, replay, verify
from carson.core.table import Table
from carson.core.trials import Playout, Trial, after, evenly, playing, sitting
from carson.core.views import View

SAMPLE: Final = 6
"""How many of many are tried."""


# --- the game ends --------------------------------------------------------------------------
def ends(trial: Trial[S]) -> None:
    """Every game ends, with points for everyone and a ranking of everyone."""
    with playing(trial) as run:
        for _ in run.moments():
            pass
        seats = run.game.seats(run.state)
        ranking, scores = run.game.ranking(run.state), run.game.scores(run.state)
        assert sorted(ranking) == sorted(seats), f"the ranking is {ranking}"
        assert all(len(points) == len(seats) for points in scores.values()), f"points {scores}"


# --- nothing is lost or made of nothing -----------------------------------------------------
@dataclass(frozen=True)
class Posting:
    """How an event changes the ledger of its seat: by the number in a field, or by one.

    Where it has a receiver, what the seat loses is theirs.
    """

    entry: str
    sign: int
    field: str = ""
    receiver: str = ""

    def post(self, event: Event, book: dict[str, list[int]]) -> None:
        """Write the change down."""
        amount = event.get(self.field) if self.field else 1
        book[self.entry][event.get("seat")] += self.sign * amount
        if self.receiver:
            book[self.entry][event.get(self.receiver)] -= self.sign * amount


Accounts = Mapping[Kind, Posting]
"""Which events change which holdings; all other events change none."""


def conserves(trial: Trial[S], accounts: Accounts) -> None:
    """The ledger changes only as the events say; the census never, once a player was asked."""
    with playing(trial) as run:
        book = run.game.ledger(run.state)
        census: dict[str, int] = {}
        for s in run.moments():
            if not census and not isinstance(pending(s), Chance):
                census = run.game.census(s)
            for event in run.log:
                assert len(event.values) == len(event.kind.fields), f"{event.kind} has gaps"
                if event.kind in accounts:
                    accounts[event.kind].post(event, book)
            _same("ledger", run.game.ledger(s), book)
            if census:
                _same("census", run.game.census(s), census)


def notes_rightly(trial: Trial[S]) -> None:
    """What the state has noted is what lies on the table, at every moment."""
    with playing(trial) as run:
        for s in run.moments():
            for name, (noted, found) in run.game.derived(s).items():
                assert noted == found, f"the note of {name} says {noted}, where there is {found}"


def _same(what: str, found: Mapping[str, object], expected: Mapping[str, object]) -> None:
    for name in {**expected, **found}:
        was, now = expected.get(name), found.get(name)
        assert was == now, f"the {what} of {name} should be {was} and is {now}"


# --- copies ---------------------------------------------------------------------------------
def copies(trial: Trial[S], every: int = 10) -> None:
    """A copy plays the same game as the original, and never changes it."""
    with playing(trial) as run:
        twin: S | None = None
        for s in run.moments():
            if twin is not None:
                play(twin, *run.lines[-1])
                assert run.game.digest(twin) == run.game.digest(s), "the copy plays another game"
            if twin is None or run.now_and_then(every):
                _stray(run, s)
                twin = s.copy()
                assert twin.log is None, "somebody listens to the copy"


def _stray(run: Playout[S], s: S) -> None:
    """Play a copy at random for a while; the original stays as it was."""
    addresses = [describe(task) for task in s.agenda if " at 0x" in describe(task)]
    assert not addresses, f"a digest must not tell where things lie in memory: {addresses}"
    before = run.game.digest(s)
    twin = s.copy()
    for _ in range(SAMPLE):
        if pending(twin) is not None:
            play(twin, *run.trial.decide(twin, run.aside))
    assert run.game.digest(s) == before, "playing on a copy changed the original"


# --- packing --------------------------------------------------------------------------------
def packs(trial: Trial[S], every: int = 10) -> None:
    """What was packed and unpacked plays the same game as the original."""
    options = trial.game.complete(trial.options)
    with playing(trial) as run:
        twin: S | None = None
        for s in run.moments():
            if twin is not None:
                play(twin, *run.lines[-1])
                assert run.game.digest(twin) == run.game.digest(s), "it plays another game"
            if twin is None or run.now_and_then(every):
                text = json.dumps(pack(run.game, s))
                twin = unpack(run.game, options, json.loads(text))
                assert run.game.digest(twin) == run.game.digest(s), "another state is unpacked"
                assert json.dumps(pack(run.game, twin)) == text, "it is packed otherwise again"


# --- records --------------------------------------------------------------------------------
def replays(trial: Trial[S], every: int = 10) -> None:
    """The record's text is exact, and leads to the same states; undo leads back to them."""
    game, players, aside = trial.game, Stream(trial.seed), Stream(~trial.seed)
    with sitting(trial) as table:
        digests = {len(table.record.lines): game.digest(table.state)}
        while table.pending is not None:
            assert len(table.record.lines) < trial.longest, "the game does not end"
            table.play(*trial.decide(table.state, players))
            if aside.below(every) == 0:
                _take_back(table, digests)
            digests[len(table.record.lines)] = game.digest(table.state)
        _rewrite(table)
        for _ in range(SAMPLE):
            upto = list(digests)[aside.below(len(digests))]
            found = game.digest(replay(game, table.record, upto))
            assert found == digests[upto], f"the record leads elsewhere after {upto} moves"


def _rewrite(table: Table[S]) -> None:
    """Write the record and read it: nothing is lost, and a table can continue from it."""
    text = table.record.write()
    record = read(table.game, text)
    assert record == table.record, "the record is read otherwise than it was written"
    assert record.write() == text, "the record is written otherwise than it was read"
    again = Table(table.game, record, table.seed)
    assert again.log == table.log, "the record tells another story"


def _take_back(table: Table[S], digests: Mapping[int, str]) -> None:
    """Undo the last move where that is allowed, and make it again."""
    seat, move = table.record.lines[-1]
    if seat == CHANCE or table.why_no_undo(seat) is not None:
        return
    before = table.game.digest(table.state)
    table.undo(seat)
    found = table.game.digest(table.state)
    assert found == digests[len(table.record.lines)], "undo does not lead back"
    table.play(seat, move)
    assert table.game.digest(table.state) == before, "the same move leads elsewhere after undo"


def verifies(trial: Trial[S]) -> None:
    """A finished game's dice are proved by its seed; another die or seed is refused."""
    game, players = trial.game, Stream(trial.seed)
    with sitting(trial) as table:
        while table.pending is not None:
            assert len(table.record.lines) < trial.longest, "the game does not end"
            table.play(*trial.decide(table.state, players))
        record = table.record
        dice = [number for number, (seat, _) in enumerate(record.lines) if seat == CHANCE]
        verdict = _verdict(game, record)
        assert verdict == "", f"honest dice are refused: {verdict}"
        other_seed = replace(record, seed=derive("other", trial.seed).hex())
        assert _verdict(game, other_seed) == "false-seed", "another seed is accepted"
        if dice:
            loaded = _load_a_die(game, record, dice[players.below(len(dice))])
            assert _verdict(game, loaded) == "false-dice", "a loaded die is accepted"


def _load_a_die(game: Game[S], record: Record, number: int) -> Record:
    """The record with another answer of chance in one place."""
    rolled = record.lines[number][1]
    moves = legal(replay(game, record, number), CHANCE)
    other = next(move for move in moves if move is not rolled)
    lines = [*record.lines[:number], (CHANCE, other), *record.lines[number + 1 :]]
    return replace(record, lines=lines)


def _verdict(game: Game[S], record: Record) -> str:
    """Why the record is not verified, or nothing."""
    try:
        verify(game, record)
    except BadRecord as error:
        return error.reason.code
    return ""


# --- what is offered, and what is refused ---------------------------------------------------
def offers(trial: Trial[S], every: int = 60) -> None:
    """What is offered can be played; all else is refused with a reason; others have to wait.

    Each kind of choice is looked at when it first comes up, and then now and then.
    """
    with playing(trial) as run:
        known: set[str] = set()
        for s in run.moments():
            choice = pending(s)
            kind = type(choice).__name__
            if kind not in known or run.now_and_then(every):
                known.add(kind)
                for seat in (*run.game.seats(s), CHANCE):
                    if choice is not None and seat in choice.seats:
                        _check_offer(run, s, choice, seat)
                    else:
                        _check_wait(run, s, seat)


def _check_offer(run: Playout[S], s: S, choice: Choice[S], seat: Seat) -> None:
    asked, offered = type(choice).__name__, legal(s, seat)
    assert offered, f"{asked} offers nothing to seat {seat}"
    known = set(offered)
    assert len(offered) == len(known), f"{asked} offers a move twice"
    for move in run.game.vocabulary.moves:
        reason = why_not(s, seat, move)
        assert move not in known or reason is None, f"{asked} offers {move}: {reason}"
        assert move in known or reason is not None, f"{asked} hides {move}, which is legal"
    obvious = choice.obvious(s, seat)
    assert obvious is None or obvious in offered, f"{asked} does not offer the obvious {obvious}"
    if isinstance(choice, Chance):
        weights = choice.weights(s)
        assert len(weights) == len(offered), f"{asked} weighs {len(weights)} moves"
        assert all(weight > 0 for weight in weights), f"{asked} offers what never happens"
    for move in _some(offered, run.aside):
        after(s, seat, move)


def _check_wait(run: Playout[S], s: S, seat: Seat) -> None:
    reason = why_not(s, seat, evenly(run.aside, run.game.vocabulary.moves))
    expected = "game-over" if pending(s) is None else "not-your-turn"
    assert legal(s, seat) == [], f"seat {seat} moves out of turn"
    assert reason is not None, f"seat {seat} may move out of turn"
    assert reason.code == expected, f"seat {seat} has to wait, but: {reason}"


def _some(moves: Sequence[Move], stream: Stream) -> list[Move]:
    """All of a few moves, some of many."""
    if len(moves) <= SAMPLE:
        return list(moves)
    return [evenly(stream, moves) for _ in range(SAMPLE)]


# --- secrets --------------------------------------------------------------------------------
def keeps_secrets(trial: Trial[S], every: int = 3) -> None:
    """Neither its view nor its log tells a seat what it cannot know, and no imagining either."""
    with playing(trial) as run:
        before: S | None = None
        for s in run.moments():
            if run.now_and_then(every):
                for seat in run.game.seats(s):
                    imagined = run.game.imagine(s, seat, run.aside)
                    found, expected = _sight(run.game, s, seat), _sight(run.game, imagined, seat)
                    assert found == expected, f"seat {seat} sees what it cannot know"
                    found, expected = _guess(run.game, s, seat), _guess(run.game, imagined, seat)
                    assert found == expected, f"seat {seat} imagines what it cannot know"
                    if before is not None and run.game.digest(imagined) != run.game.digest(s):
                        _check_log(run, before, imagined, seat)
            before = s.copy()


def _sight(game: Game[S], s: S, seat: Seat) -> str:
    return json.dumps(View(game, s, seat).see())


def _guess(game: Game[S], s: S, seat: Seat) -> str:
    """Everything a seat can imagine, with the same luck each time."""
    return json.dumps(pack(game, game.imagine(s, seat, Stream(seat))))


def _check_log(run: Playout[S], before: S, imagined: S, seat: Seat) -> None:
    """Another last move that would have led to the imagined state sounds the same."""
    mover, _ = run.lines[-1]
    heard = [event.seen_by(seat) for event in run.log]
    for move in legal(before, mover):
        twin = before.copy()
        twin.log = []
        play(twin, mover, move)
        if run.game.digest(twin) == run.game.digest(imagined):
            found = [event.seen_by(seat) for event in twin.log]
            assert found == heard, f"seat {seat} hears what it cannot know: {heard}"
