"""The table of controls: what each asks for, what it says beside, and how that stands in its `custom_id`: version,
action, session, argument.

`1m7.a3f09c12.03k` reads: version 1, action `m`, session 7; the argument has the stamp `a3f09c12` and the options number
0, 3 and 20. An action that is two characters has its second one where the first option would be. Each argument stands
where it has always stood, so that controls of old messages go on working; what this program would not write is none of
its controls.
"""

from __future__ import annotations

import re
from collections.abc import Callable
from dataclasses import dataclass
from enum import Enum
from typing import Any, Generic, TypeVar

from bot.catalogue import games
from bot.messages.message import Style
from bot.table.features.votes import BARE
from games.replacing import replace

A = TypeVar("A")

VERSION = "1"
TYPED = 70
"""Characters of a typed message that a control has room for."""
LENGTH = 100
"""Characters of a `custom_id` at most."""
DIGITS = "0123456789abcdefghijklmnopqrstuvwxyz"
"""One character an option: its place among at most 25."""
MOST = 2**63
"""Numbers are smaller: the store takes no others."""
SPECTATOR = "n"
"""For whose view a turn of the story is: a spectator's. A digit is a seat, nothing the reader's own."""
APART = "n"
"""The mark of a page of rules that is to be a message of its own."""
FIRST, BACK, ON, LAST, MENU, VIEWER, FORM = "fbolmet"
"""What each control of the viewer is; so that no two have the same meaning in a message."""


@dataclass(frozen=True, slots=True)
class Picked:
    """The options picked so far, as numbers, or a message typed instead, at the choice of that stamp (none: the present
    one)."""

    stamp: str = ""
    picks: tuple[int, ...] = ()
    typed: str = ""


@dataclass(frozen=True, slots=True)
class LongMove:
    """A typed message that no control has room for, by the mark under which it is kept, at the choice of that stamp."""

    stamp: str
    mark: str


@dataclass(frozen=True, slots=True)
class Number:
    """The number of a vote, of a page, or of the interaction that brought a file."""

    number: int


@dataclass(frozen=True, slots=True)
class Item:
    """The number of a seat, a plan, a turn or one's own move, where one is said."""

    number: int | None = None


@dataclass(frozen=True, slots=True)
class Proposed:
    """The kind of what is to be proposed."""

    kind: str


@dataclass(frozen=True, slots=True)
class RulesPage:
    """A page of a game's rules; without a game the first of the table's. Buttons of pages live for ever, so they name
    the game. `apart`: as a message of its own, else in place of the one with the control."""

    game: str = ""
    page: int = 0
    apart: bool = False


@dataclass(frozen=True, slots=True)
class Named:
    """An option of a table, none for all of them, a level of computer players, or what comes of resigning; `menu` tells
    several menus of one message apart."""

    name: str = ""
    menu: int | None = None


@dataclass(frozen=True, slots=True)
class Asked:
    """A paragraph of the rules, none where a menu has them; and the path on the panel on which it is asked for, which
    the control written `back` shows again."""

    name: str = ""
    path: Picked = Picked()
    back: str = ""


@dataclass(frozen=True, slots=True)
class Setting:
    """An option of a table and its value, as one would type it; none where a menu has the values."""

    name: str
    value: str = ""


@dataclass(frozen=True, slots=True)
class Invited:
    """A game to play with somebody, and the number of the interaction that asked which."""

    game: str
    user: int
    sent: int


class Scope(Enum):
    """What somebody asked for of a story."""

    WHOLE = "w"
    OWN = "m"
    """Since their own last move."""
    YESTERDAY = "y"
    """Since yesterday, for somebody who does not play."""


@dataclass(frozen=True, slots=True)
class Place:
    """Where somebody is in a story: which turn they look at, from which turn on they asked for it, whose view they have
    (where they may choose), and whether they read it; and which of the viewer's controls leads there."""

    turn: int
    first: int = 0
    eyes: str = ""
    as_text: bool = False
    scope: Scope = Scope.WHOLE
    control: str = FORM


