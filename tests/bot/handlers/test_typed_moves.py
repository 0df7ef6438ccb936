"""Moves that are typed: looked ahead at, read with what a keyboard or a suggestion left in them."""

from __future__ import annotations

import re
from pathlib import Path
from types import SimpleNamespace

import pytest

from bot.catalogue import games
from bot.handlers import typed_moves
from bot.handlers.notation import Reading
from bot.messages.custom_id import Action, Named
from bot.messages.i18n import say
from bot.messages.requests import Command
from bot.table.answers import Verdict
from bot.table.changes import Change
from bot.table.features import acts
from bot.table.guards import Refusal
from bot.table.session import Position
from games import moves
from games.cacao.tiles import BASES
from games.core import Seat, text
from tests.support.hosting import ANN, BEN
from tests.support.stand import CHANNEL, Stand, control, labels, message, pressed, said, surface


async def test_a_look_ahead_at_several_placements_is_refused_as_a_whole(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch, logged_through_the_library: None
) -> None:
    monkeypatch.setattr("bot.table.features.lobby.secrets", SimpleNamespace(token_bytes=lambda _: b"\3" * 32))
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


RESIGNING = [
    name
    for name, game in games().items()
    if moves.retire(game.rules, game.rules.setup(game.rules.options(), 2), Seat(0))
]
"""Games whose rules let somebody give up."""


async def begun(stand: Stand, game: str) -> Position:
    await stand.command(ANN, "play", game, order="first", seats=2)
    await stand.click(BEN, pressed(Action.JOIN))
    await stand.click(ANN, pressed(Action.START))
    return await under_way(stand)


async def under_way(stand: Stand) -> Position:
    session = await stand.context.host.session(1)
    assert session is not None
    assert session.position is not None
    return session.position


def test_there_are_games_in_which_somebody_can_give_up() -> None:
    assert RESIGNING


@pytest.mark.parametrize("game", RESIGNING)
async def test_a_typed_move_that_ends_the_game_for_the_mover_is_asked_about_once_more(
    tmp_path: Path, game: str
) -> None:
    async with surface(tmp_path) as stand:
        position = await begun(stand, game)
        giving_up = position.game.rules.format(moves.retire(position.game.rules, position.state, Seat(0)) or ())
        asked = message(await stand.command(ANN, "move", text=giving_up))
        assert "Play this?" in said(asked)
        assert (await under_way(stand)).lines == position.lines, "nothing was played"
        await stand.click(ANN, control(asked, Action.OPEN_PLAY), private=True)
        assert (await under_way(stand)).lines > position.lines


@pytest.mark.parametrize("game", RESIGNING)
async def test_giving_up_comes_last_in_the_suggestions(tmp_path: Path, game: str) -> None:
    async with surface(tmp_path) as stand:
        position = await begun(stand, game)
        giving_up = position.game.rules.format(moves.retire(position.game.rules, position.state, Seat(0)) or ())
        for typed in ("", giving_up[:1]):
            values = [value for _, value in await stand.typing(ANN, "move", "text", typed)]
            assert giving_up not in values[:-1]
        assert values[-1] == giving_up


@pytest.mark.parametrize("letters", [100, 300])
async def test_of_nonsense_so_much_is_quoted_that_one_knows_it_again(tmp_path: Path, letters: int) -> None:
    async with surface(tmp_path) as stand:
        for channel, game in enumerate(games(), CHANNEL):
            at = stand.asker(ANN, channel=channel), stand.asker(BEN, channel=channel)
            await stand.command(ANN, "play", game, order="first", seats=2, asker=at[0])
            await stand.click(BEN, pressed(Action.JOIN, channel - CHANNEL + 1), asker=at[1])
            await stand.click(ANN, pressed(Action.START, channel - CHANNEL + 1), asker=at[0])
            refused = said(
                await stand.command(ANN, "move", text="q" * letters, asker=stand.asker(ANN, channel=channel))
            )
            assert max(map(len, re.findall("q+", refused)), default=0) <= 40, (game, refused)


