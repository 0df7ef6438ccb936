"""Where the jobs of people are done in tests that need no process of their own: on the spot, with what would travel there."""

from __future__ import annotations

import pickle
from collections.abc import Callable
from typing import TypeVar, TypeVarTuple, Unpack

T = TypeVar("T")
Ts = TypeVarTuple("Ts")


class Here:
    """A box that does every job at once; `done` are their names. Jobs and answers travel as they would to a process."""

    def __init__(self) -> None:
        self.done: list[str] = []

    async def run(self, person: int, work: Callable[[Unpack[Ts]], T], *arguments: *Ts) -> T:
        self.done.append(work.__name__)
        travelled: tuple[Callable[[Unpack[Ts]], T], tuple[*Ts]] = pickle.loads(pickle.dumps((work, arguments)))
        job, given = travelled
        answer: T = pickle.loads(pickle.dumps(job(*given)))
        return answer

    async def glance(self, person: int, work: Callable[[Unpack[Ts]], T], *arguments: *Ts) -> T:
        return await self.run(person, work, *arguments)

    async def close(self) -> None:
        pass
