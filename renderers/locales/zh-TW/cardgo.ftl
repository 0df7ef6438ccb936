cardgo-name = CardGO 卡牌圍棋
cardgo-about = 連起自己的卡棋，包圍對方的卡棋，先讓對方生命歸零就贏。兩人對戰。
cardgo-first-aim = 把自己的卡棋連起來生效，先讓對方生命歸零就贏。
cardgo-first-turn = 每回合下一張牌（快速對局只有 3 和 4）。同一塊區域裡連起四枚，3 就生效離場，對方失去生命；連起五枚，4 也生效。
cardgo-first-picture = 水陸各成區域，卡棋只在同一塊區域裡相連。右邊是雙方的生命，再往下是你的手牌。
cardgo-seat-0 = 綠方
cardgo-seat-1 = 紅方

cardgo-preset-classic = 經典：10×10 棋盤，雙方生命各 100 點，牌沒有效果
cardgo-preset-even = 均勢：和經典相同，但綠方生命 100 點、紅方 102 點
cardgo-preset-quick = 快速對局：8×8 水陸地圖，手牌三張，時間值只有三和四；綠方生命 28 點、紅方 32 點
cardgo-preset-cards = 效果牌：半數的牌有效果；綠方生命 100 點、紅方 102 點
cardgo-preset-full = 完整：有效果牌，地圖有各種地形；綠方生命 100 點、紅方 101 點

cardgo-why-blow = 下一擊就可能讓對方生命歸零。
cardgo-why-guard = 擋下了會讓你生命歸零的一擊。
cardgo-why-hp = 比起別的下法，對方失去的生命較多。
cardgo-why-saved = 讓你少失去一些生命。
cardgo-why-threat = 比起另一種下法，你的下一張牌能讓對方失去更多生命。
cardgo-why-cells = 同樣的一擊，你比另一種下法有更多格可下：對方一張牌填不滿。
cardgo-why-block = 對方下一張牌能造成的傷害較小：比較兩種下法的警告就看得到。
cardgo-why-material = 盤上留下更多你的卡棋，可以累積成更大的一擊。
cardgo-why-cleared = 對方留在盤上的卡棋較少。
cardgo-why-lasts = 這樣對局還會繼續。雙方都虛手，這一局就結束，你會落敗。
cardgo-why-drawn = 你可以多抽牌。
cardgo-why-despite = { $why }{ $despite }
cardgo-why-dear = 對方殺傷最大的一手，自己失去的生命也不會比你少。
cardgo-why-stays = 我找不到能讓對方殺傷更小的一手。
cardgo-why-blow-later = 再過幾步，你應該可以一擊讓對方生命歸零。
cardgo-why-hp-later = 再過幾步，應該能讓對方失去更多生命。
cardgo-why-saved-later = 再過幾步，應該能讓你少失去一些生命。
cardgo-why-block-later = 再過幾步，對方最大的一串能造成的傷害應該會變小。
cardgo-stock-counted = 下圖計算生命，盤上每枚卡棋另算 1：你的減去對方的，再和開局相比。這不是預測。
cardgo-stock-hp = 生命
cardgo-stock-pieces = 盤上的卡棋

