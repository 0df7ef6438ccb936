"""One game being played in one channel: who sits where, the position, what is owed. Immutable, and knows no Discord.

A `Session` is a snapshot: it may be kept, and drawn in a thread, while the game goes on. Only the host makes the next
one.
"""

from __future__ import annotations

import hashlib
from base64 import urlsafe_b64encode
from collections.abc import Mapping
from dataclasses import dataclass, field
from enum import Enum
from hmac import digest as hmac_digest
from typing import Any, assert_never

from bot.table.log.host_lines import Happened, HostLine
from bot.table.log.seal import TABLE, Entry
from bot.table.names import Named
from games import moves
from games.core import Choice, Move, Outcome, Seat, Text, Threat, Window
from games.replacing import replace
from games.search import LEVELS, level_of
from renderers.core import Game

ABSENT_AFTER = 3
"""Missed decisions in a row after which the computer plays at once, and others may give the seat away."""


# How far a session is: a type for each phase, with what there is in that phase and in no other. Times are Unix seconds.


@dataclass(frozen=True, slots=True)
class Lobby:
    """People come and go, and nothing is dealt."""

    ends: int
    """When it is closed, unless the game begins before."""
    starts: int | None = None
    """When the game begins by itself."""
    held: bool = False
    """Whether somebody wants a full lobby to wait until Start is pressed."""
    sought: bool = False
    """Whether whoever opened it has asked those who look for such a game, which is done once."""


@dataclass(frozen=True, slots=True)
class Running:
    """The game has begun, and goes on."""

    started: int


@dataclass(frozen=True, slots=True)
class Asleep:
    """The game rests until somebody who sits there is back."""

    started: int
    ends: int
    """When it is closed, unless somebody is back before."""


@dataclass(frozen=True, slots=True)
class Paused:
    """The game rests by everybody's wish, until somebody who sits there wants it to go on."""

    started: int
    ends: int
    """When it goes on by itself."""
    since: int


@dataclass(frozen=True, slots=True)
class Over:
    """The game ended with a result."""

    started: int
    ended: int


@dataclass(frozen=True, slots=True)
class Cancelled:
    """It ended without a result."""

    ended: int
    started: int | None = None
    """None where no game had begun."""
    expired: bool = False
    """Whether it was closed because its time was over."""


Resting = Asleep | Paused
"""Nobody is asked for anything."""
Playing = Running | Resting
"""The game has begun and is not over."""
Open = Lobby | Playing
"""The session still holds its channel."""
Ended = Over | Cancelled
"""Nothing can be done there any more."""
Phase = Open | Ended
"""How far a session is."""


def stage(phase: Phase) -> str:
    """The word for it by which tables are found and counted."""
    match phase:
        case Lobby():
            return "lobby"
        case Running() | Asleep() | Paused():
            return "running"
        case Over():
            return "over"
        case Cancelled():
            return "cancelled"
        case _:
            assert_never(phase)


class Kind(Enum):
    """What sits on a chair."""

    PERSON = "person"
    """Somebody with an account of Discord."""
    COMPUTER = "computer"
    """A level of the game's computer players."""


class Seating(Enum):
    """How seats are given at the start."""

    RANDOM = "random"
    """Drawn at the start from the session's seed."""
    CHOSEN = "chosen"
    """As people sat down."""


class Takeback(Enum):
    """How moves may be taken back at a table."""

    FREE = "free"
    """Alone what shows nothing to anybody, all else by consent."""
    CONSENT = "consent"
    """Only if all who play agree."""
    NEVER = "never"
    """Not at all."""


class Warnings(Enum):
    """Whether the people at a table are told what threatens them, all of them or nobody."""

    NEWCOMERS = "newcomers"
    """Where one person plays computers, and where nobody has finished `FIRST_GAMES` of the kind."""
    ON = "on"
    """In every game here."""
    OFF = "off"
    """Never here."""


class Wanted(Enum):
    """Who may sit down in a lobby of their own accord. Whoever was invited by name always may."""

    ANYBODY = "anybody"
    """Everybody."""
    FINISH = "finish"
    """Whoever finishes games."""
    NEWCOMERS = "newcomers"
    """They, and whoever has played too few to tell."""


