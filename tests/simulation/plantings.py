"""How the program is made to break a promise: what is put into the place of something of its own, for `mistakes`."""

from __future__ import annotations

import asyncio
import itertools
import json
from collections.abc import Callable, Mapping, Sequence
from contextlib import ExitStack
from dataclasses import replace
from types import SimpleNamespace
from typing import Any
from unittest.mock import patch

import discord

from bot.adapter.client import Parlour
from bot.host.cache import Cache, Slot
from bot.host.host import Host
from bot.host.storage import records, store
from bot.host.storage.documents import Document
from bot.host.storage.posts import SENDING, Post
from bot.host.storage.table_quota import TableQuota
from bot.host.stories import Stories
from bot.messages.message import Message
from bot.messages.outbox import planned_posts
from bot.messages.outbox.boards import Boards
from bot.messages.outbox.carrier import Carrier
from bot.messages.outbox.planned_posts import PlannedPosts, Shown
from bot.messages.outbox.publish import Publisher
from bot.messages.words.table_messages import at_table
from bot.table import changes, guards, timing
from bot.table.answers import unpacked_text
from bot.table.changes import Change
from bot.table.features import acts, votes
from bot.table.limits import GAME, Call, Ping, Wish
from bot.table.log.seal import export
from bot.table.log.visibility import Visibility
from bot.table.session import (
    NOBODY,
    News,
    Open,
    Paused,
    PlanQueue,
    Playing,
    Position,
    Running,
    Session,
    Undoable,
    Vote,
    person,
)
from bot.table.timing import Moment
from games import moves
from games.core import Seat, text

Planting = Callable[[ExitStack], None]


def put(*places: tuple[str, Any]) -> Planting:
    """Something else in the place of something of the program's."""

    def plant(stack: ExitStack) -> None:
        for target, double in places:
            stack.enter_context(patch(target, double))

    return plant


async def nothing(*_: object, **__: object) -> None:
    """Does not happen."""


# What was reported once


async def lose_at_once(self: Publisher, channel: int) -> None:
    session = await self.host.in_channel(channel)
    if session is not None and isinstance(session.phase, Open):
        await self.host.do(None, session.id, acts.lose_channel)


async def leave_for_ever(self: Parlour) -> None:
    await self.close()
    if self._listening is not None:
        await self._listening


def seat_at_once(session: Session, moment: Moment, by: int, user: int, name: str) -> Change:
    position, seat = guards.running(session), guards.seated(session, by)
    return changes.hand_over(session, position, seat, person(user, name), text("bot-table-replaced"), moment)


async def retire_once(self: Boards, session: Session, *, but: int | None = None) -> None:
    """What Discord fails at is forgotten."""
    past = [post for post in await self._noted(session.id) if post.key != SENDING]
    for post in past:
        if post.message != but:
            await self._retire(session, post)
    await self.host.posts.drop(*past)


def raw(self: store.Store, failure: Exception | None) -> Exception | None:
    return failure


# What was thought up


def not_synchronised(connection: Any, scripts: Any) -> None:
    _MIGRATE(connection, scripts)
    connection.execute("PRAGMA synchronous = OFF")


_MIGRATE = store._migrate_all


async def swap_first(self: Host, request: Any, slot: Any, before: Session, change: Change) -> Any:
    slot.session = change.session
    try:
        return await _SAVE(self, request, slot, before, change)
    except BaseException:
        slot.session = change.session
        raise


_SAVE = Host._save


def first_asked(session: Session, user: int) -> Seat:
    seat = session.seat_of(user)
    if seat is None and session.position is not None and session.position.asked:
        return session.position.asked[0]
    return _SEATED(session, user) if seat is None else seat


_SEATED = guards.seated


def movers_view(self: Position, viewer: Seat | None) -> Any:
    if viewer is None and self.asked:
        viewer = self.asked[0]
    return _VIEW(self, viewer)


_VIEW = Position.view


async def open_and_forget(self: Publisher, channel: int) -> None:
    self._closed.pop(channel, None)


def numbered_sends(stack: ExitStack) -> None:
    """Every try to send has a nonce of its own."""
    numbers, send = itertools.count(), discord.abc.Messageable.send

    async def numbered(self: Any, *words: Any, nonce: str, **more: Any) -> Any:
        return await send(self, *words, nonce=f"{next(numbers)}", **more)

    stack.enter_context(patch.object(discord.abc.Messageable, "send", numbered))


def panels_as_they_come(stack: ExitStack) -> None:
    """Nobody looks whether a later answer stands there."""
    stack.enter_context(patch("bot.adapter.panels.Panels.overtaken", lambda *_: False))
    stack.enter_context(patch("bot.adapter.panels.Panels._give_up", lambda *_: None))


def whole_export(session: Session, header: str, events: Any) -> bytes:
    assert session.position is not None
    return export(header, session.position.log, session.seed)


# What was thought up by somebody who had read the design alone


def first_yes(session: Session, vote: Vote, now: int) -> bool:
    return len(vote.agreed) > 1 or _AGREED(session, vote, now)


_AGREED = votes.is_agreed


