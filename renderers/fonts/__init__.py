"""The typefaces: subsets of Noto Sans CJK, under the SIL Open Font License (OFL.txt). `subset` makes them."""
