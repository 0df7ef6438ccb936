"""Jiangshan positions drawn and told: sizes, languages, and what stays hidden."""

from __future__ import annotations

import io
from dataclasses import replace
from pathlib import Path

import pytest
from PIL import Image

from games import moves
from games.core import CHANCE, Chance, Seat
from games.jiangshan import offers
from games.jiangshan.rules import Jiangshan
from games.jiangshan.state import Phase, Place
from renderers.jiangshan import account, glyphs
from renderers.jiangshan.layout import BROAD, SLIM
from renderers.jiangshan.picture import drawing, picture
from renderers.lettering import coverage
from renderers.words import LOCALES, catalogue

RULES = Jiangshan()
FOLDER = Path(__file__).parents[2] / "renderers" / "locales"
NAMES = ("Anna", "周子瑜", "Maximiliane-Alexandra von und zu Hohenlohe", "小林")


def say_in(locale: str):
    words = catalogue(locale, (FOLDER,))
    return lambda text: words.say(text, NAMES.__getitem__)


def reached(preset: str, steps: int):
    """A state after some random moves."""
    options = RULES.presets[preset]
    state = RULES.setup(options, RULES.seats(options)[0])
    chance = Chance(preset.encode(), 0)
    for _ in range(steps):
        if RULES.outcome(state) is not None:
            break
        fact = RULES.roll(state, chance)
        seat = CHANCE if fact else moves.acting(RULES, state, len(state.sides))[0]
        state, _ = moves.play(RULES, state, seat, fact or _any(state, seat, chance))
    return state


def _any(state, seat, chance):
    path = ()
    while (choice := RULES.choice(state, seat, path)) is not None:
        path = (*path, choice.tokens[chance.below(len(choice.tokens))])
    return path


@pytest.mark.parametrize("locale", LOCALES)
@pytest.mark.parametrize("preset", sorted(RULES.presets))
def test_every_scenario_is_drawn_and_told_in_every_language(preset, locale):
    state = reached(preset, 25)
    say = say_in(locale)
    for viewer in (None, Seat(0)):
        view = RULES.view(state, viewer)
        shown = picture(view, say)
        assert len(shown) <= 140_000
        assert Image.open(io.BytesIO(shown)).width in (BROAD, SLIM)
        assert 0 < len(account.alt(view, say)) <= account.MOST
        assert len(account.board(view, say).splitlines()) > len(view.units)


def test_types_that_are_hidden_change_no_pixel_and_no_word():
    state = reached("chu-han", 0)
    hidden = [unit for unit in state.units.values() if unit.owner == 1 and unit.kind in ("D", "P")]
    swapped = {unit.cell: replace(unit, kind={"D": "P", "P": "D"}[unit.kind]) for unit in hidden}
    other = replace(state, units={**state.units, **swapped})
    say = say_in("en")
    assert other.units != state.units
    for viewer in (None, Seat(0)):
        one, two = RULES.view(state, viewer), RULES.view(other, viewer)
        assert picture(one, say) == picture(two, say)
        assert account.board(one, say) == account.board(two, say)
    assert picture(RULES.view(state, Seat(1)), say) != picture(RULES.view(other, Seat(1)), say)


def test_a_unit_under_a_forest_is_drawn_for_its_owner_alone():
    state = reached("chu-han", 0)
    unit = replace(state.units[2, 5], cell=(3, 5), place=Place.FOREST)
    units = {at: each for at, each in state.units.items() if at != (2, 5)}
    hidden, gone = replace(state, units={**units, (3, 5): unit}), replace(state, units=units)
    say = say_in("zh-TW")
    assert picture(RULES.view(hidden, Seat(1)), say) == picture(RULES.view(gone, Seat(1)), say)
    assert picture(RULES.view(hidden, Seat(0)), say) != picture(RULES.view(gone, Seat(0)), say)


def begun(view):
    """The shortest usual path that has chosen a unit."""
    path = ()
    while offers.picked(view, path).unit is None:
        path = (*path, offers.choice(view, path).tokens[0])
    return path


def test_a_half_made_choice_is_marked():
    state = reached("first-array", 0)
    view, say = RULES.view(state, Seat(0)), say_in("en")
    assert state.phase is Phase.ACTION
    assert drawing(view, say).tobytes() != drawing(view, say, path=begun(view)).tobytes()


def test_every_character_of_a_unit_has_a_shape():
    for face in ("tc", "sc"):
        blank = glyphs.glyph("\ufffe", 40, (0, 0, 0), face).getchannel("A").tobytes()
        for character in glyphs.ALL:
            assert glyphs.glyph(character, 40, (0, 0, 0), face).getchannel("A").tobytes() != blank
    assert coverage()
