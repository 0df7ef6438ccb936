"""Private panels that were shown not long ago: only a person's newest one of a table keeps its picture.

Discord lets a private message be changed by the token of the interaction that it answered, for a quarter of an hour.
The tokens are kept in memory only; what stands after that, or after a restart, stays until it is pressed or dismissed.
"""

from __future__ import annotations

import asyncio
import time
from collections import Counter, OrderedDict
from collections.abc import Awaitable, Callable, Coroutine
from dataclasses import dataclass
from typing import Any, TypeVar

import discord
import structlog

from bot.adapter.wire import BROKEN
from bot.messages.message import Message, Words
from bot.messages.requests import ANSWERABLE

log = structlog.get_logger(__name__)

T = TypeVar("T")

MOST = 3
"""Panels of one person that are remembered."""
PRESSED = 1_000
"""Messages of which the latest press is remembered."""

Change = Callable[[Message], Awaitable[object]]
"""Puts another message in place of the panel, by the panel's own token."""


@dataclass(frozen=True, slots=True)
class Standing:
    """A panel on somebody's screen: its message, the interaction that it answers, its table, what is left of it once
    there is a newer one, and until when it can be changed."""

    message: int
    interaction: int
    session: int
    line: str
    until: float
    change: Change


class Panels:
    """The panels of everybody. `now` counts seconds."""

    def __init__(self, now: Callable[[], float] = time.monotonic) -> None:
        self._now = now
        self._standing: dict[int, list[Standing]] = {}
        self._busy: Counter[int] = Counter()
        self._answered: OrderedDict[int, int] = OrderedDict()
        self._under_way: dict[int, tuple[int | None, asyncio.Task[Any]]] = {}
        """Answers that are being carried into a private message, by interaction."""

    def press(self, message: int | None) -> None:
        """A press of the message is under way."""
        if message is not None:
            self._busy[message] += 1

    def release(self, message: int | None) -> None:
        """The press was answered, or not."""
        if message is not None:
            self._busy[message] -= 1
            self._busy += Counter()  # without those that are no longer pressed

    def overtaken(self, message: int | None, interaction: int) -> bool:
        """Whether a later press of the message was answered, or its answer is on its way and may have arrived: an
        earlier answer would put something old over it."""
        on_their_way = (later for later, (place, _) in self._under_way.items() if place == message)
        return message is not None and max(self._answered.get(message, 0), *on_their_way, 0) > interaction

    async def carry(
        self, message: int | None, interaction: int, call: Callable[[], Coroutine[Any, Any, T]]
    ) -> T | None:
        """What `call` gives, which puts an answer into the private `message` (None: into one of which nobody knows the
        number yet). As soon as the answer to a later press is on its way there it is given up (then None), also where
        the library waits to try once more: it would put something old over it. Whether the later one has arrived may
        never be known."""
        if message is not None:
            self._give_up(message, interaction)
        task = asyncio.ensure_future(call())
        self._under_way[interaction] = (message, task)
        try:
            return await task
        except asyncio.CancelledError:
            if interaction in self._under_way:
                raise
            return None
        finally:
            self._under_way.pop(interaction, None)

    async def shown(
        self,
        user: int,
        interaction: int,
        message: int,
        answer: Message,
        change: Change,
        *,
        origin: int | None = None,
    ) -> None:
        """`answer` has arrived in the private `message`, which the interaction `origin` had brought. If it is a panel,
        the person's older ones of the table are reduced, but none that was asked for later and arrived sooner."""
        self._note(message, interaction)
        self._give_up(message, interaction, origin)
        mine = [each for each in self._standing.pop(user, []) if each.message != message and each.until > self._now()]
        panel = answer.panel
        older = [
            each
            for each in mine
            if panel is not None
            and each.session == panel.session
            and each.interaction < interaction
            and not self._busy[each.message]
        ]
        kept = [each for each in mine if each not in older]
        if panel is not None:
            kept.append(Standing(message, interaction, panel.session, panel.line, self._now() + ANSWERABLE, change))
        if kept:
            self._standing[user] = kept[-MOST:]
        for each in older:
            await _reduce(each)

    def _give_up(self, message: int, interaction: int, origin: int | None = None) -> None:
        """Carry no earlier answer into the message any more."""
        for earlier, (place, task) in list(self._under_way.items()):
            if earlier < interaction and (place == message or earlier == origin):
                del self._under_way[earlier]
                task.cancel()

    def _note(self, message: int, interaction: int) -> None:
        self._answered[message] = max(interaction, self._answered.pop(message, 0))
        while len(self._answered) > PRESSED:
            self._answered.popitem(last=False)


async def _reduce(panel: Standing) -> None:
    """Leave one line of it. If that fails it stays as it is: nothing is lost but room on the screen."""
    try:
        await panel.change(Message((Words(panel.line),)))
    except (discord.HTTPException, *BROKEN) as failed:
        log.info("older panel stays", message=panel.message, error=repr(failed))