cardgo-option-hp = 生命
cardgo-option-hp-about = 雙方的生命；紅方可以另外設定（1–999）
cardgo-option-hp_red = 紅方生命
cardgo-option-hp_red-about = 紅方的生命，與綠方不同才要設定（1–999）
cardgo-option-komi = 貼點
cardgo-option-komi-about = 後手的紅方多得的生命（0–20）
cardgo-option-columns = 欄數
cardgo-option-columns-about = 棋盤的寬度（5–19）
cardgo-option-rows = 列數
cardgo-option-rows-about = 棋盤的高度（5–19）
cardgo-option-hand = 手牌數
cardgo-option-hand-about = 雙方起始的手牌張數；紅方可以另外設定（1–10）
cardgo-option-hand_red = 紅方手牌數
cardgo-option-hand_red-about = 紅方起始的手牌張數，與綠方不同才要設定（1–10）
cardgo-option-lowest = 最小時間值
cardgo-option-lowest-about = 牌的最小時間值（1–10）
cardgo-option-highest = 最大時間值
cardgo-option-highest-about = 牌的最大時間值（1–10）
cardgo-option-preview = 預覽
cardgo-option-preview-about = 確認之前，先顯示落子的結果
cardgo-option-full = 全速連通
cardgo-option-full-about = 卡棋把自己也算進去，單獨一枚 1 就能生效
cardgo-option-adj = 鄰接落子
cardgo-option-adj-about = 只能下在盤上卡棋的周圍八格
cardgo-option-effects = 效果
cardgo-option-effects-about = 半數的牌帶有效果
cardgo-option-map = 地圖
cardgo-option-map-about = 棋盤的地形
cardgo-option-maxturns = 回合上限
cardgo-option-maxturns-about = 雙方合計滿這麼多回合就結束（50–1000）
cardgo-option-hands = 手牌公開
cardgo-option-hands-about = 誰看得到手牌
cardgo-option-plain = 普通牌數
cardgo-option-plain-about = 每種時間值各有幾張沒有效果的牌（0–20）
cardgo-option-indulgence = 放縱
cardgo-option-indulgence-about = 「放縱」牌，每種時間值各放幾張（0–5）
cardgo-option-bravery = 勇敢
cardgo-option-bravery-about = 「勇敢」牌，每種時間值各放幾張（0–5）
cardgo-option-joy = 高興
cardgo-option-joy-about = 「高興」牌，每種時間值各放幾張（0–5）
cardgo-option-pride = 驕傲
cardgo-option-pride-about = 「驕傲」牌，每種時間值各放幾張（0–5）
cardgo-option-sorrow = 悲傷
cardgo-option-sorrow-about = 「悲傷」牌，每種時間值各放幾張（0–5）
cardgo-option-pain = 痛苦
cardgo-option-pain-about = 「痛苦」牌，每種時間值各放幾張（0–5）
cardgo-option-kindness = 善良
cardgo-option-kindness-about = 「善良」牌，每種時間值各放幾張（0–5）
cardgo-option-solitude = 孤獨
cardgo-option-solitude-about = 「孤獨」牌，每種時間值各放幾張（0–5）
cardgo-option-fondness = 喜愛
cardgo-option-fondness-about = 「喜愛」牌，每種時間值各放幾張（0–5）
cardgo-option-suppression = 壓制
cardgo-option-suppression-about = 「壓制」牌，每種時間值各放幾張（0–5）
cardgo-option-excitement = 興奮
cardgo-option-excitement-about = 「興奮」牌，每種時間值各放幾張（0–5）
cardgo-option-malice = 邪惡
cardgo-option-malice-about = 「邪惡」牌，每種時間值各放幾張（0–5）
cardgo-option-game_file = 檔案
cardgo-option-game_file-about = 自製的地圖或牌庫（TOML 或 JSON，最多 64 KB）

cardgo-option-map-plain = 平原：全是土地
cardgo-option-map-meadow = 草原：玩法同平原，景色有變化
cardgo-option-map-lake = 湖泊：中央的湖把棋盤隔開
cardgo-option-map-crags = 岩山：石頭、高地與樹木
cardgo-option-map-marsh = 濕地：沼澤、水塘、灌木、草叢與花朵
cardgo-option-map-wilds = 荒野：每種地形都有
cardgo-option-map-paddies = 水陸：八塊區域，水陸相間
cardgo-option-map-random-light = 隨機，地形少
cardgo-option-map-random-medium = 隨機，地形數量適中，有兩座湖
cardgo-option-map-random-heavy = 隨機，地形多，有兩對湖
cardgo-option-map-file = 自製的檔案
cardgo-option-hands-closed = 不公開：只看得到自己的
cardgo-option-hands-open = 公開：大家都看得到

cardgo-problem-values = 最小時間值（{ $lowest }）比最大時間值（{ $highest }）還大。
cardgo-problem-map = 這張地圖專為 { $columns }×{ $rows } 的棋盤設計。其他大小請選平原或隨機地圖。
cardgo-problem-cards = 這樣牌庫裡一張牌也沒有。請留一些普通牌或效果牌。
cardgo-problem-option = 沒有「{ $option }」這個選項。可以用的有：{ $names }。
cardgo-problem-option-value = 選項「{ $option }」不能設成「{ $value }」。

