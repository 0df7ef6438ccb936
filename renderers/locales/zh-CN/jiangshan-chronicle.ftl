### 战记

jiangshan-chronicle-morale = 士气
jiangshan-chronicle-losses = 损失的己方部队
jiangshan-chronicle-ground = 占有的城市和军营
jiangshan-chronicle-fog = 位置不明的敌军
jiangshan-chronicle-city = { $seat }从{ $other }手里占领了一座城市。
jiangshan-chronicle-capital = { $seat }从{ $other }手里占领了都城！
jiangshan-chronicle-fallen = { $seat }在一步之内损失了 { $count } 支部队。
jiangshan-chronicle-luck = 天气：掷了 { $days } 次，暴雨 { $rain } 次（期望 { $fair_rain } 次），烈日 { $sun } 次（期望 { $fair_sun } 次）