FIRST_GAMES = 3
"""So many finished games of a kind make nobody an expert, but no newcomer any more."""


class UndoRight(Enum):
    """How one's latest message may be taken back."""

    ALONE = "alone"
    """Nobody has learnt anything by it."""
    SECRET = "secret"
    """Nobody else will notice."""
    CHANGE = "change"
    """It may be changed for another, which nobody else will notice."""
    CONSENT = "consent"
    """If all who play agree."""
    PRACTICE = "practice"
    """As often as one likes."""


NOBODY = 0
"""Instead of the id of a person who wished to be forgotten. Nobody has it."""


@dataclass(frozen=True, slots=True)
class Occupant:
    """Who sits somewhere: a person (`user`, `name`) or a computer player (`level`)."""

    kind: Kind
    user: int | None
    level: str | None
    name: str


def person(user: int, name: str) -> Occupant:
    """The person with Discord's id `user`, called `name`."""
    return Occupant(Kind.PERSON, user, None, name)


def computer(level: str) -> Occupant:
    """The computer player of a game's `level`."""
    return Occupant(Kind.COMPUTER, None, level, "")


@dataclass(frozen=True, slots=True)
class Chair:
    """A place at the table. `owner` is the person who began the game there and may take the seat back.

    In a lobby a chair may be empty; afterwards it never is.
    """

    occupant: Occupant | None
    owner: Occupant | None = None
    missed: int = 0
    """Decisions in a row that whoever sits here let pass."""
    ignored: int = 0
    """Reactions in a row that he let pass."""
    played: int = 0
    """Moves that the computer played for him."""
    away: int | None = None
    """Since when he is absent, in Unix seconds; None also where that was not noted."""
    sat: tuple[int, ...] = ()
    """Everybody who has sat here since the game began, and so has seen what this seat sees."""
    handed: int | None = None
    """When the seat was last given to somebody new, or by one person to another, in Unix seconds."""
    bank: int = 0
    """Seconds that this seat may still spend beyond its time for decisions."""
    holiday: int | None = None
    """Until when (Unix seconds) whoever sits here is on holiday, as the table was told; it may be over."""
    confirmed: bool = True
    """Whether whoever sits here in a lobby knows what is played: what was changed, or proposed as a rematch, he has yet
    to confirm."""

    @property
    def absent(self) -> bool:
        """Whether the computer plays here until the owner is back, and others may give the seat away."""
        return self.missed >= ABSENT_AFTER

    @property
    def present(self) -> bool:
        """Whether a person sits here who is not absent."""
        return self.occupant is not None and self.occupant.kind is Kind.PERSON and not self.absent


def with_chair(chairs: tuple[Chair, ...], seat: Seat, chair: Chair) -> tuple[Chair, ...]:
    """`chairs` with another one at `seat`."""
    return (*chairs[:seat], chair, *chairs[seat + 1 :])


def sitting(session: Session) -> tuple[tuple[int, Chair], ...]:
    """The people who sit at the table, each with his chair."""
    seated = ((chair.occupant, chair) for chair in session.chairs)
    return tuple((who.user, chair) for who, chair in seated if who is not None and who.user is not None)


def is_alone(session: Session, user: int) -> bool:
    """Whether nobody else who sits at the table is there."""
    return not any(chair.present for other, chair in sitting(session) if other != user)


def plays_last(session: Session, user: int) -> bool:
    """Whether only computers would be left without `user`: nobody else sits at the table, or may sit down again."""
    people = [who for chair in session.chairs for who in (chair.occupant, chair.owner) if who is not None]
    return all(who.level is not None or who.user == user for who in people)


def handed(before: Session, after: Session) -> tuple[Seat, ...]:
    """The seats on which somebody else sits than before; who is only called otherwise is the same."""
    seats = zip(before.chairs, after.chairs, strict=False)
    return tuple(Seat(n) for n, (old, new) in enumerate(seats) if _who(old.occupant) != _who(new.occupant))


def _who(occupant: Occupant | None) -> tuple[object, ...] | None:
    return None if occupant is None else (occupant.kind, occupant.user, occupant.level)


