"""The public position as text that outlives versions of these rules (Cacao 2 to 11)."""

from __future__ import annotations

from collections.abc import Iterator

from games.cacao.board import Cell
from games.cacao.outcome import scores
from games.cacao.state import Table, View
from games.cacao.tiles import Worker


def witness(view: View) -> str:
    """What lies open: see `games.core.Witness`. Frozen by tests: another spelling would part every running game
    from the digests it was played with."""
    return "\n".join(_lines(view))


def _lines(view: View) -> Iterator[str]:
    table = view.table
    yield f"turn {table.number} {int(table.turn)} {table.phase.value} gap {_cell(table.gap)}"
    yield "jungle " + " ".join(f"{_cell(at)}={table.jungle[at].value}" for at in sorted(table.jungle))
    yield "workers " + " ".join(f"{_cell(at)}={_worker(table.workers[at])}" for at in sorted(table.workers))
    yield "display " + " ".join(sorted(tile.value for tile in table.display)) + f" pile {table.pile}"
    for seat, (village, score) in enumerate(zip(table.villages, scores(table), strict=True)):
        goods = f"gold {village.gold} cacao {village.cacao} water {village.water} sun {village.sun}"
        unplayed = ",".join(view.unplayed[seat])
        yield f"seat {seat} {goods} hand {view.counts[seat]} unplayed {unplayed} points {score.total}"
    yield f"pending {_pending(table)} answering {','.join(str(int(seat)) for seat in table.answering)}"


def _cell(at: Cell | None) -> str:
    return "-" if at is None else f"{at[0]},{at[1]}"


def _worker(tile: Worker) -> str:
    return f"{int(tile.owner)}:{tile.form}{'+' * tile.covers}"


def _pending(table: Table) -> str:
    """Contacts that are still to be resolved, of all owners."""
    return " ".join(
        sorted(f"{int(each.owner)}:{_cell(each.worker)}>{_cell(each.jungle)}x{each.count}" for each in table.pending)
    )
