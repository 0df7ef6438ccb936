koxinga-name = 國姓爺
koxinga-about = 環繞福爾摩沙的航海競賽：裝貨、開炮、搶寶藏。二到六人。
koxinga-first-aim = 環繞福爾摩沙航行一圈，金幣、寶藏與航程位置合計得分最高的人獲勝。
koxinga-first-turn = 暗選一張牌，做兩個行動：第一個用左邊的骰子，第二個用右邊的。
koxinga-first-picture = 每一格都寫著停下來要付什麼。你的船從右上角出發。
koxinga-seat-0 = 藍船
koxinga-seat-1 = 綠船
koxinga-seat-2 = 黃船
koxinga-seat-3 = 紅船
koxinga-seat-4 = 橘船
koxinga-seat-5 = 淺藍船
koxinga-preset-standard = 標準：有人抵達終點後，大家做完這一輪才結束
koxinga-preset-original = 原版：照當年電腦程式的規則

koxinga-option-end_after = 結束時機
koxinga-option-end_after-about = 有人抵達終點後，遊戲何時結束
koxinga-option-end_after-turn = 整輪：大家兩個行動都做完
koxinga-option-end_after-pass = 半輪：大家做完目前這個行動
koxinga-option-setup_distribution = 地圖布置
koxinga-option-setup_distribution-about = 費用與寶藏怎麼分布在地圖上
koxinga-option-setup_distribution-uniform = 平均：每個空的格子機會相等
koxinga-option-setup_distribution-wrap = 原版：號碼小的格子機會較大
koxinga-option-map_seed = 地圖編號
koxinga-option-map_seed-about = 編號相同，地圖就相同；0 表示新地圖
koxinga-option-retreat = 後退付費
koxinga-option-retreat-about = 付不出全額而後退時，還要不要付
koxinga-option-retreat-each = 每格都付：每退一格都要付，直到付得起
koxinga-option-retreat-once = 只付一次：退一格就停，那一格不必再付
koxinga-option-overboard = 丟棄貨物
koxinga-option-overboard-about = 五個貨艙都滿了還要拿東西時，丟棄哪一艙
koxinga-option-overboard-smallest = 最少：自動丟棄別種貨物中數量最少的一艙
koxinga-option-overboard-choose = 自選：由船主選一艙別種貨物丟棄

# 前面一定有數量：4 份食物。
koxinga-food = 份食物
koxinga-gold = 枚金幣
koxinga-cannon = 門大炮
koxinga-stack = { $amount } { $kind }
koxinga-seat = { $seat }
koxinga-literal = { $words }
koxinga-card-1-1 = 前進
koxinga-card-1-2 = 前進
koxinga-card-2-1 = 前進
koxinga-card-2-2 = 大炮
koxinga-card-3-1 = 大炮
koxinga-card-3-2 = 前進
koxinga-card-4-1 = 前進（骰點 −1）
koxinga-card-4-2 = 食物
koxinga-card-5-1 = 前進（骰點 −2）
koxinga-card-5-2 = 金幣
koxinga-card-6-1 = 食物
koxinga-card-6-2 = 前進（骰點 −2）
koxinga-card-7-1 = 金幣
koxinga-card-7-2 = 前進（骰點 −1）
koxinga-card-8-1 = 食物
koxinga-card-8-2 = 金幣
koxinga-card-9-1 = 金幣
koxinga-card-9-2 = 食物
koxinga-card-10-1 = 大炮
koxinga-card-10-2 = 大炮

koxinga-prompt-chance = 結果隨機產生。
koxinga-prompt-swap = 這一輪你是起始玩家。要替大家對調兩顆骰子嗎？
koxinga-prompt-dice = 你是起始玩家，骰子是 { $first } 和 { $second }。要替大家對調嗎？
koxinga-prompt-equal = 兩顆骰子都是 { $die }，不用對調。
koxinga-prompt-cards = 要出哪張牌？你做第一個行動之前，別人都看不到。
koxinga-prompt-fork = 過了 { $block } 號格分成兩路，走哪一邊？
koxinga-prompt-back = 要從 { $block } 號格退回岔路，退到哪一邊？
koxinga-prompt-attack = 你發動攻擊。要投入幾門大炮？用了就沒了。
koxinga-prompt-defend = { $seat }以 { $total } 點攻擊。投入幾門大炮？用了就沒了。
koxinga-prompt-loot = 你打贏了。要拿走什麼？
koxinga-prompt-drop = 貨艙都滿了。要丟棄哪一艙，騰出空間放新的？
koxinga-prompt-plan = 先做好這一輪的決定，別人看不到。

