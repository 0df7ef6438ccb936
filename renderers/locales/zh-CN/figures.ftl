cardgo-figure-connection-1 = 绿方的 3、4、4 连成一排。
cardgo-figure-connection-2 = 下方放一张 2：四枚相连，X = 4 − 1 = 3。
cardgo-figure-connection-3 = 3 和 2 都小于等于 X，全部生效，红方失去 3 + 2 = 5 点生命；两个 4 留在棋盘上。
cardgo-figure-connection-alt = 三幅棋盘。绿方的 3、4、4 连成一排；在中间那枚下方放一张 2，X 为 3；3 和 2 被消除，红方失去 5 点生命，两个 4 留下。
cacao-figure-place-1 = 工人板块要放在和丛林板块共边的格子里，而且不能紧挨别的工人板块。
cacao-figure-place-2 = 空格一旦挨着两块工人板块，就从展示区取一块丛林板块补上。
cacao-figure-place-alt = 两幅地图。先是两块工人板块和两块丛林板块交错摆放，标出可以放工人板块的格子；然后在其中一格放下工人板块，挨着两块工人板块的空格补上了丛林板块。
cacao-figure-work-1 = 每条边上有几个工人，就干几次：两个朝着种植园，一个朝着市场，没有人朝着水源。
cacao-figure-work-2 = 两个工人收 2 颗可可，再有一个工人以 3 金币卖掉一颗。
cacao-figure-work-alt = 一块工人板块，北面是种植园，东面是收购价 3 的市场，南面是水源。北边两个工人收 2 颗可可，东边一个工人以 3 金币卖掉一颗，没有工人朝着水源。
cacao-figure-temple-1 = 终局时清点每座神庙旁的工人：红 3、紫 1、黄 1。
cacao-figure-temple-2 = 工人最多者得 6 金币；次多者平分 3 金币，向下取整，各得 1。
cacao-figure-temple-alt = 一座神庙，北面三个红色工人，东面一个紫色工人，西面一个黄色工人。红色得 6 金币，紫色和黄色并列第二，各得 1 金币。
