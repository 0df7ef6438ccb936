jiangshan-preview-unit = { $cell } { $unit }
jiangshan-preview-somebody = 隱匿的敵軍
jiangshan-preview-city = 城市
jiangshan-preview-camp = 軍營
jiangshan-preview-capital = 都城

jiangshan-preview-go = { $unit }從 { $start } 移動到 { $end }。
jiangshan-preview-forest = { $unit }從 { $start } 進入 { $end } 的森林。
jiangshan-preview-forest-blind = { $unit }從 { $start } 攻入 { $end } 的森林：裡面若藏著敵軍，就消滅它，得到 1 點功績（斥候不算）；沒有敵軍就只是進入森林。
jiangshan-preview-forest-strike = { $unit }從 { $start } 攻入 { $end } 的森林，消滅藏在裡面的敵軍。
jiangshan-preview-forest-scout = 裡面若藏著敵方斥候，就消滅它；若是別的部隊，你的斥候會被擋下。
jiangshan-preview-stopped = 那一格若藏著部隊，你的部隊會被擋在原地，這次行動也算用掉。
jiangshan-preview-stopped-before = 裡面若藏著部隊，你的部隊會停在前一格，這次行動也算用掉。
jiangshan-preview-stopped-ally = 裡面若藏著友軍，你的部隊會被擋下，這次行動也算用掉。
jiangshan-preview-inside = { $unit }從 { $start } 進入 { $end } 的{ $place }，成為駐軍。
jiangshan-preview-occupy = { $start } 的{ $unit }占領 { $end } 的{ $place }。進攻的部隊要移除，回到你的兵盒。
jiangshan-preview-repulsed = 裡面若有駐軍，進攻會被擊退，以上都不會發生。
jiangshan-preview-storm-repulsed = { $start } 的{ $unit }進攻 { $end } 的{ $place }，但裡面有駐軍，會被擊退，進不去。
jiangshan-preview-capture = { $start } 的{ $unit }吃掉 { $end } 的{ $victim }。
jiangshan-preview-capture-back = { $start } 的{ $unit }吃掉 { $end } 的{ $victim }，不管它是什麼部隊。
jiangshan-preview-may-substitute = { $seat }可能用李代桃僵回應。
jiangshan-preview-held = 結果會在 { $hours } 小時內揭曉，不管對方能不能回應。
jiangshan-preview-sail = { $unit }從 { $start } 水運到 { $end }。
jiangshan-preview-sneak = 瞞天過海：{ $unit }無視封鎖，從 { $start } 水運到 { $end }。
jiangshan-preview-command = 由 { $commander } 指揮，{ $unit }從 { $start } 調到 { $end }。
jiangshan-preview-command-camp = { $commander } 的軍營把{ $unit }從 { $start } 調到 { $end }。
jiangshan-preview-exchange = { $start } 的{ $one }與 { $end } 的{ $other }對調位置。
jiangshan-preview-support = 預備役的{ $unit }到 { $cell } 支援，反面朝上。
jiangshan-preview-support-inside = 預備役的{ $unit }進駐 { $cell } 的軍營，別人看不到是什麼部隊。
jiangshan-preview-rebuild-city =
    { $cell } 的軍營改建為城市：每回合提供 1 點補給，但不能再指揮，也不能派預備役支援。補給滿 4 點換 1 點士氣：計略要花士氣，終局比分數時每點算 1 分。{ $capital ->
        [true] 它仍是都城，失守的後果不變。
       *[false] { "" }
    }
jiangshan-preview-rebuild-camp = { $cell } 的城市改建為軍營：可以指揮，也可以派預備役支援，但不再提供補給。{ $capital ->
    [true] 它仍是都城，失守的後果不變。
   *[false] { "" }
}
jiangshan-preview-deploy = { $cell } 的{ $unit }翻成正面。
jiangshan-preview-challenge = { $cell } 的{ $unit }必須翻成正面。
jiangshan-preview-recruit = 花 { $price } 點功績，把{ $unit }編入預備役（還剩 { $left } 點功績）。別人只看得到花了多少。
jiangshan-preview-scout = 無中生有：{ $cell } 出現一個斥候，下回合起才能行動。
jiangshan-preview-scout-reserve = 無中生有：預備役多一個斥候。
jiangshan-preview-extra = 兵者詭道：這回合多 1 點行動力，行動過的部隊不能再動。
jiangshan-preview-shoot = { $start } 的{ $unit }射向 { $end }，這回合不能再做別的事。
jiangshan-preview-rocks = { $start } 的駐軍對 { $end } 發動落石，效果和射箭一樣；這回合不能再做別的事。
jiangshan-preview-shot-chaos = { $cell } 的{ $unit }陷入混亂：到{ $seat }的回合結束為止不能行動，再中一箭就陣亡。
jiangshan-preview-shot-dead = { $cell } 的{ $unit }已經陷入混亂，這一箭會消滅它。
jiangshan-preview-shot-back = { $cell } 的{ $unit }必須先翻成正面：輕甲會陷入混亂；若是重甲，這一箭就不射了。
jiangshan-preview-shot-if-stopped = 輕騎若被擋下，這一箭就射不出去。
jiangshan-preview-shot-lost = 移動之後，你方看不見 { $cell }：輕騎收箭不發，可以另選目標。
jiangshan-preview-betrayed = 這樣一來，大家都會知道 { $cell } 裡有部隊。
jiangshan-preview-fire = 烈火燎原：從 { $start } 放箭，在 { $end } 點起小火，誰都進不去。
jiangshan-preview-fire-forest = 藏在那片森林裡的部隊行蹤會暴露，並陷入混亂，到它自己的回合結束為止不能行動。

