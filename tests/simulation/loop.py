"""Virtual time: one agenda of everything that is to happen, and event loops that live on it.

Nothing here waits and nothing runs in another thread, so a run is the same to the byte whenever it is repeated. A
program that crashes leaves its loop behind: what was to happen there never does, while the world goes on.
"""

from __future__ import annotations

import asyncio
import gc
import heapq
import random
import sys
import warnings
from collections import deque
from collections.abc import AsyncGenerator, Callable, Coroutine, Iterator
from contextlib import contextmanager
from contextvars import Context, copy_context
from itertools import count
from typing import Any

Call = Callable[..., object]


class Appointment:
    """Something that is to happen at a moment; what asyncio calls a handle."""

    __slots__ = ("_when", "args", "call", "context", "loop")

    def __init__(self, when: float, call: Call, args: tuple[Any, ...], loop: Loop | None, context: Context | None):
        self._when = when
        self.call: Call | None = call
        self.args = args
        self.loop = loop
        self.context = context

    def cancel(self) -> None:
        self.call, self.args = None, ()

    def cancelled(self) -> bool:
        return self.call is None

    def when(self) -> float:
        return self._when


MOST = 500_000
"""How much may happen within one run of an agenda."""


class Restless(Exception):
    """More happens than ever could: something calls itself again and again."""


class Agenda:
    """The time, and what is to happen in it. Things of one moment happen in the order in which they were put there."""

    def __init__(self) -> None:
        self.now = 0.0
        """Seconds since the beginning."""
        self._numbers = count()
        self._later: list[tuple[float, int, Appointment]] = []
        self._soon: deque[Appointment] = deque()
        self._inside: Loop | None = None

    def at(
        self, when: float, call: Call, *args: Any, loop: Loop | None = None, context: Context | None = None
    ) -> Appointment:
        """`call` is called at the moment `when`."""
        made = Appointment(when, call, args, loop, context)
        if when <= self.now:
            self._soon.append(made)
        else:
            heapq.heappush(self._later, (when, next(self._numbers), made))
        return made

    def after(self, seconds: float, call: Call, *args: Any) -> Appointment:
        return self.at(self.now + seconds, call, *args)

    def run(self, until: float, most: int = MOST) -> None:
        """Let the time pass up to `until`, within which so much may happen.

        :raises Restless: it does not.
        """
        soon, later, happened = self._soon, self._later, count()
        try:
            while True:
                if next(happened) > most:
                    raise Restless
                if soon:
                    due = soon.popleft()
                elif later and later[0][0] <= until:
                    self.now, _, due = heapq.heappop(later)
                else:
                    self.now = until
                    return
                if due.call is not None:
                    self._do(due)
        finally:
            self._enter(None)

    def _do(self, due: Appointment) -> None:
        call, loop = due.call, due.loop
        if call is None or (loop is not None and loop.dead):
            return
        self._enter(loop)
        try:
            if due.context is None:
                call(*due.args)
            else:
                due.context.run(call, *due.args)
        except (SystemExit, KeyboardInterrupt):
            raise
        except BaseException as failure:
            if loop is None:
                raise
            loop.call_exception_handler({"message": f"failed: {call!r}", "exception": failure})

    def _enter(self, loop: Loop | None) -> None:
        """What happens from now on happens in `loop`."""
        if loop is not self._inside:
            asyncio._set_running_loop(loop)
            self._inside = loop


_Base: Any = asyncio.AbstractEventLoop
"""Of its many methods those are here that the bot comes to; the others raise NotImplementedError."""


