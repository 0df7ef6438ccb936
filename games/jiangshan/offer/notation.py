"""Paths in the notation: how what has been picked is typed, and the order that a path stands for (Jiangshan 9.1)."""

from __future__ import annotations

from games.core import Move
from games.jiangshan import orders, standing_order, stratagems
from games.jiangshan.board import FILES, Cell, cell
from games.jiangshan.orders import Order

KEEP, NO_SHOT, LATER = "/-", "*-", "*?"
"""No other facing; a ride without a shot; a ride after which its shot is still to be chosen (Jiangshan 14.1)."""
END, WAIT = "end", "wait"
FOOT, HORSE, COURT, SCOUTS = CLASSES = ("foot", "horse", "court", "scouts")
"""Steps before the unit where an army has too many; cities and camps make the last one."""
TILES = "tiles"
OTHERS = ("standing", "pick", "decoy", "refuse", "settle")
"""First words of what is no order."""
WAITING = "; wait"
_MARKS = {
    "command": ("@", ":", "-"),
    "#swap": ("#swap ", ":", ","),
    "#sneak": ("#sneak ", "~"),
    "#fire": ("#fire ", "*"),
    "#scout": ("#scout ", ":"),
    "deploy": ("!",),
    "rebuild": ("=",),
    "support": ("+", "@"),
    "recruit": ("$",),
    "challenge": ("?",),
    "preset": ("^",),
}
"""What stands before the first, second and third part of an order; others are written as their tokens are."""


def order_of(path: Move) -> Order | None:
    """The order that a complete path stands for; None for picks, reactions and standing orders."""
    if not path or path[0] in OTHERS:
        return None
    return orders.read(format(path).removesuffix(WAITING))


def ridden(token: str) -> tuple[Cell, Cell] | None:
    """The rider and the target of a shot after the ride, which is one token: `e2*c4`; None for any other."""
    start, sign, target = token.partition("*")
    found = cell(start), cell(target)
    return (found[0], found[1]) if sign and found[0] is not None and found[1] is not None else None


def closes(path: Move) -> bool:
    """Whether a complete path is that of an order that ends the turn."""
    return len(path) > 1 and path[-1] == END


def format(path: Move) -> str:
    """The notation of a path, or the part of it that a half path stands for."""
    if path[:1] == ("standing",):
        return standing_order.format(path)
    if path[:1] == ("pick",):
        return stratagems.format(path)
    return " ".join(path) if path[:1] and path[0] in OTHERS else _ordered(path)


def _ordered(path: Move) -> str:
    waits = WAITING if path[-1:] == (WAIT,) else ""
    words = list(path[:-1] if waits or closes(path) else path)
    words = [word for word in words if word not in (KEEP, LATER, *CLASSES, TILES)]
    parts = _joined(words)
    word = next((part for part in parts[:2] if part in _MARKS), None)
    if word is None:
        return "".join(parts) + waits
    parts.remove(word)
    return _written(_MARKS[word], parts) + waits


def _joined(words: list[str]) -> list[str]:
    """Files and ranks made cells."""
    found: list[str] = []
    for word in words:
        if word.isdecimal() and found and found[-1].endswith(tuple(FILES)):
            found[-1] += word
        else:
            found.append(word)
    return found


def _written(marks: tuple[str, ...], parts: list[str]) -> str:
    """A mark before each part; a facing and a face bring their own."""
    written = ""
    for number, part in enumerate(parts):
        marked = number < len(marks) and part[:1] not in "/:"
        written += (marks[number] if marked else "") + part
    return written or marks[0]
