### 紀事

jiangshan-chronicle-morale = 士氣
jiangshan-chronicle-losses = 損失的己方部隊
jiangshan-chronicle-ground = 占有的城市與軍營
jiangshan-chronicle-fog = 位置不明的敵軍
jiangshan-chronicle-city = { $seat }從{ $other }手中奪下一座城市。
jiangshan-chronicle-capital = { $seat }從{ $other }手中奪下都城！
jiangshan-chronicle-fallen = { $seat }一回合內損失了 { $count } 支部隊。
jiangshan-chronicle-luck = 天氣：擲了 { $days } 次，暴雨 { $rain } 次（平均 { $fair_rain } 次）、烈日 { $sun } 次（平均 { $fair_sun } 次）
