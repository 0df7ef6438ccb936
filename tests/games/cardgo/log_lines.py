"""How golden games of CardGO write down a turn and a piece (CardGO 14)."""

from __future__ import annotations

from collections.abc import Sequence

from games.cardgo.board import name
from games.cardgo.deck import code
from games.cardgo.state import SIDES, Card, Placement, Side
from games.core import Seat


def log_line(number: int, placements: Sequence[Placement], columns: int) -> str:
    """One turn in the log's notation, as whoever may know these placements reads it (CardGO 14)."""
    whole = " + ".join(_written(placement, columns) for placement in placements)
    return f"{number}. {SIDES[placements[0].seat]} {whole} | {_hp(placements[-1].hp)}"


def piece_code(owner: Seat, known: Card | None) -> str:
    """`G4e3`; `R?` face down."""
    return f"{SIDES[owner]}{'?' if known is None else code(known)}"


def _written(placement: Placement, columns: int) -> str:
    played = "?" if placement.card is None else code(placement.card)
    parts = [f"{played}@{name(columns, placement.cell)}"]
    parts += [_side(side, columns) for side in placement.sides]
    parts += [f"| rng {result}" for result in _results(placement, columns)[:1]]
    parts += [f"{side}{-lost:+d}" for side, lost in zip(SIDES, placement.lost, strict=True) if lost]
    return " ".join(parts)


def _side(side: Side, columns: int) -> str:
    hits = " ".join(f"{name(columns, place)}({worth})" for place, worth in side.hits) or "none"
    return f"[{SIDES[side.side]} {side.size}/{side.threshold}: {hits}]" if side.size else f"[{SIDES[side.side]} empty]"


def _results(placement: Placement, columns: int) -> list[str]:
    """What chance said; the roll of a face-down card is told by the loss alone."""
    results = [f"sorrow={placement.roll}"] if placement.roll is not None else []
    results += [f"bravery={name(columns, place)}" for place in placement.converted]
    results += [f"malice={name(columns, placement.destroyed)}"] if placement.destroyed is not None else []
    return results


def _hp(hp: tuple[int, int]) -> str:
    return " ".join(f"{side}{left}" for side, left in zip(SIDES, hp, strict=True))
