"""Everything that can be wrong gets an answer in the person's language; nothing changes by it."""

from __future__ import annotations

import logging
import re
from collections.abc import Awaitable, Callable
from dataclasses import replace
from pathlib import Path
from types import SimpleNamespace

import pytest

from bot.catalogue import games
from bot.handlers import dispatch
from bot.messages.commands import documented
from bot.messages.custom_id import Action, Press
from bot.messages.custom_id import format as custom_id
from bot.messages.i18n import reading, say, shown, spoken
from bot.messages.message import Button, Picture, Words
from bot.messages.publish import Failing
from bot.messages.requests import Person, Reply, Response, Update
from bot.table.session import Phase
from games.core import text
from renderers.words import LOCALES
from tests.support.hosting import ANN, BEN, CAT
from tests.support.stand import CHANNEL, Stand, control, controls, labels, message, said, surface

languages = pytest.mark.parametrize("locale", LOCALES)
Wrong = Callable[[Stand], Awaitable[Response]]


def pressed(action: Action, session: int = 1, **more: object) -> Button:
    return Button(custom_id(Press(action, session, **more)), "x")  # type: ignore[arg-type]  # fields of a press


async def no_session(stand: Stand) -> Response:
    return await stand.command(CAT, "board", asker=replace(stand.asker(CAT), channel=999))


async def nonsense(stand: Stand) -> Response:
    await stand.game(CAT, BEN)
    return await stand.command(CAT, "move", text="what *is* this")


async def illegal(stand: Stand) -> Response:
    await stand.game(CAT, BEN)
    return await stand.command(CAT, "move", text="bid 9")


async def not_seated(stand: Stand) -> Response:
    await stand.game(ANN, BEN)
    return await stand.command(CAT, "move", text="bid 0")


async def not_seated_click(stand: Stand) -> Response:
    board = await stand.game(ANN, BEN)
    return await stand.click(CAT, control(board, Action.PANEL))


async def not_your_turn(stand: Stand) -> Response:
    await stand.game(CAT, BEN)
    await stand.bid(CAT, 0)
    return await stand.command(CAT, "move", text="bid 0")


async def not_your_turn_click(stand: Stand) -> Response:
    board = await stand.game(CAT, BEN)
    await stand.bid(CAT, 0)
    return await stand.click(CAT, control(board, Action.PANEL))


async def stale(stand: Stand) -> Response:
    await stand.game(CAT, BEN)
    return await stand.click(CAT, pressed(Action.PLAY, stamp="anything", picks=(0, 0)), private=True)


async def foreign_control(stand: Stand) -> Response:
    return await stand.click(CAT, Button("2zzz", "x"))


async def gone_session(stand: Stand) -> Response:
    return await stand.click(CAT, pressed(Action.PANEL, 4711))


async def not_started(stand: Stand) -> Response:
    await stand.lobby(CAT, BEN)
    return await stand.command(CAT, "move", text="bid 0")


async def ended(stand: Stand) -> Response:
    await stand.game(CAT, BEN)
    await stand.command(CAT, "cancel")
    await stand.click(CAT, pressed(Action.CANCEL, picks=(1,)), private=True)
    return await stand.command(CAT, "move", text="bid 0")


async def lacking(stand: Stand) -> Response:
    asker = replace(stand.asker(CAT), lacks=("send_messages", "attach_files"))
    return await stand.command(CAT, "play", "toy", asker=asker)


async def unknown_game(stand: Stand) -> Response:
    return await stand.command(CAT, "play", "chess")


async def unknown_preset(stand: Stand) -> Response:
    """From a client that still offers the rule sets of before an upgrade."""
    return await stand.command(CAT, "play", "toy", rules="enormous")


async def out_of_range(stand: Stand) -> Response:
    return await stand.command(CAT, "play", "toy", rounds=99)


async def no_such_value(stand: Stand) -> Response:
    return await stand.command(CAT, "play", "toy", blind="perhaps")


async def not_together(stand: Stand) -> Response:
    return await stand.command(CAT, "play", "toy", rounds=1, blind=True)


async def inviting_a_bot(stand: Stand) -> Response:
    return await stand.command(CAT, "play", "toy", people={"opponent": Person(5, "Robo", robot=True)})


async def inviting_oneself(stand: Stand) -> Response:
    return await stand.command(CAT, "play", "toy", people={"opponent": Person(CAT, "Cat")})


