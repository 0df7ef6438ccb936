"""What a viewer can foresee of a placement (CardGO 5, 13)."""

from __future__ import annotations

from collections.abc import Iterable, Iterator
from dataclasses import dataclass

from games.cardgo.blows import blows
from games.cardgo.board import Terrain, cell, name
from games.cardgo.choices import END, PLACE_TOKENS, RESIGN, cells, playable, required
from games.cardgo.connection import Result, Test, is_suppressed
from games.cardgo.deck import without
from games.cardgo.labels import card_text, enclosed_text, hit_text
from games.cardgo.state import GREEN, SIDES, Card, Effect, Piece, SeenPiece, Side, View
from games.core import Move, Seat, Text, text
from games.replacing import replace

Board = tuple[SeenPiece | None, ...]
BY_CHANCE = (Effect.SORROW, Effect.BRAVERY, Effect.MALICE)
"""The effects whose results nobody foresees."""


@dataclass(frozen=True, slots=True)
class Preview:
    """What is certain of a placement, and what face-down pieces leave open."""

    move: Move
    lines: tuple[Text, ...]
    seat: Seat
    cell: int
    card: Card
    sides: tuple[Side, ...]
    """The hits are certain as far as face-down pieces allow."""
    maybe: tuple[int, ...]
    """Cells of face-down enemy pieces that may take effect too."""
    lost: tuple[int, int]
    """HP that green and red lose in the test; more for those in `at_least`."""
    at_least: tuple[bool, bool]
    direct: tuple[int, int]
    """HP that the card's own effect costs at once (negative: gains); random effects are not rolled."""
    extra: int | None
    """Printed value of the extra card that may follow."""
    remark: bool
    """Whether hidden pieces may change this."""


@dataclass(frozen=True, slots=True)
class Waiver:
    """What comes of placing nothing."""

    move: Move
    lines: tuple[Text, ...]


def preview(view: View, move: Move) -> Preview | Waiver | None:
    """The placement `move` as the viewer can foresee it, or what comes of placing nothing; None where the option
    forbids it."""
    if not view.options.preview:
        return None
    if len(move) < PLACE_TOKENS:
        return Waiver(move, tuple(_waived(view, move[0])))
    attempt = _attempt(view, move)
    result = attempt.result()
    return Preview(
        move=move,
        lines=tuple(_lines(view, attempt, result)),
        seat=attempt.seat,
        cell=attempt.place,
        card=attempt.card,
        sides=result.sides,
        maybe=tuple(sorted({place for veiled in result.veiled for place in veiled})),
        lost=result.damage(),
        at_least=_at_least(result),
        direct=attempt.direct(),
        extra=attempt.extra(),
        remark=_is_open(view, attempt, result),
    )


def left(view: View, move: Move) -> View | None:
    """The view after the placement `move`, with what certainly takes effect off the board; None where it certainly ends
    the game."""
    attempt = _attempt(view, move)
    return _left(view, attempt, attempt.result())


def _left(view: View, attempt: _Attempt, result: Result) -> View | None:
    if _ending(view, attempt, result):
        return None
    board = view.board if _is_pit(view, attempt.place) else _with(attempt.board, result.removed(), None)
    return replace(view, hands=attempt.hands(), board=board, hp=_hp(view, attempt, result))


def follow(view: View, move: Move) -> tuple[View, ...]:
    """The views after `move` with which a later move of the same message must agree: one where face-down pieces change
    nothing, else the extremes between which the true one lies."""
    if len(move) < PLACE_TOKENS:
        return (_passed_on(view),)
    attempt = _attempt(view, move)
    after = replace(view, hands=attempt.hands(), extra=attempt.extra())
    if after.extra is None:
        return (_passed_on(after),)
    return tuple(replace(after, board=board) for board in _boards(view, attempt))


