"""How a position comes from the log and goes on by moves. Pure, and fit for a thread.

The chain's head and the number of lines are carried along, so that a move costs the same however long the log is.
"""

from __future__ import annotations

from collections import Counter
from collections.abc import Sequence
from dataclasses import dataclass, field
from typing import Any

from bot.table.log import host_lines, seal
from bot.table.log.host_lines import BroughtBack, Conceded, Drawn, Happened, HostLine, Remark, TakenBack
from bot.table.log.replay import Passage, Replay, digest
from bot.table.log.seal import Entry
from bot.table.session import Kept, Log, Position, Told, is_for
from games import moves
from games.core import CHANCE, Chance, Event, Move, Outcome, Seat, Text, text
from games.replacing import replace
from renderers.core import Game


@dataclass(frozen=True, slots=True)
class Advance:
    """A position after some lines, and what to append to the log. `told` is for the mover alone; `public` tells whether
    anybody else may see that something happened."""

    position: Position
    entries: tuple[Entry, ...]
    told: tuple[Text, ...] = ()
    public: bool = True
    news: tuple[Event, ...] = ()
    """What some seats alone are told, and may not miss."""
    passages: tuple[Passage, ...] = field(default=(), repr=False)
    """The lines of seats and of chance that were played, each with the states around it."""


def begin(
    game: Game, options: Any, seats: int, seed: bytes, *, header: str, now: int, note: HostLine | None = None
) -> Advance:
    """The game as it starts, with everything that chance owes before the first choice; `note` is the host's own line
    before that, if there is one."""
    start = _start(game, options, seats, seed, header)
    step = moves.settle(game.rules, start.state, lambda line: Chance(seed, line), 1 + (note is not None))
    return _advanced(start, seed, step, note, now)


def play(
    position: Position, seed: bytes, seat: Seat, message: Sequence[Move], *, now: int, note: HostLine | None = None
) -> Advance:
    """A message of moves by `seat`; `note` is the host's own line before it, if there is one.

    :raises games.core.IllegalMove: nothing was played; the reason.
    """
    line = position.lines + 1 + (note is not None)
    step, dropped = moves.submit(
        position.game.rules,
        position.state,
        seat,
        message,
        lambda number: Chance(seed, number),
        line=line,
        again=position.again,
    )
    advance = _advanced(position, seed, step, note, now)
    private = tuple(event.text for event in step.events if event.to is not None and seat in event.to)
    return replace(advance, told=private if dropped is None else (*private, dropped))


def remark(position: Position, seed: bytes, note: HostLine, *, now: int) -> Advance:
    """A line of the host's own, without a move."""
    return _advanced(position, seed, moves.Step(position.state, (), ()), note, now)


def turn_back(
    position: Position,
    replay: Replay,
    seed: bytes,
    turned: TakenBack | BroughtBack,
    *,
    now: int,
    notes: Sequence[HostLine] = (),
) -> Advance:
    """Lines are taken back, or brought back, of the log that the `replay` has read, which reads on; `notes` are host's
    own lines before that, as of those who agreed. What a seat takes back in secret only it is told of, and nothing that
    anybody else sees changes."""
    entries = host_lines.append(position.lines, (*notes, turned), now)
    for entry in entries:
        replay.add(entry)
    told = tuple(map(Remark, (*notes, turned)))
    public = told[-1].to is None
    after = _appended(_as_read(position, replay), seed, entries, told, public=public)
    advance = Advance(after, entries, public=public)
    private = tuple(event.text for event in told if event.to is not None)
    return replace(advance, told=private)


