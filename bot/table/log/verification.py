"""Whether an exported game is what the commitment promised: no byte changed, every move legal, every roll what the seed
gives, nothing taken back that the rules did not allow."""

from __future__ import annotations

import json
from collections.abc import Iterable, Mapping, Sequence
from dataclasses import dataclass
from typing import Any

from bot.table.answers import compact
from bot.table.log import host_lines
from bot.table.log.audit import Audit
from bot.table.log.host_lines import CarriedOver, Parted, Restored, reach, turning
from bot.table.log.replay import Passage, Replay, branches_off
from bot.table.log.seal import TABLE, Entry, commitment, first, heads, order
from games import moves
from games.core import CHANCE, IllegalMove, Seat, Text, text
from renderers.core import Game

NAMED = 1_000_000
"""Lines that are taken back in one game at most, each as often as it is: more take longer than any game is worth."""


@dataclass(frozen=True, slots=True)
class Finding:
    """Something wrong in an exported game. `line` is the line of the file, from 1."""

    line: int
    text: Text


@dataclass(frozen=True, slots=True)
class Report:
    """What `verify` found. `heads` are the chain's heads before the first line of the log and after each, in
    hexadecimal: those that were shown during the game are among them. `restored` holds the host's lines that say that
    the game was set back to a backup (`bot.table.features.set_back`), `turned` those that took lines back or brought
    them back (`bot.table.log.replay`), or with which the game went on under rules that could not follow all of it;
    `earlier` counts rolls from before the rules were changed that the installed ones would draw otherwise.

    `versions` are those of the rules under which the game was played, in order. Where the last one is not installed
    `unjudged` is the line of the file from which on the rules that are cannot follow it, 0 where they can. That is
    nothing wrong: what they do not allow may have been legal."""

    findings: tuple[Finding, ...]
    commitment: str = ""
    game: str = ""
    lines: int = 0
    rolls: int = 0
    heads: tuple[str, ...] = ()
    restored: tuple[Entry, ...] = ()
    turned: tuple[Entry, ...] = ()
    earlier: int = 0
    versions: tuple[str, ...] = ()
    unjudged: int = 0
    practice: bool = False
    """Whether one person practised among computers, and took back freely."""

    @property
    def judged(self) -> bool:
        """Whether the installed rules could judge every move and every roll."""
        return not (self.unjudged or self.earlier)

    @property
    def sound(self) -> bool:
        """Whether nothing was found."""
        return not self.findings


def verify(file: bytes, games: Mapping[str, Game]) -> Report:
    """Replays an exported game: whether it is what the commitment promised, no byte of it was changed, every move was
    legal and every roll is what the seed gives. Of moves and rolls under rules that are not installed it says as much
    as those that are can tell."""
    try:
        return _verified(file, games)
    except _Unsound as unsound:
        return Report((Finding(unsound.line, unsound.text),))


class _Unsound(Exception):
    """The file cannot be read any further."""

    def __init__(self, line: int, said: Text) -> None:
        super().__init__(line, said)
        self.line = line
        self.text = said


def _verified(file: bytes, games: Mapping[str, Game]) -> Report:
    lines = _lines(file)
    head = _header(lines)
    last = _object(lines, len(lines))
    seed = _seed(last, len(lines))
    entries = tuple(_entry(written, number) for number, written in enumerate(lines[1:-1], 2))
    _bound(entries, len(head["players"]))
    chain = tuple(heads(seed, first(seed, lines[0]), entries))
    earlier: set[int] = set()
    wrong, unjudged = _replayed(head, games, seed, entries, earlier)
    findings = (*_chain(head, last, lines, seed, chain[-1]), *wrong)
    rolls = sum(entry.seat == CHANCE for entry in entries)
    shown = tuple(each.hex() for each in chain)
    restored = tuple(entry for entry in entries if isinstance(host_lines.of(entry), Restored))
    turned = tuple(entry for entry in entries if turning(entry) is not None)
    told = (commitment(seed), str(head.get("game", "")), len(entries), rolls, shown)
    versions = tuple(version for _, version in _eras(head, entries))
    return Report(findings, *told, restored, turned, len(earlier), versions, unjudged, head.get("practice") is True)


