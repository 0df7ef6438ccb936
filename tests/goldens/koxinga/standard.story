0 []
    P2 begins the first round.
    Round 1: the dice show 2 and 2.
1 [P2]
    P2 keeps the dice: 2 first, then 2.
2 [P1 P2 P3 P4 P5 P6]
    P2 shows card 8: 2 food, then 2 gold.
    P2 loads 2 food.
    P3 shows card 2: 2 blocks on, then 2 cannons.
    P3 sails to 2.
    P3 finds a treasure card.
    P4 shows card 10: 2 cannons, then 2 cannons.
    P4 loads 2 cannons.
    P5 shows card 9: 2 gold, then 2 food.
    P5 loads 2 gold.
    P6 shows card 3: 2 cannons, then 2 blocks on.
    P6 loads 2 cannons.
    P1 shows card 5: no move, then 2 gold.
    P1 stays.
    P2 loads 2 gold.
    P3 loads 2 cannons.
    P4 loads 2 cannons.
    P5 loads 2 food.
    P6 sails to 2.
    P6 meets P3 on 2: battle!
3 [P6]
    P6 commits 2 cannons.
    P6 rolls 2: 4 in all.
4 [P3]
    P3 commits 2 cannons.
    P3 rolls 6: 8 in all.
    P3 beats P6: 8 against 4.
    P3 takes 3 food from P6.
    The treasure on 2 is gone: P3 was there first.
    P1 loads 2 gold.
    Round 2: the dice show 1 and 4.
    P3 swaps the dice: 4 first, then 1.
5 [P1 P2 P3 P4 P5 P6]
    P3 shows card 7: 4 gold, then no move.
    P3 loads 4 gold.
    P4 shows card 5: 2 blocks on, then 1 gold.
    P4 sails to 2.
    P4 meets P6 and P3 on 2: battle!
6 [P4]
    P4 commits 4 cannons.
    P4 rolls 2: 6 in all.
    P6 rolls 8: 8 in all.
    P6 beats P4: 8 against 6.
    P3 beats P4 by rolling the flame!
7 [P6]
    P6 takes 3 food from P4.
    P3 takes 3 gold from P4.
    P5 shows card 10: 4 cannons, then 1 cannon.
    P5 loads 4 cannons.
    P6 shows card 5: 2 blocks on, then 1 gold.
    P6 sails to 4.
    P6 can pay only 3 of 4 food on 4, and loses that.
    P6 goes back 2 blocks, to 2.
    P6 meets P3 and P4 on 2: battle!
    P6 rolls 7: 7 in all.
    P3 rolls 0: 0 in all.
    P6 beats P3: 7 against 0.
    P4 rolls 3: 3 in all.
    P6 beats P4: 7 against 3.
    P6 takes 3 gold from P3.
    P4 has nothing that P6 could take.
    P1 shows card 6: 4 food, then no move.
    P1 loads 4 food.
    P2 shows card 6: 4 food, then no move.
    P2 loads 4 food.
    P3 stays.
    P4 loads 1 gold.
    P5 loads 1 cannon.
    P5 throws 2 gold overboard for 1 cannon: all five cabins are full.
    P6 loads 1 gold.
    P1 stays.
    P2 stays.
    Round 3: the dice show 3 and 1.
8 [P4]
    P4 swaps the dice: 1 first, then 3.
9 [P1 P2 P3 P4 P5 P6]
    P4 shows card 4: no move, then 3 food.
    P4 stays.
    P5 shows card 1: one block on, then 3 blocks on.
    P5 sails to 1.
    P5 pays 2 food.
    P6 shows card 6: 1 food, then one block on.
    P6 loads 1 food.
    P1 shows card 4: no move, then 3 food.
    P1 stays.
    P2 shows card 9: 1 gold, then 3 food.
    P2 loads 1 gold.
    P2 throws 2 food overboard for 1 gold: all five cabins are full.
    P3 shows card 4: no move, then 3 food.
    P3 stays.
    P4 loads 3 food.
    P5 sails to 4.
    P5 can pay only 3 of 4 food on 4, and loses that.
    P5 goes back 2 blocks, to 2.
    P5 meets P6, P3 and P4 on 2: battle!
10 [P5]
    P5 commits 5 cannons.
    P5 rolls 1: 6 in all.
    P6 rolls 3: 3 in all.
    P5 beats P6: 6 against 3.
    P3 rolls 1: 1 in all.
    P5 beats P3: 6 against 1.
    P4 rolls 6: 6 in all.
    P5 and P4 are even: 6 each, and nobody takes anything.
    P5 takes 3 gold from P6.
    P5 steals a treasure card from P3.
    P6 sails to 3.
    P6 can pay only 1 of 2 food on 3, and loses that.
    P6 goes back to 2.
    P6 meets P3, P4 and P5 on 2: battle!
    P6 beats P3 by rolling the flame!
    P6 beats P4 by rolling the flame!
    P6 beats P5 by rolling the flame!
11 [P6]
    P6 takes 4 gold from P3.
    P6 takes 3 food from P4.
    P6 steals a treasure card from P5.
    P1 loads 3 food.
    P2 loads 3 food.
    P2 throws 1 gold overboard for 3 food: all five cabins are full.
    P3 loads 3 food.
    Round 4: the dice show 6 and 4.
12 [P5]
    P5 swaps the dice: 4 first, then 6.
13 [P1 P2 P3 P4 P5 P6]
    P5 shows card 8: 4 food, then 6 gold.
    P5 loads 4 food.
    P6 shows card 7: 4 gold, then 5 blocks on.
    P6 loads 4 gold.
    P1 shows card 9: 4 gold, then 6 food.
    P1 loads 4 gold.
    P1 throws 3 food overboard for 4 gold: all five cabins are full.
    P2 shows card 4: 3 blocks on, then 6 food.
    P2 sails to 3.
    P2 pays 2 food.
    P3 shows card 1: 4 blocks on, then 6 blocks on.
