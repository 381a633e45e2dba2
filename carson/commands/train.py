"""`carson train`: train opponents, where the packages for it are installed."""

import typer

from carson.commands.common import usual_texts
from carson.i18n.complaints import Complaint


def train(context: typer.Context) -> None:
    """Hand everything that was typed to the training, which few people have installed."""
    try:
        from carson.training.__main__ import app

        app(context.args, prog_name="carson train")
    except ImportError as error:
        raise Complaint(usual_texts().say("error-train", text=error.name or "numpy")) from error
