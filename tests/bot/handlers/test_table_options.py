"""The options of a lobby: who may change them, what the panel offers, what everybody sees of it."""

from __future__ import annotations

from collections.abc import AsyncIterator
from pathlib import Path

import pytest

from bot.catalogue import games
from bot.handlers.table.table_options import TABLES
from bot.messages.custom_id import Action, Named, Press, Setting
from bot.messages.custom_id import format as custom_id
from bot.messages.i18n import plain
from bot.messages.limits import form_problems
from bot.messages.message import Button, Field, Form, Message, Select
from bot.messages.requests import Ask, Reply, Response, Update
from bot.table.session import Session, Takeback
from games.core import text
from renderers.words import LOCALES
from tests.support.hosting import ANN, BEN, CAT
from tests.support.stand import Stand, control, controls, labelled, message, pressed, said, stand, surface


async def table(stand: Stand) -> Session:
    session = await stand.context.host.session(1)
    assert session is not None
    return session


async def opened(stand: Stand, game: str = "cardgo", **values: str | int | bool) -> Message:
    """A lobby of Ann's, and her panel of its options."""
    await stand.command(ANN, "play", game, **values)
    await stand.settled()
    panel = await stand.click(ANN, control(stand.table, Action.OPTIONS))
    assert isinstance(panel, Reply), "the lobby itself stays"
    return panel.message


def step(name: str) -> Button:
    return pressed(Action.OPTIONS, argument=Named(name))


def filling(name: str = "") -> Button:
    return pressed(Action.FILL, argument=Named(name))


async def picked(stand: Stand, panel: Message, name: str) -> Message:
    """The step of one option, from the panel's menu of them."""
    menu = control(panel, Action.OPTIONS)
    assert isinstance(menu, Select)
    assert name in {option.value for option in menu.options}
    return message(await stand.click(ANN, menu, name, private=True))


@pytest.fixture
async def house(tmp_path: Path, logged_through_the_library: None) -> AsyncIterator[Stand]:
    """The surface over the installed games."""
    async with surface(tmp_path) as ready:
        yield ready


async def test_what_is_changed_everybody_sees_at_once(house: Stand) -> None:
    step = await picked(house, await opened(house), "komi")
    revision = (await table(house)).table.revision
    answered = await house.click(ANN, control(step, Action.SET), "5", private=True)
    assert isinstance(answered, Update)
    assert "komi: 5" in said(answered)
    await house.settled()
    assert (await table(house)).table.options.komi == 5
    assert (await table(house)).table.revision == revision + 1
    assert "- komi: 5" in said(house.channels.latest)


async def test_a_switch_has_two_buttons(house: Stand) -> None:
    step = await picked(house, await opened(house), "adj")
    on = labelled(step, "on")
    assert on is not None
    await house.click(ANN, on, private=True)
    assert (await table(house)).table.options.adj is True
    off = labelled(step, "off")
    assert off is not None
    await house.click(ANN, off, private=True)
    assert (await table(house)).table.options.adj is False


async def test_a_long_range_has_a_form_and_none_is_a_button(house: Stand) -> None:
    step = await picked(house, await opened(house), "hp_red")
    asked = await house.click(ANN, control(step, Action.FILL), private=True)
    assert isinstance(asked, Ask)
    assert asked.form.fields[0].label == "hp-red (1–999)"
    filled = await house.click(ANN, filling("hp_red"), private=True, lines={"typed": "８０"})
    assert isinstance(filled, Update)
    assert (await table(house)).table.options.hp_red == 80
    same = labelled(step, "the same")
    assert same is not None
    await house.click(ANN, same, private=True)
    assert (await table(house)).table.options.hp_red is None


async def test_a_short_range_with_a_value_for_none_is_one_menu(house: Stand) -> None:
    menu = control(await picked(house, await opened(house), "hand_red"), Action.SET)
    assert isinstance(menu, Select)
    assert [option.value for option in menu.options] == [*map(str, range(1, 11)), "same"]


