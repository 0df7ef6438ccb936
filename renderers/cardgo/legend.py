"""What is unusual near the latest turns: effects that lie there, marks that need a word, terrains; each with its name,
and what it does as far as there is room for that."""

from __future__ import annotations

from bisect import bisect_left
from collections.abc import Callable, Iterable, Iterator, Mapping, Sequence
from dataclasses import dataclass
from functools import partial
from types import MappingProxyType
from typing import TypeAlias

from PIL import Image

from games.cardgo.board import Terrain
from games.cardgo.preview import Preview
from games.cardgo.state import GREEN, RED, Card, Effect, SeenPiece, View
from games.core import Seat, Threat, text
from renderers import key
from renderers import marks as frames
from renderers.boxes import Box, Laid, column, either, flow, icon, label, on, paragraph, row, steady
from renderers.canvas import centred, rounded, sprite
from renderers.cardgo import fences, hands, links, marks, pieces, terrains
from renderers.cardgo.colours import GRAIN
from renderers.cardgo.pieces import Look
from renderers.cardgo.scene import Scene, suppressed
from renderers.cardgo.trail import enclosed, ghosts, trail
from renderers.core import Say
from renderers.kept import kept
from renderers.lettering import clean
from renderers.palette import BAND_INK, BAND_MUTED, MUTED, Colour
from renderers.prose import listed
from renderers.sheet import SMALL

_ICON, ROW = 32, 34
"""Pixels of a sign and of a line."""
_BESIDE, _APART = 8, 14
"""Pixels between a sign and its name, and between two names in a line."""
_NEAR = 2
"""Cells from a placement that are within its reach."""


_EXPLAINED = frozenset({"gone", "danger", "suppressed", "enclosed", "nearly"})
"""The marks whose name does not say what they mean."""
Sign: TypeAlias = Effect | Terrain | str | tuple[Terrain, ...]
"""An effect, a terrain, one of `_MARKS`, or painted grounds that change nothing."""


@dataclass(frozen=True, slots=True)
class Entry:
    """A sign, its name, and what it does; `short` is said instead where there is no room for both."""

    icon: Image.Image
    words: str
    note: str
    short: str = ""


@dataclass(frozen=True, slots=True)
class Signs:
    """What is told, in the order of what matters: the first `pressing` of those near the marked turns, or the placement
    that is foreseen, belong to these and to the own hand, and the last `bare` are grounds that nothing lies on;
    `effects` and `grounds` are the others on the board."""

    near: tuple[Sign, ...]
    pressing: int
    bare: int = 0
    effects: tuple[Effect, ...] = ()
    grounds: tuple[Terrain, ...] = ()


def signs(
    view: View, since: Sequence[View] = (), preview: Preview | None = None, threats: Sequence[Threat] = ()
) -> Signs:
    """After those that press the marks, then what else lies within reach and the terrains there. Once the game is over
    nobody asks about empty ground, nor about what lies further off."""
    cells, placed = _concerned(view, since, preview)
    reach = _reach(view, cells)
    effects = list(dict.fromkeys((*placed, *sorted(hands.effects(view))))) if view.options.effects else []
    here = sorted({view.terrain[cell] for cell in cells} - terrains.BASIC)
    around = sorted({view.terrain[cell] for cell in reach} - terrains.BASIC - set(here))
    occupied = {view.terrain[cell] for cell in reach if view.board[cell] is not None}
    lying = sorted(_lying(view, since, reach) - set(effects)) if view.options.effects else []
    empty = [each for each in around if each not in occupied]
    bare: tuple[Sign, ...] = (*empty, *_plain(view, reach)) if view.outcome is None else ()
    found: tuple[Sign, ...] = (
        *effects,
        *here,
        *_marks(view, since, preview, threats),
        *lying,
        *(terrain for terrain in around if terrain in occupied),
        *bare,
    )
    if view.outcome is not None:
        return Signs(found, len(effects) + len(here))
    others = set() if not view.options.effects else _effects(view.board) - {*effects, *lying}
    grounds = set(view.terrain) - terrains.BASIC - {*here, *around}
    return Signs(found, len(effects) + len(here), len(bare), tuple(sorted(others)), tuple(sorted(grounds)))


def _effects(pieces: Iterable[SeenPiece | None]) -> set[Effect]:
    return {piece.card.effect for piece in pieces if piece is not None and piece.card is not None} - {Effect.NONE}


