"""The contract between a game and its host.

A game is the fold of its log over `Rules.setup`. The log is a list of lines, each one move by one seat or by `CHANCE`.
`games.moves` derives from these methods everything that is the same for all games: who acts, legality, play, replay.
"""

from __future__ import annotations

import hashlib
import hmac
import math
import time
from collections.abc import Callable, Mapping, Sequence
from dataclasses import dataclass, field
from enum import Enum
from typing import Any, Generic, NamedTuple, Protocol, TypeVar

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


def signed(number: int) -> str:
    """A number with a real minus.

    >>> signed(-5), signed(12)
    ('−5', '12')
    """
    return str(number).replace("-", "−")


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
    hardly anybody would want another; it shows the others beside the confirmation. `first` are those that it shows
    before the others, `minor` those that it shows last and as less, such as a pass, and `idle` those that bring nothing
    now: it leaves them to whoever types them. `former` are tokens of earlier versions of the rules, which a log may
    hold and nobody is offered. The prompt has 15 words at most; `about` is what else is worth knowing, for whoever
    asks.
    """

    prompt: Text
    tokens: tuple[str, ...]
    open: tuple[str, ...] = ()
    window: Window | None = None
    usual: str | None = None
    first: tuple[str, ...] = ()
    minor: tuple[str, ...] = ()
    idle: tuple[str, ...] = ()
    former: tuple[str, ...] = ()
    about: tuple[Text, ...] = ()

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
    that was made, in notations of `Plan.condition`, each of which says no more than `text`: who plans ahead waits for
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
    nothing; `places` the place of each seat, 0 for those who won, where the rules tell more than who did."""

    winners: tuple[Seat, ...]
    reason: Text
    scores: tuple[Text, ...] = ()
    places: tuple[int, ...] = ()


def ranked(values: Sequence[Any]) -> tuple[int, ...]:
    """The place of each, by how many have more.

    >>> ranked([3, 7, 3, 1])
    (1, 0, 1, 3)
    """
    return tuple(sum(other > value for other in values) for value in values)


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


O = TypeVar("O")
S = TypeVar("S")
V = TypeVar("V")
O_contra = TypeVar("O_contra", contravariant=True)
S_contra = TypeVar("S_contra", contravariant=True)
V_contra = TypeVar("V_contra", contravariant=True)
S_co = TypeVar("S_co", covariant=True)
V_co = TypeVar("V_co", covariant=True)

# What every game answers


class CountSeats(Protocol[O_contra]):
    """How many seats a table may have."""

    def __call__(self, options: O_contra, /) -> range: ...


class JudgeOptions(Protocol[O_contra]):
    """What is wrong with options whose single fields are all within their limits; None if they can be played. Also
    called in a thread."""

    def __call__(self, options: O_contra, /) -> Text | Faults | None: ...


def any_options(options: Any) -> None:
    """`Rules.problem` of a game that can be played with any options: None."""


class SetUp(Protocol[O_contra, S_co]):
    """The state before the first line. Deterministic: every shuffle, deal and roll is a line of the log."""

    def __call__(self, options: O_contra, seats: int, /) -> S_co: ...


class Ask(Protocol[S_contra]):
    """The seats that owe a choice, lowest first, each with the window of its choice: what `Rules.choice` would say of
    each, without making a menu."""

    def __call__(self, state: S_contra, /) -> Mapping[Seat, Window | None]: ...


class Offer(Protocol[V_contra]):
    """What the view's owner may add to `path`: the only statement of legality. None at the root: nothing to choose, as
    always for a spectator; None after a non-empty path: the move is complete."""

    def __call__(self, view: V_contra, path: Move = (), /) -> Choice | None: ...


class OfferFacts(Protocol[S_contra]):
    """What chance may add to `path`, as `Rules.choice` says it of a seat; its tokens may be more than 25."""

    def __call__(self, state: S_contra, path: Move = (), /) -> Choice | None: ...


class Apply(Protocol[S]):
    """The state after a legal move, and what happened. Trusts its caller: `moves.play` checks first what
    `Rules.roll` has not drawn."""

    def __call__(self, state: S, seat: Seat, move: Move, /) -> tuple[S, Sequence[Event]]: ...


class Roll(Protocol[S_contra]):
    """The next fact that chance owes, one a line, as `Rules.facts` offers it; None if nothing is due."""

    def __call__(self, state: S_contra, chance: Chance, /) -> Move | None: ...


