"""What a player can foresee of an order, in words: what it does on the board as they know it, what hidden enemies would
change, and what follows. Hidden enemies themselves are left out of the reckoning, so that equal views foresee the
same."""

from __future__ import annotations

from collections.abc import Iterator
from dataclasses import dataclass

from games.core import Arg, Move, Seat, Text, text
from games.jiangshan import facings, legality, lookahead, reaction, standing_order, stratagems
from games.jiangshan.board import FOREST, Cell, cell, name
from games.jiangshan.legality import Way
from games.jiangshan.legality.sets import Sets
from games.jiangshan.lookahead import Unsure, said, titled, unsure
from games.jiangshan.offer import choices, paths
from games.jiangshan.offer.notation import END, WAIT
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
from games.jiangshan.play import combat, execution
from games.jiangshan.play.field import Field
from games.jiangshan.state import INSIDE, OPEN, SeenUnit, Standing, State, Unit, View
from games.replacing import replace


@dataclass(frozen=True, slots=True)
class Preview:
    """`start` and `end` are the cells that the order is about, `kind` what happens there: "move", "capture", "shot",
    "command" or "other"."""

    move: Move
    lines: tuple[Text, ...]
    start: Cell | None = None
    end: Cell | None = None
    kind: str = "other"
    sure: bool = True
    """Whether no hidden unit may change what comes of it, or shows by it what it is."""


def preview(view: View, move: Move) -> Preview | None:
    """What the view's owner can foresee of a complete legal move."""
    seat = view.viewer
    if seat is None:
        return None
    order = choices.order_of(move)
    if order is None:
        return _answered(view, seat, move)
    if order == Word("end") or isinstance(order, Preset) or order in (Word("resign"), Word("draw")):
        return Preview(move, tuple(_said_only(view, seat, order)))
    if isinstance(order, Go) and order.end in view.sheltering:
        return _repulsed(view, move, order)
    before = lookahead.known(view, seat)
    after = execution.after(before, seat, order)
    rides = execution.may_shoot(after)
    closing = lookahead.closing(move, after)
    lines = (
        *_deed(view, order),
        *_mounted(view, order, after),
        *_kept(view, order, after, closing=closing),
        *lookahead.told(view, before, after, _touched(order)),
    )
    start, end, kind = _marked(view, order)
    waits = (said("rides"),) if rides and not closing else ()
    texts = tuple(each.text if isinstance(each, Unsure) else each for each in lines)
    told = _acting(order)
    storms = isinstance(order, Go) and _is_enemys(view, order.end)
    risk = (said("repulsed"),) if storms else ()  # last, since it is about all that is told before
    all_lines = (*texts, *lookahead.rest(view, before, after, closing=closing, told=told), *waits, *risk)
    return Preview(move, all_lines, start, end, kind, sure=texts == lines and not storms)


def _is_enemys(view: View, at: Cell) -> bool:
    """Whether a city or a camp of somebody else is there."""
    return at in view.tiles and view.tiles[at].owner != view.viewer


def _repulsed(view: View, move: Move, order: Go) -> Preview:
    """An attack where somebody is known to be inside: nothing comes of it (Jiangshan 7.6)."""
    place = text(f"jiangshan-preview-{lookahead.building(view.tiles[order.end])}")
    unit = titled(view, _own(view, order.start))
    told = said("storm-repulsed", unit=unit, start=name(order.start), end=name(order.end), place=place)
    return Preview(move, (told,), order.start, order.end, "other", sure=False)


def follow(view: View, move: Move) -> tuple[View, ...]:
    """The view after an order, if its owner is certain to see all that it does and their turn goes on; else nothing."""
    order, seat = choices.order_of(move), view.viewer
    if seat is None or order is None or (isinstance(order, Word) and order.word != "extra") or move[-1] == END:
        return ()
    foreseen = preview(view, move)
    if foreseen is None or not foreseen.sure:
        return ()
    return lookahead.seen(view, execution.after(lookahead.known(view, seat), seat, order))


def moot(view: View, move: Move) -> tuple[str, ...]:
    """A facing of a unit that is used up, which only one that is repulsed would take, and of one that turns face down
    as the turn ends; a turn kept open in a game that is surely over."""
    order, seat = choices.order_of(move), view.viewer
    if seat is None or order is None or isinstance(order, Word):
        return ()
    storms = isinstance(order, Go) and order.end not in view.sheltering and _is_enemys(view, order.end)
    foreseen = preview(view, move)
    if foreseen is None or not foreseen.sure:
        return paths.FACED if storms else ()
    hides = said("hides-again") in foreseen.lines
    over = execution.after(lookahead.known(view, seat), seat, order).result is not None
    return (*(paths.FACED if storms or hides else ()), *((WAIT,) if over else ()))


