"""What a table may set: the scenario, and who is told and asked what (Jiangshan 3.5, 6.5, 8)."""

from __future__ import annotations

from collections.abc import Mapping
from dataclasses import dataclass

from games.core import WINDOW, Document, OneOf, Range, option

SCENARIOS = (
    "a_first_array",
    "b_chu_han",
    "c_qin_lords",
    "d_four_lords",
    "e_jingxing",
    "f_four_kings",
    "g_three_legs",
    "h_two_wars",
    "i_drill_ground",
)
RANDOM = ("lr", "rot", "quad", "three", "kings")
"""The kinds of random maps."""
MAPS = (*SCENARIOS, *(f"random:{kind}" for kind in RANDOM), "file")


@dataclass(frozen=True, slots=True)
class Options:
    """`scenario_file` is a user's TOML, used where `scenario` is `file` (Jiangshan 8); `fallen` says whether a
    destroyed unit that has a price returns to its owner's box, as a scenario may say too (14.4)."""

    scenario: str = option("a_first_array", OneOf(MAPS), daily=True)
    scenario_file: str = option("", Document(implies=("scenario", "file")))
    allied_intel: bool = option(False, daily=True)
    reaction_hours: int = option(WINDOW, Range(1, 72))
    blind_window: bool = option(False)
    fallen: str = option("gone", OneOf(("gone", "box")))


PRESETS: Mapping[str, Options] = {
    "first-array": Options(),
    "drill-ground": Options(scenario="i_drill_ground"),
    "chu-han": Options(scenario="b_chu_han"),
    "qin-lords": Options(scenario="c_qin_lords"),
    "deer-hunt": Options(scenario="d_four_lords"),
    "river": Options(scenario="e_jingxing"),
    "four-kings": Options(scenario="f_four_kings"),
    "three-legs": Options(scenario="g_three_legs"),
    "two-wars": Options(scenario="h_two_wars"),
    "random": Options(scenario="random:rot"),
}
"""Rule sets by name, the default first."""
