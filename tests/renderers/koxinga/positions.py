"""Koxinga positions for pictures: states of golden games, some of them changed by hand."""

from __future__ import annotations

from dataclasses import replace
from functools import cache
from pathlib import Path

from games import moves
from games.core import CHANCE, Seat
from games.koxinga.cabins import Cabins, Good, Stack
from games.koxinga.rules import RULES
from games.koxinga.state import FLAME, Battle, Cargo, Duel, Phase, Plan, Result, State, Treasure, View, Walk
from tests.support.goldens import read

GOLDENS = Path(__file__).parents[2] / "goldens" / "koxinga"
ONE, TWO, THREE, FOUR, FIVE, SIX = map(Seat, range(6))


@cache
def game(name: str) -> tuple[State, ...]:
    """The states of a golden game in which somebody is asked, and its end."""
    golden = read((GOLDENS / f"{name}.txt").read_text(encoding="utf-8"))
    state, states = RULES.setup(RULES.options(**golden.options), golden.seats), []
    for line in golden.lines:
        if line.seat != CHANCE:
            states.append(state)
        state, _ = moves.play(RULES, state, line.seat, line.move)
    return (*states, state)


def first(name: str, phase: Phase, *, after: int = 0) -> State:
    """The first state of a golden game in that phase, from turn `after` on."""
    return next(state for state in game(name) if state.phase is phase and state.turn >= after)


def cabins(*stacks: str) -> Cabins:
    """`F3` is three food."""
    kinds = {"F": Good.FOOD, "G": Good.GOLD, "C": Good.CANNON}
    full = [Stack(kinds[each[0]], int(each[1:])) for each in stacks]
    return (*full, *[None] * (5 - len(full)))


def gathered(state: State, block: int) -> State:
    """All ships on one block, every one of them full."""
    players = [
        replace(player, block=block, finished=False, cabins=cabins("F7", "G7", "C6", "C4", "F1"))
        for player in state.players
    ]
    return replace(state, players=tuple(players))


def crowd(block: int = 7) -> State:
    """Six ships on one block, the first one attacking all others; two duels are over."""
    state = gathered(first("standard", Phase.CARDS, after=9), block)
    duels = (Duel(TWO, 4, 3, Result.ATTACKER), Duel(THREE, 0, FLAME, Result.DEFENDER), Duel(FOUR, 9, 10, Result.DRAW))
    battle = Battle(ONE, (TWO, THREE, FOUR, FIVE, SIX), cannons=13, roll=6, committed=None, duels=duels)
    agenda = tuple((Seat(seat), index) for index in (0, 1) for seat in range(1 - index, 6))
    me = state.players[0]
    card = me.hand[0]
    players = (replace(me, hand=me.hand[1:], card=card, played=(*me.played, card)), *state.players[1:])
    players = tuple(replace(p, plan=Plan("outer", "inner", "needed", "all", "treasure")) for p in players)
    return replace(
        state,
        players=players,
        phase=Phase.DEFEND,
        actor=(ONE, 0),
        agenda=agenda,
        revealed=frozenset({ONE}),
        battle=battle,
        walks=(Walk(ONE, (5, 6, 7)),) if block == 7 else (),
    )


def flamed() -> State:
    """The attacker has rolled the flame against five and takes loot."""
    state = crowd()
    assert state.battle is not None
    duels = tuple(Duel(seat, 0, None, Result.ATTACKER) for seat in state.battle.defenders)
    return replace(state, phase=Phase.LOOT, battle=replace(state.battle, roll=FLAME, duels=duels))


def laden() -> State:
    """The winner of a battle has no room for the loot, and is asked what goes overboard."""
    state = flamed()
    assert state.battle is not None
    cargo = Cargo(ONE, Stack(Good.GOLD, 7), told=True)
    return replace(state, options=replace(state.options, overboard="choose"), phase=Phase.DROP, cargo=cargo)


def rich(state: State) -> State:
    """The first seat owns every treasure card."""
    mine = tuple(Treasure(points, frozenset({ONE})) for points in range(2, 10))
    return replace(state, players=(replace(state.players[0], treasures=mine), *state.players[1:]), treasures=("7food",))


def shared() -> State:
    """An end that all six win."""
    state = gathered(game("standard")[-1], 65)
    return replace(state, players=tuple(replace(player, treasures=()) for player in state.players))


def everything() -> dict[str, tuple[State, Seat | None]]:
    """Every kind of position, by name, with who looks at it."""
    swap = first("standard", Phase.SWAP, after=3)
    fork, back = first("standard", Phase.FORK, after=1), first("standard", Phase.BACK)
    attack, loot = first("standard", Phase.ATTACK), first("standard", Phase.LOOT)
    cards = first("standard", Phase.CARDS, after=12)
    return {
        "setup": (RULES.setup(RULES.presets["standard"], 6), None),
        "opening": (game("standard")[0], None),
        "opening-three": (game("original")[0], None),
        "opening-two": (game("duel")[0], TWO),
        "swap": (swap, swap.starter),
        "cards": (cards, None),
        "cards-own": (rich(cards), ONE),
        "fork": (fork, fork.actor[0] if fork.actor else None),
        "back": (back, back.actor[0] if back.actor else None),
        "attack": (attack, attack.battle.attacker if attack.battle else None),
        "loot": (loot, None),
        "crowd": (crowd(), None),
        "crowd-own": (rich(crowd()), ONE),
        "crowd-defender": (crowd(64), FIVE),
        "crowd-narrow": (crowd(31), None),
        "crowd-wide": (crowd(3), None),
        "crowd-inner": (crowd(15), None),
        "flamed": (flamed(), ONE),
        "laden": (laden(), ONE),
        "laden-others": (laden(), None),
        "end": (game("standard")[-1], None),
        "end-three": (game("original")[-1], ONE),
        "end-two": (game("duel")[-1], None),
        "shared": (shared(), None),
    }


def views() -> dict[str, View]:
    return {name: RULES.view(state, viewer) for name, (state, viewer) in everything().items()}
