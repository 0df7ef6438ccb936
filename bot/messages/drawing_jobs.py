"""What is drawn, and the one function that draws it, wherever that is done.

A job holds one viewer's view, never a position: it goes to another process, which can tell nothing that the viewer may
not know.
"""

from __future__ import annotations

from dataclasses import dataclass
from time import thread_time
from typing import Any

from bot.messages.i18n import Voice
from games.chronicle import Chronicle
from games.core import Move, Preview, Threat, text
from games.packing import beforehand, packed
from games.replacing import replace
from renderers import chronicle, ranking
from renderers.core import FIRST, Game
from renderers.figure import captioned
from renderers.prose import together

WARNED = 4
"""So many threats are told; a picture marks all of them."""


@dataclass(frozen=True, slots=True)
class Picture:
    """A PNG with the words for those who cannot see it."""

    name: str
    png: bytes
    alt: str

    def payload(self) -> dict[str, object]:
        return {"type": 12, "items": [{"media": {"url": f"attachment://{self.name}"}, "description": self.alt}]}


@dataclass(frozen=True, slots=True)
class Board:
    """What the view's owner may see; changes are marked from the first of the views `since` on. To somebody `new` to
    the game it says what that is about; who is not `aided` is not shown what choices would bring."""

    view: Any
    path: Move = ()
    preview: Preview | None = None
    since: tuple[Any, ...] = ()
    threats: tuple[Threat, ...] = ()
    """What the view's owner is warned of, and told first in the words beside the picture."""
    new: bool = False
    aided: bool = True


@dataclass(frozen=True, slots=True)
class Figure:
    """A picture of the player's rules; of a table's, where its `options` are given."""

    name: str
    options: Any = None


@dataclass(frozen=True, slots=True)
class History:
    """What a game that is over was; `view` is a spectator's, of its end."""

    told: Chronicle
    heading: str
    view: Any


@dataclass(frozen=True, slots=True)
class Portrait:
    """What shows a game where there is room for a stamp only."""


@dataclass(frozen=True, slots=True)
class InWords:
    """The position as text; `brief`: on one line."""

    view: Any
    brief: bool = False


@dataclass(frozen=True, slots=True)
class Standing:
    """A page of a leader board."""

    board: ranking.Board


@dataclass(frozen=True, slots=True)
class DrawingJob:
    """`what` of a game, in somebody's language and with the names at a table."""

    game: str
    voice: Voice
    what: Board | Figure | History | Standing | Portrait | InWords


def pack(job: DrawingJob) -> bytes:
    """The job as it travels. Equal jobs give equal bytes, whatever they were made of."""
    what = job.what
    if not isinstance(what, Figure | Standing | Portrait):
        what = replace(what, view=beforehand(what.view))
    if isinstance(what, Board):  # the next pictures show what has changed since
        what = replace(what, since=tuple(map(beforehand, what.since)))
    return packed(replace(job, what=what))


Drawn = Picture | str
"""A picture; words, where these were asked for."""


def draw(game: Game, job: DrawingJob) -> Drawn:
    """What the job asks for, of the game that it names."""
    say = job.voice.plain
    match job.what:
        case Board(view, path, preview, since, threats, new, aided):
            png = game.renderer.picture(
                view, say, path=path, preview=preview, since=since, threats=threats, aided=aided
            )
            first = [say(text(f"{game.rules.name}-first-{part}")) for part in FIRST if new]
            png = captioned(png, first, say(text("renderers-face"))) if first else png
            warned = [say(each.text) for each in threats[:WARNED]]
            return Picture("board.png", png, together((*warned, *first, game.renderer.alt(view, say))))
        case Figure(name, options):
            charts = game.charts(options) if options is not None else {}
            figure = charts.get(name, game.figures[name])(say)
            return Picture(f"{name}.png", figure.png, figure.alt)
        case History(told, heading, view):
            assert game.annals is not None, game.rules.name
            png = chronicle.picture(told, heading, say, game.annals.paints(view))
            return Picture("chronicle.png", png, chronicle.alt(told, heading, say))
        case Standing(board):
            return Picture("rank.png", ranking.picture(board, say(text("renderers-face"))), board.alt)
        case Portrait():
            assert game.portrait is not None, game.rules.name
            return Picture(f"{game.rules.name}.png", game.portrait(), say(text(f"{game.rules.name}-name")))
        case InWords(view, brief):
            return game.renderer.alt(view, say) if brief else game.renderer.board(view, say)


def timed(game: Game, job: DrawingJob) -> tuple[Drawn, float]:
    """What `draw` draws, and the seconds of processor that it took."""
    begun = thread_time()
    drawn = draw(game, job)
    return drawn, thread_time() - begun
