"""Substitution in somebody else's turn: who may answer a melee, with which exchanges, and who stands in (Jiangshan
6.5).

A pause asks the owner of the attacked unit, whom everybody sees asked. With `blind_window` every melee against somebody
who may hold an unseen stratagem pauses alike, and nobody is asked: whoever can answer leaves word, and the host lets it
come out.
"""

from __future__ import annotations

from collections.abc import Mapping

from games.core import Move, Seat, Text, Window, text
from games.jiangshan import stratagems
from games.jiangshan.board import Cell, Ground, cell, name, order
from games.jiangshan.state import (
    COSTS,
    OPEN,
    Attack,
    Phase,
    SeenSide,
    Side,
    Standing,
    State,
    Terms,
    Unit,
    View,
)

SETTLE: Move = ("settle",)
"""A blind window comes out. Nobody but the host plays it."""
REFUSE: Move = ("refuse",)

Pair = tuple[Cell, Cell]
"""The cells of a commander and of its partner."""


def exchanges(field: Mapping[Cell, Unit], ground: Ground, victim: Unit) -> tuple[Pair, ...]:
    """The legal pairs of a commander and another unit, the victim one of them (Jiangshan 6.5, 2)."""
    if victim.chaos:
        return ()
    near = (field.get(at) for at in ground.near(victim.cell))
    partners = [unit for unit in near if unit is not None and unit.owner == victim.owner and _may_exchange(unit)]
    if victim.kind.king or victim.kind.commander:
        found = [(victim.cell, other.cell) for other in partners]
    else:
        found = [(other.cell, victim.cell) for other in partners if other.kind.king or other.kind.commander]
    return tuple(sorted(found, key=lambda pair: (order(pair[0]), order(pair[1]))))


def _may_exchange(unit: Unit) -> bool:
    return not unit.chaos and unit.place is OPEN


def is_able(side: Side | SeenSide) -> bool:
    """Whether a side holds Substitution, can pay for it and wants it at all; for a view's owner."""
    held = side.held is not None and "decoy" in side.held and "decoy" not in side.used
    return held and side.morale >= COSTS["decoy"] and side.standing is not None and side.standing.mode != "off"


def may_hide_one(side: Side | SeenSide, terms: Terms) -> bool:
    """Whether all that everybody knows of a side leaves room for an answer: morale enough, a stratagem face down."""
    return side.morale >= COSTS["decoy"] and len(side.shown) < len(terms.fixed) + stratagems.number(terms)


def by_order(field: Mapping[Cell, Unit], attack: Attack, standing: Standing) -> Pair | None:
    """The pair that the standing order takes, if any (Jiangshan 6.5)."""
    victim = field[attack.target]
    if victim.kind not in standing.protect:
        return None
    limit = standing.sacrifice.find(victim.kind)
    ranked = []
    for pair in attack.pairs:
        other = substitute(pair, victim.cell)
        rank = standing.sacrifice.find(field[other].kind)
        if rank >= 0 and (limit < 0 or rank < limit):
            ranked.append((rank, order(other), pair))
    return min(ranked)[2] if ranked else None


def substitute(pair: Pair, target: Cell) -> Cell:
    """Where the unit stands that falls instead."""
    return pair[1] if pair[0] == target else pair[0]


def reply(field: Mapping[Cell, Unit], attack: Attack, side: Side) -> Pair | None:
    """What the owner of the attacked unit does: the answer that they left, else what their standing order says."""
    if not is_able(side):
        return None
    return pair_of(attack.answer) if attack.answer else by_order(field, attack, side.standing)


def pair_of(move: Move) -> Pair | None:
    """The exchange that an answer names; None: none."""
    if move == REFUSE:
        return None
    one, other = (cell(part) for part in move[1].split(","))
    assert one is not None, move
    assert other is not None, move
    return one, other


def answer(pair: Pair | None) -> Move:
    """The move that exchanges a pair, or that refuses to."""
    return REFUSE if pair is None else ("decoy", f"{name(pair[0])},{name(pair[1])}")


# What the owner of the attacked unit may choose


def asked(position: State | View) -> dict[Seat, Window]:
    """The owner of the unit that waits for its end, if any does, and how long it waits. Everybody may know who. What
    the owner may answer is their secret: it is correct only in a State and in the owner's own View."""
    attack = position.attack
    if position.phase is not Phase.REACT or attack is None:
        return {}
    owner = position.units[attack.target].owner
    left_open = tuple(dict.fromkeys(move[0] for move in _left_open(attack, position.sides[owner])))
    return {owner: Window(position.options.reaction_hours, attack.blind, left_open)}


def is_asked(view: View) -> bool:
    """Whether it is a unit of the view's owner that waits for its end."""
    return view.phase is Phase.REACT and view.attack is not None and view.units[view.attack.target].owner == view.viewer


def owed(view: View) -> tuple[Move, ...]:
    """Every way to end the pause."""
    attack = view.attack
    assert attack is not None, view.phase
    return (SETTLE,) if attack.blind else _answers(attack)


def answers(view: View) -> tuple[Move, ...]:
    """What may be left as an answer while a blind window is open, but for what was left already."""
    attack = view.attack
    if attack is None or view.viewer is None or not is_asked(view):
        return ()
    return _left_open(attack, view.sides[view.viewer])


def _left_open(attack: Attack, side: Side | SeenSide) -> tuple[Move, ...]:
    """What the attacked side may leave as an answer, but for what it left already."""
    if not attack.blind or not attack.pairs or not is_able(side):
        return ()
    return tuple(move for move in _answers(attack) if move != attack.answer)


def _answers(attack: Attack) -> tuple[Move, ...]:
    return (REFUSE, *map(answer, attack.pairs))


def prompt(view: View) -> Text:
    """What is about to happen, and what may be done about it: for the owner of the attacked unit alone."""
    attack = view.attack
    assert attack is not None, view.phase
    if attack.blind and not answers(view):
        return text("jiangshan-prompt-open")
    return text("jiangshan-prompt-react", unit=_title(view, attack.target), cell=name(attack.target))


def about(view: View) -> tuple[Text, ...]:
    """What the attack is, what an answer costs, who could fall instead, and how it stands: for the same owner."""
    attack = view.attack
    assert attack is not None, view.phase
    if attack.blind and not answers(view):
        return ()
    told = text(
        "jiangshan-about-react-blind" if attack.blind else "jiangshan-about-react",
        unit=_title(view, attack.target),
        cell=name(attack.target),
        start=name(attack.start),
        cost=COSTS["decoy"],
        others=tuple(_standing_in(view, pair) for pair in attack.pairs),
        answer=answered(view, attack.answer),
    )
    return (told,)


def answered(view: View, move: Move) -> Text:
    """An answer in words."""
    if not move:
        return text("jiangshan-answer-standing")
    pair = pair_of(move)
    return (
        text("jiangshan-answer-refuse")
        if pair is None
        else text("jiangshan-answer-decoy", other=_standing_in(view, pair))
    )


def label(view: View, token: str) -> Text:
    """Words for an exchange in a menu."""
    pair = pair_of(("decoy", token))
    assert pair is not None, token
    return _standing_in(view, pair)


def _standing_in(view: View, pair: Pair) -> Text:
    assert view.attack is not None, view.phase
    other = substitute(pair, view.attack.target)
    return text("jiangshan-label-unit", cell=name(other), unit=_title(view, other))


def _title(view: View, at: Cell) -> Text:
    kind = view.units[at].kind
    assert kind is not None, at
    return kind.named
