"""Lessons: exercises that one person is asked, without a table."""

from __future__ import annotations

import re
from collections.abc import AsyncIterator, Iterator
from dataclasses import replace
from pathlib import Path
from typing import Any

import pytest

from bot import metrics
from bot.catalogue import games
from bot.handlers.teaching import exercise, lessons
from bot.handlers.teaching.lessons import learned
from bot.handlers.walk import picks_of
from bot.messages.custom_id import Action, Named, Picked, Press, parse
from bot.messages.drawers import ThreadDrawer
from bot.messages.drawing import Drawing
from bot.messages.drawing_jobs import Board, DrawingJob, Drawn
from bot.messages.i18n import plain
from bot.messages.message import Button, Link, Message, Picture, Select, Style, Words
from bot.messages.requests import Ask, Reply, Update
from games import exercise as exercises
from games.core import text
from games.exercise import Exercise, Lesson
from renderers.core import Game
from renderers.words import LOCALES, catalogue
from tests.support.counts import count, paired
from tests.support.guests import Entry, installed
from tests.support.stand import (
    Renderer,
    Stand,
    control,
    controls,
    labelled,
    labels,
    message,
    pressed,
    said,
    stand,
    surface,
    written,
)
from tests.support.toy import TOY

ANN, BEN = 200_000_000_000_000_001, 200_000_000_000_000_002
FIRST, LAST = "cardgo:effect:2", "cardgo:effect:4"
CONTROLS = (Action.EXERCISE, Action.EXERCISE_PICK, Action.EXERCISE_PLAY)


@pytest.fixture
async def house(tmp_path: Path) -> AsyncIterator[Stand]:
    async with surface(tmp_path) as ready:
        yield ready


async def opened(house: Stand, place: str = FIRST, user: int = ANN) -> Message:
    return message(await house.click(user, pressed(Action.LEARN, 0, Named(place)), private=True))


async def follow(house: Stand, shown: Message, *names: str) -> Message:
    """The message after buttons with these words."""
    for name in names:
        button = labelled(shown, name)
        assert button is not None, (name, labels(shown))
        shown = message(await house.click(ANN, button, private=True))
    return shown


async def chosen(house: Stand, shown: Message, name: str) -> Message:
    """The message after an option of the menu with these words."""
    (menu,) = [one for one in controls(shown) if isinstance(one, Select)]
    value = {one.label: one.value for one in menu.options}[name]
    return message(await house.click(ANN, menu, value, private=True))


async def typed(house: Stand, shown: Message, words: str) -> Message:
    form = control(shown, Action.EXERCISE_TYPE)
    return message(await house.click(ANN, form, private=True, lines={"typed": words}))


async def answered(house: Stand, shown: Message, words: str) -> Message:
    """A typed move, confirmed."""
    return await follow(house, await typed(house, shown, words), "Confirm")


async def test_from_the_command_to_the_first_board(house: Stand) -> None:
    every = await house.command(ANN, "learn")
    assert isinstance(every, Reply)
    contents = await follow(house, every.message, "CardGO")
    assert "0 of" in said(contents)
    assert {one.label for one in controls(contents) if isinstance(one, Button) and one.style is Style.PRIMARY} == {
        "1 · Cards take effect"
    }
    assert said(message(await house.command(ANN, "learn", game="card"))) == said(contents)
    essential = said(message(await house.command(ANN, "learn", game="jiangshan")))
    assert "in the first row are enough: Two faces, Facing, Sight" in essential
    assert "enough" not in said(contents), "all lessons of CardGO"
    board = await follow(house, contents, "1 · Cards take effect")
    assert "board 1 of 4" in said(board)
    assert len(board.pictures) == 1
    assert "Other actions" not in labels(board), "nobody gives up a lesson by resigning"
    assert not house.channels.sent, "nobody else sees anything of it"


async def test_at_confirm_a_move_is_said_once_in_the_games_own_words(house: Stand) -> None:
    """The chain of what was picked was all codes: "Tile 1300 › W1 › 1300"."""
    asked = await follow(house, await opened(house, "cacao:work:1"), "Tile 1300", "W1", "1300")
    assert "\n1300 at W1\nPlay this?" in said(asked)
    assert "›" not in said(asked)


