"""Why?: the paragraph of the rules that explains a refusal, or a line of a preview."""

from __future__ import annotations

import re
from collections.abc import AsyncIterator
from dataclasses import replace
from pathlib import Path

import pytest

from bot.catalogue import games
from bot.handlers.people.rulebook import MARK, quoted, written
from bot.handlers.teaching.why import asking
from bot.handlers.warnings import left
from bot.messages.custom_id import LENGTH, Action, Asked, Named, Picked, Press
from bot.messages.i18n import Voice
from bot.messages.limits import problems
from bot.messages.message import Button, Select
from bot.messages.requests import Reply, Update
from games import moves
from games.core import Seat, Threat, text
from games.koxinga.options import Options
from games.koxinga.rules import RULES as KOXINGA
from games.koxinga.state import Phase
from renderers.words import LOCALES, catalogue
from tests.support import koxinga
from tests.support.stand import Stand, control, controls, message, pressed, said, stand, surface
from tests.support.stories import over

ANN, BEN = 1, 2
WHY, FORESEEN = "Why?", "What the rules say"
PLAIN = {
    "cacao-refusal-condition",
    "cacao-refusal-over",
    "cacao-refusal-spectator",
    "cardgo-refusal-condition",
    "cardgo-refusal-over",
    "cardgo-refusal-spectator",
    "cardgo-refusal-wait",
    "cardgo-threat-end",
    "jiangshan-preview-camp",
    "jiangshan-preview-capital",
    "jiangshan-preview-city",
    "jiangshan-preview-somebody",
    "jiangshan-preview-unit",
    "jiangshan-refusal-condition",
    "jiangshan-refusal-e-same",
    "jiangshan-refusal-spectator",
    "jiangshan-threat-by",
    "koxinga-preview-aboard",
    "koxinga-preview-back",
    "koxinga-preview-either",
    "koxinga-preview-fight",
    "koxinga-preview-first",
    "koxinga-preview-land",
    "koxinga-preview-next",
    "koxinga-preview-or",
    "cacao-preview-temple-share",
    "koxinga-preview-second",
    "koxinga-refusal-condition",
    "koxinga-refusal-over",
    "koxinga-refusal-spectator",
    "koxinga-threat-ahead",
    "koxinga-threat-behind",
    "koxinga-threat-hurry",
    "koxinga-threat-lag",
    "koxinga-threat-last",
    "koxinga-threat-lead",
    "koxinga-threat-places",
}
"""What no rule explains: who watches, comes too early or too late; what is so already, or cannot be read as a
condition; what is part of a line, or names all that is possible."""


def marks(name: str, locale: str) -> list[str]:
    page = (games()[name].locales / locale / f"{name}-rules.md").read_text("utf-8")
    return MARK.findall(page)


@pytest.mark.parametrize("name", games())
def test_every_refusal_risk_and_line_of_a_preview_has_its_paragraph_or_needs_none(name: str) -> None:
    keys = catalogue("en", (games()[name].locales,)).keys
    told = {key for key in keys if re.match(rf"{name}-(refusal|preview|threat)-", key)}
    assert told
    assert told - games()[name].paragraphs.keys() == {key for key in PLAIN if key.startswith(f"{name}-")}
    assert games()[name].paragraphs.keys() <= keys


@pytest.mark.parametrize("name", games())
def test_each_paragraph_is_found_in_every_language_and_every_name_is_asked_for(name: str) -> None:
    for locale in LOCALES:
        found = marks(name, locale)
        assert len(set(found)) == len(found)
        assert set(found) == {f"{{#{each}}}" for each in games()[name].paragraphs.values()}
        for called in games()[name].paragraphs.values():
            quote = quoted(name, locale, called)
            assert quote is not None, (locale, called)
            heading, words, figure = quote
            assert heading
            assert figure.strip("![]") in {"", *games()[name].figures}
            assert not MARK.search(words)
            assert any(words.partition("\n")[0] in page for page in written(name, locale)), called


@pytest.mark.parametrize("name", games())
def test_the_pages_of_the_rules_do_not_show_the_names(name: str) -> None:
    assert not any(MARK.search(page) for locale in LOCALES for page in written(name, locale))


@pytest.mark.parametrize(("locale", "theirs"), [("en", "Enclosed enemy sets"), ("zh-TW", "被包圍的對方卡棋")])
def test_a_line_on_enclosed_pieces_leads_to_what_the_rules_say_of_counting_them(locale: str, theirs: str) -> None:
    quote = quoted("cardgo", locale, games()["cardgo"].paragraphs["cardgo-event-counted"])
    assert quote is not None
    assert theirs in quote[1]


@pytest.fixture
async def cardgo(tmp_path: Path) -> AsyncIterator[Stand]:
    async with surface(tmp_path) as ready:
        await ready.command(ANN, "play", "cardgo", order="first", level="first-steps", rules="quick")
        await ready.settled()
        await ready.click(ANN, control(ready.table, Action.START))
        await ready.settled()
        yield ready


@pytest.mark.parametrize(
    ("locale", "label", "rule"),
    [("en", WHY, "**Your turn**"), ("zh-TW", "為什麼？", "**輪到你的時候**"), ("zh-CN", "为什么？", "**")],
)
async def test_a_refusal_can_be_asked(cardgo: Stand, locale: str, label: str, rule: str) -> None:
    cardgo.locales[ANN] = locale
    refused = message(await cardgo.command(ANN, "move", text="9@A1"))
    (why,) = (one for one in controls(refused) if isinstance(one, Button))
    assert why.label == label
    answer = await cardgo.click(ANN, why, private=True)
    assert isinstance(answer, Reply), "the refusal stays"
    explained = message(answer)
    assert rule in said(explained)
    assert explained.pictures == ()
    assert control(explained, Action.RULES)
    assert list(problems(explained)) == []


