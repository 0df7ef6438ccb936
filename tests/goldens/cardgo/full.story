0 []
    The cards are dealt. P1 begins.
1 [P1]
    P1 plays 5 with Kindness on H5.
    P1 gains 5 HP.
2 [P2]
    P2 plays 3 with Pain on F2.
    P1 loses 3 HP at once.
3 [P1]
    P1 plays 1 with Pain on I2.
    P2 loses 1 HP at once.
    One piece takes effect and leaves the board: I2 (1). P2 loses 1 HP.
4 [P2]
    P2 plays 2 on E7.
5 [P1]
    P1 plays 2 with Solitude on C2.
6 [P2]
    P2 plays 2 with Bravery on J4.
    The piece on H5 goes over to P2.
    One piece takes effect and leaves the board: J4 (1). P1 loses 1 HP.
7 [P1]
    P1 plays 1 on C6.
    One piece takes effect and leaves the board: C6 (1). P2 loses 1 HP.
8 [P2]
    P2 plays 6 on J3.
9 [P1]
    P1 plays 1 on H3.
    One piece takes effect and leaves the board: H3 (1). P2 loses 1 HP.
10 [P2]
    P2 plays 4 on E2.
11 [P1]
    P1 plays 1 with Sorrow on J1.
    P2 gets away without losing HP.
12 [P2]
    P2 plays 4 with Solitude on J5.
13 [P1]
    P1 plays 4 on I1.
    One piece takes effect and leaves the board: J1 (1). P2 loses 1 HP.
14 [P2]
    P2 plays 6 with Suppression on E6.
15 [P1]
    P1 plays 1 with Fondness on B9.
    P1 draws a card.
    One piece takes effect and leaves the board: B9 (1). P2 loses 1 HP.
16 [P2]
    P2 plays 5 with Suppression on D9.
17 [P1]
    P1 plays 3 on C5.
18 [P2]
    P2 plays 3 with Kindness on B7.
    P2 gains 3 HP.
19 [P1]
    P1 plays a card face down on C10.
    One piece takes effect and leaves the board: C10 (1). P2 loses 1 HP.
20 [P2]
    P2 plays 6 on B2.
    The piece on B2 vanishes in the pit.
21 [P1]
    P1 plays 1 with Indulgence on C1.
    One piece takes effect and leaves the board: C1 (1). P2 loses 1 HP.
22 [P2]
    P2 plays 6 with Solitude on A3.
23 [P1]
    P1 plays 5 with Indulgence on H6.
    P1 plays 6 with Bravery on A7.
    The piece on E6 goes over to P1.
    One piece takes effect and leaves the board: A7 (3). P2 loses 3 HP.
24 [P2]
    P2 plays 2 with Fondness on C7.
    P2 draws a card.
25 [P1]
    P1 plays 6 on E8.
26 [P2]
    P2 plays 5 on G10.
27 [P1]
    P1 plays 4 on J4.
    One piece takes effect and leaves the board: J4 (2). P2 loses 2 HP.
28 [P2]
    P2 plays 6 on D7.
    2 pieces take effect and leave the board: B7 (3) and C7 (2). P1 loses 5 HP.
29 [P1]
    P1 plays 4 with Pride on J4.
    One piece takes effect and leaves the board: J4 (2). P2 loses 2 HP.
    P1 places no extra card.
30 [P2]
    P2 plays 2 on J4.
    One piece takes effect and leaves the board: J4 (1). P1 loses 1 HP.
31 [P1]
    P1 plays 1 on C6.
    One piece takes effect and leaves the board: C6 (1). P2 loses 1 HP.
32 [P2]
    P2 plays 5 with Sorrow on I9.
    P1 loses 5 HP at once.
    The piece on I9 vanishes in the pit.
33 [P1]
    P1 plays 6 with Pride on B10.
34 [P2]
    P2 plays 3 with Excitement on B7.
