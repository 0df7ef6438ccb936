"""Whatever CardGO says can be said in every language, with the arguments it gives."""

from __future__ import annotations

import re
from collections.abc import Generator, Iterator
from pathlib import Path

import pytest

import games.cardgo
import renderers
from games import moves
from games.cardgo.game_file import TOPIC
from games.cardgo.options import Options
from games.cardgo.rules import RULES
from games.cardgo.state import GREEN, RED, Card, Effect, Ending, Piece, State, Terrain
from games.core import CHANCE, Chance, IllegalMove, Move, Seat, Text, text
from games.replacing import replace
from renderers.words import LOCALES, catalogue
from tests.support.rules import written

FOLDER = Path(renderers.__file__).parent / "locales"

TABLES = (
    Options(effects=True, map="marsh", maxturns=50),
    Options(effects=True, map="random:heavy", columns=5, rows=6, hp=12, adj=True, maxturns=50),
    Options(effects=True, hands="open", columns=5, rows=5, hp=20, maxturns=50),
)

TYPED = (
    "",
    "pass",
    "end",
    "resign",
    "9@A1",
    "4",
    "4@Z9",
    "4@A1 + 5@B2",
    "1@A1",
    "2@A1",
    "3@C3",
    "6@E5",
    "5e3@A1",
    "3@A",
)

SOURCE = Path(games.cardgo.__file__).parent


@pytest.mark.parametrize("locale", LOCALES)
@pytest.mark.parametrize("preset", RULES.presets)
def test_a_rule_set_says_with_how_many_hp_each_side_begins(locale: str, preset: str) -> None:
    label = catalogue(locale, (FOLDER,)).say(Text(f"cardgo-preset-{preset}"), str)
    said = {int(number) for number in re.findall(r"\d+", re.sub(r"\d+×\d+", "", label))}
    assert said == set(RULES.setup(RULES.presets[preset], 2).hp)


@pytest.mark.parametrize("locale", LOCALES)
def test_everything_said_in_games_has_words(locale: str) -> None:
    words = catalogue(locale, (FOLDER,))
    for options in TABLES:
        for number in range(3):
            for said in texts(options, bytes([number])):
                assert words.say(said, lambda seat: f"P{int(seat)}")


@pytest.mark.parametrize("locale", LOCALES)
def test_every_key_in_the_code_has_words(locale: str) -> None:
    words = catalogue(locale, (FOLDER,))
    found = {
        key
        for file in SOURCE.glob("*.py")
        for key in re.findall(r'"(cardgo-[a-z-]*[a-z])"', file.read_text(encoding="utf-8"))
    }
    assert len(found) > 60
    assert not {key for key in found - {TOPIC} if not words.has(key)}


@pytest.mark.parametrize("locale", LOCALES)
def test_every_effect_terrain_and_ending_has_words(locale: str) -> None:
    words = catalogue(locale, (FOLDER,))
    named = [f"cardgo-effect-{effect:d}" for effect in Effect] + [f"cardgo-terrain-{kind:d}" for kind in Terrain]
    assert all(words.has(key) and words.has(f"{key}-about") for key in named)
    drawn = [ending for ending in Ending if ending is not Ending.RESIGNED]
    assert all(words.has(f"cardgo-outcome-{ending.value}") for ending in Ending)
    assert all(words.has(f"cardgo-outcome-{ending.value}-draw") for ending in drawn)


@pytest.mark.parametrize("locale", LOCALES)
def test_the_players_rules_come_in_sections(locale: str) -> None:
    screen, *sections = written("cardgo", locale).split("## ")
    assert 0 < len(screen) <= 400, "what a game is about, on one screen"
    assert sum(map(len, sections)) <= 6000
    assert all(len(section) <= 2000 for section in sections)


def texts(options: Options, seed: bytes) -> Iterator[Text]:
    """What is said in a random game: prompts, labels, refusals, previews, events, the outcome."""
    state, line = RULES.setup(options, 2), 0
    while (outcome := RULES.outcome(state)) is None:
        line += 1
        chance = Chance(seed, line)
        fact = RULES.roll(state, chance)
        seat, move = CHANCE, fact or ()
        if fact is None:
            yield from _refusals(state)
            seat, move = state.turn, (yield from _descent(state, chance))
        state, events = moves.play(RULES, state, seat, move)
        yield from (event.text for event in events)
    yield from (outcome.reason, *outcome.scores)
    yield from _refusals(state)


def _descent(state: State, chance: Chance) -> Generator[Text, None, Move]:
    """Prompts, labels and the preview on the way to a random move, which is returned."""
    view = RULES.view(state, state.turn)
    path: Move = ()
    while (choice := moves.choice(RULES, state, state.turn, path)) is not None:
        yield choice.prompt
        yield from (RULES.label(view, (*path, token)) for token in (*choice.tokens, *choice.open))
        path = (*path, choice.tokens[chance.below(len(choice.tokens))])
    preview = moves.preview(RULES, view, path)
    yield from preview.lines if preview else ()
    return path


def _refusals(state: State) -> Iterator[Text]:
    for viewer in (Seat(0), Seat(1), None):
        view = RULES.view(state, viewer)
        for typed in TYPED:
            try:
                reasons = [RULES.refusal(view, move) for move in RULES.parse(view, typed)]
            except IllegalMove as unreadable:
                reasons = [unreadable.reason]
            yield from (reason for reason in reasons if reason is not None)


def test_each_effect_in_hand_or_on_the_board_is_a_press_away() -> None:
    """Nobody knew what “4 with Joy” does, in the hand or in the news."""
    state = RULES.setup(RULES.presets["full"], 2)
    hands = ((Card(4, Effect.JOY), Card(3), Card(2, Effect.JOY)), (Card(1, Effect.PAIN),))
    board = list(state.board)
    board[state.ground.placeable[0]] = Piece(RED, Card(5, Effect.PRIDE))
    state = replace(state, hands=hands, board=tuple(board), turn=GREEN, due=None)
    choice = RULES.choice(RULES.view(state, GREEN))
    assert choice is not None
    told = [dict(about.args).get("effect") for about in choice.about]
    assert told == [text("cardgo-effect-3"), text("cardgo-effect-4"), None]


@pytest.mark.parametrize(
    ("locale", "words"),
    [("en", "and one more leaves the board"), ("zh-TW", "又有 1 枚離開棋盤"), ("zh-CN", "还有 1 枚也离开棋盘")],
)
@pytest.mark.parametrize(("again", "more", "told"), [(1, 1, True), (2, 0, False), (0, 2, False)])
def test_of_enclosed_pieces_those_that_leave_the_board_only_now_are_told(
    locale: str, words: str, again: int, more: int, *, told: bool
) -> None:
    args = {"again": again, "more": more, "count": again + more, "seat": GREEN, "owner": RED, "hp": 7, "hits": ()}
    said = catalogue(locale, (FOLDER,)).say(text("cardgo-event-effect-enclosed", **args), str)
    assert (words in said) == told