@dataclass(frozen=True, slots=True)
class TableRequest:
    """What whoever opens a table decides."""

    guild: int
    channel: int
    game: str
    options: Any
    """The game's options dataclass."""
    host: int
    host_name: str
    locale: str
    hours: float | None = 48
    """For one decision; None for no limit."""
    seating: Seating = Seating.RANDOM
    computers: tuple[str, ...] = ()
    """Levels that sit down at once."""
    sit: bool = True
    """Whether the host sits down at once."""
    last: bool = False
    """Whether the host sits down on the last chair instead of the first one."""
    reactions: float | None = None
    """Hours for a reaction; None for as many as for a decision."""
    seats: int | None = None
    """Chairs at the table; None for as many as sit down at once and are invited, and where nobody is, as the game
    takes. A game may begin with fewer people than chairs."""
    invited: tuple[int, ...] = ()
    """The people who are invited by name."""
    bank: float | None = None
    """Hours that a seat may spend beyond its time for decisions, in the whole game; None for none."""
    takeback: Takeback = Takeback.FREE
    practice: bool | None = None
    """Whether one person plays with computers, and takes back and brings back whatever they like; None: if it
    begins with one person among computers."""
    warnings: Warnings = Warnings.NEWCOMERS
    rated: bool = False
    wanted: Wanted = Wanted.ANYBODY


@dataclass(frozen=True, slots=True)
class Table:
    """What everybody may know of a session. Times are Unix seconds."""

    id: int
    guild: int
    channel: int
    game: str
    version: int
    options: Any
    """The game's options dataclass; a mapping where the game or its version is unknown here."""
    host: int
    host_name: str
    locale: str
    hours: float | None
    seating: Seating
    phase: Phase
    commitment: str
    """SHA-256 of the seed in hexadecimal, posted before anybody sits down."""
    opened: int
    nudged: int | None = None
    revision: int = 1
    """Raised by everything that the channel should see."""
    reactions: float | None = None
    """Hours for a reaction; None for as many as for a decision."""
    lost: int | None = None
    """When to look again for the channel, which could not be found."""
    silence: int | None = None
    """For how many seconds the bot was away, where that is still to be said."""
    invited: tuple[int, ...] = ()
    """The people who were invited by name."""
    changed: int = 0
    """How often what is played was changed in the lobby."""
    undo_count: int = 0
    """Raised whenever lines of the log are publicly taken back: what was on offer before is of another game."""
    bank: float | None = None
    """Hours that a seat may spend beyond its time for decisions, in the whole game; None for none."""
    takeback: Takeback = Takeback.FREE
    practice: bool | None = None
    """Whether one person plays with computers, and takes back and brings back whatever they like. None in a lobby: if
    it begins with one person among computers; in a game: no."""
    warnings: Warnings = Warnings.NEWCOMERS
    warned: bool = False
    """Whether each who plays is told in private what threatens them: as was found when the game began, or agreed on
    since."""
    rated: bool = False
    """Whether the game counts for the strength of those who play it. What stands in the way takes that back for good
    once it has begun."""
    levels: int = 0
    """In a rated game: the version of the levels of computers when it began, from 1."""
    wanted: Wanted = Wanted.ANYBODY

    @property
    def started(self) -> int | None:
        """When the game began; None where none did."""
        return None if isinstance(self.phase, Lobby) else self.phase.started

    @property
    def ended(self) -> int | None:
        """When it ended; None as long as it is open."""
        return self.phase.ended if isinstance(self.phase, Ended) else None


@dataclass(frozen=True, slots=True)
class ShownBoard:
    """What the channel was last shown. `note` is a text of the surface's own."""

    message: int | None = None
    nonce: str = ""
    note: str = ""
    revision: int = 0
    """The table's revision that was shown."""
    line: int = 0
    """The last line of the log whose public events were told."""


