"""What a process that draws does: it imports what drawing needs, and nothing of what the bot needs beside it."""

from __future__ import annotations

import ctypes
import itertools
import pickle
import traceback
from collections.abc import Callable, Mapping
from contextlib import suppress
from functools import partial

from bot.host.workers.serving import games_of, serve
from bot.messages.drawing_jobs import DrawingJob, Drawn, timed, unpack
from bot.messages.i18n import spoken
from renderers.core import Game
from renderers.words import LOCALES

TRIMMED = 32
"""So many jobs lie between two times that a process gives back memory: the one after it takes a tenth longer."""


def work(catalogue: str) -> None:
    """What the process does. It has the priority of the program: people wait for what it draws."""
    serve(partial(_prepared, catalogue), nice=0)


def _prepared(catalogue: str) -> Callable[[bytes], bytes]:
    games = games_of(catalogue)
    for locale in LOCALES:
        spoken(locale)
    jobs = itertools.count()

    def answer(packed: bytes) -> bytes:
        if next(jobs) % TRIMMED == 0:
            _give_back()
        return pickle.dumps(_answer(games, unpack(packed)))

    return answer


def _give_back() -> None:
    """Return to the system what is free between kept pictures: a quarter of the process, otherwise."""
    with suppress(AttributeError, OSError):  # glibc alone knows it
        ctypes.CDLL(None).malloc_trim(0)


def _answer(games: Mapping[str, Game], job: DrawingJob) -> tuple[Drawn | Exception, float]:
    try:
        return timed(games[job.game], job)
    except Exception as raised:  # raised again where it was asked for
        raised.add_note(traceback.format_exc())
        return raised, 0.0
