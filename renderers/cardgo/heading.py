"""The band on top: whose turn it is, or how the game ended, the turn's number and the rules that this table has
chosen."""

from __future__ import annotations

from functools import partial

from games.cardgo.state import View
from games.core import Seat, Text, text
from renderers import boxes, heading
from renderers.boxes import Box, Rest, column, either, icon, label, row, sized
from renderers.cardgo import pieces
from renderers.cardgo.scene import Scene
from renderers.heading import PLAIN_LEAST, Heading
from renderers.lettering import width
from renderers.palette import BAND_INK, BAND_MUTED
from renderers.sheet import HEADING, PLAIN, SMALL, WIDTH

LATE = 20
"""Turns before the last one from which it is told which that is."""
_PILES, _LEFT = 340, 112
"""Pixels of the piles, at the band's end, and of a winner's emblem before the headline."""


def headline(view: View) -> Text:
    """Whose turn it is, or how the game ended."""
    if view.outcome is None:
        if not view.number:
            return text("cardgo-picture-dealing")
        if view.extra is None:
            return text("cardgo-picture-to-move", who=view.turn)
        if not view.extra:
            return text("cardgo-picture-extra-unknown", who=view.turn)
        return text("cardgo-picture-extra", who=view.turn, value=view.extra)
    return view.outcome.reason


def asked(view: View) -> tuple[Seat, ...]:
    """Whose turn it is; nobody before the first one and after the last."""
    return (view.turn,) if view.outcome is None and view.number else ()


def passed(view: View, seat: Seat) -> bool:
    """Whether its latest turn was a pass, while the game goes on: then the headline says how it ended."""
    return view.passed[seat] and view.outcome is None


def turn(view: View) -> Text:
    """The turn's number; close to the last one, also which that is: a game is mostly over long before."""
    left = view.options.maxturns - view.number
    return text(f"cardgo-picture-turn{'-late' * (left < LATE)}", number=view.number, limit=view.options.maxturns)


def draw(scene: Scene) -> None:
    """Emblem, headline and turn; deck and discard."""
    view = scene.view
    over = view.outcome is not None
    shown = tuple(view.outcome.winners) if view.outcome is not None else asked(view)
    emblems = tuple(partial(pieces.emblem, seat) for seat in shown)
    note = [scene.said(turn(view))] if view.number else []
    chosen = [key for key, on in (("full", view.options.full), ("adj", view.options.adj)) if on]
    note += [scene.words(f"cardgo-picture-{key}") for key in chosen]
    said = scene.said(headline(view))
    heading.draw(
        scene.canvas,
        Heading(said, " · ".join(note), emblems, won=over),
        scene.type(PLAIN),
        end=WIDTH - 20 - _PILES * holds_piles(scene),
    )
    if holds_piles(scene):
        boxes.draw(scene.canvas, (WIDTH - _PILES, 0, WIDTH, HEADING - 5), sized(piles(scene), high=HEADING - 5))


def holds_piles(scene: Scene) -> bool:
    """Whether the piles stand in the band: always while the game goes on, later if they leave the headline on one
    line; in an animation as in its last frame."""
    view = scene.film or scene.view
    if view.outcome is None:
        return True
    return width(scene.said(headline(view)), scene.type(PLAIN_LEAST)) <= WIDTH - 20 - _PILES - _LEFT


def piles(scene: Scene) -> Box:
    """How many cards are in the deck and on the discard."""
    every = [_pile(scene, scene.view.deck, "deck"), _pile(scene, len(scene.view.discard), "discard")]
    return either((row(*(sized(each, wide=_PILES / 2, align=0) for each in every)), row(*map(Rest, every))))


def _pile(scene: Scene, count: int, kind: str) -> Box:
    number = label(str(count), scene.type(PLAIN, bold=True), BAND_INK, high=38)
    words = label(scene.words(f"cardgo-picture-{kind}"), scene.type(SMALL), BAND_MUTED, high=36)
    return row(icon(pieces.pile(52, face_up=kind == "discard")), column(number, words), gap=10)
