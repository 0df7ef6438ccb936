cacao-course-order = 这里让工人自己干活就行：他们会挑金币最多的做法。怎么自己安排，以后再学。

cacao-course-work = 工人干活
cacao-course-work-1 =
    把工人板块铺在丛林板块旁边，挨着它的那条边上，工人马上干活。板块 1300 的北、东、南、西四边各有 1、3、0、0 个。
    在种植园，每个工人摘一颗可可果，所以要让工人多的那条边对着种植园。格子的代号从标着 00 的板块数起：N 北、E 东、S 南、W 西，S1E2 就是往下一格、往右两格。
cacao-course-work-1-asks = 你是红色玩家。用一块板块摘 3 颗可可果。
cacao-course-work-1-right =
    三个工人对着种植园，摘到三颗可可果。要是铺在 E1，还有一个工人对着市场，当场卖掉一颗，得 2 枚金币：怎么卖，下一题就讲。
    还没对着丛林的工人也不会白费：那条边补上丛林板块时，他们就会干活。
cacao-course-work-1-otherwise = 板块选对了，但要转个方向：有三个工人的那条边要对着种植园。
cacao-course-work-1-away = 那一格在市场旁边，但你的仓库里还没有可可果，没有东西卖。请铺到种植园旁边。
cacao-course-work-1-few = 这块板块没有哪条边站着三个工人，板块 1300 才有。
cacao-course-work-2 =
    在市场，每个工人卖一颗可可果。这个市场一颗卖 2 枚金币。
    你有 3 颗可可果：两个工人对着市场，就卖掉两颗。预览要是提到补上空格，先不用管，下一课会教。
cacao-course-work-2-asks = 这回合赚 4 枚金币。
cacao-course-work-2-right =
    两个工人对着市场，各卖一颗，一颗卖 2 枚金币。
    先摘后卖：仓库里的可可果，就是以后的金币。
cacao-course-work-2-otherwise = 对着市场的工人不够。把有两个工人的那条边转过去。
cacao-course-work-2-away = 那一格只挨着种植园。市场在它的右下角。
cacao-course-work-2-few = 只有一个工人对着市场，得 2 枚金币。换一块板块，要有一条边站着两个工人。
cacao-course-work-3-asks = 你有 3 颗可可果。这回合赚 8 枚金币。
cacao-course-work-3-right =
    上面的市场一颗卖 4 枚金币，你有两个工人对着它，得 8 枚金币。
    市场的售价有高有低，可可果要留着卖给高的。
cacao-course-work-3-otherwise = 这样不到 8 枚金币。比较两个市场的售价。
cacao-course-work-3-away = 那一格旁边没有市场。
cacao-course-work-3-few = 市场选对了，但对着它的工人最多一个。把有两个工人的那条边转过去。
cacao-course-work-3-cheap = 这个市场一颗只卖 2 枚金币。有售价更高的。

cacao-course-gaps = 补空格
cacao-course-gaps-1 =
    挨着两块工人板块的空格就得补，用展示区（右上角那两块）的哪一块由你定。
    空格旁边旧板块的工人也会去那里干活，你的、别人的都算。在双倍种植园，每个工人摘 2 颗可可果。
cacao-course-gaps-1-asks = 做出一个只挨着你的板块的空格，补上双倍种植园。
cacao-course-gaps-1-right =
    新板块和你先前那块斜对着，夹着的空格补上以后，你的工人就在那里干活，每个摘 2 颗。
    空格补什么由你定，挑你用得上的。仓库只放得下 5 颗可可果，多的就没了。
cacao-course-gaps-1-otherwise = 这样做不出那种空格。把板块铺在你先前那块的斜角上。
cacao-course-gaps-1-purple = 那个空格也挨着紫色的板块，紫色也会在那里干活。请铺在靠近你先前那块板块的一侧。
cacao-course-gaps-1-single = 空格对了，但补的是普通的种植园，每个工人只摘 1 颗。换成双倍种植园：每个工人摘 2 颗。
cacao-course-gaps-2 =
    在别人的回合，你的工人按预设指令干活：售价 2 以上，能卖的都卖。刚才紫色的板块让你的一个工人对上了市场，他就卖掉一颗可可果，得 2 枚金币。
    指令随时能改：先点“其他行动”，再点“预设指令”。工人按指令卖过或者你改过以后，图上你的板块旁边就写着现在的指令。
cacao-course-gaps-2-asks = 展示区翻出了售价 4 的市场。改成售价 3 以上才卖。
cacao-course-gaps-2-right =
    现在遇到售价 2 的市场，工人会把可可果留着。轮到你自己时，还是由你来定。
    指令一直有效，直到你再改；别人看不到。
cacao-course-gaps-2-otherwise = 这是别的指令。请选“售价 3 以上才卖”。
cacao-course-gaps-2-tile = 这样是铺板块。先改指令：点“其他行动”，再点“预设指令”。
cacao-course-gaps-3-asks = 把板块铺在 W1。你要在双倍种植园摘可可果，但别让紫色也摘到。
cacao-course-gaps-3-right =
    N1W1 只挨着你的板块，双倍种植园就归你一个人用；紫色那边放神庙。
    有两个空格时，把好的丛林板块留给你的工人挨着的那一个。
cacao-course-gaps-3-otherwise = 把板块铺在 W1，也就是种植园的左边：那里会出现两个空格。
cacao-course-gaps-3-asleep = 空格对了，但新板块没有工人对着它。转一转板块。
cacao-course-gaps-3-purple = 空格 S1W1 挨着紫色的板块，紫色会在那里摘 2 颗。用另一个空格。