def _reach(view: View, cells: Sequence[int]) -> Sequence[int]:
    """The cells so near to one of these; all of them before anything was placed."""
    columns, every = view.ground.columns, range(len(view.terrain))
    if not cells:
        return every
    rows, near = len(every) // columns, set[int]()
    for placed in set(cells):
        y, x = divmod(placed, columns)
        first, last = max(0, x - _NEAR), min(columns, x + _NEAR + 1)
        for line in range(max(0, y - _NEAR), min(rows, y + _NEAR + 1)):
            near.update(range(line * columns + first, line * columns + last))
    return sorted(near)


def _lying(view: View, since: Sequence[View], near: Sequence[int]) -> set[Effect]:
    """The effects that the picture shows there: on the board, on what has just left it; and in open hands."""
    gone = [piece for each in trail(view, since) for _, piece in each.removed]
    held = {card.effect for hand in view.hands for card in hand or ()} - {Effect.NONE}
    return held | _effects((*(view.board[cell] for cell in near), *gone))


def _concerned(view: View, since: Sequence[View], preview: Preview | None) -> tuple[list[int], list[Effect]]:
    """Cells where something was placed, and the effects that were."""
    every = trail(view, since) if preview is None else (preview,)
    placed = [(each.cell, each.card) for each in every]
    effects = dict.fromkeys(card.effect for _, card in placed if card is not None)
    return [cell for cell, _ in placed], [effect for effect in effects if effect is not Effect.NONE]


def _marks(view: View, since: Sequence[View], preview: Preview | None, threats: Sequence[Threat]) -> Iterator[str]:
    """Those on the board."""
    lying = [(place, piece) for place, piece in enumerate(view.board) if piece is not None]
    standing, latest = fences.standing(view, preview), links.latest(view, since, preview)
    seen = {
        "danger": any(threat.cells for threat in threats),
        "gone": any(True for _ in ghosts(view, since, preview, threats)),
        "leaving": preview is not None and any(side.hits for side in preview.sides),
        "maybe": preview is not None and bool(preview.maybe),
        "closed": any(piece.card is None or piece.face_down for _, piece in lying),
        "suppressed": any(suppressed(view, place) for place, _ in lying),
        "enclosed": any(not group.free for group in standing) or bool(enclosed(view, latest)),
        "nearly": any(group.free for group in standing),
    }
    return (mark for mark, shown in seen.items() if shown)


def _plain(view: View, near: Sequence[int]) -> tuple[tuple[Terrain, ...], ...]:
    """The painted grounds that change nothing, where there are others that do."""
    ground = {view.terrain[cell] for cell in near}
    found = tuple(sorted(ground & (terrains.BASIC - terrains.WOODEN)))
    return (found,) if found and ground - terrains.BASIC else ()


class Legend:
    """All signs, each with its name alone or with what it does; `close` are the places of those without far grounds,
    `worn` of those without bare ones too. Of what is to be explained, the first `pressing` belong to those that press,
    and the first `near` to those near the marked turns."""

    def __init__(self, scene: Scene) -> None:
        found = signs(scene.view, scene.since, scene.preview, scene.threats)
        every, near = (*found.near, *found.effects, *found.grounds), len(found.near)
        told = [entry(sign, scene.say) for sign in every]
        self.all = range(len(told))
        self.close = self.all[: len(told) - len(found.grounds)]
        self.worn = (*self.close[: near - found.bare], *self.close[near:])
        self._explained = [place for place, entry in enumerate(told) if entry.note]
        self.pressing, self.near = (bisect_left(self._explained, end) for end in (found.pressing, near))
        self._noted = [steady(_whole(scene, entry)) for entry in told]
        names = ((each.icon, _line(scene, each.short or each.words, BAND_INK)) for each in told)
        self._named = [steady(row(icon(drawn), name, gap=_BESIDE)) for drawn, name in names]

    def forms(self, chosen: Sequence[int]) -> Sequence[Box]:
        """All that are chosen: with what is to be explained of them, then less and less."""
        explained, none = [place for place in self._explained if place in chosen], Laid(missing=len(chosen))
        counts = range(len(explained), -1, -1)
        return [steady(partial(self.form, chosen, explained[:count], ()), none) for count in counts]

    def filled(self, chosen: Sequence[int]) -> Box:
        """All that are chosen, notes of those that press alone, and of the others as many names as there is room
        for."""
        noted, others = self._explained[: self.pressing], [place for place in self.all if place not in chosen]
        form, none = partial(self.form, chosen, noted, others), Laid(missing=len(chosen))

        def lay(wide: float, high: float) -> Laid:
            laid = form(wide, high)
            return none if laid.missing else laid

        return lay

    def form(
        self, chosen: Sequence[int], noted: Sequence[int], others: Sequence[int], wide: float, high: float
    ) -> Laid:
        """As many of those as there is room for, and what the `noted` ones do; then `others`, which are not missed."""
        names = [self._named[place] for place in chosen if place not in noted]
        lines = (self._noted[place] for place in noted)
        rest = (self._named[place] for place in others)
        told = flow(*names, *rest, gap=_APART, needed=len(names))
        return on(None, column(*lines, told), (4, 0, 0, 0))(wide, high)


