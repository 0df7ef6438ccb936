"""`/rules`: pages of words, with pictures where a game has some."""

from __future__ import annotations

import io
import logging
import re
from collections.abc import AsyncIterator, Callable, Mapping
from dataclasses import replace
from pathlib import Path
from types import MappingProxyType

import pytest
from PIL import Image

from bot.catalogue import games
from bot.handlers.people.rulebook import CHAPTER, FIGURE, PAGE, _height, written
from bot.messages.commands import GROUPS, documented
from bot.messages.custom_id import Action, RulesPage, parse
from bot.messages.limits import ALT, problems
from bot.messages.message import Button, Link, Message, Picture, Select, Words
from bot.messages.option_text import read
from bot.messages.parameters import settables
from games.core import text
from renderers.core import Figure, Say
from renderers.words import LOCALES, catalogue
from tests.support.counts import LONG, paired
from tests.support.guests import Entry, installed, renamed
from tests.support.stand import Stand, asking, controls, labels, message, pressed, said, stand, surface

ANN = 1
NAMES = [(name, locale) for name in sorted(games()) for locale in LOCALES]
SOME = paired(sorted(games()), LOCALES)


def prizes(say: Say) -> Figure:
    return Figure(b"prizes", say(text("toy-name")))


@pytest.fixture
async def illustrated(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch, logged_through_the_library: None
) -> AsyncIterator[Stand]:
    """The toy's rules with a picture on the first page."""
    async with stand(tmp_path) as ready:
        toy = replace(games()["toy"], figures={"prizes": prizes}, locales=tmp_path / "toy")
        monkeypatch.setattr("bot.handlers.people.rulebook.games", lambda: MappingProxyType({"toy": toy}))
        for locale in LOCALES:
            rules = "# Toy\n\nLook:\n\n![prizes]\n\nThat was it." + "\n\n## More\n\n" + "Bid. " * 480
            (toy.locales / locale).mkdir(parents=True)
            (toy.locales / locale / "toy-rules.md").write_text(rules, encoding="utf-8")
        written.cache_clear()
        yield ready
    written.cache_clear()


async def test_a_picture_stands_where_its_paragraph_stands(illustrated: Stand) -> None:
    page = message(await illustrated.command(ANN, "rules", game="toy"))
    assert page.parts[:3] == (
        Words("# Toy\n\nLook:"),
        Picture("prizes.png", b"prizes", "Toy auction"),
        Words("That was it."),
    )
    assert list(problems(page)) == []


async def test_its_words_are_the_readers(illustrated: Stand) -> None:
    illustrated.locales[ANN] = "zh-TW"
    (picture,) = message(await illustrated.command(ANN, "rules", game="toy")).pictures
    assert picture.alt == "【Toy auction】"


def charts(options: object) -> Mapping[str, Callable[[Say], Figure]]:
    return {"prizes": lambda say: Figure(b"other prizes", repr(options))}


async def test_at_a_table_the_pictures_are_those_that_its_options_bring_along(
    illustrated: Stand, monkeypatch: pytest.MonkeyPatch, tmp_path: Path
) -> None:
    toy = replace(games()["toy"], figures={"prizes": prizes}, charts=charts, locales=tmp_path / "toy")
    monkeypatch.setattr("bot.handlers.people.rulebook.games", lambda: MappingProxyType({"toy": toy}))
    assert message(await illustrated.command(ANN, "rules", game="toy")).pictures[0].png == b"prizes"
    await illustrated.command(ANN, "play", "toy")
    await illustrated.settled()
    page = message(await illustrated.command(ANN, "rules"))
    assert page.pictures[0].png == b"other prizes"
    following, here = [one for one in controls(page) if isinstance(one, Button)]
    assert said(await illustrated.click(ANN, here, private=True)).startswith("## At this table\n\nShort")
    back, *_ = [
        one
        for one in controls(message(await illustrated.click(ANN, following, private=True)))
        if isinstance(one, Button)
    ]
    again = message(await illustrated.click(ANN, back, private=True))
    assert again.pictures[0].png == b"other prizes"
    assert "At this table" in labels(again)


async def test_the_next_page_is_without_it(illustrated: Stand) -> None:
    page = message(await illustrated.command(ANN, "rules", game="toy"))
    (following,) = [one for one in controls(page) if isinstance(one, Button)]
    assert not message(await illustrated.click(ANN, following, private=True)).pictures


