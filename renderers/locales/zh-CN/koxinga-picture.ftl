koxinga-picture-setup = 船队正在集合
koxinga-picture-back-to = 退
koxinga-picture-rolling = 正在掷骰子
koxinga-picture-dealing = 所有人抽牌
koxinga-picture-swap = { $who }可以对调骰子
koxinga-picture-equal = 骰子点数相同，由{ $who }继续
koxinga-picture-cards = 所有人选牌
koxinga-picture-fork = { $who }选择岔路
koxinga-picture-back = { $who }退回岔路
koxinga-picture-attack = { $who }进攻
koxinga-picture-defend = { $who }防守
koxinga-picture-loot = { $who }掠夺{ $loser }
koxinga-picture-drop = { $who }要腾地方装 { $stack }
koxinga-picture-battle = 海战
koxinga-picture-sailing = { $who }正在航行

koxinga-picture-turn = 第 { $number } 轮
koxinga-picture-piles = { $cards ->
    [0] 牌堆都空了
   *[other] 牌堆各剩 { $cards } 张
}
koxinga-picture-strait = 福尔摩沙海峡
koxinga-picture-island = 福尔摩沙
koxinga-picture-plan-outer = 外圈
koxinga-picture-plan-inner = 内圈
koxinga-picture-plan-all = 全投入
koxinga-picture-plan-none = 不投入
koxinga-picture-plan-needed = 够赢就行
koxinga-picture-plan-gold = 金币
koxinga-picture-plan-food = 食物
koxinga-picture-plan-cannon = 大炮
koxinga-picture-plan-biggest = 最多的
koxinga-picture-plan-smallest = 最少的
koxinga-picture-plan-treasure = 宝藏卡

koxinga-picture-choosing = 还在选牌的有：{ $seats }
koxinga-picture-starter = 本轮起始玩家：{ $who }
koxinga-picture-dice = 第一颗骰子 { $left }，第二颗骰子 { $right }
koxinga-picture-acting = { $who }打出 { $card } 号牌，{ $action ->
    [1] 第一个行动（{ $what }）
   *[2] 第二个行动（{ $what }）
}
koxinga-picture-player = { $who }{ $place }：{ $goods }；{ $treasures ->
    [0] 没有宝藏卡
   *[other] { $treasures } 张宝藏卡
}
koxinga-picture-on-block = 在 { $block } 号格
koxinga-picture-at-start = 还在起点
koxinga-picture-at-home = 已经到家
koxinga-picture-no-goods = 货仓是空的
koxinga-picture-cabin = { $number } 号仓 { $stack }
koxinga-picture-cards-left = { $who }：手里 { $hand } 张，待抽 { $deck } 张
koxinga-picture-cards-chosen = { $who }：手里 { $hand } 张，待抽 { $deck } 张，已选好牌
koxinga-picture-cards-shown = { $who }：手里 { $hand } 张，待抽 { $deck } 张，亮出 { $card } 号牌（先{ $first }，再{ $second }）
koxinga-picture-cards-open = { $who }已打出：{ $cards }
koxinga-picture-walk = { $who }走过的格子：{ $blocks }
koxinga-picture-battle-on = { $block } 号格的海战：{ $attacker }进攻{ $others }
koxinga-picture-committed = { $cannons ->
    [0] { $who }没有投入大炮
   *[other] { $who }投入 { $cannons } 门大炮
}
koxinga-picture-rolled = { $who }：大炮 { $cannons } 加骰子 { $roll } 等于 { $total }
koxinga-picture-flame = { $who }掷出火焰
koxinga-picture-won = { $winner }击败{ $loser }
koxinga-picture-even = { $one }和{ $other }打平
koxinga-picture-cost = { $stack }：{ $blocks }
koxinga-picture-chests = 有宝藏的格子：{ $blocks }
koxinga-picture-empty = 没有东西的格子：{ $blocks }
koxinga-picture-deck = 还有 { $count } 张宝藏卡没被抽走
koxinga-picture-own-hand = 你手里的牌：{ $cards }
koxinga-picture-own-card = 你本轮的牌：{ $card }
koxinga-picture-own-treasures = 你的宝藏卡分数：{ $points }
koxinga-picture-open-treasures = { $who }的宝藏卡分数：{ $points }
koxinga-picture-own-plan = 提前决定：{ $answers }
koxinga-picture-answer = { $what }{ $answer }
koxinga-picture-score = { $who }：金币 { $gold }、位置 { $location }、宝藏 { $treasure }，总计 { $total } 分