35 [P1]
    P1 plays 2 on C8.
36 [P2]
    P2 plays 4 on G2.
    One piece takes effect and leaves the board: F2 (3). P1 loses 3 HP.
37 [P1]
    P1 plays a card face down on C10.
    2 pieces take effect and leave the board: C8 (2) and C10 (3). P2 loses 5 HP.
38 [P2]
    P2 plays 5 with Joy on A7.
    One piece takes effect and leaves the board: A7 (2). P1 loses 2 HP.
39 [P1]
    P1 plays 2 with Malice on A7.
    P2's 3 with Excitement on B7 is destroyed.
    One piece takes effect and leaves the board: A7 (1). P2 loses 1 HP.
40 [P2]
    P2 plays 4 on I10.
41 [P1]
    P1 plays a card face down on C10.
    One piece takes effect and leaves the board: C10 (2). P2 loses 2 HP.
42 [P2]
    P2 plays 6 with Joy on A7.
    One piece takes effect and leaves the board: A7 (3). P1 loses 3 HP.
43 [P1]
    P1 plays 4 with Joy on B8.
44 [P2]
    P2 plays a card face down on C10.
    One piece takes effect and leaves the board: C10 (2). P1 loses 2 HP.
45 [P1]
    P1 plays 6 on B2.
    The piece on B2 vanishes in the pit.
46 [P2]
    P2 plays 1 on I3.
    One piece takes effect and leaves the board: I3 (2). P1 loses 2 HP.
47 [P1]
    P1 plays 5 on A1.
48 [P2]
    P2 plays 1 on H10.
    One piece takes effect and leaves the board: H10 (1). P1 loses 1 HP.
49 [P1]
    P1 plays 3 with Sorrow on B9.
    P2 loses 1 HP at once.
    2 pieces take effect and leave the board: B8 (5) and B9 (3). P2 loses 8 HP.
50 [P2]
    P2 plays 2 with Pride on I8.
    The deck was empty; the 31 discarded cards become the new deck.
51 [P1]
    P1 plays 3 with Indulgence on D6.
    P1 plays 4 with Fondness on A7.
    P1 draws a card.
    One piece takes effect and leaves the board: A7 (2). P2 loses 2 HP.
52 [P2]
    P2 plays 1 on F2.
    One piece takes effect and leaves the board: F2 (1). P1 loses 1 HP.
53 [P1]
    P1 plays 1 with Sorrow on G6.
    P2 loses 1 HP at once.
    One piece takes effect and leaves the board: G6 (1). P2 loses 1 HP.
54 [P2]
    P2 plays 1 on G9.
    One piece takes effect and leaves the board: G9 (1). P1 loses 1 HP.
55 [P1]
    P1 plays 4 with Malice on C6.
    P1's 3 with Indulgence on D6 is destroyed.
56 [P2]
    P2 plays 1 on I7.
    One piece takes effect and leaves the board: I7 (1). P1 loses 1 HP.
57 [P1]
    P1 plays a card face down on C10.
    One piece takes effect and leaves the board: C10 (1). P2 loses 1 HP.
58 [P2]
    P2 plays 4 with Joy on A7.
    One piece takes effect and leaves the board: A7 (2). P1 loses 2 HP.
59 [P1]
    P1 plays 2 on C7.
    One piece takes effect and leaves the board: C7 (2). P2 loses 2 HP.
60 [P2]
    P2 plays a card face down on C10.
    P1 loses 1 HP at once.
    One piece takes effect and leaves the board: C10 (1). P1 loses 1 HP.
61 [P1]
    P1 plays 2 on I2.
    One piece takes effect and leaves the board: I2 (2). P2 loses 2 HP.
62 [P2]
    P2 plays 6 on F10.
63 [P1]
    P1 plays 5 with Joy on J4.
    One piece takes effect and leaves the board: J4 (2). P2 loses 2 HP.
