"""One picture of CardGO in the making."""

from __future__ import annotations

from typing import TypeAlias

from games.cardgo.connection import is_suppressed
from games.cardgo.preview import Preview
from games.cardgo.state import Card, View
from renderers import scene
from renderers.cardgo.layout import Layout

Scene: TypeAlias = scene.Scene[View, Layout, Preview]


def printed(scene: Scene, card: Card | None) -> Card | None:
    """The card as this table prints it: without effects where they are off."""
    return card if card is None or scene.view.options.effects else Card(card.value)


def suppressed(view: View, place: int) -> bool:
    """Whether the piece there does nothing, where effects count."""
    return view.options.effects and is_suppressed(view.ground, view.board, place)