async def test_a_wrong_answer_is_told_why_and_asked_again(house: Stand) -> None:
    board = await opened(house)
    asked = await follow(house, board, "5 · While", "Column C", "C3")
    assert "Play this?" in said(asked)
    wrong = await follow(house, asked, "Confirm")
    assert "Not this one" in said(wrong)
    assert "A 5 is too large" in said(wrong)
    assert "1 · Instant" in labels(wrong)
    shown = await follow(house, wrong, "Show me")
    assert said(shown).count("1 on C3") == 1
    assert "Red loses 1 HP" in said(shown), "with help a board is previewed"
    assert "Right." in said(await follow(house, shown, "Confirm"))


@pytest.mark.parametrize(
    ("locale", "rules", "said_there"), [("en", "What the rules say", "Foot"), ("zh-TW", "規則怎麼說", "步兵")]
)
async def test_the_rules_about_a_chosen_unit_come_with_the_way_back_to_it(
    house: Stand, locale: str, rules: str, said_there: str
) -> None:
    house.locales[ANN] = locale
    board = await opened(house, "jiangshan:march:1")
    for unit, figure in ((0, "reach-others.png"), (1, "reach-foot.png")):
        chosen = message(await house.click(ANN, controls(board)[unit], private=True))
        button = labelled(chosen, rules)
        assert button is not None, labels(chosen)
        shown = await house.click(ANN, button, private=True)
        assert isinstance(shown, Update)
        assert [each.name for each in shown.message.pictures] == [figure]
        back = await house.click(ANN, control(shown.message, Action.EXERCISE), private=True)
        assert said(back) == said(chosen)
    assert said_there in said(shown)


async def test_the_rules_about_a_horse_say_which_two_cells_block_it(house: Stand) -> None:
    horse = await follow(house, await opened(house, "jiangshan:faces:2"), "b2 Fast Horse")
    rules = labelled(horse, "What the rules say")
    assert rules is not None
    assert "the cell straight ahead, or the diagonal one beside it" in said(await house.click(ANN, rules, private=True))


@pytest.mark.parametrize(("board", "town"), [(1, "d1 (camp)"), (2, "d1 (capital)")])
async def test_beside_a_capture_nothing_is_offered_that_would_mean_nothing(house: Stand, board: int, town: str) -> None:
    unit = await follow(house, await opened(house, f"jiangshan:towns:{board}"), "c1 Blade")
    taking = await follow(house, unit, f"Take {town}")
    assert "used up" in said(taking)
    assert not [each for each in labels(taking) if each.startswith("Face")]
    assert "Do not end the turn yet" in labels(taking), "somebody may be inside"
    assert "below “Confirm”: End the turn." in said(taking)
    going = await follow(house, await follow(house, taking, "Back"), "Go to d2, face down")
    assert [each for each in labels(going) if each.startswith("Face")]
    assert "below “Confirm”: Choose no facing › End the turn." in said(going)


async def test_the_last_right_answer_ends_the_lesson(house: Stand) -> None:
    right = await answered(house, await opened(house, LAST), "3@C3")
    assert "Red loses 9 HP" in said(right)
    assert len(right.pictures) == 1
    assert "● 1 · Cards take effect" in labels(await follow(house, right, "All lessons"))


class Sparing(ThreadDrawer):
    """Draws the board after the right answer, of one step or with the full counts of all; of others it says what they
    show."""

    left = count(1, full=99)

    async def draw(self, game: Game, job: DrawingJob, packed: bytes) -> tuple[Drawn, float]:
        if not isinstance(job.what, Board) or (job.what.since and self.left):
            self.left -= isinstance(job.what, Board)
            return await super().draw(game, job, packed)
        return Picture("board.png", b"-", game.renderer.alt(job.what.view, job.voice.plain)), 0.0


@pytest.mark.parametrize(
    ("name", "lesson", "locale"),
    [
        pytest.param(name, lesson, locale, id=f"{name}-{lesson.name}-{locale}")
        for (name, lesson), locale in paired(
            [(name, lesson) for name, game in games().items() for lesson in game.lessons], LOCALES
        )
    ],
)
async def test_every_board_is_solved_by_presses_in_words_and_typed_with_pictures(
    tmp_path: Path, name: str, lesson: Lesson, locale: str
) -> None:
    async with surface(tmp_path, drawing=Drawing([Sparing()])) as house:
        house.locales[ANN] = locale
        for shown, answer in ((exercise.IN_WORDS, by_presses), ("", by_typing)):
            board = await opened(house, f"{name}:{lesson.name}:1:{shown}")
            for number, step in enumerate(lesson.steps, 1):
                kind = (lessons.LETTER, lessons.KIND)
                desk = await exercise.sit(house.context, house.asker(ANN), kind, f"{name}:{lesson.name}:{number}")
                assert desk.voice.say(step.asks) in said(board)
                right = await answer(house, desk, board)
                assert desk.voice.say(text("bot-exercise-right", why=step.right)) in said(right)
                assert len(board.pictures) == len(right.pictures) == (not shown)
                if step is not lesson.steps[-1]:
                    board = message(await house.click(ANN, control(right, Action.LEARN), private=True))


