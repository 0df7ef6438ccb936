"""Complete states that agree with what a viewer knows (Jiangshan 12.2)."""

from __future__ import annotations

from collections import Counter
from collections.abc import Collection, Mapping, Sequence
from dataclasses import dataclass
from functools import lru_cache
from typing import NamedTuple

from games.core import Chance, Seat
from games.jiangshan import views
from games.jiangshan.board import FOREST, Cell
from games.jiangshan.muster import SHIPPED
from games.jiangshan.options import Options
from games.jiangshan.scenario import generator, shipped
from games.jiangshan.scenario.plan import Army
from games.jiangshan.state import (
    INSIDE,
    STRATAGEMS,
    UNDER,
    Chart,
    Entered,
    Phase,
    Side,
    State,
    Unit,
    View,
    usual_standing,
)
from games.jiangshan.units import HIDDEN, Kind, Roster
from games.replacing import replace

LIKELY, OTHERS = 8, 1
"""How likely a unit that the scenario lists is met, and one that may have been recruited."""
HOME, WOODS = 4, 1
"""How likely a King that is nowhere to be seen sits in a tile of its owner, and in a forest."""


@dataclass(slots=True)
class Pool:
    """The kinds that a side may still have out of sight: those that the scenario lists, and all others in its box, of
    which only the `gained` ones can have come on the board; and where the scenario put each."""

    units: Roster
    listed: Counter[str]
    others: Counter[str]
    gained: Collection[str]
    posts: Mapping[Cell, str]

    def holds(self, kind: str) -> bool:
        """Whether one of a kind may still be out of sight."""
        return self.listed[kind] + self.others[kind] > 0

    def take(self, kind: str) -> None:
        """One of a kind is accounted for; those that the scenario lists go first."""
        if self.holds(kind):
            (self.listed if self.listed[kind] else self.others)[kind] -= 1

    def known(self, began: Cell | None, allowed: Sequence[Kind]) -> Kind | None:
        """Whom the scenario put where a unit began that everybody could follow since, if that is allowed."""
        post = self.posts.get(began) if began is not None else None
        return next((kind for kind in allowed if kind == post and self.holds(kind)), None)

    def drawn(self, allowed: Collection[Kind], chance: Chance) -> Kind | None:
        """One of the allowed kinds, taken out; None if there is none."""
        kinds = [kind for kind in self.units if kind in allowed and self.holds(kind)]
        weights = [LIKELY * self.listed[kind] + OTHERS * self.others[kind] * (kind in self.gained) for kind in kinds]
        if not kinds:
            return None
        kind = kinds[chance.weighted(weights if any(weights) else [1] * len(kinds))]
        self.take(kind)
        return kind

    def rest(self) -> tuple[str, ...]:
        """All that is left, sorted."""
        return tuple(sorted((self.listed + self.others).elements()))


def guess(view: View, chance: Chance) -> State:
    """A state that the view's owner cannot tell from the true one: hidden types drawn from what each army has not
    shown."""
    pools = [_pool(view, Seat(seat)) for seat in range(len(view.sides))]
    followed = _followed(view, pools)
    drawn: dict[Cell, Unit] = {}
    for at, seen in sorted(view.units.items(), key=lambda each: each[1].began is None):
        kind = seen.kind if seen.kind is not None else _kind(view, pools[seen.owner], at, chance)
        drawn[at] = views.unit(seen, kind, tracked=seen.exposed and not seen.battle)
    placed = {at: drawn[at] for at in view.units}
    if view.phase not in (Phase.MAP, Phase.OVER):
        _hide(view, pools, placed, followed, chance)
    sides = tuple(_side(view, Seat(seat), pools[seat], chance) for seat in range(len(view.sides)))
    return views.filled(view, sides, Chart(placed))


def sure(view: View) -> Mapping[Cell, Kind]:
    """Those on the board whose kind the view's owner knows: they see it, or could follow them from where the scenario
    put them."""
    pools = [_pool(view, Seat(seat)) for seat in range(len(view.sides))]
    kinds = {at: seen.kind or _known(view, pools[seen.owner], at) for at, seen in view.units.items()}
    return {at: kind for at, kind in kinds.items() if kind is not None}


def possible(view: View) -> Mapping[Cell, Sequence[Kind]]:
    """What each unit on the board may be, by all that the view's owner knows."""
    pools = [_pool(view, Seat(seat)) for seat in range(len(view.sides))]
    return {at: _possible(view, pools[seen.owner], at) for at, seen in view.units.items()}


