"""Mistakes made on purpose: each is planted in the program, and one of the general checks has to find it.

None of the checks was written for one of these. Some were reported of this program once, by whoever played a hostile
player and an unlucky network; ten were written down in words by somebody who had read the design and not the program,
and planted only then; the others were thought up with the program at hand.
"""

from __future__ import annotations

import asyncio
import itertools
import json
from collections.abc import Callable, Iterator, Mapping
from contextlib import ExitStack, contextmanager
from dataclasses import dataclass, replace
from typing import Any
from unittest.mock import patch

import discord

from bot.adapter.client import Parlour
from bot.host import records, store
from bot.host.cache import Cache, Slot
from bot.host.host import Host
from bot.host.stories import Stories
from bot.messages.boards import Boards
from bot.messages.i18n import Voice
from bot.messages.publish import Publisher
from bot.table import acts, changes, guards, timing, votes
from bot.table.answers import unpacked_text
from bot.table.changes import Change, Moment
from bot.table.seal import export
from bot.table.session import News, PlanQueue, Position, Proposal, Session, person
from games import moves
from games.core import Seat, text

Planting = Callable[[ExitStack], None]
REPORTED, DESIGN, CODE = "reported", "design", "code"
"""Who thought of it: who met it, who had read the design alone, who knew the program."""


@dataclass(frozen=True)
class Mistake:
    """What is wrong, and how it is made."""

    name: str
    about: str
    plant: Planting
    origin: str = CODE


@contextmanager
def planted(mistake: Mistake) -> Iterator[None]:
    """The program with the mistake."""
    with ExitStack() as stack:
        mistake.plant(stack)
        yield


def _put(*places: tuple[str, Any]) -> Planting:
    """Something else in the place of something of the program's."""

    def plant(stack: ExitStack) -> None:
        for target, double in places:
            stack.enter_context(patch(target, double))

    return plant


async def _nothing(*_: object, **__: object) -> None:
    pass


# What was reported once


async def _lose_at_once(self: Publisher, channel: int) -> None:
    session = await self.host.in_channel(channel)
    if session is not None and session.phase.open:
        await self.host.do(None, session.id, acts.lose_channel)


async def _leave_for_ever(self: Parlour) -> None:
    await self.close()
    if self._listening is not None:
        await self._listening


def _seat_at_once(session: Session, moment: Moment, by: int, user: int, name: str) -> Change:
    position, seat = guards.running(session), guards.seated(session, by)
    return changes.hand_over(session, position, seat, person(user, name), text("bot-table-replaced"), moment)


async def _retire_once(self: Boards, session: Session, pending: Any, *, but: int | None = None) -> None:
    """What Discord fails at is forgotten."""
    for id, kept in pending.older:
        if id != but:
            await self._retire(session, id, kept)
    self._pending[session.id] = replace(pending, older=())


def _raw(self: store.Store, failure: Exception | None) -> Exception | None:
    return failure


# What was thought up


def _not_synchronised(connection: Any, scripts: Any) -> None:
    _MIGRATE(connection, scripts)
    connection.execute("PRAGMA synchronous = OFF")


_MIGRATE = store._migrate_all


async def _swap_first(self: Host, request: Any, slot: Any, before: Session, change: Change) -> Any:
    slot.session = change.session

    def work(connection: Any) -> Any:
        records.save(connection, before, change.session, change.entries, change.header)
        id = before.id if change.opens is None else self._openings.open_rematch(connection, change.opens)
        return _answer(change, id)

    return await self._write(request, work)


def _answer(change: Change, id: int) -> Any:
    from bot.table.answers import Answer, Verdict

    return Answer(Verdict.DONE, change.text, id, change.told)


def _first_asked(session: Session, user: int) -> Seat:
    seat = session.seat_of(user)
    if seat is None and session.position is not None and session.position.asked:
        return session.position.asked[0]
    return _SEATED(session, user) if seat is None else seat


_SEATED = guards.seated


def _movers_view(self: Position, viewer: Seat | None) -> Any:
    if viewer is None and self.asked:
        viewer = self.asked[0]
    return _VIEW(self, viewer)


_VIEW = Position.view


async def _open_and_forget(self: Publisher, channel: int) -> None:
    self._closed.pop(channel, None)


def _numbered_sends(stack: ExitStack) -> None:
    """Every try to send has a nonce of its own."""
    numbers, send = itertools.count(), discord.abc.Messageable.send

    async def numbered(self: Any, *words: Any, nonce: str, **more: Any) -> Any:
        return await send(self, *words, nonce=f"{next(numbers)}", **more)

    stack.enter_context(patch.object(discord.abc.Messageable, "send", numbered))


