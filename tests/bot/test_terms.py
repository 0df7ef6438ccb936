"""One thing has one name in each language: `docs/terms.md` against every message and every rules page."""

from __future__ import annotations

import re
from collections.abc import Iterator
from pathlib import Path
from typing import NamedTuple

import pytest

from renderers.words import LOCALES
from tests.support.catalogues import FOLDERS, messages, width, words

ROOT = Path(__file__).resolve().parents[2]
TABLE = ROOT / "docs" / "terms.md"
COLUMNS = dict(zip(LOCALES, range(len(LOCALES)), strict=True))
BUTTON = re.compile(r"-(button|label)-")
WIDE = 15
"""Full-width characters that a button shows on a telephone."""


class Term(NamedTuple):
    """A thing, its names and the words that are not used for it, in the order of `LOCALES`."""

    where: str
    names: tuple[str, ...]
    wrong: tuple[tuple[str, ...], ...]


def terms() -> list[Term]:
    rows = [line.strip("|").split("|") for line in TABLE.read_text("utf-8").splitlines() if line.startswith("| ")]
    cells = [[cell.strip() for cell in row] for row in rows[1:]]
    return [
        Term(where, tuple(names), tuple(tuple(filter(None, re.split("[、,] ?", each))) for each in wrong))
        for where, *rest in cells
        for names, wrong in [(rest[: len(LOCALES)], rest[len(LOCALES) :])]
    ]


def texts(locale: str) -> Iterator[tuple[str, str]]:
    """Each message's name and words, and each line of a rules page with the page's name."""
    yield from ((name, words(pattern)) for name, pattern in messages(locale))
    for path in (each for folder in FOLDERS for each in sorted((folder / locale).glob("*.md"))):
        yield from ((path.stem, re.sub("`[^`]*`", "", line)) for line in path.read_text("utf-8").splitlines())


def holds(term: Term, name: str) -> bool:
    return not term.where or name.startswith(term.where.lower())


def named(word: str, said: str) -> bool:
    return re.search(rf"\b{word}\b" if word.isascii() else word, said, re.IGNORECASE) is not None


@pytest.mark.parametrize("locale", LOCALES)
def test_no_message_uses_a_word_that_the_table_of_terms_rules_out(locale: str) -> None:
    said, known = list(texts(locale)), terms()
    found = [
        f"{name}: {word} in {text!r}"
        for term in known
        for word in term.wrong[COLUMNS[locale]]
        for name, text in said
        if holds(term, name) and named(word, text)
    ]
    assert not found, "\n".join(found)


@pytest.mark.parametrize("locale", LOCALES)
def test_every_term_is_used(locale: str) -> None:
    said, known = list(texts(locale)), terms()
    assert len(known) > 50
    for term in known:
        own = re.sub(r" \(.*\)", "", term.names[COLUMNS[locale]])
        assert any(holds(term, name) and own.lower() in text.lower() for name, text in said), own


@pytest.mark.parametrize("locale", LOCALES[1:])
def test_labels_of_buttons_fit_a_telephone(locale: str) -> None:
    assert not {name for name, label in messages(locale) if BUTTON.search(name) and width(label) > WIDE}


@pytest.mark.parametrize("locale", LOCALES[1:])
def test_sentences_call_parameters_by_the_readers_names(locale: str) -> None:
    """Such as 時區, not `zone:`."""
    english = re.compile(r"(?<![\w/`-])[a-z]+(-[a-z]+)?:(?!//)")
    assert not [f"{name}: {text}" for name, text in texts(locale) if english.search(text)]
