"""Jiangshan on the contract of `games.core`."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from types import MappingProxyType
from typing import ClassVar

from games.core import CHANCE, Chance, Choice, Event, Message, Move, Outcome, Preview, Seat, Text, text
from games.jiangshan import combat, deployment, foresight, legality, offers, orders, turn, views
from games.jiangshan.board import cell, name
from games.jiangshan.field import Field
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
from games.jiangshan.state import STRATAGEMS, Options, Phase, Place, SeenUnit, Standing, State, View

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
    message: ClassVar[Message] = Message.ORDERED

    def seats(self, options: Options) -> range:
        count = deployment.players(options)
        return range(count, count + 1)

    def problem(self, options: Options) -> Text | None:
        return deployment.problem(options)

    def setup(self, options: Options, seats: int) -> State:
        return deployment.setup(options)

    def choice(self, state: State, seat: Seat, path: Move = ()) -> Choice | None:
        if seat == CHANCE:
            return deployment.chance(state, path)
        return offers.choice(view(state, seat), path)

    def default(self, state: State, seat: Seat) -> Move:
        """The usual stratagems, the standing order, the end of the turn or else the first order on offer."""
        if state.phase is Phase.PICK:
            return default_pick(state)
        if state.phase is Phase.REACT:
            return default_reaction(state)
        path: Move = ()
        while (choice := self.choice(state, seat, path)) is not None:
            path = (*path, "end" if "end" in choice.tokens else choice.tokens[0])
        return path

    def refusal(self, view: View, path: Move) -> Text | None:
        if view.viewer is None:
            return text("jiangshan-refusal-spectator")
        if not path:
            return None if offers.choice(view) else text("jiangshan-refusal-e-turn")
        for length, token in enumerate(path):
            choice = offers.choice(view, path[:length])
            if choice is None or token not in (*choice.tokens, *choice.open):
                return _reason(view, path, choice)
        return None

    def label(self, view: View, path: Move) -> Text:
        return _label(view, path)

    def preview(self, view: View, move: Move) -> Preview | None:
        return foresight.preview(view, move, after)

    def follow(self, view: View, move: Move) -> tuple[View, ...]:
        return ()

    def roll(self, state: State, chance: Chance) -> Move | None:
        return deployment.roll(state, chance)

    def apply(self, state: State, seat: Seat, move: Move) -> tuple[State, Sequence[Event]]:
        story: list[Event] = []
        if seat == CHANCE:
            return deployment.happened(state, move, story), story
        field = Field(state, story)
        _carry_out(field, view(state, seat), seat, move)
        return field.state(), story

    def outcome(self, state: State) -> Outcome | None:
        return state.result

    def view(self, state: State, viewer: Seat | None) -> View:
        return view(state, viewer)

    def guess(self, view: View, chance: Chance) -> State:
        return views.guess(view, chance)

    def retire(self, state: State, seat: Seat) -> Move | None:
        return None if state.sides[seat].defeated or state.phase in (Phase.MAP, Phase.OVER) else ("resign",)

    def parse(self, view: View, typed: str) -> tuple[Move, ...]:
        return deployment.parse(view, typed)

    def format(self, path: Move) -> str:
        return offers.format(path)


def view(state: State, viewer: Seat | None) -> View:
    """The same view object for the same state, so that what is worked out of it is worked out once."""
    return _views.view(state, viewer)


class _Views:
    """The latest states' views."""

    def __init__(self) -> None:
        self._found: dict[tuple[int, int], tuple[State, View]] = {}

    def view(self, state: State, viewer: Seat | None) -> View:
        key = id(state), -2 if viewer is None else int(viewer)
        entry = self._found.get(key)
        if entry is None or entry[0] is not state:
            entry = state, views.view(state, viewer)
            if len(self._found) > 256:
                self._found = {}
            self._found[key] = entry
        return entry[1]


_views = _Views()


def default_pick(state: State) -> Move:
    """`extra`, `decoy`, `fire`, or the first that are allowed (Jiangshan 6.2)."""
    terms = state.terms
    offered = [each for each in STRATAGEMS if each in terms.allowed and each not in terms.fixed]
    wanted = [each for each in ("extra", "decoy", "fire") if each in offered] + offered
    chosen = list(dict.fromkeys(wanted))[: min(terms.pick, len(offered))]
    return ("pick", *(each for each in STRATAGEMS if each in chosen))


def default_reaction(state: State) -> Move:
    """Silence is the standing order (Jiangshan 6.5)."""
    attack = state.attack
    assert attack is not None, state.phase
    field = Field(state, [])
    victim = state.units[attack.target]
    pair = combat.standing_choice(field, victim, attack.pairs, state.sides[victim.owner].standing)
    return ("refuse",) if pair is None else ("decoy", f"{name(pair[0])},{name(pair[1])}")


def after(state: State, seat: Seat, order: Order) -> State:
    """The state after a legal order, for players that try many."""
    field = Field(state, [])
    _obey(field, view(state, seat), seat, order)
    return field.state()