14 [P3]
    P3 sails to 13.
    P3 pays 3 food.
    P4 shows card 6: 4 food, then 4 blocks on.
    P4 loads 4 food.
    P5 loads 6 gold.
15 [P6]
    P6 sails to 14.
    P6 pays 3 food.
    P1 loads 6 food.
    P1 throws 2 gold overboard for 6 food: all five cabins are full.
    P2 loads 6 food.
    P2 throws 2 gold overboard for 6 food: all five cabins are full.
    P3 sails to 19.
    P3 pays 3 food.
16 [P4]
    P4 sails to 6.
    P4 pays 3 food.
    Round 5: the dice show 2 and 4.
17 [P6]
    P6 swaps the dice: 4 first, then 2.
18 [P1 P2 P3 P4 P5 P6]
    P6 shows card 9: 4 gold, then 2 food.
    P6 loads 4 gold.
    P1 shows card 8: 4 food, then 2 gold.
    P1 loads 4 food.
    P1 throws 3 gold overboard for 4 food: all five cabins are full.
    P2 shows card 3: 4 cannons, then 2 blocks on.
    P2 loads 4 cannons.
    P2 throws 1 food overboard for 4 cannons: all five cabins are full.
    P3 shows card 8: 4 food, then 2 gold.
    P3 loads 4 food.
    P4 shows card 2: 4 blocks on, then 2 cannons.
    P4 sails to 10.
    P4 finds a treasure card.
    P5 shows card 3: 4 cannons, then 2 blocks on.
    P5 loads 4 cannons.
    P6 loads 2 food.
    P6 throws 1 gold overboard for 2 food: all five cabins are full.
    P1 loads 2 gold.
    P1 throws 3 food overboard for 2 gold: all five cabins are full.
    P2 sails to 5.
    P2 pays 3 gold.
    P3 loads 2 gold.
    P4 loads 2 cannons.
    P5 sails to 4.
    P5 pays 4 food.
    Round 6: the dice show 1 and 2.
19 [P1]
    P1 keeps the dice: 1 first, then 2.
20 [P1 P2 P3 P4 P5 P6]
    P1 shows card 1: one block on, then 2 blocks on.
    P1 sails to 1.
    P1 pays 2 food.
    P2 shows card 1: one block on, then 2 blocks on.
21 [P2]
    P2 sails to 13.
    P2 pays 3 food.
    P3 shows card 5: one block back, then 2 gold.
    P3 goes back to 18.
    P3 pays 2 food.
    P4 shows card 9: 1 gold, then 2 food.
    P4 loads 1 gold.
    P5 shows card 2: one block on, then 2 cannons.
    P5 sails to 5.
    P5 pays 3 gold.
    P6 shows card 10: 1 cannon, then 2 cannons.
    P6 loads 1 cannon.
    P6 throws 2 food overboard for 1 cannon: all five cabins are full.
    P1 sails to 3.
    P1 pays 2 food.
    P2 sails to 15.
    P2 pays 2 food.
    P3 loads 2 gold.
    P4 loads 2 food.
    P5 loads 2 cannons.
    P6 loads 2 cannons.
    P6 throws 3 gold overboard for 2 cannons: all five cabins are full.
    Round 7: the dice show 5 and 3.
    P2 swaps the dice: 3 first, then 5.
22 [P1 P2 P3 P4 P5 P6]
    P2 shows card 7: 3 gold, then 4 blocks on.
    P2 loads 3 gold.
    P3 shows card 9: 3 gold, then 5 food.
    P3 loads 3 gold.
    P3 throws 1 food overboard for 3 gold: all five cabins are full.
    P4 shows card 3: 3 cannons, then 5 blocks on.
    P4 loads 3 cannons.
    P4 throws 1 gold overboard for 3 cannons: all five cabins are full.
    P5 shows card 7: 3 gold, then 4 blocks on.
    P5 loads 3 gold.
    P6 shows card 8: 3 food, then 5 gold.
    P6 loads 3 food.
    P6 throws 1 cannon overboard for 3 food: all five cabins are full.
    P1 shows card 2: 3 blocks on, then 5 cannons.
23 [P1]
    P1 sails to 13.
    P1 pays 3 food.
    P2 sails to 19.
    P2 pays 3 food.
    P3 loads 5 food.
    P3 throws 2 gold overboard for 5 food: all five cabins are full.
    P4 sails to 18.
    P4 meets P3 on 18: battle!
24 [P4]
    P4 commits 5 cannons.
    P4 beats P3 by rolling the flame!
    P4 takes 5 food from P3.
    P4 pays 2 food.
25 [P5]
    P5 sails to 16.
    P5 should pay 2 food on 16, and has none.
    P5 goes back to 12.
    P5 pays 5 gold.
    P6 loads 5 gold.
    P6 throws 2 cannons overboard for 5 gold: all five cabins are full.
    P1 loads 5 cannons.
    Round 8: the dice show 1 and 5.
26 [P3]
    P3 swaps the dice: 5 first, then 1.
27 [P1 P2 P3 P4 P5 P6]
    P3 shows card 10: 5 cannons, then 1 cannon.
    P3 loads 5 cannons.
    P4 shows card 1: 5 blocks on, then one block on.
    P4 sails to 23.
    P4 pays 2 food.
    P5 shows card 6: 5 food, then one block back.
    P5 loads 5 food.
    P6 shows card 1: 5 blocks on, then one block on.
    P6 sails to 19.
    P6 meets P2 on 19: battle!
    P6 rolls 3: 3 in all.
28 [P2]
    P2 commits 4 cannons.
    P2 beats P6 by rolling the flame!
    P2 steals a treasure card from P6.
    P6 pays 3 food.
    P1 shows card 10: 5 cannons, then 1 cannon.
    P1 loads 5 cannons.
    P1 throws 1 food overboard for 5 cannons: all five cabins are full.
    P2 shows card 10: 5 cannons, then 1 cannon.
    P2 loads 5 cannons.
    P3 loads 1 cannon.
    P3 throws 2 gold overboard for 1 cannon: all five cabins are full.
    P4 sails to 24.
    P4 pays 2 food.
    P5 goes back to 11.
    P5 pays 3 food.
    P6 sails to 20.
    P6 should pay 2 food on 20, and has none.
    P6 goes back to 19.
    P6 meets P2 on 19: battle!
    P6 rolls 3: 3 in all.
    P2 commits 4 cannons.
    P2 rolls 9: 13 in all.
    P2 beats P6: 13 against 3.
    P2 takes 5 gold from P6.
    P6 should pay 3 food on 19, and has none.
    P6 goes back to 18.
    P6 meets P3 on 18: battle!
    P6 rolls 7: 7 in all.
