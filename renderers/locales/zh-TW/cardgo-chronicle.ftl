### 紀事

cardgo-chronicle-hp = 生命
cardgo-chronicle-damage = 造成的傷害（超出的也算）
cardgo-chronicle-connection = 至今最大的一串
cardgo-chronicle-pieces = 盤上的卡棋
cardgo-chronicle-blow = { $seat }下在 { $cell }：{ $count } 枚卡棋生效，{ $other }失去 { $hp } 點生命，剩 { $left } 點。
cardgo-chronicle-enclosed = { $seat }下在 { $cell }：{ $count } 枚卡棋生效，其中 { $enclosed } 枚是{ $other }被包圍的卡棋。{ $other }失去 { $hp } 點生命，剩 { $left } 點。
cardgo-chronicle-own = { $seat }下在 { $cell }：這枚卡棋被包圍，反而讓{ $other }有 { $count } 枚卡棋生效。{ $seat }失去 { $hp } 點生命，剩 { $left } 點。
cardgo-chronicle-effect = { $seat }下在 { $cell }：因為這張牌的效果，{ $hurt }失去 { $hp } 點生命，剩 { $left } 點。
# One card that costs both sides HP: two of the above.
cardgo-chronicle-both = { $one }{ $other }
cardgo-chronicle-built = { $told }之前下的卡棋：{ $pieces }。
cardgo-chronicle-placed = { $cell }（第 { $turn } 步）
cardgo-chronicle-best = 最重的一擊：{ $seat }第 { $turn } 步下在 { $cell }，對方失去 { $hp } 點生命
cardgo-chronicle-luck-cards = { $seat }：發到與抽到的牌，時間值共 { $got }，平均是 { $fair }
cardgo-chronicle-luck-sorrow = { $seat }：悲傷的隨機結果共 { $got }，平均是 { $fair }
