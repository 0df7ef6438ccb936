"""What a game offers that lacks a power: less, and everything else as ever."""

from __future__ import annotations

from collections.abc import AsyncIterator
from contextlib import asynccontextmanager
from dataclasses import replace
from pathlib import Path
from typing import Any

import pytest

from bot.handlers.confirming import can_be_taken_back
from bot.messages.custom_id import Action, parse
from bot.messages.message import Button, Message, Select
from bot.messages.parameters import settables
from bot.table.features import acts, plans, undo
from bot.table.features.plans import queue_of
from bot.table.guards import Refusal, known_level
from bot.table.log.verification import verify
from bot.table.session import Playing, UndoRight, computer
from games.core import Rules, Seat
from tests.support.hosting import ANN, BEN, DAY, Tables, tables, toy
from tests.support.stand import Stand, control, controls, labels, message, said
from tests.support.stand import stand as standing
from tests.support.toy import TOY

BARE: Rules[Any, Any, Any] = replace(
    TOY, foresee=None, warn=None, undo=None, plan=None, upgrade=None, resign=None, think=None
)
"""What is required, and no power."""


def without(**powers: None) -> Rules[Any, Any, Any]:
    return replace(TOY, **powers)  # type: ignore[arg-type]  # by name


@asynccontextmanager
async def host(folder: Path, rules: Rules[Any, Any, Any]) -> AsyncIterator[Tables]:
    async with tables(folder, games={"toy": toy(rules)}) as here:
        yield here


async def complete(stand: Stand, user: int) -> Message:
    """The panel at a whole move, before it is confirmed."""
    panel = await stand.panel(user)
    return message(await stand.click(user, next(b for b in controls(panel) if isinstance(b, Button)), private=True))


async def test_a_game_with_no_power_is_played_to_its_end(tmp_path: Path) -> None:
    async with host(tmp_path, BARE) as here:
        id = await here.game(ANN, BEN)
        while isinstance((await here.session(id)).phase, Playing):
            await here.random_play(id, 1)
        report = verify(await here.host.export(id), {"toy": toy(BARE)})
        assert report.sound, report.findings


async def test_a_game_with_no_power_is_played_through_panels(tmp_path: Path) -> None:
    async with standing(tmp_path, rules=BARE) as stand:
        await stand.game(ANN, BEN)
        for user in (ANN, BEN):
            await stand.bid(user, 0)
            await stand.settled()
        found = await stand.context.host.session(1)
        assert found is not None
        assert found.position is not None
        assert found.position.state.round == 2


# To foresee


async def test_nothing_is_foreseen_and_the_move_is_confirmed_all_the_same(tmp_path: Path) -> None:
    async with standing(tmp_path, rules=without(foresee=None)) as stand:
        await stand.game(ANN, BEN)
        confirmed = await complete(stand, ANN)
        assert "Play this?" in said(confirmed)
        assert "You bid for" not in said(confirmed)
        assert "Played" in said(await stand.click(ANN, control(confirmed, Action.PLAY), private=True))


async def test_asking_what_a_move_would_do_says_that_nobody_knows(tmp_path: Path) -> None:
    async with standing(tmp_path, rules=without(foresee=None)) as stand:
        await stand.game(ANN, BEN)
        assert "There is no preview of that" in said(await stand.command(ANN, "move", text="? bid 0"))


# To take back


async def test_nobody_takes_a_move_back_alone(tmp_path: Path) -> None:
    async with host(tmp_path, without(undo=None)) as here:
        id = await here.game(ANN, BEN)
        await here.play(id, ANN, "order", "let")
        session = await here.session(id)
        assert [each.right for each in session.undoable] == [UndoRight.CONSENT]
        assert not (await here.do(id, undo.undo, ANN)).done
    async with host(tmp_path / "with", TOY) as here:
        id = await here.game(ANN, BEN)
        await here.play(id, ANN, "order", "let")
        assert (await here.do(id, undo.undo, ANN)).done


def test_who_asks_to_be_asked_before_risky_moves_is_asked_before_each() -> None:
    rules = without(undo=None)
    view = rules.view(rules.setup(rules.options(), 2), Seat(0))
    assert can_be_taken_back(TOY, view, [("order", "let")])
    assert not can_be_taken_back(rules, view, [("order", "let")])


# To plan


async def test_nobody_plans(tmp_path: Path) -> None:
    async with standing(tmp_path, rules=without(plan=None)) as stand:
        await stand.game(ANN, BEN)
        await stand.bid_typed(ANN, 0)
        more = message(await stand.click(ANN, control(stand.channels.latest, Action.MORE)))
        assert "Plan ahead" not in labels(more)
        assert "nothing to plan" in said(await stand.command(ANN, "plan", text="bid 0"))


