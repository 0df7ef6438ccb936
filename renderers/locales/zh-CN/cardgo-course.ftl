cardgo-course-passing = 停一手不会改变局面，下回合还不能抽牌。

cardgo-course-effect = 让卡棋生效
cardgo-course-effect-1 =
    轮到你时，先抽一张牌（第一回合不抽），再打出一张，落在空格上；也可以停一手。然后轮到对方。
    牌上的数字是时间值。格子用列和行来称呼：左上角是 A1。
cardgo-course-effect-1-asks = 你是绿方。把一张牌落在正中间的 C3。
cardgo-course-effect-1-right =
    这就是一个回合。停一手的话，下回合不能抽牌，所以只有怎么落都吃亏时才划算。
    绿方先手，所以红方的生命通常多几点。
cardgo-course-effect-1-elsewhere = 那是别的格子。C3 在第三列、第三行。
cardgo-course-effect-1-otherwise = C3 还空着。把一张牌落在那里。
cardgo-course-effect-2 =
    上下左右相邻的卡棋**相连**，斜着不算。连同刚落的这枚，数一数连在一起的己方卡棋，**X** 等于总数减 1。
    时间值小于等于 X 的卡棋生效：从棋盘上消除，红方失去同样多的生命。
cardgo-course-effect-2-asks = 在棋盘上放一张牌，让红方失去生命。
cardgo-course-effect-2-right =
    两枚连在一起，X 等于 1。时间值 1 的生效，红方失去 1 点生命。
    2 大于 X，先留在棋盘上。
cardgo-course-effect-2-otherwise = 落在那里，没有卡棋生效。
cardgo-course-effect-2-alone = 1 在那里孤零零的：只有一枚，X 等于 0。把它落在 2 的旁边。
cardgo-course-effect-2-large = 就算落在 2 旁边也只有两枚，X 等于 1，5 太大了。
cardgo-course-effect-3 =
    连在一起的卡棋越多，X 越大。
    连起三枚，X 等于 2；连起四枚，X 等于 3。
cardgo-course-effect-3-asks = 在棋盘上放一张牌，让红方失去 2 点生命。
cardgo-course-effect-3-right =
    一共三枚，X 等于 2，于是 2 生效。
    它消除后还剩两枚 3。旁边再添两枚，X 等于 3，它们也会生效。
cardgo-course-effect-3-otherwise = 落在那里，没有卡棋生效。
cardgo-course-effect-3-alone = 2 在那里碰不到你的 3，要落在其中一枚的旁边。
cardgo-course-effect-3-large = 加上 4 最多三枚相连，X 等于 2。4 太大，两枚 3 也太大。
cardgo-course-effect-4-asks = 用一张牌，让红方失去尽可能多的生命。
cardgo-course-effect-4-right =
    C3 把你的三枚全连起来了：一共四枚，X 等于 3，全部生效，红方失去 9 点生命。
    能连上最多己方卡棋的那一格，威力往往最大。
cardgo-course-effect-4-otherwise = 还能连上更多。找找同时挨着你三枚卡棋的那一格。
cardgo-course-effect-4-large = 格子对了，红方失去 6 点生命。不过 X 等于 3，6 自己不会生效；换一张不超过 3 的牌，它自己也会生效。
cardgo-course-effect-4-two = 连上的太少。找找同时挨着你三枚卡棋的那一格。

cardgo-course-bridge = 把卡棋连起来
cardgo-course-bridge-1 =
    两枚一组发挥不了作用：X 只有 1。中间补上一枚，就是五枚一片，X 等于 4。
    所以要留意同时挨着好几组的空格：一枚就能全连起来。
cardgo-course-bridge-1-asks = 连起你的两组，让红方失去尽可能多的生命。
cardgo-course-bridge-1-right =
    一共五枚，X 等于 4：四枚 3 和刚落的 4 全部生效，红方失去 16 点生命。
    先摆好两组，划算的时候再连。
cardgo-course-bridge-1-otherwise = 这样连不起来。有一格同时挨着两组。
cardgo-course-bridge-1-apart = 两组还没有连上。有一格同时挨着两组。
cardgo-course-bridge-1-large = 格子对了，红方失去 12 点生命。不过 X 等于 4：6 会留下，换成 4 的话它自己也会生效。
cardgo-course-bridge-2 =
    快速对局的棋盘分成几片区域，水陆相间，牌只有 3 和 4。卡棋只在同一片区域里连通，水与陆地互为边缘。
    落在哪片区域，就只数那片区域里的卡棋。
