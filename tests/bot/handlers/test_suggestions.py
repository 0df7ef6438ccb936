"""What is suggested while somebody types."""

from __future__ import annotations

from pathlib import Path

import pytest

from bot.catalogue import games
from bot.messages.i18n import say
from games.core import text
from renderers.words import LOCALES
from tests.support.hosting import ANN, BEN, CAT
from tests.support.stand import Stand, said, surface


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


@pytest.mark.parametrize("locale", LOCALES)
async def test_suggestions_say_in_words_what_the_notation_means(stand: Stand, locale: str) -> None:
    await stand.game(ANN, BEN)
    stand.locales[ANN] = locale
    offered = {value: name for typed in ("", "bid") for name, value in await stand.typing(ANN, "move", "text", typed)}
    assert offered["bid 0"] == f"bid 0 · {say(locale, text('toy-label-number', number=0))}"
    assert offered["auto"] == ("auto · " if locale == "en" else "") + say(locale, text("bot-auto"))
    offered.pop("auto")
    assert all(name.startswith(value) and len(name) <= 100 for value, name in offered.items())