def part(
    game: Game, options: Any, seats: int, seed: bytes, log: Log, notes: Sequence[HostLine], *, now: int
) -> Advance:
    """A stored game as it goes on under other rules, after `notes`, lines of the host's own of which the last says so,
    and with what chance owes under these rules."""
    added = host_lines.append(log.last, notes, now)
    longer = replace(log, entries=(*log.entries, *added), public=added[-1].n)
    position = resume(game, options, seats, seed, longer)
    chance, again = (lambda line: Chance(seed, line)), position.again
    step = moves.settle(game.rules, position.state, chance, position.lines + 1, again)
    further = _advanced(position, seed, step, None, now)
    return replace(further, entries=(*added, *further.entries), public=True)


def replay(position: Position, options: Any) -> Replay:
    """The log of a position, read once more."""
    rules = position.game.rules
    return Replay(rules, rules.setup(options, position.seats), position.log, history=True).read()


def resume(game: Game, options: Any, seats: int, seed: bytes, log: Log) -> Position:
    """The position after a stored log. Its lines are trusted: they were checked when they were played."""
    start, (head, shown, agreed) = _start(game, options, seats, seed, log.header), _chain(seats, seed, log)
    replay = Replay(game.rules, start.state, log.entries, history=True)
    seen, events = start.digest, list[Told]()
    for n, passage in enumerate(replay.passages(), 1):
        seen = digest(game.rules, passage.after) if n == log.public else seen
        events += (Told(n, event) for event in passage.happened if n > log.told)
    bare = replace(start, log=log.entries, lines=log.last, head=head, public=log.public, seal=shown)
    told = replace(bare, digest=seen, events=tuple(events))
    return _ended(_as_read(told, replay), agreed)


def _as_read(position: Position, replay: Replay) -> Position:
    """`position` with what follows from its log, but for what was shown of it."""
    own = [passage for passage in replay.standing if passage.entry.seat >= 0]
    made = Counter(each.entry.seat for each in own)
    open = Counter(each.entry.seat for each in own if replay.is_open(each))
    seats = tuple(map(Seat, range(position.seats)))
    counted = replace(
        position,
        counts=tuple(made[seat] for seat in seats),
        answers=tuple(made[seat] - open[seat] for seat in seats),
        again=replay.again,
        undo_count=replay.undo_count,
        secret=tuple(replay.secret[seat] for seat in seats),
    )
    return _standing(counted, replay.state)


def keep(reason: Text, seats: int, seed: bytes, log: Log) -> Kept:
    """A stored game that is not replayed for this reason: what its chain alone tells."""
    return Kept(reason, log, *_chain(seats, seed, log))


def _chain(seats: int, seed: bytes, log: Log) -> tuple[bytes, str, Outcome | None]:
    """The head of a log's chain, the one at the latest public line in hexadecimal, and the end that was agreed on."""
    heads = tuple(seal.heads(seed, seal.first(seed, log.header), log.entries))
    ends = [end for entry in log.entries if (end := _agreed(host_lines.of(entry), seats)) is not None]
    return heads[-1], heads[: log.public + 1][-1].hex(), ends[-1] if ends else None


def note(kept: Kept, seats: int, seed: bytes, said: HostLine, *, now: int) -> tuple[Kept, Entry]:
    """A line of the host's own, a public one, in the log of a game that is not replayed."""
    log = kept.log
    (entry,) = host_lines.append(log.last, (said,), now)
    return keep(kept.reason, seats, seed, replace(log, entries=(*log.entries, entry), public=entry.n)), entry


def notes(entries: Sequence[Entry]) -> tuple[Text, ...]:
    """What the host's own lines tell, where the game itself cannot be replayed."""
    return tuple(remark.text for remark in host_lines.told(entries) if is_for(remark, None))


def _start(game: Game, options: Any, seats: int, seed: bytes, header: str) -> Position:
    head = seal.first(seed, header)
    state = game.rules.setup(options, seats)
    none = (0,) * seats
    seen = digest(game.rules, state)
    bare = Position(game, seats, state, seed, 0, none, none, head, 0, head.hex(), seen, (), {}, None, secret=none)
    return _standing(bare, state)


