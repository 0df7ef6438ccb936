"""Mistakes through which somebody sees what they must not, made on purpose: what is asked after every step of
a walk (`tests.simulation.walks.Hands`) has to find each, and knows of none."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import replace
from sqlite3 import Connection
from typing import Any

from bot.handlers import context
from bot.handlers.context import Visit
from bot.host.storage import news
from bot.host.stories import Eyes, Stories
from bot.table import guards
from bot.table.log.replay import Replay
from bot.table.log.seal import export
from bot.table.log.story import Turn
from bot.table.session import NOBODY, News, Session
from games.core import Seat
from tests.simulation.mistakes import Mistake, replaced
from tests.simulation.plantings import first_queue, put

_visit, _eyes, _seated, _of_user = context._visit, Stories.eyes, guards.seated, news.of_user


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


def _everybodys(connection: Connection, user: int) -> tuple[News, ...]:
    users = {each for (each,) in connection.execute("SELECT user FROM news")}
    return tuple(each for one in sorted(users) for each in _of_user(connection, one))


def _as_the_first_saw(game: Any, state: Any, entries: Any, ends: Any) -> tuple[Any, ...]:
    passages = Replay(game.rules, state, entries).passages()
    return tuple(game.rules.view(passage.after, Seat(0)) for passage in passages if passage.entry.n in ends)


def _whole(session: Session, header: str, events: Any) -> bytes:
    assert session.position is not None
    return export(header, session.position.log, session.seed)


PEEKS = (
    replaced(
        "managers look",
        "Whoever manages the server and does not play sees a seat's view.",
        "bot.handlers.context._visit",
        _as_a_player,
    ),
    Mistake(
        "panels are kept",
        "Who gave their seat away goes on looking at its panels.",
        "bot.handlers.context._visit",
        put(("bot.handlers.context._visit", _still_there), ("bot.table.guards.seated", _still_seated)),
    ),
    replaced(
        "the past goes on",
        "Who left a seat reads in the story what its successor sees.",
        "bot.host.stories.Stories.eyes",
        _for_good,
    ),
    replaced(
        "plans stay on the seat",
        "A successor reads what was planned before them.",
        "bot.handlers.plans.queue_of",
        first_queue,
    ),
    replaced(
        "two hands",
        "Somebody who has sat on a seat sits on another one.",
        "bot.table.features.seat_offers.fit",
        lambda *_: None,
    ),
    replaced(
        "forgotten hands",
        "Somebody who was forgotten sits on a second seat of a game that still runs.",
        "bot.host.operations.forgetting.mark",
        lambda *_: NOBODY,
    ),
    replaced("news for all", "Private news reach whoever asks.", "bot.host.storage.news.of_user", _everybodys),
    replaced(
        "told aloud",
        "All are told what only some may hear.",
        "bot.table.session.is_for",
        lambda *_: True,
    ),
    replaced(
        "an animation of a hand",
        "An animation shows what the first seat sees.",
        "bot.host.stories._seen",
        _as_the_first_saw,
    ),
    replaced(
        "a whole file",
        "The file of a game that runs holds its seed and its secret lines.",
        "bot.host.host._public_export",
        _whole,
    ),
)
