"""The standing order for Substitution as a choice: ready lists first, a list of one's own the long way (Jiangshan
6.5)."""

from __future__ import annotations

from collections.abc import Iterator, Mapping
from functools import lru_cache
from types import MappingProxyType

from games.core import Move
from games.jiangshan.state import Standing
from games.jiangshan.units import Roster

MODES = ("auto", "ask", "off")
WHATS = ("protect", "sacrifice")
OWN, DONE, NONE = "own", "done", "none"


@lru_cache(maxsize=64)
def lists(units: Roster) -> Mapping[str, tuple[str, ...]]:
    """Lists ready to be chosen; no other path leads to them. What is protected is written in the order of the roster,
    sacrifices in any."""
    dear, cheap = units.protected, units.sacrifice
    first = "".join(kind for kind in dear if units[kind].king or units[kind].commander)
    regular = "".join(kind for kind in cheap if not units[kind].scout)
    protect = (dear[:1], first, *(dear[:count] for count in range(2, 7)))
    sacrifice = (cheap, regular, *(cheap[:count] for count in (7, 5, 3, 1)))
    return MappingProxyType(
        {"protect": tuple(dict.fromkeys(protect)), "sacrifice": tuple(dict.fromkeys(filter(None, sacrifice)))}
    )


def tokens(units: Roster, standing: Standing, path: Move) -> tuple[str, ...]:
    """How `path`, which begins with "standing", may go on."""
    ready = lists(units)
    match path:
        case ("standing",):
            return ("mode", *WHATS)
        case ("standing", "mode"):
            return tuple(mode for mode in MODES if mode != standing.mode)
        case ("standing", ("protect" | "sacrifice") as what):
            every = (*ready[what], "")
            return (*(listed or NONE for listed in every if listed != stands(standing, what)), OWN)
        case ("standing", ("protect" | "sacrifice") as what, token, *kinds) if token == OWN and DONE not in kinds:
            return _continued(units, standing, what, "".join(kinds))
        case _:
            return ()


def stands(standing: Standing, what: str) -> str:
    """What is to be protected, or given up, now: letters in their order."""
    return standing.protect if what == "protect" else standing.sacrifice


def _continued(units: Roster, standing: Standing, what: str, listed: str) -> tuple[str, ...]:
    """A unit more, or the end of the list where it is neither ready nor what stands already."""
    closed = {"", *lists(units)[what], stands(standing, what)}
    after = [
        kind
        for kind in _after(units, what, listed)
        if listed + kind not in closed or _after(units, what, listed + kind)
    ]
    return (*after, *(() if listed in closed else (DONE,)))


def _after(units: Roster, what: str, listed: str) -> str:
    """The units that may follow in a list: to protect, those written later; to give up, those not yet named."""
    if what == "protect":
        return units.protected[units.protected.index(listed[-1]) + 1 if listed else 0 :]
    return "".join(kind for kind in units.sacrifice if kind not in listed)


def changes_nothing(standing: Standing, path: Move) -> bool:
    """Whether a complete path sets what stands already."""
    match path:
        case ("standing", "mode", mode):
            return mode == standing.mode
        case ("standing", ("protect" | "sacrifice") as what, _) | (
            "standing",
            ("protect" | "sacrifice") as what,
            *_,
            "done",
        ):
            return listed(path) == stands(standing, what)
        case _:
            return False


def listed(path: Move) -> str:
    """The list that a complete path sets."""
    return "".join(path[3:-1]) if path[2] == OWN else "" if path[2] == NONE else path[2]


def format(path: Move) -> str:
    """The notation of a standing order, or its beginning: `standing protect KQ`."""
    return " ".join((*path[:2], "".join(token for token in path[2:] if token not in (OWN, DONE)))).strip()


def parse(units: Roster, words: list[str]) -> Iterator[Move]:
    """The paths of a typed standing order, which may set several things: `standing ask protect KQ`."""
    rest = list(words[1:])
    while rest:
        what = rest.pop(0).lower()
        if what in MODES:
            yield ("standing", "mode", what)
        else:
            yield _path(units, what, rest.pop(0) if rest else "")


def _path(units: Roster, what: str, value: str) -> Move:
    if what not in WHATS or value.lower() in ("", NONE):
        return tuple(word for word in ("standing", what, value.lower()) if word)
    kinds = value.upper()
    if what == "protect":
        kinds = "".join(sorted(set(kinds), key=units.protected.find))
    if not set(kinds) <= set(units.protected) or len(set(kinds)) < len(kinds):
        return "standing", what, value
    return ("standing", what, kinds) if kinds in lists(units)[what] else ("standing", what, OWN, *kinds, DONE)