def _panels_as_they_come(stack: ExitStack) -> None:
    """Nobody looks whether a later answer stands there."""
    stack.enter_context(patch("bot.adapter.panels.Panels.overtaken", lambda *_: False))
    stack.enter_context(patch("bot.adapter.panels.Panels._give_up", lambda *_: None))


def _whole_export(session: Session, header: str, events: Any) -> bytes:
    assert session.position is not None
    return export(header, session.position.log, session.seed)


# What was thought up by somebody who had read the design alone


def _first_yes(session: Session, proposal: Proposal, now: int) -> bool:
    return len(proposal.agreed) > 1 or _AGREED(session, proposal, now)


_AGREED = votes.is_agreed


def _keep_plans(book: PlanQueue, number: int, line: int) -> PlanQueue:
    return replace(book, due=0)


def _news_of_all(connection: Any, user: int) -> tuple[News, ...]:
    rows = connection.execute("SELECT id, session, said, at FROM news ORDER BY id").fetchall()
    return tuple(News(user, unpacked_text(json.loads(said)), session, at, id) for id, session, said, at in rows)


def _new_rolls(*given: Any) -> Any:
    return _SETTLE(*given[:4])


_SETTLE = moves.settle


def _eyes_of_before(stack: ExitStack) -> None:
    """Who left a seat goes on seeing what it sees."""
    eyes = Stories.eyes

    async def still(self: Stories, session: Session, user: int, turns: Any) -> Any:
        left = None if session.seat_of(user) is not None else await self.left(session.id, user)
        if left is not None:
            return lambda number: left[0]
        return await eyes(self, session, user, turns)

    stack.enter_context(patch.object(Stories, "eyes", still))


def _awake_in_pauses(before: Session, after: Session, moment: Moment, *, asleep: bool) -> Session:
    return _GOING_ON(before, after, moment, asleep=asleep and timing.is_deserted(after.chairs))


_GOING_ON = changes._going_on


class _Open(asyncio.Lock):
    """A lock that keeps nobody out."""

    async def acquire(self) -> Any:
        return True

    def release(self) -> None:
        pass


def _open_slot(self: Cache, id: int) -> Slot:
    slot = _SLOT(self, id)
    slot.lock = _Open()
    return slot


_SLOT = Cache.slot


def _once_and_no_more(stack: ExitStack) -> None:
    """A channel that could not be served is not tried again."""
    show = Publisher._show_latest

    async def _show_latest(self: Publisher, id: int) -> None:
        from bot.messages.outlet import Failing

        try:
            await show(self, id)
        except Failing:
            return

    stack.enter_context(patch.object(Publisher, "_show_latest", _show_latest))


