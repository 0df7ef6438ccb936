koxinga-name = 国姓爷
koxinga-about = 驾船绕福尔摩沙一圈，装货、海战、夺宝。适合二至六人。
koxinga-first-aim = 绕福尔摩沙航行一圈，金币、位置和宝藏卡的总分最高的人获胜。
koxinga-first-turn = 暗选一张牌，执行两个行动：第一个按左边的骰子，第二个按右边的。
koxinga-first-picture = 每一格都写着停在那里要付什么。你的船从右上角出发。
koxinga-seat-0 = 蓝船
koxinga-seat-1 = 绿船
koxinga-seat-2 = 黄船
koxinga-seat-3 = 红船
koxinga-seat-4 = 橙船
koxinga-seat-5 = 浅蓝船
koxinga-preset-standard = 标准：有人到家后，大家把这一轮走完
koxinga-preset-original = 原版：按早年电脑程序的规则

koxinga-option-end_after = 结束时机
koxinga-option-end_after-about = 有人到家之后，游戏什么时候结束
koxinga-option-end_after-turn = 整轮：大家做完两个行动
koxinga-option-end_after-pass = 半轮：大家做完当前这个行动
koxinga-option-setup_distribution = 地图布置
koxinga-option-setup_distribution-about = 费用和宝藏怎样分布在地图上
koxinga-option-setup_distribution-uniform = 均匀：每个空的格子抽到的机会相同
koxinga-option-setup_distribution-wrap = 原版：小号的格子机会更大
koxinga-option-map_seed = 地图编号
koxinga-option-map_seed-about = 编号相同，地图就相同；0 表示每桌用新地图
koxinga-option-retreat = 后退付费
koxinga-option-retreat-about = 不够付而后退的人，还要付什么
koxinga-option-retreat-each = 每格都付：每退一格都要付，直到付得起为止
koxinga-option-retreat-once = 只付一次：退一格，那里不用再付
koxinga-option-overboard = 丢弃货物
koxinga-option-overboard-about = 五个货仓全满又要装货时，丢弃哪一仓
koxinga-option-overboard-smallest = 最少：自动丢弃其他货物里数量最少的一仓
koxinga-option-overboard-choose = 自选：由船主选一仓其他货物丢弃

koxinga-food = 份食物
koxinga-gold = 枚金币
koxinga-cannon = 门大炮
koxinga-stack = { $amount } { $kind }
koxinga-seat = { $seat }
koxinga-literal = { $words }
koxinga-card-1-1 = 前进
koxinga-card-1-2 = 前进
koxinga-card-2-1 = 前进
koxinga-card-2-2 = 大炮
koxinga-card-3-1 = 大炮
koxinga-card-3-2 = 前进
koxinga-card-4-1 = 前进（点数 −1）
koxinga-card-4-2 = 食物
koxinga-card-5-1 = 前进（点数 −2）
koxinga-card-5-2 = 金币
koxinga-card-6-1 = 食物
koxinga-card-6-2 = 前进（点数 −2）
koxinga-card-7-1 = 金币
koxinga-card-7-2 = 前进（点数 −1）
koxinga-card-8-1 = 食物
koxinga-card-8-2 = 金币
koxinga-card-9-1 = 金币
koxinga-card-9-2 = 食物
koxinga-card-10-1 = 大炮
koxinga-card-10-2 = 大炮

koxinga-prompt-chance = 结果随机产生。
koxinga-prompt-swap = 你是起始玩家。要为大家对调两颗骰子吗？
koxinga-prompt-dice = 你是起始玩家，骰子是 { $first } 和 { $second }。要为大家对调吗？
koxinga-prompt-equal = 两颗骰子都是 { $die }，不用对调。
koxinga-prompt-cards = 出哪张牌？轮到你的第一个行动之前，别人都看不到。
koxinga-prompt-fork = 过了 { $block } 号格有岔路，走哪边？
koxinga-prompt-back = 从 { $block } 号格后退，退进岔路的哪边？
koxinga-prompt-attack = 你进攻。投入几门大炮？投入的不论输赢都会用掉。
koxinga-prompt-defend = { $seat }以 { $total } 点进攻。投入几门大炮？用掉就没有了。
koxinga-prompt-loot = 你打赢了，拿什么？
koxinga-prompt-drop = 货仓全满了。丢弃哪一仓，给新货腾地方？
koxinga-prompt-plan = 可以提前决定本轮的选择，别人看不到。

