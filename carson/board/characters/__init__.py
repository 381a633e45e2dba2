"""The character cards: one file each, both sides; CARDS lists them all."""

from typing import Final

from carson.board.characters.auctioneer import AuctioneerRed, AuctioneerYellow, TellOffered
from carson.board.characters.banker import BankerRed, BankerYellow
from carson.board.characters.captain import CaptainRed, CaptainYellow
from carson.board.characters.chinese_worker import ChineseWorkerRed, ChineseWorkerYellow
from carson.board.characters.cowboy import CowboyRed, CowboyYellow
from carson.board.characters.doctor import DoctorYellow, TellDoctor, TellUndertaker, UndertakerRed
from carson.board.characters.governor import GovernorRed, GovernorYellow
from carson.board.characters.grocer import GrocerRed, GrocerYellow
from carson.board.characters.gunsmith import GunsmithRed, GunsmithYellow
from carson.board.characters.heroes import HeroesRed, HeroesYellow
from carson.board.characters.indian import IndianRed, IndianYellow
from carson.board.characters.lawyer import EditorRed, LawyerYellow
from carson.board.characters.mercenary import MercenaryRed, MercenaryYellow
from carson.board.characters.paperboy import PaperboyRed, PaperboyYellow, TellPrice
from carson.board.characters.prospector import ProspectorRed, ProspectorYellow
from carson.board.characters.settler import SettlerRed, SettlerYellow
from carson.board.characters.sheriff import SheriffRed, SheriffYellow
from carson.board.characters.singer import SingerRed, SingerYellow
from carson.board.characters.teacher import TeacherRed, TeacherYellow
from carson.board.features.told import Teller
from carson.board.powers.rule import Rule

SIDES: Final[tuple[Rule, ...]] = (
    *(PaperboyYellow(), PaperboyRed()),
    *(SheriffYellow(), SheriffRed()),
    *(BankerYellow(), BankerRed()),
    *(GrocerYellow(), GrocerRed()),
    *(ChineseWorkerYellow(), ChineseWorkerRed()),
    *(SettlerYellow(), SettlerRed()),
    *(CaptainYellow(), CaptainRed()),
    *(MercenaryYellow(), MercenaryRed()),
    *(IndianYellow(), IndianRed()),
    *(ProspectorYellow(), ProspectorRed()),
    *(GunsmithYellow(), GunsmithRed()),
    *(SingerYellow(), SingerRed()),
    *(AuctioneerYellow(), AuctioneerRed()),
    *(GovernorYellow(), GovernorRed()),
    *(DoctorYellow(), UndertakerRed()),
    *(CowboyYellow(), CowboyRed()),
    *(HeroesYellow(), HeroesRed()),
    *(TeacherYellow(), TeacherRed()),
    *(LawyerYellow(), EditorRed()),
)

CARDS: Final[dict[str, Rule]] = {side.name: side for side in SIDES}
"""Every side of every card by its name."""
TELLERS: Final[dict[str, Teller]] = {
    "FetchCard": TellPrice(),
    "OfferParcel": TellOffered(),
    "CallTheDoctor": TellDoctor(),
    "PayUndertaker": TellUndertaker(),
}
"""What learned players are told of the characters' choices, by their names."""
