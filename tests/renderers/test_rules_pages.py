"""The rules pages tell with what a game begins, as its rules have it."""

from __future__ import annotations

import re

import pytest

from bot.catalogue import games
from games.cacao.tiles import MAPPED, Jungle, jungle
from games.cardgo.options import LIMITS, MAPS, VALUES, Options
from games.core import text
from renderers.words import LOCALES, catalogue

KINDS = [kind for kind in Jungle if kind is not Jungle.BLANK]


def page(name: str, locale: str) -> str:
    return (games()[name].locales / locale / f"{name}-rules.md").read_text(encoding="utf-8")


def numbers(line: str) -> list[int]:
    return [int(number) for number in re.findall(r"\d+", line)]


@pytest.mark.parametrize("locale", LOCALES)
@pytest.mark.parametrize("kind", KINDS)
def test_cacao_tells_how_many_jungle_tiles_there_are_of_each_kind(locale: str, kind: Jungle) -> None:
    """With three or four players, then with two where that is another number; start tiles counted."""
    (line,) = re.findall(rf"^- `{kind}`.*$", page("cacao", locale), re.MULTILINE)
    most, least = (jungle(seats).count(kind) + MAPPED.count(kind) for seats in (3, 2))
    assert numbers(line.split("`", 2)[2])[-2 if most != least else -1 :] == ([most, least] if most != least else [most])


@pytest.mark.parametrize("locale", LOCALES)
def test_cacao_names_the_tiles_of_the_start(locale: str) -> None:
    told = page("cacao", locale)
    assert all(re.search(rf"`{code}`[^\n]*`{cell}`", told) for code, cell in (("C1", "00"), ("M2", "S1E1")))


@pytest.mark.parametrize("locale", LOCALES)
def test_cardgo_tells_what_the_article_begins_with(locale: str) -> None:
    told, usual = page("cardgo", locale), Options()
    wanted = [usual.hp, usual.hand, usual.maxturns, f"{usual.columns}×{usual.rows}", usual.lowest, usual.highest]
    wanted += [edge for name in ("hp", "columns", "hand", "lowest") for edge in _edges(name)]
    missing = [each for each in wanted if not re.search(rf"(?<![\d×]){each}(?![\d×])", told)]
    assert missing == []


def _edges(name: str) -> tuple[int, int]:
    limit, _ = LIMITS[name]
    return limit.low, limit.high


@pytest.mark.parametrize("locale", LOCALES)
def test_cardgo_names_its_cards_and_maps(locale: str) -> None:
    told, words = page("cardgo", locale), catalogue(locale, (games()["cardgo"].locales,))
    names = [words.say(text(f"cardgo-name-{value}"), str) for value in VALUES]
    maps = [words.say(text(f"cardgo-option-map-{name.replace(':', '-')}"), str) for name in MAPS if ":" not in name]
    for name in (*names, *(re.split("[:：]", each)[0] for each in maps if not each.endswith(("file", "檔案", "文件")))):
        assert name.casefold() in told.casefold(), name


@pytest.mark.parametrize("locale", LOCALES)
def test_jiangshan_tells_what_becomes_of_the_destroyed(locale: str) -> None:
    words = catalogue(locale, (games()["jiangshan"].locales,))
    assert f"**{words.say(text('jiangshan-option-fallen'), str).casefold()}**" in page("jiangshan", locale).casefold()


@pytest.mark.parametrize("locale", LOCALES)
def test_koxinga_tells_how_many_play(locale: str) -> None:
    seats = games()["koxinga"].rules.seats(next(iter(games()["koxinga"].rules.presets.values())))
    assert (seats.start, seats.stop - 1) == (2, 6)
    assert re.search("two to six|二到六人", page("koxinga", locale))


@pytest.mark.parametrize(("locale", "named"), [("en", "Jamaica"), ("zh-TW", "牙買加"), ("zh-CN", "牙买加")])
def test_koxinga_says_whose_reading_the_single_payment_is(locale: str, named: str) -> None:
    """The guide says only that one who is short again pays nothing more."""
    assert named in page("koxinga", locale)


@pytest.mark.parametrize(
    ("locale", "untrue"), [("en", "you can change nothing"), ("zh-TW", "牌選定就不能改"), ("zh-CN", "不能反悔")]
)
def test_koxinga_says_that_a_card_may_be_chosen_anew(locale: str, untrue: str) -> None:
    """As *Change my choice* and `/undo` do, until the cards are shown."""
    told = page("koxinga", locale)
    assert untrue not in told
    assert "`/undo`" in told


@pytest.mark.parametrize("locale", LOCALES)
def test_of_the_fallen_only_those_with_a_price_return_to_the_box(locale: str) -> None:
    """On the page, where the option is chosen and before the lobby of a file. A Queen has none."""
    words = catalogue(locale, (games()["jiangshan"].locales,))
    said = [words.say(text(f"jiangshan-{key}"), str) for key in ("option-fallen-box", "proof-fallen")]
    (line,) = re.findall(r"^- \*\*(?:Fallen|陣亡部隊|阵亡部队)\*\*.*$", page("jiangshan", locale), re.MULTILINE)
    for told in (*said, line):
        assert re.search("(?:have|has) a price.* box|有徵兵費用.*兵盒|有招募费用.*兵盒", told), told


@pytest.mark.parametrize(
    ("locale", "told"), [("en", "or typed: `pick "), ("zh-TW", "或打字：`pick "), ("zh-CN", "或者输入：`pick ")]
)
def test_jiangshan_says_that_the_english_words_of_a_pick_are_typed(locale: str, told: str) -> None:
    assert told in page("jiangshan", locale)