async def test_a_rule_set_starts_over(house: Stand) -> None:
    panel = await opened(house, rules="quick", komi=7)
    await house.click(ANN, control(panel, Action.SET), "full", private=True)
    assert (await table(house)).table.options == games()["cardgo"].rules.presets["full"]


async def test_a_lobby_is_named_by_what_its_options_are(house: Stand) -> None:
    """However the rule set was called when it was opened."""
    await opened(house, komi=2)
    assert "Even: Classic" in said(house.table)
    await house.click(ANN, filling(), private=True, lines={"typed": "komi=3"})
    assert "- komi: 3" in said(house.channels.latest)


async def test_several_options_are_typed_at_once(house: Stand) -> None:
    panel = await opened(house)
    asked = await house.click(ANN, control(panel, Action.FILL), private=True)
    assert isinstance(asked, Ask)
    await house.click(ANN, filling(), private=True, lines={"typed": "rules=quick map=Lake columns=10 rows=10"})
    options = (await table(house)).table.options
    assert (options.map, options.columns, options.rows, options.hp) == ("lake", 10, 10, 30)


async def test_what_does_not_fit_together_is_refused_with_the_reason_and_nothing_changes(house: Stand) -> None:
    await opened(house, rules="quick")
    before = await table(house)
    refused = await house.click(ANN, filling(), private=True, lines={"typed": "map=lake"})
    assert "10×10" in said(refused)
    wrong = await house.click(ANN, filling(), private=True, lines={"typed": "map=moon komi=99"})
    assert "moon" in said(wrong)
    assert "from 0 to 20" in said(wrong)
    assert "language" in said(await house.click(ANN, filling(), private=True, lines={"typed": "language=zh-TW"}))
    assert await table(house) == before


async def test_only_who_opened_the_table_or_manages_messages_changes_it(house: Stand) -> None:
    await opened(house)
    shown = house.channels.latest
    value = pressed(Action.SET, argument=Setting("adj", "on"))
    for press, lines in (
        (control(shown, Action.OPTIONS), {}),
        (value, {}),
        (filling(), {}),
        (filling(), {"typed": "adj=on"}),
    ):
        assert "Only Ann" in said(await house.click(BEN, press, lines=lines))
    assert (await table(house)).table.options.adj is False
    moderator = house.asker(CAT, moderates=True)
    await house.click(CAT, value, private=True, asker=moderator)
    assert (await table(house)).table.options.adj is True


async def test_an_old_panel_changes_nothing_of_a_game_under_way(stand: Stand) -> None:
    lobby = await stand.lobby(ANN, BEN)
    await stand.click(ANN, control(lobby, Action.START))
    await stand.settled()
    for press in (
        control(lobby, Action.OPTIONS),
        pressed(Action.SET, argument=Setting("rounds", "3")),
        filling("rounds"),
    ):
        assert "begun already" in said(await stand.click(ANN, press, private=True))
    assert "begun already" in said(await stand.click(ANN, filling(), private=True, lines={"typed": "rounds=3"}))
    assert (await table(stand)).table.options.rounds == 2


async def test_a_panel_serves_after_a_restart(tmp_path: Path, logged_through_the_library: None) -> None:
    async with stand(tmp_path) as before:
        await before.command(ANN, "play", "toy", order="first")
        await before.settled()
        panel = message(await before.click(ANN, control(before.channels.latest, Action.OPTIONS)))
    async with stand(tmp_path, fresh=False) as after:
        step = await picked(after, panel, "rounds")
        await after.click(ANN, control(step, Action.SET), "4", private=True)
        assert (await table(after)).table.options.rounds == 4