def _possible(view: View, pool: Pool, at: Cell) -> Sequence[Kind]:
    if (kind := view.units[at].kind or _known(view, pool, at)) is not None:
        return (kind,)
    allowed = _allowed(view, pool, at)
    likely = [kind for kind in allowed if pool.listed[kind] or (kind in pool.gained and pool.others[kind])]
    return likely or allowed


def _pool(view: View, seat: Seat) -> Pool:
    """What a side began with, less the dead and what lies open. Only who spent merit can have recruited."""
    army, side, units = _armies(view.options)[seat], view.sides[seat], view.terms.units
    spent = side.earned + army.merit > side.merit
    gained = [kind for kind in units if (spent and kind.price) or (kind.scout and "scout" in side.shown)]
    pool = Pool(units, army.listed.copy(), army.box - army.listed, gained, army.posts)
    for owner, kind in view.dead:
        if owner == seat:
            pool.take(kind)
            pool.others[kind] += view.terms.fallen == "box" and units[kind].price > 0
    for unit in view.units.values():
        if unit.owner == seat and unit.kind is not None:
            pool.take(unit.kind)
    return pool


class _Roll(NamedTuple):
    """What the scenario gives a side: the kinds on the board and in the reserve, all that its box holds, its merit, and
    who stands where, as far as everybody knows."""

    listed: Counter[str]
    box: Counter[str]
    merit: int
    posts: Mapping[Cell, str]


@lru_cache(maxsize=16)
def _armies(options: Options) -> tuple[_Roll, ...]:
    if (kind := generator.KINDS.get(options.scenario.removeprefix("random:"))) is not None:
        army = _Roll(Counter((*kind.army, *kind.reserve)), Counter(SHIPPED.box), 0, {})
        return (army,) * len(kind.teams)
    plan = shipped.read(options.scenario_file) if options.scenario == "file" else shipped.built_in(options.scenario)
    return tuple(_Roll(_listed(army), Counter(dict(army.box)), army.merit, _posts(army)) for army in plan.armies)


def _listed(army: Army) -> Counter[str]:
    return Counter((*(code[0] for code, _ in army.units), *army.reserve))


def _posts(army: Army) -> Mapping[Cell, str]:
    return {at: code[0] for code, at in army.units}


def _kind(view: View, pool: Pool, at: Cell, chance: Chance) -> Kind:
    """Who somebody may be of whom nothing but a mark is seen."""
    allowed, known = _allowed(view, pool, at), _known(view, pool, at)
    drawn = pool.drawn(allowed if known is None else (known,), chance)
    return allowed[0] if drawn is None else drawn


def _known(view: View, pool: Pool, at: Cell) -> Kind | None:
    return pool.known(view.units[at].began, _allowed(view, pool, at))


def _allowed(view: View, pool: Pool, at: Cell) -> Sequence[Kind]:
    """The kinds that a mark allows, and what was seen of a unit that betrayed itself since it went into hiding. A "?"
    that nobody saw go there may be any but the King, whose place is drawn later, and inside a tile no Scout."""
    seen, entered = view.units[at], view.entered.get(at)
    if entered is not None and entered.shown:
        return _fitting(view, pool, at, entered)
    return pool.units.regular if seen.place is INSIDE else pool.units.under(seen.mark)


# Units that nobody sees


def _followed(view: View, pools: list[Pool]) -> dict[Cell, Kind]:
    """Whom everybody could follow into hiding from where the scenario put them: taken out first, so that nobody else
    is drawn as one of these."""
    found: dict[Cell, Kind] = {}
    for at, entered in view.entered.items():
        pool = pools[entered.owner]
        kind = pool.known(entered.began, _fitting(view, pool, at, entered))
        if kind is not None and not kind.king:
            pool.take(kind)
            found[at] = kind
    return found


def _hide(
    view: View, pools: list[Pool], placed: dict[Cell, Unit], followed: Mapping[Cell, Kind], chance: Chance
) -> None:
    """Place Kings that are nowhere to be seen, units that were seen to enter a forest or a tile or that strike from
    there, and all other units that are neither seen nor dead nor in the reserve: these may lie in any forest."""
    for seat, pool in enumerate(pools):
        side = view.sides[seat]
        if pool.holds(pool.units.king) and not side.defeated and side.reserve is None:
            _hide_king(view, Seat(seat), pool, placed, chance)
    striking = _striking(view)
    for at, entered in sorted({**striking, **view.entered}.items()):
        side, pool = view.sides[entered.owner], pools[entered.owner]
        if at in placed or side.reserve is not None or side.defeated:
            continue
        allowed = _fitting(view, pool, at, entered)
        kind = followed.get(at) or pool.drawn(allowed, chance)
        if kind is None and at in striking:  # nobody is left but a King who was imagined elsewhere
            kind = allowed[0]
        if kind is not None:
            placed[at] = replace(_hidden(view, entered.owner, kind, at), began=entered.began)
    for seat, pool in enumerate(pools):
        _hide_rest(view, Seat(seat), pool, placed, chance)


