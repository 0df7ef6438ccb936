cardgo-name = CardGO 卡牌围棋
cardgo-about = 连起自己的卡棋，包围对方的卡棋，先把对方的生命打到 0 的一方获胜。双人游戏。
cardgo-first-aim = 把自己的卡棋连成一片，让它们生效；先把对方生命打到 0 的一方获胜。
cardgo-first-turn = 每回合打出一张牌（快速对局只有 3 和 4）。在同一片区域里连起四枚，3 就生效：从棋盘上消除，对方失去 3 点生命；连起五枚，4 也生效。
cardgo-first-picture = 水面和陆地各成区域，卡棋只在同一片区域里连通。棋盘右边是双方的生命，下面是你的手牌。
cardgo-seat-0 = 绿方
cardgo-seat-1 = 红方

cardgo-preset-classic = 经典：10×10 棋盘，双方各 100 点生命，卡牌不带效果
cardgo-preset-even = 均势：与经典相同，只是绿方 100 点生命，红方 102 点
cardgo-preset-quick = 快速对局：8×8 水陆地图，手牌三张，时间值只有三和四；绿方 28 点生命，红方 32 点
cardgo-preset-cards = 效果牌：一半的卡牌带效果，绿方 100 点生命，红方 102 点
cardgo-preset-full = 全规则：带效果牌，地图上地形齐全，绿方 100 点生命，红方 101 点

cardgo-why-blow = 下一击就可能打光对方的生命。
cardgo-why-guard = 这一步防住了会打光你生命的一击。
cardgo-why-hp = 和别的下法相比，对方失去的生命更多。
cardgo-why-saved = 这一步让你少失去一些生命。
cardgo-why-threat = 和另一种下法相比，你的下一张牌能让对方失去更多生命。
cardgo-why-cells = 同样的一击，你比另一种下法多出几处可落子：对方一张牌堵不完。
cardgo-why-block = 对方下一张牌能造成的伤害更小：比较两种下法的警告就看得到。
cardgo-why-material = 你有更多卡棋留在棋盘上，可以攒成更大的一击。
cardgo-why-cleared = 对方留在棋盘上的卡棋更少。
cardgo-why-lasts = 这样对局还能继续。双方都停一手就结束，你会输掉这一局。
cardgo-why-drawn = 这样你能多抽牌。
cardgo-why-despite = { $why }{ $despite }
cardgo-why-dear = 对方杀伤最大的一手，自己失去的生命也不会比你少。
cardgo-why-stays = 我找不到能让对方杀伤更小的一手。
cardgo-why-blow-later = 再过几步，你应该能一击制胜。
cardgo-why-hp-later = 再过几步，应该能让对方失去更多生命。
cardgo-why-saved-later = 再过几步，应该能让你少失去一些生命。
cardgo-why-block-later = 再过几步，对方最大的一片应该就没那么厉害了。
cardgo-stock-counted = 下图计算生命，棋盘上每枚卡棋另算 1：你的减去对方的，再和开局相比。这不是预测。
cardgo-stock-hp = 生命
cardgo-stock-pieces = 棋盘上的卡棋

