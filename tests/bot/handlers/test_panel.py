"""The panel "Your move": every decision of a game with secret, simultaneous, reacting and open choices, statelessly."""

from __future__ import annotations

import asyncio
from dataclasses import replace
from pathlib import Path

import pytest

from bot.messages.custom_id import Action, Press, format, parse
from bot.messages.message import Button, Link, Message, Picture, Style
from bot.messages.requests import Ask, Reply, Update
from games.core import Choice, Move, text
from tests.support.hosting import ANN, BEN, CAT
from tests.support.stand import CHANNEL, GUILD, Stand, control, controls, labelled, labels, message, said
from tests.support.stand import stand as standing
from tests.support.toy import TOY, View


def seen(shown: Message) -> str:
    """The view in the message's picture."""
    return next(part.png for part in shown.parts if isinstance(part, Picture)).decode()


async def test_the_panel_offers_the_owed_choice_to_its_seat(stand: Stand) -> None:
    await stand.game(ANN, BEN)
    panel = await stand.panel(ANN)
    assert "How much?" in said(panel)
    assert "points" in " ".join(labels(panel))


async def test_the_panel_shows_the_own_secret_and_the_board_does_not(stand: Stand) -> None:
    board = await stand.game(ANN, BEN)
    assert "cards=(None, None)" in seen(board)
    assert "viewer=Seat(0)" in seen(await stand.panel(ANN))
    assert "cards=(None, None)" not in seen(await stand.panel(ANN))


async def test_from_the_board_the_panel_is_a_new_private_message_and_then_changes_itself(stand: Stand) -> None:
    board = await stand.game(ANN, BEN)
    opened = await stand.click(ANN, control(board, Action.PANEL))
    assert isinstance(opened, Reply)
    first = next(one for one in controls(opened.message) if isinstance(one, Button))
    assert isinstance(await stand.click(ANN, first, private=True), Update)


async def test_a_complete_move_is_played_only_once_it_is_confirmed(stand: Stand) -> None:
    await stand.game(ANN, BEN)
    panel = await stand.panel(ANN)
    complete = message(await stand.click(ANN, next(b for b in controls(panel) if isinstance(b, Button)), private=True))
    assert "Play this?" in said(complete)
    assert said(complete).index("Once you confirm:") < said(complete).index("Play this?")
    assert "You bid for" in said(complete)
    session = await stand.context.host.session(1)
    assert session is not None
    assert session.position is not None
    assert session.position.counts == (0, 0)
    await stand.click(ANN, control(complete, Action.PLAY), private=True)
    after = await stand.context.host.session(1)
    assert after is not None
    assert after.position is not None
    assert after.position.counts == (1, 0)


async def test_back_leads_to_the_choice_before(stand: Stand) -> None:
    await stand.game(ANN, BEN)
    panel = await stand.panel(ANN)
    complete = message(await stand.click(ANN, next(b for b in controls(panel) if isinstance(b, Button)), private=True))
    back = labelled(complete, "Back")
    assert back is not None
    again = message(await stand.click(ANN, back, private=True))
    assert labels(again) == [label for label in labels(panel) if label != "No more hints"]


async def test_a_control_for_an_older_position_shows_the_present_one(stand: Stand) -> None:
    await stand.game(ANN, BEN)
    old = await stand.panel(ANN)
    choice = next(one for one in controls(old) if isinstance(one, Button))
    confirm = control(message(await stand.click(ANN, choice, private=True)), Action.PLAY)
    await stand.bid(ANN, 1)
    await stand.bid(BEN, 0)
    await stand.settled()
    for stale in (choice, confirm):
        assert "The position has changed" in said(await stand.click(ANN, stale, private=True))


