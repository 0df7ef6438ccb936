cardgo-course-passing = 停一手什么都不会发生，下一步还不能抽牌。

cardgo-course-effect = 让卡棋生效
cardgo-course-effect-1 =
    数一数和刚落的牌连在一起的己方卡棋，**X** 等于总数减 1。
    时间值小于等于 X 的卡棋生效：从棋盘上消除，红方失去同样多的生命。
cardgo-course-effect-1-asks = 你是绿方。落一张牌，让红方失去生命。
cardgo-course-effect-1-right =
    两枚连在一起，X 等于 1。1 生效，红方失去 1 点生命。
    2 大于 X，先留在棋盘上。
cardgo-course-effect-1-otherwise = 落在那里，没有卡棋生效。
cardgo-course-effect-1-alone = 1 在那里孤零零的：只有一枚，X 等于 0。把它放在 2 的旁边。
cardgo-course-effect-1-large = 就算放在 2 旁边也只有两枚，X 等于 1，5 太大了。
cardgo-course-effect-2 =
    连在一起的卡棋越多，X 越大。上下左右才算相连，斜着不算。
    三枚连在一起，X 等于 2；四枚，X 等于 3。
cardgo-course-effect-2-asks = 落一张牌，让红方失去 2 点生命。
cardgo-course-effect-2-right =
    一共三枚，X 等于 2，于是 2 生效。
    两个 3 先等着：旁边再添一枚，X 变成 3，它们也会生效。
cardgo-course-effect-2-otherwise = 落在那里，没有卡棋生效。
cardgo-course-effect-2-alone = 2 在那里碰不到你的 3，要紧挨着其中一枚放。
cardgo-course-effect-2-large = 加上 4 最多三枚相连，X 等于 2。4 太大，两个 3 也太大。
cardgo-course-effect-3-asks = 用一张牌，让红方失去最多的生命。
cardgo-course-effect-3-right =
    C3 把你的三枚全连上了：一共四枚，X 等于 3，全部生效，红方失去 9 点生命。
    能连上最多己方卡棋的那一格，就是该出手的地方。
cardgo-course-effect-3-otherwise = 还能连上更多。找找同时挨着你三枚卡棋的那一格。
cardgo-course-effect-3-large = 格子对了，红方失去 6 点。不过 X 等于 3，6 自己生效不了；换一张不超过 3 的牌，它自己也算数。
cardgo-course-effect-3-two = 连上的太少。找找同时挨着你三枚卡棋的那一格。
