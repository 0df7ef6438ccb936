"""Taking back as people meet it: `/undo`, the button on the answer to one's own move and under More, the request."""

from __future__ import annotations

from collections.abc import AsyncIterator
from pathlib import Path

import pytest

from bot.host.stories import Stories
from bot.messages.custom_id import Action, Item
from bot.messages.message import Button, Message
from bot.table.session import Position, Session
from games.core import Seat, Text
from games.koxinga import turns
from tests.support.hosting import ANN, BEN
from tests.support.stand import CHANNEL, Stand, control, controls, labels, message, pressed, said, surface
from tests.support.work import lines_read


@pytest.fixture
async def at(tmp_path: Path) -> AsyncIterator[Stand]:
    async with surface(tmp_path) as ready:
        yield ready


async def session(at: Stand) -> Session:
    found = await at.context.host.in_channel(CHANNEL)
    assert found is not None
    return found


async def position(at: Stand) -> Position:
    found = (await session(at)).position
    assert found is not None
    return found


async def voyage(at: Stand, *people: int, **values: object) -> tuple[int, int]:
    """A game of Koxinga: who decides about the dice, and who does not."""
    await at.command(people[0], "play", "koxinga", order="first", seats=2, **values)  # type: ignore[arg-type]  # values only
    await at.settled()
    for user in people[1:]:
        await at.click(user, control(at.channels.latest, Action.JOIN))
    await at.settled()
    await at.click(people[0], control(at.channels.latest, Action.START))
    await at.settled()
    seat = (await position(at)).state.starter
    users = [ANN, BEN]
    return users[seat], users[1 - seat]


async def typed(at: Stand, user: int, words: str) -> Message:
    shown = message(await at.command(user, "move", text=words))
    await at.settled()
    return shown


async def card(at: Stand, user: int, number: int = 0) -> str:
    here = await session(at)
    seat = here.seat_of(user)
    assert seat is not None
    return f"card {(await position(at)).view(seat).players[seat].hand[number]}"


def boards(at: Stand) -> int:
    return len(at.channels.messages)


async def test_a_confirmation_that_comes_too_late_offers_the_taking_back_once(at: Stand) -> None:
    first, _ = await voyage(at, ANN, BEN)
    await typed(at, first, "keep")
    panel = message(await at.click(first, control(at.channels.latest, Action.PANEL)))
    late = control(message(await at.click(first, control(panel, Action.PANEL), private=True)), Action.PLAY)
    await typed(at, first, await card(at, first))
    shown = message(await at.click(first, late, private=True))
    assert "The position has changed" in said(shown), said(shown)
    assert labels(shown).count("Change my choice") == 1


async def test_the_answer_to_a_move_has_the_button_and_it_takes_back(at: Stand) -> None:
    first, _ = await voyage(at, ANN, BEN)
    before = (await position(at)).state
    answer = await typed(at, first, "keep")
    assert "Take back" in labels(answer)
    posted, pings = boards(at), list(at.channels.pings)
    shown = await at.click(first, control(answer, Action.UNDO), private=True)
    await at.settled()
    assert "Taken back" in said(shown)
    assert (await position(at)).state == before
    assert (boards(at), at.channels.pings) == (posted, pings), "a taking back edits the board and pings nobody"
    assert "took back the latest move" in said(at.channels.latest)


async def test_an_old_button_takes_no_newer_move_back_and_leads_to_the_present_one(at: Stand) -> None:
    """It took back whatever was played last."""
    first, _ = await voyage(at, ANN, BEN)
    old = await typed(at, first, "keep")
    assert "Take back" in labels(old)
    await typed(at, first, await card(at, first))
    before = (await position(at)).state
    shown = message(await at.click(first, control(old, Action.UNDO), private=True))
    assert "an earlier move, which is past" in said(shown)
    assert labels(shown) == ["Change my choice"]
    assert (await position(at)).state == before
    changing = message(await at.click(first, control(shown, Action.UNDO), private=True))
    assert "until then your choice stands" in said(changing)
    unnumbered = message(await at.click(first, pressed(Action.UNDO, argument=Item()), private=True))
    assert said(unnumbered) == said(changing), "as those of earlier versions were"