@dataclass(frozen=True, slots=True)
class Carried:
    """An argument as a `custom_id` holds it."""

    stamp: str = ""
    picks: tuple[int, ...] = ()
    typed: str = ""


def _never(argument: A, value: str) -> A:
    """There is no menu to choose in."""
    raise ValueError(value)


@dataclass(frozen=True, slots=True)
class Codec(Generic[A]):
    """How an argument is read and written, and what a choice in a menu makes of it. What was not written so, or cannot
    be chosen, raises `ValueError`."""

    read: Callable[[Carried], A]
    write: Callable[[A], Carried]
    chosen: Callable[[A, str], A] = _never


def whole(digits: str) -> int:
    """The number that is written so.

    :raises ValueError: none, or one that nothing here has.
    """
    if not (digits.isascii() and digits.isdecimal() and len(digits) < 20 and int(digits) < MOST):
        raise ValueError(digits)
    return int(digits)


def digit(character: str) -> int:
    """The option whose number is written so.

    :raises ValueError: none is.
    """
    if len(character) != 1:
        raise ValueError(character)
    return DIGITS.index(character)


def _page(said: Carried) -> Number:
    (page,) = said.picks
    return Number(page)


def _proposed(said: Carried) -> Proposed:
    if said.typed not in BARE:
        raise ValueError(said.typed)
    return Proposed(said.typed)


def _rules_page(said: Carried) -> RulesPage:
    if not said.typed:
        return RulesPage()
    if said.typed not in games():
        raise ValueError(said.typed)
    return RulesPage(said.typed, _page(said).number, bool(said.stamp))


def _invited(said: Carried) -> Invited:
    game, user, sent = said.typed.rsplit("-", 2)
    if game not in games():
        raise ValueError(game)
    return Invited(game, whole(user), whole(sent))


def _setting(said: Carried) -> Setting:
    name, _, value = said.typed.partition("=")
    return Setting(name, value)


def _asked(said: Carried) -> Asked:
    name, _, back = said.typed.partition("@")
    if back and ACTIONS.get(back) not in PANELS:
        raise ValueError(back)
    return Asked(name, Picked(said.stamp, said.picks), back)


_EYES = rf"{SPECTATOR}|[0-9]{{0,2}}"
_PLACE = re.compile(rf"([fbolmet])-([0-9]{{1,9}})-([0-9]{{1,9}})-({_EYES})-(t?)-([wmy])")


def _place(said: Carried) -> Place:
    found = _PLACE.fullmatch(said.typed)
    if found is None:
        raise ValueError(said.typed)
    control, turn, first, eyes, form, scope = found.groups()
    return Place(int(turn), int(first), eyes, bool(form), Scope(scope), control)


def _written_place(at: Place) -> Carried:
    form = "t" if at.as_text else ""
    return Carried(typed=f"{at.control}-{at.turn}-{at.first}-{at.eyes}-{form}-{at.scope.value}")


def _moved(at: Place, value: str) -> Place:
    if at.control == MENU:
        return replace(at, turn=whole(value))
    if at.control != VIEWER or not re.fullmatch(_EYES, value):
        raise ValueError(value)
    return replace(at, eyes=value)


