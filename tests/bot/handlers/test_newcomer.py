"""What a newcomer does next: opens a table without options, plays again, reads a panel when it is not their turn."""

from __future__ import annotations

from io import BytesIO
from pathlib import Path

import pytest
from PIL import Image

from bot.catalogue import first_game, games
from bot.messages.custom_id import Action, Named
from bot.messages.i18n import plain
from bot.messages.message import Button, Message, Picture, Style
from bot.messages.requests import Response
from bot.table.session import Over, Playing, Session, harder, rivals
from games.core import text
from games.search import LEVELS
from renderers.core import FIRST
from renderers.words import LOCALES
from tests.support.counts import LONG
from tests.support.hosting import ANN, BEN, CAT, DAN
from tests.support.stand import CHANNEL, Stand, control, controls, labels, message, pressed, said, surface

THREAD = CHANNEL * 10 + 1


async def table(stand: Stand, id: int) -> Session:
    session = await stand.context.host.session(id)
    assert session is not None
    return session


async def finished(stand: Stand, *people: int, **options: int) -> None:
    """A game of the toy that is played to its end."""
    await stand.game(*people, **options)  # type: ignore[arg-type]
    while isinstance((await table(stand, 1)).phase, Playing):
        for user in people:
            await stand.command(user, "move", text="bid 0")
            await stand.settled()


async def test_without_options_a_table_is_what_a_first_game_should_be(tmp_path: Path) -> None:
    async with surface(tmp_path) as stand:
        for id, (name, game) in enumerate(games().items(), 1):
            await stand.command(ANN, "play", name, asker=stand.asker(ANN, channel=CHANNEL + id))
            first = first_game(game)
            assert first is not None
            assert (await table(stand, id)).table.options == game.rules.presets[first.preset]
            await stand.command(ANN, "table", "close", asker=stand.asker(ANN, channel=CHANNEL + id))
            await stand.click(ANN, pressed(Action.DISSOLVE_SURE, id), private=True)


async def test_a_level_alone_opens_no_other_game(tmp_path: Path) -> None:
    async with surface(tmp_path) as stand:
        for id, (name, game) in enumerate(games().items(), 1):
            await stand.command(ANN, "play", name, level="easy", asker=stand.asker(ANN, channel=CHANNEL + id))
            first, opened = first_game(game), await table(stand, id)
            assert first is not None
            assert opened.table.options == game.rules.presets[first.preset]
            assert [chair.occupant.level for chair in opened.chairs if chair.occupant is not None] == [None, "easy"]
            await stand.command(ANN, "table", "close", asker=stand.asker(ANN, channel=CHANNEL + id))
            await stand.click(ANN, pressed(Action.DISSOLVE_SURE, id), private=True)


async def test_with_a_level_alone_one_gets_what_one_last_played_against_it(stand: Stand) -> None:
    await alone(stand, "first-steps")
    await stand.command(ANN, "play", "toy", level="medium")
    assert (await table(stand, 2)).table.options.rounds == 1
    assert rivals(await table(stand, 2)) == ("medium",)
    await stand.command(ANN, "play", "toy", computers=2, level="easy", asker=stand.asker(ANN, channel=CHANNEL + 1))
    assert (await table(stand, 3)).table.options.rounds == 1
    assert rivals(await table(stand, 3)) == ("easy", "easy")


async def test_whoever_has_finished_a_game_gets_what_they_last_played(stand: Stand) -> None:
    await finished(stand, ANN, BEN, rounds=1)
    await stand.command(ANN, "play", "toy")
    assert (await table(stand, 2)).table.options.rounds == 1
    await stand.command(CAT, "play", "toy", asker=stand.asker(CAT, channel=CHANNEL + 1))
    assert (await table(stand, 3)).table.options == games()["toy"].rules.presets["short"], "nobody else's"
    await stand.command(ANN, "play", "toy", rounds=3, asker=stand.asker(ANN, channel=CHANNEL + 2))
    assert (await table(stand, 4)).table.options.rounds == 3, "what is said counts"


async def alone(stand: Stand, level: str) -> Message:
    """What stands in the channel after the toy was played against a computer to its end."""
    await stand.command(ANN, "play", "toy", level=level, rounds=1)
    await stand.settled()
    await stand.click(ANN, control(stand.table, Action.START))
    await stand.settled()
    for word in ("bid 0", "let"):  # the second where the computer bids more
        await stand.command(ANN, "move", text=word)
        await stand.settled()
    assert isinstance((await table(stand, 1)).phase, Over)
    return stand.channels.latest


