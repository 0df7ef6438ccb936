jiangshan-name = 江山
jiangshan-about = 隱匿的軍隊、城池與計略：由象棋衍生的戰棋遊戲。二到四人。
jiangshan-first-aim = 搶先擒下敵王，或奪下敵方都城；士氣低於 0 也算輸。
jiangshan-first-turn = 每回合由一支部隊行動：先選部隊，再從標出的格子選一格。
jiangshan-first-picture = 自己的部隊看得到身分；敵方部隊被你的部隊看見之前，只看得到兵種。
jiangshan-seat-0 = 第一軍
jiangshan-seat-1 = 第二軍
jiangshan-seat-2 = 第三軍
jiangshan-seat-3 = 第四軍
jiangshan-preset-first-array = 初陣：每方八支部隊，適合學規則
jiangshan-preset-drill-ground = 校場：每方五支部隊，沒有計略，適合第一局；30 輪後比積分，失去軍營扣 2 點士氣
jiangshan-preset-chu-han = 楚漢相爭：全軍對陣，中間有兩片水塘
jiangshan-preset-qin-lords = 秦與諸侯：河道蜿蜒，有港口也有森林
jiangshan-preset-deer-hunt = 逐鹿天下：四人，二對二
jiangshan-preset-river = 井陘背水：隱匿、偵察與火攻
jiangshan-preset-four-kings = 群雄並起：四人，各自為戰
jiangshan-preset-three-legs = 鼎足三分：三人，各自為戰
jiangshan-preset-two-wars = 秦楚之際：楚漢、秦周兩場戰事並列，四人分兩隊
jiangshan-preset-random = 隨機：公平的新地圖

jiangshan-why-safety = 你的王不必躲起來：躲著每回合都會失去士氣。
jiangshan-why-safety-warned = 你的王或都城受到的威脅比較小。
jiangshan-why-guard = 走另一步的話，敵人下一步就能威脅你的王、都城或最後的士氣，你幾乎救不了。
jiangshan-why-hunt = 下一步可能吃掉目標，讓一方敵軍戰敗。
jiangshan-why-units = 你有更多或更強的部隊留在場上，沒有陷入混亂。
jiangshan-why-units-warned = 敵人吃得到的部隊比較少。
jiangshan-why-taken = 吃掉更多或更強的敵軍，或用箭射得它們陷入混亂。
jiangshan-why-place = 比起別的走法，你有一支部隊更接近敵方的王、城市或軍營。
jiangshan-why-repelled = 敵軍離你的王、城市和軍營更遠。
jiangshan-why-towns = 你的城市和軍營更多，或改建成更需要的那一種：城市有補給，軍營能派出預備役。
jiangshan-why-conquest = 讓敵方失去城市或軍營。
jiangshan-why-wealth = 你的士氣、補給或功績比較多。
jiangshan-why-drain = 敵方的士氣、補給或功績比較少。
jiangshan-why-reserve = 你的預備役更強，之後可以來支援。
jiangshan-why-bled = 敵方的預備役更弱。
jiangshan-why-hunt-later = 再過幾步，敵方應該離戰敗更近：王可能被吃掉，或只好躲藏。
jiangshan-why-units-later = 再過幾步，你應該有更多或更強的部隊留在場上，沒有陷入混亂。
jiangshan-why-taken-later = 再過幾步，應該能吃掉更多敵軍，或射得它們陷入混亂。
jiangshan-why-towns-later = 再過幾步，你的城市和軍營應該更有用：數量更多，或改建成需要的那一種。
jiangshan-stock-counted = 下圖士氣算 1，每座城市或軍營算 4，每支陣亡的部隊算 2，功績算 0.5，補給算 0.1：你方的減去其他人的，再和開局相比。這不是預測。
jiangshan-stock-lost = 已經陣亡的部隊
jiangshan-stock-cities = 城市和軍營
jiangshan-stock-morale = 士氣
jiangshan-stock-supply = 補給
jiangshan-stock-merit = 功績

jiangshan-option-scenario = 劇本
jiangshan-option-scenario-about = 地圖與兵力
jiangshan-option-scenario-a-first-array = 初陣（二人）
jiangshan-option-scenario-b-chu-han = 楚漢相爭（二人）
jiangshan-option-scenario-c-qin-lords = 秦與諸侯（二人）
jiangshan-option-scenario-d-four-lords = 逐鹿天下（四人）
jiangshan-option-scenario-e-jingxing = 井陘背水（二人）
jiangshan-option-scenario-f-four-kings = 群雄並起（四人，不分隊）
jiangshan-option-scenario-g-three-legs = 鼎足三分（三人，不分隊）
jiangshan-option-scenario-h-two-wars = 秦楚之際：楚漢與秦周並列（四人）
jiangshan-option-scenario-i-drill-ground = 校場（二人）
jiangshan-option-scenario-random-lr = 隨機，左右對稱（二人）
jiangshan-option-scenario-random-rot = 隨機，旋轉對稱（二人）
jiangshan-option-scenario-random-quad = 隨機，四角（四人）
jiangshan-option-scenario-random-three = 隨機，三方鼎立（三人，不分隊）
jiangshan-option-scenario-random-kings = 隨機，四角（四人，不分隊）
jiangshan-option-scenario-file = 自製劇本檔
jiangshan-option-scenario_file = 檔案
jiangshan-option-scenario_file-about = 自製劇本檔（TOML 或 JSON，最多 64 KB）
jiangshan-option-allied_intel = 友軍情報
jiangshan-option-allied_intel-about = 隊友看得到彼此的祕密
jiangshan-option-reaction_hours = 回應時限
jiangshan-option-reaction_hours-about = 設為「先問我」的玩家，有幾小時決定要不要用李代桃僵
jiangshan-option-blind_window = 延後揭曉
jiangshan-option-blind_window-about = 進攻的結果隔一段時間才揭曉，誰都看不出哪一方能用李代桃僵
jiangshan-option-fallen = 陣亡部隊
jiangshan-option-fallen-about = 被消滅的部隊怎麼處理
jiangshan-option-fallen-gone = 不再回來
jiangshan-option-fallen-box = 有徵兵費用的回到兵盒，還能再徵兵取得

