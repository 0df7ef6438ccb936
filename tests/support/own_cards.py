"""A file of CardGO with a map and a deck of one's own (CardGO 3.3, 15)."""

from __future__ import annotations

LAKES = """format = "cardgo-game/1"
name = { zh = "双湖", en = "Two Lakes" }
symmetry = "rot"
map = '''
1111111
1441511
1111111
1151441
1111111
'''
[deck]
1 = 20
3 = 20
3-pain = 4
10-malice = 2
"""
"""A map and a deck of one's own."""
