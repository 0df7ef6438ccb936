"""The pictures of the signs, in the player's rules."""

from __future__ import annotations

import io
from collections.abc import Iterator

import pytest
from PIL import Image

from renderers import gallery, key, sheet
from renderers.jiangshan import signs as jiangshan
from renderers.koxinga import signs as koxinga
from renderers.words import LOCALES
from tests.support.counts import paired
from tests.support.type import drawn_text

PICTURES = (("koxinga", "signs"), ("jiangshan", "signs-units"), ("jiangshan", "signs-board"))


@pytest.fixture(scope="module")
def written() -> Iterator[set[tuple[str, int]]]:
    with drawn_text() as found:
        yield found


@pytest.mark.parametrize(("picture", "locale"), paired(PICTURES, LOCALES))
def test_signs_are_explained_in_every_language(
    picture: tuple[str, str], locale: str, written: set[tuple[str, int]]
) -> None:
    game = gallery.games()[picture[0]]
    say = gallery.say_in(game, locale)
    made = game.figures[picture[1]](say)
    assert min(size for _, size in written) >= sheet.SMALLEST
    assert Image.open(io.BytesIO(made.png)).width == sheet.WIDTH
    assert len(made.png) < 100_000
    assert 0 < len(made.alt) <= 1024
    assert f"![{picture[1]}]" in (game.locales / locale / f"{picture[0]}-rules.md").read_text(encoding="utf-8")


def test_no_sign_is_larger_than_its_place() -> None:
    drawn = [key.row(made()) for made in koxinga.SIGNS.values()]
    drawn += [
        key.row(made(face)) for signs in jiangshan.SIGNS.values() for made in signs.values() for face in ("tc", "sc")
    ]
    for image in drawn:
        assert image.width <= key.SIGN[0], image
        assert image.height <= 128, image
