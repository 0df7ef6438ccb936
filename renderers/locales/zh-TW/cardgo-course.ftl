cardgo-course-passing = 虛手的話什麼都不會發生，下回合也不能抽牌。

cardgo-course-effect = 讓卡棋生效
cardgo-course-effect-1 =
    輪到你時，先抽一張牌（第一回合不抽），再從手牌裡選一張下在空格，或者虛手（這回合不下）。接著輪到對方。
    牌上的數字是時間值；牌下到棋盤上，就叫卡棋。格子以欄和列標示，左上角是 A1。
cardgo-course-effect-1-asks = 你是綠方。把一張牌下在正中間的 C3。
cardgo-course-effect-1-right =
    這就是一回合。虛手的話下回合不能抽牌，所以只有怎麼下都吃虧時，虛手才划算。
    綠方先下，所以紅方的生命多半會多幾點。
cardgo-course-effect-1-elsewhere = 那是別的格子。C3 在 C 欄、第 3 列。
cardgo-course-effect-1-otherwise = C3 還空著。把一張牌下在那裡。
cardgo-course-effect-2 =
    上下左右相鄰的卡棋**相連**，斜的不算。從新下的那枚數起，連在一起的己方卡棋總數減一，就是 **X**。
    時間值不超過 X 的卡棋生效：離開棋盤，紅方失去同樣多的生命。
cardgo-course-effect-2-asks = 把一張牌下到棋盤上，讓紅方失去生命。
cardgo-course-effect-2-right =
    兩枚連在一起，X 是 1。1 生效，紅方失去 1 點生命。
    2 比 X 大，所以留在原地。
cardgo-course-effect-2-otherwise = 下在那裡，沒有卡棋生效。
cardgo-course-effect-2-alone = 1 下在那裡沒有相連的卡棋：只有一枚，X 是 0。把它下在 2 的旁邊。
cardgo-course-effect-2-large = 5 就算下在 2 旁邊，也只有兩枚相連，X 是 1，5 太大了。
cardgo-course-effect-3 =
    連在一起的卡棋越多，X 越大。
    三枚連在一起，X 是 2；四枚，X 是 3。
cardgo-course-effect-3-asks = 把一張牌下到棋盤上，讓紅方失去 2 點生命。
cardgo-course-effect-3-right =
    一共三枚，X 是 2，所以 2 生效。
    它離場後剩下兩枚 3。旁邊再補兩枚，X 就是 3，它們也會生效。
cardgo-course-effect-3-otherwise = 下在那裡，沒有卡棋生效。
cardgo-course-effect-3-alone = 2 下在那裡碰不到你的 3。要與其中一枚相鄰。
cardgo-course-effect-3-large = 下 4 最多也只有三枚相連，X 是 2：4 太大，兩枚 3 也太大。
cardgo-course-effect-4-asks = 用一張牌，讓紅方失去最多生命。
cardgo-course-effect-4-right =
    C3 把你的三枚全連起來了：一共四枚，X 是 3，全部生效，紅方失去 9 點生命。
    能連起最多己方卡棋的那一格，威力多半最大。
cardgo-course-effect-4-otherwise = 下在那裡，連起來的還不夠多。找找同時與你三枚卡棋相鄰的那一格。
cardgo-course-effect-4-large = 格子對了，紅方失去 6 點生命。不過 X 是 3，6 不能生效；換一張不超過 3 的牌，那張牌也會生效。
cardgo-course-effect-4-two = 連起來的太少。找找同時與你三枚卡棋相鄰的那一格。

cardgo-course-bridge = 把卡棋連起來
cardgo-course-bridge-1 =
    兩組各兩枚，分開時 X 只有 1，都不能生效。在中間補一枚，就成了五枚一串，X 是 4。
    所以要留意同時與好幾組相鄰的空格：一枚就能全連起來。
cardgo-course-bridge-1-asks = 把你的兩組連起來，讓紅方失去最多生命。
cardgo-course-bridge-1-right =
    一共五枚，X 是 4：四枚 3 和新下的 4 都生效，紅方失去 16 點生命。
    先擺好兩組，等划算的時候再連。
cardgo-course-bridge-1-otherwise = 這樣連不起來。有一個空格同時與兩組相鄰。
cardgo-course-bridge-1-apart = 兩組還是分開的。有一個空格同時與兩組相鄰。
cardgo-course-bridge-1-large = 格子對了，紅方失去 12 點生命。不過 X 是 4：下 6 會留在原地，下 4 就會一起生效。
cardgo-course-bridge-2 =
    快速對局的地圖分成幾塊區域，水陸相間，牌只有 3 和 4。卡棋只在同一塊區域裡相連，岸邊就等於棋盤邊緣。
    所以牌下在哪塊區域，就只數那裡的卡棋。