async def test_plans_without_conditions_wait_for_the_turn_alone(tmp_path: Path) -> None:
    assert TOY.plan is not None
    async with host(tmp_path, replace(TOY, plan=replace(TOY.plan, condition=None))) as here:
        id = await here.game(ANN, BEN)
        await here.play(id, ANN, "bid", "0")
        refused = await here.do(id, plans.plan, ANN, "bid 0", "bid 1")
        assert (refused.done, refused.text.key) == (False, "core-no-condition")
        assert (await here.do(id, plans.plan, ANN, "bid 0")).done
        assert len(queue_of(await here.session(id), ANN).plans) == 1


# To outlive a version


@pytest.mark.parametrize("version", [1, 2])
async def test_a_game_of_another_version_is_kept_for_good(tmp_path: Path, version: int) -> None:
    async with host(tmp_path, without(upgrade=None)) as here:
        id = await here.game(ANN, BEN)
        await here.play(id, ANN, "bid", "0")
    async with host(tmp_path, replace(without(upgrade=None), version=version)) as here:
        session = await here.session(id)
        if version == 1:
            assert session.kept is None
            assert (await here.play(id, BEN, "bid", "0")).done
        else:
            assert session.trouble is not None
            assert session.kept is not None
            assert session.kept.parting is None
            assert (await here.host.export(id)).strip(), "its log can be had"


async def test_a_power_that_comes_later_bears_no_witness_of_what_was_before(tmp_path: Path) -> None:
    async with host(tmp_path, without(upgrade=None)) as here:
        id = await here.game(ANN, BEN)
        await here.play(id, ANN, "bid", "0")
    async with host(tmp_path, replace(TOY, version=2)) as here:
        assert (await here.session(id)).kept is not None


# To resign


async def test_who_gives_up_leaves_the_seat_to_a_computer(tmp_path: Path) -> None:
    assert TOY.resign is None
    async with host(tmp_path, TOY) as here:
        id = await here.game(ANN, BEN)
        assert (await here.do(id, acts.resign, BEN)).done
        assert (await here.session(id)).occupant(Seat(1)) == computer("medium")


# To think


async def test_the_default_is_played_for_who_gave_up(tmp_path: Path) -> None:
    async with host(tmp_path, without(think=None)) as here:
        id = await here.game(ANN, BEN)
        assert (await here.do(id, acts.resign, BEN)).done
        await here.play(id, ANN, "bid", "0")
        await here.quiet()
        session = await here.session(id)
        assert session.position is not None
        bids = [entry.move for entry in session.position.log if entry.seat == 1]
        assert bids[0] == ("bid", "0")
        assert here.thinker.jobs == []


async def test_the_default_is_played_for_who_is_absent(tmp_path: Path) -> None:
    async with host(tmp_path, without(think=None)) as here:
        id = await here.game(ANN, BEN, hours=24)
        await here.time.advance(9 * DAY, here)
        session = await here.session(id)
        assert session.position is not None
        assert {entry.move for entry in session.position.log if entry.seat >= 0} <= {("bid", "0"), ("let",)}
        assert here.thinker.jobs == []


async def test_no_computer_is_offered(tmp_path: Path) -> None:
    rules = without(think=None)
    async with standing(tmp_path, rules=rules) as stand:
        lobby = await stand.lobby(ANN, seats=3)
        presses = [parse(one.custom_id) for one in controls(lobby) if isinstance(one, Button | Select)]
        assert Action.ADD not in {press.action for press in presses if press is not None}
        assert {"computers", "level"}.isdisjoint(each.name for each in settables(toy(rules)))
    with pytest.raises(Refusal) as refused:
        known_level(toy(rules), "medium")
    assert refused.value.reason.key == "bot-table-no-computers"


async def test_no_computer_moves_for_anybody(tmp_path: Path) -> None:
    async with standing(tmp_path, rules=without(think=None)) as stand:
        await stand.game(ANN, BEN)
        assert "auto" not in dict(await stand.typing(ANN, "move", "text", "")).values()
        assert "did not find a move" in said(await stand.command(ANN, "move", text="auto"))
        assert "no computer players" in said(await stand.command(ANN, "replace", seat="0"))


async def test_nobody_hints_at_a_move_of_whoever_plays_alone(tmp_path: Path) -> None:
    rules = replace(without(think=None), seats=lambda options: range(1, 7))
    async with standing(tmp_path, rules=rules) as stand:
        await stand.command(ANN, "play", "toy", seats=1, practice=True)
        await stand.settled()
        await stand.click(ANN, control(stand.table, Action.START))
        await stand.settled()
        assert "Suggest a move" not in labels(await stand.panel(ANN))
        assert "no computer players" in said(await stand.command(ANN, "move", text="?auto"))
