"""How a game ends (CardGO 11)."""

from __future__ import annotations

from games.cardgo.state import GREEN, RED, State
from games.core import Outcome, Seat, Text, text


def outcome(state: State) -> Outcome | None:
    if state.ending is None:
        return None
    winner = _winner(state)
    winners = () if winner is None else (winner,)
    return Outcome(
        winners, text(_key(state, winner), **_who(state, winner)), tuple(map(_score, (GREEN, RED), state.hp))
    )


def _winner(state: State) -> Seat | None:
    if state.resigned is not None:
        return Seat(1 - state.resigned)
    green, red = state.hp
    return None if green == red else GREEN if green > red else RED


def _key(state: State, winner: Seat | None) -> str:
    assert state.ending is not None
    return f"cardgo-outcome-{state.ending.value}{'' if winner is not None else '-draw'}"


def _who(state: State, winner: Seat | None) -> dict[str, Seat]:
    return {} if winner is None else {"winner": winner, "loser": Seat(1 - winner)}


def _score(seat: Seat, hp: int) -> Text:
    return text("cardgo-score", seat=seat, hp=hp)
