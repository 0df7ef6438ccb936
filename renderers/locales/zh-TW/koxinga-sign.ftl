koxinga-sign-foods = 格子編號，下面是要付的食物；越多底色越深。
koxinga-sign-prices = 黃色是要付的金幣，橘色是寶藏，藍色什麼都不用付。每五格有一個深色編號。
koxinga-sign-seals = 藍色圓章：終局時的位置分。藍線左邊的格子一律扣 5 分。
koxinga-sign-sailed = 圓框：這一輪（或你上次看過之後）航行過的船；框上的數字是先後順序。
koxinga-sign-begun = 淡色的船或小方塊：那艘船從這裡出發。
koxinga-sign-wake = 與船同色的線是航跡，箭角指向航行的方向；×4 表示走了四次。
koxinga-sign-asked = 琥珀色的框，和標題列上的環：正在等這個人決定。
koxinga-sign-chosen = 打勾：已經選好牌。
koxinga-sign-starter = 三角旗：這一輪的起始玩家。
koxinga-sign-standing = 面板上：寶箱旁是寶藏卡的張數，扇形的牌旁是手牌的張數。
koxinga-sign-card = 打出的牌；正在進行的行動是琥珀色。
koxinga-sign-dice = 這一輪的第一顆、第二顆骰子；琥珀色的那顆正在用。
koxinga-sign-log = 航海日誌：淡色是出發的格子，粗體是停下的格子；「退」是後退。
koxinga-sign-duel = 下一行是海戰：先寫上一行那艘船的合計，再寫對手的，大的獲勝。
koxinga-sign-fight = 海戰中：投入的大炮與戰鬥骰；擲出火焰立刻擊敗所有對手。
koxinga-sign-results = 防守方後面：打勾是守住，叉是落敗，= 是平手。
