"""The picture of a training."""

from xml.etree import ElementTree

from carson.training.curve import drawn

ROWS = [
    {"minutes": 1.0, "entropy": 2.0, "explained": 0.0, "winner_2": 20.0},
    {"minutes": 2.0, "entropy": 1.5, "explained": 0.2, "winner_2": 25.0, "winner_4": 30.0},
]


def test_each_measured_thing_has_a_curve() -> None:
    picture = ElementTree.fromstring(drawn(ROWS))
    curves = picture.findall("{http://www.w3.org/2000/svg}polyline")

    assert len(curves) == 4


def test_a_training_without_rounds_has_a_picture_too() -> None:
    assert drawn([]).startswith("<svg")
