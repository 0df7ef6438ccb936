cacao-name = 可可亚
cacao-about = 当部落的酋长，铺板块，让工人去种植园、市场和神庙干活。适合二至四人。
cacao-first-aim = 摘可可果、卖可可果，板块铺完时金币最多的人获胜。
cacao-first-turn = 把一块工人板块铺在丛林板块旁边，工人挨着哪块丛林板块，就在哪里干活。
cacao-first-picture = 写着代号的空位都可以铺板块，代号从板块 00 数起。右边是各人的金币、可可果、太阳神信物、挑水夫，还有手里的和待抽的板块。
cacao-seat-0 = 红色
cacao-seat-1 = 紫色
cacao-seat-2 = 白色
cacao-seat-3 = 黄色
cacao-preset-standard = 标准：在别人的回合里，你的工人按预设指令干活
cacao-preset-careful = 细致：在别人的回合里，你的工人能卖可可果时先问你
cacao-why-gold = 这样能赚到更多金币。
cacao-why-cacao = 这样留下的可可果以后还卖得掉。
cacao-why-water = 这样你的挑水夫走得更远。
cacao-why-sun = 这样你留得住太阳神信物，最后可以用来盖住自己的板块。
cacao-why-temple = 这样你在神庙更占优势。
cacao-why-rivals = 这样别人拿到的更少。
cacao-stock-counted = 下图的金币按当时就结束来算，每颗可可果另算 2，真正结束时不算：你的减去{ $count ->
    [2] 对手的
   *[other] 其他人中最多的
}。这不是预测。
cacao-stock-sales = 卖可可果的金币
cacao-stock-mines = 矿场的金币
cacao-stock-temple = 神庙的金币，以当时的人数计
cacao-stock-water = 挑水得的金币，以当时的位置计
cacao-stock-sun = 太阳神信物
cacao-stock-cacao = 可可果

cacao-option-offturn = 他人回合
cacao-option-offturn-about = 在别人的回合里，由谁决定你卖不卖可可果
cacao-option-offturn-auto = 按预设指令，马上结算
cacao-option-offturn-ask = 需要取舍时，先来问你
cacao-option-hands = 明牌
cacao-option-hands-about = 手里的工人板块给谁看
cacao-option-hands-closed = 不公开：各人只看自己的
cacao-option-hands-open = 公开：所有人都能看

cacao-seat = { $seat }
cacao-literal = { $words }
cacao-tile-c1 = 种植园
cacao-tile-c2 = 双倍种植园
cacao-tile-m2 = 售价 2 的市场
cacao-tile-m3 = 售价 3 的市场
cacao-tile-m4 = 售价 4 的市场
cacao-tile-g1 = 价值 1 的矿场
cacao-tile-g2 = 价值 2 的矿场
cacao-tile-wt = 水域
cacao-tile-sn = 太阳神祭坛
cacao-tile-tm = 神庙
cacao-tile--- = 丛林板块

cacao-prompt-chance = 结果随机产生。
cacao-prompt-tile = 铺哪一块工人板块？
cacao-prompt-row = 铺在哪一行？
cacao-prompt-column = 铺在哪一格？
cacao-prompt-rotation = 朝哪边摆？四个数字依次是北、东、南、西边的工人数。
cacao-prompt-fill = 空格补上什么？
cacao-prompt-activate = 轮到你的工人干活，由谁来安排？
cacao-prompt-contact = 接下来，哪边的工人干活？
cacao-prompt-workers = 其中几个工人干活？
cacao-prompt-orders = 给工人的预设指令，别人看不到。

cacao-label-tile = 板块 { $form }
cacao-label-fill = { $items }
cacao-label-item = { $cell } 补上{ $tile }
cacao-label-contact = { $worker } 的工人去 { $cell }（{ $tile }）
cacao-label-over = 盖住自己的板块（花 1 个信物）
cacao-label-auto = 自动：先看金币多，再看可可果多
cacao-label-act = 逐个安排工人
cacao-label-hold = 先铺板块，再安排工人
cacao-label-done = 剩下的自动安排
cacao-label-orders = 预设指令
cacao-label-min-value = 售价 { $value } 以上才卖
cacao-label-min-off = 一律不卖
cacao-label-keep-value = 仓库里至少留 { $value } 颗可可果

