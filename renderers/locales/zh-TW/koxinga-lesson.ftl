koxinga-lesson-card-1 = 第一顆骰子是 3，第一個行動是前進（骰點 −2）：船走 1 格。
koxinga-lesson-card-2 = 第二顆骰子是 4，第二個行動是拿金幣：4 枚金幣放進空艙。
koxinga-lesson-short-1 = 1 號船停到 21 號格，要付 4 份食物。它只有 3 份，全部付出還是不夠，所以退一格。
koxinga-lesson-short-2 = 20 號格要付 3 枚金幣。它沒有金幣，再退一格。
koxinga-lesson-short-3 = 19 號格什麼都不用付，就停在這裡。
koxinga-lesson-battle-1 = 1 號船停到 4 號船所在的格子，等於攻擊它。
koxinga-lesson-battle-2 = 雙方投入大炮，再擲戰鬥骰：3 + 6 = 9 勝過 4 + 2 = 6。大炮不論勝負都用掉。
koxinga-lesson-battle-3 = 勝方拿走一樣東西：一整艙的貨，或隨機一張寶藏卡。