async def test_a_refusal_stays_what_it_was_where_the_table_is_named_beside_it(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    refusal = Refusal(text("bot-table-stale"), verdict=Verdict.STALE, faults=(text("bot-table-paused"),))

    def refuse(*_: object) -> Reading:
        raise refusal

    async with surface(tmp_path) as stand:
        await begun(stand, "cacao")
        await stand.click(ANN, pressed(Action.QUICK, 0, Named("cardgo")))
        monkeypatch.setattr(typed_moves, "read", refuse)
        with pytest.raises(Refusal) as refused:
            await typed_moves.move(stand.context, stand.asker(ANN), Command("move", values={"text": "3"}))
        assert refused.value is refusal
        assert [each.key for each in refusal.beside] == ["bot-games-here"]


@pytest.mark.parametrize("orders", [5, 20])
async def test_a_message_that_no_button_has_room_for_is_asked_about_too(stand: Stand, orders: int) -> None:
    """Over 70 characters, and over 200, which are read elsewhere."""
    await stand.game(ANN, BEN, rounds=5)
    await stand.command(ANN, "settings", confirm="risky")
    typed = "bid 0" + "; order let; order ask" * orders
    shown = message(await stand.command(ANN, "move", text=typed))
    assert "Confirm" in labels(shown)
    assert await lines(stand) == 0
    confirm = control(shown, Action.PLAY_LONG)
    asker = stand.asker(ANN)
    first = await stand.click(ANN, confirm, private=True, asker=asker)
    assert said(await stand.click(ANN, confirm, private=True, asker=asker)) == said(first), "the same press again"
    assert said(await stand.click(ANN, confirm, private=True)) == said(first), "another press"
    assert await lines(stand) == 2 * orders + 1


async def test_a_long_message_of_another_position_or_before_another_is_not_played(stand: Stand) -> None:
    await stand.game(ANN, BEN, rounds=5)
    await stand.command(ANN, "settings", confirm="always")
    typed = "; order let; order ask" * 5
    shown = [message(await stand.command(ANN, "move", text=first + typed)) for first in ("bid 0", "bid 1")]
    assert "I no longer have what you typed" in said(
        await stand.click(ANN, control(shown[0], Action.PLAY_LONG), private=True)
    )
    await stand.command(ANN, "settings", confirm="never")
    await stand.command(ANN, "move", text="order let")
    stale = said(await stand.click(ANN, control(shown[1], Action.PLAY_LONG), private=True))
    assert "The position has changed" in stale
    assert await lines(stand) == 1


async def lines(stand: Stand) -> int:
    """Moves that Ann has made."""
    found = await stand.context.host.session(1)
    assert found is not None
    assert found.position is not None
    return found.position.counts[0]


@pytest.mark.parametrize(
    ("game", "typed", "asked"),
    [
        ("cacao", "{}", "On which cell?"),
        ("cacao", "? {}", "On which cell?"),
        ("jiangshan", "{}", "What does it do?"),
        ("jiangshan", "?{}", "What does it do?"),
    ],
)
async def test_half_a_move_leads_to_its_next_step(tmp_path: Path, game: str, typed: str, asked: str) -> None:
    """A form alone, which is no path of Cacao's as it stands; a cell behind the sign that is Jiangshan's too."""
    async with surface(tmp_path) as stand:
        choice = (await begun(stand, game)).choice(Seat(0))
        assert choice is not None
        begins = BASES.get(choice.tokens[0], choice.tokens[0])
        assert asked in said(await stand.command(ANN, "move", text=typed.format(begins)))


async def test_a_refusal_says_which_table_it_is_of_to_somebody_with_more(tmp_path: Path) -> None:
    """A quick game stands in a thread, and its panel where it was pressed for."""
    async with surface(tmp_path) as stand:
        await begun(stand, "cacao")
        alone = said(await stand.command(ANN, "move", text="3"))
        assert len(alone.splitlines()) == 1
        shown = await stand.click(ANN, pressed(Action.QUICK, 0, Named("cardgo")))
        assert "against Computer" in said(shown)
        other = await stand.context.host.session(2)
        assert other is not None
        thread = other.table.channel
        assert thread != CHANNEL
        refused, beside = said(await stand.command(ANN, "move", text="3")).splitlines()
        assert refused == alone
        assert beside == f"-# The game in this channel is Cacao (table 1). Your other games: CardGO in <#{thread}>."
        there = said(await stand.command(ANN, "move", text="Z", asker=stand.asker(ANN, channel=thread)))
        assert there.splitlines()[-1] == (
            f"-# The game in this channel is CardGO (table 2). Your other games: Cacao in <#{CHANNEL}>."
        )
        assert len(said(await stand.command(BEN, "move", text="3")).splitlines()) == 1, "he plays here alone"


@pytest.mark.parametrize("faults", [2, 40])
async def test_a_move_with_several_faults_is_told_all_of_them_and_which_table_it_is_of(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch, faults: int
) -> None:
    """However many there are, the first ones and the table can be read without the file."""

    def refuse(*_: object, **__: object) -> Change:
        raise Refusal(text("bot-options-faults"), faults=(text("bot-table-paused"),) * faults)

    async with surface(tmp_path) as stand:
        await begun(stand, "cacao")
        await stand.click(ANN, pressed(Action.QUICK, 0, Named("cardgo")))
        monkeypatch.setattr(acts, "play_typed", refuse)
        heading, *told, beside = said(await stand.command(ANN, "move", text="3")).splitlines()
        assert heading == say("en", text("bot-options-faults"))
        assert told[0] == f"- {say('en', text('bot-table-paused'))}"
        assert told[:2] == [told[0]] * 2
        assert beside.startswith("-# The game in this channel is Cacao (table 1). Your other games: CardGO in <#")
