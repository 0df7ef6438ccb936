jiangshan-preview-unit = { $cell } { $unit }
jiangshan-preview-somebody = 隐匿的敌军
jiangshan-preview-city = 城市
jiangshan-preview-camp = 军营
jiangshan-preview-capital = 都城

jiangshan-preview-go = { $unit } { $start } 走到 { $end }。
jiangshan-preview-forest = { $unit } { $start } 走进 { $end } 的森林。
jiangshan-preview-forest-blind = { $unit } { $start } 打进 { $end } 的森林：里面要是藏着敌军，就把它消灭（得 1 点功绩，斥候不算）；没人的话就只是走进去。
jiangshan-preview-forest-strike = { $unit } { $start } 打进 { $end } 的森林，消灭藏在里面的敌军。
jiangshan-preview-forest-scout = 里面要是藏着敌方斥候，就把它消灭；要是别的部队，你的斥候会被挡住。
jiangshan-preview-stopped = 里面要是藏着部队，部队会被挡在原地，行动照样用掉。
jiangshan-preview-stopped-before = 里面要是藏着部队，部队会停在前一格，行动照样用掉。
jiangshan-preview-stopped-ally = 里面要是藏着盟军，部队会被挡住，行动照样用掉。
jiangshan-preview-inside = { $unit } { $start } 进入 { $end } 的{ $place }，成为守军。
jiangshan-preview-occupy = { $start } 的{ $unit }拿下 { $end } 的{ $place }，这支部队随之用掉，放回你的兵盒。
jiangshan-preview-repulsed = 里面要是有守军，就会被打退。
jiangshan-preview-capture = { $start } 的{ $unit }吃掉 { $end } 的{ $victim }。
jiangshan-preview-capture-back = { $start } 的{ $unit }吃掉 { $end } 的{ $victim }，不管它是哪个兵种。
jiangshan-preview-may-substitute = { $seat }可能会用“李代桃僵”来应对。
jiangshan-preview-held = 结果会在 { $hours } 小时内的某个时刻揭晓，不管对方能不能应对。
jiangshan-preview-sail = { $unit } { $start } 水运到 { $end }。
jiangshan-preview-sneak = 瞒天过海：{ $unit } { $start } 水运到 { $end }，不管有没有封锁。
jiangshan-preview-command = 由 { $commander } 的将领下令，{ $unit } { $start } 调往 { $end }。
jiangshan-preview-command-camp = 由 { $commander } 的军营下令，{ $unit } { $start } 调往 { $end }。
jiangshan-preview-exchange = { $start } 的{ $one }和 { $end } 的{ $other }换位。
jiangshan-preview-support = 预备役的{ $unit }出动到 { $cell }，背面朝上。
jiangshan-preview-support-inside = 预备役的{ $unit }进入 { $cell } 的军营，别人不知道是哪个兵种。
jiangshan-preview-rebuild-city = { $cell } 的军营改成城市：有补给了，但不能再指挥和支援。
jiangshan-preview-rebuild-camp = { $cell } 的城市改成军营：能指挥和支援了，但不再有补给。
jiangshan-preview-deploy = { $cell } 的{ $unit }翻到正面。
jiangshan-preview-challenge = { $cell } 的{ $unit }必须翻到正面。
jiangshan-preview-recruit = 用 { $price } 点功绩招募{ $unit }，放进预备役（还剩 { $left } 点）。别人只知道价钱。
jiangshan-preview-scout = 无中生有：{ $cell } 冒出一名斥候，下个回合起才能行动。
jiangshan-preview-scout-reserve = 无中生有：预备役里多一名斥候。
jiangshan-preview-extra = 兵者诡道：本回合再行动一次，动过的部队除外。
jiangshan-preview-shoot = { $start } 的{ $unit }射向 { $end }，本回合就不能再干别的了。
jiangshan-preview-rocks = { $start } 的守军朝 { $end } 扔落石，本回合就不能再干别的了。
jiangshan-preview-shot-chaos = { $cell } 的{ $unit }陷入混乱，直到{ $seat }的回合结束。
jiangshan-preview-shot-dead = { $cell } 的{ $unit }已经混乱，再中一箭就被消灭。
jiangshan-preview-shot-back = { $cell } 的{ $unit }得先翻到正面：轻甲就陷入混乱；重甲的话，这一箭就不放了。
jiangshan-preview-shot-if-stopped = 轻骑要是被挡住，这一箭就白费。
jiangshan-preview-shot-lost = 走完之后你方看不到 { $cell }：轻骑不放箭，可以另选目标。
jiangshan-preview-betrayed = 这样一来，大家都知道 { $cell } 里面有人了。
jiangshan-preview-fire = 烈火燎原：从 { $start } 射出火箭，在 { $end } 点起小火。
jiangshan-preview-fire-forest = 藏在那片森林里的部队会陷入混乱，并且暴露。