def _lines(file: bytes) -> list[str]:
    try:
        whole = file.decode("ascii")
    except UnicodeDecodeError as wrong:
        raise _Unsound(1 + file[: wrong.start].count(b"\n"), text("bot-seal-unreadable")) from wrong
    lines = whole.split("\n")
    if len(lines) < 3 or lines.pop() != "":
        raise _Unsound(len(lines), text("bot-seal-cut"))
    return lines


def _header(lines: list[str]) -> dict[str, Any]:
    match head := _object(lines, 1):
        case {"phase": "running"}:
            raise _Unsound(1, text("bot-seal-running"))
        case {"game": str(), "version": int(), "options": dict(), "players": [*players], "order": [*order]} if sorted(
            map(str, order)
        ) == sorted(map(str, range(len(players)))):
            return head
        case _:
            raise _Unsound(1, text("bot-seal-unreadable"))


def _object(lines: list[str], number: int) -> dict[str, Any]:
    value = _json(lines[number - 1], number)
    if not isinstance(value, dict):
        raise _Unsound(number, text("bot-seal-unreadable"))
    return value


def _json(written: str, number: int) -> Any:
    """The value of one line, which must be spelt as we spell it."""
    try:
        value = json.loads(written)
        canonical = compact(value) == written
    except (ValueError, RecursionError) as wrong:
        raise _Unsound(number, text("bot-seal-unreadable")) from wrong
    if not canonical:
        raise _Unsound(number, text("bot-seal-spelling"))
    return value


def _seed(last: dict[str, Any], number: int) -> bytes:
    try:
        seed = bytes.fromhex(last["seed"])
    except (KeyError, TypeError, ValueError) as wrong:
        raise _Unsound(number, text("bot-seal-no-seed")) from wrong
    if set(last) != {"head", "seed"} or last["seed"] != seed.hex():
        raise _Unsound(number, text("bot-seal-spelling"))
    return seed


def _entry(written: str, number: int) -> Entry:
    value = _json(written, number)
    match value:
        case [int(n), int(seat), [*tokens], int(at)] if n == number - 1 and all(
            isinstance(token, str) for token in tokens
        ):
            return Entry(n, Seat(seat), tuple(tokens), at)
        case _:
            raise _Unsound(number, text("bot-seal-unreadable"))


def _bound(entries: Sequence[Entry], seats: int) -> None:
    """Each line is somebody's at the table. Who takes lines back names some that come before, and nobody names so many
    of them that only a forger would."""
    named = 0
    for entry in entries:
        if entry.seat not in range(TABLE, seats):
            raise _Unsound(entry.n + 1, text("bot-seal-unplayable"))
        many, last = reach(entry)
        named += many
        if last >= entry.n or named > NAMED:
            raise _Unsound(entry.n + 1, text("bot-seal-undo-lines"))


def _chain(head: dict[str, Any], last: dict[str, Any], lines: list[str], seed: bytes, end: bytes) -> Iterable[Finding]:
    if head.get("commitment") != commitment(seed):
        yield Finding(len(lines), text("bot-seal-commitment"))
    if last["head"] != end.hex():
        yield Finding(len(lines), text("bot-seal-chain"))
    if head.get("seating") == "random" and tuple(head["order"]) != order(seed, len(head["players"])):
        yield Finding(1, text("bot-seal-seats"))


def _replayed(
    head: dict[str, Any], games: Mapping[str, Game], seed: bytes, entries: Sequence[Entry], earlier: set[int]
) -> tuple[tuple[Finding, ...], int]:
    """What is wrong with moves and rolls; and the line of the file from which on the rules that are installed cannot
    tell, 0 where they can."""
    game = games.get(head["game"])
    if game is None:
        return (), 2
    own = _own(str(game.rules.version), _eras(head, entries), len(entries))
    wrong = _wrong_line(game, head, seed, entries, own, earlier)
    if wrong is None:
        return (), 0
    return ((wrong,), 0) if wrong.line <= own.stop else ((), wrong.line)