@dataclass(frozen=True, slots=True)
class Owed:
    """A choice that the game waits for. A computer's has neither deadline nor reminder, and what is owed by somebody
    absent is a computer's. With the limit off there are reminders alone.

    `turn` tells a turn from a reaction and from a choice that several made at the same time: when its time is over, the
    computer plays a turn, the rules' default ends the others.

    A blind one is held by the host: whoever sits there, the default is played when it is due, and nobody may learn when
    that is before `latest`.
    """

    seat: Seat
    since: int
    due: int | None
    remind: int | None
    """When to remind next; None once that is done. Past the last one of a choice without a limit: when its owner is
    away."""
    computer: bool
    turn: bool
    latest: int | None = None
    """When everybody will know what came of a blind choice."""
    allowed: int | None = None
    """Seconds that its owner was given; None for no limit."""
    reminded: int = 0
    """Reminders that went out, where there is no limit."""
    spare: int = 0
    """How many of the last seconds before it is due are its owner's bank."""
    uncalled: bool = False
    """Whether the board pings nobody for it, since its owner sleeps or gets one message a day. He is called at
    `remind`."""
    undo_count: int = 0
    """How often the seat had seen lines taken back when this was asked: who answers what was asked before that, answers
    nothing."""

    @property
    def held(self) -> bool:
        """Whether the host holds it: nobody is asked."""
        return self.latest is not None


@dataclass(frozen=True, slots=True)
class Undoable:
    """The latest message of a seat that was played by hand: the latest that others saw, or that they did not."""

    seat: Seat
    secret: bool
    """Whether nobody else saw that anything happened."""
    line: int
    """Its first line."""
    at: int
    right: UndoRight
    """As was known before it was played."""
    left: int | None
    """Seconds that were left when it was played; None without a limit, or where nothing was owed."""
    allowed: int | None
    barred: bool = False
    """Whether somebody else has moved in public since."""
    remade: bool = False
    """Whether it answers what its owner had taken back before."""
    taken: bool = False
    """Whether it was taken back alone."""


@dataclass(frozen=True, slots=True)
class Told:
    """Something public or private, and the line of the log after which it is certain to have happened."""

    line: int = field(compare=False)
    event: Happened


