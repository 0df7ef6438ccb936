"""Scenario files that change and add units of Jiangshan, good ones and faulty ones (Jiangshan 14.3)."""

from __future__ import annotations

from collections.abc import Mapping

BLADE = """
[[unit]]
code = "D"
name = { en = "Halberd", zh-TW = "長戟", zh-CN = "长戟" }
glyph = "戟"
price = 2
[unit.battle]
move = "0,-1 0,1 -1,0"
advance = "1,0 2,0 1,-1 1,1 jump"
"""
"""A unit of the game's own, changed: its name, its glyph, its price, and that it leaps."""
CATAPULT = """
[[unit]]
code = "C"
name = { en = "Catapult", zh-TW = "砲車", zh-CN = "炮车" }
glyph = "砲炮"
mark = "砲炮"
class = "cavalry"
price = 3
box = 3
[unit.march]
move = "straight"
[unit.battle]
move = "straight"
bow = "2,0 -2,0 0,2 0,-2"
"""
"""A unit with a mark of its own, and a bow without a facing."""
ELEPHANT = """
[[unit]]
code = "E"
name = { en = "Elephant", zh-TW = "戰象", zh-CN = "战象" }
glyph = "象"
mark = "相"
armour = "heavy"
price = 4
box = 2
[unit.battle]
advance = "2,2 2,-2 -2,2 -2,-2 jump"
run = "straight"
command = "straight"
"""
"""A second unit under a mark that told the Chancellor, and a commander who is no General."""
LANCER = """
[[unit]]
code = "W"
name = { en = "Horse Archer", zh-TW = "突騎", zh-CN = "突骑" }
glyph = "突"
mark = "馬"
price = 3
box = 1
[unit.battle]
move = "straight"
charge = "diagonal"
mounted = "around"
"""
"""A rider that charges and shoots."""
AHEAD = 'run = "1,0"\ncommand = "1,0 2,0 1,1"'
"""Abilities that lead where others do, and to one side."""
UNITS = BLADE + CATAPULT + ELEPHANT + LANCER
HEAD = """
format = "jiangshan-scenario/1"
id = "own_units"
name = { zh = "自家兵馬", en = "Units of One's Own" }
board = [12, 8]
symmetry = "lr"
round_limit = 30
no_progress_rounds = 15
hufu = { pick = 3 }
map = \"\"\"
............
....^..^....
............
.....**.....
....~..~....
............
....^..^....
............
\"\"\"
[rules]
setback_city = 1
setback_capital = 2
"""
SIDES = """
[[side]]
id = "west"
name = "West"
units = "K b5, G c5, E b2, C c4, W c7, D d6, D d4, P d5, B b7, A d3, Sh c2"
cities = "capital b6, camp b3"
reserve = "D E C"
merit = 3

[[side]]
id = "east"
name = "East"
units = "K k5, G j5, E k2, C j4, W j7, D i6, D i4, P i5, B k7, A i3, Sh j2"
cities = "capital k6, camp k3"
reserve = "D E C"
merit = 3
"""
FILE = HEAD + UNITS + SIDES
"""Both armies have all of them."""


def written(units: str, *, old: str = "", new: str = "") -> str:
    """The file with another table of units and, if asked for, another word in it."""
    assert old in units, old
    return HEAD + (units.replace(old, new, 1) if old else units) + SIDES


FREE = written(
    UNITS.replace('move = "straight"\ncharge', 'move = "straight diagonal"\ncharge').replace(
        '1,1 jump"', '1,1 jump"\n' + AHEAD
    )
)
"""Foot that leaps and runs the same way and commands what lies before it alone; a rider that moves where it charges
too."""


