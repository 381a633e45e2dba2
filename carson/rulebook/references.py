"""Which paragraph explains what: things, spaces, characters, questions and reasons.

A thing is named as its message is. What has a paragraph of its own on a page of the gallery is
explained there; `SEE` tells what else is said about it.
"""

from collections.abc import Mapping
from typing import Final

from carson.rulebook.questions import QUESTIONS
from carson.rulebook.reasons import REASONS


def rulings(first: int, last: int) -> tuple[str, ...]:
    """The ids of some rulings in a row."""
    return tuple(f"ruling-{number}" for number in range(first, last + 1))


SIDES: Final[Mapping[str, tuple[str, ...]]] = {
    "card-0y": rulings(134, 138),
    "card-0r": rulings(134, 138),
    "card-1y": ("character.sheriff", "character.white", *rulings(91, 94), *rulings(139, 140)),
    "card-1r": rulings(141, 143),
    "card-2y": ("character.banker",),
    "card-2r": ("ruling-144",),
    "card-3y": ("character.grocer", "character.double", *rulings(95, 98)),
    "card-3r": rulings(145, 146),
    "card-4y": ("character.worker", "ruling-99"),
    "card-4r": rulings(147, 149),
    "card-5y": ("character.settler", "ruling-100"),
    "card-5r": ("ruling-145",),
    "card-6y": ("character.captain", "ruling-101"),
    "card-6r": ("ruling-150",),
    "card-7y": ("character.mercenary", "ruling-102"),
    "card-7r": ("ruling-102",),
    "card-8y": ("options.indian", *rulings(151, 152), "ruling-154"),
    "card-8r": ("ruling-153",),
    "card-9y": rulings(155, 158),
    "card-9r": rulings(160, 165),
    "card-10y": ("ruling-166",),
    "card-10r": ("ruling-160", "ruling-164", "ruling-167"),
    "card-11y": ("ruling-139", *rulings(168, 170)),
    "card-11r": rulings(171, 172),
    "card-12y": rulings(173, 175),
    "card-12r": ("ruling-173", "ruling-176"),
    "card-13y": ("ruling-132", "ruling-177", "road.last"),
    "card-13r": rulings(178, 179),
    "card-14y": rulings(180, 185),
    "card-14r": ("ruling-180", "ruling-184", "ruling-186"),
    "card-15y": ("horses.gain", "ruling-159", "ruling-199"),
    "card-15r": rulings(155, 159),
    "card-16y": rulings(187, 188),
    "card-16r": ("ruling-189",),
    "card-17y": rulings(190, 191),
    "card-17r": ("ruling-190", "ruling-192"),
    "card-18y": rulings(193, 195),
    "card-18r": rulings(195, 196),
}

THINGS: Final[Mapping[str, tuple[str, ...]]] = {
    "thing-mountain": ("setup.mountains", "income.mine", "end.assets"),
    "thing-house": ("house.site", "house.consent", "house.must", "income.private", "end.assets"),
    "thing-townhouse": ("house.townhouse", "income.points", "end.assets"),
    "thing-ranch": ("income.ranch", "building.revolver"),
    "thing-mine": ("income.mine", "building.revolver"),
    "thing-drugstore": ("income.drugstore", "income.points", "income.caps"),
    "thing-bank": ("income.bank", "income.points", "income.caps"),
    "thing-saloon": ("income.saloon", "income.points", "income.caps"),
    "thing-hotel": ("income.hotel", "income.points"),
    "thing-church": ("church.protects", "church.cancels"),
    "thing-prison": ("prison.safe", "building.revolver"),
    "thing-blacksmith": ("blacksmith.income", "blacksmith.build", *rulings(103, 104)),
    "thing-general-store": ("store.income", "store.build", *rulings(104, 106)),
    "thing-school": ("school.houses", "school.back", *rulings(107, 109)),
    "thing-station": ("station.line", "station.points", *rulings(110, 113)),
    "thing-city-hall": ("hall.level", "hall.drawn", "hall.occupy", *rulings(115, 131)),
}

SPACES: Final[Mapping[str, tuple[str, ...]]] = {
    "space-wages": ("resolve.wages", "place.single"),
    "space-ammunition": ("resolve.ammunition", "firepower.sum"),
    "space-three-roads": ("road.supply", "road.where", "road.when"),
    "space-one-road": ("road.supply", "road.where", "road.when"),
    **{
        f"space-build-{price}": ("building.buy", "building.keep", "setup.track")
        for price in (12, 10, 8, 6, 5, 4, 3)
    },
    "space-parcel-income": ("income.parcels",),
    "space-cowboy-income": ("income.cowboys", "firepower.sum"),
    "space-gambling": ("income.gambling",),
    "space-parcel-vp": ("vp.parcels",),
    "space-building-vp": ("vp.buildings",),
    "space-cowboy-vp": ("vp.cowboys", "firepower.sum"),
    **{f"space-vp-{price}": ("vp.purchase",) for price in (5, 4, 3, 2)},
    "space-enclosure-1": ("horses.first",),
    "space-enclosure-2": ("horses.second",),
    "space-enclosure-3": ("horses.third",),
    "space-enclosure-4": ("horses.fourth",),
    "space-enclosure-5": ("horses.fifth",),
    "box-parcel-purchase": ("parcel.buy", "parcel.price", "duel.parcels"),
    "box-building-income": ("income.buildings", "attack.half"),
}

