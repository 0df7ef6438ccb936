"""`python -m games GAME --script FILE`: play a script and print the complete state after each line
(docs/scripting.md)."""

from __future__ import annotations

import argparse
import importlib
import json
import sys
from collections.abc import Iterable, Sequence
from dataclasses import Field, fields, replace
from pathlib import Path
from pkgutil import iter_modules
from typing import Any

import games
from games.core import Document, Faults, OneOf, Range, Rules, Text, allows
from games.script import Table, accounts, canonical, settings


def main(arguments: Sequence[str] | None = None) -> int:
    """1 if a line was refused, else 0."""
    given = _parser().parse_args(arguments)
    rules = find_rules(given.game)
    lines = sys.stdin if given.script == "-" else _text(given.script).splitlines()
    said = {} if given.script == "-" else settings(lines)
    options = choose(_begun(rules, given.preset, said.get("options")), given.options)
    seats = rules.seats(options)
    count = given.seats if given.seats is not None else _number(said.get("seats"), seats.start)
    if count not in seats:
        raise SystemExit(f"{given.game} has {seats.start} to {seats[-1]} seats, not {count}")
    if (problem := rules.problem(options)) is not None:
        raise SystemExit(f"these options do not go together:\n{_told(problem)}")
    table = Table(rules, rules.setup(options, count), count, given.seed.encode() if given.seed is not None else None)
    return _print(table, lines)


def find_rules(name: str) -> Rules[Any, Any, Any]:
    """The rules in `games.<name>.rules`."""
    rooms = {each.name for each in iter_modules(games.__path__) if each.ispkg and each.name != "players"}
    if name not in rooms:
        raise SystemExit(f"no game {name}; there are {', '.join(sorted(rooms))}")
    rules: Rules[Any, Any, Any] = importlib.import_module(f"games.{name}.rules").RULES
    return rules


def _preset(rules: Rules[Any, Any, Any], name: str | None) -> Any:
    if name is not None and name not in rules.presets:
        raise SystemExit(f"no preset {name}; there are {', '.join(rules.presets)}")
    return rules.presets[name or next(iter(rules.presets))]


def _begun(rules: Rules[Any, Any, Any], preset: str | None, said: str | None) -> Any:
    """The options before single ones are chosen: the preset's, if it is named, else those that the script says."""
    if preset is not None or said is None:
        return _preset(rules, preset)
    try:
        options = rules.options(**json.loads(said))
        wrong = [each.name for each in fields(options) if not _allowed(each, getattr(options, each.name))]
    except (ValueError, TypeError) as failed:
        raise SystemExit(f"the script's options cannot be read: {failed}") from failed
    if wrong:
        raise SystemExit(f"the script's options cannot be so: {', '.join(wrong)}")
    return options


def _allowed(each: Field[Any], value: object) -> bool:
    return value == each.default or allows(each.metadata["limit"], value)


def _number(said: str | None, usual: int) -> int:
    if said is None:
        return usual
    if not (said.isascii() and said.isdecimal()):
        raise SystemExit(f"the script's number of seats cannot be {said!r}")
    return int(said)


def choose(options: Any, pairs: Sequence[str]) -> Any:
    """The options with each `key=value` set."""
    limits = {each.name: each.metadata["limit"] for each in fields(options)}
    for pair in pairs:
        key, _, typed = pair.partition("=")
        if key not in limits:
            raise SystemExit(f"no option {key}; there are {', '.join(limits)}")
        options = replace(options, **{key: _value(key, typed, limits[key])})
    return options


def _value(key: str, typed: str, limit: Range | OneOf | Document | None) -> Any:
    """A typed value within its limit; a document is the name of a file."""
    if isinstance(limit, Document):
        return _text(typed) if typed else ""
    if isinstance(limit, Range) and typed.lstrip("-").isdecimal() and limit.low <= int(typed) <= limit.high:
        return int(typed)
    if isinstance(limit, OneOf) and typed in limit.values:
        return typed
    if limit is None and typed in ("true", "false"):
        return typed == "true"
    raise SystemExit(f"{key} cannot be {typed!r}: {limit or 'true or false'}")


def _told(problem: Text | Faults) -> str:
    """What is wrong, as keys and arguments: games speak no language."""
    said = (problem.heading, *problem.sentences) if isinstance(problem, Faults) else (problem,)
    return "\n".join(f"{each.key} {dict(each.args)}" for each in said)


def _text(name: str) -> str:
    try:
        return Path(name).read_text(encoding="utf-8-sig")
    except (OSError, UnicodeDecodeError) as failed:
        raise SystemExit(f"{name} cannot be read: {failed}") from failed


def _print(table: Table, lines: Iterable[str]) -> int:
    refused = False
    for each in accounts(table, lines):
        refused |= "refused" in each
        print(canonical(each), flush=True)
    return int(refused)


def _parser() -> argparse.ArgumentParser:
    parser = argparse.ArgumentParser(
        prog="python -m games", description="Play a script; print the state after each line."
    )
    parser.add_argument("game", help="cardgo, koxinga, ...")
    parser.add_argument(
        "--script", required=True, metavar="FILE", help="lines to play, one each; - reads standard input"
    )
    parser.add_argument("--seats", type=int, metavar="N", help="players at the table; the fewest if left out")
    parser.add_argument("--preset", help="a named set of options")
    parser.add_argument("--options", nargs="*", default=[], metavar="KEY=VALUE", help="single options")
    parser.add_argument(
        "--seed", metavar="TEXT", help="draw what chance owes from this; without it the script says everything"
    )
    return parser


if __name__ == "__main__":
    sys.exit(main())
