"""Two worlds: having a plan shows only in that the answer comes at once.

With every condition that can be typed, in every game: what the mover's move makes of the table is the same to the byte,
so is all that the mover and the channel are shown, and no plan is looked at before the mover has an answer.
"""

from __future__ import annotations

import random
from collections import Counter
from collections.abc import AsyncIterator
from dataclasses import replace
from pathlib import Path
from typing import Any, TypeGuard

import pytest

from bot.catalogue import games
from bot.messages.custom_id import Action, parse
from bot.messages.message import Button, Link, Select
from bot.table.changes import Change
from bot.table.features import acts, plans
from bot.table.features.followers import perform
from bot.table.features.plans import MOST, observed_by, put
from bot.table.session import Plan, PlanQueue, Position
from bot.table.timing import HOUR, Moment
from games import moves
from games.core import Move, Rules, Seat
from games.moves import owed
from tests.support.conditions import EVERY
from tests.support.counts import count
from tests.support.planted import member, replanted
from tests.support.stand import Stand, controls, message, pressed, said
from tests.support.waiting import folder, position, session, standing, user_of, waiting, world

MOVES = count(3, full=40)
"""Of the other that are compared, in each game."""
OPERATIONS = ("apply", "choice", "condition", "follow", "parse", "preview", "refusal", "reversible", "view")

every_game = pytest.mark.parametrize("name", games())


def _planned(now: Position, waits: Seat) -> str:
    """A message that can be planned."""
    rules = now.game.rules
    there = moves.ahead(rules, now.view(waits))
    return rules.format(next(owed(rules, there)))


def _replies(now: Position, mover: Seat) -> list[Move]:
    """Moves of the other by which it becomes the turn of who waits, or not."""
    moves = list(owed(now.game.rules, now.view(mover)))
    return random.Random(len(moves)).sample(moves, min(MOVES, len(moves)))


def _bare(change: Change) -> Change:
    """Without what is kept of the plans themselves."""
    return replace(change, session=replace(change.session, plan_queues=()))


def _unlooked(monkeypatch: pytest.MonkeyPatch) -> None:
    def never(*_: object, **__: object) -> None:
        raise AssertionError("a plan was looked at")

    for function in ("fitting", "attempt"):
        monkeypatch.setattr(plans, function, never)


@every_game
async def test_with_every_condition_the_table_is_the_same_to_the_byte(
    tmp_path: Path, name: str, monkeypatch: pytest.MonkeyPatch
) -> None:
    async with world(tmp_path, name, monkeypatch) as stand:
        here = await session(stand)
        now = position(here)
        found = waiting(now)
        assert found is not None
        waits, mover = found
        view, rules = now.view(waits), now.game.rules
        every = list(EVERY[name](view))
        assert all(moves.condition(rules, view, each) == each for each in random.Random(name).sample(every, 60))
        words = _planned(now, waits)
        _unlooked(monkeypatch)
        plans = tuple(Plan(words, each) for each in every)
        queues = (
            PlanQueue(user_of(waits), plans, observed_by(here)[waits]),
            PlanQueue(user_of(waits), (Plan(words),), observed_by(here)[waits]),
        )
        told = set[str]()
        for move in _replies(now, mover):
            at = Moment(here.table.opened + HOUR)
            plain = perform(here, at, acts.play_moves, user_of(mover), [move])
            for queue in queues:
                planned = perform(put(here, queue), at, acts.play_moves, user_of(mover), [move])
                assert _bare(planned) == _bare(plain)
                [kept] = planned.session.plan_queues
                told |= set(kept.observed) - set(queue.observed)
        assert told, "something was told that could have been waited for"
        assert told <= set(every), "and all of that is among the conditions"


