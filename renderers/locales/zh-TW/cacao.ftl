cacao-name = 可可亞
cacao-about = 放置板塊，派工人到農園、市場與神廟工作。二到四人。
cacao-first-aim = 採收可可果，賣出換金幣；板塊放完時，金幣最多的人獲勝。
cacao-first-turn = 把一塊工人板塊放在叢林板塊旁邊，工人碰到哪一塊，就在那裡工作。
cacao-first-picture = 標了名稱的空格可以放板塊，名稱從板塊 00 數起。右邊是各人的金幣、可可果、太陽神信物、挑水伕，還有手上與待抽的板塊。
cacao-seat-0 = 紅方
cacao-seat-1 = 紫方
cacao-seat-2 = 白方
cacao-seat-3 = 黃方
cacao-preset-standard = 標準：別人的回合裡，你的工人照預設指示工作
cacao-preset-careful = 細心：別人的回合裡，你的工人能賣可可果時會先問你
cacao-why-gold = 金幣賺得更多。
cacao-why-cacao = 留下的可可果之後還能賣。
cacao-why-water = 你的挑水伕走得更遠。
cacao-why-sun = 留著太陽神信物，最後可以覆蓋板塊。
cacao-why-temple = 你在神廟更占優勢。
cacao-why-rivals = 讓別人少得一些。
cacao-stock-counted = 下圖的金幣以當時就結束來算，每顆可可果另算 2，真正結束時不算：你的減去{ $count ->
    [2] 對手的
   *[other] 其他人中最多的
}。這不是預測。
cacao-stock-sales = 賣可可果的金幣
cacao-stock-mines = 礦場的金幣
cacao-stock-temple = 神廟的金幣，以當時的人數計
cacao-stock-water = 挑水得的金幣，以當時的位置計
cacao-stock-sun = 太陽神信物
cacao-stock-cacao = 可可果

cacao-option-offturn = 他人回合
cacao-option-offturn-about = 別人的回合裡，由誰決定要不要賣
cacao-option-offturn-auto = 照預設指示，立刻處理
cacao-option-offturn-ask = 真的需要選擇時才問你
cacao-option-hands = 手牌公開
cacao-option-hands-about = 誰看得到手上的工人板塊
cacao-option-hands-closed = 不公開：只看得到自己的
cacao-option-hands-open = 公開：大家都看得到

cacao-seat = { $seat }
cacao-literal = { $words }
cacao-tile-c1 = 一般農園
cacao-tile-c2 = 兩倍農園
cacao-tile-m2 = 售價 2 的市場
cacao-tile-m3 = 售價 3 的市場
cacao-tile-m4 = 售價 4 的市場
cacao-tile-g1 = 價值 1 的礦場
cacao-tile-g2 = 價值 2 的礦場
cacao-tile-wt = 水域
cacao-tile-sn = 太陽神祭壇
cacao-tile-tm = 神廟
cacao-tile--- = 叢林板塊

cacao-prompt-chance = 結果隨機產生。
cacao-prompt-tile = 要放哪一塊工人板塊？
cacao-prompt-row = 放在哪一列？
cacao-prompt-column = 放在哪一格？
cacao-prompt-rotation = 要怎麼轉？四個數字依序是北、東、南、西的工人數。
cacao-prompt-fill = 空缺要補上哪一塊叢林板塊？
cacao-prompt-activate = 你的工人要怎麼工作，由誰決定？
cacao-prompt-contact = 接著讓哪些工人工作？
cacao-prompt-workers = 其中要讓幾位工人工作？
cacao-prompt-orders = 給工人的預設指示，別人看不到。

cacao-label-tile = 板塊 { $form }
cacao-label-fill = { $items }
cacao-label-item = { $cell } 補上{ $tile }
cacao-label-contact = { $worker } 的工人到 { $cell }：{ $tile }
cacao-label-over = 覆蓋自己的板塊（付 1 個信物）
cacao-label-auto = 自動：先求金幣多，再求可可果多
cacao-label-act = 逐一指派工人
cacao-label-hold = 先放板塊，再指派工人
cacao-label-done = 其餘自動處理
cacao-label-orders = 預設指示
cacao-label-min-value = 售價 { $value } 以上才賣
cacao-label-min-off = 都不賣
cacao-label-keep-value = 至少留 { $value } 顆可可果