29 [P3]
    P3 commits 6 cannons.
    P3 rolls 10: 16 in all.
    P3 beats P6: 16 against 7.
    P3 takes 4 gold from P6.
    P6 should pay 2 food on 18, and has none.
    P6 goes back 2 blocks, to 16.
30 [P6]
    P6 goes back to 12.
    P6 pays 5 gold.
    P1 loads 1 cannon.
    P1 throws 2 gold overboard for 1 cannon: all five cabins are full.
    P2 loads 1 cannon.
    Round 9: the dice show 6 and 4.
31 [P4]
    P4 keeps the dice: 6 first, then 4.
32 [P1 P2 P3 P4 P5 P6]
    P4 shows card 1: 6 blocks on, then 4 blocks on.
    P4 sails to 30.
    P4 pays 2 food.
    P5 shows card 2: 6 blocks on, then 4 cannons.
    P5 sails to 20.
    P5 pays 2 food.
    P6 shows card 2: 6 blocks on, then 4 cannons.
    P6 sails to 21.
    P6 should pay 3 food on 21, and has none.
    P6 goes back to 20.
    P6 meets P5 on 20: battle!
    P6 rolls 7: 7 in all.
33 [P5]
    P5 commits 6 cannons.
    P5 beats P6 by rolling the flame!
    P5 takes 3 gold from P6.
    P6 should pay 2 food on 20, and has none.
    P6 goes back to 19.
    P6 meets P2 on 19: battle!
    P6 rolls 5: 5 in all.
34 [P2]
    P2 commits one cannon.
    P2 rolls 0: 1 in all.
    P6 beats P2: 5 against 1.
35 [P6]
    P6 steals a treasure card from P2.
    P6 should pay 3 food on 19, and has none.
    P6 goes back to 18.
    P6 meets P3 on 18: battle!
    P6 rolls 2: 2 in all.
    P3 rolls 9: 9 in all.
    P3 beats P6: 9 against 2.
    P3 steals a treasure card from P6.
    P6 should pay 2 food on 18, and has none.
    P6 goes back 2 blocks, to 16.
    P6 goes back 3 blocks, to 10.
    P1 shows card 7: 6 gold, then 3 blocks on.
    P1 loads 6 gold.
    P1 throws 1 cannon overboard for 6 gold: all five cabins are full.
    P2 shows card 1: 6 blocks on, then 4 blocks on.
    P2 sails to 25.
    P2 pays 4 food.
    P3 shows card 3: 6 cannons, then 4 blocks on.
    P3 loads 6 cannons.
36 [P4]
    P4 sails to 34.
    P4 finds a treasure card.
    P5 loads 4 cannons.
    P6 loads 4 cannons.
    P1 sails to 16.
    P1 pays 2 food.
    P2 sails to 29.
    P2 pays 5 gold.
    P3 sails to 22.
    P3 pays 3 food.
    Round 10: the dice show 5 and 4.
37 [P5]
    P5 swaps the dice: 4 first, then 5.
38 [P1 P2 P3 P4 P5 P6]
    P5 shows card 8: 4 food, then 5 gold.
    P5 loads 4 food.
    P6 shows card 3: 4 cannons, then 5 blocks on.
    P6 loads 4 cannons.
    P1 shows card 5: 2 blocks on, then 5 gold.
    P1 sails to 18.
    P1 pays 2 food.
    P2 shows card 10: 4 cannons, then 5 cannons.
    P2 loads 4 cannons.
    P3 shows card 6: 4 food, then 3 blocks on.
    P3 loads 4 food.
    P3 throws 3 gold overboard for 4 food: all five cabins are full.
    P4 shows card 8: 4 food, then 5 gold.
    P4 loads 4 food.
    P5 loads 5 gold.
    P5 throws 4 cannons overboard for 5 gold: all five cabins are full.
    P6 sails to 18.
    P6 meets P1 on 18: battle!
39 [P6]
    P6 commits 8 cannons.
    P6 rolls 2: 10 in all.
40 [P1]
    P1 commits 10 cannons.
    P1 rolls 3: 13 in all.
    P1 beats P6: 13 against 10.
    P6 has nothing that P1 could take.
    P6 should pay 2 food on 18, and has none.
    P6 goes back 2 blocks, to 16.
41 [P6]
    P6 goes back 3 blocks, to 10.
    P1 loads 5 gold.
    P2 loads 5 cannons.
    P3 sails to 25.
    P3 pays 4 food.
    P4 loads 5 gold.
    Round 11: the dice show 3 and 6.
    P6 keeps the dice: 3 first, then 6.
42 [P1 P2 P3 P4 P5 P6]
    P6 shows card 4: 2 blocks on, then 6 food.
    P6 sails to 12.
    P6 should pay 5 gold on 12, and has none.
    P6 goes back 2 blocks, to 10.
    P1 shows card 8: 3 food, then 6 gold.
    P1 loads 3 food.
    P2 shows card 7: 3 gold, then 5 blocks on.
    P2 loads 3 gold.
    P2 throws 1 food overboard for 3 gold: all five cabins are full.
    P3 shows card 5: one block on, then 6 gold.
    P3 sails to 26.
    P3 finds a treasure card.
    P4 shows card 9: 3 gold, then 6 food.
    P4 loads 3 gold.
    P5 shows card 6: 3 food, then 4 blocks on.
    P5 loads 3 food.
    P5 throws 1 gold overboard for 3 food: all five cabins are full.
    P6 loads 6 food.
    P1 loads 6 gold.
    P1 throws 2 food overboard for 6 gold: all five cabins are full.
