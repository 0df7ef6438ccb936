koxinga-name = 国姓爷
koxinga-about = 驾船绕福尔摩沙一圈：装货、开炮、夺宝。适合二至六人。
koxinga-first-aim = 绕福尔摩沙航行一圈，金币、宝藏和位置的分数加起来最高的人获胜。
koxinga-first-turn = 暗选一张牌，执行两个行动：第一个按左边的骰子，第二个按右边的。
koxinga-first-picture = 每一格都写着停在那里要付什么。你的船从右上角出发。
koxinga-seat-0 = 蓝船
koxinga-seat-1 = 绿船
koxinga-seat-2 = 黄船
koxinga-seat-3 = 红船
koxinga-seat-4 = 橙船
koxinga-seat-5 = 天蓝船
koxinga-preset-standard = 标准：有人到达后，所有人把这一轮走完
koxinga-preset-original = 原版：按早年电脑程序的规则

koxinga-option-end_after = 结束时机
koxinga-option-end_after-about = 有人到达终点之后，游戏什么时候结束
koxinga-option-end_after-turn = 整轮：所有人做完两个行动
koxinga-option-end_after-pass = 半轮：所有人做完当前这个行动
koxinga-option-setup_distribution = 地图布置
koxinga-option-setup_distribution-about = 费用和宝藏怎样分布在地图上
koxinga-option-setup_distribution-uniform = 均匀：每个空格抽到的机会相同
koxinga-option-setup_distribution-wrap = 原版：小号的格子机会更大
koxinga-option-map_seed = 地图编号
koxinga-option-map_seed-about = 编号相同，地图就相同；0 表示每桌用新地图
koxinga-option-retreat = 后退付费
koxinga-option-retreat-about = 不够付而后退的人，还要付什么
koxinga-option-retreat-each = 每格都付：每退一格都要付，直到付得起为止
koxinga-option-retreat-once = 只付一次：退一格，那里不用再付
koxinga-option-overboard = 舍弃货物
koxinga-option-overboard-about = 五个船舱都满了还要装货，扔掉哪一堆
koxinga-option-overboard-smallest = 最小：自动扔掉别种货物里最小的一堆
koxinga-option-overboard-choose = 自选：船主自己挑一堆别种货物扔掉

koxinga-food = 份粮食
koxinga-gold = 枚金币
koxinga-cannon = 门火炮
koxinga-stack = { $amount } { $kind }
koxinga-seat = { $seat }
koxinga-literal = { $words }
koxinga-card-1-1 = 前进
koxinga-card-1-2 = 前进
koxinga-card-2-1 = 前进
koxinga-card-2-2 = 火炮
koxinga-card-3-1 = 火炮
koxinga-card-3-2 = 前进
koxinga-card-4-1 = 前进（点数 −1）
koxinga-card-4-2 = 粮食
koxinga-card-5-1 = 前进（点数 −2）
koxinga-card-5-2 = 金币
koxinga-card-6-1 = 粮食
koxinga-card-6-2 = 前进（点数 −2）
koxinga-card-7-1 = 金币
koxinga-card-7-2 = 前进（点数 −1）
koxinga-card-8-1 = 粮食
koxinga-card-8-2 = 金币
koxinga-card-9-1 = 金币
koxinga-card-9-2 = 粮食
koxinga-card-10-1 = 火炮
koxinga-card-10-2 = 火炮

koxinga-prompt-chance = 结果随机产生。
koxinga-prompt-swap = 本轮你先手。要交换两颗骰子吗？大家都照这个顺序用。
koxinga-prompt-cards = 出哪张牌？你的第一个行动之前，谁都看不到。
koxinga-prompt-fork = 过了 { $block } 号格有岔路，走哪边？
koxinga-prompt-back = 从 { $block } 号格后退，退进岔路的哪边？
koxinga-prompt-attack = 你进攻。投入几门火炮？投入的不论输赢都会用掉。
koxinga-prompt-defend = 有人进攻你。投入几门火炮？投入的不论输赢都会用掉。
koxinga-prompt-loot = 你打赢了，拿什么？
koxinga-prompt-drop = 船舱全满了。扔掉哪一堆，给新货腾地方？
koxinga-prompt-plan = 可以提前回答本轮的问题，别人看不到。

koxinga-label-swap = 交换骰子
koxinga-label-keep = 不换
koxinga-label-play = 打一张牌
koxinga-label-card = { $card } 号牌：先{ $first }，再{ $second }
koxinga-label-outer = 外圈，往 { $block } 号格
koxinga-label-inner = 内圈，往 { $block } 号格
koxinga-label-fire = 投入火炮
koxinga-label-none = 不投入
koxinga-label-all = 全部投入
koxinga-label-more = 更多…
koxinga-label-cabins = 按船舱指定
koxinga-label-cannons =
    { $cabin ->
       *[0] { $amount } 门
        [1] 1 号舱出 { $amount } 门
        [2] 2 号舱出 { $amount } 门
        [3] 3 号舱出 { $amount } 门
        [4] 4 号舱出 { $amount } 门
        [5] 5 号舱出 { $amount } 门
    }
