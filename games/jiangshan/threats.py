"""What enemies whom the view's owner sees could take with their next orders: the owner's units and towns. Of enemies
of unknown type the worst is told that one could take after an order, if it is somebody who can."""

from __future__ import annotations

import math
from collections.abc import Iterable, Iterator, Mapping, Sequence
from dataclasses import dataclass

from games.core import Arg, Move, Seat, Text, Threat, text
from games.jiangshan import lookahead, views
from games.jiangshan.board import Cell, cell, name, order
from games.jiangshan.guess import possible
from games.jiangshan.legality import Way
from games.jiangshan.legality.sets import Sets, sets
from games.jiangshan.offer import choices
from games.jiangshan.orders import Go, Preset, Word
from games.jiangshan.play import combat, execution, turns
from games.jiangshan.play.field import Field
from games.jiangshan.state import INSIDE, OPEN, UNDER, SeenUnit, Tile, View
from games.jiangshan.units import Kind
from games.replacing import replace

KING, CAPITAL, GENERAL, TOWN, MOVED, UNIT = 1000, 800, 500, 400, 200, 10
"""How bad it is to lose one: `UNIT` for each point of what another unit is worth, and `MOVED` besides where it has just
gone there. Who is covered comes last, a `KING` less, where that deters: whoever strikes is worth as much."""
DOUBT = 9
"""Of ten parts, what it is as bad as if somebody could take a unit for sure that somebody may."""
MOST = 3
"""So many of the other units are told of."""


def threats(view: View, path: Move = ()) -> tuple[Threat, ...]:
    """Captures of King and Generals, towns about to fall, and captures of a few other units; after a whole order those
    that it leaves, and first among others that of the unit which it moves."""
    seat = view.viewer
    after = None if seat is None or view.outcome is not None else _after(view, seat, path)
    if seat is None or after is None or after.outcome is not None or _is_last(after, seat):
        return ()
    enemies, known = _enemies(view, after, seat), Field(lookahead.known(after, seat), None)
    danger = _Danger(view, after, seat, enemies, _arrived(view, after, seat), known)
    captures, doubt = list(danger.captures()), danger.doubts() if path else ()
    found = sorted((*captures, *danger.towns(), *_worst(captures, doubt)), key=lambda each: -each.weight)
    others = [each for each in found if each.weight < TOWN]
    told = tuple(each for each in found if each.weight >= TOWN or each in others[:MOST])
    return told if path or view.active != seat else tuple(_helped(view, told))


def _worst(sure: Iterable[Threat], doubts: Iterable[Threat]) -> list[Threat]:
    """The worst of what may be, apart from units that may be taken for sure."""
    known = {each.cells[0] for each in sure}
    return sorted((each for each in doubts if each.cells[0] not in known), key=lambda each: -each.weight)[:1]


def _helped(view: View, found: Iterable[Threat]) -> Iterator[Threat]:
    """The same, the first of each kind with what orders may help against it, where cover does not."""
    kinds = set[str]()
    for each in found:
        kind = each.text.key.removeprefix("jiangshan-threat-")
        shot = "yes" if _shoots(view, each) else "no"
        told = text("jiangshan-helped", told=each.text, help=text(f"jiangshan-help-{kind}", shot=shot, way=_way(each)))
        yield each if kind in kinds or each.weight < 0 else replace(each, text=told)
        kinds.add(kind)


def _way(threat: Threat) -> str:
    """Whether there is something between all the enemies and what they could take."""
    target, *others = (at for at in map(cell, threat.cells) if at is not None)
    return "yes" if all(max(abs(x - target[0]), abs(y - target[1])) > 1 for x, y in others) else "no"


def _shoots(view: View, threat: Threat) -> bool:
    """Whether the owner has somebody who shoots, or drops stones, and one of the enemies minds."""
    own = [(unit.place, unit.kind) for unit in view.units.values() if unit.owner == view.viewer]
    able = any(kind is not None and (place is INSIDE or kind.archer or kind.mounted) for place, kind in own)
    enemies = [unit for at, unit in view.units.items() if name(at) in threat.cells[1:]]
    return able and any(unit.kind is not None and not unit.kind.heavy for unit in enemies)


def _is_last(after: View, seat: Seat) -> bool:
    """Whether the game ends by its rounds with the turn that the seat is in (Jiangshan 7.7)."""
    last = after.active == seat and all(side.defeated for side in after.sides[seat + 1 :])
    return last and after.terms.ends(after.round + 1, after.progressed)


def _arrived(view: View, after: View, seat: Seat) -> dict[Cell, str]:
    """Where the seat has units that were not there before, each with what may be told of it there."""
    came = (at for at, unit in after.units.items() if unit.owner == seat and not _is_own(view.units.get(at), seat))
    return {at: "back" if at in view.units else "there" for at in came}