@pytest.mark.parametrize("taken", [False, True])
async def test_in_practice_a_button_takes_back_the_move_that_it_stood_beside(at: Stand, *, taken: bool) -> None:
    await at.command(ANN, "play", "cardgo", rules="quick", computers=1, options="practice=on")
    await at.settled()
    await at.click(ANN, control(at.channels.latest, Action.START))
    await at.settled()
    moves = list[Message]()
    while len(moves) < 2:
        moves.append(await typed(at, ANN, "auto"))
        await at.settled()
    old, new = (control(each, Action.UNDO) for each in moves)
    assert old != new
    if taken:
        assert "Taken back" in said(await at.click(ANN, new, private=True))
        assert "an earlier move" in said(await at.click(ANN, new, private=True))
        assert "Taken back" in said(await at.click(ANN, old, private=True)), "it is the latest again"
    else:
        assert "an earlier move" in said(await at.click(ANN, old, private=True))
        assert "Taken back" in said(await at.click(ANN, new, private=True))


async def test_what_a_viewer_saw_of_a_turn_is_made_once_and_is_theirs_alone(at: Stand) -> None:
    first, _ = await voyage(at, ANN, BEN)
    await typed(at, first, "keep")
    here, stories, viewers = await session(at), Stories(at.store), (*map(Seat, range(2)), None)
    trails = [await stories.trail(here, viewer) for viewer in viewers]
    assert sum(map(bool, trails)) > 1
    for viewer, trail in zip(viewers, trails, strict=True):
        assert {view.viewer for view in trail} <= {viewer}
        assert trail == await Stories(at.store).trail(here, viewer)
        assert list(map(id, trail)) == list(map(id, await stories.trail(here, viewer)))


async def test_a_story_goes_on_after_a_taking_back_as_if_it_had_not_been(
    at: Stand, monkeypatch: pytest.MonkeyPatch
) -> None:
    """What was taken back is struck out; no later picture marks what changed against it."""
    monkeypatch.setattr("bot.host.stories.EVERY", 1)
    first, _ = await voyage(at, ANN, BEN)
    await typed(at, first, "keep")
    stories, kept = Stories(at.store), (await position(at)).view(None)
    await stories.turns(await session(at))
    await stories.trail(await session(at), None)
    await at.command(first, "undo")
    await typed(at, first, "swap")
    here = await session(at)
    turns, views = await stories.turns(here), await stories.views(here)
    assert [turn.struck for turn in turns][:3] == [False, True, False]
    assert views[-1] == (await position(at)).view(None)
    assert kept in views
    for turn in turns:
        page = await stories.page(here, turn.number, lambda _: None, trail=0)
        assert await stories.views(here, turn.number) == views[turn.number :]
        assert page.view == views[turn.number]
        assert page.since == tuple(view for view in views[: turn.number] if view != kept)
    assert kept not in await stories.trail(here, None)


async def test_what_is_told_between_two_lines_leaves_out_what_was_taken_back(at: Stand) -> None:
    first, _ = await voyage(at, ANN, BEN)
    begun = (await position(at)).lines

    async def told() -> list[Text]:
        last = (await position(at)).lines
        return [each.text for _, each in await Stories(at.store).between(await session(at), begun + 1, last)]

    await typed(at, first, "keep")
    assert len(await told()) == 1
    await at.command(first, "undo")
    assert await told() == []
    await typed(at, first, "swap")
    assert len(await told()) == 1


async def test_a_confirmation_whose_move_was_taken_back_does_not_say_that_it_was_played(at: Stand) -> None:
    first, _ = await voyage(at, ANN, BEN)
    shown = message(await at.click(first, pressed(Action.TYPE), private=True, lines={"typed": "keep"}))
    confirm = control(shown, Action.PLAY)
    for _ in range(2):
        assert said(await at.click(first, confirm, private=True)).startswith("Played")
    await at.command(first, "undo")
    assert "The position has changed" in said(await at.click(first, confirm, private=True))


async def test_the_next_call_pings_once(at: Stand) -> None:
    first, second = await voyage(at, ANN, BEN)
    await typed(at, first, "keep")
    await at.command(first, "undo")
    await at.settled()
    at.channels.pings.clear()
    await typed(at, first, "swap")
    assert at.channels.pings.count(second) == 1