koxinga-words-card = { $card } 號牌（{ $first }，然後{ $second }）
koxinga-words-swap = 對調骰子
koxinga-words-keep = 不對調骰子

koxinga-label-swap = 對調骰子
koxinga-label-keep = 不對調
koxinga-label-on = 繼續
koxinga-label-play = 出一張牌
koxinga-label-card = { $card } 號牌：{ $first }，然後{ $second }
koxinga-label-outer = 外圍，往 { $block } 號格：{ $due }
koxinga-label-inner = 裡面，往 { $block } 號格：{ $due }
koxinga-label-battle = 先開戰，之後{ $due }
koxinga-label-lacks = { $due }（不夠付）
koxinga-label-back = { $due }（不夠付），退到{ $end ->
    [0] 起點
   *[other] {" "}{ $end } 號格
}，{ $then }
koxinga-label-fire = 投入大炮
koxinga-label-none = 不用
koxinga-label-all = 全部
koxinga-label-more = 更多…
koxinga-label-cabins = 逐艙指定
koxinga-label-cannons =
    { $cabin ->
       *[0] { $amount } 門
        [1] 1 號艙 { $amount } 門
        [2] 2 號艙 { $amount } 門
        [3] 3 號艙 { $amount } 門
        [4] 4 號艙 { $amount } 門
        [5] 5 號艙 { $amount } 門
    }
koxinga-label-loot = 拿戰利品
koxinga-label-cabin = { $number } 號艙：{ $stack }
koxinga-label-drop = 丟棄一艙貨物
koxinga-label-treasure = 隨機一張寶藏卡
koxinga-label-plan = 預先決定
koxinga-typed = { koxinga-words-keep }=keep, { koxinga-label-keep }=keep, { koxinga-label-swap }=swap, 對調=swap, 外圍=outer, 裡面=inner, 出牌=card, { koxinga-label-play }=card, { koxinga-label-fire }=fire, { koxinga-label-cabins }=cabins, { koxinga-label-loot }=loot, { koxinga-label-drop }=drop, { koxinga-label-treasure }=treasure, { koxinga-label-plan }=plan, { koxinga-label-none }=none, { koxinga-label-all }=all, { koxinga-plan-fork }=fork, { koxinga-plan-back }=back, { koxinga-plan-attack }=attack, { koxinga-plan-defend }=defend, { koxinga-plan-drop }=drop, { koxinga-plan-attack-needed }=needed, { koxinga-plan-fork-ask }=ask, 數量最多=biggest, 數量最少=smallest, 大炮=cannon, 金幣=gold, 食物=food, 擲出=roll, 排成=dice, 號牌=, 門=
koxinga-plan-fork = 遇到岔路時
koxinga-plan-fork-outer = 走外圍
koxinga-plan-fork-inner = 走裡面
koxinga-plan-fork-ask = 到時候問我
koxinga-plan-back = 退回岔路時
koxinga-plan-back-outer = 退到外圍
koxinga-plan-back-inner = 退到裡面
koxinga-plan-back-ask = 到時候問我
koxinga-plan-attack = 我攻擊時
koxinga-plan-attack-all = 大炮全部投入
koxinga-plan-attack-none = 不用大炮
koxinga-plan-attack-needed = 夠用就好
koxinga-plan-attack-ask = 到時候問我
koxinga-plan-defend = 我被攻擊時
koxinga-plan-defend-all = 大炮全部投入
koxinga-plan-defend-none = 不用大炮
koxinga-plan-defend-needed = 夠用就好
koxinga-plan-defend-ask = 到時候問我
koxinga-plan-loot = 我打贏時
koxinga-plan-loot-gold = 拿金幣最多的一艙
koxinga-plan-loot-food = 拿食物最多的一艙
koxinga-plan-loot-cannon = 拿大炮最多的一艙
koxinga-plan-loot-biggest = 拿數量最多的一艙
koxinga-plan-loot-treasure = 拿寶藏卡
koxinga-plan-loot-ask = 到時候問我
koxinga-plan-drop = 貨艙裝不下時
koxinga-plan-drop-smallest = 丟棄數量最少的一艙
koxinga-plan-drop-food = 丟棄食物最少的一艙
koxinga-plan-drop-gold = 丟棄金幣最少的一艙
koxinga-plan-drop-cannon = 丟棄大炮最少的一艙
koxinga-plan-drop-ask = 到時候問我

