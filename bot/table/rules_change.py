"""Games that were begun under other rules than those installed here: whether these tell the same story. Pure.

A session keeps the version of the rules it began with, and with every public turn the digest of what everybody could
see. Where the program brings another version, the log is played again under it, every line checked. If each is legal
and each digest agrees, nobody can have noticed a difference, and the game goes on; else it is kept untouched.
"""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from dataclasses import dataclass, replace
from typing import Any

from bot.table import play
from bot.table.branches import Fold, branches_off
from bot.table.changes import Change, Moment, moved
from bot.table.seal import Entry
from bot.table.session import Session
from games.core import IllegalMove, Text, text
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
    """Where the rules of `game` first part from a log that was played under others; None if they never do."""
    fold = Fold(game.rules, game.rules.setup(options, seats), history=branches_off(entries), checked=True)
    if 0 in digests and digests[0] != play.digest(game, fold.state):
        return Disagreement(0, None)
    for entry in entries:
        try:
            fold.add(entry)
        except IllegalMove as illegal:
            return Disagreement(entry.n, illegal.reason)
        if entry.n in digests and digests[entry.n] != play.digest(game, fold.state):
            return Disagreement(entry.n, None)
    return None


def readable(game: Game, session: Session) -> Any | None:
    """The options that a session was begun with, as the rules of `game` know them; None where one of them is gone."""
    try:
        return game.rules.options(**session.table.options)
    except TypeError:
        return None


def agree(game: Game, session: Session, log: play.Log) -> bool:
    """Whether the rules of `game` tell the story of a session that is over."""
    options = readable(game, session)
    return options is not None and disagreement(game, options, len(session.chairs), log.entries, log.digests) is None


def carry_over(game: Game, session: Session, log: play.Log, moment: Moment) -> Change | Disagreement:
    """A running session as it goes on under the rules of `game`, with a line that says so; or where they part from its
    log. Whoever is still asked the same keeps his deadline.
    """
    options = readable(game, session)
    if options is None:
        return Disagreement(0, None)
    seats = len(session.chairs)
    parted = disagreement(game, options, seats, log.entries, log.digests)
    if parted is not None:
        return parted
    position = replace(play.resume(game, options, seats, session.seed, log), epoch=session.table.epoch)
    table = replace(session.table, options=options, version=game.rules.version)
    before = replace(session, game=game, table=table, position=position)
    note = ("rules", str(session.table.version), str(game.rules.version))
    return moved(
        before, play.remark(position, session.seed, note, now=moment.now), text("bot-table-rules-carried"), moment
    )
