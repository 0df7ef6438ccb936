0 []
    The map is drawn (8ad4e6af74c7157c).
1 [P1 P2 P3 P4]
    Round 1: P1 is to move.
2 [P1]
    P1 brings a mounted unit to d17.
    Round 1: P2 is to move.
3 [P2]
    P2 brings a mounted unit to i17.
    Round 1: P3 is to move.
4 [P3]
    P3 brings a mounted unit to i2.
    Round 1: P4 is to move.
5 [P4]
    P4 brings a mounted unit to d2.
    Round 2: P1 is to move.
    Each four supply become 1 morale: P1 now has 3 morale.
6 [P1]
    P1: foot unit c16 to b16.
    Round 2: P2 is to move.
    Each four supply become 1 morale: P2 now has 3 morale.
7 [P2]
    P2: foot unit sails i14 to f13.
    P1's unit on d12 turns face up: Pike, facing east (e12).
    P1's unit on d14 turns face up: Blade, facing east (e14).
    P1's unit on d15 turns face up: Blade, facing east (e15).
    Round 2: P3 is to move.
    Each four supply become 1 morale: P3 now has 3 morale.
8 [P3]
    P3: foot unit sails i4 to f3.
    P4's unit on d4 turns face up: Blade, facing east (e4).
    P4's unit on d5 turns face up: Blade, facing east (e5).
    Round 2: P4 is to move.
    Each four supply become 1 morale: P4 now has 3 morale.
    P3's unit on f3 turns face up: Blade, facing west (e3).
    P2's unit on f13 turns face up: Blade, facing west (e13).
9 [P4]
    P4: Blade sails d4 to i4.
    P4's Blade on i4 faces south (i3).
    P3's unit on i3 turns face up: Pike, facing north (i4).
    P3's unit on j3 turns face up: Bowman, facing west (i3).
    P3's unit on j4 turns face up: General.
    P3's unit on i5 turns face up: Blade, facing south (i4).
    P3's unit on j5 turns face up: Fast Horse.
    Round 3: P1 is to move.
10 [P1]
    P1: Blade sails d14 to g16.
    P2's unit on i15 turns face up: Blade, facing west (h15).
    Round 3: P2 is to move.
11 [P2]
    P2: Blade sails i15 to d14.
    P1's unit on c13 turns face up: Light Rider.
    P1's unit on c14 turns face up: Fast Horse.
    P1's unit on c15 turns face up: General.
    P2 uses Deception and may act once more.
    P2: mounted unit j13 to i15.
    Round 3: P3 is to move.
12 [P3]
    P3: Fast Horse j5 into k5.
    Round 3: P4 is to move.
    P3's unit on j6 turns face up: Light Rider.
    P3's unit on k6 turns face up: Chancellor.
    P2's unit on i15 turns face up: Light Rider.
13 [P4]
    P4's Blade on i4 captures P3's Bowman on j3.
    P4's Blade on j3 faces west (i3).
    P3's unit on i2 turns face up: Fast Horse.
    P3's unit on k4 turns face up: Chariot.
    P3's unit on l4 turns face up: King.
    P4 recruits for 1 merit.
    Round 4: P1 is to move.
    Each four supply become 1 morale: P1 now has 4 morale.
14 [P1]
    P1's unit on b16 turns face up: Bowman, facing east (c16).
    P1's Bowman on b16 hits P2's Blade on d14: it is in chaos and cannot act until P2's turn ends.
    P1: Blade sails g16 to i14.
    P1's Blade on i14 faces north (i15).
    P2's unit on k13 turns face up: Chancellor.
    P2's unit on j14 turns face up: Fast Horse.
    P2's unit on j15 turns face up: General.
    P1 uses Deception and may act once more.
    P1: Blade sails d15 to h13.
    P2's unit on i12 turns face up: Pike, facing west (h12).
    Round 4: P2 is to move.
    P1's unit on d16 turns face up: Pike, facing south (d15).
15 [P2]
    P2's unit on j16 turns face up: Bowman, facing south (j15).
    P2's Bowman on j16 hits P1's Blade on i14: it is in chaos and cannot act until P1's turn ends.
    P2: Blade sails f13 to d15.
    P2's Blade on d15 faces south (d14).
    P1's unit on b16 turns face up: Bowman, facing south (b15).
    P2's unit on k15 turns face up: Chariot.
    Round 4: P3 is to move.
    Each four supply become 1 morale: P3 now has 4 morale.
16 [P3]
    P3: Blade sails i5 to d4.
    P3's Blade on d4 faces west (c4).
    P4's unit on c3 turns face up: Bowman, facing east (d3).
    P4's unit on d3 turns face up: Pike, facing north (d4).
    P4's unit on c4 turns face up: General.
    P4's unit on c5 turns face up: Fast Horse.
    Round 4: P4 is to move.
    Each four supply become 1 morale: P4 now has 4 morale.
17 [P4]
    P4's Blade on j3 captures P3's Fast Horse on i2.
    P4 recruits for 1 merit.
    Round 5: P1 is to move.
18 [P1]
    P1's Bowman on b16 hits P2's Blade on d14: it is in chaos and cannot act until P2's turn ends.
    P1's Pike on d16 captures P2's Blade on d15.
    P1's Pike on d15 faces west (c15).
    P1 recruits for 1 merit.
    P1's unit on b13 turns face up: Chancellor.
    Round 5: P2 is to move.
    Each four supply become 1 morale: P2 now has 1 morale.
19 [P2]
    P2's unit on j16 turns face up: Bowman, facing south (j15).
    P2's Bowman on j16 hits P1's Blade on i14: it is in chaos and cannot act until P1's turn ends.
    P2: foot unit i10 to h11.
    P2's unit on i16 turns face up: Pike, facing east (j16).
    Round 5: P3 is to move.
20 [P3]
    P3's Blade on d4 captures P4's General on c4.
    P4's unit on b4 turns face up: Chariot.
    P3 recruits for 1 merit.
    Round 5: P4 is to move.
    P2's unit on h11 turns face up: Armoured Foot, facing west (g11).
21 [P4]
    P4's Chariot on b4 captures P3's Blade on c4.
    P4 uses Conjuring: a foot unit appears on b2.
    Round 6: P1 is to move.
    Each four supply become 1 morale: P1 now has 2 morale.