jiangshan-unit-k = 王
jiangshan-unit-q = 后
jiangshan-unit-b = 國相
jiangshan-unit-r = 長車
jiangshan-unit-g = 將軍
jiangshan-unit-h = 快馬
jiangshan-unit-l = 輕騎
jiangshan-unit-d = 刀兵
jiangshan-unit-p = 干戈
jiangshan-unit-a = 控弦
jiangshan-unit-j = 甲士
jiangshan-unit-s = 斥候
jiangshan-unit-own =
    { $tongue ->
        [en] { $en }
        [cn] { $cn }
       *[tw] { $tw }
    }
jiangshan-tongue = tw
jiangshan-mark-own =
    { $tongue ->
        [cn] 「{ $cn }」（行軍）
       *[tw] 「{ $tw }」（行軍）
    }
jiangshan-mark-i = 步（行軍）
jiangshan-mark-h = 馬（行軍）
jiangshan-mark-b = 相（行軍）
jiangshan-mark-r = 車（行軍）
jiangshan-mark-q = 后（行軍）
jiangshan-mark-k = 王（行軍）
jiangshan-stratagem-swap = 排兵布陣
jiangshan-stratagem-sneak = 瞞天過海
jiangshan-stratagem-fire = 烈火燎原
jiangshan-stratagem-scout = 無中生有
jiangshan-stratagem-extra = 兵者詭道
jiangshan-stratagem-decoy = 李代桃僵
jiangshan-stratagem-swap-about = 排兵布陣（1 點士氣：將領指揮的兩支部隊對調）
jiangshan-stratagem-sneak-about = 瞞天過海（2 點士氣：水運時無視封鎖）
jiangshan-stratagem-fire-about = 烈火燎原（2 點士氣：射一箭，點燃森林或平原）
jiangshan-stratagem-scout-about = 無中生有（2 點士氣：獲得一個斥候）
jiangshan-stratagem-extra-about = 兵者詭道（3 點士氣：多 1 點行動力）
jiangshan-stratagem-decoy-about = 李代桃僵（3 點士氣：敵方回合，由另一支部隊代為犧牲）
jiangshan-guard-kg = 自動救王與將軍
jiangshan-guard-k = 只自動救王
jiangshan-guard-kqg = 自動救王、后與將軍
jiangshan-guard-units = 自動救{ $units }
jiangshan-guard-ask = 每次都先問我
jiangshan-guard-off = 誰都不救
jiangshan-facing-n = 北
jiangshan-facing-e = 東
jiangshan-facing-s = 南
jiangshan-facing-w = 西
jiangshan-facing-a = 最近的敵人
jiangshan-facing-cell = { $facing }（{ $cell }）
jiangshan-facing-edge = 棋盤邊
jiangshan-seat = { $seat }
jiangshan-literal = { $words }

jiangshan-prompt-chance = 結果隨機產生。
jiangshan-about-pick = 選擇計略：第一組適合任何軍隊。使用之前，別人都看不到。可以選：{ $about }。{ $had }
jiangshan-about-pick-had = 每個人都有：{ $about }。
jiangshan-prompt-guard = 李代桃僵會自動應付進攻。要救誰？
jiangshan-about-action = 士氣 { $morale }（低於 0 就戰敗），補給 { $supply }/4（滿 4 點換 1 點士氣），功績 { $merit }{ $buys }。{ $guard }{ $learn }
jiangshan-about-end =
    達成圖上的「目標」，或讓敵方士氣低於 0，就獲勝。{ $rounds ->
        [0] {""}
       *[other] 第 { $rounds } 輪結束，或者
    }連續 { $idle } 輪沒有進展，就比分數：每座城市 4 分，每座軍營 3 分，每支部隊按徵兵費用計分，士氣每點 1 分。領先 4 分以上獲勝，否則和局。{ $setback ->
        [0] {""}
       *[other] 失去城市或軍營扣 { $setback } 點士氣{ $capital ->
            [no] {""}
           *[yes] （都城另計）
        }。
    }
