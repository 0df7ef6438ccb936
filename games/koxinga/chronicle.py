"""What a voyage was: place, gold, battles, treasures; who was lucky with dice and treasure cards."""

from __future__ import annotations

from collections import Counter
from collections.abc import Iterable, Iterator, Sequence

from games.chronicle import Chronicle, Draw, Fate, Happening, Point, chosen, course, last_of_turns, leads, luck, tally
from games.core import CHANCE, Seat, text
from games.koxinga import actions, board
from games.koxinga.cabins import Good, total
from games.koxinga.events import arrival
from games.koxinga.labels import kind
from games.koxinga.outcome import parts
from games.koxinga.state import Phase, Result, State
from games.koxinga.turns import every_fact

FLAME = 11
"""What the flame counts for in luck: more than every number (Koxinga 5)."""
POINTS = 6
"""Turning points that are told at most."""
SETBACK = 6
"""Blocks that a ship goes back in one turn and it is told."""
FATES = {
    "koxinga-event-win": Fate("seat", "other", first=True),
    "koxinga-event-loot": Fate("seat", "other"),
    "koxinga-event-steal": Fate("seat", "other", first=True),
    "koxinga-event-flame": Fate("seat", "other", first=True),
    "koxinga-event-treasure": Fate("seat", first=True),
    "koxinga-event-treasure-goods": Fate("seat"),
    "koxinga-event-finish": Fate("seat", first=True),
    "koxinga-event-short": Fate(loses="seat"),
    "koxinga-event-back": Fate(loses="seat"),
    "koxinga-event-load-lost": Fate(loses="seat"),
}
"""What a review may give for a rise or a fall."""


def tell(happened: Sequence[Happening[State]]) -> Chronicle:
    """The chronicle of a game that is over."""
    ends, seats = last_of_turns(happened), len(happened[0].after.players)
    place = course(text("koxinga-chronicle-place"), ends, seats, _place)
    points = course(text("koxinga-chronicle-points"), ends, seats, _points)
    return Chronicle(
        (
            place,
            course(text("koxinga-chronicle-gold"), ends, seats, _gold),
            tally(text("koxinga-chronicle-battles"), happened, seats, _won),
            course(text("koxinga-chronicle-treasures"), ends, seats, _treasures),
        ),
        chosen((*leads(points, "koxinga-chronicle-lead"), *_setbacks(place.values), *_prizes(happened)), POINTS),
        (
            *luck("koxinga-chronicle-luck-dice", _battle_dice(happened)),
            *luck("koxinga-chronicle-luck-treasure", _drawn(happened)),
        ),
    )


def _place(state: State, seat: Seat) -> int:
    """Blocks from the harbour; home again is behind the last one."""
    who = state.players[seat]
    return board.BLOCKS if who.finished else who.block


def _points(state: State, seat: Seat) -> int:
    return sum(parts(state.players[seat]))


def _gold(state: State, seat: Seat) -> int:
    return total(state.players[seat].cabins, Good.GOLD)


def _treasures(state: State, seat: Seat) -> int:
    return len(state.players[seat].treasures)


def _won(happening: Happening[State]) -> Iterable[tuple[Seat, int]]:
    """Who won by the die that was thrown: one battle with each ship that they beat."""
    if not _is_battle_die(happening):
        return
    battle, fact = actions.fight(happening.before), happening.line.move
    if happening.before.phase is Phase.ATTACK_ROLL:
        if _face(fact[1]) == FLAME:
            yield battle.attacker, len(battle.defenders)
        return
    duel = actions.fought(battle, actions.face(fact))
    if duel.result is not Result.DRAW:
        yield battle.sides(duel)[0], 1


def _setbacks(rows: Sequence[Sequence[int]]) -> Iterator[Point]:
    for seat, row in enumerate(rows):
        for turn in range(1, len(row)):
            back = row[turn - 1] - row[turn]
            if back >= SETBACK:
                yield Point(turn, text("koxinga-chronicle-setback", seat=Seat(seat), blocks=back), back)


def _prizes(happened: Iterable[Happening[State]]) -> Iterator[Point]:
    """Who comes home, finds a treasure card or takes one, or gold, from another ship: a point weighs as much as a round
    that a lead holds, which is about a turn of each seat; taken, it counts for two, who has it and who has it no
    more."""
    for each in happened:
        for event in each.events:
            given = dict(event.text.args)
            amount = given.get("amount")  # of what is told of another ship, too, that is what was taken from it
            if "other" in given and isinstance(amount, int) and given.get("kind") == kind(Good.GOLD, amount):
                yield Point(each.turn, event.text, amount * len(each.after.players) * 2)
        for seat, (before, after) in enumerate(zip(each.before.players, each.after.players, strict=True)):
            if after.finished and not before.finished:
                yield Point(each.turn, arrival(Seat(seat)), board.BLOCKS)
            for points in _cards(each.after, seat) - _cards(each.before, seat):
                yield _gained(each, Seat(seat), points)


def _gained(happening: Happening[State], seat: Seat, points: int) -> Point:
    """A treasure card, found or taken, and where: afterwards the ship may have sailed on in the same line."""
    before, after = happening.before, happening.after
    losers = [other for other in range(len(after.players)) if points in _cards(before, other) - _cards(after, other)]
    key, taken = ("taken", {"other": Seat(losers[0])}) if losers else ("found", dict[str, Seat]())
    told = text(f"koxinga-chronicle-{key}", seat=seat, points=points, block=str(before.players[seat].block), **taken)
    return Point(happening.turn, told, points * len(after.players) * (2 if losers else 1))


def _cards(state: State, seat: int) -> Counter[int]:
    return Counter(each.points for each in state.players[seat].treasures)


def _battle_dice(happened: Iterable[Happening[State]]) -> Iterator[Draw]:
    for each in happened:
        if not _is_battle_die(each):
            continue
        battle = actions.fight(each.before)
        seat = battle.attacker if each.before.phase is Phase.ATTACK_ROLL else battle.defender
        yield Draw(seat, _face(each.line.move[1]), [_face(fact[1]) for fact in every_fact(each.before)])


def _is_battle_die(happening: Happening[State]) -> bool:
    return happening.line.seat == CHANCE and happening.before.phase in (Phase.ATTACK_ROLL, Phase.DEFEND_ROLL)


def _face(written: str) -> int:
    return FLAME if written == "flame" else int(written)


def _drawn(happened: Iterable[Happening[State]]) -> Iterator[Draw]:
    """Treasure cards by their points; goods have none."""
    for each in happened:
        if each.line.seat == CHANCE and each.before.phase is Phase.TREASURE:
            assert each.before.actor is not None, each.before
            seat, _ = each.before.actor
            yield Draw(seat, _worth(each.line.move[1]), [_worth(fact[1]) for fact in every_fact(each.before)])


def _worth(card: str) -> int:
    return int(card[:-1]) if card.endswith("p") else 0
