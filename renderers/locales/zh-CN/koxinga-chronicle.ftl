### 战记

koxinga-chronicle-place = 位置
koxinga-chronicle-points = 得分
koxinga-chronicle-lead = { $seat }的得分超过{ $other }，成为最高分。
koxinga-chronicle-gold = 船上的金币
koxinga-chronicle-battles = 打赢的海战
koxinga-chronicle-treasures = 宝藏
koxinga-chronicle-setback = { $seat }后退，离家远了 { $blocks } 格。
koxinga-chronicle-found = { $seat }在 { $block } 号格找到一张值 { $points } 分的宝藏卡。
koxinga-chronicle-taken = { $seat }在 { $block } 号格从{ $other }那里夺走一张值 { $points } 分的宝藏卡。
koxinga-chronicle-luck-dice = { $seat }：战斗骰合计 { $got } 点，期望 { $fair } 点（火焰按 11 点计）
koxinga-chronicle-luck-treasure = { $seat }：抽到的宝藏卡合计 { $got } 分，期望 { $fair } 分