class Loop(_Base):  # type: ignore[misc]  # Any, on purpose
    """An event loop on an agenda. What is given to threads is done in this one, some moments later as `chance` has it.
    `troubles` are what nobody else was told of."""

    def __init__(self, agenda: Agenda, chance: random.Random) -> None:
        self._agenda = agenda
        self._chance = chance
        self.dead = False
        self.troubles: list[str] = []
        self.elsewhere = 0
        """Whether what happens now would happen in a thread, and nobody waits for it."""
        self.generators: list[AsyncGenerator[Any, Any]] = []
        """Those that were begun here: whoever leaves one unfinished has to end it."""

    def time(self) -> float:
        return self._agenda.now

    def call_soon(self, callback: Call, *args: Any, context: Context | None = None) -> Any:
        return self._agenda.at(0, callback, *args, loop=self, context=context or copy_context())

    def call_later(self, delay: float, callback: Call, *args: Any, context: Context | None = None) -> Any:
        return self.call_at(self._agenda.now + delay, callback, *args, context=context)

    def call_at(self, when: float, callback: Call, *args: Any, context: Context | None = None) -> Any:
        return self._agenda.at(when, callback, *args, loop=self, context=context or copy_context())

    call_soon_threadsafe = call_soon

    def create_future(self) -> asyncio.Future[Any]:
        return asyncio.Future(loop=self)

    def create_task(self, coro: Any, *, name: str | None = None, context: Context | None = None) -> asyncio.Task[Any]:
        return asyncio.Task(coro, loop=self, name=name, context=context)

    def run_in_executor(self, executor: Any, func: Callable[..., Any], *args: Any) -> asyncio.Future[Any]:
        done = self.create_future()
        self.call_later(self.lag(), self._work, done, func, args)
        return done

    def lag(self) -> float:
        """How long a thread takes to come to something: mostly no time at all."""
        return 0.0 if self._chance.random() < 0.8 else self._chance.random() * 0.05

    def _work(self, done: asyncio.Future[Any], func: Callable[..., Any], args: tuple[Any, ...]) -> None:
        if done.cancelled():
            return
        try:
            with self.thread():
                result = func(*args)
            done.set_result(result)
        except Exception as failure:
            done.set_exception(failure)

    @contextmanager
    def thread(self) -> Iterator[None]:
        """What happens here is a thread's."""
        self.elsewhere += 1
        try:
            yield
        finally:
            self.elsewhere -= 1

    def die(self) -> None:
        """Nothing that was to happen here happens any more."""
        self.dead = True
        with warnings.catch_warnings(), _running(self):  # what its last words would still have begun is begun by nobody
            warnings.filterwarnings("ignore", "coroutine .* was never awaited", RuntimeWarning)
            known = set[asyncio.Task[Any]]()
            while (fresh := asyncio.all_tasks(self) - known) or self.generators:
                known |= fresh
                for coro in [task.get_coro() for task in fresh]:
                    if isinstance(coro, Coroutine):
                        _end(coro)
                while self.generators:
                    _finish(self.generators.pop())
        for task in asyncio.all_tasks(self):
            task._log_destroy_pending = False  # type: ignore[attr-defined]  # of asyncio's own: it is known that it is

    def get_debug(self) -> bool:
        return False

    def is_running(self) -> bool:
        return not self.dead

    def is_closed(self) -> bool:
        return False

    def call_exception_handler(self, context: dict[str, Any]) -> None:
        if not self.dead:
            failure = context.get("exception")
            self.troubles.append(f"{context.get('message')}: {failure!r}")


@contextmanager
def generators_known() -> Iterator[None]:
    """Asynchronous generators are known to the loop in which they begin."""

    def begun(generator: AsyncGenerator[Any, Any]) -> None:
        loop = asyncio._get_running_loop()
        if isinstance(loop, Loop):
            loop.generators.append(generator)

    before = sys.get_asyncgen_hooks()
    sys.set_asyncgen_hooks(firstiter=begun)
    try:
        yield
    finally:
        sys.set_asyncgen_hooks(*before)


@contextmanager
def last_words_unheard() -> Iterator[None]:
    """What a crash left suspended is collected some time; that it would rather have waited for something then is no
    news."""
    hook = sys.unraisablehook

    def hear(told: Any) -> None:
        if not (isinstance(told.exc_value, RuntimeError) and "ignored GeneratorExit" in str(told.exc_value)):
            hook(told)

    sys.unraisablehook = hear
    try:
        yield
        gc.collect()
    finally:
        sys.unraisablehook = hook


@contextmanager
def _running(loop: Loop) -> Iterator[None]:
    """So that last words may still begin something, which can be ended then."""
    before = asyncio._get_running_loop()
    asyncio._set_running_loop(loop)
    try:
        yield
    finally:
        asyncio._set_running_loop(before)


def _finish(generator: AsyncGenerator[Any, Any]) -> None:
    """End a generator, whatever it still waits for."""
    for _ in range(100):
        try:
            generator.aclose().send(None)
        except StopIteration:
            return
        except Exception:
            continue


def _end(coro: Coroutine[Any, Any, Any]) -> None:
    """Close a coroutine that may want to wait for something in its last words, and more than once."""
    for _ in range(100):
        try:
            coro.close()
        except Exception:
            continue
        return