NOTHING: Codec[None] = Codec(lambda said: None, lambda nothing: Carried())
"""What the control does says it all."""
PICKED: Codec[Picked] = Codec(
    lambda said: Picked(said.stamp, said.picks, said.typed),
    lambda path: Carried(path.stamp, path.picks, path.typed),
    lambda path, value: replace(path, picks=(*path.picks, digit(value))),
)
DRAFT: Codec[LongMove] = Codec(
    lambda said: LongMove(said.stamp, said.typed), lambda it: Carried(it.stamp, typed=it.mark)
)
NUMBER: Codec[Number] = Codec(lambda said: Number(whole(said.stamp)), lambda it: Carried(str(it.number)))
PAGE: Codec[Number] = Codec(_page, lambda it: Carried(picks=(it.number,)))
SENT: Codec[Number] = Codec(lambda said: Number(whole(said.typed)), lambda it: Carried(typed=str(it.number)))
ITEM: Codec[Item] = Codec(lambda said: Item(), lambda it: Carried(), lambda it, value: Item(whole(value)))
TURN: Codec[Item] = Codec(
    lambda said: Item(whole(said.typed) if said.typed else None),
    lambda it: Carried(typed="" if it.number is None else str(it.number)),
)
PROPOSED: Codec[Proposed] = Codec(_proposed, lambda it: Carried(typed=it.kind))
RULES_PAGE: Codec[RulesPage] = Codec(
    _rules_page, lambda it: Carried(APART if it.apart else "", (it.page,), it.game) if it.game else Carried()
)
NAMED: Codec[Named] = Codec(
    lambda said: Named(said.typed, next(iter(said.picks), None)),
    lambda it: Carried(picks=() if it.menu is None else (it.menu,), typed=it.name),
    lambda it, value: replace(it, name=value),
)
ASKED: Codec[Asked] = Codec(
    _asked,
    lambda it: Carried(it.path.stamp, it.path.picks, f"{it.name}@{it.back}" if it.back else it.name),
    lambda it, value: replace(it, name=value),
)
SETTING: Codec[Setting] = Codec(
    _setting,
    lambda it: Carried(typed=f"{it.name}={it.value}" if it.value else it.name),
    lambda it, value: replace(it, value=value),
)
INVITED: Codec[Invited] = Codec(_invited, lambda it: Carried(typed=f"{it.game}-{it.user}-{it.sent}"))
PLACE: Codec[Place] = Codec(_place, _written_place, _moved)