43 [P2]
    P2 sails to 34.
    P2 meets P4 on 34: battle!
    P2 commits 8 cannons.
    P2 rolls 5: 13 in all.
    P4 rolls 10: 10 in all.
    P2 beats P4: 13 against 10.
    P2 steals a treasure card from P4.
    P3 loads 6 gold.
    P4 loads 6 food.
    P5 sails to 24.
    P5 pays 2 food.
    Round 12: the dice show 1 and 2.
44 [P1]
    P1 swaps the dice: 2 first, then 1.
45 [P1 P2 P3 P4 P5 P6]
    P1 shows card 1: 2 blocks on, then one block on.
    P1 sails to 20.
    P1 pays 2 food.
    P2 shows card 5: no move, then 1 gold.
    P2 stays.
    P3 shows card 8: 2 food, then 1 gold.
    P3 loads 2 food.
    P3 throws 3 gold overboard for 2 food: all five cabins are full.
    P4 shows card 7: 2 gold, then no move.
    P4 loads 2 gold.
    P4 throws 4 food overboard for 2 gold: all five cabins are full.
    P5 shows card 3: 2 cannons, then one block on.
    P5 loads 2 cannons.
    P5 throws 1 food overboard for 2 cannons: all five cabins are full.
    P6 shows card 9: 2 gold, then 1 food.
    P6 loads 2 gold.
    P1 sails to 21.
    P1 can pay only 1 of 3 food on 21, and loses that.
    P1 goes back 5 blocks, to 16.
46 [P1]
    P1 goes back to 12.
    P1 pays 5 gold.
    P2 loads 1 gold.
    P3 loads 1 gold.
    P3 throws 1 food overboard for 1 gold: all five cabins are full.
    P4 stays.
    P5 sails to 25.
    P5 pays 4 food.
    P6 loads 1 food.
    Round 13: the dice show 4 and 3.
47 [P2]
    P2 swaps the dice: 3 first, then 4.
48 [P1 P2 P3 P4 P5 P6]
    P2 shows card 6: 3 food, then 2 blocks on.
    P2 loads 3 food.
    P3 shows card 7: 3 gold, then 3 blocks on.
    P3 loads 3 gold.
    P3 throws 2 food overboard for 3 gold: all five cabins are full.
    P4 shows card 4: 2 blocks on, then 4 food.
    P4 sails to 36.
    P4 pays 2 food.
    P5 shows card 9: 3 gold, then 4 food.
    P5 loads 3 gold.
    P6 shows card 10: 3 cannons, then 4 cannons.
    P6 loads 3 cannons.
    P1 shows card 2: 3 blocks on, then 4 cannons.
    P1 sails to 18.
    P1 should pay 2 food on 18, and has none.
    P1 goes back 2 blocks, to 16.
49 [P1]
    P1 goes back to 12.
    P1 pays 5 gold.
    P2 sails to 36.
    P2 meets P4 on 36: battle!
50 [P2]
    P2 commits one cannon.
    P2 rolls 10: 11 in all.
    P4 rolls 5: 5 in all.
    P2 beats P4: 11 against 5.
    P2 steals a treasure card from P4.
    P2 pays 2 food.
    P3 sails to 29.
    P3 pays 5 gold.
    P4 loads 4 food.
    P4 throws 1 gold overboard for 4 food: all five cabins are full.
    P5 loads 4 food.
    P5 throws 2 cannons overboard for 4 food: all five cabins are full.
    P6 loads 4 cannons.
    P1 loads 4 cannons.
    Round 14: the dice show 1 and 6.
51 [P3]
    P3 swaps the dice: 6 first, then 1.
52 [P1 P2 P3 P4 P5 P6]
    P3 shows card 10: 6 cannons, then 1 cannon.
    P3 loads 6 cannons.
    P4 shows card 6: 6 food, then one block back.
    P4 loads 6 food.
    P4 throws 2 gold overboard for 6 food: all five cabins are full.
    P5 shows card 5: 4 blocks on, then 1 gold.
    P5 sails to 29.
    P5 meets P3 on 29: battle!
    P5 rolls 1: 1 in all.
53 [P3]
    P3 commits 4 cannons.
    P3 rolls 0: 4 in all.
    P3 beats P5: 4 against 1.
    P3 takes 6 gold from P5.
    P5 pays 5 gold.
    P6 shows card 7: 6 gold, then no move.
    P6 loads 6 gold.
    P6 throws 1 food overboard for 6 gold: all five cabins are full.
    P1 shows card 9: 6 gold, then 1 food.
    P1 loads 6 gold.
    P2 shows card 2: 6 blocks on, then 1 cannon.
54 [P2]
    P2 sails to 45.
    P2 can pay only 1 of 3 food on 45, and loses that.
    P2 goes back 2 blocks, to 43.
    P2 finds a treasure card.
    P3 loads 1 cannon.
    P3 throws 3 gold overboard for 1 cannon: all five cabins are full.
    P4 goes back to 35.
    P4 finds a treasure card that brings 7 food.
    P4 throws 3 gold overboard for 7 food: all five cabins are full.
    P5 loads 1 gold.
    P6 stays.
    P1 loads 1 food.
    P2 loads 1 cannon.
    Round 15: the dice show 4 and 1.
55 [P4]
    P4 swaps the dice: 1 first, then 4.
56 [P1 P2 P3 P4 P5 P6]
    P4 shows card 5: one block back, then 4 gold.
    P4 goes back to 34.
    P5 shows card 1: one block on, then 4 blocks on.
    P5 sails to 30.
    P5 pays 2 food.
    P6 shows card 5: one block back, then 4 gold.
    P6 goes back to 9.
    P6 finds a treasure card.
    P1 shows card 3: 1 cannon, then 4 blocks on.
    P1 loads 1 cannon.
    P1 throws 1 food overboard for 1 cannon: all five cabins are full.
    P2 shows card 4: no move, then 4 food.
    P2 stays.
    P3 shows card 1: one block on, then 4 blocks on.
    P3 sails to 30.
    P3 meets P5 on 30: battle!