22 [P1]
    P1's unit on b16 turns face up: Bowman, facing east (c16).
    P1's Bowman on b16 hits P2's Blade on d14: it is in chaos and cannot act until P2's turn ends.
    P1's Blade on h13 captures P2's Pike on i12.
    P1's Blade on i12 faces west (h12).
    P1 recruits for 1 merit.
    Round 6: P2 is to move.
23 [P2]
    P2's unit on j16 turns face up: Bowman, facing south (j15).
    P2's Bowman on j16 hits P1's Blade on i14: it is in chaos and cannot act until P1's turn ends.
    P2's Fast Horse on j14 captures P1's Blade on i12.
    P2 recruits for 1 merit.
    Round 6: P3 is to move.
    Each four supply become 1 morale: P3 now has 5 morale.
24 [P3]
    P3: Blade sails f3 to i4.
    Round 6: P4 is to move.
    P2's unit on k15 turns face up: Chariot.
25 [P4]
    P4 turns the city on b5 into a camp.
    P4 recruits for 1 merit.
    Round 7: P1 is to move.
26 [P1]
    P1's unit on b16 turns face up: Bowman, facing east (c16).
    P1's Bowman on b16 hits P2's Blade on d14: it is in chaos and cannot act until P2's turn ends.
    P1: Pike sails d15 to h13.
    P1's Pike on h13 faces east (i13).
    P2's unit on h11 turns face up: Armoured Foot, facing west (g11).
    P2's unit on i12 turns face up: Fast Horse.
    Round 7: P2 is to move.
    Each four supply become 1 morale: P2 now has 2 morale.
27 [P2]
    P2: Light Rider is sent i15 to k16.
    Round 7: P3 is to move.
28 [P3]
    P3's General on j4 captures P4's Blade on i2.
    P3 recruits for 1 merit.
    Round 7: P4 is to move.
    P2's unit on i16 turns face up: Pike, facing south (i15).
    P2's unit on j16 turns face up: Bowman, facing south (j15).
29 [P4]
    P4: foot unit d7 to c8.
    Round 8: P1 is to move.
    Each four supply become 1 morale: P1 now has 3 morale.
30 [P1]
    P1's unit on b16 turns face up: Bowman, facing east (c16).
    P1's Bowman on b16 hits P2's Blade on d14: it is in chaos and cannot act until P2's turn ends.
    P1's Blade on i14 captures P2's General on j15.
    P1's Blade on j15 faces west (i15).
    P2's unit on k16 turns face up: Light Rider.
    P1's unit on b13 turns face up: Chancellor.
    Round 8: P2 is to move.
31 [P2]
    P2's Chariot on k15 captures P1's Blade on j15.
    P2 recruits for 1 merit.
    Round 8: P3 is to move.
    Each four supply become 1 morale: P3 now has 6 morale.
32 [P3]
    P3: foot unit sails i4 to d4.
    P4's unit on c3 turns face up: Bowman, facing east (d3).
    P4's unit on d3 turns face up: Pike, facing north (d4).
    P4's unit on c4 turns face up: Chariot.
    P4's unit on c5 turns face up: Fast Horse.
    P4's unit on d5 turns face up: Blade, facing south (d4).
    P3's unit on d4 turns face up: Blade, facing south (d3).
    P3 uses Deception and may act once more.
    P3: face-down Chancellor k6 into the forest on h3.
    Round 8: P4 is to move.
    Each four supply become 1 morale: P4 now has 3 morale.
33 [P4]
    P4's Chariot on c4 captures P3's Blade on d4.
    P4 recruits for 1 merit.
    P4 uses Conjuring: a mounted unit appears on b4.
    Round 9: P1 is to move.
34 [P1]
    P1: foot unit d12 to d11.
    Round 9: P2 is to move.
    Each four supply become 1 morale: P2 now has 3 morale.
35 [P2]
    P2: Blade sails d14 to f13.
    P2's Blade on f13 faces east (g13).
    P1's unit on d11 turns face up: Pike, facing north (d12).
    Round 9: P3 is to move.
36 [P3]
    P3: foot unit i9 to i10.
    Round 9: P4 is to move.
37 [P4]
    P4: foot unit d9 to e10.
    Round 10: P1 is to move.
    Each four supply become 1 morale: P1 now has 4 morale.
38 [P1]
    P1 recruits for 1 merit.
    P1: Light Rider c13 to d15.
    P1's Light Rider on d15 hits P2's Blade on f13: it is in chaos and cannot act until P2's turn ends.
    Round 10: P2 is to move.
39 [P2]
    P2: face-down Chancellor k13 into the forest on h16.
    P2 uses Deception and may act once more.
    P2: Fast Horse i12 to g11.
    P4's unit on e10 turns face up: Armoured Foot, facing north (e11).
    Round 10: P3 is to move.
    Each four supply become 1 morale: P3 now has 4 morale.
40 [P3]
    P3: mounted unit j6 to i4.
    Round 10: P4 is to move.
41 [P4]
    P4: foot unit sails d5 to i5.
    P3's unit on i4 turns face up: Light Rider.
    P3's unit on k4 turns face up: Chariot.
    Round 11: P1 is to move.
42 [P1]
    P1: Pike sails h13 to f16.
    P1's Pike on f16 faces north (f17).
    Round 11: P2 is to move.
    P4's unit on i5 turns face up: Blade, facing south (i4).
43 [P2]
    P2: mounted unit k16 to j18.
    Round 11: P3 is to move.
44 [P3]
    P3: foot unit i10 to i9.
    Round 11: P4 is to move.
45 [P4]
    P4's Blade on i5 captures P3's Light Rider on i4.
    P4's Blade on i4 faces west (h4).
    P3's unit on i3 turns face up: Pike, facing north (i4).
    Round 12: P1 is to move.
    Each four supply become 1 morale: P1 now has 5 morale.
46 [P1]
    P1: Light Rider d15 to e13.
    P1's Light Rider on e13 hits P2's Fast Horse on g11: it is in chaos and cannot act until P2's turn ends.
    Round 12: P2 is to move.
    Each four supply become 1 morale: P2 now has 1 morale.
