"""The choice of stratagems before the first turn: so many of those on offer, all at once (Jiangshan 6.2)."""

from __future__ import annotations

from collections.abc import Iterable, Iterator, Mapping
from functools import lru_cache
from itertools import combinations
from types import MappingProxyType

from games.core import Move
from games.jiangshan.state import STRATAGEMS, Standing, Terms, usual_standing
from games.jiangshan.units import Roster
from games.replacing import replace

USUAL = ("extra", "decoy", "fire")
"""What is held where nobody answers."""
ASKED = "+decoy"
"""How a choice with Substitution ends, after which whom it saves is asked."""
ASK, OFF = "ask", "off"
"""The answers to be asked whom it saves, and to save nobody."""


@lru_cache(maxsize=64)
def guards(units: Roster) -> Mapping[str, Standing]:
    """Whom Substitution saves from the first turn on, the usual answer first: King and commanders, the King alone, with
    them the dearest unit as well."""
    standing = usual_standing(units)
    first = "".join(kind for kind in units.protected if units[kind].king or units[kind].commander)
    more = "".join(kind for kind in units.protected if kind in first or kind in units.protected[:2])
    lists = dict.fromkeys((first, standing.protect, more))
    return MappingProxyType(
        {
            **{listed: replace(standing, protect=listed) for listed in lists},
            ASK: replace(standing, mode="ask", protect=first),
            OFF: replace(standing, mode="off"),
        }
    )


def offered(terms: Terms) -> list[str]:
    """Those that may be chosen, in the order of the rules."""
    return [each for each in STRATAGEMS if each in terms.allowed and each not in terms.fixed]


def number(terms: Terms) -> int:
    """How many are chosen."""
    return min(terms.pick, len(offered(terms)))


def move(terms: Terms, chosen: Iterable[str], guard: str | None = None) -> Move:
    """The path of a choice, in whatever order it is made. Substitution goes with every choice where everybody has
    it."""
    given = {*chosen, *(each for each in terms.fixed if each == "decoy")}
    names = sorted(given, key=lambda each: STRATAGEMS.index(each) if each in STRATAGEMS else -1)
    if "decoy" not in names:
        return ("pick", ",".join(names))
    guard = next(iter(guards(terms.units))) if guard is None else guard
    return ("pick", ",".join(each for each in names if each != "decoy") + ASKED, guard)


def former(terms: Terms) -> tuple[str, ...]:
    """Choices as they were written when nobody was asked whom Substitution saves."""
    every = (sorted(some, key=STRATAGEMS.index) for some in combinations(offered(terms), number(terms)))
    return tuple(",".join(some) for some in every if "decoy" in (*some, *terms.fixed))


def chosen(move: Move) -> tuple[str, ...]:
    """What a complete path chooses."""
    return tuple(each for each in move[1].replace("+", ",").split(",") if each)


def guard(units: Roster, move: Move) -> Standing | None:
    """The standing order that goes with a choice; None where it was not asked."""
    return guards(units)[move[2]] if len(move) > 2 else None


def read(terms: Terms, words: Iterable[str]) -> Move:
    """The path of a typed choice, which may end with whom Substitution saves: `pick extra decoy fire KG`. With commas
    it is one as they were written when nobody was asked that: `pick fire,extra,decoy`."""
    given = list(words)
    if len(given) == 1 and "," in given[0]:
        return ("pick", given[0].removesuffix(","))
    named = {name.casefold(): name for name in guards(terms.units)}
    last = named.get(given[-1].casefold()) if given else None
    return move(terms, given[:-1], last) if last is not None else move(terms, given)


def moves(terms: Terms) -> Iterator[Move]:
    """Every choice there is, the usual one first."""
    first = chosen(usual(terms))
    others = (some for some in combinations(offered(terms), number(terms)) if not set(some) <= set(first))
    for some in (first, *others):
        asked = "decoy" in (*some, *terms.fixed)
        yield from (move(terms, some, guard) for guard in (guards(terms.units) if asked else ("",)))


def usual(terms: Terms) -> Move:
    """`extra`, `decoy`, `fire`, or the first that are allowed."""
    wanted = dict.fromkeys((*(each for each in USUAL if each in offered(terms)), *offered(terms)))
    return move(terms, list(wanted)[: number(terms)])


def format(path: Move) -> str:
    """The notation of a choice, or of its beginning: `pick extra decoy KG`."""
    if "decoy" in path[-1].split(","):  # a former one, which leaves the standing order as it is
        return f"pick {path[-1]}" if "," in path[-1] else f"pick {path[-1]},"
    return " ".join(path).replace(",", " ").replace("+", " ")
