"""Whose secrets a payload holds: every word that the rules say of one seat's view, or to some seats alone, carries an
unseen character that says so, through all rooms and languages up to the wire.

`marking` gives a game such rules; within `spoken` the mark is said before the words it belongs to, so that nothing that
is cut off at its end loses it. Once a game is over its marks mean nothing: then everybody may know everything.
"""

from __future__ import annotations

import json
import re
from collections.abc import Callable, Iterable, Iterator, Sequence
from contextlib import contextmanager
from dataclasses import dataclass, replace
from hashlib import sha256
from typing import Any
from unittest.mock import patch

from games import moves
from games.core import Choice, Event, IllegalMove, Move, Seat, Text
from renderers.core import Game
from renderers.words import Catalogue, Names, Spelling
from tests.support.planted import planted

FIRST = 0xE100
"""Of Unicode's private characters; before them are the catalogue's own."""
SEATS = 6
"""A table's seats at most: each is a bit of a mark."""
MARK = "mark"
"""The argument that holds it."""
_FOUND = re.compile(f"[{chr(FIRST)}-\uf8ff]")
_VIEWED = re.compile(r"\[view of (nobody|\d+): (\w+) ([0-9a-f]{8})\]")


@dataclass(frozen=True, slots=True)
class Secret:
    """Something that only `seats` of a game may know: words, or a view, by the beginning of its digest."""

    game: str
    seats: frozenset[Seat]
    view: str = ""


def marking(game: Game, games: Sequence[str], came: Callable[[str, Any], None] = lambda game, state: None) -> Game:
    """`game`, whose rules mark what they say in private; its place in `games` is part of the mark. `came` hears of
    every state that comes about, also when a log is played again."""
    place = games.index(game.rules.name)

    def mark(said: Text, seats: Iterable[Seat | None]) -> Text:
        known = [seat for seat in seats if seat is not None]
        if not known or MARK in dict(said.args):
            return said
        bits = sum(1 << seat for seat in set(known))
        return Text(said.key, (*said.args, (MARK, chr(FIRST + (place << SEATS) + bits))))

    def choice(honest: Any, view: Any, path: Move = ()) -> Choice | None:
        offered: Choice | None = honest.choice(view, path)
        if offered is None:
            return None
        about = tuple(mark(line, (view.viewer,)) for line in offered.about)
        return replace(offered, prompt=mark(offered.prompt, (view.viewer,)), about=about)

    def refusal(honest: Any, view: Any, path: Move) -> Text | None:
        reason = honest.refusal(view, path)
        return reason and mark(reason, (view.viewer,))

    def preview(honest: Any, view: Any, move: Move) -> Foreseen | None:
        foreseen = moves.preview(honest, view, move)
        return None if foreseen is None else Foreseen(tuple(mark(line, (view.viewer,)) for line in foreseen.lines))

    def reading(reader: Callable[[Any], Any]) -> Any:
        def read(honest: Any, view: Any, typed: str) -> Any:
            try:
                return reader(honest)(view, typed)
            except IllegalMove as illegible:
                raise IllegalMove(mark(illegible.reason, (view.viewer,))) from illegible

        return read

    def apply(honest: Any, state: Any, seat: Seat, move: Move) -> tuple[Any, Sequence[Event]]:
        after, events = honest.apply(state, seat, move)
        came(honest.name, after)
        return after, tuple(replace(event, text=mark(event.text, event.to or ())) for event in events)

    def setup(honest: Any, options: Any, seats: int) -> Any:
        state = honest.setup(options, seats)
        came(honest.name, state)
        return state

    rules = planted(
        game.rules,
        {
            "setup": setup,
            "choice": choice,
            "refusal": refusal,
            "preview": preview,
            "label": lambda honest, view, path: mark(honest.label(view, path), (view.viewer,)),
            "parse": reading(lambda honest: honest.parse),
            "condition": reading(lambda honest: honest.plan.condition),
            "apply": apply,
        },
    )
    return replace(game, rules=rules)


@dataclass(frozen=True, slots=True)
class Foreseen:
    """A preview in marked words."""

    lines: tuple[Text, ...]


@contextmanager
def spoken() -> Iterator[None]:
    """Marks are said in every language, before the words that they belong to."""
    honest = Catalogue._say

    def say(self: Catalogue, said: Text, names: Names, spelling: Spelling) -> str:
        mark = next((value for name, value in reversed(said.args) if name == MARK), "")
        return f"{mark}{honest(self, said, names, spelling)}"

    with patch.object(Catalogue, "_say", say):
        yield


def viewed(game: Game, view: Any) -> str:
    """What stands for a picture or a board of words: whose view it was made of."""
    viewer = "nobody" if view.viewer is None else int(view.viewer)
    return f"[view of {viewer}: {game.rules.name} {fingerprint(view)}]"


def fingerprint(view: Any) -> str:
    """The beginning of a view's digest."""
    return sha256(repr(view).encode()).hexdigest()[:8]


def held(words: str, games: Sequence[str]) -> Iterator[Secret]:
    """Everything private that a payload holds, of whichever tables."""
    for mark in set(_FOUND.findall(words)):
        place, bits = divmod(ord(mark) - FIRST, 1 << SEATS)
        yield Secret(games[place], frozenset(Seat(seat) for seat in range(SEATS) if bits >> seat & 1))
    for viewer, game, view in set(_VIEWED.findall(words)):
        if viewer != "nobody":
            yield Secret(game, frozenset({Seat(int(viewer))}), view)


def written(components: object, files: Iterable[bytes] = ()) -> str:
    """A payload as one text: its JSON with everything in it, and those of its files that are words."""
    return "\n".join((json.dumps(components, ensure_ascii=False), *map(_words, files)))


def _words(file: bytes) -> str:
    try:
        return file.decode("utf-8")
    except UnicodeDecodeError:
        return ""


__all__ = ["Secret", "fingerprint", "held", "marking", "spoken", "viewed", "written"]