@dataclass(frozen=True, slots=True)
class _Attempt:
    """A placement tried on what the viewer sees."""

    view: View
    card: Card
    place: int
    board: Board

    @property
    def seat(self) -> Seat:
        return self.view.turn

    @property
    def asleep(self) -> bool:
        return is_suppressed(self.view.ground, self.board, self.place)

    def result(self) -> Result:
        """The test with face-down pieces counted and without effects; empty where there is none."""
        if _is_pit(self.view, self.place) or self.ends_at_once():
            return Result((), (), ())
        return Test(self.view.ground, self.board, self.view.options.full).result(self.place)

    def direct(self) -> tuple[int, int]:
        """What the card's own effect costs each side, random ones not rolled."""
        amounts = [0, 0]
        if not self.asleep and self.card.effect is Effect.PAIN:
            amounts[1 - self.seat] = self.card.value
        if not self.asleep and self.card.effect is Effect.KINDNESS:
            amounts[self.seat] = -self.card.value
        return amounts[0], amounts[1]

    def ends_at_once(self) -> bool:
        """Whether the card's own effect ends the game before the test."""
        return self.direct()[1 - self.seat] >= self.view.hp[1 - self.seat]

    def hands(self) -> tuple[tuple[Card, ...] | None, tuple[Card, ...] | None]:
        green, red = self.view.hands
        rest = without(self.view.hands[self.seat] or (), self.card)
        return (rest, red) if self.seat == GREEN else (green, rest)

    def extra(self) -> int | None:
        """The printed value of the extra card that may follow, if one is in hand."""
        value = None if self.asleep else required(self.card)
        return value if any(held.value == value for held in self.hands()[self.seat] or ()) else None

    def veiled(self, place: int) -> bool:
        """Whether a face-down card has a bearing on `place`: it lies there or may suppress what does."""
        while (piece := self.board[place]) is not None:
            if piece.card is None:
                return True
            place -= self.view.ground.columns
            above = self.board[place] if place >= 0 else None
            if above is None or (above.card is not None and above.card.effect is not Effect.SUPPRESSION):
                return False
        return False


def _attempt(view: View, move: Move) -> _Attempt:
    place = cell(view.ground.columns, view.ground.rows, move[2] + move[3])
    assert place is not None, move
    played = Card(int(move[0]), Effect(int(move[1][1:])))
    return _Attempt(view, played, place, _with(view.board, (place,), Piece(view.turn, played)))


def _is_pit(view: View, place: int) -> bool:
    return view.ground.terrain[place] is Terrain.PIT


def _is_open(view: View, attempt: _Attempt, result: Result) -> bool:
    """Whether the effects of face-down pieces may change what is foreseen."""
    return view.options.effects and any(map(attempt.veiled, result.reached() | {attempt.place}))


def _at_least(result: Result) -> tuple[bool, bool]:
    """Who may lose more: the enemy of a view that counts face-down pieces."""
    victims = {1 - side.side for side, veiled in zip(result.sides, result.veiled, strict=True) if veiled}
    return 0 in victims, 1 in victims


def _boards(view: View, attempt: _Attempt) -> tuple[Board, ...]:
    """The boards that may be left, as far as a later placement's legality can depend on them."""
    if _is_pit(view, attempt.place):
        return (view.board,)
    test = Test(view.ground, attempt.board, view.options.full)
    reach = _reach(view, attempt)
    if not any(map(attempt.veiled, reach)):
        return (_with(attempt.board, test.result(attempt.place).removed(), None),)
    fewest = _with(attempt.board, reach, None)
    singles = [_with(fewest, (place,), attempt.board[place]) for place in reach] if view.options.adj else []
    return (attempt.board, fewest, *singles)


def _reach(view: View, attempt: _Attempt) -> tuple[int, ...]:
    """The pieces that may be counted whatever the face-down cards are: as if nobody were solitary."""
    bare = tuple(piece and replace(piece, card=None) for piece in attempt.board)
    reached = Test(view.ground, bare, view.options.full).result(attempt.place).reached()
    return tuple(sorted(place for place in reached if bare[place] is not None))


def _with(board: Board, places: Iterable[int], piece: SeenPiece | None) -> Board:
    changed = list(board)
    for place in places:
        changed[place] = piece
    return tuple(changed)


def _passed_on(view: View) -> View:
    return replace(view, turn=Seat(1 - view.turn), extra=None)


# The words of a preview


def _lines(view: View, attempt: _Attempt, result: Result) -> Iterator[Text]:
    """What decides comes first: how the game ends, and the HP that both sides lose."""
    columns = view.ground.columns
    yield text("cardgo-preview-place", card=card_text(attempt.card), cell=name(columns, attempt.place))
    if (ending := _ending(view, attempt, result)) and not attempt.ends_at_once():
        yield text(f"cardgo-preview-{ending}")
    yield from _damage(result)
    yield from _own_effect(view, attempt)
    if _is_pit(view, attempt.place) and not attempt.ends_at_once():
        yield text("cardgo-preview-pit")
    for side, veiled, counted in zip(result.sides, result.veiled, result.counted, strict=True):
        yield _test_line(view, side, veiled)
        yield from enclosed_text(columns, attempt.board, side.side, counted)
    if (value := attempt.extra()) is not None:
        yield text("cardgo-preview-extra", value=value)
    elif (after := _left(view, attempt, result)) is not None:
        yield from _threat(after, attempt.seat)
    if _is_open(view, attempt, result):
        yield text("cardgo-preview-hidden")