57 [P3]
    P3 commits 8 cannons.
    P3 rolls 9: 17 in all.
    P5 rolls 5: 5 in all.
    P3 beats P5: 17 against 5.
    P3 takes 5 gold from P5.
    P3 should pay 2 food on 30, and has none.
    P3 goes back to 29.
    P3 pays 5 gold.
    P4 loads 4 gold.
    P4 throws 4 food overboard for 4 gold: all five cabins are full.
58 [P5]
    P5 sails to 41.
    P5 can pay only 2 of 4 food on 41, and loses that.
    P5 goes back 3 blocks, to 35.
    P6 loads 4 gold.
    P6 throws 3 cannons overboard for 4 gold: all five cabins are full.
    P1 sails to 19.
    P1 should pay 3 food on 19, and has none.
    P1 goes back 3 blocks, to 16.
59 [P1]
    P1 goes back to 12.
    P1 pays 5 gold.
    P2 loads 4 food.
    P2 throws 1 cannon overboard for 4 food: all five cabins are full.
60 [P3]
    P3 sails to 33.
    P3 should pay 2 food on 33, and has none.
    P3 goes back 2 blocks, to 31.
    P3 pays 3 gold.
    Round 16: the dice show 2 and 4.
61 [P5]
    P5 swaps the dice: 4 first, then 2.
62 [P1 P2 P3 P4 P5 P6]
    P5 shows card 4: 3 blocks on, then 2 food.
    P5 sails to 41.
    P5 should pay 4 food on 41, and has none.
63 [P5]
    P5 goes back 3 blocks, to 35.
    P6 shows card 6: 4 food, then no move.
    P6 loads 4 food.
    P6 throws 2 gold overboard for 4 food: all five cabins are full.
    P1 shows card 10: 4 cannons, then 2 cannons.
    P1 loads 4 cannons.
    P2 shows card 3: 4 cannons, then 2 blocks on.
    P2 loads 4 cannons.
    P2 throws 1 gold overboard for 4 cannons: all five cabins are full.
    P3 shows card 9: 4 gold, then 2 food.
    P3 loads 4 gold.
    P4 shows card 10: 4 cannons, then 2 cannons.
    P4 loads 4 cannons.
    P4 throws 4 gold overboard for 4 cannons: all five cabins are full.
    P5 loads 2 food.
    P6 stays.
    P1 loads 2 cannons.
    P1 throws 6 gold overboard for 2 cannons: all five cabins are full.
64 [P2]
    P2 sails to 52.
    P2 pays 3 food.
    P3 loads 2 food.
    P4 loads 2 cannons.
    P4 throws 4 food overboard for 2 cannons: all five cabins are full.
    Round 17: the dice show 6 and 5.
65 [P6]
    P6 swaps the dice: 5 first, then 6.
66 [P1 P2 P3 P4 P5 P6]
    P6 shows card 8: 5 food, then 6 gold.
    P6 loads 5 food.
    P6 throws 4 gold overboard for 5 food: all five cabins are full.
    P1 shows card 6: 5 food, then 4 blocks on.
    P1 loads 5 food.
    P1 throws 1 cannon overboard for 5 food: all five cabins are full.
    P2 shows card 9: 5 gold, then 6 food.
    P2 loads 5 gold.
    P2 throws 1 food overboard for 5 gold: all five cabins are full.
    P3 shows card 10: 5 cannons, then 6 cannons.
    P3 loads 5 cannons.
    P3 throws 2 food overboard for 5 cannons: all five cabins are full.
    P4 shows card 3: 5 cannons, then 6 blocks on.
    P4 loads 5 cannons.
    P4 throws 5 gold overboard for 5 cannons: all five cabins are full.
    P5 shows card 7: 5 gold, then 5 blocks on.
    P5 loads 5 gold.
    P6 loads 6 gold.
    P6 throws 4 food overboard for 6 gold: all five cabins are full.
    P1 sails to 19.
    P1 pays 3 food.
    P2 loads 6 food.
    P2 throws 1 cannon overboard for 6 food: all five cabins are full.
    P3 loads 6 cannons.
    P3 throws 3 gold overboard for 6 cannons: all five cabins are full.
    P4 sails to 43.
    P5 sails to 43.
    P5 meets P4 on 43: battle!
    P5 rolls 0: 0 in all.
67 [P4]
    P4 commits one cannon.
    P4 rolls 0: 1 in all.
    P4 beats P5: 1 against 0.
    P4 takes 5 gold from P5.
    P4 throws 1 cannon overboard for 5 gold: all five cabins are full.
    Round 18: the dice show 3 and 2.
68 [P1]
    P1 swaps the dice: 2 first, then 3.
69 [P1 P2 P3 P4 P5 P6]
    P1 shows card 4: one block on, then 3 food.
    P1 sails to 20.
    P1 pays 2 food.
    P2 shows card 8: 2 food, then 3 gold.
    P2 loads 2 food.
    P2 throws 3 gold overboard for 2 food: all five cabins are full.
    P3 shows card 2: 2 blocks on, then 3 cannons.
    P3 sails to 33.
    P3 should pay 2 food on 33, and has none.
    P3 goes back 2 blocks, to 31.
    P3 pays 3 gold.
    P4 shows card 9: 2 gold, then 3 food.
    P4 loads 2 gold.
    P4 throws 4 cannons overboard for 2 gold: all five cabins are full.
    P5 shows card 8: 2 food, then 3 gold.
    P5 loads 2 food.
    P6 shows card 4: one block on, then 3 food.
    P6 sails to 10.
    P1 loads 3 food.
    P2 loads 3 gold.
    P2 throws 2 food overboard for 3 gold: all five cabins are full.
    P3 loads 3 cannons.
    P3 throws 1 gold overboard for 3 cannons: all five cabins are full.
    P4 loads 3 food.
    P4 throws 2 gold overboard for 3 food: all five cabins are full.
    P5 loads 3 gold.
    P6 loads 3 food.
    P6 throws 4 cannons overboard for 3 food: all five cabins are full.
    Round 19: the dice show 1 and 5.
