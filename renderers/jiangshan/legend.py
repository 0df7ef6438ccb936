"""The lines at the foot: which units stand on this board, first of all those whose characters the reader cannot read,
and what its unusual signs mean; the rest is in the rules."""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from dataclasses import dataclass, replace
from functools import partial

from PIL import Image

from games.core import Seat, Text, text
from games.jiangshan import lookahead
from games.jiangshan.offer import choices
from games.jiangshan.offer.choices import Picked
from games.jiangshan.state import STRATAGEMS, Place
from games.jiangshan.units import FACES, Kind, Mark
from renderers import boxes, marks
from renderers.boxes import END, MIDDLE, Laid, Rest, column, either, flow, label, on, row
from renderers.canvas import rounded, sprite
from renderers.jiangshan import armies, arrows, badges, glyphs, pieces, plates, secrets, targets, tokens, towns, trail
from renderers.jiangshan.colours import BANNERS, SCROLL
from renderers.jiangshan.scene import Scene, shares
from renderers.jiangshan.symbols import symbol
from renderers.kept import kept
from renderers.marks import Drawn
from renderers.palette import INK, WHITE
from renderers.sheet import SMALLEST, WIDTH

_SPACINGS, _CLOSE = ((28, 30, 0, 20), (26, 30, 0, 10)), (23, 28, 2, 10)
"""Pixels of a sign, of a line, between lines, and behind words: the more is to be told, the closer."""
_LEFT, _NEAR, _UP, _DEEP = 10, 4, 1, 5
"""Pixels before a line, between a sign and its words, by which a line is higher that has secrets below it, and below
the last one: its letters hang down."""
_CLASSES = {"i": "jiangshan-picture-foot", "h": "jiangshan-picture-mounted"}
"""What classes that hold more than one type are called in short."""


@dataclass(frozen=True, slots=True)
class Entry:
    """A sign, drawn at a size in pixels, and what it means."""

    sign: Drawn
    words: str


def draw(scene: Scene, chosen: Picked, *, footed: int, nameless: bool) -> None:
    """What the viewer was not told when they looked last comes first, then what matters most, in as many lines as the
    secrets of `footed` armies leave; where these have no room for all of it, in close ones, the second below the plates
    too. Then what has none is left out; where there is room left, but not below the plates, types whose names hold
    their characters are told as well, then towns. Stratagems are told too where the reader's own are `nameless`."""
    before = _before(scene)
    told = sorted(entries(scene, chosen, nameless=nameless), key=lambda entry: entry.words in before)
    lines = partial(_lines, scene, (*told, *_named(scene)), len(told))
    forms = (column(Rest(partial(lines, each, 0), MIDDLE)) for each in _SPACINGS)
    close = column(Rest(partial(_lines, scene, told, len(told), _CLOSE, WIDTH - scene.plan.foot[2]), END))
    pad = (_LEFT, -_UP, 8, scene.plan.bar(footed) * footed) if footed else (_LEFT, 0, 8, _DEEP)
    boxes.draw(scene.canvas, scene.plan.foot, on(None, either((*forms, close)), pad))


def _before(scene: Scene) -> set[str]:
    """What was told with the position that the viewer saw last."""
    if not scene.since:
        return set()
    seen = replace(scene, view=scene.since[0], since=(), path=(), preview=None, threats=())
    return {entry.words for entry in entries(seen, choices.NOTHING)}


def _lines(
    scene: Scene,
    told: Sequence[Entry],
    needed: int,
    spacing: tuple[int, int, int, int],
    beyond: int,
    wide: float,
    high: float,
) -> Laid:
    size, line, lead, gap = spacing
    style = scene.type(SMALLEST)
    signs = (
        row(boxes.sign(partial(each.sign, size), size, line), label(each.words, style, INK), gap=_NEAR) for each in told
    )
    return flow(*signs, gap=gap, lead=lead, beyond=beyond, needed=needed)(wide, high)


def entries(scene: Scene, chosen: Picked, *, nameless: bool = False) -> Iterator[Entry]:
    """Types and classes that the reader cannot read, counters that the plates do not name; the marks of the choice and
    of the board; stratagems that the plates do not name."""
    yield from (_written(scene, sign, words) for sign, words in _characters(scene) if sign not in words)
    yield from _counters(scene)
    aimed = _aimed(scene, chosen)
    yield from (Entry(partial(targets.alone, kind), _called(scene, kind)) for kind in targets.KINDS if kind in aimed)
    if scene.view.attack is not None and scene.view.attack.pairs:
        yield Entry(partial(targets.alone, "other"), _called(scene, "exchange"))
    yield from _badges(scene)
    unnamed = plates.unnamed(scene)
    if nameless:
        unnamed |= {each for seat in secrets.sides(scene.view) for each in armies.unseen(scene.view.sides[seat])}
    for each in (each for each in STRATAGEMS if each in unnamed):
        yield Entry(partial(symbol, each), scene.words(f"jiangshan-stratagem-{each}"))
    heavy = (unit.owner for unit in scene.view.units.values() if unit.battle and unit.kind and unit.kind.heavy)
    if (owner := next(heavy, None)) is not None:
        yield Entry(partial(pieces.armour, armies.keys(scene.view)[owner]), _called(scene, "heavy"))