async def somebody_elses_table(stand: Stand) -> Response:
    lobby = await stand.lobby(ANN, BEN)
    return await stand.click(CAT, control(lobby, Action.START))


async def cancelling_a_foreign_game(stand: Stand) -> Response:
    await stand.game(ANN, BEN)
    return await stand.command(CAT, "cancel")


async def too_few(stand: Stand) -> Response:
    lobby = await stand.lobby(CAT)
    return await stand.click(CAT, control(lobby, Action.START))


async def twice_seated(stand: Stand) -> Response:
    lobby = await stand.lobby(CAT)
    return await stand.click(CAT, control(lobby, Action.JOIN))


async def no_preview(stand: Stand) -> Response:
    await stand.game(CAT, BEN, rules="blind")
    return await stand.command(CAT, "move", text="? bid 0")


async def no_such_seat(stand: Stand) -> Response:
    await stand.game(CAT, BEN)
    return await stand.command(CAT, "replace", seat="the throne")


async def no_such_level(stand: Stand) -> Response:
    await stand.game(CAT, BEN)
    return await stand.command(CAT, "replace", seat="0", level="grandmaster")


async def nothing_to_rematch(stand: Stand) -> Response:
    await stand.game(CAT, BEN)
    return await stand.command(CAT, "rematch")


async def no_games(stand: Stand) -> Response:
    return await stand.command(CAT, "games")


async def unknown_command(stand: Stand) -> Response:
    return await stand.command(CAT, "castle")


async def discord_fails(stand: Stand) -> Response:
    await stand.game(CAT, BEN)
    stand.channels.failures = [Failing("503")]
    return await stand.command(CAT, "play", "toy")


WRONG: list[tuple[Wrong, str]] = [
    (no_session, "bot-no-session-here"),
    (nonsense, "toy-unreadable"),
    (illegal, "toy-refusal-token"),
    (not_seated, "bot-table-not-seated"),
    (not_seated_click, "bot-table-not-seated"),
    (not_your_turn, "toy-refusal-token"),
    (not_your_turn_click, "bot-table-not-your-turn"),
    (stale, "bot-table-stale"),
    (foreign_control, "bot-old-control"),
    (gone_session, "bot-table-none"),
    (not_started, "bot-table-not-begun"),
    (ended, "bot-table-ended"),
    (lacking, "bot-lacks-permissions"),
    (unknown_game, "bot-table-unknown-game"),
    (unknown_preset, "bot-no-such-preset"),
    (out_of_range, "bot-option-out-of-range"),
    (no_such_value, "bot-option-no-such-value"),
    (not_together, "toy-problem-blind"),
    (inviting_a_bot, "bot-invited-robot"),
    (inviting_oneself, "bot-invited-self"),
    (somebody_elses_table, "bot-table-host-only"),
    (cancelling_a_foreign_game, "bot-table-host-only"),
    (too_few, "bot-table-too-few"),
    (twice_seated, "bot-table-seated-already"),
    (no_preview, "bot-no-preview"),
    (no_such_seat, "bot-table-no-such-seat"),
    (no_such_level, "bot-table-unknown-level"),
    (nothing_to_rematch, "bot-table-not-over"),
    (no_games, "bot-games-none"),
    (unknown_command, "bot-unknown-command"),
    (discord_fails, "bot-discord-fails"),
]


@languages
@pytest.mark.parametrize(("wrong", "key"), WRONG, ids=[wrong.__name__ for wrong, _ in WRONG])
async def test_what_is_wrong_is_said_in_the_persons_language(stand: Stand, wrong: Wrong, key: str, locale: str) -> None:
    stand.locales[CAT] = locale
    answered = said(await wrong(stand))
    assert any(piece in answered for piece in pieces(locale, key)), answered


def pieces(locale: str, key: str) -> list[str]:
    """The longest piece of the message between its arguments."""
    pattern = spoken(locale)._bundle.get_message(key).value  # as the translator wrote it
    elements = [pattern] if isinstance(pattern, str) else getattr(pattern, "elements", [pattern])
    plain = [str(getattr(element, "value", "")) for element in elements if isinstance(getattr(element, "value", None), str)]
    return [max(plain, key=len).strip("\n")]


async def test_of_an_unknown_rule_set_those_that_there_are_are_named(stand: Stand) -> None:
    assert said(await unknown_preset(stand)) == "There is no rule set “enormous”. There are: Short, Blind and Held."