70 [P2]
    P2 keeps the dice: 1 first, then 5.
71 [P1 P2 P3 P4 P5 P6]
    P2 shows card 10: 1 cannon, then 5 cannons.
    P2 loads 1 cannon.
    P2 throws 3 gold overboard for 1 cannon: all five cabins are full.
    P3 shows card 4: no move, then 5 food.
    P3 stays.
    P4 shows card 5: one block back, then 5 gold.
    P4 goes back to 42.
    P4 pays 2 food.
    P5 shows card 4: no move, then 5 food.
    P5 stays.
    P6 shows card 10: 1 cannon, then 5 cannons.
    P6 loads 1 cannon.
    P6 throws 3 food overboard for 1 cannon: all five cabins are full.
    P1 shows card 1: one block on, then 5 blocks on.
    P1 sails to 21.
    P1 pays 3 food.
    P2 loads 5 cannons.
    P2 throws 3 gold overboard for 5 cannons: all five cabins are full.
    P3 loads 5 food.
    P3 throws 1 cannon overboard for 5 food: all five cabins are full.
    P4 loads 5 gold.
    P4 throws 1 food overboard for 5 gold: all five cabins are full.
    P5 loads 5 food.
    P5 throws 1 gold overboard for 5 food: all five cabins are full.
    P6 loads 5 cannons.
    P6 throws 5 food overboard for 5 cannons: all five cabins are full.
    P1 sails to 26.
    Round 20: the dice show 1 and 5.
72 [P3]
    P3 swaps the dice: 5 first, then 1.
73 [P1 P2 P3 P4 P5 P6]
    P3 shows card 6: 5 food, then one block back.
    P3 loads 5 food.
    P3 throws 3 cannons overboard for 5 food: all five cabins are full.
    P4 shows card 1: 5 blocks on, then one block on.
74 [P4]
    P4 sails to 54.
    P4 pays 2 food.
    P5 shows card 2: 5 blocks on, then 1 cannon.
75 [P5]
    P5 sails to 55.
    P5 pays 2 food.
    P6 shows card 1: 5 blocks on, then one block on.
    P6 sails to 18.
    P6 pays 2 food.
    P1 shows card 2: 5 blocks on, then 1 cannon.
    P1 sails to 31.
    P1 meets P3 on 31: battle!
76 [P1]
    P1 commits 10 cannons.
    P1 rolls 9: 19 in all.
77 [P3]
    P3 commits 11 cannons.
    P3 rolls 4: 15 in all.
    P1 beats P3: 19 against 15.
78 [P1]
    P1 takes 5 food from P3.
    P1 pays 3 gold.
    P2 shows card 7: 5 gold, then no move.
    P2 loads 5 gold.
    P2 throws 1 cannon overboard for 5 gold: all five cabins are full.
    P3 goes back to 30.
    P3 pays 2 food.
    P4 sails to 55.
    P4 meets P5 on 55: battle!
79 [P4]
    P4 commits 5 cannons.
    P4 rolls 5: 10 in all.
    P5 rolls 9: 9 in all.
    P4 beats P5: 10 against 9.
    P4 takes 5 food from P5.
    P4 pays 2 food.
    P5 loads 1 cannon.
    P6 sails to 19.
    P6 pays 3 food.
    P1 loads 1 cannon.
    P2 stays.
    Round 21: the dice show 5 and 2.
    P4 keeps the dice: 5 first, then 2.
80 [P1 P2 P3 P4 P5 P6]
    P4 shows card 2: 5 blocks on, then 2 cannons.
    P4 sails to 60.
    P4 finds a treasure card that brings 7 gold.
    P4 throws 2 food overboard for 7 gold: all five cabins are full.
    P5 shows card 9: 5 gold, then 2 food.
    P5 loads 5 gold.
    P6 shows card 9: 5 gold, then 2 food.
    P6 loads 5 gold.
    P6 throws 1 food overboard for 5 gold: all five cabins are full.
    P1 shows card 7: 5 gold, then one block on.
    P1 loads 5 gold.
    P2 shows card 1: 5 blocks on, then 2 blocks on.
    P2 sails to 57.
    P2 pays 2 food.
    P3 shows card 1: 5 blocks on, then 2 blocks on.
81 [P3]
    P3 sails to 42.
    P3 pays 2 food.
    P4 loads 2 cannons.
    P4 throws 5 food overboard for 2 cannons: all five cabins are full.
    P5 loads 2 food.
    P5 throws 1 cannon overboard for 2 food: all five cabins are full.
    P6 loads 2 food.
    P6 throws 1 cannon overboard for 2 food: all five cabins are full.
    P1 sails to 32.
    P1 pays 3 food.
    P2 sails to 59.
    P2 pays 3 food.
    P3 sails to 51.
    P3 can pay only 1 of 3 food on 51, and loses that.
    P3 goes back to 43.
    Round 22: the dice show 1 and 6.
82 [P5]
    P5 keeps the dice: 1 first, then 6.
83 [P1 P2 P3 P4 P5 P6]
    P5 shows card 10: 1 cannon, then 6 cannons.
    P5 loads 1 cannon.
    P5 throws 1 gold overboard for 1 cannon: all five cabins are full.
    P6 shows card 2: one block on, then 6 cannons.
    P6 sails to 20.
    P6 pays 2 food.
    P1 shows card 9: 1 gold, then 6 food.
    P1 loads 1 gold.
    P2 shows card 2: one block on, then 6 cannons.
    P2 sails to 60.
    P2 meets P4 on 60: battle!
84 [P2]
    P2 commits 9 cannons.
    P2 rolls 0: 9 in all.
85 [P4]
    P4 commits one cannon.
    P4 rolls 5: 6 in all.
    P2 beats P4: 9 against 6.
