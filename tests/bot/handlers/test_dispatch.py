"""Everything that can be wrong gets an answer in the person's language; nothing changes by it."""

from __future__ import annotations

import logging
import re
from collections.abc import Awaitable, Callable, Iterator
from dataclasses import replace

import pytest
from structlog.testing import capture_logs

from bot.handlers import dispatch
from bot.messages.custom_id import Action, Picked, Press
from bot.messages.i18n import spoken
from bot.messages.message import Button
from bot.messages.outbox.outlet import Failing
from bot.messages.requests import Click, Person, Response
from renderers.words import LOCALES
from tests.support.counts import paired
from tests.support.hosting import ANN, BEN, CAT
from tests.support.stand import GUILD, Stand, control, pressed, said

Wrong = Callable[[Stand], Awaitable[Response]]


async def test_a_control_about_a_table_of_another_server_does_nothing(stand: Stand) -> None:
    """Another process with another store sent it: here its number means another table, or none."""
    await stand.game(ANN, BEN)

    async def answer(session: int, *, of: int, at: int) -> str:
        click = Click(Press(Action.PANEL, session, Picked("")), 1, guild=of)
        return said(await dispatch.answer_click(stand.context, replace(stand.asker(ANN), guild=at), click))

    for session, of, at in ((1, GUILD + 1, GUILD), (1, GUILD + 1, 0), (2, GUILD, 0)):
        assert "belongs to an older version" in await answer(session, of=of, at=at)
    assert "How much?" in await answer(1, of=GUILD, at=0)
    assert "no longer exists" in await answer(2, of=GUILD, at=GUILD)


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
    return await stand.click(CAT, pressed(Action.PLAY, argument=Picked("anything", (0, 0))), private=True)


async def foreign_control(stand: Stand) -> Response:
    return await stand.click(CAT, Button("2zzz", "x"))


async def gone_session(stand: Stand) -> Response:
    return await stand.click(CAT, pressed(Action.PANEL, 4711))


async def not_started(stand: Stand) -> Response:
    await stand.lobby(CAT, BEN)
    return await stand.command(CAT, "move", text="bid 0")


async def ended(stand: Stand) -> Response:
    await stand.game(CAT, BEN)
    await stand.stop()
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
    return await stand.command(CAT, "table", "close")


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
    return await stand.command(CAT, "table", "rematch")


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
    (unknown_preset, "bot-option-no-such-value"),
    (out_of_range, "bot-option-out-of-range"),
    (no_such_value, "bot-option-no-such-value"),
    (not_together, "toy-problem-blind"),
    (inviting_a_bot, "bot-invited-robot"),
    (inviting_oneself, "bot-invited-self"),
    (somebody_elses_table, "bot-table-not-seated"),
    (cancelling_a_foreign_game, "bot-table-players-decide"),
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


@pytest.mark.parametrize(
    ("case", "locale"), paired(WRONG, LOCALES), ids=lambda each: getattr(each[0], "__name__", each)
)
async def test_what_is_wrong_is_said_in_the_persons_language(
    stand: Stand, case: tuple[Wrong, str], locale: str
) -> None:
    wrong, key = case
    stand.locales[CAT] = locale
    answered = said(await wrong(stand))
    assert any(piece in answered for piece in pieces(locale, key)), answered


def pieces(locale: str, key: str) -> list[str]:
    """The longest piece between its arguments and commands of each variant of the message."""
    catalogue = spoken(locale)
    catalogue._read(key)
    pattern = catalogue._bundle.get_message(key).value  # as the translator wrote it
    return [
        max((part for piece in plain for part in COMMAND.split(piece)), key=len).strip("\n")
        for plain in _variants(pattern)
    ]


COMMAND = re.compile(r"/(?:table )?[a-z]+")


def _variants(pattern: object) -> Iterator[list[str]]:
    """The plain texts of a message, or of each of its variants."""
    elements = [pattern] if isinstance(pattern, str) else getattr(pattern, "elements", [pattern])
    chosen = [
        variant for element in elements for variant in getattr(getattr(element, "expression", element), "variants", ())
    ]
    if chosen:
        for variant in chosen:
            yield from _variants(variant.value)
    else:
        yield [str(element.value) for element in elements if isinstance(getattr(element, "value", None), str)]


async def test_a_refused_command_gets_the_same_answer_when_it_comes_again(stand: Stand) -> None:
    await stand.game(ANN, BEN)
    asker = stand.asker(CAT)
    first = await stand.command(CAT, "move", text="bid 0", asker=asker)
    assert said(first) == said(await stand.command(CAT, "move", text="bid 0", asker=asker))


@pytest.mark.parametrize(
    "forged",
    ["1T1...b-x-0---w", "1A1.x.", "1P1...dance", "1Z...x", "1r1...toy", "1G..9", "1jzzzzzzzzzzzzzz", "1z1..2"],
)
async def test_a_control_that_was_forged_is_an_old_one_and_nothing_is_logged(stand: Stand, forged: str) -> None:
    await stand.game(ANN, BEN)
    with capture_logs() as logged:
        assert "older version" in said(await stand.click(ANN, Button(forged, "x"), private=True))
    assert [each for each in logged if each["log_level"] != "debug"] == []


async def test_a_fault_of_ours_is_answered_and_logged(
    stand: Stand, logged_errors: list[logging.LogRecord], monkeypatch: pytest.MonkeyPatch
) -> None:
    async def broken(*_: object) -> Response:
        raise RuntimeError("unforeseen")

    monkeypatch.setattr(dispatch, "COMMANDS", {"help": broken})
    assert "Something went wrong" in said(await stand.command(ANN, "help"))
    assert [record.getMessage() for record in logged_errors] == ["not answered"]
    logged_errors.clear()