def _named(scene: Scene) -> Iterator[Entry]:
    """What is told where room is left: types whose names hold their characters, and towns."""
    told = (each for each in _characters(scene) if each[0] in each[1] and each[0] != each[1])
    yield from (_written(scene, *each) for each in told)
    for kind, tile in {lookahead.building(each): each for each in scene.view.tiles.values()}.items():
        drawn = partial(towns.town, "white", camp=tile.camp, capital=tile.capital)
        yield Entry(drawn, scene.said(lookahead.said(kind)))


def _aimed(scene: Scene, chosen: Picked) -> set[str]:
    """The kinds of marks on cells: of what may be chosen, of an order that is considered, of an attack that waits."""
    plan, attack = scene.preview, scene.view.attack
    found = set(chosen.targets.values())
    found |= {plan.kind} if plan is not None and plan.end not in (None, plan.start) else set()
    return found | ({"capture"} if attack is not None else set())


def _written(scene: Scene, sign: str, words: str) -> Entry:
    return Entry(partial(_chip, sign, scene.face), words)


@kept
def _chip(character: str, face: str, size: int) -> Image.Image:
    """A character on a tile, so that it is not read as the first of its meaning."""
    return glyphs.written(sprite(size, rounded((0, 0, 100, 100), 14, INK)), character, 1, WHITE, face)


def _badges(scene: Scene) -> Iterator[Entry]:
    """What is pinned on tiles here, and arrows that are no march: whatever is to be seen."""
    view, seen, running = scene.view, scene.view.units.values(), scene.view.outcome is None
    own = [unit for unit in seen if not unit.battle and shares(scene, unit.owner)]
    tags = [glyphs.mark(view, each.mark, scene.face) for each in seen if pieces.tagged(view, each, scene.plan)]
    steps = trail.steps(view, scene.since)
    gone = [(step, step.start) for step in steps if step.start is not None]
    sails = [start for step, start in gone if step.by == "sail" and not arrows.is_short(start, step.end)]
    brief = [step.seat for step, start in gone if not step.shot and arrows.is_short(start, step.end)]
    paint = BANNERS[armies.keys(scene.view)[brief[-1] if brief else 0]].trace
    origin = partial(arrows.origin, inks=(SCROLL, paint.edge, paint.fill))
    acted = any(unit.commanded for unit in seen) or any(side.used for side in view.sides)
    signs: dict[str, tuple[Drawn, bool]] = {
        "threat": (marks.threatened, bool(scene.threats)),
        "exposed": (badges.eye, running and any(unit.exposed and pieces.secret(view, unit) for unit in own)),
        "back": (partial(badges.tag, min(tags, default=""), face=scene.face), bool(tags)),
        "chaos": (partial(badges.burst, face=scene.face), any(unit.chaos for unit in seen)),
        "occupied": (badges.mystery, bool(view.sheltering) or any(unit.marked for unit in seen)),
        "blank": (
            partial(tokens.blank, face=scene.face),
            running and any(armies.blanks(view, Seat(seat)) for seat, _ in enumerate(view.sides)),
        ),
        "shooting": (partial(arrows.alone, shot=True), any(step.shot for step, _ in gone)),
        "origin": (origin, bool(brief)),
        "sailing": (arrows.alone, bool(sails)),
        "sent": (partial(symbol, "action"), any(step.by == "command" for step, _ in gone)),
        "challenged": (badges.summons, any(step.by == "challenge" and step.end in view.units for step in steps)),
        "fallen": (badges.cross, bool(view.dead or trail.fallen(steps, view))),
        "acted": (badges.done, running and acted),
        "preset": (badges.heading, running and any(unit.preset for unit in own)),
    }
    return (Entry(drawn, _called(scene, key)) for key, (drawn, shown) in signs.items() if shown)


def _called(scene: Scene, key: str) -> str:
    return scene.words(f"jiangshan-picture-{key}")


def _counters(scene: Scene) -> Iterator[Entry]:
    """What the plates count, where they have no room for words."""
    if not plates.worded(scene, scene.plan.plates[0]):
        for name in plates.COUNTERS:
            yield Entry(partial(symbol, name), _called(scene, name))


def _characters(scene: Scene) -> Iterator[tuple[str, str]]:
    """The characters that are to be seen, each with what it means: a type, else a class. Classes come first, as most
    tiles show no more."""
    seen, units = scene.view.units.values(), scene.view.terms.units
    kinds: list[Kind] = [unit.kind for unit in seen if unit.kind is not None]
    marks = {unit.mark for unit in seen if unit.place is Place.OPEN and not unit.battle and unit.kind is None}
    types = {glyphs.unit(kind, scene.face): kind.named for kind in units.listed(kinds)}
    backs = {glyphs.back(units, sign, scene.face): _class(units.marks[sign]) for sign in units.marks if sign in marks}
    told = {**{sign: said for sign, said in backs.items() if sign not in types}, **types}
    return ((sign, scene.said(said)) for sign, said in told.items())


def _class(mark: Mark) -> Text:
    """What names a class; one of a single type is called as that, since its back looks like one."""
    if mark.code in FACES:
        return text(_CLASSES[mark.code])
    return mark.kinds[0].named if len(mark.kinds) == 1 else mark.named
