"""Games that were begun under other rules than those installed here: whether these tell the same story. Pure.

A session keeps the version of the rules it began with, and with every public turn the digest of what everybody could
see. Where the program brings another version, the log is played again under it, every line checked. If each is legal
and each digest agrees, nobody can have noticed a difference, and the game goes on; else it is kept untouched, until
all who play agree to go on from where the new rules can follow the log, or to end it.
"""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from dataclasses import dataclass
from typing import Any

from bot.table import play
from bot.table.changes import Change, moved
from bot.table.guards import running
from bot.table.log import host_lines
from bot.table.log.host_lines import RULES, Agreed, CarriedOver, HostLine, Parted
from bot.table.log.replay import Replay, digest, fallen, gone
from bot.table.log.seal import TABLE, Entry
from bot.table.session import Kept, Log, News, Parting, Session, with_chair
from bot.table.timing import Moment
from games.core import IllegalMove, Text, text
from games.replacing import replace
from renderers.core import Game


@dataclass(frozen=True, slots=True)
class Disagreement:
    """Where other rules part from a log: at its line `line`, from 1, because it is not legal (`reason`), or because
    everybody would have seen something else (None); at line 0 before the first, with the options or what they set up. A
    line's number is none for players while the game runs."""

    line: int
    reason: Text | None


def disagreement(
    game: Game, options: Any, seats: int, entries: Sequence[Entry], digests: Mapping[int, bytes]
) -> Disagreement | None:
    """Where the rules of `game` first part from a log that was played under others; None if they never do. What
    everybody saw before the game last went on under rules that parted from it counts no more. Of rules that bear no
    witness nothing can be told, so they part at once."""
    if game.rules.upgrade is None:
        return Disagreement(0, None)
    seen = {n: witnessed for n, witnessed in digests.items() if n >= _since(entries)}
    replay = Replay(game.rules, game.rules.setup(options, seats), entries, checked=True)
    if 0 in seen and seen[0] != digest(game.rules, replay.state):
        return Disagreement(0, None)
    for entry in entries:
        if (reason := _refusal(replay, entry)) is not None:
            return Disagreement(entry.n, reason)
        if entry.n in seen and seen[entry.n] != digest(game.rules, replay.state):
            return Disagreement(entry.n, None)
    return None


def _refusal(replay: Replay, entry: Entry, seed: bytes | None = None) -> Text | None:
    """Why the rules cannot go on with a line; with the `seed` also because chance would have come first."""
    try:
        plays = entry.seat >= 0 and entry.n not in replay.fallen
        if plays and seed is not None and replay.due(seed, entry.n) is not None:
            return text("bot-seal-unplayable")
        replay.add(entry)
    except IllegalMove as illegal:
        return illegal.reason
    except Exception:  # what these rules never offered they need not understand
        return text("bot-seal-unplayable")
    return None


def _since(entries: Sequence[Entry]) -> int:
    """The line with which the game last went on under rules that parted from it; 0 for none."""
    return max((each.n for each in entries if isinstance(host_lines.of(each), Parted)), default=0)


def readable(game: Game, session: Session) -> Any | None:
    """The options that a session was begun with, as the rules of `game` know them; None where one of them is gone."""
    try:
        return game.rules.options(**session.table.options)
    except TypeError:
        return None


def agree(game: Game, session: Session, log: Log) -> bool:
    """Whether the rules of `game` tell the story of a session that is over."""
    options = readable(game, session)
    return options is not None and disagreement(game, options, len(session.chairs), log.entries, log.digests) is None


def carried_over(game: Game, session: Session, log: Log) -> Session | Disagreement:
    """A running session under the rules of `game`, before anything is said of it; or where they part from its log."""
    options = readable(game, session)
    if options is None:
        return Disagreement(0, None)
    seats = len(session.chairs)
    parted = disagreement(game, options, seats, log.entries, log.digests)
    if parted is not None:
        return parted
    position = replace(play.resume(game, options, seats, session.seed, log), undo_count=session.table.undo_count)
    table = replace(session.table, options=options, version=game.rules.version)
    return replace(session, table=table, course=position)


