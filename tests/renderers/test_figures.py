"""The figures of the player's rules: legible, small, and true to the rules."""

from __future__ import annotations

import io
from collections.abc import Iterator

import pytest
from PIL import Image

from games.cacao.outcome import awards
from renderers import gallery, sheet
from renderers.cacao.figures import PURPLE, RED, YELLOW
from renderers.figure import captioned
from renderers.words import LOCALES
from tests.support.counts import paired
from tests.support.type import drawn_text

FIGURES = [(name, key) for name in ("cacao", "cardgo") for key in gallery.games()[name].figures]


@pytest.fixture(scope="module")
def written() -> Iterator[set[tuple[str, int]]]:
    with drawn_text() as found:
        yield found


@pytest.mark.parametrize(("figure", "locale"), paired(FIGURES, LOCALES))
def test_a_figure_is_legible_small_and_told(
    figure: tuple[str, str], locale: str, written: set[tuple[str, int]]
) -> None:
    game = gallery.games()[figure[0]]
    made = game.figures[figure[1]](gallery.say_in(game, locale))
    assert min(size for _, size in written) >= sheet.SMALLEST
    assert Image.open(io.BytesIO(made.png)).width == sheet.WIDTH
    assert len(made.png) < 60_000
    assert 0 < len(made.alt) <= 1024


def test_there_are_figures() -> None:
    assert {key for _, key in FIGURES} == {"connection", "form", "place", "work", "temple"}


def test_the_temple_of_the_figure_pays_what_it_says() -> None:
    assert awards({RED: 3, PURPLE: 1, YELLOW: 1}) == {RED: 6, PURPLE: 1, YELLOW: 1}


def test_an_apostrophe_below_a_picture_is_narrow() -> None:
    shown = io.BytesIO()
    Image.new("P", (400, 50)).save(shown, "PNG")
    curly, straight = (captioned(shown.getvalue(), [f"Who{sign}s there"], "sc") for sign in "’'")
    assert curly == straight