cacao-words-place = { $form } 铺在 { $cell }
cacao-words-over = 用 { $form } 盖住 { $cell }
cacao-words-more = { $laid }，{ $more }
cacao-words-use = { $worker } 的 { $count } 个工人到 { $cell }
cacao-typed = 补上=fill, 盖住=over, 先不安排=hold, 安排=act, 自动=auto, 预设指令=orders, 售价=min, 留下=keep, 不卖=off, 水域=wt, 太阳神祭坛=sn, 神庙=tm
cacao-words-orders = 预设指令：{ $orders }

cacao-event-place = { $seat }在 { $cell } 铺下 { $form }。
cacao-event-over = { $seat }用 { $form } 盖住了 { $cell }。
cacao-event-fill = { $cell } 补上{ $tile }。
cacao-event-drawn = 从板块堆抽出一块，{ $cell } 补上{ $tile }。
cacao-event-display = 展示区新翻开{ $tile }。
cacao-event-draw = 你抽到板块 { $form }。
cacao-event-work = { $seat }在 { $cells }：{ $gains }。
cacao-event-idle = { $seat }的工人没有收获：{ $why }。
cacao-full-cacao = 仓库满了
cacao-full-sun = 太阳神信物放不下了
cacao-full-water = 挑水夫已经到头
cacao-event-lead =
    { $count ->
        [1] 神庙 { $cell }：现在{ $leaders }以 { $workers } 个工人领先
       *[other] 神庙 { $cell }：现在{ $leaders }并列第一，各有 { $workers } 个工人
    }{ $seconds ->
        [0] 。
       *[other] ，{ $others }第二。
    }
cacao-event-first-sale = 在{ $seat }的回合里，你的工人按预设指令卖了 { $count } 颗可可果（售价 { $least } 以上才卖，仓库里至少留 { $keep } 颗）。指令随时能改，别人的回合里也行：点“预设指令”，或者输入“orders min=3 keep=1”。
cacao-event-orders =
    { $least ->
        [off] 你的工人一律不卖，仓库里至少留 { $keep } 颗可可果。
       *[other] 你的工人只在售价 { $least } 以上时卖，仓库里至少留 { $keep } 颗可可果。
    }
cacao-gain-gold = 金币 +{ $amount }
cacao-gain-cacao =
    { $sign ->
        [plus] 可可果 +{ $amount }
       *[minus] 可可果 −{ $amount }
    }
cacao-gain-spare =
    { $sign ->
        [plus] 剩余可可果 +{ $amount }
       *[minus] 剩余可可果 −{ $amount }
    }
cacao-gain-water = 挑水夫前进 { $amount } 格
cacao-gain-track = 水域 +{ $amount }
cacao-gain-temple =
    { $sign ->
        [plus] 神庙目前 +{ $amount }
       *[minus] 神庙目前 −{ $amount }
    }
cacao-gain-rivals =
    { $sign ->
        [plus] 别人在神庙 −{ $amount }
       *[minus] 别人在神庙 +{ $amount }
    }
cacao-gain-spilt = 放不下的 { $amount } 颗可可果作废
cacao-gain-sun = 太阳神信物 +{ $amount }

cacao-preview-place = { $seat }会在 { $cell } 铺下 { $form }。
cacao-preview-over = { $seat }会用 { $form } 盖住 { $cell }。
cacao-preview-fill = { $cell } 会补上{ $tile }。
cacao-preview-drawn = { $cell } 会从板块堆抽一块，补上{ $tile }。
cacao-preview-work = { $seat }会得到：{ $gains }。
cacao-preview-orders =
    { $least ->
        [off] 这样你的工人一律不卖，仓库里至少留 { $keep } 颗可可果。
       *[other] 这样你的工人只在售价 { $least } 以上时卖，仓库里至少留 { $keep } 颗可可果。
    }
