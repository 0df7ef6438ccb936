### 紀事

cardgo-chronicle-hp = 生命
cardgo-chronicle-damage = 造成的傷害
cardgo-chronicle-connection = 至今最長的連線
cardgo-chronicle-pieces = 盤上的牌
cardgo-chronicle-blow = { $seat } 在 { $cell } 的牌讓 { $other } 失去 { $hp } 點生命。
cardgo-chronicle-best = 最重的一擊：{ $seat } 第 { $turn } 步在 { $cell }，{ $hp } 點生命
cardgo-chronicle-luck-cards = { $seat }：發到與抽到的牌時間值共 { $got }，平均應有 { $fair }
cardgo-chronicle-luck-sorrow = { $seat }：悲傷共擲出 { $got }，平均應有 { $fair }