async def test_after_a_game_with_computers_one_press_offers_the_next_level(stand: Stand) -> None:
    over = await alone(stand, "first-steps")
    assert "Again, against Computer (easy)" in labels(over)
    await stand.click(ANN, control(over, Action.REMATCH_LEVEL))
    again = await table(stand, 2)
    assert rivals(again) == ("easy",)
    assert again.table.options == (await table(stand, 1)).table.options
    assert isinstance(again.phase, Playing), "nobody else is asked"
    assert again.table.practice


async def test_alone_in_a_rated_game_more_offers_no_draw(stand: Stand) -> None:
    await stand.command(ANN, "play", "toy", level="easy", rated=True, practice=False)
    await stand.settled()
    await stand.click(ANN, control(stand.table, Action.START))
    await stand.settled()
    more = message(await stand.click(ANN, control(stand.channels.latest, Action.MORE)))
    assert (await table(stand, 1)).table.rated
    assert {"Pause"} <= set(labels(more))
    assert {"Offer a draw"}.isdisjoint(labels(more))


async def test_a_last_board_offers_what_matters_and_the_rest_behind_more(stand: Stand) -> None:
    await finished(stand, ANN, BEN, rounds=1)
    assert labels(stand.channels.latest) == ["Rematch", "Review", "Replay", "More"]
    more = message(await stand.click(ANN, control(stand.channels.latest, Action.MORE)))
    assert labels(more) == ["Replay", "Watch", "View", "Board as text", "Log", "Export", "My note"]
    for action in (Action.WATCH, Action.VIEW, Action.LOG, Action.EXPORT):
        assert await stand.click(CAT, pressed(action, 1)), "as on boards of before"


@pytest.mark.parametrize("practice", [True, False])
async def test_more_tells_of_a_seal_where_boards_have_one(stand: Stand, practice: bool) -> None:
    await stand.command(ANN, "play", "toy", level="easy", practice=practice)
    await stand.settled()
    await stand.click(ANN, control(stand.table, Action.START))
    await stand.settled()
    board = stand.channels.latest
    more = message(await stand.click(ANN, control(board, Action.MORE)))
    assert ("Seal " in said(board)) is ("The seal under each board" in said(more)) is not practice


async def test_among_people_it_offers_none(stand: Stand) -> None:
    await finished(stand, ANN, BEN, rounds=1)
    assert "Rematch" in labels(stand.channels.latest)
    assert not any("Again" in label for label in labels(stand.channels.latest))


def test_the_next_level_is_above_the_strongest_computer() -> None:
    assert harder(("easy", "first-steps")) == "medium"
    assert harder((LEVELS[-1],)) is None
    assert harder(()) is None


@pytest.mark.parametrize(("before", "after"), [("first-steps", "easy"), ("medium", "medium")])
async def test_the_next_table_has_such_computers_again_or_stronger_ones_for_whoever_won(
    stand: Stand, before: str, after: str
) -> None:
    """The weakest computer bids nothing, as they do; the medium one all that it can."""
    await alone(stand, before)
    await stand.command(ANN, "play", "toy")
    assert rivals(await table(stand, 2)) == (after,)


async def test_where_others_play_by_now_a_rematch_gets_a_thread(stand: Stand) -> None:
    await finished(stand, ANN, BEN, rounds=1)
    over = stand.channels.latest
    await stand.command(CAT, "play", "toy")
    asker = stand.asker(ANN)
    for _ in range(2):
        assert f"<#{THREAD}>" in said(await stand.click(ANN, control(over, Action.REMATCH), asker=asker))
    assert (await table(stand, 3)).table.channel == THREAD
    assert stand.channels.threads == 1


async def test_also_where_it_is_typed(stand: Stand) -> None:
    await finished(stand, ANN, BEN, rounds=1)
    await stand.game(CAT, DAN)
    assert f"<#{THREAD}>" in said(await stand.command(ANN, "table", "rematch"))
    assert "not over" in said(await stand.command(CAT, "table", "rematch")), "who plays there means that table"


async def test_no_thread_is_opened_for_a_rematch_that_may_not_be(stand: Stand) -> None:
    await finished(stand, ANN, BEN, rounds=1)
    over = stand.channels.latest
    await stand.game(CAT, DAN)
    await stand.command(BEN, "settings", invitations="nobody")
    await stand.click(ANN, control(over, Action.REMATCH))
    await stand.click(CAT, control(over, Action.REMATCH))
    assert stand.channels.threads == 0
    assert await stand.context.host.session(3) is None


