cacao-name = 可可亚
cacao-about = 铺板块，让工人去种植园、市场和神庙干活。适合二至四人。
cacao-first-aim = 种可可、卖可可，板块铺完时金币最多的人获胜。
cacao-first-turn = 把一块板块铺在丛林旁边，工人碰到哪块丛林就在哪里干活。
cacao-first-picture = 写着名字的空格可以铺。开局时，地图上有一块种植园和一块市场。
cacao-seat-0 = 红色
cacao-seat-1 = 紫色
cacao-seat-2 = 白色
cacao-seat-3 = 黄色
cacao-preset-standard = 标准：别人回合里，你的工人按长期指令行动
cacao-preset-careful = 细致：别人回合里只要你的工人能卖货，就先问你
cacao-why-gold = 马上能赚到更多金币。
cacao-why-cacao = 留下的可可之后还卖得掉。
cacao-why-water = 你的挑水人走得更远。
cacao-why-sun = 留着太阳信物，最后可用来盖板块。
cacao-why-temple = 你在神庙更占优势。

cacao-option-offturn = 他人回合
cacao-option-offturn-about = 轮到别人时，由谁决定你卖不卖
cacao-option-offturn-auto = 按长期指令，马上结算
cacao-option-offturn-ask = 需要取舍时先来问你
cacao-option-hands = 明牌
cacao-option-hands-about = 手里的工人板块给谁看
cacao-option-hands-closed = 暗牌：只看自己的
cacao-option-hands-open = 明牌：谁都能看

cacao-seat = { $seat }
cacao-literal = { $words }
cacao-tile-c1 = 种植园
cacao-tile-c2 = 双倍种植园
cacao-tile-m2 = 收购价 2 的市场
cacao-tile-m3 = 收购价 3 的市场
cacao-tile-m4 = 收购价 4 的市场
cacao-tile-g1 = 金矿
cacao-tile-g2 = 富金矿
cacao-tile-wt = 水源
cacao-tile-sn = 太阳神祭坛
cacao-tile-tm = 神庙
cacao-tile--- = 丛林板块

cacao-prompt-chance = 由随机决定。
cacao-prompt-tile = 铺哪一块工人板块？
cacao-prompt-row = 先选铺在哪一行。
cacao-prompt-column = 铺在哪一格？
cacao-prompt-rotation = 怎么摆？四个数字依次是北、东、南、西边的工人。
cacao-prompt-fill = 空着的丛林格补什么？
cacao-prompt-activate = 轮到你的工人干活，谁来安排？
cacao-prompt-contact = 接下来让哪边的工人干活？
cacao-prompt-workers = 用其中几个工人？
cacao-prompt-orders = 给工人的长期指令，别人看不到。

cacao-label-tile = 板块 { $form }
cacao-label-fill = { $items }
cacao-label-item = { $cell } 补{ $tile }
cacao-label-contact = { $worker } 的工人去 { $cell }（{ $tile }）
cacao-label-over = 盖住自己的板块（太阳信物 −1）
cacao-label-auto = 自动：先多得金币，再多得可可
cacao-label-act = 我来安排
cacao-label-hold = 先铺好，再安排
cacao-label-done = 剩下的自动安排
cacao-label-orders = 长期指令
cacao-label-min-value = 收购价 { $value } 起才卖
cacao-label-min-off = 一律不卖
cacao-label-keep-value = 手里留够 { $value } 颗可可

cacao-event-place = { $seat }在 { $cell } 铺下 { $form }。
cacao-event-over = { $seat }用 { $form } 盖住了 { $cell }。
cacao-event-fill = { $cell } 补上{ $tile }。
cacao-event-drawn = 从板块堆翻出一块，{ $cell } 补上{ $tile }。
cacao-event-display = 展示区添上{ $tile }。
cacao-event-draw = 你摸到板块 { $form }。
cacao-event-work = { $seat }：{ $gains }。
cacao-event-idle = { $seat }的工人一无所获。
cacao-event-first-sale = { $seat }的回合里，你的工人按长期指令卖了 { $count } 颗可可：收购价 { $least } 起才卖，手里留够 { $keep } 颗。指令随时能改，别人的回合也行：行动里的“长期指令”，或输入“orders min=3 keep=1”。
cacao-event-orders =
    { $least ->
        [off] 你的工人一律不卖，手里留够 { $keep } 颗可可。
       *[other] 你的工人收购价 { $least } 起才卖，手里留够 { $keep } 颗可可。
    }
