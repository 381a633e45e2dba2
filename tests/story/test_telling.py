"""Events become sentences, and what goes without saying is left out."""

from carson.board import events as event
from carson.board.ids import (
    FOR_AUCTION,
    FOR_BUILDINGS,
    FOR_HORSE,
    FOR_LAND,
    FOR_PARCELS,
    FOR_START,
    FOR_TILE,
    SOURCE_NAMES,
    for_character,
)
from carson.cards import events as cards_event
from carson.core.agenda import ANSWERED
from carson.core.events import HIDDEN, Event, Kind
from carson.i18n.texts import Texts
from carson.i18n.words.cards import CARDS_WORDS
from carson.story import telling
from carson.story.board.style import BOARD_STYLE
from carson.story.cards.style import CARDS_STYLE
from tests.support.scenario import scenario
from tests.terminal.showing import ENGLISH


def told(*events: Event) -> list[str]:
    return [line.text for line in telling.tell(events, ENGLISH, BOARD_STYLE)]


def told_of_cards(*events: Event) -> list[str]:
    texts = Texts("en", ("Ann", "Bo", "Cy", "Di"), CARDS_WORDS)
    return [line.text for line in telling.tell(events, texts, CARDS_STYLE)]


def of(kind: Kind, *values: int) -> Event:
    return Event(kind, values)


def test_an_event_is_one_sentence() -> None:
    assert told(of(event.PASSED, 1, 2)) == ["Bo passes second."]


def test_the_engines_own_answers_are_not_told() -> None:
    assert told(of(ANSWERED, 1), of(event.WENT_TO_BOX, 1, 64, 0)) == []


def test_a_bid_that_was_no_choice_is_told_in_the_card_game() -> None:
    bid = [of(ANSWERED, 1), of(cards_event.SEALED, 1, 4)]
    events = [*bid, of(ANSWERED, 0), of(cards_event.DREW, 3)]

    assert told_of_cards(*bid) == ["Bo has only one auction card left, so it is bid."]
    assert len(told_of_cards(*events)) == 2


def test_returned_hands_are_told_but_not_dealt_ones() -> None:
    back = [of(cards_event.HAND_BACK, 0, 9), of(cards_event.HAND_BACK, 1, 9)]

    assert told_of_cards(of(cards_event.ERA_BEGAN, 1), *back) == []
    assert told_of_cards(of(cards_event.ERA_BEGAN, 2), *back) == [
        "Era II begins.",
        "All auction cards are taken back: Ann, Bo.",
    ]


def test_land_and_its_price_are_one_sentence() -> None:
    assert told(of(event.PAID, 0, 3, FOR_LAND), of(event.CLAIMED, 0, 27)) == ["Ann buys d4 for $3."]


def test_what_a_tile_costs_is_told_once() -> None:
    bought = (of(event.PAID, 0, 5, FOR_TILE), of(event.BOUGHT, 0, 4, 5))

    assert told(of(event.BOX_OPENED, 69), *bought) == ["Ann buys a Ranch for $5."]


def test_a_sentence_says_with_which_event_it_begins() -> None:
    events = (of(event.BOX_OPENED, 69), of(event.PAID, 0, 5, FOR_TILE), of(event.BOUGHT, 0, 4, 5))
    lines = telling.tell([*events, of(event.PASSED, 1, 2)], ENGLISH, BOARD_STYLE)

    assert [line.at for line in lines] == [2, 3]


def test_an_income_is_told_once() -> None:
    income = of(event.INCOME, 0, 4, 27, 6)

    assert told(income, of(event.EARNED, 0, 6, FOR_BUILDINGS)) == ["Ann gets $6 (Ranch on d4)."]


def test_money_is_told_with_what_it_is_for() -> None:
    events = (
        of(event.EARNED, 2, 9, for_character(2, red=False)),
        of(event.PAID, 1, 4, FOR_HORSE),
        of(event.GAVE, 1, 0, 2, for_character(14, red=True)),
    )

    assert told(*events) == [
        "Cy gets $9 (Banker).",
        "Bo pays $4 (horse).",
        "Bo pays Ann $2 (Undertaker).",
    ]


def test_no_money_at_all_is_not_told() -> None:
    nothing = (of(event.PAID, 0, 0, FOR_TILE), of(event.EARNED, 0, 0, FOR_PARCELS))

    assert told(*nothing, of(event.GAVE, 0, 1, 0, FOR_AUCTION)) == []


