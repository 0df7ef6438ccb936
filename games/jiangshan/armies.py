"""The armies' names and colours, as the scenario gives them (Jiangshan 1.2, 8.9)."""

from __future__ import annotations

from games.jiangshan.options import Options
from games.jiangshan.play import setup
from games.jiangshan.scenario import generator


def names(options: Options) -> tuple[str, ...]:
    """What the armies are called, in turn order."""
    if options.scenario.startswith("random:"):
        return tuple(name for name, _ in generator.SIDES[: setup.players(options)])
    return tuple(army.name for army in setup.chosen(options).armies)


def colours(options: Options, names: tuple[str, ...]) -> tuple[str, ...]:
    """The colour that the scenario gives each of its armies, called `names`."""
    if options.scenario.startswith("random:"):
        known = dict(generator.SIDES)
        return tuple(known.get(name, "") for name in names)
    return tuple(army.colour for army in setup.chosen(options).armies)