cardgo-option-hp = 生命值
cardgo-option-hp-about = 双方的生命值，红方可以另设（1–999）
cardgo-option-hp_red = 红方生命值
cardgo-option-hp_red-about = 红方的生命值，和绿方不同时才填（1–999）
cardgo-option-komi = 后手补偿
cardgo-option-komi-about = 红方后手，多给几点生命（0–20）
cardgo-option-columns = 列数
cardgo-option-columns-about = 棋盘宽几格（5–19）
cardgo-option-rows = 行数
cardgo-option-rows-about = 棋盘高几格（5–19）
cardgo-option-hand = 起手牌数
cardgo-option-hand-about = 双方开局的手牌张数，红方可以另设（1–10）
cardgo-option-hand_red = 红方起手牌数
cardgo-option-hand_red-about = 红方开局的手牌张数，和绿方不同时才填（1–10）
cardgo-option-lowest = 最小时间值
cardgo-option-lowest-about = 卡牌的最小时间值（1–10）
cardgo-option-highest = 最大时间值
cardgo-option-highest-about = 卡牌的最大时间值（1–10）
cardgo-option-preview = 预览辅助
cardgo-option-preview-about = 落子前先预览结果
cardgo-option-full = 全速连通模式
cardgo-option-full-about = 连通数把卡棋自己也算上，单独一个 1 就能生效
cardgo-option-adj = 邻接落子模式
cardgo-option-adj-about = 只能落在棋盘上已有卡棋的八邻域内
cardgo-option-effects = 卡牌效果
cardgo-option-effects-about = 一半的卡牌带效果
cardgo-option-map = 地图
cardgo-option-map-about = 用哪张地图来下
cardgo-option-maxturns = 回合上限
cardgo-option-maxturns-about = 双方合计满多少回合就终局（50–1000）
cardgo-option-hands = 明牌
cardgo-option-hands-about = 手牌给谁看
cardgo-option-plain = 普通牌数
cardgo-option-plain-about = 每种时间值各放几张没有效果的牌（0–20）
cardgo-option-indulgence = 放纵
cardgo-option-indulgence-about = 每种时间值各放几张“放纵”牌（0–5）
cardgo-option-bravery = 勇敢
cardgo-option-bravery-about = 每种时间值各放几张“勇敢”牌（0–5）
cardgo-option-joy = 高兴
cardgo-option-joy-about = 每种时间值各放几张“高兴”牌（0–5）
cardgo-option-pride = 骄傲
cardgo-option-pride-about = 每种时间值各放几张“骄傲”牌（0–5）
cardgo-option-sorrow = 悲伤
cardgo-option-sorrow-about = 每种时间值各放几张“悲伤”牌（0–5）
cardgo-option-pain = 痛苦
cardgo-option-pain-about = 每种时间值各放几张“痛苦”牌（0–5）
cardgo-option-kindness = 善良
cardgo-option-kindness-about = 每种时间值各放几张“善良”牌（0–5）
cardgo-option-solitude = 孤独
cardgo-option-solitude-about = 每种时间值各放几张“孤独”牌（0–5）
cardgo-option-fondness = 喜爱
cardgo-option-fondness-about = 每种时间值各放几张“喜爱”牌（0–5）
cardgo-option-suppression = 压制
cardgo-option-suppression-about = 每种时间值各放几张“压制”牌（0–5）
cardgo-option-excitement = 兴奋
cardgo-option-excitement-about = 每种时间值各放几张“兴奋”牌（0–5）
cardgo-option-malice = 邪恶
cardgo-option-malice-about = 每种时间值各放几张“邪恶”牌（0–5）
cardgo-option-game_file = 文件
cardgo-option-game_file-about = 自己做的地图或牌堆（TOML 或 JSON，不超过 64 KB）

cardgo-option-map-plain = 平地：全是土地
cardgo-option-map-meadow = 草甸：三种普通地面，只影响外观
cardgo-option-map-lake = 湖泊：一片湖水隔开棋盘
cardgo-option-map-crags = 乱石：石头、高地和树木
cardgo-option-map-marsh = 湿地：沼泽、池塘、灌木、草丛和花朵
cardgo-option-map-wilds = 荒野：各种地形都有
cardgo-option-map-paddies = 水陆：八片区域，水陆相间
cardgo-option-map-random-light = 随机，地形较少
cardgo-option-map-random-medium = 随机，地形数量适中，有两片湖
cardgo-option-map-random-heavy = 随机，地形很多，带两对湖
cardgo-option-map-file = 用我的文件
cardgo-option-hands-closed = 不公开：各人只看自己的
cardgo-option-hands-open = 公开：所有人都能看

cardgo-problem-values = 最小时间值（{ $lowest }）不能大于最大时间值（{ $highest }）。
cardgo-problem-map = 这张地图只适用于 { $columns }×{ $rows } 的棋盘。要用其他尺寸，请选平地或随机地图。
cardgo-problem-cards = 这样设置，牌堆里一张牌都没有。请留一些普通牌，或者带效果的牌。
cardgo-problem-option = 没有叫“{ $option }”的选项，可用的选项有：{ $names }。
cardgo-problem-option-value = 选项“{ $option }”不能设为“{ $value }”。