cardgo-course-bridge-2-asks = 在同一塊區域裡連起四枚，讓紅方失去最多生命。
cardgo-course-bridge-2-right =
    C2 連起 B1、B2 和 D2：陸上一共四枚，X 是 3，紅方失去 12 點生命。
    E2 雖然和 D2 相鄰，但在水裡，不算在一起。
cardgo-course-bridge-2-otherwise = 那裡連不到四枚。找一找能把 B1、B2 和 D2 連起來的格子。
cardgo-course-bridge-2-large = 格子對了，紅方失去 9 點生命。不過 X 是 3，4 會留在原地；下 3 就會一起生效。
cardgo-course-bridge-2-shore = D1 在陸上，E1 和 E2 在水裡，連不起來。那裡只連得到 D2。
cardgo-course-bridge-3-asks = 有兩格各能連起你的三枚卡棋。選對格子和牌，讓紅方失去最多生命。
cardgo-course-bridge-3-right =
    D3 連起三枚 3，X 是 3，它們和你新下的 3 一起生效，紅方失去 12 點生命。
    B3 的 X 也是 3，可是那裡的 5 太大。
cardgo-course-bridge-3-otherwise = 那裡連起來的太少。B3 和 D3 各能連起三枚，比比看。
cardgo-course-bridge-3-large = 格子對了，紅方失去 9 點生命。不過 X 是 3，6 太大，不能生效。
cardgo-course-bridge-3-small = B3 連起 5、2、2。X 是 3，5 不能生效。和 D3 比比看。

cardgo-course-enclose = 包圍
cardgo-course-enclose-1 =
    紅方角落的 2 只剩一口「氣」，也就是旁邊的最後一個空格。占住那一格，它就**被包圍**了。
    被包圍的對方卡棋算你的：你這一串會變大，失去生命的卻是紅方。
cardgo-course-enclose-1-asks = 包圍紅方的卡棋。
cardgo-course-enclose-1-right =
    2 沒有氣了，和你的兩枚連成三枚，X 是 2，所以 2 生效。
    紅方因為自己的卡棋失去 2 點生命。
cardgo-course-enclose-1-otherwise = 紅方的 2 還有一口氣：A2。
cardgo-course-enclose-1-open = B2 和那枚 2 只是斜對角。它最後一口氣在 A2。
cardgo-course-enclose-2 =
    被包圍的對方卡棋會和周圍連成一串，碰到它的己方卡棋就靠它連起來。
    所以能包圍對方的那一格，往往也能連起自己的卡棋。
cardgo-course-enclose-2-asks = 包圍紅方的 2，讓紅方失去最多生命。
cardgo-course-enclose-2-right =
    B2 包圍了 2，也讓你的卡棋透過它連起來：一共四枚，X 是 3。
    你的三枚 3 和紅方自己的 2 都生效，紅方失去 11 點生命。
cardgo-course-enclose-2-otherwise = 紅方的 2 還有一口氣：B2。
cardgo-course-enclose-2-large = 格子對了，紅方失去 8 點生命。不過 X 是 3，5 不能生效；換一張不超過 3 的牌，那張牌也會生效。
cardgo-course-enclose-3-asks = 有一格能同時包圍紅方的兩枚卡棋。找出來，再挑一張合適的牌。
cardgo-course-enclose-3-right =
    A2 是 1 和 2 共有的最後一口氣。六枚靠它們連在一起，X 是 5。
    除了你的 6，全部生效：紅方失去 15 點生命。
cardgo-course-enclose-3-otherwise = 看看紅方的 1 和 2：有一個空格是它們共有的氣。
cardgo-course-enclose-3-large = 格子對了，紅方失去 12 點生命。X 是 5，6 會留在原地；下 3 就會一起生效。

cardgo-course-defend = 看出紅方要做什麼
cardgo-course-defend-1 =
    你下完就輪到紅方。站在紅方那邊看：下在哪裡能連起最多卡棋？
    你先占住那一格，這一擊就落空了。
cardgo-course-defend-1-asks = 紅方再下一枚，就能連起三枚 3。阻止它。
cardgo-course-defend-1-right =
    占住 C3，紅方的卡棋就連不起來了，你那枚旁邊也還有空格。
    不然，紅方能讓你失去 12 點生命。