def _threat(after: View, seat: Seat) -> Iterator[Text]:
    """What the seat could do to the other side with a card that it still holds."""
    for each in blows(after, seat)[-1:]:
        yield text(
            "cardgo-preview-threat",
            seat=Seat(1 - seat),
            hp=each.hp,
            more="yes" if each.more else "no",
            cost=each.cost,
            count=len(each.cells),
            cells=each.named,
            ends=each.ends,
        )


def _waived(view: View, what: str) -> Iterator[Text]:
    """A pass, the end of a turn, or giving up (CardGO 5, 11)."""
    enemy = Seat(1 - view.turn)
    if what == RESIGN:
        yield text("cardgo-preview-resign")
    elif what == END:
        yield text("cardgo-preview-end")
    elif view.passed[enemy]:
        yield text("cardgo-preview-pass-ends", green=view.hp[GREEN], red=view.hp[1 - GREEN])
    else:
        forced = not (playable(view, view.turn) and cells(view))
        ahead = view.hp[1 - enemy] - view.hp[enemy]
        ends = "win" if ahead > 0 else "lose" if ahead < 0 else "draw"
        yield text("cardgo-preview-pass-forced" if forced else "cardgo-preview-pass", seat=enemy, ends=ends)


def _own_effect(view: View, attempt: _Attempt) -> Iterator[Text]:
    """P3. Random results are not rolled."""
    enemy, value = Seat(1 - attempt.seat), attempt.card.value
    if attempt.asleep:
        if attempt.card.effect is not Effect.NONE:
            yield text("cardgo-preview-asleep")
        return
    match attempt.card.effect:
        case Effect.PAIN if attempt.ends_at_once():
            yield text("cardgo-preview-wins", seat=enemy, hp=value)
        case Effect.PAIN:
            yield text("cardgo-preview-pain", seat=enemy, hp=value)
        case Effect.KINDNESS:
            yield text("cardgo-preview-kindness", seat=attempt.seat, hp=value)
        case Effect.SORROW:
            yield text("cardgo-preview-sorrow", seat=enemy, hp=value)
        case Effect.BRAVERY if any(piece is not None and piece.owner == enemy for piece in view.board):
            yield text("cardgo-preview-bravery", seat=enemy)
        case Effect.MALICE if any(view.board[place] is not None for place in view.ground.four[attempt.place]):
            yield text("cardgo-preview-malice")
        case Effect.FONDNESS if view.deck or view.discard:
            yield text("cardgo-preview-fondness")


def _ending(view: View, attempt: _Attempt, result: Result) -> str:
    """How the placement ends the game for its player, as a part of a key (CardGO 11); nothing where it may go on."""
    me, enemy = attempt.seat, 1 - attempt.seat
    by_chance = not attempt.asleep and attempt.card.effect in BY_CHANCE
    if by_chance or _is_open(view, attempt, result) or any(_at_least(result)):
        return ""
    hp = _hp(view, attempt, result)
    if min(hp) > 0:
        return ""
    return "won" if hp[me] > 0 else "drawn" if hp[enemy] <= 0 else "lost"


def _hp(view: View, attempt: _Attempt, result: Result) -> tuple[int, int]:
    """What is certain of the HP that both sides have left, below zero too."""
    green, red = (had - lost - more for had, lost, more in zip(view.hp, result.damage(), attempt.direct(), strict=True))
    return green, red


def _test_line(view: View, side: Side, veiled: tuple[int, ...]) -> Text:
    columns = view.ground.columns
    hits = tuple(hit_text(columns, place, worth) for place, worth in side.hits)
    maybe = tuple(
        text("cardgo-preview-maybe", cell=name(columns, place), piece=f"{SIDES[_owner(view, place)]}?")
        for place in veiled
    )
    key = "cardgo-preview-test" if hits or maybe else "cardgo-preview-test-none"
    args = {"hits": (*hits, *maybe)} if hits or maybe else {}
    if not side.size:
        return text("cardgo-preview-test-empty", owner=side.side)
    return text(key, owner=side.side, size=side.size, threshold=side.threshold, **args)


def _owner(view: View, place: int) -> Seat:
    piece = view.board[place]
    assert piece is not None, place
    return piece.owner


def _damage(result: Result) -> Iterator[Text]:
    for seat, (lost, more) in enumerate(zip(result.damage(), _at_least(result), strict=True)):
        if lost or more:
            yield text("cardgo-preview-at-least" if more else "cardgo-preview-damage", seat=Seat(seat), hp=lost)