async def by_typing(house: Stand, desk: exercise.Desk, board: Message) -> Message:
    """What comes of the right answer, typed and confirmed."""
    asked = await typed(house, board, desk.exercise.solves[0])
    return message(await house.click(ANN, control(asked, Action.EXERCISE_PLAY), private=True))


async def by_presses(house: Stand, desk: exercise.Desk, board: Message) -> Message:
    """What comes of the right answer, pressed step by step and confirmed."""
    picks, open = picks_of(desk, desk.seat, exercises.solution(desk.rules, desk.view, desk.exercise))
    if open:
        board = await follow(house, board, plain(desk.voice.locale, text(Action.OPEN.label)))
    for _ in range(len(picks) + 1):
        found, one, value = max(onwards(board, picks), key=lambda each: len(each[0].given(Picked).picks))
        board = message(await house.click(ANN, one, value, private=True))
        if found.action is Action.EXERCISE_PLAY:
            return board
    raise AssertionError(said(board))


def onwards(board: Message, picks: tuple[int, ...]) -> Iterator[tuple[Press, Button | Select, str | None]]:
    """What a board offers on the way along the picks, as it is shown."""
    stamp = parse(control(board, Action.EXERCISE_TYPE).custom_id).given(Picked).stamp
    for one in controls(board):
        for value in [each.value for each in one.options] if isinstance(one, Select) else [None]:
            press = None if isinstance(one, Link) else parse(one.custom_id, value)
            if press is not None and press.action in CONTROLS:
                to = press.given(Picked)
                if to.stamp == stamp and to.picks == picks[: len(to.picks)]:
                    yield press, one, value


async def test_after_the_lessons_that_a_first_game_needs_a_game_comes_first(house: Stand) -> None:
    early = [each for each in games()["jiangshan"].lessons if each.essential]
    last, boards = early[-1], len(early[-1].steps)
    reached = [*([each.name, len(each.steps)] for each in early[:-1]), [last.name, boards - 1]]
    await house.context.host.remember(learned("jiangshan"), ANN, reached)
    right = await answered(house, await opened(house, f"jiangshan:{last.name}"), last.steps[-1].solves[0])
    game, *others = [one for one in controls(right) if isinstance(one, Button)]
    assert (game.label, game.style) == ("Computer · First steps: for your very first games", Style.PRIMARY)
    assert [one.label for one in others[1:2]] == ["Next lesson: Marching"]
    assert all(one.style is not Style.PRIMARY for one in others)


@pytest.mark.parametrize("locale", LOCALES)
@pytest.mark.parametrize(("name", "step"), [("jiangshan", "battle-2"), ("cacao", "water-4")])
def test_what_ends_the_lessons_names_the_buttons_by_what_they_say(name: str, step: str, locale: str) -> None:
    words = catalogue(locale, (games()[name].locales,))
    told = words.say(text(f"{name}-course-{step}-right"), str)
    named = re.findall("[“「](.+?)[”」]", told)
    first = lessons._quick(locale, name)[0].label
    assert named in ([first.split("：")[0].split(":")[0]], [plain(locale, text("bot-button-rules"))])


@pytest.mark.parametrize("name", [name for name, game in games().items() if game.lessons])
async def test_where_a_lesson_ends_the_rules_are_one_press_away_and_the_lessons_stay(house: Stand, name: str) -> None:
    """They stood behind the list of lessons, and took its place."""
    lesson = games()[name].lessons[-1]
    board = await opened(house, f"{name}:{lesson.name}:{len(lesson.steps)}")
    end = await answered(house, board, lesson.steps[-1].solves[0])
    for shown in (end, await follow(house, end, "All lessons")):
        rules = labelled(shown, "Rules")
        assert rules is not None
        answer = await house.click(ANN, rules, private=True)
        assert isinstance(answer, Reply)
        assert "**Aim:**" in said(answer)


