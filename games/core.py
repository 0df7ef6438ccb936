"""The contract between a game and its host.

A game is the fold of its log over `Rules.setup`. The log is a list of lines, each one move by one seat or by `CHANCE`.
`games.moves` derives from these methods everything that is the same for all games: who acts, legality, play, replay.
"""

from __future__ import annotations

import hashlib
import hmac
from collections.abc import Mapping, Sequence
from dataclasses import dataclass, field
from enum import Enum
from typing import Any, ClassVar, Protocol, TypeVar

MAX_TOKENS = 25
"""Options one step may offer: Discord's limit for a select menu. Chance is exempt."""


class Seat(int):
    """A place at the table, counted from 0. As an argument of a `Text` it is shown as the name of whoever sits
    there."""

    __slots__ = ()

    def __repr__(self) -> str:
        return f"Seat({int(self)})"


CHANCE = Seat(-1)
"""The seat of dice, deals and shuffles. Its moves are lines of the log like any other."""

Move = tuple[str, ...]
"""A path of tokens. Only a complete path (`Rules.choice` answers `None`) changes the state."""


@dataclass(frozen=True, slots=True)
class Text:
    """Something to say: the key of a message and its arguments. Only the host turns it into a language."""

    key: str
    args: tuple[tuple[str, Arg], ...] = ()


Arg = str | int | Seat | Text | tuple[Text, ...]
"""An argument of a `Text`. A tuple of texts is joined as a list in the reader's language."""


def text(key: str, /, **args: Arg) -> Text:
    """The message `key` with `args`, in the order given."""
    return Text(key, tuple(args.items()))


WINDOW = 12
"""Hours that a reaction usually has."""


@dataclass(frozen=True, slots=True)
class Window:
    """The choice is a reaction to somebody else's move: it has the table's time for those, then the default is played.

    A `blind` window, `hours` long at most, belongs to nobody, as far as anyone can see: it opens whether or not its
    seat has anything to answer with. Nobody is asked, and nobody may play the choice's `tokens`: the host holds it for
    a while that it tells nobody, then plays the default. What the seat answers meanwhile are open choices, those that
    `answers` names. They leave word in the state, which the default follows.
    """

    hours: int = WINDOW
    blind: bool = False
    answers: tuple[str, ...] = ()


@dataclass(frozen=True, slots=True)
class Choice:
    """What a seat may add to a path.

    `tokens` are owed: the game waits for one of them. `open`, at the root only, may be played at any time and is never
    waited for. Each holds at most 25 distinct tokens, and no token stands in both. `window`, at the root only, is that
    of a reaction; None: a turn, or what several decide at once. `usual` is the token that a panel takes unasked, where
    hardly anybody would want another; it shows the others beside the confirmation. `former` are tokens of earlier
    versions of the rules, which a log may hold and nobody is offered.
    """

    prompt: Text
    tokens: tuple[str, ...]
    open: tuple[str, ...] = ()
    window: Window | None = None
    usual: str | None = None
    former: tuple[str, ...] = ()

    @property
    def owed(self) -> bool:
        """Whether the game waits for it."""
        return bool(self.tokens)

    @property
    def blind(self) -> bool:
        """Whether the host holds it, and nobody is asked."""
        return self.window is not None and self.window.blind

    @property
    def offered(self) -> tuple[str, ...]:
        """What the seat itself may play."""
        return self.open if self.blind else self.tokens + self.open


@dataclass(frozen=True, slots=True)
class Event:
    """Something that happened, told to all (`to` is None) or to some seats only.

    `reveals` marks that something hidden or random became known: nobody takes that back alone. A `detail` is told in
    the log always, and in the channel where there is room: what is left without the details must tell the turn. `calls`
    marks what nobody who is told may miss, as that a seat is out of the game: all are pinged. Where it is told to some
    seats only, as what a standing order did, it stands on top of their next private answer. `tells` names the move
    that was made, in notations of `Rules.condition`, each of which says no more than `text`: who plans ahead waits for
    one of them.
    """

    text: Text
    to: frozenset[Seat] | None = None
    reveals: bool = False
    detail: bool = False
    calls: bool = False
    tells: tuple[str, ...] = ()


@dataclass(frozen=True, slots=True)
class Outcome:
    """How a game ended. No winner is a draw; several seats may win together. `scores` holds one line a seat, or
    nothing."""

    winners: tuple[Seat, ...]
    reason: Text
    scores: tuple[Text, ...] = ()


class Preview(Protocol):
    """What a viewer can foresee of a move. A game's own type may hold more, for its renderer."""

    @property
    def lines(self) -> tuple[Text, ...]:
        """What is foreseen, a sentence each."""


