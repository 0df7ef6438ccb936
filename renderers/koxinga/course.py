"""The lessons of Koxinga: one map, one idea each. Their words are in `koxinga-course.ftl`."""

from __future__ import annotations

from games.exercise import Lesson, Step, lesson

MAP = (
    "4 treasure, 8 treasure, 10 treasure, 12 gold 3, 6 gold 5, 3 food 4, 9 food 4, "
    "2 food 3, 5 food 3, 7 food 3, 14 food 3, "
    "20 treasure, 17 gold 3, 23 gold 5, 21 food 4, 26 food 4, 16 food 3, 18 food 3, 24 food 3, 28 food 3, "
    "33 treasure, 36 treasure, 42 treasure, 46 treasure, 48 treasure, 35 gold 3, 45 gold 5, "
    "32 food 4, 44 food 4, 49 food 4, 31 food 3, 34 food 3, 37 food 3, 43 food 3, 47 food 3, 50 food 3, "
    "65 treasure, 63 gold 5, 69 gold 7, 57 food 4, 68 food 4, 55 food 3, 59 food 3, 61 food 3, 66 food 3"
)
"""What lies where, in the order in which it is drawn; all other blocks ask for 2 food."""


def _script(blue: str, green: str, *rounds: str) -> str:
    """How the position comes about from the cards that are dealt and what happens in each round. What names no seat
    is chance."""
    items = (f"item {each}" for each in MAP.split(", "))
    deals = (f"deal {seat} {card}" for seat, hand in ((1, blue), (2, green)) for card in hand.split())
    facts = ("starter 1", *items, *deals, *(each for played in rounds for each in played.split(", ")))
    return "\n".join(each if each[0].isdigit() else f"chance {each}" for each in facts)


CARDS = lesson(
    "koxinga",
    "cards",
    Step(
        _script("2 4 5", "8 9 10", "dice 5 3, 1 keep, 2 card 8"),
        ("card 4",),
        {"card 2": "far", "card 5": "short"},
        brings="treasure 9p",
    ),
    Step(
        _script("4 8 10", "8 9 10", "dice 2 5"),
        ("swap", "swap*"),
        {"keep*": "keep"},
    ),
    Step(
        _script("3 5 7", "8 9 10", "dice 2 5, 1 keep, 2 card 8"),
        ("card 7",),
        {"card 3": "far", "card 5": "nothing"},
        brings="treasure 9p",
    ),
)

PAYING = lesson(
    "koxinga",
    "paying",
    Step(
        _script("2 5 8", "8 9 10", "dice 5 2, 1 keep, 2 card 8"),
        ("card 2",),
        {"card 5": "dear", "card 8": "stays"},
    ),
    Step(
        _script("5 6 9", "8 9 10", "dice 5 5, 1 keep, 2 card 8"),
        ("card 6",),
        {"card 5": "before", "card 9": "stays"},
    ),
    Step(
        _script(
            "1 2 4",
            "8 9 10",
            "dice 5 5, 1 keep, 2 card 8, 1 card 1, 1 outer, treasure 2p, deal 1 5, deal 2 1",
            "dice 2 3, 2 keep, 2 card 9",
        ),
        ("card 2",),
        {"card 4": "food", "card 5": "stays"},
    ),
)

BACK = lesson(
    "koxinga",
    "back",
    Step(
        _script("4 5 8", "8 9 10", "dice 5 2, 1 keep, 2 card 8"),
        ("card 5",),
        {"card 4": "treasure", "card 8": "stays"},
    ),
    Step(
        _script("4 5 8", "8 9 10", "dice 4 1, 1 keep, 2 card 8"),
        ("card 5",),
        {"card 4": "dear", "card 8": "stays"},
    ),
    Step(
        _script("1 2 5", "8 9 10", "dice 2 1, 1 keep, 2 card 8"),
        ("card 2",),
        {"card 1": "twice", "card 5": "stays"},
    ),
)

BATTLE = lesson(
    "koxinga",
    "battle",
    Step(
        _script("2 4 8", "3 8 9", "dice 5 5, 1 keep, 2 card 3, 1 card 2, 2 fire 1, battle 2"),
        ("fire 4",),
        {"fire all": "waste", "fire 3": "draw"},
        brings="battle 0",
    ),
    Step(
        _script(
            "2 4 8",
            "7 8 9",
            "dice 4 5, 1 keep, 2 card 7, 1 card 2, treasure 3p, battle 2, 1 fire 3, battle 6",
        ),
        ("loot c3",),
        {"loot c2": "less", "loot c1": "food"},
    ),
    Step(
        _script("2 4 8", "7 8 9", "dice 5 6, 1 keep, 2 card 7, 1 card 2, battle 4"),
        ("fire 5",),
        {"fire all": "waste", "fire 4": "draw"},
        brings="battle 0",
    ),
)

TURN_OFF = "dice 5 3, 1 keep, 2 card 8, 1 card 4, treasure 5p, deal 1 3, deal 2 1"
"""To the block before the first fork."""

