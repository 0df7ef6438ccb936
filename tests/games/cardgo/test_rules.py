"""CardGO rule by rule, where a rule case cannot say it: secrets, words, notation, messages of several cards."""

from __future__ import annotations

from collections import Counter
from dataclasses import replace
from typing import Any

import pytest

from games import moves
from games.cardgo import guess as guesses
from games.cardgo import options
from games.cardgo.blows import Blow
from games.cardgo.board import cell, name
from games.cardgo.deck import GRANTS, card, code, deck
from games.cardgo.options import Options
from games.cardgo.preview import Preview
from games.cardgo.rules import RULES
from games.cardgo.state import GREEN, RED, Card, Due, Effect, SeenPiece, State
from games.core import CHANCE, Chance, Event, IllegalMove, Move, Range, Seat
from tests.games.cardgo.cases import position
from tests.games.cardgo.log_lines import log_line

EMPTY = "\n".join([". . . . ."] * 5)


def at(board: str = EMPTY, *, seat: Seat = GREEN, **given: str) -> State:
    """A position as in a rule case; `hand_G` stands for `hand G`."""
    return position({"board": board, **{key.replace("_", " "): value for key, value in given.items()}}, seat, ())


def play(state: State, *moved: str | Move) -> tuple[State, list[Event]]:
    """After moves by whoever is to move (typed), or by chance (a tuple)."""
    events: list[Event] = []
    for move in moved:
        if isinstance(move, str):
            whole, seat = RULES.parse(RULES.view(state, state.turn), move)[0], state.turn
        else:
            whole, seat = move, CHANCE
        state, told = moves.play(RULES, state, seat, whole)
        events += told
    return state, events


def public(events: list[Event]) -> list[str]:
    return [event.text.key.removeprefix("cardgo-event-") for event in events if event.to is None]


def refused(state: State, typed: str, seat: Seat | None = None) -> str:
    """The key of the reason why a message is refused."""
    view = RULES.view(state, state.turn if seat is None else seat)
    try:
        message = RULES.parse(view, typed)
    except IllegalMove as unreadable:
        return unreadable.reason.key.removeprefix("cardgo-refusal-")
    reason = moves.judge(RULES, view, message)
    return "" if reason is None else reason.key.removeprefix("cardgo-refusal-")


# 2 Options


def test_options_are_read_and_written() -> None:
    chosen = options.parse(
        "hp=100/80 size=8x7 hand=5/6 values=2-9 preview=off effects=on map=random:light hands=open maxturns=90"
    )
    assert chosen == Options(
        hp=100,
        hp_red=80,
        columns=8,
        rows=7,
        hand=5,
        hand_red=6,
        lowest=2,
        highest=9,
        preview=False,
        effects=True,
        map="random:light",
        maxturns=90,
        hands="open",
    )
    assert options.parse(options.format(chosen)) == chosen


@pytest.mark.parametrize("preset", RULES.presets.values(), ids=RULES.presets.keys())
def test_the_text_of_a_preset_reads_back(preset: Options) -> None:
    assert options.parse(options.format(preset)) == preset


@pytest.mark.parametrize(
    ("written", "reason"),
    [
        ("hp=0", "option-value"),
        ("hp=1000", "option-value"),
        ("hp=10/20/30", "option-value"),
        ("komi=21", "option-value"),
        ("size=4x8", "option-value"),
        ("size=20x8", "option-value"),
        ("size=8", "option-value"),
        ("hand=11", "option-value"),
        ("values=0-6", "option-value"),
        ("values=6-5", "values"),
        ("full=yes", "option-value"),
        ("map=moon", "option-value"),
        ("map=lake size=9x10", "map"),
        ("maxturns=49", "option-value"),
        ("maxturns=1001", "option-value"),
        ("hp=٣", "option-value"),
        ("colour=red", "option"),
    ],
)
def test_options_out_of_range_are_refused(written: str, reason: str) -> None:
    with pytest.raises(IllegalMove) as refusal:
        options.parse(written)
    assert refusal.value.reason.key == f"cardgo-problem-{reason}"


def test_the_range_of_each_option() -> None:
    limits = {name: (limit.low, limit.high) for name, (limit, _) in options.LIMITS.items() if isinstance(limit, Range)}
    assert limits == {
        "hp": (1, 999),
        "hp_red": (1, 999),
        "komi": (0, 20),
        "columns": (5, 19),
        "rows": (5, 19),
        "hand": (1, 10),
        "hand_red": (1, 10),
        "lowest": (1, 10),
        "highest": (1, 10),
        "maxturns": (50, 1000),
        "plain": (0, 20),
        **dict.fromkeys(options.EFFECT_OPTIONS, (0, 5)),
    }


