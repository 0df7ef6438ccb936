"""Why a move is not legal, and what is, from what the viewer knows."""

from __future__ import annotations

from games.core import Choice, Move, Text, text
from games.koxinga.choices import choice
from games.koxinga.notation import format
from games.koxinga.state import Phase, View


def refusal(view: View, path: Move) -> Text | None:
    """None exactly when every token of `path` is on offer."""
    if view.viewer is None:
        return text("koxinga-refusal-spectator")
    if not path:
        return None if choice(view) else text("koxinga-refusal-wait")
    for length, token in enumerate(path):
        offer = choice(view, path[:length])
        if offer is None or token not in (*offer.tokens, *offer.open, *offer.former):
            return _reason(view, path, length, offer)
    return None


def _reason(view: View, path: Move, length: int, offer: Choice | None) -> Text:
    """Why `path` is refused at its token `length`; all that was typed is quoted."""
    if offer is None:
        over = view.phase is Phase.OVER
        return text(f"koxinga-refusal-{'long' if length else 'over' if over else 'wait'}")
    legal = tuple(_literal(format((*path[:length], each))) for each in (*offer.tokens, *offer.open))
    return text("koxinga-refusal-choice", typed=format(path), legal=legal)


def _literal(words: str) -> Text:
    return text("koxinga-literal", words=words)
