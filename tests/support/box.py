"""Where the jobs of people are done in tests that need no process of their own: on the spot, with what would travel
there."""

from __future__ import annotations

import pickle
from collections.abc import Callable
from typing import TypeVar, TypeVarTuple, Unpack

T = TypeVar("T")
Ts = TypeVarTuple("Ts")
STATE = b"\x8c\x05State"
"""The name of that class in a pickle."""


class Here:
    """A box that does every job at once; `done` are their names, `sent` the jobs as they travelled. Jobs and answers
    travel as they would to a process, and with them nobody's `State`: what a person sends is worked out from what they
    may know. `travels` False is for rules that were planted in a test and cannot leave it."""

    waiting = 0

    def __init__(self, *, travels: bool = True) -> None:
        self.done: list[str] = []
        self.sent: list[bytes] = []
        self._travels = travels

    async def run(self, person: int, work: Callable[[Unpack[Ts]], T], *arguments: *Ts) -> T:
        self.done.append(work.__name__)
        if not self._travels:
            return work(*arguments)
        packed = pickle.dumps((work, arguments), protocol=4)
        assert STATE not in packed, work
        self.sent.append(packed)
        travelled: tuple[Callable[[Unpack[Ts]], T], tuple[*Ts]] = pickle.loads(packed)
        job, given = travelled
        answer: T = pickle.loads(pickle.dumps(job(*given)))
        return answer

    async def glance(self, person: int, work: Callable[[Unpack[Ts]], T], *arguments: *Ts) -> T:
        return await self.run(person, work, *arguments)

    async def close(self) -> None:
        pass
