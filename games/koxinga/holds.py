"""Goods come aboard: into an empty cabin, else something goes overboard for them, as the options say (Koxinga 5.1)."""

from __future__ import annotations

from games.core import Seat, text
from games.koxinga.cabins import Cabins, Stack, load, put, smallest, spare
from games.koxinga.events import Story, tell
from games.koxinga.labels import kind
from games.koxinga.labels import stack as said
from games.koxinga.state import Cargo, Phase, Player, State, player_with, state_with


def player(state: State, seat: Seat) -> Player:
    return state.players[seat]


def change(state: State, seat: Seat, changed: Player) -> State:
    """The state with `changed` in that seat."""
    return state_with(state, players=with_player(state, seat, changed))


def with_player(state: State, seat: Seat, changed: Player) -> tuple[Player, ...]:
    """All players, with `changed` in that seat."""
    return (*state.players[:seat], changed, *state.players[seat + 1 :])


def stow(state: State, seat: Seat, stack: Stack, story: Story, *, echo: bool = True) -> State:
    """What the seat comes by is loaded; in phase DROP if it has to say first what goes overboard. Without `echo` the
    story has told already that the seat gets the stack."""
    cabins = player(state, seat).cabins
    if state.options.overboard == "smallest" or len(offered := spare(cabins, stack.kind)) < 2:
        return _stowed(state, Cargo(seat, stack, not echo), load(cabins, stack), story)
    planned = planned_cabin(player(state, seat).plan.drop, cabins, offered)
    cargo = Cargo(seat, stack, not echo)
    if planned is None:
        return state_with(state, phase=Phase.DROP, cargo=cargo)
    return _stowed(state, cargo, put(cabins, planned, stack), story)


def throw(state: State, cabin: str, story: Story) -> State:
    """The owner of the cargo has said what makes room for it: `c1` to `c5`."""
    cargo = state.cargo
    assert cargo is not None, state.phase
    cabins = put(player(state, cargo.seat).cabins, int(cabin[1:]) - 1, cargo.stack)
    return _stowed(state_with(state, phase=Phase.ACTION, cargo=None), cargo, cabins, story)


def planned_cabin(plan: str | None, cabins: Cabins, offered: tuple[int, ...]) -> int | None:
    """The index of the cabin that is emptied without asking; None where its owner must be asked."""
    if plan is None:
        return None
    fitting = [index for index in offered if (held := cabins[index]) is not None and plan in ("smallest", held.kind)]
    return smallest(cabins, fitting) if fitting else None


def _stowed(state: State, cargo: Cargo, cabins: Cabins, story: Story) -> State:
    """The seat's cabins are these now."""
    seat, stack, who = cargo.seat, cargo.stack, player(state, cargo.seat)
    full = all(who.cabins)
    dropped = [old for old, new in zip(who.cabins, cabins, strict=True) if full and old is not None and old is not new]
    lost = full and not dropped
    if lost or not cargo.told:
        key = "koxinga-event-load-lost" if lost else "koxinga-event-load"
        tell(story, text(key, seat=seat, amount=stack.amount, kind=kind(stack.kind, stack.amount)), detail=not lost)
    for old in dropped:
        tell(story, text("koxinga-event-drop", seat=seat, gone=said(old), loaded=said(stack)))
    return change(state, seat, player_with(who, cabins=cabins))
