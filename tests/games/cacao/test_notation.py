"""What may be typed (Cacao 12.1), and what a panel asks."""

from __future__ import annotations

import pytest

from games import moves
from games.cacao import turns
from games.cacao.village import Orders
from games.core import IllegalMove, Seat, Window
from tests.support import cacao

RULES = cacao.RULES
RED, PURPLE = Seat(0), Seat(1)

OPENING = (
    "seats: R P\nR: hand=ABC next=A left=8\nP: hand=AAB left=8\ngrid from 00:\n  C1 .\n  .  M2\n"
    "display: M3 TM\npile: + 17"
)
ONE_GAP = (
    "seats: R P\nR: cacao=2 hand=AAC\nP: hand=AAB\ngrid from W1:\n  p1210 C1 .\n  .     .  M2\n"
    "display: M3 TM\npile: WT + 16"
)
TWO_GAPS = "seats: R P\nR: cacao=1 hand=AAB\nP: gold=0\ngrid from N1:\n  p1111 .  .\n  C1    .  .\n  .     M2 p1111"
TWINS = "seats: R P\nR: hand=B\nP: gold=0\ngrid from 00:\n  C2 r1111\n  .  M2\ndisplay: C1 G1\npile: + 9"
SOLE_FILL = (
    "seats: R P\nR: hand=A\nP: cacao=1\ngrid from N1:\n  p1111 .\n  C1    .\n  .     M2\ndisplay: G1 G1\npile: + 9"
)
COVER = "seats: R P\nR: cacao=1 sun=2 hand=C\nP: gold=0\ngrid from 00:\n  C1 r1111\n  .  M2\ndisplay: -\npile: -"
MINE = "seats: R P\nR: hand=AB\nP: gold=0\ngrid from 00:\n  G1 .\n  .  TM\ndisplay: G1 G2\npile: + 3"


def state_of(head):
    return cacao.position(head)


def two_gaps():
    return state_of(f"{TWO_GAPS}\ndisplay: TM WT\npile: G1 C1 + 14")


def read(state, typed, seat=RED):
    return RULES.parse(RULES.view(state, seat), typed)


def played(state, typed, seat=RED):
    for move in read(state, typed, seat):
        state, _ = moves.play(RULES, state, seat, move)
    return state


def refusal(state, typed, seat=RED):
    with pytest.raises(IllegalMove) as refused:
        played(state, typed, seat)
    return refused.value.reason.key.removeprefix("cacao-refusal-")


@pytest.mark.parametrize(
    ("state", "typed", "written"),
    [
        (state_of(OPENING), "1210 W1", "1210 W1"),
        (state_of(OPENING), "place 1210 w1", "1210 W1"),
        (state_of(OPENING), "  1210,W1 ", "1210 W1"),
        (state_of(OPENING), "1111 s01", "1111 S1"),
        (state_of(ONE_GAP), "1111 S1 fill S1W1=M3", "1111 S1 fill S1W1=M3"),
        (state_of(ONE_GAP), "1111 S1 FILL s1w1=m3 hold", "1111 S1 fill S1W1=M3 hold"),
        (state_of(ONE_GAP), "1111,S1,fill,S1W1=M3,act,00,S1E1:0", "1111 S1 fill S1W1=M3 act S1>00:1 S1>S1E1:0"),
        (two_gaps(), "1111 E1 fill E2=TM N1E1=WT act 00 S1E1:1", "1111 E1 fill N1E1=WT E2=TM act E1>00:1 E1>S1E1:1"),
        (state_of(TWINS), "1210 N1 fill N1E1=C1 act E1>N1E1 n1>n1e1:1", "1210 N1 fill N1E1=C1 act E1>N1E1:1 N1>N1E1:1"),
        (state_of(TWINS), "1210 N1 fill N1E1=C1 act E1>N1E1 N1E1", "1210 N1 fill N1E1=C1 act E1>N1E1:1 N1>N1E1:2"),
        (state_of(SOLE_FILL), "1111 W1 fill N1W1=G1", "1111 W1"),
        (state_of(COVER), "over 3001 E1", "over 3001 E1"),
        (state_of(COVER), "OVER 0013 e1 act 00:2", "over 0013 E1 act E1>00:2"),
        (state_of(OPENING), "orders min=off keep=2", "orders min=off; orders keep=2"),
        (state_of(OPENING), "ORDERS KEEP=2", "orders keep=2"),
    ],
)
def test_12_1_every_form_that_may_be_typed(state, typed, written):
    assert "; ".join(map(RULES.format, read(state, typed))) == written
    played(state, typed)


