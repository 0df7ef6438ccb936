"""Scenario files of at most 65,536 bytes that cost the most to judge: what people send who mean no good (Jiangshan
8.9)."""

from __future__ import annotations

from collections.abc import Iterable, Mapping

MOST = 65_536
"""Bytes of a file."""
FAULTY = "= = =\n" * 20
"""Lines after each of which the rest is read again."""
DOTTED = "a.b.c.d.e.f.g."
CELLS = tuple(f"{column}{row}" for column in "abcdefghijkl" for row in range(1, 19))
LARGEST = (
    'format = "jiangshan-scenario/1"\nid = "x"\nboard = [12, 18]\nsymmetry = "quad"\n'
    'map = """\n' + (".^~*" * 3 + "\n") * 18 + '"""\n'
)


def _filled(pieces: Iterable[str], before: str = "", after: str = "") -> str:
    """As many of the pieces as a file holds, between what stands before and after them."""
    left = MOST - len(before) - len(after)
    found: list[str] = []
    for piece in pieces:
        left -= len(piece)
        if left < 0:
            break
        found.append(piece)
    return before + "".join(found) + after


def _numbered(pattern: str) -> Iterable[str]:
    return (pattern.replace("#", str(number)) for number in range(MOST))


def _endlessly(piece: str) -> Iterable[str]:
    return (piece for _ in range(MOST))


def _side(units: Iterable[str], cities: Iterable[str]) -> str:
    return '[[side]]\nunits = """' + ",\n".join(units) + '"""\ncities = """' + ",\n".join(cities) + '"""\n'


def _crowd(sides: int, times: int) -> str:
    """Every cell of the largest board full of units and cities of every side."""
    side = _side([f"D {cell}" for cell in CELLS] * times, [f"camp {cell}" for cell in CELLS] * times)
    return LARGEST + side * sides


SHAPES: Mapping[str, str] = {
    "a long header, long keys, faulty lines": _filled(
        ("b." * 900 + f"c{number} = 1\n" for number in range(30)), "[" + "a." * 995 + "a]\n", "= = =\n" * 19
    ),
    "a long header, short keys": _filled(_numbered("k# = 1\n"), "[" + "a." * 995 + "a]\n", FAULTY),
    "a long header of quoted words": _filled(_numbered("k# = 1\n"), "[" + '"a". ' * 300 + "a]\n", FAULTY),
    "a header of eight, short keys": _filled(_numbered("k#=1\n"), f"[{DOTTED}h]\n", FAULTY),
    "a header of eight, keys of eight": _filled(_numbered(f"{DOTTED}k#=1\n"), f"[{DOTTED}h]\n", FAULTY),
    "keys of eight": _filled(_numbered(f"{DOTTED}k#=1\n"), "", FAULTY),
    "headers of eight": _filled(_numbered(f"[{DOTTED}h#]\n"), "", FAULTY),
    "tables of eight words after one another": _filled(_endlessly(f"[[{DOTTED}h]]\n"), "", FAULTY),
    "headers": _filled(_numbered("[a#]\n")),
    "keys": _filled(_numbered("a#=1\n")),
    "keys that are nearly right": _filled(_numbered("round_limi# = 1\n")),
    "a key again and again": _filled(_endlessly("a=1\n")),
    "faulty lines alone": _filled(_endlessly("= = =\n")),
    "faulty lines and a text that is left open": _filled(_endlessly("a\n"), "= = =\n" * 19 + 'x = """\n'),
    "backslashes": _filled(_endlessly("\\\n"), 'x = """', '"""'),
    "brackets hidden by a comment": "#" + "]" * 1900 + "\nx = " + "[" * 1500,
    "brackets hidden by texts": _filled(_endlessly('["]",\n'), "x = "),
    "inline tables in one another": "\n".join(f"x{number} = " + "{a=" * 49 + "1" + "}" * 49 for number in range(250)),
    "long numbers": _filled(_endlessly("9" * 1900 + ",\n"), "x = [\n", "]"),
    "sides": _filled(_endlessly("[[side]]\n")),
    "fires": _filled(_endlessly("[[fire]]\n")),
    "fires with keys that are nearly right": _filled(_endlessly("[[fire]]\ncel=1\n")),
    "an army that stands everywhere": _crowd(3, 6),
    "four armies that stand everywhere": _crowd(4, 4),
    "units on cells that there are not": _filled(
        _numbered("D x#,\n"), LARGEST + '[[side]]\nunits = """', '"""\n' + _side(["K a1"], ["camp b1"])
    ),
    "a reserve of nobody": _filled(_numbered("X#\n"), LARGEST + '[[side]]\n[[side]]\nreserve = """', '"""\n'),
    "a reserve of one unknown unit": _filled(_endlessly("X\n"), LARGEST + '[[side]]\n[[side]]\nreserve = """', '"""\n'),
    "rows": _filled(_endlessly("x\n"), 'board = [12, 18]\nmap = """\n', '"""\n'),
    "JSON: brackets hidden by a text": '{"a":"' + "]" * 2000 + '","b":' + "[" * 1900,
    "JSON: empty sides": _filled(_endlessly("{},"), '{"side":[', "{}]}"),
    "JSON: fires with keys that are nearly right": _filled(_numbered('{"c#":1,"siz#":1},'), '{"fire":[', "{}]}"),
    "JSON: a box of units that there are not": _filled(_numbered('"D#":1,'), '{"side":[{"box":{', '"D":1}},{}]}'),
    "JSON: keys": _filled(_numbered('"a#":1,'), "{", '"a":1}'),
    "JSON: a key again and again": _filled(_endlessly('"a":1,'), "{", '"a":1}'),
    "JSON: wide rows": '{"board":[12,18],"map":"' + ("x" * 3000 + "\\n") * 18 + '"}',
    "JSON: every sign there is": '{"board":[12,18],"map":"' + "".join(map(chr, range(0x4E00, 0x4E00 + 20_000))) + '"}',
    "JSON: a long number": '{"x":' + "9" * 65_000 + "}",
}
