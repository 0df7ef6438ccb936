### 紀事

jiangshan-chronicle-morale = 士氣
jiangshan-chronicle-losses = 損失的部隊
jiangshan-chronicle-ground = 占有的城與營
jiangshan-chronicle-fog = 已發現的敵軍
jiangshan-chronicle-city = { $seat }從{ $other }手中奪下一座城。
jiangshan-chronicle-capital = { $seat }從{ $other }手中奪下都城！
jiangshan-chronicle-fallen = { $seat }在一步之內損失 { $count } 支部隊。
jiangshan-chronicle-defeat = { $seat }戰敗。
jiangshan-chronicle-luck = 天氣：擲了 { $days } 次，雨 { $rain } 次（平均 { $fair_rain }）、晴 { $sun } 次（平均 { $fair_sun }）
