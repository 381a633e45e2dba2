"""`python -m carson.training`: train a net for a game, and find out how well it plays."""

import json
from pathlib import Path
from typing import Annotated, Final

import typer

from carson.training.courses import SUBJECTS

app: Final = typer.Typer(
    help="Train opponents that learn.", add_completion=False, rich_markup_mode=None
)

Out = Annotated[Path, typer.Option(help="The folder for checkpoint, net and curve.")]
Minutes = Annotated[float, typer.Option(help="How long this run takes.")]
Planned = Annotated[
    float | None,
    typer.Option("--plan", help="How long all runs take from now on; a resumed run remembers it."),
]
Actors = Annotated[int, typer.Option(help="Processes that play.")]
Games = Annotated[int, typer.Option(help="Games of each process, in each of two halves.")]
Steps = Annotated[int, typer.Option("--rollout", help="Decisions of each game in a round.")]
Minibatch = Annotated[int, typer.Option(help="Decisions in one step of learning.")]
Device = Annotated[str, typer.Option(help="cuda or cpu.")]
Resume = Annotated[Path | None, typer.Option(help="A run, or a net, to go on from.")]
Seed = Annotated[int, typer.Option(help="Another number, another training.")]
Embedding = Annotated[int | None, typer.Option(help="Width of the embeddings.")]
Trunk = Annotated[int | None, typer.Option(help="Width of the blocks.")]
Blocks = Annotated[int | None, typer.Option(help="Number of blocks.")]
Policy = Annotated[int | None, typer.Option(help="Width before the policy.")]
Rate = Annotated[float, typer.Option(help="Learning rate at the beginning of the plan.")]
LastRate = Annotated[float, typer.Option(help="Learning rate at its end.")]
Entropy = Annotated[float, typer.Option(help="Bonus for entropy at the beginning of the plan.")]
Imitate = Annotated[float, typer.Option(help="The first minutes of the plan: do as greedy does.")]
Overlap = Annotated[bool, typer.Option("--overlap", help="Play on while the net learns.")]
Ray = Annotated[
    str | None,
    typer.Option(metavar="[ADDRESS]", help="Let the actors play on a Ray cluster."),
]
LastEntropy = Annotated[float, typer.Option(help="Bonus for entropy at its end.")]


def train(
    context: typer.Context,
    out: Out,
    minutes: Minutes = 9.5,
    planned: Planned = None,
    actors: Actors = 15,
    games: Games = 48,
    steps: Steps = 256,
    minibatch: Minibatch = 16384,
    device: Device = "cuda",
    resume: Resume = None,
    seed: Seed = 1,
    embedding: Embedding = None,
    trunk: Trunk = None,
    blocks: Blocks = None,
    policy: Policy = None,
    rate: Rate = 4e-4,
    last_rate: LastRate = 2e-5,
    entropy: Entropy = 0.02,
    last_entropy: LastEntropy = 0.001,
    imitate: Imitate = 0.0,
    overlap: Overlap = False,
    ray: Ray = None,
) -> None:
    """Train a net for this game by self-play; a resumed run keeps its sizes and its seed."""
    from carson.training.curve import drawn
    from carson.training.net import SIZES, Sizes
    from carson.training.schedule import TrainingPlan
    from carson.training.school import Settings, new_progress, open_school
    from carson.training.telling import Telling, line

    plan = TrainingPlan(planned or minutes, rate, last_rate, entropy, last_entropy, imitate)
    settings = Settings(out, minutes, actors, games, steps, minibatch, device, ray, overlap)
    subject = SUBJECTS[str(context.info_name)]
    usual = SIZES[subject.game]
    sizes = Sizes(
        embedding or usual.embedding,
        trunk or usual.trunk,
        blocks or usual.blocks,
        policy or usual.policy,
    )
    fresh = new_progress(subject, sizes, plan, seed)
    school = open_school(subject, settings, fresh, resume, plan if planned else None)
    with Telling(minutes) as tell:
        school.train(tell)
    curve = school.progress.curve
    (out / "curve.svg").write_text(drawn(curve), encoding="utf-8")
    print(line(school.progress, curve[-1] if curve else {}), flush=True)


Net = Annotated[Path, typer.Option(help="A net, or the folder of a run.")]
Against = Annotated[str, typer.Option(help="The bot on all other seats.")]
Players = Annotated[str, typer.Option(help="Numbers of players, with commas.")]
MostGames = Annotated[int, typer.Option("--games", help="Games for each number of players.")]
Seconds = Annotated[float, typer.Option(help="No new game begins after so long, for each number.")]
Jobs = Annotated[int, typer.Option(help="Processes.")]
ByLot = Annotated[bool, typer.Option("--by-lot", help="Draw all other options.")]
Option = Annotated[list[str] | None, typer.Option(help="An option of the game: name=value.")]
Temperature = Annotated[float, typer.Option(help="How freely the net chooses; 0: the best move.")]
Notes = Annotated[
    Path | None,
    typer.Option(help="A file for results; usually beside a run's net."),
]


def evaluate(
    game: str,
    net: Net,
    against: Against = "greedy",
    players: Players = "4,2",
    games: MostGames = 2000,
    seconds: Seconds = 60.0,
    jobs: Jobs = 16,
    by_lot: ByLot = False,
    option: Option = None,
    temperature: Temperature = 0.0,
    seed: Seed = 1,
    notes: Notes = None,
) -> None:
    """Let a net play against bots, and count."""
    from carson.training.evaluate import Bout
    from carson.training.evaluate import evaluate as find_out

    options = dict(text.split("=", 1) for text in option or ())
    if net.is_dir():
        net, notes = net / "net.npz", notes or net / "evaluations.jsonl"
    for count in map(int, players.split(",")):
        bout = Bout(game, net, against, count, options, by_lot, temperature, seed)
        verdict = find_out(bout, games, seconds, jobs)
        print(verdict, flush=True)
        if notes is not None:
            with notes.open("a", encoding="utf-8") as file:
                file.write(json.dumps(verdict.row()) + "\n")


for name in SUBJECTS:
    app.command(name)(train)
app.command("evaluate")(evaluate)

if __name__ == "__main__":
    app()
