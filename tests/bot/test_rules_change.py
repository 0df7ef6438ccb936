"""Rules that change under running games: where nobody can have noticed a difference the game goes on, else it is
kept."""

from __future__ import annotations

import asyncio
import sqlite3
from collections.abc import Mapping, Sequence
from dataclasses import dataclass, replace
from functools import partial
from pathlib import Path
from typing import Any

import pytest
from structlog.testing import capture_logs

from bot.host.cache import Cache
from bot.host.host import Host
from bot.host.operations.check import GameStatus, check
from bot.host.storage import records
from bot.table.features import lobby
from bot.table.log.verification import verify
from bot.table.session import Playing, Session
from games.core import Choice, Event, Move, Range, Rules, Seat, option
from renderers.core import Game
from tests.support.hosting import ANN, BEN, DAY, NEW_TOY, OTHER_TOY, Tables, tables, toy
from tests.support.toy import TOY, Options, State, View, refused

pytestmark = pytest.mark.usefixtures("one_thread")


def _but_three(view: View, path: Move = ()) -> Choice | None:
    offered = TOY.choice(view, path)
    if offered is None or path != ("bid",):
        return offered
    return replace(offered, tokens=tuple(token for token in offered.tokens if token != "3"))


NO_THREES = replace(NEW_TOY, choice=_but_three, refusal=partial(refused, _but_three))
"""A fix of what may be played: nobody may bid three."""


def _one_point_more(state: State, seat: Seat, move: Move) -> tuple[State, Sequence[Event]]:
    after, told = TOY.apply(state, seat, move)
    shared = move[0] == "bid" and None not in after.shown and len(set(after.shown)) < len(after.shown)
    return (replace(after, scores=tuple(score + 1 for score in after.scores)) if shared else after), told


ONE_POINT_MORE = replace(NEW_TOY, apply=_one_point_more)
"""A fix of the scoring: a shared prize is worth a point more."""


def _dealt(prize: int, options: Options, seats: int) -> State:
    return replace(TOY.setup(options, seats), prize=prize, cards=(6,) * seats)


DEALT = replace(TOY, setup=partial(_dealt, 1))
"""Nothing is left to chance before the first choice: what everybody sees at first stands before the first line."""
DEALT_OTHERWISE = replace(DEALT, version=2, setup=partial(_dealt, 3))
"""Another prize at first, as another map would be."""
DEALT_ALIKE = replace(DEALT, version=2)
"""Nothing is another at first."""


@dataclass(frozen=True, slots=True)
class FewerOptions:
    """Those of the toy without `held`."""

    rounds: int = option(2, Range(1, 5))
    blind: bool = option(False)


WITHOUT_AN_OPTION: Rules[Any, Any, Any] = replace(NEW_TOY, options=FewerOptions)
"""Rules that know an option no longer."""


def new(rules: Any) -> Mapping[str, Game]:
    return {"toy": toy(rules)}


async def begun(folder: Path, *bids: str, **more: Any) -> int:
    """A game under the old rules, with these bids of Ann and Ben by turns."""
    async with tables(folder) as here:
        id = await here.game(ANN, BEN, **more)
        for number, bid in enumerate(bids):
            assert (await here.play(id, (ANN, BEN)[number % 2], "bid", bid)).done
        return id


async def said(here: Tables, id: int) -> list[str]:
    return [text.key for text in await here.host.log(id)]


@pytest.fixture(autouse=True)
def sixes(monkeypatch: pytest.MonkeyPatch) -> None:
    """Everybody's card is a 6: any bid is on offer."""
    monkeypatch.setattr("tests.support.toy.CARDS", ("6",))


async def test_a_change_that_nobody_can_have_noticed_lets_the_game_go_on(tmp_path: Path) -> None:
    id = await begun(tmp_path, "1", "1")
    async with tables(tmp_path, games=new(NEW_TOY)) as here:
        session = await here.session(id)
        assert session.trouble is None
        assert session.table.version == 2
        assert "bot-log-rules" in await said(here, id)
        assert (await here.play(id, ANN, "bid", "0")).done


async def test_the_channel_is_told_at_the_start_without_anybody_asking(tmp_path: Path) -> None:
    id = await begun(tmp_path, "1", "1")
    async with tables(tmp_path, games=new(NEW_TOY)) as here:
        await here.quiet()
        assert id in here.notes.changes


async def test_the_line_is_written_once(tmp_path: Path) -> None:
    id = await begun(tmp_path, "1", "1")
    for _ in range(3):
        async with tables(tmp_path, games=new(NEW_TOY)) as here:
            assert (await said(here, id)).count("bot-log-rules") == 1


async def test_whoever_is_still_asked_keeps_his_deadline(tmp_path: Path) -> None:
    async with tables(tmp_path) as here:
        id = await here.game(ANN, BEN, hours=24)
        before = (await here.session(id)).owed
    async with tables(tmp_path, games=new(NEW_TOY)) as here:
        here.time.set(here.time.now() + 3600)
        assert (await here.session(id)).owed == before


@pytest.mark.parametrize(
    ("rules", "bids", "carried"),
    [
        (NO_THREES, ("2", "1"), True),
        (NO_THREES, ("3", "1"), False),
        (ONE_POINT_MORE, ("2", "1"), True),
        (ONE_POINT_MORE, ("1", "1"), False),
        (OTHER_TOY, (), False),
    ],
    ids=["a move nobody made is forbidden", "a move made is forbidden", "no tie yet", "a tie", "another game"],
)
async def test_rules_go_on_exactly_where_they_tell_the_same_story(
    tmp_path: Path, rules: Any, bids: tuple[str, ...], carried: bool
) -> None:
    id = await begun(tmp_path, *bids)
    async with tables(tmp_path, games=new(rules)) as here:
        session = await here.session(id)
        assert (session.position is not None) == carried
        assert (session.table.version == 2) == carried
        await here.time.advance(30 * DAY, here)
    if not carried:
        async with tables(tmp_path) as here:
            assert (await here.session(id)).trouble is None
            assert "bot-log-rules" not in await said(here, id)
            await here.random_play(id, 1)