async def test_a_refused_command_gets_the_same_answer_when_it_comes_again(stand: Stand) -> None:
    await stand.game(ANN, BEN)
    asker = stand.asker(CAT)
    first = await stand.command(CAT, "move", text="bid 0", asker=asker)
    assert said(first) == said(await stand.command(CAT, "move", text="bid 0", asker=asker))


async def test_a_command_that_comes_twice_opens_one_table(stand: Stand) -> None:
    asker = stand.asker(ANN)
    first = await stand.command(ANN, "play", "toy", asker=asker)
    assert said(first) == said(await stand.command(ANN, "play", "toy", asker=asker))
    await stand.settled()
    assert stand.channels.calls.count("send") == 1


async def test_a_fault_of_ours_is_answered_and_logged(
    stand: Stand, logged_errors: list[logging.LogRecord], monkeypatch: pytest.MonkeyPatch
) -> None:
    async def broken(*_: object) -> Response:
        raise RuntimeError("unforeseen")

    monkeypatch.setattr(dispatch, "COMMANDS", {"help": broken})
    assert "Something went wrong" in said(await stand.command(ANN, "help"))
    assert [record.getMessage() for record in logged_errors] == ["not answered"]
    logged_errors.clear()


HOSTILE = [
    "**bold** _it_ ~~no~~ `code`",
    "<@1> <#2> <@&3> @everyone @here",
    "[link](https://example.org)",
    "‮evil‬⁦x⁩",
    "a\nb\n# head",
    "🎲🎲",
    "\u200b\u200d",
    "x" * 400,
    "||spoiler||",
]


@pytest.mark.parametrize("name", HOSTILE)
async def test_a_name_cannot_format_mention_or_reorder(stand: Stand, name: str) -> None:
    await stand.command(ANN, "play", "toy", asker=replace(stand.asker(ANN), name=name))
    await stand.settled()
    lobby = stand.channels.latest
    line = next(line for line in said(lobby).splitlines() if line.startswith("Seat 1"))
    for harm in ("**", "<@", "<#", "](", "‮", "⁦", "\u200b", "||", "`code`"):
        assert harm not in line.replace("\\" + harm[0], "")
    assert "@everyone" not in line.replace("\\@", "")
    assert len(line) < 100
    assert lobby.mentions == ()


def test_markup_in_words_from_outside_is_shown_as_it_is() -> None:
    assert shown("**a** <@1> `b`") == "\\*\\*a\\*\\* \\<@1\\> \\`b\\`"
    assert say("en", text("bot-table-no-such-seat", typed="*a*")) == "There is no seat “\\*a\\*”. Choose one from the list."


@pytest.mark.parametrize(
    ("locale", "house"), [("zh-TW", "zh-TW"), ("zh-CN", "zh-CN"), ("en-GB", "en"), ("ja", "en"), (None, "en")]
)
def test_a_locale_without_a_catalogue_reads_english(locale: str | None, house: str) -> None:
    assert reading(locale) == house


async def test_hints_come_once_and_can_be_turned_off(stand: Stand) -> None:
    board = await stand.game(ANN, BEN)
    opened = message(await stand.click(ANN, control(board, Action.PANEL)))
    assert "Hint 1" in said(opened)
    assert "Hint" not in said(await stand.click(ANN, control(board, Action.PANEL)))
    quiet = await stand.click(ANN, control(opened, Action.QUIET), private=True)
    assert "Hint" not in said(await stand.command(ANN, "move", text="bid 0"))
    assert "Hints are off" in said(quiet)


async def test_a_hint_stands_between_the_question_and_the_picture_and_goes_without_the_panel(stand: Stand) -> None:
    board = await stand.game(ANN, BEN)
    opened = await stand.click(ANN, control(board, Action.PANEL))
    assert isinstance(opened, Reply)
    first, second, *_ = opened.message.parts
    assert isinstance(first, Words)
    assert [line.startswith("-# ") for line in first.content.splitlines()][-2:] == [False, True]
    assert isinstance(second, Picture)
    quiet = message(await stand.click(ANN, control(opened.message, Action.QUIET), private=True))
    assert "How much?" in said(quiet)
    assert labels(quiet) == [label for label in labels(opened.message) if label != "No more hints"]


async def test_the_quick_games_button_leads_to_the_first_hint_too(stand: Stand) -> None:
    answered = message(await stand.click(ANN, pressed(Action.QUICK, 0)))
    opened = await stand.click(ANN, control(answered, Action.PANEL), private=True)
    assert isinstance(opened, Update)
    assert "Hint 1" in said(opened)