@dataclass(frozen=True, slots=True)
class Position:
    """A game that has begun. `state` is secret: whatever is shown comes from `view`, `news`, `choice` and `stamp`."""

    game: Game
    seats: int
    state: Any = field(repr=False)
    key: bytes = field(repr=False)
    """Of the stamps."""
    lines: int
    """Lines in the log, secret ones too: no number for the public."""
    counts: tuple[int, ...]
    """Moves made so far by each seat."""
    answers: tuple[int, ...]
    """Those of them that answered an owed choice: what is played unasked may be secret."""
    head: bytes = field(repr=False)
    """The chain's head."""
    public: int
    """The line of the latest public change."""
    seal: str
    """The chain's head at the latest public change, in hexadecimal: to be shown at each public turn."""
    digest: bytes = field(repr=False)
    """Of what everybody saw at the latest public change (`bot.table.log.replay.digest`)."""
    events: tuple[Told, ...] = field(repr=False)
    """Everything since the channel was last told."""
    windows: Mapping[Seat, Window | None]
    """The seats with an owed choice, each with its window."""
    outcome: Outcome | None
    log: tuple[Entry, ...] = field(default=(), repr=False)
    """Every line so far."""
    again: tuple[int, ...] = field(default=(), repr=False)
    """The numbers of facts that were taken back: the next ones are drawn with them (`bot.table.log.replay`)."""
    undo_count: int = 0
    """How often lines were publicly taken or brought back: what was on offer before belongs to another game."""
    secret: tuple[int, ...] = field(default=(), repr=False)
    """How often each seat took lines back in secret."""
    _views: dict[Seat | None, Any] = field(init=False, default_factory=dict, repr=False, compare=False)
    """Those made so far: a view never changes, and answers many questions of one press."""
    _threats: dict[tuple[Seat, Move], tuple[Threat, ...]] = field(
        init=False, default_factory=dict, repr=False, compare=False
    )
    """What was asked of them so far: each press of a panel asks for what threatens now."""
    _stamps: dict[Seat, str] = field(init=False, default_factory=dict, repr=False, compare=False)
    """Those asked for so far: each press asks whether its panel still fits."""

    @property
    def acting(self) -> tuple[Seat, ...]:
        """Seats with an owed choice."""
        return tuple(self.windows)

    @property
    def held(self) -> tuple[Seat, ...]:
        """Those of them that nobody asks: their choices are blind."""
        return tuple(seat for seat, window in self.windows.items() if window is not None and window.blind)

    @property
    def asked(self) -> tuple[Seat, ...]:
        """The seats that the game waits for."""
        return tuple(seat for seat, window in self.windows.items() if window is None or not window.blind)

    def reacting(self, seat: Seat) -> bool:
        """Whether what `seat` owes is a reaction to somebody else's move."""
        return self.windows.get(seat) is not None

    def view(self, viewer: Seat | None) -> Any:
        """What `viewer` (None: a spectator) may know."""
        if viewer not in self._views:
            self._views[viewer] = self.game.rules.view(self.state, viewer)
        return self._views[viewer]

    def choice(self, seat: Seat, path: Move = ()) -> Choice | None:
        """What `seat` may add to `path`."""
        return self.game.rules.choice(self.view(seat), path)

    def threats(self, seat: Seat, path: Move = ()) -> tuple[Threat, ...]:
        """What threatens `seat`, or would after `path`."""
        if (seat, path) not in self._threats:
            self._threats[seat, path] = tuple(moves.threats(self.game.rules, self.view(seat), path))
        return self._threats[seat, path]

    def telling(self, events: tuple[Told, ...]) -> Position:
        """The same with other news: what was made of it still holds."""
        other = replace(self, events=events)
        other._views.update(self._views)
        other._threats.update(self._threats)
        other._stamps.update(self._stamps)
        return other

    def as_if(self, seat: Seat, view: Any) -> Position:
        """The same for which `seat` sees `view`: a turn to come, say."""
        other = replace(self)
        other._views[seat] = view
        return other

    def stamp(self, seat: Seat) -> str:
        """That of the present choice of `seat`, made once."""
        if seat not in self._stamps:
            self._stamps[seat] = self._stamp(seat)
        return self._stamps[seat]

    def _stamp(self, seat: Seat) -> str:
        """Eight characters that change when the choice of `seat` does, and only then: not because another chose
        secretly.

        They stand in the buttons of a panel, which outlive the position that they were drawn for. What one's own moves
        and the choice on offer are made of goes in, and nothing else: a digest of the whole position would turn panels
        stale, and so tell, whenever somebody else moved in secret. It is keyed with the seed, so that nobody can guess
        from it what is on offer to others.
        """
        choice = self.choice(seat)
        asked = None if choice is None or not choice.owed else (choice.prompt, choice.tokens)
        undo_count = self.undo_count_for(seat)
        message = repr((int(seat), self.counts[seat], asked, *((undo_count,) if undo_count else ()))).encode()
        return urlsafe_b64encode(hmac_digest(self.key, message, hashlib.sha256)[:6]).decode()

    def undo_count_for(self, seat: Seat) -> int:
        """How often lines were taken back, as far as `seat` knows."""
        return self.undo_count + self.secret[seat]

    def asks_as(self, before: Position, seat: Seat) -> bool:
        """Whether `seat` still owes the choice that it owed in `before`, whatever it played unasked meanwhile.

        A choice that is the same keeps its deadline. The same words are not enough: who answered may be asked the same
        again, and has his time anew, hence the count of answers. A choice that is held is the same as long as it is
        held: its prompt may already say what was answered in secret, and a deadline that moved would tell. Menus are
        dear, and come last.
        """
        if (
            seat not in before.windows
            or self.answers[seat] != before.answers[seat]
            or self.undo_count != before.undo_count
        ):
            return False
        if seat in self.held:
            return seat in before.held
        old, now = before.choice(seat), self.choice(seat)
        return old is not None and now is not None and (old.prompt, old.tokens) == (now.prompt, now.tokens)

    def news(self, viewer: Seat | None = None) -> tuple[Text, ...]:
        """What happened since the channel was last told: to everybody, and to `viewer` if one is given."""
        return tuple(event.text for event in self.happened(viewer))

    def happened(self, viewer: Seat | None = None) -> tuple[Happened, ...]:
        """The events of `news`."""
        return tuple(told.event for told in self.events if is_for(told.event, viewer))


def is_for(event: Happened, viewer: Seat | None) -> bool:
    """Whether `viewer` (None: a spectator) is told of `event`."""
    return event.to is None or viewer in event.to