cardgo-effect-0 = 无效果
cardgo-effect-1 = 放纵
cardgo-effect-2 = 勇敢
cardgo-effect-3 = 高兴
cardgo-effect-4 = 骄傲
cardgo-effect-5 = 悲伤
cardgo-effect-6 = 痛苦
cardgo-effect-7 = 善良
cardgo-effect-8 = 孤独
cardgo-effect-9 = 喜爱
cardgo-effect-10 = 压制
cardgo-effect-11 = 兴奋
cardgo-effect-12 = 邪恶
cardgo-effect-0-about = 普通卡牌。
cardgo-effect-1-about = 可以再打出一张时间值大 1 的牌。
cardgo-effect-2-about = 对方场上随机一枚卡棋永久变成你的。
cardgo-effect-3-about = 生效所需的连通数减 1。
cardgo-effect-4-about = 可以再打出一张时间值小 1 的牌。
cardgo-effect-5-about = 对方当场失去生命，点数在 0 到本牌时间值之间随机。
cardgo-effect-6-about = 对方当场失去生命，点数等于本牌时间值。
cardgo-effect-7-about = 你增加生命，点数等于本牌时间值。
cardgo-effect-8-about = 即使被包围，也不会被对方连通。
cardgo-effect-9-about = 打出后当场抽一张牌。
cardgo-effect-10-about = 正下方的卡棋不能生效，那张牌的效果也不起作用。
cardgo-effect-11-about = 可以再打出一张时间值相同的牌。
cardgo-effect-12-about = 随机摧毁四邻域中的一枚卡棋，不论敌我，谁都不失去生命。

cardgo-terrain-0 = 空白
cardgo-terrain-1 = 土地
cardgo-terrain-2 = 草地
cardgo-terrain-3 = 荒地
cardgo-terrain-4 = 水
cardgo-terrain-5 = 石头
cardgo-terrain-6 = 地穴
cardgo-terrain-7 = 沼泽
cardgo-terrain-8 = 高地
cardgo-terrain-9 = 灌木
cardgo-terrain-10 = 冰面
cardgo-terrain-11 = 草丛
cardgo-terrain-12 = 树木
cardgo-terrain-13 = 花朵
cardgo-terrain-14 = 火焰
cardgo-terrain-0-about = 没有特殊作用。
cardgo-terrain-1-about = 没有特殊作用。
cardgo-terrain-2-about = 没有特殊作用。
cardgo-terrain-3-about = 没有特殊作用。
cardgo-terrain-4-about = 只和水连通；水与其他地形互为边缘。
cardgo-terrain-5-about = 等同于棋盘边缘，不能落子。
cardgo-terrain-6-about = 落在这里的卡棋照常发动效果，然后消失，不计算连通。
cardgo-terrain-7-about = 卡棋的时间值减 1，最低为 1。
cardgo-terrain-8-about = 卡棋的时间值加 1。
cardgo-terrain-9-about = 卡棋生效所需的连通数减 1。
cardgo-terrain-10-about = 卡棋生效所需的连通数加 1。
cardgo-terrain-11-about = 卡棋会被隐藏，只有它的主人知道是哪张牌。
cardgo-terrain-12-about = 不能落子；双方都能借它连通，连通数也算上它，永远不会被消除。
cardgo-terrain-13-about = 卡棋的时间值加 1，生效所需的连通数减 1。
cardgo-terrain-14-about = 落子后立即生效，但时间值减半（向下取整）。

cardgo-card = { $value }
cardgo-card-effect = { $value }·{ $effect }
cardgo-cell = { $cell }
cardgo-cells-more = 另有 { $count } 格
cardgo-hit = { $cell }（{ $value }）
cardgo-score = { $seat }：{ $hp } 点生命

cardgo-prompt-card = 打出哪张牌？
cardgo-prompt-extra = 还可以再打出一张，打哪张？
cardgo-prompt-effect = 打出其中哪一张？
cardgo-about-value = 数字是卡棋的时间值：小于等于 X 就会生效，让对方失去这么多生命。旁边的词只是名称，没有别的作用。
cardgo-about-effect = **{ $effect }**：{ $about }
cardgo-prompt-column = 落在哪一列？
cardgo-prompt-row = 落在哪一格？
cardgo-prompt-pass = 你现在无法落子，只能停一手。
cardgo-prompt-end = 你现在不能再出牌，回合结束。
cardgo-prompt-wait = 还没轮到你。
cardgo-prompt-chance = 结果随机产生。

