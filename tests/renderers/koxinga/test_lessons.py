"""The pictures in the rules say what the game does."""

import io

import pytest
from PIL import Image

from games.koxinga.cabins import Good
from games.koxinga.state import ACTIONS
from renderers import lettering
from renderers.koxinga import lessons
from renderers.sheet import SMALLEST
from renderers.words import LOCALES
from tests.renderers.voices import say_in


@pytest.mark.parametrize("locale", LOCALES)
@pytest.mark.parametrize("name", lessons.LESSONS)
def test_a_picture_of_the_rules_is_told_in_every_language(name: str, locale: str) -> None:
    figure = lessons.figures()[name](say_in(locale, ("Anna",) * 6))
    image = Image.open(io.BytesIO(figure.png))
    assert image.width == lessons.WIDTH
    assert len(figure.png) < 60_000
    assert 30 < len(figure.alt) <= 1024
    assert SMALLEST * 390 / image.width >= 9


def test_the_card_that_is_explained_moves_by_the_die_less_two_and_then_loads_gold() -> None:
    move, load = ACTIONS[5]
    assert (move.offset, move.load, load.load) == (-2, None, Good.GOLD)


@pytest.mark.parametrize("locale", LOCALES)
def test_no_line_of_a_picture_is_wider_than_its_sheet(locale: str) -> None:
    say = say_in(locale, ("Anna",) * 6)
    style = lettering.Style(SMALLEST)
    for name, (_, count, _) in lessons.LESSONS.items():
        words = [say(lessons.told(name, number)) for number in range(1, count + 1)]
        for line in (line for each in words for line in lettering.wrap(each, style, lessons.WIDTH - 96)):
            assert lettering.width(line, style) <= lessons.WIDTH - 80, line
