"""The two players' plates: name, cards in hand, HP."""

from __future__ import annotations

from games.cardgo.state import GREEN, RED, View
from games.core import Seat
from renderers.cardgo import pieces
from renderers.cardgo.colours import PAINTS
from renderers.cardgo.layout import Box
from renderers.cardgo.scene import Scene
from renderers.lettering import width
from renderers.palette import AMBER, BLUE, INK, LINE, MUTED, PANEL, TRACK, WHITE, blend
from renderers.prose import change

SIDES = (GREEN, RED)
_NAME = 34


def starting_hp(view: View) -> tuple[int, int]:
    """CardGO 4: red additionally gets the komi."""
    options = view.options
    return options.hp, (options.hp if options.hp_red is None else options.hp_red) + options.komi


def draw(scene: Scene) -> None:
    """Green's on the left, red's on the right."""
    for seat in SIDES:
        _plate(scene, seat)


def _plate(scene: Scene, seat: Seat) -> None:
    view, canvas, box = scene.view, scene.canvas, scene.plan.plates[seat]
    paint = PAINTS[seat]
    left, top, right, bottom = box
    active = view.outcome is None and view.number > 0 and view.turn == seat
    won = view.outcome is not None and seat in view.outcome.winners
    edge = AMBER if won else paint.edge if active else LINE
    canvas.framed(box, 20, paint.pale if active or won else PANEL, edge=edge, thick=6 if active or won else 3)
    canvas.centre(pieces.emblem(seat, 84), left + 62, (top + bottom) / 2)
    start = left + 116
    room = _hand_count(scene, seat, right - 20, top + 40) - start - 16
    canvas.label(_name(scene, seat, room), start, top + 40, scene.type(_NAME), INK, room=room)
    _life(scene, seat, (start, top + 66, right - 20, bottom - 14))


def _name(scene: Scene, seat: Seat, room: float) -> str:
    """The player's name, with a word about a pass if there is room for it."""
    if scene.view.passed[seat] and scene.view.outcome is None:
        passed = scene.words("cardgo-picture-passed", who=seat)
        if width(passed, scene.type(_NAME)) <= room:
            return passed
    return scene.words("renderers-name", who=seat)


def _hand_count(scene: Scene, seat: Seat, right: int, y: int) -> float:
    """A card's back and a number; returns where they begin."""
    count = str(scene.view.counts[seat])
    start = right - scene.canvas.text(count, right, y, scene.type(34, bold=True), INK, align="right")
    scene.canvas.centre(pieces.card_back(seat, 26, 38), start - 22, y)
    return start - 36


def _life(scene: Scene, seat: Seat, box: Box) -> None:
    """The number of HP, the start value, a bar, and what a preview would change."""
    left, top, right, bottom = box
    hp, start = scene.view.hp[seat], starting_hp(scene.view)[seat]
    middle = (top + bottom) / 2
    number = scene.type(46, bold=True)
    end = right - scene.canvas.text(f"/{start}", right, middle + 4, scene.type(28), MUTED, align="right") - 3
    scene.canvas.text(str(hp), end, middle, number, INK, align="right")
    stop = int(end - width("8" * max(2, len(str(max(hp, start)))), number)) - 16
    _bar(scene, seat, (left, int(middle) - 13, stop, int(middle) + 13), min(1.0, hp / start))
    _foreseen(scene, seat, stop, middle)


def _bar(scene: Scene, seat: Seat, box: Box, share: float) -> None:
    left, top, right, bottom = box
    paint = PAINTS[seat]
    scene.canvas.panel(box, 13, blend(paint.edge, TRACK, 0.55))
    scene.canvas.panel((left + 3, top + 3, right - 3, bottom - 3), 10, TRACK)
    if share > 0:
        full = max(8, int((right - left - 6) * share))
        scene.canvas.panel(
            (left + 3, top + 3, left + 3 + full, bottom - 3), 10, paint.edge if seat == GREEN else paint.fill
        )


def _foreseen(scene: Scene, seat: Seat, right: int, y: float) -> None:
    """What the previewed placement would change, on the end of the bar."""
    preview = scene.preview
    lost = 0 if preview is None else preview.lost[seat] + preview.direct[seat]
    open_ended = preview is not None and preview.at_least[seat]
    if not lost and not open_ended:
        return
    words, style = (change(-lost) if lost else "−0") + ("+" if open_ended else ""), scene.type(32, bold=True)
    wide = int(width(words, style)) + 28
    scene.canvas.panel((right - wide, int(y) - 21, right, int(y) + 21), 21, BLUE)
    scene.canvas.text(words, right - wide / 2, y, style, WHITE, align="middle")
