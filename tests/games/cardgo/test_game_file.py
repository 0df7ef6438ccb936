"""A map and a deck of one's own: as options, and as a file with every fault told at once (CardGO 3.3, 15)."""

from __future__ import annotations

import json
from collections import Counter
from dataclasses import replace
from pathlib import Path

import pytest

from benchmarks import opponents
from games.cardgo.deck import EFFECTS, code, deck
from games.cardgo.game_file import FEWEST_CARDS, BadFile, read, title
from games.cardgo.options import EFFECT_OPTIONS, PRESETS, Options, format, parse
from games.cardgo.rules import RULES
from games.core import CHANCE, Chance, Faults, Text
from games.parts import MOST_FAULTS
from renderers.cardgo import GAME
from renderers.words import LOCALES, catalogue
from tests.support.own_cards import LAKES

FILE = LAKES
OPTIONS = Options(effects=True, map="file", game_file=FILE)


MANUAL = (
    (Path(__file__).parents[3] / "docs" / "cardgo-files.md").read_text("utf-8").split("```toml\n")[1].split("```")[0]
)


def test_the_example_of_the_manual_can_be_played() -> None:
    assert RULES.problem(replace(OPTIONS, game_file=MANUAL)) is None


def faults(document: str) -> list[str]:
    with pytest.raises(BadFile) as bad:
        read(document)
    return [fault.key for fault in bad.value.faults]


def test_a_file_gives_the_map_with_its_size_and_the_deck() -> None:
    state = RULES.setup(OPTIONS, 2)
    assert (state.ground.columns, state.ground.rows) == (7, 5)
    assert state.ground.codes.startswith("11111111441511")
    assert Counter(map(code, state.deck)) == {"1": 20, "3": 20, "3e6": 4, "10e12": 2}
    assert title(FILE) is not None


def test_the_same_file_may_be_written_as_json() -> None:
    written = {"format": "cardgo-game/1", "deck": {"2": 40}}
    assert deck(replace(OPTIONS, game_file=json.dumps(written))) == (deck(Options(lowest=2, highest=2))[0],) * 40


def test_every_fault_is_told_at_once() -> None:
    wrong = FILE.replace("cardgo-game/1", "cardgo/9").replace("1441511", "144x51").replace("3-pain", "3-grief")
    wrong = wrong.replace("1 = 20", "1 = 200").replace("symmetry", "symetry")
    assert faults(wrong) == [
        "core-file-unknown-near",
        "core-file-format",
        "cardgo-file-row",
        "cardgo-file-signs",
        "cardgo-file-count",
        "cardgo-file-card",
    ]


@pytest.mark.parametrize(
    ("old", "new", "told"),
    [
        ("1111111\n1441511\n1111111\n1151441\n1111111", "1111111\n1111111", ["cardgo-file-rows"]),
        ("1111111\n1441511\n1111111\n1151441\n1111111", "\n".join(["1111"] * 6), ["cardgo-file-columns"]),
        ("1111111\n1441511\n1111111\n1151441\n1111111", "\n".join(["55555"] * 6), ["cardgo-file-cells"]),
        ("1441511", "1441111", ["cardgo-file-symmetry"]),
        ("1 = 20\n3 = 20\n", "", ["cardgo-file-cards"]),
        ("1 = 20\n", "1 = 99\n2 = 99\n4 = 99\n5 = 99\n6 = 99\n", ["cardgo-file-cards"]),
        ("1 = 20\n", "11 = 20\n", ["cardgo-file-card"]),
        ("1 = 20\n", '1 = "many"\n', ["cardgo-file-count"]),
        ("1 = 20\n", "1 = true\n", ["cardgo-file-count"]),
        ('"Two Lakes"', "7", ["core-file-text"]),
        ("'''\n1111111\n1441511\n1111111\n1151441\n1111111\n'''", "7", ["core-file-text"]),
        ("[deck]", "[deck", ["core-file-syntax"]),
    ],
)
def test_each_fault_is_named(old: str, new: str, told: list[str]) -> None:
    assert old in FILE
    assert faults(FILE.replace(old, new)) == told