def _is_own(unit: SeenUnit | None, seat: Seat) -> bool:
    return unit is not None and unit.owner == seat


def _after(view: View, seat: Seat, path: Move) -> View | None:
    """What the seat would see: the end of the game, if it is certain to end then. None of half an order, and of one
    that tells nothing about the board."""
    if not path:
        return view
    meant = choices.order_of(path) if choices.choice(view, path) is None else None
    if meant is None or isinstance(meant, Preset) or meant in (Word("resign"), Word("draw")):
        return None
    state = lookahead.known(view, seat)
    after = state if meant == Word("end") else execution.after(state, seat, meant)
    begun = lookahead.next_turn(view, after) if lookahead.closing(path, after) else None
    if begun is not None and begun.result is not None:
        return views.view(begun, seat)
    return view if meant == Word("end") else views.view(after, seat)


def _enemies(view: View, after: View, seat: Seat) -> tuple[SeenUnit, ...]:
    """The enemies that fight openly and whose types are known, if only by their marks: an order turns up others, whose
    types are not."""
    team, tells = view.sides[seat].team, view.terms.units.tells
    known = {at for at, unit in view.units.items() if unit.kind is not None or tells(unit.mark)}
    return tuple(
        unit
        for at, unit in after.units.items()
        if at in known and after.sides[unit.owner].team != team and unit.battle and not unit.chaos
    )


def _pass_on(field: Field, seat: Seat) -> None:
    """Nobody does anything until it is the seat's turn, if that comes."""
    while field.active != seat and field.result is None and not field.sides[seat].defeated:
        turns.end(field)


def _lost(kind: Kind) -> Arg:
    """What more is lost with a unit."""
    return text("jiangshan-threat-defeat") if kind.king else ""


