"""What a panel says of the steps that have been picked."""

from __future__ import annotations

from types import SimpleNamespace
from typing import Any

import pytest

from bot.catalogue import games
from bot.handlers.chooser import OWED, offered, so_far
from bot.handlers.walk import Walk, walk
from bot.messages.i18n import Voice
from games.core import Choice, Move, Seat
from games.koxinga.rules import RULES
from games.koxinga.state import Phase
from games.replacing import replace
from tests.support import jiangshan, koxinga

MET = koxinga.acting(
    koxinga.position({"seats": "P1@19 [F6 C1 C5 - -]; P2@20 [F5 G2 - - -]"}), "P1 card 1 action 1 die 1"
)


@pytest.mark.parametrize(
    ("phase", "locale", "picks", "said"),
    [
        (Phase.SWAP, "en", (0,), "swapping the dice"),
        (Phase.SWAP, "zh-CN", (0,), "对调骰子"),
        (Phase.LOOT, "en", (0, 1), "Cabin 2: 2 gold"),
        (Phase.LOOT, "zh-CN", (0, 1), "2 号仓：2 枚金币"),
        (Phase.LOOT, "zh-TW", (0, 1), "2 號艙：2 枚金幣"),
        (Phase.ATTACK, "en", (0, 7, 1, 2), "Cabin by cabin › 1 from cabin 2 › 2 from cabin 3 · fire c2\\:1 c3\\:2"),
    ],
)
def test_a_move_of_one_step_is_said_once_and_of_several_as_one_types_it_too(
    phase: Phase, locale: str, picks: tuple[int, ...], said: str
) -> None:
    state = koxinga.fed(MET, ["fire none", "battle flame"])[0] if phase is Phase.LOOT else replace(MET, phase=phase)
    if phase is Phase.SWAP:
        state = replace(state, dice=(2, 5), actor=None)
    view = RULES.view(state, Seat(0))

    def choice(seat: Seat, path: Move = ()) -> Choice | None:
        return RULES.choice(view, path)

    walked = walk(SimpleNamespace(choice=choice), Seat(0), picks, open=False)
    assert walked is not None
    at: Any = SimpleNamespace(voice=Voice(locale, ("Ann", "Ben")), rules=RULES, game=games()["koxinga"], view=view)
    assert so_far(at, walked) == (said,)


def test_what_brings_nothing_now_is_no_button_and_keeps_its_number() -> None:
    state = jiangshan.stood("3 r# . r%\n2 . rK? .\n1 . . bK")
    game, view = games()["jiangshan"], jiangshan.RULES.view(state, Seat(0))
    root = jiangshan.RULES.choice(view)
    at: Any = SimpleNamespace(
        id=1, stamp="0", seat=Seat(0), view=view, rules=game.rules, game=game, voice=Voice("en", ("Ann", "Ben"))
    )
    (row,) = offered(at, Walk((), (), root, open=False, back=None), OWED)
    assert [each.label.split()[0] for each in row.controls] == ["b2", "Make"]
