"""Whole games of every kind of rules through the host: computers, people who never come, restarts, and a sound
export."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import replace
from pathlib import Path
from typing import Any

import pytest

from bot.host.storage import records
from bot.table.answers import Verdict
from bot.table.features import acts, lobby
from bot.table.log.seal import TABLE
from bot.table.log.verification import verify
from bot.table.session import Cancelled, Over, TableRequest, person
from games import moves
from games.cacao.rules import RULES as CACAO
from games.cardgo.rules import RULES as CARDGO
from games.core import Advice, Budget, Chance, Level, Rules, Seat
from games.koxinga.rules import RULES as KOXINGA
from games.search import LEVELS
from renderers.core import Game
from tests.support.hosting import ANN, BEN, DAY, Tables, VirtualTime, tables
from tests.support.toy import TOY

pytestmark = pytest.mark.usefixtures("one_thread")

RULES: tuple[Rules[Any, Any, Any], ...] = (TOY, CARDGO, KOXINGA, CACAO)
SHORT = {"cardgo": {"hp": 12, "columns": 6, "rows": 6, "maxturns": 60}}
"""Options that end a game soon."""


def game(rules: Rules[Any, Any, Any]) -> Game:
    assert rules.think is not None, rules.name

    def anything(view: Any, seat: Seat, key: bytes, budget: Budget) -> Sequence[Advice]:
        """Any owed move, all equally likely."""
        owed = tuple(moves.owed(rules, view))
        return [Advice(owed[Chance(key, 0).below(len(owed))], 0.5)]

    thinking = replace(rules.think, advise=anything, levels=lambda view: [Level(1, 1)] * len(LEVELS))
    return Game(replace(rules, think=thinking), None, Path())  # type: ignore[arg-type]  # nothing is drawn


def opening(rules: Rules[Any, Any, Any], **more: Any) -> TableRequest:
    start = next(iter(rules.presets.values()))
    return TableRequest(7, 1, rules.name, replace(start, **SHORT.get(rules.name, {})), ANN, "Ann", "en", **more)


async def begun(here: Tables, rules: Rules[Any, Any, Any], **more: Any) -> int:
    chairs = {} if more.get("computers") else {"seats": 2}  # so that it is full with two, and begins at once
    id = (await here.host.open(here.request(), opening(rules, **chairs, **more))).session
    assert id is not None
    if not more.get("computers"):
        await here.do(id, lobby.join, person(BEN, "Ben"))
    assert (await here.do(id, lobby.begin, ANN)).done
    return id


@pytest.mark.parametrize("rules", RULES, ids=lambda rules: rules.name)
async def test_computers_play_to_a_sound_end(tmp_path: Path, rules: Rules[Any, Any, Any]) -> None:
    games = {rules.name: game(rules)}
    async with tables(tmp_path, games=games) as here:
        id = await begun(here, rules, sit=False, computers=("medium", "medium"))
        await here.quiet()
        session = await here.session(id)
        assert isinstance(session.phase, Over)
        report = verify(await here.host.export(id), games)
        assert report.sound, report.findings
    async with tables(tmp_path, games=games) as here:
        assert await here.session(id) == session


@pytest.mark.parametrize("rules", RULES, ids=lambda rules: rules.name)
async def test_a_game_of_people_who_never_come_is_closed_in_the_end(
    tmp_path: Path, rules: Rules[Any, Any, Any]
) -> None:
    games, time = {rules.name: game(rules)}, VirtualTime()
    async with tables(tmp_path, games=games, time=time) as here:
        id = await begun(here, rules, hours=1)
    for _ in range(30):
        async with tables(tmp_path, games=games, time=time) as here:
            await time.advance(DAY, here)
    async with tables(tmp_path, games=games, time=time) as here:
        assert isinstance((await here.session(id)).phase, Over if rules is TOY else Cancelled)
        entries = await here.store.read(lambda connection: records.entries(connection, id))
        assert any(entry.seat == TABLE and entry.move[0] == "timeout" for entry in entries)
        report = verify(await here.host.export(id), games)
        assert report.sound, report.findings


@pytest.mark.parametrize("rules", RULES, ids=lambda rules: rules.name)
async def test_a_panel_from_before_ones_own_move_is_stale(tmp_path: Path, rules: Rules[Any, Any, Any]) -> None:
    async with tables(tmp_path, games={rules.name: game(rules)}) as here:
        id = await begun(here, rules)
        position = (await here.session(id)).position
        assert position is not None
        seat = position.acting[0]
        user = (await here.session(id)).chairs[seat].occupant.user  # type: ignore[union-attr]
        assert user is not None
        stamp = position.stamp(seat)
        move = next(moves.owed(rules, position.view(seat)))
        assert (await here.host.do(here.request(), id, acts.play_moves, user, [move], stamp=stamp)).done
        again = await here.host.do(here.request(), id, acts.play_moves, user, [move], stamp=stamp)
        assert again.verdict is Verdict.STALE