koxinga-words-card = { $card } 号牌（先{ $first }，再{ $second }）
koxinga-words-swap = 对调骰子
koxinga-words-keep = 不对调骰子

koxinga-label-swap = 对调骰子
koxinga-label-keep = 不对调
koxinga-label-on = 继续
koxinga-label-play = 打一张牌
koxinga-label-card = { $card } 号牌：先{ $first }，再{ $second }
koxinga-label-outer = 外圈，往 { $block } 号格：{ $due }
koxinga-label-inner = 内圈，往 { $block } 号格：{ $due }
koxinga-label-battle = 先打海战，然后{ $due }
koxinga-label-lacks = { $due }（不够付）
koxinga-label-back = { $due }（不够付），退到{ $end ->
    [0] 起点
   *[other] {" "}{ $end } 号格
}，{ $then }
koxinga-label-fire = 投入大炮
koxinga-label-none = 不投入
koxinga-label-all = 全部投入
koxinga-label-more = 更多…
koxinga-label-cabins = 按货仓指定
koxinga-label-cannons =
    { $cabin ->
       *[0] { $amount } 门
        [1] 1 号仓出 { $amount } 门
        [2] 2 号仓出 { $amount } 门
        [3] 3 号仓出 { $amount } 门
        [4] 4 号仓出 { $amount } 门
        [5] 5 号仓出 { $amount } 门
    }
koxinga-label-loot = 拿战利品
koxinga-label-cabin = { $number } 号仓：{ $stack }
koxinga-label-drop = 丢弃一仓货
koxinga-label-treasure = 随机一张宝藏卡
koxinga-label-plan = 提前决定
koxinga-typed = { koxinga-words-keep }=keep, { koxinga-label-keep }=keep, { koxinga-label-swap }=swap, 对调=swap, 外圈=outer, 内圈=inner, 出牌=card, { koxinga-label-play }=card, { koxinga-label-fire }=fire, { koxinga-label-cabins }=cabins, { koxinga-label-loot }=loot, { koxinga-label-drop }=drop, { koxinga-label-treasure }=treasure, { koxinga-label-plan }=plan, { koxinga-label-none }=none, { koxinga-label-all }=all, { koxinga-plan-fork }=fork, { koxinga-plan-back }=back, { koxinga-plan-attack }=attack, { koxinga-plan-defend }=defend, { koxinga-plan-drop }=drop, { koxinga-plan-attack-needed }=needed, { koxinga-plan-fork-ask }=ask, 数量最多=biggest, 数量最少=smallest, 大炮=cannon, 金币=gold, 食物=food, 掷出=roll, 排成=dice, 号牌=, 门=
koxinga-plan-fork = 遇到岔路
koxinga-plan-fork-outer = 走外圈
koxinga-plan-fork-inner = 走内圈
koxinga-plan-fork-ask = 到时候问我
koxinga-plan-back = 后退到岔路口
koxinga-plan-back-outer = 退进外圈
koxinga-plan-back-inner = 退进内圈
koxinga-plan-back-ask = 到时候问我
koxinga-plan-attack = 我进攻时
koxinga-plan-attack-all = 大炮全部投入
koxinga-plan-attack-none = 不投入大炮
koxinga-plan-attack-needed = 够赢就行
koxinga-plan-attack-ask = 到时候问我
koxinga-plan-defend = 别人进攻我时
koxinga-plan-defend-all = 大炮全部投入
koxinga-plan-defend-none = 不投入大炮
koxinga-plan-defend-needed = 够赢就行
koxinga-plan-defend-ask = 到时候问我
koxinga-plan-loot = 打赢以后
koxinga-plan-loot-gold = 拿金币最多的一仓
koxinga-plan-loot-food = 拿食物最多的一仓
koxinga-plan-loot-cannon = 拿大炮最多的一仓
koxinga-plan-loot-biggest = 拿数量最多的一仓
koxinga-plan-loot-treasure = 拿宝藏卡
koxinga-plan-loot-ask = 到时候问我
koxinga-plan-drop = 货仓装不下时
koxinga-plan-drop-smallest = 丢弃数量最少的一仓
koxinga-plan-drop-food = 丢弃食物最少的一仓
koxinga-plan-drop-gold = 丢弃金币最少的一仓
koxinga-plan-drop-cannon = 丢弃大炮最少的一仓
koxinga-plan-drop-ask = 到时候问我