jiangshan-about-recruits = （徵兵用）
jiangshan-about-unsold = （兵盒裡沒有能徵的部隊）
jiangshan-about-learn = 你手上有：{ $about }。
jiangshan-about-learn-guard = 你手上有：{ $about }。李代桃僵要救誰（將軍也行），隨時可以在「李代桃僵的預設命令」裡改。
jiangshan-about-guarded = 李代桃僵會自動救：{ $units }。
jiangshan-about-guard-asks = 李代桃僵會先問你。
jiangshan-prompt-ride = 要騎射嗎？射哪裡？
jiangshan-about-react = { $start } 的敵軍正在進攻你在 { $cell } 的{ $unit }，不回應就會陣亡。用李代桃僵要花 { $cost } 點士氣，補給也會清空。可以代為犧牲的有：{ $others }。要用嗎？
jiangshan-about-react-blind = { $start } 的敵軍正在進攻你在 { $cell } 的{ $unit }，不回應就會陣亡。用李代桃僵要花 { $cost } 點士氣，補給也會清空。可以代為犧牲的有：{ $others }。沒有人看得出你能回應。目前的答覆：{ $answer }。揭曉之前都可以改。
jiangshan-prompt-pick = 選擇計略，第一組適合任何軍隊。
jiangshan-prompt-action =
    { $left ->
        [0] {""}
        [1] 這一輪過後就比分數。
       *[other] 再過 { $left } 輪就比分數。
    }{ $count ->
        [0] 行動力用完了。要下不花行動力的命令，還是結束回合？
       *[other] 還能行動 { $count } 次，要做什麼？
    }
jiangshan-prompt-react = 你在 { $cell } 的{ $unit }遭到進攻，要用李代桃僵嗎？
jiangshan-prompt-standing = 李代桃僵的預設命令：要改什麼？
jiangshan-prompt-open = 這些命令隨時可以下。
jiangshan-prompt-unit = 哪支部隊要做什麼？
jiangshan-prompt-deed = 要讓它做什麼？
jiangshan-prompt-facing = 行動之後面朝哪邊？
jiangshan-prompt-shot = 移動之後要騎射嗎？
jiangshan-prompt-closing = 之後沒有行動力了，要順便結束回合嗎？
jiangshan-prompt-sneak = 瞞天過海：無視封鎖，要到哪裡？
jiangshan-prompt-fire = 烈火燎原：要點燃哪裡？
jiangshan-prompt-command = 指揮：調動哪支部隊？
jiangshan-prompt-sent = 指揮：把 { $place } 調到哪裡？
jiangshan-prompt-support = 要派哪支預備役部隊，到哪裡支援？
jiangshan-prompt-rebuild = 要改建嗎？
jiangshan-prompt-deploy = 翻成正面，面朝哪邊？
jiangshan-prompt-challenge = 要叫哪支敵軍翻成正面？
jiangshan-prompt-recruit = 要徵哪一種部隊？
jiangshan-prompt-preset = 哪支步兵？被看見時要面朝哪邊？
jiangshan-about-standing = 李代桃僵的預設命令：{ $mode }；保護：{ $protect }；先犧牲：{ $sacrifice }。別人看不到。
jiangshan-about-free = 有些命令不花行動力：射箭、徵兵、多數計略、翻開部隊、叫陣（看這局有哪些），行動前後都可以下。
jiangshan-about-chaos = 陷入混亂，到你的回合結束之前不能下令：{ $units }。
jiangshan-about-support = 支援要花 1 點行動力：派一支預備役到己方軍營的空城門，或直接進駐軍營。
jiangshan-about-recruit = 徵兵不花行動力：用功績把兵盒裡的部隊編入預備役，別人只看得到花了多少。
jiangshan-about-substitution = 李代桃僵（3 點士氣）在敵方回合應對進攻：王或將軍與緊鄰的部隊對調，由另一支部隊代為犧牲。
jiangshan-about-advance = 「不翻面」藏住身分，被敵人看見才翻開；「翻面推進」當場亮出身分，只能走作戰時走得到的格子。兩種都要花行動力。
jiangshan-prompt-standing-mode = 什麼時候使用李代桃僵？
jiangshan-prompt-standing-protect = 李代桃僵要保護誰？
jiangshan-prompt-standing-sacrifice = 可以犧牲誰？誰先？
jiangshan-prompt-standing-own = 自訂名單：一個一個選，選完按「名單完成」。
jiangshan-prompt-face = 斥候這次要以哪一面行動？
jiangshan-prompt-swap = 排兵布陣：哪兩支部隊對調？
jiangshan-prompt-scout = 無中生有：斥候要放在哪裡？
jiangshan-prompt-decoy = 由誰代為犧牲？