async def test_undo_offers_to_ask_the_others_and_they_are_told_what_came_out(at: Stand) -> None:
    first, second = await voyage(at, ANN, BEN)
    await typed(at, first, "keep")
    await typed(at, first, await card(at, first))
    await typed(at, second, await card(at, second))
    question = message(await at.command(second, "undo"))
    assert labels(question) == ["Ask the others", "No, go on"]
    await at.click(second, control(question, Action.PROPOSE_SURE), private=True)
    await at.settled()
    asked = [
        each
        for each in at.channels.messages.values()
        if isinstance(each, Message) and "asks to take back" in said(each)
    ]
    told = said(asked[-1]).splitlines()
    heading = told.index("Seen since then:")
    assert told[heading + 1].startswith("- ")
    assert told[heading + 1].endswith((".", "!"))
    with lines_read() as read:
        await at.command(first, "settings", language="zh-TW")
        await at.context.publisher.show(1)
        await at.settled()
    assert not read, "what has come out was worked out when it was asked"
    posted = boards(at)
    own = control(message(await at.command(first, "undo")), Action.PROPOSE_SURE)
    assert "Answer that one first" in said(message(await at.click(first, own, private=True))), "his own move, not hers"
    await at.click(first, control(asked[-1], Action.AGREE))
    await at.settled()
    assert boards(at) == posted
    assert (await position(at)).acting == ((await session(at)).seat_of(second),)
    log = said(await at.command(ANN, "log"))
    assert "~~" in log
    assert "By agreement" in log


async def test_a_card_is_changed_in_the_panel_while_the_other_thinks(at: Stand) -> None:
    first, _ = await voyage(at, ANN, BEN)
    await typed(at, first, "keep")
    answer = await typed(at, first, await card(at, first))
    assert "Change my choice" in labels(answer)
    posted = boards(at)
    panel = message(await at.click(first, control(answer, Action.UNDO), private=True))
    assert "until then your choice stands" in said(panel)
    seat = (await session(at)).seat_of(first)
    assert seat is not None
    other = str((await position(at)).view(seat).players[seat].hand[0])
    picked = next(one for one in _buttons(panel) if one.label.startswith(f"{other}:"))
    complete = message(await at.click(first, picked, private=True))
    changed = await at.click(first, control(complete, Action.PLAY), private=True)
    await at.settled()
    assert "Changed. Nobody else can tell." in said(changed)
    twice = await at.click(first, control(complete, Action.PLAY), private=True)
    assert "Changed. Nobody else can tell." in said(twice)
    assert str((await position(at)).state.players[seat].card) == other
    assert boards(at) == posted


async def test_a_card_is_changed_by_typing_another(at: Stand) -> None:
    first, _ = await voyage(at, ANN, BEN)
    await typed(at, first, "keep")
    await typed(at, first, await card(at, first))
    other = await card(at, first)
    assert "Changed." in said(await typed(at, first, other))
    seat = (await session(at)).seat_of(first)
    assert f"card {(await position(at)).state.players[seat].card}" == other


async def test_more_offers_what_the_others_would_have_to_agree_to(at: Stand) -> None:
    first, second = await voyage(at, ANN, BEN)
    await typed(at, first, "keep")
    await typed(at, second, await card(at, second))
    more = message(await at.click(first, pressed(Action.MORE)))
    assert "Ask to take back" in labels(more)
    assert "take back" not in " ".join(labels(message(await at.click(1004, pressed(Action.MORE))))).lower()


async def test_a_table_says_what_may_be_taken_back(at: Stand) -> None:
    first, _ = await voyage(at, ANN, BEN, options="takeback=never")
    assert "Take back" not in labels(await typed(at, first, "keep"))
    assert "Nobody can take a move back at this table" in said(await at.command(first, "undo"))


async def test_practice_goes_back_and_forward(at: Stand) -> None:
    await at.command(ANN, "play", "koxinga", order="first", seats=2, level="medium", options="practice=on")
    await at.settled()
    await at.click(ANN, control(at.channels.latest, Action.START))
    await at.settled()
    for _ in range(3):
        await typed(at, ANN, "auto")
    there = (await position(at)).state
    shown = message(await at.command(ANN, "undo"))
    await at.settled()
    assert {"Take back", "Redo"} <= set(labels(shown))
    forward = await at.click(ANN, control(shown, Action.REDO), private=True)
    await at.settled()
    assert "Redone" in said(forward)
    assert (await position(at)).state == there