@dataclass(frozen=True, slots=True)
class Log:
    """A stored game: the header that opens its chain, its lines, the digests of what everybody saw by line, the latest
    public line and the latest that the channel was told."""

    header: str
    entries: tuple[Entry, ...]
    digests: Mapping[int, bytes]
    public: int
    told: int

    @property
    def last(self) -> int:
        """The number of its last line; 0 where there is none."""
        return self.entries[-1].n if self.entries else 0


class Status(Enum):
    """What became of a vote."""

    OPEN = "open"
    """Somebody has yet to answer, or may still object."""
    AGREED = "agreed"
    """All who were asked agreed, and it was done."""
    REFUSED = "refused"
    """Somebody said no."""
    WITHDRAWN = "withdrawn"
    """Whoever had asked said no."""
    LAPSED = "lapsed"
    """Its time was over: silence is no."""
    OVERTAKEN = "overtaken"
    """Something else happened: a seat changed hands, lines were taken back, the game ended, or it can be done no
    longer."""


@dataclass(frozen=True, slots=True)
class Vote:
    """Something that people are asked to agree to. People are Discord's ids, moments Unix seconds."""

    number: int
    """From 1, in the order of the table's votes."""
    kind: str
    """A key of `bot.table.features.votes.KINDS`."""
    by: int
    undo_count: int
    """The table's when it was put: after another taking back it means another game."""
    asked: tuple[int, ...]
    """Who must agree: of the table whoever sits there and is not absent, the one who asks among them; of a seat whom it
    is offered to."""
    agreed: tuple[int, ...]
    """Who has agreed; to ask the table is to agree."""
    opened: int
    until: int
    """When it lapses."""
    subject: Seat = TABLE
    """What it is about: the table, or the seat that is offered. Until it is settled whoever sits there plays on."""
    objections: int | None = None
    """Until when those who play may object to what is agreed: before that it is not done. None: they may not."""
    about: tuple[str, ...] = ()
    """What exactly is asked, where the kind leaves that open: a seat and who shall sit there, hours."""
    turns: int = 0
    """Owed choices that the one who asks had answered by then."""
    status: Status = Status.OPEN
    settled: int | None = None
    refused: int | None = None
    """Who said no, or objected."""
    asleep: tuple[tuple[int, int], ...] = ()
    """Who was not pinged since he slept, and when he wakes."""
    calls: tuple[tuple[int, ...], ...] = ()
    """Who was pinged once he was awake, each time that somebody was."""
    more: tuple[Text, ...] = ()
    """What else those who are asked should know as long as it is open, a heading and sentences: worked out once."""

    @property
    def open(self) -> bool:
        """Whether it is still to be settled."""
        return self.status is Status.OPEN

    @property
    def of_seat(self) -> bool:
        """Whether it is about a seat, not the table."""
        return self.subject != TABLE

    @property
    def missing(self) -> tuple[int, ...]:
        """Who was asked and has not answered."""
        return tuple(user for user in self.asked if user not in self.agreed)

    @property
    def called(self) -> tuple[int, ...]:
        """Whom the message that stands now pings."""
        if self.of_seat:
            return self.asked
        return tuple(user for user in self.calls[-1] if user in self.missing) if self.calls else self.missing

    @property
    def wakes(self) -> int | None:
        """When the next of those wakes who have neither been pinged nor answered; None for nobody."""
        return min((moment for user, moment in self.asleep if user in self.missing), default=None)


@dataclass(frozen=True, slots=True)
class Plan:
    """`text` is played if the owner was told `after` since his own last move; empty: whatever he was told."""

    text: str
    after: str = ""


@dataclass(frozen=True, slots=True)
class UsedPlans:
    """Plans that are planned no longer since this line was played: it is what was planned, or nothing that was planned
    fitted what it asked for. They are there again when it is taken back."""

    line: int
    plans: tuple[Plan, ...]
    back: bool = False
    """Whether it is taken back."""


@dataclass(frozen=True, slots=True)
class PlanQueue:
    """The plans of one person at a table, first one first."""

    user: int
    plans: tuple[Plan, ...] = ()
    observed: tuple[str, ...] = ()
    """What he was told of others' moves since his own last one."""
    due: int = 0
    """The line that made it his turn, for which the first plan is still to be tried; 0 for none."""
    used: tuple[UsedPlans, ...] = ()
    """What was planned and may be there again, oldest first."""


