"""What each viewer may know (Cacao 11)."""

from __future__ import annotations

import pickle
from dataclasses import replace

from games.cacao import choices
from games.cacao.state import Phase
from games.core import Seat
from tests.games.cacao.playing import played
from tests.support.cacao import RULES, position

OPENING = "seats: R P\nR: hand=ABC\nP: gold=0\ngrid from 00:\n  C1 .\n  .  M2\ndisplay: M3 TM\npile: + 17"


def test_a_private_view_names_no_tile_of_another_hand() -> None:
    for state in played(5, 3, "standard"):
        seen = RULES.view(state, Seat(0))
        assert seen.hands[1:] == ((None, None) if state.table.phase is not Phase.OVER else state.hands[1:])
        assert seen.orders[1:] == (None, None)


def test_a_state_makes_one_view_for_each_viewer() -> None:
    state = position(OPENING)
    seen = [RULES.view(state, viewer) for viewer in (None, Seat(0), Seat(1))]
    assert [view.viewer for view in seen] == [None, Seat(0), Seat(1)]
    assert all(RULES.view(state, view.viewer) is view for view in seen)
    assert pickle.dumps(state) == pickle.dumps(position(OPENING))


def test_what_is_kept_with_a_view_is_no_part_of_it() -> None:
    """Not of its value, not of a changed view, not of what is sent to another process."""
    fresh, asked = (RULES.view(position(OPENING), Seat(0)) for _ in range(2))
    first = choices.root(asked)
    assert choices.root(asked) is first
    assert (fresh, hash(fresh), repr(fresh)) == (asked, hash(asked), repr(asked))
    assert pickle.dumps(asked) == pickle.dumps(fresh)
    assert choices.root(replace(asked, hands=(("D",), None))).tokens == ("D",)