def test_no_income_and_nothing_over_the_cash_limit_are_not_told() -> None:
    assert told(of(event.INCOME, 0, 4, 27, 0), of(event.EXCESS_SPENT, 0, 0)) == []


def test_no_roads_and_no_revolvers_are_not_told() -> None:
    assert told(of(event.GOT_ROADS, 0, 0), of(event.GOT_REVOLVERS, 0, 0)) == []


def test_a_tax_is_told_once() -> None:
    tax = (of(event.TAXED, 0, 1, 2), of(event.GAVE, 1, 0, 2, for_character(13, red=True)))

    assert told(*tax) == ["Ann taxes Bo: $2."]


def test_other_money_for_the_start_is_told_once() -> None:
    exchange = (of(event.PAID, 0, 15, FOR_START), of(event.EARNED, 0, 21, FOR_START))

    assert told(*exchange) == ["Ann gets $21 (starting money)."]


def test_the_dice_of_a_duel_are_told_with_its_sums_only() -> None:
    table = scenario("phase resolve gambling\ncowboy gambling 1 2")
    table.play("* roll 3", "* roll 5", "2 take", "* roll 1", "* roll 2")
    lines = [line.text for line in telling.tell(table.log, ENGLISH, BOARD_STYLE)]

    assert lines[:3] == [
        "Ann: die 3 + firepower 4 = 7.",
        "Bo: die 5 + firepower 4 = 9.",
        "Bo wins the duel on Gambling income.",
    ]
    assert lines[3:6] == ["Bo rolls 1.", "Bo rolls 2.", "Bo gets $3 (Gambling income)."]


def test_a_duel_won_among_equals_is_told_with_why() -> None:
    table = scenario("phase resolve gambling\ncowboy gambling 1 2")
    table.play("* roll 5", "* roll 5")
    lines = [line.text for line in telling.tell(table.log, ENGLISH, BOARD_STYLE)]

    assert "Ann wins the duel on Gambling income: a tie, and Ann passed first." in lines


def test_mountains_are_told_together() -> None:
    mountains = [of(event.MOUNTAIN_ROSE, parcel) for parcel in (0, 9)]

    assert told(*mountains) == ["Mountains rise on a1, b2."]


def test_a_list_has_the_commas_of_its_language() -> None:
    mountains = [of(event.MOUNTAIN_ROSE, parcel) for parcel in (0, 9)]
    lines = [line.text for line in telling.tell(mountains, Texts("ja"), BOARD_STYLE)]

    assert lines == ["山の区画：a1、b2。"]


def test_a_single_mountain_has_a_sentence_of_its_own() -> None:
    assert told(of(event.MOUNTAIN_ROSE, 9)) == ["A mountain rises on b2."]


def test_no_points_at_all_are_not_told() -> None:
    assert told(of(event.SCORED, 1, 0, 6), of(event.SCORED, 1, 2, 7)) == [
        "Bo scores 2 VP (End: buildings)."
    ]


def test_a_round_begins_with_a_heading() -> None:
    lines = telling.tell([of(event.ROUND_BEGAN, 2), of(event.PASSED, 1, 1)], ENGLISH, BOARD_STYLE)

    assert [line.heading for line in lines] == [True, False]


def test_a_line_knows_who_acts() -> None:
    assert telling.tell([of(event.STOLEN, 2, 4, 27, 3)], ENGLISH, BOARD_STYLE)[0].seat == 2


def test_a_hidden_value_is_a_question_mark() -> None:
    assert told(of(event.CARD_TAKEN, 1, HIDDEN))[0].startswith("Bo takes")


def test_nothing_makes_no_line() -> None:
    assert told() == []


def test_lost_points_are_called_lost() -> None:
    assert told(of(event.SCORED, 0, -1, SOURCE_NAMES.index("characters"))) == [
        "Ann loses VP (Characters): -1."
    ]


def test_fewer_roads_than_usual_and_an_empty_tax_are_not_told() -> None:
    assert told(of(event.GOT_ROADS, 0, -1), of(event.TAXED, 0, 1, 0)) == []


def test_a_moved_cowboy_is_told_once() -> None:
    moved = (of(event.PLACED, 0, 28, 0), of(event.SHIFTED, 0, 27, 28, 0))

    assert told(*moved) == ["Ann moves a cowboy from d4 to e4."]
