"""A review of a game that is over: for whoever played it, of what they could see, in the background and within
bounds."""

from __future__ import annotations

import asyncio
import json
import re
from collections.abc import AsyncIterator, Sequence
from functools import partial
from itertools import islice, pairwise
from pathlib import Path
from threading import get_ident
from typing import Any
from unittest.mock import patch

import pytest

from bot.catalogue import games
from bot.handlers import notation
from bot.handlers.teaching import beside, review
from bot.handlers.teaching.review import changed, differing, weightiest
from bot.host import reviews
from bot.host.blows import Blow, Held
from bot.host.courses import Round, course
from bot.host.reviews import FOLLOWS, Judged, in_hindsight, judged, told, warned, within, worst
from bot.host.stories import Decision
from bot.host.workers.engine import Question, weighed
from bot.host.workers.sandbox import Crowded
from bot.messages.custom_id import Action, Item, Named, Place, Proposed
from bot.messages.i18n import Voice, say
from bot.messages.limits import problems
from bot.messages.message import Button, Message
from bot.messages.requests import Growing, Response
from bot.table.changes import Change, hand_over
from bot.table.features.acts import resignation
from bot.table.guards import begun
from bot.table.log.story import Turn
from bot.table.options import Value
from bot.table.session import Occupant, Over, Session, person
from bot.table.timing import Moment
from games import foretelling, moves
from games.cardgo.preview import Waiver
from games.cardgo.rules import RULES
from games.chronicle import Chronicle, Fate, Point
from games.core import Advice, Budget, Chance, Event, Seat, Standing, Text, text
from games.koxinga.chronicle import FATES
from games.moves import acting, owed, play, settle
from games.replacing import replace
from games.search import answering
from tests.support.counts import count, paired
from tests.support.stand import Stand, control, labels, message, pressed, said, surface

ANN, BEN, DAN = 1, 2, 3


@pytest.fixture
async def over(tmp_path: Path) -> AsyncIterator[Stand]:
    """A game of Ann and Ben that Ben resigned after some moves."""
    async with surface(tmp_path) as ready:
        await ready.command(ANN, "play", "cardgo", rules="quick", order="first")
        await ready.settled()
        await ready.click(BEN, control(ready.table, Action.JOIN))
        await ready.settled()
        await ready.click(ANN, control(ready.table, Action.START))
        for _ in range(2):
            for person in (ANN, BEN):
                await ready.settled()
                await ready.command(person, "move", text="auto")
        await ready.settled()
        await ready.click(BEN, pressed(Action.RESIGN_SURE, argument=Named("lost")), private=True)
        await ready.settled()
        yield ready


async def grown(answer: Response) -> list[Message]:
    assert isinstance(answer, Growing)
    return [answer.message, *[each async for each in answer.later]]


def own(seat: int | None = None) -> Button:
    return pressed(Action.REVIEW, argument=Item(seat))


async def test_a_review_grows_is_kept_and_shows_each_decision(over: Stand, monkeypatch: pytest.MonkeyPatch) -> None:
    asked: list[Question] = []

    async def advise(person: int, question: Question) -> Sequence[Advice]:
        asked.append(replace(question, counts=50))
        found = weighed(asked[-1])
        follows = (Seat(1), found[-2].move), (None, ("pass",))
        best = replace(found[-1], value=0.9 - 0.2 * len(asked), line=follows, why=text("cardgo-why-hp"))
        return [best, *found[:-1]]

    monkeypatch.setattr(over.thinker, "advise", advise)
    monkeypatch.setattr(reviews, "HINDSIGHT", 1)  # the game is as short
    await went(over, monkeypatch, {1: -2, 5: 7})
    shown = await grown(await over.click(ANN, control(over.channels.latest, Action.REVIEW)))
    assert (
        said(shown[0])
        == "Reviewing CardGO · table 1: it is about to begin, after any others. It is kept when it is done."
    )
    assert control(shown[0], Action.REVIEW_CANCEL)
    last = shown[-1]
    assert said(last).startswith("**Review · CardGO · table 1** · ")
    assert "1. Turn " in said(last)
    assert "better: " in said(last)
    won = "Turn 5: you rose from −2 to 7 on the graph below.\nWhat happened then:\n- Turn 5: User 2 resigns.\n"
    assert f"You pulled ahead most here, as far as I can tell:\n{won}" in said(last)
    assert "compared with the start. It is no forecast." in said(last)
    assert control(last, Action.STORY).label == "Replay"
    back = control(message(await over.click(ANN, control(last, Action.STORY), private=True)), Action.REVIEW)
    assert said(await over.click(ANN, back, private=True)) == said(last), (
        "it takes the place of the review, and leads back"
    )
    assert [each.name for each in last.pictures] == ["chronicle.png"]
    assert list(problems(last)) == []
    assert {question.seat for question in asked} == {Seat(0)}
    assert all(question.view.viewer == Seat(0) for question in asked)
    again = await over.click(ANN, own(), private=True)
    assert not isinstance(again, Growing)
    assert said(again) == said(last)
    assert len(asked) == 2, "it is worked out once"
    before, replays = over.context.stories.before, list[int]()

    async def counted(session: Session, line: int, viewer: Seat | None) -> object:
        replays.append(line)
        return await before(session, line, viewer)

    monkeypatch.setattr(over.context.stories, "before", counted)
    called, threads = notation.called, set[int]()

    def put(*args: Any, **more: Any) -> str:
        threads.add(get_ident())
        return called(*args, **more)

    monkeypatch.setattr(notation, "called", put)
    with patch("asyncio.to_thread", asyncio.threads.to_thread):  # the house has no threads else
        page = message(await over.click(ANN, control(last, Action.REVIEW_DECISION), private=True))
    assert threads, "moves are put into words"
    assert get_ident() not in threads, "beside the loop"
    assert len(replays) == 1, "a page replays its position once"
    assert control(page, Action.STORY).label == "Replay"
    assert "\nIt costs them more HP than another move would.\n" in said(page)
    assert "What could follow (whatever cannot be seen is guessed):\n1. User 2 plays " in said(page)
    assert "\n**4 on F5**, your move:\nUser 1: one piece" in said(page), "as it is confirmed"
    assert [each.name for each in page.pictures] == ["board.png"]
    assert list(problems(page)) == []
    assert said(await over.click(ANN, control(page, Action.REVIEW), private=True)) == said(last)
    gone = pressed(Action.REVIEW_DECISION, argument=Named("0", 3))
    assert "older version" in said(await over.click(ANN, gone, private=True))


async def test_a_review_and_the_replay_of_a_turn_count_the_same_round(tmp_path: Path) -> None:
    async with surface(tmp_path) as ready:
        await sail(ready)
        for _ in range(6):
            for mover in (BEN, ANN, BEN):  # the dice say who goes first
                await ready.command(mover, "move", text="auto")
                await ready.settled()
        await ready.click(BEN, pressed(Action.PROPOSE_SURE, argument=Proposed("draw")), private=True)
        await ready.settled()
        session, stories = await ready.context.host.session(1), ready.context.stories
        assert session is not None
        game, changed = begun(session).game, 0
        for last, turn in pairwise(await stories.turns(session)):
            counted = game.counted(await stories.before(session, last.line + 1, Seat(0)))  # as a review has it
            assert counted is not None
            replay = said(await ready.click(ANN, pressed(Action.STORY, argument=Place(turn.number)), private=True))
            (head,) = (line for line in replay.splitlines() if f"After turn {turn.number} of " in line)
            after = game.counted((await stories.page(session, turn.number, lambda _: Seat(0))).view)
            assert after is not None
            rounds = say("en", counted) if after == counted else f"{say('en', counted)} → {say('en', after)}"
            assert f" · {rounds}" in head, "and that which the picture below shows"
            changed += after != counted
        assert changed, "a round ended in one of them"


