jiangshan-preview-unit = { $cell } { $unit }
jiangshan-preview-somebody = 隱匿的敵軍
jiangshan-preview-city = 城市
jiangshan-preview-camp = 軍營
jiangshan-preview-capital = 都城

jiangshan-preview-go = { $unit }由 { $start } 到 { $end }。
jiangshan-preview-forest = { $unit }由 { $start } 進入 { $end } 的森林。
jiangshan-preview-forest-blind = { $unit }由 { $start } 攻入 { $end } 的森林：裡面若藏著敵軍就消滅它（得 1 點功績，斥候不算）；沒有人就只是進入森林。
jiangshan-preview-forest-strike = { $unit }由 { $start } 攻入 { $end } 的森林，消滅藏在裡面的敵軍。
jiangshan-preview-forest-scout = 裡面若藏著敵方斥候就消滅它；若是別的部隊，你的斥候會被擋下。
jiangshan-preview-stopped = 裡面若有部隊藏著，部隊會被擋在原地，行動也用掉了。
jiangshan-preview-stopped-before = 裡面若有部隊藏著，部隊會停在前一格，行動也用掉了。
jiangshan-preview-stopped-ally = 裡面若藏著盟軍，部隊會被擋下，行動也用掉了。
jiangshan-preview-inside = { $unit }由 { $start } 進駐 { $end } 的{ $place }。
jiangshan-preview-occupy = { $start } 的{ $unit }占領 { $end } 的{ $place }，部隊用掉，回到你的兵盒。
jiangshan-preview-repulsed = 裡面若有守軍，攻擊會被擊退。
jiangshan-preview-capture = { $start } 的{ $unit }吃掉 { $end } 的{ $victim }。
jiangshan-preview-capture-back = { $start } 的{ $unit }吃掉 { $end } 的{ $victim }，不論它是什麼兵種。
jiangshan-preview-may-substitute = { $seat }可能以「李代桃僵」應變。
jiangshan-preview-held = 結果會在 { $hours } 小時內的某個時刻揭曉，不論對方能不能應變。
jiangshan-preview-sail = { $unit }由 { $start } 水運到 { $end }。
jiangshan-preview-sneak = 瞞天過海：{ $unit }由 { $start } 水運到 { $end }，不受封鎖。
jiangshan-preview-command = { $commander } 的將領把{ $unit }由 { $start } 調到 { $end }。
jiangshan-preview-command-camp = { $commander } 的軍營把{ $unit }由 { $start } 調到 { $end }。
jiangshan-preview-exchange = { $start } 的{ $one }與 { $end } 的{ $other }對調位置。
jiangshan-preview-support = 預備役的{ $unit }來到 { $cell }，背面朝上。
jiangshan-preview-support-inside = 預備役的{ $unit }進駐 { $cell } 的軍營，別人看不到兵種。
jiangshan-preview-rebuild-city = { $cell } 的軍營改建為城市：開始提供補給，不能再指揮與支援。
jiangshan-preview-rebuild-camp = { $cell } 的城市改建為軍營：可以指揮與支援，不再提供補給。
jiangshan-preview-deploy = { $cell } 的{ $unit }翻成正面。
jiangshan-preview-challenge = { $cell } 的{ $unit }必須翻成正面。
jiangshan-preview-recruit = 花 { $price } 點功績徵召{ $unit }進預備役（剩 { $left } 點）。別人只看得到價錢。
jiangshan-preview-scout = 無中生有：{ $cell } 出現一名斥候，下回合起才能行動。
jiangshan-preview-scout-reserve = 無中生有：預備役多一名斥候。
jiangshan-preview-extra = 兵者詭道：這回合多一次行動，用過的部隊不能再動。
jiangshan-preview-shoot = { $start } 的{ $unit }射向 { $end }，這回合不能再做別的事。
jiangshan-preview-rocks = { $start } 的守軍向 { $end } 投落石，這回合不能再做別的事。
jiangshan-preview-shot-chaos = { $cell } 的{ $unit }陷入混亂，到{ $seat }的回合結束為止。
jiangshan-preview-shot-dead = { $cell } 的{ $unit }已經混亂，這一箭會消滅它。
jiangshan-preview-shot-back = { $cell } 的{ $unit }必須先翻成正面：輕甲陷入混亂；若是重甲，這一箭就不射了。
jiangshan-preview-shot-if-stopped = 輕騎若被擋下，這一箭就落空。
jiangshan-preview-shot-lost = 移動後你方看不見 { $cell }：輕騎收箭不發，可以另選目標。
jiangshan-preview-betrayed = 大家會因此知道 { $cell } 裡有人。
jiangshan-preview-fire = 烈火燎原：從 { $start } 放箭，在 { $end } 點起小火。
jiangshan-preview-fire-forest = 藏在那片森林裡的部隊會陷入混亂，行蹤敗露。

