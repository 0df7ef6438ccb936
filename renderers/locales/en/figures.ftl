## Words in the pictures of the rules: short sentences below drawings.

# CardGO: green places a 2 below a row of 3, 4, 4.
cardgo-figure-connection-1 = Green has 3, 4 and 4, joined in a row.
cardgo-figure-connection-2 = A 2 is placed below. Four pieces are connected, so X = 4 − 1 = 3.
cardgo-figure-connection-3 = 3 and 2 are not above X: they take effect. Red loses 3 + 2 = 5 HP; the 4s stay.
cardgo-figure-connection-alt = Three boards. Green pieces 3, 4 and 4 are joined in a row; a 2 is placed below the middle one, so X is 3; the 3 and the 2 are removed, Red loses 5 HP, and the two 4s stay.

# Cacao: worker tiles as they are drawn, large and small; short, beside one another. Digits are workers north, east, south, west.
cacao-figure-form-1 = Workers look over their edge: 1210 on the left, 1300 on the right.
cacao-figure-form-2 = A large map has small tiles: a dot is one worker; in a bar, count the dots.
cacao-figure-form-3 = A sun in the middle: this tile covers another.
cacao-figure-form-alt = Two worker tiles with a plantation between them, 1210 and 1300, every worker a figure at its edge. Then the same ones smaller and 1111 with them: a single worker is a dot, two or three at one edge are a bar with as many dots in it. Last a tile with a sun in its middle, which covers another.
# Cacao: where tiles go, and how gaps are filled.
cacao-figure-place-1 = A worker tile goes on a cell that shares an edge with a jungle tile, never beside another worker tile.
cacao-figure-place-2 = Where a free cell now touches two worker tiles, a jungle tile of the display fills it.
cacao-figure-place-alt = Two maps. First two worker tiles and two jungle tiles lie like a chessboard, with the cells marked where a worker tile may go. Then a worker tile lies on one of them, and the cell that touches two worker tiles is filled with a jungle tile.
# Cacao: what workers bring.
cacao-figure-work-1 = The edge decides: two workers face the plantation, one faces the market, none the water.
cacao-figure-work-2 = Each worker acts: +2 cacao from two workers, then one cacao sold for 3 gold.
cacao-figure-work-alt = A worker tile between a plantation on its north, a market at 3 on its east and water on its south. Two workers at the north edge take 2 cacao, one at the east edge sells a cacao for 3 gold, nobody faces the water.
# Cacao: the count of a temple.
cacao-figure-temple-1 = At the end the workers at each temple are counted: red 3, purple 1, yellow 1.
cacao-figure-temple-2 = Most workers: 6 gold. The next share 3 gold, rounded down: 1 each.
cacao-figure-temple-alt = A temple with three red workers at its north, one purple at its east and one yellow at its west. Red wins 6 gold; purple and yellow share the second place and win 1 gold each.
