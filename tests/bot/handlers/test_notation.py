"""Typed moves of a game of many signs: suggestions at every token, and what `?` means where moves begin so."""

from __future__ import annotations

import re
from typing import Any

import pytest

from bot.catalogue import games
from bot.handlers import notation
from bot.handlers.notation import as_typed, asked, read, spelt
from bot.handlers.suggestions import continued
from bot.messages.i18n import Voice, narrow
from games.cacao.rules import RULES as CACAO
from games.cardgo.rules import RULES as CARDGO
from games.core import Move, Seat
from games.koxinga.choices import PLANS
from games.koxinga.rules import RULES as KOXINGA
from games.koxinga.state import Phase
from games.replacing import replace
from tests.games.cardgo.cases import position as cardgo
from tests.support import koxinga
from tests.support.jiangshan import stood

RED = Seat(0)
VOICE = Voice("en", ("Ann", "Bob"))
RULES = games()["jiangshan"].rules


def armies() -> Any:
    """What Red sees of: a General with a Blade and a Bowman in hiding who sees somebody, a camp with a reserve."""
    board = "4 bD? . . . bJs .\n3 . . . . . .\n2 *:rA . . rD? . .\n1 . r% . rG rH? rK?"
    state = stood(board, "red reserve P; red merit 2; red box H; red morale 3; red stratagems extra")
    return RULES.view(state, RED)


@pytest.mark.parametrize(
    ("typed", "offered"),
    [
        ("", {"d1", "e1", "+P", "?a4", "$H", "#extra"}),
        ("d1", {"d1-b2", "d1-c3", "d1-e3"}),
        ("@", {"@d1"}),
        ("@d1:d2", {"@d1:d2-c2", "@d1:d2-c1"}),
        ("@d1:d2-c2/", {"@d1:d2-c2/n", "@d1:d2-c2/w"}),
        ("d1", {"@d1", "d1-b2"}),
        ("b1", {"=b1"}),
        ("=", {"=b1"}),
        ("+p@b1", {"+P@b1", "+P@b1; wait"}),
        ("?", {"?a4"}),
        ("? d1-e3", {"? d1-e3", "? d1-e3; wait"}),
        ("$H; d1-e3", {"$H; d1-e3", "$H; d1-e3; wait"}),
        ("$H; @d1:d2-c2/", {"$H; @d1:d2-c2/n", "$H; @d1:d2-c2/w"}),
    ],
)
def test_suggestions_go_on_at_every_token(typed: str, offered: set[str]) -> None:
    found = {value for _, value in continued(RULES, armies(), typed, VOICE)}
    assert offered <= found


def test_a_whole_move_in_its_own_spelling_is_not_looked_for_among_all_moves(monkeypatch: pytest.MonkeyPatch) -> None:
    looked: list[str] = []

    def counted(*args: Any) -> Any:
        looked.append(args[-1])
        return spelt(*args)

    monkeypatch.setattr(notation, "spelt", counted)
    there = armies()
    assert read(RULES, there, VOICE, "D1-E3 ;wait").message == (("d1", "-e3", "wait"),)
    assert not looked
    half = read(RULES, there, VOICE, "@d1")
    assert (half.half, half.message, looked) == (("d1", "command"), (), ["@d1"])
    assert read(RULES, there, VOICE, "d1-d8").message == ()


def test_a_question_mark_asks_unless_the_game_writes_a_move_so() -> None:
    there = armies()
    assert asked(RULES, there, "?a4") is None
    assert asked(RULES, there, "?e4") is None
    assert asked(RULES, there, "? d1-e3") == "d1-e3"
    assert asked(RULES, there, "?d1") == "d1", "nobody challenges their own: d1 is half a move"
    assert asked(RULES, there, "??a4") == "?a4"
    assert asked(RULES, there, "?") is None
    assert asked(RULES, there, "? ") is None
    assert spelt(RULES, there, "@d1") == ("d1", "command")
    assert spelt(RULES, there, "d1-e3; wait") == ("d1", "-e3", "wait")