FORK = lesson(
    "koxinga",
    "fork",
    Step(
        _script("2 4 8", "8 9 10", TURN_OFF, "dice 4 2, 2 keep, 2 card 9, 1 card 2"),
        ("outer",),
        {"inner": "inner"},
        brings="treasure 9p",
    ),
    Step(
        _script("2 4 8", "8 9 10", TURN_OFF, "dice 3 2, 2 keep, 2 card 9, 1 card 2"),
        ("inner",),
        {"outer": "outer"},
    ),
    Step(
        _script(
            "1 2 4",
            "8 9 10",
            "dice 4 3, 1 keep, 2 card 8, 1 card 2, treasure 5p, deal 1 5, deal 2 1",
            "dice 1 4, 2 keep, 2 card 9, 1 card 1, 1 inner",
        ),
        ("outer",),
        {"inner": "inner"},
    ),
    Step(
        _script("2 4 5", "8 9 10", TURN_OFF, "dice 5 4, 2 keep, 2 card 9, 1 plan fork outer"),
        ("card 3",),
        {"card 2": "far", "card 5": "short"},
        brings="treasure 9p",
    ),
)

LADEN = (
    "dice 4 5, 1 keep, 2 card 8, 1 card 10, deal 1 {}, deal 2 1, "
    "dice 6 2, 2 keep, 2 card 9, 1 card 6, deal 1 {}, deal 2 2"
)
"""Two rounds in Formosa Strait, after which all five cabins are full, with the cards that are drawn."""

VOYAGE = (
    "dice 6 3, 1 keep, 2 card 7, 1 card 8, deal 1 9, deal 2 6",
    "dice 5 6, 2 keep, 2 card 6, 1 card 7, 2 inner, deal 1 4, deal 2 5",
    "dice 6 6, 1 keep, 2 card 2, 1 card 4, 1 inner, deal 1 1, deal 2 8",
    "dice 6 6, 2 keep, 2 card 9, 1 card 1, deal 1 2, deal 2 10",
    "dice 6 6, 1 keep, 2 card 5, 1 card 6, 1 inner, deal 1 5, deal 2 3",
    "dice 6 6, 2 keep, 2 card 3, 1 card 5, 1 inner, deal 1 3, deal 2 4",
    "dice 6 3, 1 keep, 2 card 4, 1 card 2, 2 inner, deal 1 10, deal 2 1",
    "dice 3 6, 2 keep, 2 card 8, 1 card 3, deal 1 7, deal 2 6",
    "dice 5 3, 1 keep, 2 card 1, 1 card 10, 2 inner, deal 1 4, deal 2 3",
    "dice 6 4, 2 keep, 2 card 3, 1 card 4, deal 1 1, deal 2 9",
    "dice 5 3, 1 keep, 2 card 6, 1 card 7, deal 1 8, deal 2 4",
)
"""Once around the island: after 7 rounds Blue is on block 57, after 10 on 68, after 11 on 70."""

HOMEWARD = (
    "dice 6 4, 2 keep, 2 card 3, 1 card 4, deal 1 5, deal 2 9",
    "dice 5 3, 1 keep, 2 card 6, 1 card 7, deal 1 6, deal 2 4",
)
"""The last two rounds of it with other cards drawn."""

GREED = (
    "dice 4 4, 1 keep, 2 card 8, 1 card 1, treasure 7gold, 1 inner, deal 1 8, deal 2 4",
    "dice 5 5, 2 keep, 2 card 9, 1 card 9, deal 1 5, deal 2 5",
    "dice 6 1, 1 keep, 2 card 10, 1 card 2, deal 1 4, deal 2 2",
    "dice 1 6, 2 keep, 2 card 4, 1 card 8, deal 1 7, deal 2 1",
    "dice 2 5, 1 keep, 2 card 5, 1 card 5, deal 1 6, deal 2 3",
)
"""To block 21: after 4 rounds Blue has four stacks of gold and 2 food, after 5 nothing but gold."""

CABINS = lesson(
    "koxinga",
    "cabins",
    Step(
        _script("4 6 10", "8 9 10", LADEN.format(8, 9), "dice 3 5, 1 keep, 2 card 10"),
        ("card 4",),
        {"card 8": "first", "card 9": "gold"},
    ),
    Step(
        _script("1 2 9", "8 9 10", *GREED[:4], "dice 2 5, 1 keep, 2 card 5"),
        ("card 4",),
        {"card 5": "greed", "card 7": "back"},
    ),
    Step(
        _script("6 7 8", "2 7 9", *VOYAGE[:9], *HOMEWARD, "dice 2 6, 2 keep, 2 card 4"),
        ("card 5",),
        {"card 9": "food", "card 6": "home"},
    ),
    Step(
        _script("1 2 9", "8 9 10", *GREED, "dice 5 5, 2 keep, 2 card 2"),
        ("card 6",),
        {"card 4": "late", "card 7": "gold"},
    ),
)

SCORING = lesson(
    "koxinga",
    "scoring",
    Step(
        _script("6 7 8", "2 7 9", *VOYAGE[:7], "dice 4 4, 2 keep, 2 card 8"),
        ("card 3",),
        {"card 9": "gold", "card 10": "cannons"},
    ),
    Step(
        _script("6 7 8", "2 7 9", *VOYAGE[:10], "dice 5 5, 1 keep, 2 card 6"),
        ("card 7",),
        {"card 1": "empty", "card 9": "stays"},
    ),
    Step(
        _script("6 7 8", "2 7 9", *VOYAGE, "dice 1 6, 2 keep, 2 card 4"),
        ("card 8",),
        {"card 1": "home", "card 9": "less"},
    ),
)

LESSONS: tuple[Lesson, ...] = (CARDS, PAYING, BACK, BATTLE, FORK, CABINS, SCORING)
