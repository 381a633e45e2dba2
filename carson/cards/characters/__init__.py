"""The character cards: one file each; RULES lists them all."""

from typing import Final

from carson.cards.characters.auctioneer import Auctioneer
from carson.cards.characters.banker import Banker
from carson.cards.characters.captain import Captain
from carson.cards.characters.chinese_worker import ChineseWorker
from carson.cards.characters.cowboy import Cowboy
from carson.cards.characters.doctor import Doctor
from carson.cards.characters.editor import Editor
from carson.cards.characters.governor import Governor
from carson.cards.characters.grocer import Grocer
from carson.cards.characters.gunsmith import Gunsmith
from carson.cards.characters.heroes import Heroes
from carson.cards.characters.indian import Indian
from carson.cards.characters.lawyer import Lawyer
from carson.cards.characters.mercenary import Mercenary
from carson.cards.characters.paperboy import Paperboy
from carson.cards.characters.prospector import Prospector
from carson.cards.characters.settler import Settler
from carson.cards.characters.sheriff import Sheriff
from carson.cards.characters.singer import Singer
from carson.cards.characters.teacher import Teacher
from carson.cards.characters.undertaker import Undertaker
from carson.cards.powers.rule import Rule

RULES: Final[tuple[Rule, ...]] = (
    *(Governor(), Lawyer(), ChineseWorker(), Heroes(), Gunsmith(), Mercenary(), Doctor()),
    *(Cowboy(), Auctioneer(), Settler(), Captain(), Singer(), Banker(), Teacher()),
    *(Editor(), Grocer(), Paperboy(), Sheriff(), Indian(), Prospector(), Undertaker()),
)
"""All characters; the powers are used in this order."""
