"""Words and constructions that our English avoids, and what to write instead."""

import re
from typing import Final, NamedTuple


class Fault(NamedTuple):
    """Something that reads as translated: how it looks, and what we write."""

    sign: re.Pattern[str]
    better: str


def fault(sign: str, better: str) -> Fault:
    """A fault that is looked for in running text, whatever its case."""
    return Fault(re.compile(sign, re.IGNORECASE), better)


def fault_as_written(sign: str, better: str) -> Fault:
    """A fault that capitals make, or miss."""
    return Fault(re.compile(sign), better)


EVERYWHERE: Final = (
    fault(r"\b(he|him|his|himself|she|her|hers|herself)\b", "they, their; it for pieces"),
    fault(r"\b(oneself|one[’']s own|one (must|should|might))\b", "you, players"),
    fault(r"\b(every|some|any)body\b", "everyone, someone, anyone"),
    fault(r"\banew\b", "again, re-"),
    fault(r"\bby lot\b", "at random"),
    fault(r"\bdear(er|est)?\b", "expensive"),
    fault(r"(?<!counts )\bfor nothing\b", "free of charge"),
    fault(r"\b(do|does|did|doing) without\b", "decline"),
    fault(r"\b(go|goes|gone|went|going) on (with|from|telling)\b", "continue"),
    fault(r"\b(throw|throws|thrown|threw)\b[^.]{0,30}\baway\b", "discard"),
    fault(r"\bshall\b", "will, must"),
    fault(r"\b(to|for|by|as) who\b", "for players who"),
    fault(r"\bto whom\b|\bwho [a-z]+s whom\b", "the player who"),
    fault(r"\bso many\b", "this many"),
    fault(r"\ball that\b", "everything"),
    fault(r"\bas ever\b", "as usual"),
    fault(r"\balso if\b", "even if"),
    fault(r"\bbe it\b", "whether"),
    fault(r"\bas things are\b|\bof now\b", "current"),
    fault(r", too\b(?! \w)", "also"),
    fault(r"(^|[.;:] )Counted (is|are)\b", "the subject first"),
    fault_as_written(r"[.;] Who [a-z]+\b[^.?]*[.;]", "the player who, anyone who"),
    fault(r"\b(the|an|all) own\b", "its own, your own"),
    fault(r"\bhow [^.]{0,40}\b(is|are) called\b", "what it is called, the name of"),
    fault(r"\brule book\b", "rulebook"),
    fault(r"\bset-up\b", "setup"),
    fault_as_written(r"\bVPs\b", "VP"),
    fault(r"\border of (turns|passing)\b", "turn order, pass order"),
    fault(r"\btoken of three revolvers\b", "ammunition token"),
    fault(r"\bspaces? of (one road|three roads)\b", "one-road space"),
    fault(r"\b(land of nobody|nobody[’']s land)\b", "unowned land"),
    fault(r"\bkinds? of buildings?\b", "type of building"),
)
"""What no text of ours says, whether players or programmers read it."""

FOR_READERS: Final = (
    *EVERYWHERE,
    fault(r"\bput(s|ting)? up\b(?! for)", "build"),
    fault(r"\bbare land\b", "free land"),
    fault(r"\bfeeds?\b", "counts for"),
    fault(r"\bown supply\b", "personal supply, your supply"),
    fault(r"\b(property )?titles\b", "property tiles"),
    fault(r"\d %|\} %", "58%, closed up"),
)
"""What pages for players say no more, besides."""

FOR_PLAYERS: Final = (
    *FOR_READERS,
    fault(r"\b(is|are|was|were) (asked|told)\b", "name the actor"),
    fault(r"\bof \{ \$(seat|name|player|them|owner|builder|receiver) \}(?!’s)", "{ $seat }’s"),
    fault(r"(?<!Big )(?<!big-)(?<!the-)(?<!\$)\bbox(es)?\b", "space; the general supply"),
    fault(r"\bbeside\b", "next to"),
    fault(r"\bguns?\b", "revolver"),
    fault(r"[a-z}]'(s\b|t\b|m\b|re\b|ll\b)|s' ", "’, the curly apostrophe"),
)
"""What the sentences of the game say no more, besides."""


def faults_of(text: str, signs: tuple[Fault, ...]) -> list[str]:
    """What is wrong with a text: the words found, and what to write instead."""
    flat = " ".join(text.split())
    found = [(fault, match) for fault in signs if (match := fault.sign.search(flat))]
    return [f"“{match.group().strip()}” → {fault.better}" for fault, match in found]