MISTAKES = (
    Mistake(
        "two hands",
        "who has seen a seat may sit on another",
        _put(("bot.table.seat_offers.fit", lambda *_: None)),
        REPORTED,
    ),
    Mistake(
        "hidden is gone",
        "a channel that cannot be seen ends its game",
        _put(("bot.messages.publish.Publisher.lose_channel", _lose_at_once)),
        REPORTED,
    ),
    Mistake(
        "endless stop",
        "a stop waits for a gateway that never lets go",
        _put(("bot.adapter.client.Parlour.leave", _leave_for_ever)),
        REPORTED,
    ),
    Mistake(
        "unasked",
        "a seat is given to somebody who was not asked",
        _put(("bot.table.seat_offers.offer", _seat_at_once)),
        REPORTED,
    ),
    Mistake(
        "older boards",
        "an older board whose retiring failed is forgotten",
        _put(("bot.messages.boards.Boards._retire_all", _retire_once)),
        REPORTED,
    ),
    Mistake("full disk", "a full disk is told as any error", _put(("bot.host.store.Store._tell", _raw)), REPORTED),
    Mistake(
        "older panels",
        "a late answer is put over a later one",
        _panels_as_they_come,
        REPORTED,
    ),
    Mistake(
        "told twice",
        "a send is repeated when its nonce is forgotten",
        _put(("bot.adapter.channels.SENDING", 9999)),
        REPORTED,
    ),
    Mistake(
        "nobody named",
        "pictures of the rules have no names for their seats",
        _put(("bot.handlers.rulebook.unseated", lambda _, locale: Voice(locale))),
        REPORTED,
    ),
    Mistake(
        "not synchronised", "a commit is not on the disk", _put(("bot.host.store._migrate_all", _not_synchronised))
    ),
    Mistake(
        "answers forgotten", "a request is not remembered", _put(("bot.host.records.keep_answer", lambda *_: None))
    ),
    Mistake("memory first", "memory changes before the disk", _put(("bot.host.host.Host._save", _swap_first))),
    Mistake(
        "any stamp",
        "a panel of an older position plays on the new one",
        _put(("bot.table.session.Position.stamp", lambda self, seat: "00000000")),
    ),
    Mistake(
        "deaf clock",
        "time runs while Discord cannot be heard",
        _put(("bot.host.host.Host.lose_connection", lambda self: None)),
    ),
    Mistake(
        "downtime counts", "time runs while the program does not", _put(("bot.host.records.shift", lambda *_: None))
    ),
    Mistake(
        "idle computers", "computers are not taken up at the start", _put(("bot.host.records.thinking", lambda _: ()))
    ),
    Mistake(
        "behind",
        "channels that are behind are not shown at the start",
        _put(("bot.host.records.unshown", lambda _: ())),
    ),
    Mistake(
        "open hand", "the board is drawn for whoever is asked", _put(("bot.table.session.Position.view", _movers_view))
    ),
    Mistake(
        "old reminders", "a reminder stays when its reason is gone", _put(("bot.messages.pings.Pings.tidy", _nothing))
    ),
    Mistake(
        "closed for good",
        "what waited for a channel is not shown when it opens",
        _put(("bot.messages.publish.Publisher.retry", _open_and_forget)),
    ),
    Mistake("fresh nonces", "every try to send is another message", _numbered_sends),
    Mistake(
        "seed in the file",
        "the file of a running game has its seed",
        _put(("bot.host.host._public_export", _whole_export)),
    ),
    Mistake(
        "anybody's move",
        "who sits nowhere plays for who is asked",
        _put(("bot.handlers.context.guards.seated", _first_asked)),
    ),
    Mistake("no lock", "two acts at a table at once", _put(("bot.host.cache.Cache.slot", _open_slot))),
    Mistake("one try", "what Discord fails at is not tried again", _once_and_no_more),
    Mistake(
        "one yes is enough",
        "what all have to agree to is done when the first of them agrees",
        _put(("bot.table.votes.is_agreed", _first_yes)),
        DESIGN,
    ),
    Mistake(
        "plan for ever",
        "what a plan has played stays planned, and is played again in the next turn",
        _put(("bot.table.plans.use", _keep_plans)),
        DESIGN,
    ),
    Mistake(
        "loud news",
        "what one person alone is to hear is told to whoever asks next",
        _put(("bot.host.news.of_user", _news_of_all)),
        DESIGN,
    ),
    Mistake(
        "sleepers called",
        "a board pings also whoever has quiet hours",
        _put(("bot.host.host.Host.awake", lambda self, session, users: tuple(users))),
        DESIGN,
    ),
    Mistake(
        "no epoch",
        "a panel from before a taking back still plays, since the same is offered",
        _put(("bot.table.session.Position.era", lambda self, seat: 0)),
        DESIGN,
    ),
    Mistake(
        "rolled anew",
        "a fact that is asked for again after a taking back is drawn with a number of its own",
        _put(("games.moves.settle", _new_rolls)),
        DESIGN,
    ),
    Mistake("eyes of before", "who left a seat goes on seeing what it sees", _eyes_of_before, DESIGN),
    Mistake(
        "ticking pause",
        "the clocks run on while the game pauses",
        _put(("bot.table.changes._going_on", _awake_in_pauses)),
        DESIGN,
    ),
    Mistake(
        "away at once",
        "the computer plays on for whoever missed a single decision",
        _put(("bot.table.session.ABSENT_AFTER", 1)),
        DESIGN,
    ),
    Mistake(
        "letters lost",
        "who wants direct messages is called by none, and not in the channel either",
        _put(("bot.host.letters.Letters.put", _nothing)),
        DESIGN,
    ),
)

FOUND: Mapping[str, int] = {
    "two hands": 3,
    "hidden is gone": 13,
    "endless stop": 9,
    "unasked": 3,
    "older boards": 19,
    "full disk": 0,
    "older panels": 15,
    "told twice": 20,
    "nobody named": 1,
    "not synchronised": 0,
    "answers forgotten": 0,
    "memory first": 3,
    "any stamp": 1,
    "deaf clock": 5,
    "downtime counts": 0,
    "idle computers": 33,
    "behind": 9,
    "open hand": 0,
    "old reminders": 0,
    "closed for good": 57,
    "fresh nonces": 4,
    "seed in the file": 4,
    "anybody's move": 0,
    "no lock": 5,
    "one try": 3,
    "one yes is enough": 4,
    "plan for ever": 6,
    "loud news": 17,
    "sleepers called": 6,
    "no epoch": 36,
    "rolled anew": 24,
    "eyes of before": 7,
    "ticking pause": 13,
    "away at once": 0,
    "letters lost": 25,
}
"""A seed that finds each, as the program, people and faults were when it was last looked for."""
