"""What each cell would bring, where a tile's cell is to be chosen: the tile turned and its gaps filled the best way.
What each way round would bring there, filled the best way; and what each filling would bring everybody."""

from __future__ import annotations

from collections.abc import Iterable, Iterator, Mapping, Sequence
from dataclasses import dataclass

from games.cacao import board, choices, labels, notation, outcome, preview, tiles, turns
from games.cacao.board import Cell
from games.cacao.choices import Turn
from games.cacao.notation import Begun
from games.cacao.state import Phase, Table, View
from games.cacao.tiles import Jungle, Worker
from games.cacao.turns import gain_text
from games.cacao.village import TRACK, Orders, resolve, worked
from games.core import Move, Seat, Text, Threat, signed, text
from games.replacing import replace

GAINS = ("gold", "cacao", "water", "sun")
"""What contacts bring, as the fields of a `Gain` are called. Cells compare by the sum of what is told, so that whoever
reads the list sees why it stands so."""
SPARE = "spare"
"""Cacao that comes after its owner's last tile: as it only breaks ties, it counts nothing."""
FEW = 4
"""So few fillings are all told, in the order in which they are offered."""


@dataclass(frozen=True, slots=True)
class Rotation:
    """One way round for a tile on its cell, with the `fill` of its gaps that is best for the mover; `open` where there
    are others. `gains` are the mover's, the same that a list of cells counts; `others` what everybody else gets."""

    form: str
    fill: choices.Fill
    open: bool
    gains: Mapping[str, int]
    others: Mapping[Seat, Mapping[str, int]]


def rotations(view: View, path: Move) -> tuple[Rotation, ...]:
    """Every way round for the tile whose cell `path` has chosen."""
    begun = notation.begun(path)
    if view.viewer is None or begun is None or begun.kind is None or begun.at is None:
        return ()
    return tuple(_rotation(view, view.viewer, begun, form) for form in tiles.FORMS[begun.kind])


def _rotation(view: View, seat: Seat, begun: Begun, form: str) -> Rotation:
    ways = _ways(view, begun, (form,))
    best, gains = _best(view, seat, ways)
    others = {owner: sums for owner, sums in _sums(view, best).items() if owner != seat and any(sums.values())}
    return Rotation(form, best.fill, len(ways) > 1, gains, others)


def threats(view: View, path: Move = ()) -> tuple[Threat, ...]:
    """How everybody stands, before anything is chosen; a chance for each cell, best first, where the cell is chosen;
    for each filling of the gaps, what it brings every owner, where that is chosen; else nothing."""
    seat, begun, here = view.viewer, notation.begun(path), choices.choice(view, path)
    if seat is None or here is None or view.table.phase is not Phase.PLACE:
        return ()
    if not path:
        return (_standing(view),)
    if begun is None or begun.kind is None:
        return ()
    if begun.at is None:
        found = tuple(_cells(view, seat, begun, here.tokens))
        if len(path) == 1 and _is_only_tile(view):
            only = text("cacao-chance-only", form=tiles.BASES[begun.kind], standing=_standing(view).text)
            found = (Threat(only, weight=max(each.weight for each in found)), *found)
    elif begun.form is not None and not begun.tail and not begun.over:
        found = tuple(
            _filling(view, Turn(begun.form, begun.at, over=False), token) for token in here.tokens if "=" in token
        )
        found = tuple(replace(each, weight=0) for each in found) if len(found) <= FEW else found
    else:
        found = ()
    return tuple(sorted(found, key=lambda each: -each.weight))


def _cells(view: View, seat: Seat, begun: Begun, tokens: Sequence[str]) -> Iterator[Threat]:
    """What the tile brings on each cell that is still open to it."""
    table = view.table
    for at in choices.covers(table, seat) if begun.over else board.open_cells(table.jungle, table.workers):
        named, row, column = choices.AT + board.name(at), board.row_name(at[0]), board.column_name(at[1])
        if begun.row in (None, at[0]):
            token = next((each for each in (named, row if begun.row is None else column) if each in tokens), "")
            _, gains = _best(view, seat, _ways(view, replace(begun, at=at), tiles.FORMS[begun.kind or ""]))
            yield _chance(view.table, begun, at, gains, token)


def _filling(view: View, turn: Turn, token: str) -> Threat:
    """What a filling of the gaps brings every owner; the better, the more the mover has of it before the others."""
    whole = turn._replace(fill=notation.filling(token))
    sums, (after, gains) = _sums(view, whole), preview.placed(view, whole)
    lost = {owner: preview.spilt(after, owner, gains) for owner in sums}
    told = tuple(
        text("cacao-chance-owner", seat=owner, gains=_told({**sums[owner], "spilt": lost[owner]}))
        for owner in sums
        if lost[owner] or any(sums[owner].values())
    )
    weight = sum(_weight(each) * (1 if owner == view.viewer else -1) for owner, each in sums.items())
    words = labels.filling(token)
    said = text("cacao-chance-fill", fill=words, gains=told) if told else text("cacao-chance-fill-none", fill=words)
    return Threat(said, weight=weight, token=token)


