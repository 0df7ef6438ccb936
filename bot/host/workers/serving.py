"""The other side of a `Worker`: what a process of ours does. It imports little, since every process holds it."""

from __future__ import annotations

import gc
import os
import signal
import struct
import sys
from collections.abc import Callable, Iterator, Mapping
from contextlib import suppress
from importlib import import_module
from typing import IO

from renderers.core import Game

CATALOGUE = "bot.catalogue:loaded"
"""Where a process finds the games: a module and a function in it."""
NICE = 10
LOWEST = 19
"""By how much a process gives way that nobody's turn waits for."""
READY = b"ready"
_SIZE = struct.Struct("!Q")


def games_of(catalogue: str) -> Mapping[str, Game]:
    """The games by name, for the process: `catalogue` is the "module:function" that finds them."""
    module, _, function = catalogue.partition(":")
    found: Mapping[str, Game] = getattr(import_module(module), function)()
    return found


def serve(prepare: Callable[[], Callable[[bytes], bytes]], nice: int = NICE) -> None:
    """What the process does: import what it needs, then answer from standard input until it closes. `prepare` imports
    it, and gives what answers. `nice` is by how much the process gives way to others."""
    signal.signal(
        signal.SIGINT, signal.SIG_IGN
    )  # Ctrl-C in a terminal reaches us too; the parent ends us in its own time
    with suppress(AttributeError, OSError):  # not every system knows priorities
        os.nice(nice)
    answers = os.fdopen(os.dup(sys.stdout.fileno()), "wb")
    os.dup2(sys.stderr.fileno(), sys.stdout.fileno())  # what is printed must not reach the pipe
    answer = prepare()
    gc.collect()
    gc.freeze()  # what was imported stays for good: no later collection needs to walk it
    with suppress(BrokenPipeError):  # whoever asked was killed: nobody waits for an answer any more
        send(answers, READY)
        for question in _questions(sys.stdin.buffer):
            send(answers, answer(question))


def send(pipe: IO[bytes], message: bytes) -> None:
    pipe.write(_SIZE.pack(len(message)) + message)
    pipe.flush()


def receive(pipe: IO[bytes]) -> bytes:
    """The next message.

    :raises EOFError: the other side is gone, in the middle of it or before.
    """
    (size,) = _SIZE.unpack(_read(pipe, _SIZE.size))
    return _read(pipe, size)


def _read(pipe: IO[bytes], size: int) -> bytes:
    found = pipe.read(size)
    if len(found) < size:
        raise EOFError
    return found


def _questions(pipe: IO[bytes]) -> Iterator[bytes]:
    with suppress(EOFError):  # nobody asks any more
        while True:
            yield receive(pipe)