koxinga-event-starter = 起始玩家是{ $seat }。
koxinga-event-dealt = 你抽到 { $card } 号牌。
koxinga-event-dice = 第 { $turn } 轮：骰子掷出 { $left } 和 { $right }。
koxinga-event-swap = { $seat }对调骰子：先用 { $left }，后用 { $right }。
koxinga-event-keep = { $seat }不对调骰子：先用 { $left }，后用 { $right }。
koxinga-event-chosen = 你选了 { $card } 号牌。
koxinga-event-card = { $seat }翻开 { $card } 号牌：先{ $first }，再{ $second }。
koxinga-event-card-move =
    { $steps ->
        [-1] 后退 1 格
        [0] 停在原地
       *[other] 前进 { $steps } 格
    }
koxinga-event-card-load = 装 { $amount } { $kind }
koxinga-event-plan = { $what }：{ $answer }。
koxinga-event-load = { $seat }装上 { $amount } { $kind }。
koxinga-event-load-lost = { $seat }的五个货仓全是同一种货，装不下 { $amount } { $kind }，只好放弃。
koxinga-event-drop = { $seat }的五个货仓全满，为了装 { $loaded }，丢弃 { $gone }。
koxinga-event-stay = { $seat }停在原地。
koxinga-event-move = { $seat }开到 { $block } 号格。
koxinga-event-back =
    { $steps ->
        [1] { $seat }后退到 { $block } 号格。
       *[other] { $seat }连退 { $steps } 格，退到 { $block } 号格。
    }
koxinga-event-finish = { $seat }到家了！
koxinga-event-battle = { $seat }在 { $block } 号格遇上{ $others }，海战开始！
koxinga-event-cannons = { $seat }投入 { $amount } 门大炮。
koxinga-event-roll = { $seat }掷出 { $roll }，合计 { $strength }。
koxinga-event-flame = { $seat }掷出火焰，直接击败{ $other }！
koxinga-event-win = { $seat }以 { $more } 比 { $less } 击败{ $other }。
koxinga-event-draw = { $seat }和{ $other }打平，都是 { $strength }，谁也不拿东西。
koxinga-event-loot = { $seat }从{ $other }那里夺走 { $amount } { $kind }。
koxinga-event-nothing = { $other }没有东西可以让{ $seat }拿走。
koxinga-event-steal = { $seat }从{ $other }那里夺走一张宝藏卡。
koxinga-event-steal-card = { $seat }从{ $other }那里夺走的宝藏卡值 { $points } 分。
koxinga-event-pay = { $seat }付出 { $paid } { $kind }。
koxinga-event-paid-before = { $seat }已经付过一次，在 { $block } 号格不用再付。
koxinga-event-short =
    { $paid ->
        [0] { $seat }在 { $block } 号格要付 { $amount } { $kind }，但一点也没有。
       *[other] { $seat }在 { $block } 号格要付 { $amount } { $kind }，但不够，仅有的 { $paid } { $kind }也赔掉了。
    }
koxinga-event-treasure = { $seat }得到一张宝藏卡。
koxinga-event-treasure-card = 你找到一张值 { $points } 分的宝藏卡。
koxinga-event-treasure-goods = { $seat }抽到的宝藏卡是 7 { $kind }。
koxinga-event-taken = { $block } 号格的宝藏已经被{ $other }先拿走了。

koxinga-outcome =
    { $count ->
        [1] { $winners }以 { $total } 分获胜。
       *[other] { $winners }都是 { $total } 分，共同获胜。
    }
