"""The player's rules of Koxinga in every language: in sections, and with the cards as the rules have them."""

from __future__ import annotations

import re
from functools import partial

import pytest

from games.core import Seat, text
from games.koxinga.actions import result
from games.koxinga.cabins import Good
from games.koxinga.choices import PLANS
from games.koxinga.events import verdict
from games.koxinga.labels import kind
from games.koxinga.state import CARDS, FLAME, Battle, Duel
from renderers.words import LOCALES, catalogue
from tests.support import rules

written = partial(rules.written, "koxinga")


@pytest.mark.parametrize("locale", LOCALES)
def test_the_players_rules_come_in_sections(locale: str) -> None:
    screen, *sections = written(locale).split("## ")
    assert 0 < len(screen) <= 400, "what a game is about, on one screen"
    assert len(sections) > 8
    assert all(len(section) <= 2000 for section in sections)


@pytest.mark.parametrize(
    ("locale", "fights", "pays"),
    [("en", "first fight", "then pay"), ("zh-TW", "先用大炮開戰", "然後付"), ("zh-CN", "先展开海战", "然后付")],
)
def test_the_first_page_has_battles_before_payment(locale: str, fights: str, pays: str) -> None:
    """See `games.koxinga.actions.arrive`."""
    screen, *_ = written(locale).split("## ")
    assert 0 < screen.index(fights) < screen.index(pays)


@pytest.mark.parametrize("locale", ["zh-TW", "zh-CN"])
def test_dice_are_swapped_by_one_word(locale: str) -> None:
    words = "".join(path.read_text(encoding="utf-8") for path in (rules.FOLDER / locale).glob("koxinga*"))
    assert "\u5c0d\u8abf" in words or "\u5bf9\u8c03" in words
    assert not re.search("\u4ea4\u63db|\u4ea4\u6362", words)


@pytest.mark.parametrize("locale", LOCALES)
def test_every_card_stands_in_the_rules_as_it_is_called(locale: str) -> None:
    rows = dict(re.findall(r"^- \*\*(\d+)\*\*[:：] ?(.*)$", written(locale), re.MULTILINE))
    assert sorted(map(int, rows)) == list(CARDS)
    words = catalogue(locale, (rules.FOLDER,))
    for card, row in rows.items():
        halves = [words.say(text(f"koxinga-card-{card}-{half}"), str) for half in (1, 2)]
        assert re.fullmatch(rf"{halves[0]}(?:, then | → ){halves[1]}", row)


@pytest.mark.parametrize("locale", LOCALES)
def test_everything_that_can_be_answered_beforehand_stands_in_the_rules(locale: str) -> None:
    """As one types it: in Chinese by the words of the panel."""
    page, words = written(locale), catalogue(locale, (rules.FOLDER,))
    if locale == "en":
        assert all(f"plan {name}" in page or f"`{name}`" in page for name in PLANS)
        assert all(answer in page for answers in PLANS.values() for answer in answers)
    else:
        assert all(words.say(text(f"koxinga-plan-{name}"), str) in page for name in PLANS)


def test_one_cannon_is_not_cannons() -> None:
    words = catalogue("en", (rules.FOLDER,))
    assert words.say(kind(Good.CANNON, 1), str) == "cannon"
    assert words.say(kind(Good.CANNON, 2), str) == "cannons"


@pytest.mark.parametrize(
    ("roll", "said"),
    [
        (4, "A beats B: 9 against 4."),
        (9, "A and B are even: 9 each, and nobody takes anything."),
        (11, "B beats A: 11 against 9."),
        (FLAME, "B beats A by rolling the flame!"),
    ],
)
def test_a_duel_is_told_in_one_sentence(roll: int, said: str) -> None:
    battle = Battle(Seat(0), (Seat(1),), cannons=3, roll=6)
    duel = Duel(Seat(1), 0, roll, result(roll, 9, roll))
    assert catalogue("en", (rules.FOLDER,)).say(verdict(battle, duel), lambda seat: "AB"[seat]) == said


@pytest.mark.parametrize("locale", LOCALES)
def test_everything_that_can_be_answered_beforehand_has_words_in_panels_and_pictures(locale: str) -> None:
    words = catalogue(locale, (rules.FOLDER,))
    for name, answers in PLANS.items():
        for key in (f"plan-{name}", *(f"plan-{name}-{each}" for each in (*answers, "ask"))):
            assert words.say(text(f"koxinga-{key}"), str)
        assert all(words.say(text(f"koxinga-picture-plan-{each}"), str) for each in answers)
