"""Why a path may not be played, and what is legal (Cacao 6-8, 12)."""

from __future__ import annotations

from collections.abc import Iterable

from games.cacao import board, choices, notation, tiles
from games.cacao.choices import Meaning, Step
from games.cacao.labels import contacted
from games.cacao.state import Table, View
from games.core import Move, Seat, Text, text


def refusal(view: View, path: Move) -> Text | None:
    """Why the view's owner may not play `path`, complete or not; None exactly when it is legal."""
    if view.viewer is None:
        return text("cacao-refusal-spectator")
    here: Step | Meaning | None = choices.root(view)
    if not path:
        return None if here is not None else text("cacao-refusal-over")
    for length, token in enumerate(path):
        after = choices.follow(here, (token,))
        if after is None:
            return _reason(view, view.viewer, path, length, here)
        here = after
    return None


def _reason(view: View, seat: Seat, path: Move, length: int, here: Step | Meaning | None) -> Text:
    """Why `path[length]` is not on offer."""
    if not isinstance(here, Step) or not here.tokens:
        return text("cacao-refusal-long") if length else text("cacao-refusal-wait")
    if path[0] == "over" and here.prompt in ("tile", "row", "column"):
        return _over_reason(view.table, seat, path)
    if not length and path[0] in ("act", "auto"):
        return text("cacao-refusal-unasked")
    match here.prompt:
        case "row" | "column":
            cells = board.open_cells(view.table.jungle, view.table.workers)
            return text("cacao-refusal-cell", cells=_literals(map(board.name, cells)))
        case "tile":
            return text("cacao-refusal-hand", forms=_literals(dict.fromkeys(tiles.BASES[kind] for kind in view.hand)))
        case "workers":
            tile = contacted(view.table, path[:length], path[length - 1])
            few = tile is not None and tile.market
            return text("cacao-refusal-stock" if few else "cacao-refusal-workers", most=int(here.tokens[0]))
        case _:
            return text("cacao-refusal-choice", legal=_literals(token.replace("+", " ") for token in here.tokens))


def _over_reason(table: Table, seat: Seat, path: Move) -> Text:
    """Cacao 6.2, in the order of its table."""
    if table.display or table.pile:
        return text("cacao-refusal-over-jungle", left=len(table.display) + table.pile)
    if not table.villages[seat].sun:
        return text("cacao-refusal-over-sun")
    begun = notation.begun(path)
    at = begun.at if begun is not None else None
    tile = table.workers.get(at) if at is not None else None
    if tile is not None and tile.owner == seat and tile.covers:
        return text("cacao-refusal-over-covered")
    return text("cacao-refusal-over-owner", cells=_literals(map(board.name, choices.covers(table, seat))))


def _literals(words: Iterable[str]) -> tuple[Text, ...]:
    return tuple(text("cacao-literal", words=word) for word in words)