koxinga-score = { $seat }：{ $total } 分（金币 { $gold }，位置 { $location }，宝藏 { $treasure }）
koxinga-why-way = 这样你离家更近。到家得 15 分，有人到家，这一局就结束。
koxinga-why-gold = 这样你的金币更多，终局时每枚 1 分。
koxinga-why-food = 这样你的食物更多，用来付接下来的费用。
koxinga-why-cannons = 这样你的大炮更多，用来打赢海战。
koxinga-why-stores = 这样你的食物和大炮都更多：食物用来付接下来的费用，大炮用来打赢海战。
koxinga-why-treasure = 这样也许能拿到宝藏。一张宝藏卡值 2 到 9 分。
koxinga-why-loot = 这样会有一场值得打的海战：赢了可以拿走一仓货，或者一张宝藏卡。
koxinga-why-card = 接着我打算出 { $card } 号牌。{ $why }
koxinga-stock-counted = 下图每格和每枚金币算 1，宝藏卡算 5，每份食物和每门大炮算 0.3：你的总值减去其他船中领先那艘的总值。这不是预测。
koxinga-stock-way = 离家还有几格
koxinga-stock-gold = 金币
koxinga-stock-food = 食物
koxinga-stock-cannons = 大炮
koxinga-stock-treasure = 宝藏卡
koxinga-stock-score-position = 位置得分
koxinga-stock-score-treasure = 宝藏得分
koxinga-stock-score-gold = 金币得分

koxinga-refusal-spectator = 你在观战，只有这一局的玩家才能行动。
koxinga-refusal-wait = 现在没有要你决定的事。本轮的选择可以提前做：点“提前决定”，或者输入“plan”。
koxinga-refusal-over = 现在没有需要选择的。
koxinga-refusal-long = 前面已经是完整的一步，后面的是多余的。一次只写一个决定。
koxinga-refusal-choice = 现在不能写“{ $typed }”。可以写：{ $legal }。
koxinga-refusal-twice = “{ $typed }”里 { $cabin } 号仓写了两次。每个货仓只写一次，把要用的大炮写完整。
koxinga-refusal-unread = 看不懂“{ $typed }”。请写要做的事，例如 card 6、swap 或 fire 4。
koxinga-refusal-condition = 看不懂条件“{ $typed }”。可以写 roll 3 5（掷出的骰子）、dice 5 3（起始玩家排定的顺序）、swap、keep，或者翻开的牌，例如 card 7。

koxinga-preview-first = 先{ $what }。
koxinga-preview-second = 再{ $what }。
koxinga-preview-or = 或者{ $what }。
koxinga-preview-fork = 由你选路。走外圈：{ $outer }；走内圈：{ $inner }
koxinga-preview-way = 你会{ $what }。
koxinga-preview-load = 装上 { $amount } { $kind }
koxinga-preview-drop = 装上 { $amount } { $kind }；货仓全满，{ $gone }要丢弃
koxinga-preview-any = 你选的一仓货
koxinga-preview-new = 新货
koxinga-preview-other = 其他货物里最少的一仓
koxinga-preview-now = 其他货物里最少的一仓（现在是 { $gone }）
koxinga-preview-smallest = { $gone }（按规则，是其他货物里最少的一仓）
koxinga-preview-full = 装上 { $amount } { $kind }；货仓还是全满的话，{ $gone }要丢弃
koxinga-preview-lost = 装不下 { $amount } { $kind }，只好放弃
koxinga-preview-stay = 留在原地
koxinga-preview-steps =
    { $steps ->
        [-1] 从那里后退一格
       *[other] 从那里前进 { $steps } 格
    }
