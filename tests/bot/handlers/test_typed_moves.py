"""Moves that are typed: looked ahead at, read with what a keyboard or a suggestion left in them."""

from __future__ import annotations

from pathlib import Path
from types import SimpleNamespace

import pytest

from bot.messages.custom_id import Action
from tests.support.hosting import ANN, BEN
from tests.support.stand import Stand, pressed, said, surface


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
