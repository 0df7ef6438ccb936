"""A hint: in practice alone, the best move with what it brings and why, and nothing is played."""

from __future__ import annotations

import asyncio
import re
from collections.abc import AsyncIterator, Sequence
from functools import partial
from pathlib import Path
from threading import get_ident
from typing import Any
from unittest.mock import patch

import pytest

from bot.catalogue import games
from bot.handlers.teaching import beside
from bot.handlers.teaching import hint as hints
from bot.host.workers.computers import question
from bot.host.workers.engine import weighed
from bot.host.workers.sandbox import Exceeded
from bot.messages.custom_id import Action
from bot.messages.i18n import Voice
from bot.messages.limits import problems
from bot.messages.message import Button
from games import moves
from games.cacao.players.position import TERMS as CACAO
from games.cardgo.players.position import TERMS as CARDGO
from games.core import Advice, Budget, Chance, Seat, Text, Threat, text
from games.jiangshan.players.position import REASONS as JIANGSHAN
from games.koxinga.players.position import TERMS as KOXINGA
from games.moves import acting, owed, play, settle
from games.packing import packed
from games.search import answering
from renderers.words import LOCALES, catalogue
from tests.support.counts import count
from tests.support.secrets import HIDDEN
from tests.support.stand import Stand, control, controls, labelled, message, said, surface

ANN, BEN = 1, 2


def offered(panel: object) -> bool:
    return any(isinstance(one, Button) and one.label == "Suggest a move" for one in controls(panel))  # type: ignore[arg-type]


@pytest.fixture
async def cardgo(tmp_path: Path) -> AsyncIterator[Stand]:
    async with surface(tmp_path) as ready:
        await ready.command(ANN, "play", "cardgo", order="first", level="first-steps", rules="quick")
        await ready.settled()
        await ready.click(ANN, control(ready.table, Action.START))
        await ready.settled()
        yield ready


async def test_the_button_shows_the_best_move_and_plays_nothing(cardgo: Stand, monkeypatch: pytest.MonkeyPatch) -> None:
    session = await cardgo.context.host.session(1)
    assert session is not None
    assert session.position is not None
    at = session.position
    other, *_, path = owed(at.game.rules, at.view(Seat(0)))

    async def advise(person: int, question: object) -> tuple[Advice, ...]:
        return (Advice(("resign",), 0.9), Advice(path, 0.8, why=text("cardgo-why-hp"), beside=other))

    def apart(*given: Any) -> tuple[Text, ...]:
        assert get_ident() != loop, "it takes long, and does not hold up the loop"
        return in_full(*given)

    loop, in_full = get_ident(), beside.apart
    monkeypatch.setattr(beside, "apart", apart)
    monkeypatch.setattr(cardgo.thinker, "advise", advise)
    panel = await cardgo.panel(ANN)
    with patch("asyncio.to_thread", asyncio.threads.to_thread):  # the house has no threads else
        shown = message(await cardgo.click(ANN, control(panel, Action.HINT), private=True))
    reason = "I compared this with **4 on A1**. It costs them more HP than another move would."
    foreseen = moves.preview(at.game.rules, at.view(Seat(0)), other)
    assert foreseen is not None
    line = re.escape(Voice("en").say(foreseen.lines[0]))
    instead = rf"By comparison, \*\*4 on A1\*\* does this: (?!{line})"
    own = moves.preview(at.game.rules, at.view(Seat(0)), path)
    assert own is not None
    does = "\n".join(map(Voice("en", ("User 1", "Computer (first steps)")).say, own.lines))
    begins = re.escape(f"I would make this move. Confirm plays it.\n{reason}\nOnce you confirm:\n{does}\n")
    assert re.match(begins + instead, said(shown))
    assert at.game.rules.format(path) in said(shown)
    assert control(shown, Action.PLAY)
    assert list(problems(shown)) == []
    back = labelled(shown, "Back")
    assert back is not None
    assert offered(message(await cardgo.click(ANN, back, private=True))), "Back leads to where the hint was asked for"
    after = await cardgo.context.host.session(1)
    assert after is not None
    assert after.position is not None
    assert after.position.lines == at.lines