async def test_three_hints_in_all(stand: Stand) -> None:
    board = await stand.game(ANN, BEN)
    shown_ = [await stand.click(ANN, control(board, Action.PANEL)) for _ in range(2)]
    shown_.append(await stand.bid(ANN, 0))
    for _ in range(4):
        shown_ += [await stand.command(ANN, "move", text=f"order {order}") for order in ("let", "ask")]
    assert [re.findall(r"Hint (\d)", said(one)) for one in shown_ if "Hint" in said(one)] == [["1"], ["2"], ["3"]]


async def test_settings_change_the_tables_language(stand: Stand) -> None:
    await stand.game(ANN, BEN)
    await stand.command(ANN, "settings", language="zh-CN")
    await stand.settled()
    assert "等你做决定" in said(stand.channels.latest)


async def test_the_new_language_is_named_in_the_words_of_whoever_chose_it(stand: Stand) -> None:
    await stand.game(ANN, BEN)
    assert said(await stand.command(ANN, "settings", language="zh-TW")) == "The table now speaks 繁體中文."


async def test_help_documents_every_command(stand: Stand) -> None:
    words = said(await stand.command(ANN, "help"))
    assert all(f"/{name}**" in words for name in documented() if name != "play")
    assert "**/play toy** · Toy auction: Bid for prizes" in words


async def test_help_leads_to_every_installed_game(tmp_path: Path) -> None:
    async with surface(tmp_path) as stand:
        stand.context = replace(stand.context, commands={"play": 5, "help": 6})
        words = said(await stand.command(ANN, "help"))
    called = [line.split(" · ")[0] for line in words.splitlines() if "/play" in line]
    assert called == [f"</play {name}:5>" for name in games()]
    assert len(called) > 1


@languages
async def test_the_rules_are_read_page_by_page(stand: Stand, locale: str) -> None:
    stand.locales[ANN] = locale
    page = message(await stand.command(ANN, "rules", game="toy"))
    seen = {said(page)}
    while (following := [one for one in controls(page) if isinstance(one, Button)][-1]) and len(seen) < 3:
        page = message(await stand.click(ANN, following, private=True))
        seen.add(said(page))
        if len(controls(page)) == 1:
            break
    assert len(seen) == 3


async def test_my_games_tell_where_and_whose_turn(stand: Stand) -> None:
    await stand.game(ANN, BEN)
    listed = said(await stand.command(ANN, "games"))
    assert f"<#{CHANNEL}>" in listed
    assert "your turn" in listed
    await stand.bid(ANN, 0)
    assert "waiting for Ben" in said(await stand.command(ANN, "games"))


async def test_resigning_asks_first(stand: Stand) -> None:
    await stand.game(ANN, BEN)
    question = message(await stand.command(ANN, "resign"))
    kept = await stand.click(ANN, control(question, Action.KEEP), private=True)
    assert "goes on" in said(kept)
    done = await stand.click(ANN, control(question, Action.RESIGN), private=True)
    assert said(done)
    await stand.settled()
    session = await stand.context.host.session(1)
    assert session is not None
    assert session.seat_of(ANN) is None


async def test_a_seat_is_given_to_a_computer_and_taken_back(stand: Stand) -> None:
    await stand.game(ANN, BEN)
    await stand.command(ANN, "replace", seat="0", level="first")
    session = await stand.context.host.session(1)
    assert session is not None
    assert session.seat_of(ANN) is None
    await stand.settled()
    await stand.command(ANN, "replace", seat="0", people={"person": Person(ANN, "Ann")})
    session = await stand.context.host.session(1)
    assert session is not None
    assert session.seat_of(ANN) == 0


async def test_whose_seat_was_given_away_is_told_how_to_take_it_back(stand: Stand) -> None:
    await stand.game(ANN, BEN)
    await stand.command(BEN, "replace", seat="1", level="first")
    assert "/replace" in said(await stand.command(BEN, "move", text="bid 0"))
    assert "/replace" in said(await stand.click(BEN, pressed(Action.PANEL)))


async def test_the_quick_game_begins_at_once(stand: Stand) -> None:
    answered = message(await stand.click(ANN, pressed(Action.QUICK, 0)))
    await stand.settled()
    assert control(answered, Action.PANEL)
    assert control(stand.channels.latest, Action.PANEL)


