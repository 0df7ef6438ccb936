"""Facings in words."""

from __future__ import annotations

from games.core import Text, text
from games.jiangshan.board import EDGES, FACINGS, Cell, Ground, name, plus


def ahead(at: Cell, facing: str, ground: Ground) -> Cell | None:
    """The cell in front of whoever stands on `at`; None off the board, and where nobody knows yet ("a")."""
    if facing not in tuple(FACINGS):
        return None
    before = plus(at, EDGES[FACINGS.index(facing)])
    return before if ground.holds(before) else None


def said(at: Cell, facing: str, ground: Ground) -> Text:
    """Where it faces, with the cell in front of it: a picture may show north anywhere but above."""
    told, before = text(f"jiangshan-facing-{facing}"), ahead(at, facing, ground)
    return told if before is None else text("jiangshan-facing-cell", facing=told, cell=name(before))
