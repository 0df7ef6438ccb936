### 战记

cardgo-chronicle-hp = 生命
cardgo-chronicle-damage = 造成的伤害
cardgo-chronicle-connection = 最大的一片
cardgo-chronicle-pieces = 棋盘上的卡棋
cardgo-chronicle-blow = { $seat }在 { $cell } 一击，{ $other }失去 { $hp } 点生命。
cardgo-chronicle-own = { $seat }落在 { $cell } 的卡棋让自己失去 { $hp } 点生命。
cardgo-chronicle-best = 最重的一击：{ $seat }第 { $turn } 步落在 { $cell }，打掉对方 { $hp } 点生命
cardgo-chronicle-luck-cards = { $seat }：发到和抽到的牌时间值合计 { $got }，期望 { $fair }
cardgo-chronicle-luck-sorrow = { $seat }：悲伤合计让对方失去 { $got } 点生命，期望 { $fair } 点