64 [P2]
    P2 plays 2 with Fondness on C7.
    P2 draws a card.
    One piece takes effect and leaves the board: C7 (2). P1 loses 2 HP.
65 [P1]
    P1 plays 6 with Bravery on J4.
    The piece on G10 goes over to P1.
    One piece takes effect and leaves the board: J4 (3). P2 loses 3 HP.
66 [P2]
    P2 plays 2 with Malice on D6.
    P2's 6 on D7 is destroyed.
67 [P1]
    P1 plays 4 on H10.
68 [P2]
    P2 plays a card face down on C10.
    P2 draws a card.
    One piece takes effect and leaves the board: C10 (1). P1 loses 1 HP.
69 [P1]
    P1 plays 1 with Excitement on A7.
    One piece takes effect and leaves the board: A7 (1). P2 loses 1 HP.
    P1 places no extra card.
70 [P2]
    P2 plays 5 on D7.
    One piece takes effect and leaves the board: D6 (2). P1 loses 2 HP.
71 [P1]
    P1 plays 1 on D8.
    One piece takes effect and leaves the board: D8 (1). P2 loses 1 HP.
72 [P2]
    P2 plays 6 on I6.
73 [P1]
    P1 plays 3 on A7.
    One piece takes effect and leaves the board: A7 (1). P2 loses 1 HP.
74 [P2]
    P2 plays 1 with Indulgence on I7.
    2 pieces take effect and leave the board: I7 (1) and I8 (2). P1 loses 3 HP.
    P2 plays a card face down on G1.
    The piece on C6 goes over to P2.
    One piece takes effect and leaves the board: G1 (2). P1 loses 2 HP.
75 [P1]
    P1 plays 4 with Pride on I3.
    P1 places no extra card.
76 [P2]
    P2 plays 3 on D6.
    2 pieces take effect and leave the board: C6 (4) and D6 (3). P1 loses 7 HP.
77 [P1]
    P1 plays 3 on I4.
78 [P2]
    P2 plays 3 with Pain on F7.
    P1 loses 3 HP at once.
    The deck was empty; the 25 discarded cards become the new deck.
79 [P1]
    P1 plays 3 with Kindness on A8.
    P1 gains 3 HP.
80 [P2]
    P2 plays 2 on C7.
    2 pieces take effect and leave the board: C7 (2) and F7 (3). P1 loses 5 HP.
81 [P1]
    P1 plays 1 with Pain on D5.
    P2 loses 1 HP at once.
    One piece takes effect and leaves the board: D5 (1). P2 loses 1 HP.
82 [P2]
    P2 plays 3 on G6.
    One piece takes effect and leaves the board: G6 (3). P1 loses 3 HP.
    One of the connected pieces is an enclosed piece of P1: H6.
83 [P1]
    P1 plays 5 with Sorrow on I2.
    P2 loses 2 HP at once.
    3 pieces take effect and leave the board: I1 (4), I3 (5) and I4 (3). P2 loses 12 HP.
84 [P2]
    P2 plays 3 with Excitement on A7.
    One piece takes effect and leaves the board: A7 (1). P1 loses 1 HP.
85 [P1]
    P1 plays 2 with Bravery on D1.
    The piece on F10 goes over to P1.
86 [P2]
    P2 plays 2 on C7.
    One piece takes effect and leaves the board: C7 (2). P1 loses 2 HP.
87 [P1]
    P1 plays 4 with Malice on G9.
    P1's 5 on G10 is destroyed.
88 [P2]
    P2 plays a card face down on H1.
    One piece takes effect and leaves the board: H1 (1). P1 loses 1 HP.
89 [P1]
    P1 plays 1 with Fondness on H9.
    P1 draws a card.
    One piece takes effect and leaves the board: H9 (1). P2 loses 1 HP.
90 [P2]
    P2 plays 1 with Indulgence on I7.
    One piece takes effect and leaves the board: I7 (1). P1 loses 1 HP.
