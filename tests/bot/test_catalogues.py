"""The message catalogues of the bot and of all games say the same things in every language."""

from __future__ import annotations

import re
from collections.abc import Iterator
from functools import cache
from pathlib import Path

import pytest
from fluent.syntax import FluentParser, FluentSerializer
from fluent.syntax.ast import BaseNode, Junk, Message, Placeable, TextElement, VariableReference

from bot.catalogue import games
from bot.messages.i18n import FOLDER
from renderers.words import LOCALES, catalogue

ROOT = Path(__file__).resolve().parents[2]
FOLDERS = sorted({FOLDER, *(game.locales for game in games().values())})
SOURCE, *TRANSLATIONS = LOCALES

# The same in every language: what languages call themselves, the name of a type face, and what consists of variables
# alone.
SAME = {"bot-choice-language-en", "bot-choice-language-zh-TW", "bot-choice-language-zh-CN", "renderers-face"}
BARE = re.compile(r"^[\W\d_]*(\{[^}]*\}[\W\d_]*)*$")
PAIRED = re.compile(r"(\*\*|~~|\|\||`)[^*`~|]*\1")
NAMES = {"CardGO", "HP", "X", "N", "A", "B", "SHA-256"}


@cache
def entries(folder: Path, locale: str) -> dict[str, Message]:
    parsed = FluentParser(with_spans=False)
    bodies = (parsed.parse(path.read_text("utf-8")).body for path in sorted((folder / locale).glob("*.ftl")))
    found = [entry for body in bodies for entry in body]
    assert not [entry.content for entry in found if isinstance(entry, Junk)]
    return {entry.id.name: entry for entry in found if isinstance(entry, Message)}


def nodes(node: object) -> Iterator[BaseNode]:
    if isinstance(node, BaseNode):
        yield node
        for value in vars(node).values():
            yield from nodes(value)
    elif isinstance(node, list):
        for item in node:
            yield from nodes(item)


def arguments(message: Message) -> set[str]:
    return {node.id.name for node in nodes(message.value) if isinstance(node, VariableReference)}


def told(message: Message) -> set[str]:
    """The arguments that a reader sees. One that only chooses between singular and plural is left out in Chinese."""
    shown = (node.expression for node in nodes(message.value) if isinstance(node, Placeable))
    return {expression.id.name for expression in shown if isinstance(expression, VariableReference)}


def words(message: Message) -> str:
    return FluentSerializer().serialize_entry(message).partition("=")[2].strip()


def stray(message: Message) -> bool:
    """Whether its own words hold markup that is not closed, and that would change what is said after it."""
    written = "".join(node.value for node in nodes(message.value) if isinstance(node, TextElement))
    return bool(re.search(r"[*`~|]{1,2}", PAIRED.sub("", written)))


CODE = re.compile(r"```.*?```|`[^`]*`", re.DOTALL)
CASES = [(folder, locale) for folder in FOLDERS for locale in TRANSLATIONS]
IDS = [f"{folder.relative_to(ROOT)}-{locale}" for folder, locale in CASES]
everywhere = pytest.mark.parametrize(("folder", "locale"), CASES, ids=IDS)


@everywhere
def test_every_message_is_there_in_every_language(folder: Path, locale: str) -> None:
    assert entries(folder, locale).keys() == entries(folder, SOURCE).keys()


@everywhere
def test_messages_take_the_same_arguments_in_every_language(folder: Path, locale: str) -> None:
    source, translated = entries(folder, SOURCE), entries(folder, locale)
    assert {
        key for key in source if not told(source[key]) <= arguments(translated[key]) <= arguments(source[key])
    } == set()


@pytest.mark.parametrize("locale", LOCALES)
def test_a_catalogue_has_the_messages_that_fluent_finds(locale: str) -> None:
    found = {key for folder in FOLDERS for key in entries(folder, locale)}
    assert catalogue(locale, tuple(FOLDERS)).keys == found


@pytest.mark.parametrize("locale", LOCALES)
@pytest.mark.parametrize("folder", FOLDERS, ids=lambda folder: str(folder.relative_to(ROOT)))
def test_no_message_leaves_markup_open(folder: Path, locale: str) -> None:
    assert {key for key, message in entries(folder, locale).items() if message.value and stray(message)} == set()


@pytest.mark.parametrize("locale", LOCALES)
@pytest.mark.parametrize("folder", FOLDERS, ids=lambda folder: str(folder.relative_to(ROOT)))
def test_numbers_below_zero_have_a_real_minus(folder: Path, locale: str) -> None:
    """In messages and in rules pages, but for what is typed so."""
    pages = {path.name: CODE.sub("", path.read_text("utf-8")) for path in (folder / locale).glob("*.md")}
    written = {key: FluentSerializer().serialize_entry(message) for key, message in entries(folder, locale).items()}
    own = {key: re.sub(r"\[-?\d+\]", "", CODE.sub("", words)) for key, words in written.items()} | pages
    assert {key for key, words in own.items() if re.search(r"(?<![\w,=-])-\d", words)} == set()


@everywhere
def test_no_space_follows_a_full_width_stop(folder: Path, locale: str) -> None:
    """Nor where the stop ends bold words: Discord needs none to end them."""
    after = re.compile(r"[。！？：；，、」』）](\*\*)? +\S")
    assert {key for key, message in entries(folder, locale).items() if after.search(words(message))} == set()


@everywhere
def test_nothing_is_left_in_english(folder: Path, locale: str) -> None:
    source, translated = entries(folder, SOURCE), entries(folder, locale)
    left = {
        key for key in source if words(source[key]) == words(translated[key]) and not _the_same(key, words(source[key]))
    }
    assert left == set()


def _the_same(key: str, said: str) -> bool:
    return key in SAME or bool(BARE.match(said)) or said in NAMES


@pytest.mark.parametrize("folder", FOLDERS, ids=lambda folder: str(folder.relative_to(ROOT)))
def test_the_chinese_of_the_mainland_is_not_the_chinese_of_taiwan(folder: Path) -> None:
    """Written twice, not converted: most longer sentences differ in more than the shape of characters."""
    taiwan, mainland = entries(folder, "zh-TW"), entries(folder, "zh-CN")
    longer = [key for key in taiwan if len(re.sub(r"\{[^}]*\}", "", words(taiwan[key]))) > 12]
    lengths = sum(len(words(taiwan[key])) != len(words(mainland[key])) for key in longer)
    assert lengths > len(longer) / 3
