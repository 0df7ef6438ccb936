"""Options as text: `name=value name=value`, in the words of any language of the house or as the rules spell them.

A value goes on until the next name, so it may hold spaces. What is wrong is told all at once, as far as one would read
it.
"""

from __future__ import annotations

import re
from collections.abc import Iterable, Iterator, Mapping, Sequence
from dataclasses import dataclass

from bot.messages.i18n import narrow, plain
from bot.messages.limits import CHOICE_TEXT, CHOICES
from bot.messages.parameters import Settable
from bot.table.costs import FAULTS
from bot.table.guards import Refusal
from bot.table.options import Value, out_of_limit
from games.core import OneOf, Range, Text, text
from renderers.words import LOCALES

NAME = re.compile(r"(?:^|(?<=[\s,;、]))([^\s=,;、]+)\s*=")
"""A name and its sign, where a part begins."""
BETWEEN = " \t\n,;、"
EXPLAINED = ":"
"""What follows it explains a value: the words before it name the value as well, where no other value begins so."""
SPELLINGS: Mapping[str, bool] = {"on": True, "off": False, "true": True, "false": False, "yes": True, "no": False}
SAME = "same"


@dataclass(frozen=True, slots=True)
class _Part:
    """One `name=value`, and where the value begins in the text."""

    name: str
    value: str
    at: int


def read(typed: str, offered: Sequence[Settable], locale: str) -> dict[str, Value | None]:
    """The values of a typed text by the names of what they set. Where two are called the same, the reader's language
    goes before the others.

    :raises Refusal: something in it cannot be read or set: every fault.
    """
    found, faults = _read(typed, offered, locale)
    complain(faults)
    return found


def read_all(
    given: Mapping[str, Value], typed: str, offered: Sequence[Settable], locale: str
) -> dict[str, Value | None]:
    """What the parameters `given` set and the text beside them; a parameter's value may be words as well.

    :raises Refusal: something cannot be read or set, or is set twice: every fault.
    """
    found, faults = _read(typed, offered, locale)
    known = {each.name: each for each in offered}
    for name, value in given.items():
        settable = known.get(name)
        if name in found and settable is not None:
            faults.append(twice(settable))
        elif settable is None or isinstance(value, bool):
            found[name] = value
        else:
            found[name], fault = _value(settable, narrow(str(value)), locale)
            faults += [] if fault is None else [fault]
    complain(faults)
    return found


def read_value(typed: str, settable: Settable, locale: str) -> Value | None:
    """One value as it was typed.

    :raises Refusal: it cannot be that.
    """
    value, fault = _value(settable, narrow(typed), locale)
    complain(() if fault is None else (fault,))
    return value


def _read(typed: str, offered: Sequence[Settable], locale: str) -> tuple[dict[str, Value | None], list[Text]]:
    typed = narrow(typed)
    parts = _parts(typed)
    found: dict[str, Value | None] = {}
    faults = [text("bot-options-unreadable", typed=rest)] if (rest := _before(typed)) else []
    known = _names(offered, locale)
    unknown = list(dict.fromkeys(part.name for part in parts if _folded(part.name) not in known))
    for part in parts:
        settable = known.get(_folded(part.name))
        if settable is None:
            first = part.name == unknown[0]
            faults.append(_unknown(part, offered) if first else text("bot-options-unknown-too", typed=part.name))
        elif settable.name in found:
            faults.append(twice(settable))
        else:
            found[settable.name], fault = _value(settable, part.value, locale)
            faults += [] if fault is None else [fault]
    return found, faults


def _unknown(part: _Part, offered: Sequence[Settable]) -> Text:
    return text("bot-options-unknown", typed=part.name, names=tuple(each.words for each in offered))


def complain(faults: Sequence[Text]) -> None:
    """:raises Refusal: there are faults: the one, or the first of them under a heading."""
    distinct = tuple(dict.fromkeys(faults))
    if len(distinct) == 1:
        raise Refusal(distinct[0])
    if distinct:
        raise Refusal(text("bot-options-faults"), faults=distinct[:FAULTS])


def twice(settable: Settable) -> Text:
    """The fault of a thing that is set twice."""
    return text("bot-options-twice", option=settable.words)


def completions(typed: str, offered: Sequence[Settable], locale: str) -> tuple[str, ...]:
    """The whole texts that a typed one may become: its last name or value finished, or the next name begun.

    :raises Refusal: the last value cannot be what stands there.
    """
    typed = narrow(typed) + (" " if typed[-1:].isspace() else "")
    parts = _parts(typed)
    known = _names(offered, locale)
    last = known.get(_folded(parts[-1].name)) if parts else None
    if parts and last is None:
        raise Refusal(_unknown(parts[-1], offered))
    if last is None:
        return _fitting(_next_names(typed, offered, (), locale))
    set_already = {known[_folded(part.name)].name for part in parts if _folded(part.name) in known}
    written = typed[parts[-1].at :]
    values = tuple(_values(last, written.strip(BETWEEN), locale))
    _, fault = _value(last, parts[-1].value, locale)
    found = [typed[: parts[-1].at] + each for each in values]
    if fault is None:
        found += _next_names(typed.rstrip(BETWEEN) + " ", offered, set_already, locale)
    elif (split := written.rpartition(" "))[1] and _value(last, split[0].strip(BETWEEN), locale)[1] is None:
        found += _next_names(typed, offered, set_already, locale)
    if not found and fault is not None:
        raise Refusal(fault)
    return _fitting(found)