def _sums(view: View, turn: Turn) -> Mapping[Seat, Mapping[str, int]]:
    """What a whole placement brings every owner, the mover first."""
    after, gains = preview.placed(view, turn)
    now, scores = outcome.scores(view.table), outcome.scores(after)
    return {
        owner: _priced(
            view,
            owner,
            {what: sum(getattr(each, what) for each in gains if each.use.contact.owner == owner) for what in GAINS}
            | {what: getattr(scores[owner], what) - getattr(now[owner], what) for what in ("temple", "water")},
        )
        for owner in turns.clockwise(view.table)
    }


def _priced(view: View, owner: Seat, gains: Mapping[str, int]) -> Mapping[str, int]:
    """The gains, cacao by whether its owner still has a tile to sell it with (Cacao 10)."""
    left = len(view.unplayed[owner]) - (owner == view.viewer)
    return gains if left else {SPARE if what == "cacao" else what: amount for what, amount in gains.items()}


def _standing(view: View) -> Threat:
    """Everybody's gold in all if the game ended now."""
    scores = outcome.scores(view.table)
    golds = {seat: signed(scores[seat].total) for seat in turns.clockwise(view.table)}
    told = tuple(text("cacao-chance-score", seat=seat, gold=gold) for seat, gold in golds.items())
    return Threat(text("cacao-chance-standing", scores=told))


def _is_only_tile(view: View) -> bool:
    """Whether nobody is asked which tile to lay: the cell is the first that is chosen."""
    first = choices.choice(view)
    return first is not None and len(first.tokens) == 1


def _ways(view: View, begun: Begun, forms: Sequence[str]) -> tuple[Turn, ...]:
    """Every way to lay the tile on its cell in one of those forms."""
    assert begun.at is not None, begun
    fills = ((),) if begun.over else tuple(choices.fillings(view.table, begun.at).values())
    return tuple(Turn(form, begun.at, begun.over, fill) for form in forms for fill in fills)


def _best(view: View, seat: Seat, ways: Sequence[Turn]) -> tuple[Turn, Mapping[str, int]]:
    """The best of the ways, and what it brings, by what it is."""
    return max(((turn, _brings(view, seat, turn)) for turn in ways), key=lambda each: _weight(each[1]))


def _brings(view: View, seat: Seat, turn: Turn) -> Mapping[str, int]:
    """What a placement brings, but for what a tile from the pile adds; with what it takes from rivals at temples."""
    table, village = view.table, view.table.villages[seat]
    laid, worker = dict(turn.fill), Worker(seat, turn.form, turn.over)
    after = replace(table, jungle={**table.jungle, **laid}, workers={**table.workers, turn.at: worker})
    acting = board.contacts(after.jungle, after.workers, turn.at, laid)
    own = [each for each in acting if each.owner == seat]
    done = worked(village, after.jungle, resolve(village, after.jungle, own, view.orders[seat] or Orders()))
    found = {what: getattr(done, what) - getattr(village, what) for what in GAINS}
    near = {*board.neighbours(turn.at), *laid}
    (before, theirs_before), (temple, theirs) = _prizes(table, seat, near), _prizes(after, seat, near)
    water = TRACK[done.water] - TRACK[village.water]
    at_end = {"temple": temple - before, "water": water, "rivals": theirs_before - theirs}
    return _priced(view, seat, found | at_end)


def _prizes(table: Table, seat: Seat, cells: Iterable[Cell]) -> tuple[int, int]:
    """The gold that temples on these cells bring a seat in the end, and all others, if it stays so."""
    temples = [at for at in cells if table.jungle.get(at) is Jungle.TEMPLE]
    golds = [golds for at in temples for golds in outcome.awards(outcome.presence(table, at)).items()]
    own = sum(gold for owner, gold in golds if owner == seat)
    return own, sum(gold for _, gold in golds) - own


def _weight(gains: Mapping[str, int]) -> int:
    return sum(amount for what, amount in gains.items() if what != SPARE)


def _told(gains: Mapping[str, int]) -> tuple[Text, ...]:
    named = {"water": "track"}  # told as the gold that it comes to, not as steps
    return tuple(gain_text(named.get(what, what), amount) for what, amount in gains.items() if amount)


def _chance(table: Table, begun: Begun, at: Cell, gains: Mapping[str, int], token: str) -> Threat:
    cell, told = board.name(at), _told(gains)
    gapped = not begun.over and any(choices.fillings(table, at).values())
    key = "cacao-chance-gap" if gapped else "cacao-chance"
    words = text(key, cell=cell, gains=told) if told else text("cacao-chance-none", cell=cell)
    brought = tuple((what, amount) for what, amount in gains.items() if amount)
    return Threat(words, (cell,), _weight(gains), token, brought)