86 [P2]
    P2 takes 5 gold from P4.
    P3 shows card 9: 1 gold, then 6 food.
    P3 loads 1 gold.
    P4 shows card 8: 1 food, then 6 gold.
    P4 loads 1 food.
    P5 loads 6 cannons.
    P5 throws 2 food overboard for 6 cannons: all five cabins are full.
    P6 loads 6 cannons.
    P1 loads 6 food.
    P1 throws 1 cannon overboard for 6 food: all five cabins are full.
    P2 loads 6 cannons.
    P3 loads 6 food.
    P4 loads 6 gold.
    P4 throws 1 cannon overboard for 6 gold: all five cabins are full.
    Round 23: the dice show 1 and 6.
87 [P6]
    P6 swaps the dice: 6 first, then 1.
88 [P1 P2 P3 P4 P5 P6]
    P6 shows card 5: 4 blocks on, then 1 gold.
    P6 sails to 24.
    P6 should pay 2 food on 24, and has none.
    P6 goes back 8 blocks, to 16.
89 [P6]
    P6 goes back 4 blocks, to 5.
    P6 pays 3 gold.
    P1 shows card 8: 6 food, then 1 gold.
    P1 loads 6 food.
    P1 throws 1 gold overboard for 6 food: all five cabins are full.
    P2 shows card 3: 6 cannons, then one block on.
    P2 loads 6 cannons.
    P2 throws 1 food overboard for 6 cannons: all five cabins are full.
    P3 shows card 3: 6 cannons, then one block on.
    P3 loads 6 cannons.
    P4 shows card 10: 6 cannons, then 1 cannon.
    P4 loads 6 cannons.
    P4 throws 1 food overboard for 6 cannons: all five cabins are full.
    P5 shows card 6: 6 food, then one block back.
    P5 loads 6 food.
    P5 throws 1 cannon overboard for 6 food: all five cabins are full.
    P6 loads 1 gold.
    P6 throws 5 cannons overboard for 1 gold: all five cabins are full.
    P1 loads 1 gold.
    P1 throws 2 food overboard for 1 gold: all five cabins are full.
    P2 sails to 61.
    P2 pays 7 gold.
90 [P3]
    P3 sails to 44.
    P3 pays 2 food.
    P4 loads 1 cannon.
    P4 throws 5 gold overboard for 1 cannon: all five cabins are full.
    P5 goes back to 54.
    P5 pays 2 food.
    Round 24: the dice show 3 and 6.
91 [P1]
    P1 keeps the dice: 3 first, then 6.
92 [P1 P2 P3 P4 P5 P6]
    P1 shows card 3: 3 cannons, then 6 blocks on.
    P1 loads 3 cannons.
    P1 throws 1 gold overboard for 3 cannons: all five cabins are full.
    P2 shows card 4: 2 blocks on, then 6 food.
    P2 sails to 63.
    P2 pays 5 gold.
    P3 shows card 5: one block on, then 6 gold.
    P3 sails to 45.
    P3 pays 3 food.
    P4 shows card 7: 3 gold, then 5 blocks on.
    P4 loads 3 gold.
    P4 throws 1 cannon overboard for 3 gold: all five cabins are full.
    P5 shows card 5: one block on, then 6 gold.
    P5 sails to 55.
    P5 pays 2 food.
    P6 shows card 6: 3 food, then 4 blocks on.
    P6 loads 3 food.
    P6 throws 1 gold overboard for 3 food: all five cabins are full.
    P1 sails to 41.
    P1 pays 4 food.
    P2 loads 6 food.
    P3 loads 6 gold.
    P4 sails to 65.
    P4 pays 2 food.
    P5 loads 6 gold.
93 [P6]
    P6 sails to 9.
    Round 25: the dice show 3 and 3.
94 [P2]
    P2 keeps the dice: 3 first, then 3.
95 [P1 P2 P3 P4 P5 P6]
    P2 shows card 5: one block on, then 3 gold.
    P2 sails to 64.
    P2 pays 4 food.
    P3 shows card 4: 2 blocks on, then 3 food.
    P3 sails to 47.
    P3 finds a treasure card.
    P4 shows card 6: 3 food, then one block on.
    P4 loads 3 food.
    P4 throws 3 gold overboard for 3 food: all five cabins are full.
    P5 shows card 7: 3 gold, then 2 blocks on.
    P5 loads 3 gold.
    P5 throws 4 food overboard for 3 gold: all five cabins are full.
    P6 shows card 8: 3 food, then 3 gold.
    P6 loads 3 food.
    P6 throws 2 gold overboard for 3 food: all five cabins are full.
    P1 shows card 7: 3 gold, then 2 blocks on.
    P1 loads 3 gold.
    P1 throws 2 food overboard for 3 gold: all five cabins are full.
    P2 loads 3 gold.
    P3 loads 3 food.
    P3 throws 1 gold overboard for 3 food: all five cabins are full.
    P4 sails to 66.
    P4 pays 2 food.
    P5 sails to 57.
    P5 should pay 2 food on 57, and has none.
    P5 goes back 3 blocks, to 54.
96 [P5]
    P5 goes back to 53.
    P5 pays 5 gold.
    P6 loads 3 gold.
    P6 throws 3 food overboard for 3 gold: all five cabins are full.
    P1 sails to 43.
    Round 26: the dice show 2 and 2.
97 [P3]
    P3 keeps the dice: 2 first, then 2.
98 [P1 P2 P3 P4 P5 P6]
    P3 shows card 7: 2 gold, then one block on.
    P3 loads 2 gold.
    P3 throws 1 food overboard for 2 gold: all five cabins are full.
    P4 shows card 1: 2 blocks on, then 2 blocks on.
    P4 sails to 68.
    P4 pays 2 food.
    P5 shows card 1: 2 blocks on, then 2 blocks on.
    P5 sails to 55.
    P5 should pay 2 food on 55, and has none.
    P5 goes back to 54.
