"""A reason for a card says what the card does, as its preview tells it; there is none else."""

from __future__ import annotations

from collections import Counter
from collections.abc import Iterator, Sequence

from games import moves
from games.core import Budget, Move, Seat, Text
from games.koxinga.cabins import Good
from games.koxinga.players.advise import LAST, advise
from games.koxinga.preview import Preview
from games.koxinga.rules import RULES
from games.koxinga.state import Phase, View
from games.koxinga.voyage import distance
from tests.support.counts import count
from tests.support.tables import Table

DECISIONS = count(200, full=1_000)
GOODS = {"gold": (Good.GOLD,), "food": (Good.FOOD,), "cannons": (Good.CANNON,), "stores": (Good.FOOD, Good.CANNON)}
LOADS = {f"koxinga-preview-{each}" for each in ("load", "drop", "full")}
OPEN = {f"koxinga-preview-{each}" for each in ("or", "either", "any", "full", "treasure-full", "lacks")}
"""Where the preview leaves open what becomes of the goods, or where the ship goes back to."""


def decisions() -> Iterator[tuple[View, Seat]]:
    """Choices of a card in games under way, of two to six, that go on as for whoever is absent."""
    found = 0
    for number in range(DECISIONS):
        options = tuple(RULES.presets.values())[number % len(RULES.presets)]
        table = Table(RULES, options, 2 + number % 5, bytes([number]), (), RULES.setup(options, 2 + number % 5))
        while RULES.outcome((table := table.settled()).state) is None:
            if table.state.phase is Phase.CARDS and len(table.acting) == 1 and (found := found + 1):
                yield RULES.view(table.state, table.acting[0]), table.acting[0]
            if found >= DECISIONS:
                return
            table = table.after(table.acting[0], RULES.default(table.state, table.acting[0]))


def held(said: Sequence[Text]) -> Iterator[Text]:
    for each in said:
        if each.key == "koxinga-preview-rival":
            continue  # what may be won by it is another's
        yield each
        for _, arg in each.args:
            yield from held((arg,) if isinstance(arg, Text) else arg if isinstance(arg, tuple) else ())


def gained(said: Sequence[Text], good: Good) -> int:
    """How much more of it the preview leaves."""
    found = 0
    for each in held(said):
        args = dict(each.args)
        amount = args.get("paid" if each.key == "koxinga-preview-short" else "amount", 0)
        kind = args.get("kind")
        if not isinstance(amount, int) or not isinstance(kind, Text) or kind.key != f"koxinga-{good}":
            continue
        if each.key in LOADS:
            found += amount
        elif each.key in ("koxinga-preview-pay", "koxinga-preview-short", "koxinga-stack"):
            found -= amount
    return found


def fits(view: View, seat: Seat, reason: str, seen: Preview) -> bool:
    keys = {each.key for each in held(seen.lines)}
    if reason == "way":
        here = distance(view.players[seat].block)
        blocks = seen.later or seen.ends
        nearer = any(distance(block) < here for block in blocks)
        return nearer or "koxinga-preview-home" in keys or "koxinga-preview-steps" in keys
    if reason == "treasure":
        return bool(keys & {"koxinga-preview-treasure", "koxinga-preview-treasure-full"}) or bool(keys & OPEN)
    if reason == "loot":
        return bool(keys & {"koxinga-preview-battle", "koxinga-preview-battles", *OPEN})
    return bool(keys & OPEN) or all(gained(seen.lines, good) > 0 for good in GOODS[reason])


def starving(view: View, move: Move | None) -> bool:
    """Whether it is warned of that there is food for no stop any more."""
    found = [dict(each.text.args) for each in moves.threats(RULES, view, move or ())]
    return any(each.get("stops") == 0 and "food" in each for each in found)


def test_a_reason_that_shows_at_once_agrees_with_the_preview() -> None:
    found, wrong = Counter[str](), list[str]()
    for view, seat in decisions():
        best, *others = advise(view, seat, bytes(32), Budget(150))
        if best.why is None or not others or not best.why.key.startswith("koxinga-why-"):
            continue
        reason = best.why.key.removeprefix("koxinga-why-")
        found[reason] += 1
        seen = moves.preview(RULES, view, best.move)
        assert isinstance(seen, Preview)
        if not fits(view, seat, reason, seen):
            wrong.append(f"{best.move} {reason}: {seen.lines}")
        hunger, beside = (starving(view, each) for each in (best.move, best.beside))
        if reason == "way" and hunger > beside and distance(seen.ships[0][0]) > LAST:
            wrong.append(f"{best.move} is nearer to the goal, without food: {hunger} {beside}")
    assert min(found["way"], found["gold"], found["food"], found["cannons"], found["treasure"]) > 0
    assert wrong == []
