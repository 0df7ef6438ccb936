"""The page's files: three complete catalogues of words, and nothing that could turn somebody's words into code."""

from __future__ import annotations

import json
import re
from pathlib import Path

import pytest

import bot.playground

PAGE = Path(bot.playground.__file__).parent / "page"
LANGUAGES = ("en", "zh-TW", "zh-CN")
SOURCES = sorted(PAGE.glob("*.js"))
SAME_IN_ENGLISH: set[str] = set()


def catalogue(language: str) -> dict[str, str]:
    text = (PAGE / "words" / f"{language}.js").read_text(encoding="utf-8")
    body = text.removeprefix("export default ").rstrip().removesuffix(";")
    pairs: list[tuple[str, str]] = json.loads(body, object_pairs_hook=list)
    words = dict(pairs)
    assert len(words) == len(pairs), "a key stands twice"
    return words


def variables(sentence: str) -> set[str]:
    return set(re.findall(r"\{(\w+)\}", sentence))


@pytest.mark.parametrize("language", LANGUAGES[1:])
def test_languages_have_the_same_keys_and_variables(language: str) -> None:
    assert {key: variables(words) for key, words in catalogue(language).items()} == {
        key: variables(words) for key, words in catalogue("en").items()
    }


@pytest.mark.parametrize("language", LANGUAGES[1:])
def test_everything_is_translated(language: str) -> None:
    english = catalogue("en")
    assert {key for key, words in catalogue(language).items() if words == english[key]} <= SAME_IN_ENGLISH


def test_every_word_is_used_and_every_used_word_is_there() -> None:
    text = "\n".join(path.read_text(encoding="utf-8") for path in SOURCES)
    keys = set(catalogue("en"))
    quoted = set(re.findall(r'"([a-z]+(?:[.-][a-z-]+)*)"', text)) | {
        f"failed.silent-{what}" for what in ("command", "interaction")
    }
    assert {key.removesuffix(".one") for key in keys} <= quoted
    assert set(re.findall(r'say\("([^"]+)"', text)) <= keys


@pytest.mark.parametrize(
    "danger", ["innerHTML", "outerHTML", "insertAdjacentHTML", "document.write", "eval(", "new Function", "srcdoc"]
)
def test_nobodys_words_become_markup_or_code(danger: str) -> None:
    assert [path.name for path in SOURCES if danger in path.read_text(encoding="utf-8")] == []


def test_the_document_holds_no_inline_code_or_style() -> None:
    text = (PAGE / "index.html").read_text(encoding="utf-8")
    assert not re.search(r"<style|style=|\son\w+=|<script(?![^>]*\bsrc=)", text)
    assert re.findall(r'(?:src|href)="(?!/)', text) == []


def test_every_import_is_there() -> None:
    for path in SOURCES:
        for name in re.findall(r'from "\./([^"]+)"', path.read_text(encoding="utf-8")):
            assert (PAGE / name).is_file(), f"{path.name} imports {name}"