def test_the_first_rule_set_is_the_articles_own_and_what_the_others_change() -> None:
    assert next(iter(RULES.presets)) == "classic"
    texts = {preset: options.format(chosen) for preset, chosen in RULES.presets.items()}
    classic = (
        "hp=100 komi=0 size=10x10 hand=5 values=1-6 preview=on full=off adj=off effects=off map=plain"
        " maxturns=400 hands=closed"
    )
    assert texts == {
        "classic": classic,
        "even": classic.replace("komi=0", "komi=2"),
        "quick": classic.replace(
            "hp=100 komi=0 size=10x10 hand=5 values=1-6", "hp=28 komi=4 size=8x8 hand=3 values=3-4"
        ).replace("map=plain", "map=paddies"),
        "cards": classic.replace("effects=off", "effects=on").replace("komi=0", "komi=2"),
        "full": classic.replace("effects=off map=plain", "effects=on map=wilds").replace("komi=0", "komi=1"),
    }


def test_the_classic_game_begins_as_the_article_says() -> None:
    assert RULES.setup(RULES.presets["classic"], 2).hp == (100, 100)


def test_red_has_the_same_hp_and_hand_unless_set_and_gets_the_komi() -> None:
    same = RULES.setup(Options(hp=40, komi=3, hand=4), 2)
    other = RULES.setup(Options(hp=40, hp_red=30, komi=2), 2)
    assert (same.hp, other.hp) == ((40, 43), (40, 32))


# 3 Cells, cards and the deck


@pytest.mark.parametrize(
    ("columns", "rows", "written", "place"), [(10, 10, "A1", 0), (10, 10, "E8", 74), (19, 5, "S5", 94)]
)
def test_cells_are_named_column_then_row(columns: int, rows: int, written: str, place: int) -> None:
    assert cell(columns, rows, written) == place
    assert name(columns, place) == written


@pytest.mark.parametrize("written", ["", "A", "A0", "A01", "F1", "A6", "1A", "A-1", "AA1", "A²"])
def test_other_names_are_no_cells(written: str) -> None:
    assert cell(5, 5, written) is None


@pytest.mark.parametrize("written", ["4", "4e3", "10e12", "1e1"])
def test_card_codes_read_back(written: str) -> None:
    found = card(written)
    assert found is not None
    assert code(found) == written


@pytest.mark.parametrize("written", ["", "e3", "4e", "4e13", "11", "04", "4e03", "4x3", "-4", "４"])
def test_other_codes_are_no_cards(written: str) -> None:
    assert card(written) is None


@pytest.mark.parametrize(
    ("lowest", "highest", "cards"), [(1, 6, 60), (3, 3, 60), (1, 10, 100), (4, 7, 80), (1, 5, 100), (2, 2, 60)]
)
def test_a_deck_never_has_fewer_than_sixty_cards(lowest: int, highest: int, cards: int) -> None:
    whole = deck(Options(lowest=lowest, highest=highest, effects=True))
    assert len(whole) == cards
    assert len(set(Counter(card.value for card in whole).values())) == 1


def test_the_standard_deck() -> None:
    whole = deck(Options(effects=True))
    assert sum(card.value for card in whole) == 210
    times = Counter(card.effect for card in whole)
    assert times.pop(Effect.NONE) == 30
    assert set(times) == set(Effect) - {Effect.NONE}
    assert set(times.values()) == {2, 3}


def test_the_effects_of_each_value() -> None:
    whole = deck(Options(highest=10, effects=True))
    written = {
        value: [int(card.effect) for card in whole if card.value == value and card.effect] for value in range(1, 11)
    }
    assert written == {
        1: [1, 5, 6, 9, 11],
        2: [2, 4, 8, 9, 12],
        3: [1, 5, 6, 7, 11],
        4: [3, 4, 8, 9, 12],
        5: [1, 3, 5, 7, 10],
        6: [2, 3, 4, 8, 10],
        7: [1, 2, 5, 7, 11],
        8: [3, 4, 6, 9, 12],
        9: [1, 3, 7, 8, 10],
        10: [2, 3, 4, 10, 12],
    }


def test_without_effects_every_card_is_plain() -> None:
    assert {card.effect for card in deck(Options())} == {Effect.NONE}


# 4 Set-up


@pytest.mark.parametrize(("green", "red", "order"), [(2, 4, "010111"), (4, 2, "010100"), (2, 2, "0101")])
def test_cards_are_dealt_alternately_until_both_hands_are_full(green: int, red: int, order: str) -> None:
    state = RULES.setup(Options(hand=green, hand_red=red), 2)
    receivers = ""
    while state.due is Due.DEAL:
        fact = RULES.roll(state, Chance(b"deal", len(receivers)))
        assert fact is not None
        receivers += fact[1]
        state, _ = play(state, fact)
    assert receivers == order
    assert (state.number, state.turn, state.due) == (1, GREEN, None)


def test_a_random_map_is_the_first_line() -> None:
    state = RULES.setup(Options(map="random:heavy", columns=6, rows=5), 2)
    fact = RULES.roll(state, Chance(b"map", 1))
    assert fact is not None
    assert (fact[0], len(fact)) == ("map", 31)
    state, events = play(state, fact)
    assert state.ground.codes == "".join(fact[1:])
    assert public(events) == ["map"]
    assert state.due is Due.DEAL


# 5 Turns