@pytest.mark.parametrize(("name", "agreed"), paired(("cacao", "cardgo", "jiangshan", "koxinga"), (False, True)))
async def test_how_people_end_a_game_is_neither_a_rise_nor_a_fall(tmp_path: Path, name: str, *, agreed: bool) -> None:
    """Whoever gave up an even game was told that it cost them all cities."""
    async with surface(tmp_path) as ready:
        await begin(ready, name, ANN, BEN, **({"seats": 2} if name in ("cacao", "koxinga") else {}))
        for mover in (BEN, ANN) * 6:
            await ready.command(mover, "move", text="auto")
            await ready.settled()
        for person in (ANN, BEN):
            before = await ready.context.host.session(1)
            assert before is not None
            if agreed:
                asked = control(ready.channels.latest, Action.AGREE) if person == BEN else None
                await ready.click(
                    person, asked or pressed(Action.PROPOSE_SURE, argument=Proposed("draw")), private=True
                )
            elif not isinstance(before.phase, Over):
                comes = Named(resignation(before, person))
                await ready.click(person, pressed(Action.RESIGN_SURE, argument=comes), private=True)
            await ready.settled()
            session = await ready.context.host.session(1)
            if session is not None and isinstance(session.phase, Over):
                break
        assert session is not None
        assert isinstance(session.phase, Over)
        think = begun(session).game.rules.think
        assert think is not None
        for seat in (Seat(0), Seat(1)):
            stood = begun(before).view(seat)
            assert (await ready.context.reviews.course(session, seat))[-1].stock == think.stock(stood, seat, stood)


@pytest.mark.parametrize(
    ("played", "told", "paged"),
    [
        (
            "A5 B2 E5 D2 C5 C2",
            "Your move left this risk, and it came true (Turn 6): “User 2 could hit you for up to 6 HP with one card, "
            "on C2. You would lose the game.” The better move leaves no such risk.",
            True,
        ),
        (
            "A5 A2 E5 E2 C4 C2 D5 B2",
            "This risk came true (Turn 8): “User 2 could hit you for up to 6 HP with one card, on any of 2 cells: "
            "B2 D2. You would lose the game.” Your last move before that had left it, and by then I found no sensible "
            "move that would have held it back.",
            False,
        ),
    ],
)
async def test_whoever_lost_to_a_blow_reads_whether_a_move_of_theirs_could_have_held_it_back(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch, played: str, told: str, *, paged: bool
) -> None:
    """From the log of the game to the review, and to the page of the decision; all cards are alike."""
    async with surface(tmp_path) as ready:
        alike = {"lowest": 2, "highest": 2, "plain": 20, "effects": False}
        await begin(ready, "cardgo", ANN, BEN, hp=6, columns=5, rows=5, **alike)
        monkeypatch.setattr(ready.thinker, "advise", lightly)
        for number, cell in enumerate(played.split()):
            await ready.command((ANN, BEN)[number % 2], "move", text=f"2@{cell}")
            await ready.settled()
        shown = (await grown(await ready.click(ANN, own())))[-1]
        assert f"\n{told}\n" in said(shown)
        assert ("\nYour decision number 1 below could have held that back.\n" in said(shown)) == paged
        page = said(await ready.click(ANN, control(shown, Action.REVIEW_DECISION), private=True))
        assert (f"{told}\n**2 on C2**, the better move:\n" in page) == paged, "and no other reason"


async def lightly(person: int, question: Question) -> Sequence[Advice]:
    """What is found by few looks."""
    return weighed(replace(question, counts=200))


async def went(ready: Stand, monkeypatch: pytest.MonkeyPatch, leads: dict[int, int]) -> None:
    """The game went so: how far everybody was ahead from some turns on."""
    stories, session = ready.context.stories, await ready.context.host.session(1)
    assert session is not None
    turns = await stories.turns(session)

    async def course(session: Session, seat: Seat) -> tuple[Round, ...]:
        found, line = list[Round](), 0
        for turn, view in zip(turns, await stories.views(session, viewer=seat), strict=True):
            lead = leads.get(turn.number, found[-1].lead if found else 0)
            stock = begun(session).game.rules.think.stock(view, seat, view)  # type: ignore[union-attr]
            found.append(Round(None, (turn.number,) * 2, (line + 1, turn.line), view, (lead,), stock))
            line = turn.line
        return tuple(found)

    monkeypatch.setattr(ready.context.reviews, "course", course)


async def sail(ready: Stand, *people: int) -> None:
    """Ann and Ben, or these, begin a game in which nobody can resign by a move."""
    people = people or (ANN, BEN)
    await begin(ready, "koxinga", *people, seats=len(people))


async def begin(ready: Stand, game: str, *people: int, **values: Value) -> None:
    """People begin a game, the first of them first."""
    await ready.command(ANN, "play", game, order="first", **values)
    await ready.settled()
    for other in people[1:]:
        await ready.click(other, control(ready.table, Action.JOIN))
        await ready.settled()
    await ready.click(ANN, control(ready.table, Action.START))
    await ready.settled()


async def test_whoever_left_the_seat_to_a_computer_may_review_it(tmp_path: Path) -> None:
    async with surface(tmp_path) as ready:
        await sail(ready)
        await ready.click(ANN, pressed(Action.RESIGN_SURE, argument=Named("computer")), private=True)
        await ready.settled()
        await ready.click(BEN, pressed(Action.PROPOSE_SURE, argument=Proposed("draw")), private=True)
        await ready.settled()
        session = await ready.context.host.session(1)
        assert session is not None
        assert session.seat_of(ANN) is None
        assert isinstance(session.phase, Over)
        assert isinstance(await ready.click(ANN, own()), Growing)
        assert said(await ready.click(DAN, own())).startswith("You did not sit here at the end")