cardgo-effect-0 = 無效果
cardgo-effect-1 = 放縱
cardgo-effect-2 = 勇敢
cardgo-effect-3 = 高興
cardgo-effect-4 = 驕傲
cardgo-effect-5 = 悲傷
cardgo-effect-6 = 痛苦
cardgo-effect-7 = 善良
cardgo-effect-8 = 孤獨
cardgo-effect-9 = 喜愛
cardgo-effect-10 = 壓制
cardgo-effect-11 = 興奮
cardgo-effect-12 = 邪惡
cardgo-effect-0-about = 普通牌。
cardgo-effect-1-about = 可以再下一張時間值大 1 的牌。
cardgo-effect-2-about = 隨機奪取對方一枚卡棋，從此歸你。
cardgo-effect-3-about = 生效所需連通數 −1。
cardgo-effect-4-about = 可以再下一張時間值小 1 的牌。
cardgo-effect-5-about = 對方立刻隨機失去 0 到牌面時間值的生命。
cardgo-effect-6-about = 對方立刻失去等同牌面時間值的生命。
cardgo-effect-7-about = 你增加等同牌面時間值的生命。
cardgo-effect-8-about = 就算被包圍，也不會算進對方那一串。
cardgo-effect-9-about = 立刻抽一張牌。
cardgo-effect-10-about = 正下方那枚卡棋不能生效，效果也失靈。
cardgo-effect-11-about = 可以再下一張時間值相同的牌。
cardgo-effect-12-about = 隨機摧毀上下左右的一枚卡棋（不分敵我），不造成傷害。

cardgo-terrain-0 = 空地
cardgo-terrain-1 = 土地
cardgo-terrain-2 = 草地
cardgo-terrain-3 = 荒地
cardgo-terrain-4 = 水面
cardgo-terrain-5 = 石頭
cardgo-terrain-6 = 地穴
cardgo-terrain-7 = 沼澤
cardgo-terrain-8 = 高地
cardgo-terrain-9 = 灌木
cardgo-terrain-10 = 冰面
cardgo-terrain-11 = 草叢
cardgo-terrain-12 = 樹木
cardgo-terrain-13 = 花朵
cardgo-terrain-14 = 火焰
cardgo-terrain-0-about = 普通地面。
cardgo-terrain-1-about = 普通地面。
cardgo-terrain-2-about = 普通地面。
cardgo-terrain-3-about = 普通地面。
cardgo-terrain-4-about = 只和水面相連；岸邊對水陸兩邊來說都等於棋盤邊緣。
cardgo-terrain-5-about = 等於棋盤邊緣，不能落子。
cardgo-terrain-6-about = 落在這裡的牌先發動自己的效果，接著消失，不做連通判定。
cardgo-terrain-7-about = 卡棋的時間值減 1，最少是 1。
cardgo-terrain-8-about = 卡棋的時間值加 1。
cardgo-terrain-9-about = 卡棋所需連通數 −1。
cardgo-terrain-10-about = 卡棋所需連通數 +1。
cardgo-terrain-11-about = 卡棋蓋著放，只有主人知道是什麼牌。
cardgo-terrain-12-about = 雙方都能透過它相連，也都多算一格；它永遠不會消失，上面不能落子。
cardgo-terrain-13-about = 卡棋的時間值加 1，所需連通數 −1。
cardgo-terrain-14-about = 卡棋的時間值減半（無條件捨去），一落下就生效。

cardgo-card = { $value }
cardgo-card-effect = { $value }·{ $effect }
cardgo-cell = { $cell }
cardgo-cells-more = 另外 { $count } 格
cardgo-hit = { $cell }（{ $value }）
cardgo-score = { $seat }：生命 { $hp }

cardgo-prompt-card = 要下哪張牌？
cardgo-prompt-extra = 可以再下一張。要下哪張牌？
cardgo-prompt-effect = 這幾張裡要下哪一張？
cardgo-about-value = 數字是卡棋的時間值：不大於 X 就會生效，讓對方失去這麼多生命。旁邊的詞只是名稱，沒有別的作用。
cardgo-about-effect = **{ $effect }**：{ $about }
cardgo-prompt-column = 下在哪一欄？
cardgo-prompt-row = 下在哪一格？
cardgo-prompt-pass = 現在沒辦法落子，只能虛手。
cardgo-prompt-end = 現在沒辦法再下一張，這回合到此為止。
cardgo-prompt-wait = 還沒輪到你。
cardgo-prompt-chance = 結果隨機產生。

