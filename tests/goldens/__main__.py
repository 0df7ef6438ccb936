"""`python -m tests.goldens GAME...` plays golden games afresh and writes them: for a new game, or a new version of
one."""

import sys
from pathlib import Path

from games.cacao.rules import RULES as CACAO
from games.cardgo.rules import RULES as CARDGO
from games.jiangshan.rules import RULES as JIANGSHAN
from games.koxinga.rules import RULES as KOXINGA
from tests.games.cacao import account as cacao
from tests.games.cardgo import account as cardgo
from tests.games.jiangshan import account as jiangshan
from tests.games.koxinga import account as koxinga
from tests.support.goldens import played, told, witnessed, witnesses
from tests.support.stories import TOLD, chronicled, drawn, paged, written

FOLDER = Path(__file__).parent

GAMES = {
    "cardgo": (CARDGO, cardgo, 2),
    "jiangshan": (JIANGSHAN, jiangshan, None),
    "koxinga": (KOXINGA, koxinga, None),
    "cacao": (CACAO, cacao, None),
}
"""Rules, recipes, and the seats where they do not say."""


def keep(name: str) -> None:
    """Write how a golden game's story is told: its turns, pages and chronicle."""
    FOLDER.joinpath(f"{name}.story").write_text(written(name), encoding="utf-8")
    FOLDER.joinpath(f"{name}.pages").write_text(paged(name), encoding="utf-8")
    FOLDER.joinpath(f"{name}.chronicle").write_text(chronicled(name), encoding="utf-8")
    drawn(name).quantize(64).save(FOLDER / f"{name}.chronicle.png", optimize=True)


for game in sys.argv[1:]:
    rules, account, usual = GAMES[game]
    FOLDER.joinpath(game).mkdir(exist_ok=True)
    for name, recipe in account.GOLDENS.items():
        seats = usual or recipe.seats
        golden = played(rules, recipe.options, seats, account.mover(recipe), f"golden {name}".encode())
        FOLDER.joinpath(game, f"{name}.txt").write_text(told(rules, golden, account.ACCOUNT), encoding="utf-8")
        FOLDER.joinpath(game, f"{name}.witness").write_text(
            witnessed(tuple(witnesses(rules, golden))), encoding="ascii"
        )
        if f"{game}/{name}" in TOLD:
            keep(f"{game}/{name}")
        print(f"{game}/{name}: {len(golden.lines)} lines")
