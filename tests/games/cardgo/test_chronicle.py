"""What a duel's chronicle tells of a blow: who lost how much, what is left, and why."""

from __future__ import annotations

from dataclasses import replace
from functools import partial

import pytest

from bot.messages.i18n import Voice
from games.cardgo.chronicle import _blow, _blows
from games.cardgo.deck import card
from games.cardgo.options import PRESETS
from games.cardgo.state import GREEN, RED, Piece, Placement, SeenPiece, Side
from games.chronicle import Happening
from games.core import Chance, Seat
from games.moves import Line, settle
from tests.support.games import CARDGO

HITS = ((3, 3), (4, 3), (5, 4))


def gone(*owners: Seat) -> tuple[tuple[int, SeenPiece], ...]:
    four = card("4")
    assert four is not None
    return tuple((place, Piece(owner, four)) for (place, _), owner in zip(HITS, owners, strict=True))


@pytest.mark.parametrize(
    ("seat", "owners", "sides", "told"),
    [
        (GREEN, (GREEN, GREEN, GREEN), (GREEN,), "3 pieces take effect. Ben loses 10 HP and has 22 left."),
        (
            GREEN,
            (GREEN, RED, RED),
            (GREEN,),
            "3 pieces take effect, 2 of them Ben's own, enclosed. Ben loses 10 HP and has 22 left.",
        ),
        (
            RED,
            (GREEN, GREEN, RED),
            (GREEN,),
            "the piece is enclosed there, so 3 pieces take effect for Ann. Ben loses 10 HP and has 22 left.",
        ),
        (GREEN, (RED, RED, RED), (RED,), "by the card's own effect, Ben loses 10 HP and has 22 left."),
    ],
)
def test_a_blow_is_told_with_what_is_left_and_why(
    seat: Seat, owners: tuple[Seat, ...], sides: tuple[Seat, ...], told: str
) -> None:
    done = Placement(
        seat=seat,
        cell=3,
        card=None,
        sides=tuple(Side(side, size=5, threshold=4, hits=HITS) for side in sides),
        removed=gone(*owners),
        lost=(0, 10),
        hp=(28, 22),
    )
    voice = Voice("en", ("Ann", "Ben"))
    assert voice.say(_blow(done, RED, "D4")) == f"{voice.names[seat]} on D4: {told}"


def test_a_card_that_costs_both_sides_is_one_turning_point() -> None:
    """Green's card is enclosed and takes effect with red's: 10 of red's HP, 3 of green's."""
    state = settle(CARDGO, CARDGO.setup(PRESETS["quick"], 2), partial(Chance, b"both"), 0).state
    side = Side(GREEN, size=5, threshold=4, hits=HITS)
    done = Placement(
        seat=GREEN, cell=3, card=None, sides=(side, replace(side, side=RED)), removed=(), lost=(3, 10), hp=(28, 22)
    )
    happening = Happening(2, state, Line(GREEN, ("pass",)), replace(state, last=(done,)), ())
    (point,) = _blows([happening])
    said = Voice("en", ("Ann", "Ben")).say(point.told)
    assert point.weight == 10
    assert "Ann loses 3 HP and has 28 left. Ann on D1: 3 pieces take effect. Ben loses 10 HP" in said


def test_a_blow_tells_when_its_pieces_were_placed() -> None:
    """Whoever lost by what the other side built for turns was told of its last card alone."""
    state = settle(CARDGO, CARDGO.setup(PRESETS["quick"], 2), partial(Chance, b"built"), 0).state
    side = Side(GREEN, size=5, threshold=4, hits=HITS)
    placed = [Placement(seat=GREEN, cell=cell, card=None) for cell in (5, 4)]
    blow = Placement(seat=GREEN, cell=3, card=None, sides=(side,), lost=(0, 10), hp=(32, 22))
    happened = [
        Happening(2 * number, state, Line(GREEN, ("pass",)), replace(state, last=(done,)), ())
        for number, done in enumerate((*placed, blow), 1)
    ]
    (point,) = _blows(happened)
    assert Voice("en", ("Ann", "Ben")).say(point.told).endswith("22 left. Placed before: F1 (turn 2) and E1 (turn 4).")
