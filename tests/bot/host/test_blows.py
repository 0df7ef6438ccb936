"""What hit a seat, and which of its moves would have held it back."""

from __future__ import annotations

from bot.host.blows import Held, _eased, before, blow, held, weighed
from bot.host.courses import Round
from bot.host.stories import Decision
from games.cardgo.rules import RULES
from games.cardgo.state import State
from games.core import Advice, Move, Seat, Text, Threat, Warn, text
from games.replacing import replace
from tests.games.cardgo.cases import position

GREEN, RED = Seat(0), Seat(1)
TURN = text("bot-turn", turn=4)
PLACED = text("cardgo-event-place", seat=RED, card=text("cardgo-card", value=2), cell="C2")


def bridged() -> State:
    """Red's next card joins two 2s on C2."""
    board = ". . . . .\n. R2 . R2 .\n. . . . .\n. . . . .\n. . . . ."
    return position({"board": board, "hand G": "5 5", "hand R": "2", "opts": "effects=off"}, GREEN, ())


def move(typed: str) -> Move:
    return RULES.parse(RULES.view(bridged(), GREEN), typed)[0]


def hit() -> State:
    """Red has joined them, and they have left the board."""
    return position(
        {"board": "\n".join([". . . . ."] * 5), "hand G": "5", "hand R": "2", "opts": "effects=off"}, GREEN, ()
    )


def told(*decisions: tuple[str, dict[str, float]], happened: Text = PLACED, after: State | None = None) -> Held | None:
    """What is told of decisions, each with what was played and what others were worth; what was played is worth half a
    victory."""
    found = [
        weighed(
            Decision(line, line, bridged(), move(played)),
            Advice(move(played), 0.5),
            [Advice(move(other), value) for other, value in others.items()],
        )
        for line, (played, others) in enumerate(decisions, 1)
    ]
    return held(RULES, GREEN, found, [happened], RULES.view(after or hit(), GREEN), 4, TURN)


def keys(found: Held) -> tuple[str, str, str]:
    args = dict(found.blow.said.args)
    threat, least = args["threat"], args.get("least", text(""))
    assert isinstance(threat, Text)
    assert isinstance(least, Text)
    return found.blow.said.key, threat.key, least.key


def test_a_move_that_takes_the_cell_of_a_blow_would_have_held_it_back() -> None:
    found = told(("5@A5", {"5@E5": 0.7, "5@C2": 0.6}))
    assert found is not None
    assert found.better is not None
    assert RULES.format(found.better.move) == "5@C2"
    assert keys(found) == ("bot-review-held", "cardgo-threat-blow", "bot-review-held-some"), "and leaves less"
    assert (found.blow.turn, found.blow.held) == (4, True)


def test_a_worse_move_or_one_that_looks_broken_is_not_told() -> None:
    nothing = told(("5@A5", {"5@E5": 0.7}))
    assert nothing is not None
    assert nothing.better is None
    assert keys(nothing)[:2] == ("bot-review-unheld", "cardgo-threat-blow")
    assert told(("5@A5", {"5@E5": 0.7, "5@C2": 0.4})) is None, "it could have been held, at a price"
    broken = [replace(Advice(move("5@C2"), 0.9), sound=False)]
    found = weighed(Decision(1, 1, bridged(), move("5@A5")), Advice(move("5@A5"), 0.5), broken)
    assert held(RULES, GREEN, [found], [PLACED], RULES.view(hit(), GREEN), 4, TURN) is None


def test_what_did_not_come_is_not_told() -> None:
    elsewhere = text("cardgo-event-place", seat=RED, card=text("cardgo-card", value=2), cell="E1")
    assert told(("5@A5", {"5@C2": 0.9}), happened=elsewhere) is None
    assert told(("5@C2", {"5@A5": 0.9})) is None, "what was held back did not come"
    assert told(("5@A5", {"5@C2": 0.9}), after=bridged()) is None, "it still threatens: something else came there"


def test_the_latest_decision_that_could_have_helped_is_told_as_far_back_as_the_threat_stood() -> None:
    early = told(("5@A5", {"5@C2": 0.6}), ("5@E5", {}))
    assert early is not None
    assert (early.line, early.better is not None) == (1, True)
    late = told(("5@A5", {"5@C2": 0.6}), ("5@E5", {"5@C2": 0.6}))
    assert late is not None
    assert late.line == 2
    assert told(("5@A5", {"5@C2": 0.6}), ("5@C2", {})) is None, "it did not stand in between"


def test_a_few_turns_before_the_steepest_fall_of_a_stretch_are_looked_at() -> None:
    leads = (0, -1, -1, -9, -10, -10)
    rounds = tuple(Round(None, (turn,) * 2, (turn,) * 2, None, (lead,)) for turn, lead in enumerate(leads))
    assert blow(rounds, (rounds[0], rounds[5])) == 3
    decisions = [Decision(line, line // 2, None, ()) for line in range(12)]
    assert [each.line for each in before(decisions, 9)] == [4, 5, 6, 7, 8]


def test_a_move_that_loses_at_once_eases_nothing() -> None:
    """After it nothing threatens any more."""
    rules, came = replace(RULES, warn=Warn(threats=lambda view, path=(): ())), Threat(text("bot-turn"), weight=9)
    eased = [_eased(rules, RULES.view(bridged(), GREEN), [Advice(("pass",), value)], came) for value in (0.0, 1.0)]
    assert eased == [False, True]