koxinga-preview-onward = 从那里{ $there }
koxinga-preview-onward-from = { $there }（出发处：{ $blocks }）
koxinga-origin = { $block } 号格
koxinga-origin-start = 福尔摩沙海峡
koxinga-preview-home = 一路到家，得 15 分，对局随之结束
koxinga-preview-start = 退到福尔摩沙海峡
koxinga-preview-land = 来到 { $block } 号格，{ $due }
koxinga-preview-battle = 来到 { $block } 号格，和{ $others }展开海战{ $hangs ->
    [win-food] ；如果没夺到食物，按船上现有的货，
    [win-gold] ；如果没夺到金币，按船上现有的货，
    [lose-food] ；如果食物没被夺走，就
    [lose-gold] ；如果金币没被夺走，就
    [now] ，然后按船上现有的货，
   *[no] ，然后
}{ $due }
koxinga-preview-rival = { $seat }（打输的机会约 { $chance }%{ $loads ->
    [yes] ，对方先装大炮就更高
   *[no] {""}
}{ $count ->
    [0] {""}
    [1] ；打赢可以拿走 { $prizes }
   *[other] ；打赢可以拿走其中一样：{ $prizes }
}）
koxinga-prize-card = 一张宝藏卡
koxinga-preview-free = 不用付费
koxinga-preview-treasure = 得到宝藏
koxinga-preview-treasure-full = 得到宝藏；{ $same ->
    [yes] 抽到 7 份食物或 7 枚金币，{ $food }就要丢弃
   *[no] 抽到 7 份食物，{ $food }就要丢弃；抽到 7 枚金币，{ $gold }就要丢弃
}
koxinga-preview-pay = 付出 { $amount } { $kind }
koxinga-preview-asks = 那里要付 { $amount } { $kind }，到时候要付得起
koxinga-preview-lacks =
    那里要付 { $amount } { $kind }，但你到时候{ $held ->
        [0] 一点也没有
       *[other] 最多只有 { $held } { $kind }
    }，除非宝藏或海战能补上
koxinga-preview-short =
    要付 { $amount } { $kind }，但你{ $paid ->
        [0] 没有{ $good ->
            [gold] 金币
           *[food] 食物
        }，
       *[other] 只有 { $paid } { $kind }，付光以后
    }{ $there }
koxinga-preview-back =
    还得后退，{ $there }{ $met ->
        [0] {""}
       *[other] ；途中{ $fights }展开海战，结果会影响后面的付费
    }{ $lost ->
        [0] {""}
       *[other] ；途中还要付光 { $losses }
    }
koxinga-preview-fight = 在 { $block } 号格和{ $others }
koxinga-preview-either = 由你选：{ $outer }；或者{ $inner }
koxinga-preview-further = 来到 { $block } 号格，那里也付不起，要再选一次往哪边退
koxinga-preview-dice = 本轮大家的第一个行动用 { $left } 点，第二个行动用 { $right } 点。
koxinga-preview-fire =
    { $amount ->
        [0] 不投入大炮，留着 { $left } 门。
       *[other] 投入 { $amount } 门大炮，还剩 { $left } 门。
    }
koxinga-preview-attack =
    { $guns ->
        [0] 对{ $other }：胜算 { $most }%{ $even ->
            [0] {""}
           *[other] ，打平的机会 { $even }%；打平谁也不拿东西
        }。
       *[other] 对{ $other }：对方不投入大炮的话，胜算 { $most }%；{ $guns } 门全部投入的话，胜算 { $least }%。打平谁也不拿东西。
    }
koxinga-preview-defend =
    { $even ->
        [0] { $lost ->
            [0] 必胜：无论掷出什么都赢。
           *[other] 战斗骰共有 { $faces } 种结果，其中 { $won } 种会赢，{ $lost } 种会输。
        }
       *[other] 战斗骰共有 { $faces } 种结果，其中 { $won } 种会赢，{ $lost ->
            [0] {""}
           *[other] { $lost } 种会输，
        }{ $even } 种打平；打平谁也不拿东西。
    }
koxinga-preview-loot = 战利品：{ $what }。
koxinga-preview-next =
    { $sure ->
        [yes] 然后在 { $block } 号格：{ $due }。
       *[no] 打完以后在 { $block } 号格（按船上现有的货算）：{ $due }。
    }
koxinga-preview-aboard = 之后船上有 { $goods }。
koxinga-preview-several = 这里的 { $count } 艘船都要打：你的大炮和骰子点数对每一艘都算，掷出火焰就全部打赢。
koxinga-preview-overboard = 丢弃 { $gone }，装上 { $amount } { $kind }。
koxinga-preview-steal =
    { $count ->
        [1] 你会得到对方仅有的一张宝藏卡。
       *[other] 你会从对方的 { $count } 张宝藏卡里随机得到一张。
    }

