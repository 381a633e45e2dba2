"""A whole small training: it plays, learns, saves, and continues where it stopped."""

from dataclasses import replace
from pathlib import Path

import pytest

pytest.importorskip("torch", reason="PyTorch is not installed: the extra `train` has it")

import torch

from carson.training import checkpoint
from carson.training.checkpoint import (
    PLAYABLE,
    CannotResume,
    Progress,
    Row,
    load_weights,
    read_progress,
    save,
)
from carson.training.courses import SUBJECTS
from carson.training.net import SIZES, Sizes, new_net
from carson.training.schedule import TrainingPlan
from carson.training.school import Settings, TrainingRun, new_progress, open_school

TINY = Sizes(embedding=8, trunk=8, blocks=1, policy=8)
PLAN = TrainingPlan(minutes=100)
CARDS = SUBJECTS["cards"]


def settings(out: Path, overlap: bool = False) -> Settings:
    return Settings(out, 1.0, 1, games=2, steps=12, minibatch=16, device="cpu", overlap=overlap)


class OneRound(TrainingRun):
    """A run whose time is up after one round, however slow the machine is."""

    def _minutes(self) -> float:
        return 2.5 if self.progress.rounds % 10 else 0.0


@pytest.mark.parametrize("overlap", [False, True])
def test_a_run_plays_learns_and_saves(tmp_path: Path, overlap: bool) -> None:
    told: list[Row] = []
    fresh = new_progress(CARDS, TINY, PLAN, seed=1)
    school = OneRound(CARDS, settings(tmp_path, overlap), fresh)
    school.train(lambda progress, row: told.append(row))
    saved = read_progress(tmp_path)

    assert len(told) == 1
    assert saved.samples == 2 * 2 * 12
    assert saved.curve == told
    assert (tmp_path / PLAYABLE).is_file()


def test_a_resumed_run_keeps_weights_sizes_and_its_place_in_the_plan(tmp_path: Path) -> None:
    torch.manual_seed(1)
    net = new_net(CARDS, TINY)
    before = replace(new_progress(CARDS, TINY, PLAN, seed=7), minutes=25.0, rounds=3, games=12)
    save(tmp_path, net, before)
    fresh = new_progress(CARDS, Sizes(), TrainingPlan(minutes=1), seed=1)
    school = open_school(CARDS, settings(tmp_path), fresh, tmp_path)
    kept = school.learner.net.state_dict()

    assert school.progress == before
    assert school.progress.plan.position(school.progress.minutes) == 0.25
    assert all(
        torch.allclose(kept[name], value, atol=1e-3) for name, value in net.state_dict().items()
    )


def test_a_run_can_go_on_from_a_playable_net_alone(tmp_path: Path) -> None:
    torch.manual_seed(1)
    net = new_net(CARDS, TINY)
    save(tmp_path, net, replace(new_progress(CARDS, TINY, PLAN, seed=7), games=12))
    fresh = new_progress(CARDS, Sizes(), TrainingPlan(minutes=1), seed=1)
    school = open_school(CARDS, settings(tmp_path), fresh, tmp_path / PLAYABLE)
    kept = school.learner.net.state_dict()

    assert (school.progress.sizes, school.progress.games) == (TINY, 12)
    assert (school.progress.plan, school.progress.seed) == (fresh.plan, fresh.seed)
    assert all(
        torch.allclose(kept[name], value, atol=2e-3) for name, value in net.state_dict().items()
    )


def test_time_in_a_resumed_run_counts_from_where_the_last_one_stopped(tmp_path: Path) -> None:
    before = replace(new_progress(CARDS, TINY, PLAN, seed=7), minutes=25.0, rounds=10)
    OneRound(CARDS, settings(tmp_path), before).train(lambda progress, row: None)

    assert read_progress(tmp_path).minutes == 27.5


def test_a_new_plan_for_a_resumed_run_begins_where_that_stopped(tmp_path: Path) -> None:
    before = replace(new_progress(CARDS, TINY, PLAN, seed=7), minutes=25.0)
    save(tmp_path, new_net(CARDS, TINY), before)
    fresh = new_progress(CARDS, TINY, PLAN, seed=1)
    school = open_school(CARDS, settings(tmp_path), fresh, tmp_path, TrainingPlan(minutes=200))

    assert school.progress.plan == TrainingPlan(minutes=200, begun=25.0)


@pytest.mark.parametrize("overlap", [False, True])
def test_a_run_can_begin_by_imitating_a_teacher(tmp_path: Path, overlap: bool) -> None:
    fresh = new_progress(CARDS, TINY, replace(PLAN, imitation=1.0), seed=1)
    school = OneRound(CARDS, settings(tmp_path, overlap), fresh)
    school.train(lambda progress, row: None)

    assert read_progress(tmp_path).plan.imitation == 1.0


def test_a_checkpoint_of_another_game_is_refused(tmp_path: Path) -> None:
    save(tmp_path, new_net(CARDS, TINY), new_progress(CARDS, TINY, PLAN, seed=7))
    fresh = new_progress(SUBJECTS["board"], TINY, PLAN, seed=1)

    with pytest.raises(CannotResume):
        open_school(SUBJECTS["board"], settings(tmp_path), fresh, tmp_path)


def test_weights_that_do_not_fit_into_one_file_are_cut(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(checkpoint, "PIECE", 20_000)
    net, other = new_net(CARDS, TINY), new_net(CARDS, TINY)
    save(tmp_path, net, new_progress(CARDS, TINY, PLAN, seed=7))
    load_weights(tmp_path, other)

    assert len(list(tmp_path.glob("weights-*.npy"))) > 3
    assert torch.allclose(net.embedding.weight, other.embedding.weight, atol=1e-3)


def test_both_nets_of_the_usual_sizes_are_small_enough_to_be_shipped(tmp_path: Path) -> None:
    sizes = []
    for name, subject in SUBJECTS.items():
        progress = Progress(name, subject.encoding, SIZES[name], PLAN, seed=1)
        net = new_net(subject, SIZES[name])
        with torch.no_grad():
            for weight in net.parameters():
                weight.normal_()
        save(tmp_path / name, net, progress)
        sizes.append((tmp_path / name / PLAYABLE).stat().st_size)
        assert max(path.stat().st_size for path in (tmp_path / name).iterdir()) < 15 * 2**20

    assert sum(sizes) < 12_000_000