class Look(Protocol[S_contra, V_co]):
    """What `viewer` (None: a spectator) may know, all they were ever shown included. Everything once the game is
    over."""

    def __call__(self, state: S_contra, viewer: Seat | None, /) -> V_co: ...


class Conclude(Protocol[S_contra]):
    """How the game ended, or None while it runs."""

    def __call__(self, state: S_contra, /) -> Outcome | None: ...


class DecideForAbsent(Protocol[S_contra]):
    """A legal move for an owed choice that nobody made in time, deterministic from the seat's view."""

    def __call__(self, state: S_contra, seat: Seat, /) -> Move: ...


class Refuse(Protocol[V_contra]):
    """Why the view's owner may not play `path` (complete or not), and what is legal; None exactly when it is legal."""

    def __call__(self, view: V_contra, path: Move, /) -> Text | None: ...


class Label(Protocol[V_contra]):
    """Words for the last token of `path`, for menus."""

    def __call__(self, view: V_contra, path: Move, /) -> Text: ...


class Parse(Protocol[V_contra]):
    """The moves of a typed message in the game's notation, not yet judged; one move, one spelling.

    :raises IllegalMove: the text cannot be read.
    """

    def __call__(self, view: V_contra, typed: str, /) -> tuple[Move, ...]: ...


class Format(Protocol):
    """The typed notation of a move, or the part of it that a half path stands for: its beginning, unless the next step
    puts a sign before it (`d4`, then `@d4:c3`). `Rules.parse` reads a whole one back."""

    def __call__(self, path: Move, /) -> str: ...


# Powers, which a game may have


class SayInWords(Protocol):
    """A move in words that say all of it, whatever the position: part of a sentence. None for a move that has none;
    without this power sentences say a move by its label, or as one types it."""

    def __call__(self, move: Move, /) -> Text | None: ...


class Foretell(Protocol[V_contra]):
    """What the view's owner can foresee of a complete legal move; None where an option forbids it."""

    def __call__(self, view: V_contra, move: Move, /) -> Preview | None: ...


class Follow(Protocol[V]):
    """The views that the owner may have after `move`, as far as later parts of one message can depend on them. A later
    part must be legal on all of them. Empty: nothing may follow in the same message."""

    def __call__(self, view: V, move: Move, /) -> tuple[V, ...]: ...


def uncertain(view: V, move: Move) -> tuple[V, ...]:
    """`Foresee.follow` of a game in which chance or others come between any two moves: no views."""
    return ()


class Moot(Protocol[V_contra]):
    """Tokens that would change nothing of what is foreseen of a complete legal move, had they been chosen in it. A
    panel does not show them beside its confirmation; whoever types may add them."""

    def __call__(self, view: V_contra, move: Move, /) -> Sequence[str]: ...


@dataclass(frozen=True, slots=True, kw_only=True)
class Foresee(Generic[V]):
    """The power to say what a move will do. Without it a move is confirmed unseen."""

    preview: Foretell[V]
    follow: Follow[V] = uncertain
    moot: Moot[V] | None = None


class IsReversible(Protocol[V_contra]):
    """Whether the view's owner may take a legal move back alone: in no world that they cannot tell apart does anybody
    learn anything by it, is chance asked, does a blind window open or the game end. What is not certain is not
    reversible."""

    def __call__(self, view: V_contra, move: Move, /) -> bool: ...


@dataclass(frozen=True, slots=True, kw_only=True)
class Undo(Generic[V]):
    """The power to tell which moves taught nobody anything. Without it every move is taken back by consent."""

    reversible: IsReversible[V]


@dataclass(frozen=True, slots=True)
class Threat:
    """What others could do next to the view's owner, or what else they should see before they decide: a sentence, the
    cells concerned as the notation names them, the first of them the one it is about; the greater the `weight`, the
    worse, or the better where it is a chance. `token`: the next step that it is about, if it is about one. `gains`: of
    a chance, how much of what. A sentence about what may help holds the threat alone as its argument `told`."""

    text: Text
    cells: tuple[str, ...] = ()
    weight: int = 0
    token: str = ""
    gains: tuple[tuple[str, int], ...] = ()


class SeeThreats(Protocol[V_contra]):
    """The threats to the view's owner by what they may know, greatest weight first; none to a spectator, nor when the
    game is over. After a complete legal `path` those that it leaves, as far as it can be foreseen; after a half one
    what helps to choose its next step, if anything does."""

    def __call__(self, view: V_contra, path: Move = (), /) -> Sequence[Threat]: ...


