"""Icons: what Discord takes for the application's emoji, and beside which words they stand."""

from __future__ import annotations

import io
import re

import pytest
from PIL import Image

from bot.catalogue import games
from bot.messages.i18n import spoken
from bot.messages.words.icons import of_game, of_label
from games.cacao.tiles import TYPES
from games.core import Seat, Text, text
from renderers.icons import SIZE, beside

ALL = [icon for game in games().values() for icon in game.icons.values()]
BYTES = 256 * 1024
MOST = 2_000


def test_names_are_plain_words_and_each_is_there_once() -> None:
    names = [icon.name for icon in ALL]
    assert len(set(names)) == len(names) <= MOST
    assert [name for name in names if not re.fullmatch(r"[a-z]+(_[a-z0-9]+)*", name) or not 2 <= len(name) <= 32] == []


@pytest.mark.parametrize("game", sorted(games()))
def test_each_is_a_small_square_that_shows_on_any_ground_and_stands_beside_words_that_exist(game: str) -> None:
    for key, icon in games()[game].icons.items():
        named = key.partition("/")[0]
        assert spoken("en").has(named) or named in TYPES, key
        assert icon.name.split("_")[0] == game, icon.name
        picture = Image.open(io.BytesIO(icon.png))
        assert picture.size == (SIZE, SIZE), icon.name
        assert picture.getchannel("A").getextrema() == (0, 255), icon.name
        assert len(icon.png) <= BYTES, icon.name
        assert icon.png == icon.png, icon.name
    assert of_game(game) == game


_CARD = text("cardgo-label-value", value="4", name=text("cardgo-name-4"))
_EFFECT = text("cardgo-label-card-effect", name=text("cardgo-name-4"), effect=text("cardgo-effect-3"))
_CELL = text("cardgo-label-terrain", cell="A1", terrain=text("cardgo-terrain-4"))
_CONTACT = text("cacao-label-contact", worker="n", cell="a1", tile=text("cacao-tile-tm"))
_STACK = text("koxinga-label-cabin", number="1", stack=text("koxinga-stack", kind=text("koxinga-food")))
_UNITS = text("jiangshan-label-list", units=(text("jiangshan-unit-k"), text("jiangshan-unit-d")))


@pytest.mark.parametrize(
    ("game", "seat", "label", "name"),
    [
        ("cardgo", 0, _CARD, "cardgo_green_4"),
        ("cardgo", 1, _CARD, "cardgo_red_4"),
        ("cardgo", 0, _EFFECT, "cardgo_joy"),
        ("cardgo", 0, _CELL, "cardgo_water"),
        ("cacao", 2, text("cacao-label-tile", form="1210"), "cacao_workers_1210_white"),
        ("cacao", 1, text("cacao-literal", words="0121"), "cacao_workers_0121_purple"),
        ("cacao", 0, _CONTACT, "cacao_temple"),
        ("cacao", 0, text("cacao-literal", words="b2"), ""),
        ("koxinga", 3, _STACK, "koxinga_food"),
        ("jiangshan", 0, _UNITS, ""),
    ],
)
def test_the_icon_is_of_what_the_label_names(game: str, seat: int, label: Text, name: str) -> None:
    assert of_label(games()[game], label, Seat(seat)) == name


@pytest.mark.parametrize(
    ("locale", "unit", "name"),
    [
        ("zh-CN", "r", "jiangshan_chariot_simplified"),
        ("zh-TW", "r", "jiangshan_chariot"),
        ("en", "r", "jiangshan_chariot"),
        ("zh-CN", "k", "jiangshan_king"),
    ],
)
def test_the_character_of_a_unit_is_that_of_the_language(locale: str, unit: str, name: str) -> None:
    assert of_label(games()["jiangshan"], text(f"jiangshan-unit-{unit}"), Seat(0), locale) == name


def test_a_game_without_icons_is_said_in_words() -> None:
    assert of_game("nowhere") == ""
    assert beside(text("toy-name"), {}) is None
