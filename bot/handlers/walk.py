"""How far the picks of a panel lead through a game's choices."""

from __future__ import annotations

from dataclasses import dataclass
from typing import Protocol

from games.core import Choice, Move, Seat


class Choosing(Protocol):
    """Where something can be chosen: a position of a table, or an exercise."""

    def choice(self, seat: Seat, path: Move = ()) -> Choice | None:
        """What `seat` may add to `path`."""


@dataclass(frozen=True, slots=True)
class Walk:
    """How far the picks lead. `choice` offers the next options; None: the move is complete. `open` tells a walk that
    begins with an open choice from one through what is owed."""

    picks: tuple[int, ...]
    path: Move
    choice: Choice | None
    open: bool
    back: tuple[int, ...] | None
    """The picks at the latest fork before; None at the first one. Where the usual option was picked is none: from
    there the same option would be taken again."""
    forks: tuple[int, ...] = ()
    """Lengths of the path after each step that offered more than one option."""
    others: tuple[tuple[tuple[int, ...], Move], ...] = ()
    """Picks and paths of what else there was at the steps where the usual option was taken unasked."""


def walk(position: Choosing, seat: Seat, picks: tuple[int, ...], *, open: bool) -> Walk | None:
    """Follow `picks` and, after them, every step with a single option or a usual one. None: the picks fit no
    options."""
    path: Move = ()
    back: tuple[int, ...] | None = None
    done: tuple[int, ...] = ()
    forks: tuple[int, ...] = ()
    others: tuple[tuple[tuple[int, ...], Move], ...] = ()
    while (choice := position.choice(seat, path)) is not None:
        offered = options(choice, path, open=open)
        usual = offered.index(choice.usual) if choice.usual in offered else None
        if len(done) < len(picks):
            pick = picks[len(done)]
        elif len(offered) == 1 and (path or not open):
            pick = 0
        elif usual is not None:
            pick = usual
            others += tuple(((*done, n), (*path, token)) for n, token in enumerate(offered) if n != pick)
        else:
            break
        if pick >= len(offered):
            return None
        if (len(offered) > 1 and pick != usual) or (open and not path):
            back, forks = done, (*forks, len(path) + 1)
        done, path = (*done, pick), (*path, offered[pick])
    if len(picks) > len(done):
        return None
    return Walk(done, path, choice, open, back, forks or ((len(path),) if path else ()), others)


def picks_of(position: Choosing, seat: Seat, path: Move) -> tuple[tuple[int, ...], bool]:
    """The picks that lead along the tokens of `path`, and whether it begins with an open choice."""
    root = position.choice(seat)
    open = root is not None and path[0] in root.open
    offers = [(position.choice(seat, path[:length]), path[:length]) for length in range(len(path))]
    picks = (
        options(offer, before, open=open).index(token)
        for token, (offer, before) in zip(path, offers, strict=True)
        if offer
    )
    return tuple(picks), open


def options(choice: Choice, path: Move, *, open: bool) -> tuple[str, ...]:
    """What a panel offers: of the first step the owed options or, in their own menu, the open ones."""
    return choice.open if open and not path else choice.tokens