cardgo-label-value = { $value } · { $name }
cardgo-label-card = { $value } · { $name }
cardgo-label-card-effect = { $value } · { $effect }之{ $name }：{ $about }
cardgo-name-1 = 剎那
cardgo-name-2 = 瞬息
cardgo-name-3 = 彈指
cardgo-name-4 = 須臾
cardgo-name-5 = 片刻
cardgo-name-6 = 時辰
cardgo-name-7 = 晝夜
cardgo-name-8 = 旬月
cardgo-name-9 = 歲時
cardgo-name-10 = 歲月
cardgo-label-column = { $column } 欄
cardgo-label-terrain = { $cell }，{ $terrain }：{ $about }
cardgo-label-pass = 虛手（這回合不下）
cardgo-label-pass-ends = 虛手並終局，{ $winner }獲勝
cardgo-label-pass-draw = 虛手並終局，和局
cardgo-label-end = 結束這回合
cardgo-label-resign = 認輸
cardgo-typed = 虛手=pass, { cardgo-label-end }=end, { cardgo-label-resign }=resign, { cardgo-name-1 }=1, { cardgo-name-2 }=2, { cardgo-name-3 }=3, { cardgo-name-4 }=4, { cardgo-name-5 }=5, { cardgo-name-6 }=6, { cardgo-name-7 }=7, { cardgo-name-8 }=8, { cardgo-name-9 }=9, { cardgo-name-10 }=10

cardgo-event-map = 地圖畫好了。
cardgo-event-start = 牌發好了，由{ $seat }先下。
cardgo-event-shuffle = 牌庫空了，把 { $count } 張棄牌洗成新的牌庫。
cardgo-event-draw = { $seat }抽到 { $card }。
cardgo-event-draw-own = 你抽到 { $card }。
cardgo-event-place = { $seat }把 { $card } 下在 { $cell }。
cardgo-event-place-hidden = { $seat }把一張牌蓋著下在 { $cell }。
cardgo-event-place-own = 只有你知道 { $cell } 的卡棋是 { $card }。
cardgo-event-direct = { $seat }立刻失去 { $hp } 點生命。
cardgo-event-spared = { $seat }逃過一劫，沒有失去生命。
cardgo-event-heal = { $seat }增加 { $hp } 點生命。
cardgo-event-convert = { $cell } 的卡棋歸{ $seat }所有。
cardgo-event-look = { $cell } 的卡棋剛歸你，是 { $card }。
cardgo-event-fondness = { $seat }抽了一張牌。
cardgo-event-destroy = { $seat }在 { $cell } 的 { $card } 被摧毀。
cardgo-event-vanish = { $cell } 的卡棋掉進地穴，消失了。
cardgo-event-effect = { $count } 枚卡棋生效後離開棋盤：{ $hits }，{ $seat }失去 { $hp } 點生命。
cardgo-event-effect-enclosed = 剛下的卡棋被包圍，所以{ $owner }{ $again ->
    [0] 有 { $count } 枚卡棋生效後離開棋盤
   *[other] 也有 { $count } 枚卡棋生效{ $more ->
        [0] { "" }
       *[other] ，其中又有 { $more } 枚離開棋盤
    }
}：{ $hits }，{ $seat }失去 { $hp } 點生命。
cardgo-event-decline = { $seat }沒有再下一張。
cardgo-event-pass = { $seat }虛手，下回合不抽牌。
cardgo-event-pass-forced = { $seat }無法落子，只能虛手。
cardgo-event-resign = { $seat }認輸。

cardgo-outcome-hp = { $winner }獲勝：{ $loser }的生命歸零。
cardgo-outcome-hp-draw = 和局：雙方的生命同時歸零。
cardgo-outcome-passes = { $winner }獲勝：雙方都虛手，而且生命比{ $loser }多。
cardgo-outcome-passes-draw = 和局：雙方都虛手，生命相同。
cardgo-outcome-turns = { $winner }獲勝：回合數已滿，而且生命比{ $loser }多。
cardgo-outcome-turns-draw = 和局：回合數已滿，雙方生命相同。
cardgo-outcome-resigned = { $winner }獲勝：{ $loser }認輸。