@pytest.mark.parametrize(
    ("state", "typed", "reason"),
    [
        (state_of(OPENING), "1234 W1", "unread"),
        (state_of(OPENING), "1234", "unread"),
        (state_of(OPENING), "0310", "hand"),
        (state_of(OPENING), "1210 Z9", "off-board"),
        (state_of(OPENING), "over 1210 Z9", "off-board"),
        (state_of(OPENING), "Z9 1210", "unread"),
        (state_of(OPENING), "1210 W1 now", "unread"),
        (state_of(OPENING), "1210 W1 act", "unread"),
        (state_of(ONE_GAP), "1111 S1 fill", "unread"),
        (state_of(ONE_GAP), "1111 S1 fill S1W1=M3 fill S1W1=TM", "unread"),
        (state_of(ONE_GAP), "1111 S1 fill S1W1=M3 act 00 hold", "unread"),
        (state_of(COVER), "over 3001 E1 fill N1=C1", "unread"),
        (state_of(OPENING), "1210 W" + "1" * 5000, "off-board"),
        (state_of(ONE_GAP), "1111 S1", "fill"),
        (state_of(ONE_GAP), "1111 S1 fill S1W1=G1", "choice"),
        (state_of(OPENING), "1210 W1 fill S1W1=M3", "fill-none"),
        (state_of(SOLE_FILL), "1111 W1 fill N1W1=M3", "fill-only"),
        (state_of(OPENING), "1210 W1 act S1E1", "choice"),
        (state_of(OPENING), "1210 W1 act 00 00", "contact"),
        (state_of(MINE), "0121 N1 act 00:3", "workers"),
        (state_of(SOLE_FILL), "1111 W1 act N1W1:2", "workers"),
        (state_of(SOLE_FILL.replace("G1 G1", "M4 M4")), "1111 W1 act N1W1:1", "stock"),
        (state_of(MINE), "1210 S2E1 act 00", "choice"),
        (state_of(MINE), "0121 W1 act S1W1", "choice"),
        (state_of(TWINS), "1210 N1 fill N1E1=C1 act N1E1", "choice"),
        (state_of(OPENING), "act 00", "unasked"),
        (state_of(OPENING), "orders min=2", "orders"),
        (state_of(OPENING), "orders keep=9", "choice"),
    ],
)
def test_12_1_what_is_wrong_is_refused_and_never_overlooked(state, typed, reason):
    assert refusal(state, typed) == reason


@pytest.mark.parametrize(
    ("state", "typed", "path"),
    [
        (state_of(OPENING), "1111", ("A",)),
        (state_of(OPENING), "place 0121", ("B",)),
        (state_of(COVER), "over 0013", ("over", "C")),
    ],
)
def test_12_1_a_form_alone_is_half_a_move(state, typed, path):
    assert read(state, typed) == (path,)
    assert RULES.choice(RULES.view(state, RED), path) is not None
    assert refusal(state, typed) == "core-incomplete"


def test_12_1_orders_that_hold_already_are_left_out():
    assert played(state_of(OPENING), "orders min=2 keep=3").orders[RED] == Orders(2, 3)


def test_12_1_limits_do_not_apply_to_contacts_named_in_act():
    state = state_of(
        "seats: R P\nR: cacao=2 min=off keep=2 hand=B\nP: gold=0\ngrid from 00:\n  C1 .\n  .  M2\ndisplay: G1 G2"
    )
    assert played(state, "1012 E1").table.villages[RED].gold == 0
    assert played(state, "1012 E1 act S1E1:1").table.villages[RED].gold == 2