jiangshan-preview-fighting = 行動之後{ $unit }正面朝上。
jiangshan-preview-fighting-faced = 行動之後{ $unit }正面朝上，面朝{ $facing }。
jiangshan-preview-marching = 行動之後{ $unit }仍是反面朝上。
jiangshan-preview-marching-faced = 行動之後{ $unit }仍是反面朝上，被看見時面朝{ $facing }。
jiangshan-preview-marching-seen = 行動之後{ $unit }仍是反面朝上；敵人看得見它，輪到敵方時就翻成正面。
jiangshan-preview-marching-faced-seen = 行動之後{ $unit }仍是反面朝上；敵人看得見它，輪到敵方時就翻成正面，面朝{ $facing }。
jiangshan-preview-hidden = 行動之後{ $unit }進入隱匿狀態。
jiangshan-preview-king = 它瞄準了{ $seat }在 { $cell } 的王：對方若不應付，下回合就能吃掉。
jiangshan-preview-town = 它瞄準了{ $seat }在 { $cell } 的{ $place }：裡面若沒有駐軍，對方又不應付，下回合就能占領。
jiangshan-preview-gate = { $cell } 的{ $place }駐軍吃不到它，{ $heavy ->
    [true] 它是重甲，也不怕落石
   *[false] 不過能用落石使它陷入混亂，下回合不能行動
}。

jiangshan-preview-turned = 先翻成正面，亮出身分：{ $units }。
jiangshan-preview-revealed = 進入你的視野而翻成正面：{ $units }。
jiangshan-preview-siege =
    { $cell } 的四座城門都被封住{ $dizzy ->
        [true] （混亂的部隊也算）
       *[false] {""}
    }：這座{ $place }歸你，裡面若有駐軍也會被消滅。
jiangshan-preview-siege-unless-scout = 封住城門的若是別人的斥候，就不算圍困。
jiangshan-preview-merit = 得到 { $merit } 點功績，共有 { $left } 點。
jiangshan-preview-merit-unless-scout = 得到 { $merit } 點功績；消滅的若是斥候就沒有功績。
jiangshan-preview-setback = { $seat }失去 { $loss } 點士氣，剩下 { $morale } 點。
jiangshan-preview-defeated = { $seat }戰敗。
jiangshan-preview-cost = 花掉 { $morale } 點士氣，剩下 { $left } 點。
jiangshan-preview-supply-lost = 現有的 { $supply } 點補給會清空。
jiangshan-preview-exposed = 會被敵人看見，輪到敵方時就翻成正面：{ $units }。
jiangshan-preview-leaderless = **你的王藏著沒有露面，群龍無首：每個這樣開始的回合都失去 1 點士氣。**
jiangshan-preview-leaderless-rout = 你的王藏著沒有露面，士氣又撐不住：照這樣下去，下回合一開始你就戰敗！
jiangshan-preview-left =
    { $count ->
        [0] 行動力用完了，但回合還沒結束，可以下不花行動力的命令。
       *[other] 這回合還能行動 { $count } 次。
    }
jiangshan-preview-free = 這樣做不花行動力。
jiangshan-preview-rallied = 從混亂中恢復：{ $units }。
jiangshan-preview-hides = 敵人看不見，回合結束時翻回反面：{ $units }。
jiangshan-preview-hides-again = 敵人看不見它，所以回合結束時會翻回反面。
jiangshan-preview-closes = 你的回合就此結束。
jiangshan-preview-loses-heart = { $seat }的王藏著沒有露面，接著輪到該方時先失去 1 點士氣，剩下 { $morale } 點。
jiangshan-preview-loses-heart-rout = { $seat }的王藏著沒有露面，士氣又撐不住：接著輪到該方時士氣降到 { $morale }，隨即戰敗。
jiangshan-preview-rides = 之後可以騎射，這回合會等你決定。

jiangshan-preview-pick = 你會有：{ $stratagems }。使用之前，別人都看不到。
jiangshan-preview-standing-auto = 照以下名單，立刻使用李代桃僵。
jiangshan-preview-standing-ask = 先問你；沒有及時回答，就照以下名單。
jiangshan-preview-standing-off = 從不使用李代桃僵。
jiangshan-preview-standing-protects = 保護：{ $units }。
jiangshan-preview-standing-gives = 依序犧牲：{ $units }。
jiangshan-preview-standing = 只有你知道，隨時可以更改。
jiangshan-preview-preset = { $cell } 的{ $unit }被看見時面朝{ $facing }，只有你知道。
jiangshan-preview-falls = { $cell } 的{ $unit }陣亡。
jiangshan-preview-resign = 你認輸：你的部隊、城市和軍營全部離開棋盤。
jiangshan-preview-draw = 只要其他人也都提議和局，這一局就以和局結束。你的提議保留到你下個回合開始。
