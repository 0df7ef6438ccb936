"""What each cell would bring, where a tile's cell is to be chosen: the tile turned the best way, jungle tiles that are
still to be laid into gaps left out. What each filling of the gaps would bring everybody, where that is chosen."""

from __future__ import annotations

from collections.abc import Iterator, Mapping, Sequence

from games.cacao import board, choices, labels, notation, outcome, preview, tiles, turns
from games.cacao.board import Cell, Contact
from games.cacao.choices import Turn
from games.cacao.notation import Begun
from games.cacao.state import Phase, View
from games.cacao.tiles import Jungle
from games.cacao.turns import gain_text
from games.cacao.village import Orders, resolve, worked
from games.core import Move, Seat, Text, Threat, text

GAINS = ("gold", "cacao", "water", "sun")
"""What contacts bring, as the fields of a `Gain` are called."""
GOLD, OTHER = 2, 3
"""How cells compare: two for a gold, three for a fruit, a step of the water carrier or a sun token."""


def threats(view: View, path: Move = ()) -> tuple[Threat, ...]:
    """How everybody stands, before a tile is chosen; a chance for each cell, best first, where the cell is chosen; for
    each filling of the gaps, what it brings every owner, where that is chosen; else nothing."""
    seat, begun, here = view.viewer, notation.begun(path), choices.choice(view, path)
    if seat is None or here is None or view.table.phase is not Phase.PLACE:
        return ()
    if not path:
        return (_standing(view),)
    if begun is None or begun.kind is None:
        return ()
    if begun.at is None:
        found = tuple(_cells(view, seat, begun, here.tokens))
    elif begun.form is not None and not begun.tail and not begun.over:
        found = tuple(
            _filling(view, Turn(begun.form, begun.at, over=False), token) for token in here.tokens if "=" in token
        )
    else:
        found = ()
    return tuple(sorted(found, key=lambda each: -each.weight))


def _cells(view: View, seat: Seat, begun: Begun, tokens: Sequence[str]) -> Iterator[Threat]:
    """What the tile brings on each cell that is still open to it."""
    assert begun.kind is not None, begun
    table = view.table
    for at in choices.covers(table, seat) if begun.over else board.open_cells(table.jungle, table.workers):
        named, row, column = choices.AT + board.name(at), board.row_name(at[0]), board.column_name(at[1])
        if begun.row in (None, at[0]):
            token = next((each for each in (named, row if begun.row is None else column) if each in tokens), "")
            yield _chance(at, best(view, seat, begun.kind, at), token)


def _filling(view: View, turn: Turn, token: str) -> Threat:
    """What a filling of the gaps brings every owner; the better, the more the mover has of it before the others."""
    after, gains = preview.placed(view, turn._replace(fill=notation.filling(token)))
    now, scores = outcome.scores(view.table), outcome.scores(after)
    sums = {
        owner: {what: sum(getattr(each, what) for each in gains if each.use.contact.owner == owner) for what in GAINS}
        | {"temple": scores[owner].temple - now[owner].temple}
        for owner in turns.clockwise(view.table)
    }
    told = tuple(
        text("cacao-chance-owner", seat=owner, gains=_told(sums[owner])) for owner in sums if any(sums[owner].values())
    )
    weight = sum(_weight(each) * (1 if owner == view.viewer else -1) for owner, each in sums.items())
    words = labels.filling(token)
    said = text("cacao-chance-fill", fill=words, gains=told) if told else text("cacao-chance-fill-none", fill=words)
    return Threat(said, weight=weight, token=token)


def _standing(view: View) -> Threat:
    """Everybody's gold in all if the game ended now."""
    scores = outcome.scores(view.table)
    told = (text("cacao-chance-score", seat=seat, gold=scores[seat].total) for seat in turns.clockwise(view.table))
    return Threat(text("cacao-chance-standing", scores=tuple(told)))


def best(view: View, seat: Seat, kind: str, at: Cell) -> Mapping[str, int]:
    """What a tile of the kind brings on a cell at most, by what it is that it brings."""
    return max((_brings(view, seat, form, at) for form in tiles.FORMS[kind]), key=_weight)


def _brings(view: View, seat: Seat, form: str, at: Cell) -> Mapping[str, int]:
    jungle, village = view.table.jungle, view.table.villages[seat]
    near = enumerate(board.neighbours(at))
    contacts = [Contact(seat, at, cell, int(form[side])) for side, cell in near if cell in jungle and int(form[side])]
    after = worked(village, jungle, resolve(village, jungle, contacts, view.orders[seat] or Orders()))
    found = {what: getattr(after, what) - getattr(village, what) for what in GAINS}
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


def _told(gains: Mapping[str, int]) -> tuple[Text, ...]:
    return tuple(gain_text(what, amount) for what, amount in gains.items() if amount)


def _chance(at: Cell, gains: Mapping[str, int], token: str) -> Threat:
    cell, told = board.name(at), _told(gains)
    words = text("cacao-chance", cell=cell, gains=told) if told else text("cacao-chance-none", cell=cell)
    return Threat(words, (cell,), _weight(gains), token)