cardgo-label-value = { $value } · { $name }
cardgo-label-card = { $value } · { $name }
cardgo-label-card-effect = { $value } · { $effect }之{ $name }：{ $about }
cardgo-name-1 = 刹那
cardgo-name-2 = 瞬息
cardgo-name-3 = 弹指
cardgo-name-4 = 须臾
cardgo-name-5 = 片刻
cardgo-name-6 = 时辰
cardgo-name-7 = 昼夜
cardgo-name-8 = 旬月
cardgo-name-9 = 岁时
cardgo-name-10 = 岁月
cardgo-label-column = { $column } 列
cardgo-label-terrain = { $cell }，{ $terrain }：{ $about }
cardgo-label-pass = 停一手
cardgo-label-pass-ends = 停一手并终局，{ $winner }获胜
cardgo-label-pass-draw = 停一手并终局，平局
cardgo-label-end = 结束回合
cardgo-label-resign = 认输
cardgo-typed = 停一手=pass, { cardgo-label-end }=end, { cardgo-label-resign }=resign, { cardgo-name-1 }=1, { cardgo-name-2 }=2, { cardgo-name-3 }=3, { cardgo-name-4 }=4, { cardgo-name-5 }=5, { cardgo-name-6 }=6, { cardgo-name-7 }=7, { cardgo-name-8 }=8, { cardgo-name-9 }=9, { cardgo-name-10 }=10

cardgo-event-map = 地图已经生成。
cardgo-event-start = 发牌完毕，{ $seat }先手。
cardgo-event-shuffle = 牌堆抽完了，{ $count } 张弃牌洗成新牌堆。
cardgo-event-draw = { $seat }抽到 { $card }。
cardgo-event-draw-own = 你抽到了 { $card }。
cardgo-event-place = { $seat }把 { $card } 落在 { $cell }。
cardgo-event-place-hidden = { $seat }在 { $cell } 落下一枚暗牌。
cardgo-event-place-own = { $cell } 的暗牌是 { $card }，只有你知道。
cardgo-event-direct = { $seat }当场失去 { $hp } 点生命。
cardgo-event-spared = { $seat }运气不错，没有失去生命。
cardgo-event-heal = { $seat }增加 { $hp } 点生命。
cardgo-event-convert = { $cell } 的卡棋变成{ $seat }的了。
cardgo-event-look = { $cell } 的卡棋归你了，是 { $card }。
cardgo-event-fondness = { $seat }抽了一张牌。
cardgo-event-destroy = { $seat }在 { $cell } 的 { $card } 被摧毁。
cardgo-event-vanish = { $cell } 的卡棋掉进地穴，消失了。
cardgo-event-effect = { $count } 枚卡棋生效后离开棋盘：{ $hits }。{ $seat }失去 { $hp } 点生命。
cardgo-event-effect-enclosed = 刚落的卡棋被包围，所以{ $owner }{ $again ->
    [0] 有 { $count } 枚卡棋生效后离开棋盘
   *[other] 也有 { $count } 枚卡棋生效{ $more ->
        [0] { "" }
       *[other] ，其中还有 { $more } 枚也离开棋盘
    }
}：{ $hits }。{ $seat }失去 { $hp } 点生命。
cardgo-event-decline = { $seat }没有再出牌。
cardgo-event-pass = { $seat }停一手，下回合不抽牌。
cardgo-event-pass-forced = { $seat }无处落子或无牌可出，停一手。
cardgo-event-resign = { $seat }认输。

cardgo-outcome-hp = { $winner }获胜：{ $loser }的生命归零。
cardgo-outcome-hp-draw = 平局：双方的生命同时归零。
cardgo-outcome-passes = { $winner }获胜：双方都停一手，{ $loser }的生命较少。
cardgo-outcome-passes-draw = 平局：双方都停一手，生命相等。
cardgo-outcome-turns = { $winner }获胜：回合用完，{ $loser }的生命较少。
cardgo-outcome-turns-draw = 平局：回合用完，生命相等。
cardgo-outcome-resigned = { $winner }获胜：{ $loser }认输。