47 [P2]
    P2: mounted unit j18 into the forest on h17.
    P1's unit on f16 turns face up: Pike, facing south (f15).
    Round 12: P3 is to move.
    Each four supply become 1 morale: P3 now has 5 morale.
48 [P3]
    P3's Chariot on k4 captures P4's Blade on i4.
    P3 uses Wildfire: l5 is on fire.
    Round 12: P4 is to move.
    The sky is cloudy.
    Each four supply become 1 morale: P4 now has 2 morale.
49 [P4]
    P4: mounted unit b2 to d1.
    Round 13: P1 is to move.
    The sky is cloudy.
50 [P1]
    P1's Light Rider on e13 captures P2's Blade on f13.
    P2's unit on h11 turns face up: Armoured Foot, facing west (g11).
    P1 recruits for 1 merit.
    Round 13: P2 is to move.
    The sun burns.
51 [P2]
    P2's Fast Horse on g11 captures P1's Light Rider on f13.
    P1's unit on d11 turns face up: Pike, facing north (d12).
    Round 13: P3 is to move.
52 [P3]
    P3 recruits for 1 merit.
    P3: foot unit i7 to g7.
    Round 13: P4 is to move.
53 [P4]
    P4: mounted unit c5 to e6.
    P3's unit on g7 turns face up: Pike, facing west (f7).
    Round 14: P1 is to move.
    Each four supply become 1 morale: P1 now has 6 morale.
54 [P1]
    P1: foot unit sails f16 to i14.
    P2's unit on j15 turns face up: Chariot.
    P2's unit on i16 turns face up: Pike, facing south (i15).
    P2's unit on j16 turns face up: Bowman, facing south (j15).
    Round 14: P2 is to move.
    Each four supply become 1 morale: P2 now has 2 morale.
    P4's unit on e6 turns face up: Fast Horse.
    P1's unit on i14 turns face up: Pike, facing east (j14).
55 [P2]
    P2's Bowman on j16 hits P1's Pike on i14: it is in chaos and cannot act until P1's turn ends.
    P2: foot unit h11 to g11.
    P4's unit on e10 turns face up: Armoured Foot, facing north (e11).
    Round 14: P3 is to move.
    Each four supply become 1 morale: P3 now has 4 morale.
56 [P3]
    P3: Pike g7 to h7.
    P3's Pike on h7 faces east (i7).
    Round 14: P4 is to move.
    P2's unit on g11 turns face up: Armoured Foot, facing east (h11).
57 [P4]
    P4: mounted unit b4 to d5.
    Round 15: P1 is to move.
58 [P1]
    P1: foot unit b16 to d16.
    Round 15: P2 is to move.
59 [P2]
    P2's Bowman on j16 hits P1's Pike on i14: it is in chaos and cannot act until P1's turn ends.
    P2 recruits for 1 merit.
    P2: face-down Chancellor h16 to g16.
    P2's unit on g16 turns face up: Chancellor.
    Round 15: P3 is to move.
60 [P3]
    P3: foot unit h7 to f7.
    P4's unit on e6 turns face up: Fast Horse.
    Round 15: P4 is to move.
    P3's unit on f7 turns face up: Pike, facing west (e7).
61 [P4]
    P4: mounted unit sails d5 to i5.
    P3's unit on i4 turns face up: Chariot.
    Round 16: P1 is to move.
    Each four supply become 1 morale: P1 now has 7 morale.
62 [P1]
    P1: foot unit d16 to c16.
    Round 16: P2 is to move.
    Each four supply become 1 morale: P2 now has 3 morale.
    P4's unit on i5 turns face up: Scout.
63 [P2]
    P2's Bowman on j16 hits P1's Pike on i14: it is in chaos and cannot act until P1's turn ends.
    P2's Pike on i16 captures P1's Pike on i14.
    P2's Pike on i14 faces west (h14).
    Round 16: P3 is to move.
    Each four supply become 1 morale: P3 now has 5 morale.
64 [P3]
    P3: foot unit i9 to j9.
    P3 uses Wildfire: j5 is on fire.
    Round 16: P4 is to move.
    The sun burns.
    Each four supply become 1 morale: P4 now has 3 morale.
65 [P4]
    P4: Scout i5 to k4.
    P3's unit on i2 turns face up: General.
    P3's unit on i3 turns face up: Pike, facing east (j3).
    P3's unit on l4 turns face up: King.
    Round 17: P1 is to move.
66 [P1]
    P1: foot unit d10 to c11.
    Round 17: P2 is to move.
67 [P2]
    P2 recruits for 1 merit.
    P2: foot unit is sent j16 to k17.
    Round 17: P3 is to move.
68 [P3]
    P3's garrison (rocks) on k5 hits P4's Scout on k4: it is in chaos and cannot act until P4's turn ends.
    P3's King on l4 captures P4's Scout on k4.
    Round 17: P4 is to move.
69 [P4]
    P4: foot unit c3 to b4.
    Round 18: P1 is to move.
    Each four supply become 1 morale: P1 now has 8 morale.
70 [P1]
    P1: foot unit c11 to c10.
    Round 18: P2 is to move.
    Each four supply become 1 morale: P2 now has 4 morale.
71 [P2]
    P2: foot unit sails i14 to d14.
    P1's unit on b13 turns face up: Chancellor.
    P1's unit on c14 turns face up: Fast Horse.
    P1's unit on c15 turns face up: General.
    P1's unit on c16 turns face up: Bowman, facing south (c15).
    P2's unit on d14 turns face up: Pike, facing north (d15).
    Round 18: P3 is to move.
    Each four supply become 1 morale: P3 now has 4 morale.
72 [P3]
    P3: mounted unit i2 into j2.
    Round 18: P4 is to move.
73 [P4]
    P4: Armoured Foot e10 to f11.
    Round 19: P1 is to move.
74 [P1]
    P1's Bowman on c16 hits P2's Pike on d14: it is in chaos and cannot act until P2's turn ends.
    P1: General c15 into the forest on e16.
    Round 19: P2 is to move.
    P1's unit on b15 turns face up: Chariot.
75 [P2]
    P2: Fast Horse f13 to d12.
    P1's unit on c10 turns face up: Armoured Foot, facing east (d10).
    Round 19: P3 is to move.