@every_game
async def test_everything_that_is_shown_is_the_same_until_it_is_played(
    tmp_path: Path, name: str, monkeypatch: pytest.MonkeyPatch
) -> None:
    """Over the surface: what the other is shown, what stands in the channel, who is called, while time passes; then the
    other's answer, and how much was done for it. Of the conditions some hold and some do not."""
    shown = []
    for number in range(2):
        async with world(folder(tmp_path, number), name, monkeypatch) as stand:
            now = position(await session(stand))
            found = waiting(now)
            assert found is not None
            waits, mover = found
            move = _replies(now, mover)[0]
            for after in _conditions(now, waits, mover, move) if number else ():
                given = {"after": after} if after else {}
                answer = said(await stand.command(user_of(waits), "plan", text=_planned(now, waits), **given))
                assert "Planned." in answer
            shown.append([each async for each in _everything(stand, mover, waits, move, monkeypatch)])
    assert all(each == shown[0] for each in shown), [
        next(pair for pair in zip(shown[0], each, strict=False) if pair[0] != pair[1])
        for each in shown
        if each != shown[0]
    ]


def _conditions(now: Position, waits: Seat, mover: Seat, move: Move) -> list[str]:
    """Some that do not hold, some that do, and none."""
    rules: Rules[Any, Any, Any] = now.game.rules
    _, events = rules.apply(now.state, mover, move)
    told = [tell for event in events if event.to is None or waits in event.to for tell in event.tells][: MOST // 3]
    others = [each for each in EVERY[rules.name](now.view(waits)) if each not in told]
    return [*random.Random(len(others)).sample(others, MOST // 2), *told, ""]


async def _everything(
    stand: Stand, mover: Seat, waits: Seat, move: Move, monkeypatch: pytest.MonkeyPatch
) -> AsyncIterator[object]:
    """What anybody but who waits sees, up to the other's own answer."""
    user = user_of(mover)
    for command in ("view", "board", "log", "games", "since", "tables"):
        yield command, message(await stand.command(user, command))
    yield "more", message(await stand.click(user, pressed(Action.MORE)))
    yield "undo", said(await stand.command(user, "undo"))
    await stand.time.advance(13 * HOUR, stand)
    yield "reminded", list(stand.channels.pings), standing(stand)
    counted, answer = Counter[str](), stand.context.host.do
    rules = games()[position(await session(stand)).game.rules.name].rules
    with monkeypatch.context() as patched, replanted(rules, _counting(rules, counted)):
        _unlooked(patched)
        yield "answer", await answer(next(stand.requests), 1, acts.play_moves, user, [move])
    yield "operations", counted
    await stand.settled()
    yield "posted", list(stand.channels.pings), stand.channels.calls, standing(stand)
    after = await session(stand)
    yield "kept", after.table, after.chairs, after.owed, after.board, after.undoable, position(after).log


def _counting(rules: Rules[Any, Any, Any], counted: Counter[str]) -> dict[str, Any]:
    """Rules of which is counted what is asked of them."""

    def counting(operation: str) -> Any:
        def counts(honest: Rules[Any, Any, Any], *args: Any) -> Any:
            counted[operation] += 1
            return member(honest, operation)(*args)

        return counts

    return {operation: counting(operation) for operation in OPERATIONS if member(rules, operation)}


@every_game
async def test_a_turn_is_planned_through_the_panel(tmp_path: Path, name: str, monkeypatch: pytest.MonkeyPatch) -> None:
    """Whatever is pressed at random on the way; what is planned can be read, and is tried once it is due."""
    chance = random.Random(name)
    async with world(tmp_path, name, monkeypatch) as stand:
        now = position(await session(stand))
        found = waiting(now)
        assert found is not None
        user = user_of(found[0])
        shown = message(await stand.click(user, pressed(Action.AHEAD)))
        while not (plan := [one for one in controls(shown) if does(one, Action.AHEAD_PLAY)]):
            ways = [(one, None) for one in controls(shown) if does(one, Action.AHEAD)]
            menus = [one for one in controls(shown) if does(one, Action.AHEAD_PICK)]
            picked = [(one, option.value) for one in menus if isinstance(one, Select) for option in one.options]
            shown = message(await stand.click(user, *chance.choice([*ways, *picked]), private=True))
        assert isinstance(plan[0], Button)
        assert "Planned." in said(await stand.click(user, plan[0], private=True))
        [kept] = (await session(stand)).plan_queues
        [planned] = kept.plans
        assert now.game.rules.parse(moves.ahead(now.game.rules, now.view(found[0])), planned.text)


def does(one: Button | Link | Select, action: Action) -> TypeGuard[Button | Select]:
    press = None if isinstance(one, Link) else parse(one.custom_id)
    return press is not None and press.action is action