async def test_practice_is_for_one_person(at: Stand) -> None:
    await at.command(ANN, "play", "koxinga", order="first", seats=2, options="practice=on")
    await at.settled()
    await at.click(BEN, control(at.channels.latest, Action.JOIN))
    assert "In practice one person plays alone" in said(await at.click(ANN, pressed(Action.START)))


def _buttons(shown: Message) -> list[Button]:
    return [one for one in controls(shown) if isinstance(one, Button)]


@pytest.mark.parametrize(("confirm", "asked"), [("always", True), ("risky", False), ("never", False)])
async def test_what_can_be_taken_back_is_asked_about_only_always(at: Stand, confirm: str, asked: bool) -> None:
    first, _ = await voyage(at, ANN, BEN)
    await at.command(first, "settings", confirm=confirm)
    assert ("Confirm" in labels(await typed(at, first, "keep"))) == asked


async def test_of_equal_dice_nothing_is_asked(at: Stand, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(turns, "_DIE", ("4",))
    first, _ = await voyage(at, ANN, BEN)
    panel = message(await at.click(first, pressed(Action.PANEL)))
    assert said(panel).startswith("**Both dice show 4: there is nothing to swap.**")
    assert "keep" not in said(panel)
    assert labels(panel)[0] == "Go on"
    shown = message(await at.click(first, control(panel, Action.PLAY), private=True))
    assert "Which card do you play?" in said(shown)


@pytest.mark.parametrize(("confirm", "asked"), [("always", True), ("risky", True), ("never", False)])
async def test_what_cannot_be_taken_back_is_asked_about_unless_never(at: Stand, confirm: str, asked: bool) -> None:
    first, second = await voyage(at, ANN, BEN)
    await at.command(second, "settings", confirm=confirm)
    await typed(at, first, "keep")
    await typed(at, first, await card(at, first))
    shown = await typed(at, second, await card(at, second))
    assert ("Played" in said(shown)) != asked, "what comes next, with equal dice, may ask to be confirmed"
    if asked:
        assert "Confirm" in labels(shown)
        await at.click(second, control(shown, Action.PLAY), private=True)
    assert (await position(at)).state.phase.value != "cards"


async def test_the_settings_say_when_one_is_asked(at: Stand) -> None:
    assert "I play at once what you type." in said(await at.command(ANN, "settings"))
    assert "could not take back alone" in said(await at.command(ANN, "settings", confirm="risky"))


@pytest.mark.parametrize("left", ["", "plan fork outer", "plan attack all"])
async def test_prompt_button_and_refusal_say_nothing_of_what_others_left_in_secret(at: Stand, left: str) -> None:
    """Worlds that differ in what the other has left: the same question, the same buttons, the same refusal."""
    first, second = await voyage(at, ANN, BEN)
    await at.command(first, "settings", confirm="risky")
    await typed(at, first, "keep")
    if left:
        await typed(at, second, left)
    assert "Take back" in labels(message(await at.click(first, pressed(Action.MORE))))
    await typed(at, second, await card(at, second))
    if left == "plan attack all":
        await typed(at, second, "plan attack none")
    assert "Ask to take back" in labels(message(await at.click(first, pressed(Action.MORE))))
    question = message(await at.command(first, "undo"))
    assert labels(question) == ["Ask the others", "No, go on"]
    shown = await typed(at, first, await card(at, first))
    assert "Confirm" in labels(shown), "the last card turns all up"


async def test_a_preview_of_before_is_not_confirmed_though_the_same_is_offered(at: Stand) -> None:
    """Whether it was put together in the panel or typed: what is asked now is shown."""
    first, _ = await voyage(at, ANN, BEN)
    panel = message(await at.click(first, pressed(Action.PANEL)))
    keeping = [one for one in _buttons(panel) if "keep" in one.label.lower()]
    previews = [message(await at.click(first, one, private=True)) for one in keeping] or [panel]  # of equal dice
    await at.command(first, "settings", confirm="always")
    previews.append(message(await at.command(first, "move", text="keep")))
    await at.command(first, "settings", confirm="never")
    await typed(at, first, "keep")
    await at.command(first, "undo")
    await at.settled()
    before = (await position(at)).counts
    for preview in previews:
        shown = await at.click(first, control(preview, Action.PLAY), private=True)
        assert "The position has changed" in said(shown)
        assert (await position(at)).counts == before