async def test_each_line_of_a_preview_can_be_asked(cardgo: Stand) -> None:
    panel = await cardgo.panel(ANN)
    while not any(isinstance(one, Select) and one.placeholder == FORESEEN for one in controls(panel)):
        panel = message(await cardgo.click(ANN, control(panel, Action.PANEL), private=True))
    (menu,) = (one for one in controls(panel) if isinstance(one, Select))
    assert [each.value for each in menu.options] == ["turn", "effect"]
    explained = message(await cardgo.click(ANN, menu, value="effect", private=True))
    assert said(explained).startswith("**What takes effect**\nLook at the set")
    assert [each.name for each in explained.pictures] == ["connection.png"]
    assert list(problems(explained)) == []
    assert explained.panel == panel.panel is not None, "a newer one takes its place"
    chapter, contents = (
        one for one in controls(explained) if isinstance(one, Button) and one.label in ("What takes effect", "Contents")
    )
    for each in (chapter, contents):
        page = await cardgo.click(ANN, each, private=True)
        assert isinstance(page, Reply), "the paragraph stays, and its way back"
        assert isinstance(await cardgo.click(ANN, control(page.message, Action.RULES), private=True), Update)
    back = await cardgo.click(ANN, control(explained, Action.PANEL), private=True)
    assert isinstance(back, Update)
    assert said(message(back)) == said(panel), "the same move, still to be confirmed"
    assert isinstance(await cardgo.click(ANN, menu, value="turn", private=True), Update)


async def test_why_is_asked_by_typing_too(cardgo: Stand) -> None:
    for typed in ("?why 9@A1", "? WHY 9@A1"):
        assert said(await cardgo.command(ANN, "move", text=typed)).startswith("**Your turn**")
    resigned = await cardgo.command(ANN, "move", text="?why resign")
    assert said(resigned) == "**The end**\n- Whoever resigns loses."
    cardgo.locales[ANN] = "zh-CN"
    assert "认输" in said(await cardgo.command(ANN, "move", text="?为什么 resign"))
    assert "9@A1" not in said(cardgo.table), "nothing was played"


async def test_the_panel_leads_to_the_chart_of_units(tmp_path: Path) -> None:
    async with surface(tmp_path) as ready:
        await ready.click(ANN, pressed(Action.QUICK, 0, Named("jiangshan")))
        await ready.settled()
        panel = await ready.panel(ANN)
        chart = message(await ready.click(ANN, control(panel, Action.WHY), private=True))
        assert [each.name for each in chart.pictures] == ["reach-units.png"]
        assert list(problems(panel)) == []
        gone = pressed(Action.WHY, argument=Asked("nowhere:foot"))
        assert "older version" in said(await ready.click(ANN, gone, private=True))


async def test_what_the_rules_explain_no_more_is_an_old_control(cardgo: Stand) -> None:
    gone = pressed(Action.WHY, argument=Asked("gone"))
    assert "older version" in said(await cardgo.click(ANN, gone, private=True))


async def test_a_game_without_such_paragraphs_has_no_button(tmp_path: Path) -> None:
    async with stand(tmp_path) as ready:
        await ready.game(ANN, BEN)
        assert not controls(message(await ready.command(ANN, "move", text="bid 99")))
        assert "no paragraph" in said(await ready.command(ANN, "move", text="?why bid 99"))


def test_what_a_line_holds_has_an_entry_of_its_own() -> None:
    given = {"seats": "P1@20 [F3 G3 - - -]; P2@23 [F3 - - - -]", "items": "23=food4", "hands": "P1 1 2 3"}
    state = replace(koxinga.position(given), phase=Phase.CARDS, dice=(3, 3))
    seen = moves.preview(KOXINGA, KOXINGA.view(state, Seat(0)), ("card", "2"))
    assert seen is not None
    names = ("P1", "P2")
    (row,) = asking(over(games()["koxinga"], Options(), names), Voice("en", names), seen.lines[:1])
    (menu,) = row.controls
    assert isinstance(menu, Select)
    assert [(each.value, each.label[:15]) for each in menu.options] == [
        ("battle", "First: to 23: b"),
        ("short", "pay 4 food; you"),
        ("landing", "nothing to pay"),
    ]


def test_a_risk_leads_to_the_paragraphs_on_it_and_on_what_it_costs() -> None:
    game = games()["jiangshan"]
    cost = text("jiangshan-threat-setback", loss=2)
    risk = text("jiangshan-threat-town", place=text("jiangshan-preview-city"), cell="c3", units="x", cost=cost)
    session = over(game, game.rules.options(), ("P1", "P2"))
    (row,) = asking(session, Voice("en", ("P1", "P2")), left((Threat(risk),)))
    (menu,) = row.controls
    assert isinstance(menu, Select)
    found = [(each.value, each.label) for each in menu.options]
    assert found == [
        ("storm", "› Risk: Your city on c3 can be taken: x. You would lose 2 morale."),
        ("setback", "You would lose 2 morale."),
    ]


@pytest.mark.parametrize(("picks", "leads"), [(20, True), (90, False)])
def test_a_path_that_a_control_has_no_room_for_is_not_led_back_to(picks: int, leads: bool) -> None:
    back = Press(Action.PANEL, 1, Picked("a3f09c12", (1,) * picks))
    session = over(games()["cardgo"], games()["cardgo"].rules.options(), ("P1", "P2"))
    (row,) = asking(session, Voice("en", ("P1", "P2")), (text("cardgo-refusal-turn"),), back=back)
    (why,) = row.controls
    assert isinstance(why, Button)
    assert len(why.custom_id) <= LENGTH
    assert ("@m" in why.custom_id) is leads