def _wrong_line(
    game: Game, head: dict[str, Any], seed: bytes, entries: Sequence[Entry], own: range, earlier: set[int]
) -> Finding | None:
    """The first line that is not what the rules and the seed give, if there is one. Those of the lines but for `own`
    that hold a roll which only other rules would draw so are put into `earlier`."""
    number = 1
    try:
        seats = len(head["players"])
        replay = Replay(game.rules, game.rules.setup(game.rules.options(**head["options"]), seats), entries)
        audit, needless = _audit(game, head, entries), _first_fallen(game, entries)
        for number, entry in enumerate(entries, 2):
            wrong = _wrong(replay, audit, seed, entry)
            if entry.n in replay.fallen:
                wrong = text("bot-seal-parted-lines") if wrong is None and entry.n in needless else None
            elif wrong is not None and entry.n not in own and _is_other_roll(replay, seed, entry):
                earlier.add(entry.n)
                wrong = None
            if wrong is not None:
                return Finding(number, wrong)
            _hear(audit, replay.add(entry), replay)
    except (
        Exception
    ):  # a forged line may be anything, and rules trust what they are given: it is a finding like any other
        return Finding(number, text("bot-seal-unplayable"))
    return None


def _eras(head: dict[str, Any], entries: Sequence[Entry]) -> tuple[tuple[int, str], ...]:
    """The versions of its rules that a game was played under, each with the line from which on: the one it began with,
    and those it went on under."""
    eras = [(0, str(head["version"]))]
    for each in entries:
        match host_lines.of(each):
            case CarriedOver(_, after) | Parted(_, after):
                eras.append((each.n, str(after)))
    return tuple(eras)


def _own(version: str, eras: Sequence[tuple[int, str]], lines: int) -> range:
    """The lines that were played under that version last; none where it never was. What was played before them under
    others it allowed as well: else the game would not have gone on under it."""
    ends = [*(start for start, _ in eras[1:]), lines + 1]
    spans = [range(start, end) for (start, each), end in zip(eras, ends, strict=True) if each == version]
    return spans[-1] if spans else range(0)


def _first_fallen(game: Game, entries: Sequence[Entry]) -> frozenset[int]:
    """The lines from which on others fell away, by the rules that are installed here: these must refuse each."""
    return frozenset(
        each.lines[0]
        for each in map(turning, entries)
        if isinstance(each, Parted) and each.after == game.rules.version and each.lines
    )


def _is_other_roll(replay: Replay, seed: bytes, entry: Entry) -> bool:
    """Whether nothing is wrong with a fact but that these rules draw another one from the seed."""
    misdrawn = _misdrawn(replay, seed, entry) is not None
    return misdrawn and moves.legal(replay.rules, replay.state, entry.seat, entry.move)


def _audit(game: Game, head: dict[str, Any], entries: Sequence[Entry]) -> Audit | None:
    """Who judges what was taken back, if anything was."""
    if not branches_off(entries):
        return None
    same = {version for _, version in _eras(head, entries)} == {str(game.rules.version)}
    return Audit(game.rules, head, len(head["players"]), judging=same)


def _hear(audit: Audit | None, passage: Passage, replay: Replay) -> None:
    """The audit is shown a line that takes nothing back; what was taken back is shown as well, where it stood."""
    entry = passage.entry
    if audit is None:
        return
    if turning(entry) is not None:
        audit.moved = {each.entry.seat for each in replay.standing}
        return
    if entry.seat == TABLE:
        audit.hear(host_lines.of(entry))
        return
    audit.played.add(entry.n)
    if entry.n not in replay.fallen:
        audit.record(passage)


def _wrong(replay: Replay, audit: Audit | None, seed: bytes, entry: Entry) -> Text | None:
    """What is wrong with `entry` where it stands."""
    if entry.seat == TABLE:
        return None if audit is None else audit.problem(entry, replay)
    if (misdrawn := _misdrawn(replay, seed, entry)) is not None:
        return misdrawn
    try:
        moves.play(replay.rules, replay.state, entry.seat, entry.move)
    except IllegalMove as illegal:
        return text("bot-seal-illegal", reason=illegal.reason)
    return None


def _misdrawn(replay: Replay, seed: bytes, entry: Entry) -> Text | None:
    """What is wrong with `entry` where chance has to come next, or came."""
    due = None if entry.seat == TABLE else replay.due(seed, entry.n)
    if (entry.seat == CHANCE or due is not None) and (entry.seat, entry.move) != (CHANCE, due):
        return text("bot-seal-roll", due=" ".join(due or ()), found=" ".join(entry.move))
    return None
