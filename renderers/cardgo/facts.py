"""What the margin tells of the game: the turn, the piles, rules that are chosen, the latest placements."""

from __future__ import annotations

from games.cardgo.board import name as cell_name
from games.cardgo.state import GREEN, RED, Card, Effect, Placement, View
from renderers.cardgo import marks, pieces
from renderers.cardgo.colours import PAINTS
from renderers.cardgo.layout import Box
from renderers.cardgo.pieces import Look
from renderers.cardgo.scene import Scene, printed
from renderers.lettering import uniform, width
from renderers.palette import INK, MUTED
from renderers.prose import change

_SHOWN_PLACEMENTS = 3


def height(view: View) -> int:
    """Pixels that the facts take."""
    rules = view.options.full + view.options.adj
    placements = min(len(view.last), _SHOWN_PLACEMENTS)
    return 46 + 70 + 34 * rules + (34 + 46 * placements if placements else 0)


def draw(scene: Scene, box: Box) -> None:
    """The facts from the top of the box down."""
    left, y, right, _ = box
    view, canvas, room = scene.view, scene.canvas, right - left
    turn = scene.words("cardgo-picture-turn", number=view.number, limit=view.options.maxturns)
    canvas.label(turn, left, y + 20, scene.type(29), INK, room=room)
    _piles(scene, (left, y + 46, right, y + 116))
    y += 116
    for rule in [key for key, chosen in (("full", view.options.full), ("adj", view.options.adj)) if chosen]:
        canvas.label(scene.words(f"cardgo-picture-{rule}"), left, y + 15, scene.type(26), MUTED, room=room)
        y += 34
    if view.last:
        canvas.label(scene.words("cardgo-picture-last"), left, y + 16, scene.type(24), MUTED, room=room)
        y += 34
    for placement in view.last[-_SHOWN_PLACEMENTS:]:
        _placement(scene, (left, y, right, y + 44), placement)
        y += 46


def _piles(scene: Scene, box: Box) -> None:
    left, top, right, _ = box
    half = min(190, (right - left) // 2)
    for x, count, pile in ((left, scene.view.deck, "deck"), (left + half, len(scene.view.discard), "discard")):
        scene.canvas.centre(pieces.pile(52, face_up=pile == "discard"), x + 26, top + 30)
        scene.canvas.text(str(count), x + 62, top + 18, scene.type(34, bold=True), INK)
        scene.canvas.label(
            scene.words(f"cardgo-picture-{pile}"), x + 62, top + 48, scene.type(22), MUTED, room=half - 66
        )


def _placement(scene: Scene, box: Box, placement: Placement) -> None:
    """`2e1@B2` as a piece and a cell, then what both sides lost."""
    left, top, right, bottom = box
    y, card = (top + bottom) / 2, printed(scene, placement.card)
    plain = None if card is None else Card(card.value)
    scene.canvas.centre(
        pieces.piece(placement.seat, plain, Look.CLOSED if card is None else Look.FIRM, 44), left + 22, y
    )
    cell = cell_name(scene.view.ground.columns, placement.cell)
    start = left + 52 + scene.canvas.text(cell, left + 52, y, scene.type(34, bold=True), INK)
    end = _losses(scene, placement, min(right, left + 346), y)
    if card is not None and card.effect is not Effect.NONE:
        _effect(scene, card.effect, (round(start) + 10, top, end, bottom))


def _losses(scene: Scene, placement: Placement, right: int, y: float) -> int:
    """What both sides lost, before `right`; returns where it begins."""
    x = float(right)
    for seat in (RED, GREEN):
        if lost := placement.lost[seat]:
            ink = PAINTS[seat].edge
            x -= scene.canvas.text(change(-lost), x, y, scene.type(32, bold=True), ink, align="right") + 20
            scene.canvas.centre(pieces.emblem(seat, 28), x, y)
            x -= 22
    return round(x)


def _effect(scene: Scene, effect: Effect, box: Box) -> None:
    """The effect's mark, and its name if there is room."""
    left, top, right, bottom = box
    y, words, room = (top + bottom) / 2, scene.words(f"cardgo-effect-{effect:d}"), right - left - 48
    scene.canvas.centre(marks.badge(effect, 38, MUTED), left + 19, y)
    style = uniform((words,), scene.type(27), room, smallest=20)
    if width(words, style) <= room:
        scene.canvas.text(words, left + 44, y, style, INK)