def test_only_the_side_to_move_has_an_owed_choice_and_both_may_resign() -> None:
    state = at(hand_G="4", hand_R="5")
    green, red = moves.choice(RULES, state, GREEN), moves.choice(RULES, state, RED)
    assert green is not None
    assert red is not None
    assert (green.tokens, green.open) == (("4", "pass"), ("resign",))
    assert (red.tokens, red.open) == ((), ("resign",))
    for loser, winner in ((GREEN, RED), (RED, GREEN)):
        after, events = moves.play(RULES, state, loser, ("resign",))
        outcome = RULES.outcome(after)
        assert outcome is not None
        assert (outcome.winners, outcome.reason.key) == ((winner,), "cardgo-outcome-resigned")
        assert public(list(events)) == ["resign"]
        assert moves.choice(RULES, after, GREEN) is None


def test_nobody_moves_while_chance_owes_something() -> None:
    state, _ = play(at(hand_G="4", hand_R="5", deck="6"), "4@A1")
    assert state.due is Due.DRAW
    assert moves.choice(RULES, state, RED) is None
    assert moves.retire(RULES, state, RED) is None
    assert RULES.refusal(RULES.view(state, RED), ("pass",)) is not None


def test_the_turn_limit_ends_the_game() -> None:
    state = replace(at(hand_G="4", hand_R="5"), number=399)
    after, _ = play(state, "4@A1")
    assert RULES.outcome(after) is None
    after, _ = play(after, "5@E5")
    outcome = RULES.outcome(after)
    assert outcome is not None
    assert outcome.reason.key == "cardgo-outcome-turns-draw"
    assert after.number == 400


def test_a_forced_pass_keeps_the_next_draw() -> None:
    state, events = play(at(hand_R="5"), "pass")
    assert state.waived == (False, False)
    assert public(events) == ["pass-forced"]
    state, events = play(at(hand_G="5", hand_R="5"), "pass")
    assert state.waived == (True, False)
    assert public(events) == ["pass"]


def test_the_default_passes_or_lets_the_right_lapse() -> None:
    state = at(hand_G="2e1 3", hand_R="5")
    assert RULES.default(state, GREEN) == ("pass",)
    state, _ = play(state, "2e1@B2 +")
    assert RULES.default(state, GREEN) == ("end",)


def test_an_extra_right_offers_only_its_value() -> None:
    state, _ = play(at(hand_G="2e1 3 3e5 5", hand_R="5"), "2e1@B2 +")
    choice = moves.choice(RULES, state, GREEN)
    assert choice is not None
    assert choice.tokens == ("3", "end")
    effects = moves.choice(RULES, state, GREEN, ("3",))
    assert effects is not None
    assert effects.tokens == ("e0", "e5")


def test_rights_chain_but_do_not_add_up() -> None:
    state, _ = play(at(hand_G="1e11 1e1 1 2 3", hand_R="5"), "1e11@A1 +", "1e1@C1 +")
    assert state.extra == 2
    state, _ = play(state, "2@E1 +")
    assert (state.extra, state.turn) == (None, RED)


@pytest.mark.parametrize(("effect", "value"), [(1, 5), (4, 3), (11, 4)])
def test_what_each_right_asks_for(effect: int, value: int) -> None:
    assert GRANTS.keys() == {Effect.INDULGENCE, Effect.PRIDE, Effect.EXCITEMENT}
    state, _ = play(at(hand_G=f"4e{effect} 2 3 4 5 6", hand_R="5"), f"4e{effect}@C3 +")
    assert state.extra == value


# 5 Messages of several cards


def test_a_part_that_grants_nothing_refuses_the_whole_message() -> None:
    state = at(hand_G="2e3 3", hand_R="5")
    assert refused(state, "2e3@B2 + 3@B3") == "grants-nothing"


def test_an_extra_card_below_a_known_suppressor_is_refused() -> None:
    state = at(". R5e10 . . .\n" + "\n".join([". . . . ."] * 4), hand_G="2e1 3", hand_R="5")
    assert refused(state, "2e1@B2 + 3@B3") == "turn"
    assert RULES.parse(RULES.view(state, GREEN), "2e1@B2") == (("2", "e1", "B", "2"),)


def test_an_extra_card_may_go_where_the_first_one_surely_clears() -> None:
    board = ". . . . .\n. . . . .\n. G1 . . .\n. . . . .\n. . . . ."
    state = at(board, hand_G="2e1 3", hand_R="5")
    assert refused(state, "2e1@B2 + 3@B3") == ""
    assert refused(state, "2e1@B2 + 3@B2") == "occupied"


def test_where_a_face_down_piece_decides_the_player_must_look_first() -> None:
    board = "R2 . . . .\nG3 . . . .\n. . . . .\n. . . . .\n. . . . ."
    hidden = at(board, terrain="A1=11", hand_G="2e1 3", hand_R="5")
    assert refused(hidden, "2e1@B1 + 3@C3") == ""
    assert refused(hidden, "2e1@B1 + 3@A1") == "core-see-first"
    shown = at(board, hand_G="2e1 3", hand_R="5")
    assert refused(shown, "2e1@B1 + 3@A1") == ""