jiangshan-preview-fighting = 之后它正面朝上。
jiangshan-preview-fighting-faced = 之后它正面朝上，朝{ $facing }。
jiangshan-preview-marching = 之后它仍然背面朝上。
jiangshan-preview-marching-faced = 之后它仍然背面朝上，被发现时朝{ $facing }。
jiangshan-preview-hidden = 之后它就藏起来了。

jiangshan-preview-turned = 为此翻到正面：{ $units }。
jiangshan-preview-revealed = 进入你的视野、翻到正面：{ $units }。
jiangshan-preview-siege = { $cell } 的四座城门全被堵住：这座{ $place }归你，里面要是有守军也被消灭。
jiangshan-preview-siege-unless-scout = 不过别人堵在城门上的部队要是斥候，就不算。
jiangshan-preview-merit = 功绩 +{ $merit }，共 { $left } 点。
jiangshan-preview-merit-unless-scout = 功绩 +{ $merit }，是斥候的话就没有。
jiangshan-preview-setback = { $seat }士气 −{ $loss }，还剩 { $morale }。
jiangshan-preview-defeated = { $seat }战败。
jiangshan-preview-cost = 士气 −{ $morale }，还剩 { $left }。
jiangshan-preview-supply-lost = 手上的 { $supply } 点补给清零。
jiangshan-preview-exposed = 敌人看得到，轮到敌方时会翻到正面：{ $units }。
jiangshan-preview-leaderless = 你的王没有露面：一直这样的话，下个回合开始时士气 −1。
jiangshan-preview-leaderless-rout = 你的王没有露面，士气已经撑不住：照这样，下个回合一开始你就输了！
jiangshan-preview-left =
    { $count ->
        [0] 行动力已用完，还可下达不耗行动力的命令。
       *[other] 本回合还能行动 { $count } 次。
    }
jiangshan-preview-free = 这不花行动。
jiangshan-preview-rallied = 混乱结束：{ $units }。
jiangshan-preview-hides = 不在敌人的视野里，翻回背面：{ $units }。
jiangshan-preview-closes = 你的回合到此结束。
jiangshan-preview-rides = 之后轻骑可以骑射，回合等你决定。

jiangshan-preview-pick = 你会持有：{ $stratagems }。用出来之前谁都看不到。
jiangshan-preview-standing-auto = 马上使用李代桃僵，按下面的名单。
jiangshan-preview-standing-ask = 先来问你；没有按时回答，就按下面的名单办。
jiangshan-preview-standing-off = 一律不用李代桃僵。
jiangshan-preview-standing-protects = 保护：{ $units }。
jiangshan-preview-standing-gives = 牺牲的先后：{ $units }。
jiangshan-preview-standing = 只有你自己知道，随时可以改。
jiangshan-preview-preset = { $cell } 的{ $unit }被发现时朝{ $facing }，只有你自己知道。
jiangshan-preview-falls = { $cell } 的{ $unit }被消灭。
jiangshan-preview-resign = 你认输：你的部队和城营全部离开棋盘。
jiangshan-preview-draw = 其他人也都求和，这局就是平局。你的提议保留到你下个回合开始。
