"""The lessons of the card game, stop by stop."""

from typing import Final

from carson.tutorial.stops import chapter, move, page, watch

RIVALS: Final = ("seat-1", "seat-2", "seat-3")

CHAPTERS: Final = (
    chapter(
        "goal",
        move(
            "bid 8",
            page("welcome", *RIVALS),
            page("goal", "finished-city"),
            page("offer", "offer"),
            page("hand", "hand"),
            page("start", "I-2"),
            page("bid"),
        ),
    ),
    chapter(
        "reveal",
        move("take I-2", page("bids", *RIVALS), page("appeal", "I-30"), page("take", "I-2")),
    ),
    chapter(
        "tie",
        move(
            "bid 5",
            page("mine", "city"),
            page("left-over", "mercenary"),
            page("bid-again"),
        ),
        move("take mercenary", page("tie", "ties"), page("mercenary", "mercenary")),
    ),
    chapter(
        "power",
        move("bid 4", page("low", "I-13"), page("bid-low")),
        move("use mercenary", page("use", "use mercenary")),
    ),
    chapter(
        "lay",
        move("take I-13", page("outlaws", "I-5"), page("choose", "I-13")),
        move("place g7", page("cover", "g7")),
    ),
    chapter(
        "rivals",
        move("bid 7", page("alike", "I-46", "I-15", "I-14"), page("bid-on")),
        move("take I-14", page("taken", "I-46", "I-15"), page("rest", "I-14")),
        move("place f7", page("best", "f7")),
    ),
    chapter(
        "era",
        watch("1 take indian", page("played", "seat-0"), page("indian", "indian")),
        watch("1 pass", page("era", "hand"), page("second")),
    ),
    chapter(
        "end",
        move("take II-30", page("last", "seat-0", *RIVALS), page("last-take", "II-30")),
        move("place j11", page("last-place", "j11")),
        watch("", page("result", "seat-0"), page("scores"), page("farewell")),
    ),
)
