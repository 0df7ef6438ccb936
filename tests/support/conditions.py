"""Every condition that can be typed for a plan, by game, as `Plan.condition` writes it."""

from __future__ import annotations

from collections.abc import Callable, Iterator, Mapping
from itertools import product
from typing import Any

from games.cacao import board as jungle
from games.cacao import tiles
from games.cardgo import board as ground
from games.cardgo.deck import code, deck
from games.jiangshan.board import name
from games.koxinga.state import CARDS as ACTIONS


def cardgo(view: Any) -> Iterator[str]:
    yield "pass"
    cells = [f"@{ground.name(view.ground.columns, at)}" for at in range(view.ground.columns * view.ground.rows)]
    yield from cells
    yield from (card + at for card, at in product(sorted(set(map(code, deck(view.options)))), cells))


def koxinga(view: Any) -> Iterator[str]:
    yield from ("swap", "keep")
    faces = range(1, 7)
    yield from (f"{word} {left} {right}" for word, left, right in product(("roll", "dice"), faces, faces))
    yield from (f"card {number}" for number in ACTIONS)


def cacao(view: Any) -> Iterator[str]:
    """Within so many steps of the middle: the jungle has no edge."""
    reach = range(-5, 6)
    places = [jungle.name(at) for at in product(reach, reach)]
    for over, form, place in product(("", "over "), ("", *(f"{form} " for form in tiles.TYPES)), places):
        yield over + form + place


def jiangshan(view: Any) -> Iterator[str]:
    cells = [name(at) for at in view.ground.cells()]
    yield from cells
    yield from (f"{start}-{end}" for start, end in product(cells, cells))


EVERY: Mapping[str, Callable[[Any], Iterator[str]]] = {
    "cardgo": cardgo,
    "koxinga": koxinga,
    "cacao": cacao,
    "jiangshan": jiangshan,
}
