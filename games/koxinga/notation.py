"""What a player types and the paths it stands for (Koxinga 11)."""

from __future__ import annotations

import re

from games.core import IllegalMove, Move, text
from games.koxinga.cabins import Cabins, Good, total
from games.koxinga.choices import choice, root, volley
from games.koxinga.state import View

_PARTS = re.compile(r"c([1-5]):([0-9]{1,4})")
_AMOUNT = re.compile(r"[0-9]{1,4}")
"""No ship holds more than two digits can say; Python reads no number of more than 4,300."""
_SIGNS = str.maketrans(",，、：", "   :")
"""Commas part like blanks, and a Chinese keyboard's signs are understood."""


def parse(view: View, typed: str) -> tuple[Move, ...]:
    """The one move that `typed` stands for; cannons come out of the viewer's cabins.

    :raises IllegalMove: it cannot be read.
    """
    cabins = () if view.viewer is None else view.players[view.viewer].cabins
    words = tuple(typed.casefold().translate(_SIGNS).split())
    if not words or not words[0][0].isalnum():
        raise IllegalMove(text("koxinga-refusal-unread", typed=typed))
    words = (*_lead(view, words[0]), *words)
    return ((words[0], *_fire(cabins, words[1:], typed)) if words[0] == "fire" else words,)


def _lead(view: View, word: str) -> Move:
    """What goes before an answer alone to the one thing that is asked: a card's number, cannons, a cabin."""
    first = root(view)
    lead = first.tokens[:1] if first is not None and first.tokens and word not in first.offered else ()
    answers = choice(view, lead) if lead else None
    return lead if answers is not None and word in answers.tokens else ()


def _fire(cabins: Cabins, words: Move, typed: str) -> Move:
    parts = [part for word in words if (part := _PARTS.fullmatch(word))]
    if words and len(parts) == len(words):
        return _named(cabins, [(int(part[1]), int(part[2])) for part in parts], typed)
    if len(words) != 1 or not _AMOUNT.fullmatch(words[0]):
        return words
    return volley(total(cabins, Good.CANNON), int(words[0]))


def _named(cabins: Cabins, parts: list[tuple[int, int]], typed: str) -> Move:
    """Cannons of the cabins that are named. Where only one holds any, its number says the same.

    :raises IllegalMove: a cabin is named twice.
    """
    twice = next((number for number, _ in parts if [each for each, _ in parts].count(number) > 1), None)
    if twice is not None:
        raise IllegalMove(text("koxinga-refusal-twice", typed=typed.strip(), cabin=f"c{twice}"))
    found = _cabin_by_cabin(cabins, dict(parts))
    given = sum(amount for _, amount in parts)
    if not given:
        return ("none",)
    return volley(total(cabins, Good.CANNON), given) if len(found) == 1 else ("cabins", *found)


def _cabin_by_cabin(cabins: Cabins, parts: dict[int, int]) -> Move:
    """One token for each cabin with cannons, and what was typed for others, so that it is refused."""
    guns = [number for number, stack in enumerate(cabins, start=1) if stack is not None and stack.kind is Good.CANNON]
    return tuple(f"c{number}:{parts.get(number, 0)}" for number in sorted({*guns, *parts}))


def format(path: Move) -> str:
    """The notation of a path; `fire` names only cabins that give something."""
    if path[:1] != ("fire",):
        return " ".join(path)
    rest = tuple(token for token in path[1:] if token not in ("cabins", "more") and not token.endswith(":0"))
    return " ".join(("fire", *rest))
