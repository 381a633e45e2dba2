"""Names: how people may be called, so that nobody can be taken for someone else."""

import unicodedata
from typing import Final

from carson.core.reasons import Reason
from carson.core.records import why_not_named

BLANK: Final = frozenset("\u115f\u1160\u17b4\u17b5\u2800\u3164\uffa0")
"""Letters and signs by their kind, and yet nothing is seen of them."""
ALIKE: Final = str.maketrans(
    "авекмнорстухіјѕԁԛԝοαινρτυχκβη01|ı",
    "abekmhopctyxijsdqwoaivptuxkbnolll",
)
"""Letters of other alphabets, and digits, that look like one of ours."""
CAPITALS: Final = str.maketrans("ΑΒΕΖΗΙΚΜΝΟΡΤΥΧАВЕКМНОРСТУХІЈЅ", "ABEZHIKMNOPTYXABEKMHOPCTYXIJS")


def normal(name: str) -> str:
    """A name in the one way in which it is written."""
    return unicodedata.normalize("NFKC", name)


def shape(name: str) -> str:
    """What a name looks like: two names of the same shape are easily mistaken."""
    plain = unicodedata.normalize("NFKD", normal(name).translate(CAPITALS).casefold())
    letters = "".join(letter for letter in plain if not unicodedata.combining(letter))
    return letters.translate(ALIKE).replace("i", "l").replace(" ", "")


def why_not_seen(name: str) -> Reason | None:
    """Why nobody can have this name: the rules of records, and it must be seen."""
    visible = [letter for letter in name if not unicodedata.combining(letter)]
    if not visible or BLANK.intersection(name):
        return Reason("bad-name", text=name[:40])
    return why_not_named(name)
