"""Plans and taking back: what the taken-back lines used or dropped is there again, and nothing from before is tried."""

from __future__ import annotations

import asyncio
import random
from collections.abc import AsyncIterator, Awaitable, Callable
from dataclasses import replace
from pathlib import Path
from typing import Any
from unittest.mock import patch

import pytest

from bot.catalogue import games
from bot.host.workers.engine import Job
from bot.table.answers import Verdict
from bot.table.features import acts, lobby, plans, undo, votes
from bot.table.features.plans import observed_by, queue_of
from bot.table.session import Position, Seating, Session, TableRequest, person
from bot.table.timing import DAY
from games import moves
from games.core import Move, Seat
from games.moves import owed
from tests.support.hosting import ANN, BEN, NAMES, Tables, VirtualTime, tables

GAMES = {"cardgo": games()["cardgo"], "cacao": games()["cacao"]}


@pytest.fixture
async def here(tmp_path: Path) -> AsyncIterator[Tables]:
    async with tables(tmp_path, games=GAMES) as open_tables:
        yield open_tables


async def begin(here: Tables, *people: int, **more: Any) -> int:
    """A game of CardGO that has begun, both sides equal, so that nobody wins by passing; always the same, in which
    nobody's cards are all alike."""
    options = replace(GAMES["cardgo"].rules.presets["quick"], komi=0)
    opening = TableRequest(
        7, 1, "cardgo", options, people[0], NAMES[people[0]], "en", seating=Seating.CHOSEN, seats=2, **more
    )
    with patch("bot.table.features.lobby.secrets.token_bytes", return_value=bytes(32)):
        opened = await here.host.open(here.request(), opening)
    assert opened.session is not None, opened
    for user in people[1:]:
        await here.do(opened.session, lobby.join, person(user, NAMES[user]))
    assert (await here.do(opened.session, lobby.begin, people[0])).done
    await here.quiet()
    return opened.session


def position(session: Session) -> Position:
    assert session.position is not None
    return session.position


def sides(session: Session) -> tuple[int, int]:
    """Who is to move, and who is not."""
    [seat] = position(session).acting
    users = [who.user for chair in session.chairs if (who := chair.occupant) is not None and who.user is not None]
    return users[seat], users[1 - seat]


def cards(session: Session) -> list[tuple[str, ...]]:
    """The cards that whoever is to move may place, each on the first free crossing."""
    rules, [seat] = position(session).game.rules, position(session).acting
    first = {move[0]: move for move in owed(rules, position(session).view(seat)) if move[0].isdecimal()}
    return list(first.values())


def planned(session: Session, user: int) -> list[str]:
    return [plan.text for plan in queue_of(session, user).plans]


async def place(here: Tables, id: int, user: int, move: tuple[str, ...]) -> int:
    """The request with which `user` plays, whose answer has not been sent yet."""
    request = here.request()
    typed = GAMES["cardgo"].rules.format(move)
    assert (await here.host.do(request, id, acts.play_typed, user, typed)).done
    return request


async def answered(here: Tables, request: int) -> None:
    """The answer was sent, so what others planned may be looked at."""
    await here.host.delivered(request)
    await here.quiet()


async def takes_back(here: Tables, id: int, user: int, other: int) -> None:
    """`user` asks to take back his latest move, and the other agrees."""
    assert (await here.do(id, votes.propose, user, "takeback")).done
    proposal = (await here.session(id)).vote()
    assert proposal is not None
    assert (await here.do(id, votes.agree, other, proposal.number)).done


async def news(here: Tables, user: int) -> list[str]:
    return [each.said.key for each in await here.host.news(user)]


async def test_a_plan_that_was_used_is_there_again_and_is_tried_again(here: Tables) -> None:
    id = await begin(here, ANN, BEN)
    mover, planner = sides(await here.session(id))
    for words in ("pass", "pass"):
        await here.do(id, plans.plan, planner, words)
    await answered(here, await place(here, id, mover, cards(await here.session(id))[0]))
    assert planned(await here.session(id), planner) == ["pass"]
    await takes_back(here, id, mover, planner)
    session = await here.session(id)
    assert planned(session, planner) == ["pass", "pass"]
    assert sides(session) == (mover, planner)
    assert (await news(here, planner))[-1] == "bot-plan-again"
    await answered(here, await place(here, id, mover, cards(session)[-1]))
    session = await here.session(id)
    assert planned(session, planner) == ["pass"]
    assert sides(session) == (mover, planner), "it was played again"


async def test_plans_that_were_dropped_are_there_again(here: Tables) -> None:
    id = await begin(here, ANN, BEN)
    session = await here.session(id)
    mover, planner = sides(session)
    one, *_, other = cards(session)
    told = GAMES["cardgo"].rules.format(one)
    await here.do(id, plans.plan, planner, "pass", told)
    await answered(here, await place(here, id, mover, other))
    assert planned(await here.session(id), planner) == []
    assert sides(await here.session(id)) == (planner, mover)
    await takes_back(here, id, mover, planner)
    assert planned(await here.session(id), planner) == ["pass"]
    await answered(here, await place(here, id, mover, one))
    assert planned(await here.session(id), planner) == []
    assert sides(await here.session(id)) == (mover, planner), "what it waited for has happened now"