cardgo-refusal-spectator = 你在旁觀這一局，只有玩家可以落子。
cardgo-refusal-over = 這一局已經結束了。
cardgo-refusal-wait = 還在發牌，請稍等一下再試。
cardgo-refusal-turn = 現在輪到{ $seat }。除了認輸，其他行動都得等輪到你才行。
cardgo-refusal-unreadable = 看不懂「{ $typed }」。請寫牌和位置，例如 4@D5；牌有效果時，4e3@D5 是效果 3 的 4。也可以寫 pass（虛手）或 resign（認輸）。
cardgo-refusal-too-long = 「{ $token }」之前已經是完整的一步，後面是多餘的。
cardgo-refusal-card = 你手上沒有 { $card }。可以下的有：{ $cards }。
cardgo-refusal-which = 你有好幾張時間值 { $value } 的牌：{ $cards }。請連效果編號一起寫，例如 { $value }e3。
cardgo-refusal-empty-hand = 你沒有牌可以下，可以虛手。
cardgo-refusal-full = 已經沒有格子可以落子，只能虛手。
cardgo-refusal-extra-value = 額外下的這張牌，時間值必須是 { $value }。你也可以直接結束這回合。
cardgo-refusal-no-right = 還沒落子，不能結束這回合。請先下一張牌，或虛手。
cardgo-refusal-pass-extra = 這回合已經下過牌了。請再下一張，或結束這回合。
cardgo-refusal-grants-nothing = { $card } 不能讓你再下一張，所以整則訊息都沒有執行。請單獨下這一張。
cardgo-refusal-line = 「{ $line }」沒有可以落子的地方。可以下在：{ $cells }。
cardgo-refusal-off-board = 棋盤上沒有 { $cell }，範圍是 A1 到 { $last }。
cardgo-refusal-occupied = { $cell } 已經有{ $seat }的卡棋了，請選空格。
cardgo-refusal-blocked = { $cell }（{ $terrain }）不能落子，請選別格。
cardgo-refusal-adj = { $cell } 旁邊沒有卡棋。可以下在：{ $cells }。
cardgo-refusal-condition = 看不懂「{ $typed }」。條件要寫牌與格子，例如 3@D7；只寫格子，例如 @D7；或寫 pass。

cardgo-preview-place = { cardgo-words-place }：
cardgo-words-place = { $card } 下在 { $cell }
cardgo-preview-test = { $owner }這一串共 { $size } 枚（X＝{ $threshold }），會生效的有：{ $hits }。
cardgo-preview-test-none =
    { $size ->
        [1] { $owner }這一串只有 1 枚，沒有卡棋生效。
       *[other] { $owner }這一串共 { $size } 枚（X＝{ $threshold }），沒有卡棋生效。
    }
cardgo-preview-test-empty = 這枚卡棋被包圍，但不會算進{ $owner }那一串。
cardgo-preview-maybe = { $cell } 的 { $piece }（可能生效）
cardgo-preview-damage = { $seat }失去 { $hp } 點生命。
cardgo-preview-at-least = { $seat }至少失去 { $hp } 點生命。
cardgo-preview-won = 對方生命歸零，這樣下就獲勝。
cardgo-preview-lost = 這樣下就輸了。
cardgo-preview-drawn = 雙方生命同時歸零，和局。
cardgo-preview-pain = 痛苦：{ $seat }立刻失去 { $hp } 點生命。
cardgo-preview-wins = 痛苦：{ $seat }立刻失去 { $hp } 點生命，這一局就此結束。
cardgo-preview-kindness = 善良：{ $seat }增加 { $hp } 點生命。
cardgo-preview-sorrow = 悲傷：{ $seat }立刻隨機失去 0 到 { $hp } 點生命。
cardgo-preview-bravery = 勇敢：隨機奪取{ $seat }的一枚卡棋（這裡沒有算進去）。
cardgo-preview-malice = 邪惡：隨機摧毀相鄰的一枚卡棋（這裡沒有算進去）。
cardgo-preview-fondness = 喜愛：抽一張牌。
cardgo-preview-asleep = 受到上方卡棋壓制：這張牌沒有效果。
cardgo-preview-pit = 卡棋會掉進地穴消失，不做連通判定。
cardgo-preview-extra = 接著可以再下一張時間值 { $value } 的牌。
cardgo-preview-threat = 下一步的威脅：用手上一張牌下在 { $cells }{ $count ->
    [1] { "" }
   *[other] { " " }其中一格
}，{ $more ->
    [yes] 至少
   *[no] { "" }
}可讓{ $seat }失去 { $hp } 點生命{ $cost ->
    [0] { "" }
   *[other] ，自己也失去 { $cost } 點
}{ $ends ->
    [wins] ，就此獲勝。
    [draws] ，和局。
   *[none] 。
}
cardgo-preview-hidden = 蓋著的卡棋可能會改變這個結果。

