from dataclasses import replace

import pytest

from games.core import Seat, text
from games.koxinga.state import Phase, Plan, Result
from renderers.koxinga import RENDERER
from renderers.koxinga.heading import headline
from renderers.prose import ALT_LIMIT
from renderers.words import LOCALES
from tests.renderers.koxinga import positions
from tests.renderers.voices import say_in
from tests.support.counts import paired

VIEWS = positions.views()
NAMES = ("Anna", "周子瑜", "Dmitri", "小林さくら", "Zoë", "欧阳")


@pytest.mark.parametrize(("kind", "locale"), paired(VIEWS, LOCALES))
def test_the_description_is_short_and_says_where_everybody_is(kind: str, locale: str) -> None:
    view = VIEWS[kind]
    alt = RENDERER.alt(view, say_in(locale, NAMES))
    assert 0 < len(alt) <= ALT_LIMIT
    assert "\n" not in alt
    for seat, who in enumerate(view.players):
        assert NAMES[seat] in alt
        assert str(who.block) in alt or who.block == 0 or view.outcome is not None


@pytest.mark.parametrize(("locale", "said"), [("en", "Blue on"), ("zh-TW", "藍船在"), ("zh-CN", "蓝船在")])
def test_a_player_who_is_called_by_their_colour_is_named_once(locale: str, said: str) -> None:
    colours = tuple(say_in(locale)(text(f"koxinga-seat-{seat}")) for seat in range(6))
    view = VIEWS["crowd"]
    for words in (RENDERER.alt(view, say_in(locale, colours)), RENDERER.board(view, say_in(locale, colours))):
        assert said in words
        assert not any(f"{colour} ({colour})" in words or f"{colour}（{colour}）" in words for colour in colours)


@pytest.mark.parametrize("locale", LOCALES)
def test_long_names_are_cut_with_the_description(locale: str) -> None:
    alt = RENDERER.alt(VIEWS["crowd"], say_in(locale, ("很長的名字" * 6,) * 6))
    assert len(alt) <= ALT_LIMIT


@pytest.mark.parametrize(("kind", "locale"), paired(VIEWS, LOCALES))
def test_every_block_stands_on_one_line_of_the_text_board(kind: str, locale: str) -> None:
    view = VIEWS[kind]
    lines = RENDERER.board(view, say_in(locale, NAMES)).split("\n")
    assert all(line == line.strip() and line for line in lines)
    if view.turn:
        comma = say_in(locale)(text("renderers-comma", first="", rest="")).strip()
        kinds = len(set(view.items[1:]))
        tail = lines[-kinds - 1 : -1]
        sizes = [line.count(comma) + 1 for line in tail]
        assert sum(sizes) == 70, tail


def test_the_text_board_tells_a_battle() -> None:
    board = RENDERER.board(VIEWS["crowd"], say_in("en", NAMES))
    for fact in (
        "Battle on 7: Anna against 周子瑜, Dmitri, 小林さくら, Zoë and 欧阳",
        "Anna: 13 and 6 make 19",
        "周子瑜: 4 and 3 make 7",
        "Anna beats 周子瑜",
        "Dmitri rolls the flame",
        "Dmitri beats Anna",
        "Anna and 小林さくら are even",
        "Anna sailed 5, 6, 7",
        "Zoë defends",
    ):
        assert fact in board.split("\n"), fact


def test_a_battle_that_is_over_is_told_with_its_walk() -> None:
    state = next(state for state in positions.game("standard") if any(walk.battles for walk in state.walks))
    walk = next(walk for walk in state.walks if walk.battles)
    block, battle = walk.battles[0]
    board = RENDERER.board(positions.RULES.view(state, None), say_in("en", NAMES))
    assert f"Battle on {block}: {NAMES[battle.attacker]} against" in board


def test_the_owner_reads_his_hand_card_treasures_and_answers() -> None:
    state = positions.rich(positions.first("standard", Phase.CARDS, after=12))
    me = replace(state.players[0], plan=Plan(fork="inner", loot="gold"))
    state = replace(state, players=(me, *state.players[1:]))
    own, other = (
        RENDERER.board(positions.RULES.view(state, viewer), say_in("en", NAMES)) for viewer in (Seat(0), Seat(1))
    )
    assert "Your treasure cards: 2, 3, 4, 5, 6, 7, 8, 9" in own
    assert "Answered beforehand: At a fork: take the inner branch and When I win: take the largest stack of gold" in own
    assert f"Your hand: {me.hand[0]}: " in own
    assert "2, 3, 4, 5, 6, 7, 8, 9" not in other
    assert "take the inner branch" not in other


def test_a_card_is_shown_only_once_it_lies_open() -> None:
    choosing = (state for state in positions.game("standard") if state.phase is Phase.CARDS)
    state = next(state for state in choosing if state.players[0].card is not None)
    own = RENDERER.board(positions.RULES.view(state, Seat(0)), say_in("en", NAMES))
    assert "Anna: 2 in hand, " in own
    assert "Anna: 2 in hand, 7 to draw, shows" not in own
    assert f"Your card this round: {state.players[0].card}: " in own


def test_scores_are_told_by_part() -> None:
    view = VIEWS["end"]
    assert view.outcome is not None
    alt = RENDERER.alt(view, say_in("en", NAMES))
    for seat, line in enumerate(view.outcome.scores):
        parts = dict(line.args)
        gold, location, treasure = parts["gold"], parts["location"], parts["treasure"]
        facts = f"{NAMES[seat]}: {gold} gold, {location} position, {treasure} treasure: {parts['total']}"
        assert facts in alt


@pytest.mark.parametrize("phase", [phase for phase in Phase if phase is not Phase.OVER])
def test_every_phase_has_a_headline(phase: Phase) -> None:
    state = replace(positions.crowd(), phase=phase)
    if phase in (Phase.LOOT, Phase.STEAL):
        state = replace(positions.flamed(), phase=phase)
    said = headline(positions.RULES.view(state, None))
    for locale in LOCALES:
        assert say_in(locale, NAMES)(said)


@pytest.mark.parametrize(("dice", "key"), [((4, 4), "equal"), ((4, 5), "swap")])
def test_nobody_is_said_to_swap_equal_dice(dice: tuple[int, int], key: str) -> None:
    state = replace(positions.first("standard", Phase.SWAP), dice=dice)
    assert headline(positions.RULES.view(state, None)) == text(f"koxinga-picture-{key}", who=state.starter)


def test_the_headline_says_whose_goods_are_looted() -> None:
    view = positions.RULES.view(positions.flamed(), None)
    assert headline(view) == text("koxinga-picture-loot", who=Seat(0), loser=Seat(1))
    assert view.battle is not None
    view = replace(view, battle=replace(view.battle, looted=2))
    assert headline(view) == text("koxinga-picture-loot", who=Seat(0), loser=Seat(3))


def test_a_winning_defender_loots_the_attacker() -> None:
    state = positions.crowd()
    assert state.battle is not None
    duel = next(duel for duel in state.battle.duels if duel.result is Result.DEFENDER)
    looting = replace(state, phase=Phase.LOOT, battle=replace(state.battle, looted=state.battle.duels.index(duel)))
    assert headline(positions.RULES.view(looting, None)) == text(
        "koxinga-picture-loot", who=duel.defender, loser=Seat(0)
    )