def carry_over(session: Session, moment: Moment, version: int) -> Change:
    """A line says that the game goes on under other rules than those of `version`. Whoever is still asked the same
    keeps his deadline."""
    position, note = running(session), CarriedOver(version, session.table.version)
    advance = play.remark(position, session.seed, note, now=moment.now)
    return moved(session, advance, text("bot-table-rules-carried"), moment)


def parting(game: Game, session: Session, log: Log) -> Parting | None:
    """How a running session could go on under the rules of `game`, which part from its log; None where they can make
    nothing of it, or nobody could tell how far they agree. What chance owes there is not drawn yet."""
    options = readable(game, session)
    if options is None or game.rules.upgrade is None:
        return None
    try:
        lines = _not_followed(game, options, session, log.entries)
        parted = Parted(session.table.version, game.rules.version, lines)
        longer = replace(log, entries=(*log.entries, *host_lines.append(log.last, (parted,), 0)), public=log.last + 1)
        position = play.resume(game, options, len(session.chairs), session.seed, longer)
    except Exception:  # rules that never saw such a log may fail at it anywhere: then there is nothing to go on from
        return None
    return Parting(game.rules.version, options, position, lines, _seen_since(log, lines))


def go_on(session: Session, kept: Kept, parting: Parting, users: Sequence[int], moment: Moment) -> Change:
    """The session goes on from there, as `users` agreed, who are all there then. Whoever is asked has all his time;
    what was planned is dropped, and nothing that was played before may be taken back."""
    game, chairs = parting.position.game, session.chairs
    agreed = sorted(seat for user in users if (seat := session.seat_of(user)) is not None)
    for seat in agreed:
        chairs = with_chair(chairs, seat, replace(chairs[seat], missed=0, ignored=0, away=None))
    parted = Parted(session.table.version, parting.version, parting.lines)
    notes: tuple[HostLine, ...] = (*(Agreed(RULES, seat) for seat in agreed), parted)
    log, seats = kept.log, len(chairs)
    advance = play.part(game, parting.options, seats, session.seed, log, notes, now=moment.now)
    table = replace(
        session.table, options=parting.options, version=parting.version, undo_count=advance.position.undo_count
    )
    before = replace(session, table=table, course=game, owed=(), plan_queues=(), undoable=())
    change = moved(before, advance, text("bot-table-rules-parted"), moment, chairs=chairs, wakes=True)
    dropped = tuple(News(queue.user, text("bot-plan-dropped-rules")) for queue in session.plan_queues if queue.plans)
    return replace(change, news=dropped)


def _not_followed(game: Game, options: Any, session: Session, entries: Sequence[Entry]) -> tuple[int, ...]:
    """The lines of seats and chance that the rules of `game` cannot follow: from the first one on that is not legal. Of
    what was taken back only those lines that were taken back with it: the game went on without them."""
    before, dropped, taken = fallen(entries), frozenset[int](), gone(entries)
    while (first := _first_illegal(game, options, session, entries, dropped)) is not None:
        end = next((n for n in range(first, entries[-1].n + 1) if n not in taken), None) if first in taken else None
        more = {each.n for each in entries if each.n >= first and each.seat != TABLE and (not end or each.n < end)}
        more -= before
        if more <= dropped:  # what is left stands in the way of itself: a line that takes others back, say
            raise IllegalMove(text("bot-seal-unplayable"))
        dropped |= more
    return tuple(sorted(dropped))


def _first_illegal(
    game: Game, options: Any, session: Session, entries: Sequence[Entry], dropped: frozenset[int]
) -> int | None:
    start = game.rules.setup(options, len(session.chairs))
    replay = Replay(game.rules, start, entries, checked=True, fallen=dropped)
    return next((each.n for each in entries if _refusal(replay, each, session.seed) is not None), None)


def _seen_since(log: Log, lines: Sequence[int]) -> int | None:
    """When the first of these lines was played that everybody saw something of."""
    public = {*log.digests, log.public}
    return next((each.at for each in log.entries if lines and each.n >= lines[0] and each.n in public), None)
