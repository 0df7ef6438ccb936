"""The public position as text that outlives versions of these rules (CardGO 2 to 12)."""

from __future__ import annotations

from collections.abc import Iterator

from games.cardgo.deck import code
from games.cardgo.state import SeenPiece, View


def witness(view: View) -> str:
    """What lies open: see `games.core.Witness`. Frozen by tests: another spelling would part every running game
    from the digests it was played with."""
    return "\n".join(_lines(view))


def _lines(view: View) -> Iterator[str]:
    yield f"turn {view.number} {int(view.turn)} {_extra(view)}"
    yield f"ground {view.ground.columns} {view.ground.rows} {view.ground.codes}"
    yield "board " + " ".join(f"{cell}={_piece(piece)}" for cell, piece in enumerate(view.board) if piece is not None)
    for seat in (0, 1):
        yield f"seat {seat} hp {view.hp[seat]} cards {view.counts[seat]} passed {_pass(view, seat)}"
    yield f"deck {view.deck}"
    yield "discard " + " ".join(sorted(map(code, view.discard)))
    yield f"ending {'-' if view.ending is None else view.ending.value}"


def _extra(view: View) -> str:
    """The value that an extra placement needs: 0 where nobody may know it, - where there is no right."""
    return "-" if view.extra is None else str(view.extra)


def _piece(piece: SeenPiece) -> str:
    return f"{int(piece.owner)}:{'?' if piece.card is None else code(piece.card)}"


def _pass(view: View, seat: int) -> str:
    return "no" if not view.passed[seat] else "at will" if view.waived[seat] else "forced"
