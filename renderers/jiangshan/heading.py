"""What the band on top says: whose turn it is or how the game ended, the round and the goal; the actions left, and the
weather that the die may bring while something burns."""

from __future__ import annotations

from games.core import Seat, Text, text
from games.jiangshan.state import Phase, View
from renderers import heading
from renderers.boxes import Laid
from renderers.core import Say
from renderers.heading import Heading
from renderers.jiangshan import badges, secrets
from renderers.jiangshan.colours import CINNABAR_INK
from renderers.jiangshan.goals import goals
from renderers.jiangshan.scene import Scene, banner, seal
from renderers.jiangshan.symbols import symbol
from renderers.lettering import clean, width
from renderers.marks import Drawn
from renderers.palette import BAND_MUTED, PAPER, WHITE
from renderers.sheet import HEADING, SMALLEST, WIDTH

_TABLET, _PITCH, _FACE = 40, 34, 40
_MIDDLE, _APART = (HEADING - 5) / 2, 14
_SHOWN = 5
"""At most so many tablets lie there."""


def headline(view: View) -> Text:
    """Whose turn it is, what is waited for, or how the game ended."""
    if view.outcome is not None:
        return view.outcome.reason
    if view.attack is not None:
        if view.attack.blind:
            return text("jiangshan-picture-undecided", seat=view.active)
        return text("jiangshan-picture-reacting", seat=view.active, who=_attacked(view))
    key = {Phase.PICK: "picking", Phase.MAP: "mapping"}.get(view.phase, "turn")
    return text(f"jiangshan-picture-{key}", seat=view.active)


def asked(view: View) -> tuple[Seat, ...]:
    """Who is asked, as far as everybody may know: of a blind window nobody can tell."""
    if view.outcome is not None or view.phase is Phase.MAP:
        return ()
    if view.phase is Phase.PICK:
        return tuple(Seat(seat) for seat, side in enumerate(view.sides) if not side.picked)
    if view.attack is not None and not view.attack.blind:
        return (_attacked(view),)
    return (view.active,)


def _attacked(view: View) -> Seat:
    assert view.attack is not None, view.phase
    there = view.units.get(view.attack.target) or view.tiles[view.attack.target]
    return there.owner


def round_(view: View) -> Text:
    """Which round it is. A game that is decided after its last round ends in that one."""
    limit = view.terms.round_limit
    return text("jiangshan-picture-round", round=min(view.round, limit), limit=limit)


def actions(view: View) -> int | None:
    """How many orders may still be given; None where none can."""
    return view.ap if view.phase is Phase.ACTION and view.outcome is None else None


def draw(scene: Scene) -> Laid:
    """The band; words make way for what lies at its end. Returns what it holds of the reader's secrets."""
    view = scene.view
    whose = tuple(sorted(view.outcome.winners)) if view.outcome is not None else asked(view)
    faces = view.terms.weather if view.fires and view.outcome is None else ()
    weather = WIDTH - 12 - (-(-len(faces) // 2) * _FACE + 16 if faces else 0)
    left = _actions_left(scene)
    end = weather - (round(width(left, scene.type(SMALLEST))) + 14 if left else 0) - (10 if faces else 0)
    said = Heading(
        said=scene.said(headline(view)),
        note=note(scene),
        emblems=tuple(_emblem(scene, seat) for seat in whose),
        won=view.outcome is not None,
    )
    style = scene.type(SMALLEST)
    held = secrets.tray(scene, heading.free(said, style, end - 2 * _APART))
    heading.draw(scene.canvas, said, style, end=end - _APART - round(held.wide))
    held.draw(scene.canvas, end - _APART - held.wide, _MIDDLE - held.high / 2)
    if left:
        _tablets(scene, left, (end, weather - (10 if faces else 0)))
    if faces:
        _weather(scene, faces, weather)
    return held


def _emblem(scene: Scene, seat: Seat) -> Drawn:
    key, character, face = banner(scene, seat), seal(scene, seat), scene.face
    return lambda size: badges.emblem(key, size, character, face)


def _actions_left(scene: Scene) -> str:
    """What the tablets count; empty while none can be spent."""
    count = actions(scene.view)
    return "" if count is None else scene.words("jiangshan-picture-actions", count=count)


def _tablets(scene: Scene, said: str, span: tuple[int, int]) -> None:
    """One for each action left over the word for them; an empty one if there is none."""
    middle, count = (span[0] + span[1]) / 2, min(scene.view.ap, _SHOWN)
    for number in range(max(1, count)):
        drawn = symbol("action" if count else "spent", _TABLET)
        scene.canvas.centre(drawn, middle + (number - (max(1, count) - 1) / 2) * _PITCH, _MIDDLE - 17)
    scene.canvas.text(said, middle, _MIDDLE + 24, scene.type(SMALLEST), BAND_MUTED, align="middle")


def note(scene: Scene) -> str:
    """The round, and while the game goes on the goal."""
    words = scene.said(round_(scene.view))
    return words if scene.view.outcome is not None else f"{words}   {clean(goal(scene.view, scene.say))}"


def goal(view: View, say: Say) -> str:
    """Every way to win, in a few words."""
    return say(text("jiangshan-picture-goal", goals=" / ".join(map(say, goals(view.terms)))))


def _weather(scene: Scene, faces: tuple[str, ...], left: int) -> None:
    """What each face of the weather die brings, in two lines; what it brought last is framed."""
    abreast = -(-len(faces) // 2)
    scene.canvas.panel((left, 3, left + abreast * _FACE + 16, HEADING - 8), 10, PAPER)
    latest = scene.view.weather
    for face, sky in enumerate(faces):
        x, y = left + 8 + (face % abreast + 0.5) * _FACE, _MIDDLE + (face // abreast - 0.5) * (_FACE - 1)
        if sky == latest and sky not in faces[:face]:
            lit = (round(x) - 20, round(y) - 19, round(x) + 20, round(y) + 19)
            scene.canvas.framed(lit, 8, WHITE, edge=CINNABAR_INK, thick=4)
        scene.canvas.centre(symbol(sky, _FACE - 6), x, y)
