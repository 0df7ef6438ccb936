"""Decisions that come up late or seldom: they too are made in the panel as well as by typing, with the same log."""

from __future__ import annotations

import secrets
from pathlib import Path

import pytest

from tests.bot import test_fuzzer
from tests.bot.test_fuzzer import SEED, by_typing, through_panels
from tests.support.counts import count

OPTIONS = {"koxinga": "map-number=9 retreat=once overboard=choose"}
TABLES = {
    ("koxinga", "standard", 4): (count(32, full=2_000), {"swap", "keep", "card", "outer", "fire", "loot", "drop"})
}
"""Game, preset and seats -> moves to make, and what must be among them: battles, forks, loot, full cabins."""

pytestmark = pytest.mark.usefixtures("logged_through_the_library", "one_thread")


@pytest.mark.parametrize("table", TABLES, ids=[" ".join(map(str, table)) for table in TABLES])
async def test_every_kind_of_decision_is_made_in_the_panel_and_typed(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch, table: tuple[str, str, int]
) -> None:
    moves, kinds = TABLES[table]
    monkeypatch.setattr(test_fuzzer, "MOVES", moves)
    monkeypatch.setattr(secrets, "token_bytes", lambda _=32: SEED)
    options = OPTIONS[table[0]]
    pressed = await through_panels(tmp_path / "panels", *table, options)
    assert kinds <= {move[0] for seat, move in pressed if seat >= 0}
    assert await by_typing(tmp_path / "typed", *table, pressed, options) == pressed