# Answers, and words that move nothing


def _answered(view: View, seat: Seat, move: Move) -> Preview | None:
    match move[0]:
        case "pick":
            chosen = tuple(
                text(f"jiangshan-stratagem-{each}")
                for each in dict.fromkeys((*view.terms.fixed, *stratagems.chosen(move)))
            )
            return Preview(move, (said("pick", stratagems=chosen),))
        case "decoy":
            return _substitution(view, seat, move)
        case "refuse":
            return Preview(move, tuple(_refused(view)), end=view.attack.target if view.attack is not None else None)
        case "standing":
            return Preview(move, tuple(_standing(view, seat, move)))
        case _:
            return None


def _standing(view: View, seat: Seat, move: Move) -> Iterator[Text]:
    """The whole standing order as it then is."""
    what = move[1]
    changed = {what: move[2] if what == "mode" else standing_order.listed(move)}
    left = replace(view.sides[seat].standing or Standing(), **changed)
    yield said(f"standing-{left.mode}")
    if left.mode != "off":
        yield said("standing-protects", units=_named(view, left.protect))
        yield said("standing-gives", units=_named(view, left.sacrifice))
    yield said("standing")


def _named(view: View, kinds: str) -> Text | tuple[Text, ...]:
    return tuple(view.terms.units[code].named for code in kinds) or text("jiangshan-label-none")


def _substitution(view: View, seat: Seat, move: Move) -> Preview:
    """Commander and partner exchange places before the blow falls (Jiangshan 6.5)."""
    assert view.attack is not None, view.phase
    one, other = (cell(part) for part in move[1].split(","))
    assert one is not None, move
    assert other is not None, move
    saved, fallen = (one, other) if one == view.attack.target else (other, one)
    first, second = (titled(view, view.units[at]) for at in (one, other))
    exchanged = said("exchange", one=first, start=name(one), other=second, end=name(other))
    falls = said("falls", unit=titled(view, view.units[fallen]), cell=name(view.attack.target))
    return Preview(move, (exchanged, falls, *lookahead.price(view, seat, "decoy")), fallen, saved, "other")


def _refused(view: View) -> Iterator[Text]:
    assert view.attack is not None, view.phase
    victim = view.units[view.attack.target]
    yield said("falls", unit=titled(view, victim), cell=name(victim.cell))
    if victim.kind is not None and victim.kind.king:
        yield said("defeated", seat=victim.owner)


def _said_only(view: View, seat: Seat, order: Order) -> Iterator[Text]:
    match order:
        case Preset(at, facing):
            unit, faced = titled(view, view.units[at]), facings.said(at, facing, view.ground)
            yield said("preset", unit=unit, cell=name(at), facing=faced)
        case Word("end"):
            known = lookahead.known(view, seat)
            yield from lookahead.closed(view, known, known)
        case Word("resign"):
            yield said("resign")
        case _:
            yield said("draw")


# What an order does


def _deed(view: View, order: Order) -> Iterator[Text | Unsure]:
    match order:
        case Go():
            yield from _gone(view, order)
        case Sail(start, end, _, sneak):
            unit = _own(view, start)
            yield said("sneak" if sneak else "sail", unit=titled(view, unit), start=name(start), end=name(end))
        case Shoot():
            yield from _shooting(view, order)
        case Command():
            yield from _commanded(view, order)
        case Swap():
            yield from _exchanged(view, order)
        case _:
            yield _small(view, order)


def _exchanged(view: View, order: Swap) -> Iterator[Text]:
    """Two units change places; a commander who is one of them turns up for it (Jiangshan 6.2)."""
    first, second = titled(view, _own(view, order.one)), titled(view, _own(view, order.other))
    yield said("exchange", one=first, start=name(order.one), other=second, end=name(order.other))
    commander = view.units.get(order.commander)
    if commander is not None and order.commander in (order.one, order.other) and not commander.battle:
        yield said("deploy", unit=titled(view, commander), cell=name(order.commander))