76 [P3]
    P3: foot unit j9 to k9.
    Round 19: P4 is to move.
77 [P4]
    P4's Armoured Foot on f11 captures P2's Armoured Foot on g11.
    P4's Armoured Foot on g11 faces west (f11).
    P4 recruits for 2 merit.
    Round 20: P1 is to move.
    Each four supply become 1 morale: P1 now has 9 morale.
78 [P1]
    P1's Bowman on c16 hits P2's Pike on d14: it is in chaos and cannot act until P2's turn ends.
    P1's Fast Horse on c14 captures P2's Fast Horse on d12.
    Round 20: P2 is to move.
    Each four supply become 1 morale: P2 now has 5 morale.
79 [P2]
    P2: face-down Chancellor g16 to f16.
    Round 20: P3 is to move.
    Each four supply become 1 morale: P3 now has 5 morale.
80 [P3]
    P3: face-down Chancellor h3 to g3.
    Round 20: P4 is to move.
    Each four supply become 1 morale: P4 now has 4 morale.
81 [P4]
    P4 brings a reserve unit into the camp on c2.
    P2's unit on f16 turns face up: Chancellor.
    Round 21: P1 is to move.
82 [P1]
    P1: Chancellor b13 to a12.
    P1's Bowman on c16 hits P2's Pike on d14: it is in chaos and cannot act until P2's turn ends.
    Round 21: P2 is to move.
83 [P2]
    P2: foot unit k17 to k16.
    Round 21: P3 is to move.
84 [P3]
    P3: foot unit k9 to i9.
    P4's unit on g11 turns face up: Armoured Foot, facing north (g12).
    P3 uses Wildfire: k2 is on fire.
    Round 21: P4 is to move.
    The sun burns.
    P3's unit on i9 turns face up: Armoured Foot, facing north (i10).
85 [P4]
    P4: face-down Chariot d4 to d5.
    Round 22: P1 is to move.
86 [P1]
    P1 brings a foot unit to c18.
    Round 22: P2 is to move.
    Each four supply become 1 morale: P2 now has 6 morale.
87 [P2]
    P2: foot unit k16 to i16.
    Round 22: P3 is to move.
88 [P3]
    P3: Pike f7 to d7.
    P4's unit on c6 turns face up: Light Rider.
    P4's unit on c8 turns face up: Pike, facing north (c9).
    Round 22: P4 is to move.
89 [P4]
    P4: face-down Chancellor b6 into the forest on e3.
    P2's unit on f16 turns face up: Chancellor.
    Round 23: P1 is to move.
90 [P1]
    P1's Bowman on c16 hits P2's Pike on d14: it is in chaos and cannot act until P2's turn ends.
    P1's General on e16 captures P2's Pike on d14.
    P1 recruits for 2 merit.
    P1 uses Deception and may act once more.
    P1: foot unit c10 to b11.
    Round 23: P2 is to move.
91 [P2]
    P2: face-down King l15 to k15.
    Round 23: P3 is to move.
    Each four supply become 1 morale: P3 now has 4 morale.
92 [P3]
    P3's Pike takes c7, and goes off the board into the box.
    P4 loses 2 morale, now 2.
    Round 23: P4 is to move.
93 [P4]
    P4's Light Rider takes c7, and goes off the board into the box.
    P3 loses 2 morale, now 2.
    Round 24: P1 is to move.
94 [P1]
    P1: face-down Chancellor a12 into the forest on e16.
    Round 24: P2 is to move.
    Each four supply become 1 morale: P2 now has 7 morale.
95 [P2]
    P2: Chancellor f16 into the forest on e17.
    Round 24: P3 is to move.
96 [P3]
    P3: face-down Chancellor g3 to f3.
    P4's unit on d5 turns face up: Chariot.
    Round 24: P4 is to move.
    P3's unit on f3 turns face up: Chancellor.
97 [P4]
    P4: foot unit c8 to d9.
    Round 25: P1 is to move.
    Each four supply become 1 morale: P1 now has 7 morale.
98 [P1]
    P1 brings a reserve unit into the camp on c17.
    P1 uses Deception and may act once more.
    P1: foot unit d11 to f11.
    Round 25: P2 is to move.
99 [P2]
    P2's Chancellor takes b14, and goes off the board into the box.
    P1 loses 1 morale, now 3.
    P1's unit on d12 turns face up: Fast Horse.
    P1's unit on d14 turns face up: General.
    P1's unit on a15 turns face up: King.
    P1's unit on b15 turns face up: Chariot.
    P1's unit on c16 turns face up: Bowman, facing south (c15).
    Round 25: P3 is to move.
    Each four supply become 1 morale: P3 now has 3 morale.
100 [P3]
    P3: face-down King k4 to j4.
    Round 25: P4 is to move.
    Each four supply become 1 morale: P4 now has 3 morale.
101 [P4]
    P4: mounted unit d2 to b1.
    Round 26: P1 is to move.
102 [P1]
    P1 brings a foot unit to b17.
    Round 26: P2 is to move.
    Each four supply become 1 morale: P2 now has 8 morale.
103 [P2]
    P2: face-down Chariot j15 into j12.
    Round 26: P3 is to move.
104 [P3]
    P3: face-down King j4 to k4.
    Round 26: P4 is to move.
105 [P4]
    P4: foot unit d3 to c3.
    Round 27: P1 is to move.
106 [P1]
    P1: foot unit b11 to c10.
    Round 27: P2 is to move.
    Each four supply become 1 morale: P2 now has 9 morale.
107 [P2]
    P2: mounted unit h17 to f16.
    P2 uses Wildfire: j11 is on fire.
    Round 27: P3 is to move.
    The sun burns.
    Each four supply become 1 morale: P3 now has 4 morale.
108 [P3]
    P3: face-down Chariot i4 to i5.
    Round 27: P4 is to move.
    P2's unit on f16 turns face up: Light Rider.
109 [P4]
    P4: Chancellor e3 to d2.
    Round 28: P1 is to move.
110 [P1]
    P1: Bowman c16 to b16.
    P1's Bowman on b16 faces west (a16).
    Round 28: P2 is to move.
111 [P2]
    P1's Chancellor was hiding on e16 and falls.
    P2: Light Rider f16 into the forest on e16.
    Round 28: P3 is to move.
