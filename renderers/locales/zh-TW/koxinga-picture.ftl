koxinga-picture-setup = 船隊集結中
koxinga-picture-back-to = 退
koxinga-picture-rolling = 擲骰中
koxinga-picture-dealing = 大家補牌中
koxinga-picture-swap = { $who }可以對調骰子
koxinga-picture-equal = 骰子點數相同，由{ $who }繼續
koxinga-picture-cards = 大家選牌中
koxinga-picture-fork = { $who }選擇岔路
koxinga-picture-back = { $who }退回岔路
koxinga-picture-attack = { $who }發動攻擊
koxinga-picture-defend = { $who }應戰
koxinga-picture-loot = { $who }從{ $loser }手中奪取戰利品
koxinga-picture-drop = { $who }騰出空間裝 { $stack }
koxinga-picture-battle = 海戰
koxinga-picture-sailing = { $who }航行中

koxinga-picture-turn = 第 { $number } 輪
koxinga-picture-piles = { $cards ->
    [0] 牌庫都空了
   *[other] 牌庫各剩 { $cards } 張
}
koxinga-picture-strait = 福爾摩沙海峽
koxinga-picture-island = 福爾摩沙
koxinga-picture-plan-outer = 外圍
koxinga-picture-plan-inner = 裡面
koxinga-picture-plan-all = 全部投入
koxinga-picture-plan-none = 不用
koxinga-picture-plan-needed = 夠用就好
koxinga-picture-plan-gold = 金幣
koxinga-picture-plan-food = 食物
koxinga-picture-plan-cannon = 大炮
koxinga-picture-plan-biggest = 最多的
koxinga-picture-plan-smallest = 最少的
koxinga-picture-plan-treasure = 寶藏卡

koxinga-picture-choosing = 還沒選牌：{ $seats }
koxinga-picture-starter = 這一輪的起始玩家是{ $who }
koxinga-picture-dice = 第一顆骰子 { $left }，第二顆骰子 { $right }
koxinga-picture-acting = { $who }出 { $card } 號牌，{ $action ->
    [1] 第一個行動（{ $what }）
   *[2] 第二個行動（{ $what }）
}
koxinga-picture-player = { $who }{ $place }：{ $goods }；{ $treasures ->
    [0] 沒有寶藏卡
   *[other] { $treasures } 張寶藏卡
}
koxinga-picture-on-block = 在 { $block } 號格
koxinga-picture-at-start = 在起點
koxinga-picture-at-home = 已抵達終點
koxinga-picture-no-goods = 貨艙全空
koxinga-picture-cabin = { $number } 號艙 { $stack }
koxinga-picture-cards-left = { $who }：手牌 { $hand } 張，牌庫 { $deck } 張
koxinga-picture-cards-chosen = { $who }：手牌 { $hand } 張，牌庫 { $deck } 張，已經選好
koxinga-picture-cards-shown = { $who }：手牌 { $hand } 張，牌庫 { $deck } 張，亮出 { $card } 號牌（{ $first }，然後{ $second }）
koxinga-picture-cards-open = { $who }出過的牌：{ $cards }
koxinga-picture-walk = { $who }的航線：{ $blocks }
koxinga-picture-battle-on = { $block } 號格的海戰：{ $attacker }對上{ $others }
koxinga-picture-committed = { $cannons ->
    [0] { $who }不用大炮
   *[other] { $who }投入 { $cannons } 門大炮
}
koxinga-picture-rolled = { $who }：大炮 { $cannons } 門加骰子 { $roll } 點，合計 { $total } 點
koxinga-picture-flame = { $who }擲出火焰
koxinga-picture-won = { $winner }打敗{ $loser }
koxinga-picture-even = { $one }與{ $other }不分勝負
koxinga-picture-cost = { $stack }：{ $blocks }
koxinga-picture-chests = 有寶藏的格子：{ $blocks }
koxinga-picture-empty = 空的格子：{ $blocks }
koxinga-picture-deck = 還有 { $count } 張寶藏卡沒翻開
koxinga-picture-own-hand = 你的手牌：{ $cards }
koxinga-picture-own-card = 你這一輪的牌：{ $card }
koxinga-picture-own-treasures = 你的寶藏卡：{ $points }
koxinga-picture-open-treasures = { $who }的寶藏卡：{ $points }
koxinga-picture-own-plan = 預先決定：{ $answers }
koxinga-picture-answer = { $what }{ $answer }
koxinga-picture-score = { $who }：金幣 { $gold }、位置 { $location }、寶藏 { $treasure }，共 { $total } 分