## A map or a deck of one's own, in a file. $where: a key of the file, quoted; it begins a sentence.

cardgo-file-needed = 要用自製的地圖，請一併提供檔案：附上檔案，或從這裡存有的檔案中選一個。
cardgo-file-unused = 檔案裡已經有地圖，你又另外選了一張。請只留其中一個。
cardgo-file-effects = 這份檔案的牌庫裡有效果牌。請打開「效果」，或拿掉那些牌。
cardgo-file-faults = 檔案有 { $count } 處錯誤，沒有開桌。
cardgo-file-line = 第 { $line } 列
cardgo-file-rows = { $where } 要有 { $low } 到 { $high } 列，現在有 { $found } 列。
cardgo-file-columns = { $where }：第一列要有 { $low } 到 { $high } 個符號，現在有 { $found } 個。
cardgo-file-row = { $where }：{ $row }要和第一列一樣有 { $wanted } 個符號，現在有 { $found } 個。
cardgo-file-signs = { $where }：{ $row }有無法辨認的符號 { $signs }。可以用 { $known }。
cardgo-file-cells = { $where }：至少要有 { $least } 格可以落子，現在只有 { $found } 格。
cardgo-file-symmetry = { $where } 轉半圈後和原來不同，與「symmetry」寫的不符。
cardgo-file-card = { $where } 不是一張牌。牌寫成 3 或 3-pain：時間值 1 到 10，有效果的再加上 { $effects } 之一。
cardgo-file-count = { $where } 要寫這種牌的張數，從 0 到 { $most }。
cardgo-file-cards = 牌庫要有 { $low } 到 { $high } 張牌，現在有 { $found } 張。

cardgo-threat-blow =
    { $count ->
        [1] { $seat }在 { $cells } 下一張牌，最多能讓你失去 { $hp } 點生命。{ $end }
       *[other] { $seat }下一張牌，最多能讓你失去 { $hp } 點生命，有 { $count } 格可下：{ $cells }。{ $end }
    }
cardgo-threat-blow-more =
    { $count ->
        [1] { $seat }在 { $cells } 下一張牌，最多能讓你失去 { $hp } 點生命；蓋著的卡棋若也生效，還會更多。{ $end }
       *[other] { $seat }下一張牌，最多能讓你失去 { $hp } 點生命，有 { $count } 格可下：{ $cells }；蓋著的卡棋若也生效，還會更多。{ $end }
    }
cardgo-threat-end = { $hp ->
    [0] 你會因此落敗。
   *[other] 但對方自己也會失去 { $hp } 點生命{ $ends ->
        [wins] ，你會因此落敗。
        [draws] ，雙方生命同時歸零，和局。
       *[none] 。
    }
}
cardgo-threat-group = 對方一填上 { $cell }，你的 { $cells } 就會被包圍。
cardgo-threat-group-full = { $cell } 一填上，你的 { $cells } 就會被包圍，自己填也一樣。

cardgo-event-counted = 這一串也算進 { $count } 枚{ $seat }被包圍的卡棋（{ $cells }）。
cardgo-preview-pass = 這回合不下，下回合也不抽牌。{ $seat }若也虛手，這一局就結束，{ $ends ->
    [win] 你生命較多，獲勝。
    [lose] 你生命較少，落敗。
   *[draw] 算和局。
}
cardgo-preview-pass-forced = 無法落子，只能虛手，下回合照樣抽牌。{ $seat }若也虛手，這一局就結束，{ $ends ->
    [win] 你生命較多，獲勝。
    [lose] 你生命較少，落敗。
   *[draw] 算和局。
}
cardgo-preview-pass-ends = 雙方都虛手，這一局結束：綠方 { $green } 點生命，紅方 { $red } 點。
cardgo-preview-end = 不再多下，這回合到此為止。
cardgo-preview-resign = 你認輸，對方獲勝。
cardgo-puzzle = 替{ $seat }找出最好的下法，其他下法都差得遠。
cardgo-puzzle-here = -# 這一題：盤面 { $columns } × { $rows }，{ $komi ->
    [0] 雙方各 { $hp } 點生命
   *[other] 綠方 { $hp } 點生命，紅方多 { $komi } 點
}，時間值 { $lowest } 到 { $highest }。
