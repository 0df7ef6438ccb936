"""Words for tiles, and for the tokens of a path in menus (Cacao 2.3, 12)."""

from __future__ import annotations

from collections.abc import Iterator
from itertools import pairwise

from games.cacao import board, choices, notation, tiles
from games.cacao.board import Cell
from games.cacao.state import Table, View
from games.cacao.tiles import Jungle
from games.core import Move, Text, text

_WORDS = ("over", "auto", "act", "hold", "done", "orders")
"""Tokens that have a message of their own."""


def tile_name(tile: Jungle) -> Text:
    """The name of a kind of jungle tile."""
    return text(f"cacao-tile-{tile.lower()}")


def label(view: View, path: Move) -> Text:
    """Words for the last token of `path`."""
    token = path[-1]
    if token in _WORDS:
        return text(f"cacao-label-{token}")
    if token in tiles.BASES:
        return text("cacao-label-tile", form=tiles.BASES[token])
    if token.startswith(("min=", "keep=")):
        return _order(token)
    if "=" in token:
        return filling(token)
    if ">" in token:
        return _contact(view.table, path)
    begun = notation.begun(path)
    if begun is not None and begun.at is not None and begun.form is None and ".." not in token:
        return text("cacao-literal", words=board.name(begun.at))
    return text("cacao-literal", words=token)


def in_words(move: Move) -> Text | None:
    """See `games.core.SayInWords`: a placement with what fills its gaps and what workers are told; new orders."""
    begun = notation.begun(move)
    if move[0] == "orders":
        return text("cacao-words-orders", orders=_order(move[1])) if len(move) > 1 else text("cacao-label-orders")
    if begun is None:
        return text("cacao-label-auto") if move == ("auto",) else text("cacao-label-fill", items=tuple(_uses(move)))
    if begun.at is None or begun.form is None:
        return None
    fills = (each for token in begun.tail if "=" in token for each in notation.filling(token))
    held = (text("cacao-label-hold"),) if "hold" in begun.tail else ()
    more = (*(_item(*each) for each in fills), *_uses(begun.tail), *held)
    laid = text("cacao-words-over" if begun.over else "cacao-words-place", form=begun.form, cell=board.name(begun.at))
    return text("cacao-words-more", laid=laid, more=more) if more else laid


def _uses(tail: Move) -> Iterator[Text]:
    """The contacts that are told, each with its number of workers."""
    told = ((token.split(">"), count) for token, count in pairwise((*tail, "")) if ">" in token)
    return (text("cacao-words-use", worker=worker, cell=cell, count=count) for (worker, cell), count in told)


def filling(token: str) -> Text:
    """Which tile goes into which gap."""
    return text("cacao-label-fill", items=tuple(_item(cell, kind) for cell, kind in notation.filling(token)))


def _order(token: str) -> Text:
    name, _, value = token.partition("=")
    return text("cacao-label-min-off") if value == "off" else text(f"cacao-label-{name}-value", value=int(value))


def _item(cell: Cell, kind: Jungle) -> Text:
    return text("cacao-label-item", cell=board.name(cell), tile=tile_name(kind))


def _contact(table: Table, path: Move) -> Text:
    """Whose workers act, and at what: the jungle tile may be one that the path has just laid."""
    worker, _, place = path[-1].partition(">")
    tile = contacted(table, path, path[-1])
    assert tile is not None, path
    return text("cacao-label-contact", worker=worker, cell=place, tile=tile_name(tile))


def contacted(table: Table, path: Move, contact: str) -> Jungle | None:
    """The jungle tile of a contact, which a half-made placement may have laid, perhaps without being asked which."""
    at, begun = board.cell(contact.partition(">")[2]), notation.begun(path)
    laid: dict[Cell, Jungle] = {}
    if begun is not None and begun.at is not None and begun.form is not None and not begun.over:
        ways = choices.fillings(table, begun.at)
        only = next(iter(ways)) if len(ways) == 1 else ""
        laid = dict(ways.get(next((token for token in begun.tail if token in ways), only), ()))
    return None if at is None else laid.get(at, table.jungle.get(at))
