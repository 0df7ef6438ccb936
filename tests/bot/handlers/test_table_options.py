"""The options of a lobby: who may change them, what the panel offers, what everybody sees of it."""

from __future__ import annotations

from collections.abc import AsyncIterator
from dataclasses import replace
from itertools import count
from pathlib import Path

import pytest

from bot.catalogue import games
from bot.handlers.table.table_options import TABLES
from bot.messages.custom_id import Action, Named, Press, Setting
from bot.messages.custom_id import format as custom_id
from bot.messages.i18n import plain
from bot.messages.limits import form_problems
from bot.messages.message import Button, Choices, Field, Form, Message, Select
from bot.messages.requests import Ask, Reply, Response, Update
from bot.messages.words.table_messages import rules_of
from bot.table.options import documents, settings
from bot.table.session import Session, Takeback
from games.core import text
from renderers.words import LOCALES
from tests.support.counts import paired
from tests.support.hosting import ANN, BEN, CAT
from tests.support.stand import Stand, control, message, pressed, said, stand, surface


async def table(stand: Stand) -> Session:
    session = await stand.context.host.session(1)
    assert session is not None
    return session


async def opened(stand: Stand, game: str = "cardgo", **values: str | int | bool) -> Message:
    """A lobby of Ann's, and the panel of its options that Ann opened."""
    await stand.command(ANN, "play", game, **values)
    await stand.settled()
    panel = await stand.click(ANN, control(stand.table, Action.OPTIONS))
    assert isinstance(panel, Reply), "the lobby itself stays"
    return panel.message


def step(name: str) -> Button:
    return pressed(Action.OPTIONS, argument=Named(name))


def filling(name: str = "") -> Button:
    return pressed(Action.FILL, argument=Named(name))


async def page(stand: Stand, name: str) -> dict[str, Field | Choices]:
    """The form of the page on which an option is, its components by name."""
    asked = await stand.click(ANN, step(name), private=True)
    assert isinstance(asked, Ask)
    assert form_problems(asked.form) == ()
    return {field.custom_id: field for field in asked.form.fields}


def chosen(field: Field | Choices) -> list[str]:
    assert isinstance(field, Choices)
    return [option.value for option in field.options if option.default]


async def sent(stand: Stand, name: str, **lines: str) -> Response:
    """The page's form, sent with what was put into it."""
    return await stand.click(ANN, filling(name), private=True, lines=lines)


@pytest.fixture
async def house(tmp_path: Path, logged_through_the_library: None) -> AsyncIterator[Stand]:
    """The surface over the installed games."""
    async with surface(tmp_path) as ready:
        yield ready


async def test_what_is_changed_everybody_sees_at_once(house: Stand) -> None:
    await opened(house)
    assert "komi" in await page(house, "komi")
    revision = (await table(house)).table.revision
    answered = await sent(house, "komi", komi="5")
    assert isinstance(answered, Update)
    assert "komi: 5" in said(answered)
    await house.settled()
    assert (await table(house)).table.options.komi == 5
    assert (await table(house)).table.revision == revision + 1
    assert "- komi: 5" in said(house.channels.latest)


async def test_the_menu_leads_to_every_option_five_components_at_a_time(house: Stand) -> None:
    menu = control(await opened(house), Action.OPTIONS)
    assert isinstance(menu, Select)
    found: list[str] = []
    for option in menu.options:
        asked = await house.click(ANN, menu, option.value, private=True)
        assert isinstance(asked, Ask)
        assert len(asked.form.fields) <= 5
        assert form_problems(asked.form) == ()
        for field in asked.form.fields:
            several = isinstance(field, Choices) and field.several
            found += [each.value for each in field.options] if several else [field.custom_id]
    own = {setting.name for setting in settings(games()["cardgo"])} - set(documents(games()["cardgo"]))
    assert sorted(found) == sorted({*own, *TABLES} - {"seats"}), "a game for two has no number of seats"


async def test_switches_are_checkboxes_of_one_group(house: Stand) -> None:
    await opened(house, rules="classic")
    (first, *_) = await page(house, "adj")
    before = chosen((await page(house, "adj"))[first])
    await sent(house, first, **{first: " ".join((*before, "adj"))})
    options = (await table(house)).table.options
    assert options.adj is True
    assert set(chosen((await page(house, "adj"))[first])) == {*before, "adj"}
    await sent(house, first, **{first: " ".join(before)})
    assert (await table(house)).table.options.adj is False


