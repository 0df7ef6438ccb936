"""Games of Koxinga at a host, for what is taken back: the dice are kept or swapped in public, a card is chosen while
others still think, answers are left in secret, dice are rolled."""

from __future__ import annotations

from typing import Any
from unittest.mock import patch

from bot.catalogue import games
from bot.table.features import lobby
from bot.table.session import Position, Seating, Session, TableRequest, person
from games.core import Seat
from games.koxinga.options import PRESETS
from tests.support.hosting import NAMES, Tables

UNLIKE, COMPUTER = 27, 1
"""Seeds of games for two and three that begin with two faces, and of a quick game that a computer begins."""
PLAN = ("plan", "fork", "outer")
OTHER_PLAN = ("plan", "fork", "inner")
GAMES = {"koxinga": games()["koxinga"]}


def rolled(seed: int) -> Any:
    """Every game that is opened meanwhile has the same chance, and so the same first dice."""
    return patch("bot.table.features.lobby.secrets.token_bytes", lambda size: seed.to_bytes(size, "big"))


async def sail(here: Tables, *people: int, seed: int = UNLIKE, **more: Any) -> int:
    """A game of Koxinga that has begun: the dice are rolled, the starter decides about them."""
    more.setdefault("seats", max(2, len(people) + len(more.get("computers", ()))))
    opening = TableRequest(
        7, 1, "koxinga", PRESETS["standard"], people[0], NAMES[people[0]], "en", seating=Seating.CHOSEN, **more
    )
    with rolled(seed):
        opened = await here.host.open(here.request(), opening)
    assert opened.session is not None, opened
    for user in people[1:]:
        await here.do(opened.session, lobby.join, person(user, NAMES[user]))
    assert (await here.do(opened.session, lobby.begin, people[0])).done
    return opened.session


def position(session: Session) -> Position:
    assert session.position is not None
    return session.position


def starter(session: Session) -> tuple[int, int]:
    """Who decides about the dice, and who does not."""
    seat = position(session).state.starter
    users = [who.user for chair in session.chairs if (who := chair.occupant) is not None and who.user is not None]
    return users[seat], users[1 - seat]


def card(session: Session, user: int, number: int = 0) -> tuple[str, str]:
    """A card that `user` holds."""
    seat = session.seat_of(user)
    assert seat is not None
    return "card", str(position(session).view(seat).players[seat].hand[number])


def seat_of(session: Session, user: int) -> Seat:
    seat = session.seat_of(user)
    assert seat is not None
    return seat