@dataclass(frozen=True, slots=True, kw_only=True)
class Warn(Generic[V]):
    """The power to warn. Without it nobody is told what threatens. Threats are `traceable` where what comes of one, and
    nothing else, is told with the cell that it is about."""

    threats: SeeThreats[V]
    traceable: bool = False


class LookAhead(Protocol[V]):
    """The view's owner's own view as if it were their turn now and nothing else had happened, for who plans ahead; None
    where they are asked already, and where that makes no sense, as always for a spectator."""

    def __call__(self, view: V, /) -> V | None: ...


class ReadCondition(Protocol[V_contra]):
    """The one notation in which an event may tell (`Event.tells`) the view's owner of the move of another that is
    typed, or of as much of it as they type.

    :raises IllegalMove: it cannot be read, or they would never be told of it.
    """

    def __call__(self, view: V_contra, typed: str, /) -> str: ...


@dataclass(frozen=True, slots=True, kw_only=True)
class Plan(Generic[V]):
    """The power to show a turn to come. Without it nobody plans; without `condition` no plan waits for anything but the
    turn."""

    ahead: LookAhead[V]
    condition: ReadCondition[V] | None = None


class Witness(Protocol[V_contra]):
    """The public position of a spectator's view as text that means the same to every later version of these rules: what
    lies where, what everybody has, the scores; lines of ASCII, sets in order, nothing of how the program is built. The
    host keeps its digest with each public turn, and goes on with a running game under other rules only where they
    agree."""

    def __call__(self, view: V_contra, /) -> str: ...


@dataclass(frozen=True, slots=True, kw_only=True)
class Upgrade(Generic[V]):
    """The power to outlive a version. Without it a game that was begun under another one is frozen."""

    witness: Witness[V]


class Retire(Protocol[S_contra]):
    """The move that resigns for `seat`; None where it may not now, and a computer takes the seat."""

    def __call__(self, state: S_contra, seat: Seat, /) -> Move | None: ...


@dataclass(frozen=True, slots=True, kw_only=True)
class Resign(Generic[S]):
    """The power to give up by a move. Without it a computer takes the seat of whoever gives up."""

    retire: Retire[S]


class Guess(Protocol[V_contra, S_co]):
    """A complete state that contradicts nothing in `view`, the hidden part sampled. Chance owes nothing in `view`."""

    def __call__(self, view: V_contra, chance: Chance, /) -> S_co: ...


@dataclass(frozen=True, slots=True)
class Budget:
    """How much thinking there is, and for what. `counts` positions may be weighed, and that alone bounds it: `seconds`
    is a bound at a table only, by a `clock`, and nothing that is shown, taught or tested depends on one. The best move
    is told beside the move `beside`, where one is given, which is weighed whatever it is, else beside the next best.
    Where people are `told` how much a move cost, as by a review, a game may value it otherwise than to choose a
    move. Why the best move is the best is worked out if somebody asks for `reasons`: whoever plays need not know."""

    counts: int
    seconds: float = math.inf
    clock: Callable[[], float] = time.monotonic
    beside: Move = ()
    told: bool = False
    reasons: bool = True


LEVEL_STEP = 0.75
"""What each level is meant to score against the one below."""
EVENLY = tuple(number * math.log(LEVEL_STEP / (1 - LEVEL_STEP)) for number in (-2, -1, 0, 1, 2))
"""The strengths of levels that do, weakest first, *medium* being 0: the log of how often one wins for each time that
it loses."""


@dataclass(frozen=True, slots=True)
class Advice:
    """What is to be said for a move. `value` is the mover's expected share of the victory, from 0 to 1, `spread` its
    standard deviation over the worlds that were imagined, `line` what is expected to follow, each move with its seat,
    None where it is one of a team. `why` names what tells it from the move `beside` it: the next best, or the one of
    `Budget.beside`. A move that is not `sound` loses at once where another does not, or looks broken to a beginner; an
    `aimless` one looks as if whoever makes it did not know what they want. Where nothing was `weighed`, the value is
    that of an even position."""

    move: Move
    value: float
    spread: float = 0.0
    line: tuple[tuple[Seat | None, Move], ...] = ()
    why: Text | None = None
    beside: Move = ()
    sound: bool = True
    aimless: bool = False
    weighed: bool = True


class Advise(Protocol[V_contra]):
    """What the seat's owed choice may be answered with, best first: never empty, and every kind of legal move is among
    it. It is given a View and never a State. `key` is 32 bytes that all chance follows from: with a budget of counts
    alone the answer is a function of view, key and counts."""

    def __call__(self, view: V_contra, seat: Seat, key: bytes, budget: Budget, /) -> Sequence[Advice]: ...