jiangshan-label-move = 移動
jiangshan-label-attack = 進攻
jiangshan-label-sail = 水運
jiangshan-label-shoot = 射箭
jiangshan-label-move-to = 移動到 { $place }
jiangshan-label-march-to = 移動到 { $place }，不翻面
jiangshan-label-enter-to = 進入 { $place }
jiangshan-label-leave-to = 出城到 { $place }
jiangshan-label-advance-to = 翻面推進到 { $place }
jiangshan-label-attack-to = 吃掉 { $place }
jiangshan-label-occupy-to = 占領 { $place }
jiangshan-label-storm-to = 進攻 { $place }，裡面有駐軍
jiangshan-label-attack-forest-to = 盲攻 { $place }
jiangshan-label-shoot-to = 射向 { $place }
jiangshan-label-rocks-to = 對 { $place } 發動落石
jiangshan-label-shoot-dead-to = 射殺 { $place }
jiangshan-label-sail-to = 水運到 { $place }
jiangshan-label-command = 指揮另一支部隊
jiangshan-label-support = 派預備役支援
jiangshan-label-rebuild-camp = 改建成城市
jiangshan-label-rebuild-city = 改建成軍營
jiangshan-label-rebuild-city-at = { $cell } 改建成軍營：派預備役，無補給
jiangshan-label-rebuild-camp-at = { $cell } 改建成城市：每回合 +1 補給
jiangshan-label-deploy = 翻成正面
jiangshan-label-challenge = 叫陣
jiangshan-label-recruit = 徵兵
jiangshan-label-price = { $unit }（{ $cost } 點功績）
jiangshan-label-preset = 預設朝向
jiangshan-label-standing = 李代桃僵的預設命令
jiangshan-label-mode = 何時使用
jiangshan-label-protect = 保護誰
jiangshan-label-sacrifice = 先犧牲誰
jiangshan-label-pick = 選擇計略
jiangshan-label-stratagem = { $stratagem }（{ $cost } 點士氣）
jiangshan-label-decoy = 使用李代桃僵
jiangshan-label-refuse = 不使用
jiangshan-label-settle = 揭曉結果
jiangshan-label-wait = 先不結束回合
jiangshan-label-end = 結束回合
jiangshan-label-foot = 步兵
jiangshan-label-horse = 騎兵
jiangshan-label-court = 王、后、國相、長車
jiangshan-label-others = 王與奔襲部隊
jiangshan-label-scouts = 斥候
jiangshan-label-tiles = 城市與軍營
jiangshan-label-own = 自訂名單
jiangshan-label-done = 名單完成
jiangshan-label-none = 沒有
jiangshan-label-cheap-first = 從便宜的開始（斥候到后）
jiangshan-label-cheap-but-scouts = 從便宜的開始，但不犧牲斥候
jiangshan-label-list = { $units }
jiangshan-label-resign = 認輸
jiangshan-label-draw = 提議和局
jiangshan-typed = 不結束=wait, { jiangshan-label-end }=end, { jiangshan-label-resign }=resign, { jiangshan-label-draw }=draw
jiangshan-label-reserve = 編入預備役
jiangshan-label-file = { $file } 欄
jiangshan-label-keep = 朝向不變
jiangshan-label-unset = 不指定朝向
jiangshan-label-face-n = 面朝北
jiangshan-label-face-e = 面朝東
jiangshan-label-face-s = 面朝南
jiangshan-label-face-w = 面朝西
jiangshan-label-face-a = 面朝最近的敵人
jiangshan-label-as-i = 「步」的一面
jiangshan-label-as-h = 「馬」的一面
jiangshan-label-no-shot = 只移動，不騎射
jiangshan-label-later = 先移動，再決定射誰
jiangshan-label-no-ride = 不射，結束回合
jiangshan-label-place = { $place }
jiangshan-label-unit = { $cell }：{ $unit }
jiangshan-place-plain = { $cell }
jiangshan-place-forest = { $cell }（森林）
jiangshan-place-city = { $cell }（城市）
jiangshan-place-camp = { $cell }（軍營）
jiangshan-place-capital = { $cell }（都城）
jiangshan-place-unit = { $cell } { $unit }
jiangshan-place-city-held = { $cell }（城市：{ $unit }）
jiangshan-place-camp-held = { $cell }（軍營：{ $unit }）
jiangshan-place-capital-held = { $cell }（都城：{ $unit }）
jiangshan-answer-standing = 照預設命令處理
jiangshan-answer-refuse = 不用李代桃僵
jiangshan-answer-decoy = 用李代桃僵，由 { $other } 代為犧牲
jiangshan-standing-mode = 使用時機
jiangshan-standing-mode-auto = 照名單立刻使用
jiangshan-standing-mode-ask = 先問我
jiangshan-standing-mode-off = 從不使用
jiangshan-standing-protect = 保護
jiangshan-standing-sacrifice = 先犧牲