def _carry_out(field: Field, seen: View, seat: Seat, move: Move) -> None:
    match move[0]:
        case "pick":
            deployment.pick(field, seat, move[1:])
        case "decoy" | "refuse":
            _react(field, seat, move)
        case "standing":
            _stand(field, seat, move[1], _listed(move))
        case _:
            order = offers.order_of(move)
            assert order is not None, move
            _obey(field, seen, seat, order)


def _react(field: Field, seat: Seat, move: Move) -> None:
    attack = field.attack
    assert attack is not None, field.phase
    if move[0] == "decoy":
        one, other = (cell(part) for part in move[1].split(","))
        assert one is not None, move
        assert other is not None, move
        combat.substitute(field, seat, (one, other))
    combat.strike(field, attack)


def _stand(field: Field, seat: Seat, what: str, value: str) -> None:
    standing = field.sides[seat].standing
    changed = {"mode": standing.mode, "protect": standing.protect, "sacrifice": standing.sacrifice, what: value}
    field.change(seat, standing=Standing(**changed))
    field.whisper(seat, "standing", what=text(f"jiangshan-standing-{what}"), value=_standing_value(what, value))


def _listed(move: Move) -> str:
    return move[2] if move[1] == "mode" else "".join(token for token in move[2:] if len(token) == 1)


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
            turn.sail(field, seat, order)
        case Shoot(fire=True):
            _wildfire(field, seen, seat, order)
        case Shoot():
            combat.shoot(field, seat, order, _bow_facing(seen, order))
        case Command():
            turn.command(field, seat, order)
        case Support():
            turn.support(field, seat, order)
        case Rebuild(at):
            turn.rebuild(field, seat, at)
        case Deploy():
            turn.deploy(field, order)
        case Challenge(at):
            field.flip(at)
            field.check()
        case Recruit(kind):
            turn.recruit(field, seat, kind)
        case Preset(at, facing):
            field.alter(at, preset=None if facing == "a" else facing)
            field.whisper(seat, "preset", cell=name(at), facing=text(f"jiangshan-facing-{facing}"))
        case Swap():
            turn.swap(field, seat, order)
        case Conjure():
            turn.conjure(field, seat, order)
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
            turn.end(field)
        case "extra":
            turn.extra(field, seat)
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
    if field.attack is not None and not {field.attack.start, field.attack.target} <= field.units.keys():
        combat.resume(field)
    if field.phase is Phase.PICK:
        deployment.begin_if_picked(field)
    elif field.result is None and field.sides[field.active].defeated:
        turn.pass_on(field)


def _reason(view: View, path: Move, choice: Choice | None) -> Text:
    """The rejection in words (Jiangshan 9.2)."""
    order = offers.order_of(path)
    code = legality.problem(view, order) if order is not None else None
    if code is not None:
        return text("jiangshan-refusal-" + code.lower().replace("_", "-"), typed=offers.format(path))
    if not offers.asked(view) and not (choice is not None and choice.tokens):
        return text("jiangshan-refusal-e-turn", typed=offers.format(path))
    return text("jiangshan-refusal-e-syntax", typed=offers.format(path))


_KINDS = ("move", "attack", "sail", "shoot", "command", "support", "rebuild", "deploy", "challenge", "recruit", "preset")
_WORDS = {
    *_KINDS,
    "pick",
    "refuse",
    "decoy",
    "standing",
    "resign",
    "draw",
    "end",
    "mode",
    "protect",
    "sacrifice",
    "done",
    "none",
}


def _label(view: View, path: Move) -> Text:
    """Units by their names, cells by theirs, everything else by its word."""
    token = path[-1]
    if path[:2] == ("standing", "mode") and len(path) == 3:
        return text(f"jiangshan-standing-mode-{token}")
    if len(path) > 1 and (token in STRATAGEMS or token == "reserve"):
        return text(f"jiangshan-stratagem-{token}") if token in STRATAGEMS else text("jiangshan-label-reserve")
    if token in _WORDS:
        return text(f"jiangshan-label-{token}")
    if token[0] == "#":
        return text(f"jiangshan-stratagem-{token[1:]}")
    if token == "/-":
        return text("jiangshan-label-keep")
    if token[0] in "/:":
        return text(f"jiangshan-{'facing' if token[0] == '/' else 'mark'}-{token[1:]}")
    if token == "*-":
        return text("jiangshan-label-no-shot")
    if token in orders.UNITS or token == "K":
        return text(f"jiangshan-unit-{token.lower()}")
    if token.isdecimal():
        return _cell_label(view, path)
    if len(token) == 1:
        return text("jiangshan-label-file", file=token)
    return text("jiangshan-literal", words=token.lstrip("*").replace(",", " ↔ "))


def _cell_label(view: View, path: Move) -> Text:
    at = cell("".join(path[-2:]))
    assert at is not None, path
    unit = view.units.get(at)
    title = _title(unit)
    if title is None:
        return text("jiangshan-label-cell", cell=name(at))
    return text("jiangshan-label-unit", cell=name(at), unit=title)


def _title(unit: SeenUnit | None) -> Text | None:
    if unit is None or (unit.kind is None and unit.mark == "?"):
        return None
    return text(f"jiangshan-unit-{unit.kind.lower()}" if unit.kind is not None else f"jiangshan-mark-{unit.mark}")