cardgo-refusal-spectator = 你在观战，只有这一局的玩家才能行动。
cardgo-refusal-over = 对局已经结束。
cardgo-refusal-wait = 正在发牌，请稍后再试。
cardgo-refusal-turn = 现在轮到{ $seat }。你随时可以认输，其他的要等轮到你再做。
cardgo-refusal-unreadable = 看不懂“{ $typed }”。请写成“牌@格子”，例如 4@D5；卡牌有效果时，4e3@D5 是效果 3 的 4。停一手写 pass，认输写 resign。
cardgo-refusal-too-long = “{ $token }”是多余的，前面已经是完整的一步。
cardgo-refusal-card = 你手里没有 { $card }，能打出的牌有：{ $cards }。
cardgo-refusal-which = 时间值 { $value } 的牌你有好几种：{ $cards }。请带上效果编号，例如 { $value }e3。
cardgo-refusal-empty-hand = 你没有能打出的牌，可以停一手。
cardgo-refusal-full = 棋盘上没有能落子的格子，只能停一手。
cardgo-refusal-extra-value = 再打出的牌，时间值必须是 { $value }。你也可以结束回合。
cardgo-refusal-no-right = 还没落子，不能结束回合。请先打出一张牌，或者停一手。
cardgo-refusal-pass-extra = 本回合你已经落过子。请再打出一张牌，或者结束回合。
cardgo-refusal-grants-nothing = { $card } 不能让你再打出一张，所以整条都没有执行。请只打出这一张。
cardgo-refusal-line = “{ $line }”上没有能落子的格子。能落子的格子：{ $cells }。
cardgo-refusal-off-board = { $cell } 不在棋盘上，棋盘从 A1 到 { $last }。
cardgo-refusal-occupied = { $cell } 已有{ $seat }的卡棋，请换一个空格。
cardgo-refusal-blocked = { $cell } 是{ $terrain }，不能落子，请换一格。
cardgo-refusal-adj = { $cell } 的八邻域内没有卡棋。能落子的格子：{ $cells }。
cardgo-refusal-condition = 看不懂条件“{ $typed }”。请写牌和格子，例如 3@D7；也可以只写格子，例如 @D7；或者写 pass。

cardgo-preview-place = { cardgo-words-place }：
cardgo-words-place = { $card } 落在 { $cell }
cardgo-preview-test = { $owner }这一片共 { $size } 枚（X = { $threshold }），将生效的有：{ $hits }。
cardgo-preview-test-none =
    { $size ->
        [1] { $owner }这一片只有 1 枚，没有卡棋生效。
       *[other] { $owner }这一片共 { $size } 枚（X = { $threshold }），没有卡棋生效。
    }
cardgo-preview-test-empty = 刚落的卡棋被包围，但不会算进{ $owner }的那一片。
cardgo-preview-maybe = { $cell } 的 { $piece }（可能会生效）
cardgo-preview-damage = { $seat }失去 { $hp } 点生命。
cardgo-preview-at-least = { $seat }至少失去 { $hp } 点生命。
cardgo-preview-won = 对方生命归零，这一步直接获胜。
cardgo-preview-lost = 这一步会输掉本局。
cardgo-preview-drawn = 双方的生命会同时降到 0，以平局结束。
cardgo-preview-pain = 痛苦：{ $seat }当场失去 { $hp } 点生命。
cardgo-preview-wins = 痛苦：{ $seat }当场失去 { $hp } 点生命，对局随即结束。
cardgo-preview-kindness = 善良：{ $seat }增加 { $hp } 点生命。
cardgo-preview-sorrow = 悲伤：{ $seat }当场随机失去 0 到 { $hp } 点生命。
cardgo-preview-bravery = 勇敢：随机一枚{ $seat }的卡棋归你（这里没有算进去）。
cardgo-preview-malice = 邪恶：随机摧毁四邻域中的一枚卡棋（这里没有算进去）。
cardgo-preview-fondness = 喜爱：抽一张牌。
cardgo-preview-asleep = 被上方的卡棋压制，这张牌的效果不起作用。
cardgo-preview-pit = 卡棋落进地穴消失，不计算连通。
cardgo-preview-extra = 之后可以再打出一张时间值为 { $value } 的牌。
cardgo-preview-threat = 下一步的威胁：手里的一张牌落在 { $cells }{ $count ->
    [1] { "" }
   *[other] { " " }其中一格
}，{ $more ->
    [yes] 就至少能打掉
   *[no] 就能打掉
}{ $seat } { $hp } 点生命{ $cost ->
    [0] { "" }
   *[other] ，自己也失去 { $cost } 点
}{ $ends ->
    [wins] ，就此获胜。
    [draws] ，平局。
   *[none] 。
}
cardgo-preview-hidden = 棋盘上有暗牌，结果可能不同。

