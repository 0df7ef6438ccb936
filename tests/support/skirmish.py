"""A small battle of Jiangshan that soon comes to an attack that may be answered by Substitution."""

from __future__ import annotations

SKIRMISH = """\
format = "jiangshan-scenario/1"
id = "skirmish"
name = { zh = "小战", en = "Skirmish" }
board = [12, 8]
symmetry = ""
round_limit = 40
no_progress_rounds = 25
weather = ["cloud", "cloud", "cloud", "sun", "sun", "rain"]
hufu = { pick = 3, fixed = [], allowed = ["swap", "sneak", "fire", "scout", "extra", "decoy"] }
map = \"\"\"
............
............
............
............
............
............
............
............
\"\"\"
[rules]
setback_city = 2
setback_capital = 0
capital_loss = "setback"
hold = 0
merit_goal = 0
team_loss = "all"
[[side]]
id = "han"
name = "汉"
colour = "red"
team = 1
morale = 3
supply = 0
merit = 0
units = "K b5, R e5, D b4"
cities = "capital b7, camp b2"
reserve = "D"
[[side]]
id = "chu"
name = "楚"
colour = "white"
team = 2
morale = 3
supply = 0
merit = 0
units = "K k5, R h5, G h6, D k6"
cities = "capital k7, camp k2"
reserve = "D"
"""
APPROACH = ((0, "e5-f5"), (1, "k6-l6"))
STRIKE = "f5xh5; wait"
"""Han's Chariot takes Chu's, after the approach; Chu's General on h6 could fall instead."""
PAIR = ("decoy", "h6,h5")