@pytest.mark.parametrize(
    ("locale", "typed", "move"),
    [
        ("zh-TW", "彈指@D5", ("3", "e0", "D", "5")),
        ("zh-TW", "　彈指＠d5", ("3", "e0", "D", "5")),
        ("zh-TW", "虛手", ("pass",)),
        ("zh-TW", "認輸", ("resign",)),
        ("zh-CN", "弹指 @ D5", ("3", "e0", "D", "5")),
        ("zh-CN", "停一手", ("pass",)),
        ("zh-CN", "认输", ("resign",)),
        ("en", "snap@D5", ("3", "e0", "D", "5")),
        ("en", "pass", ("pass",)),
    ],
)
def test_cards_are_typed_by_the_names_on_their_buttons(locale: str, typed: str, move: Move) -> None:
    state = cardgo({"board": "\n".join([". . . . ."] * 5), "hand G": "3", "opts": "values=1-6"}, Seat(0), ())
    found = read(CARDGO, CARDGO.view(state, Seat(0)), Voice(locale, ("Ann", "Bob")), narrow(typed))
    assert found.message == (move,)


@pytest.mark.parametrize(
    ("locale", "phase", "typed", "move"),
    [
        ("zh-TW", Phase.SWAP, "對調", ("swap",)),
        ("zh-TW", Phase.SWAP, "對調骰子", ("swap",)),
        ("zh-TW", Phase.SWAP, "不對調", ("keep",)),
        ("zh-CN", Phase.SWAP, "对调骰子", ("swap",)),
        ("zh-CN", Phase.SWAP, "不对调骰子", ("keep",)),
        ("en", Phase.SWAP, "keep the dice", ("keep",)),
        ("en", Phase.CARDS, "6", ("card", "6")),
        ("zh-TW", Phase.CARDS, "６ 號牌", ("card", "6")),
        ("zh-CN", Phase.CARDS, "打一张牌 6", ("card", "6")),
        ("zh-CN", Phase.CARDS, "6 号牌", ("card", "6")),
        ("en", Phase.FORK, "Inner branch", ("inner",)),
        ("zh-TW", Phase.FORK, "外圍", ("outer",)),
        ("zh-CN", Phase.FORK, "内圈", ("inner",)),
    ],
)
def test_what_captains_choose_is_typed_as_buttons_say_it(locale: str, phase: Phase, typed: str, move: Move) -> None:
    state = koxinga.position({"seats": "P1@5 [F3 - - - -]; P2@2 [F3 - - - -]", "hands": "P1 1 6 8", "starter": "P1"})
    if phase is Phase.FORK:
        state = replace(state, actor=(RED, 0), steps=2)
    found = read(KOXINGA, KOXINGA.view(replace(state, phase=phase, dice=(2, 5)), RED), Voice(locale, ()), narrow(typed))
    assert found.message == (move,)


@pytest.mark.parametrize(
    ("locale", "typed"),
    [
        ("zh-TW", "6 號牌：食物，然後前進（骰點 −2）"),
        ("zh-TW", "走外圍"),
        ("zh-TW", "2 號艙"),
        ("zh-TW", "不投入大炮"),
        ("zh-CN", "外圈，往 7 号格"),
        ("zh-CN", "先不投入大炮"),
    ],
)
def test_what_cannot_be_read_is_not_half_made_into_notation(locale: str, typed: str) -> None:
    view = KOXINGA.view(koxinga.position({"seats": "P1@5 [F3 - - - -]"}), RED)
    assert notation.bare(KOXINGA, view, narrow(typed), Voice(locale, ())) == narrow(typed)


@pytest.mark.parametrize(("locale", "marks"), [("zh-TW", "「{}」"), ("zh-CN", "“{}”")])
def test_the_rules_name_words_that_can_be_typed(locale: str, marks: str) -> None:
    page = (games()["koxinga"].locales / locale / "koxinga-rules.md").read_text("utf-8")
    told = next(line for line in page.splitlines() if line.startswith("{#card}"))
    words = [*re.findall(marks.format("(.+?)"), told), *re.findall("`(.+?)`", page.replace("`/undo`", ""))]
    view = KOXINGA.view(koxinga.position({"seats": "P1@5 [F3 - - - -]"}), RED)
    found = [notation.bare(KOXINGA, view, narrow(word), Voice(locale, ())).strip() for word in words]
    fire = ["fire 5", "fire all", "fire none", "fire c2:3 c4:2"]
    rest = ["loot c3", "loot treasure", "plan fork outer", "drop c3"]
    assert found == ["swap", "keep", "6", "outer", "inner", *fire, *rest]


