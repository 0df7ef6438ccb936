"""What pictures and words both say of a position: who won a duel, what a player has reached and answered."""

from __future__ import annotations

from collections.abc import Iterator, Mapping
from dataclasses import dataclass, fields, replace

from games.core import Seat
from games.koxinga import board as ring
from games.koxinga.cabins import Good, total
from games.koxinga.state import FLAME, Battle, Phase, Plan, Result, SeenPlayer, View


def seats(view: View) -> tuple[Seat, ...]:
    """Everybody who plays."""
    return tuple(map(Seat, range(len(view.players))))


@dataclass(frozen=True, slots=True)
class Rank:
    """One ship in a battle; None where it is not known yet. `flamed` means it never got to fight."""

    seat: Seat
    cannons: int | None = None
    roll: int | None = None
    result: Result | None = None
    flamed: bool = False

    @property
    def made(self) -> int | None:
        """Cannons and die together, or FLAME."""
        if self.cannons is None or self.roll is None or self.roll == FLAME:
            return self.roll
        return self.cannons + self.roll


def ranks(battle: Battle) -> Iterator[Rank]:
    """The attacker, then the defenders in the order of their duels."""
    yield Rank(battle.attacker, battle.cannons, battle.roll)
    for duel in battle.duels:
        yield Rank(duel.defender, duel.cannons, duel.roll, duel.result, flamed=duel.roll is None)
    for number, seat in enumerate(battle.defenders[len(battle.duels) :]):
        yield Rank(seat, None if number else battle.committed)


def dice(view: View) -> tuple[int, int] | None:
    """The dice that count; those of a turn that is over do no more."""
    return None if view.outcome is not None or view.phase is Phase.DEAL else view.dice


def unticked(view: View) -> View:
    """The view without who has chosen a card, or has left the dice as they were."""
    if view.phase not in (Phase.SWAP, Phase.CARDS):
        return view
    players = tuple(replace(who, cards=0, chosen=False) for who in view.players)
    return replace(view, players=players, phase=Phase.CARDS, before=None)


def half(view: View, seat: Seat) -> int | None:
    """Which half of its card the seat is playing: 0 or 1."""
    return view.actor[1] if view.actor is not None and view.actor[0] == seat else None


def score(who: SeenPlayer) -> Mapping[str, int]:
    """Gold, location and treasure points of a player whose treasures are all known, and what they make."""
    location = ring.points(who.block, finished=who.finished)
    parts = {"gold": total(who.cabins, Good.GOLD), "location": location, "treasure": sum(known(who))}
    return {**parts, "total": sum(parts.values())}


def known(who: SeenPlayer) -> list[int]:
    """The treasures of a player that the viewer knows."""
    return [each for each in who.treasures if each is not None]


def answered(plan: Plan) -> tuple[tuple[str, str], ...]:
    """(occasion, answer) of everything answered beforehand."""
    every = ((each.name, getattr(plan, each.name)) for each in fields(plan))
    return tuple((name, answer) for name, answer in every if answer is not None)