cacao-words-place = { $form } 放在 { $cell }
cacao-words-over = 用 { $form } 覆蓋 { $cell }
cacao-words-more = { $laid }，{ $more }
cacao-words-use = { $worker } 的 { $count } 位工人到 { $cell }
cacao-typed = 補上=fill, 覆蓋=over, 先不指派=hold, 指派=act, 自動=auto, 預設指示=orders, 售價=min, 留下=keep, 不賣=off, 水域=wt, 太陽神祭壇=sn, 神廟=tm
cacao-words-orders = 預設指示：{ $orders }

cacao-event-place = { $seat }把 { $form } 放在 { $cell }。
cacao-event-over = { $seat }用 { $form } 覆蓋 { $cell }。
cacao-event-fill = { $cell } 補上{ $tile }。
cacao-event-drawn = 從板塊堆翻開，{ $cell } 補上{ $tile }。
cacao-event-display = 展示區補上{ $tile }。
cacao-event-draw = 你抽到板塊 { $form }。
cacao-event-work = { $seat }在 { $cells }：{ $gains }。
cacao-event-idle = { $seat }的工人沒有收穫：{ $why }。
cacao-full-cacao = 倉庫已滿
cacao-full-sun = 太陽神信物放不下了
cacao-full-water = 挑水伕已到終點
cacao-event-lead =
    { $count ->
        [1] 神廟 { $cell }：現在{ $leaders }以 { $workers } 位工人領先
       *[other] 神廟 { $cell }：現在{ $leaders }並列第一，各有 { $workers } 位工人
    }{ $seconds ->
        [0] 。
       *[other] ，{ $others }第二。
    }
cacao-event-first-sale = { $seat }的回合裡，你的工人照預設指示賣了 { $count } 顆可可果：售價 { $least } 以上才賣，至少留 { $keep } 顆。指示隨時能改，別人的回合也可以：選「預設指示」，或輸入「orders min=3 keep=1」。
cacao-event-orders =
    { $least ->
        [off] 你的工人都不賣，倉庫裡至少留 { $keep } 顆可可果。
       *[other] 你的工人只在售價 { $least } 以上時賣，倉庫裡至少留 { $keep } 顆可可果。
    }
cacao-gain-gold = 金幣 +{ $amount }
cacao-gain-cacao =
    { $sign ->
        [plus] 可可果 +{ $amount }
       *[minus] 可可果 −{ $amount }
    }
cacao-gain-spare =
    { $sign ->
        [plus] 剩餘可可果 +{ $amount }
       *[minus] 剩餘可可果 −{ $amount }
    }
cacao-gain-water = 挑水伕前進 { $amount } 格
cacao-gain-track = 水域 +{ $amount }
cacao-gain-temple =
    { $sign ->
        [plus] 神廟目前 +{ $amount }
       *[minus] 神廟目前 −{ $amount }
    }
cacao-gain-rivals =
    { $sign ->
        [plus] 別人在神廟 −{ $amount }
       *[minus] 別人在神廟 +{ $amount }
    }
cacao-gain-spilt = 放不下的 { $amount } 顆可可果棄置
cacao-gain-sun = 太陽神信物 +{ $amount }

cacao-preview-place = { $seat }會把 { $form } 放在 { $cell }。
cacao-preview-over = { $seat }會用 { $form } 覆蓋 { $cell }。
cacao-preview-fill = { $cell } 會補上{ $tile }。
cacao-preview-drawn = { $cell } 會從板塊堆翻開{ $tile }補上。
cacao-preview-work = { $seat }會得到：{ $gains }。
cacao-preview-orders =
    { $least ->
        [off] 這樣你的工人都不賣，倉庫裡至少留 { $keep } 顆可可果。
       *[other] 這樣你的工人只在售價 { $least } 以上時賣，倉庫裡至少留 { $keep } 顆可可果。
    }
