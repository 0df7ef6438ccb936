"""What is left as it was in archived threads until something is sent there, which wakes them."""

from __future__ import annotations

from collections import Counter
from collections.abc import Callable

import structlog

from bot.table.session import Session

log = structlog.get_logger(__name__)


class Dormancy:
    """The sessions of which something is left in archived threads; `show` is called for each once its thread is
    awake."""

    def __init__(self, show: Callable[[int], None]) -> None:
        self._show = show
        self._left: dict[int, set[int]] = {}
        """By channel."""
        self._stirred: Counter[int] = Counter()
        """How often something was sent in a channel."""
        self._begun: dict[int, int] = {}
        """How often that was, by session, when its channel began to be brought up to date."""

    def begin(self, session: Session) -> None:
        """The channel is about to be brought up to date with the session, or something was sent there for that: only
        what others send from now on is news."""
        self._begun[session.id] = self._stirred[session.table.channel]

    def leave(self, session: Session) -> None:
        """Something was left as it is, since the thread was archived. Where something else was sent there meanwhile,
        it is awake by now and nothing more may come."""
        channel = session.table.channel
        if self._stirred[channel] != self._begun.get(session.id):
            self._show(session.id)
            return
        log.info("thread left asleep", session=session.id)
        self._left.setdefault(channel, set()).add(session.id)

    def stir(self, channel: int) -> None:
        """Something was sent in a channel: if it is a thread that was archived, it is not any more."""
        self._stirred[channel] += 1
        for session in sorted(self._left.pop(channel, ())):
            self._show(session)
