"""Moves, melees, shots and Substitution on the field (Jiangshan 6.5, 7.4, 7.5)."""

from __future__ import annotations

from typing import Any

from games.core import Seat, Text, text
from games.jiangshan import reaction, sight
from games.jiangshan.board import FOREST, Cell, name
from games.jiangshan.legality import Way
from games.jiangshan.orders import Go, Shoot
from games.jiangshan.play.check import check
from games.jiangshan.play.field import Field
from games.jiangshan.state import ACTION, INSIDE, OPEN, UNDER, Attack, Chart, Entered, Fire, Phase, Step, Unit
from games.replacing import replace


def go(field: Field, seat: Seat, order_: Go, way: Way) -> None:
    """A march, melee, occupation, entering or leaving; may stop for a reaction."""
    unit = field.units[order_.start]
    if way.battle and unit.place is OPEN and not unit.battle and not way.gate:
        unit = field.flip(order_.start, way.facing)
    if way.face is not None:
        unit = field.alter(order_.start, face=way.face)
    victim = field.units.get(order_.end)
    strikes = way.captures or unit.kind.scout
    if strikes and victim is not None and victim.place is OPEN and field.hostile(seat, victim.owner):
        pairs = exchanges(field, victim)
        attack = Attack(order_.start, order_.end, order_.facing, order_.shot, seat, way.facing, pairs)
        return melee(field, attack, victim)
    arrive(field, seat, order_, way)
    return None


def arrive(field: Field, seat: Seat, order_: Go, way: Way) -> None:
    """What is really on the destination decides (Jiangshan 7.4)."""
    unit, end = field.units[order_.start], order_.end
    tile, there = field.tiles.get(end), field.units.get(end)
    if tile is not None and tile.owner != seat:
        if there is not None:
            _halt(field, order_, way, "repulsed")
        else:
            _occupy(field, seat, order_)
    elif there is None:
        _walk(field, order_.start, order_.end, order_.facing, battle=way.battle, drawn=way.facing)
    elif _captures_hidden(field, seat, unit, there, way):
        field.eliminate(end, seat, how="found")
        if not _gone(field, order_.start, seat):
            _walk(field, order_.start, order_.end, order_.facing, battle=way.battle, drawn=way.facing, capture=True)
    else:
        _halt(field, order_, way, "stopped")
    check(field)
    if order_.shot is not None and field.result is None:
        mounted_shot(field, seat, order_.end, order_.shot)


def resume(field: Field) -> None:
    """The attack that waited finds its target gone with its owner's army: the attacker takes the place."""
    attack = field.attack
    assert attack is not None, field.phase
    field.attack, field.phase = None, ACTION
    if attack.start in field.units:
        way = Way(captures=True, slides=False, battle=not field.units[attack.start].kind.scout, facing=attack.drawn)
        arrive(field, attack.seat, Go(attack.start, attack.target, facing=attack.facing, shot=attack.shot), way)


def _captures_hidden(field: Field, seat: Seat, unit: Unit, there: Unit, way: Way) -> bool:
    if not field.hostile(seat, there.owner):
        return False
    return there.kind.scout if unit.kind.scout else way.captures


def _gone(field: Field, at: Cell, seat: Seat) -> bool:
    return at not in field.units or field.units[at].owner != seat


def _walk(
    field: Field,
    start: Cell,
    end: Cell,
    facing: str | None = None,
    *,
    battle: bool,
    drawn: str | None = None,
    capture: bool = False,
) -> None:
    """The unit goes there, in the state of its ability, and turns."""
    before = field.units[start]
    unit = field.shift(start, end, commanded=True)
    if capture and unit.place is not OPEN and end not in field.entered:
        field.entered = Chart({**field.entered, end: Entered(unit.owner, "")})
    if battle and before.place is not OPEN and unit.place is OPEN:
        field.alter(end, battle=True, tracked=True)
    unit = field.turn_to(end, facing, drawn=drawn)
    tell_moved(field, before, unit, capture=capture)
    if unit.kind.mounted and battle and unit.place is not INSIDE:
        field.rider = end


def tell_moved(field: Field, before: Unit, unit: Unit, by: str = "", *, capture: bool = False) -> None:
    """Redacted as the public log is (Jiangshan 3.6)."""
    if field.story is None:
        return
    seat, start, end = unit.owner, name(before.cell), name(unit.cell)
    hidden, entering = before.place is not OPEN, unit.place is not OPEN
    if hidden and entering:
        field.tell("hidden-move", seat=seat)
        field.whisper(seat, "hidden-own", start=start, end=end)
        return
    seen = unit if hidden else before
    field.draw(Step(field.turn, seat, before.cell, unit.cell, capture, by=by, shown=field.shown(seen)))
    if entering or not capture:  # else the capture has been told
        key = by or {OPEN: "move", UNDER: "forest", INSIDE: "tile"}[unit.place]
        field.tell(key, seat=seat, unit=field.title(seen), start=start, end=end)
    field.tell_facing(before.facing, unit)


