"""Why a move is not legal, and what is, from what the viewer knows (CardGO 5.1)."""

from __future__ import annotations

from games.cardgo.board import Terrain, cell, names
from games.cardgo.choices import END, PASS, PLACE_TOKENS, cells, choice, playable
from games.cardgo.deck import card as read_card
from games.cardgo.labels import card_text, cell_text
from games.cardgo.state import View
from games.core import Move, Text, text

MOST_CELLS = 12
"""Legal cells that a refusal lists."""


def refusal(view: View, path: Move) -> Text | None:
    """None exactly when every token of `path` is on offer."""
    if view.viewer is None:
        return text("cardgo-refusal-spectator")
    if not view.waiting:
        return text("cardgo-refusal-wait" if view.ending is None else "cardgo-refusal-over")
    for length, token in enumerate(path):
        offer = choice(view, path[:length])
        if offer is None:
            return text("cardgo-refusal-too-long", token=token)
        if token not in offer.tokens and token not in offer.open:
            return _reason(view, path, length)
    return None


def _reason(view: View, path: Move, length: int) -> Text:
    if view.turn != view.viewer:
        return text("cardgo-refusal-turn", seat=view.turn)
    if length < 2:
        return _card_reason(view, path, length)
    if not cells(view):
        return text("cardgo-refusal-full")
    if len(path) < PLACE_TOKENS:
        return _line_reason(view, path[length])
    return _cell_reason(view, "".join(path[2:PLACE_TOKENS]))


def _card_reason(view: View, path: Move, length: int) -> Text:
    token = path[0]
    if token == END:
        return text("cardgo-refusal-no-right")
    if token == PASS:
        return text("cardgo-refusal-pass-extra")
    offered = playable(view, view.turn)
    if not cells(view):
        return text("cardgo-refusal-full")
    wanted = read_card("".join(path[:2]) if len(path) > 1 else token)
    if wanted is None:
        return text("cardgo-refusal-unreadable", typed=" ".join(path))
    if view.extra is not None and wanted.value != view.extra:
        return text("cardgo-refusal-extra-value", value=view.extra)
    if not offered:
        return text("cardgo-refusal-empty-hand")
    return text("cardgo-refusal-card", card=card_text(wanted), cards=tuple(map(card_text, offered)))


def _line_reason(view: View, token: str) -> Text:
    return text("cardgo-refusal-line", line=token, cells=_legal(view))


def _cell_reason(view: View, written: str) -> Text:
    ground = view.ground
    place = cell(ground.columns, ground.rows, written)
    if place is None:
        last = names(ground.columns, (len(ground.codes) - 1,))[0]
        return text("cardgo-refusal-off-board", cell=written, last=last)
    piece = view.board[place]
    if piece is not None:
        return text("cardgo-refusal-occupied", cell=written, seat=piece.owner)
    if ground.terrain[place] in (Terrain.STONE, Terrain.TREE):
        return text("cardgo-refusal-blocked", cell=written, terrain=text(f"cardgo-terrain-{ground.terrain[place]:d}"))
    return text("cardgo-refusal-adj", cell=written, cells=_legal(view))


def _legal(view: View) -> tuple[Text, ...]:
    """The first legal cells by name."""
    written = names(view.ground.columns, cells(view))
    shown = tuple(map(cell_text, written[:MOST_CELLS]))
    more = len(written) - len(shown)
    return (*shown, text("cardgo-cells-more", count=more)) if more else shown