async def test_the_last_board_gives_no_help(house: Stand) -> None:
    last = await opened(house, LAST)
    assert "X" not in said(last)
    assert "This is a test" in said(last), "who plans a move knows it before they confirm one"
    confirming = await typed(house, last, "6@C3")
    assert "Red loses" not in said(confirming), "nothing is foreseen"
    wrong = await follow(house, confirming, "Confirm")
    assert "Show me" not in labels(wrong)
    assert "board 1 of 4" in said(await follow(house, wrong, "Lesson from the beginning"))


async def test_what_each_filling_brings_is_told_where_a_board_gives_help(house: Stand) -> None:
    helped, last = await opened(house, "cacao:gaps:1"), await opened(house, "cacao:gaps:3")
    assert "up to" not in said(helped), "which cells are worth it is what is asked"
    asked = said(await typed(house, helped, "1111 E1"))
    assert "N1E1 becomes a double plantation: " in asked
    assert "+" not in said(await typed(house, last, "1111 W1"))


async def test_the_picture_of_a_test_does_not_show_what_choices_would_bring(
    house: Stand, monkeypatch: pytest.MonkeyPatch
) -> None:
    """It named a filling the best that was the wrong answer."""
    told = list[bool]()

    async def picture(*about: Any, aided: bool = True, **more: Any) -> Words:
        told.append(aided)
        return Words("-")

    monkeypatch.setattr(house.context.drawing, "picture", picture)
    for number in (1, 3):
        await opened(house, f"cacao:gaps:{number}")
    assert told == [True, False]


async def test_workers_are_left_to_themselves_until_somebody_may_know_better(house: Stand) -> None:
    """No lesson teaches to direct them, so none offers it; a puzzle does, and says so where the buttons are."""
    puzzle = message(await house.click(ANN, pressed(Action.PUZZLE, 0, Named("cacao:6")), private=True))
    for board, cell, form, asked in (
        (await opened(house, "cacao:work:2"), "E1", "0121", False),
        (puzzle, "S4W1", "2101", True),
    ):
        placing = await follow(house, board, "Tile 1210")
        turning = await (follow if labelled(placing, cell) else chosen)(house, placing, cell)
        shown = await follow(house, turning, form)
        assert ("Choose what each worker does" in labels(shown)) is asked
        assert ("Unless you press" in said(shown)) is asked
        assert ("Confirm · Automatically: for the most gold, then the most cacao" in labels(shown)) is asked
        assert "Lay the tile, then choose" not in labels(shown), "it would come to the same"


async def test_standing_orders_are_taught_with_the_button_that_changes_them(house: Stand) -> None:
    board = await opened(house, "cacao:gaps:2")
    assert "Which worker tile" not in said(board), "its task is another one"
    offered = await follow(house, board, "Other actions")
    assert "Which worker tile" not in said(offered), "a tile is not what is asked now"
    asked = await follow(house, offered, "Standing orders", "Sell for 3 or more")
    assert "would sell for 3 or more" in said(asked)
    assert "Right." in said(await follow(house, asked, "Confirm"))


async def test_half_a_move_may_be_typed_and_nonsense_is_refused(house: Stand) -> None:
    board = await opened(house)
    assert isinstance(await house.click(ANN, control(board, Action.EXERCISE_TYPE), private=True), Ask)
    assert "In which column?" in said(await typed(house, board, "１"))
    refused = {"nonsense": "cannot read", "1@B3": "There is already a piece of Green on B3.", "3@C3": "3"}
    for words, why in refused.items():
        again = await typed(house, board, words)
        assert why in said(again)
        assert "1 · Instant" in labels(again), "the board is asked again"
        assert "board 2 of 4" in said(again)


async def test_a_board_in_words_stays_in_words(house: Stand) -> None:
    written = await follow(house, await opened(house), "Board as text")
    assert not written.pictures
    assert "Row 3: B3 Green 2" in said(written)
    right = await answered(house, written, "1@C3")
    assert not right.pictures
    assert "Red loses 1 HP" in said(right)
    assert (await follow(house, written, "Board as picture")).pictures


async def test_the_board_after_a_right_answer_shows_what_chance_brings_by_it(house: Stand) -> None:
    for place, move, told in (("cards:1", "card 4", "one treasure card"), ("fork:1", "outer", "2 treasure cards")):
        written = await follow(house, await opened(house, f"koxinga:{place}"), "Board as text")
        assert told not in said(written)
        assert told in said(await answered(house, written, move)), place