112 [P3]
    P3: Chancellor f3 into the forest on e3.
    P3 uses Wildfire: l5 is on fire.
    Round 28: P4 is to move.
    The sky is cloudy.
113 [P4]
    P4: foot unit b4 to d4.
    Round 29: P1 is to move.
    Rain pours down.
    Each four supply become 1 morale: P1 now has 4 morale.
114 [P1]
    P1: foot unit c10 into c12.
    P1's unit on b16 turns face up: Bowman, facing west (a16).
    P1 uses Deception and may act once more.
    P1: mounted unit d17 to c15.
    Round 29: P2 is to move.
    Each four supply become 1 morale: P2 now has 8 morale.
    P1's unit on c15 turns face up: Fast Horse.
115 [P2]
    P2 brings a foot unit to j16.
    Round 29: P3 is to move.
116 [P3]
    P3's Chancellor on e3 captures P4's Chancellor on d2.
    P4's unit on b1 turns face up: Fast Horse.
    P4's unit on d1 turns face up: Scout.
    P4's unit on c3 turns face up: Pike, facing west (b3).
    P4's unit on d4 turns face up: Bowman, facing south (d3).
    P3 recruits for 1 merit.
    Round 29: P4 is to move.
    Each four supply become 1 morale: P4 now has 4 morale.
117 [P4]
    P4's garrison (rocks) on c2 hits P3's Chancellor on d2: it is in chaos and cannot act until P3's turn ends.
    P4 brings a foot unit to b4.
    Round 30: P1 is to move.
118 [P1]
    P1: foot unit is sent c18 to c16.
    Round 30: P2 is to move.
    Each four supply become 1 morale: P2 now has 9 morale.
119 [P2]
    P2 moves a hidden unit.
    P2's hidden unit on e17 hits P1's Fast Horse on c15: it is in chaos and cannot act until P1's turn ends.
    Round 30: P3 is to move.
    Each four supply become 1 morale: P3 now has 3 morale.
120 [P3]
    P3: foot unit i3 to k3.
    Round 30: P4 is to move.
121 [P4]
    P4's unit on b4 turns face up: Bowman, facing east (c4).
    P4's Bowman on b4 hits P3's Chancellor on d2: it is in chaos and cannot act until P3's turn ends.
    P4's garrison (rocks) on c2 hits and kills P3's Chancellor on d2.
    P4: Bowman sails d4 to i4.
    P4's Bowman on i4 faces north (i5).
    P3's unit on k3 turns face up: Pike, facing east (l3).
    P3's unit on k4 turns face up: King.
    P3's unit on i5 turns face up: Chariot.
    Round 31: P1 is to move.
122 [P1]
    P1: foot unit f11 to e12.
    Round 31: P2 is to move.
123 [P2]
    P2: mounted unit e17 to c18.
    P1's unit on b17 turns face up: Bowman, facing east (c17).
    Round 31: P3 is to move.
124 [P3]
    P3 brings a foot unit to j3.
    Round 31: P4 is to move.
    P3's unit on j3 turns face up: Blade, facing west (i3).
    P2's unit on c18 turns face up: Light Rider.
125 [P4]
    P4: mounted unit b1 to d2.
    Round 32: P1 is to move.
126 [P1]
    P1's unit on b16 turns face up: Bowman, facing north (b17).
    P1's Bowman on b16 hits P2's Light Rider on c18: it is in chaos and cannot act until P2's turn ends.
    P1: foot unit e12 to f12.
    Round 32: P2 is to move.
127 [P2]
    P2: foot unit j16 to i15.
    Round 32: P3 is to move.
    Each four supply become 1 morale: P3 now has 4 morale.
128 [P3]
    P3's Blade on j3 captures P4's Bowman on i4.
    P3 recruits for 1 merit.
    Round 32: P4 is to move.
129 [P4]
    P4: foot unit b4 to c4.
    Round 33: P1 is to move.
    Each four supply become 1 morale: P1 now has 2 morale.
130 [P1]
    P1's unit on b16 turns face up: Bowman, facing north (b17).
    P1's Bowman on b16 hits P2's Light Rider on c18: it is in chaos and cannot act until P2's turn ends.
    P1's garrison (rocks) on c17 hits and kills P2's Light Rider on c18.
    P1: foot unit f12 to h12.
    Round 33: P2 is to move.
    P1's unit on h12 turns face up: Pike, facing north (h13).
131 [P2]
    P2: foot unit sails i15 to d15.
    P1's unit on c16 turns face up: Pike, facing east (d16).
    Round 33: P3 is to move.
132 [P3]
    P3: foot unit k3 to l4.
    Round 33: P4 is to move.
    Each four supply become 1 morale: P4 now has 5 morale.
    P2's unit on d15 turns face up: Blade, facing south (d14).
133 [P4]
    P4: foot unit d9 to d11.
    Round 34: P1 is to move.
134 [P1]
    P1: foot unit is sent b17 to c18.
    P1 uses Wildfire: c11 is on fire.
    Round 34: P2 is to move.
    The sun burns.
135 [P2]
    P2's Blade on d15 captures P1's General on d14.
    P2's Blade on d14 faces west (c14).
    P2 recruits for 2 merit.
    Round 34: P3 is to move.
    Each four supply become 1 morale: P3 now has 5 morale.
136 [P3]
    P3: foot unit sails i4 to d4.
    P4's unit on d2 turns face up: Fast Horse.
    P4's unit on c3 turns face up: Pike, facing west (b3).
    P4's unit on c4 turns face up: Bowman, facing east (d4).
    P4's unit on d5 turns face up: Chariot.
    P4's unit on e6 turns face up: Fast Horse.
    Round 34: P4 is to move.
    P3's unit on d4 turns face up: Blade, facing west (c4).
137 [P4]
    P4's Chariot on d5 captures P3's Blade on d4.
    P4 recruits for 2 merit.
    Round 35: P1 is to move.
138 [P1]
    P1's unit on b16 turns face up: Bowman, facing east (c16).
    P1's Bowman on b16 hits P2's Blade on d14: it is in chaos and cannot act until P2's turn ends.
    P1: foot unit c12 to c13.
    Round 35: P2 is to move.
    P1's unit on c13 turns face up: Armoured Foot, facing west (b13).