## A map or a deck of one's own, in a file. $where: a key of the file, quoted; it begins a sentence.

cardgo-file-needed = 要用自己的地图，请附上文件，或写出这里现有文件的名字。
cardgo-file-unused = 文件里带有地图，你又选了别的地图，两者只能留一个。
cardgo-file-effects = 这个文件的牌堆里有带效果的牌。请打开“卡牌效果”，或者去掉那些牌。
cardgo-file-faults = 文件有 { $count } 处错误，没有开桌。
cardgo-file-line = 第 { $line } 行
cardgo-file-rows = { $where }应有 { $low } 到 { $high } 行，现在有 { $found } 行。
cardgo-file-columns = { $where }：第一行应有 { $low } 到 { $high } 个字符，现在有 { $found } 个。
cardgo-file-row = { $where }：{ $row }应和第一行一样有 { $wanted } 个字符，现在有 { $found } 个。
cardgo-file-signs = { $where }：{ $row }里有无法识别的字符（{ $signs }）。可用的有 { $known }。
cardgo-file-cells = { $where }：至少要有 { $least } 格可以落子，现在只有 { $found } 格。
cardgo-file-symmetry = { $where }旋转 180° 后并不相同，与“symmetry”写的不符。
cardgo-file-card = { $where }不是一张牌。牌要写成 3 或 3-pain：时间值 1 到 10，带效果的再加上 { $effects } 之一。
cardgo-file-count = { $where }要写这种牌有几张，从 0 到 { $most }。
cardgo-file-cards = 牌堆应有 { $low } 到 { $high } 张牌，现在有 { $found } 张。

cardgo-threat-blow =
    { $count ->
        [1] { $seat }只要在 { $cells } 落一子，最多能打掉你 { $hp } 点生命。{ $end }
       *[other] { $seat }只要落一子，最多能打掉你 { $hp } 点生命，有 { $count } 处可落：{ $cells }。{ $end }
    }
cardgo-threat-blow-more =
    { $count ->
        [1] { $seat }在 { $cells } 落一子，最多能打掉你 { $hp } 点生命；扣着的卡棋如果也生效，还会更多。{ $end }
       *[other] { $seat }落一子，最多能打掉你 { $hp } 点生命，有 { $count } 处可落：{ $cells }；扣着的卡棋如果也生效，还会更多。{ $end }
    }
cardgo-threat-end = { $hp ->
    [0] 你会因此输掉这局。
   *[other] 但对方自己也会失去 { $hp } 点生命{ $ends ->
        [wins] ，你会因此输掉这局。
        [draws] ，双方生命同时归零，平局。
       *[none] 。
    }
}
cardgo-threat-group = 对方只要占住 { $cell }，你的 { $cells } 就会被包围。
cardgo-threat-group-full = { $cell } 一占住，你的 { $cells } 就会被包围，自己占也一样。

cardgo-event-counted = 这一片也算进 { $count } 枚{ $seat }被包围的卡棋（{ $cells }）。
cardgo-preview-pass = 本回合不落子，下回合也不抽牌。{ $seat }要是也停一手，对局就结束，{ $ends ->
    [win] 你生命较多，获胜。
    [lose] 你生命较少，输棋。
   *[draw] 打平。
}
cardgo-preview-pass-forced = 无法落子，只能停一手，下回合照样抽牌。{ $seat }要是也停一手，对局就结束，{ $ends ->
    [win] 你生命较多，获胜。
    [lose] 你生命较少，输棋。
   *[draw] 打平。
}
cardgo-preview-pass-ends = 双方都停一手，对局结束，生命 { $green } 比 { $red }。
cardgo-preview-end = 不再出牌，回合到此结束。
cardgo-preview-resign = 你认输，对方获胜。
cardgo-puzzle = 替{ $seat }找出最好的一步，别的走法都差得远。
cardgo-puzzle-here = -# 这一题：棋盘 { $columns } × { $rows }，{ $komi ->
    [0] 双方各 { $hp } 点生命
   *[other] 绿方 { $hp } 点生命，红方多 { $komi } 点
}，时间值 { $lowest } 到 { $highest }。