def _whole(scene: Scene, entry: Entry) -> Box:
    """Name and note on one line where they fit, else the note below."""
    note = _below(scene, entry.note, BAND_MUTED) if entry.note else None
    said = scene.words("cardgo-picture-note", name=entry.words, note=entry.note) if entry.note else entry.words
    lines = (_line(scene, said, BAND_INK), column(_below(scene, entry.words, BAND_INK), note))
    return row(icon(entry.icon, high=ROW), either(lines), gap=_BESIDE, align=0)


def _line(scene: Scene, words: str, ink: Colour) -> Box:
    return label(words, scene.type(SMALL), ink, high=ROW)


def _below(scene: Scene, words: str, ink: Colour) -> Box:
    return paragraph(words, scene.type(SMALL), ink, leading=ROW)


def entry(sign: Sign, say: Say) -> Entry:
    if isinstance(sign, str):
        note = clean(say(text(f"cardgo-picture-mark-{sign}-note"))) if sign in _EXPLAINED else ""
        return Entry(_MARKS[sign](), clean(say(text(f"cardgo-picture-mark-{sign}"))), note)
    if isinstance(sign, tuple):
        names = listed((say(text(f"cardgo-terrain-{terrain:d}")) for terrain in sign), say)
        note = clean(say(text("cardgo-picture-plain")))
        return Entry(key.row([terrains.sample(terrain, _ICON) for terrain in sign]), clean(names), note, short=note)
    if isinstance(sign, Effect):
        drawn, kind = marks.badge(sign, _ICON, MUTED), "effect"
    else:
        drawn, kind = terrains.sample(sign, _ICON), "terrain"
    words = (clean(say(text(f"cardgo-{part}{kind}-{sign:d}"))) for part in ("", "picture-"))
    return Entry(drawn, *words)


def _wooden() -> Image.Image:
    """An empty cell: the panel is as dark as a fence."""
    return sprite(_ICON, rounded((0, 0, 100, 100), 12, GRAIN[0]))


@kept
def _framed() -> Image.Image:
    """An empty cell in the frame of what its owner is warned about."""
    return centred(_wooden(), frames.threatened(_ICON - 14))


def _fenced(owner: Seat, *, gate: bool) -> Image.Image:
    """A piece in a fence, with a gap in it or without, on wood all around."""
    fence = fences.fenced(Image.new("RGBA", (_ICON - 6, _ICON - 6)), owner, gate=gate)
    return centred(centred(_wooden(), fence), pieces.emblem(owner, _ICON - 16))


def _piece(owner: Seat, card: Card | None, look: Look) -> Image.Image:
    return pieces.piece(owner, card, look, _ICON)


@kept
def _halves(draws: Callable[[Seat], Image.Image]) -> Image.Image:
    """What is of either side: green on the left, red on the right."""
    icon, other = map(draws, (GREEN, RED))
    half = (_ICON // 2, 0, _ICON, _ICON)
    icon = icon.copy()
    icon.paste(other.crop(half), half[:2])
    return icon


_MARKS: Mapping[str, Callable[[], Image.Image]] = MappingProxyType(
    {
        "gone": partial(_halves, partial(_piece, card=Card(3), look=Look.GONE)),
        "danger": _framed,
        "leaving": partial(_halves, partial(_piece, card=Card(3), look=Look.LEAVING)),
        "maybe": partial(_halves, partial(_piece, card=None, look=Look.MAYBE)),
        "closed": partial(_halves, partial(_piece, card=None, look=Look.CLOSED)),
        "suppressed": partial(pieces.padlock, _ICON),
        "enclosed": partial(_halves, partial(_fenced, gate=False)),
        "nearly": partial(_halves, partial(_fenced, gate=True)),
    }
)
"""What is drawn on pieces besides value and effect, by the names of their messages."""
