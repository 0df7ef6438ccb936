### 紀事

koxinga-chronicle-place = 航程
koxinga-chronicle-points = 分數
koxinga-chronicle-lead = { $seat }的分數超過{ $other }，成為最高分。
koxinga-chronicle-gold = 船上金幣
koxinga-chronicle-battles = 海戰勝場
koxinga-chronicle-treasures = 寶藏
koxinga-chronicle-setback = { $seat }後退，離終點遠了 { $blocks } 格。
koxinga-chronicle-found = { $seat }在 { $block } 號格找到一張值 { $points } 分的寶藏卡。
koxinga-chronicle-taken = { $seat }在 { $block } 號格搶走{ $other }一張值 { $points } 分的寶藏卡。
koxinga-chronicle-luck-dice = { $seat }：戰鬥骰共擲出 { $got } 點，照機率應有 { $fair } 點（火焰算 11 點）
koxinga-chronicle-luck-treasure = { $seat }：抽到的寶藏卡共 { $got } 分，平均是 { $fair } 分