139 [P2]
    P2: face-down Chariot j12 to i12.
    Round 35: P3 is to move.
140 [P3]
    P3: mounted unit j2 to k2.
    Round 35: P4 is to move.
    P2's unit on i12 turns face up: Chariot.
141 [P4]
    P4: foot unit c3 into the forest on e3.
    Round 36: P1 is to move.
142 [P1]
    P1's unit on b16 turns face up: Bowman, facing east (c16).
    P1's Bowman on b16 hits P2's Blade on d14: it is in chaos and cannot act until P2's turn ends.
    P1's Armoured Foot takes b14, and goes off the board into the box.
    P2 loses 1 morale, now 8.
    Round 36: P2 is to move.
    Each four supply become 1 morale: P2 now has 9 morale.
143 [P2]
    P2's Chariot on i12 captures P1's Pike on h12.
    Round 36: P3 is to move.
    Each four supply become 1 morale: P3 now has 6 morale.
144 [P3]
    P3: mounted unit is sent k2 to i2.
    Round 36: P4 is to move.
145 [P4]
    P4's Armoured Foot on g11 captures P2's Chariot on h12.
    P4's Armoured Foot on h12 faces west (g12).
    Round 37: P1 is to move.
    Each four supply become 1 morale: P1 now has 1 morale.
146 [P1]
    P1's unit on b16 turns face up: Bowman, facing east (c16).
    P1's Bowman on b16 hits P2's Blade on d14: it is in chaos and cannot act until P2's turn ends.
    P1: Fast Horse c15 into the forest on e16.
    Round 37: P2 is to move.
147 [P2]
    P2 brings a reserve unit into the camp on j17.
    Round 37: P3 is to move.
148 [P3]
    P3: Armoured Foot i9 to h10.
    Round 37: P4 is to move.
    Each four supply become 1 morale: P4 now has 6 morale.
149 [P4]
    P4: foot unit d11 to f11.
    Round 38: P1 is to move.
150 [P1]
    P1's Bowman on b16 hits P2's Blade on d14: it is in chaos and cannot act until P2's turn ends.
    P1's Fast Horse on e16 captures P2's Blade on d14.
    P1 recruits for 2 merit.
    Round 38: P2 is to move.
    P4's unit on f11 turns face up: Pike, facing north (f12).
151 [P2]
    P2: foot unit i16 into the forest on h16.
    P2 uses Wildfire: j16 is on fire.
    Round 38: P3 is to move.
    The sky is cloudy.
    Each four supply become 1 morale: P3 now has 7 morale.
152 [P3]
    P3: foot unit l4 to l5.
    Round 38: P4 is to move.
    The sky is cloudy.
153 [P4]
    P4: foot unit e3 to g3.
    P3's unit on i5 turns face up: Chariot.
    Round 39: P1 is to move.
    The sun burns.
    Each four supply become 1 morale: P1 now has 2 morale.
154 [P1]
    P1: face-down Chariot b15 to d15.
    Round 39: P2 is to move.
    P4's unit on g3 turns face up: Pike, facing west (f3).
155 [P2]
    P2: foot unit h16 to g16.
    Round 39: P3 is to move.
156 [P3]
    P3: mounted unit k5 to j5.
    P3 uses Deception and may act once more.
    P3: Armoured Foot h10 to g11.
    P3's Armoured Foot on g11 faces west (f11).
    Round 39: P4 is to move.
157 [P4]
    P4: Pike sails g3 to i4.
    P3's unit on i2 turns face up: General.
    P3's unit on k4 turns face up: King.
    P3's unit on j5 turns face up: Fast Horse.
    Round 40: P1 is to move.
158 [P1]
    P1: foot unit c16 into the forest on e16.
    Round 40: P2 is to move.
    Each four supply become 1 morale: P2 now has 8 morale.
159 [P2]
    P2 turns the city on j12 into a camp.
    Round 40: P3 is to move.
160 [P3]
    P3's Chariot on i5 captures P4's Pike on i4.
    Round 40: P4 is to move.
161 [P4]
    P4's Armoured Foot on h12 captures P3's Armoured Foot on g11.
    P4 recruits for 2 merit.
    Round 41: P1 is to move.
    Each four supply become 1 morale: P1 now has 3 morale.
162 [P1]
    P1's Pike on e16 captures P2's Bowman on g16.
    P1's Pike on g16 faces east (h16).
    P1 uses Wildfire: b17 is on fire.
    Round 41: P2 is to move.
    Rain pours down.
163 [P2]
    P2: mounted unit i17 into the forest on h17.
    Round 41: P3 is to move.
    Each four supply become 1 morale: P3 now has 5 morale.
164 [P3]
    P3: face-down Chariot i4 into the forest on i6.
    Round 41: P4 is to move.
    Each four supply become 1 morale: P4 now has 7 morale.
165 [P4]
    P4: foot unit g11 to i11.
    Round 42: P1 is to move.
166 [P1]
    P1: foot unit sails g16 to i14.
    P2's unit on k15 turns face up: King.
    Round 42: P2 is to move.
    P4's unit on i11 turns face up: Armoured Foot, facing east (j11).
    P1's unit on i14 turns face up: Pike, facing south (i13).
167 [P2]
    P2: mounted unit h17 to f16.
    P1's unit on d14 turns face up: Fast Horse.
    P1's unit on d15 turns face up: Chariot.
    Round 42: P3 is to move.
168 [P3]
    P3: face-down Chariot i6 to f6.
    P4's unit on d4 turns face up: Chariot.
    P4's unit on e6 turns face up: Fast Horse.
    Round 42: P4 is to move.
    P3's unit on f6 turns face up: Chariot.
    P2's unit on f16 turns face up: Fast Horse.
169 [P4]
    P4: foot unit f11 to g12.
    Round 43: P1 is to move.
    Each four supply become 1 morale: P1 now has 2 morale.
170 [P1]
    P1: foot unit b16 to d16.
    Round 43: P2 is to move.
171 [P2]
    P2: Fast Horse f16 into the forest on e16.
    Round 43: P3 is to move.
    Each four supply become 1 morale: P3 now has 6 morale.