async def test_a_plan_due_for_what_was_taken_back_is_not_tried_though_the_same_is_asked(here: Tables) -> None:
    """The line that made it due goes before the plan is looked at; what its owner was told of it, he was not told."""
    id = await begin(here, ANN, BEN)
    session = await here.session(id)
    mover, planner = sides(session)
    one, *_, other = cards(session)
    await here.do(id, plans.plan, planner, "pass", GAMES["cardgo"].rules.format(one))
    late = await place(here, id, mover, one)
    offered = position(await here.session(id)).choice(_seat(session, planner))
    await takes_back(here, id, mover, planner)
    assert (await here.host.do(None, id, plans.attempt, planner)).verdict is Verdict.STALE
    again = await place(here, id, mover, other)
    await answered(here, late)
    await answered(here, again)
    session = await here.session(id)
    now = position(session).choice(_seat(session, planner))
    assert offered is not None
    assert now is not None
    assert (now.prompt, now.tokens) == (offered.prompt, offered.tokens), "the very same is asked"
    assert sides(session) == (planner, mover), "and nothing was played"


async def test_time_that_ran_out_before_a_taking_back_tries_no_plan(here: Tables) -> None:
    id = await begin(here, ANN, BEN, hours=24.0)
    session = await here.session(id)
    mover, planner = sides(session)
    await here.do(id, plans.plan, planner, "pass")
    await answered(here, await place(here, id, mover, cards(session)[0]))
    await answered(here, await place(here, id, mover, cards(await here.session(id))[0]))
    [old] = (await here.session(id)).owed
    await takes_back(here, id, mover, planner)
    await answered(here, await place(here, id, mover, cards(await here.session(id))[0]))
    session = await here.session(id)
    assert sides(session) == (planner, mover)
    assert (await here.host.do(None, id, plans.attempt, planner, old)).verdict is Verdict.STALE


async def test_who_takes_back_what_his_plan_played_decides_himself_until_his_time_is_over(tmp_path: Path) -> None:
    time = VirtualTime()
    async with tables(tmp_path, games=GAMES, time=time) as here:
        id = await begin(here, ANN, BEN, hours=24.0)
        mover, planner = sides(await here.session(id))
        await here.do(id, plans.plan, planner, "pass")
        await answered(here, await place(here, id, mover, cards(await here.session(id))[0]))
        await takes_back(here, id, planner, mover)
        await here.quiet()
        session = await here.session(id)
        assert planned(session, planner) == ["pass"]
        assert sides(session) == (planner, mover), "nothing is played against his wish"
    async with tables(tmp_path, games=GAMES, time=time) as here:
        await here.quiet()
        session = await here.session(id)
        assert (planned(session, planner), sides(session)) == (["pass"], (planner, mover)), "nor after a restart"
        await time.advance(2 * DAY, here)
        session = await here.session(id)
        assert planned(session, planner) == []
        assert session.chairs[_seat(session, planner)].missed == 0, "his time being over, his plan goes first"


async def test_in_practice_plans_go_back_and_forward_with_the_moves(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    async with tables(tmp_path, games=GAMES) as here:
        thinks = asyncio.Event()
        monkeypatch.setattr(here.thinker, "move", _when(thinks, _first_card))
        thinks.set()
        id = await begin(here, ANN, computers=("medium",), practice=True)
        seat = _seat(await here.session(id), ANN)
        thinks.clear()
        await place(here, id, ANN, cards(await here.session(id))[0])
        for words in ("pass", "pass"):
            assert (await here.do(id, plans.plan, ANN, words)).done
        thinks.set()
        await here.quiet()
        assert planned(await here.session(id), ANN) == [], "played one after the other, with the computer between"
        assert position(await here.session(id)).answers[seat] == 3
        for act, left in ((undo.undo, 1), (undo.undo, 2), (undo.redo, 1), (undo.undo, 2)):
            assert (await here.do(id, act, ANN)).done
            await here.quiet()
            assert planned(await here.session(id), ANN) == ["pass"] * left
        for left in (1, 0):
            assert (await here.do(id, undo.redo, ANN)).done
            assert planned(await here.session(id), ANN) == ["pass"] * left
        assert position(await here.session(id)).answers[seat] == 3


async def _first_card(job: Job, ticket: object) -> Move:
    """The first card on the first cell: whoever leads and is passed to would end the game."""
    path: Move = ()
    while (choice := GAMES[job.game].rules.choice(job.view, path)) is not None:
        path = (*path, choice.tokens[0])
    return path


def _when(thinks: asyncio.Event, move: Callable[..., Awaitable[Move]]) -> Callable[..., Awaitable[Move]]:
    """`move`, whenever it may think."""

    async def wait(*args: Any, **kwargs: Any) -> Move:
        await thinks.wait()
        return await move(*args, **kwargs)

    return wait


@pytest.mark.parametrize("name", ["cardgo", "cacao"])
async def test_what_was_heard_is_what_the_standing_lines_told(tmp_path: Path, name: str) -> None:
    """Noted line by line or read off the log, it is the same."""
    chance = random.Random(name)
    async with tables(tmp_path, games=GAMES) as here:
        rules = GAMES[name].rules
        options = next(iter(rules.presets.values()))
        opening = TableRequest(7, 1, name, options, ANN, "Ann", "en", seating=Seating.CHOSEN, seats=2)
        id = (await here.host.open(here.request(), opening)).session
        assert id is not None
        await here.do(id, lobby.join, person(BEN, "Ben"))
        await here.do(id, lobby.begin, ANN)
        for _ in range(30):
            session = await here.session(id)
            if not position(session).acting:
                break
            for user in (ANN, BEN):
                if queue_of(session, user).plans:
                    assert queue_of(session, user).observed == observed_by(session)[_seat(session, user)]
                elif (view := moves.ahead(rules, position(session).view(_seat(session, user)))) is not None:
                    await here.do(id, plans.plan, user, rules.format(next(owed(rules, view))))
            seat = position(session).acting[0]
            move = chance.choice(list(owed(rules, position(session).view(seat))))
            who = session.occupant(seat)
            assert who is not None
            assert who.user is not None
            await here.play(id, who.user, *move)


def _seat(session: Session, user: int) -> Seat:
    seat = session.seat_of(user)
    assert seat is not None
    return seat
