"""How far picks lead, and where Back leads from there."""

from __future__ import annotations

import pytest

from bot.handlers.walk import walk
from games.core import Choice, Move, Seat, text


class Ways:
    """A piece, then where it goes; it usually goes ahead."""

    def choice(self, seat: Seat, path: Move = ()) -> Choice | None:
        steps = (Choice(text("piece"), ("pawn", "rook")), Choice(text("where"), ("ahead", "aside"), usual="ahead"))
        return steps[len(path)] if len(path) < len(steps) else None


@pytest.mark.parametrize(
    ("picks", "path", "back"),
    [
        ((1,), ("rook", "ahead"), ()),
        ((1, 0), ("rook", "ahead"), ()),
        ((1, 1), ("rook", "aside"), (1,)),
    ],
)
def test_back_never_leads_to_where_the_usual_option_is_taken_again(
    picks: tuple[int, ...], path: Move, back: tuple[int, ...]
) -> None:
    walked = walk(Ways(), Seat(0), picks, open=False)
    assert walked is not None
    assert (walked.path, walked.choice, walked.back) == (path, None, back)


def test_what_else_there_was_is_told_where_the_usual_option_went_unasked() -> None:
    walked = walk(Ways(), Seat(0), (0,), open=False)
    assert walked is not None
    assert walked.others == (((0, 1), ("pawn", "aside")),)