172 [P3]
    P3's Chariot on f6 captures P4's Fast Horse on e6.
    P4's unit on c4 turns face up: Bowman, facing east (d4).
    P1's unit on c18 turns face up: Bowman, facing east (d18).
    P3 recruits for 2 merit.
    Round 43: P4 is to move.
173 [P4]
    P4 turns the camp on c2 into a city.
    Round 44: P1 is to move.
174 [P1]
    P1: mounted unit d12 to f11.
    Round 44: P2 is to move.
    Each four supply become 1 morale: P2 now has 9 morale.
175 [P2]
    P2: mounted unit e16 to d18.
    P1's unit on d16 turns face up: Bowman, facing south (d15).
    P1's unit on c18 turns face up: Bowman, facing east (d18).
    P2 uses Wildfire: j16 is on fire.
    Round 44: P3 is to move.
    The sky is cloudy.
176 [P3]
    P3 brings a reserve unit into the camp on j2.
    Round 44: P4 is to move.
    The sky is cloudy.
    Each four supply become 1 morale: P4 now has 8 morale.
    P2's unit on d18 turns face up: Fast Horse.
177 [P4]
    P4: foot unit d1 into the forest on e1.
    Round 45: P1 is to move.
    Rain pours down.
    Each four supply become 1 morale: P1 now has 3 morale.
178 [P1]
    P1: Pike sails i14 to g16.
    P1's Pike on g16 faces east (h16).
    Round 45: P2 is to move.
179 [P2]
    P2 brings a foot unit to j13.
    Round 45: P3 is to move.
    Each four supply become 1 morale: P3 now has 7 morale.
180 [P3]
    P3: face-down King k4 into k5.
    Round 45: P4 is to move.
    P2's unit on j13 turns face up: Pike, facing south (j12).
181 [P4]
    P4's Armoured Foot takes j12, and goes off the board into the box.
    P2 loses 2 morale, now 5.
    Round 46: P1 is to move.
182 [P1]
    P1 uses Wildfire: c16 is on fire.
    P1: foot unit g16 to f16.
    Round 46: P2 is to move.
    The sun burns.
183 [P2]
    P2's Pike takes j12, and goes off the board into the box.
    P4 loses 2 morale, now 6.
    P2 recruits for 1 merit.
    Round 46: P3 is to move.
    P3 loses 1 morale, now 6, because their King is hidden.
184 [P3]
    P3: face-down King k5 to k6.
    Round 46: P4 is to move.
    Each four supply become 1 morale: P4 now has 7 morale.
185 [P4]
    P4: foot unit g12 to i12.
    P4's unit on i12 turns face up: Pike, facing north (i13).
    Round 47: P1 is to move.
186 [P1]
    P1: foot unit sails f16 to i14.
    P2's unit on k15 turns face up: King.
    P1's unit on i14 turns face up: Pike, facing north (i15).
    Round 47: P2 is to move.
187 [P2]
    P2: King k15 to l16.
    Round 47: P3 is to move.
    Each four supply become 1 morale: P3 now has 7 morale.
188 [P3]
    P3: mounted unit j5 to h6.
    Round 47: P4 is to move.
189 [P4]
    P4 moves a hidden unit.
    Round 48: P1 is to move.
    Each four supply become 1 morale: P1 now has 2 morale.
190 [P1]
    P1: mounted unit d14 to f13.
    P1 uses Wildfire: b17 is on fire.
    Round 48: P2 is to move.
    The sky is cloudy.
    Each four supply become 1 morale: P2 now has 6 morale.
191 [P2]
    P2: mounted unit j17 to i17.
    Round 48: P3 is to move.
    The sun burns.
192 [P3]
    P3: mounted unit h6 to f7.
    Round 48: P4 is to move.
    Each four supply become 1 morale: P4 now has 8 morale.
193 [P4]
    P4: Pike i12 to h12.
    Round 49: P1 is to move.
194 [P1]
    P1: mounted unit f11 to h10.
    P1's unit on h10 turns face up: Fast Horse.
    Round 49: P2 is to move.
195 [P2]
    P2: mounted unit i17 into the forest on h17.
    Round 49: P3 is to move.
    Each four supply become 1 morale: P3 now has 8 morale.
196 [P3]
    P3: mounted unit f7 into the forest on d6.
    Round 49: P4 is to move.
197 [P4]
    P4 brings a foot unit to b4.
    Round 50: P1 is to move.
    Each four supply become 1 morale: P1 now has 1 morale.
198 [P1]
    P1: Fast Horse h10 to j9.
    Round 50: P2 is to move.
199 [P2]
    P2 brings a foot unit to i12.
    Round 50: P3 is to move.
200 [P3]
    P3 uses Wildfire: k2 is on fire.
    P3's Fast Horse on d6 captures P4's Bowman on c4.
    P4's unit on d2 turns face up: Fast Horse.
    P4's unit on b4 turns face up: Blade, facing east (c4).
    Round 50: P4 is to move.
    The sky is cloudy.
    Each four supply become 1 morale: P4 now has 9 morale.
    P2's unit on i12 turns face up: Blade, facing west (h12).
201 [P4]
    P4's Blade on b4 captures P3's Fast Horse on c4.
    P4's Blade on c4 faces west (b4).
    Round 51: P1 is to move.
    The sun burns.
202 [P1]
    P1: face-down Chariot d15 to d14.
    Round 51: P2 is to move.
203 [P2]
    P2's Blade on i12 captures P4's Pike on h12.
    P1's unit on f13 turns face up: Fast Horse.
    Round 51: P3 is to move.
204 [P3]
    P3: Chariot e6 into the forest on d6.
    Round 51: P4 is to move.
205 [P4]
    P3's Chariot was hiding on d6 and falls.
    P4: Chariot d4 into the forest on d6.
    P4 recruits for 2 merit.
    Round 52: P1 is to move.
    Each four supply become 1 morale: P1 now has 2 morale.
206 [P1]
    P1: Pike i14 to i16.
    Round 52: P2 is to move.
    Each four supply become 1 morale: P2 now has 7 morale.
207 [P2]
    P2 brings a reserve unit into the camp on j12.
    Round 52: P3 is to move.
    Each four supply become 1 morale: P3 now has 7 morale.