cacao-course-temple = 神庙
cacao-course-temple-1 =
    神庙终局才算：旁边工人最多的玩家得 6 枚金币，第二多的得 3 枚金币。
    并列第一就平分 6 枚金币。
cacao-course-temple-1-asks = 神庙旁边紫色有两个工人，你有一个。让你的工人在那里最多。
cacao-course-temple-1-right =
    现在你在这座神庙领先：终局时你得 6 枚金币，紫色得 3 枚金币。
    紫色还能追回来，但越往后越难。
cacao-course-temple-1-otherwise = 那一格不挨着神庙。它旁边还空着的是 N2W1 和 N1W2。
cacao-course-temple-1-level = 两边各有两个工人：平分 6 枚金币，一人 3 枚金币。还差一个工人。
cacao-course-temple-1-few = 新板块没有工人对着神庙。转一转板块。
cacao-course-temple-2-asks = 把板块铺在神庙得分最多的地方。
cacao-course-temple-2-right =
    在下面的神庙，你有两个工人，紫色有一个：你本来什么都没有，现在得 6 枚金币。
    上面那座神庙，紫色有三个，你去了也只是追平。
cacao-course-temple-2-otherwise = 这块板块没有对着神庙。
cacao-course-temple-2-strong = 紫色在那里有三个工人，你有一个，本来就有第二名的 3 枚金币。最多追平，平分之后还是 3 枚金币。
cacao-course-temple-2-level = 神庙选对了，但还没领先。把有两个工人的那条边转过去。

cacao-course-water = 水域、太阳神和金币
cacao-course-water-1 =
    挑水夫从 −10 出发，水域旁每有一个工人干活，他就往前走一格：−4、−1、0、2、4、7、11、16。
    终局时停在哪格，就加减几枚金币。光是头两格就差 9 枚金币。
cacao-course-water-1-asks = 让你的挑水夫往前走两格以上。
cacao-course-water-1-right =
    对着水域的工人有两个以上，挑水夫从 −10 至少走到 −1。
    一次水都不挑，终局要扣 10 枚金币。
cacao-course-water-1-otherwise = 那一格不挨着水域。它旁边还空着的是 N2E1 和 N1E2。
cacao-course-water-1-one = 对着水域的工人太少。把有两三个工人的那条边转过去。
cacao-course-water-2 =
    太阳神祭坛旁，每个工人拿一个信物，最多留 3 个，终局时每个值 1 枚金币。矿场旁，每个工人得 1 枚或 2 枚金币，看矿场的价值。
    信物用掉更划算：丛林板块用完以后，花一个信物，就能用新板块盖住自己的旧板块，新工人再干一次活。
cacao-course-water-2-asks = 这回合拿 3 个太阳神信物，但别让紫色也拿到。
cacao-course-water-2-right =
    祭坛补在只挨着你两块板块的空格里。
    信物留到最后：用好板块盖住市场旁较弱的那块，再卖一次。
cacao-course-water-2-otherwise = 这样做不出能补祭坛的空格。把板块铺在你先前那块的斜角上。
cacao-course-water-2-purple = 那个空格也挨着紫色的板块，信物就不全归你。请铺在靠近你先前那块板块的一侧。
cacao-course-water-2-few = 空格对了，但对着它的工人不到三个。你的两块板块要一起算。
cacao-course-water-2-temple = 空格补了神庙。换成太阳神祭坛。
cacao-course-water-3 =
    展示区和板块堆都没有丛林板块了。现在你可以花一个信物，不铺空位，改用新板块盖住自己的一块；每个位置只能盖一次。
    新板块的工人在旁边每块丛林板块干活，用过的也算。被盖住的工人就没了。
cacao-course-water-3-asks = 盖住自己的一块板块，靠它赚 10 枚金币以上。
cacao-course-water-3-right =
    S4W1 夹在价值 2 的矿场和三个市场之间，新工人在那里再挖一次、再卖一次。
    神庙旁的工人被盖住就不算了，盖之前先看一看。
cacao-course-water-3-otherwise = 这样是铺在空位上。先点“盖住自己的板块”。
cacao-course-water-3-few = 这样不到 10 枚金币。你哪一块板块旁边有好几个市场？
cacao-course-water-4-asks = 矿场和挑水夫合起来算。找出至少值 13 枚金币的铺法。
cacao-course-water-4-right =
    新板块同时挨着水域和空格里的矿场，你先前那块也到矿场干活。还要记住：结束时剩下的可可果不值钱，只用来比同分。
    课程没讲到：逐个安排工人、神庙并列第二、三人和四人局、何时结束。这些规则里都有：点下面的“规则”。
cacao-course-water-4-otherwise = 这样不到 13 枚金币。找一格既在水域旁边，空格又能补矿场的。
cacao-course-water-4-mine = 挑水夫往前走了，但空格补了神庙。换成矿场：每个工人挖 2 枚金币。
cacao-course-water-4-gold = 10 枚金币，不错，但挑水夫还停在 −10。还有更好的铺法。
cacao-course-water-4-water = 光靠矿场不够。你的挑水夫还停在 −10，把水域也用上。
cacao-course-water-4-purple = 那个空格也挨着紫色的板块，你先前那块又帮不上忙。试试水域的另一侧。
cacao-course-water-4-close = 铺的位置和做出的空格都对了，但对着水域和矿场的工人太少：换一块板块，或转个方向。
