"""The meaning of a control, carried in its `custom_id`: version, action, session, stamp, options picked so far.

`1m7.a3f09c12.03k` reads: version 1, action `m`, session 7, stamp `a3f09c12`, the options number 0, 3 and 20. One
character an option: an option's place among at most 25 is a letter or digit.
"""

from __future__ import annotations

from dataclasses import dataclass
from enum import Enum

VERSION = "1"
TYPED = 70
"""Characters of a typed message that a control has room for."""
DIGITS = "0123456789abcdefghijklmnopqrstuvwxyz"


class Action(Enum):
    """What a control asks for."""

    JOIN = "j"
    LEAVE = "l"
    ADD = "a"
    REMOVE = "x"
    START = "s"
    DISSOLVE = "d"
    WAIT = "H"
    """A lobby does not begin by itself."""
    PANEL = "m"
    """The panel with the options of `picks`; from the board it has no picks and no stamp."""
    PICK = "p"
    """A select in the panel: the option picked is the value."""
    PLAY = "c"
    """Confirm the complete move of `picks`."""
    PLAY_LONG = "K"
    """Confirm the typed message that is kept since no control has room for it; `typed` is its mark."""
    OPEN = "o"
    """The open choice that begins with the first pick, then the options of `picks`."""
    OPEN_PICK = "q"
    OPEN_PLAY = "k"
    VIEW = "v"
    RULES = "r"
    MORE = "e"
    BOARD = "b"
    """From an older board to the newest."""
    TEXT = "t"
    LOG = "g"
    EXPORT = "f"
    REMATCH = "n"
    CANCEL = "y"
    """End a game without a result, confirmed; or propose that."""
    RESIGN = "z"
    QUICK = "w"
    """The playground's welcome: a quick game at once."""
    QUIET = "h"
    """No more hints."""
    TYPE = "u"
    """A form to type a move into."""
    NUDGE = "i"
    OPTIONS = "O"
    """The lobby's options, or the one that is picked or `typed`."""
    SET = "S"
    """Set the option `typed` to the value, or to the one behind `=`."""
    FILL = "F"
    """A form to type a value for the option `typed` into, or options as text."""
    PROPOSE = "P"
    """Propose what is `typed` to all who play, confirmed."""
    AGREE = "A"
    """Agree to the proposal whose number is the stamp."""
    DISAGREE = "N"
    """Say no to it."""
    ACCEPT = "6"
    """Sit down on the seat that is offered; the offer's number is the stamp."""
    DECLINE = "7"
    """Decline the offer, or take it back."""
    OBJECT = "8"
    """Object to it."""
    UNDO = "U"
    """Take the latest move back, or change it, or ask the others."""
    REDO = "D"
    """Bring back what was taken back."""
    PRESENT = "5"
    """Whoever was away is back."""
    SHOW_LOG = "L"
    """Show the log to the channel."""
    TABLES = "B"
    """In a server's list of tables: the picks as in `GAMES`."""
    GAMES = "G"
    """In a list of one's games: the first pick says what it does, the second which page."""
    STORY = "T"
    """A turn of the story; `typed` says which one and how (`messages.story`)."""
    SINCE = "E"
    """What happened since one's last move."""
    REPLAY = "R"
    """The story from its beginning."""
    WATCH = "W"
    """The game, or the turns from `typed` on, as an animation."""
    CHRONICLE = "C"
    """What a game that is over was; the pick `1` asks for words alone."""
    FORGET = "9"
    """Forget whoever presses it."""
    AHEAD = "1"
    """The panel for a turn to come, with the options of `picks`."""
    AHEAD_PICK = "2"
    AHEAD_PLAY = "3"
    """Plan the move `typed`."""
    PLANS = "4"
    """What is planned. As a menu: put the plan first that the value numbers, or with picks withdraw it."""
    OPEN_FILE = "Z"
    """Open the table whose file was looked over; `typed` is the interaction that brought it."""
    DROP_FILE = "Y"
    """Do not."""
    KEEP = "0"
    """Do not do what was asked about."""


LIVE = frozenset({Action.JOIN, Action.MORE, Action.REMATCH})
"""What of a session only its present table or board carries: older ones keep one button, reminders have another."""


@dataclass(frozen=True, slots=True)
class Press:
    """One control. `session` is 0 where none is meant; `picks` are option numbers."""

    action: Action
    session: int = 0
    stamp: str = ""
    picks: tuple[int, ...] = ()
    typed: str = ""
    """A typed message of several moves, where picks cannot say it."""


def format(press: Press) -> str:
    """The `custom_id` of the control, of at most 100 characters for a path that Discord's menus can lead to.

    >>> format(Press(Action.PANEL, 7, "a3f09c12", (0, 3, 20)))
    '1m7.a3f09c12.03k'
    >>> format(Press(Action.JOIN, 36))
    '1j10'
    """
    head = f"{VERSION}{press.action.value}{_number(press.session)}"
    picks = "".join(DIGITS[pick] for pick in press.picks)
    if press.typed:
        return f"{head}.{press.stamp}.{picks}.{press.typed}"
    return f"{head}.{press.stamp}.{picks}" if press.stamp or picks else head


def parse(custom_id: str) -> Press | None:
    """What the control means; None if it is of another version or no control of ours.

    >>> parse("1m7.a3f09c12.03k")
    Press(action=<Action.PANEL: 'm'>, session=7, stamp='a3f09c12', picks=(0, 3, 20), typed='')
    >>> parse("0m7") is None
    True
    """
    if len(custom_id) < 2 or custom_id[0] != VERSION:
        return None
    session, _, rest = custom_id[2:].partition(".")
    stamp, _, rest = rest.partition(".")
    picks, _, typed = rest.partition(".")
    try:
        return Press(Action(custom_id[1]), _value(session), stamp, tuple(DIGITS.index(pick) for pick in picks), typed)
    except ValueError:
        return None


def _number(value: int) -> str:
    digits = ""
    while value:
        value, digit = divmod(value, 36)
        digits = DIGITS[digit] + digits
    return digits


def _value(digits: str) -> int:
    return int(digits, 36) if digits else 0