async def test_the_next_page_is_of_the_same_game_when_another_one_is_installed_before_it(
    illustrated: Stand, monkeypatch: pytest.MonkeyPatch, tmp_path: Path
) -> None:
    page = message(await illustrated.command(ANN, "rules", game="toy"))
    (following,) = [one for one in controls(page) if isinstance(one, Button)]
    toy = replace(games()["toy"], locales=tmp_path / "toy")
    (tmp_path / "en").mkdir()
    (tmp_path / "en" / "aardvark-rules.md").write_text("# Aardvark", encoding="utf-8")
    installed = {"aardvark": replace(toy, locales=tmp_path), "toy": toy}
    monkeypatch.setattr("bot.handlers.people.rulebook.games", lambda: MappingProxyType(installed))
    assert said(await illustrated.click(ANN, following, private=True)).startswith("## More")


async def test_a_page_button_that_names_no_game_is_said_to_be_old(illustrated: Stand) -> None:
    of_before = Button("1r..01", "x")
    assert "older version" in said(await illustrated.click(ANN, of_before, private=True))


async def test_a_picture_is_drawn_once(illustrated: Stand) -> None:
    first = message(await illustrated.command(ANN, "rules", game="toy"))
    second = message(await illustrated.command(ANN, "rules", game="toy"))
    assert first.pictures[0] is second.pictures[0]


async def test_a_picture_that_cannot_be_drawn_costs_itself_and_is_logged(
    illustrated: Stand, monkeypatch: pytest.MonkeyPatch, tmp_path: Path, logged_errors: list[logging.LogRecord]
) -> None:
    def torn(say: Say) -> Figure:
        raise ValueError("no ink")

    toy = replace(games()["toy"], figures={"prizes": torn}, locales=tmp_path / "toy")
    monkeypatch.setattr("bot.handlers.people.rulebook.games", lambda: MappingProxyType({"toy": toy}))
    page = message(await illustrated.command(ANN, "rules", game="toy"))
    assert page.parts[:2] == (Words("# Toy\n\nLook:"), Words("That was it."))
    assert controls(page)
    (error,) = logged_errors
    assert (error.getMessage(), vars(error)["figure"]) == ("figure not drawn", "prizes")
    assert "no ink" in vars(error)["exception"]
    logged_errors.clear()


@pytest.mark.parametrize(("name", "locale"), NAMES)
def test_every_picture_of_a_game_stands_once_in_its_rules(name: str, locale: str) -> None:
    """Beside the one with which they begin."""
    first, *pages = written(name, locale)
    named = [figure for page in pages for figure in FIGURE.findall(page)]
    assert len(FIGURE.findall(first)) == 1
    assert set(FIGURE.findall(first)) <= set(named)
    assert sorted(named) == sorted(games()[name].figures)


@pytest.mark.parametrize(("name", "locale"), NAMES)
def test_a_page_can_be_sent(name: str, locale: str) -> None:
    for page in written(name, locale):
        assert len(page) <= 3_500
        assert len(FIGURE.findall(page)) <= 10
        assert _height(page) <= PAGE


@pytest.mark.parametrize(("name", "locale"), NAMES)
def test_no_page_ends_with_what_leads_to_a_list(name: str, locale: str) -> None:
    """Cacao's tiles for two stood on a page of their own, and nobody could see that they stay out."""
    assert [page for page in written(name, locale) if page.endswith((":", "："))] == []
    assert [page for page in written(name, locale) if "\n\n\n" in page] == []


@pytest.mark.parametrize(("name", "locale"), SOME)
@pytest.mark.usefixtures("logged_through_the_library")
async def test_every_page_can_be_opened_with_its_pictures(tmp_path: Path, name: str, locale: str) -> None:
    async with surface(tmp_path) as stand:
        stand.locales[ANN] = locale
        pages = await _opened(stand, message(await stand.command(ANN, "rules", game=name)))
    assert [said(page) for page in pages] == [_words(page) for page in written(name, locale)]
    pictures = [picture for page in pages[1:] for picture in page.pictures]
    assert sorted(picture.name for picture in pictures) == sorted(f"{figure}.png" for figure in games()[name].figures)
    for picture in pictures:
        assert 0 < len(picture.alt) <= ALT
        assert len(picture.png) <= 140_000
        assert Image.open(io.BytesIO(picture.png)).width >= 600