def test_with_adj_a_neighbour_that_may_vanish_is_not_certain() -> None:
    board = "R2 . . . .\nG3 . . . .\n. . . . .\n. . . . .\n. . . . G9"
    state = at(board, opts="adj=on", terrain="A1=11", hand_G="2e1 3", hand_R="5")
    assert refused(state, "2e1@B1 + 3@D4") == ""
    assert refused(state, "2e1@B1 + 3@C2") == "core-see-first"


def test_when_the_first_card_ends_the_game_the_rest_is_ignored() -> None:
    board = ". . . . .\n. . . . .\n. G1 . . .\n. . . . .\n. . . . ."
    state = at(board, hp="G=9 R=1", hand_G="2e1 3", hand_R="5")
    message = RULES.parse(RULES.view(state, GREEN), "2e1@B2 + 3@C5")
    step, dropped = moves.submit(RULES, state, GREEN, message, lambda line: Chance(b"", line), line=1)
    assert [line.move[0] for line in step.lines] == ["2"]
    assert dropped is None
    outcome = RULES.outcome(step.state)
    assert outcome is not None
    assert outcome.winners == (GREEN,)


def test_with_adj_the_last_neighbour_that_may_remain_counts() -> None:
    """If all vanish any cell will do, if none does this one will, but one alone may remain that is not beside it."""
    board = "R2 . . . .\nG3 . . . .\n. . . . .\n. . . . .\n. . . . ."
    state = at(board, opts="adj=on", terrain="A1=11", hand_G="2e1 3", hand_R="5")
    assert refused(state, "2e1@B1 + 3@B3") == "core-see-first"
    assert refused(state, "2e1@B1 + 3@B2") == ""


# 12 What is hidden

HIDING: dict[str, Any] = {"terrain": "C3=11", "hand_G": "2e1 3 4", "hand_R": "5 6e2"}


def test_a_card_on_tall_grass_is_known_to_its_owner_only() -> None:
    state, events = play(at(**HIDING), "4@C3")
    pieces = [RULES.view(state, viewer).board[12] for viewer in (GREEN, RED, None)]
    seen = [piece and replace(piece, may=None) for piece in pieces]
    assert seen[0] == SeenPiece(GREEN, Card(4), seen=1)
    assert seen[1] == seen[2] == SeenPiece(GREEN, None, seen=1)
    assert public(events) == ["place-hidden"]
    assert [(event.text.key, event.to) for event in events[1:]] == [("cardgo-event-place-own", frozenset({GREEN}))]


def test_a_face_down_right_tells_neither_effect_nor_value() -> None:
    state, _ = play(at(**HIDING), "2e1@C3 +")
    assert [RULES.view(state, viewer).extra for viewer in (GREEN, RED, None)] == [3, 0, 0]
    assert [RULES.view(state, viewer).last[-1].card for viewer in (GREEN, RED, None)] == [
        Card(2, Effect(1)),
        None,
        None,
    ]
    _, events = play(state, "end")
    assert events == []


def test_declining_an_open_right_is_told() -> None:
    state, _ = play(at(hand_G="2e1 3", hand_R="5"), "2e1@C3 +")
    _, events = moves.play(RULES, state, GREEN, ("end",))
    assert public(list(events)) == ["decline"]


def test_bravery_on_a_face_down_piece_lets_its_new_owner_look_and_its_old_one_remember() -> None:
    state, _ = play(at(**HIDING), "4@C3", "6e2@E5", ("bravery", "C3"))
    seen = [RULES.view(state, viewer).board[12] for viewer in (GREEN, RED, None)]
    assert [piece and piece.owner for piece in seen] == [RED, RED, RED]
    assert [piece and piece.card for piece in seen] == [Card(4), Card(4), None]


def test_bravery_tells_the_taken_card_to_its_new_owner_only() -> None:
    state, _ = play(at(**HIDING), "4@C3", "6e2@E5")
    _, events = play(state, ("bravery", "C3"))
    assert [(event.text.key, event.to) for event in events] == [
        ("cardgo-event-convert", None),
        ("cardgo-event-look", frozenset({RED})),
    ]


def test_a_removed_face_down_piece_is_public() -> None:
    board = ". . . . .\n. G1 . . .\n. . . . .\n. . . . .\n. . . . ."
    state, events = play(at(board, terrain="C2=11", hand_G="1", hand_R="5"), "1@C2")
    placement = RULES.view(state, None).last[-1]
    assert placement.card == Card(1)
    assert {piece.card for _, piece in placement.removed} == {Card(1)}
    assert [event.reveals for event in events if event.text.key == "cardgo-event-effect"] == [True]
    assert state.discard == (Card(1), Card(1))


def test_an_extra_card_that_removes_the_first_one_shows_it() -> None:
    state, _ = play(at(terrain="C3=11", hand_G="1e11 1", hand_R="5"), "1e11@C3 +")
    assert RULES.view(state, None).last[0].card is None
    state, _ = play(state, "1@C4")
    assert [placement.card for placement in RULES.view(state, None).last] == [Card(1, Effect(11)), Card(1)]
    assert log_line(10, RULES.view(state, None).last, 5).startswith("10. G 1e11@C3 [G 1/0: none] + 1@C4 [")


