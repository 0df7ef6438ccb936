"""A question is short in every language: what else is worth knowing is told where somebody asks."""

from __future__ import annotations

import re
from functools import partial
from typing import Any
from unicodedata import east_asian_width

import pytest

from games import moves
from games.core import Rules
from renderers.words import LOCALES, catalogue
from tests.support.counts import count
from tests.support.games import GAMES, RULES
from tests.support.tables import descent, some_tables

WORDS, CHARACTERS = 15, 24
"""Of a question at most, in languages that separate words and in those that do not."""
NAME = "Ann of Green Gables"
"""What somebody may be called: four words."""
REAL = {name: rules for name, rules in RULES.items() if name in GAMES}


def length(words: str, locale: str) -> tuple[int, int]:
    """How long something is, and how long it may be."""
    if locale == "en":
        return len(words.split()), WORDS
    return sum(east_asian_width(each) in "WF" and each.isalnum() for each in words), CHARACTERS


@pytest.mark.parametrize("name", REAL)
def test_every_question_that_is_asked_is_short(name: str) -> None:
    rules: Rules[Any, Any, Any] = REAL[name]
    asked = set()
    for table in some_tables(rules, count(10, full=60), stride=count(30, full=5)):
        table = table.settled()
        for seat in table.everybody:
            move = descent(table, seat, table.chance("asked"))
            choices = (moves.choice(rules, table.state, seat, move[:length]) for length in range(len(move) + 1))
            asked |= {choice.prompt for choice in choices if choice is not None}
    for locale in LOCALES:
        say = partial(catalogue(locale, (GAMES[name].locales,)).say, names=lambda seat: NAME)
        for prompt in asked:
            words, most = length(say(prompt), locale)
            assert words <= most, (locale, say(prompt))
    assert len(asked) > 3


@pytest.mark.parametrize("locale", LOCALES)
@pytest.mark.parametrize("name", REAL)
def test_every_question_in_the_catalogue_is_short(name: str, locale: str) -> None:
    """Each way to say it; what is put into it counts as a word."""
    written = (GAMES[name].locales / locale / f"{name}.ftl").read_text("utf-8")
    messages = re.findall(rf"^({name}-prompt-[a-z-]+) =(.*(?:\n .*)*)", written, re.MULTILINE)
    assert messages
    for key, said in messages:
        for way in re.findall(r"\] (.*)", said) or [said]:
            words, most = length(re.sub(r"\{ \$[a-z]+ \}", "one" if locale == "en" else "某個", way), locale)
            assert words <= most, (key, way)