koxinga-event-starter = 起始玩家是{ $seat }。
koxinga-event-dealt = 你抽到 { $card } 號牌。
koxinga-event-dice = 第 { $turn } 輪：擲出 { $left } 和 { $right }。
koxinga-event-swap = { $seat }對調骰子：先 { $left }，後 { $right }。
koxinga-event-keep = { $seat }不對調骰子：先 { $left }，後 { $right }。
koxinga-event-chosen = 你選了 { $card } 號牌。
koxinga-event-card = { $seat }亮出 { $card } 號牌：先{ $first }，再{ $second }。
koxinga-event-card-move =
    { $steps ->
        [-1] 後退 1 格
        [0] 停在原地
       *[other] 前進 { $steps } 格
    }
koxinga-event-card-load = 拿 { $amount } { $kind }
koxinga-event-plan = { $what }：{ $answer }。
koxinga-event-load = { $seat }拿到 { $amount } { $kind }。
koxinga-event-load-lost = { $seat }的五個貨艙都是同一種貨物，放不下 { $amount } { $kind }，只好放棄。
koxinga-event-drop = { $seat }的五個貨艙全滿，為了放 { $loaded }，丟棄 { $gone }。
koxinga-event-stay = { $seat }原地不動。
koxinga-event-move = { $seat }駛到 { $block } 號格。
koxinga-event-back =
    { $steps ->
        [1] { $seat }退到 { $block } 號格。
       *[other] { $seat }連退 { $steps } 格，退到 { $block } 號格。
    }
koxinga-event-finish = { $seat }抵達終點了！
koxinga-event-battle = { $seat }在 { $block } 號格遇上{ $others }：開戰！
koxinga-event-cannons = { $seat }投入 { $amount } 門大炮。
koxinga-event-roll = { $seat }擲出 { $roll } 點，合計 { $strength } 點。
koxinga-event-flame = { $seat }擲出火焰，直接打敗{ $other }！
koxinga-event-win = { $seat }以 { $more } 比 { $less } 打敗{ $other }。
koxinga-event-draw = { $seat }與{ $other }都是 { $strength } 點，平手，誰也不拿東西。
koxinga-event-loot = { $seat }從{ $other }手中奪走 { $amount } { $kind }。
koxinga-event-nothing = { $other }沒有東西可以讓{ $seat }拿走。
koxinga-event-steal = { $seat }搶走{ $other }一張寶藏卡。
koxinga-event-steal-card = { $seat }從{ $other }手中搶走的寶藏卡值 { $points } 分。
koxinga-event-pay = { $seat }付出 { $paid } { $kind }。
koxinga-event-paid-before = { $seat }已經付過一次，在 { $block } 號格不必再付。
koxinga-event-short =
    { $paid ->
        [0] { $seat }在 { $block } 號格該付 { $amount } { $kind }，卻完全沒有。
       *[other] { $seat }在 { $block } 號格該付 { $amount } { $kind }，卻不夠，僅有的 { $paid } { $kind }也賠掉了。
    }
koxinga-event-treasure = { $seat }找到一張寶藏卡。
koxinga-event-treasure-card = 你找到一張值 { $points } 分的寶藏卡。
koxinga-event-treasure-goods = { $seat }抽到的寶藏卡是 7 { $kind }。
koxinga-event-taken = { $block } 號格的寶藏已經被{ $other }先拿走了。

koxinga-outcome =
    { $count ->
        [1] { $winners }以 { $total } 分獲勝。
       *[other] { $winners }同得 { $total } 分，並列獲勝。
    }
