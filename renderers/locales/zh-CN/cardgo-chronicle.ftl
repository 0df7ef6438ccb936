### 战记

cardgo-chronicle-hp = 生命
cardgo-chronicle-damage = 造成的伤害
cardgo-chronicle-connection = 至今最长的连接
cardgo-chronicle-pieces = 盘上的牌
cardgo-chronicle-blow = { $seat }在 { $cell } 的牌使{ $other }失去 { $hp } 点生命。
cardgo-chronicle-best = 最重的一击：{ $seat }第 { $turn } 步在 { $cell }，{ $hp } 点生命
cardgo-chronicle-luck-cards = { $seat }：发到和抽到的牌点数合计 { $got }，期望值 { $fair }
cardgo-chronicle-luck-sorrow = { $seat }：悲伤合计掷出 { $got }，期望值 { $fair }
