"""What happened, in words for those who may know it."""

from __future__ import annotations

from games.core import Event, Seat, Text, text
from games.koxinga.state import FLAME, Battle, Duel, Result

Story = list[Event]
"""What happened so far in a move, in order; each part of the move adds to it."""


def tell(story: Story, told: Text, *, reveals: bool = False, detail: bool = False, tells: tuple[str, ...] = ()) -> None:
    """Everybody."""
    story.append(Event(told, reveals=reveals, detail=detail, tells=tells))


def whisper(story: Story, told: Text, *seats: Seat, reveals: bool = True, calls: bool = False) -> None:
    """Those in these seats alone; with `calls` also who did not bring it about."""
    story.append(Event(told, to=frozenset(seats), reveals=reveals, calls=calls))


def arrival(seat: Seat) -> Text:
    """That a ship is home again."""
    return text("koxinga-event-finish", seat=seat)


def flame(seat: Seat, other: Seat) -> Text:
    """That a ship beats another whatever its cannons."""
    return text("koxinga-event-flame", seat=seat, other=other)


def verdict(battle: Battle, duel: Duel) -> Text:
    """How a duel ended that both have rolled for, in one sentence."""
    if duel.roll == FLAME:
        return flame(duel.defender, battle.attacker)
    offence, defence = battle.strength, duel.cannons + (duel.roll or 0)
    if duel.result is Result.DRAW:
        return text("koxinga-event-draw", seat=battle.attacker, other=duel.defender, strength=defence)
    winner, loser = battle.sides(duel)
    more, less = max(offence, defence), min(offence, defence)
    return text("koxinga-event-win", seat=winner, other=loser, more=more, less=less)