jiangshan-event-map = 隨機地圖產生了（{ $seed }）。
jiangshan-event-picked = 你的計略：{ $stratagems }。
jiangshan-event-turn = 第 { $round } 輪：輪到{ $seat }。
jiangshan-event-weather-cloud = 天氣多雲。
jiangshan-event-weather-sun = 烈日當空。
jiangshan-event-weather-rain = 暴雨傾盆。
jiangshan-event-burnt = { $cell } 的森林燒毀了。
jiangshan-event-leaderless = { $seat }的王藏著沒有露面，失去 { $loss } 點士氣，剩下 { $morale } 點。
jiangshan-event-supplied = 補給每滿 4 點換 1 點士氣：{ $seat }的士氣現在是 { $morale }。
jiangshan-event-morale = { $seat }失去 { $loss } 點士氣，剩下 { $morale } 點。
jiangshan-event-reveal = { $seat }在 { $cell } 的部隊翻成正面：{ $unit }。
jiangshan-event-reveal-faced = { $seat }在 { $cell } 的部隊翻成正面：{ $unit }，面朝{ $facing }。
jiangshan-event-faces = { $seat }在 { $cell } 的{ $unit }面朝{ $facing }。
jiangshan-event-move = { $seat }的{ $unit }從 { $start } 移動到 { $end }。
jiangshan-event-forest = { $seat }的{ $unit }從 { $start } 進入 { $end } 的森林。
jiangshan-event-tile = { $seat }的{ $unit }從 { $start } 進駐 { $end }。
jiangshan-event-sail = { $seat }的{ $unit }從 { $start } 水運到 { $end }。
jiangshan-event-command = { $seat }的{ $unit }從 { $start } 調到 { $end }。
jiangshan-event-hidden-move = { $seat }移動了一支隱匿的部隊。
jiangshan-event-hidden-own = { $seat }隱匿的部隊從 { $start } 移動到 { $end }。
jiangshan-event-strikes = { $seat }的{ $unit }從 { $start } 進攻 { $cell }。
jiangshan-event-strikes-unseen = { $seat }從 { $start } 進攻 { $cell }。
jiangshan-event-answered = 你對這次進攻的答覆：{ $answer }。揭曉之前都可以改。
jiangshan-event-captured = { $by_seat }的{ $striker }從 { $start } 吃掉{ $seat }在 { $cell } 的{ $unit }。
jiangshan-event-found = { $seat }藏在 { $cell } 的{ $unit }陣亡。
jiangshan-event-starved = { $seat }在 { $cell } 的{ $unit }投降。
jiangshan-event-shot-dead = { $by_seat }在 { $start } 的{ $striker }擊殺{ $seat }在 { $cell } 的{ $unit }。
jiangshan-event-burnt-dead = { $seat }的{ $unit }在 { $cell } 葬身火海。
jiangshan-event-shot = { $by_seat }在 { $start } 的{ $striker }擊中{ $seat }在 { $cell } 的{ $unit }，使它陷入混亂，到{ $seat }的回合結束為止不能行動。
jiangshan-event-ambush = 伏兵
jiangshan-event-garrison = 駐軍（落石）
jiangshan-event-shot-lost = { $seat }的騎射落空。
jiangshan-event-shot-held = { $seat }的輕騎收箭不發：看不見目標。
jiangshan-event-heavy = { $cell } 的{ $unit }是重甲，{ $seat }收箭不發。
jiangshan-event-occupy = { $seat }的{ $unit }占領 { $cell }，並離開棋盤，回到兵盒。
jiangshan-event-repulsed = { $seat }在 { $start } 的{ $unit }進攻 { $cell } 被擊退：裡面有駐軍。
jiangshan-event-repulsed-unseen = { $seat }進攻 { $cell } 被擊退：裡面有駐軍。
jiangshan-event-stopped = { $seat }在 { $start } 的{ $unit }被藏在 { $cell } 的部隊擋下。
jiangshan-event-stopped-unseen = { $seat }的一支部隊被藏在 { $cell } 的部隊擋下。
jiangshan-event-siege = { $seat }圍困 { $cell }，勸降成功。
jiangshan-event-capital = { $seat }失去 { $cell } 的都城。
jiangshan-event-defeated = { $seat }戰敗：{ $cause }。
jiangshan-event-fire = { $seat }使出烈火燎原：{ $cell } 起火。
jiangshan-event-spreads = 火勢延燒到 { $cell }。
jiangshan-event-caught = { $cell } 有部隊被火困住。
jiangshan-event-decoy = { $seat }使出李代桃僵：{ $one } 的{ $commander }與 { $other } 的{ $partner }對調。
jiangshan-event-sneak = { $seat }使出瞞天過海。
jiangshan-event-swap = { $seat }使出排兵布陣：{ $one } 與 { $other } 的部隊對調。
jiangshan-event-swap-hidden = { $seat }使出排兵布陣：兩支隱匿的部隊對調。
jiangshan-event-swap-own = { $seat }隱匿在 { $one } 與 { $other } 的部隊對調了。
jiangshan-event-scout = { $seat }使出無中生有：{ $cell } 出現一個{ $unit }。
jiangshan-event-scout-reserve = { $seat }使出無中生有：預備役增加一支部隊。
jiangshan-event-extra = { $seat }使出兵者詭道，多 1 點行動力。
jiangshan-event-support = { $seat }派預備役支援：{ $unit }到 { $cell }。
jiangshan-event-support-inside = { $seat }派一支預備役進駐 { $cell } 的軍營。
jiangshan-event-rebuild-camp = { $seat }把 { $cell } 的城市改建為軍營。
jiangshan-event-rebuild-city = { $seat }把 { $cell } 的軍營改建為城市。
jiangshan-event-recruit = { $seat }花 { $price } 點功績徵兵。
jiangshan-event-preset = { $seat }在 { $cell } 的部隊被看見時會面朝{ $facing }。
jiangshan-event-standing = { $seat }改了李代桃僵的預設命令（{ $what }：{ $value }）。
jiangshan-event-draw-offer = { $seat }提議和局。
jiangshan-event-resign = { $seat }認輸。

