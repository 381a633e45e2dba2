"""The net learns, and numpy makes the same of its weights as PyTorch."""

import json
from dataclasses import asdict, replace
from pathlib import Path

import numpy as np
import pytest

pytest.importorskip("torch", reason="PyTorch is not installed: the extra `train` has it")

import torch

from carson.bots.neural import About, WrongNet, load
from carson.training.actor import Actor
from carson.training.courses import BOARD_COURSE, WIN
from carson.training.export import write_net
from carson.training.learner import Learner
from carson.training.net import Net, Sizes, expected, new_net
from carson.training.rollout import Lessons
from carson.training.rows import HALVES, NOTHING, Rows, half_bytes, widths_of
from carson.training.schedule import Pace

SUBJECT = BOARD_COURSE.subject
SIZES = Sizes(embedding=24, trunk=32, blocks=2, policy=16)
ABOUT = About("board", SUBJECT.encoding)
GAMES = 24


@pytest.fixture(scope="module")
def rows() -> Rows:
    """Decisions of some games, somewhere in the middle."""
    widths = widths_of(SUBJECT)
    buffer = memoryview(bytearray(HALVES * half_bytes(widths, GAMES)))
    halves = [Rows(widths, GAMES, buffer, half) for half in range(HALVES)]
    Actor(BOARD_COURSE, halves, 0, GAMES, seed=1)
    return halves[0]


@pytest.fixture
def net() -> Net:
    """A net that has opinions, though nobody taught it any."""
    torch.manual_seed(1)
    net = new_net(SUBJECT, SIZES)
    with torch.no_grad():
        for weight in net.parameters():
            weight.add_(torch.randn_like(weight) * 0.1)
        net.embedding.weight[net.nothing] = 0
    return net


def lessons_of(rows: Rows, learner: Learner) -> Lessons:
    """Some lessons: the first move listed was good in each other decision, and bad elsewhere."""
    facts, numbers, moves, _ = learner.received(rows)
    logits, outlook = learner.look(facts, numbers, moves)
    chosen = torch.zeros(len(facts), dtype=torch.int64)
    odds = torch.log_softmax(logits, 1)[:, 0]
    advantage = torch.tensor([1.0, -1.0]).repeat(len(facts) // 2)
    target = torch.zeros_like(outlook)
    target[::2] = 1
    seen = expected(outlook)
    return Lessons(facts, moves, numbers, chosen, odds, advantage, target, seen, chosen + 1)


def test_a_new_net_likes_all_moves_equally(rows: Rows) -> None:
    learner = Learner(new_net(SUBJECT, SIZES), torch.device("cpu"), GAMES)
    logits, outlook = learner.look(*learner.received(rows)[:3])
    listed = torch.from_numpy(rows.moves != NOTHING)

    assert set(logits[listed].tolist()) == {0.0}
    assert expected(outlook)[:, WIN].tolist() == [0.5] * GAMES


def test_the_loss_falls_on_the_same_lessons(rows: Rows, net: Net) -> None:
    torch.manual_seed(1)
    learner = Learner(net, torch.device("cpu"), GAMES)
    lessons = lessons_of(rows, learner)
    losses = [learner.learn(lessons, Pace(3e-3, 0.0)).loss for _ in range(12)]

    assert losses[-1] < losses[0] - 0.1


def test_good_moves_become_likelier_and_bad_ones_less_likely(rows: Rows, net: Net) -> None:
    torch.manual_seed(1)
    learner = Learner(net, torch.device("cpu"), GAMES)
    lessons = lessons_of(rows, learner)
    for _ in range(12):
        learner.learn(lessons, Pace(3e-3, 0.0))
    logits, _ = learner.look(lessons.facts, lessons.numbers, lessons.moves)
    more = torch.log_softmax(logits, 1)[:, 0] - lessons.likelihood

    assert more[::2].mean() > 0.02
    assert more[1::2].mean() < -0.02


def test_lessons_of_a_net_that_lagged_are_told_as_the_net_of_now_would_play(
    rows: Rows, net: Net
) -> None:
    torch.manual_seed(1)
    learner = Learner(net, torch.device("cpu"), GAMES, lagging=True)
    lessons = lessons_of(rows, learner)
    learner.learn(lessons, Pace(3e-3, 0.0))
    again = learner.learn(lessons, Pace(0.0, 0.0))

    assert again.moved == pytest.approx(0.0, abs=1e-6)


def test_advice_becomes_likelier_where_a_teacher_is_imitated(rows: Rows, net: Net) -> None:
    torch.manual_seed(1)
    learner = Learner(net, torch.device("cpu"), GAMES)
    lessons = replace(lessons_of(rows, learner), taught=True)
    before, _ = learner.look(lessons.facts, lessons.numbers, lessons.moves)
    for _ in range(12):
        learner.learn(lessons, Pace(3e-3, 0.0))
    after, _ = learner.look(lessons.facts, lessons.numbers, lessons.moves)
    more = torch.log_softmax(after, 1)[:, 1] - torch.log_softmax(before, 1)[:, 1]

    assert more.mean() > 0.1


def compare(rows: Rows, net: Net, path: Path) -> tuple[float, float]:
    """How far the net of a file is from the one of PyTorch: in logits, and in chances."""
    learner, mind = Learner(net, torch.device("cpu"), GAMES), load(path, "board", SUBJECT.encoding)
    logits, outlook = learner.look(*learner.received(rows)[:3])
    chances = expected(outlook)[:, WIN].numpy()
    apart, wrong = [], []
    for row in range(GAMES):
        listed = rows.moves[row][rows.moves[row] != NOTHING].tolist()
        facts = rows.facts[row, : int(rows.known[row, 0])].tobytes()
        seen = mind.look(facts, rows.numbers[row].tobytes())
        liked = mind.logits(seen, listed)
        apart.append(np.abs(liked - logits[row, : len(listed)].numpy()).max())
        wrong.append(abs(mind.outlook(seen)[WIN] - chances[row]))
    return float(max(apart)), float(max(wrong))


def test_numpy_makes_the_same_of_the_weights_as_pytorch(
    rows: Rows, net: Net, tmp_path: Path
) -> None:
    path = tmp_path / "exact.npz"
    weights = {name: value.detach().numpy() for name, value in net.state_dict().items()}
    np.savez(path, about=np.array(json.dumps(asdict(ABOUT))), **weights)
    apart, wrong = compare(rows, net, path)

    assert apart < 1e-4
    assert wrong < 1e-5


def test_small_integers_change_little(rows: Rows, net: Net, tmp_path: Path) -> None:
    path = tmp_path / "small.npz"
    weights = {name: value.detach().numpy() for name, value in net.state_dict().items()}
    write_net(path, ABOUT, weights)
    apart, wrong = compare(rows, net, path)

    assert apart < 0.1
    assert wrong < 0.02


def test_a_net_for_another_encoding_is_refused(net: Net, tmp_path: Path) -> None:
    path = tmp_path / "net.npz"
    write_net(path, ABOUT, {name: v.detach().numpy() for name, v in net.state_dict().items()})

    with pytest.raises(WrongNet):
        load(path, "board", SUBJECT.encoding + 1)