@dataclass(frozen=True, slots=True)
class Faults:
    """Everything that is wrong with a user's file, a sentence each, under a heading."""

    heading: Text
    sentences: tuple[Text, ...]


class IllegalMove(Exception):
    """A move was refused; `reason` says why, and what is legal, from what the mover knows."""

    def __init__(self, reason: Text) -> None:
        super().__init__(reason)
        self.reason = reason


_WORDS = 1 << 64


class Chance:
    """Fair numbers from HMAC-SHA256(seed, purpose ‖ line ‖ counter), so that a finished game can be checked by anyone.

    `line` is the number of the log line the numbers are for; `purpose` keeps dice and computer players apart.
    """

    def __init__(self, seed: bytes, line: int, *, purpose: str = "dice") -> None:
        self._seed = seed
        self._purpose = purpose
        self._label = f"{purpose}:{line}:"
        self._counter = 0

    def named(self, name: str) -> Chance:
        """A source that is the same for every line, for a decision that several lines share."""
        return Chance(self._seed, -1, purpose=f"{self._purpose}:{name}")

    def below(self, bound: int) -> int:
        """A number in range(bound), every one equally likely. Values that would make some likelier are drawn again."""
        if not 1 <= bound <= _WORDS:
            raise ValueError(f"bound must be within 1 and 2 to the 64, not {bound}")
        limit = _WORDS - _WORDS % bound
        while True:
            number = self._word()
            if number < limit:
                return number % bound

    def weighted(self, weights: Sequence[int]) -> int:
        """An index into `weights`, each as likely as its weight."""
        rest = self.below(sum(weights))
        for index, weight in enumerate(weights):
            rest -= weight
            if rest < 0:
                return index
        raise AssertionError(f"no index for weights {weights}")

    def _word(self) -> int:
        message = f"{self._label}{self._counter}".encode()
        self._counter += 1
        return int.from_bytes(hmac.digest(self._seed, message, hashlib.sha256)[:8], "big")


class Batch(Enum):
    """How a message of several moves is judged."""

    WHOLE = "whole"
    """On the mover's View before anything is applied; one illegal part refuses all of it."""
    ORDERED = "ordered"
    """One after another, each read again where it stands; stops at the first refusal or when another seat owes a
    choice."""


@dataclass(frozen=True, slots=True)
class Range:
    """The legal values of an integer option, both ends included."""

    low: int
    high: int


@dataclass(frozen=True, slots=True)
class OneOf:
    """The legal values of a text option."""

    values: tuple[str, ...]


@dataclass(frozen=True, slots=True)
class Document:
    """A text option that holds a user's file, or nothing. A file also sets another option, `implies` = (its name, its
    value), unless that one was chosen as well."""

    max_bytes: int = 65_536
    implies: tuple[str, str | int | bool] | None = None


Limit = Range | OneOf | Document
"""What an option may be set to."""


def allows(limit: Limit | None, value: object) -> bool:
    """Whether an option with this limit may have `value`; with none it is a bool."""
    match limit:
        case Range(low, high):
            return type(value) is int and low <= value <= high
        case OneOf(values):
            return value in values
        case Document(most):
            return isinstance(value, str) and len(value.encode()) <= most
        case None:
            return isinstance(value, bool)


def option(default: Any, limit: Limit | None = None, *, daily: bool = False) -> Any:
    """A field of an options dataclass. A bool needs no limit; every other field has one. `daily` marks what people set
    often: that has a parameter of its own in `/play`, beside every document; the others are set as `options:` or in the
    lobby.

    The value None, as a default, stands for "as another option says"; the game documents which.
    """
    return field(default=default, metadata={"limit": limit, "daily": daily})


O = TypeVar("O", contravariant=True)
S = TypeVar("S")
V = TypeVar("V")
W = TypeVar("W", contravariant=True)


