"""Jiangshan on the contract of `games.core`."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from dataclasses import replace
from types import MappingProxyType
from typing import ClassVar

from games.core import CHANCE, Batch, Chance, Choice, Event, Faults, Move, Outcome, Preview, Seat, Text, Window, text
from games.jiangshan import guess, legality, preview, reaction, standing_order, stratagems, views
from games.jiangshan.board import name
from games.jiangshan.offer import choices, labels, messages, notation, refusals
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
from games.jiangshan.play import combat, setup, turns
from games.jiangshan.play.field import Field
from games.jiangshan.state import Options, Phase, Place, Standing, State, View

PRESETS: Mapping[str, Options] = MappingProxyType(
    {
        "first-array": Options(),
        "chu-han": Options(scenario="b_chu_han"),
        "qin-lords": Options(scenario="c_qin_lords"),
        "deer-hunt": Options(scenario="d_four_lords"),
        "river": Options(scenario="e_jingxing"),
        "random": Options(scenario="random:rot"),
    }
)


class Jiangshan:
    """Jiangshan 1 to 9."""

    name: ClassVar[str] = "jiangshan"
    version: ClassVar[int] = 1
    options: ClassVar[type] = Options
    presets: ClassVar[Mapping[str, Options]] = PRESETS
    batch: ClassVar[Batch] = Batch.ORDERED

    def seats(self, options: Options) -> range:
        count = setup.players(options)
        return range(count, count + 1)

    def problem(self, options: Options) -> Text | Faults | None:
        return setup.problem(options)

    def setup(self, options: Options, seats: int) -> State:
        return setup.setup(options)

    def asked(self, state: State) -> Mapping[Seat, Window | None]:
        return choices.asked(state)

    def choice(self, view: View, path: Move = ()) -> Choice | None:
        return choices.choice(view, path)

    def facts(self, state: State, path: Move = ()) -> Choice | None:
        return setup.chance(state, path)

    def default(self, state: State, seat: Seat) -> Move:
        """The usual stratagems, the standing order, the end of the turn or else the first order on offer."""
        if state.phase is Phase.PICK:
            return default_pick(state)
        if state.phase is Phase.REACT:
            return default_reaction(state)
        return choices.default(views.view(state, seat))

    def refusal(self, view: View, path: Move) -> Text | None:
        if view.viewer is None:
            return text("jiangshan-refusal-spectator")
        if not path:
            return None if choices.choice(view) else refusals.out_of_turn(view)
        for length, token in enumerate(path):
            choice = choices.choice(view, path[:length])
            if choice is None or token not in (*choice.tokens, *choice.open):
                return refusals.refusal(view, path, notation.format(path), choice)
        return None

    def label(self, view: View, path: Move) -> Text:
        return labels.label(view, path)

    def preview(self, view: View, move: Move) -> Preview | None:
        return preview.preview(view, move, after)

    def follow(self, view: View, move: Move) -> tuple[View, ...]:
        return preview.follow(view, move, after)

    def roll(self, state: State, chance: Chance) -> Move | None:
        return setup.roll(state, chance)

    def apply(self, state: State, seat: Seat, move: Move) -> tuple[State, Sequence[Event]]:
        story: list[Event] = []
        if seat == CHANCE:
            return setup.happened(state, move, story), story
        field = Field(state, story)
        _carry_out(field, views.view(state, seat), seat, move)
        return field.state(), story

    def outcome(self, state: State) -> Outcome | None:
        return state.result

    def view(self, state: State, viewer: Seat | None) -> View:
        return views.view(state, viewer)

    def guess(self, view: View, chance: Chance) -> State:
        return guess.guess(view, chance)

    def retire(self, state: State, seat: Seat) -> Move | None:
        return None if state.sides[seat].defeated or state.phase in (Phase.MAP, Phase.OVER) else ("resign",)

    def parse(self, view: View, typed: str) -> tuple[Move, ...]:
        return messages.parse(view, typed)

    def format(self, path: Move) -> str:
        return notation.format(path)


def default_pick(state: State) -> Move:
    return stratagems.usual(state.terms)


def default_reaction(state: State) -> Move:
    """Silence is the standing order (Jiangshan 6.5)."""
    attack = state.attack
    assert attack is not None, state.phase
    if attack.blind:
        return reaction.SETTLE
    side = state.sides[state.units[attack.target].owner]
    return reaction.answer(reaction.reply(state.units, attack, side))


def after(state: State, seat: Seat, order: Order) -> State:
    """The state after a legal order, for players that try many: they look through a blind window to what comes out."""
    field = Field(state, [])
    _obey(field, views.view(state, seat), seat, order)
    if field.attack is not None and field.attack.blind:
        combat.settle(field, field.attack)
    return field.state()


def _carry_out(field: Field, seen: View, seat: Seat, move: Move) -> None:
    match move[0]:
        case "pick":
            setup.pick(field, seat, stratagems.chosen(move))
        case "decoy" | "refuse" | "settle":
            _react(field, seen, seat, move)
        case "standing":
            _stand(field, seat, move[1], move[2] if move[1] == "mode" else standing_order.listed(move))
        case _:
            order = choices.order_of(move)
            assert order is not None, move
            _obey(field, seen, seat, order)
            if choices.closes(move):
                _close(field, seat)


def _close(field: Field, seat: Seat) -> None:
    """The turn ends with the order that spent its last action point, after a reaction where one is awaited (Jiangshan 9.2)."""
    if field.attack is not None:
        field.attack = replace(field.attack, closes=True)
    elif field.phase is Phase.ACTION and field.active == seat:
        turns.end(field)


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
    standing_order = field.sides[seat].standing
    changed = {
        "mode": standing_order.mode,
        "protect": standing_order.protect,
        "sacrifice": standing_order.sacrifice,
        what: value,
    }
    field.change(seat, standing=Standing(**changed))
    field.whisper(seat, "standing", what=text(f"jiangshan-standing-{what}"), value=_standing_value(what, value))


def _standing_value(what: str, value: str) -> Text | tuple[Text, ...]:
    if what == "mode":
        return text(f"jiangshan-standing-mode-{value}")
    return tuple(text(f"jiangshan-unit-{kind.lower()}") for kind in value) or text("jiangshan-label-none")


def _obey(field: Field, seen: View, seat: Seat, order: Order) -> None:
    """A Light Rider keeps its shot for Wildfire until the next order of the turn (Jiangshan 7.3)."""
    if not isinstance(order, Preset) and order not in (Word("draw"), Word("resign")) and not _burns(order):
        field.rider = None
    match order:
        case Go():
            combat.go(field, seat, order, legality.way(seen, order))
        case Sail():
            turns.sail(field, seat, order)
        case Shoot(fire=True):
            _wildfire(field, seen, seat, order)
        case Shoot():
            combat.shoot(field, seat, order, _bow_facing(seen, order))
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
            field.whisper(seat, "preset", cell=name(at), facing=text(f"jiangshan-facing-{facing}"))
        case Swap():
            turns.swap(field, seat, order)
        case Conjure():
            turns.conjure(field, seat, order)
        case Word(word):
            _say(field, seat, word)


def _burns(order: Order) -> bool:
    return isinstance(order, Shoot) and order.fire


def _bow_facing(seen: View, order: Shoot) -> str | None:
    unit = legality.own(seen, order.start)
    assert unit is not None, order
    return legality.bow_facing(unit, order) if unit.kind == "A" else None


def _wildfire(field: Field, seen: View, seat: Seat, order: Shoot) -> None:
    """Wildfire takes the shooter's shot (Jiangshan 6.3)."""
    unit = field.units[order.start]
    field.pay(seat, "fire")
    if field.rider != order.start and unit.place is Place.OPEN and not unit.battle:
        field.flip(order.start, _bow_facing(seen, order))
    field.rider = None
    field.alter(order.start, commanded=True, marked=unit.place is not Place.OPEN)
    combat.ignite(field, seat, order.target)
    field.check()


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
                field.draw("agreed")
        case _:
            _resign(field, seat)


def _resign(field: Field, seat: Seat) -> None:
    field.tell("resign", seat=seat)
    field.defeat(seat, heir=None)
    field.check_defeats()
    if field.result is not None:
        return
    attack = field.attack
    if attack is not None and not {attack.start, attack.target} <= field.units.keys():
        combat.resume(field)
        if attack.closes and field.result is None and not field.sides[attack.seat].defeated:
            _close(field, attack.seat)
    if field.phase is Phase.PICK:
        setup.begin_if_picked(field)
    elif field.result is None and field.sides[field.active].defeated:
        turns.pass_on(field)