async def test_hints_are_counted_by_game(tmp_path: Path) -> None:
    async with surface(tmp_path) as stand:
        for name in games():
            opened = await stand.click(ANN, pressed(Action.QUICK, 0, Named(name)))
            await stand.settled()
            assert "Hint 1" in said(opened)
            (latest, *_) = await stand.context.host.of_user(ANN)
            again = await stand.click(ANN, pressed(Action.GAMES_MOVE, latest.session))
            assert "Hint 1" not in said(again)


async def test_the_first_hint_stays_while_its_panel_tells_more(tmp_path: Path) -> None:
    async with surface(tmp_path) as stand:
        opened = message(await stand.click(ANN, pressed(Action.QUICK, 0, Named("cardgo"))))
        told = message(await stand.click(ANN, control(opened, Action.ABOUT), private=True))
        assert "Hint 1" in said(told)
        assert len(said(told)) > len(said(opened)), "what is worth knowing about the choice"


async def test_hints_that_are_off_are_off_in_every_game(tmp_path: Path) -> None:
    async with surface(tmp_path) as stand:
        await stand.command(ANN, "settings", hints=False)
        for name in games():
            assert "Hint" not in said(await stand.click(ANN, pressed(Action.QUICK, 0, Named(name))))
        await stand.command(ANN, "settings", hints=True)
        (latest, *_) = await stand.context.host.of_user(ANN)
        assert "Hint 1" in said(await stand.click(ANN, pressed(Action.GAMES_MOVE, latest.session)))


@pytest.mark.parametrize("locale", LOCALES if LONG else LOCALES[1:2])
async def test_the_first_picture_says_what_the_game_is_about(tmp_path: Path, locale: str) -> None:
    async with surface(tmp_path) as stand:
        stand.locales[ANN] = locale
        for name in games():
            first = picture(await stand.click(ANN, pressed(Action.QUICK, 0, Named(name))))
            (latest, *_) = await stand.context.host.of_user(ANN)
            second = picture(await stand.click(ANN, pressed(Action.GAMES_MOVE, latest.session)))
            told = [plain(locale, text(f"{name}-first-{part}")) for part in FIRST]
            assert len(told) == 3
            assert all(each in first.alt and each not in second.alt for each in told)
            assert size(first)[0] == size(second)[0]
            assert size(first)[1] > size(second)[1] + 3 * 30
            assert len(first.png) <= 140_000


async def test_whoever_wants_no_hints_is_told_nothing_of_the_game(tmp_path: Path) -> None:
    async with surface(tmp_path) as stand:
        await stand.command(ANN, "settings", hints=False)
        shown = picture(await stand.click(ANN, pressed(Action.QUICK, 0, Named("cacao"))))
        assert plain("en", text("cacao-first-aim")) not in shown.alt


def picture(response: Response) -> Picture:
    (shown,) = message(response).pictures
    return shown


def size(shown: Picture) -> tuple[int, int]:
    with Image.open(BytesIO(shown.png)) as image:
        return image.size


async def test_a_pass_is_no_primary_button(tmp_path: Path) -> None:
    async with surface(tmp_path) as stand:
        shown = message(await stand.click(ANN, pressed(Action.QUICK, 0, Named("cardgo"))))
        styles = {one.label: one.style for one in controls(shown) if isinstance(one, Button)}
        assert styles.pop("Pass") is Style.SECONDARY
        assert Style.PRIMARY in styles.values()


async def test_nobody_reads_that_it_is_their_turn_when_it_is_anothers(stand: Stand) -> None:
    await stand.game(ANN, BEN)
    await stand.bid(ANN, 0)
    for shown in (await stand.panel(ANN), message(await stand.click(ANN, pressed(Action.VIEW)))):
        assert "Ben is to move." in said(shown)
        assert "it is your turn" not in said(shown)
    assert f"<@{BEN}>" in said(stand.channels.latest)


async def test_a_panel_for_a_turn_to_come_is_the_panel_once_it_has_come(stand: Stand) -> None:
    await stand.game(ANN, BEN)
    await stand.bid(ANN, 0)
    ahead = control(await stand.panel(ANN), Action.AHEAD)
    await stand.bid(BEN, 0)
    await stand.settled()
    shown = message(await stand.click(ANN, ahead, private=True))  # type: ignore[arg-type]
    assert "How much?" in said(shown) or "What do you do?" in said(shown)
    assert len(labels(shown)) > 1