def test_with_open_hands_a_card_on_tall_grass_is_known_to_all() -> None:
    state, events = play(at(**HIDING, opts="hands=open"), "4@C3")
    assert {RULES.view(state, viewer).board[12] for viewer in (GREEN, RED, None)} == {SeenPiece(GREEN, Card(4))}
    assert public(events) == ["place"]


def test_hands_are_closed_or_open() -> None:
    closed, opened = at(**HIDING), at(**HIDING, opts="hands=open")
    assert RULES.view(closed, RED).hands == (None, closed.hands[RED])
    assert RULES.view(closed, None).hands == (None, None)
    assert RULES.view(closed, None).counts == (3, 2)
    assert RULES.view(opened, None).hands == opened.hands


def test_a_draw_is_told_to_who_sees_the_hand() -> None:
    for opts, to in (("", frozenset({RED})), ("hands=open", None)):
        state, _ = play(at(hand_G="4", hand_R="5", deck="6", opts=opts), "4@A1")
        _, events = play(state, ("draw", "1", "6"))
        assert [event.to for event in events] == [to]


def test_fondness_is_seen_but_not_what_it_draws() -> None:
    state, _ = play(at(hand_G="4e9", hand_R="5", deck="6 1"), "4e9@A1")
    _, events = play(state, ("draw", "0", "6"))
    assert [(event.text.key, event.to) for event in events] == [
        ("cardgo-event-fondness", None),
        ("cardgo-event-draw-own", frozenset({GREEN})),
    ]


def test_sorrow_on_tall_grass_tells_the_loss_and_not_its_name() -> None:
    state, _ = play(at(terrain="C3=11", hand_G="5e5", hand_R="5"), "5e5@C3", ("sorrow", "4"))
    lines = [log_line(10, RULES.view(state, viewer).last, 5) for viewer in (GREEN, RED, None)]
    assert lines[0] == "10. G 5e5@C3 [G 1/0: none] | rng sorrow=4 R-4 | G100 R96"
    assert lines[1] == lines[2] == "10. G ?@C3 [G 1/0: none] R-4 | G100 R96"


def test_a_sorrow_of_nothing_is_told_as_a_loss_of_nothing() -> None:
    state, _ = play(at(hand_G="5e5", hand_R="5"), "5e5@C3")
    _, events = play(state, ("sorrow", "0"))
    assert [(event.text.key, dict(event.text.args)) for event in events] == [
        ("cardgo-event-spared", {"seat": RED, "hp": 0})
    ]


def test_everything_is_shown_when_the_game_is_over() -> None:
    state, _ = play(at(**HIDING), "4@C3")
    over, _ = moves.play(RULES, state, RED, ("resign",))
    view = RULES.view(over, None)
    assert view.board[12] == SeenPiece(GREEN, Card(4))
    assert view.hands == over.hands
    assert view.last[-1].card == Card(4)


# 12 What may be guessed


def test_a_guess_gives_a_reshuffled_deck_only_cards_that_were_discarded() -> None:
    state = at(hand_G="4", hand_R="5", discard="1*5", opts="values=1-6")
    state, _ = play(state, "4@A1", ("draw", "1", "1"))
    assert RULES.view(state, GREEN).pool == (Card(1),) * 5
    assert RULES.view(state, RED).pool == (Card(1),) * 4
    for number in range(5):
        assert guesses.guess(RULES.view(state, GREEN), Chance(b"guess", number)).deck == (Card(1),) * 4


def test_a_guess_of_an_open_hidden_right_can_use_it() -> None:
    state, _ = play(at(**HIDING, deck="1*5"), "2e1@C3 +")
    for number in range(20):
        guessed = guesses.guess(RULES.view(state, RED), Chance(b"guess", number))
        choice = moves.choice(RULES, guessed, GREEN)
        assert choice is not None
        assert len(choice.tokens) == 2


def may_be(state: State, written: str) -> set[str]:
    place = cell(5, 5, written)
    assert place is not None
    piece = RULES.view(state, None).board[place]
    assert piece is not None
    assert piece.may is not None
    return {code(kind) for kind in piece.may}


GRASS: dict[str, Any] = {"terrain": "C3=11 E5=11", "opts": "values=1-6", "hand_R": "5 6e2"}


@pytest.mark.parametrize(
    ("typed", "facts", "kinds"),
    [
        ("3e6", [], {"3e6", "3e5", "5e5"}),
        ("5e5", [("sorrow", "3")], {"3e6", "3e5", "5e5"}),
        ("5e5", [("sorrow", "0")], {"1e5", "3e5", "5e5"}),
        ("3e7", [], {"3e7"}),
        ("6e2", [("bravery", "A1")], {"2e2", "6e2"}),
        ("4e12", [("malice", "C4")], {"2e12", "4e12"}),
        ("4e9", [("draw", "0", "1")], {"1e9", "2e9", "4e9"}),
    ],
)
def test_what_a_face_down_card_did_tells_what_it_may_be(typed: str, facts: list[Move], kinds: set[str]) -> None:
    board = "R6 . . . .\n. . . . .\n. . . . .\n. . R6 . .\n. . . . ."
    state, _ = play(at(board, hand_G=typed, deck="1", **GRASS), f"{typed}@C3", *facts)
    assert may_be(state, "C3") == kinds


