"""What a game brings to the table besides its rules: pictures, words, computer players."""

from __future__ import annotations

from collections.abc import Callable, Mapping, Sequence
from dataclasses import dataclass, field
from pathlib import Path
from typing import Any, Protocol, TypeVar

from games.chronicle import Fates, Tell
from games.core import Move, Preview, Rules, Seat, Text, Threat
from games.exercise import Exercise, Lesson
from games.search import LEVELS
from renderers.icons import Icon
from renderers.palette import Paint

Say = Callable[[Text], str]
"""Turns a message into the reader's language, seats into the names of those who sit there."""

V_contra = TypeVar("V_contra", contravariant=True)
P_contra = TypeVar("P_contra", bound=Preview, contravariant=True)


class Renderer(Protocol[V_contra, P_contra]):
    """Draws and tells one game's views (V), and draws its previews (P). Every method is a pure function of its
    arguments: the same view in the same words gives the same bytes, and any thread may call it. `renderers.frame.Frame`
    is one, made of the parts that differ from game to game."""

    def picture(
        self,
        view: V_contra,
        say: Say,
        *,
        path: Move = (),
        preview: P_contra | None = None,
        since: Sequence[V_contra] = (),
        threats: Sequence[Threat] = (),
        film: V_contra | None = None,
        aided: bool = True,
    ) -> bytes:
        """The position as the bytes of a PNG of some 120,000 bytes at most: `renderers.sheet.WIDTH` pixels wide and
        `renderers.sheet.HEIGHT` high, whoever may see it, made to be read at a width of 390.

        `path` marks a half-made choice of the view's owner, `preview` what a complete move would do. `since` are the
        same viewer's earlier views, one for each public turn since their own last one, oldest first: the first is the
        position that they saw last. What changed from one to the next, and from the last of them to `view`, is marked
        in that order; without them the latest turn is, as far as the view tells it. `threats` to the view's owner have
        their cells marked, in the owner's picture alone.

        Of an animation `film` is the last view: all its frames are laid out by that one. Who is not `aided`, as in a
        test, is not shown what choices would bring."""

    def alt(self, view: V_contra, say: Say) -> str:
        """The position on one line of at most 1,024 characters, for those who cannot see the picture."""

    def board(self, view: V_contra, say: Say) -> str:
        """The complete position as text, one fact a line, of any length, for screen readers."""


@dataclass(frozen=True, slots=True)
class Figure:
    """A picture in the player's rules: the bytes of a PNG, and at most 1,024 characters for those who cannot see it."""

    png: bytes
    alt: str


@dataclass(frozen=True, slots=True)
class Annals:
    """How a game's chronicle is told when it is over: what makes it of all that happened, and the colours of its seats
    (of a spectator's view). `fates` say which messages a review may give for a rise or a fall."""

    tell: Tell[Any]
    paints: Callable[[Any], Sequence[Paint]]
    fates: Fates = field(default_factory=dict)


def uncharted(options: Any) -> Mapping[str, Callable[[Say], Figure]]:
    """`Game.charts` of a game whose rules have the same pictures whatever is played: none."""
    return {}


def explained(game: str, paragraphs: Mapping[str, Sequence[str]]) -> Mapping[str, str]:
    """`Game.paragraphs` of a game by what each paragraph explains, the game's prefix left out."""
    return {f"{game}-{key}": paragraph for paragraph, keys in paragraphs.items() for key in keys}


FIRST = ("aim", "turn", "picture")
"""What is said to somebody who is new to a game, as the last words of its messages."""


@dataclass(frozen=True, slots=True)
class FirstGame:
    """What somebody plays first: a rule set, against so many computers of a level. The messages
    `<name>-first-aim`, `<name>-first-turn` and `<name>-first-picture` say the aim, how a turn goes and what the first
    picture shows."""

    preset: str
    computers: int = 1
    level: str = LEVELS[0]


@dataclass(frozen=True, slots=True)
class Game:
    """All that the host needs of one game. Found through the entry point group `parlour.games`.

    `locales` is a folder with one folder a language (en, zh-TW, zh-CN): every `*.ftl` in it is a catalogue,
    `<name>-rules.md` the player's rules. `figures` draw the pictures in the rules, by name, in a thread: where one
    belongs the rules have the paragraph `![name]`; nobody sits there, so that each seat in them goes by the message
    `<name>-seat-<n>`. `charts` are those of them that look otherwise at a table with such options. `title` tells what a
    user's document, given as an option, calls itself: None if it has no name. `side` tells what a seat's side is called
    under the options: None if always as the message `<name>-seat-<n>` says. `annals` tell what a game that is over was;
    a game need not have them. `first` is what somebody plays first who has never played it; a game that does not say is
    begun by its first rule set, against computers of its baseline level. `shares`, asked of a spectator's view, says
    whether all that one seat sees and is told another one does as well, so that who has sat on the first may sit on the
    other: of no two seats, unless a game says so. `paragraphs` name the paragraph of the rules that says why, by the
    keys of refusals, of the lines of previews and of threats; what is not among them cannot be asked. In the page of
    rules the name stands as `{#name}` before the paragraph, or in a list after the sign of its line. `lessons` teach
    the game to one person at a time, easy ideas first. `unticked` is a spectator's view without who has chosen already:
    an animation leaves out what differs from the frame before in no more. `icons` are drawn beside the words of
    options, by what a label says: the key of a message, or a value in it; a game that has none is said in words alone.
    What pictures count (the round) where that is not the public turn, a view is `counted` as.
    The `portrait`, a square PNG without words, shows the game where there is room for a stamp only. Of positions of
    games that were played, `puzzles` have one answer each; what is added stands last.
    """

    rules: Rules[Any, Any, Any]
    renderer: Renderer[Any, Any]
    locales: Path
    figures: Mapping[str, Callable[[Say], Figure]] = field(default_factory=dict)
    charts: Callable[[Any], Mapping[str, Callable[[Say], Figure]]] = uncharted
    title: Callable[[str], Text | None] = lambda document: None
    side: Callable[[Any, Seat], Text | None] = lambda options, seat: None
    annals: Annals | None = None
    proof: Callable[[Any], tuple[Text, ...]] = lambda options: ()
    shares: Callable[[Any, Seat, Seat], bool] = lambda view, seat, other: False
    first: FirstGame | None = None
    paragraphs: Mapping[str, str] = field(default_factory=dict)
    lessons: tuple[Lesson, ...] = ()
    unticked: Callable[[Any], Any] = lambda view: view
    icons: Mapping[str, Icon] = field(default_factory=dict)
    portrait: Callable[[], bytes] | None = None
    counted: Callable[[Any], Text | None] = lambda view: None
    puzzles: tuple[Exercise, ...] = ()
