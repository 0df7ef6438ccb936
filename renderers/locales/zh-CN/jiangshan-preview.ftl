jiangshan-preview-unit = { $cell } { $unit }
jiangshan-preview-somebody = 隐匿的敌军
jiangshan-preview-city = 城市
jiangshan-preview-camp = 军营
jiangshan-preview-capital = 都城

jiangshan-preview-go = { $unit }从 { $start } 走到 { $end }。
jiangshan-preview-forest = { $unit }从 { $start } 走进 { $end } 的森林。
jiangshan-preview-forest-blind = { $unit }从 { $start } 打进 { $end } 的森林：里面要是藏着敌军，就消灭它（得 1 点功绩，斥候除外）；没有敌军，就只是走进去。
jiangshan-preview-forest-strike = { $unit }从 { $start } 打进 { $end } 的森林，消灭藏在里面的敌军。
jiangshan-preview-forest-scout = 里面要是藏着敌方斥候，就消灭它；要是藏着别的部队，你的斥候会被挡住。
jiangshan-preview-stopped = 里面要是藏着部队，你的部队会被挡在原地，行动照样用掉。
jiangshan-preview-stopped-before = 里面要是藏着部队，你的部队会停在前一格，行动照样用掉。
jiangshan-preview-stopped-ally = 里面要是藏着友军，你的部队会被挡住，行动照样用掉。
jiangshan-preview-inside = { $unit }从 { $start } 进入 { $end } 的{ $place }，成为驻军。
jiangshan-preview-occupy = { $start } 的{ $unit }占领 { $end } 的{ $place }，这支部队随之移除，放回你的兵盒。
jiangshan-preview-repulsed = 里面要是有驻军，你的部队就会被打退，上面说的都不会发生。
jiangshan-preview-storm-repulsed = { $start } 的{ $unit }攻打 { $end } 的{ $place }，但里面有驻军，会被打退，进不去。
jiangshan-preview-capture = { $start } 的{ $unit }吃掉 { $end } 的{ $victim }。
jiangshan-preview-capture-back = { $start } 的{ $unit }吃掉 { $end } 的{ $victim }，不管它到底是哪种部队。
jiangshan-preview-may-substitute = { $seat }可能会用李代桃僵应对。
jiangshan-preview-held = 不管对方能不能应对，进攻的结果都会在 { $hours } 小时内的某个时刻揭晓。
jiangshan-preview-sail = { $unit }从 { $start } 水运到 { $end }。
jiangshan-preview-sneak = 瞒天过海：{ $unit }从 { $start } 水运到 { $end }，无视封锁。
jiangshan-preview-command = 由 { $commander } 指挥，{ $unit }从 { $start } 调往 { $end }。
jiangshan-preview-command-camp = { $commander } 的军营下令，{ $unit }从 { $start } 调往 { $end }。
jiangshan-preview-exchange = { $start } 的{ $one }和 { $end } 的{ $other }换位。
jiangshan-preview-support = 预备役的{ $unit }来到 { $cell } 支援，处于行军状态。
jiangshan-preview-support-inside = 预备役的{ $unit }进驻 { $cell } 的军营，别人不知道是哪种部队。
jiangshan-preview-rebuild-city =
    { $cell } 的军营改建成城市：每回合提供 1 点补给，但不能再指挥部队，预备役也不能来支援。补给满 4 点换 1 点士气：计略要花士气，终局比分数时每点算 1 分。{ $capital ->
        [true] 它仍是都城，失守的后果不变。
       *[false] { "" }
    }
jiangshan-preview-rebuild-camp = { $cell } 的城市改建成军营，能指挥部队，预备役也能来支援，但不再提供补给。{ $capital ->
    [true] 它仍是都城，失守的后果不变。
   *[false] { "" }
}
jiangshan-preview-deploy = { $cell } 的{ $unit }翻到正面。
jiangshan-preview-challenge = { $cell } 的{ $unit }必须翻到正面。
jiangshan-preview-recruit = 花 { $price } 点功绩招募{ $unit }，放进预备役（还剩 { $left } 点）。别人只看得到费用。
jiangshan-preview-scout = 无中生有：{ $cell } 出现一支斥候，下回合起才能行动。
jiangshan-preview-scout-reserve = 无中生有：预备役多一支斥候。
jiangshan-preview-extra = 兵者诡道：本回合多行动一次，行动过的部队除外。
jiangshan-preview-shoot = { $start } 的{ $unit }射向 { $end }，这支部队本回合不能再行动。
jiangshan-preview-rocks = { $start } 的驻军对 { $end } 发动落石，效果和射箭一样；本回合不能再行动。
jiangshan-preview-shot-chaos = { $cell } 的{ $unit }陷入混乱：到{ $seat }的回合结束之前不能行动，再中一箭就被消灭。
jiangshan-preview-shot-dead = { $cell } 的{ $unit }已经混乱，再中一箭就会被消灭。
jiangshan-preview-shot-back = { $cell } 的{ $unit }会先翻到正面：要是轻甲，就陷入混乱；要是重甲，就射不了。
jiangshan-preview-shot-if-stopped = 轻骑要是被挡住，这一箭就射不成了。
jiangshan-preview-shot-lost = 走完之后你方看不到 { $cell }，轻骑就不放箭，你可以另选目标。
jiangshan-preview-betrayed = 这样一来，大家都知道 { $cell } 里面有部队了。
jiangshan-preview-fire = 烈火燎原：从 { $start } 射出一箭，在 { $end } 点起小火，谁都进不去。
jiangshan-preview-fire-forest = 藏在那片森林里的部队会暴露，并陷入混乱，到它那一方的回合结束之前不能行动。

