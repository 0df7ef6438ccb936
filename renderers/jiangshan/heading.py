"""What the band on top says: whose turn it is or how the game ended, the round and the goal; the actions left, and the
weather that the die may bring while something burns."""

from __future__ import annotations

from collections.abc import Iterator
from functools import partial

from games.core import Seat, Text, text
from games.jiangshan.state import Phase, Terms, View
from renderers import heading
from renderers.boxes import MIDDLE, Box, Laid, column, icon, label, on, row, sized
from renderers.canvas import Canvas
from renderers.core import Say
from renderers.heading import Heading
from renderers.jiangshan import badges, secrets
from renderers.jiangshan.colours import CINNABAR_INK
from renderers.jiangshan.scene import Scene, banner, seal
from renderers.jiangshan.symbols import symbol
from renderers.lettering import clean
from renderers.marks import Drawn
from renderers.palette import BAND_MUTED, PAPER, WHITE
from renderers.sheet import HEADING, SMALLEST, WIDTH

_TABLET, _PITCH, _WORDS, _FACE = 40, 34, 36, 40
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
    return text("jiangshan-picture-round", round=min(view.round, limit or view.round), limit=limit)


def actions(view: View) -> int | None:
    """How many orders may still be given; None where none can."""
    return view.ap if view.phase is Phase.ACTION and view.outcome is None else None


def draw(scene: Scene) -> Laid:
    """The band; words make way for what lies at its end. Returns what it holds of the reader's secrets."""
    view = scene.view
    whose = tuple(sorted(view.outcome.winners)) if view.outcome is not None else asked(view)
    beside = row(_tablets(scene), _weather(scene), gap=_APART)(WIDTH, HEADING)
    end = WIDTH - 12 - round(beside.wide)
    said = Heading(
        said=scene.said(headline(view)),
        note=note(scene),
        emblems=tuple(emblem(scene, seat) for seat in whose),
        won=view.outcome is not None,
    )
    style = scene.type(SMALLEST)
    held = secrets.tray(scene, heading.free(said, style, end - 2 * _APART))
    heading.draw(scene.canvas, said, style, end=end - _APART - round(held.wide))
    held.draw(scene.canvas, end - _APART - held.wide, _MIDDLE - held.high / 2)
    beside.draw(scene.canvas, end, _MIDDLE - beside.high / 2)
    return held


def emblem(scene: Scene, seat: Seat) -> Drawn:
    """The banner of the seat's army."""
    return partial(badges.emblem, banner(scene, seat), character=seal(scene, seat), face=scene.face)


def _tablets(scene: Scene) -> Box | None:
    """One for each action left over the word for them; an empty one if there is none."""
    if (count := actions(scene.view)) is None:
        return None
    drawn = icon(symbol("action" if count else "spent", _TABLET), wide=_PITCH)
    words = label(scene.words("jiangshan-picture-actions", count=count), scene.type(SMALLEST), BAND_MUTED, high=_WORDS)
    return column(row(*(drawn,) * max(1, min(count, _SHOWN))), words, align=MIDDLE)


def note(scene: Scene) -> str:
    """The round, and while the game goes on the goal."""
    words = scene.said(round_(scene.view))
    return words if scene.view.outcome is not None else f"{words}   {clean(goal(scene.view, scene.say))}"


def goal(view: View, say: Say) -> str:
    """Every way to win, in a few words."""
    return say(text("jiangshan-picture-goal", goals=" / ".join(map(say, goals(view.terms)))))


def goals(terms: Terms) -> Iterator[Text]:
    """Every way to win: the King always, else what the scenario adds."""
    yield text("jiangshan-picture-goal-king")
    if terms.capital_loss == "defeat":
        yield text("jiangshan-picture-goal-capital")
    if terms.hold:
        yield text("jiangshan-picture-goal-hold", count=terms.hold)
    if terms.merit_goal:
        yield text("jiangshan-picture-goal-merit", count=terms.merit_goal)


def _weather(scene: Scene) -> Box | None:
    """What each face of the weather die brings, in two lines, while something burns; what it brought last is framed."""
    view = scene.view
    if not view.fires or view.outcome is not None:
        return None
    faces, lit = view.terms.weather, partial(Canvas.framed, radius=8, fill=WHITE, edge=CINNABAR_INK, thick=4)
    latest = faces.index(view.weather) if view.weather in faces else None
    every = [
        on(lit if number == latest else None, sized(icon(symbol(sky, _FACE - 6)), _FACE, _FACE - 1))
        for number, sky in enumerate(faces)
    ]
    abreast = -(-len(every) // 2)
    ground = partial(Canvas.panel, radius=10, fill=PAPER)
    return on(ground, column(row(*every[:abreast]), row(*every[abreast:])), (8, 1, 8, 1))