99 [P5]
    P5 goes back 3 blocks, to 48.
    P5 finds a treasure card.
    P6 shows card 3: 2 cannons, then 2 blocks on.
    P6 loads 2 cannons.
    P6 throws 3 gold overboard for 2 cannons: all five cabins are full.
    P1 shows card 10: 2 cannons, then 2 cannons.
    P1 loads 2 cannons.
    P1 throws 3 gold overboard for 2 cannons: all five cabins are full.
    P2 shows card 10: 2 cannons, then 2 cannons.
    P2 loads 2 cannons.
    P2 throws 2 food overboard for 2 cannons: all five cabins are full.
    P3 sails to 48.
    P3 meets P5 on 48: battle!
100 [P3]
    P3 commits 6 cannons.
    P3 rolls 0: 6 in all.
101 [P5]
    P5 commits 6 cannons.
    P5 rolls 2: 8 in all.
    P5 beats P3: 8 against 6.
    P5 steals a treasure card from P3.
    The treasure on 48 is gone: P5 was there first.
    P4 sails to 70.
    P4 pays 4 food.
    P5 sails to 50.
    P5 should pay 3 food on 50, and has none.
    P5 goes back 2 blocks, to 48.
    P5 meets P3 on 48: battle!
    P5 rolls 0: 0 in all.
    P3 rolls 4: 4 in all.
    P3 beats P5: 4 against 0.
102 [P3]
    P3 steals a treasure card from P5.
    P6 sails to 11.
    P6 pays 3 food.
    P1 loads 2 cannons.
    P1 throws 3 gold overboard for 2 cannons: all five cabins are full.
    P2 loads 2 cannons.
    P2 throws 3 gold overboard for 2 cannons: all five cabins are full.
    Round 27: the dice show 1 and 5.
103 [P4]
    P4 swaps the dice: 5 first, then 1.
104 [P1 P2 P3 P4 P5 P6]
    P4 shows card 10: 5 cannons, then 1 cannon.
    P4 loads 5 cannons.
    P5 shows card 9: 5 gold, then 1 food.
    P5 loads 5 gold.
    P6 shows card 10: 5 cannons, then 1 cannon.
    P6 loads 5 cannons.
    P1 shows card 2: 5 blocks on, then 1 cannon.
105 [P1]
    P1 sails to 48.
    P1 meets P3 and P5 on 48: battle!
    P1 commits 7 cannons.
    P1 rolls 1: 8 in all.
    P3 rolls 7: 7 in all.
    P1 beats P3: 8 against 7.
    P5 rolls 2: 2 in all.
    P1 beats P5: 8 against 2.
    P1 takes 2 gold from P3.
    P1 takes 5 gold from P5.
    P2 shows card 3: 5 cannons, then one block on.
    P2 loads 5 cannons.
    P2 throws 3 gold overboard for 5 cannons: all five cabins are full.
    P3 shows card 2: 5 blocks on, then 1 cannon.
    P3 sails to 56.
    P3 pays 3 food.
    P4 loads 1 cannon.
    P5 loads 1 food.
    P6 loads 1 cannon.
    P6 throws 6 gold overboard for 1 cannon: all five cabins are full.
    P1 loads 1 cannon.
    P2 sails to 65.
    P2 should pay 2 food on 65, and has none.
    P2 goes back 5 blocks, to 60.
    P3 loads 1 cannon.
    Round 28: the dice show 2 and 3.
106 [P5]
    P5 keeps the dice: 2 first, then 3.
107 [P1 P2 P3 P4 P5 P6]
    P5 shows card 5: no move, then 3 gold.
    P5 stays.
    P6 shows card 4: one block on, then 3 food.
    P6 sails to 12.
    P6 pays 5 gold.
    P1 shows card 5: no move, then 3 gold.
    P1 stays.
    P2 shows card 6: 2 food, then one block on.
    P2 loads 2 food.
    P2 throws 2 cannons overboard for 2 food: all five cabins are full.
    P3 shows card 8: 2 food, then 3 gold.
    P3 loads 2 food.
    P4 shows card 8: 2 food, then 3 gold.
    P4 loads 2 food.
    P4 throws 1 cannon overboard for 2 food: all five cabins are full.
    P5 loads 3 gold.
    P6 loads 3 food.
    P6 throws 1 cannon overboard for 3 food: all five cabins are full.
    P1 loads 3 gold.
    P1 throws 1 cannon overboard for 3 gold: all five cabins are full.
    P2 sails to 61.
    P2 should pay 7 gold on 61, and has none.
    P2 goes back to 60.
    P3 loads 3 gold.
    P4 loads 3 gold.
    P4 throws 2 food overboard for 3 gold: all five cabins are full.
    Round 29: the dice show 4 and 4.
108 [P6]
    P6 keeps the dice: 4 first, then 4.
109 [P1 P2 P3 P4 P5 P6]
    P6 shows card 7: 4 gold, then 3 blocks on.
    P6 loads 4 gold.
    P6 throws 2 cannons overboard for 4 gold: all five cabins are full.
    P1 shows card 4: 3 blocks on, then 4 food.
    P1 sails to 54.
    P1 pays 2 food.
    P2 shows card 8: 4 food, then 4 gold.
    P2 loads 4 food.
    P2 throws 2 cannons overboard for 4 food: all five cabins are full.
    P3 shows card 9: 4 gold, then 4 food.
    P3 loads 4 gold.
    P3 throws 1 cannon overboard for 4 gold: all five cabins are full.
    P4 shows card 4: 3 blocks on, then 4 food.
    P4 is home in Formosa Strait!
    P5 shows card 10: 4 cannons, then 4 cannons.
    P5 loads 4 cannons.
    P5 throws 1 food overboard for 4 cannons: all five cabins are full.
    P6 sails to 18.
    P6 pays 2 food.
    P1 loads 4 food.
    P1 throws 2 gold overboard for 4 food: all five cabins are full.
    P2 loads 4 gold.
    P2 throws 2 food overboard for 4 gold: all five cabins are full.
    P3 loads 4 food.
    P3 throws 3 gold overboard for 4 food: all five cabins are full.
    P5 loads 4 cannons.
    P5 throws 1 gold overboard for 4 cannons: all five cabins are full.
