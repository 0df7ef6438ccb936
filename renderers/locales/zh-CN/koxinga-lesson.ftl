koxinga-lesson-card-1 = 第一颗骰子是 3，第一个行动是前进（点数 −2）：船走一格。
koxinga-lesson-card-2 = 第二颗骰子是 4，第二个行动是金币：空仓里装上 4 枚金币。
koxinga-lesson-short-1 = 1 号船来到 21 号格，要付 4 份食物。它只有 3 份，全部付掉还不够，于是后退一格。
koxinga-lesson-short-2 = 20 号格要付 3 枚金币。它一枚也没有，于是再退一格。
koxinga-lesson-short-3 = 19 号格什么都不用付，船就停在这里。
koxinga-lesson-battle-1 = 1 号船停到 4 号船所在的格子，于是进攻它。
koxinga-lesson-battle-2 = 双方投入大炮，再掷战斗骰：3 + 6 = 9 大于 4 + 2 = 6。不管输赢，大炮都用掉了。
koxinga-lesson-battle-3 = 胜方拿走一样东西：一个货仓的全部货物，或者随机一张宝藏卡。
