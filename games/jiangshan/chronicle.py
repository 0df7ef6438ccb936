"""What a campaign was: morale, losses, ground held, fog lifted; turning points; the weather."""

from __future__ import annotations

from collections import Counter
from collections.abc import Iterable, Iterator, Sequence
from fractions import Fraction

from games.chronicle import Chronicle, Fate, Happening, Point, chosen, course, decimal, last_of_turns
from games.core import CHANCE, Seat, Text, text
from games.jiangshan.state import OPEN, Chart, State
from games.replacing import replace

RAIN, SUN = "rain", "sun"

FATES = {
    "jiangshan-event-captured": Fate("by_seat", "seat"),
    "jiangshan-event-shot-dead": Fate("by_seat", "seat"),
    "jiangshan-event-shot": Fate("by_seat", "seat"),
    "jiangshan-event-occupy": Fate("seat"),
    "jiangshan-event-siege": Fate("seat"),
    **{
        f"jiangshan-event-{key}": Fate(loses="seat")
        for key in ("found", "starved", "burnt-dead", "morale", "leaderless", "capital", "defeated", "resign")
    },
}
"""What a review may give for a rise or a fall."""


def tell(happened: Sequence[Happening[State]]) -> Chronicle:
    """The chronicle of a game that is over."""
    ends, seats = last_of_turns(happened), len(happened[0].after.sides)
    return Chronicle(
        (
            course(text("jiangshan-chronicle-morale"), ends, seats, lambda state, seat: state.sides[seat].morale),
            course(text("jiangshan-chronicle-losses"), ends, seats, _losses),
            course(text("jiangshan-chronicle-ground"), _uncleared(ends), seats, _ground),
            course(text("jiangshan-chronicle-fog"), ends, seats, _hidden),
        ),
        chosen((*_taken(happened), *_fallen(happened), *_defeats(happened))),
        _weather(happened),
    )


def _losses(state: State, seat: Seat) -> int:
    return sum(owner == seat for owner, _ in state.dead)


def _uncleared(ends: Sequence[State]) -> Sequence[State]:
    """The same, the last one with the cities and camps that a defeat took off the map with their side."""
    before, last = ends[-2:][0], ends[-1]
    if [side.defeated for side in before.sides] == [side.defeated for side in last.sides]:
        return ends
    return (*ends[:-1], replace(last, tiles=Chart({**before.tiles, **last.tiles})))


def _ground(state: State, seat: Seat) -> int:
    """Cities and camps."""
    return sum(tile.owner == seat for tile in state.tiles.values())


def _hidden(state: State, seat: Seat) -> int:
    """Units of the enemy that stand where nobody knows of them."""
    team = state.sides[seat].team
    enemies = (unit for unit in state.units.values() if state.sides[unit.owner].team != team)
    return sum(unit.place is not OPEN and not unit.marked for unit in enemies)


def _taken(happened: Iterable[Happening[State]]) -> Iterator[Point]:
    """Cities that changed hands; a capital weighs most."""
    for each in happened:
        for cell, tile in each.after.tiles.items():
            before = each.before.tiles.get(cell)
            if before is not None and before.owner != tile.owner and not tile.camp:
                key = "jiangshan-chronicle-capital" if before.capital else "jiangshan-chronicle-city"
                told = text(key, seat=tile.owner, other=before.owner)
                yield Point(each.turn, told, 50 if before.capital else 20)


def _fallen(happened: Iterable[Happening[State]]) -> Iterator[Point]:
    """Turns in which one side lost several units, or its commander."""
    lost: dict[tuple[int, Seat], list[str]] = {}
    for each in happened:
        for owner, kind in each.after.dead[len(each.before.dead) :]:
            lost.setdefault((each.turn, owner), []).append(kind)
    for (turn, owner), kinds in lost.items():
        if len(kinds) > 1:
            told = text("jiangshan-chronicle-fallen", seat=owner, count=len(kinds))
            yield Point(turn, told, 5 * len(kinds))


def _defeats(happened: Iterable[Happening[State]]) -> Iterator[Point]:
    for each in happened:
        for event in each.events:
            if any(key == "cause" for key, _ in event.text.args):  # a defeat alone has one
                yield Point(each.turn, event.text, 100)


def _weather(happened: Iterable[Happening[State]]) -> tuple[Text, ...]:
    """How often it rained and the sun shone, and how often it was to be expected; the only dice there are."""
    days = [each for each in happened if each.line.seat == CHANCE and each.line.move[0] == "weather"]
    if not days:
        return ()
    came = Counter(each.line.move[1] for each in days)
    said = text(
        "jiangshan-chronicle-luck",
        days=len(days),
        rain=came[RAIN],
        fair_rain=_expected(days, RAIN),
        sun=came[SUN],
        fair_sun=_expected(days, SUN),
    )
    return (said,)


def _expected(days: Iterable[Happening[State]], kind: str) -> str:
    """On how many of the days there is such weather on average."""
    dice = (each.before.terms.weather for each in days)
    return decimal(sum((Fraction(die.count(kind), len(die)) for die in dice), Fraction()))