VARIANTS: Final[Mapping[str, tuple[str, ...]]] = {
    "variant-river": ("river.course", *rulings(209, 219)),
    "variant-kit-carson": ("kit.first", *rulings(220, 226)),
    "variant-new-beginning": ("beginning.kit", *rulings(227, 236)),
    "variant-outlaws": ("outlaws.when", *rulings(237, 258)),
    "variant-horses": ("horses.start", *rulings(259, 272)),
    "variant-might-is-right": ("might.deal", *rulings(273, 279)),
}

OTHERS: Final[Mapping[str, str]] = {
    "game-board": "round.phases",
    "game-cards": "cards.round.count",
    "thing-nothing": "board.free",
    "thing-river": "river.land",
    "piece-cowboy": "place.turn",
    "piece-white-cowboy": "character.white",
    "piece-dynamite-cowboy": "card-9r",
    "piece-no-duel-cowboy": "card-11y",
    "piece-lucky-cowboy": "card-11r",
    "road": "road.where",
    "bridge": "river.bridge",
    "title": "parcel.title",
    "duel": "duel.total",
    "attack": "attack.half",
    "outlaw": "outlaws.fight",
    "horse": "horses.use",
    "duel-tile": "might.duel",
    "fact-cash": "close.limit",
    "fact-land": "parcel.title",
    "fact-firepower": "firepower.sum",
    "fact-vp": "end.winner",
    "fact-income": "income.buildings",
    "fact-limit": "close.limit",
    "fact-final": "end.assets",
    "option-characters": "cast.size",
    "option-buildings": "options.buildings",
    "option-edition": "edition.same",
    "option-river": "river.course",
    "option-placing": "kit.live",
    "option-station-needs-house": "options.station",
    "option-indian-skips-occupied": "options.indian",
    "option-level": "cards.virtual.levels",
    "source-parcels": "vp.parcels",
    "source-buildings": "vp.buildings",
    "source-cowboys": "vp.cowboys",
    "source-purchase": "vp.purchase",
    "source-characters": "choose.power",
    "source-excess": "close.limit",
    "source-end-cash": "end.money",
    "source-end-buildings": "end.assets",
    "source-end-houses": "end.assets",
    "source-end-mountains": "end.assets",
    "source-end-station": "station.points",
    "source-start": "beginning.loan",
    "source-outlaws": "outlaws.reward",
    "source-end-horses": "horses.end",
    "source-end-passing": "kit.end",
    "source-end-bridges": "river.end",
    "source-appeal": "cards.virtual.score",
}

CARD_THINGS: Final[Mapping[str, str]] = {
    "cards-thing-no-card": "cards.city.joined",
    "cards-thing-empty": "cards.city.cover",
    "cards-thing-mountain": "cards.score.mine",
    "cards-thing-outlaws": "cards.score.outlaws",
    "cards-thing-house": "cards.score.houses",
    "cards-thing-townhouse": "cards.score.houses",
    "cards-thing-ranch": "cards.score.ranch",
    "cards-thing-mine": "cards.score.mine",
    "cards-thing-drugstore": "cards.score.shops",
    "cards-thing-bank": "cards.score.shops",
    "cards-thing-saloon": "cards.score.saloon",
    "cards-thing-hotel": "cards.score.hotel",
    "cards-thing-general-store": "cards.score.general",
    "cards-thing-church": "cards.score.church",
    "cards-thing-blacksmith": "cards.score.smith",
    "cards-thing-city-hall": "cards.score.hall",
    "cards-thing-prison": "cards.score.outlaws",
}

CARD_CHARACTERS: Final[Mapping[str, str]] = {
    f"cards-card-{name}": f"cards.{name.replace('-', '')}"
    for name in (
        *("governor", "lawyer", "chinese-worker", "heroes", "gunsmith", "mercenary", "doctor"),
        *("cowboy", "auctioneer", "settler", "captain", "singer", "banker", "teacher", "editor"),
        *("grocer", "paperboy", "sheriff", "indian", "prospector", "undertaker"),
    )
}

SEE: Final[Mapping[str, tuple[str, ...]]] = {**SIDES, **THINGS, **SPACES, **VARIANTS}
"""What has a paragraph of its own, and the paragraphs that say more about it."""

REFERENCES: Final[Mapping[str, str]] = {
    **{key: key for key in SEE},
    **OTHERS,
    **CARD_THINGS,
    **CARD_CHARACTERS,
    **QUESTIONS,
    **REASONS,
}
"""The paragraph that explains each thing."""


def rule_of(code: str, prefix: str = "") -> str | None:
    """The paragraph behind a reason, of one game or of both; none where no rule is behind it."""
    return REFERENCES.get(f"{prefix}reason-{code}") or REFERENCES.get(f"reason-{code}")