koxinga-label-loot = 拿战利品
koxinga-label-cabin = { $number } 号舱：{ $stack }
koxinga-label-drop = 扔掉一堆货
koxinga-label-treasure = 随机一张宝藏卡
koxinga-label-plan = 提前作答
koxinga-plan-fork = 遇到岔路
koxinga-plan-fork-outer = 走外圈
koxinga-plan-fork-inner = 走内圈
koxinga-plan-fork-ask = 到时候问我
koxinga-plan-back = 后退到岔路口
koxinga-plan-back-outer = 退进外圈
koxinga-plan-back-inner = 退进内圈
koxinga-plan-back-ask = 到时候问我
koxinga-plan-attack = 我进攻时
koxinga-plan-attack-all = 火炮全部投入
koxinga-plan-attack-none = 不投入火炮
koxinga-plan-attack-needed = 够赢就行
koxinga-plan-attack-ask = 到时候问我
koxinga-plan-defend = 别人进攻我时
koxinga-plan-defend-all = 火炮全部投入
koxinga-plan-defend-none = 不投入火炮
koxinga-plan-defend-needed = 够赢就行
koxinga-plan-defend-ask = 到时候问我
koxinga-plan-loot = 打赢以后
koxinga-plan-loot-gold = 拿最多的一堆金币
koxinga-plan-loot-food = 拿最多的一堆粮食
koxinga-plan-loot-cannon = 拿最多的一堆火炮
koxinga-plan-loot-biggest = 拿最多的一堆
koxinga-plan-loot-treasure = 拿宝藏卡
koxinga-plan-loot-ask = 到时候问我
koxinga-plan-drop = 船舱装不下时
koxinga-plan-drop-smallest = 扔掉最少的一堆
koxinga-plan-drop-food = 扔掉最少的一堆粮食
koxinga-plan-drop-gold = 扔掉最少的一堆金币
koxinga-plan-drop-cannon = 扔掉最少的一堆火炮
koxinga-plan-drop-ask = 到时候问我

koxinga-event-starter = { $seat }先手。
koxinga-event-dealt = 你抽到 { $card } 号牌。
koxinga-event-dice = 第 { $turn } 轮：骰子掷出 { $left } 和 { $right }。
koxinga-event-swap = { $seat }交换骰子：先用 { $left }，后用 { $right }。
koxinga-event-keep = { $seat }不交换骰子：先用 { $left }，后用 { $right }。
koxinga-event-chosen = 你选了 { $card } 号牌。
koxinga-event-card = { $seat }翻开 { $card } 号牌。
koxinga-event-plan = { $what }：{ $answer }。
koxinga-event-load = { $seat }装上 { $amount } { $kind }。
koxinga-event-load-lost = { $seat }装不下 { $amount } { $kind }，只好放弃。
koxinga-event-drop = { $seat }把 { $amount } { $kind }扔进海里。
koxinga-event-stay = { $seat }停在原地。
koxinga-event-move = { $seat }开到 { $block } 号格。
koxinga-event-back = { $seat }后退到 { $block } 号格。
koxinga-event-finish = { $seat }回到福尔摩沙海峡了！
koxinga-event-battle = { $seat }在 { $block } 号格碰上{ $others }，开战！
koxinga-event-cannons = { $seat }投入 { $amount } 门火炮。
koxinga-event-roll = { $seat }掷出 { $roll }，合计 { $strength }。
koxinga-event-flame = { $seat }掷出火焰，立即获胜！
koxinga-event-win = { $seat }以 { $more } 比 { $less } 击败{ $other }。
koxinga-event-draw = { $seat }和{ $other }打平，都是 { $strength }。
koxinga-event-loot = { $seat }从{ $other }那里夺走 { $amount } { $kind }。
koxinga-event-nothing = { $other }没有什么可以让{ $seat }拿走。
koxinga-event-steal = { $seat }从{ $other }那里夺走一张宝藏卡。
koxinga-event-steal-card = { $seat }从{ $other }那里夺走的宝藏卡值 { $points } 分。
koxinga-event-pay = { $seat }付出 { $paid } { $kind }。
koxinga-event-paid-before = { $seat }已经付过一次，在 { $block } 号格不用再付。
koxinga-event-short = { $seat }在 { $block } 号格要付 { $amount } { $kind }，只付得出 { $paid } { $kind }。
koxinga-event-treasure = { $seat }得到一张宝藏卡。
koxinga-event-treasure-card = 你的宝藏卡值 { $points } 分。
koxinga-event-treasure-goods = { $seat }得到宝箱里的 7 { $kind }。

koxinga-outcome =
    { $count ->
        [1] { $winners }以 { $total } 分获胜。
       *[other] { $winners }都是 { $total } 分，共同获胜。
    }
