"""What the host answers to a request, and its form in the store."""

from __future__ import annotations

import json
from dataclasses import dataclass
from enum import Enum
from typing import Any

from bot.table.costs import KEPT, QUOTED
from games.core import Arg, Seat, Text
from games.replacing import replace


class Verdict(Enum):
    """What became of a request."""

    DONE = "done"
    """It took place, and what was shown may have changed."""
    REFUSED = "refused"
    """Nothing changed; the text says why."""
    STALE = "stale"
    """Nothing changed: the panel showed an older position and has to be drawn afresh."""


@dataclass(frozen=True, slots=True)
class Answer:
    """What became of one request. The same request again gets the same answer.

    `session` is the session it was about, if there is one; `told` is for the asking person alone (what his move
    revealed to him, what of his message was not played).
    """

    verdict: Verdict
    text: Text
    session: int | None = None
    told: tuple[Text, ...] = ()

    @property
    def done(self) -> bool:
        """Whether it was done; else nothing changed."""
        return self.verdict is Verdict.DONE


def pack(answer: Answer) -> str:
    """`answer` as JSON; `unpack` reads it back."""
    return compact([answer.verdict.value, packed_text(answer.text), answer.session, [*map(packed_text, answer.told)]])


def kept(answer: Answer) -> str:
    """`answer` as `pack` writes it, or as much of it as may be kept: quotations are cut, of what is told beside it the
    first is left."""
    if len(packed := pack(answer)) <= KEPT:
        return packed
    shorter = replace(answer, text=_cut(answer.text), told=tuple(map(_cut, answer.told)))
    while len(packed := pack(shorter)) > KEPT and shorter.told:
        shorter = replace(shorter, told=shorter.told[: len(shorter.told) // 2])
    return packed


def _cut(arg: Any) -> Any:
    """Texts whose quotations are not too long."""
    match arg:
        case Text(key, args):
            return Text(key, tuple((name, _cut(each)) for name, each in args))
        case tuple():
            return tuple(map(_cut, arg))
        case str() if len(arg) > QUOTED:
            return f"{arg[:QUOTED]}\u2026"
        case _:
            return arg


def unpack(packed: str) -> Answer:
    """The answer that `pack` wrote down."""
    verdict, said, session, told = json.loads(packed)
    return Answer(Verdict(verdict), unpacked_text(said), session, tuple(map(unpacked_text, told)))


def packed_text(said: Text) -> list[object]:
    """A message as JSON values: its key, then name and value of every argument."""
    return [said.key, *([name, _packed(arg)] for name, arg in said.args)]


def unpacked_text(packed: list[Any]) -> Text:
    """The message that `packed_text` gave those values."""
    return Text(packed[0], tuple((name, _unpacked(arg)) for name, arg in packed[1:]))


def compact(value: object) -> str:
    """JSON in ASCII without blanks: one spelling for one value."""
    return _COMPACT.encode(value)


_COMPACT = json.JSONEncoder(separators=(",", ":"), allow_nan=False, check_circular=False)


def _packed(arg: Arg) -> object:
    if isinstance(arg, Text):
        return {"text": packed_text(arg)}
    if isinstance(arg, tuple):
        return {"texts": [packed_text(part) for part in arg]}
    if isinstance(arg, Seat):
        return {"seat": int(arg)}
    return arg


def _unpacked(packed: object) -> Arg:
    if not isinstance(packed, dict):
        assert isinstance(packed, str | int), packed
        return packed
    [(kind, value)] = packed.items()
    if kind == "seat":
        return Seat(value)
    return unpacked_text(value) if kind == "text" else tuple(map(unpacked_text, value))
