"""What a process that draws does: it imports what drawing needs, and nothing of what the bot needs beside it."""

from __future__ import annotations

import ctypes
import pickle
import traceback
from collections.abc import Callable, Mapping
from contextlib import suppress
from functools import partial
from itertools import count

from bot.host.workers.serving import games_of, serve
from bot.messages.drawing_jobs import DrawingJob, Drawn, timed
from bot.messages.i18n import spoken
from renderers import lettering
from renderers.core import Game
from renderers.words import LOCALES

LARGE = 1_000_000
"""Bytes of what is given back to the system as soon as it is done with, as a frame is: in a common heap the pictures
that are kept would come to lie between frames, and hold the room of several."""
ROOM = 5_000_000
"""Bytes that may lie free at the end of the heap: what a picture takes beside its frame. Given back after each picture,
they are fetched again page by page, which takes an eighth of its time."""
_MMAP_THRESHOLD, _TRIM_THRESHOLD = -3, -1
"""What glibc calls those bounds."""
TIDY = 64
"""After so many pictures what is free between those that are kept goes back too."""


def work(catalogue: str) -> None:
    """What the process does. It has the priority of the program: people wait for what it draws."""
    serve(partial(_prepared, catalogue), nice=0)


def _prepared(catalogue: str) -> Callable[[bytes], bytes]:
    with suppress(AttributeError, OSError):  # glibc alone knows it
        ctypes.CDLL(None).mallopt(_MMAP_THRESHOLD, LARGE)
        ctypes.CDLL(None).mallopt(_TRIM_THRESHOLD, ROOM)
    games, drawn = games_of(catalogue), count(1)
    for locale in LOCALES:
        spoken(locale)
    lettering.load()
    _tidy()

    def answer(packed: bytes) -> bytes:
        if next(drawn) % TIDY == 0:
            _tidy()
        return pickle.dumps(_answer(games, pickle.loads(packed)))

    return answer


def _tidy() -> None:
    with suppress(AttributeError, OSError):
        ctypes.CDLL(None).malloc_trim(0)


def _answer(games: Mapping[str, Game], job: DrawingJob) -> tuple[Drawn | Exception, float]:
    try:
        return timed(games[job.game], job)
    except Exception as raised:  # raised again where it was asked for
        raised.add_note(traceback.format_exc())
        return raised, 0.0