class Action(Enum):
    """What a control asks for: how that is written, the usual words and colour of its button, and what it says beside.
    What answers it stands in `bot.handlers.dispatch`."""

    def __init__(self, written: str, label: str, style: Style, takes: Codec[Any]) -> None:
        self.written = written
        self.label = label
        self.style = style
        self.takes = takes

    JOIN = "j", "bot-button-join", Style.SUCCESS, NOTHING
    LEAVE = "l", "bot-button-leave", Style.SECONDARY, NOTHING
    ADD = "a", "", Style.SECONDARY, NAMED
    REMOVE = "x", "", Style.SECONDARY, ITEM
    START = "s", "bot-button-start", Style.PRIMARY, NOTHING
    DISSOLVE = "d", "bot-button-dissolve", Style.DANGER, NOTHING
    DISSOLVE_SURE = "d1", "bot-button-dissolve", Style.DANGER, NOTHING
    WAIT = "H", "bot-button-wait", Style.PRIMARY, NOTHING
    """A lobby does not begin by itself."""
    PANEL = "m", "bot-button-move", Style.PRIMARY, PICKED
    """The panel at the present choice, or with the options that were picked."""
    PICK = "p", "", Style.SECONDARY, PICKED
    """A menu in the panel."""
    PLAY = "c", "bot-button-confirm", Style.SUCCESS, PICKED
    """Confirm the complete move."""
    PLAY_LONG = "K", "bot-button-confirm", Style.SUCCESS, DRAFT
    """Confirm the typed message that is kept since no control has room for it."""
    OPEN = "o", "bot-button-open", Style.SECONDARY, PICKED
    """The panel with the open choices."""
    OPEN_PICK = "q", "", Style.SECONDARY, PICKED
    OPEN_PLAY = "k", "bot-button-confirm", Style.DANGER, PICKED
    ABOUT = "I", "bot-button-about", Style.SECONDARY, PICKED
    """What else is worth knowing about the panel's choice."""
    ABOUT_OPEN = "J", "bot-button-about", Style.SECONDARY, PICKED
    VIEW = "v", "bot-button-view", Style.SECONDARY, NOTHING
    RULES = "r", "bot-button-rules", Style.SECONDARY, RULES_PAGE
    MORE = "e", "bot-button-more", Style.SECONDARY, NOTHING
    BOARD = "b", "bot-button-board", Style.SECONDARY, NOTHING
    """From an older board to the newest."""
    TEXT = "t", "bot-button-text", Style.SECONDARY, NOTHING
    LOG = "g", "bot-button-log", Style.SECONDARY, NOTHING
    EXPORT = "f", "bot-button-export", Style.SECONDARY, NOTHING
    REMATCH = "n", "bot-button-rematch", Style.PRIMARY, NOTHING
    REMATCH_LEVEL = "n2", "bot-button-rematch-level", Style.SECONDARY, NAMED
    """The same against computers of the level that is named."""
    CANCEL = "y", "bot-button-cancel", Style.DANGER, NOTHING
    """End a game without a result, or propose that."""
    CANCEL_SURE = "y1", "bot-button-cancel", Style.DANGER, NOTHING
    RESIGN = "z", "bot-button-resign", Style.DANGER, NOTHING
    RESIGN_SURE = "z1", "bot-button-resign", Style.DANGER, NAMED
    QUICK = "w", "bot-button-quick", Style.PRIMARY, NAMED
    """A quick game at once: of the game that is named, or of the first one."""
    PLAY_WITH = "n1", "", Style.PRIMARY, INVITED
    """A table of that game, to which somebody is invited."""
    HELP = "M", "bot-button-help", Style.SECONDARY, NOTHING
    """Every command."""
    QUIET = "h", "bot-button-quiet", Style.SECONDARY, PICKED
    """No more hints; the panel stays."""
    TYPE = "u", "bot-button-type", Style.SECONDARY, NOTHING
    """A form to type a move into."""
    NUDGE = "i", "bot-button-nudge", Style.SECONDARY, NOTHING
    OPTIONS = "O", "bot-button-options", Style.SECONDARY, NAMED
    """The lobby's options, or the one that is named."""
    SET = "S", "", Style.SECONDARY, SETTING
    FILL = "F", "bot-button-options-type", Style.SECONDARY, NAMED
    """A form to type a value for the option into, or options as text."""
    PROPOSE = "P", "", Style.SECONDARY, PROPOSED
    PROPOSE_SURE = "P1", "bot-button-propose", Style.PRIMARY, PROPOSED
    AGREE = "A", "bot-button-agree", Style.SUCCESS, NUMBER
    """Agree to a proposal."""
    DISAGREE = "N", "bot-button-disagree", Style.SECONDARY, NUMBER
    ACCEPT = "6", "bot-button-accept", Style.SUCCESS, NUMBER
    """Sit down on the seat that is offered."""
    DECLINE = "7", "bot-button-decline", Style.SECONDARY, NUMBER
    """Decline the offer, or take it back."""
    OBJECT = "8", "bot-button-object", Style.SECONDARY, NUMBER
    UNDO = "U", "bot-button-undo", Style.SECONDARY, TURN
    """Take the latest move back, or change it, or ask the others: the move of that number, if it is the latest."""
    REDO = "D", "bot-button-redo", Style.SECONDARY, NOTHING
    """Bring back what was taken back."""
    PRESENT = "5", "bot-button-present", Style.PRIMARY, NOTHING
    """Whoever was away is back."""
    SHOW_LOG = "L", "bot-button-log-show", Style.SECONDARY, NOTHING
    """Show the log to the channel."""
    TABLES_PAGE = "B0", "", Style.SECONDARY, PAGE
    """In a server's list of tables."""
    TABLES_JOIN = "B1", "bot-button-join-at", Style.SUCCESS, NOTHING
    TABLES_WATCH = "B2", "bot-button-watch-at", Style.SECONDARY, NOTHING
    GAMES_PAGE = "G0", "", Style.SECONDARY, PAGE
    """In a list of one's games."""
    GAMES_MOVE = "G1", "bot-button-move-at", Style.PRIMARY, NOTHING
    GAMES_BACK = "G2", "bot-button-present-at", Style.SUCCESS, NOTHING
    GAMES_EXPORT = "G3", "bot-button-export-at", Style.SECONDARY, NOTHING
    GAMES_LEAVE = "G4", "bot-button-leave-at", Style.SECONDARY, NOTHING
    STORY = "T", "", Style.SECONDARY, PLACE
    """A turn of the story."""
    SINCE = "E", "bot-button-since", Style.SECONDARY, NOTHING
    """What happened since one's last move."""
    REPLAY = "R", "bot-button-replay", Style.SECONDARY, NOTHING
    """The story from its beginning."""
    WATCH = "W", "bot-button-watch", Style.SECONDARY, TURN
    """The game, or the turns from one on, as an animation."""
    CHRONICLE = "C", "bot-button-chronicle", Style.SECONDARY, NOTHING
    """What a game that is over was."""
    CHRONICLE_WORDS = "C1", "bot-button-story-text", Style.SECONDARY, NOTHING
    """The same without its picture."""
    FORGET = "91", "bot-button-forget", Style.DANGER, NOTHING
    """Forget whoever presses it."""
    AHEAD = "1", "bot-button-ahead", Style.SECONDARY, PICKED
    """The panel for a turn to come."""
    AHEAD_PICK = "2", "", Style.SECONDARY, PICKED
    AHEAD_PLAY = "3", "bot-button-plan", Style.SUCCESS, PICKED
    """Plan the move that is typed there."""
    PLANS = "4", "bot-button-plans", Style.SECONDARY, ITEM
    """What is planned. As a menu: put the plan first that was chosen."""
    WITHDRAW = "41", "", Style.SECONDARY, ITEM
    """The other menu: withdraw it."""
    OPEN_FILE = "Z", "bot-button-proof-open", Style.SUCCESS, SENT
    """Open the table whose file was looked over."""
    DROP_FILE = "Y", "bot-button-proof-drop", Style.SECONDARY, SENT
    """Do not."""
    WHY = "X", "bot-button-why", Style.SECONDARY, ASKED
    """Which paragraph of the rules explains a refusal, or a line of a preview."""
    LEARN = "V0", "bot-button-learn", Style.SECONDARY, NAMED
    """The lessons: of which games, of a game, one of them, a step of it."""
    EXERCISE = "V1", "", Style.SECONDARY, PICKED
    """The panel of an exercise, which its stamp names, with the options that were picked."""
    EXERCISE_PICK = "V2", "", Style.SECONDARY, PICKED
    EXERCISE_PLAY = "V3", "bot-button-confirm", Style.SUCCESS, PICKED
    EXERCISE_TYPE = "V4", "bot-button-type", Style.SECONDARY, PICKED
    """A form to type an answer into."""
    PUZZLE = "V5", "bot-button-puzzle", Style.SECONDARY, NAMED
    """The puzzles: of which games, a game's next one, one by its number."""
    HINT = "V8", "bot-button-hint", Style.SECONDARY, NOTHING
    """The move that a computer would make, in a practice game."""
    REVIEW = "V9", "bot-button-review", Style.SECONDARY, TURN
    """What the decisions of a seat were worth in a game that is over; without a number one's own."""
    REVIEW_CANCEL = "Va", "bot-button-review-cancel", Style.SECONDARY, TURN
    REVIEW_DECISION = "Vb", "", Style.SECONDARY, NAMED
    """One of the decisions that cost most: the seat by its number, and which of them."""
    REVIEW_SHOW = "Vc", "bot-button-review-show", Style.SECONDARY, NOTHING
    """Let others see the review of one's own seat."""
    REVIEW_HIDE = "Vd", "bot-button-review-hide", Style.SECONDARY, NOTHING
    NOTE = "Q0", "bot-button-note", Style.SECONDARY, NOTHING
    """A form for what one notes for oneself at the table."""
    RANK = "Q8", "", Style.SECONDARY, RULES_PAGE
    """A page of a game's leader board."""
    RANK_WORDS = "Q9", "bot-button-story-text", Style.SECONDARY, RULES_PAGE
    """The same without its picture."""
    LFG_STOP = "Q4", "bot-button-lfg-stop", Style.SECONDARY, NAMED
    """Look no longer for the game that is named, or for whichever."""
    LFG_ASK = "Q5", "bot-button-lfg-ask", Style.SECONDARY, NOTHING
    """Ask those who look for such a game to the table."""
    KEEP = "0", "bot-button-keep", Style.SECONDARY, NOTHING
    """Do not do what was asked about."""