cacao-gain-gold = 金币 +{ $amount }
cacao-gain-cacao =
    { $sign ->
        [plus] 可可 +{ $amount }
       *[minus] 可可 −{ $amount }
    }
cacao-gain-water = 挑水人前进 { $amount } 格
cacao-gain-temple = 神庙 +{ $amount }
cacao-gain-sun = 太阳信物 +{ $amount }

cacao-preview-sun = 你花掉一个太阳信物。
cacao-preview-hold = 铺好之后，再由你安排工人。
cacao-preview-nothing = 谁都没有收获。
cacao-preview-temple = 神庙 { $cell }：{ $shares }。
cacao-preview-temple-share = { $seat }工人 { $workers } 名（终局 +{ $gold }）
cacao-preview-expected = { $who }卖多少由自己的指令决定，以上只是预计。
cacao-preview-drawn = 板块堆翻出的那块有什么收益，还没算在内。

cacao-outcome =
    { $count ->
        [1] { $winners }以 { $total } 枚金币取胜。
       *[other] { $winners }都是 { $total } 枚金币，共同取胜。
    }
cacao-score = { $seat }：{ $total }（金币 { $gold }：价 2 卖得 { $at2 }，价 3 卖得 { $at3 }，价 4 卖得 { $at4 }，金矿 { $mines }；神庙 { $temple }，太阳 { $sun }，水源 { $water }；收可可 { $harvest }，剩 { $cacao }）

cacao-refusal-spectator = 你在观战，只有这一局的玩家才能行动。
cacao-refusal-wait = 还没轮到你。长期指令可以随时改。
cacao-refusal-over = 现在没有什么要选的。
cacao-refusal-long = 前面已经是完整的一个回合了。
cacao-refusal-unread = 看不懂“{ $typed }”。请写板块和格子，比如 1210 W1，后面可以加 fill、act 或 hold。
cacao-refusal-cell = 工人板块不能铺在那里。可以铺的格子：{ $cells }。
cacao-refusal-hand = 你手里没有这块板块。你有：{ $forms }。
cacao-refusal-fill = 请写明空格补什么：fill { $ways }。
cacao-refusal-stock = 可可不够：这些工人最多卖 { $most } 颗。
cacao-refusal-over-jungle = 丛林板块全部用完才能盖板块。
cacao-refusal-over-sun = 盖板块要花一个太阳信物。
cacao-refusal-over-covered = 这一格已经盖过一次了。
cacao-refusal-over-owner = 只能盖自己的工人板块：{ $cells }。
cacao-refusal-choice = 没有这个选项。可以选：{ $legal }。
cacao-refusal-fill-none = 那一格旁边没有要补的空格。
cacao-refusal-fill-only = 这个空格没得选：{ $ways }。
cacao-refusal-contact = 你的工人这回合不会在“{ $contact }”干活，或者你写了两遍。
cacao-refusal-workers = 那里最多 { $most } 个工人。
cacao-refusal-orders = 你的长期指令本来就是这样：{ $orders }。
cacao-refusal-unasked = 现在只需决定下一块板块放在哪里。请写板块和格子，比如 1210 W1。
cacao-refusal-condition = 条件要写工人板块和位置，例如 1111 S1W1，或只写位置。看不懂“{ $typed }”。

cacao-chance = { $cell }：最多{ $gains }
cacao-chance-none = { $cell }：暂时没有收获
cacao-puzzle = 替{ $seat }铺一块板块，马上赚 { $gain } 枚金币。
cacao-puzzle-right = 这样铺赚 { $gain } 枚金币，别的铺法都赚不到。