koxinga-score = { $seat }：{ $total } 分（金幣 { $gold }、位置 { $location }、寶藏 { $treasure }）
koxinga-why-way = 這樣你離終點更近。抵達終點得 15 分，有人抵達這一局就結束。
koxinga-why-gold = 這樣你的金幣更多，終局時每枚 1 分。
koxinga-why-food = 這樣你的食物更多，可以付接下來的費用。
koxinga-why-cannons = 這樣你的大炮更多，用來打贏海戰。
koxinga-why-stores = 這樣你的食物和大炮都更多：食物付接下來的費用，大炮用來打贏海戰。
koxinga-why-treasure = 這樣也許能拿到寶藏。一張寶藏卡值 2 到 9 分。
koxinga-why-loot = 這樣會打一場值得打的海戰：贏了可以拿走一艙貨，或一張寶藏卡。
koxinga-why-card = 接著我打算出 { $card } 號牌。{ $why }
koxinga-stock-counted = 下圖每格和每枚金幣算 1，寶藏卡算 5，每份食物和每門大炮算 0.3：你的總值減去其他船中領先那一艘的總值。這不是預測。
koxinga-stock-way = 離終點還有幾格
koxinga-stock-gold = 金幣
koxinga-stock-food = 食物
koxinga-stock-cannons = 大炮
koxinga-stock-treasure = 寶藏卡
koxinga-stock-score-position = 位置得分
koxinga-stock-score-treasure = 寶藏得分
koxinga-stock-score-gold = 金幣得分

koxinga-refusal-spectator = 你在旁觀這一局，只有玩家可以行動。
koxinga-refusal-wait = 現在還沒輪到你決定。可以選「預先決定」，或打「plan」先做好這一輪的決定。
koxinga-refusal-over = 現在沒有需要你決定的事。
koxinga-refusal-long = 到這裡已經是完整的一步，後面是多餘的。一次只寫一個決定。
koxinga-refusal-choice = 現在不能選「{ $typed }」。可以寫：{ $legal }。
koxinga-refusal-twice = 「{ $typed }」把貨艙 { $cabin } 寫了兩次。每個貨艙只寫一次，一次寫出要投入的全部大炮。
koxinga-refusal-unread = 看不懂「{ $typed }」。請寫要做的事，例如 card 6、swap 或 fire 4。
koxinga-refusal-condition = 看不懂「{ $typed }」。條件可以是 roll 3 5（擲出的骰子）、dice 5 3（起始玩家排定的順序）、swap、keep，或亮出的牌，例如 card 7。

koxinga-preview-first = 第一個行動：{ $what }。
koxinga-preview-second = 第二個行動：{ $what }。
koxinga-preview-or = 也可能：{ $what }。
koxinga-preview-fork = 由你選路。走外圍：{ $outer }；走裡面：{ $inner }
koxinga-preview-way = 走這邊：{ $what }。
koxinga-preview-load = 拿 { $amount } { $kind }
koxinga-preview-drop = 拿 { $amount } { $kind }；貨艙全滿，{ $gone }要丟棄
koxinga-preview-any = 你選的一艙貨物
koxinga-preview-new = 新的貨物
koxinga-preview-other = 別種貨物裡最少的一艙
koxinga-preview-now = 別種貨物裡最少的一艙（現在是 { $gone }）
koxinga-preview-smallest = { $gone }（依規則，是別種貨物裡最少的一艙）
koxinga-preview-full = 拿 { $amount } { $kind }；貨艙還是全滿的話，{ $gone }要丟棄
koxinga-preview-lost = 裝不下 { $amount } { $kind }
koxinga-preview-stay = 停在原地
koxinga-preview-steps =
    { $steps ->
        [-1] 從那裡退一格
       *[other] 從那裡再走 { $steps } 格
    }
