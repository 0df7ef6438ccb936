0 []
    New on display: a temple.
    New on display: a rich gold mine.
1 [P1]
    P1 lays 1012 at E1.
    P1 at 00 and S1E1: +2 gold and +1 cacao.
2 [P2]
    P2 lays 1210 at N1.
    N1E1 becomes a temple.
    Temple N1E1: P2 now leads with 2 workers; P1 is second.
    P2 at 00: +1 cacao.
    New on display: a plantation.
3 [P3]
    P3 lays 2101 at S1E2.
    E2 becomes a rich gold mine.
    P3 at E2: +4 gold.
    New on display: a temple.
4 [P4]
    P4 lays 0121 at S2E1.
    S2E2 becomes a temple.
    Temple S2E2: P4 now leads with 1 worker.
    New on display: a market paying 3.
5 [P1]
    P1 lays 1012 at S2E3.
    S1E3 becomes a plantation.
    Temple S2E2: P1 now leads with 2 workers; P4 is second.
    P1 at S1E3: +1 cacao.
    P3 at S1E3: +1 cacao.
    New on display: a temple.
6 [P2]
    P2 lays 1210 at S3E2.
    S3E1 becomes a market paying 3.
    S3E3 becomes a temple.
    Temple S2E2: P1 now leads with 2 workers; P2 and P4 are second.
    Temple S3E3: P2 now leads with 2 workers; P1 is second.
    New on display: a market paying 4.
    New on display: a market paying 3.
7 [P3]
    P3 lays 1300 at N2E1.
    N2 becomes a market paying 4.
    P2 at N2: +4 gold and −1 cacao.
    New on display: a sun site.
8 [P4]
    P4 lays 1003 at S3E4.
    S2E4 becomes a sun site.
    Temple S3E3: P4 now leads with 3 workers; P2 is second.
    P4 at S2E4: +1 sun token.
    New on display: a sun site.
9 [P1]
    P1 lays 0121 at N1E2.
    N2E2 becomes a sun site.
    Temple N1E1: P1 and P2 now share the lead with 2 each.
    P3 at N2E2: +3 sun tokens.
    P1 at E2: +4 gold.
    New on display: a market paying 2.
10 [P2]
    P2 lays 0031 at E3.
    N1E3 becomes a market paying 2.
    P2 at E2 and S1E3: +2 gold and +3 cacao.
    P1 at N1E3: +2 gold and −1 cacao.
    New on display: a plantation.
11 [P3]
    P3 lays 1111 at N3.
    N3E1 becomes a plantation.
    P3 at N3E1: +1 cacao.
    New on display: a plantation.
12 [P4]
    P4 lays 1012 at S1E4.
    E4 becomes a plantation.
    P4 at S2E4, E4 and S1E3: +3 cacao and +1 sun token.
    New on display: a plantation.
13 [P1]
    P1 lays 3001 at S4E3.
    S4E2 becomes a plantation.
    S4E4 becomes a market paying 3.
    Temple S3E3: P1 now leads with 4 workers; P4 is second.
    P1 at S4E2: +1 cacao.
    P2 at S4E2: +1 cacao.
    New on display: a water hole.
    New on display: a double plantation.
14 [P2]
    P2 lays 0121 at W1.
    N1W1 becomes a double plantation.
    P2 at 00: +1 cacao.
    New on display: a double plantation.
15 [P3]
    P3 lays 1210 at N2W1.
    N3W1 becomes a water hole.
    P3 at N3W1, N1W1 and N2: +8 gold, water carrier 2 steps on and +9 for water.
    New on display: a market paying 3.
16 [P4]
    P4 lays 0130 at S5E4.
    S5E3 becomes a double plantation.
    New on display: a water hole.
17 [P1]
    P1 lays 1003 at N2E3.
    P1 at N2E2: +3 sun tokens.
18 [P2]
    P2 lays 1111 at N4E1.
    N4 becomes a water hole.
    P2 at N4: water carrier 1 step on and +6 for water.
    P3 at N4: water carrier 1 step on and +1 for water.
    New on display: a temple.
19 [P3]
    P3 lays 1111 at S1.
    S1W1 becomes a market paying 3.
    S2 becomes a temple.
    Temple S2: P3 and P4 now share the lead with 1 each.
    P3 at 00, S1E1 and S1W1: +5 gold and −1 cacao.
    P2 at S1W1: +6 gold and −2 cacao.
    New on display: a temple.
    New on display: a gold mine.
20 [P4]
    P4 lays 1111 at S5E2.
    P4 at S4E2 and S5E3: +2 cacao.
21 [P1]
    P1 lays 1111 at N3W2.
    N2W2 becomes a temple.
    Temple N2W2: P1 now leads with 1 worker.
    P1 at N3W1: water carrier 1 step on and +6 for water.
    New on display: a plantation.
22 [P2]
    P2 lays 2101 at N1W2.
    W2 becomes a gold mine.
    Temple N2W2: P2 now leads with 2 workers; P1 is second.
    P2 at W2 and N1W1: +1 gold and +2 cacao.
    New on display: a gold mine.
23 [P3]
    P3 lays 0310 at N4W1.
    N4W2 becomes a gold mine.
    P3 at N4 and N3W1: water carrier 4 steps on and +11 for water.
    P1 at N4W2: +1 gold.
    New on display: a market paying 3.
24 [P4]
    P4 lays 0121 at N5.
    N5W1 becomes a market paying 3.
    N5E1 becomes a plantation.
    P4 at N4, N5W1 and N5E1: +3 gold, water carrier 2 steps on and +9 for water.
    P2's workers earn nothing: the store is full.
    New on display: a water hole.
25 [P1]
    P1 lays 1210 at S2W1.
    Temple S2: P1 now leads with 2 workers; P3 and P4 are second.
    P1 at S1W1: +3 gold and −1 cacao.
26 [P2]
    P2 lays 1111 at N1E4.
    N2E4 becomes a water hole.
    P2 at N2E4, N1E3 and E4: +2 gold, water carrier 1 step on and +3 for water.
27 [P3]
    P3 covers N3 with 2101.
    P3 at N4 and N3E1: +1 cacao, water carrier 1 step on and +5 for water.
28 [P4]
    P4 covers S2E1 with 1012.
    Temple S2E2: P1 now leads with 2 workers; P2 is second.
    Temple S2: P4 and P1 now share the lead with 2 each.
    P4 at S1E1 and S3E1: +5 gold and −2 cacao.
29 [P1]
    P1 covers S2W1 with 1111.
    Temple S2: P4 now leads with 2 workers; P3 and P1 are second.
    P1 at S1W1: +3 gold and −1 cacao.
30 [P2]
    P2 lays 3001 at S3.
    Temple S2: P2 now leads with 3 workers; P4 is second.
31 [P3]
    P3 lays 0121 at N2W3.
    Temple N2W2: P2 now leads with 2 workers; P1 and P3 are second.
32 [P4]
    P4 covers S5E4 with 1111.
    P4 at S4E4 and S5E3: +3 gold and +1 cacao.
33 [P1]
    P1 covers S4E3 with 1111.
    Temple S3E3: P4 now leads with 3 workers; P1 and P2 are second.
    P1 at S4E2, S4E4 and S5E3: +3 gold and +2 cacao.
34 [P2]
    P2 lays 1111 at N4W3.
    P2 at N4W2: +1 gold.
35 [P3]
    P3 covers N2E1 with 1111.
    P3 at N2E2, N2 and N3E1: +4 gold and +1 sun token.
36 [P4]
    P4 lays 1111 at N6W1.