async def test_a_long_range_is_typed_and_none_has_a_word(house: Stand) -> None:
    await opened(house)
    field = (await page(house, "hp_red"))["hp_red"]
    assert isinstance(field, Field)
    assert (field.label, field.value) == ("hp-red (1–999)", "the same")
    assert isinstance(await sent(house, "hp_red", hp_red="８０"), Update)
    assert (await table(house)).table.options.hp_red == 80
    await sent(house, "hp_red", hp_red="the same")
    assert (await table(house)).table.options.hp_red is None


async def test_few_values_are_radio_buttons_and_more_are_a_menu(house: Stand) -> None:
    await opened(house)
    hands, red = (await page(house, "hands"))["hands"], (await page(house, "hand_red"))["hand_red"]
    assert isinstance(hands, Choices)
    assert isinstance(red, Choices)
    assert [option.value for option in red.options] == [*map(str, range(1, 11)), "same"]
    kinds = [field.payload()["component"]["type"] for field in (hands, red)]  # type: ignore[index]  # JSON
    assert kinds == [21, 3]
    assert (chosen(hands), chosen(red)) == (["closed"], ["same"])


async def test_what_was_wrong_comes_back_with_all_else_as_it_was_filled_in(house: Stand) -> None:
    await opened(house)
    before = await table(house)
    names = list(await page(house, "komi"))
    wrong = message(await sent(house, "komi", komi="3", hp="many", **({"rows": "9"} if "rows" in names else {})))
    assert "many" in said(wrong)
    assert (await table(house)) == before, "nothing is set while something is wrong"
    asked = await house.click(ANN, control(wrong, Action.FILL), private=True)
    assert isinstance(asked, Ask)
    again = {field.custom_id: field for field in asked.form.fields}
    assert (chosen(again["komi"]), again["hp"].value) == (["3"], "many")  # type: ignore[union-attr]  # a line
    assert chosen((await page(house, "komi"))["komi"]) != ["3"], "opened anew it has what the table has"
    assert "komi: 3" in said(await sent(house, "komi", komi="3", hp="40"))
    assert ((await table(house)).table.options.komi, (await table(house)).table.options.hp) == (3, 40)


async def test_text_with_a_fault_comes_back_and_a_form_that_nobody_changed_changes_nothing(house: Stand) -> None:
    await opened(house)
    before = await table(house)
    wrong = message(await house.click(ANN, filling(), private=True, lines={"typed": "komi=many"}))
    asked = await house.click(ANN, control(wrong, Action.FILL), private=True)
    assert isinstance(asked, Ask)
    assert asked.form.fields[0].value == "komi=many"  # type: ignore[union-attr]  # a line
    fields = await page(house, "hours")
    untouched = {
        name: field.value if isinstance(field, Field) else " ".join(chosen(field)) for name, field in fields.items()
    }
    assert isinstance(await sent(house, "hours", **untouched), Update)
    assert await table(house) == before


async def test_a_form_of_an_older_version_still_sets_its_number(house: Stand) -> None:
    await opened(house)
    await house.click(ANN, filling("hp_red"), private=True, lines={"typed": "70"})
    assert (await table(house)).table.options.hp_red == 70


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


async def test_a_game_of_a_rule_set_that_is_no_more_is_named_by_its_options(house: Stand) -> None:
    """Quick was once played on a plain board with all cards."""
    await opened(house, hp=30, komi=7, columns=8, rows=8)
    told = said(house.table)
    assert "Quick" not in told
    assert "Classic" in told
    assert all(f"- {option}" in told for option in ("hp: 30", "komi: 7", "columns: 8", "rows: 8"))