def _striking(view: View) -> Mapping[Cell, Entered]:
    """Who strikes out of hiding, while the attacked side may answer: no more is known of them than where they are."""
    return {} if view.attack is None else {view.attack.start: Entered(view.attack.seat, "")}


def _fitting(view: View, pool: Pool, at: Cell, entered: Entered) -> list[Kind]:
    """What a unit may be that was seen to go into hiding there."""
    return [kind for kind in _kinds(pool.units, entered) if not (kind.scout and at in view.tiles)]


def _hide_rest(view: View, seat: Seat, pool: Pool, placed: dict[Cell, Unit], chance: Chance) -> None:
    side, regular = view.sides[seat], pool.units.regular
    missing = sum(pool.listed[kind] for kind in regular) - side.reserves
    woods = [at for at in _forests(view) if at not in placed]
    while missing > 0 and woods and side.reserve is None and not side.defeated:
        at = woods.pop(chance.below(len(woods)))
        if (kind := pool.drawn(regular, chance)) is not None:
            placed[at] = _hidden(view, seat, kind, at)
        missing -= 1


def _forests(view: View) -> list[Cell]:
    return [at for at in view.ground.cells() if view.ground.terrain(at) == FOREST]


def _kinds(units: Roster, entered: Entered) -> tuple[Kind, ...]:
    """What a unit may be that was seen to go into hiding."""
    sign = entered.shown
    if sign in units:
        return (units[sign],)
    return units.under(sign) if sign in units.marks else units.regular


def _hide_king(view: View, seat: Seat, pool: Pool, placed: dict[Cell, Unit], chance: Chance) -> None:
    king, entered = pool.units.king, view.entered
    mine = (at for at, each in entered.items() if each.owner == seat and _kinds(pool.units, each) == (king,))
    seen = sorted(at for at in mine if at not in placed)
    tiles = [at for at, tile in sorted(view.tiles.items()) if tile.owner == seat]
    free = seen or [at for at in (*tiles, *_forests(view)) if at not in placed and at not in entered]
    if free:
        at = free[chance.weighted([HOME if at in view.tiles else WOODS for at in free])]
        placed[at] = _hidden(view, seat, king, at)
    elif betrayed := [
        at for at, unit in view.units.items() if unit.owner == seat and unit.mark == HIDDEN and unit.kind is None
    ]:
        at = betrayed[chance.below(len(betrayed))]
        pool.listed[placed[at].kind] += 1
        placed[at] = replace(placed[at], kind=king)


def _hidden(view: View, seat: Seat, kind: Kind, at: Cell) -> Unit:
    return Unit(seat, kind, at, place=INSIDE if at in view.tiles else UNDER)


# Sides


def _side(view: View, seat: Seat, pool: Pool, chance: Chance) -> Side:
    seen = view.sides[seat]
    reserve = _reserve(pool, seen.reserves, chance) if seen.reserve is None else seen.reserve
    spare = tuple(kind for kind in pool.rest() if kind != pool.units.king)
    return Side(
        team=seen.team,
        morale=seen.morale,
        supply=seen.supply,
        merit=seen.merit,
        earned=seen.earned,
        reserve=reserve,
        box=seen.box if seen.box is not None else spare,
        held=_held(view, seat, chance) if seen.held is None and seen.picked else seen.held,
        shown=seen.shown,
        used=seen.used,
        standing=seen.standing or usual_standing(view.terms.units),
        defeated=seen.defeated,
        draw=seen.draw,
    )


def _reserve(pool: Pool, count: int, chance: Chance) -> tuple[str, ...]:
    units = pool.units
    drawn = (pool.drawn(units.under(HIDDEN), chance) for _ in range(count))
    return tuple(sorted(str(units.regular[0] if kind is None else kind) for kind in drawn))


def _held(view: View, seat: Seat, chance: Chance) -> tuple[str, ...]:
    """The stratagems that are fixed or were shown, and others drawn."""
    shown, terms = view.sides[seat].shown, view.terms
    rest = [each for each in terms.allowed if each not in terms.fixed and each not in shown]
    wanted = max(0, terms.pick - len([each for each in shown if each not in terms.fixed]))
    chosen = [rest.pop(chance.below(len(rest))) for _ in range(min(wanted, len(rest)))]
    return tuple(each for each in STRATAGEMS if each in (*terms.fixed, *shown, *chosen))