def test_a_face_down_card_that_did_nothing_has_no_effect_that_would_have_been_seen() -> None:
    board = "R6 . . . .\n. . . . .\n. . . . .\n. . R6 . .\n. . . . ."
    state, _ = play(at(board, hand_G="4", deck="1", **GRASS), "4@C3")
    effects = {int(written.partition("e")[2] or 0) for written in may_be(state, "C3")}
    assert effects == {0, 1, 3, 4, 8, 10, 11}
    alone, _ = play(at(hand_G="4", **GRASS), "4@C3")
    effects = {int(written.partition("e")[2] or 0) for written in may_be(alone, "C3")}
    assert effects == {0, 1, 2, 3, 4, 8, 9, 10, 11, 12}


def test_below_a_face_down_piece_a_card_may_be_anything() -> None:
    board = ". . . . .\n. . R6 . .\n. . . . .\n. . R6 . .\n. . . . ."
    state, _ = play(at(board, hand_G="4", **{**GRASS, "terrain": "C2=11 C3=11"}), "4@C3")
    assert len(may_be(state, "C3")) == len(set(deck(state.options)) - {card("1e3")})
    shown, _ = play(at(board.replace("R6", "R6e10", 1), hand_G="4e6", **GRASS), "4e6@C3")
    assert {"3e6", "4", "6e2"} <= may_be(shown, "C3")


def test_a_face_down_card_that_was_counted_and_stayed_is_worth_more() -> None:
    board = ". . . . .\n. . . . .\nG6 G6 . . .\nG6 . . . .\n. . . . ."
    state, _ = play(at(board, hand_G="4", **GRASS), "4@C3")
    kinds = may_be(state, "C3")
    assert {card(written).value for written in kinds} == {4, 5, 6}  # type: ignore[union-attr]
    assert {"4", "5e3"} <= kinds
    assert "4e3" not in kinds


def test_a_face_down_card_that_was_followed_by_another_gives_that_right() -> None:
    state, _ = play(at(hand_G="3e11 3", **GRASS), "3e11@C3 +", "3@A1")
    assert may_be(state, "C3") == {"3e11", "4e4"}


def test_guesses_agree_with_what_was_seen() -> None:
    state, _ = play(at(hand_G="3e6", deck="1*5", **GRASS), "3e6@C3", ("draw", "1", "1"))
    found = set()
    for number in range(30):
        piece = guesses.guess(RULES.view(state, RED), Chance(b"guess", number)).board[12]
        assert piece is not None
        found.add(code(piece.card))
    assert found == {"3e6", "3e5", "5e5"}


# 13 Preview


def foreseen(state: State, typed: str) -> Preview:
    view = RULES.view(state, state.turn)
    preview = moves.preview(RULES, view, RULES.parse(view, typed)[0])
    assert isinstance(preview, Preview)
    return preview


def keys(preview: Preview) -> list[str]:
    return [line.key.removeprefix("cardgo-preview-") for line in preview.lines]


@pytest.mark.parametrize(
    ("typed", "told"),
    [
        ("5e5@C3", ["place", "sorrow", "test-none", "threat"]),
        ("5e6@C3", ["place", "pain", "test-none", "threat"]),
        ("5e7@C3", ["place", "kindness", "test-none", "threat"]),
        ("5e9@C3", ["place", "fondness", "test-none", "threat"]),
        ("5e2@C3", ["place", "bravery", "test-none", "threat"]),
        ("5e12@C3", ["place", "malice", "test-none", "threat"]),
        ("5e1@C3", ["place", "test-none", "extra"]),
        ("5e6@E1", ["place", "pain", "pit", "threat"]),
        ("5e6@A2", ["place", "asleep", "test-none", "threat"]),
        ("5e12@E5", ["place", "test-none", "threat"]),
        ("1@C4", ["place", "damage", "test", "threat"]),
    ],
)
def test_a_preview_says_what_will_be_and_rolls_nothing(typed: str, told: list[str]) -> None:
    board = "R5e10 . . . .\n. . . . .\n. . . R3 .\n. . . G1 .\n. . . . ."
    hand = "1 5e1 5e2 5e5 5e6 5e7 5e9 5e12 6"
    assert keys(foreseen(at(board, terrain="E1=6", hand_G=hand, hand_R="5", deck="1"), typed)) == told


def test_a_preview_of_a_deadly_pain_needs_no_test() -> None:
    preview = foreseen(at(hp="G=9 R=3", hand_G="3e6", hand_R="5"), "3e6@C3")
    assert keys(preview) == ["place", "wins"]
    assert preview.sides == ()