def keep_plans(book: PlanQueue, number: int, line: int) -> PlanQueue:
    return replace(book, due=0)


def news_of_all(connection: Any, user: int) -> tuple[News, ...]:
    rows = connection.execute("SELECT id, session, said, at FROM news ORDER BY id").fetchall()
    return tuple(News(user, unpacked_text(json.loads(said)), session, at, id) for id, session, said, at in rows)


def new_rolls(*given: Any) -> Any:
    return _SETTLE(*given[:4])


_SETTLE = moves.settle


def eyes_of_before(stack: ExitStack) -> None:
    """Who left a seat goes on seeing what it sees."""
    eyes = Stories.eyes

    async def still(self: Stories, session: Session, user: int, turns: Any) -> Any:
        left = None if session.seat_of(user) is not None else await self.left(session.id, user)
        if left is not None:
            return lambda number: left[0]
        return await eyes(self, session, user, turns)

    stack.enter_context(patch.object(Stories, "eyes", still))


def awake_in_pauses(
    before: Session, after: Session, position: Position, phase: Playing, moment: Moment, *, wakes: bool, **how: bool
) -> Session:
    running = Running(phase.started)
    awake = _KEEP_TIME(before, after, position, running, moment, public=how["public"], asleep=False, wakes=wakes)
    pauses = isinstance(phase, Paused) and not wakes
    return replace(awake, table=replace(awake.table, phase=phase)) if pauses else awake


_KEEP_TIME = timing.keep_time


class _Open(asyncio.Lock):
    """A lock that keeps nobody out."""

    async def acquire(self) -> Any:
        return True

    def release(self) -> None:
        pass


def open_slot(self: Cache, id: int) -> Slot:
    slot = _SLOT(self, id)
    slot.lock = _Open()
    return slot


_SLOT = Cache.slot


def once_and_no_more(stack: ExitStack) -> None:
    """A channel that could not be served is not tried again."""
    show = Publisher._show_latest

    async def _show_latest(self: Publisher, id: int) -> None:
        from bot.messages.outbox.outlet import Failing

        try:
            await show(self, id)
        except Failing:
            return

    stack.enter_context(patch.object(Publisher, "_show_latest", _show_latest))


# What nobody found for 150 weeks


def used_up(before: Session, after: Session, by: Seat) -> tuple[PlanQueue, ...]:
    """What is left of the plans when lines are taken back: nothing is there again."""
    return tuple(queue for queue in after.plan_queues if after.seat_of(queue.user) is not None)


def every_wish(earlier: Sequence[Call], new: Call) -> tuple[Call, ...]:
    return (*earlier, new)


def never_barred(each: Undoable, seat: Seat, whole: Visibility) -> Undoable:
    return each


def inherited(after: Session) -> tuple[tuple[PlanQueue, Seat], ...]:
    """Whose the queues are: whoever sits where their owners sat; until somebody does they stay there."""
    seated = []
    for queue in after.plan_queues:
        for number, chair in enumerate(after.chairs):
            heir = None if chair.occupant is None else chair.occupant.user
            if queue.user in (heir, *chair.sat):
                seated.append((replace(queue, user=heir or queue.user), Seat(number)))
    return tuple(seated)


# What was thought up again by the design alone


def rematch_for_all(self: TableQuota, connection: Any, session: Session) -> int:
    """Whoever has a seat in it is asked, whatever they said."""
    self.room(connection, session.table.guild, session.table.host)
    id = records.insert(connection, session)
    self._ask(connection, session.table, session.unconfirmed, id, session.table.opened)
    return id


def overtaken_by_the_end(before: Session, change: Change, vote: Vote) -> Mapping[votes.Overtaking, bool]:
    over = not isinstance(change.session.phase, Playing)
    return {each: over and each is votes.Overtaking.END for each in votes.Overtaking}


def still_named(document: Document, user: int, called: Any, mark: int = NOBODY) -> Document:
    return document


def quiet_end(session: Session, shown: Shown, now: Shown) -> bool:
    return now.kind != "over" and _FRESH(session, shown, now)


_FRESH = planned_posts.fresh


async def calls_of_the_games(self: PlannedPosts, session: Session, wished: Sequence[Wish]) -> tuple[Ping, ...]:
    """Whoever sits there is called for what somebody wished as for what the game needs."""
    return (Ping(at_table(session), GAME),) if wished else ()


async def write_uncounted(self: Carrier, post: Post, message: Message) -> Post | None:
    begun = await self._posts.begin(post, message.digest)
    return await self._stands(begun, *await self._outlet.direct(begun.user, message.pinging(()), begun.letter))


async def _at_once(work: Callable[..., Any], *given: Any, **more: Any) -> Any:
    return work(*given, **more)


HERE = SimpleNamespace(to_thread=_at_once, Lock=asyncio.Lock)
"""Threads of which none is another one."""


def refused_in_vain(session: Session, moment: Moment, user: int, number: int, *, of_seat: bool = False) -> Change:
    return changes.visible(session, text("bot-proposal-refused-now"))


def first_queue(session: Session, user: int) -> PlanQueue:
    """What somebody has planned, whoever it was."""
    return next(iter(session.plan_queues), PlanQueue(user))