async def test_the_same_confirmation_twice_plays_once(stand: Stand) -> None:
    await stand.game(ANN, BEN)
    panel = await stand.panel(ANN)
    complete = message(await stand.click(ANN, next(b for b in controls(panel) if isinstance(b, Button)), private=True))
    asker = stand.asker(ANN)
    first = await stand.click(ANN, control(complete, Action.PLAY), private=True, asker=asker)
    second = await stand.click(ANN, control(complete, Action.PLAY), private=True, asker=asker)
    assert said(first).startswith(said(second))
    session = await stand.context.host.session(1)
    assert session is not None
    assert session.position is not None
    assert session.position.counts[0] == 1


async def test_a_confirmation_that_is_pressed_again_says_what_became_of_it(stand: Stand) -> None:
    await stand.game(ANN, BEN)
    confirm = await bidding(stand)
    presses = [stand.click(ANN, confirm, private=True) for _ in range(3)]
    answers = [said(each) for each in await asyncio.gather(*presses)]
    assert all(each.startswith("Played") for each in answers), answers
    assert sum("Hint" in each for each in answers) == 1, "the next hint comes with the next move"
    await stand.bid(BEN, 0)
    later = said(await stand.click(ANN, confirm, private=True))
    assert later.startswith("Played")
    assert "How much?" in later, "the position as it is now"
    assert await counts(stand) == (1, 1)


async def test_a_confirmation_that_another_person_presses_is_none_of_theirs(stand: Stand) -> None:
    await stand.game(ANN, BEN)
    confirm = await bidding(stand)
    assert said(await stand.click(ANN, confirm, private=True)).startswith("Played")
    assert said(await stand.click(BEN, confirm, private=True)).startswith("The position has changed")
    assert "not sit" in said(await stand.click(CAT, confirm, private=True))
    assert await counts(stand) == (1, 0)


async def test_a_confirmation_that_was_refused_may_be_pressed_again(stand: Stand) -> None:
    await stand.game(ANN, BEN)
    confirm = await bidding(stand)
    await stand.propose(ANN, "pause")
    await stand.settled()
    await stand.click(BEN, control(stand.channels.latest, Action.AGREE))
    await stand.settled()
    assert "The game is paused" in said(await stand.click(ANN, confirm, private=True))
    await stand.click(ANN, pressed(Action.PRESENT))
    assert said(await stand.click(ANN, confirm, private=True)).startswith("Played")


async def bidding(stand: Stand) -> Button:
    """Confirm for the first bid that Ann's panel offers."""
    first = next(one for one in controls(await stand.panel(ANN)) if isinstance(one, Button))
    return control(message(await stand.click(ANN, first, private=True)), Action.PLAY)


async def test_open_choices_have_a_menu_of_their_own(stand: Stand) -> None:
    await stand.game(ANN, BEN)
    panel = await stand.panel(ANN)
    menu = message(await stand.click(ANN, control(panel, Action.OPEN), private=True))
    assert "What would you like to do?" in said(menu)
    orders = message(await stand.click(ANN, control(menu, Action.OPEN), private=True))
    assert "Play this?" in said(orders)
    done = await stand.click(ANN, control(orders, Action.OPEN_PLAY), private=True)
    assert "Your order is let" in said(done)


async def test_whoever_has_moved_waits_and_may_still_use_open_choices(stand: Stand) -> None:
    await stand.game(ANN, BEN)
    await stand.bid(ANN, 0)
    idle = await stand.panel(ANN)
    assert "nothing to decide" in said(idle)
    assert control(idle, Action.OPEN)


async def test_every_custom_id_fits_and_is_read_back(stand: Stand) -> None:
    await stand.game(ANN, BEN, CAT)
    for one in controls(await stand.panel(CAT)):
        if isinstance(one, Button):
            assert len(one.custom_id) <= 100
            assert parse(one.custom_id) is not None