91 [P1]
    P1 plays 1 on E9.
    One piece takes effect and leaves the board: E9 (1). P2 loses 1 HP.
92 [P2]
    P2 plays 1 on I3.
    One piece takes effect and leaves the board: I3 (2). P1 loses 2 HP.
93 [P1]
    P1 plays 1 on A6.
94 [P2]
    P2 plays 1 with Excitement on E9.
    One piece takes effect and leaves the board: E9 (1). P1 loses 1 HP.
95 [P1]
    P1 plays 6 with Joy on D2.
    2 pieces take effect and leave the board: D1 (2) and C2 (2). P2 loses 4 HP.
96 [P2]
    P2 plays 2 with Malice on F2.
    P2's 4 on G2 is destroyed.
97 [P1]
    P1 plays 2 with Fondness on I3.
    P1 draws a card.
    One piece takes effect and leaves the board: I3 (3). P2 loses 3 HP.
98 [P2]
    P2 plays 6 on A7.
    One piece takes effect and leaves the board: A7 (3). P1 loses 3 HP.
99 [P1]
    P1 plays 3 with Sorrow on A7.
    P2 gets away without losing HP.
    2 pieces take effect and leave the board: A6 (1) and A7 (1). P2 loses 2 HP.
100 [P2]
    P2 plays 6 with Bravery on B4.
    The piece on E8 goes over to P2.
101 [P1]
    P1 plays 4 with Fondness on A7.
    P1 draws a card.
    The deck was empty; the 23 discarded cards become the new deck.
    One piece takes effect and leaves the board: A7 (2). P2 loses 2 HP.
102 [P2]
    P2 plays 4 with Joy on E4.
103 [P1]
    P1 plays 2 on B9.
    One piece takes effect and leaves the board: B9 (2). P2 loses 2 HP.
104 [P2]
    P2 plays 3 with Indulgence on E9.
    3 pieces take effect and leave the board: E8 (5), D9 (5) and E9 (3). P1 loses 13 HP.
105 [P1]
    P1 plays a card face down on H1.
    P1 plays 3 on A5.
106 [P2]
    P2 plays 2 with Pride on E3.
    3 pieces take effect and leave the board: F2 (2), E3 (2) and E4 (4). P1 loses 8 HP.
    P2 plays 1 on D8.
    One piece takes effect and leaves the board: D8 (1). P1 loses 1 HP.
107 [P1]
    P1 plays 1 with Pain on D5.
    P2 loses 1 HP at once.
    One piece takes effect and leaves the board: D5 (1). P2 loses 1 HP.
108 [P2]
    P2 plays 2 with Fondness on D9.
    P2 draws a card.
109 [P1]
    P1 plays 2 on I3.
    2 pieces take effect and leave the board: H1 (3) and I3 (3). P2 loses 6 HP.
110 [P2]
    P2 plays 2 with Solitude on D6.
    One piece takes effect and leaves the board: D6 (2). P1 loses 2 HP.
111 [P1]
    P1 plays 5 with Joy on A7.
    One piece takes effect and leaves the board: A7 (2). P2 loses 2 HP.
112 [P2]
    P2 plays 3 with Pain on I3.
    P1 loses 3 HP at once.
113 [P1]
    P1 plays a card face down on H1.
    One piece takes effect and leaves the board: H1 (1). P2 loses 1 HP.
    P1 plays a card face down on C10.
    One piece takes effect and leaves the board: C10 (2). P2 loses 2 HP.
114 [P2]
    P2 plays 1 on H3.
    2 pieces take effect and leave the board: H3 (1) and I3 (4). P1 loses 5 HP.
115 [P1]
    P1 plays 1 on J2.
    One piece takes effect and leaves the board: J2 (1). P2 loses 1 HP.
116 [P2]
    P2 plays 5 on A7.
    One piece takes effect and leaves the board: A7 (2). P1 loses 2 HP.
