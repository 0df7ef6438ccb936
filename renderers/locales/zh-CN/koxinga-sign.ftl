koxinga-sign-foods = 格子编号，下面是要付的食物；越多底色越深。
koxinga-sign-prices = 黄色是要付的金币，橙色是宝藏，蓝色不用付。每五格有一个深色编号。
koxinga-sign-seals = 蓝色圆章是终局时的位置分；蓝线左边的格子都是 −5。
koxinga-sign-sailed = 圆框：本轮（或你上次看过以后）行动过的船；框上的数字是先后次序。
koxinga-sign-begun = 浅色的船或小方块：那条船从这里出发。
koxinga-sign-wake = 和船同色的线是走过的路，箭角指着前进的方向；×4 表示走了四次。
koxinga-sign-asked = 琥珀色的框和标题栏里的环：正在等这个人决定。
koxinga-sign-chosen = 对勾：已经选好牌。
koxinga-sign-starter = 三角旗：本轮的起始玩家。
koxinga-sign-standing = 面板上：宝箱旁是宝藏卡的张数，扇形的牌旁是手牌的张数。
koxinga-sign-card = 打出的牌；正在执行的行动是琥珀色。
koxinga-sign-dice = 本轮的第一颗、第二颗骰子；琥珀色的那颗正在用。
koxinga-sign-log = 航海日志：浅色是出发的格子，粗体是停下的格子；“退”表示后退。
koxinga-sign-duel = 下面一行是海战：上一行那条船的合计和对手的合计，大的一方获胜。
koxinga-sign-fight = 海战里投入的大炮和战斗骰；掷出火焰，立即击败所有对手。
koxinga-sign-results = 守方后面：对勾是守住，叉是落败，= 是打平。