async def test_typing_in_the_panel_shows_what_it_would_do_and_plays_once_it_is_confirmed(stand: Stand) -> None:
    await stand.game(ANN, BEN)
    form = control(await stand.panel(ANN), Action.TYPE)
    for typed in ("bid 0", "ｂｉｄ　０", "？bid 0"):
        complete = message(await stand.click(ANN, form, private=True, lines={"typed": typed}))
        assert "You bid for" in said(complete)
        assert await counts(stand) == (0, 0)
    assert "Played" in said(await stand.click(ANN, control(complete, Action.PLAY), private=True))
    assert await counts(stand) == (1, 0)


async def test_the_form_shows_a_move_that_could_be_typed(stand: Stand) -> None:
    await stand.game(ANN, BEN)
    asked = await stand.click(ANN, control(await stand.panel(ANN), Action.TYPE), private=True)
    assert isinstance(asked, Ask)
    (line,) = asked.form.fields
    example = line.example.removeprefix("Such as ")
    assert "Play this?" in said(await stand.click(ANN, pressed(Action.TYPE), private=True, lines={"typed": example}))


async def test_the_beginning_of_a_move_leads_to_its_step_in_the_panel(stand: Stand) -> None:
    await stand.game(ANN, BEN)
    in_form = await stand.click(ANN, pressed(Action.TYPE), private=True, lines={"typed": "bid"})
    in_command = await stand.command(ANN, "move", text="bid")
    for shown in (in_form, in_command):
        assert "How much?" in said(shown)


async def test_several_typed_moves_wait_for_confirm_too(stand: Stand) -> None:
    await stand.game(ANN, BEN)
    await stand.bid(BEN, 0)
    complete = message(await stand.click(ANN, pressed(Action.TYPE), private=True, lines={"typed": "order let; bid 0"}))
    assert "order let; bid 0" in said(complete)
    assert await counts(stand) == (0, 1)
    await stand.click(ANN, control(complete, Action.PLAY), private=True)
    assert await counts(stand) == (2, 1)
    assert said(await stand.click(ANN, control(complete, Action.PLAY), private=True)).startswith("Played")
    assert await counts(stand) == (2, 1)


async def test_what_cannot_be_played_is_refused_by_the_form_and_the_panel_stays(stand: Stand) -> None:
    await stand.game(ANN, BEN)
    for typed in ("bid 9", "castle", "order let; bid 0" + " " * 99 + ";" * 99):
        assert isinstance(await stand.click(ANN, pressed(Action.TYPE), private=True, lines={"typed": typed}), Reply)


async def counts(stand: Stand) -> tuple[int, ...]:
    """How many moves each seat has made."""
    session = await stand.context.host.session(1)
    assert session is not None
    assert session.position is not None
    return session.position.counts


def pressed(action: Action, session: int = 1) -> Button:
    return Button(format(Press(action, session)), "x")


@pytest.mark.parametrize(
    ("locale", "words"), [("en", "do not sit"), ("zh-TW", "你不在這一桌"), ("zh-CN", "你不在这一桌")]
)
async def test_a_stranger_is_told_so_in_his_language(stand: Stand, locale: str, words: str) -> None:
    board = await stand.game(ANN, BEN)
    stand.locales[CAT] = locale
    assert words in said(await stand.click(CAT, control(board, Action.PANEL)))


async def test_a_whole_game_through_panels_alone(stand: Stand) -> None:
    await stand.game(ANN, BEN, CAT)
    for _ in range(60):
        session = await stand.context.host.session(1)
        assert session is not None
        assert session.position is not None
        if not session.position.acting:
            break
        occupant = session.occupant(session.position.acting[0])
        assert occupant is not None
        assert occupant.user is not None
        panel = await stand.panel(occupant.user)
        while not any(isinstance(b, Button) and parse(b.custom_id).action is Action.PLAY for b in controls(panel)):  # type: ignore[union-attr]
            step = next(b for b in controls(panel) if isinstance(b, Button))
            panel = message(await stand.click(occupant.user, step, private=True))
        await stand.click(occupant.user, control(panel, Action.PLAY), private=True)
        await stand.settled()
    assert "The auction is over" in said(stand.channels.latest)
    assert control(stand.channels.latest, Action.REMATCH)
    left_open, elsewhere = Button(format(Press(Action.PANEL, 1)), "x"), replace(stand.asker(ANN), channel=CHANNEL + 1)
    over = message(await stand.click(ANN, left_open, asker=elsewhere))
    assert said(over).splitlines()[1] in said(stand.channels.latest), "how it ended"
    assert any(isinstance(each, Link) for each in controls(over)), "to the board"