koxinga-score = { $seat }：{ $total } 分（金币 { $gold }，位置 { $location }，宝藏 { $treasure }）
koxinga-why-end = 这一步关系到终局时谁领先。
koxinga-why-way = 这样和别人相比，你离终点更近。
koxinga-why-gold = 这样你手里的金币更多。
koxinga-why-stores = 这样你船上的物资更充足。
koxinga-why-treasure = 这样你的宝藏更多，或者更有机会拿到宝藏。

koxinga-refusal-spectator = 你在观战，只有这一局的玩家才能行动。
koxinga-refusal-wait = 现在没有要你决定的事。本轮的问题可以提前回答：点“提前作答”，或者输入“plan”。
koxinga-refusal-over = 现在没有什么要选的。
koxinga-refusal-long = 到前面为止，这一步已经写全了。一次只写一个决定。
koxinga-refusal-choice = 现在不能写“{ $typed }”。可以写：{ $legal }。
koxinga-refusal-twice = “{ $typed }”里 { $cabin } 号舱写了两次。每个船舱只写一次，把要用的火炮写全。
koxinga-refusal-unread = 看不懂“{ $typed }”。
koxinga-refusal-condition = 看不懂条件“{ $typed }”。可以写 roll 3 5（掷出的骰子）、dice 5 3（先手排定的顺序）、swap、keep，或者翻开的牌，例如 card 7。

koxinga-preview-first = 先{ $what }。
koxinga-preview-second = 再{ $what }。
koxinga-preview-or = 或者{ $what }。
koxinga-preview-way = 你将{ $what }。
koxinga-preview-load = 装上 { $amount } { $kind }
koxinga-preview-drop = 装上 { $amount } { $kind }，{ $gone }要扔进海里
koxinga-preview-room = 装上 { $amount } { $kind }，由你选一堆扔掉
koxinga-preview-lost = 装不下 { $amount } { $kind }，只好放弃
koxinga-preview-stay = 留在原地
koxinga-preview-steps =
    { $steps ->
        [-1] 从那里后退一格
       *[other] 从那里前进 { $steps } 格
    }
koxinga-preview-home = 到家，回到福尔摩沙海峡
koxinga-preview-start = 退到福尔摩沙海峡
koxinga-preview-land = 来到 { $block } 号格，{ $due }
koxinga-preview-battle = 来到 { $block } 号格，和{ $others }打一仗，然后{ $due }
koxinga-preview-free = 不用付费
koxinga-preview-treasure = 得到宝藏
koxinga-preview-pay = 付出 { $amount } { $kind }
koxinga-preview-short = 要付 { $amount } { $kind }，你只有 { $paid } { $kind }，付光以后还得后退
koxinga-preview-short-to = 要付 { $amount } { $kind }，你只有 { $paid } { $kind }，付光以后还得后退，{ $there }
koxinga-preview-dice = 本轮大家的第一个行动用 { $left } 点，第二个行动用 { $right } 点。
koxinga-preview-fire =
    { $amount ->
        [0] 不投入火炮，留着 { $left } 门。
       *[other] 投入 { $amount } 门火炮，还剩 { $left } 门。
    }
koxinga-preview-attack =
    { $guns ->
        [0] 对{ $other }：胜算 { $most }%。
       *[other] 对{ $other }：对方不开炮的话，胜算 { $most }%；{ $guns } 门全开的话，胜算 { $least }%。
    }
koxinga-preview-defend = 骰子共有 { $faces } 种结果，{ $won } 种能赢，{ $lost } 种会输。
koxinga-preview-loot = 拿到后{ $what }。
koxinga-preview-overboard = 扔掉 { $gone }，装上 { $amount } { $kind }。
koxinga-preview-steal =
    { $count ->
        [1] 你会得到对方仅有的一张宝藏卡。
       *[other] 你会从对方的 { $count } 张宝藏卡里随机得到一张。
    }

koxinga-threat-battle = { $seat }本轮能到 { $block } 号格，打赢你的机会约 { $chance }%（火炮 { $theirs } 对 { $mine }）。
koxinga-threat-food =
    { $stops ->
        [0] 粮食还有 { $food } 份，停一次通常要付 { $price } 份，不够付。
       *[other] 粮食还有 { $food } 份，停一次通常要付 { $price } 份，够停 { $stops } 次。
    }
koxinga-threat-score = 现在结束的话：{ $scores }。
koxinga-threat-points =
    { $hidden ->
        [0] { $seat } { $points } 分
       *[other] { $seat } { $points } 分，外加 { $hidden } 张暗牌
    }

koxinga-preview-later = 结果要看骰子，现在还没掷。
koxinga-preview-plan = 本轮要是问到，就照你的答案办。别人不知道。
koxinga-puzzle = 替{ $seat }选一张牌，让本轮结束时至少多 { $gain } 分。
koxinga-puzzle-right = 这张牌至少多得 { $gain } 分，别的牌都不行。
