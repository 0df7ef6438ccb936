"""Menus: lists of things to pick, made into trees of which no step has more than 25 branches."""

from __future__ import annotations

from collections.abc import Callable, Iterable, Mapping
from dataclasses import dataclass
from functools import cached_property
from typing import Generic, TypeVar

from games.core import MAX_TOKENS, Move
from games.jiangshan.board import Cell, name

T = TypeVar("T")
Atom = str | Cell
"""A word or a cell, which is one token, or two where there are too many of them."""
SIGNS = ("x", "*", "-", "~")
"""Words that make one token with the cell that follows: `xd4`."""
Items = list[tuple[tuple[Atom, ...], T]]
Cut = Callable[[tuple[Atom, ...]], tuple[str, tuple[Atom, ...]]]


@dataclass(frozen=True)
class Menu(Generic[T]):
    """What may follow after each half path, and what each whole path stands for."""

    steps: Mapping[Move, tuple[str, ...]]
    ends: Mapping[Move, T]

    @cached_property
    def paths(self) -> Mapping[T, Move]:
        """The way back: the path of each thing."""
        return {end: path for path, end in self.ends.items()}


def menu(items: Iterable[tuple[tuple[Atom, ...], T]]) -> Menu[T]:
    """The menu of things that are spelled by atoms. Each thing stands in it once."""
    steps: dict[Move, tuple[str, ...]] = {}
    ends: dict[Move, T] = {}
    _grow((), list(items), steps, ends)
    return Menu(steps, ends)


def _grow(path: Move, items: Items[T], steps: dict[Move, tuple[str, ...]], ends: dict[Move, T]) -> None:
    if len(items) == 1 and not items[0][0]:
        ends[path] = items[0][1]
        return
    branches = _branches(items)
    steps[path] = tuple(branches)
    for token, inside in branches.items():
        _grow((*path, token), inside, steps, ends)


def _branches(items: Items[T]) -> dict[str, Items[T]]:
    """The largest steps that are few enough: a sign with its cell, else the sign or the cell alone, else a cell's
    file."""
    for cut in (_signed, _single):
        found = _cut(items, cut)
        if len(found) <= MAX_TOKENS:
            return found
    return _cut(items, _file)


def _cut(items: Items[T], cut: Cut) -> dict[str, Items[T]]:
    found: dict[str, Items[T]] = {}
    for atoms, thing in items:
        assert atoms, f"nothing parts {thing} from what is spelled alike"
        token, rest = cut(atoms)
        found.setdefault(token, []).append((rest, thing))
    return found


def _signed(atoms: tuple[Atom, ...]) -> tuple[str, tuple[Atom, ...]]:
    if atoms[0] in SIGNS and isinstance(atoms[1], tuple):
        return f"{atoms[0]}{name(atoms[1])}", atoms[2:]
    return _single(atoms)


def _single(atoms: tuple[Atom, ...]) -> tuple[str, tuple[Atom, ...]]:
    first, *rest = atoms
    return (first if isinstance(first, str) else name(first)), tuple(rest)


def _file(atoms: tuple[Atom, ...]) -> tuple[str, tuple[Atom, ...]]:
    if isinstance(atoms[0], str):
        return _single(atoms)
    file, rank = name(atoms[0])[0], name(atoms[0])[1:]
    return file, (rank, *atoms[1:])
