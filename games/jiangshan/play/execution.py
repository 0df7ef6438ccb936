"""What a move does: orders obeyed, answers to a melee, the standing order, words (Jiangshan 6, 7, 9.2)."""

from __future__ import annotations

from games.core import Event, Move, Seat, Text, text
from games.jiangshan import facings, legality, reaction, standing_order, stratagems, views
from games.jiangshan.board import name
from games.jiangshan.legality import Way
from games.jiangshan.offer.notation import NO_SHOT, closes, order_of
from games.jiangshan.orders import (
    Challenge,
    Command,
    Conjure,
    Deploy,
    Go,
    Order,
    Preset,
    Rebuild,
    Recruit,
    Sail,
    Shoot,
    Support,
    Swap,
    Word,
)
from games.jiangshan.play import combat, outcome, setup, turns
from games.jiangshan.play.check import check
from games.jiangshan.play.field import Field
from games.jiangshan.state import OPEN, Phase, State, View
from games.jiangshan.units import Roster
from games.replacing import replace


def after(state: State, seat: Seat, order: Order) -> State:
    """The state after a legal order, for players that try many: they look through a blind window to what comes out."""
    field = Field(state, [])
    obey(field, seat, order, _how(views.view(state, seat), order))
    if field.attack is not None and field.attack.blind:
        combat.settle(field, field.attack)
    return field.state()


def carry_out(state: State, seat: Seat, move: Move, story: list[Event]) -> State:
    """The state after a legal move of a seat; what is to be told of it is added to `story`."""
    field, seen = Field(state, story), views.view(state, seat)
    match move[0]:
        case "pick":
            setup.pick(field, seat, stratagems.chosen(move), stratagems.guard(field.terms.units, move))
        case "decoy" | "refuse" | "settle":
            _react(field, seen, seat, move)
        case "standing":
            _stand(field, seat, move[1], move[2] if move[1] == "mode" else standing_order.listed(move))
        case _:
            order = order_of(move)
            assert order is not None, move
            obey(field, seat, order, _how(seen, order))
            if closes(move):
                _close(field, seat, waives=NO_SHOT in move)
    return field.state()


def _close(field: Field, seat: Seat, *, waives: bool = False) -> None:
    """The turn ends with the order that spent its last action point, after a reaction where one is awaited (Jiangshan
    9.2), and after the shot of a rider that has just ridden, unless that was declined (14.1)."""
    if field.attack is not None:
        field.attack = replace(field.attack, closes=True)
    elif field.phase is Phase.ACTION and field.active == seat and (waives or not may_shoot(field.state())):
        turns.end(field)


def may_shoot(state: State) -> bool:
    """Whether the rider that has just ridden has anybody to shoot at, as far as its owner knows."""
    return state.rider is not None and any(legality.ridden(views.view(state, state.active)))


def _react(field: Field, seen: View, seat: Seat, move: Move) -> None:
    """An answer to a melee that waits; to a blind one, it is left for later."""
    attack = field.attack
    assert attack is not None, field.phase
    if attack.blind and move != reaction.SETTLE:
        field.attack = replace(attack, answer=move)
        field.whisper(seat, "answered", answer=reaction.answered(seen, move))
        return
    if move == reaction.SETTLE:
        combat.settle(field, attack)
    else:
        if (pair := reaction.pair_of(move)) is not None:
            combat.substitute(field, seat, pair)
        combat.strike(field, attack)
    if attack.closes:
        _close(field, attack.seat)


def _stand(field: Field, seat: Seat, what: str, value: str) -> None:
    field.change(seat, standing=replace(field.sides[seat].standing, **{what: value}))
    told = _standing_value(field.terms.units, what, value)
    field.whisper(seat, "standing", what=text(f"jiangshan-standing-{what}"), value=told)


def _standing_value(roster: Roster, what: str, value: str) -> Text | tuple[Text, ...]:
    if what == "mode":
        return text(f"jiangshan-standing-mode-{value}")
    return tuple(roster[code].named for code in value) or text("jiangshan-label-none")