@dataclass(frozen=True, slots=True)
class Parting:
    """How a game could go on under the rules that are installed here, which part from what was played under others."""

    version: int
    """Of the rules that are installed."""
    options: Any
    position: Position = field(repr=False)
    """Where it would go on: as far as these rules follow the log."""
    lines: tuple[int, ...] = ()
    """The numbers of the lines that would fall away, ascending: nothing for the public."""
    since: int | None = None
    """When the first of them was played that everybody saw something of, in Unix seconds."""


@dataclass(frozen=True, slots=True)
class Frozen:
    """A table with which this program does not go on: the game or its version is unknown here, or what is stored of it
    cannot be read."""

    reason: Text


@dataclass(frozen=True, slots=True)
class Kept(Frozen):
    """The same of a game that began: its log stays as it is, and all who play may end it or, where that is possible, go
    on."""

    log: Log = field(repr=False)
    head: bytes = field(repr=False)
    """The chain's head."""
    seal: str
    """The chain's head at the latest public change, in hexadecimal."""
    outcome: Outcome | None = None
    """The end that all agreed on."""
    parting: Parting | None = None
    """How it could go on, if it is running and that could be found."""


@dataclass(frozen=True, slots=True)
class Session:
    """A snapshot of one table."""

    table: Table
    chairs: tuple[Chair, ...]
    owed: tuple[Owed, ...]
    board: ShownBoard
    seed: bytes = field(repr=False)
    course: Game | Position | Frozen | None = field(default=None, repr=False)
    """The game that will be played, or its position once it has begun; or why this program does not go on with it. None
    as long as nothing of its log was read."""
    votes: tuple[Vote, ...] = ()
    """What was asked, oldest first: about the table of each kind by each person the latest, about a seat the latest to
    each person. Of each subject at most one is open."""
    plan_queues: tuple[PlanQueue, ...] = field(default=(), repr=False)
    """What people have planned: secret, each one's own."""
    people: tuple[Named, ...] = field(default=(), repr=False)
    """Everybody whom the log calls by a number."""
    undoable: tuple[Undoable, ...] = ()
    """Messages that may still be taken back: at most two a seat, one that others saw and one that they did not."""
    fault: str = ""
    """Why what is stored of it could not be read, for whoever runs the bot; empty where it could. Nobody can do
    anything with such a session, and what is stored stays as it is."""

    @property
    def id(self) -> int:
        """Its number, which people see as the table's."""
        return self.table.id

    @property
    def phase(self) -> Phase:
        """How far it is."""
        return self.table.phase

    @property
    def readable(self) -> bool:
        """Whether all that is stored of it could be read."""
        return not self.fault

    @property
    def asleep(self) -> bool:
        """Whether the game rests until somebody who sits here is back."""
        return isinstance(self.phase, Resting)

    @property
    def game(self) -> Game | None:
        """Its game, if that is known here."""
        course = self.course.game if isinstance(self.course, Position) else self.course
        return course if isinstance(course, Game) else None

    @property
    def position(self) -> Position | None:
        """Its position, if it has begun and is not frozen."""
        return self.course if isinstance(self.course, Position) else None

    @property
    def trouble(self) -> Text | None:
        """Why it is frozen, if it is."""
        return self.course.reason if isinstance(self.course, Frozen) else None

    @property
    def kept(self) -> Kept | None:
        """Its game, if it has begun and is frozen."""
        return self.course if isinstance(self.course, Kept) else None

    @property
    def outcome(self) -> Outcome | None:
        """How the game ended, if it has a result."""
        return self.course.outcome if isinstance(self.course, Position | Kept) else None

    def vote(self, subject: Seat = TABLE) -> Vote | None:
        """The one about `subject` that is open."""
        return next((each for each in self.votes if each.open and each.subject == subject), None)

    @property
    def unconfirmed(self) -> tuple[int, ...]:
        """The people who sit in a lobby and have yet to confirm what is played."""
        chairs = (chair.occupant for chair in self.chairs if not chair.confirmed)
        return tuple(who.user for who in chairs if who is not None and who.user is not None)

    def seat_of(self, user: int) -> Seat | None:
        """Where `user` sits now."""
        for seat, chair in enumerate(self.chairs):
            if chair.occupant is not None and chair.occupant.user == user:
                return Seat(seat)
        return None

    def owned_by(self, user: int) -> Seat | None:
        """The seat with which `user` began, whoever sits there now."""
        for seat, chair in enumerate(self.chairs):
            if chair.owner is not None and chair.owner.user == user:
                return Seat(seat)
        return None

    def occupant(self, seat: Seat) -> Occupant | None:
        """Who sits on `seat` now; None where the chair is free."""
        return self.chairs[seat].occupant

    def owes(self, seat: Seat) -> Owed | None:
        """What `seat` owes now, with its deadline."""
        return next((owed for owed in self.owed if owed.seat == seat), None)

    @property
    def latest(self) -> int | None:
        """When everybody will know what came of what the host holds; None if it holds nothing."""
        return max((owed.latest for owed in self.owed if owed.latest is not None), default=None)