async def test_an_invitation_pings_the_invited_person(stand: Stand) -> None:
    await stand.command(ANN, "play", "toy", people={"opponent": Person(BEN, "Ben")})
    await stand.settled()
    assert stand.channels.latest.mentions == (BEN,)
    await stand.click(BEN, control(stand.channels.latest, Action.JOIN))
    await stand.settled()
    assert stand.channels.latest.mentions == ()


async def test_a_rematch_calls_those_who_played_and_invites_nobody_else(stand: Stand) -> None:
    await stand.command(ANN, "play", "toy", seats=2, people={"opponent": Person(BEN, "Ben")})
    await stand.settled()
    await stand.click(CAT, control(stand.channels.latest, Action.JOIN))
    await stand.command(ANN, "cancel")
    await stand.command(CAT, "rematch")
    await stand.settled()
    assert stand.channels.latest.mentions == (ANN,)
    assert "<@1001>: Cat would like a rematch" in said(stand.channels.latest)
    await stand.click(ANN, control(stand.channels.latest, Action.LEAVE))
    await stand.settled()
    assert stand.channels.latest.mentions == ()
    assert "rematch" not in said(stand.channels.latest)


async def test_nobody_is_called_to_a_table_that_is_no_rematch(stand: Stand) -> None:
    await stand.lobby(ANN, BEN)
    await stand.command(ANN, "cancel")
    await stand.command(BEN, "rematch")
    await stand.command(BEN, "cancel")
    await stand.lobby(BEN, ANN)
    assert stand.channels.latest.mentions == ()


async def test_whoever_goes_last_sits_last(stand: Stand) -> None:
    await stand.command(ANN, "play", "toy", order="last", seats=3)
    await stand.settled()
    session = await stand.context.host.session(1)
    assert session is not None
    assert session.seat_of(ANN) == 2


async def test_a_computer_opponent_sits_before_whoever_goes_last(stand: Stand) -> None:
    await stand.command(ANN, "play", "toy", order="last", computer="first", seats=2)
    session = await stand.context.host.session(1)
    assert session is not None
    assert [None if chair.occupant is None else chair.occupant.level for chair in session.chairs] == ["first", None]
    assert session.seat_of(ANN) == 1


async def test_the_lobbys_close_button_does_not_stop_a_game(stand: Stand) -> None:
    lobby = await stand.lobby(ANN, BEN)
    await stand.click(ANN, control(lobby, Action.START))
    assert "begun already" in said(await stand.click(ANN, control(lobby, Action.DISSOLVE)))
    session = await stand.context.host.session(1)
    assert session is not None
    assert session.phase is Phase.RUNNING


async def test_more_offers_what_the_person_may_do(stand: Stand) -> None:
    board = await stand.game(ANN, BEN)
    own = labels(message(await stand.click(ANN, control(board, Action.MORE))))
    strange = labels(message(await stand.click(CAT, control(board, Action.MORE))))
    assert {"Resign", "Stop the game"} <= set(own)
    assert {"Resign", "Stop the game"}.isdisjoint(strange)


async def test_a_stopped_game_says_so_where_it_is_looked_at(stand: Stand) -> None:
    await stand.game(ANN, BEN)
    await stand.click(ANN, pressed(Action.CANCEL, picks=(1,)), private=True)
    assert "closed without a result" in said(await stand.command(BEN, "view"))


async def test_text_instead_of_the_picture(stand: Stand) -> None:
    await stand.game(ANN, BEN)
    shown_ = message(await stand.command(ANN, "board", **{"as": "text"}))
    assert "scores" in said(shown_)
    assert not any(isinstance(part, Picture) for part in shown_.parts)
    assert isinstance(shown_.parts[0], Words)


async def test_suggestions_say_why_there_are_none(stand: Stand) -> None:
    assert (await stand.typing(CAT, "move", "text", ""))[0][0].startswith("There is no game")
    await stand.game(ANN, BEN)
    assert (await stand.typing(CAT, "move", "text", ""))[0][0].startswith("You do not sit")
    assert (await stand.typing(ANN, "move", "text", "x" * 101))[0][0].startswith("Too long")