cacao-preview-sun = 要付出 1 個太陽神信物。
cacao-preview-hold = 放好之後，再由你決定工人做什麼。
cacao-preview-nothing = 誰都沒有收穫。
cacao-preview-spilt = 你的倉庫只放得下 { $most } 顆可可果，有 { $count } 顆放不下，要棄置。
cacao-preview-temple =
    { $changed ->
        [yes] 神廟 { $cell } 的名次會變；若不再變動：{ $shares }。
       *[no] 神廟 { $cell } 若不再變動：{ $shares }。
    }
cacao-preview-temple-share = { $seat }有 { $workers } 位工人（結束時 +{ $gold }）
cacao-preview-expected = { $who }賣不賣，要看對方的預設指示，這裡只是預估。
cacao-preview-uncounted = 從板塊堆翻開的那一塊有什麼收穫，這裡沒有算進去。

cacao-outcome =
    { $count ->
        [1] { $winners }以 { $total } 枚金幣獲勝。
       *[other] { $winners }同為 { $total } 枚金幣，並列獲勝。
    }
cacao-score = { $seat }：{ $total } 枚（金幣 { $gold }，其中售價 2 得 { $at2 }、售價 3 得 { $at3 }、售價 4 得 { $at4 }、礦場 { $mines }；神廟 { $temple }、太陽神信物 { $sun }、水域 { $water }；存入可可果 { $harvest }，剩 { $cacao }）

cacao-refusal-spectator = 你在旁觀這一局，只有玩家可以行動。
cacao-refusal-wait = 還沒輪到你，但預設指示隨時可以改。
cacao-refusal-over = 現在沒有需要你決定的事。
cacao-refusal-long = 到這裡已經是完整的一步，後面是多餘的。
cacao-refusal-unread = 看不懂「{ $typed }」。請寫板塊與格子，例如 1210 W1，後面可接補上、指派或先不指派。
cacao-refusal-off-board = 棋盤上沒有 { $cell }。格子的名稱像 00、W1、S1E2。
cacao-refusal-cell = 那裡不能放工人板塊。可以放的格子：{ $cells }。
cacao-refusal-hand = 你手上沒有那塊板塊。你有：{ $forms }。
cacao-refusal-fill = 請寫出空缺補什麼：fill { $ways }。
cacao-refusal-stock = 可可果不夠：這些工人最多只能賣 { $most } 顆。
cacao-refusal-over-jungle = 輪到你時，展示區和板塊堆都沒有叢林板塊，才能覆蓋板塊；現在還有 { $left } 塊。
cacao-refusal-over-sun = 覆蓋板塊需要一個太陽神信物。
cacao-refusal-over-covered = 這一格已經覆蓋過一次了。
cacao-refusal-over-owner = 只能覆蓋自己的工人板塊：{ $cells }。
cacao-refusal-choice = 沒有這個選項。可以選：{ $legal }。
cacao-refusal-fill-none = 那一格旁邊沒有空缺要補。
cacao-refusal-fill-only = 這個空缺沒得選，只能補：{ $ways }。
cacao-refusal-contact = 你的工人這回合不會在「{ $contact }」工作，或是你重複寫了。
cacao-refusal-workers = 那裡最多只有 { $most } 位工人。
cacao-refusal-orders = 你的預設指示本來就是這樣：{ $orders }。
cacao-refusal-unasked = 現在只需要決定放哪一塊板塊。請寫板塊與格子，例如 1210 W1。
cacao-refusal-condition = 看不懂「{ $typed }」。條件要寫工人板塊和位置，例如 1111 S1W1，或只寫位置。

cacao-chance = { $cell } 最多：{ $gains }
cacao-chance-gap = { $cell } 補上空缺後，最多：{ $gains }
cacao-chance-none = { $cell }：暫時沒有收穫
cacao-chance-standing = 現在結束的話，連同神廟、太陽神信物與水域（同分比可可果）：{ $scores }。
cacao-chance-only = 你手上全是 { $form }，直接選放在哪裡。{ $standing }
cacao-chance-score = { $seat } { $gold } 枚金幣
cacao-chance-fill = { $fill }：{ $gains }
cacao-chance-fill-none = { $fill }：沒有人有收穫
cacao-chance-owner = { $seat }（{ $gains }）
cacao-puzzle = 替{ $seat }放一塊板塊，馬上賺 { $gain } 枚金幣。
cacao-puzzle-right = 這樣放能賺 { $gain } 枚金幣，別的放法都不行。
