"""A frozen value with some of its fields changed: what `dataclasses.replace` makes, at about a third of its cost.

A checked move makes half a dozen new positions, each with few fields of some twenty changed.
"""

from __future__ import annotations

import dataclasses
from collections.abc import Callable, Mapping
from functools import lru_cache
from types import MemberDescriptorType
from typing import TYPE_CHECKING, Any

if TYPE_CHECKING:
    from dataclasses import replace as replace  # mypy knows which fields each class has
else:

    def replace(value, /, **changes):
        """The value with these fields changed, made by a function that is written once for each class.

        :raises TypeError: the class has no such field.
        """
        return copier(type(value))(value, **changes)


@lru_cache(maxsize=1 << 10)
def copier(kind: type) -> Callable[..., Any]:
    """That of a class, by itself for who changes thousands a second. One whose making does more than to set its fields
    is made by its constructor."""
    copier: Callable[..., Any] = dataclasses.replace
    made = {each.name: each.default_factory for each in dataclasses.fields(kind) if not each.init}
    names = [each.name for each in dataclasses.fields(kind)]
    slots = [getattr(kind, name, None) for name in names]
    slotted = {isinstance(slot, MemberDescriptorType) for slot in slots}
    plain = dataclasses.MISSING not in made.values() and not hasattr(kind, "__post_init__")
    if plain and (slotted == {True} or (slotted == {False} and kind.__dictoffset__)):
        copier = _slotted(kind, names, slots, made) if True in slotted else _loose(kind, frozenset(names), made)
    return copier


def _slotted(kind: type, names: list[str], slots: list[Any], made: Mapping[str, Any]) -> Callable[..., Any]:
    """A frozen class' own constructor looks up the slot of each field by name; here it is at hand, as for pickle."""
    scope: dict[str, Any] = {"_kind": kind, "_blank": object.__new__, "_same": object()}
    scope |= {f"_set_{name}": slot.__set__ for name, slot in zip(names, slots, strict=True)}
    scope |= {f"_make_{name}": factory for name, factory in made.items()}
    lines = (
        f"def _copied(_old, /, *, {', '.join(f'{name}=_same' for name in names if name not in made)}):",
        "_new = _blank(_kind)",
        *(
            f"_set_{name}(_new, {f'_make_{name}()' if name in made else f'_old.{name} if {name} is _same else {name}'})"
            for name in names
        ),
        "return _new",
    )
    exec("\n    ".join(lines), scope)
    copied: Callable[..., Any] = scope["_copied"]
    return copied


def _loose(kind: type, names: frozenset[str], made: Mapping[str, Any]) -> Callable[..., Any]:
    """Without slots the fields are taken over at once; what follows from the old value stands beside them and is left
    out."""
    blank, put = object.__new__, object.__setattr__

    def copied(old: Any, /, **changes: Any) -> Any:
        parts = old.__dict__ | changes
        if len(parts) != len(names):
            if unknown := changes.keys() - names:
                raise TypeError(f"{kind.__name__} has no field {', '.join(sorted(unknown))}")
            parts = {name: part for name, part in parts.items() if name in names}
        for name, make in made.items():
            parts[name] = make()
        new: Any = blank(kind)
        put(new, "__dict__", parts)
        return new

    return copied
