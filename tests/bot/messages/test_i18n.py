"""Words from outside do no harm, and every reader gets a language."""

from __future__ import annotations

from dataclasses import replace

import pytest

from bot.messages.i18n import reading, say, shown
from games.core import text
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
