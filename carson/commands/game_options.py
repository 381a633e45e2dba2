"""The options of the games on the command line, made of their descriptions."""

from collections.abc import Callable, Mapping, Sequence
from inspect import Parameter, signature
from typing import Annotated, Final, TypeVar

import typer

from carson.commands.common import explain, flag_of, usual_texts
from carson.core.given import SWITCH
from carson.core.options import Option
from carson.games import GAMES

Given = str | bool | None
"""What stands behind a generated option; switches are on or off."""
Command = TypeVar("Command", bound=Callable[..., None])
OPTIONS: Final = {name: entry.game.options for name, entry in GAMES.items()}
ALL_OPTIONS: Final = [option for options in OPTIONS.values() for option in options]
METAVARS: Final = {"number": "NUMBER", "by-seat": "NAMES"}


def with_options(
    options: Sequence[Option], usual: Mapping[str, str] | None = None
) -> Callable[[Command], Command]:
    """Let a command also take these options: they come to it as `**options`.

    They are listed where its keyword-only parameters begin. Options of the same name that the
    command has itself stay as they are; `usual` are defaults that only the command has.
    """

    def extend(command: Command) -> Command:
        written = signature(command)
        own = [p for p in written.parameters.values() if p.kind is not Parameter.VAR_KEYWORD]
        first = [p for p in own if p.kind is not Parameter.KEYWORD_ONLY]
        last = [p for p in own if p.kind is Parameter.KEYWORD_ONLY]
        shown = {option.name: option.default for option in options} | dict(usual or {})
        made = [
            parameter(option, command.__name__, shown[option.name])
            for option in options
            if option.name not in written.parameters
        ]
        in_order = [p.replace(kind=Parameter.KEYWORD_ONLY) for p in (*first, *made, *last)]
        # Typer reads the parameters of a function from here.
        vars(command)["__signature__"] = written.replace(parameters=in_order)
        return command

    return extend


def parameter(option: Option, command: str, default: str) -> Parameter:
    """An option as a parameter of a command."""
    flag, text = flag_of(option.name), help_of(option, command)
    if option.kind == "switch":
        plain = Annotated[bool, typer.Option(flag, help=text)]
        return Parameter(option.name, Parameter.KEYWORD_ONLY, default=False, annotation=plain)
    follows = option.kind == "by-seat"
    described = typer.Option(
        flag,
        help=text,
        metavar=METAVARS.get(option.kind),
        show_default=False if follows else default,
    )
    kind = Annotated[str | None, described]
    return Parameter(option.name, Parameter.KEYWORD_ONLY, default=None, annotation=kind)


def help_of(option: Option, command: str) -> str:
    """The help text of an option: the command's own where it has one."""
    name, known = option.name.replace("_", "-"), ", ".join(option.choices)
    own = f"{command}-{name}"
    return explain(own if usual_texts().has(f"usage-{own}") else name, known=known)


def in_words(given: Mapping[str, Given]) -> dict[str, str]:
    """The options that were given, as the games read them."""
    return {
        name: value if isinstance(value, str) else SWITCH[True]
        for name, value in given.items()
        if value is not None and value is not False
    }