jiangshan-outcome-last = { $cause }，{ $winners }獲勝。
jiangshan-cause-last = 對手已戰敗
jiangshan-cause-king = { $seat }的王被消滅
jiangshan-cause-capital = { $seat }的都城失守
jiangshan-cause-morale = { $seat }的士氣低於 0
jiangshan-cause-leaderless = { $seat }的王藏著沒有露面，士氣低於 0
jiangshan-cause-resign = { $seat }認輸
jiangshan-outcome-hold = 占領的城市與軍營達標，{ $winners }獲勝。
jiangshan-outcome-merit = 功績達標，{ $winners }獲勝。
jiangshan-outcome-points = { $winners }以積分獲勝。
jiangshan-outcome-even = 和局：分差不足 4 分。
jiangshan-outcome-nobody = 和局：所有人同時戰敗。
jiangshan-outcome-agreed = 和局：各方都同意。
jiangshan-score = 全隊 { $points } 分

jiangshan-refusal-spectator = 你在旁觀這一局，只有玩家可以下令。
jiangshan-refusal-e-syntax = 看不懂「{ $typed }」。命令要寫成 c3-c4/n、c3xd4、{ $shot } 或 end；一次下多道命令，就用分號隔開。
jiangshan-refusal-e-pick = { $typed }：請從 { $offered } 之中選 { $number } 個不同的計略，例如「{ $example }」。
jiangshan-refusal-e-turn = 還沒輪到你。現在可以預設朝向、改預設命令、認輸或提議和局。
jiangshan-refusal-e-turn-pick = 要先選計略：用面板選，或打「pick extra decoy fire」這樣的命令。
jiangshan-refusal-e-turn-react = 請先回應這次進攻：打「refuse」，或打「decoy」加上兩個格子。
jiangshan-refusal-e-turn-undecided = 你的進攻還沒揭曉，揭曉之後才能繼續。
jiangshan-refusal-e-turn-out = 你在這一局已經不能下令了。
jiangshan-refusal-e-same = { $typed }：現在已經是這樣了。
jiangshan-refusal-e-ap = { $typed }：這回合沒有行動力了。{ $hint }
jiangshan-refusal-e-skip = 還有行動力沒用，不能結束回合。{ $hint }
jiangshan-refusal-e-unit = { $typed }：那裡沒有你的部隊。{ $hint }
jiangshan-refusal-e-chaos = { $typed }：那支部隊陷入混亂，到你的回合結束才會恢復。{ $hint }
jiangshan-refusal-e-done = { $typed }：那支部隊這回合已經行動過，或者這樣做沒有任何改變。{ $hint }
jiangshan-refusal-e-reach = { $typed }：照現在的狀態與朝向，到不了那一格。{ $hint }
jiangshan-refusal-e-block = { $typed }：途中有東西擋路。{ $hint }
jiangshan-refusal-e-block-step = { $typed }：兩條路都被擋住了，{ $one } 或 { $other } 要空著才行。{ $hint }
jiangshan-refusal-e-capture = { $typed }：這樣行動不能吃子，或者這支部隊拿不下那裡。{ $hint }
jiangshan-refusal-e-capture-unseen = { $typed }：這支部隊反面朝上，也看不到敵人。兩格內看得到敵人或敵方的城市、軍營，才能翻到正面進攻。{ $hint }
jiangshan-refusal-e-dest = { $typed }：那一格不能進入。{ $hint }
jiangshan-refusal-e-range = { $typed }：射不到那一格。{ $hint }
jiangshan-refusal-e-sight = { $typed }：你方看不見那一格。{ $hint }
jiangshan-refusal-e-target = { $typed }：那裡沒有可以瞄準的目標。{ $hint }
jiangshan-refusal-e-heavy = { $typed }：重甲部隊不怕弓矢，陷入混亂才射得倒。{ $hint }
jiangshan-refusal-e-state = { $typed }：那支部隊做不到，或者現在做不到。{ $hint }
jiangshan-refusal-e-state-facing = { $typed }：這裡不能指定朝向，因為那支部隊沒有朝向、正要進城或進軍營，或只是射箭。{ $hint }
jiangshan-refusal-e-shoots = { $typed }：這支部隊不必過去，原地就能射那一格。請打「{ $shot }」。
jiangshan-refusal-e-cmd = { $typed }：那裡沒有能這樣指揮的將領。{ $hint }
jiangshan-refusal-e-water = { $typed }：沒有暢通的水路到那裡。{ $hint }
jiangshan-refusal-e-fire = { $typed }：那裡點不著，或已經起火。{ $hint }
jiangshan-refusal-e-hufu = { $typed }：你沒有這個計略，或這回合已經用過。{ $hint }
jiangshan-refusal-e-morale = { $typed }：士氣不夠。{ $hint }
jiangshan-refusal-e-merit = { $typed }：功績不夠。{ $hint }
jiangshan-refusal-e-res = { $typed }：沒有這樣的部隊可用。{ $hint }
jiangshan-refusal-condition = 看不懂「{ $typed }」。條件要寫有事發生的格子，例如 c5，或移動、進攻的起點和終點，例如 c3-c5。隱匿的部隊不會透露位置。
# 接在拒絕的句子後面：可以改打什麼、要花多少、有哪些部隊。
jiangshan-hint-orders = 可以打：{ $orders }。
jiangshan-hint-orders-among = 例如可以打：{ $orders }。
jiangshan-hint-price = 要花 { $cost } 點，你有 { $have } 點。
jiangshan-hint-blind = 它還反面朝上，也看不到敵人。部隊要正面朝上，或看得到敵人、能翻成正面，才能射箭。
jiangshan-hint-units = 現有：{ $units }。
jiangshan-hint-nobody = 現在一支也沒有。
jiangshan-test-fine = 可以這樣下令：{ $typed }。

