"""Stories from the store: pages by replay, trails, what is kept in memory, and that nothing secret lengthens them."""

from __future__ import annotations

from collections.abc import AsyncIterator
from contextlib import asynccontextmanager
from pathlib import Path

import pytest

from bot.host.storage import archive
from bot.host.stories import Stories
from bot.messages.custom_id import Action
from bot.table.guards import begun
from bot.table.session import Session
from games.core import Seat
from tests.support.hosting import ANN, BEN, VirtualTime
from tests.support.stand import Stand, control, stand, surface


@asynccontextmanager
async def played(folder: Path, *typed: tuple[int, str], rounds: int = 3) -> AsyncIterator[Stand]:
    """A game after these moves."""
    async with stand(folder, time=VirtualTime()) as here:
        await here.game(ANN, BEN, rounds=rounds)
        for user, move in typed:
            await here.command(user, "move", text=move)
        await here.settled()
        yield here


async def session(here: Stand, id: int = 1) -> Session:
    found = await here.context.host.session(id)
    assert found is not None
    return found


BIDS = ((ANN, "bid 0"), (BEN, "bid 0"))


async def test_the_trail_goes_from_ones_own_last_turn_to_what_stands_now(tmp_path: Path) -> None:
    async with played(tmp_path, *BIDS, *BIDS) as here:
        game = await session(here)
        assert game.position is not None
        for viewer in (None, Seat(0), Seat(1)):
            trail = await here.context.stories.trail(game, viewer)
            assert [view.viewer for view in trail] == [viewer] * len(trail)
            assert game.position.view(viewer) not in trail


async def test_a_trail_is_the_same_after_a_restart(tmp_path: Path) -> None:
    async with played(tmp_path, *BIDS, *BIDS, (ANN, "bid 0")) as here:
        game = await session(here)
        assert await here.context.stories.trail(game, None) == await Stories(here.store).trail(game, None) != ()


async def test_what_is_written_in_secret_changes_no_trail(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr("secrets.token_bytes", lambda length=32: bytes(length))
    trails = []
    for number, secret in enumerate(((), ((ANN, "order let"),), ((ANN, "order let"), (ANN, "order ask")))):
        async with played(tmp_path / str(number), *BIDS, *secret) as here:
            game = await session(here)
            trails.append([await here.context.stories.trail(game, viewer) for viewer in (None, Seat(1))])
    assert trails[0] == trails[1] == trails[2]


async def test_a_page_is_the_same_whichever_was_read_before(tmp_path: Path) -> None:
    async with played(tmp_path, *BIDS, *BIDS, *BIDS) as here:
        game, warm = await session(here), here.context.stories
        turns = await warm.turns(game)
        for turn in reversed(turns):
            cold = Stories(here.store)
            page = await warm.page(game, turn.number, lambda _: None, trail=0)
            assert page == await cold.page(game, turn.number, lambda _: None, trail=0)
            assert len(page.since) == turn.number


async def test_games_beyond_the_bound_are_let_go_and_read_again(tmp_path: Path) -> None:
    async with played(tmp_path, *BIDS, rounds=1) as here:
        await here.game(ANN, BEN, rounds=3)
        one, other = await session(here), await session(here, 2)
        free = Stories(here.store)
        expected = await free.turns(one)
        stories = Stories(here.store, most=free.size)
        for game in (one, other, one):
            await stories.turns(game)
            assert 0 < stories.size <= free.size
        assert await stories.turns(one) == expected


async def test_of_a_game_that_is_too_long_by_itself_fewer_snapshots_are_kept(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr("bot.host.stories.EVERY", 1)
    async with played(tmp_path, *BIDS, *BIDS, *BIDS, rounds=4) as here:
        game, free = await session(here), Stories(here.store)
        turns, bound = await free.turns(game), free.size - 1
        bounded = Stories(here.store, most=bound)
        for turn in turns:
            page = await bounded.page(game, turn.number, lambda _: None, trail=0)
            assert page == await free.page(game, turn.number, lambda _: None, trail=0)
            assert 0 < bounded.size <= bound < free.size


async def test_a_game_that_runs_has_no_chronicle(tmp_path: Path) -> None:
    async with played(tmp_path, *BIDS) as here:
        assert await here.context.stories.chronicle(await session(here)) is None


async def test_nothing_of_a_server_that_is_forgotten_is_kept(tmp_path: Path) -> None:
    async with played(tmp_path, *BIDS) as here:
        game = await session(here)
        await here.context.stories.see(game, ANN, 2)
        assert await here.context.stories.seen(game, ANN) == 2
        await here.store.write(lambda connection: archive.forget(connection, (11,)))
        assert await here.context.stories.seen(game, ANN) == 2
        await here.store.write(lambda connection: archive.forget(connection, (1,)))
        assert await here.context.stories.seen(game, ANN) == -1


async def test_the_beginning_is_what_stood_before_the_first_order(tmp_path: Path) -> None:
    """Of a game, too, that asks somebody before its first line."""
    async with surface(tmp_path) as here:
        await here.command(ANN, "play", "jiangshan", rules="drill-ground", order="first")
        await here.settled()
        await here.click(BEN, control(here.table, Action.JOIN))
        await here.settled()
        await here.click(ANN, control(here.table, Action.START))
        await here.settled()
        stories, began = here.context.stories, await session(here)
        assert [turn.number for turn in await stories.turns(began)] == [0]
        for user in (ANN, BEN):
            await here.command(user, "move", text="auto")
            await here.settled()
        game, seats = await session(here), (None, Seat(0), Seat(1))
        turns = await stories.turns(game)
        assert [(turn.number, turn.movers) for turn in turns] == [(0, ()), (1, (Seat(0),)), (2, (Seat(1),))]
        for seat in seats:
            stood = begun(began).view(seat)
            pages = [await stories.page(game, turn, lambda _, seat=seat: seat, trail=0) for turn in (0, 1)]
            assert (pages[0].before, pages[0].view, pages[0].events) == (stood, stood, ())
            assert (pages[1].before, pages[1].since) == (stood, (stood,))
            assert (await stories.views(game, viewer=seat))[0] == stood
        assert [each.turn for each in await stories.decisions(game, Seat(0))] == [1]