async def test_a_long_board_in_words_is_a_file(house: Stand, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr("bot.handlers.teaching.exercise.WRITTEN", 10)
    (board,) = (await follow(house, await opened(house), "Board as text")).documents
    assert b"Row 3: B3 Green 2" in board.content


async def test_progress_is_kept_and_goes_on_after_a_restart(tmp_path: Path) -> None:
    async with surface(tmp_path) as house:
        await answered(house, await opened(house), "1@C3")
        await answered(house, await opened(house), "1@A3")
    async with surface(tmp_path) as house:
        assert "board 3 of 4" in said(await opened(house, "cardgo:effect"))
        assert "board 1 of 4" in said(await opened(house, "cardgo:effect", BEN)), "progress is a person's own"
        assert await house.context.host.recall(learned("cardgo"), ANN) == [["effect", 2]]
        forgotten = message(await house.command(ANN, "forget"))
        await house.click(ANN, control(forgotten, Action.FORGET), private=True)
        assert await house.context.host.recall(learned("cardgo"), ANN) is None


async def test_where_pupils_stop_is_counted_without_names(house: Stand) -> None:
    def counted(outcome: str) -> float:
        return metrics.value("parlour_lessons_total", game="cardgo", lesson="effect", step="2", outcome=outcome)

    before = {each: counted(each) for each in ("opened", "wrong", "solved")}
    board = await opened(house)
    await answered(house, board, "5@C3")
    await answered(house, board, "1@C3")
    assert {each: counted(each) - before[each] for each in before} == {"opened": 1, "wrong": 1, "solved": 1}


@pytest.mark.parametrize(
    "place", ["cardgo:effect:9", "cardgo:gone:1", "gone:effect:1", "cardgo:effect:x", "cardgo:effect:0"]
)
async def test_what_is_no_lesson_any_more_says_so(house: Stand, place: str) -> None:
    assert "has changed or gone" in said(await opened(house, place))
    for action in (Action.EXERCISE, Action.EXERCISE_PLAY):
        gone = pressed(action, 0, Picked(f":l:{place}", (0,)))
        assert "has changed or gone" in said(await house.click(ANN, gone, private=True))


async def test_a_confirm_that_fits_no_move_asks_again(house: Stand) -> None:
    unfit = pressed(Action.EXERCISE_PLAY, 0, Picked(f":l:{FIRST}", (24, 24)))
    shown = await house.click(ANN, unfit, private=True)
    assert isinstance(shown, Update)
    assert "Which card do you place?" in said(shown)
    half = pressed(Action.EXERCISE, 0, Picked("?:x", ()))
    assert "has changed or gone" in said(await house.click(ANN, half, private=True))


async def test_the_rules_lead_to_the_lessons(house: Stand) -> None:
    rules = message(await house.command(ANN, "rules", game="cardgo"))
    assert "lessons done" in said(await follow(house, rules, "Learn"))


@pytest.mark.parametrize("practice", ["on", "off"])
async def test_a_game_lost_to_computers_leads_to_the_lessons(house: Stand, practice: str) -> None:
    await house.command(ANN, "play", "cardgo", rules="quick", computers=1, options=f"practice={practice}")
    await house.settled()
    await house.click(ANN, control(house.table, Action.START))
    await house.settled()
    assert "Learn" not in labels(house.channels.latest)
    given_up = await resigned(house, ANN)
    assert "Learn" not in labels(given_up), "the board has it"
    assert "lessons done" in said(await follow(house, house.channels.latest, "Learn"))


async def test_whoever_lost_their_first_game_to_people_is_led_to_the_lessons_and_nobody_else_sees_it(
    house: Stand,
) -> None:
    for loser, first in ((ANN, True), (ANN, False), (BEN, False)):  # by then it is Ben's third
        session = await played(house)
        assert "Learn" not in labels(message(await house.click(loser, pressed(Action.MORE, session))))
        given_up = await resigned(house, loser, session)
        assert ("Learn" in labels(given_up)) is first
        assert "Learn" not in labels(house.channels.latest)
        for user in (ANN, BEN):
            more = message(await house.click(user, pressed(Action.MORE, session)))
            assert ("Learn" in labels(more)) is (first and user == loser)


async def played(house: Stand) -> int:
    """A game of two people, begun; its number."""
    await house.command(ANN, "play", "cardgo", rules="quick", order="first")
    await house.settled()
    join = control(house.table, Action.JOIN)
    await house.click(BEN, join)
    await house.settled()
    await house.click(ANN, control(house.table, Action.START))
    await house.settled()
    press = parse(join.custom_id)
    assert press is not None
    return press.session


async def resigned(house: Stand, user: int, session: int = 1) -> Message:
    """What somebody who gives up is answered."""
    answer = message(await house.click(user, pressed(Action.RESIGN_SURE, session, Named("lost")), private=True))
    await house.settled()
    return answer


SCRIPT = """
    chance prize 2
    chance deal 0 3
    chance deal 1 1
"""
BID = Exercise(SCRIPT, text("toy-how-much"), ("bid 3",), text("toy-over"), text("toy-ask"), teaches=text("toy-name"))
ORDER = replace(BID, solves=("order let",), wrong={"bid 2": text("toy-which")})


@pytest.fixture
async def guest(tmp_path: Path) -> AsyncIterator[Stand]:
    """The toy with a lesson: a move of one step, and one that may be made at any time."""
    catalogues, course = written(tmp_path / "locales"), (Lesson("bid", (BID, ORDER)),)
    for locale in LOCALES:
        (catalogues / locale / "toy-course.ftl").write_text("toy-course-bid = Bidding\n", "utf-8")
    with installed(Entry(Game(TOY, Renderer(), catalogues, lessons=course), "toy")):
        async with surface(tmp_path) as ready:
            yield ready


async def test_a_guest_brings_lessons_of_its_own(guest: Stand) -> None:
    contents = message(await guest.command(ANN, "learn", game="toy"))
    board = await follow(guest, contents, "1 · Bidding")
    assert "Toy auction" in said(board)
    wrong = await follow(guest, await follow(guest, board, "2 points"), "Confirm")
    assert "What do you do?" in said(wrong)
    before = metrics.value("parlour_lessons_total", game="toy", outcome="shown")
    right = await follow(guest, wrong, "Show me", "Confirm")
    assert metrics.value("parlour_lessons_total", game="toy", outcome="shown") == before + 1
    assert "Next" in labels(right)


async def test_what_may_be_done_at_any_time_is_offered_where_it_is_the_answer(guest: Stand) -> None:
    assert "Other actions" not in labels(await opened(guest, "toy:bid:1"))
    board = await opened(guest, "toy:bid:2")
    orders = await follow(guest, board, "Other actions")
    assert any(label.startswith("Standing order") for label in labels(orders))
    assert "How much?" in said(await follow(guest, orders, "Back"))
    assert "Right." in said(await follow(guest, await typed(guest, orders, "order let"), "Confirm"))


async def test_nothing_shows_what_the_pupil_may_not_know(house: Stand) -> None:
    step = games()["cardgo"].lessons[0].steps[1]
    dealt = "chance deal 1 6\n            1 2@B3"
    assert dealt in step.script
    other = replace(step, script=step.script.replace(dealt, dealt.replace("1 6", "1 4")))
    seen = []
    for world in (step, other):
        kind = replace(lessons.KIND, find=lambda name, world=world: (games()["cardgo"], world))
        desk = await exercise.sit(house.context, house.asker(ANN), (lessons.LETTER, kind), FIRST)
        right, _ = picks_of(desk, desk.seat, ("1", "e0", "C", "3"))
        shown = [
            await exercise.ask(desk),
            await exercise.ask(desk, right),
            await exercise.again(desk, text("core-held")),
        ]
        shown.append(await exercise.after(desk, (("1", "e0", "C", "3"),), text("core-held")))
        seen.append(shown)
    assert exercises.begun(desk.rules, step)[0] != exercises.begun(desk.rules, other)[0]
    assert seen[0] == seen[1]


async def test_a_game_without_lessons_has_no_button_and_says_so(tmp_path: Path) -> None:
    async with stand(tmp_path) as ready:
        assert labelled(message(await ready.command(ANN, "rules", game="toy")), "Learn") is None
        for values in ({"game": "toy"}, {}):
            assert "no lessons" in said(await ready.command(ANN, "learn", **values))  # type: ignore[arg-type]  # values only
        assert await ready.typing(ANN, "learn", "game", "") == ()


async def test_a_game_against_several_computers_says_how_many(house: Stand) -> None:
    assert any(each.startswith("3 computers · ") for each in labels(await opened(house, "koxinga")))
