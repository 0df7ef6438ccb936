"""The choice of stratagems before the first turn: so many of those on offer, all at once (Jiangshan 6.2)."""

from __future__ import annotations

from collections.abc import Iterable, Iterator
from itertools import combinations

from games.core import Move
from games.jiangshan.state import STRATAGEMS, Terms

USUAL = ("extra", "decoy", "fire")
"""What is held where nobody answers."""


def offered(terms: Terms) -> list[str]:
    """Those that may be chosen, in the order of the rules."""
    return [each for each in STRATAGEMS if each in terms.allowed and each not in terms.fixed]


def move(chosen: Iterable[str]) -> Move:
    """The path of a choice, in whatever order it is made."""
    return ("pick", ",".join(sorted(chosen, key=lambda each: STRATAGEMS.index(each) if each in STRATAGEMS else -1)))


def chosen(move: Move) -> tuple[str, ...]:
    """What a complete path chooses."""
    return tuple(move[1].split(",")) if move[1] else ()


def moves(terms: Terms) -> Iterator[Move]:
    """Every choice there is, the usual one first."""
    first = usual(terms)
    yield first
    every = (move(some) for some in combinations(offered(terms), _number(terms)))
    yield from (each for each in every if each != first)


def usual(terms: Terms) -> Move:
    """`extra`, `decoy`, `fire`, or the first that are allowed."""
    wanted = dict.fromkeys((*(each for each in USUAL if each in offered(terms)), *offered(terms)))
    return move(list(wanted)[: _number(terms)])


def _number(terms: Terms) -> int:
    return min(terms.pick, len(offered(terms)))


def format(path: Move) -> str:
    """The notation of a choice, or of its beginning: `pick extra decoy`."""
    return " ".join(path).replace(",", " ")
