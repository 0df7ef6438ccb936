cardgo-figure-connection-1 = 綠方的 3、4、4 連成一排。
cardgo-figure-connection-2 = 在下方放一張 2，四枚相連，所以 X = 4 − 1 = 3。
cardgo-figure-connection-3 = 3 和 2 不大於 X，雙雙生效，紅方失去 3 + 2 = 5 點生命；兩枚 4 留在盤上。
cardgo-figure-connection-alt = 三個盤面。綠方的 3、4、4 連成一排；在中間那枚下方放一張 2，X 是 3；3 和 2 被移走，紅方失去 5 點生命，兩枚 4 留下。
cacao-figure-place-1 = 工人板塊要放在與叢林板塊共邊的格子上，而且不能緊鄰另一塊工人板塊。
cacao-figure-place-2 = 空格只要碰到兩塊工人板塊，就從展示區拿一塊叢林板塊補上。
cacao-figure-place-alt = 兩張地圖。先是兩塊工人板塊和兩塊叢林板塊像西洋棋盤一樣交錯，標出可以放工人板塊的格子；接著在其中一格放下工人板塊，碰到兩塊工人板塊的空格補上了叢林板塊。
cacao-figure-work-1 = 看邊上有幾個工人：兩個面向農園，一個面向市場，沒有人面向水域。
cacao-figure-work-2 = 每個工人做一次：兩個工人收 2 顆可可，再以 3 金賣掉一顆。
cacao-figure-work-alt = 一塊工人板塊，北邊是農園，東邊是售價 3 的市場，南邊是水域。北邊兩個工人收 2 顆可可，東邊一個工人以 3 金賣掉一顆，沒有工人面向水域。
cacao-figure-temple-1 = 遊戲結束時數每座神廟旁的工人：紅 3、紫 1、黃 1。
cacao-figure-temple-2 = 工人最多的得 6 金；次多的平分 3 金，無條件捨去，各得 1。
cacao-figure-temple-alt = 一座神廟，北邊三個紅色工人，東邊一個紫色工人，西邊一個黃色工人。紅色得 6 金，紫色和黃色同為次多，各得 1 金。