@pytest.mark.parametrize(("rules", "carried"), [(DEALT_ALIKE, True), (DEALT_OTHERWISE, False)])
async def test_what_stands_there_before_the_first_line_counts(tmp_path: Path, rules: Any, carried: bool) -> None:
    async with tables(tmp_path, games=new(DEALT)) as here:
        id = await here.game(ANN, BEN)
    async with tables(tmp_path, games=new(rules)) as here:
        assert ((await here.session(id)).position is not None) == carried


async def test_without_digests_the_lines_alone_decide(tmp_path: Path) -> None:
    id = await begun(tmp_path, "1", "1")
    with sqlite3.connect(tmp_path / "parlour.sqlite3") as connection:
        connection.execute("DELETE FROM digests")
    async with tables(tmp_path, games=new(ONE_POINT_MORE)) as here:
        assert (await here.session(id)).table.version == 2


async def test_a_lobby_takes_the_rules_that_are_installed(tmp_path: Path) -> None:
    async with tables(tmp_path) as here:
        id = await here.lobby(ANN, BEN)
    async with tables(tmp_path, games=new(OTHER_TOY)) as here:
        assert (await here.host.do(here.request(), id, lobby.begin, ANN)).done
    async with tables(tmp_path, games=new(OTHER_TOY)) as here:
        session = await here.session(id)
        assert (session.table.version, session.trouble) == (2, None)
        assert "bot-log-rules" not in await said(here, id)


async def finished(here: Tables, id: int) -> None:
    while isinstance((await here.session(id)).phase, Playing):
        await here.random_play(id, 1)


async def test_a_game_that_went_on_can_be_checked_afterwards(tmp_path: Path) -> None:
    id = await begun(tmp_path, "1", "1", options=Options(rounds=3))
    async with tables(tmp_path, games=new(NEW_TOY)) as here:
        await finished(here, id)
        report = verify(await here.host.export(id), new(NEW_TOY))
        assert report.sound, report.findings


@pytest.mark.parametrize(("rules", "shown"), [(NEW_TOY, True), (OTHER_TOY, False)])
async def test_a_game_that_is_over_is_shown_under_rules_that_tell_its_story(
    tmp_path: Path, rules: Any, shown: bool
) -> None:
    id = await begun(tmp_path)
    async with tables(tmp_path) as here:
        await finished(here, id)
        lines = await said(here, id)
    async with tables(tmp_path, games=new(rules)) as here:
        assert ((await here.session(id)).position is not None) == shown
        assert not shown or await said(here, id) == lines


@pytest.mark.parametrize("phase", ["lobby", "running", "over"])
async def test_a_table_with_an_option_that_is_gone_is_of_an_unknown_version_and_no_error(
    tmp_path: Path, phase: str
) -> None:
    async with tables(tmp_path) as here:
        id = await here.lobby(ANN, BEN)
        if phase != "lobby":
            assert (await here.host.do(here.request(), id, lobby.begin, ANN)).done
        if phase == "over":
            await finished(here, id)
    with capture_logs() as logged:
        async with tables(tmp_path, games=new(WITHOUT_AN_OPTION)) as here:
            trouble = (await here.session(id)).trouble
    assert trouble is not None
    assert trouble.key == "bot-table-unknown-version"
    assert not [line for line in logged if line["log_level"] == "error"]
    expected = [GameStatus.KEPT] if phase == "running" else []
    assert [prospect.fate for prospect in check(tmp_path / "parlour.sqlite3", new(WITHOUT_AN_OPTION))] == expected


async def test_a_caller_who_gives_up_does_not_keep_the_channel_from_hearing_of_it(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    id = await begun(tmp_path, "1", "1")
    monkeypatch.setattr(Host, "_take_up_other_versions", _nothing)
    async with tables(tmp_path, games=new(NEW_TOY)) as here:
        writing, write = asyncio.Event(), here.store.write

        async def told(work: Any) -> Any:
            writing.set()
            return await write(work)

        monkeypatch.setattr(here.store, "write", told)
        asking = asyncio.create_task(here.host.session(id))
        await writing.wait()
        asking.cancel()
        await asyncio.gather(asking, return_exceptions=True)
        await here.quiet()
        assert asking.cancelled()
        assert id in here.notes.changes
        assert (await said(here, id)).count("bot-log-rules") == 1


async def _nothing(host: Host) -> None:
    """Games of other rules wait until somebody asks for them."""


async def test_a_table_that_cannot_be_read_does_not_keep_the_others_waiting(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    async with tables(tmp_path) as here:
        broken, sound = [await here.game(ANN, BEN, channel=channel) for channel in (1, 2)]
    read = Cache.session

    async def failing(cache: Cache, id: int) -> Session | None:
        if id == broken:
            raise OSError("disk")
        return await read(cache, id)

    monkeypatch.setattr(Cache, "session", failing)
    with capture_logs() as logged:
        async with tables(tmp_path, games=new(NEW_TOY)) as here:
            await here.quiet()
            stored = await here.store.read(lambda connection: records.load(connection, sound))
    assert stored is not None
    assert stored.session.table.version == 2
    assert [line["session"] for line in logged if line["log_level"] == "error"] == [broken]
