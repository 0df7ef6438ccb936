"""The sealed log: a chain keyed by the seed, and its export. `bot.table.log.verification` checks that nothing was
changed afterwards.

The seed's SHA-256 is posted before anybody sits down. The chain begins with the header (game, options, people) and goes
on with every line: HMAC-SHA256(seed, previous ‖ line). Its head is shown as the game goes on, and since it is keyed,
nobody can guess from it what a secret line says.

An exported game is text, one JSON array or object a line, spelt in exactly one way: the header, each line of the log as
`[number, seat, [tokens], unix seconds]`, at last the chain's head with the seed.
"""

from __future__ import annotations

import hashlib
import hmac
from collections.abc import Iterable, Iterator, Mapping, Sequence
from dataclasses import dataclass
from typing import Any

from bot.table.answers import compact
from games.core import Chance, Move, Seat

TABLE = Seat(-2)
"""The seat of the host's own lines in the log (`bot.table.log.host_lines`)."""

FORMAT = 3
"""The version of the exported document, for whoever reads it years later. From 2 on lines may be taken back, and the
header says which seats began with computers and what may be taken back; from 3 on nobody's name is in it: people are
`P1`, `P2` and so on (`bot.table.names`). Files of 1 and 2 are read as ever."""


@dataclass(frozen=True, slots=True)
class Entry:
    """One line of a session's log: game moves, chance and the host's own lines (seat `TABLE`), numbered from 1."""

    n: int
    seat: Seat
    move: Move
    at: int


def commitment(seed: bytes) -> str:
    """What is posted before anybody sits down: the seed's SHA-256 in hexadecimal."""
    return hashlib.sha256(seed).hexdigest()


def first(seed: bytes, header: str) -> bytes:
    """The chain's head before the first line."""
    return _linked(seed, b"", header.encode())


def linked(seed: bytes, previous: bytes, entry: Entry) -> bytes:
    """The chain's head after `entry`."""
    return _linked(seed, previous, line(entry).encode())


def heads(seed: bytes, head: bytes, entries: Iterable[Entry]) -> Iterator[bytes]:
    """The chain's `head`, and that after each of the `entries` that follow it."""
    yield head
    for entry in entries:
        head = linked(seed, head, entry)
        yield head


def _linked(seed: bytes, previous: bytes, written: bytes) -> bytes:
    return hmac.digest(seed, previous + written, hashlib.sha256)


def line(entry: Entry) -> str:
    """A line of the log as it is sealed and exported: number, seat, tokens, Unix seconds."""
    return compact([entry.n, int(entry.seat), list(entry.move), entry.at])


def header(
    *, game: str, version: int, options: Mapping[str, Any], players: Sequence[str], order: Sequence[int], **more: Any
) -> str:
    """The export's first line. `players` in the order in which they sat down, people as the log calls them, computers
    by their level; `order` who of them got seat 0, 1, …"""
    return compact(
        {
            "parlour": FORMAT,
            "game": game,
            "version": version,
            "options": dict(options),
            "players": list(players),
            "order": list(order),
            **more,
        }
    )


def export(header: str, entries: Sequence[Entry], seed: bytes) -> bytes:
    """A finished game as a file."""
    *_, head = heads(seed, first(seed, header), entries)
    last = compact({"head": head.hex(), "seed": seed.hex()})
    return ("\n".join((header, *map(line, entries), last)) + "\n").encode("ascii")


def thinking(seed: bytes, line: int, seat: Seat) -> bytes:
    """The key of a computer's chance where `seat` decides before a line: whoever has it learns nothing of the seed."""
    return hmac.digest(seed, f"thinking:{line}:{int(seat)}".encode(), hashlib.sha256)


def order(seed: bytes, people: int) -> tuple[int, ...]:
    """Who gets seat 0, 1, … where seats are drawn."""
    chance = Chance(seed, 0, purpose="seats")
    left = list(range(people))
    return tuple(left.pop(chance.below(len(left))) for _ in range(people))
