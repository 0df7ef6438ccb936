### 战记

cardgo-chronicle-hp = 生命
cardgo-chronicle-damage = 造成的伤害（超出的也算）
cardgo-chronicle-connection = 最大的一片
cardgo-chronicle-pieces = 棋盘上的卡棋
cardgo-chronicle-blow = { $seat }落在 { $cell }：{ $count } 枚卡棋生效，{ $other }失去 { $hp } 点生命，剩 { $left } 点。
cardgo-chronicle-enclosed = { $seat }落在 { $cell }：{ $count } 枚卡棋生效，其中 { $enclosed } 枚是{ $other }被包围的卡棋。{ $other }失去 { $hp } 点生命，剩 { $left } 点。
cardgo-chronicle-own = { $seat }落在 { $cell }：这枚卡棋被包围，反而让{ $other }有 { $count } 枚卡棋生效。{ $seat }失去 { $hp } 点生命，剩 { $left } 点。
cardgo-chronicle-effect = { $seat }落在 { $cell }：这张牌的效果让{ $hurt }失去 { $hp } 点生命，剩 { $left } 点。
# One card that costs both sides HP: two of the above.
cardgo-chronicle-both = { $one }{ $other }
cardgo-chronicle-built = { $told }此前落下的卡棋：{ $pieces }。
cardgo-chronicle-placed = { $cell }（第 { $turn } 步）
cardgo-chronicle-best = 最重的一击：{ $seat }第 { $turn } 步落在 { $cell }，打掉对方 { $hp } 点生命
cardgo-chronicle-luck-cards = { $seat }：发到和抽到的牌时间值合计 { $got }，期望 { $fair }
cardgo-chronicle-luck-sorrow = { $seat }：悲伤合计让对方失去 { $got } 点生命，期望 { $fair } 点