FAULTY: Mapping[str, tuple[str, str]] = {
    "a letter": (written(UNITS, old='code = "C"', new='code = "cc"'), "unit-code code"),
    "no letter": (written(UNITS, old='code = "C"\n'), "missing code"),
    "a letter twice": (written(UNITS + CATAPULT), "unit-twice"),
    "a name": (written(UNITS, old='en = "Catapult", ', new=""), "missing"),
    "a long name": (written(UNITS, old='en = "Catapult"', new=f'en = "{"x" * 21}"'), "name"),
    "no name": (written(UNITS, old='name = { en = "Catapult", zh-TW = "砲車", zh-CN = "炮车" }\n'), "missing"),
    "names that are none": (
        written(UNITS, old='name = { en = "Catapult", zh-TW = "砲車", zh-CN = "炮车" }', new='name = "Catapult"'),
        "table missing",
    ),
    "a glyph": (written(UNITS, old='glyph = "砲炮"', new='glyph = "砲炮石"'), "unit-glyph"),
    "no glyph": (written(UNITS, old='glyph = "砲炮"\n'), "missing"),
    "a mark": (written(UNITS, old='mark = "砲炮"', new='mark = "C"'), "unit-mark"),
    "no mark": (written(UNITS, old='mark = "砲炮"\n'), "missing"),
    "a class": (written(UNITS, old='class = "cavalry"', new='class = "navy"'), "words"),
    "no class": (written(UNITS, old='class = "cavalry"\n'), "missing"),
    "a class that is another": (written(UNITS, old='mark = "相"', new='mark = "相"\nclass = "infantry"'), "unit-class"),
    "classes of a mark": (
        written(UNITS, old='mark = "馬"', new='mark = "砲炮"\nclass = "raiding"'),
        "unit-classes",
    ),
    "armour": (written(UNITS, old='armour = "heavy"', new='armour = "thick"'), "words"),
    "a price": (written(UNITS, old="price = 3", new="price = 100"), "number"),
    "a worth": (written(UNITS, old="price = 3", new='price = 3\nworth = "much"'), "number"),
    "a number": (written(UNITS, old="box = 3", new="box = -1"), "number v8"),
    "a flag": (written(UNITS, old="price = 3", new='scout = "no"'), "flag"),
    "an unknown key": (written(UNITS, old="price = 3", new="prise = 3"), "unknown-near"),
    "an unknown ability": (written(UNITS, old='bow = "2', new='bows = "2'), "unknown-near"),
    "no battle": (written(UNITS, old=CATAPULT[CATAPULT.index("[unit.battle]") :]), "missing"),
    "no march": (written(UNITS, old='[unit.march]\nmove = "straight"\n'), "missing"),
    "marches": (
        written(UNITS, old='mark = "馬"\n', new='mark = "馬"\nmarch = { move = "knight" }\n').replace(
            'mark = "相"\n', 'mark = "馬"\nclass = "cavalry"\nmarch = { run = "straight" }\n'
        ),
        "unit-march",
    ),
    "a cell": (written(UNITS, old='bow = "2,0', new='bow = "3,0'), "cells cells-even"),
    "no cell": (written(UNITS, old='bow = "2,0', new='bow = "0,0'), "cells cells-even"),
    "a word": (written(UNITS, old='bow = "2,0', new='bow = "front'), "cells cells-even"),
    "a line": (written(UNITS, old='charge = "diagonal"', new='charge = "knight"'), "cells-line"),
    "a line that jumps": (written(UNITS, old='charge = "diagonal"', new='charge = "diagonal jump"'), "cells-line"),
    "too many cells": (written(UNITS, old='bow = "2,0', new='bow = "' + "2,0 " * 40), "cells-many"),
    "one side only": (written(UNITS, old='move = "straight"\ncharge', new='move = "1,0"\ncharge'), "cells-even"),
    "two abilities": (
        written(UNITS, old='move = "straight"\ncharge', new='move = "2,2 2,-2 -2,2 -2,-2 jump"\ncharge'),
        "cells-twice",
    ),
    "foot that rides": (written(UNITS, old="jump", new='"\nmounted = "around'), "unit-mounted"),
    "no King": (written(UNITS + '[[unit]]\ncode = "K"\nking = false\n'), "unit-kings"),
    "two Kings": (written(UNITS, old="armour", new="king = true\narmour"), "unit-kings unit-crown unit-priceless"),
    "two Scouts": (
        written(UNITS + '[[unit]]\ncode = "X"\nglyph = "探"\nscout = true\nname = {en="X",zh-TW="X",zh-CN="X"}\n'),
        "unit-scouts",
    ),
    "a Scout that fights": (written(UNITS + '[[unit]]\ncode = "S"\nbattle = { move = "around" }\n'), "unit-scout"),
    "a King for sale": (written(UNITS + '[[unit]]\ncode = "K"\nprice = 3\n'), "unit-priceless"),
    "a court of Kings": (written(UNITS, old='mark = "相"', new='mark = "王"'), "unit-crown"),
    "too many of the file": (written("".join("[[unit]]\ncode = 'A'\n" for _ in range(21))), "units unit-twice code"),
    "too many in all": (
        written(UNITS + "".join(CATAPULT.replace('"C"', f'"{code}"') for code in "FIMNOT")),
        "unit-most code",
    ),
    "no tables": (HEAD + 'unit = "D"\n' + SIDES, "unknown code"),
}
"""Files with a fault, and the kinds of faults that are told of them."""