koxinga-preview-onward = 從那裡{ $there }
koxinga-preview-onward-from = { $there }（出發處：{ $blocks }）
koxinga-origin = { $block } 號格
koxinga-origin-start = 福爾摩沙海峽
koxinga-preview-home = 抵達終點，得 15 分，對局也就結束
koxinga-preview-start = 退回福爾摩沙海峽
koxinga-preview-land = 到 { $block } 號格，{ $due }
koxinga-preview-battle = 到 { $block } 號格，先和{ $others }開戰{ $hangs ->
    [win-food] ；要是沒搶到食物，以船上現有的貨來算，
    [win-gold] ；要是沒搶到金幣，以船上現有的貨來算，
    [lose-food] ；只要食物沒被搶走，就
    [lose-gold] ；只要金幣沒被搶走，就
    [now] ，之後以船上現有的貨來算，
   *[no] ，之後
}{ $due }
koxinga-preview-rival = { $seat }（打輸的機會約 { $chance }%{ $loads ->
    [yes] ，對方先拿大炮就更高
   *[no] {""}
}{ $count ->
    [0] {""}
    [1] ；打贏可以拿走 { $prizes }
   *[other] ；打贏可以挑一樣拿走：{ $prizes }
}）
koxinga-prize-card = 一張寶藏卡
koxinga-preview-free = 不用付
koxinga-preview-treasure = 拿寶藏
koxinga-preview-treasure-full = 拿寶藏；{ $same ->
    [yes] 抽到 7 份食物或 7 枚金幣，{ $food }就要丟棄
   *[no] 抽到 7 份食物，{ $food }就要丟棄；抽到 7 枚金幣，{ $gold }就要丟棄
}
koxinga-preview-pay = 付 { $amount } { $kind }
koxinga-preview-asks = 那裡要付 { $amount } { $kind }，到時候要付得起
koxinga-preview-lacks =
    那裡要付 { $amount } { $kind }，但你到時候{ $held ->
        [0] 一點也沒有
       *[other] 最多只有 { $held } { $kind }
    }，除非寶藏或海戰能補上
koxinga-preview-short =
    該付 { $amount } { $kind }，但你{ $paid ->
        [0] 沒有{ $good ->
            [gold] 金幣
           *[food] 食物
        }，
       *[other] 只有 { $paid } { $kind }，全部付掉後
    }{ $there }
koxinga-preview-back =
    還要後退，{ $there }{ $met ->
        [0] {""}
       *[other] ；途中{ $fights }開戰，結果可能影響後面要付的
    }{ $lost ->
        [0] {""}
       *[other] ；途中還會付掉 { $losses }
    }
koxinga-preview-fight = 在 { $block } 號格和{ $others }
koxinga-preview-either = 由你選：{ $outer }；或{ $inner }
koxinga-preview-further = 到 { $block } 號格，那裡也付不起，要再選一次往哪邊退
koxinga-preview-dice = 所有人的第一個行動用 { $left }，第二個用 { $right }。
koxinga-preview-fire =
    { $amount ->
        [0] 你不投入大炮，還剩 { $left } 門。
       *[other] 你投入 { $amount } 門大炮，還剩 { $left } 門。
    }
koxinga-preview-attack =
    { $guns ->
        [0] 對{ $other }：100 次約贏 { $most } 次{ $even ->
            [0] {""}
           *[other] ，{ $even } 次平手；平手什麼也不拿
        }。
       *[other] 對{ $other }：對方不用大炮，100 次約贏 { $most } 次；{ $guns } 門全用，約贏 { $least } 次。平手什麼也不拿。
    }
koxinga-preview-defend =
    { $even ->
        [0] { $lost ->
            [0] 必勝：骰子擲出什麼都贏。
           *[other] 你的骰子有 { $faces } 種結果，其中 { $won } 種獲勝，{ $lost } 種落敗。
        }
       *[other] 你的骰子有 { $faces } 種結果，其中 { $won } 種獲勝，{ $lost ->
            [0] {""}
           *[other] { $lost } 種落敗，
        }{ $even } 種平手；平手什麼也不拿。
    }
koxinga-preview-loot = 你{ $what }。
koxinga-preview-next =
    { $sure ->
        [yes] 接著在 { $block } 號格：{ $due }。
       *[no] 打完之後在 { $block } 號格（以船上現有的貨計算）：{ $due }。
    }
koxinga-preview-aboard = 之後船上有 { $goods }。
koxinga-preview-several = 這裡的 { $count } 艘船都要打：你的大炮和骰點對每一艘都算，擲出火焰就全部打贏。
koxinga-preview-overboard = 丟棄 { $gone }，拿 { $amount } { $kind }。
koxinga-preview-steal =
    { $count ->
        [1] 拿走對方唯一的寶藏卡。
       *[other] 從對方 { $count } 張寶藏卡裡隨機拿一張。
    }

koxinga-threat-battle =
    { $count ->
        [1] { $seat }這一輪到得了 { $block } 號格，{ $still ->
            [maybe] 到時候你如果還沒走，對方
           *[yes] {""}
        }打贏你的機會約 { $chance }%（大炮 { $theirs } 門對你 { $mine } 門）。
       *[other] 這一輪有 { $count } 艘船到得了 { $block } 號格，最強的是{ $seat }，{ $still ->
            [maybe] 到時候你如果還沒走，對方
           *[yes] {""}
        }打贏你的機會約 { $chance }%（大炮 { $theirs } 門對你 { $mine } 門）。
    }