@pytest.mark.parametrize(
    ("game", "locale", "typed", "written"),
    [
        ("koxinga", "zh-TW", "card 4", "出牌 4"),
        ("koxinga", "zh-CN", "fire c2:3", "投入大炮 c2:3"),
        ("koxinga", "en", "card 4", "card 4"),
        ("cardgo", "zh-TW", "4@D5", "4@D5"),
        ("jiangshan", "zh-CN", "d1-e3; wait", "d1-e3; 不结束"),
        ("cacao", "zh-TW", "1300 W1 fill S1W1=WT hold", "1300 W1 補上 S1W1=水域 先不指派"),
        ("cacao", "zh-CN", "orders min=3 keep=2", "预设指令 售价=3 留下=2"),
        ("jiangshan", "zh-TW", "pick scout decoy", ""),
    ],
)
def test_a_move_is_written_as_its_reader_types_it(game: str, locale: str, typed: str, written: str) -> None:
    assert as_typed(games()[game].rules, typed, locale) == written


@pytest.mark.parametrize("locale", ["zh-TW", "zh-CN"])
def test_what_is_written_for_its_reader_is_read_again(locale: str) -> None:
    view = KOXINGA.view(koxinga.position({"seats": "P1@5 [F3 - - - -]"}), RED)
    plans = [f"plan {name} {answer}" for name, answers in PLANS.items() for answer in (*answers, "ask")]
    moves = ["swap", "keep", "card 4", "outer", "inner", "fire all", "fire none", "fire 3", "loot c3", "loot treasure"]
    conditions = ["roll 3 5", "dice 5 3", "card 7"]
    for typed in (*moves, "drop c1", "auto", *plans, *conditions):
        made = as_typed(KOXINGA, typed, locale)
        assert made, typed
        assert not re.search("[a-z]{2}", made)
        assert notation.bare(KOXINGA, view, narrow(made), Voice(locale, ())) == typed


@pytest.mark.parametrize("locale", ["zh-TW", "zh-CN"])
@pytest.mark.parametrize("typed", ["1300 W1 fill S1W1=wt W2=sn hold", "over 1300 W1 act", "orders min=off", "auto"])
def test_what_is_written_of_cacao_is_read_again(locale: str, typed: str) -> None:
    view = CACAO.view(CACAO.setup(CACAO.presets["standard"], 2), RED)
    assert notation.bare(CACAO, view, narrow(as_typed(CACAO, typed, locale)), Voice(locale, ())) == typed


@pytest.mark.parametrize(("locale", "auto"), [("zh-TW", "讓電腦替你選"), ("zh-CN", "让电脑替你选")])
def test_suggestions_are_in_the_language_of_their_reader_and_may_be_typed_on(locale: str, auto: str) -> None:
    state = koxinga.position({"seats": "P1@5 [F3 - - - -]; P2@2 [F3 - - - -]", "hands": "P1 1 6 8", "starter": "P1"})
    view, voice = KOXINGA.view(replace(state, phase=Phase.CARDS, dice=(2, 5)), RED), Voice(locale, ("甲", "乙"))
    assert (auto, "auto") in continued(KOXINGA, view, "", voice)
    found = dict(continued(KOXINGA, view, "card", voice))
    label = next(label for label, value in found.items() if value == "card 6")
    assert label.startswith("出牌 6 · 6 ")
    assert notation.bare(KOXINGA, view, narrow(label), voice) == "card 6"


def test_after_an_order_suggestions_are_those_of_the_position_that_it_leads_to() -> None:
    def begun(typed: str) -> set[str]:
        return {value.removeprefix(typed).strip() for _, value in continued(RULES, armies(), typed, VOICE)}

    assert begun("d1-e3; ") == {"a2*a4", "!d2", "$H", "?a4", "#extra", "end", "^", "standing", "draw", "resign"}
    assert begun("d1-d9; ") == set()


def test_a_move_is_said_in_the_words_that_it_is_confirmed_with() -> None:
    state = replace(
        koxinga.position({"seats": "P1@20 [F3 - - - -]; P2@20 [F3 - - - -]"}), phase=Phase.SWAP, dice=(2, 5)
    )
    view = KOXINGA.view(state, Seat(0))
    assert notation.called(KOXINGA, view, "keep", VOICE) == "keeping the dice"
    steps = "Answers beforehand › At a fork › take the inner branch"
    assert notation.called(KOXINGA, view, "plan fork inner", VOICE) == steps
