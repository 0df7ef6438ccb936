cardgo-course-passing = 虛手什麼都不會發生，下一手還不能抽牌。

cardgo-course-effect = 讓卡棋生效
cardgo-course-effect-1 =
    數一數和剛下的牌連在一起的己方卡棋，**X** 是枚數減一。
    時間值不超過 X 的卡棋生效：離開棋盤，紅方失去同樣多的生命。
cardgo-course-effect-1-asks = 你是綠方。下一張牌，讓紅方失去生命。
cardgo-course-effect-1-right =
    兩枚連在一起，X 是 1。1 生效，紅方失去 1 點生命。
    2 比 X 大，留在原地，以後再說。
cardgo-course-effect-1-otherwise = 下在那裡，沒有卡棋生效。
cardgo-course-effect-1-alone = 1 在那裡孤零零的：只有一枚，X 是 0。把它下在 2 的旁邊。
cardgo-course-effect-1-large = 就算下在 2 旁邊也只有兩枚，X 是 1，5 太大了。
cardgo-course-effect-2 =
    連在一起的卡棋越多，X 越大。上下左右才算相連，斜的不算。
    三枚連在一起，X 是 2；四枚，X 是 3。
cardgo-course-effect-2-asks = 下一張牌，讓紅方失去 2 點生命。
cardgo-course-effect-2-right =
    一共三枚，X 是 2，所以 2 生效。
    兩枚 3 先留著：旁邊再添第四枚，X 變成 3，它們也會生效。
cardgo-course-effect-2-otherwise = 下在那裡，沒有卡棋生效。
cardgo-course-effect-2-alone = 2 在那裡碰不到你的 3。緊挨著其中一枚下。
cardgo-course-effect-2-large = 加上 4 最多三枚相連，X 是 2。4 太大，兩枚 3 也太大。
cardgo-course-effect-3-asks = 用一張牌，讓紅方失去最多的生命。
cardgo-course-effect-3-right =
    C3 把你的三枚全連起來了：一共四枚，X 是 3，全部生效，紅方失去 9 點生命。
    能連起最多己方卡棋的那一格，就是出手的地方。
cardgo-course-effect-3-otherwise = 還可以連起更多。找找同時挨著你三枚卡棋的那一格。
cardgo-course-effect-3-large = 格子對了，紅方失去 6 點。不過 X 是 3，6 自己生效不了；換一張不超過 3 的牌，連它也算進去。
cardgo-course-effect-3-two = 連起來的太少。找找同時挨著你三枚卡棋的那一格。