ACTIONS = {action.written: action for action in Action}

PANELS = frozenset({Action.PANEL, Action.OPEN, Action.AHEAD, Action.EXERCISE})
"""What shows a panel with the options that were picked, so that others may lead back to it."""
LIVE = frozenset({Action.START, Action.MORE, Action.REMATCH})
"""What of a session only its present table or board carries: older ones keep one button, reminders have another."""


@dataclass(frozen=True, slots=True)
class Press:
    """One control. `session` is 0 where none is meant; the argument is None where what the control does says it all."""

    action: Action
    session: int = 0
    argument: object = None

    def given(self, kind: type[A]) -> A:
        """What the control says, which is of the kind that its action takes."""
        assert isinstance(self.argument, kind), self
        return self.argument


def format(press: Press) -> str:
    """The `custom_id` of the control, of at most 100 characters for a path that Discord's menus can lead to.

    >>> format(Press(Action.PANEL, 7, Picked("a3f09c12", (0, 3, 20))))
    '1m7.a3f09c12.03k'
    >>> format(Press(Action.JOIN, 36))
    '1j10'
    >>> format(Press(Action.GAMES_PAGE, argument=Number(2)))
    '1G..02'
    """
    said, written = _carried(press), press.action.written
    head = f"{VERSION}{written[0]}{_number(press.session)}"
    picks = written[1:] + "".join(DIGITS[pick] for pick in said.picks)
    if said.typed:
        return f"{head}.{said.stamp}.{picks}.{said.typed}"
    return f"{head}.{said.stamp}.{picks}" if said.stamp or picks else head


