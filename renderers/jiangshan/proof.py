"""What whoever wrote a scenario wants to read over before it is played: beside the picture, what a file sets, all of
it."""

from __future__ import annotations

from collections import Counter
from collections.abc import Iterable, Iterator

from games.core import Arg, Seat, Text, text
from games.jiangshan.board import FOREST, MOUNTAIN, WATER, name
from games.jiangshan.muster import SHIPPED
from games.jiangshan.options import Options
from games.jiangshan.play import setup
from games.jiangshan.scenario.plan import Army, Scenario
from games.jiangshan.state import Terms
from games.jiangshan.units import Roster
from renderers.jiangshan import armies
from renderers.jiangshan.heading import goals


def proof(options: Options) -> tuple[Text, ...]:
    """The scenario that the options name, a sentence for each thing that a file may set."""
    plan = setup.chosen(options)
    return tuple(_sentences(plan))


def _sentences(plan: Scenario) -> Iterator[Text]:
    yield _board(plan)
    for seat, army in enumerate(plan.armies):
        yield from _army(plan, Seat(seat), army)
    yield from _own_units(plan.terms.units)
    yield from _fires(plan)
    yield from _rules(plan.terms)


def _board(plan: Scenario) -> Text:
    ground = plan.ground
    lands = Counter(ground.terrain(at) for at in ground.cells())
    return _said(
        "board",
        columns=ground.columns,
        rows=ground.height,
        mountains=lands[MOUNTAIN],
        water=lands[WATER],
        forests=lands[FOREST],
        symmetry=_said(f"symmetry-{plan.symmetry or 'none'}"),
    )


def _army(plan: Scenario, seat: Seat, army: Army) -> Iterator[Text]:
    yield _said(
        "army",
        seat=seat,
        count=len(army.units),
        units=_counted(plan, (code[0] for code, _ in army.units)),
        towns=tuple(text(f"jiangshan-account-{kind}", cell=name(at)) for kind, at in army.tiles) or _said("townless"),
    )
    yield _said(
        "stock",
        seat=seat,
        team=army.team,
        morale=army.morale,
        supply=army.supply,
        merit=army.merit,
        reserve=_counted(plan, army.reserve) or _said("nobody"),
        box=_counted(plan, _left(army)) or _said("nobody"),
    )


def _left(army: Army) -> Iterator[str]:
    """What can be recruited one day: the box without what is on the board or in reserve."""
    rest = Counter(dict(army.box))
    rest.subtract((*(code[0] for code, _ in army.units), *army.reserve))
    return (+rest).elements()


def _counted(plan: Scenario, codes: Iterable[str]) -> tuple[Text, ...]:
    """Types of units, each once with its number."""
    found = Counter(codes)
    named = ((plan.terms.units[code].named, count) for code, count in found.items())
    return tuple(
        text("jiangshan-account-several", unit=unit, count=count) if count > 1 else unit for unit, count in named
    )


def _own_units(roster: Roster) -> Iterator[Text]:
    """The units that the file changes or adds."""
    own = tuple(kind.named for kind in roster if kind not in SHIPPED or kind.facts != SHIPPED[kind].facts)
    if own:
        yield _said("units", units=own)


def _fires(plan: Scenario) -> Iterator[Text]:
    if plan.fires:
        yield _said("fires", cells=tuple(text("jiangshan-literal", words=name(at)) for at, _ in plan.fires))


def _rules(terms: Terms) -> Iterator[Text]:
    yield _said("goals", goals=tuple(goals(terms)), rounds=terms.round_limit, idle=terms.no_progress)
    if terms.setback_city or terms.setback_capital:
        yield _said("setbacks", city=terms.setback_city, capital=terms.setback_capital)
    yield from (_said(key) for key in _switched(terms))
    yield _said(
        "stratagems",
        fixed=armies.stratagems(terms.fixed) or _said("none"),
        pick=terms.pick,
        allowed=armies.stratagems(each for each in terms.allowed if each not in terms.fixed) or _said("none"),
    )
    yield text("jiangshan-account-die", faces=tuple(text(f"jiangshan-picture-{face}") for face in terms.weather))


def _switched(terms: Terms) -> Iterator[str]:
    """The special rules that are on."""
    switches = {
        "team-loss": terms.team_loss == "first",
        "allied-intel": terms.allied_intel,
        "scout-costs": terms.scout_costs_ap,
        "fallen": terms.fallen == "box",
    }
    yield from (key for key, on in switches.items() if on)


def _said(key: str, **args: Arg) -> Text:
    return text(f"jiangshan-proof-{key}", **args)
