"""Words from outside do no harm, and every reader gets a language."""

from __future__ import annotations

import re
from dataclasses import replace

import pytest

from bot.messages.commands import COMMANDS, GROUPS
from bot.messages.i18n import FOLDER, Voice, plain, reading, register, say, shown
from games.core import Seat, text
from renderers.words import LOCALES
from tests.support.hosting import ANN
from tests.support.stand import Stand, said

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
    assert (
        say("en", text("bot-table-no-such-seat", typed="*a*"))
        == "There is no seat “\\*a\\*”. Choose one from the list."
    )


@pytest.mark.parametrize(
    ("locale", "house"), [("zh-TW", "zh-TW"), ("zh-CN", "zh-CN"), ("en-GB", "en"), ("ja", "en"), (None, "en")]
)
def test_a_locale_without_a_catalogue_reads_english(locale: str | None, house: str) -> None:
    assert reading(locale) == house


@pytest.mark.parametrize(("locale", "called"), [("en", "play"), ("zh-TW", "開局"), ("zh-CN", "开桌")])
def test_a_command_is_named_in_the_readers_language(locale: str, called: str) -> None:
    assert f"**/{called}**" in say(locale, text("bot-tables-none"))
    assert f"/{called}" in plain(locale, text("bot-tables-none"))
    assert "**" not in plain(locale, text("bot-tables-none"))


def test_a_command_can_be_clicked_once_discord_knows_it(registered: None) -> None:
    assert "</開局:5>" in say("zh-TW", text("bot-tables-none"))
    assert "</table follow:6>" in say("zh-TW", text("bot-follow-day-unsent"))
    assert "/牌桌 " in plain("zh-TW", text("bot-follow-day-unsent"))


@pytest.fixture
def registered() -> None:
    register({"play": 5, "table": 6})


def test_a_slash_in_words_from_outside_is_no_command(registered: None) -> None:
    assert (
        say("en", text("bot-table-no-such-seat", typed="/play"))
        == "There is no seat “/play”. Choose one from the list."
    )
    assert "</" not in Voice("en", ("/play x",)).say(text("bot-computer-thinks", seat=Seat(0)))


@pytest.mark.parametrize("locale", LOCALES)
def test_every_command_of_a_message_is_known(locale: str) -> None:
    """What looks like one but is none would stay English."""
    known = {*COMMANDS, "play", *(f"{group} {sub}" for group, subs in GROUPS.items() for sub in subs)}
    for file in (FOLDER / locale).glob("*.ftl"):
        for line in file.read_text(encoding="utf-8").splitlines():
            if not line.startswith("#"):
                for found in re.findall(r"(?<![\w/<])/((?:table )?[a-z]+)", line.partition("=")[2]):
                    assert found in known, line