def values_of(settable: Settable, typed: str, locale: str) -> tuple[tuple[str, str], ...]:
    """The values that have names holding what was typed: words, and the value as a parameter gives it."""
    wanted = _folded(narrow(typed))
    said = [(plain(locale, words), str(value)) for value, words in settable.values.items() if value is not None]
    return tuple((words, value) for words, value in said if wanted in _folded(narrow(words)) or wanted in value)[
        :CHOICES
    ]


def _fitting(found: Iterable[str]) -> tuple[str, ...]:
    return tuple(each for each in dict.fromkeys(found) if len(each) <= CHOICE_TEXT)[:CHOICES]


def _next_names(typed: str, offered: Sequence[Settable], without: Iterable[str], locale: str) -> list[str]:
    """`typed` with its last word finished to a name that is not set yet."""
    before, begun = re.fullmatch(r"(?s)(.*?)([^\s,;、]*)", typed).groups()  # type: ignore[union-attr]  # it fits every text
    names = [(each, _shown(each.words, locale)) for each in offered if each.name not in set(without)]
    wanted = _folded(begun)
    fitting = [
        name for each, name in names if _folded(name).startswith(wanted) or _folded(each.name).startswith(wanted)
    ]
    return [f"{before}{name}=" for name in fitting]


def _values(settable: Settable, begun: str, locale: str) -> Iterator[str]:
    """What may stand behind the name, of what begins so."""
    if isinstance(settable.limit, Range):
        yield from (str(number) for number in _numbers(settable.limit, begun))
    wanted = _folded(begun)
    for value, words in settable.values.items():
        shortest = short(settable, value, locale)
        if any(_folded(each).startswith(wanted) for each in (shortest, plain(locale, words), str(value))):
            yield shortest


def _numbers(limit: Range, begun: str) -> Iterator[int]:
    """Some numbers of the range that begin so: its ends, and between them at even steps."""
    step = max(1, -(-(limit.high - limit.low) // (CHOICES - 2)))
    if begun.isdecimal() and limit.low <= int(begun) <= limit.high:
        yield int(begun)
    elif not begun:
        yield from (*range(limit.low, limit.high, step), limit.high)


def short(settable: Settable, value: Value | None, locale: str) -> str:
    """The fewest words for a value that is named: those before an explanation, where they name it alone."""
    said = {each: narrow(plain(locale, words)) for each, words in settable.values.items()}
    first = said[value].partition(EXPLAINED)[0].strip()
    alone = [each for each in said.values() if each.partition(EXPLAINED)[0].strip() == first]
    return first if len(alone) == 1 else said[value]


def _parts(typed: str) -> list[_Part]:
    names = list(NAME.finditer(typed))
    ends = [name.start() for name in names[1:]] + [len(typed)]
    return [
        _Part(name[1], typed[name.end() : end].strip(BETWEEN), name.end())
        for name, end in zip(names, ends, strict=False)
    ]


def _before(typed: str) -> str:
    """What stands before the first name."""
    first = NAME.search(typed)
    return typed[: None if first is None else first.start()].strip(BETWEEN)


def _names(offered: Sequence[Settable], locale: str) -> dict[str, Settable]:
    """Everything that can be set by what it is called: as the rules spell it, in the reader's language, in the
    others."""
    found = {_folded(each.name): each for each in offered}
    for spoken in (locale, *LOCALES):
        for each in offered:
            found.setdefault(_folded(_shown(each.words, spoken)), each)
    return found


def _value(settable: Settable, typed: str, locale: str) -> tuple[Value | None, Text | None]:
    """The value that was typed, or what is wrong with it."""
    if isinstance(settable.limit, Range) and re.fullmatch(r"\d{1,9}", typed):
        number = int(typed)
        if settable.limit.low <= number <= settable.limit.high:
            return number, None
    known = _value_names(settable, locale)
    if (wanted := _folded(typed)) in known:
        return known[wanted], None
    return None, out_of_limit(settable.words, settable.limit, tuple(settable.values.values()), typed)


def _value_names(settable: Settable, locale: str) -> dict[str, Value | None]:
    found: dict[str, Value | None] = {}
    if isinstance(settable.limit, OneOf):
        found |= {_folded(value): value for value in settable.limit.values}
    elif settable.limit is None:
        found |= SPELLINGS
    if None in settable.values:
        found[SAME] = None
    for spoken in (locale, *LOCALES):
        for value, words in settable.values.items():
            for name in (_shown(words, spoken), short(settable, value, spoken)):
                found.setdefault(_folded(name), value)
    return found


def _shown(words: Text, locale: str) -> str:
    return narrow(plain(locale, words))


def _folded(words: str) -> str:
    """Letters of one size, one space where some are."""
    return " ".join(words.casefold().split())
