"""Five cabins and what goes in and out of them (Koxinga 5)."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass
from enum import StrEnum


class Good(StrEnum):
    FOOD = "food"
    GOLD = "gold"
    CANNON = "cannon"


@dataclass(frozen=True, slots=True)
class Stack:
    """Goods of one kind in one cabin; `amount` is positive."""

    kind: Good
    amount: int


Cabins = tuple[Stack | None, ...]
"""Ask `all` whether there is something in each: `in` compares the stacks, field by field."""
CHEST = 7
"""The food or gold that a treasure may be (Koxinga 5.4)."""
START: Cabins = (Stack(Good.FOOD, 3), Stack(Good.GOLD, 3), None, None, None)


def total(cabins: Cabins, kind: Good) -> int:
    return sum(stack.amount for stack in cabins if stack is not None and stack.kind is kind)


def stacks(cabins: Cabins, kind: Good) -> list[int]:
    """How much of it is in each cabin that holds some."""
    return [stack.amount for stack in cabins if stack is not None and stack.kind is kind]


def load(cabins: Cabins, stack: Stack) -> Cabins:
    """The cabins with `stack` loaded: into the lowest empty cabin, else instead of the smallest stack of another kind,
    else not at all (Koxinga 5.1)."""
    if not all(cabins):
        return put(cabins, cabins.index(None), stack)
    others = spare(cabins, stack.kind)
    return put(cabins, smallest(cabins, others), stack) if others else cabins


def spare(cabins: Cabins, kind: Good) -> tuple[int, ...]:
    """The indexes of what may go overboard for goods of `kind`: stacks of another one, if no cabin is empty."""
    if not all(cabins):
        return ()
    return tuple(index for index, held in enumerate(cabins) if held is not None and held.kind is not kind)


def smallest(cabins: Cabins, indexes: Sequence[int]) -> int:
    """The index of the smallest stack of these, the lower one on a tie."""
    held = [(stack.amount, index) for index in indexes if (stack := cabins[index]) is not None]
    return min(held)[1]


def thrift(cabins: Cabins, kind: Good, amount: int) -> tuple[int, ...]:
    """How much each cabin gives of `amount`, smallest stack first, the lower cabin on a tie (Koxinga 5.2)."""
    given = [0] * len(cabins)
    held = [(stack.amount, index) for index, stack in enumerate(cabins) if stack is not None and stack.kind is kind]
    for stock, index in sorted(held):
        given[index] = min(stock, amount - sum(given))
    return tuple(given)


def take(cabins: Cabins, given: tuple[int, ...]) -> Cabins:
    """The cabins after each gave its part; an emptied cabin is free."""
    return tuple(
        stack if not gone or stack is None else Stack(stack.kind, stack.amount - gone) if stack.amount > gone else None
        for stack, gone in zip(cabins, given, strict=True)
    )


def pay(cabins: Cabins, kind: Good, amount: int) -> tuple[Cabins, int]:
    """The cabins after paying what there is of `amount`, and how much that was."""
    held = [(stack.amount, index) for index, stack in enumerate(cabins) if stack is not None and stack.kind is kind]
    left, owed = list(cabins), amount
    for stock, index in sorted(held):
        left[index] = Stack(kind, stock - owed) if stock > owed else None
        owed = max(owed - stock, 0)
        if not owed:
            break
    return tuple(left), amount - owed


def put(cabins: Cabins, index: int, stack: Stack | None) -> Cabins:
    return (*cabins[:index], stack, *cabins[index + 1 :])
