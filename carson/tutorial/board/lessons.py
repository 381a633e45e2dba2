"""The lessons of the board game, stop by stop."""

from typing import Final

from carson.tutorial.stops import TutorialChapter, move, page, watch

CHAPTERS: Final = (
    TutorialChapter(
        "land",
        (
            move(
                "draft d4",
                page("welcome"),
                page("goal", "seat-0", "seat-1"),
                page("town", "c4"),
                page("draft", "d4"),
            ),
            move("draft e5", page("draft-again", "e5")),
        ),
    ),
    TutorialChapter("character", (move("choose banker", page("characters"), page("banker")),)),
    TutorialChapter(
        "cowboys",
        (
            move("place build-5", page("track", "wages", "vp-2"), page("saloon", "build-5")),
            move("place e4", page("parcel", "e4")),
            move("pass", page("challenge", "build-5"), page("pass", "pass")),
        ),
    ),
    TutorialChapter(
        "duel",
        (
            move("claim e4", page("claim", "e4")),
            move("buy", page("duel", "build-5"), page("buy", "buy")),
        ),
    ),
    TutorialChapter(
        "building",
        (
            move("build d4", page("build", "d4")),
            move("road d4n", page("road", "d4n")),
            move("house e4", page("house", "e4")),
            watch("2 buy", page("forecast", "d4")),
            move("spend 0", page("income", "d4"), page("close", "seat-0")),
        ),
    ),
    TutorialChapter(
        "attack",
        (
            move("choose mercenary", page("mercenary")),
            move("place build-8", page("bank", "build-8")),
            move("place g6", page("attack", "g6")),
            move("place vp-3", page("purchase", "vp-3")),
            move("house e3", page("public", "e3")),
            move("take", page("steal", "g6")),
        ),
    ),
    TutorialChapter(
        "limit",
        (
            move("points 12", page("limit", "seat-0"), page("points", "points 12")),
            move("choose grocer", page("excess", "seat-1"), page("grocer")),
            move("wait", page("wait", "wait")),
        ),
    ),
    TutorialChapter(
        "defence",
        (
            move("place d4", page("defend", "d4")),
            move("place ammunition", page("ammunition", "ammunition")),
            move("pass", page("pass-again", "pass")),
            move("double saloon", page("double", "d4")),
            move("points 14", page("defended", "d4"), page("points-again", "points 14")),
        ),
    ),
    TutorialChapter(
        "end",
        (
            move("place vp-5", page("last-round"), page("last-purchase", "vp-5")),
            move("place e3", page("last-house", "e3")),
            move("pass", page("last-pass", "g2", "pass")),
            move("points 11", page("last-points", "points 11")),
            watch("", page("result"), page("scores"), page("farewell")),
        ),
    ),
)