async def test_a_panel_in_another_channel_leads_to_the_board_and_goes_on(stand: Stand) -> None:
    await stand.game(ANN, BEN, seats=2)
    panel = message(await stand.click(CAT, Button(format(Press(Action.QUICK)), "Quick game", Style.PRIMARY)))
    await stand.settled()
    place = f"https://discord.com/channels/{GUILD}/{CHANNEL * 10 + 1}"
    step = next(one for one in controls(panel) if isinstance(one, Button))
    complete = message(await stand.click(CAT, step, private=True))
    after = message(await stand.click(CAT, control(complete, Action.PLAY), private=True))
    for shown in (panel, complete, after):
        assert [one.url for one in controls(shown) if isinstance(one, Link)] == [place]
    assert "thinking" not in said(after)
    await stand.settled()
    assert "Play this?" in said(await stand.click(CAT, control(after, Action.PANEL), private=True))


async def test_a_panel_beside_its_board_needs_no_way_there(stand: Stand) -> None:
    await stand.game(ANN, BEN)
    after = message(await stand.bid(ANN, 0))
    assert not [one for one in controls(after) if isinstance(one, Link)]
    assert control(after, Action.PANEL)


async def test_who_waits_reads_who_is_to_move_and_nobody_elses_sentence(stand: Stand) -> None:
    await stand.game(ANN, BEN)
    await stand.command(ANN, "move", text="bid 0")
    waiting = said(await stand.panel(ANN))
    assert "Ben is to move." in waiting
    assert "your turn" not in waiting
    assert "please decide" not in waiting


async def test_what_else_is_worth_knowing_is_told_where_it_is_asked(tmp_path: Path) -> None:
    def choice(view: View, path: Move = ()) -> Choice | None:
        found = TOY.choice(view, path)
        return None if found is None else replace(found, about=(text("toy-deal", card=3),))

    async with standing(tmp_path, rules=replace(TOY, choice=choice)) as stand:
        await stand.game(ANN, BEN)
        panel = await stand.panel(ANN)
        assert "You hold 3." not in said(panel)
        asked = message(await stand.click(ANN, control(panel, Action.ABOUT), private=True))
        assert "You hold 3." in said(asked)
        assert control(asked, Action.PANEL), "the choice stays"


async def test_a_panel_opens_below_the_newest_board_and_goes_on_in_its_place(stand: Stand) -> None:
    board = await stand.game(ANN, BEN)
    opened = await stand.click(ANN, pressed(Action.PANEL), private=True)
    assert isinstance(opened, Reply), "as from below a move that was made"
    about = control(opened.message, Action.OPEN)
    choices = await stand.click(ANN, about, private=True)
    assert isinstance(choices, Update)
    assert isinstance(await stand.click(ANN, control(choices.message, Action.PANEL), private=True), Update), "Back"
    assert isinstance(await stand.click(ANN, control(board, Action.PANEL)), Reply)


async def test_the_panel_of_whoever_waits_is_drawn_anew_in_its_place(stand: Stand) -> None:
    await stand.game(ANN, BEN)
    await stand.command(ANN, "move", text="bid 0")
    waits = await stand.panel(ANN)
    assert "How much?" not in said(waits)
    again = await stand.click(ANN, labelled(waits, "Continue"), private=True)
    assert isinstance(again, Update)
    assert "The position has changed" not in said(again)
