"""Games of other distributions: the toy and the installed games under other names, with words of their own, right or
wrong."""

from __future__ import annotations

import shutil
from collections.abc import Iterator
from contextlib import contextmanager
from dataclasses import dataclass, replace
from pathlib import Path
from typing import Any

import pytest

from bot import catalogue
from bot.handlers.people import rulebook
from bot.messages import i18n
from games.core import Text
from games.exercise import Exercise, Lesson
from renderers.core import Game
from renderers.words import LOCALES


@dataclass(frozen=True)
class Entry:
    """An entry point; `game` may be anything, or an error that comes of loading it."""

    game: Any
    value: str = "guest:GAME"
    dist: Any = None
    """The distribution; None: of somebody else's."""

    def load(self) -> Any:
        if isinstance(self.game, Exception):
            raise self.game
        return self.game


@contextmanager
def installed(*entries: Entry) -> Iterator[None]:
    """These games and no others are installed."""
    with pytest.MonkeyPatch.context() as patch:
        patch.setattr(catalogue, "entry_points", lambda group: list(entries))
        forget()
        try:
            yield
        finally:
            forget()


def forget() -> None:
    """Whatever was made of the games that were installed."""
    catalogue.games.cache_clear()
    i18n.spoken.cache_clear()
    rulebook.written.cache_clear()


def renamed(game: Game, name: str, folder: Path) -> Game:
    """The same game as another distribution's: with another name, and its words in a folder of its own."""
    own = game.rules.name
    for locale in LOCALES:
        (folder / locale).mkdir(parents=True)
        for file in (game.locales / locale).glob(f"{own}*"):
            words = file.read_text("utf-8").replace(f"{own}-", f"{name}-")
            (folder / locale / file.name.replace(own, name)).write_text(words, "utf-8")
    lessons = tuple(_renamed_lesson(lesson, f"{own}-", f"{name}-") for lesson in game.lessons)
    return replace(game, rules=replace(game.rules, name=name), locales=folder, lessons=lessons)


def _renamed_lesson(lesson: Lesson, own: str, other: str) -> Lesson:
    def named(said: Text) -> Text:
        return Text(said.key.replace(own, other, 1), said.args)

    def step(each: Exercise) -> Exercise:
        teaches = None if each.teaches is None else named(each.teaches)
        wrong = {pattern: named(said) for pattern, said in each.wrong.items()}
        own = {word: named(getattr(each, word)) for word in ("asks", "right", "otherwise")}
        return replace(each, teaches=teaches, wrong=wrong, **own)

    return replace(lesson, steps=tuple(map(step, lesson.steps)))


def rewrite(folder: Path, locale: str, name: str, *changes: tuple[str, str]) -> None:
    """Other words in one of a game's files."""
    file = folder / locale / name
    words = file.read_text("utf-8")
    for before, after in changes:
        assert before in words, (before, file)
        words = words.replace(before, after)
    file.write_text(words, "utf-8")


def without(folder: Path, locale: str) -> None:
    """A game that does not speak a language."""
    shutil.rmtree(folder / locale)
