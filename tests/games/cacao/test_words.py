"""The player's rules of Cacao in every language: in sections, with the numbers, codes and typed words of the rules."""

from __future__ import annotations

import re
from functools import partial

import pytest

from games.cacao import tiles
from games.cacao.notation import _read
from games.cacao.outcome import FIRST_PRIZE, SECOND_PRIZE
from games.cacao.tiles import Jungle
from games.cacao.village import STORE, SUNS, TRACK
from renderers.words import LOCALES
from tests.support import rules

pytestmark = pytest.mark.parametrize("locale", LOCALES)


written = partial(rules.written, "cacao")


def test_the_players_rules_come_in_sections(locale: str) -> None:
    screen, *sections = written(locale).split("## ")
    assert 0 < len(screen) <= 400, "what a game is about, on one screen"
    assert len(sections) == 12
    assert all(len(section) <= 2000 for section in sections)


def test_the_numbers_of_the_rules_stand_in_them(locale: str) -> None:
    rules = written(locale)
    track = "、" if locale != "en" else ", "
    assert track.join(str(field).replace("-", "−") for field in TRACK) in rules
    numbers = set(map(int, re.findall(r"(?<![\dEWNS=])\d+(?![\d`])", rules)))
    assert {FIRST_PRIZE, SECOND_PRIZE, STORE, SUNS, *(sum(each.values()) for each in tiles.WORKERS.values())} <= numbers


def test_every_jungle_tile_and_every_form_is_named(locale: str) -> None:
    rules = written(locale)
    assert all(f"`{tile}`" in rules for tile in Jungle if tile is not Jungle.BLANK)
    assert all(f"`{form}`" in rules for form in tiles.BASES.values())


def test_what_the_rules_say_to_type_can_be_read(locale: str) -> None:
    shown = re.findall(r"^- `([^`]+ [^`]+)`", written(locale), re.MULTILINE)
    assert len(shown) == 6
    for typed in shown:
        _read(tuple(typed.upper().split()), typed)