@pytest.mark.parametrize(
    ("above", "where", "told"), [(".", "C2", True), ("R6e10", "C3", True), ("R6", "C3", False), (".", "B3", False)]
)
def test_a_preview_remarks_on_what_hidden_pieces_may_change(above: str, where: str, told: bool) -> None:
    board = f". . R6 . .\n. . {above} . .\n. . . . .\n. . . . .\n. . . . ."
    state = at(board, terrain="C1=11", hp="G=9 R=3", hand_G="3e6", hand_R="5")
    preview = foreseen(state, f"3e6@{where}")
    assert preview.remark == told
    assert ("hidden" in keys(preview)) == told


def test_a_preview_of_placing_nothing_says_what_comes_of_it() -> None:
    def told(state: State, *move: str) -> list[str]:
        foreseen = moves.preview(RULES, RULES.view(state, GREEN), move)
        return [] if foreseen is None else [line.key.removeprefix("cardgo-preview-") for line in foreseen.lines]

    state = at(hand_G="3", hand_R="5")
    assert told(state, "pass") == ["pass"]
    assert told(state, "resign") == ["resign"]
    assert told(replace(state, passed=(False, True)), "pass") == ["pass-ends"]
    assert told(at(hand_R="5"), "pass") == ["pass-forced"]
    assert told(replace(state, options=replace(state.options, preview=False)), "pass") == []


def test_news_say_that_enclosed_pieces_of_the_other_side_count() -> None:
    ko = ". . R1 . .\n. R5 G3 R3 .\n. G4 . G5 .\n. . G6 . .\n. . . . ."
    _, events = play(at(ko, seat=RED, opts="effects=off", hand_R="6", hand_G="1"), "6@C3")
    assert public(events) == ["place", "effect", "counted", "effect-enclosed", "counted"]
    assert dict(events[2].text.args) == {"seat": GREEN, "count": 1, "cells": "C2"}
    assert dict(events[4].text.args) == {"seat": RED, "count": 1, "cells": "C3"}, "the new one, as in the preview"
    assert dict(events[3].text.args)["again"] == 1, "C2, which leaves the board once"


def test_a_preview_of_a_threat_leaves_open_what_face_down_pieces_add(monkeypatch: pytest.MonkeyPatch) -> None:
    """As the other side's warning of the same blow does."""
    for more in (True, False):
        blow = Blow(9, 0, ("C3",), more, "")
        monkeypatch.setattr("games.cardgo.preview.blows", lambda view, seat, blow=blow: (blow,))
        view = RULES.view(at(hand_G="1 2"), GREEN)
        preview = moves.preview(RULES, view, RULES.parse(view, "1@A1")[0])
        assert preview is not None
        (told,) = (line for line in preview.lines if line.key == "cardgo-preview-threat")
        assert dict(told.args)["more"] == ("yes" if more else "no")


def test_news_do_not_tell_by_what_counted_which_face_down_piece_is_which() -> None:
    """Two green pieces are enclosed, one of them a Solitude, which does not count with red."""
    told = []
    for above, below in (("G6", "G6e8"), ("G6e8", "G6")):
        board = f"{above} R6 . . .\n. R6 . . .\n{below} R6 . . .\nR6 . . . .\n. . . . ."
        state = at(board, seat=RED, terrain="A1=11 A3=11", hand_R="3", hand_G="1")
        assert [RULES.view(state, RED).board[place].card for place in (0, 10)] == [None, None]
        told.append([event.text for event in play(state, "3@A2")[1] if event.to is None])
    assert told[0] == told[1]
    assert any(each.key == "cardgo-event-effect" for each in told[0])


# 14 Notation


def test_the_log_lines_of_the_specification() -> None:
    first = ". R5 R6 R5 .\n. . . . .\n. . . . .\n. G3 G4 G4 .\n. . . . ."
    state, _ = play(at(first, opts="effects=off", hand_G="2", hand_R="5"), "2@C5")
    assert log_line(1, state.last, 5) == "1. G 2@C5 [G 4/3: B4(3) C5(2)] R-5 | G100 R95"
    ko = ". . R1 . .\n. R5 G3 R3 .\n. G4 . G5 .\n. . G6 . .\n. . . . ."
    state, _ = play(at(ko, seat=RED, opts="effects=off", hand_R="6", hand_G="1"), "6@C3")
    line = "7. R 6@C3 [R 5/4: C1(1) C2(3) D2(3)] [G 5/4: C2(3) B3(4)] G-7 R-7 | G93 R93"
    assert log_line(7, state.last, 5) == line
    state, _ = play(at(hp="G=93 R=93", hand_G="5e5", hand_R="1"), "5e5@D4", ("sorrow", "4"))
    assert log_line(9, state.last, 5) == "9. G 5e5@D4 [G 1/0: none] | rng sorrow=4 R-4 | G93 R89"