def _carried(press: Press) -> Carried:
    return Carried() if press.argument is None else press.action.takes.write(press.argument)


def parse(custom_id: str, value: str | None = None) -> Press | None:
    """What the control means, with what was chosen if it is a menu; None if it is of another version or no control of
    ours.

    >>> parse("1A7.3.").argument
    Number(number=3)
    >>> parse("1p7.a3f09c12.03", "k").argument
    Picked(stamp='a3f09c12', picks=(0, 3, 20), typed='')
    >>> parse("0m7") is None
    True
    """
    if len(custom_id) > LENGTH or custom_id[:1] != VERSION:
        return None
    try:
        press = _read(custom_id[1:2], *custom_id[2:].split(".", 3))
        return press if value is None else replace(press, argument=press.action.takes.chosen(press.argument, value))
    except ValueError:
        return None


def _read(letter: str, session: str, stamp: str = "", picks: str = "", typed: str = "") -> Press:
    """:raises ValueError: it is not as this program writes it."""
    verb = picks[:1] if letter + picks[:1] in ACTIONS else ""
    action = ACTIONS.get(letter + verb)
    if action is None:
        raise ValueError(letter)
    said = Carried(stamp, tuple(map(digit, picks[len(verb) :])), typed)
    press = Press(action, _value(session), action.takes.read(said))
    if _carried(press) != said:
        raise ValueError(typed)
    return press


def _number(value: int) -> str:
    digits = ""
    while value:
        value, place = divmod(value, 36)
        digits = DIGITS[place] + digits
    return digits


def _value(digits: str) -> int:
    value = int(digits, 36) if digits else 0
    if not 0 <= value < MOST or _number(value) != digits:
        raise ValueError(digits)
    return value
