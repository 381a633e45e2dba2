"""`carson`: the command line."""

import os
import sys
from collections.abc import Sequence
from contextlib import suppress
from io import TextIOWrapper
from typing import Annotated, Final, NoReturn

import typer
from typer.core import TyperGroup
from typer.exceptions import Abort, TyperException

from carson import __version__
from carson.builds import running
from carson.commands.backup import backup, restore
from carson.commands.bench import app as bench
from carson.commands.bench_bots import bench_bots
from carson.commands.bench_server import bench_server
from carson.commands.bot import app as bot
from carson.commands.common import brief, explain, usual_texts, with_values
from carson.commands.ladder import ladder
from carson.commands.play import play
from carson.commands.replay import replay
from carson.commands.review import review
from carson.commands.rules import rules
from carson.commands.serve import serve
from carson.commands.simulate import simulate
from carson.commands.train import train
from carson.commands.verify import verify
from carson.i18n.complaints import Complaint
from carson.terminal.marks import LOOK_ALIKE

WRONG_USE: Final = 2
INTERRUPTED: Final = 130


class Polite(TyperGroup):
    """Says what is wrong in one line, without a traceback."""

    def main(
        self,
        args: Sequence[str] | None = None,
        prog_name: str | None = None,
        complete_var: str | None = None,
        standalone_mode: bool = True,
        windows_expand_args: bool = True,
        **extra: object,
    ) -> NoReturn:
        """Run a command and end with its exit code; 2 is for what the user can put right."""
        speak_plainly()
        words = with_values(sys.argv[1:] if args is None else args)
        try:
            code = super().main(words, prog_name, complete_var, False, windows_expand_args, **extra)
            sys.stdout.flush()
        except Complaint as error:
            fail(str(error))
        except TyperException as error:
            fail(usual_texts().say("error-usage", text=" ".join(error.format_message().split())))
        except (KeyboardInterrupt, Abort):
            code = INTERRUPTED
        except OSError as error:
            hush()
            fail(usual_texts().say("error-output", text=error.strerror or str(error)))
        if code == INTERRUPTED:
            fail(usual_texts().say("interrupted"), INTERRUPTED)
        sys.exit(code if isinstance(code, int) else 0)


def speak_plainly() -> None:
    """Where only some signs are known, write others that look alike; read what comes."""
    streams = {sys.stdin: "replace", sys.stdout: LOOK_ALIKE, sys.stderr: LOOK_ALIKE}
    for stream, errors in streams.items():
        if isinstance(stream, TextIOWrapper):
            stream.reconfigure(errors=errors)


def hush() -> None:
    """Nothing more can be written: let nobody try again while the program ends."""
    with suppress(OSError, ValueError):
        os.dup2(os.open(os.devnull, os.O_WRONLY), sys.stdout.fileno())


def fail(text: str, code: int = WRONG_USE) -> NoReturn:
    """End with one line about what is wrong."""
    print(f"carson: {text}", file=sys.stderr)
    sys.exit(code)


app: Final = typer.Typer(
    name="carson",
    cls=Polite,
    help=explain("carson"),
    add_completion=False,
    rich_markup_mode=None,
    context_settings={"help_option_names": ["-h", "--help"]},
)
Version = Annotated[bool, typer.Option("--version", help=explain("version"))]


@app.callback(invoke_without_command=True)
def carson(context: typer.Context, version: Version = False) -> None:
    """Tell the version, or what there is to do."""
    if version:
        texts = usual_texts()
        build = texts.say(f"build-{running()}")
        print(texts.say("version", version=__version__, build=build))
    elif context.invoked_subcommand is None:
        print(context.get_help())


app.command("backup", help=explain("backup"), short_help=brief("backup"))(backup)
bench.command("bots", help=explain("bench-bots"), short_help=brief("bench-bots"))(bench_bots)
bench.command("server", help=explain("bench-server"), short_help=brief("bench-server"))(
    bench_server
)
app.add_typer(bench, name="bench")
app.add_typer(bot, name="bot")
app.command("ladder", help=explain("ladder"), short_help=brief("ladder"))(ladder)
app.command("play", help=explain("play"), short_help=brief("play"))(play)
app.command("replay", help=explain("replay"), short_help=brief("replay"))(replay)
app.command("restore", help=explain("restore"), short_help=brief("restore"))(restore)
app.command("review", help=explain("review"), short_help=brief("review"))(review)
app.command("rules", help=explain("rules"), short_help=brief("rules"))(rules)
app.command("serve", help=explain("serve"), short_help=brief("serve"))(serve)
app.command("simulate", help=explain("simulate"), short_help=brief("simulate"))(simulate)
app.command(
    "train",
    help=explain("train"),
    short_help=brief("train"),
    context_settings={
        "allow_extra_args": True,
        "ignore_unknown_options": True,
        "help_option_names": [],
    },
)(train)
app.command("verify", help=explain("verify"), short_help=brief("verify"))(verify)