async def test_what_a_victory_to_come_rests_on_is_shown_by_a_line(
    cardgo: Stand, monkeypatch: pytest.MonkeyPatch
) -> None:
    session = await cardgo.context.host.session(1)
    assert session is not None
    assert session.position is not None
    first, second, *_ = owed(session.position.game.rules, session.position.view(Seat(0)))
    value, why = 1.0, text("cardgo-why-blow-later")

    async def advise(person: int, question: object) -> tuple[Advice, ...]:
        return (Advice(first, value, line=((Seat(1), second), (Seat(0), ("pass",))), why=why), Advice(second, 0.5))

    monkeypatch.setattr(cardgo.thinker, "advise", advise)
    press, cell = control(await cardgo.panel(ANN), Action.HINT), "".join(second[2:])
    line = rf"What could follow [^\n]*:\n1\. \S.* plays {second[0]} on {cell}\.\n2\. \S.* passes"
    told = said(await cardgo.click(ANN, press, private=True))
    assert re.search(line, told)
    assert "By comparison" not in told, "whoever wins needs no other move"
    value, why = 0.9, text("cardgo-why-hp")
    assert re.search(line, said(await cardgo.click(ANN, press, private=True))), "what a reason rests on"


async def test_a_hint_does_not_stand_beside_a_warning_of_its_move_without_a_word(
    cardgo: Stand, monkeypatch: pytest.MonkeyPatch
) -> None:
    word, found = "I have weighed the warnings below", [Threat(text("core-puzzle-wrong"), (), 1)]
    monkeypatch.setattr(hints, "threats", lambda at, path: found)
    press = control(await cardgo.panel(ANN), Action.HINT)
    assert word in said(await cardgo.click(ANN, press, private=True))
    found.clear()
    assert word not in said(await cardgo.click(ANN, press, private=True))


@pytest.mark.parametrize("warned", [True, False])
def test_what_only_the_other_move_leaves_to_fear_is_told_and_what_both_leave(
    monkeypatch: pytest.MonkeyPatch, warned: bool
) -> None:
    """Else it reads as the better one, or as one without the risk of which the panel warns."""
    rules = games()["cardgo"].rules
    state = settle(rules, rules.setup(rules.presets["quick"], 2), partial(Chance, b"seed"), 0).state
    seat = acting(rules, state)[0]
    view = rules.view(state, seat)
    move, other, *_ = owed(rules, view)
    both, only = (Threat(text(key), ("A1",), 1) for key in ("core-puzzle-wrong", "core-why-wins"))
    monkeypatch.setattr(moves, "threats", lambda rules, view, path: (both, only) if path == other else (both,))
    told = "".join(map(Voice("en").say, beside.instead(rules, view, other, move, Voice("en"), warned=warned)))
    assert [Voice("en").say(each.text) in told for each in (both, only)] == [warned, warned]
    assert ("Both moves leave this risk: " in told) == warned


@pytest.mark.parametrize(
    ("others", "told"), [(1, "Other moves are about as good"), (0, "It is the only possible move")]
)
async def test_a_hint_without_a_reason_says_that_there_is_none(
    cardgo: Stand, monkeypatch: pytest.MonkeyPatch, others: int, told: str
) -> None:
    session = await cardgo.context.host.session(1)
    assert session is not None
    assert session.position is not None
    paths = list(owed(session.position.game.rules, session.position.view(Seat(0))))

    async def advise(person: int, question: object) -> tuple[Advice, ...]:
        return tuple(Advice(path, 0.8) for path in paths[: 1 + others])

    monkeypatch.setattr(cardgo.thinker, "advise", advise)
    assert told in said(await cardgo.click(ANN, control(await cardgo.panel(ANN), Action.HINT), private=True))


@pytest.mark.parametrize(("locale", "told"), [("en", "I would"), ("zh-TW", "換作是我"), ("zh-CN", "换作是我")])
async def test_a_hint_is_typed_and_says_why_in_each_language(cardgo: Stand, locale: str, told: str) -> None:
    cardgo.locales[ANN] = locale
    shown = message(await cardgo.command(ANN, "move", text="?auto"))
    assert said(shown).startswith(told)
    assert control(shown, Action.PLAY)
    assert said(message(await cardgo.command(ANN, "move", text="？AUTO"))) == said(shown)


async def test_what_cannot_be_had_is_said(cardgo: Stand, monkeypatch: pytest.MonkeyPatch) -> None:
    async def advise(person: int, question: object) -> tuple[Advice, ...]:
        raise Exceeded

    monkeypatch.setattr(cardgo.thinker, "advise", advise)
    assert "try again in a moment" in said(await cardgo.command(ANN, "move", text="?auto"))


async def test_two_people_get_no_hints(tmp_path: Path) -> None:
    async with surface(tmp_path) as ready:
        await ready.command(ANN, "play", "cardgo", rules="quick", order="first")
        await ready.settled()
        await ready.click(BEN, control(ready.table, Action.JOIN))
        await ready.settled()
        await ready.click(ANN, control(ready.table, Action.START))
        await ready.settled()
        assert not offered(await ready.panel(ANN))
        assert said(await ready.command(ANN, "move", text="?auto")).startswith("I suggest moves in practice only")
        assert not ready.thinker.questions


