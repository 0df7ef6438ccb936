"""Typed moves (CardGO 14)."""

from __future__ import annotations

import re
from collections.abc import Sequence

from games.cardgo.choices import END, PASS, PLACE_TOKENS, RESIGN, required
from games.cardgo.deck import GRANTS, card
from games.cardgo.labels import card_text
from games.cardgo.preview import follow
from games.cardgo.refusals import refusal
from games.cardgo.state import Card, Effect, View
from games.core import IllegalMove, Move, text

WORDS = (PASS, END, RESIGN)

_PLACE = re.compile(
    r"(?P<card>\d{1,9}(?:e\d{1,9})?)(?:\s*@\s*|\s+(?:on\s+)?)(?P<column>[a-z])\s*(?P<row>\d{1,9})",
    re.ASCII | re.IGNORECASE,
)
"""Python reads no number of more than 4,300 digits, and no board has more than two."""

WIDE = str.maketrans("＋＠？　", "+@? ")
"""What a Chinese keyboard types."""


def parse(view: View, typed: str) -> tuple[Move, ...]:
    """The moves of a message, the card codes completed from the viewer's hand. A last card that grants an extra
    placement is followed by `end`, unless the message ends with `+`.

    :raises IllegalMove: the text cannot be read.
    """
    written = typed.translate(WIDE).strip()
    if written.casefold() in WORDS:
        return ((written.casefold(),),)
    parts = [part.strip() for part in written.split("+")]
    keeps_open = len(parts) > 1 and not parts[-1]
    moves = _places(view, parts[:-1] if keeps_open else parts, typed)
    for move in moves[:-1]:
        if required(_card(move)) is None:
            raise IllegalMove(text("cardgo-refusal-grants-nothing", card=card_text(_card(move))))
    return (*moves,) if keeps_open or not _leaves_right(view, moves) else (*moves, (END,))


def format(path: Move) -> str:
    """`4e3@D5` for a whole path; for the beginning of one the beginning of that. A card that may grant an extra
    placement is written with the `+` that keeps the turn open."""
    if not path or path[0] in WORDS or not path[0].isdecimal():
        return " ".join(path)
    if len(path) == 1:
        return path[0]
    effect = "" if path[1] == "e0" else path[1]
    whole = f"{path[0]}{effect}@{''.join(path[2:])}"
    return f"{whole} +" if len(path) == PLACE_TOKENS and _card(path).effect in GRANTS else whole


def _places(view: View, parts: Sequence[str], typed: str) -> list[Move]:
    hand = list(view.hands[view.viewer] or ()) if view.viewer is not None else []
    moves: list[Move] = []
    for part in parts:
        played, where = _read(part, typed)
        whole = _completed(played, hand, typed) if "e" not in played else card(played)
        if whole is None:
            raise IllegalMove(text("cardgo-refusal-unreadable", typed=typed))
        if not view.options.effects:
            whole = Card(whole.value)
        if whole in hand:
            hand.remove(whole)
        moves.append((str(whole.value), f"e{whole.effect:d}", *where))
    return moves


def _read(part: str, typed: str) -> tuple[str, tuple[str, str]]:
    found = _PLACE.fullmatch(part)
    if found is None:
        raise IllegalMove(text("cardgo-refusal-unreadable", typed=typed))
    return found["card"].lower(), (found["column"].upper(), found["row"])


def _completed(played: str, hand: Sequence[Card], typed: str) -> Card | None:
    """A value alone: the plain card, or the only one of that value in hand."""
    plain = card(played)
    held = sorted({other for other in hand if plain is not None and other.value == plain.value})
    if plain in held or not held:
        return plain
    if len(held) > 1:
        raise IllegalMove(text("cardgo-refusal-which", value=played, cards=tuple(map(card_text, held))))
    return held[0]


def _card(move: Move) -> Card:
    return Card(int(move[0]), Effect(int(move[1][1:])))


def _leaves_right(view: View, moves: Sequence[Move]) -> bool:
    """Whether an extra right is open after `moves`, as far as the viewer can tell."""
    for move in moves:
        if refusal(view, move) is not None:
            return False
        view = follow(view, move)[0]
    return view.waiting and view.turn == view.viewer and view.extra is not None
