"""Jiangshan 江山, the war game with hidden armies for 2 to 4, after the Jiangshan rules, version 1, cited as "Jiangshan
n"."""