def _how(seen: View, order: Order) -> Way | None:
    """How a unit gets there, or turns up to shoot."""
    match order:
        case Go():
            return legality.way(seen, order)
        case Shoot():
            unit = legality.own(seen, order.start)
            assert unit is not None, order
            facing = legality.bow_facing(unit, order) if unit.kind is not None and unit.kind.archer else None
            return Way(captures=False, slides=False, battle=True, facing=facing)
        case _:
            return None


def obey(field: Field, seat: Seat, order: Order, way: Way | None) -> None:
    """Carries out an order; `way` is how a unit gets there, or turns up to shoot. A Light Rider that has ridden keeps
    its shot, for an enemy or for Wildfire, until the next order of the turn (Jiangshan 7.3, 14.1)."""
    field.ap -= legality.cost(field.terms, order)
    if not _keeps_ride(field, order):
        field.rider = None
    match order:
        case Go():
            assert way is not None, order
            combat.go(field, seat, order, way)
        case Sail():
            turns.sail(field, seat, order)
        case Shoot(fire=True):
            _wildfire(field, seat, order, way.facing if way is not None else None)
        case Shoot():
            combat.shoot(field, seat, order, way.facing if way is not None else None)
        case Command():
            turns.command(field, seat, order)
        case Support():
            turns.support(field, seat, order)
        case Rebuild(at):
            turns.rebuild(field, seat, at)
        case Deploy():
            turns.deploy(field, seat, order)
        case Challenge(at):
            turns.challenge(field, seat, at)
        case Recruit(kind):
            turns.recruit(field, seat, kind)
        case Preset(at, facing):
            field.alter(at, preset=None if facing == "a" else facing)
            field.whisper(seat, "preset", cell=name(at), facing=facings.said(at, facing, field.ground))
        case Swap():
            turns.swap(field, seat, order)
        case Conjure():
            turns.conjure(field, seat, order)
        case Word(word):
            _say(field, seat, word)


def _keeps_ride(field: Field, order: Order) -> bool:
    """Whether it is the shot that the rider kept, or a fire, which clears it in its own time, or no order of the
    turn."""
    match order:
        case Go():
            return False
        case Shoot():
            return order.fire or order.start == field.rider
        case Word(word):
            return word in ("draw", "resign")
        case _:
            return isinstance(order, Preset)


def _wildfire(field: Field, seat: Seat, order: Shoot, facing: str | None) -> None:
    """Wildfire takes the shooter's shot (Jiangshan 6.3)."""
    unit = field.units[order.start]
    field.pay(seat, "fire")
    if field.rider != order.start and unit.place is OPEN and not unit.battle:
        field.flip(order.start, facing)
    field.rider = None
    field.alter(order.start, commanded=True, marked=unit.place is not OPEN)
    combat.ignite(field, seat, order.target)
    check(field)


def _say(field: Field, seat: Seat, word: str) -> None:
    match word:
        case "end":
            turns.end(field)
        case "extra":
            turns.extra(field, seat)
        case "draw":
            field.change(seat, draw=True)
            field.tell("draw-offer", seat=seat)
            if all(side.draw or side.defeated for side in field.sides):
                outcome.draw(field, "agreed")
        case _:
            _resign(field, seat)


def _resign(field: Field, seat: Seat) -> None:
    field.tell("resign", seat=seat)
    field.cause = text("jiangshan-cause-resign", seat=seat)
    field.defeat(seat, heir=None)
    outcome.check_defeats(field)
    if field.phase is Phase.ACTION and not field.sides[field.active].defeated:
        check(field)  # out of turn: judged at once (Jiangshan 14.2)
    if field.result is not None:
        return
    # A player who resigns in a melee that waits may take the attacker or the attacked out of the game with them: then
    # there is nothing to wait for.
    attack = field.attack
    if attack is not None and not {attack.start, attack.target} <= field.units.keys():
        combat.resume(field)
        if attack.closes and field.result is None and not field.sides[attack.seat].defeated:
            _close(field, attack.seat)
    if field.phase is Phase.PICK:
        setup.begin_if_picked(field)
    elif field.result is None and field.sides[field.active].defeated:
        turns.pass_on(field)
