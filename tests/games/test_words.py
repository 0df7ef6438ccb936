"""Every game of the catalogue can say everything it says in every language."""

from __future__ import annotations

from collections import Counter
from functools import partial

import pytest
from hypothesis import given

from games.core import Seat, Text
from renderers.core import Game
from renderers.words import LOCALES, catalogue
from tests.support.contract import texts
from tests.support.counts import count
from tests.support.games import GAMES
from tests.support.tables import Table, some_tables, tables, walked


def _named(seat: Seat) -> str:
    return f"player {int(seat)}"


def _keys(text: Text) -> set[str]:
    """The keys that a text is made of."""
    inner = [value for _, value in text.args if isinstance(value, Text)]
    listed = [part for _, value in text.args if isinstance(value, tuple) for part in value]
    return {text.key}.union(*map(_keys, [*inner, *listed]))


@pytest.mark.parametrize("locale", LOCALES)
@pytest.mark.parametrize("game", GAMES.values(), ids=GAMES.keys())
def test_everything_can_be_said(game: Game, locale: str) -> None:
    say = partial(catalogue(locale, (game.locales,)).say, names=_named)

    @given(tables(game.rules))
    def on_any_table(table: Table) -> None:
        for text in texts(table):
            assert say(text).strip()

    on_any_table()


def test_a_scout_who_reaches_a_forest_only_face_down_strikes_nobody_there() -> None:
    """Found by the test above: the words of that step once took it for a move of the face that the scout shows."""
    rules = GAMES["jiangshan"].rules
    table = walked(
        rules, rules.options(scenario="e_jingxing", reaction_hours=35, fallen="box"), 2, b"\x9f\x194\xa3", 20
    ).settled()
    view = rules.view(table.state, Seat(1))
    choice = rules.choice(view, ("h7", "-g6"))
    assert choice is not None
    assert choice.tokens == (":i",)
    assert rules.label(view, ("h7", "-g6")).key == "jiangshan-label-enter-to"


@pytest.mark.parametrize("game", GAMES.values(), ids=GAMES.keys())
def test_the_sample_is_worth_the_name(game: Game) -> None:
    """It holds many different messages, and every one of them is the game's own or the contract's."""
    sample = some_tables(game.rules, count(12, full=30), stride=count(12, full=5))
    found = Counter(key for table in sample for text in texts(table) for key in _keys(text))
    assert len(found) >= 20
    assert all(key.startswith((f"{game.rules.name}-", "core-")) for key in found), found
