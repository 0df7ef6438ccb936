### 紀事

cardgo-chronicle-hp = 生命
cardgo-chronicle-damage = 造成的傷害
cardgo-chronicle-connection = 至今最大的連通集
cardgo-chronicle-pieces = 盤上卡棋
cardgo-chronicle-blow = { $seat }在 { $cell } 的卡棋讓{ $other }失去 { $hp } 點生命。
cardgo-chronicle-best = 最重的一擊：{ $seat }第 { $turn } 步在 { $cell }，{ $hp } 點生命
cardgo-chronicle-luck-cards = { $seat }：發到與抽到的牌時間值共 { $got }，平均應有 { $fair }
cardgo-chronicle-luck-sorrow = { $seat }：悲傷共擲出 { $got }，平均應有 { $fair }