def _small(view: View, order: Order) -> Text | Unsure:
    """Orders about one thing."""
    match order:
        case Support(kind, at):
            inside = at in view.tiles
            return said("support-inside" if inside else "support", unit=view.terms.units[kind].named, cell=name(at))
        case Rebuild(at):
            became = "city" if view.tiles[at].camp else "camp"
            return said(f"rebuild-{became}", cell=name(at), capital=str(view.tiles[at].capital).lower())
        case Deploy(at):
            return said("deploy", unit=titled(view, _own(view, at)), cell=name(at))
        case Challenge(at):
            return unsure("challenge", unit=titled(view, view.units[at]), cell=name(at))
        case Recruit(kind):
            recruit, merit = view.terms.units[kind], legality.side(view).merit
            return said("recruit", unit=recruit.named, price=recruit.price, left=merit - recruit.price)
        case Conjure(_, at):
            return said("scout-reserve") if at is None else said("scout", cell=name(at))
        case _:
            return said("extra")


def _own(view: View, at: Cell) -> SeenUnit:
    unit = legality.own(view, at)
    assert unit is not None, name(at)
    return unit


def _gone(view: View, order: Go) -> Iterator[Text | Unsure]:
    unit, way = _own(view, order.start), legality.way(view, order)
    there, tile = view.units.get(order.end), view.tiles.get(order.end)
    args: dict[str, Arg] = {"unit": titled(view, unit), "start": name(order.start), "end": name(order.end)}
    if tile is not None:
        place = text(f"jiangshan-preview-{lookahead.building(tile)}")
        own = tile.owner == view.viewer
        if own and way.battle and not unit.battle and unit.place is OPEN:
            yield said("turned", units=(said("unit", unit=args["unit"], cell=args["start"]),))
        yield said("inside" if own else "occupy", **args, place=place)
    elif there is not None and there.place is OPEN:
        victim = titled(view, there)
        known = there.kind is not None
        yield said("capture", **args, victim=victim) if known else unsure("capture-back", **args, victim=victim)
        if lookahead.may_substitute(view, there):
            yield unsure("may-substitute", seat=there.owner)
        if view.options.blind_window and reaction.may_hide_one(view.sides[there.owner], view.terms):
            yield unsure("held", hours=view.options.reaction_hours)
    elif view.ground.terrain(order.end) == FOREST:
        yield from _into_forest(view, unit, way, there, args)
    else:
        yield said("go", **args)


def _into_forest(
    view: View, unit: SeenUnit, way: Way, there: SeenUnit | None, args: dict[str, Arg]
) -> Iterator[Text | Unsure]:
    """What is really under a forest is found out by going there (Jiangshan 7.4)."""
    if unit.kind is not None and unit.kind.scout:
        yield said("forest", **args)
        yield unsure("forest-scout")
    elif way.captures:
        yield unsure("forest-strike" if there is not None else "forest-blind", **args)
        if there is None and _has_secretive_allies(view):
            yield unsure("stopped-ally")
    else:
        yield said("forest", **args)
        yield unsure("stopped-before" if way.slides else "stopped")


def _has_secretive_allies(view: View) -> bool:
    """Whether somebody of one's own team may hide where one does not know of it."""
    if view.terms.allied_intel or view.options.allied_intel:
        return False
    team = legality.side(view).team
    return any(side.team == team and not side.defeated for seat, side in enumerate(view.sides) if seat != view.viewer)


def _commanded(view: View, order: Command) -> Iterator[Text | Unsure]:
    unit, start, end = titled(view, _own(view, order.start)), name(order.start), name(order.end)
    key = "command-camp" if order.commander in view.tiles else "command"
    yield said(key, unit=unit, start=start, end=end, commander=name(order.commander))
    if view.ground.terrain(order.end) == FOREST:
        yield unsure("stopped")


def _shooting(view: View, order: Shoot) -> Iterator[Text | Unsure]:
    unit = _own(view, order.start)
    if order.fire:
        yield said("fire", start=name(order.start), end=name(order.target))
        if view.ground.terrain(order.target) == FOREST:
            yield unsure("fire-forest")
    else:
        key = "rocks" if unit.place is INSIDE else "shoot"
        yield said(key, unit=titled(view, unit), start=name(order.start), end=name(order.target))
        yield from _shot(view, order.target)
    if unit.place is not OPEN and not unit.marked:
        yield said("betrayed", cell=name(order.start))


def _shot(view: View, at: Cell) -> Iterator[Text | Unsure]:
    """What a shot does to the unit on a cell (Jiangshan 7.5)."""
    target = view.units[at]
    args: dict[str, Arg] = {"unit": titled(view, target), "cell": name(at)}
    if target.chaos:
        yield said("shot-dead", **args)
    elif target.battle or (target.kind is not None and not target.kind.heavy):
        yield said("shot-chaos", **args, seat=target.owner)
    else:
        yield unsure("shot-back", **args)