koxinga-threat-battle =
    { $count ->
        [1] { $seat }本轮能到 { $block } 号格，{ $still ->
            [maybe] 那时你要是还没走，对方
           *[yes] {""}
        }打赢你的机会约 { $chance }%（大炮 { $theirs } 对 { $mine }）。
       *[other] 本轮有 { $count } 艘船能到 { $block } 号格，最强的是{ $seat }，{ $still ->
            [maybe] 那时你要是还没走，对方
           *[yes] {""}
        }打赢你的机会约 { $chance }%（大炮 { $theirs } 对 { $mine }）。
    }
koxinga-threat-food =
    { $stops ->
        [0] 食物还有 { $food } 份，停一次通常要付 { $price } 份，很多格子付不起：先补食物，否则停在那些格子会被迫后退。
       *[other] 食物还有 { $food } 份，停一次通常要付 { $price } 份，够停 { $stops } 次。
    }
koxinga-threat-at = 停在 { $blocks } 号格的话：{ $warning }
koxinga-threat-laden =
    { $stops ->
        [0] 这样装货，货仓就全满了，食物却不够停一次，离家还有 { $blocks } 格。货仓没腾出来的话，再装食物就得丢弃另一仓货。
       *[other] 这样装货，剩下的货仓装满食物，最多够停 { $stops } 次，离家还有 { $blocks } 格。要留货仓装食物。
    }
koxinga-threat-treasure = 你到 { $block } 号格之前，{ $others }可能先拿走那里的宝藏：{ $sure ->
    [certain] 手上有牌能到，去不去还不一定。
    [nearly] 手上几乎肯定有牌能到。
   *[maybe] 手上有牌能到的机会约 { $chance }%。
}{ $fights ->
    [0] {""}
   *[other] 要是{ $rival }那时还停在那里，你一到就要打，打输的机会约 { $lost }%。
}
koxinga-threat-home = { $seat }这一轮可能到家（{ $sure ->
    [certain] 手上有牌能到，去不去还不一定
    [nearly] 手上几乎肯定有牌能到
   *[maybe] 手上有牌能到的机会约 { $chance }%
}）{ $count ->
    [1] {""}
   *[other] ，别人也可能
}；有人到家，对局就结束，{ $seat }约得 { $points } 分（路上要付的还没扣）。
koxinga-threat-first = 你到 { $block } 号格之前，{ $seat }可能已经停在那里；你一到就要打，打输的机会约 { $chance }%。
koxinga-threat-score =
    现在结束的话：{ $scores }。{ $advice }{ $hidden ->
        [0] {""}
       *[other] 没公开的宝藏卡先按平均每张 { $average } 分算。
    }
koxinga-threat-points =
    { $hidden ->
        [0] { $seat }得 { $points } 分
       *[other] { $seat }约得 { $points } 分
    }{ $blocks ->
        [0] （已到家）
       *[other] （离家 { $blocks } 格）
    }
koxinga-threat-places = 到家得 15 分，停在别处是 −5 到 10 分。
koxinga-threat-hurry =
    { $can ->
        [yes] { $seat }再过一两轮就可能结束对局，约得 { $points } 分（路上要付的还没扣）：你要在那之前走过 60 号格，否则扣 5 分。
       *[no] { $seat }再过一两轮就可能结束对局，约得 { $points } 分（路上要付的还没扣）。
    }
koxinga-threat-lead = 你到家就有 { $points } 分（路上要付的还没扣），现在没人比这更多：到家吧。
koxinga-threat-ahead = 你到家就有 { $points } 分（路上要付的还没扣），现在没人比这更多：往家走，路上食物要够。
koxinga-threat-behind = 你到家有 { $points } 分（路上要付的还没扣），但{ $seat }到时可能有 { $more } 分。一到家对局就结束，先多拿几分。
koxinga-threat-last = 这是最后一轮：到家得 15 分，停在别处是 −5 到 10 分。
koxinga-threat-lag = { $seat }领先你 { $blocks } 格；有人到家，对局就结束，多往前走。

koxinga-preview-later = 结果要看骰子，现在还没掷。
koxinga-preview-plan = 本轮遇到这种选择，就照你提前决定的办。别人不知道。
koxinga-puzzle = 替{ $seat }决定要不要对调骰子，再选一张牌，让本轮结束时的分数至少增加 { $gain } 分。
koxinga-puzzle-right = 这样选至少多得 { $gain } 分，别的选法都不行。
