"""The signs that mean the same in every game, and the band on top."""

from __future__ import annotations

from itertools import combinations

import pytest
from PIL import Image

from renderers import heading, lettering, marks, palette
from renderers.canvas import Canvas, Pen, sprite
from renderers.heading import Heading
from renderers.lettering import Style
from renderers.palette import AMBER, BAND, JADE, LACQUER, LAUREL, WHITE, Colour
from renderers.sheet import HEADING, HEIGHT, SMALLEST, WIDTH

STYLE = Style(30)


def emblem(size: int) -> Image.Image:
    def draw(pen: Pen) -> None:
        pen.disc(50, 50, 50, LACQUER.fill)

    return sprite(size, draw)


def band(said: Heading, *, end: int = WIDTH - 20) -> Image.Image:
    canvas = Canvas.blank(WIDTH, HEADING + 20, WHITE)
    heading.draw(canvas, said, STYLE, end=end)
    return canvas.image


def colours(image: Image.Image) -> set[object]:
    return {colour for _, colour in image.getcolors(1 << 20) or ()}


def test_the_band_is_where_it_is_in_every_game() -> None:
    image = band(Heading("Anna to move", "Round 2"))
    assert image.getpixel((WIDTH - 1, 0)) == BAND
    assert image.getpixel((0, HEADING)) == WHITE


def test_amber_is_who_is_asked_and_laurel_who_has_won() -> None:
    asked, won = (band(Heading("Anna", emblems=(emblem,), won=won)) for won in (False, True))
    assert AMBER in colours(asked)
    assert LAUREL not in colours(asked)
    assert LAUREL in colours(won)
    assert AMBER not in colours(won)


@pytest.mark.parametrize("words", ["Anna to move", "Waiting for Anna, 周子瑜 and Dmitri to direct the workers " * 2])
def test_nothing_of_the_band_crosses_its_end(words: str) -> None:
    image = band(Heading(words, "Round 2 of 36", (emblem, emblem)), end=800)
    right = image.crop((800, 0, WIDTH, HEADING - 8))
    assert colours(right) == {BAND}


def test_the_band_is_written_in_letters_that_can_be_read(monkeypatch: pytest.MonkeyPatch) -> None:
    sizes: list[int] = []
    plain = lettering.mask

    def noted(words: str, style: Style) -> lettering.Mask:
        sizes.append(style.size)
        return plain(words, style)

    monkeypatch.setattr("renderers.canvas.mask", noted)
    for words in ("Anna", "Anna " * 20, "Anna " * 60):
        band(Heading(words, "Round 2 of 36" * 5))
    assert min(sizes) >= SMALLEST


def test_the_trail_is_told_by_number_and_by_colour() -> None:
    drawn = [marks.number(count, paint) for count in (1, 2, 12) for paint in (JADE, LACQUER)]
    assert all(one.tobytes() != two.tobytes() for one, two in combinations(drawn, 2))


@pytest.mark.parametrize("ground", [WHITE, palette.INK, JADE.fill, LACQUER.fill])
def test_a_ring_shows_on_every_ground(ground: Colour) -> None:
    canvas = Canvas.blank(120, 120, ground)
    canvas.centre(marks.placed(80, LACQUER), 60, 60)
    marks.mark_order(canvas, (60, 60), 80, LACQUER, 1)
    assert {LACQUER.fill, WHITE} <= colours(canvas.image)


def test_a_sheet_is_three_to_two() -> None:
    assert WIDTH * 2 == HEIGHT * 3
