"""Mistakes through which somebody sees what he must not, made on purpose: what is asked after every step of
a walk (`tests.simulation.walks.Hands`) has to find each, and knows of none."""

from __future__ import annotations

from collections.abc import Sequence
from contextlib import ExitStack
from dataclasses import replace
from sqlite3 import Connection
from typing import Any
from unittest.mock import patch

from bot.handlers import context
from bot.handlers.context import Visit
from bot.host import news
from bot.host.stories import Eyes, Stories
from bot.table import guards, story
from bot.table.seal import export
from bot.table.session import NOBODY, News, PlanQueue, Session
from bot.table.story import Turn
from games.core import Seat
from tests.simulation.mistakes import Mistake, Planting

_visit, _eyes, _seated, _of_user = context._visit, Stories.eyes, guards.seated, news.of_user


def put(*places: tuple[str, Any]) -> Planting:
    """Something else in the place of something of the program's."""

    def plant(stack: ExitStack) -> None:
        for target, double in places:
            stack.enter_context(patch(target, double))

    return plant


def _as_a_player(at: Any, asker: Any, session: Session) -> Visit:
    visit = _visit(at, asker, session)
    return replace(visit, seat=Seat(0)) if visit.seat is None and asker.moderates else visit


def _still_seated(session: Session, user: int) -> Seat:
    owned = session.owned_by(user)
    return _seated(session, user) if owned is None else owned


def _still_there(at: Any, asker: Any, session: Session) -> Visit:
    visit = _visit(at, asker, session)
    return replace(visit, seat=session.owned_by(asker.user)) if visit.seat is None else visit


async def _for_good(self: Stories, session: Session, user: int, turns: Sequence[Turn]) -> Eyes:
    left = await self.left(session.id, user)
    return await _eyes(self, session, user, turns) if left is None else lambda number: left[0]


def _first_book(session: Session, user: int) -> PlanQueue:
    return next(iter(session.plan_queues), PlanQueue(user))


def _everybodys(connection: Connection, user: int) -> tuple[News, ...]:
    users = {each for (each,) in connection.execute("SELECT user FROM news")}
    return tuple(each for one in sorted(users) for each in _of_user(connection, one))


def _as_the_first_saw(game: Any, state: Any, entries: Any, ends: Any) -> tuple[Any, ...]:
    passages = story.passages(game, state, entries)
    return tuple(game.rules.view(passage.after, Seat(0)) for passage in passages if passage.entry.n in ends)


def _whole(session: Session, header: str, events: Any) -> bytes:
    assert session.position is not None
    return export(header, session.position.log, session.seed)


PEEKS = (
    Mistake(
        "managers look", "who manages the server has a seat's view", put(("bot.handlers.context._visit", _as_a_player))
    ),
    Mistake(
        "panels are kept",
        "who gave his seat away goes on looking at its panels",
        put(("bot.handlers.context._visit", _still_there), ("bot.table.guards.seated", _still_seated)),
    ),
    Mistake(
        "the past goes on",
        "who left a seat reads in the story what its successor sees",
        put(("bot.host.stories.Stories.eyes", _for_good)),
    ),
    Mistake(
        "plans stay on the seat",
        "a successor reads what was planned before him",
        put(("bot.handlers.plans.queue_of", _first_book)),
    ),
    Mistake(
        "two hands", "who has sat on a seat may sit on another", put(("bot.table.seat_offers.fit", lambda *_: None))
    ),
    Mistake(
        "forgotten hands",
        "nobody knows any more where somebody sat who was forgotten",
        put(("bot.host.forgetting.mark", lambda *_: NOBODY)),
    ),
    Mistake("news for all", "private news go to whoever asks", put(("bot.host.news.of_user", _everybodys))),
    Mistake(
        "told aloud",
        "what some are told is told to all",
        put(("bot.table.session.is_for", lambda *_: True)),
    ),
    Mistake(
        "an animation of a hand",
        "an animation shows what the first seat sees",
        put(("bot.host.stories._seen", _as_the_first_saw)),
    ),
    Mistake(
        "a whole file",
        "the file of a game that runs holds its seed and its secret lines",
        put(("bot.host.host._public_export", _whole)),
    ),
)