jiangshan-preview-fighting = 之后{ $unit }处于临战状态。
jiangshan-preview-fighting-faced = 之后{ $unit }处于临战状态，朝{ $facing }。
jiangshan-preview-marching = 之后{ $unit }仍是行军状态。
jiangshan-preview-marching-faced = 之后{ $unit }仍是行军状态，被发现时朝{ $facing }。
jiangshan-preview-marching-seen = 之后{ $unit }仍是行军状态；敌人看得到它，敌方回合一开始就翻到正面。
jiangshan-preview-marching-faced-seen = 之后{ $unit }仍是行军状态；敌人看得到它，敌方回合一开始就翻到正面，朝{ $facing }。
jiangshan-preview-hidden = 之后{ $unit }就藏起来了。
jiangshan-preview-king = 它瞄准了{ $seat }在 { $cell } 的王：对方如果不应对，下回合就能吃掉。
jiangshan-preview-town = 它瞄准了{ $seat }在 { $cell } 的{ $place }：里面要是没有驻军，对方又不应对，下回合就能占领。
jiangshan-preview-gate = { $cell } 的{ $place }驻军吃不到它，{ $heavy ->
    [true] 它是重甲，也不怕落石
   *[false] 不过能用落石让它陷入混乱，下回合不能行动
}。

jiangshan-preview-turned = 先翻到正面，亮明身份：{ $units }。
jiangshan-preview-revealed = 进入你的视野而翻到正面的有：{ $units }。
jiangshan-preview-siege =
    { $cell } 的四座城门全部堵住{ $dizzy ->
        [true] （混乱的部队也算）
       *[false] {""}
    }：这座{ $place }归你，里面要是有驻军，也一并消灭。
jiangshan-preview-siege-unless-scout = 不过，别人堵在城门上的部队要是斥候，就不算。
jiangshan-preview-merit = 功绩 +{ $merit }，共 { $left } 点。
jiangshan-preview-merit-unless-scout = 功绩 +{ $merit }，消灭的要是斥候就没有。
jiangshan-preview-setback = { $seat }士气 −{ $loss }，还剩 { $morale }。
jiangshan-preview-defeated = { $seat }战败。
jiangshan-preview-cost = 士气 −{ $morale }，还剩 { $left }。
jiangshan-preview-supply-lost = 你的 { $supply } 点补给清零。
jiangshan-preview-exposed = 敌人看得到、到敌方回合一开始就翻到正面的有：{ $units }。
jiangshan-preview-leaderless = **你的王还藏着，群龙无首：每个这样开始的回合都要士气 −1。**
jiangshan-preview-leaderless-rout = 你的王还藏着，士气又所剩无几：一直这样的话，你的下回合一开始就战败！
jiangshan-preview-left =
    { $count ->
        [0] 行动力用完了，还可以下不花行动力的命令。
       *[other] 本回合还能行动 { $count } 次。
    }
jiangshan-preview-free = 不花行动力。
jiangshan-preview-rallied = 从混乱中恢复：{ $units }。
jiangshan-preview-hides = 敌人看不到、回合结束时翻回反面的有：{ $units }。
jiangshan-preview-hides-again = 敌人看不到它，回合结束时翻回反面。
jiangshan-preview-closes = 你的回合结束。
jiangshan-preview-loses-heart = { $seat }的王还藏着，接着轮到该方时先士气 −1，还剩 { $morale }。
jiangshan-preview-loses-heart-rout = { $seat }的王还藏着，士气又所剩无几：接着轮到该方时士气跌到 { $morale }，随即战败。
jiangshan-preview-rides = 随后轻骑可以骑射，等你决定后，回合再继续。

jiangshan-preview-pick = 你的计略是：{ $stratagems }。用出来之前，别人都看不到。
jiangshan-preview-standing-auto = 受到进攻时马上用李代桃僵，先后照下面的名单。
jiangshan-preview-standing-ask = 每次先来问你；你没有及时回答，就按下面的名单办。
jiangshan-preview-standing-off = 受到进攻时一律不用李代桃僵。
jiangshan-preview-standing-protects = 保护：{ $units }。
jiangshan-preview-standing-gives = 牺牲的先后次序：{ $units }。
jiangshan-preview-standing = 这份预案只有你自己知道，随时可以改。
jiangshan-preview-preset = { $cell } 的{ $unit }被发现时，会朝{ $facing }。这一点只有你知道。
jiangshan-preview-falls = { $cell } 的{ $unit }被消灭。
jiangshan-preview-resign = 你认输：你的部队、城市和军营全部离开棋盘。
jiangshan-preview-draw = 只要其他人也都求和，这一局就以平局结束。你的求和到你的下回合开始前有效。