jiangshan-preview-fighting = 之後正面朝上。
jiangshan-preview-fighting-faced = 之後正面朝上，面朝{ $facing }。
jiangshan-preview-marching = 之後背面朝上。
jiangshan-preview-marching-faced = 之後背面朝上，被看見時面朝{ $facing }。
jiangshan-preview-hidden = 之後隱匿不見。

jiangshan-preview-turned = 因此翻成正面：{ $units }。
jiangshan-preview-revealed = 進入你的視野而翻成正面：{ $units }。
jiangshan-preview-siege = { $cell } 的四面城門都被封住，這座{ $place }歸你，裡面若有守軍也會被消滅。
jiangshan-preview-siege-unless-scout = 但是別人守住城門的部隊若是斥候，就不算。
jiangshan-preview-merit = 得 { $merit } 點功績，共有 { $left } 點。
jiangshan-preview-merit-unless-scout = 得 { $merit } 點功績；若是斥候就沒有。
jiangshan-preview-setback = { $seat }失去 { $loss } 點士氣，剩 { $morale }。
jiangshan-preview-defeated = { $seat }戰敗。
jiangshan-preview-cost = 花 { $morale } 點士氣，剩 { $left } 點。
jiangshan-preview-supply-lost = 現有的 { $supply } 點補給會清空。
jiangshan-preview-exposed = 敵人看得到，輪到敵方時會翻到正面：{ $units }。
jiangshan-preview-leaderless = 你的王沒有露面：若一直如此，下回合開始時少 1 點士氣。
jiangshan-preview-leaderless-rout = 你的王沒有露面，士氣又撐不住：照這樣下去，下回合一開始你就敗了！
jiangshan-preview-left =
    { $count ->
        [0] 行動用完了；回合還開著，可以下不花行動的命令。
       *[other] 這回合還有 { $count } 次行動。
    }
jiangshan-preview-free = 不花行動。
jiangshan-preview-rallied = 從混亂中恢復：{ $units }。
jiangshan-preview-hides = 不在敵人視野裡，翻回背面：{ $units }。
jiangshan-preview-closes = 你的回合結束。
jiangshan-preview-rides = 之後輕騎可以騎射，回合等你決定。

jiangshan-preview-pick = 你將持有：{ $stratagems }。使用之前沒有人看得到。
jiangshan-preview-standing-auto = 立刻使用李代桃僵，照以下名單。
jiangshan-preview-standing-ask = 會先問你；沒有及時回答，就照以下名單。
jiangshan-preview-standing-off = 從不使用李代桃僵。
jiangshan-preview-standing-protects = 保護：{ $units }。
jiangshan-preview-standing-gives = 依序犧牲：{ $units }。
jiangshan-preview-standing = 只有你知道，隨時可以更改。
jiangshan-preview-preset = { $cell } 的{ $unit }被看見時面朝{ $facing }，只有你知道。
jiangshan-preview-falls = { $cell } 的{ $unit }陣亡。
jiangshan-preview-resign = 你認輸：你的部隊和城營全部離開棋盤。
jiangshan-preview-draw = 其他人也都提和，就以和局結束。你的提議保留到你下個回合開始。