koxinga-threat-food =
    { $stops ->
        [0] 食物剩 { $food } 份，停一次通常要付 { $price } 份，很多格子付不起：先補食物，不然停在那些格子會被迫後退。
       *[other] 食物剩 { $food } 份，停一次通常要付 { $price } 份，夠停 { $stops } 次。
    }
koxinga-threat-at = 停在 { $blocks } 號格的話：{ $warning }
koxinga-threat-laden =
    { $stops ->
        [0] 照這樣裝貨，貨艙就全滿了，食物卻不夠停一次，離終點還有 { $blocks } 格。貨艙沒空出來的話，再拿食物就得丟棄另一艙貨物。
       *[other] 照這樣裝貨，剩下的貨艙裝滿食物，最多夠停 { $stops } 次，離終點還有 { $blocks } 格。要留貨艙裝食物。
    }
koxinga-threat-treasure = 你到 { $block } 號格之前，{ $others }可能先拿走那裡的寶藏：{ $sure ->
    [certain] 手上有牌到得了，去不去還不一定。
    [nearly] 手上幾乎一定有牌到得了。
   *[maybe] 手上有牌到得了的機會約 { $chance }%。
}{ $fights ->
    [0] {""}
   *[other] 如果{ $rival }到時候還在那裡，你一到就要攻擊，打輸的機會約 { $lost }%。
}
koxinga-threat-home = { $seat }這一輪可能抵達終點（{ $sure ->
    [certain] 手上有牌到得了，去不去還不一定
    [nearly] 手上幾乎一定有牌到得了
   *[maybe] 手上有牌到得了的機會約 { $chance }%
}）{ $count ->
    [1] {""}
   *[other] ，別人也可能
}；有人抵達，對局就結束，{ $seat }約得 { $points } 分（路上要付的還沒扣）。
koxinga-threat-first = 你到 { $block } 號格之前，{ $seat }可能已經停在那裡；你一到就要攻擊，打輸的機會約 { $chance }%。
koxinga-threat-score =
    現在結束的話：{ $scores }。{ $advice }{ $hidden ->
        [0] {""}
       *[other] 沒公開的寶藏卡先以平均每張 { $average } 分計。
    }
koxinga-threat-points =
    { $hidden ->
        [0] { $seat }得 { $points } 分
       *[other] { $seat }約得 { $points } 分
    }{ $blocks ->
        [0] （已抵達終點）
       *[other] （還差 { $blocks } 格抵達終點）
    }
koxinga-threat-places = 抵達終點得 15 分，停在別處是 −5 到 10 分。
koxinga-threat-hurry =
    { $can ->
        [yes] { $seat }再過一兩輪就可能結束對局，約得 { $points } 分（路上要付的還沒扣）：你要在那之前越過 60 號格，否則扣 5 分。
       *[no] { $seat }再過一兩輪就可能結束對局，約得 { $points } 分（路上要付的還沒扣）。
    }
koxinga-threat-lead = 你抵達終點就有 { $points } 分（路上要付的還沒扣），現在沒有人比這更多：直奔終點吧。
koxinga-threat-ahead = 你抵達終點就有 { $points } 分（路上要付的還沒扣），現在沒有人比這更多：往終點走，路上食物要夠。
koxinga-threat-behind = 你抵達終點有 { $points } 分（路上要付的還沒扣），但{ $seat }到時可能有 { $more } 分。一抵達對局就結束，先多拿幾分。
koxinga-threat-last = 這是最後一輪：抵達終點得 15 分，停在別處是 −5 到 10 分。
koxinga-threat-lag = { $seat }領先你 { $blocks } 格；有人抵達終點，對局就結束，多往前走。

koxinga-preview-later = 結果要看骰子，但骰子還沒擲。
koxinga-preview-plan = 這一輪遇到這個問題，就照這個選擇處理，別人都不知道。
koxinga-puzzle = 替{ $seat }決定要不要對調骰子，再選一張牌，這一輪結束時至少多 { $gain } 分。
koxinga-puzzle-right = 這樣選至少多 { $gain } 分，別的選法都不行。