TERMS = {
    "cacao": CACAO,
    "cardgo": CARDGO,
    "jiangshan": JIANGSHAN,
    "koxinga": KOXINGA,
}


@pytest.mark.parametrize("locale", LOCALES)
@pytest.mark.parametrize("name", TERMS)
def test_each_reason_of_a_game_is_a_sentence_in_each_language(locale: str, name: str) -> None:
    words = catalogue(locale, (games()[name].locales,))
    terms = [each for each in TERMS[name] if (name, each) != ("koxinga", "end")]  # where it ends, it wins
    told = [words.say(text(f"{name}-why-{term}"), lambda seat: str(seat)) for term in terms]
    assert all(each.endswith((".", "。")) for each in told)
    assert len({*told}) == len(told)


def _left(told: str, lines: Sequence[str]) -> str:
    """What was told besides the lines."""
    for line in lines:
        told = told.replace(line, "", 1)
    return told.strip()


@pytest.mark.parametrize("name", TERMS)
def test_whatever_a_hint_says_in_figures_stands_in_the_preview_of_the_move_that_it_names(name: str) -> None:
    """Whoever doubts it can look."""
    rules, voice, named = games()[name].rules, Voice("en", ("Ann", "Ben")), 0
    assert rules.think is not None
    state = rules.setup(next(iter(rules.presets.values())), 2)
    for number in range(count(12, full=24)):
        state = settle(rules, state, partial(Chance, b"figures"), 1 + 9 * number).state
        if rules.outcome(state) is not None:
            break
        seat = acting(rules, state)[0]
        view = rules.view(state, seat)
        best, *others = answering(rules, state, seat, rules.think.advise(view, seat, bytes(32), Budget(200)))
        own, rival = hints._said(rules, view, seat, voice, best, others, warned=False)
        told = (*own, *rival)
        seen = [moves.preview(rules, view, each.move) for each in others]
        foreseen = [[voice.say(line) for line in one.lines] for one in seen if one is not None]
        for each in told:
            args = dict(each.args)
            if each.key == "bot-instead":
                assert any(not _left(str(args["told"]), lines) for lines in foreseen), "told is what a preview tells"
            elif each.key != "bot-review-follows":
                assert all(isinstance(arg, Text) or name in ("card", "move") for name, arg in args.items()), (
                    "a reason has no figure"
                )
        named += len(told) > 1
        state = play(rules, state, seat, best.move)[0]
    assert named


@pytest.mark.parametrize(("value", "key"), [(0.0, "bot-hint-lost"), (0.5, "bot-hint-alike")])
def test_that_all_moves_lose_is_told_where_none_was_found_that_does_not(value: float, key: str) -> None:
    """In a lost game a hint recommended a move as if nothing were wrong."""
    rules = games()["cardgo"].rules
    state = rules.setup(next(iter(rules.presets.values())), 2)
    state = settle(rules, state, partial(Chance, b"lost"), 1).state
    seat = acting(rules, state)[0]
    view = rules.view(state, seat)
    found = [Advice(each.move, value) for each in rules.think.advise(view, seat, bytes(32), Budget(20))]  # type: ignore[union-attr]
    (said, *_), _ = hints._said(rules, view, seat, Voice("en", ("Ann", "Ben")), found[0], found[1:], warned=False)
    assert said.key == key


@pytest.mark.parametrize("name", ["cacao", "cardgo", "jiangshan", "koxinga"])
async def test_worlds_that_somebody_cannot_tell_apart_give_one_question_and_one_answer(
    name: str, cardgo: Stand
) -> None:
    """So hints and reviews know no more than a seat does."""
    rules, session, told = games()[name].rules, await cardgo.context.host.session(1), 0
    assert session is not None
    state = settle(rules, rules.setup(next(iter(rules.presets.values())), 2), partial(Chance, b"two worlds"), 1).state
    seat = acting(rules, state)[0]
    here = question(session, rules, state, 9, seat, 0.02)
    for number, hidden in enumerate(HIDDEN[name].values()):
        world = None if hidden.twin is None else hidden.twin(state, seat, Chance(b"twin", number))
        if world is None or rules.view(world, seat) != rules.view(state, seat):
            continue
        there = question(session, rules, world, 9, seat, 0.02)
        assert packed(there) == packed(here)
        assert weighed(there) == weighed(here)
        told += world != state
    assert told