class Rules(Protocol[O, S, V]):
    """One game's rules. O: frozen options, S: complete secret frozen state, V: frozen view of what one viewer may know.

    A whole game, in which everybody lets every decision pass:

    >>> from games.cardgo.rules import CardGo
    >>> rules, line = CardGo(), 1
    >>> state = rules.setup(rules.presets["quick"], 2)
    >>> while rules.outcome(state) is None:
    ...     fact = rules.roll(state, Chance(b"a seed", line))
    ...     seat = CHANCE if fact is not None else min(rules.asked(state))
    ...     state, events = rules.apply(state, seat, fact or rules.default(state, seat))
    ...     line += 1
    >>> line, rules.outcome(state).winners, rules.outcome(state).reason.key
    (13, (Seat(1),), 'cardgo-outcome-passes')
    """

    name: ClassVar[str]
    """Lower-case ASCII, also the prefix of the game's message keys (`cardgo-refusal-occupied`)."""
    version: ClassVar[int]
    """Raised when a change alters any released golden; a session is pinned to the version it began with."""
    options: ClassVar[type]
    """The class O: a frozen dataclass, each field made by `option`."""
    presets: ClassVar[Mapping[str, Any]]
    """Named option values; the first one is the default."""
    batch: ClassVar[Batch]
    """How a message of several moves is judged."""

    def seats(self, options: O) -> range:
        """How many seats a table may have."""

    def problem(self, options: O) -> Text | Faults | None:
        """What is wrong with options whose single fields are all within their limits; None if they can be played. Also
        called in a thread."""

    def setup(self, options: O, seats: int) -> S:
        """The state before the first line. Deterministic: every shuffle, deal and roll is a line of the log."""

    def asked(self, state: S) -> Mapping[Seat, Window | None]:
        """The seats that owe a choice, lowest first, each with the window of its choice: what `choice` would say of
        each, without making a menu."""

    def choice(self, view: V, path: Move = ()) -> Choice | None:
        """What the view's owner may add to `path`: the only statement of legality. None at the root: nothing to choose,
        as always for a spectator; None after a non-empty path: the move is complete."""

    def facts(self, state: S, path: Move = ()) -> Choice | None:
        """What chance may add to `path`, as `choice` says it of a seat; its tokens may be more than 25."""

    def default(self, state: S, seat: Seat) -> Move:
        """A legal move for an owed choice that nobody made in time, deterministic from the seat's view."""

    def refusal(self, view: V, path: Move) -> Text | None:
        """Why the view's owner may not play `path` (complete or not), and what is legal; None exactly when it is
        legal."""

    def label(self, view: V, path: Move) -> Text:
        """Words for the last token of `path`, for menus."""

    def preview(self, view: V, move: Move) -> Preview | None:
        """What the view's owner can foresee of a complete legal move; None where an option forbids it."""

    def follow(self, view: V, move: Move) -> tuple[V, ...]:
        """The views that the owner may have after `move`, as far as later parts of one message can depend on them. A
        later part must be legal on all of them. Empty: nothing may follow in the same message."""

    def reversible(self, view: V, move: Move) -> bool:
        """Whether the view's owner may take a legal move back alone: in no world that he cannot tell apart does anybody
        learn anything by it, is chance asked, does a blind window open or the game end. What is not certain is not
        reversible."""

    def ahead(self, view: V) -> V | None:
        """The view's owner's own view as if it were his turn now and nothing else had happened, for who plans ahead;
        None where he is asked already, and where that makes no sense, as always for a spectator."""

    def condition(self, view: V, typed: str) -> str:
        """The one notation in which an event may tell (`Event.tells`) the view's owner of the move of another that is
        typed, or of as much of it as he types.

        :raises IllegalMove: it cannot be read, or he would never be told of it.
        """

    def roll(self, state: S, chance: Chance) -> Move | None:
        """The next fact that chance owes, one a line; None if nothing is due."""

    def apply(self, state: S, seat: Seat, move: Move) -> tuple[S, Sequence[Event]]:
        """The state after a legal move, and what happened. Trusts its caller: `moves.play` checks first."""

    def outcome(self, state: S) -> Outcome | None:
        """How the game ended, or None while it runs."""

    def view(self, state: S, viewer: Seat | None) -> V:
        """What `viewer` (None: a spectator) may know, all he was ever shown included. Everything once the game is
        over."""

    def witness(self, view: V) -> str:
        """The public position of a spectator's view as text that means the same to every later version of these rules:
        what lies where, what everybody has, the scores; lines of ASCII, sets in order, nothing of how the program is
        built. The host keeps its digest with each public turn, and goes on with a running game under other rules only
        where they agree."""

    def guess(self, view: V, chance: Chance) -> S:
        """A complete state that contradicts nothing in `view`, the hidden part sampled. Chance owes nothing in
        `view`."""

    def retire(self, state: S, seat: Seat) -> Move | None:
        """The move that resigns for `seat`, where the rules define resigning; else None and a computer takes the
        seat."""

    def parse(self, view: V, typed: str) -> tuple[Move, ...]:
        """The moves of a typed message in the game's notation, not yet judged; one move, one spelling.

        :raises IllegalMove: the text cannot be read.
        """

    def format(self, path: Move) -> str:
        """The typed notation of a move, or the part of it that a half path stands for: its beginning, unless the next
        step puts a sign before it (`d4`, then `@d4:c3`). `parse` reads a whole one back."""


class Player(Protocol[W]):
    """A computer player: it is given a View and never a State."""

    def __call__(self, rules: Rules[Any, Any, Any], view: W, seat: Seat, chance: Chance, seconds: float) -> Move:
        """A legal move for the seat's owed choice, within about `seconds` of thinking."""