@dataclass(frozen=True, slots=True)
class _Danger:
    """A position, what the seat saw before it, and the enemies in it who may strike at the seat."""

    before: View
    view: View
    seat: Seat
    enemies: tuple[SeenUnit, ...]
    arrived: Mapping[Cell, str]
    """Where the seat has units that were not there before."""
    known: Field
    """All that the seat knows, to try things out on."""

    def captures(self) -> Iterator[Threat]:
        """Units in the open whom somebody reaches."""
        for unit, kind in self._open():
            if by := [each for each in self.enemies if self._takes(each, unit)]:
                key = f"jiangshan-threat-{self.arrived.get(unit.cell, 'unit')}"
                backed = sorted(set.intersection(*(self._returning(each, unit.cell) for each in by)))
                units = tuple(lookahead.said("unit", unit=each.named, cell=name(at)) for at, each in backed)
                back = text("jiangshan-threat-covered", units=units) if units else _lost(kind)
                told = text(key, units=self._named(by), unit=kind.named, cell=name(unit.cell), back=back)
                worth = self._worth(unit, kind) - KING * (bool(units) and self._deters(kind, by))
                yield Threat(told, (name(unit.cell), *(name(each.cell) for each in by)), worth)

    def _open(self) -> list[tuple[SeenUnit, Kind]]:
        """Own units in the open, with their types."""
        mine = (unit for unit in self.view.units.values() if unit.owner == self.seat and unit.place is OPEN)
        return [(unit, unit.kind) for unit in mine if unit.kind is not None]

    def doubts(self) -> Iterator[Threat]:
        """Units in the open whom somebody of unknown type may reach, however it is drawn up: nobody inside a tile, and
        after a shot only who wears heavy armour."""
        kinds = possible(self.before)
        for at, seen in self.before.units.items():
            enemy = self.view.units.get(at)
            unknown = seen.kind is None and self._hostile(seen)
            if not unknown or enemy is None or enemy.owner != seen.owner or not (enemy.battle or enemy.place is UNDER):
                continue
            able = [kind for kind in kinds[at] if not kind.scout and (kind.heavy or not enemy.chaos)]
            reach = Sets(self.known, self.known, seen.owner, *combat.known_under(self.known, seen.owner))
            for unit, kind in self._open():
                if some := [each for each in able if reach.strikes(seen, each, at, unit.cell)]:
                    yield self._doubt(seen, some, unit, kind, sure=len(some) == len(kinds[at]))

    def _doubt(self, enemy: SeenUnit, able: Sequence[Kind], unit: SeenUnit, kind: Kind, *, sure: bool) -> Threat:
        faces, worth = any(each.infantry for each in able), self._worth(unit, kind)
        told = text(
            "jiangshan-threat-doubt",
            units=self._named([enemy]),
            unit=kind.named,
            cell=name(unit.cell),
            kinds=tuple(each.named for each in able),
            sure=str(sure).lower(),
            faces=str(faces).lower(),
            cost=_lost(kind),
        )
        weight = worth if sure and not faces else DOUBT * worth // 10
        return Threat(told, (name(unit.cell), name(enemy.cell)), weight)

    def _returning(self, striker: SeenUnit, at: Cell) -> set[tuple[Cell, Kind]]:
        """Own units that could capture on a cell in their next turn, once somebody has captured there, as the rules
        have it: who is turned up by then, and faces where."""
        field = self.known.copy()
        _pass_on(field, striker.owner)
        if not self._strikes(striker, at) or not {striker.cell, at} <= field.units.keys():
            return set()
        combat.go(
            field, striker.owner, Go(striker.cell, at, attack=True), Way(captures=True, slides=False, battle=True)
        )
        _pass_on(field, self.seat)
        known = Sets(field, field, self.seat, *combat.known_under(field, self.seat))
        mine = (unit for here, unit in field.units.items() if known.able(here) and unit.place is not INSIDE)
        able = mine if field.result is None else ()
        return {(unit.cell, unit.kind) for unit in able if known.strikes(unit, unit.kind, unit.cell, at)}

    def _worth(self, unit: SeenUnit, kind: Kind) -> int:
        if kind.king or kind.commander:
            return KING if kind.king else GENERAL
        return min(round(kind.worth * UNIT), MOVED - 1) + MOVED * (unit.cell in self.arrived)

    @staticmethod
    def _deters(kind: Kind, by: Iterable[SeenUnit]) -> bool:
        """Whether taking back is worth the loss: never that of a King or another commander."""
        prices = (each.kind.worth for each in by if each.kind is not None and not each.kind.king)
        return not (kind.king or kind.commander) and kind.worth <= min(prices, default=math.inf)

    def towns(self) -> Iterator[Threat]:
        """Tiles that somebody may enter, or that one more unit at a gate closes off."""
        for at, tile in self.view.tiles.items():
            if tile.owner == self.seat:
                yield from self._town(at, tile)

    def _town(self, at: Cell, tile: Tile) -> Iterator[Threat]:
        worth = CAPITAL if tile.capital else TOWN
        lost: dict[str, Arg] = {
            "place": lookahead.said(lookahead.building(tile)),
            "cell": name(at),
            "cost": self._cost(tile),
        }
        if by := [each for each in self.enemies if self._enters(each, at)]:
            told = text("jiangshan-threat-town", units=self._named(by), **lost)
            yield Threat(told, (name(at), *(name(each.cell) for each in by)), worth)
        elif (gate := self._last_gate(at)) is not None:
            told = text("jiangshan-threat-siege", gate=name(gate), **lost)
            yield Threat(told, (name(at),), worth)

    def _cost(self, tile: Tile) -> Arg:
        """What the seat loses with a tile, by the scenario's terms (Jiangshan 7.7)."""
        loss = self.view.terms.setback(tile)
        if loss is None or loss > self.view.sides[self.seat].morale:
            return text("jiangshan-threat-defeat")
        return text("jiangshan-threat-setback", loss=loss) if loss else ""

    def _last_gate(self, at: Cell) -> Cell | None:
        """The one gate that is open, of a town that enemies close off but for it."""
        gates = self.view.ground.gates(at)
        shut = [gate for gate in gates if self._hostile(self.view.units.get(gate))]
        free = [gate for gate in gates if gate not in shut and self.view.ground.terrain(gate) not in "^~"]
        return free[0] if shut and len(free) == 1 else None

    def _hostile(self, unit: SeenUnit | None) -> bool:
        return unit is not None and self.view.sides[unit.owner].team != self.view.sides[self.seat].team

    def _takes(self, unit: SeenUnit, victim: SeenUnit) -> bool:
        """Whether it strikes there, or shoots at somebody in chaos, whom that kills."""
        assert unit.kind is not None, unit
        offset = victim.cell[0] - unit.cell[0], victim.cell[1] - unit.cell[1]
        shot = victim.chaos and unit.place is OPEN and unit.kind.archer
        return self._strikes(unit, victim.cell) or (shot and offset in unit.kind.bow(unit.facing))

    def _enters(self, unit: SeenUnit, at: Cell) -> bool:
        """Whether it may take a town by entering it: nobody takes one with a garrison (Jiangshan 7.4)."""
        assert unit.kind is not None, unit
        held = unit.kind.king or unit.kind.scout or at in self.view.units
        return not held and self._strikes(unit, at)

    def _strikes(self, unit: SeenUnit, at: Cell) -> bool:
        """Whether it ends there by an ability that captures, by a way that is clear."""
        assert unit.kind is not None, unit
        return unit.place is OPEN and not unit.kind.scout and sets(self.view).strikes(unit, unit.kind, unit.cell, at)

    def _named(self, units: list[SeenUnit]) -> tuple[Text, ...]:
        ranked = sorted(units, key=lambda unit: order(unit.cell))
        return tuple(
            text("jiangshan-threat-by", seat=each.owner, unit=lookahead.titled(self.view, each), cell=name(each.cell))
            for each in ranked
        )
