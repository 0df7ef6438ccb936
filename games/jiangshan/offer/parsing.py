"""Typed messages: several orders at once, `test` and `wait` (Jiangshan 9.2)."""

from __future__ import annotations

import re
from collections.abc import Iterator
from dataclasses import dataclass

from games.core import IllegalMove, Move, text
from games.jiangshan import legality, orders, standing_order, stratagems
from games.jiangshan.offer import paths
from games.jiangshan.offer.notation import END, NO_SHOT, OTHERS, WAIT
from games.jiangshan.offer.refusals import rejection
from games.jiangshan.orders import Go, Preset, Word
from games.jiangshan.state import Phase, View
from games.replacing import replace

_TEST = re.compile(r"\s*test\s+", re.IGNORECASE)


@dataclass(frozen=True, slots=True)
class _Part:
    """A move of a message: whether it acts in the player's turn, and whether the turn may close with it."""

    move: Move
    acts: bool = False
    closable: bool = False
    rides: bool = False
    """Whether the turn closes with it only where the rider then has nobody to shoot at (Jiangshan 14.1)."""


def parse(view: View, typed: str) -> tuple[Move, ...]:
    """The orders of a message; one that leaves no action point closes the turn, unless it ends with `wait`.

    :raises IllegalMove: an order cannot be read.
    """
    if (match := _TEST.match(typed)) is not None:
        _tested(view, typed[match.end() :])
    words = [part.strip() for part in typed.split(";") if part.strip()]
    waits = bool(words) and words[-1].lower() == WAIT
    parts = list(_parts(view, [word for word in words if word.lower() != WAIT]))
    if not parts:
        raise IllegalMove(rejection(view, "E_SYNTAX", typed.strip()))
    return tuple(_moves(parts, waits=waits))


def _tested(view: View, typed: str) -> None:
    """`test` checks the first order and plays nothing.

    :raises IllegalMove: always, with what is to be said of the order.
    """
    first = typed.split(";")[0].strip()
    order = orders.read(first)
    code = "E_SYNTAX" if order is None else legality.problem(view, order)
    raise IllegalMove(text("jiangshan-test-fine", typed=first) if code is None else rejection(view, code, first, order))


def _parts(view: View, words: list[str]) -> Iterator[_Part]:
    """Each order with its path; points are counted from order to order."""
    ap = view.ap if view.phase is Phase.ACTION and view.viewer == view.active else None
    for word in words:
        order = None if word.split()[0].lower() in OTHERS else orders.read(word)
        if order is None:
            yield from map(_Part, _other(view, word))
            continue
        closable = ap is not None and paths.leaves_nothing(ap, view, order)
        ap = None if ap is None else ap - legality.cost(view.terms, order)
        acts = not isinstance(order, Preset) and order not in (Word("draw"), Word("resign"))
        rides = closable and isinstance(order, Go) and legality.rides(view, replace(order, shot=None, holds=False))
        yield _Part(paths.spelling(view, order), acts, closable, rides)
        if rides and isinstance(order, Go) and order.holds and NO_SHOT not in paths.tails(view, order):
            yield _Part((END,), acts=True)


def _other(view: View, typed: str) -> Iterator[Move]:
    """The paths of what is no order: the standing order, stratagems picked, reactions."""
    first, *rest = path = typed.lower().split()
    if first == "standing":
        yield from standing_order.parse(view.terms.units, typed.split())
    elif first == "pick":
        yield stratagems.read(view.terms, rest)
    elif first in OTHERS:
        yield tuple(path)
    else:
        raise IllegalMove(rejection(view, "E_SYNTAX", typed))


def _moves(parts: list[_Part], *, waits: bool) -> Iterator[Move]:
    """The paths, the last order's closing the turn where it leaves no point. `end` after it is the same move."""
    last = next(
        (number for number, part in reversed(list(enumerate(parts))) if part.acts and part.move != (END,)), None
    )
    ended = next((number for number, part in enumerate(parts) if part.move == (END,)), None)
    closing = last is not None and parts[last].closable and not (waits and ended is None)
    if last is not None and ended is not None and parts[last].rides:
        closing = False  # `end` declines the shot, so that it is an order of its own
    folded = closing and last is not None and (last + 1 in (ended, len(parts)) or parts[last].rides)
    for number, part in enumerate(parts):
        if folded and number == ended:
            continue
        yield (*part.move, END if folded and number == last else WAIT) if part.closable else part.move
    if closing and not folded and ended is None and ("resign",) not in [part.move for part in parts]:
        yield (END,)
