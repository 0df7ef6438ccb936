"""No text that matters is smaller than nine CSS pixels on a telephone, in any golden position of the games whose sheets
have their shape."""

from __future__ import annotations

import io
from pathlib import Path

import pytest
from PIL import Image

from renderers import gallery, sheet
from renderers.words import LOCALES
from tests.renderers.test_gallery import FILES, sample
from tests.support.type import drawn_text

TURNED: tuple[str, ...] = ("cacao", "cardgo", "koxinga", "jiangshan")
"""The games whose pictures are landscape sheets."""
TURNED_FILES = [file for file in FILES if file.parent.name in TURNED]


def test_the_smallest_letters_have_nine_pixels_on_a_telephone() -> None:
    assert sheet.SMALLEST * sheet.PHONE / sheet.WIDTH >= 9
    assert min(sheet.SMALL, sheet.PLAIN, sheet.LARGE, sheet.HUGE) >= sheet.SMALLEST


@pytest.mark.parametrize("file", TURNED_FILES, ids=lambda file: f"{file.parent.name}-{file.stem}")
def test_every_text_is_legible_on_a_telephone(file: Path) -> None:
    game = gallery.games()[file.parent.name]
    with drawn_text() as written:
        for locale in LOCALES:
            say = gallery.say_in(game, locale)
            for position in sample(file):
                for viewer in (None, *position.acting):
                    game.renderer.picture(game.rules.view(position.state, viewer), say)
    assert written
    assert {(words, size) for words, size in written if size < sheet.SMALLEST} == set()


@pytest.mark.parametrize("file", TURNED_FILES, ids=lambda file: f"{file.parent.name}-{file.stem}")
def test_public_sheets_are_three_to_two(file: Path) -> None:
    game = gallery.games()[file.parent.name]
    say = gallery.say_in(game, "en")
    for position in sample(file):
        content = game.renderer.picture(game.rules.view(position.state, None), say)
        assert Image.open(io.BytesIO(content)).size == (sheet.WIDTH, sheet.HEIGHT)