cacao-preview-sun = 要花掉一个太阳神信物。
cacao-preview-hold = 铺好之后，再由你安排工人。
cacao-preview-nothing = 谁都没有收获。
cacao-preview-spilt = 你的仓库只能放 { $most } 颗可可果，有 { $count } 颗放不下，要作废。
cacao-preview-temple =
    { $changed ->
        [yes] 神庙 { $cell } 的名次会变；若不再变动：{ $shares }。
       *[no] 神庙 { $cell } 若不再变动：{ $shares }。
    }
cacao-preview-temple-share = { $seat }有 { $workers } 个工人（终局 +{ $gold } 枚金币）
cacao-preview-expected = { $who }卖多少，由各自的预设指令决定，旁人看不到，所以这里只是估计。
cacao-preview-uncounted = 从板块堆抽出的那块会带来什么收获，没有算进去。

cacao-outcome =
    { $count ->
        [1] { $winners }以 { $total } 枚金币获胜。
       *[other] { $winners }都是 { $total } 枚金币，共同获胜。
    }
cacao-score = { $seat }：{ $total } 枚金币（金币 { $gold }：售价 2 卖得 { $at2 }，3 卖得 { $at3 }，4 卖得 { $at4 }，矿场 { $mines }；神庙 { $temple }，太阳神信物 { $sun }，水域 { $water }；入库可可果 { $harvest }，剩 { $cacao }）

cacao-refusal-spectator = 你在观战，只有这一局的玩家才能行动。
cacao-refusal-wait = 还没轮到你。预设指令可以随时改。
cacao-refusal-over = 现在没有需要选择的。
cacao-refusal-long = 前面已经是完整的一步，后面的是多余的。
cacao-refusal-unread = 看不懂“{ $typed }”。请写板块和格子，例如 1210 W1，后面可以加补上、安排或先不安排。
cacao-refusal-off-board = { $cell } 不在棋盘上。格子写成 00、W1、S1E2 这样。
cacao-refusal-cell = 工人板块不能铺在那里。可以铺的格子：{ $cells }。
cacao-refusal-hand = 你手里没有这块板块。你有：{ $forms }。
cacao-refusal-fill = 请写明空格补上什么：fill { $ways }。
cacao-refusal-stock = 可可果不够：这些工人最多卖 { $most } 颗。
cacao-refusal-over-jungle = 轮到你时，展示区和板块堆里都没有丛林板块，才能盖住板块；现在还剩 { $left } 块。
cacao-refusal-over-sun = 盖住板块要花一个太阳神信物，你没有。
cacao-refusal-over-covered = 这里的板块已经盖过一次了。
cacao-refusal-over-owner = 只能盖自己的工人板块：{ $cells }。
cacao-refusal-choice = 没有这个选项。可以选：{ $legal }。
cacao-refusal-fill-none = 那一格旁边没有要补的空格。
cacao-refusal-fill-only = 这个空格只有一种补法：{ $ways }。
cacao-refusal-contact = 你的工人本回合不在“{ $contact }”干活，或者这一处你写了两次。
cacao-refusal-workers = 那里最多有 { $most } 个工人。
cacao-refusal-orders = 你的预设指令本来就是这样：{ $orders }。
cacao-refusal-unasked = 现在只要决定下一块板块铺在哪里。请写板块和格子，例如 1210 W1。
cacao-refusal-condition = 看不懂条件“{ $typed }”。请写工人板块和位置，例如 1111 S1W1；也可以只写位置。

cacao-chance = { $cell }：最多能得{ $gains }
cacao-chance-gap = { $cell }：补上空格后，最多能得{ $gains }
cacao-chance-none = { $cell }：暂时没有收获
cacao-chance-standing = 现在结束的话，算上神庙、太阳神信物和水域（同分比可可果）：{ $scores }。
cacao-chance-only = 你手里全是 { $form }，直接选铺在哪里。{ $standing }
cacao-chance-score = { $seat } { $gold } 枚金币
cacao-chance-fill = { $fill }：{ $gains }
cacao-chance-fill-none = { $fill }：谁都没有收获
cacao-chance-owner = { $seat }（{ $gains }）
cacao-puzzle = 替{ $seat }铺一块板块，马上赚到 { $gain } 枚金币。
cacao-puzzle-right = 这样铺赚到 { $gain } 枚金币，别的铺法都做不到。
