"""The viewer's own hand below the sheet: his cards by name, and what their effects do."""

from __future__ import annotations

from collections.abc import Sequence

from games.cardgo.state import Card, Effect, View
from games.core import Move, text
from renderers.canvas import faded
from renderers.cardgo import legend, pieces
from renderers.cardgo.layout import CARDS, NOTE
from renderers.cardgo.scene import Scene
from renderers.lettering import fit, width
from renderers.palette import INK, MUTED, PANEL
from renderers.sheet import SMALL, SMALLEST, Box

_CARD_WIDTH, _CARD_HEIGHT = 196, 112
_SPACE = 10
_LEFT = 150
_NOTES = 2
"""Columns of what effects do."""


def height(view: View) -> int:
    """Pixels that the own hand takes; none for a spectator."""
    if view.viewer is None or view.hands[view.viewer] is None:
        return 0
    return CARDS + NOTE * -(-len(_effects(view)) // _NOTES) + (10 if _effects(view) else 0)


def draw(scene: Scene) -> None:
    """Cards in a row, and below them each effect that is among them."""
    box, viewer = scene.plan.hand, scene.view.viewer
    if box is None or viewer is None:
        return
    left, top, right, _ = box
    canvas, hand = scene.canvas, scene.view.hands[viewer] or ()
    canvas.image.paste(PANEL, box)
    canvas.centre(pieces.emblem(viewer, 56), left + 74, top + 48)
    label = scene.words("cardgo-picture-own-hand")
    canvas.label(label, left + 74, top + 102, scene.type(SMALL), INK, room=_LEFT - 12, align="middle", least=SMALLEST)
    if hand:
        _cards(scene, (left + _LEFT, top, right - 10, top + CARDS), _chosen(hand, scene.path))
        _notes(scene, (left + 20, top + CARDS, right - 10, top))
    else:
        canvas.text(scene.words("cardgo-picture-no-cards"), left + _LEFT, top + CARDS / 2, scene.type(SMALL), MUTED)


def _effects(view: View) -> tuple[Effect, ...]:
    """The effects among the viewer's own cards."""
    if view.viewer is None or not view.options.effects:
        return ()
    return tuple(sorted({card.effect for card in view.hands[view.viewer] or ()} - {Effect.NONE}))


def _chosen(hand: Sequence[Card], path: Move) -> int | None:
    """The card that a half-made choice has fixed; of a value alone, the first one."""
    if not path or not path[0].isdecimal():
        return None
    fixed = (
        index for index, card in enumerate(hand) if (str(card.value), f"e{card.effect:d}")[: len(path)] == path[:2]
    )
    return next(fixed, None)


def _cards(scene: Scene, box: Box, picked: int | None) -> None:
    """Each with the name of its effect where all names fit; the others faint once one is chosen."""
    left, top, right, bottom = box
    viewer = scene.view.viewer
    assert viewer is not None, box
    hand, y = scene.view.hands[viewer] or (), (top + bottom - _CARD_HEIGHT) // 2
    step = min(_CARD_WIDTH + _SPACE, (right - left) // len(hand))
    wide = min(_CARD_WIDTH, step - 6)
    style, names = scene.type(SMALL), [_name(scene, card) for card in hand]
    named = all(width(name, style) <= wide - 14 for name in names)
    for index, (card, name) in enumerate(zip(hand, names, strict=True)):
        x = left + index * step
        effects = scene.view.options.effects
        drawn = pieces.card_face(
            viewer, card, wide, _CARD_HEIGHT, effects=effects, chosen=index == picked, named=named and bool(name)
        )
        scene.canvas.put(drawn if picked in (None, index) else faded(drawn, 0.5), x, y)
        if named:
            scene.canvas.text(name, x + wide / 2, y + _CARD_HEIGHT * 0.72, style, INK, align="middle")


def _name(scene: Scene, card: Card) -> str:
    if not scene.view.options.effects or card.effect is Effect.NONE:
        return ""
    return scene.words(f"cardgo-effect-{card.effect:d}")


def _notes(scene: Scene, box: Box) -> None:
    """What each effect in the hand does, in two columns."""
    left, top, right, _ = box
    broad = (right - left) // _NOTES
    for number, effect in enumerate(_effects(scene.view)):
        row, column = divmod(number, _NOTES)
        x, y = left + column * broad, top + NOTE * (row + 0.5)
        scene.canvas.centre(legend.badge(effect, 36), x + 18, y)
        name, note = (text(f"cardgo-{key}-{effect:d}") for key in ("effect", "picture-effect"))
        words = scene.words("cardgo-picture-note", name=name, note=note)
        fitted, style = fit(words, scene.type(SMALL), broad - 54, least=SMALLEST)
        scene.canvas.text(fitted, x + 46, y, style, INK)
