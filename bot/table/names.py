"""What the log calls people: by a number. Their names lie beside it, so that one can be forgotten without breaking the
chain that seals the log. And how names are displayed, so that two people, or a person and a computer, are told apart.
Pure.

Whoever begins a game has the number of his seat, counted from 1; whoever comes later the next one.
"""

from __future__ import annotations

import re
from collections.abc import Sequence
from dataclasses import dataclass
from functools import lru_cache
from itertools import chain, count
from unicodedata import category, normalize

LENGTH, MARKS = 32, 2
"""Characters of a name that are displayed, and combining marks on one of them, at most."""
# Bidirectional controls, zero-width characters, other format and control characters, fillers, tags: they reorder or
# hide what follows, or are seen by nobody.
_UNSEEN = re.compile(
    "[\u0000-\u001f\u007f-\u009f\u00ad\u034f\u061c\u115f\u1160\u17b4\u17b5\u180b-\u180f\u200b-\u200f\u2028-\u202e"
    "\u2060-\u206f\u2800\u3164\ufe00-\ufe0f\ufeff\uffa0\ufff0-\ufffb\U0001d173-\U0001d17a\U000e0000-\U000e0fff]"
)
_ALIKE = str.maketrans(
    "\u0430\u0435\u043e\u0440\u0441\u0443\u0445\u0455\u0456\u0458\u0501\u051b\u051d\u04bb\u043a\u043c\u0442\u0432\u043d\u03b1\u03bf\u03c1\u03bd\u03b9\u03c5\u03ba\u03c7\u03c4\u03b5\u03b2\u03b6\u03b7\u03bcl10|",
    "aeopcyxsijdqwhkmtbhaopviukxtebzhmiioi",
)
"""Letters of other alphabets, and signs, that look like a Latin one."""


class Called(str):
    """A person as the log calls him. Whoever says it at the table knows his name."""

    __slots__ = ()


@dataclass(frozen=True, slots=True)
class Named:
    """A person whom the log of a table calls by his number."""

    number: int
    user: int
    """Discord's id; 0 once he is forgotten."""
    name: str

    @property
    def called(self) -> Called:
        """As the log calls him.

        >>> Named(3, 1001, "Ann").called
        'P3'
        """
        return Called(f"P{self.number}")


def with_person(people: tuple[Named, ...], user: int, name: str, *, least: int) -> tuple[tuple[Named, ...], Called]:
    """`people` with whoever has this id, and what he is called there; somebody new gets a number from `least` on."""
    known = next((each for each in people if each.user == user), None)
    if known is not None:
        return people, known.called
    new = Named(max((each.number + 1 for each in people), default=least), user, name)
    return (*people, new), new.called


@lru_cache(maxsize=512)
def visible(words: str) -> str:
    """`words` on one line without characters that hide, reorder or are seen by nobody, and without towers of marks."""
    kept, marks = "", 0
    for each in _UNSEEN.sub(" ", words):
        marks = marks + 1 if category(each) in ("Mn", "Me") else 0
        if marks <= MARKS and (kept or not marks):
            kept += each
    return " ".join(kept.split())


def displayed(name: str) -> str:
    """Somebody's name as it may stand anywhere: on one line, not too long, never empty."""
    seen = visible(name)
    return (seen if len(seen) <= LENGTH else seen[: LENGTH - 1] + "…") or "?"


def told_apart(names: Sequence[str], numbers: Sequence[int] = ()) -> tuple[str, ...]:
    """Names as they are displayed: those that look alike have a number each, that of their place unless others are
    given, or where that is taken one beyond all numbers. A full-width bracket has its own space.

    >>> told_apart(["Ann", "Ben", "\u0410NN"])
    ('Ann 1', 'Ben', '\u0410NN 3')
    >>> told_apart(["AI\uff08easy\uff09"] * 2) == ("AI\uff08easy\uff091", "AI\uff08easy\uff092")
    True
    """
    looks, own = [_look(name) for name in names], numbers or range(1, len(names) + 1)
    taken, given = {look for look in looks if looks.count(look) == 1}, list[str]()
    for number, name, look in zip(own, names, looks, strict=True):
        space = "" if name.endswith("\uff09") else " "
        called = (f"{name}{space}{each}" for each in chain((number,), count(max(own) + 1)))
        numbered = name if look in taken else next(each for each in called if _look(each) not in taken)
        if look not in taken:
            taken.add(_look(numbered))
        given.append(numbered)
    return tuple(given)


@lru_cache(maxsize=512)
def _look(name: str) -> str:
    """What names that look alike have in common: the same letters, whatever their case, width and alphabet."""
    return "".join(normalize("NFKC", name).casefold().translate(_ALIKE).split())
