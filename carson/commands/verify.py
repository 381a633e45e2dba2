"""`carson verify`: the dice of a finished game against the promise made at its start."""

from rich.text import Text

from carson.commands.common import Language, console, texts_for
from carson.commands.replay import File
from carson.core.records import BadRecord
from carson.games import GAMES
from carson.i18n.texts import Texts
from carson.terminal import files


def verify(file: File, language: Language = None) -> None:
    """Check the dice of a finished game."""
    texts = texts_for(language)
    record = files.read_record(file, texts)
    try:
        count = GAMES[record.game].verify(record)
    except BadRecord as error:
        raise files.bad_record(file, error, texts) from error
    own = Texts(texts.language, (), GAMES[record.game].words)
    console().print(Text(own.say("verified", count=count)))