async def test_a_control_of_an_option_that_is_gone_says_so(stand: Stand) -> None:
    await stand.lobby(ANN, BEN)
    assert "older version" in said(
        await stand.click(ANN, pressed(Action.SET, argument=Setting("gone", "on")), private=True)
    )
    assert "from 1 to 5" in said(
        await stand.click(ANN, pressed(Action.SET, argument=Setting("rounds", "9")), private=True)
    )


@pytest.mark.parametrize(
    ("locale", "consent", "practice"),
    [
        ("en", "taken back only if all agree", "This is for practice"),
        ("zh-TW", "大家都同意才能收回", "這是練習桌"),
        ("zh-CN", "大家都同意才能收回", "这是练习桌"),
    ],
)
async def test_how_moves_are_taken_back_can_be_changed_and_stands_in_the_lobby(
    tmp_path: Path, locale: str, consent: str, practice: str
) -> None:
    async with stand(tmp_path) as before:
        before.locales = {ANN: locale, BEN: locale}
        await before.lobby(ANN, BEN, seats=3)
        panel = message(await before.click(ANN, control(before.table, Action.OPTIONS)))
        step = await picked(before, panel, "takeback")
        await before.click(ANN, control(step, Action.SET), "consent", private=True)
        await before.settled()
        assert consent in said(before.table)
        assert not (await table(before)).chairs[1].confirmed, "whoever sits there agrees anew"
        switched = pressed(Action.SET, argument=Setting("practice", "on"))
        assert plain(locale, text("bot-table-practice")) in said(await before.click(ANN, switched, private=True))
        await before.click(BEN, pressed(Action.LEAVE))
        await before.click(ANN, switched, private=True)
        await before.settled()
        assert practice in said(before.table)
        step = await picked(before, panel, "practice")
        assert labelled(step, plain(locale, text("bot-value-on"))) is not None
    async with stand(tmp_path, fresh=False) as after:
        kept = (await table(after)).table
        assert (kept.takeback, kept.practice) == (Takeback.CONSENT, True)


async def test_a_press_that_comes_twice_counts_once(stand: Stand) -> None:
    await stand.lobby(ANN, BEN)
    asker = stand.asker(ANN)
    for _ in range(2):
        await stand.click(ANN, pressed(Action.SET, argument=Setting("rounds", "5")), private=True, asker=asker)
    assert (await table(stand)).table.revision == 3, "opened, joined, changed"


async def test_a_map_for_more_people_brings_chairs_and_one_for_fewer_takes_the_free_ones(house: Stand) -> None:
    await opened(house, "jiangshan", order="first")
    assert len((await table(house)).chairs) == 2
    await house.click(ANN, pressed(Action.SET, argument=Setting("scenario", "d_four_lords")), private=True)
    assert len((await table(house)).chairs) == 4
    for user in (BEN, CAT):
        await house.click(user, pressed(Action.JOIN))
    refused = await house.click(ANN, pressed(Action.SET, argument=Setting("scenario", "b_chu_han")), private=True)
    assert "3 sit" in said(refused)
    await house.click(BEN, pressed(Action.LEAVE))
    await house.click(ANN, pressed(Action.SET, argument=Setting("scenario", "b_chu_han")), private=True)
    chairs = (await table(house)).chairs
    assert [chair.occupant.name for chair in chairs if chair.occupant is not None] == ["Ann", "Cat"]
    assert len(chairs) == 2


@pytest.mark.parametrize("locale", LOCALES)
@pytest.mark.parametrize("name", games())
async def test_every_option_of_every_game_can_be_set_in_every_language(house: Stand, name: str, locale: str) -> None:
    house.locales[ANN] = locale
    panel = await opened(house, name)
    menu = control(panel, Action.OPTIONS)
    assert isinstance(menu, Select)
    options = (await table(house)).table.options
    for option in menu.options:
        if option.value in TABLES:
            continue
        step = await picked(house, panel, option.value)
        assert option.label in said(step)
        before = getattr(options, option.value)
        await put(house, step, before)
        assert getattr((await table(house)).table.options, option.value) == before
    assert (await table(house)).table.options == options
    assert plain(locale, text("bot-options-private")) in said(panel)


