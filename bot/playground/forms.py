"""A request body read field by field; what is wrong is gathered in Discord's tree of errors."""

from collections.abc import Collection, Iterator, Sequence
from typing import Any

from bot.playground.payload import Payload
from bot.playground.refusals import Refused


class Problems:
    """The errors found so far, as the tree of code 50035."""

    def __init__(self) -> None:
        self.tree: Payload = {}

    def add(self, path: Sequence[str], code: str, message: str) -> None:
        node = self.tree
        for step in path:
            node = node.setdefault(step, {})
        found = node.setdefault("_errors", [])
        found += [] if (entry := {"code": code, "message": message}) in found else [entry]

    def refuse(self) -> None:
        """:raises Refused: 50035 if anything was wrong"""
        if self.tree:
            raise Refused(400, 50035, "Invalid Form Body", self.tree)


class Form:
    """A cursor on one JSON object of the body."""

    __slots__ = ("body", "path", "problems")

    def __init__(self, body: object, path: tuple[str, ...] = (), problems: Problems | None = None) -> None:
        self.path = path
        self.problems = Problems() if problems is None else problems
        self.body: Payload = body if isinstance(body, dict) else {}
        if not isinstance(body, dict):
            self.problems.add(path, "DICT_TYPE_CONVERT", "Only dictionaries may be used in a DictType")

    def wrong(self, key: str | None, code: str, message: str) -> None:
        self.problems.add(self.path if key is None else (*self.path, key), code, message)

    def get(self, key: str) -> Any:
        return self.body.get(key)

    def given(self, key: str, *, required: bool = False) -> bool:
        if self.body.get(key) is not None:
            return True
        if required:
            self.wrong(key, "BASE_TYPE_REQUIRED", "This field is required")
        return False

    def text(self, key: str, most: int, least: int = 0, *, required: bool = False) -> str | None:
        if not self.given(key, required=required):
            return None
        value = self.body[key]
        if isinstance(value, bool | dict | list):
            self.wrong(key, "STRING_TYPE_CONVERT", f'Could not interpret "{value}" as string.')
            return None
        self._length(key, len(str(value)), most, least)
        return str(value)

    def whole(self, key: str, least: int, most: int, *, required: bool = False) -> int | None:
        if not self.given(key, required=required):
            return None
        value = whole(self.body[key])
        if value is None:
            self.wrong(key, "NUMBER_TYPE_COERCE", f'Value "{self.body[key]}" is not int.')
        elif value < least:
            self.wrong(key, "NUMBER_TYPE_MIN", f"int value should be greater than or equal to {least}.")
        elif value > most:
            self.wrong(key, "NUMBER_TYPE_MAX", f"int value should be less than or equal to {most}.")
        return value

    def one_of(self, key: str, allowed: Collection[object], *, required: bool = False) -> Any:
        if not self.given(key, required=required):
            return None
        value = self.body[key]
        if isinstance(value, bool | dict | list | float) or value not in allowed:
            self.wrong(key, "BASE_TYPE_CHOICES", f"Value must be one of {tuple(sorted(map(str, allowed)))}.")
            return None
        return value

    def flag(self, key: str) -> bool:
        value = self.body.get(key)
        if value is not None and not isinstance(value, bool):
            self.wrong(key, "BOOLEAN_TYPE_CONVERT", "Must be either true or false.")
        return value is True

    def snowflake(self, key: str, *, required: bool = False) -> int | None:
        if not self.given(key, required=required):
            return None
        value = whole(self.body[key])
        if value is None or not 0 <= value < 1 << 64:
            self.wrong(key, "NUMBER_TYPE_COERCE", f'Value "{self.body[key]}" is not snowflake.')
            return None
        return value

    def values(self, key: str, most: int, least: int = 0, *, required: bool = False) -> list[Any]:
        """The items of a list field; an empty list when it is absent or no list."""
        if not self.given(key, required=required):
            return []
        value = self.body[key]
        if not isinstance(value, list):
            self.wrong(key, "LIST_TYPE_CONVERT", "Only iterables may be used in a ListType")
            return []
        self._length(key, len(value), most, least)
        return value

    def parts(self, key: str, most: int, least: int = 0, *, required: bool = False) -> list["Form"]:
        """The items of a list of objects, each a form of its own."""
        found = self.values(key, most, least, required=required)
        return [Form(item, (*self.path, key, str(n)), self.problems) for n, item in enumerate(found)]

    def part(self, key: str, *, required: bool = False) -> "Form | None":
        if not self.given(key, required=required):
            return None
        return Form(self.body[key], (*self.path, key), self.problems)

    def entries(self, key: str) -> Iterator[tuple[str, "Form"]]:
        """The keys of an object field, each with a form over that object."""
        inner = self.part(key)
        for name in tuple(inner.body) if inner else ():
            assert inner is not None
            yield name, inner

    def _length(self, key: str, length: int, most: int, least: int) -> None:
        if least <= length <= most:
            return
        if (
            least > 1
            or (least == 1 and length > most and isinstance(self.body[key], str))
            or isinstance(self.body[key], list)
        ):
            self.wrong(key, "BASE_TYPE_BAD_LENGTH", f"Must be between {least} and {most} in length.")
        elif length > most:
            self.wrong(key, "BASE_TYPE_MAX_LENGTH", f"Must be {most} or fewer in length.")
        elif length == 0:
            self.wrong(key, "BASE_TYPE_REQUIRED", "This field is required")
        else:
            self.wrong(key, "BASE_TYPE_MIN_LENGTH", f"Must be {least} or more in length.")


def whole(value: object) -> int | None:
    """An integer given as a number or as digits, else None."""
    if isinstance(value, bool):
        return None
    if isinstance(value, int):
        return value
    if isinstance(value, str) and value.lstrip("-").isascii() and value.lstrip("-").isdecimal():
        return int(value)
    return None