async def test_a_running_game_of_a_rule_set_that_was_changed_keeps_its_options_is_told_by_them_and_goes_on(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch, logged_through_the_library: None
) -> None:
    """Quick once had 2 HP more for Red, and a hand of 4."""
    presets = games()["cardgo"].rules.presets
    former = replace(presets["quick"], komi=2, hand=4)
    with monkeypatch.context() as before:
        before.setitem(presets, "quick", former)  # type: ignore[arg-type]  # a mapping to others
        async with surface(tmp_path) as house:
            await house.command(ANN, "play", "cardgo", rules="quick", order="first")
            await house.settled()
            assert "changed" not in said(house.table)
            await house.click(BEN, control(house.table, Action.JOIN))
            await house.settled()
            await house.click(ANN, control(house.table, Action.START))
            await house.settled()
            channels = house.channels
    async with surface(tmp_path, channels=channels) as house:
        house.requests = count(2_000_000)
        session = await table(house)
        assert session.table.options == former
        rules = rules_of(session, "en")
        assert rules.splitlines()[1:] == ["- komi: 2", "- hand: 4"]
        assert rules.splitlines()[0].endswith("; changed:")
        assert session.position is not None
        assert (session.position.state.hp, [len(hand) for hand in session.position.state.hands]) == ((28, 30), [4, 4])
        await house.command(ANN, "move", text="pass")
        after = (await table(house)).position
        assert after is not None
        assert (after.asked, after.state.number) == ((1,), 2)


async def test_several_options_are_typed_at_once(house: Stand) -> None:
    panel = await opened(house)
    asked = await house.click(ANN, control(panel, Action.FILL), private=True)
    assert isinstance(asked, Ask)
    await house.click(ANN, filling(), private=True, lines={"typed": "rules=quick map=Lake columns=10 rows=10"})
    options = (await table(house)).table.options
    assert (options.map, options.columns, options.rows, options.hp) == ("lake", 10, 10, 28)


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
    async with stand(tmp_path) as after:
        menu = control(panel, Action.OPTIONS)
        assert isinstance(menu, Select)
        assert isinstance(await after.click(ANN, menu, menu.options[0].value, private=True), Ask)
        await sent(after, "rounds", rounds="4")
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
        ("en", "take a move back only if all agree", "Practice: you play"),
        ("zh-TW", "所有人都同意，才能收回行動", "這是練習桌"),
        ("zh-CN", "大家都同意才能撤回", "这是练习桌"),
    ],
)
async def test_how_moves_are_taken_back_can_be_changed_and_stands_in_the_lobby(
    tmp_path: Path, locale: str, consent: str, practice: str
) -> None:
    async with stand(tmp_path) as before:
        before.locales = {ANN: locale, BEN: locale}
        await before.lobby(ANN, BEN, seats=3)
        assert chosen((await page(before, "takeback"))["takeback"]) == ["free"]
        await sent(before, "takeback", takeback="consent")
        await before.settled()
        assert consent in said(before.table)
        assert not (await table(before)).chairs[1].confirmed, "whoever sits there agrees anew"
        switched = pressed(Action.SET, argument=Setting("practice", "on"))
        assert plain(locale, text("bot-table-practice")) in said(await before.click(ANN, switched, private=True))
        await before.click(BEN, pressed(Action.LEAVE))
        await before.click(ANN, switched, private=True)
        await before.settled()
        assert practice in said(before.table)
        switches, *_ = (await page(before, "practice")).values()
        assert "practice" in chosen(switches)
    async with stand(tmp_path) as after:
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


@pytest.mark.parametrize(("name", "locale"), paired(games(), LOCALES))
async def test_every_option_of_every_game_can_be_set_in_every_language(house: Stand, name: str, locale: str) -> None:
    house.locales[ANN] = locale
    panel = await opened(house, name)
    menu = control(panel, Action.OPTIONS)
    assert isinstance(menu, Select)
    options = (await table(house)).table.options
    for option in menu.options:
        for name, field in (await page(house, option.value)).items():
            await sent(house, option.value, **{name: other(field)})
            await sent(house, option.value, **{name: shown(field)})
    assert (await table(house)).table.options == options
    assert plain(locale, text("bot-options-private")) in said(panel)


def shown(field: Field | Choices) -> str:
    """What stands in it."""
    return field.value if isinstance(field, Field) else " ".join(chosen(field))


def other(field: Field | Choices) -> str:
    """Something else that it may be."""
    if isinstance(field, Field):
        return "50"
    return next(option.value for option in field.options if field.several or not option.default)


@pytest.mark.parametrize("locale", LOCALES)
async def test_every_form_fits_discord(house: Stand, locale: str) -> None:
    house.locales[ANN] = locale
    await opened(house)
    asked = await house.click(ANN, filling(), private=True)
    assert isinstance(asked, Ask)
    assert form_problems(asked.form) == ()
    for name in ("adj", "hp", "map", "malice", "warnings"):
        await page(house, name)


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