def _occupy(field: Field, seat: Seat, order_: Go) -> None:
    """The tile changes hands; the attacker goes back into its owner's box (Jiangshan 5.2)."""
    unit = field.take_up(order_.start)
    fighting = replace(unit, battle=True)
    field.draw(Step(field.turn, seat, unit.cell, order_.end, capture=True, shown=field.shown(fighting)))
    field.tell("occupy", seat=seat, unit=field.title(fighting), cell=name(order_.end))
    field.change(seat, box=tuple(sorted((*field.sides[seat].box, str(unit.kind)))))
    field.take(order_.end, seat)


def tell_stopped(field: Field, unit: Unit, at: Cell, how: str) -> None:
    """Names who was stopped or repulsed, unless it stays hidden."""
    if field.story is None:
        return
    if unit.place is OPEN:
        field.tell(how, seat=unit.owner, unit=field.title(unit), start=name(unit.cell), cell=name(at))
    else:
        field.tell(how + "-unseen", seat=unit.owner, cell=name(at))


def _halt(field: Field, order_: Go, way: Way, how: str) -> None:
    """A hidden unit stops a mover that cannot capture it, and a garrison any (Jiangshan 4.1): a slide ends on the last
    clear cell, anything else stays and may turn."""
    at = order_.start
    field.alter(order_.end, marked=True)
    tell_stopped(field, field.units[at], order_.end, how)
    if way.slides:
        far = max(abs(order_.end[0] - at[0]), abs(order_.end[1] - at[1]))
        step = ((order_.end[0] - at[0]) // far, (order_.end[1] - at[1]) // far)
        last = (order_.end[0] - step[0], order_.end[1] - step[1])
        if last != at:
            _walk(field, at, last, battle=way.battle)
            at = last
    before = field.alter(at, commanded=True)
    field.tell_facing(before.facing, field.turn_to(at, order_.facing))
    field.rider = None


# Melee and Substitution


def melee(field: Field, attack: Attack, victim: Unit) -> None:
    """Waits for the victim's owner where they want to be asked, and in a blind window wherever they might have an
    answer (Jiangshan 6.5)."""
    side = field.sides[victim.owner]
    if field.story is None:
        settle(field, attack)
    elif field.options.blind_window and reaction.may_hide_one(side, field.terms):
        _wait(field, replace(attack, blind=True))
    elif attack.pairs and side.standing.mode == "ask" and reaction.is_able(side):
        _wait(field, attack)
    else:
        settle(field, attack)


def exchanges(field: Field, victim: Unit) -> tuple[tuple[Cell, Cell], ...]:
    """The legal pairs; for who tries things out, only where the standing order may take one."""
    side = field.sides[victim.owner]
    if field.story is None and not (victim.kind in side.standing.protect and reaction.is_able(side)):
        return ()
    return reaction.exchanges(field.units, field.ground, victim)


def _wait(field: Field, attack: Attack) -> None:
    field.attack, field.phase = attack, Phase.REACT
    unit, start, target = field.units[attack.start], name(attack.start), name(attack.target)
    if unit.place is OPEN:
        field.tell("strikes", seat=attack.seat, unit=field.title(unit), start=start, cell=target)
    else:
        field.tell("strikes-unseen", seat=attack.seat, start=start, cell=target)


def settle(field: Field, attack: Attack) -> None:
    """The melee goes on with what the victim's owner does about it."""
    owner = field.units[attack.target].owner
    pair = reaction.reply(field.units, attack, field.sides[owner])
    if pair is not None:
        substitute(field, owner, pair)
    strike(field, attack)


def substitute(field: Field, seat: Seat, pair: tuple[Cell, Cell]) -> None:
    """Commander and partner exchange cells, keeping state and facing."""
    field.pay(seat, "decoy")
    commander, partner = [field.title(field.units[at]) for at in pair]
    exchange(field, *pair)
    one, other = map(name, pair)
    field.tell("decoy", seat=seat, commander=commander, one=one, partner=partner, other=other, reveals=True)


def exchange(field: Field, one: Cell, other: Cell) -> None:
    """Two units exchange cells; hidden and open as the cells require."""
    first, second = field.take_up(one), field.take_up(other)
    field.put(first, other)
    field.put(second, one)


def strike(field: Field, attack: Attack) -> None:
    """The capture goes on against whoever stands there now."""
    seat = attack.seat
    field.attack, field.phase = None, ACTION
    unit = field.units[attack.start]
    battle = not unit.kind.scout
    striker = unit.kind.named
    field.eliminate(attack.target, seat, how="captured", by_seat=seat, striker=striker, start=name(attack.start))
    if not _gone(field, attack.start, seat):
        start, end, facing = attack.start, attack.target, attack.facing
        _walk(field, start, end, facing, battle=battle, drawn=attack.drawn, capture=True)
        check(field)
        if attack.shot is not None and field.result is None:
            mounted_shot(field, seat, attack.target, attack.shot)
    else:
        check(field)


# Shots


def shoot(field: Field, seat: Seat, order_: Shoot, facing: str | None) -> None:
    """A drawn bow, rock-fall or the shot of a rider that has ridden (Jiangshan 7.5, 14.1). A target that proves heavy
    costs nothing."""
    unit = _show(field, order_.start, facing)
    target = field.units[order_.target]
    if target.place is OPEN and not target.battle:
        target = field.flip(order_.target)
    if target.kind.heavy and not target.chaos:
        field.draw(Step(field.turn, seat, None, order_.target, by="held"))
        field.tell("heavy", seat=seat, unit=field.title(target), cell=name(order_.target))
        check(field)
        return
    field.rider = None
    field.alter(order_.start, commanded=True, marked=unit.marked or unit.place is not OPEN)
    hit(field, seat, order_.target, start=order_.start)
    check(field)


def _show(field: Field, at: Cell, facing: str | None) -> Unit:
    """Shooting deploys an open shooter; a hidden one stays where it is."""
    unit = field.units[at]
    if unit.place is OPEN and not unit.battle:
        unit = field.flip(at, facing)
    return unit


def hit(field: Field, seat: Seat, at: Cell, *, start: Cell) -> None:
    """Chaos first, then elimination."""
    target = field.units[at]
    field.draw(Step(field.turn, seat, start, at, capture=target.chaos, shot=True))
    shooter: dict[str, Any] = {"by_seat": seat, "striker": _shooter(field, start), "start": name(start)}
    if target.chaos:
        field.eliminate(at, seat, how="shot-dead", **shooter)
    else:
        field.alter(at, chaos=True)
        field.tell("shot", seat=target.owner, unit=field.title(target), cell=name(at), **shooter)


def _shooter(field: Field, at: Cell) -> Text:
    """Who shoots; the mark *occupied* that a hidden one gets tells no type."""
    unit = field.units[at]
    if unit.place is OPEN:
        return field.title(unit)
    return text("jiangshan-event-garrison" if unit.place is INSIDE else "jiangshan-event-ambush")


def mounted_shot(field: Field, seat: Seat, rider: Cell, at: Cell) -> None:
    """After the move: lost if the rider was stopped. Where the target is out of sight or proves heavy, the rider keeps
    the right to shoot as its very next order (Jiangshan 14.1)."""
    target = field.units.get(at)
    if field.rider != rider:
        return field.tell("shot-lost", seat=seat)
    offset = (at[0] - rider[0], at[1] - rider[1])
    seen = offset in field.units[rider].kind.mounted and sight.holds(known_vision(field, seat), at)
    if target is None or not field.hostile(seat, target.owner) or not seen:
        return field.tell("shot-held", seat=seat)
    return shoot(field, seat, Shoot(rider, at), None)


def known_vision(field: Field, seat: Seat) -> int:
    """The cells that a player's team sees, as far as the player knows its eyes: not by an ally's hidden units that they
    are not told of."""
    return field.watched(field.teams[seat], known_under(field, seat)[0])


def known_under(field: Field, seat: Seat) -> tuple[int, int]:
    """Forests where a player knows of units: of their team, and of the others."""
    friends = foes = 0
    for other, under in enumerate(field.under):
        if not under:
            continue
        if field.teams[other] != field.teams[seat]:
            foes |= _marked(field, under)
        else:
            friends |= under if field.knows(seat, Seat(other)) else _marked(field, under)
    return friends, foes


def _marked(field: Field, under: int) -> int:
    return sight.bits(at for at in sight.cells(under) if field.units[at].marked)


def ignite(field: Field, seat: Seat, at: Cell, *, spreads: bool = False) -> None:
    """A small fire; a unit under the forest falls into chaos and is marked (Jiangshan 6.3)."""
    field.fires[at] = Fire(big=False, owner=seat)
    if spreads:
        field.tell("spreads", cell=name(at))
    else:
        field.tell("fire", seat=seat, cell=name(at))
    if field.ground.terrain(at) == FOREST and at in field.units:
        field.alter(at, chaos=True, marked=True)
        field.tell("caught", cell=name(at))
