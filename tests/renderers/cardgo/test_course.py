"""The lessons of CardGO: what their words say of a board is there."""

from __future__ import annotations

import pytest

from games import exercise as exercises
from games.cardgo.board import Terrain, name
from games.cardgo.rules import RULES
from games.core import text
from renderers.cardgo import GAME
from renderers.cardgo.course import BRIDGE
from renderers.words import LOCALES, catalogue


@pytest.mark.parametrize("locale", LOCALES)
def test_the_card_that_the_water_keeps_apart_lies_right_beside_the_set(locale: str) -> None:
    state, *_ = exercises.begun(RULES, BRIDGE.steps[1])
    ground = state.ground
    wet = [
        place
        for place, piece in enumerate(state.board)
        if piece is not None and piece.owner == 0 and ground.terrain[place] is Terrain.WATER
    ]
    beside = [
        (name(ground.columns, place), name(ground.columns, other))
        for place in wet
        for other in ground.four[place]
        if state.board[other] is not None and ground.terrain[other] is not Terrain.WATER
    ]
    assert beside == [("E2", "D2")]
    told = catalogue(locale, (GAME.locales,)).say(text("cardgo-course-bridge-2-right"), str)
    assert all(cell in told for cell in beside[0])
