"""`python -m tests.goldens` plays the golden games afresh and writes them: only for a new game or a new version of one."""

from pathlib import Path

from games.cardgo.rules import CardGo
from tests.games.cardgo import account
from tests.support.goldens import played, told

FOLDER = Path(__file__).parent

RULES = CardGo()

for name, recipe in account.GOLDENS.items():
    golden = played(RULES, recipe.options, 2, account.mover(recipe), f"golden {name}".encode())
    FOLDER.joinpath(RULES.name, f"{name}.txt").write_text(told(RULES, golden, account.ACCOUNT), encoding="utf-8")
    print(f"{RULES.name}/{name}: {len(golden.lines)} lines")