class Standing(NamedTuple):
    """What a seat or its team `has` of one thing that everybody can count, and what the `other` has, None where that is
    all others together; the message that names the thing, and how many points one is worth."""

    key: str
    has: int
    beside: int
    worth: float
    other: Seat | None = None


class TakeStock(Protocol[V_contra]):
    """What can be counted of what decides a game, as it is in a view and never as it is hoped for: always the same in
    the same order. `later` is the view that it is compared with, or the same: whoever stands foremost then counts as
    the other in both."""

    def __call__(self, view: V_contra, seat: Seat, later: V_contra, /) -> Sequence[Standing]: ...


def uncounted(view: Any, seat: Seat, later: Any) -> Sequence[Standing]:
    """`Think.stock` of a game in which nothing can be counted: nothing."""
    return ()


class Level(NamedTuple):
    """How well a level plays: how many positions it weighs, and among how many of the best moves it chooses, with how
    much noise on their values. It never plays a move that leaves less than `odds` times the odds of victory that the
    best one leaves (3 to 1 are 3): that would look as if it had seen nothing. `candidates` below zero are so many of
    the least good that leave as much."""

    counts: int
    candidates: int
    noise: float = 0.0
    odds: float = 0.0


class Rate(Protocol[V_contra]):
    """The levels (`games.search.LEVELS`) for what is played in a view, weakest first."""

    def __call__(self, view: V_contra, /) -> Sequence[Level]: ...


@dataclass(frozen=True, slots=True, kw_only=True)
class Think(Generic[S, V]):
    """The power to play by computer. Without it there are no computers, and `Rules.default` is played for whoever is
    absent."""

    guess: Guess[V, S]
    advise: Advise[V]
    levels: Rate[V]
    stock: TakeStock[V] = uncounted
    strengths: tuple[tuple[float, ...], ...] = (EVENLY,)
    """How strong each level is beside *medium*, weakest first, which those who are rated against it are measured by:
    for each version that `levels` had, the present one last."""
    teams: Callable[[V], int] | None = None
    """How many win or lose in a view, where seats do so together: `advise` tells the share of a team. None: each seat
    for itself."""


@dataclass(frozen=True, slots=True, kw_only=True, eq=False)
class Rules(Generic[O, S, V]):
    """One game's rules. O: frozen options, S: complete secret frozen state, V: frozen view of what one viewer may know.

    Each function is one of a module, so that rules can be sent to another process; the type of its field says what it
    answers. A power is None where the game does not have it; its type says what is missing then.

    A whole game, in which everybody lets every decision pass:

    >>> from games.cardgo.rules import RULES as rules
    >>> state, line = rules.setup(rules.presets["quick"], 2), 1
    >>> while rules.outcome(state) is None:
    ...     fact = rules.roll(state, Chance(b"a seed", line))
    ...     seat = CHANCE if fact is not None else min(rules.asked(state))
    ...     state, events = rules.apply(state, seat, fact or rules.default(state, seat))
    ...     line += 1
    >>> line, rules.outcome(state).winners, rules.outcome(state).reason.key
    (9, (Seat(1),), 'cardgo-outcome-passes')
    """

    name: str
    """Lower-case ASCII, also the prefix of the game's message keys (`cardgo-refusal-occupied`)."""
    version: int
    """Raised when a change alters any released golden; a session is pinned to the version it began with."""
    options: type
    """The class O: a frozen dataclass, each field made by `option`."""
    problem: JudgeOptions[O]
    presets: Mapping[str, O]
    """Named option values; the first one is the default."""
    batch: Batch = Batch.ORDERED
    """How a message of several moves is judged. As a `WHOLE` only what can be foreseen."""
    setup: SetUp[O, S]
    seats: CountSeats[O]
    asked: Ask[S]
    choice: Offer[V]
    facts: OfferFacts[S]
    apply: Apply[S]
    roll: Roll[S]
    view: Look[S, V]
    outcome: Conclude[S]
    default: DecideForAbsent[S]
    refusal: Refuse[V]
    label: Label[V]
    parse: Parse[V]
    format: Format
    in_words: SayInWords | None = None
    foresee: Foresee[V] | None = None
    warn: Warn[V] | None = None
    undo: Undo[V] | None = None
    plan: Plan[V] | None = None
    upgrade: Upgrade[V] | None = None
    resign: Resign[S] | None = None
    think: Think[S, V] | None = None
