"""Portraits: small squares, each of another game."""

from __future__ import annotations

import io

from PIL import Image

from bot.catalogue import games
from renderers.portrait import SIZE
from tests.support.type import forget

BYTES = 20_000


def test_every_game_has_a_small_square_of_its_own_that_is_always_the_same() -> None:
    shown = {}
    for name, game in games().items():
        assert game.portrait is not None, name
        shown[name] = game.portrait()
        picture = Image.open(io.BytesIO(shown[name]))
        assert picture.size == (SIZE, SIZE), name
        colours = picture.convert("RGB").getcolors(1 << 16)
        assert colours is not None, name
        assert max(count for count, _ in colours) < SIZE * SIZE / 2, f"{name}: a bare ground"
        assert len(shown[name]) <= BYTES, name
    assert len(set(shown.values())) == len(shown)
    forget()
    assert {name: game.portrait() for name, game in games().items() if game.portrait is not None} == shown