def _mounted(view: View, order: Order, after: State) -> Iterator[Text | Unsure]:
    """A rider's shot after its move (Jiangshan 7.5). Whether it then sees its target is known; whether it gets there,
    perhaps not."""
    if not isinstance(order, Go) or order.shot is None:
        return
    target = after.units.get(order.shot)
    if target is not None and not target.chaos and not target.kind.heavy:
        yield said("shot-lost", cell=name(order.shot))
        return
    yield from _shot(view, order.shot)
    if view.ground.terrain(order.end) == FOREST:
        yield unsure("shot-if-stopped")


# How the unit stands afterwards


def _kept(view: View, order: Order, after: State, *, closing: bool) -> Iterator[Text]:
    """In which state the unit that acted is then, and facing where; what can reach it out of a town beside it."""
    at = _acting(order)
    unit = None if at is None else after.units.get(at)
    if unit is None or unit.owner != view.viewer or unit.place is INSIDE:
        return
    hides = closing and after.result is None and unit.cell in lookahead.hiding(after)
    yield said("hides-again") if hides else lookahead.standing(after, unit)
    for town in view.ground.gates(unit.cell) if unit.place is OPEN else ():
        if _is_held(view, after, town):
            place = said(lookahead.building(after.tiles[town]))
            yield said("gate", place=place, cell=name(town), heavy=str(unit.kind.heavy).lower())
    yield from _aimed(view, after, unit) if after.result is None else ()


def _aimed(view: View, after: State, unit: Unit) -> Iterator[Text]:
    """The Kings and towns that it could take with its owner's next turn: it turns face down where no enemy sees it."""
    field = Field(after, None)
    known = Sets(field, field, unit.owner, *combat.known_under(field, unit.owner))
    stays = replace(unit, battle=unit.battle and unit.cell not in lookahead.hiding(after))

    def reaches(owner: Seat, at: Cell) -> bool:
        return field.hostile(owner, unit.owner) and known.strikes(stays, unit.kind, unit.cell, at)

    for each in after.units.values():
        if each.kind.king and each.place is OPEN and reaches(each.owner, each.cell):
            yield said("king", seat=each.owner, cell=name(each.cell))
    if unit.kind.king or unit.kind.scout:
        return  # neither takes a town (Jiangshan 7.4)
    for at, tile in after.tiles.items():
        if not _is_held(view, after, at) and reaches(tile.owner, at):
            yield said("town", seat=tile.owner, cell=name(at), place=said(lookahead.building(tile)))


def _is_held(view: View, after: State, town: Cell) -> bool:
    """Whether somebody hostile is known to be inside: they may drop rocks, and come out without a capture (Jiangshan
    5.2)."""
    held = town in after.tiles and (town in view.sheltering or town in after.units)
    return held and after.sides[after.tiles[town].owner].team != legality.side(view).team


def _acting(order: Order) -> Cell | None:
    """Where the unit that acted is then."""
    match order:
        case Go(_, end) | Sail(_, end) | Command(_, _, end):
            return end
        case Deploy(at):
            return at
        case _:
            return None


def _touched(order: Order) -> frozenset[Cell]:
    """Cells of which the deed itself has told."""
    match order:
        case Go(start, end, shot=shot):
            return frozenset({start, end, *((shot,) if shot is not None else ())})
        case Sail(start, end) | Command(_, start, end):
            return frozenset({start, end})
        case Shoot(_, target):
            return frozenset({target})
        case Swap(_, one, other):
            return frozenset({one, other})
        case Deploy(at) | Challenge(at) | Support(_, at):
            return frozenset({at})
        case _:
            return frozenset()


def _marked(view: View, order: Order) -> tuple[Cell | None, Cell | None, str]:
    """What a picture may mark."""
    match order:
        case Go(start, end):
            return start, end, "capture" if legality.attacks(view, _own(view, start), end) else "move"
        case Sail(start, end):
            return start, end, "move"
        case Shoot(start, target):
            return start, target, "shot"
        case Command(_, start, end):
            return start, end, "command"
        case Swap(_, one, other):
            return one, other, "other"
        case Support(_, at) | Rebuild(at) | Deploy(at) | Challenge(at):
            return None, at, "other"
        case Conjure(_, at):
            return None, at, "other"
        case _:
            return None, None, "other"