208 [P3]
    P3: mounted unit j2 to j3.
    Round 52: P4 is to move.
209 [P4]
    P4 moves a hidden unit.
    Round 53: P1 is to move.
210 [P1]
    P1: Bowman is sent c18 to d17.
    P1's Bowman on d17 faces north (d18).
    Round 53: P2 is to move.
211 [P2]
    P2: foot unit is sent j12 to j11.
    Round 53: P3 is to move.
212 [P3]
    P3: mounted unit j3 into the forest on h2.
    Round 53: P4 is to move.
    P2's unit on j11 turns face up: Bowman, facing south (j10).
213 [P4]
    P4 moves a hidden unit.
    Round 54: P1 is to move.
    Each four supply become 1 morale: P1 now has 3 morale.
214 [P1]
    P1's unit on d16 turns face up: Bowman, facing north (d17).
    P1's Bowman on d16 hits P2's Fast Horse on d18: it is in chaos and cannot act until P2's turn ends.
    P1's Fast Horse on f13 captures P2's Blade on h12.
    P1 recruits for 2 merit.
    P1 uses Deception and may act once more.
    P1: Fast Horse j9 to k7.
    P3's unit on l5 turns face up: Pike, facing east.
    P3's unit on k6 turns face up: King.
    Round 54: P2 is to move.
215 [P2]
    P2: mounted unit h17 to f16.
    P1's unit on d14 turns face up: Chariot.
    P2 uses Wildfire: h9 is on fire.
    P2's unit on f16 turns face up: Fast Horse.
    Round 54: P3 is to move.
    The sky is cloudy.
    Each four supply become 1 morale: P3 now has 8 morale.
216 [P3]
    P3's King on k6 captures P1's Fast Horse on k7.
    P3 recruits for 2 merit.
    Round 54: P4 is to move.
    The sky is cloudy.
217 [P4]
    P4: face-down Chariot i6 to i9.
    P3's unit on k7 turns face up: King.
    Round 55: P1 is to move.
    The sky is cloudy.
218 [P1]
    P1's unit on d16 turns face up: Bowman, facing north (d17).
    P1's Bowman on d16 hits P2's Fast Horse on d18: it is in chaos and cannot act until P2's turn ends.
    P1: mounted unit c17 to b17.
    Round 55: P2 is to move.
    The sky is cloudy.
    P4's unit on i9 turns face up: Chariot.
    P1's unit on b17 turns face up: Fast Horse.
219 [P2]
    P2: Bowman j11 to i11.
    P2's Bowman on i11 faces west (h11).
    Round 55: P3 is to move.
    The sky is cloudy.
220 [P3]
    P3: mounted unit h2 to f3.
    Round 55: P4 is to move.
    The sun burns.
221 [P4]
    P4's Chariot on i9 captures P2's Bowman on i11.
    Round 56: P1 is to move.
    Each four supply become 1 morale: P1 now has 1 morale.
222 [P1]
    P1's unit on d16 turns face up: Bowman, facing north (d17).
    P1's Bowman on d16 hits P2's Fast Horse on d18: it is in chaos and cannot act until P2's turn ends.
    P1 turns the city on b14 into a camp.
    Round 56: P2 is to move.
223 [P2]
    P2: Fast Horse f16 into the forest on e16.
    P2 uses Deception and may act once more.
    P2: face-down King l16 to l17.
    Round 56: P3 is to move.
    Each four supply become 1 morale: P3 now has 9 morale.
224 [P3]
    P3: foot unit l5 into k5.
    Round 56: P4 is to move.
225 [P4]
    P4: Chariot i11 to i8.
    P3's unit on k7 turns face up: King.
    Round 57: P1 is to move.
226 [P1]
    P1's unit on d16 turns face up: Bowman, facing north (d17).
    P1's Bowman on d16 hits P2's Fast Horse on d18: it is in chaos and cannot act until P2's turn ends.
    P1 brings a reserve unit into the camp on b14.
    Round 57: P2 is to move.
227 [P2]
    P2 turns the city on k14 into a camp.
    Round 57: P3 is to move.
228 [P3]
    P3: foot unit k5 to j5.
    Round 57: P4 is to move.
229 [P4]
    P4: foot unit c4 to d4.
    P3's unit on f3 turns face up: Fast Horse.
    P4's unit on d4 turns face up: Blade, facing west (c4).
    Round 58: P1 is to move.
230 [P1]
    P1's unit on d16 turns face up: Bowman, facing north (d17).
    P1's Bowman on d16 hits P2's Fast Horse on d18: it is in chaos and cannot act until P2's turn ends.
    P1's Fast Horse on b17 captures P2's Fast Horse on d18.
    Round 58: P2 is to move.
231 [P2]
    P2 brings a foot unit to j13.
    Round 58: P3 is to move.
232 [P3]
    P3: King k7 to k6.
    P1's unit on d16 turns face up: Bowman, facing south (d15).
    P1's unit on d14 turns face up: Chariot.
    Round 58: P4 is to move.
    P2's unit on j13 turns face up: Pike, facing west (i13).
233 [P4]
    P4: Blade sails d4 to i4.
    P4's Blade on i4 faces east (j4).
    P3's unit on i2 turns face up: General.
    P3's unit on j5 turns face up: Pike, facing east (k5).
    Round 59: P1 is to move.
234 [P1]
    P1: foot unit b14 to b13.
    Round 59: P2 is to move.
235 [P2]
    P2: Pike j13 to j14.
    Round 59: P3 is to move.
236 [P3]
    P3: face-down King k6 to l6.
    Round 59: P4 is to move.
237 [P4]
    P4: mounted unit c2 to c1.
    Round 60: P1 is to move.
    Each four supply become 1 morale: P1 now has 2 morale.
238 [P1]
    P1: foot unit b13 into the forest on d13.
    Round 60: P2 is to move.
239 [P2]
    P2's Fast Horse on e16 captures P1's Chariot on d14.
    P1's unit on d16 turns face up: Bowman, facing south (d15).
    P2 recruits for 2 merit.
    Round 60: P3 is to move.
240 [P3]
    P3: Pike j5 into k5.
    Round 60: P4 is to move.
241 [P4]
    P4 brings a foot unit to c5.