jiangshan-scenario-unused = 你附了劇本檔，又選了別的劇本，請只留一項。
jiangshan-scenario-needed = 要玩自製劇本，請一併提供檔案：附上檔案，或寫出這裡現有檔案的名稱。
jiangshan-scenario-faults = 劇本檔有 { $count } 處錯誤，沒有開桌。
# Where a fault is: a key of the file, or a key of the side or fire with that number. Begins a sentence.
jiangshan-scenario-where-side = 第 { $number } 方的「{ $key }」
jiangshan-scenario-where-fire = 第 { $number } 處火的「{ $key }」
jiangshan-scenario-where-unit = 第 { $number } 種部隊的「{ $key }」
jiangshan-scenario-line = 地圖第 { $line } 列
jiangshan-scenario-line-row = 地圖由上數第 { $line } 列（棋盤第 { $row } 列）
jiangshan-scenario-tables = { $where }必須是一個或多個表格：「[[side]]」、「[[fire]]」、「[[unit]]」。
jiangshan-scenario-board = { $where }必須是 [欄數, 列數]：3 到 12 欄，3 到 18 列。
jiangshan-scenario-rows = { $where }必須有 { $wanted } 列，現在有 { $found } 列。
jiangshan-scenario-row = { $where }：{ $row }必須有 { $wanted } 個符號，現在有 { $found } 個。
jiangshan-scenario-signs = { $where }：{ $row }有無法辨認的符號 { $signs }。可以用 { $known }，依序是平原、山脈、水域、森林。
jiangshan-scenario-sides = { $where }：必須有二到四方，現在有 { $found } 方。
jiangshan-scenario-fires = { $where }：最多可有 { $most } 處火，現在有 { $found } 處。
jiangshan-scenario-same = { $where }：另一方也叫「{ $word }」。
jiangshan-scenario-entry-units = { $where }：「{ $entry }」不是部隊代號加格子，例如「D c4」。
jiangshan-scenario-units = { $where }：最多只能寫 { $most } 種部隊，現在有 { $found } 種。
jiangshan-scenario-unit-most = { $where }：連同遊戲原有的，最多 { $most } 種部隊，這樣會有 { $found } 種。
jiangshan-scenario-unit-code = { $where }必須是一個大寫字母 A 到 Z，不能是「{ $code }」。
jiangshan-scenario-unit-twice = { $where }：「{ $code }」寫了兩次。
jiangshan-scenario-unit-glyph = { $where }必須是一個字，或先繁後簡兩個字；「{ $word }」不是。
jiangshan-scenario-unit-mark = { $where }必須是一個漢字，或先繁後簡兩個字；「{ $word }」不是。
jiangshan-scenario-unit-class = { $where }：反面是這個字的部隊屬於「{ $wanted }」。
jiangshan-scenario-unit-classes = { $where }：反面是「{ $mark }」的部隊必須屬於同一類，{ $codes } 並非如此。
jiangshan-scenario-unit-march = { $where }：反面是「{ $mark }」的部隊，行軍方式必須相同，否則一動就露出身分；{ $codes } 各不相同。
jiangshan-scenario-unit-kings = { $where }：必須剛好有一種部隊是王，現在有 { $found } 種。
jiangshan-scenario-unit-crown = { $where }：別的部隊不能與王同用反面的「{ $mark }」字，{ $codes } 都用了。
jiangshan-scenario-unit-scouts = { $where }：最多只有一種部隊是斥候，{ $codes } 都是。
jiangshan-scenario-unit-scout = { $where }：斥候不作戰，不能有臨戰能力和徵兵費用，只能穿輕甲，也不能是王。
jiangshan-scenario-unit-priceless = { $where }：王不能有徵兵費用。
jiangshan-scenario-unit-mounted = { $where }：只有不分朝向的部隊能在移動之後射箭；步兵要用張弓（bow）。
jiangshan-scenario-cells = { $where }：「{ $entry }」不是兩格以內寫成「前,右」的格子（例如「1,-1」），也不是 { $sets } 之一。
jiangshan-scenario-cells-line = { $where }：「{ $entry }」不是直線的第一格（例如「1,-1」），也不是 { $sets } 之一（knight 除外）。
jiangshan-scenario-cells-many = { $where }最多寫 { $most } 個格子。
jiangshan-scenario-cells-even = { $where }四個方向必須相同，因為沒有朝向的部隊會隨棋盤一起轉動。
jiangshan-scenario-cells-twice = { $where }：一種能力是跳過去，另一種是吃子，卻寫了同樣的格子：{ $cells }。
jiangshan-scenario-entry-cities = { $where }：「{ $entry }」不是 capital、city 或 camp 加格子，例如「camp b3」。
jiangshan-scenario-reserve-king = { $where }：王不能在預備役裡。
jiangshan-scenario-code = { $where }：沒有「{ $code }」這種部隊，可用的有 { $codes }。
jiangshan-scenario-count = { $where }：「{ $code }」的數量必須是 0 到 { $most }。
jiangshan-scenario-weather = { $where }必須按骰子的點數列出六項，每項是 { $words } 之一；現在有 { $found } 項。
jiangshan-scenario-cell = { $where }：「{ $word }」不是格子，例如「c4」。
jiangshan-scenario-owner = { $where }必須是其中一方的編號（1 到 { $most }）或 id。
jiangshan-scenario-v2 = 地圖不對稱：{ $cell } 和 { $image } 不同。
jiangshan-scenario-v2-alone = 兵力不對稱：{ $cell } 上有的，{ $image } 上沒有。
jiangshan-scenario-v2-side = 兵力不對稱：沒有任何一方在棋盤上與預備役的部隊，和第 { $side } 方互為鏡像。
jiangshan-scenario-v3 = 第 { $side } 方必須有一個王，現在有 { $found } 個。
jiangshan-scenario-v3-ground = { $cell } 的王必須站在空曠的平原上。
jiangshan-scenario-v4-ground = { $cell } 的城市或軍營必須在平原上。
jiangshan-scenario-v4-gates = { $cell } 的城市或軍營至少要有兩邊是平原或森林。
jiangshan-scenario-v4-beside = { $cell } 和 { $gate } 的城市或軍營不能相鄰。
jiangshan-scenario-v5-none = 地圖上沒有陸地。
jiangshan-scenario-v5 = { $cell } 一帶的 { $count } 格陸地與其他陸地不相連。
jiangshan-scenario-v6-capital = 第 { $side } 方必須有都城，因為特殊規則要計算都城的得失。
jiangshan-scenario-v6-capitals = 第 { $side } 方最多只能有一座都城，現在有 { $found } 座。
jiangshan-scenario-v7-off = { $cell } 不在棋盤上。
jiangshan-scenario-v7-ground = { $cell } 的部隊不能站在那裡：那是山脈或水域。
jiangshan-scenario-v7-unit-twice = { $cell } 上有好幾支部隊。
jiangshan-scenario-v7-tile-twice = { $cell } 上有好幾座城市或軍營。
jiangshan-scenario-v7-fire-twice = { $cell } 上有好幾處火。
jiangshan-scenario-v7-foreign = { $cell } 的部隊在別人的城市或軍營裡。
jiangshan-scenario-v7-scout = { $cell } 的斥候不能在城市或軍營裡。
jiangshan-scenario-v8 = 第 { $side } 方在棋盤上與預備役共有 { $found } 支{ $unit }（{ $code }），兵盒裡只有 { $most } 支。
jiangshan-scenario-v10 = 至少要有兩隊。
jiangshan-scenario-fire-ground = { $cell } 燒不起來：火只能燒在森林，或空無一物的平原上。