@dataclass(frozen=True, slots=True)
class News:
    """Something that one person alone is to hear the next time he asks: what came of a plan or a standing order of his,
    say. Nobody is pinged for it. Its seats are those of the session."""

    user: int
    said: Text
    session: int = 0
    at: int = 0
    id: int = 0
    """The store's, which also gives the session and the moment."""
    general: bool = False
    """Whether it concerns no table: he is told wherever he asks."""


@dataclass(frozen=True, slots=True)
class Summary:
    """One table in a list, read without replaying its game. Times are Unix seconds."""

    session: int
    guild: int
    channel: int
    game: str
    phase: Phase
    chairs: tuple[Chair, ...]
    owed: tuple[Owed, ...]
    host_name: str
    opened: int
    seat: Seat | None = None
    """Where the person sits whose list it is."""
    owned: Seat | None = None
    """Where he began."""
    message: int | None = None
    """The table's board or lobby in its channel."""
    result: Text | None = None
    """How the game ended that is over."""
    closed: HostLine | None = None
    """Of a game without a result: the host's line that ended it."""
    hours: float | None = None
    """For one decision; None for no limit."""
    rated: bool = False
    public: int | None = None
    """The line of the latest public change of its game."""

    @property
    def asleep(self) -> bool:
        """Whether the game rests until somebody who sits here is back."""
        return isinstance(self.phase, Resting)

    @property
    def asked(self) -> tuple[Owed, ...]:
        """What the game waits for: what the host holds it asks nobody for."""
        return tuple(owed for owed in self.owed if not owed.held)

    @property
    def own(self) -> Owed | None:
        """What it waits for from the person whose list it is, if he is there."""
        if self.asleep or self.seat is None or not self.chairs[self.seat].present:
            return None
        return next((owed for owed in self.asked if owed.seat == self.seat), None)


def rivals(session: Session) -> tuple[str, ...]:
    """The levels of the computers with which one person plays alone; none where several people do."""
    seated = [chair.owner or chair.occupant for chair in session.chairs]
    levels = tuple(level_of(who.level) for who in seated if who is not None and who.level is not None)
    return levels if len(levels) + 1 == len(seated) else ()


def harder(levels: tuple[str, ...]) -> str | None:
    """The level above the strongest of these; None where there is none."""
    above = max(map(LEVELS.index, levels), default=len(LEVELS)) + 1
    return LEVELS[above] if above < len(LEVELS) else None


def gentler(levels: tuple[str, ...]) -> str | None:
    """The level below the weakest of these; None where there is none."""
    below = min(map(LEVELS.index, levels), default=0) - 1
    return LEVELS[below] if below >= 0 else None


def begins_as_practice(session: Session) -> bool:
    """Whether a lobby would begin as practice: by its host's wish, or where one person sits among computers and nothing
    else was chosen."""
    table = session.table
    if table.practice is not None:
        return table.practice
    kinds = [chair.occupant.kind for chair in session.chairs if chair.occupant is not None]
    return table.takeback is Takeback.FREE and kinds.count(Kind.PERSON) == 1 < len(kinds)