def _standing(position: Position, state: Any) -> Position:
    """`position` with `state` and what follows from it."""
    rules = position.game.rules
    return replace(position, state=state, windows=rules.asked(state), outcome=rules.outcome(state))


def _ended(position: Position, agreed: Outcome | None) -> Position:
    """`position` with the end that was agreed on, if one was: then nothing is asked any more."""
    return position if agreed is None else replace(position, windows={}, outcome=agreed)


def _agreed(note: HostLine | None, seats: int) -> Outcome | None:
    """The end that a line of the host's own says was agreed on."""
    match note:
        case Drawn():
            return Outcome((), text("bot-result-drawn"))
        case Conceded(seat):
            winners = tuple(Seat(each) for each in range(seats) if each != seat)
            return Outcome(winners, text("bot-result-conceded", seat=seat))
        case _:
            return None


def _advanced(before: Position, seed: bytes, step: moves.Step[Any], note: HostLine | None, now: int) -> Advance:
    """What `note` and then `step` make of `before`."""
    notes = () if note is None else (note,)
    said = host_lines.append(before.lines, notes, now)
    played = enumerate(step.lines, before.lines + len(said) + 1)
    entries = (*said, *(Entry(n, line.seat, line.move, now) for n, line in played))
    happened: tuple[Happened, ...] = (*map(Remark, notes), *step.events)
    after = _ended(_standing(before, step.state), _agreed(note, before.seats))
    public = _publicly(before, after, happened)
    counted = _counted(after, step)
    news = tuple(event for event in step.events if event.to is not None and event.calls)
    appended, passages = _appended(counted, seed, entries, happened, public=public), _passages(before, entries, step)
    return Advance(appended, entries, public=public, news=news, passages=passages)


def _passages(before: Position, entries: Sequence[Entry], step: moves.Step[Any]) -> tuple[Passage, ...]:
    """The lines of `step`, which are the last of the entries, as they went by."""
    befores = (before.state, *(state for state, _ in step.made))
    lines = zip(entries[len(entries) - len(step.made) :], befores, step.made, strict=False)
    return tuple(Passage(entry, earlier, state, events) for entry, earlier, (state, events) in lines)


def _counted(position: Position, step: moves.Step[Any]) -> Position:
    """The moves of `step` counted; all of them are one seat's."""
    made = Counter(line.seat for line in step.lines if line.seat >= 0)
    counts = tuple(count + made[Seat(seat)] for seat, count in enumerate(position.counts))
    answers = tuple(
        count + (made[Seat(seat)] - step.open if seat in made else 0) for seat, count in enumerate(position.answers)
    )
    drawn = sum(line.seat == CHANCE for line in step.lines)
    return replace(position, counts=counts, answers=answers, again=position.again[drawn:])


def _publicly(before: Position, after: Position, happened: Sequence[Happened]) -> bool:
    """Whether a spectator may know that anything happened: never because a secret line was added.

    Everything that the channel could notice hangs on this: a new board, its revision, the seal below it, who counts as
    absent. If a secret answer made any of them move, it would be known that there was one. So the question is what a
    spectator could see for himself: an event told to all, somebody else to act, the end, or another view. The first
    line is public, since the game begins.
    """
    if any(event.to is None for event in happened) or (before.acting, before.outcome) != (after.acting, after.outcome):
        return True
    return before.lines == 0 or bool(before.view(None) != after.view(None))


def _appended(
    position: Position, seed: bytes, entries: Sequence[Entry], happened: Sequence[Happened], *, public: bool
) -> Position:
    *_, head = seal.heads(seed, position.head, entries)
    lines = position.lines + len(entries)
    return replace(
        position,
        lines=lines,
        log=(*position.log, *entries),
        head=head,
        public=lines if public else position.public,
        seal=head.hex() if public else position.seal,
        digest=digest(position.game.rules, position.state) if public else position.digest,
        events=position.events + tuple(Told(lines, event) for event in happened),
    )
