"""Private panels that were shown not long ago: only a person's newest one of a table keeps its picture.

Discord lets a private message be changed by the token of the interaction that it answered, for a quarter of an hour.
The tokens are kept in memory only; what stands after that, or after a restart, stays until it is pressed or dismissed.
"""

from __future__ import annotations

import time
from collections import Counter, OrderedDict
from collections.abc import Awaitable, Callable
from dataclasses import dataclass

import discord
import structlog

from bot.adapter.wire import BROKEN
from bot.messages.message import Message, Words

log = structlog.get_logger(__name__)

LIFE = 14 * 60
"""Seconds for which a token is used; Discord takes it for 15 minutes."""
MOST = 3
"""Panels of one person that are remembered."""
PRESSED = 1_000
"""Messages of which the latest press is remembered."""

Change = Callable[[Message], Awaitable[object]]
"""Puts another message in place of the panel, by the panel's own token."""


@dataclass(frozen=True, slots=True)
class Standing:
    """A panel somebody has on his screen: its message, the interaction that it answers, its table, what is left of it
    once there is a newer one, and until when it can be changed."""

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
        """Whether a later press of the message was answered: an earlier answer would put something old over it."""
        return message is not None and self._answered.get(message, 0) > interaction

    async def shown(self, user: int, interaction: int, message: int, answer: Message, change: Change) -> None:
        """`answer` has arrived in the private `message`. If it is a panel, the person's older ones of the table are
        reduced: not one that he asked for later and that was there sooner."""
        self._note(message, interaction)
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
            kept.append(Standing(message, interaction, panel.session, panel.line, self._now() + LIFE, change))
        if kept:
            self._standing[user] = kept[-MOST:]
        for each in older:
            await _reduce(each)

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
