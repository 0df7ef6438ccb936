"""What each cell would bring, where a tile's cell is to be chosen: the tile turned the best way, jungle tiles that are
still to be laid into gaps left out."""

from __future__ import annotations

from collections.abc import Mapping

from games.cacao import board, choices, notation, outcome, tiles
from games.cacao.board import Cell, Contact
from games.cacao.state import Phase, View
from games.cacao.tiles import Jungle
from games.cacao.turns import gain_text
from games.cacao.village import Orders, resolve, worked
from games.core import Move, Seat, Threat, text

GOLD, OTHER = 2, 3
"""How cells compare: two for a gold, three for a fruit, a step of the water carrier or a sun token."""


def threats(view: View, path: Move = ()) -> tuple[Threat, ...]:
    """A chance for each cell, best first, at the step where the cell is chosen; else nothing."""
    seat, begun = view.viewer, notation.begun(path)
    if seat is None or begun is None or begun.kind is None or begun.at is not None or begun.row is not None:
        return ()
    if view.table.phase is not Phase.PLACE or choices.choice(view, path) is None:
        return ()
    cells = choices.covers(view.table, seat) if begun.over else board.open_cells(view.table.jungle, view.table.workers)
    found = [_chance(at, best(view, seat, begun.kind, at)) for at in cells]
    return tuple(sorted(found, key=lambda each: -each.weight))


def best(view: View, seat: Seat, kind: str, at: Cell) -> Mapping[str, int]:
    """What a tile of the kind brings on a cell at most, by what it is that it brings."""
    return max((_brings(view, seat, form, at) for form in tiles.FORMS[kind]), key=_weight)


def _brings(view: View, seat: Seat, form: str, at: Cell) -> Mapping[str, int]:
    jungle, village = view.table.jungle, view.table.villages[seat]
    near = enumerate(board.neighbours(at))
    contacts = [Contact(seat, at, cell, int(form[side])) for side, cell in near if cell in jungle and int(form[side])]
    after = worked(village, jungle, resolve(village, jungle, contacts, view.orders[seat] or Orders()))
    found = {what: getattr(after, what) - getattr(village, what) for what in ("gold", "cacao", "water", "sun")}
    if sum(map(len, view.unplayed)) == 1:
        found["cacao"] = 0  # nothing is sold after the last turn
    return {**found, "temple": sum(_temple(view, seat, each) for each in contacts)}


def _temple(view: View, seat: Seat, contact: Contact) -> int:
    """The gold in the end that a contact with a temple adds to what it brings its owner."""
    if view.table.jungle[contact.jungle] is not Jungle.TEMPLE:
        return 0
    present = outcome.presence(view.table, contact.jungle)
    after = {**present, seat: present.get(seat, 0) + contact.count}
    return outcome.awards(after).get(seat, 0) - outcome.awards(present).get(seat, 0)


def _weight(gains: Mapping[str, int]) -> int:
    return sum(amount * (GOLD if what in ("gold", "temple") else OTHER) for what, amount in gains.items())


def _chance(at: Cell, gains: Mapping[str, int]) -> Threat:
    told = tuple(gain_text(what, amount) for what, amount in gains.items() if amount)
    words = (
        text("cacao-chance", cell=board.name(at), gains=told)
        if told
        else text("cacao-chance-none", cell=board.name(at))
    )
    return Threat(words, (board.name(at),), _weight(gains))