@pytest.mark.parametrize(
    ("typed", "message"),
    [
        ("2@B2", [("2", "e0", "B", "2")]),
        ("  2 b2 ", [("2", "e0", "B", "2")]),
        ("2＠B2", [("2", "e0", "B", "2")]),
        ("4@D5", [("4", "e3", "D", "5")]),
        ("4e3 D5", [("4", "e3", "D", "5")]),
        ("4E3@d5", [("4", "e3", "D", "5")]),
        ("2e1@B2", [("2", "e1", "B", "2"), ("end",)]),
        ("2e1@B2 +", [("2", "e1", "B", "2")]),
        ("2e1@B2 + 3@B3", [("2", "e1", "B", "2"), ("3", "e0", "B", "3")]),
        ("2e1@B2+3e11@B3", [("2", "e1", "B", "2"), ("3", "e11", "B", "3"), ("end",)]),
        ("2e1@B2+3e11@B3+", [("2", "e1", "B", "2"), ("3", "e11", "B", "3")]),
        ("PASS", [("pass",)]),
        ("resign", [("resign",)]),
    ],
)
def test_typed_moves(typed: str, message: list[Move]) -> None:
    view = RULES.view(at(hand_G="2 2e1 3 3e11 3e5 4e3", hand_R="5"), GREEN)
    assert RULES.parse(view, typed) == tuple(message)


@pytest.mark.parametrize(
    "typed", ["", "+", "4", "4@", "@D5", "4@D", "4e@D5", "4@5D", "x", "4@D5 3@D6", "4@D5 ++ 3@D6", "44@D5", "4e13@D5"]
)
def test_what_cannot_be_read_is_refused(typed: str) -> None:
    assert refused(at(hand_G="4", hand_R="5"), typed) == "unreadable"


@pytest.mark.parametrize(
    ("path", "written"),
    [
        ((), ""),
        (("4",), "4"),
        (("4", "e0"), "4@"),
        (("4", "e3"), "4e3@"),
        (("4", "e3", "D"), "4e3@D"),
        (("4", "e3", "D", "5"), "4e3@D5"),
        (("2", "e1", "B", "2"), "2e1@B2 +"),
        (("pass",), "pass"),
        (("end",), "end"),
        (("deal", "0", "4e3"), "deal 0 4e3"),
    ],
)
def test_paths_are_written(path: Move, written: str) -> None:
    assert RULES.format(path) == written


# Refusals


@pytest.mark.parametrize(
    ("typed", "reason"),
    [
        ("9@C3", "card"),
        ("5@C3", "which"),
        ("5e6@C3", "card"),
        ("4@A1", "occupied"),
        ("4@B1", "blocked"),
        ("4@C1", "blocked"),
        ("4@F1", "off-board"),
        ("4@A6", "off-board"),
        ("end", "no-right"),
        ("4@E5", ""),
    ],
)
def test_each_refusal_has_its_reason(typed: str, reason: str) -> None:
    board = "R5 # T . .\n. . . . .\n. . . . .\n. . . . .\n. . . . ."
    state = at(board, terrain="B1=5 C1=12", hand_G="4 5e5 5e7", hand_R="5")
    assert refused(state, typed) == reason


def test_out_of_turn_and_watching() -> None:
    state = at(hand_G="4", hand_R="5")
    assert refused(state, "5@C3", RED) == "turn"
    reason = RULES.refusal(RULES.view(state, None), ("pass",))
    assert reason is not None
    assert reason.key == "cardgo-refusal-spectator"
    over, _ = moves.play(RULES, state, RED, ("resign",))
    assert refused(over, "4@C3", GREEN) == "over"


def test_no_pass_while_a_right_is_open() -> None:
    state, _ = play(at(hand_G="2e1 3 5", hand_R="5"), "2e1@B2 +")
    assert refused(state, "pass") == "pass-extra"
    assert refused(state, "5@C3") == "extra-value"


def test_adj_refuses_with_the_cells_that_are_possible() -> None:
    state = at("G1 . . . .\n" + "\n".join([". . . . ."] * 4), opts="adj=on", hand_G="4", hand_R="5")
    reason = RULES.refusal(RULES.view(state, GREEN), ("4", "e0", "E", "5"))
    assert reason is not None
    assert reason.key == "cardgo-refusal-adj"
    cells = dict(reason.args)["cells"]
    assert isinstance(cells, tuple)
    assert [dict(shown.args)["cell"] for shown in cells] == ["B1", "A2", "B2"]


def test_a_full_board_and_an_empty_hand_leave_only_the_pass() -> None:
    full = at("\n".join([" ".join(["G9", "R9", "G9", "R9", "G9"])] * 5), hand_G="4", hand_R="5")
    assert refused(full, "4@C3") == "full"
    assert refused(at(hand_R="5"), "4@C3") == "empty-hand"


def test_a_preview_says_that_enclosed_pieces_of_the_other_side_count() -> None:
    ko = ". . R1 . .\n. R5 G6 R3 .\n. G4 . G5 .\n. . G6 . .\n. . . . ."
    preview = foreseen(at(ko, seat=RED, opts="effects=off", hand_R="6", hand_G="1"), "6@C3")
    counted = "cardgo-event-counted"
    assert keys(preview)[1:7] == ["damage", "damage", "test", counted, "test", counted]
    told = [dict(line.args) for line in preview.lines if line.key == counted]
    assert [(each["seat"], each["cells"]) for each in told] == [(GREEN, "C2"), (RED, "C3")]
    assert 6 not in [worth for side in preview.sides for _, worth in side.hits], "also of those that stay"
