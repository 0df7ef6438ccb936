"""What is proposed at a table, as rows. Every function runs on the database's thread."""

from __future__ import annotations

import json
from collections.abc import Iterable, Mapping
from sqlite3 import Connection
from typing import Any

from bot.table import consent
from bot.table.answers import compact
from bot.table.proposal import Fate, Proposal
from bot.table.session import Session

COLUMNS = (
    *("number", "kind", "person", "epoch", "asked", "agreed", "opened", "until", "about", "turns", "fleeting"),
    *("fate", "settled", "refused", "asleep", "calls"),
)


def put(connection: Connection, session: Session) -> None:
    """The proposals of `session` in place of those it had; of the open one also when the clock has to look at it, and
    when somebody wakes who was not pinged."""
    rings = consent.rings(session)
    rows = [
        (session.id, *((rings, each.wakes) if each.open else (None, None)), *map(_row(each).__getitem__, COLUMNS))
        for each in session.proposals
    ]
    connection.execute("DELETE FROM proposals WHERE session = ?", (session.id,))
    names, marks = ", ".join(("session", "rings", "wakes", *COLUMNS)), ", ".join("?" * (3 + len(COLUMNS)))
    connection.executemany(f"INSERT INTO proposals ({names}) VALUES ({marks})", rows)


def of(connection: Connection, session: int) -> tuple[Proposal, ...]:
    """The proposals of a session, oldest first."""
    rows = connection.execute(
        f"SELECT {', '.join(COLUMNS)} FROM proposals WHERE session = ? ORDER BY number", (session,)
    )
    return tuple(_proposal(dict(zip(COLUMNS, row, strict=True))) for row in rows)


def due(connection: Connection, now: int, without: Iterable[int]) -> tuple[int, ...]:
    """Sessions whose open proposal has to be looked at, earliest first, a hundred at most."""
    rows = connection.execute(
        "SELECT session FROM proposals WHERE (rings <= :now OR wakes <= :now) AND session NOT IN"
        " (SELECT value FROM json_each(:without)) ORDER BY min(rings, ifnull(wakes, rings)) LIMIT 100",
        {"now": now, "without": compact(sorted(without))},
    )
    return tuple(session for (session,) in rows)


def resume(connection: Connection, away: int) -> None:
    """The seconds for which the program was away count for no proposal, nor for whoever may still come back."""
    connection.execute(
        "UPDATE proposals SET until = until + :away, rings = rings + :away WHERE rings IS NOT NULL", {"away": away}
    )
    connection.execute("UPDATE seats SET away = away + ? WHERE away IS NOT NULL", (away,))


def _row(proposal: Proposal) -> Mapping[str, Any]:
    return {
        "number": proposal.number,
        "kind": proposal.kind,
        "person": proposal.by,
        "epoch": proposal.epoch,
        "asked": compact(list(proposal.asked)),
        "agreed": compact(list(proposal.agreed)),
        "opened": proposal.opened,
        "until": proposal.until,
        "about": compact(list(proposal.about)),
        "turns": proposal.turns,
        "fleeting": proposal.fleeting,
        "fate": proposal.fate.value,
        "settled": proposal.settled,
        "refused": proposal.refused,
        "asleep": compact([list(each) for each in proposal.asleep]),
        "calls": compact([list(each) for each in proposal.calls]),
    }


def _proposal(row: Mapping[str, Any]) -> Proposal:
    return Proposal(
        number=row["number"],
        kind=row["kind"],
        by=row["person"],
        epoch=row["epoch"],
        asked=tuple(json.loads(row["asked"])),
        agreed=tuple(json.loads(row["agreed"])),
        opened=row["opened"],
        until=row["until"],
        about=tuple(json.loads(row["about"])),
        turns=row["turns"],
        fleeting=bool(row["fleeting"]),
        fate=Fate(row["fate"]),
        settled=row["settled"],
        refused=row["refused"],
        asleep=tuple((user, wakes) for user, wakes in json.loads(row["asleep"])),
        calls=tuple(map(tuple, json.loads(row["calls"]))),
    )
