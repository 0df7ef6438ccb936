"""Random games of every kind in which people take back whatever they may: what the host allows, verify finds sound;
what is in memory is what a restart reads; nobody can do what they are told that they cannot."""

from __future__ import annotations

import random
import secrets
from pathlib import Path
from typing import Any

import pytest

from bot.catalogue import games
from bot.table.features import acts, lobby, undo, votes
from bot.table.guards import Refusal
from bot.table.log.replay import Replay, gone
from bot.table.log.verification import verify
from bot.table.session import Playing, Position, Seating, Session, TableRequest, UndoRight, person
from games.core import Move, Seat
from games.search import STANDS_IN
from tests.support.counts import count
from tests.support.hosting import ANN, BEN, CAT, DAN, MANAGER, NAMES, Tables, tables

pytestmark = pytest.mark.usefixtures("one_thread")

STEPS = count(24, full=300)
SEED = b"\5" * 32
PEOPLE = (ANN, BEN, CAT, DAN)
GAMES = dict(games())
WALKS = [(name, practice) for name in GAMES for practice in (False, True)]


async def begun(here: Tables, name: str, *, practice: bool) -> int:
    rules = GAMES[name].rules
    options = next(iter(rules.presets.values()))
    seats = rules.seats(options)[0]
    computers = (STANDS_IN,) * (seats - 1) if practice else ()
    opening = TableRequest(
        7,
        1,
        name,
        options,
        ANN,
        "Ann",
        "en",
        seating=Seating.CHOSEN,
        seats=seats,
        computers=computers,
        practice=practice,
    )
    opened = await here.host.open(here.request(), opening)
    assert opened.session is not None
    for user in () if practice else PEOPLE[1:seats]:
        await here.do(opened.session, lobby.join, person(user, NAMES[user]))
    assert (await here.do(opened.session, lobby.begin, ANN)).done
    return opened.session


def position(session: Session) -> Position:
    assert session.position is not None
    return session.position


def stands(session: Session) -> bool:
    """Whether the state is the fold of the lines that stand."""
    at = position(session)
    out = gone(at.log)
    stand = [entry for entry in at.log if entry.n not in out]
    replay = Replay(at.game.rules, at.game.rules.setup(session.table.options, at.seats), stand).read()
    return bool(replay.state == at.state)


async def step(here: Tables, id: int, chance: random.Random, *, practice: bool) -> None:
    """Somebody moves, or takes something back, or asks the others, who agree."""
    await here.quiet()
    session = await here.session(id)
    at = position(session)
    seated = [(Seat(seat), who.user) for seat in range(at.seats) if (who := session.occupant(Seat(seat))) and who.user]
    seat, user = chance.choice(seated)
    ground = _ground(session, seat, here.time.now())
    match chance.randrange(4):
        case 0 if ground is UndoRight.CHANGE:
            again = undo.reconsidered(session, seat)
            await here.do(id, undo.change, user, [_descent(again, seat, chance, owed=True)])
        case 0:
            done = (await here.do(id, undo.undo, user)).done
            assert done == (ground in (UndoRight.ALONE, UndoRight.SECRET, UndoRight.PRACTICE))
        case 1 if practice:
            assert (await here.do(id, undo.redo, user)).done == undo.can_redo(session)
        case 1 if ground is UndoRight.CONSENT and chance.random() < 0.4:
            await here.do(id, votes.propose, user, "takeback")
            proposal = (await here.session(id)).vote()
            for _, other in seated:
                if proposal is not None and other != user:
                    await here.do(id, votes.agree, other, proposal.number)
        case _:
            await _move(here, id, seat, user, chance)


async def _move(here: Tables, id: int, seat: Seat, user: int, chance: random.Random) -> None:
    at = position(await here.session(id))
    choice = at.choice(seat)
    if choice is not None and choice.offered:
        move = _descent(at, seat, chance, owed=bool(choice.tokens) and not choice.blind and chance.random() < 0.8)
        if move != ("resign",):
            await here.do(id, acts.play_moves, user, [move])
    await here.time.advance(chance.choice((1, 60, 1200)), here)


def _descent(at: Position, seat: Seat, chance: random.Random, *, owed: bool) -> Move:
    path: Move = ()
    while (choice := at.choice(seat, path)) is not None:
        tokens = choice.tokens if owed and choice.tokens else choice.offered
        path = (*path, chance.choice(tokens))
    return path


def _ground(session: Session, seat: Seat, now: int) -> UndoRight | None:
    try:
        return undo.right(session, seat, now)
    except Refusal:
        return None


@pytest.mark.parametrize(("name", "practice"), WALKS, ids=[f"{n}{' practice' * p}" for n, p in WALKS])
async def test_whatever_the_host_lets_people_take_back_is_sound(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch, name: str, practice: bool
) -> None:
    monkeypatch.setattr(secrets, "token_bytes", lambda _=32: SEED)
    chance, held = random.Random(f"{name} {practice}"), dict[str, Any]()
    async with tables(tmp_path, games=GAMES) as here:
        id = await begun(here, name, practice=practice)
        for _ in range(STEPS):
            await step(here, id, chance, practice=practice)
            session = await here.session(id)
            assert stands(session)
            if not isinstance(session.phase, Playing):
                break
        await here.quiet()
        held["before"] = await here.session(id)
    async with tables(tmp_path, games=GAMES, start=False) as here:
        assert await here.session(id) == held["before"]
        if isinstance(held["before"].phase, Playing):
            assert (await here.do(id, acts.cancel, MANAGER, manager=True)).done
        report = verify(await here.host.export(id), GAMES)
        assert report.findings == ()
        assert report.turned