jiangshan-threat-unit = 你在 { $cell } 的{ $unit }會被吃掉：{ $units }。{ $back }
jiangshan-threat-back = 你的{ $unit }在 { $cell } 吃子後可能被反吃，威脅來自{ $units }。{ $back }
jiangshan-threat-there = 你的{ $unit }到了 { $cell } 可能被吃，威脅來自{ $units }。{ $back }
jiangshan-threat-doubt = 你在 { $cell } 的{ $unit }可能被吃，威脅來自{ $units }{ $sure ->
        [true] { $faces ->
            [true] ，只要它翻開時面向這邊
           *[false] {""}
        }
       *[false] ，如果它翻開來{ $faces ->
            [true] 面向這邊，而且
           *[false] {""}
        }是{ $kinds }
    }。{ $cost }
jiangshan-threat-covered = 不過可吃回：{ $units }。
jiangshan-threat-by = { $seat }在 { $cell } 的{ $unit }
jiangshan-threat-town = 你在 { $cell } 的{ $place }會失守：{ $units }。{ $cost }
jiangshan-threat-siege = { $gate } 再被封住，你在 { $cell } 的{ $place }就會失守。{ $cost }
jiangshan-threat-setback = 你會失去 { $loss } 點士氣。
jiangshan-threat-defeat = 你會因此戰敗。
jiangshan-helped = { $told }{ $help }
jiangshan-help-unit = 可以移走它{ $way ->
        [no] {""}
       *[yes] 、擋住去路
    }，或先吃掉來犯的敵軍{ $shot ->
        [no] {""}
       *[yes] ，或射得它陷入混亂、不能行動
    }。
jiangshan-help-town = 可以派部隊進駐{ $way ->
        [no] {""}
       *[yes] 、擋住去路
    }，或先吃掉來犯的敵軍{ $shot ->
        [no] {""}
       *[yes] ，或射得它陷入混亂、不能行動
    }。
jiangshan-help-siege = 可以派部隊守住這座城門，或吃掉別座城門上的敵軍。
jiangshan-puzzle = 替{ $seat }找出最好的一道命令，其他命令都差得遠。