cardgo-course-bridge-2-asks = 在同一片区域里连起四枚，让红方失去尽可能多的生命。
cardgo-course-bridge-2-right =
    C2 连起 B1、B2 和 D2：陆上一共四枚，X 等于 3，红方失去 12 点生命。
    E2 虽然紧挨着 D2，但在水里，不算在一起。
cardgo-course-bridge-2-otherwise = 那里连不到四枚。找找能把 B1、B2 和 D2 连起来的格子。
cardgo-course-bridge-2-large = 格子对了，红方失去 9 点生命。不过 X 等于 3，4 会留在棋盘上；换成 3 的话它自己也会生效。
cardgo-course-bridge-2-shore = D1 在陆上，E1 和 E2 在水里，连不起来。那里只连得到 D2。
cardgo-course-bridge-3-asks = 有两格各能连起你的三枚。选好格子和牌，让红方失去尽可能多的生命。
cardgo-course-bridge-3-right =
    D3 连起三枚 3，X 等于 3，它们和你刚落的 3 一起生效，红方失去 12 点生命。
    落在 B3，X 也等于 3，但那里的 5 太大。
cardgo-course-bridge-3-otherwise = 那里连上的太少。B3 和 D3 各能连起三枚，比一比。
cardgo-course-bridge-3-large = 格子对了，红方失去 9 点生命。不过 X 等于 3，6 比它大，自己不会生效。
cardgo-course-bridge-3-small = B3 连起 5、2、2，X 等于 3，5 不会生效。和 D3 比一比，看哪边让红方失去的生命多。

cardgo-course-enclose = 包围卡棋
cardgo-course-enclose-1 =
    红方角上的 2 只剩一口“气”，也就是旁边最后一个空格。占住那一格，它就**被包围**了。
    被包围的卡棋这次算你的：你这一片变大了，失去生命的却是红方。
cardgo-course-enclose-1-asks = 包围红方的卡棋。
cardgo-course-enclose-1-right =
    2 没有气了，它和你的两枚连成三枚，X 等于 2，于是 2 生效。
    红方因为自己的卡棋失去 2 点生命。
cardgo-course-enclose-1-otherwise = 红方的 2 旁边还有一口气：A2。
cardgo-course-enclose-1-open = B2 和 2 只是斜对着。紧挨着它的空格是 A2。
cardgo-course-enclose-2 =
    被包围的对方卡棋会和周围连成一片，挨着它的己方卡棋就靠它连起来。
    所以能包围对方的那一格，往往也是一座桥。
cardgo-course-enclose-2-asks = 包围红方的 2，让红方失去尽可能多的生命。
cardgo-course-enclose-2-right =
    B2 包围了 2，你的卡棋也通过它连了起来：一共四枚，X 等于 3。
    你的三枚 3 和红方自己的 2 全部生效，红方失去 11 点生命。
cardgo-course-enclose-2-otherwise = 红方的 2 旁边还有一口气：B2。
cardgo-course-enclose-2-large = 格子对了，红方失去 8 点生命。不过 X 等于 3，5 自己不会生效；换一张不超过 3 的牌，它自己也会生效。
cardgo-course-enclose-3-asks = 有一格能同时包围红方的两枚卡棋。找到它，再挑一张合适的牌。
cardgo-course-enclose-3-right =
    A2 是 1 和 2 最后的气。六枚靠它们连成一片，X 等于 5。
    除了你的 6，全部生效：红方失去 15 点生命。
cardgo-course-enclose-3-otherwise = 看看红方的 1 和 2：有一格同时挨着它们。
cardgo-course-enclose-3-large = 格子对了，红方失去 12 点生命。不过 X 等于 5，6 会留下；换成 3 的话它自己也会生效。

cardgo-course-defend = 防住红方
cardgo-course-defend-1 =
    你的回合一结束，就轮到红方。站在红方那边想：落在哪里能连起最多的卡棋？
    你先占住那一格，这一击就落空了。
cardgo-course-defend-1-asks = 红方再落一子就能连起三枚 3。阻止它。
cardgo-course-defend-1-right =
    占住 C3，红方的卡棋就连不起来了，你那枚旁边也还有空格。
    不占 C3 的话，红方能让你失去 12 点生命。