def test_8_5_after_hold_the_mover_is_asked_and_answers():
    held = played(state_of(ONE_GAP), "1111 S1 fill S1W1=M3 hold")
    assert moves.acting(RULES, held) == (RED,)
    assert not moves.choice(RULES, held, RED).window
    assert refusal(held, "act S1W1:0 S1W1:0") in ("choice", "contact")
    assert refusal(held, "1111 E1") == "choice"
    assert refusal(held, "act 00", PURPLE) == "wait"
    assert played(held, "act S1W1:0 S1E1:0").table.villages[RED].gold == 0
    assert played(held, "auto").table.villages[RED].gold == 5


def test_8_5_offturn_ask_pauses_for_the_owner_and_its_default_is_the_resolver():
    state = state_of(ONE_GAP.replace("P: hand", "P: cacao=1 hand"))
    state = played(turns.change(state, options=RULES.presets["careful"]), "1111 S1 fill S1W1=M3")
    assert moves.acting(RULES, state) == (PURPLE,)
    assert moves.choice(RULES, state, PURPLE).window == Window()
    assert RULES.default(state, PURPLE) == ("auto",)
    assert played(state, "act S1W1:0", PURPLE).table.villages[PURPLE].gold == 0
    assert played(state, "auto", PURPLE).table.villages[PURPLE].gold == 3


def explained(state, typed, seat=RED):
    """The position after the move, and whom it told what standing orders are."""
    told = []
    for move in read(state, typed, seat):
        state, events = moves.play(RULES, state, seat, move)
        told += [event for event in events if event.text.key == "cacao-event-first-sale"]
    return state, told


def test_8_5_the_first_sale_in_anothers_turn_explains_standing_orders_to_their_owner_alone_and_once():
    state, (told,) = explained(state_of(ONE_GAP.replace("P: hand", "P: cacao=2 hand")), "1111 S1 fill S1W1=M3")
    assert told.to == frozenset({PURPLE})
    assert told.calls, "it waits for him: he did not ask"
    assert dict(told.text.args) == {"seat": RED, "count": 1, "least": 2, "keep": 0}
    assert state.table.sold == (PURPLE,)
    again = turns.change(state_of(ONE_GAP.replace("P: hand", "P: cacao=2 hand")), sold=(PURPLE,))
    assert explained(again, "1111 S1 fill S1W1=M3")[1] == []


def test_8_5_who_sells_on_his_own_turn_or_not_at_all_needs_no_explanation():
    own = "seats: R P\nR: cacao=2 hand=B\nP: gold=0\ngrid from 00:\n  C1 .\n  .  M2\ndisplay: G1 G2"
    assert explained(state_of(own), "1012 E1")[1] == []
    without = turns.change(state_of(ONE_GAP.replace("P: hand", "P: cacao=1 min=off hand")))
    assert explained(without, "1111 S1 fill S1W1=M3")[1] == []


THREE_GAPS = """seats: R P
to-move: P
R: gold=4 cacao=1
P: gold=5 cacao=3 water=-4 hand=A next=B left=3
grid from N1W3:
  G1    p1111 C1    r1111 .     .
  r1210 WT    p1111 C1    .     .
  C2    p1210 SN    .     M2    r1111
  p1210 M3    .     .     p1111 TM
  C1    r1111 .     .     M3    r1012
  .     .     .     .     r1111 TM
display: C2 TM
pile: M4 + 6"""


@pytest.mark.parametrize(
    ("head", "seat", "path"),
    [(COVER, RED, ()), (TWINS, RED, ()), (THREE_GAPS, PURPLE, ("A", "@S3", "1111", "S2=C2+S3W1=TM", "act"))],
)
def test_12_1_every_move_is_read_as_it_is_written(head, seat, path):
    """Covers, activations in every order, fillings of three gaps."""
    state = state_of(head)
    every = list(moves.moves(RULES, state, seat, path))
    assert len(every) > 70
    for move in every[:: 1 + len(every) // 100]:
        assert read(state, RULES.format(move), seat) == (move,)
