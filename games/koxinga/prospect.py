"""Planning ahead: the card of a turn to come, or the order of its dice; and what of others' moves can be waited for."""

from __future__ import annotations

import re

from games.core import IllegalMove, Seat, text
from games.koxinga.choices import asked
from games.koxinga.state import CARDS, Phase, View
from games.replacing import replace

_DICE = re.compile(r"(roll|dice)\s+([1-6])[\s,，、/]*([1-6])", re.ASCII)
_CARD = re.compile(r"card\s+(\d{1,2})", re.ASCII)
_BEFORE = frozenset({Phase.STARTER, Phase.ITEMS, Phase.DEAL, Phase.ROLL, Phase.OVER})
"""When there is no turn to come of which anything is known."""


def ahead(view: View) -> View | None:
    """See `games.core.LookAhead`. Whoever waits for the dice chooses a card for them, as they lie; otherwise the next
    turn comes, with dice that nobody knows yet, which its starter may swap."""
    seat = view.viewer
    if seat is None or view.phase in _BEFORE or seat in asked(view):
        return None
    if any(each.finished for each in view.players) or not view.players[seat].hand:
        return None
    return _turn(view) if view.phase is Phase.SWAP else _next_turn(view, seat)


def _next_turn(view: View, seat: Seat) -> View:
    starter = Seat((view.starter + 1) % len(view.players))
    there = _turn(replace(view, turn=view.turn + 1, starter=starter, dice=None))
    return replace(there, phase=Phase.SWAP) if starter == seat else there


def _turn(view: View) -> View:
    """Nobody has chosen a card yet."""
    players = tuple(replace(each, chosen=False, card=None) for each in view.players)
    return replace(view, phase=Phase.CARDS, players=players, agenda=(), actor=None, steps=0, battle=None, cargo=None)


def condition(view: View, typed: str) -> str:
    """See `games.core.ReadCondition`: `roll 3 5` for what is rolled, `dice 5 3` for how the starter leaves it, `swap`
    and `keep`; `card 7` for a card that is turned up.

    :raises IllegalMove: it is none of these.
    """
    words = typed.casefold().strip()
    if words in ("swap", "keep"):
        return words
    if (dice := _DICE.fullmatch(words)) is not None:
        return " ".join(dice.groups())
    if (card := _CARD.fullmatch(words)) is not None and int(card[1]) in CARDS:
        return f"card {int(card[1])}"
    raise IllegalMove(text("koxinga-refusal-condition", typed=typed))
