"""How orders and turns change the board (Jiangshan 5 to 8)."""