cardgo-course-defend-1-otherwise = 红方接着把 3 落在 C3：四枚，X 等于 3，你失去 12 点生命。自己先占 C3。
cardgo-course-defend-1-beside = 差一点，C3 还空着。红方落在那里就能连起三枚 3，你失去 12 点生命。
cardgo-course-defend-2 =
    你的卡棋也会被包围，那时就算作红方的。
    只剩一口气（旁边最后一个空格）的一片很危险。自己落在那一格，就会多出新的气。
cardgo-course-defend-2-asks = 你在 A3 的 3 只剩一口气。救它。
cardgo-course-defend-2-right =
    现在这一片有 B4 和 A5 两口气，红方一步围不住。
    不救的话，红方占住 A4，你最多失去 11 点生命。
cardgo-course-defend-2-otherwise = 红方占住 A4，你的 3 被包围，就算作红方的。你最多失去 11 点生命。
cardgo-course-defend-2-near = 差一点，A4 还空着：红方占住它，你的 3 就被包围，算作红方的。
cardgo-course-defend-3 =
    别填自己的最后一口气：新落的卡棋要是没带来别的气，整片就被包围了。
    你那一击照样算数，可这一片也算红方的，红方那一击同时落下。
cardgo-course-defend-3-asks = 红方还剩 6 点生命，你有 14 点。有三格，落 2 就把你的两枚 2 也连起来。选对一格就赢。
cardgo-course-defend-3-right =
    落在 D4 或 E3，都连起两枚 2，旁边也还有气：红方失去 6 点生命，你没有损失。
    落在 A1 的话，那三枚 2 会被包围，双方生命都归零，算平局。
cardgo-course-defend-3-otherwise = 这样红方不会失去 6 点生命。A1、D4 和 E3 都能连起你的两枚 2，比比旁边还有几口气。
cardgo-course-defend-3-trap = A1 是那两枚 2 的最后一口气。填上以后全被包围，也算红方的：六枚相连，X 等于 5，双方生命都归零：平局，不算赢。
cardgo-course-defend-3-large = 位置对了，但 X 等于 2，4 不生效，红方只失去 4 点生命。
cardgo-course-defend-4-asks = 红方下一步最狠的一击在哪里？防住它。
cardgo-course-defend-4-right =
    B3 是你那枚 3 最后的一口气，红方的三枚 3 也都挨着它。
    让红方落在 B3，你最多会失去 16 点生命。
cardgo-course-defend-4-otherwise = 看看你在 B2 的 3：只剩 B3 一口气。红方占住 B3，你最多失去 16 点生命。
cardgo-course-defend-4-small = 红方在那里只能连起两枚，伤不了你多少。你在 B2 的 3 处境更危险：数数它还有几口气。

cardgo-course-finish = 一击制胜
cardgo-course-finish-1 =
    先把对方的生命打到 0 就立刻获胜，不管棋盘上还有什么卡棋。
    红方生命不多时，先算一算，一击够不够获胜。
cardgo-course-finish-1-asks = 红方只剩 10 点生命。一步获胜。
cardgo-course-finish-1-right =
    一共四枚，X 等于 3：2、2、3 加上刚落的 3，正好 10 点。红方的生命降到 0，你赢了。
    先算清楚，再选牌。
cardgo-course-finish-1-otherwise = 红方还有生命，接着就轮到红方了。有一格同时挨着你的三枚卡棋。
cardgo-course-finish-1-large = 红方失去 7 点生命，还剩 3 点。X 等于 3：换一张不超过 3 的牌，它自己也会生效。
cardgo-course-finish-2-asks = 红方只剩 11 点生命。一步获胜。
cardgo-course-finish-2-right =
    B2 包围了红方的 2，你的两枚 3 通过它连起来。X 等于 3：3、3、2 加上刚落的 3，正好 11 点。
    课都上完了，去玩一局吧！
cardgo-course-finish-2-otherwise = 红方还有生命，接着就轮到红方了。算算每一格能连上什么。
cardgo-course-finish-2-large = 格子对了，可是红方只失去 8 点生命。X 等于 3：换一张不超过 3 的牌，它自己也会生效。
cardgo-course-finish-2-short = D4 连起 3、2、1，最多造成 9 点伤害，红方却还有 11 点生命。想想怎么包围。