def test_what_does_not_fit_together_is_refused() -> None:
    problems = {
        "cardgo-file-needed": Options(map="file"),
        "cardgo-file-unused": replace(OPTIONS, map="plain"),
        "cardgo-file-effects": replace(OPTIONS, effects=False),
        "cardgo-file-faults": replace(OPTIONS, game_file="x"),
        "cardgo-problem-cards": Options(plain=0, effects=True, **dict.fromkeys(EFFECT_OPTIONS, 0)),
    }
    for key, options in problems.items():
        found = RULES.problem(options)
        assert (found.heading if isinstance(found, Faults) else found).key == key  # type: ignore[union-attr]
    assert RULES.problem(OPTIONS) is None


def test_a_deck_alone_is_played_on_any_map() -> None:
    alone = 'format = "cardgo-game/1"\n[deck]\n2 = 30\n'
    for options in (Options(map="file", game_file=alone), Options(map="lake", game_file=alone)):
        assert RULES.problem(options) is None
        state = RULES.setup(options, 2)
        assert (len(state.deck), len(state.ground.codes)) == (FEWEST_CARDS, 100)


OF_ONE = [EFFECT_OPTIONS[effect - 1] for effect in EFFECTS[1]]
"""The effects of the cards of value 1."""


@pytest.mark.parametrize(
    "numbers",
    [
        {"plain": 0, **dict.fromkeys(EFFECT_OPTIONS, 0)},
        {"lowest": 1, "highest": 1, "plain": 0, **dict.fromkeys(OF_ONE, 0)},
    ],
)
def test_only_a_file_with_a_deck_does_without_numbers_of_cards(numbers: dict[str, int]) -> None:
    """A map alone leaves them as they are, and they must make a deck."""
    for options in (Options(**numbers), replace(OPTIONS, game_file=LAKES.split("[deck]")[0], **numbers)):
        problem = RULES.problem(options)
        assert isinstance(problem, Text)
        assert problem.key == "cardgo-problem-cards"
    assert RULES.problem(replace(OPTIONS, **numbers)) is None
    assert len(RULES.setup(replace(OPTIONS, **numbers), 2).deck) == 46


def test_of_very_many_faults_the_first_are_told() -> None:
    problem = RULES.problem(replace(OPTIONS, game_file="\n".join(f"k{number} = 1" for number in range(2000))))
    assert isinstance(problem, Faults)
    assert len(problem.sentences) == MOST_FAULTS + 1


def test_options_say_how_many_cards_there_are_of_each() -> None:
    """Where nothing is set the deck is that of the rules (CardGO 3.3)."""
    assert Counter(card.effect for card in deck(PRESETS["cards"]))[0] == 30
    options = parse("effects=on values=1-3 plain=2 pain=0 malice=3")
    found = Counter(map(code, deck(options)))
    copies = found["1"] // 2
    assert (found["3e6"], found["2e12"], found["1e1"]) == (0, 3 * copies, copies)
    assert parse(format(options)) == options


def test_a_deck_that_effects_are_off_for_is_plain() -> None:
    assert {card.effect for card in deck(Options(pain=5))} == {0}


@pytest.mark.parametrize("locale", LOCALES)
def test_every_fault_is_a_sentence(locale: str) -> None:
    said = catalogue(locale, (GAME.locales,))
    wrong = FILE.replace("1441511", "144x5").replace("3-pain", "3-grief").replace("1 = 20", "1 = 200")
    with pytest.raises(BadFile) as bad:
        read(wrong)
    for fault in (*bad.value.faults, Text("cardgo-file-needed"), Text("cardgo-file-effects")):
        assert said.say(fault, str)[-1] in ".。"


@pytest.mark.parametrize("level", ["first-steps", "expert"])
def test_a_game_with_a_file_is_played_to_its_end(level: str) -> None:
    state, line = RULES.setup(replace(OPTIONS, hp=10), 2), 1
    while RULES.outcome(state) is None:
        fact = RULES.roll(state, Chance(b"own", line))
        if fact is not None:
            state, _ = RULES.apply(state, CHANCE, fact)
        else:
            seat = min(RULES.asked(state))
            move = opponents.level(level)(RULES, RULES.view(state, seat), seat, Chance(b"own", line), 0.01)
            state, _ = RULES.apply(state, seat, move)
        line += 1
