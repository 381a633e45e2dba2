"""Variants bring their own knowledge to the greedy bot."""

from carson.board.options import HORSES, OUTLAWS, VARIANTS
from carson.bots.board.greedy import JUDGES
from carson.bots.board.variant_knowledge import advice_on


def test_a_game_without_variants_needs_no_advice() -> None:
    assert advice_on(frozenset()) == ()


def test_each_variant_has_advice_of_its_own() -> None:
    advice = advice_on(frozenset(VARIANTS))

    assert len(set(map(type, advice))) == len(VARIANTS)


def test_advice_comes_in_the_order_of_the_options() -> None:
    outlaws, horses = advice_on(frozenset((HORSES, OUTLAWS)))

    assert (outlaws,) == advice_on(frozenset((OUTLAWS,)))
    assert (horses,) == advice_on(frozenset((HORSES,)))


def test_the_greedy_bot_judges_as_all_advice_says() -> None:
    judged = dict(entry for advice in advice_on(frozenset(VARIANTS)) for entry in advice.judges)

    assert judged.items() <= JUDGES.items()