async def test_games_are_found_by_a_part_of_their_names(tmp_path: Path, logged_through_the_library: None) -> None:
    async with surface(tmp_path) as stand:
        assert await stand.typing(ANN, "rules", "game", "OX") == (("Koxinga", "koxinga"),)
        assert {name for _, name in await stand.typing(ANN, "rules", "game", "")} == set(games())
        whole = said(await stand.command(ANN, "rules", game="cacao"))
        assert said(await stand.command(ANN, "rules", game="Caca")) == whole
        assert "“ca”" in said(await stand.command(ANN, "rules", game="ca"))
        stand.locales[ANN] = "zh-TW"
        assert [name for _, name in await stand.typing(ANN, "rules", "game", "可可")] == ["cacao"]


async def test_suggestions_lead_to_legal_moves(stand: Stand) -> None:
    await stand.game(ANN, BEN)
    offered = await stand.typing(ANN, "move", "text", "bid ")
    assert offered
    assert all(value.startswith("bid") for _, value in offered)
    asked = await stand.typing(ANN, "move", "text", "? bid ")
    assert [value for _, value in asked] == [f"? {value}" for _, value in offered]


async def test_an_option_out_of_its_range_is_told_its_range(stand: Stand) -> None:
    assert "from 1 to 5" in said(await out_of_range(stand))


async def test_a_lobby_of_a_rule_set_lists_no_options(stand: Stand) -> None:
    for preset, words in (("short", "Short"), ("blind", "Blind")):
        shown = said(await stand.lobby(ANN, BEN, rules=preset))
        assert f"\n{words}\n" in shown
        assert "changed" not in shown
        await stand.command(ANN, "cancel")


async def test_a_lobby_lists_what_was_changed_in_the_nearest_rule_set_line_by_line(stand: Stand) -> None:
    stand.locales[ANN] = "zh-TW"
    shown = said(await stand.lobby(ANN, BEN, rules="blind", rounds=5)).splitlines()
    assert shown[1:3] == ["【Blind】；另有改動：", "- 名rounds：5"]


async def test_a_look_ahead_at_several_placements_is_refused_as_a_whole(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch, logged_through_the_library: None
) -> None:
    monkeypatch.setattr("bot.table.new_table.secrets", SimpleNamespace(token_bytes=lambda _: b"\3" * 32))
    async with surface(tmp_path) as stand:
        await stand.command(ANN, "play", "cardgo", rules="cards", order="first")
        await stand.click(BEN, pressed(Action.JOIN))
        await stand.click(ANN, pressed(Action.START))
        assert "What 3@A1 would do" in said(await stand.command(ANN, "move", text="? 3@A1"))
        assert "does not let you place another card" in said(await stand.command(ANN, "move", text="? 3@A1 + 5@A2"))


@pytest.mark.parametrize("locale", LOCALES)
async def test_suggestions_say_in_words_what_the_notation_means(stand: Stand, locale: str) -> None:
    await stand.game(ANN, BEN)
    stand.locales[ANN] = locale
    offered = {value: name for typed in ("", "bid") for name, value in await stand.typing(ANN, "move", "text", typed)}
    assert offered["bid 0"] == f"bid 0 · {say(locale, text('toy-label-number', number=0))}"
    assert offered["auto"] == f"auto · {say(locale, text('bot-auto'))}"
    assert all(name.startswith(value) and len(name) <= 100 for value, name in offered.items())


async def test_words_of_a_suggestion_that_were_left_in_the_line_do_no_harm(stand: Stand) -> None:
    await stand.game(ANN, BEN)
    (begun,) = await stand.typing(ANN, "move", "text", "b")
    assert begun[0].startswith("bid · ")
    (whole,) = await stand.typing(ANN, "move", "text", f"{begun[0]} 0")
    assert whole[1] == "bid 0"
    assert "You bid for" in said(await stand.command(ANN, "move", text="? bid 0 · whatever stands here"))
    assert "Played" in said(await stand.command(ANN, "move", text=whole[0]))


async def test_wide_letters_digits_and_signs_are_read_as_plain_ones(stand: Stand) -> None:
    await stand.game(ANN, BEN)
    assert "You bid for" in said(await stand.command(ANN, "move", text="？　ｂｉｄ　０"))
    assert [value for _, value in await stand.typing(ANN, "move", "text", "？ｂｉｄ　０")] == ["? bid 0"]
    assert "cannot read" not in said(await stand.command(ANN, "move", text="ＢＩＤ　０"))
    session = await stand.context.host.session(1)
    assert session is not None
    assert session.position is not None
    assert session.position.counts == (1, 0)