cardgo-course-defend-1-otherwise = 紅方接著把 3 下在 C3：四枚相連，X 是 3，你失去 12 點生命。自己先占 C3。
cardgo-course-defend-1-beside = 差一點，C3 還是空的。紅方會在那裡連起三枚 3，你失去 12 點生命。
cardgo-course-defend-2 =
    你的卡棋也會被包圍，那時就算紅方的。
    只剩一口氣（旁邊最後一個空格）的一串很危險。自己下在那一格，就能多出幾口氣。
cardgo-course-defend-2-asks = 你在 A3 的 3 只剩一口氣。救它。
cardgo-course-defend-2-right =
    現在這一串有 B4 和 A5 兩口氣，紅方一回合圍不住。
    不救的話，紅方占住 A4，你最多失去 11 點生命。
cardgo-course-defend-2-otherwise = 紅方占住 A4，你的 3 被包圍，算紅方的。你最多失去 11 點生命。
cardgo-course-defend-2-near = 差一點，A4 還是空的：紅方占住它，你的 3 就被包圍，算紅方的。
cardgo-course-defend-3 =
    別填自己最後一口氣：新的卡棋若沒帶來別的氣，整串就被包圍。
    你那一擊照算，可是這串也算紅方的，紅方那一擊同時落下。
cardgo-course-defend-3-asks = 紅方剩 6 點生命，你有 14 點。有三格，下 2 就把你的兩枚 2 也連起來。選對一格就贏。
cardgo-course-defend-3-right =
    下在 D4 或 E3，都連起兩枚 2，旁邊也還有氣：紅方失去 6 點生命，你不損失。
    下在 A1 的話，那三枚 2 會被包圍，雙方生命都歸零，和局。
cardgo-course-defend-3-otherwise = 這樣紅方不會失去 6 點生命。A1、D4 和 E3 都能連起你的兩枚 2，比比旁邊還有幾口氣。
cardgo-course-defend-3-trap = A1 是那兩枚 2 的最後一口氣。填上之後全被包圍，也算紅方的：六枚相連，X 是 5，雙方生命都歸零：和局，不算贏。
cardgo-course-defend-3-large = 格子對了，但 X 是 2，4 不發動，紅方只失去 4 點生命。
cardgo-course-defend-4-asks = 紅方下回合最狠的一擊在哪裡？防住它。
cardgo-course-defend-4-right =
    B3 是你那枚 3 的最後一口氣，紅方的三枚 3 也都與它相鄰。
    要是讓紅方下在 B3，你最多會失去 16 點生命。
cardgo-course-defend-4-otherwise = 看看你在 B2 的 3：只剩一口氣。紅方占住那一格，你最多失去 16 點生命。
cardgo-course-defend-4-small = 紅方在那裡只連起兩枚，傷不了你多少。你在 B2 的 3 處境更危險：數數它還有幾口氣。

cardgo-course-finish = 一擊取勝
cardgo-course-finish-1 =
    先讓對方生命歸零就立刻獲勝，不管棋盤上還有什麼。
    紅方生命不多時，先數一數，一擊夠不夠。
cardgo-course-finish-1-asks = 紅方只剩 10 點生命。請在這回合獲勝。
cardgo-course-finish-1-right =
    一共四枚，X 是 3：2、2、3 加上新下的 3 正好 10 點。紅方生命歸零，你贏了。
    先數清楚，再選牌。
cardgo-course-finish-1-otherwise = 紅方還有生命，接著就輪到紅方。有一格同時與你的三枚卡棋相鄰。
cardgo-course-finish-1-large = 紅方失去 7 點生命，還剩 3 點。X 是 3：換一張不超過 3 的牌，那張牌也會生效。
cardgo-course-finish-2-asks = 紅方只剩 11 點生命。請在這回合獲勝。
cardgo-course-finish-2-right =
    B2 包圍了紅方的 2，讓你的兩枚 3 透過它連起來。X 是 3：3、3、2 加上新下的 3，正好 11 點。
    課都上完了，去玩一局吧！
cardgo-course-finish-2-otherwise = 紅方還有生命，接著就輪到紅方。數數每一格能連起什麼。
cardgo-course-finish-2-large = 格子對了，可是紅方只失去 8 點生命。X 是 3：換一張不超過 3 的牌，那張牌也會生效。
cardgo-course-finish-2-short = D4 連起 3、2、1，最多造成 9 點傷害，紅方卻還有 11 點生命。想想怎麼包圍。
