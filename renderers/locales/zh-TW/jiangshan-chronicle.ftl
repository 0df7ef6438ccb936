### 紀事

jiangshan-chronicle-morale = 士氣
jiangshan-chronicle-losses = 損失的部隊
jiangshan-chronicle-ground = 占有的城市與軍營
jiangshan-chronicle-fog = 已發現的敵軍
jiangshan-chronicle-city = { $seat }從{ $other }手中奪下一座城。
jiangshan-chronicle-capital = { $seat }從{ $other }手中奪下都城！
jiangshan-chronicle-fallen = { $seat }在一步之內損失了 { $count } 支部隊。
jiangshan-chronicle-defeat = { $seat }戰敗。
jiangshan-chronicle-luck = 天氣：擲了 { $days } 次，雨天 { $rain } 次（平均 { $fair_rain } 次）、晴天 { $sun } 次（平均 { $fair_sun } 次）