async def _opened(stand: Stand, page: Message) -> list[Message]:
    """The page and all that follow it, each by the button of the one before."""
    pages = [page]
    while onward := [one for one in controls(pages[-1]) if _page_behind(one) == len(pages)]:
        pages.append(message(await stand.click(ANN, onward[0], private=True)))
    return pages


def _page_behind(one: Button | Link | Select) -> int | None:
    press = None if isinstance(one, Link) else parse(one.custom_id)
    return press.argument.page if press is not None and isinstance(press.argument, RulesPage) else None


def _words(page: str) -> str:
    """What is to be read on a page but for its pictures."""
    return "\n".join(part.strip() for part in FIGURE.split(page)[::2] if part.strip())


languages = pytest.mark.parametrize("locale", LOCALES)


async def test_help_documents_every_command(stand: Stand) -> None:
    words = said(await stand.click(ANN, pressed(Action.HELP, 0)))
    assert all(f"/{name}**" in words for name in documented() if name != "play" and name not in GROUPS)
    assert all(f"**/{name} {sub}**" in words for name, subs in GROUPS.items() for sub in subs)
    assert "**/play toy** · Toy auction: Bid for prizes" in words


@pytest.mark.parametrize("locale", LOCALES)
async def test_help_shows_options_that_can_be_typed_as_they_stand(tmp_path: Path, locale: str) -> None:
    async with surface(tmp_path) as stand:
        stand.locales[ANN] = locale
        (example,) = re.findall(r"`([^`]*=[^`]*)`", said(await stand.click(ANN, pressed(Action.HELP, 0))))
        for name in games():
            assert read(example, settables(games()[name]), locale) == {"hours": 24, "order": "last"}


@pytest.mark.parametrize("locale", LOCALES if LONG else LOCALES[:1])
async def test_help_holds_twenty_games(tmp_path: Path, locale: str) -> None:
    longest = max(
        games().values(),
        key=lambda game: len(catalogue(locale, (game.locales,)).say(text(f"{game.rules.name}-about"), str)),
    )
    many = [renamed(longest, f"game{number:02}", tmp_path / "words" / f"{number}") for number in range(16)]
    with installed(*map(Entry, [*games().values(), *many])):
        async with surface(tmp_path) as stand:
            stand.locales[ANN] = locale
            stand.context = replace(stand.context, commands={"play": 10**18})
            assert said(await stand.click(ANN, pressed(Action.HELP, 0))).count("</play ") == 20


async def test_help_leads_to_every_installed_game(tmp_path: Path) -> None:
    async with surface(tmp_path) as stand:
        stand.context = replace(stand.context, commands={"play": 5, "help": 6})
        words = said(await stand.click(ANN, pressed(Action.HELP, 0)))
    called = [line.split(" · ")[0] for line in words.splitlines() if line.startswith("</play")]
    assert called == [f"</play {name}:5>" for name in games()]
    assert len(called) > 1


@languages
async def test_the_rules_are_read_page_by_page(stand: Stand, locale: str) -> None:
    stand.locales[ANN] = locale
    first = message(await stand.command(ANN, "rules", game="toy"))
    last = message(await stand.click(ANN, pressing(first)[-1], private=True))
    before = message(await stand.click(ANN, pressing(last)[0], private=True))
    assert len({said(first), said(before), said(last)}) == 3
    again = message(await stand.click(ANN, pressing(last)[-1], private=True))
    assert said(again) == said(first), "to the contents"


def pressing(page: Message) -> list[Button]:
    return [one for one in controls(page) if isinstance(one, Button)]


@pytest.mark.parametrize(("name", "locale"), SOME)
async def test_the_first_page_leads_to_every_chapter(tmp_path: Path, name: str, locale: str) -> None:
    async with surface(tmp_path) as stand:
        stand.locales[ANN] = locale
        first = message(await stand.command(ANN, "rules", game=name))
        rules = asking(first, Action.RULES)
        named = [each for one in rules for each in one.label.split(" · ")]
        chapters = CHAPTER.findall("\n".join(written(name, locale)))
        assert named == chapters
        assert chapters[-1] in said(await stand.click(ANN, rules[-1], private=True))