async def test_a_review_is_of_whoever_sat_there_last_up_to_where_they_left(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    """Ann, Dan in her stead, Ann again, who resigns: a computer plays on, and what it decides is nobody's."""
    async with surface(tmp_path) as ready:
        await sail(ready)
        for who in (person(DAN, "Dan"), person(ANN, "Ann")):
            await given(ready, who)
        for mover in (BEN, ANN) * 6:  # the dice say who goes first
            await ready.command(mover, "move", text="auto")
            await ready.settled()
        stories, session = ready.context.stories, await ready.context.host.session(1)
        assert session is not None
        own_decisions = [each.line for each in await stories.decisions(session, Seat(0))]
        assert own_decisions
        await ready.click(ANN, pressed(Action.RESIGN_SURE, argument=Named("computer")), private=True)
        for _ in range(3):
            await ready.settled()
            await ready.command(BEN, "move", text="auto")
        await ready.settled()
        await ready.click(BEN, pressed(Action.PROPOSE_SURE, argument=Proposed("draw")), private=True)
        await ready.settled()
        session = await ready.context.host.session(1)
        assert session is not None
        assert isinstance(session.phase, Over)
        assert session.chairs[0].sat == (ANN, DAN)
        assert [each.line for each in await stories.decisions(session, Seat(0))] == own_decisions
        assert said(await ready.click(DAN, own(), private=True)).startswith("You did not sit here at the end")
        assert isinstance(await ready.click(ANN, own()), Growing)
        _, left = await stories.sat_last(session, Seat(0)) or (None, None)
        assert left is not None
        await kept_further(ready, own_decisions[-1], left + 1, monkeypatch)
        await steeply(ready, monkeypatch)


async def kept_further(ready: Stand, last: int, later: int, monkeypatch: pytest.MonkeyPatch) -> None:
    """A review that was worked out further than where its person left is shown up to there: how the computer ended it,
    in a draw, is no fall of theirs."""
    why = (text("koxinga-why-way"),)
    found = tuple(Judged(line, line, 0.9, 0.4, "keep", "swap", why) for line in (last, later))

    async def further(id: int, seat: Seat) -> tuple[Judged, ...]:
        return found

    monkeypatch.setattr(ready.context.reviews, "kept", further)
    shown = said(await ready.click(ANN, own(), private=True))
    assert ": keeping the dice. Much better: swapping the dice" in shown
    assert re.search(r"\n1\. Round \d+, you played: keeping", shown), "as the picture counts"
    assert "\n2. " not in shown
    session = await ready.context.host.session(1)
    assert session is not None
    assert (await ready.context.reviews.course(session, Seat(0)))[-1].lines[1] < later, "up to there"


async def steeply(ready: Stand, monkeypatch: pytest.MonkeyPatch) -> None:
    """Where a seat fell back most it is told what it lost, the latest of it, and only its own moves ahead."""
    stories, session = ready.context.stories, await ready.context.host.session(1)
    assert session is not None
    first, *_, last = await stories.decisions(session, Seat(0))
    ends = [turn.line for turn in await stories.turns(session)]
    events = await stories.between(session, 1, last.line)
    assert {"koxinga-event-starter", "koxinga-event-dice"} < {event.text.key for _, event in events}, "everybody saw it"
    assert all(event.to is None for _, event in events)
    assert [turn for turn, _ in events] == sorted(turn for turn, _ in events)
    told = {turn for turn, _ in events}  # a card that is chosen last is nobody else's yet
    assert set(range(last.turn)) <= told <= set(range(last.turn + 1))
    assert await stories.between(session, last.line, last.line - 1) == ()
    card = text("koxinga-event-card", seat=Seat(0), card="4", first="", second="")
    met = (
        Event(card, tells=("card 4",)),
        Event(text("koxinga-event-move", seat=Seat(1), block="7")),
        Event(text("koxinga-event-pay", seat=Seat(0), paid=3, kind="food"), detail=True),
        Event(text("koxinga-event-treasure", seat=Seat(0))),
        *(Event(text("koxinga-event-win", seat=Seat(1), other=Seat(0), more=more, less=2)) for more in range(4, 11)),
        Event(text("koxinga-event-win", seat=Seat(0), other=Seat(1), more=9, less=3)),
    )

    asked = list[tuple[int, int]]()

    async def between(session: Session, since: int, until: int) -> list[tuple[int, Event]]:
        asked.append((since, until))
        return [(first.turn, event) for event in met]

    async def fallen(id: int, seat: Seat) -> tuple[Judged, ...]:
        own = ((Seat(0), "card 3"), (Seat(0), "card 7"))
        why = (text("koxinga-why-way"),)
        return Judged(first.line, first.turn, 0.9, 0.4, "keep", "swap", why, own), Judged(
            last.line, last.turn, 0.1, 0.0
        )

    monkeypatch.setattr(stories, "between", between)
    monkeypatch.setattr(ready.context.reviews, "kept", fallen)
    await went(ready, monkeypatch, {first.turn: -9})
    shown = said(await ready.click(ANN, pressed(Action.REVIEW, argument=Item(None)), private=True))
    assert asked == [(ends[first.turn - 1] + 1, ends[first.turn])], "as the viewer counts"
    assert "Of your decisions there, number 1 below cost most.\n" in shown
    beats = [rf"- Turn {first.turn}: User 2 beats [^:.]*User 1: {more} against 2\.\n" for more in range(5, 11)]
    assert re.search("\nWhat happened then:\n" + "".join(beats) + "[^-]", shown), shown
    met = met[:4]
    assert "What happened" not in said(await ready.click(ANN, own(), private=True))
    page = said(await ready.click(ANN, pressed(Action.REVIEW_DECISION, argument=Named("0", 0)), private=True))
    assert asked[-1] == (first.line, max(first.line + FOLLOWS, ends[first.turn + 1])), "to the end of the next turn"
    assert "What could follow" not in page
    others = [Event(text("koxinga-event-move", seat=Seat(1), block=str(block))) for block in range(1, 20)]
    drawn = Event(text("koxinga-event-battle", seat=Seat(1), block="20", others=(text("koxinga-seat", seat=Seat(0)),)))
    met = (*others, drawn, Event(text("koxinga-event-stay", seat=Seat(0))))
    page = said(await ready.click(ANN, pressed(Action.REVIEW_DECISION, argument=Named("0", 0)), private=True))
    own_part = page.partition("In the game this followed: ")[2].partition("\n")[0]
    assert ("meets" in own_part, "stays" in own_part, "sails" in own_part) == (True, True, False), (
        "of many the own ones"
    )


def test_treasure_cards_and_battles_are_told_before_what_happened_later() -> None:
    """Of what a stretch has to tell, what counts in the end and who was beaten has room before what ships took."""
    seats = {"seat": Seat(0), "other": Seat(1)}
    told = [text("koxinga-event-steal", **seats), text("koxinga-event-win", more=3, less=2, **seats)]
    told += [text("koxinga-event-flame", **seats), *[text("koxinga-event-loot", amount=1, kind="", **seats)] * 6]
    rounds = tuple(Round(None, (turn,) * 2, (turn,) * 2, None, (turn**2,)) for turn in range(10))
    kept = weightiest(rounds, FATES, [(turn, each) for turn, each in enumerate(told, start=1)], up=True)
    assert [turn for turn, _ in kept] == [1, 2, 3, 7, 8, 9]


async def test_two_moves_are_told_by_what_the_one_does_and_the_other_does_not(
    over: Stand, monkeypatch: pytest.MonkeyPatch
) -> None:
    """On an empty board no piece does more than another. That is said where nothing else was; a victory that is
    foreseen is shown by its line, though nobody else moves in it."""
    session = await over.context.host.session(1)
    assert session is not None
    first = (await over.context.stories.decisions(session, Seat(0)))[0]
    every = owed(RULES, await over.context.stories.before(session, first.line, Seat(0)))
    places = [RULES.format(move) for move in every if len(move) > 1]
    why, value = tuple[Text, ...](), 0.9

    async def kept(id: int, seat: Seat) -> tuple[Judged, ...]:
        return (Judged(first.line, first.turn, value, 0.4, places[0], places[-1], why, ((Seat(0), "pass"),)),)

    async def shown() -> list[str]:
        press = pressed(Action.REVIEW_DECISION, argument=Named("0", 0))
        return said(await over.click(ANN, press, private=True)).splitlines()[3:]

    passes = Event(text("cardgo-event-pass", seat=Seat(0)))
    won = begun(session).state
    monkeypatch.setattr(foretelling, "foretold", lambda rules, view, line, world: iter([(won, ()), (won, (passes,))]))
    monkeypatch.setattr(over.context.reviews, "kept", kept)
    alike = "Right away both moves do the same: the difference shows only later."
    follows = "What could follow (whatever cannot be seen is guessed):"
    goes_on = [follows, "1. User 1 passes and will not draw next turn."]
    really = "In the game this followed: User 1 plays 4 on F5. User 2 plays 4 on G5. User 1 plays 4 on E4."
    assert await shown() == [alike, "**4 on H8**, the better move:", *goes_on, really]
    with monkeypatch.context() as apart:
        apart.setattr(beside, "apart", lambda move, other, voice: (text("core-why-wins"),))
        unsaid, better, _, *line, played, _, _, both = await shown()
    assert (better, played) == ("**4 on H8**, the better move:", "**4 on A1**, your move:")
    assert both == "Both moves do this: User 1: one piece, connected to no other, so nothing takes effect."
    assert unsaid.startswith("I tried many times what may follow this move")
    assert line == goes_on
    why, value = (text("cardgo-why-blow-later"),), 1.0
    forced, _, *line, _ = await shown()
    assert forced == "A few moves on, you should be able to deal a blow that takes all their HP."
    assert line == goes_on


async def decision(ready: Stand, monkeypatch: pytest.MonkeyPatch, **given: Any) -> str:
    """The page of Ann's first decision, a move of her own before Ben passes being better."""
    session = await ready.context.host.session(1)
    assert session is not None
    first = (await ready.context.stories.decisions(session, Seat(0)))[0]
    judge = Judged(first.line, first.turn, 0.9, 0.4, "4@A1", "4@H8", (), ((Seat(1), "pass"),), **given)

    async def kept(id: int, seat: Seat) -> tuple[Judged, ...]:
        return (judge,)

    monkeypatch.setattr(ready.context.reviews, "kept", kept)
    return said(await ready.click(ANN, pressed(Action.REVIEW_DECISION, argument=Named("0", 0)), private=True))


async def test_the_blow_that_a_decision_led_to_is_told_on_its_page(
    over: Stand, monkeypatch: pytest.MonkeyPatch
) -> None:
    """However many turns later it was; where a review knows no threat behind it, where the seat fell back most."""
    line = "\nTurn 5: User 2 resigns."
    assert line not in await decision(over, monkeypatch)
    assert line in await decision(over, monkeypatch, blow=Blow(5, text("core-why-wins"), held=False))
    await went(over, monkeypatch, {5: -9})
    assert line in await decision(over, monkeypatch)


@pytest.mark.parametrize(("lead", "shown"), [(-9, True), (9, False)])
async def test_no_line_is_told_after_which_a_seat_stands_worse_than_it_did(
    over: Stand, monkeypatch: pytest.MonkeyPatch, lead: int, shown: bool
) -> None:
    await went(over, monkeypatch, {1: lead})
    assert ("What could follow" in await decision(over, monkeypatch)) == shown


@pytest.mark.parametrize("locale", ["en", "zh-TW", "zh-CN"])
def test_a_heading_goes_with_what_it_leads_to(locale: str) -> None:
    heading, other = (text("cardgo-preview-place", card=card, cell="D4") for card in "34")
    same, more, voice = text("bot-review-little"), text("bot-review-unsaid"), Voice(locale)
    lines = {("a",): (heading, same), ("b",): (other, same), ("c",): (heading, same, more), ("d",): (heading, more)}
    a, b, c, d = (beside.Foreseen(name, said, ()) for (name,), said in lines.items())
    assert beside.apart(a, b, voice) == ()
    assert beside.apart(c, b, voice) == (heading, more)
    assert beside.apart(b, d, voice) == (other, same)


@pytest.mark.parametrize(("locale", "space"), [("en", " "), ("zh-TW", ""), ("zh-CN", "")])
def test_what_another_move_does_is_one_paragraph_after_its_name(
    locale: str, space: str, monkeypatch: pytest.MonkeyPatch
) -> None:
    lines, voice = (text("bot-review-little"), text("bot-review-unsaid")), Voice(locale)
    monkeypatch.setattr(moves, "preview", lambda rules, view, move: Waiver(move, lines if move == ("pass",) else ()))
    monkeypatch.setattr(notation, "called", lambda rules, view, typed, voice: typed)
    (told,) = beside.instead(RULES, None, ("pass",), ("end",), voice, warned=False)
    assert voice.say(told).count("**pass** ") == 1
    assert voice.say(told).endswith(space.join(map(voice.say, lines)))
    assert beside.instead(RULES, None, ("end",), ("pass",), voice, warned=False) == ()


async def given(ready: Stand, who: Occupant) -> None:
    def give(session: Session, moment: Moment) -> Change:
        return hand_over(session, begun(session), Seat(0), who, text("bot-table-replaced"), moment)

    assert (await ready.context.host.do(None, 1, give)).done
    await ready.settled()


async def test_what_an_earlier_version_said_is_left_out_where_its_words_are_gone(
    over: Stand, monkeypatch: pytest.MonkeyPatch
) -> None:
    await grown(await over.click(ANN, own()))
    kept = await over.context.reviews.kept(1, Seat(0))
    assert kept is not None
    why = text("cardgo-beside", other="pass", when="soon", figures=()), text("cardgo-why-hp")
    old = replace(kept[0], cost=0.5, played="pass", better="pass", why=why)

    async def earlier(id: int, seat: Seat) -> tuple[Judged, ...]:
        return (old,)

    monkeypatch.setattr(over.context.reviews, "kept", earlier)
    page = message(await over.click(ANN, pressed(Action.REVIEW_DECISION, argument=Named("0", 0)), private=True))
    assert "It costs them more HP than another move would." in said(page)


@pytest.mark.parametrize(("person", "values"), [(ANN, (0.5, 0.8)), (BEN, (0.8, 0.5))])
async def test_what_decided_the_game_is_told_before_what_cost_most(
    over: Stand, monkeypatch: pytest.MonkeyPatch, person: int, values: tuple[float, float]
) -> None:
    """To Ann, who won, and to Ben, who lost, that he gave up."""
    session = await over.context.host.session(1)
    assert session is not None
    first, last = await over.context.stories.decisions(session, Seat(person - 1))
    why = (text("cardgo-why-hp"),)
    best, worse = (
        Judged(each.line, each.turn, *rest)
        for each, *rest in ((first, values[0], 0.3, "pass", "pass", why), (last, values[1], 0.0))
    )
    met = [Event(text(f"cardgo-event-{key}", seat=Seat(1))) for key in ("resign", "pass")]
    monkeypatch.setattr(review, "changed", lambda before, after, *, up: [])
    evenly, found = tuple(replace(each, value=1.0, cost=0.0) for each in (best, worse)), (best, worse)

    async def kept(id: int, seat: Seat) -> tuple[Judged, ...]:
        return found

    async def between(session: Session, since: int, until: int) -> list[tuple[int, Event]]:
        return [(3, event) for event in (*met, Event(text("cardgo-event-map")))]

    monkeypatch.setattr(over.context.reviews, "kept", kept)
    await went(over, monkeypatch, {first.turn: 9 if person == ANN else -9})
    monkeypatch.setattr(over.context.stories, "between", between)
    shown = said(await over.click(person, own(), private=True))
    told = [line.partition(":")[0] for line in shown.splitlines()[1:]]
    assert told == [
        "User 1 wins",
        "You pulled ahead most here, as far as I can tell"
        if person == ANN
        else "Here you fell behind most, as far as I can tell",
        f"Turn {first.turn}",
        "What happened then",
        "- Turn 3",
        *(["Of your decisions there, number 1 below cost most."] if person == BEN else []),
        "Where you stood furthest apart at the end",
        "- HP",
        "These decisions cost most, the worst first, as far as I can tell. I judge by what could be seen at the time.",
        f"1. Turn {first.turn}, you played",
        "-# The graph counts HP, and 1 for each piece on the board",
    ]
    found = evenly
    await went(over, monkeypatch, {})
    shown = said(await over.click(person, own(), private=True))
    assert ("I see no stretch in which you pulled far ahead before you won." in shown) == (person == ANN)
    assert "The graph counts" in shown, "it is level"


@pytest.mark.parametrize("person", [ANN, BEN])
async def test_turning_points_come_before_decisions_for_the_winner_as_for_the_loser(
    over: Stand, monkeypatch: pytest.MonkeyPatch, person: int
) -> None:
    blow = text("cardgo-chronicle-blow", seat=Seat(0), cell="C3", count=3, other=Seat(1), hp=9, left=23)

    async def chronicle(session: Session) -> Chronicle:
        return Chronicle((), (Point(2, blow),))

    async def kept(id: int, seat: Seat) -> tuple[Judged, ...]:
        return (Judged(1, 1, 0.5, 0.3, "pass", "pass", (text("cardgo-why-hp"),)),)

    monkeypatch.setattr(over.context.reviews, "kept", kept)
    monkeypatch.setattr(over.context.stories, "chronicle", chronicle)
    await went(over, monkeypatch, {2: 9 if person == ANN else -9})
    shown = said(await over.click(person, own(), private=True))
    points = "**Turning points**\n- Turn 2: User 1 on C3: 3 pieces take effect. User 2 loses 9 HP and has 23 left.\n"
    assert points in shown
    assert shown.index("on the graph below") < shown.index(points) < shown.index("These decisions cost most")


async def test_the_figures_of_a_stretch_are_those_that_the_viewer_shows_at_its_turns(
    over: Stand, monkeypatch: pytest.MonkeyPatch
) -> None:
    session, stories, seat = await over.context.host.session(1), over.context.stories, Seat(0)
    assert session is not None
    assert RULES.think is not None

    async def kept(id: int, seat: Seat) -> tuple[Judged, ...]:
        return (Judged(1, 1, 0.5, 0.0),)

    monkeypatch.setattr(over.context.reviews, "kept", kept)
    await went(over, monkeypatch, {1: 4})
    shown = said(await over.click(ANN, own(), private=True))
    (turn, had, has), *_ = re.findall(r"Turn (\d): you rose .*\n- Pieces on the board: you (\d) → (\d)", shown)
    views = [(await stories.page(session, int(turn) - back, lambda _: seat)).view for back in (1, 0)]
    stocks = [RULES.think.stock(view, seat, view)[1].has for view in views]
    assert stocks == [int(had), int(has)]


@pytest.mark.parametrize(
    ("costs", "told"), [((0.0, 0.0), True), ((0.0, 0.03), False), ((None, None), False), ((0.0, None), True)]
)
async def test_that_nothing_cost_anything_is_said_where_nothing_did(
    over: Stand, monkeypatch: pytest.MonkeyPatch, costs: tuple[float | None, ...], told: bool
) -> None:
    """An earlier version kept no words of what cost little."""
    found = tuple(Judged(line, 1, 0.5, cost) for line, cost in enumerate(costs, 1))

    async def kept(id: int, seat: Seat) -> tuple[Judged, ...]:
        return found

    monkeypatch.setattr(over.context.reviews, "kept", kept)
    shown = said(await over.click(ANN, own(), private=True))
    compared = f"I compared {len(costs) - costs.count(None)} of your decisions. None cost"
    assert (f"{compared} anything" in shown) == told
    assert (f"{compared} much" in shown) == any(costs)
    assert ("Not compared, since I did not weigh the moves that were played: Turn " in shown) == (None in costs)


async def test_another_seat_is_seen_where_they_agreed_and_no_more(over: Stand) -> None:
    assert "keep that review to themselves" in said(await over.click(BEN, own(0), private=True))
    assert "did not sit here" in said(await over.click(DAN, own(), private=True))
    assert "may now see" in said(await over.click(ANN, pressed(Action.REVIEW_SHOW), private=True))
    seen = (await grown(await over.click(BEN, own(0), private=True)))[-1]
    assert "Review of " in "".join(labels((await grown(await over.click(BEN, own(), private=True)))[-1]))
    assert "Keep my review to myself" not in labels(seen)
    assert said(await over.click(DAN, own(), private=True)) == said(seen)
    mine = message(await over.click(ANN, own(), private=True))
    await over.click(ANN, control(mine, Action.REVIEW_HIDE), private=True)
    assert "keep that review to themselves" in said(await over.click(BEN, own(0), private=True))
    assert "did not sit here" in said(await over.click(DAN, pressed(Action.REVIEW_SHOW), private=True))


async def test_agreement_and_allowance_go_with_whoever_is_forgotten(over: Stand) -> None:
    ready, gone = over.context.reviews, 10**17
    await ready.show(gone, 1, on=True)
    assert await ready.admit(gone, 9, 0)
    assert await ready.shows(gone, 1)
    await over.context.host.forget_person(77, gone)
    assert not await ready.shows(gone, 1)
    query = "SELECT scope FROM settings WHERE key = ?"
    assert not await over.store.read(lambda connection: connection.execute(query, (gone,)).fetchall())


async def test_it_can_be_cancelled_and_fails_in_words(over: Stand, monkeypatch: pytest.MonkeyPatch) -> None:
    waits = asyncio.Event()

    async def advise(person: int, question: Question) -> Sequence[Advice]:
        await waits.wait()
        raise RuntimeError("no idea")

    monkeypatch.setattr(over.thinker, "advise", advise)
    for said_last, end in (
        ("The review was cancelled.", "cancel"),
        ("The review went wrong. Please try again.", "fail"),
    ):
        answer = await over.click(ANN, own(), private=True)
        assert isinstance(answer, Growing)
        await asyncio.sleep(0)
        if end == "cancel":
            await over.click(ANN, control(answer.message, Action.REVIEW_CANCEL), private=True)
        else:
            waits.set()
        assert said((await grown(answer))[-1]) == said_last
    assert over.context.reviews.waiting == 0


async def test_a_review_waits_where_too_many_ask(over: Stand, monkeypatch: pytest.MonkeyPatch) -> None:
    refused: list[Question] = []
    advise = over.thinker.advise

    async def crowded(person: int, question: Question) -> Sequence[Advice]:
        if len(refused) < 3:
            refused.append(question)
            raise Crowded
        return await advise(person, replace(question, counts=50))

    monkeypatch.setattr(over.thinker, "advise", crowded)
    monkeypatch.setattr(reviews, "CROWDED", 0.0)
    assert "as far as I can tell" in said((await grown(await over.click(ANN, own(), private=True)))[-1])
    assert len(refused) == 3


async def test_a_review_that_is_under_way_is_not_begun_again_and_few_wait(
    over: Stand, monkeypatch: pytest.MonkeyPatch
) -> None:
    ready, session = over.context.reviews, await over.context.host.session(1)
    assert session is not None
    first, second = await asyncio.gather(*(ready.ask(session, Seat(0), ANN, 0) for _ in range(2)))
    assert first is second is ready.underway(1, Seat(0))
    assert len(await asked(over, ANN)) == 1, "pressed twice, counted once"
    ready.cancel(1, Seat(0))
    monkeypatch.setattr(reviews, "WAITING", 0)
    assert "Too many" in said(await over.click(BEN, own(), private=True))
    assert await asked(over, BEN) == [], "what was refused is not counted"


async def asked(over: Stand, key: int) -> list[list[int]]:
    return await over.store.read(lambda connection: reviews.ASKED.get(connection, key)) or []


async def test_a_person_and_a_server_have_so_many_a_day(over: Stand, monkeypatch: pytest.MonkeyPatch) -> None:
    ready = over.context.reviews
    assert [await ready.admit(ANN, 9, 0) for _ in range(reviews.PERSON + 1)] == [True] * reviews.PERSON + [False]
    assert await ready.admit(ANN, 9, 24 * 3600)
    monkeypatch.setattr(reviews, "SERVER", 2)
    assert [await ready.admit(person, 8, 0) for person in (10, 11, 12)] == [True, True, False]
    monkeypatch.setattr(reviews, "PERSON", 0)
    assert "No more reviews today" in said(await over.click(ANN, own(), private=True))


async def test_a_game_under_way_has_no_review(tmp_path: Path) -> None:
    async with surface(tmp_path) as ready:
        await ready.command(ANN, "play", "cardgo", rules="quick", order="first", level="easy")
        await ready.settled()
        await ready.click(ANN, control(ready.table, Action.START))
        await ready.settled()
        assert "played to its end" in said(await ready.click(ANN, own(), private=True))
        assert "played to its end" in said(await ready.click(ANN, pressed(Action.REVIEW_SHOW), private=True))
        assert not await ready.context.reviews.shows(ANN, 1)


def test_the_three_decisions_that_cost_most_are_told_most_first() -> None:
    costs, why = [0.01, 0.2, None, 0.05, 0.4, 0.3], (text("cardgo-why-hp"),)
    found = [Judged(line, line, 0.5, cost, "a", "b", why) for line, cost in enumerate(costs)]
    assert [each.line for each in worst(found)] == [4, 5, 1]
    assert [each.line for each in worst([found[0], replace(found[1], cost=0.0)])] == [0], "however little"
    assert worst([replace(found[3], why=())]) == (), "little, for no reason that can be named"
    assert worst([replace(found[0], better="")]) == (), "whose words an earlier version did not keep"
    assert [bool(each.better) for each in told(found, [])] == [False, True, False, False, True, True]
    king = Judged(9, 9, 0.25, 0.25, "a", "b")
    assert [each.line for each in worst([*found, king])] == [9, 4, 5], "what lost the game comes first"
    assert not Judged(9, 9, 0.2, 0.2).fatal, "it was lost before"
    assert [Judged(9, 9, value, cost).loses for value, cost in ((0.06, 0.06), (0.0, 0.0), (0.3, 0.2))] == [
        True,
        False,
        False,
    ]


@pytest.mark.parametrize("ends", [True, False])
@pytest.mark.parametrize("better", [None, Advice(("pass",), 0.5)])
def test_beside_a_blow_that_ended_the_game_nothing_else_is_a_reason(better: Advice | None, *, ends: bool) -> None:
    """A decision that cost the King was said to have cost a city."""
    each = Judged(9, 5, 0.5, 0.3, "3@C3", "pass", (text("cardgo-why-hp"),))
    blow = Blow(6, text("bot-review-unheld"), held=better is not None, ends=ends)
    (found,) = warned(RULES, [each], Held(9, better, blow))
    assert found.why == (() if ends else each.why)
    assert (found.better, found.blow) == ("pass", blow)


def test_what_cannot_be_said_any_more_is_known() -> None:
    """A key that is gone, or an argument that its words want by now."""
    threat = text("koxinga-threat-battle", seat=Seat(1))
    for gone in (text("gone"), threat, text("bot-review-unheld", threat=threat, when=text("bot-turn", turn=1))):
        assert not review._is_known(gone, Voice("en", ("Ann", "Ben")))
    assert review._is_known(text("bot-turn", turn=1), Voice("en"))


def test_where_what_comes_of_a_threat_is_told_of_its_cell_alone_it_is_looked_for() -> None:
    """In Koxinga any ship may sail to the block of a battle, and cards have numbers like blocks."""
    found = {name for name, game in games().items() if game.rules.warn is not None and game.rules.warn.traceable}
    assert found == {"cardgo", "jiangshan"}


def test_what_led_to_a_better_position_cost_nothing_in_hindsight() -> None:
    """A siege whose end lies beyond the search, one that was a loss, one that could not be compared, and the second
    order of a turn."""
    before = [
        Judged(1, 1, 0.6, 0.3, "g3-g4", "c3-e3"),
        Judged(2, 3, 0.8, 0.2, "a1-a2", "b1-b2"),
        Judged(3, 5, 0.5, None),
        Judged(4, 5, 0.4, 0.2),
        Judged(5, 7, 0.6, 0.0),
        Judged(6, 9, 0.3, 0.1),
    ]
    assert [each.cost for each in in_hindsight(before, 1.0)] == [0.0, 0.2, None, 0.0, 0.0, 0.0]
    assert [each.cost for each in in_hindsight(before, 0.0)] == [0.0, 0.2, None, 0.0, 0.0, 0.1]
    lost = [Judged(1, 1, 0.6, 0.3), Judged(2, 3, 0.4, 0.1), Judged(3, 5, 0.6, 0.2)]
    assert [each.cost for each in in_hindsight(lost, 0.0)] == [0.2, 0.0, 0.2], "whoever loses learns what turned up"
    assert in_hindsight([Judged(1, 1, 0.6, 0.3)], 0.0)[0].cost == 0.3
    assert in_hindsight([Judged(1, 1, 0.6, 0.3)], 0.5)[0].cost == 0.1, "what was not lost was not its cost"


def test_in_a_stretch_the_decision_that_cost_most_is_told_however_it_is_beside_the_worst() -> None:
    costs, why = (0.4, 0.3, 0.2, 0.06, 0.1, 0.07), (text("cardgo-why-hp"),)
    found = [Judged(line, line, 0.5, cost, "a", "b", why) for line, cost in enumerate(costs)]
    since, until = (Round(None, (turn, turn), (turn, turn), None) for turn in (2, 5))
    assert within(found, (since, until)) == (found[4],)
    assert within(found, (until, until)) == (found[4],), "shortly before, where none was there"
    assert within([replace(each, cost=0.0) for each in found], (since, until)) == ()
    held = replace(found[5], cost=0.0, blow=Blow(4, text("bot-review-held"), held=True))
    assert reviews._read(json.loads(json.dumps(reviews._row(held)))) == held
    assert within([*found[:5], held], (since, until)) == (held,), "what would have held back what came there"
    assert within([*found[:5], held], (until, until)) == (found[4],)
    assert within([replace(found[4], why=(), cost=0.08), found[5]], (since, until)) == (found[5],), "with its reason"
    assert within([replace(found[4], why=())], (since, until)) != (), "if there is one"
    kept = told(found, [(since, until)])
    assert [bool(each.better) for each in kept] == [True, True, True, False, True, False]
    assert review._told(kept) == (*found[:3], found[4]), "after the worst"


@pytest.mark.parametrize(
    ("locale", "said"),
    [
        (
            "en",
            [
                "Gold: you 3 → 9, Ben: 5 → 7",
                "The other way: Blocks still to go: you 40 → 40, Ben: 44 → 41",
            ],
        ),
        (
            "zh-TW",
            [
                "金幣：你 3 → 9，Ben：5 → 7",
                "另一方面，離終點還有幾格：你 40 → 40，Ben：44 → 41",
            ],
        ),
        (
            "zh-CN",
            [
                "金币：你 3 → 9，Ben：5 → 7",
                "另一方面，离家还有几格：你 40 → 40，Ben：44 → 41",
            ],
        ),
    ],
)
def test_what_a_seat_rose_in_is_told_as_both_had_it_most_first_and_what_tells_against_it(
    locale: str, said: list[str]
) -> None:
    voice, before, after = Voice(locale, ("Ann", "Ben", "Dan")), counted(44, 5, 40, 3, 1), counted(41, 7, 40, 9, 2)
    contrary = "The other way: " if locale == "en" else "另一方面，"
    assert list(map(voice.say, changed(before, after, up=True))) == said
    fell, against = map(voice.say, changed(before, after, up=False))
    assert (fell, against) == (said[1].removeprefix(contrary), contrary + said[0])
    assert changed(before, before, up=True) == []


def counted(theirs: int, gold: int, left: int, own: int, food: int) -> list[Standing]:
    return [
        Standing("koxinga-stock-way", left, theirs, -1, Seat(1)),
        Standing("koxinga-stock-food", food, 1, 0.3, Seat(1)),
        Standing("koxinga-stock-gold", own, gold, 1, Seat(1)),
    ]


@pytest.mark.parametrize(
    ("locale", "said"),
    [
        (
            "en",
            ["Blocks still to go: 40 for you, 10 for Ben", "Gold: 9 for you, 5 for Ben"],
        ),
        ("zh-TW", ["離終點還有幾格（你：40，Ben：10）", "金幣（你：9，Ben：5）"]),
        ("zh-CN", ["离家还有几格（你：40，Ben：10）", "金币（你：9，Ben：5）"]),
    ],
)
def test_in_what_the_end_differed_is_told_most_first_whoever_had_more(locale: str, said: list[str]) -> None:
    voice, end = Voice(locale, ("Ann", "Ben", "Dan")), counted(10, 5, 40, 9, 0)
    assert list(map(voice.say, differing(end))) == said
    assert differing(counted(40, 9, 40, 9, 1)) == []
    assert differing([Standing("jiangshan-stock-lost", 9, 4, -2)]) == []
    (apart,) = differing([Standing("koxinga-stock-score-position", -5, 15, 1, Seat(1))])
    assert "−5" in voice.say(apart)


async def test_of_the_end_only_a_person_who_was_there_is_told(over: Stand, monkeypatch: pytest.MonkeyPatch) -> None:

    async def kept(id: int, seat: Seat) -> tuple[Judged, ...]:
        return (Judged(1, 1, 0.5, 0.0),)

    monkeypatch.setattr(over.context.reviews, "kept", kept)
    monkeypatch.setattr(review, "differing", lambda stock: [text("bot-review-unsaid")])
    assert "Where you stood furthest apart at the end:" in said(await over.click(ANN, own(), private=True))
    monkeypatch.setattr(review, "differing", lambda stock: [])
    assert "furthest apart" not in said(await over.click(ANN, own(), private=True))
    monkeypatch.setattr(review, "differing", lambda stock: [text("bot-review-unsaid")])

    async def left(session: Session, seat: Seat) -> tuple[int, int]:
        return ANN, 9

    monkeypatch.setattr(over.context.stories, "sat_last", left)
    assert "furthest apart" not in said(await over.click(ANN, own(), private=True))


@pytest.mark.parametrize(("up", "told"), [(True, [3, 4, 4, 5, 6, 6]), (False, [1, 1, 2, 2, 5, 5])])
def test_of_what_happened_the_turns_that_made_a_rise_or_a_fall_are_told(*, up: bool, told: list[int]) -> None:
    """The best turn of a stretch was its first, and left out for what came later."""
    rounds = tuple(
        Round(None, (turn,) * 2, (turn,) * 2, None, (lead,)) for turn, lead in enumerate((0, -5, -9, 8, 20, 19, 19))
    )
    happened = [(turn, text("bot-turn", turn=turn)) for turn in (1, 1, 2, 2, 3, 4, 4, 5, 5, 6, 6)]
    kept = weightiest(rounds, {"bot-turn": Fate("seat")}, happened, up=up)
    assert [turn for turn, _ in kept] == told


@pytest.mark.parametrize(("name", "seats"), [("cacao", 3), ("cardgo", 2), ("jiangshan", 2), ("koxinga", 3)])
def test_what_is_told_of_any_stretch_is_what_moved_the_curve(name: str, seats: int) -> None:
    """Each figure that shows on it, the weightiest first, and so all of it but what is worth next to nothing."""
    game, dice = games()[name], partial(Chance, b"moved")
    rules = game.rules
    state = settle(rules, rules.setup(next(iter(rules.presets.values())), seats), dice, 1).state
    seat = Seat(0)
    views, movers = [rules.view(state, seat)], [tuple[Seat, ...]()]
    while len(views) < 60 and rules.outcome(state) is None:
        mover, line = acting(rules, state)[0], 9 * len(views)
        found = [
            move for move in islice(owed(rules, rules.view(state, mover)), 400) if move[0] not in ("resign", "draw")
        ]
        move = found[dice(line).below(len(found))]
        state = settle(rules, play(rules, state, mover, move)[0], dice, line).state
        views.append(rules.view(state, seat))
        movers.append((mover,))
    rounds = course(game, seat, [Turn(number, number + 1, each) for number, each in enumerate(movers)], views)
    moved = 0
    for since, until in pairwise(rounds[::3]):
        up = until.lead > since.lead
        points = {now.key: points_of(now) - points_of(then) for then, now in zip(since.stock, until.stock, strict=True)}
        told = [names(each) for each in changed(since.stock, until.stock, up=up)]
        along = [key for key, by in points.items() if by * (1 if up else -1) >= review.NOTICED]
        assert set(told) == ({key for key in points if abs(points[key]) >= review.NOTICED} if along else set())
        assert told[: len(along)] == sorted(along, key=lambda key: -abs(points[key]))
        small = sum(abs(points[key]) for key in points if key not in told)
        assert abs(sum(points[key] for key in told) - (until.lead - since.lead)) <= small + 1
        moved += until.lead != since.lead
    assert moved


def points_of(here: Standing) -> float:
    return (here.has - here.beside) * here.worth


def names(told: Text) -> str:
    """The figure that a line of a review is about."""
    given = dict(told.args)
    what = given.get("what") or given["told"]
    assert isinstance(what, Text)
    return what.key if "what" in given else names(what)


@pytest.mark.parametrize(
    ("locale", "said"),
    [
        ("en", "Gold: you 3 → 3, the best other overall: 5 (Ben) → 9 (Dan)"),
        ("zh-TW", "金幣：你 3 → 3，總值最高的對手：5（Ben）→ 9（Dan）"),
        ("zh-CN", "金币：你 3 → 3，总值最高的对手：5（Ben）→ 9（Dan）"),
    ],
)
def test_who_is_foremost_before_and_after_is_told(locale: str, said: str) -> None:
    """Foremost in all that the graph counts: others may have more of the one thing."""
    before = Standing("koxinga-stock-gold", 3, 5, 1, Seat(1))
    (told,) = changed([before], [before._replace(beside=9, other=Seat(2))], up=False)
    assert Voice(locale, ("Ann", "Ben", "Dan")).say(told) == said


@pytest.mark.parametrize(("has", "key"), [(3, "against"), (2, "against"), (5, "outdone")])
def test_of_what_a_seat_did_well_it_is_told_that_others_did_better(has: int, key: str) -> None:
    gold, food = (Standing(f"koxinga-stock-{name}", 3, 5, 1, Seat(1)) for name in ("gold", "food"))
    said = changed([gold, food], [gold._replace(has=has, beside=9), food._replace(has=19)], up=True)
    assert [each.key for each in said] == ["bot-review-one", f"bot-review-{key}"]


def test_armies_are_counted_beside_all_others_together() -> None:
    before = Standing("jiangshan-stock-lost", 1, 4, -2)
    (told,) = changed([before], [before._replace(beside=7)], up=True)
    assert say("en", told) == "Units eliminated so far: your side 1 → 1, the others together 4 → 7"


async def test_what_the_foremost_other_won_is_lost(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    async with surface(tmp_path) as ready:
        await sail(ready, ANN, BEN, DAN)
        await ready.click(ANN, pressed(Action.PROPOSE_SURE, argument=Proposed("draw")), private=True)
        for other in (BEN, DAN):
            await ready.settled()
            await ready.click(other, control(ready.table, Action.AGREE))
        await ready.settled()

        async def kept(id: int, seat: Seat) -> tuple[Judged, ...]:
            return (Judged(1, 0, 0.9, 0.0),)

        async def between(session: Session, since: int, until: int) -> list[tuple[int, Event]]:
            return [(1, Event(text("koxinga-event-treasure", seat=Seat(seat)))) for seat in range(3)]

        monkeypatch.setattr(ready.context.reviews, "kept", kept)
        await went(ready, monkeypatch, {1: -9})
        monkeypatch.setattr(ready.context.stories, "between", between)
        monkeypatch.setattr("games.koxinga.stock._held", lambda view, seat: (0, 2 * seat, 0, 0, 0))
        shown = said(await ready.click(ANN, own(), private=True))
        assert "Turn 1: you fell back from 0 to −9" in shown
        assert "\nWhat happened then:\n- Turn 1: User 3 finds a treasure card" in shown, "of the others the foremost"


async def test_a_decision_that_nobody_weighed_is_no_part_of_a_review(
    over: Stand, monkeypatch: pytest.MonkeyPatch
) -> None:
    asked: list[Question] = []

    async def advise(person: int, question: Question) -> Sequence[Advice]:
        asked.append(replace(question, counts=50))
        return [replace(each, weighed=len(asked) > 1) for each in weighed(asked[-1])]

    monkeypatch.setattr(over.thinker, "advise", advise)
    await grown(await over.click(ANN, own()))
    kept = await over.context.reviews.kept(1, Seat(0))
    assert kept is not None
    assert len(kept) == 1


@pytest.mark.parametrize(("name", "options"), [("cacao", {"offturn": "ask"}), ("jiangshan", {"scenario": "b_chu_han"})])
def test_what_cannot_be_weighed_says_so(name: str, options: dict[str, str]) -> None:
    """Contacts in somebody else's turn, and the choice of stratagems."""
    rules = games()[name].rules
    assert rules.think is not None
    dice, state = partial(Chance, b"unweighed"), rules.setup(rules.options(**options), 2)
    state, lines = settle(rules, state, dice, 1).state, 1
    while True:
        seat = acting(rules, state)[0]
        found = rules.think.advise(rules.view(state, seat), seat, bytes(32), Budget(20))
        if not found[0].weighed:
            break
        lines += 9
        state = settle(rules, play(rules, state, seat, found[0].move)[0], dice, lines).state
    assert len({each.value for each in found}) == 1


def test_a_standing_order_is_no_better_move() -> None:
    state, keep = RULES.setup(RULES.presets["quick"], 2), Advice(("pass",), 0.6)
    state = settle(RULES, state, partial(Chance, b"order"), 1).state
    open_ = [Advice((token,), 0.9) for token in getattr(RULES.choice(RULES.view(state, Seat(0))), "open", ())]
    assert open_
    assert answering(RULES, state, Seat(0), [*open_, keep]) == [keep]


@pytest.mark.parametrize("name", games())
def test_the_better_move_is_told_beside_the_one_that_was_played(name: str) -> None:
    rules = games()[name].rules
    options = next(iter(rules.presets.values()))
    state = settle(rules, rules.setup(options, min(rules.seats(options))), partial(Chance, b"beside"), 1).state
    seat = acting(rules, state)[0]
    asked = Question(name, rules.view(state, seat), seat, bytes(32), 200)
    best, *others = answering(rules, state, seat, weighed(asked))
    told = dict[str, str]()
    for other in (others[1:] or others)[:: count(8, full=1)]:  # Koxinga begins with two moves
        found = answering(rules, state, seat, weighed(replace(asked, beside=other.move)))
        assert found[0].move == best.move, "what is told changes nothing of what is found"
        if found[0].beside:
            told[rules.format(other.move)] = rules.format(found[0].beside)
    assert told
    assert all(typed == named for typed, named in told.items())
    played = replace(best, why=text("core-puzzle-wrong"), beside=best.move)
    decision = Decision(3, 1, None, others[0].move)
    assert judged(rules, decision, [played, *others]).why == (), "not beside a third one"


def test_a_move_that_is_not_among_those_thought_of_is_not_compared() -> None:
    best = Advice(("pass",), 0.7)
    assert judged(RULES, Decision(3, 1, None, ("resign",)), [best]) == Judged(3, 1, 0.7, None)
    assert judged(RULES, Decision(3, 1, None, ("pass",)), [best]).cost == 0.0


def test_a_move_is_judged_by_all_that_was_played_of_it() -> None:
    """What begins alike and ends otherwise, as other workers do the work, is another move."""
    cacao = games()["cacao"].rules
    way = ("B", "@E1", "1012")
    whole, other = Advice((*way, "auto"), 0.7), Advice((*way, "act", "E1>00", "0"), 0.4)
    assert judged(cacao, Decision(3, 1, None, other.move), [whole, other]).cost == 0.3
    assert judged(cacao, Decision(3, 1, None, (*way, "hold")), [whole, other]).cost == 0.0


def test_a_review_of_an_earlier_version_is_read() -> None:
    found = reviews._read([9, 4, 0.7, 0.2, "pass", "3@C3", "cardgo-why-hp", "1@A1", "pass"])
    follows = ((None, "1@A1"), (None, "pass"))
    assert found == Judged(9, 4, 0.7, 0.2, "pass", "3@C3", (text("cardgo-why-hp"),), follows)
    assert reviews._read(reviews._row(found)) == found
