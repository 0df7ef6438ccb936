"""Messages between the bot and those who think for it. Nobody without their key can write one, alter it, say it again
later, or take it for another: its seal covers which way it goes, what it is about, which job it belongs to, and when it
was written."""

from __future__ import annotations

import hashlib
import hmac
import secrets
import struct
from enum import Enum
from importlib.metadata import version
from urllib.parse import quote

FRESH = 60.0
"""Seconds that a job may be old, or ahead of the clock here."""
LARGEST = 512 * 1024
"""Bytes of a message at most."""
MOVE = "move"
"""The kind of job that asks for a move."""

_HEAD = struct.Struct("!16sd")
_SEAL = hashlib.sha256().digest_size


class Way(Enum):
    JOB = "job"
    ANSWER = "answer"


class Broken(Exception):
    """The seal does not hold, or the message is no longer for us."""


def subject(game: str, rules: int | str) -> str:
    """What jobs of these rules are sent as, by this version of the program; `*` stands for any."""
    return ".".join(("parlour", _token(version("parlour")), _token(game), _token(rules), MOVE))


def _token(name: int | str) -> str:
    return "*" if name == "*" else quote(str(name), safe="").replace(".", "%2E")


def nonce() -> bytes:
    return secrets.token_bytes(16)


def sealed(key: bytes, way: Way, about: str, nonce: bytes, body: bytes, now: float) -> bytes:
    """The message; `about` is the subject of the job."""
    written = _HEAD.pack(nonce, now) + body
    return _seal(key, way, about, written) + written


def opened(key: bytes, way: Way, about: str, message: bytes) -> tuple[bytes, float, bytes]:
    """The nonce of the job, when the message was written, and what it says.

    :raises Broken: nobody with this key wrote it so.
    """
    seal, written = message[:_SEAL], message[_SEAL:]
    if len(message) > LARGEST or len(written) < _HEAD.size:
        raise Broken("size")
    if not hmac.compare_digest(seal, _seal(key, way, about, written)):
        raise Broken("seal")
    return *_HEAD.unpack_from(written), written[_HEAD.size :]


def _seal(key: bytes, way: Way, about: str, written: bytes) -> bytes:
    return hmac.digest(key, f"{way.value}\0{about}\0".encode() + written, "sha256")


class Seen:
    """The jobs that came in lately: none is taken twice, and none that is not of now."""

    def __init__(self) -> None:
        self._until: dict[bytes, float] = {}

    def take(self, nonce: bytes, written: float, now: float) -> None:
        """:raises Broken: it is too old, too far ahead, or came before."""
        if not abs(now - written) <= FRESH:
            raise Broken(f"{now - written:.0f} seconds old: do the clocks agree?")
        self._until = {each: until for each, until in self._until.items() if until >= now}
        if nonce in self._until:
            raise Broken("came before")
        self._until[nonce] = written + FRESH