async def put(house: Stand, step: Message, value: object) -> Response:
    """Set the option of a step to `value`, by whatever control there is for it."""
    spelt = "same" if value is None else ("off", "on")[value] if isinstance(value, bool) else str(value)
    for each in controls(step):
        assert isinstance(each, Select | Button)
        if isinstance(each, Select):
            assert spelt in {option.value for option in each.options}
            return await house.click(ANN, each, spelt, private=True)
        if each.custom_id.endswith(f"={spelt}"):
            return await house.click(ANN, each, private=True)
    return await house.click(ANN, control(step, Action.FILL), private=True, lines={"typed": spelt})


@pytest.mark.parametrize("locale", LOCALES)
async def test_every_form_fits_discord(house: Stand, locale: str) -> None:
    house.locales[ANN] = locale
    await opened(house)
    for name in ("", "hp", "hp_red", "maxturns"):
        asked = await house.click(ANN, filling(name), private=True)
        assert isinstance(asked, Ask)
        assert form_problems(asked.form) == ()


async def test_more_options_than_a_menu_holds_stand_in_several(house: Stand, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr("bot.handlers.table.table_options.OPTIONS", 5)
    panel = await opened(house)
    menus = [each for each in controls(panel) if isinstance(each, Select)][1:]
    *full, last = [len(menu.options) for menu in menus]
    assert (set(full), 0 < last <= 5) == ({5}, True)
    step = message(await house.click(ANN, menus[3], "hands", private=True))
    await house.click(ANN, control(step, Action.SET), "open", private=True)
    assert (await table(house)).table.options.hands == "open"


def test_every_control_of_the_longest_names_fits() -> None:
    press = Press(Action.SET, 36**9, Setting("x" * 32, "same"))
    assert len(custom_id(press)) <= 100
    assert form_problems(Form(custom_id(press), "Options", (Field("typed", "x"),))) == ()


async def test_play_takes_options_as_text_beside_its_parameters(house: Stand) -> None:
    await house.command(ANN, "play", "cardgo", rules="cards", options="komi=2 地圖=湖泊 hours=5")
    session = await table(house)
    assert (session.table.options.komi, session.table.options.map, session.table.hours) == (2, "lake", 5)
    assert session.table.options.effects is True


async def test_play_tells_every_fault_of_its_options_at_once(house: Stand) -> None:
    answered = said(await house.command(ANN, "play", "cardgo", hp=5000, options="komi=99 colour=red hp=3"))
    assert answered.count("\n- ") == 3
    assert "komi cannot be 99" in answered
    assert "“colour”" in answered
    assert await house.context.host.session(1) is None


async def test_play_suggests_options_and_values_of_the_game_of_its_subcommand(house: Stand) -> None:
    house.locales[ANN] = "zh-TW"
    assert ("地圖=", "地圖=") in await house.typing(ANN, "play", "options", "", sub="cardgo")
    assert ("地圖=湖泊", "地圖=湖泊") in await house.typing(ANN, "play", "options", "地圖=", sub="cardgo")
    assert "地圖=" not in dict(await house.typing(ANN, "play", "options", "", sub="koxinga"))
    ((words, value),) = await house.typing(ANN, "play", "map", "湖泊", sub="cardgo")
    assert (words[:2], value) == ("湖泊", "lake")
    ((why, _),) = await house.typing(ANN, "play", "options", "地圖=月亮", sub="cardgo")
    assert "月亮" in why
    ((why, _),) = await house.typing(ANN, "play", "options", "x" * 101, sub="cardgo")
    assert plain("zh-TW", text("bot-too-long-to-complete")) == why
    assert await house.typing(ANN, "play", "options", "", sub="nothing") == ()
    assert await house.typing(ANN, "play", "nothing", "", sub="cardgo") == ()
