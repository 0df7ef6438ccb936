jiangshan-name = 江山
jiangshan-about = 脱胎于国际象棋的战棋游戏，看不到的军队、城池和计略，适合二至四人。
jiangshan-first-aim = 抢在对手之前消灭敌王，或占领敌方都城；士气低于 0 也算输。
jiangshan-first-turn = 每回合由一支部队行动：先选部队，再选标出来的一格。
jiangshan-first-picture = 自己的部队都认得出来；敌方部队被你的部队看到之前，只看得出兵种。
jiangshan-seat-0 = 一军
jiangshan-seat-1 = 二军
jiangshan-seat-2 = 三军
jiangshan-seat-3 = 四军
jiangshan-preset-first-array = 初阵：双方各八支部队，适合入门
jiangshan-preset-drill-ground = 校场：双方各五支部队，没有计略，适合第一局；30 轮后比分数，丢掉军营扣 2 点士气
jiangshan-preset-chu-han = 楚汉相争：全军出动，中间有两片水塘
jiangshan-preset-qin-lords = 秦与诸侯：河道弯弯，有港口，也有森林
jiangshan-preset-deer-hunt = 逐鹿天下：四人两队
jiangshan-preset-river = 井陉背水：隐匿、侦察、火攻
jiangshan-preset-four-kings = 群雄并起：四人，各自为战
jiangshan-preset-three-legs = 鼎足三分：三人，各自为战
jiangshan-preset-two-wars = 秦楚之际：楚汉、秦周两个战场连成一片，四人分两队
jiangshan-preset-random = 随机：每局一张新地图，对各方公平

jiangshan-why-safety = 你的王不用藏起来：藏着每回合都会失去士气。
jiangshan-why-safety-warned = 你的王或都城受到的威胁更小。
jiangshan-why-guard = 走另一步的话，敌人下一步就能威胁你的王、都城或最后的士气，你几乎救不了。
jiangshan-why-hunt = 下一步有机会吃掉目标，让一方敌军战败。
jiangshan-why-units = 你有更多或更强的部队留在场上，没有混乱。
jiangshan-why-units-warned = 敌人能吃掉的部队更少。
jiangshan-why-taken = 能吃掉更多或更强的敌军，或者射得它们陷入混乱。
jiangshan-why-place = 和别的走法相比，你有一支部队更接近敌方的王、城市或军营。
jiangshan-why-repelled = 敌军离你的王、城市和军营更远。
jiangshan-why-towns = 你的城市和军营更多，或者换成需要的：城市提供补给，军营能派出预备役。
jiangshan-why-conquest = 这样能让敌方失去城市或军营。
jiangshan-why-wealth = 这样你的士气、补给或功绩更多。
jiangshan-why-drain = 这样敌方的士气、补给或功绩更少。
jiangshan-why-reserve = 这样你的预备役更强，以后可以来支援。
jiangshan-why-bled = 这样敌方的预备役更弱。
jiangshan-why-hunt-later = 再过几步，敌方应该离战败更近：王可能被吃掉，或者只好藏着。
jiangshan-why-units-later = 再过几步，你应该有更多或更强的部队留在场上，没有混乱。
jiangshan-why-taken-later = 再过几步，应该能吃掉更多敌军，或者射得它们陷入混乱。
jiangshan-why-towns-later = 再过几步，你的城市和军营应该更有用：数量更多，或者改建成需要的那一种。
jiangshan-stock-counted = 下图士气算 1，每座城市或军营算 4，每支阵亡的部队算 2，功绩算 0.5，补给算 0.1：你方的减去其他人的，再和开局相比。这不是预测。
jiangshan-stock-lost = 已经阵亡的部队
jiangshan-stock-cities = 城市和军营
jiangshan-stock-morale = 士气
jiangshan-stock-supply = 补给
jiangshan-stock-merit = 功绩

jiangshan-option-scenario = 剧本
jiangshan-option-scenario-about = 地图和兵力
jiangshan-option-scenario-a-first-array = 初阵（2 人）
jiangshan-option-scenario-b-chu-han = 楚汉相争（2 人）
jiangshan-option-scenario-c-qin-lords = 秦与诸侯（2 人）
jiangshan-option-scenario-d-four-lords = 逐鹿天下（4 人）
jiangshan-option-scenario-e-jingxing = 井陉背水（2 人）
jiangshan-option-scenario-f-four-kings = 群雄并起（4 人，不分队）
jiangshan-option-scenario-g-three-legs = 鼎足三分（3 人，不分队）
jiangshan-option-scenario-h-two-wars = 秦楚之际：楚汉、秦周两个战场（4 人）
jiangshan-option-scenario-i-drill-ground = 校场（2 人）
jiangshan-option-scenario-random-lr = 随机，左右镜像（2 人）
jiangshan-option-scenario-random-rot = 随机，旋转对称（2 人）
jiangshan-option-scenario-random-quad = 随机，四角（4 人）
jiangshan-option-scenario-random-three = 随机，三家鼎立（3 人，不分队）
jiangshan-option-scenario-random-kings = 随机，四角（4 人，不分队）
jiangshan-option-scenario-file = 用我的剧本文件
jiangshan-option-scenario_file = 文件
jiangshan-option-scenario_file-about = 自己写的剧本文件（TOML 或 JSON，不超过 64 KB）
jiangshan-option-allied_intel = 友军情报
jiangshan-option-allied_intel-about = 友军能看到彼此的机密
jiangshan-option-reaction_hours = 应对时限
jiangshan-option-reaction_hours-about = 选了“先来问我”的人，有几小时来决定用不用李代桃僵
jiangshan-option-blind_window = 延迟揭晓
jiangshan-option-blind_window-about = 进攻的结果过一阵才揭晓，这样看不出谁能用李代桃僵
jiangshan-option-fallen = 阵亡部队
jiangshan-option-fallen-about = 被消灭的部队怎么处理
jiangshan-option-fallen-gone = 不再回来
jiangshan-option-fallen-box = 有招募费用的放回兵盒，还可以再征

jiangshan-unit-k = 王
jiangshan-unit-q = 后
jiangshan-unit-b = 国相
jiangshan-unit-r = 长车
jiangshan-unit-g = 将军
jiangshan-unit-h = 快马
jiangshan-unit-l = 轻骑
jiangshan-unit-d = 刀兵
jiangshan-unit-p = 干戈
jiangshan-unit-a = 控弦
jiangshan-unit-j = 甲士
jiangshan-unit-s = 斥候
jiangshan-unit-own =
    { $tongue ->
        [en] { $en }
        [tw] { $tw }
       *[cn] { $cn }
    }
jiangshan-tongue = cn
jiangshan-mark-own =
    { $tongue ->
        [tw] “{ $tw }”（行军）
       *[cn] “{ $cn }”（行军）
    }
jiangshan-mark-i = 步（行军）
jiangshan-mark-h = 马（行军）
jiangshan-mark-b = 相（行军）
jiangshan-mark-r = 车（行军）
jiangshan-mark-q = 后（行军）
jiangshan-mark-k = 王（行军）
jiangshan-stratagem-swap = 排兵布阵
jiangshan-stratagem-sneak = 瞒天过海
jiangshan-stratagem-fire = 烈火燎原
jiangshan-stratagem-scout = 无中生有
jiangshan-stratagem-extra = 兵者诡道
jiangshan-stratagem-decoy = 李代桃僵
jiangshan-stratagem-swap-about = 排兵布阵（1 点士气：将领指挥范围内的两支部队换位）
jiangshan-stratagem-sneak-about = 瞒天过海（2 点士气：水运无视封锁）
jiangshan-stratagem-fire-about = 烈火燎原（2 点士气：射一箭，点燃森林或平原）
jiangshan-stratagem-scout-about = 无中生有（2 点士气：获得一支斥候）
jiangshan-stratagem-extra-about = 兵者诡道（3 点士气：多行动一次）
jiangshan-stratagem-decoy-about = 李代桃僵（3 点士气：敌方回合里，由另一支部队代为牺牲）
jiangshan-guard-kg = 自动救王和将军
jiangshan-guard-k = 自动救王
jiangshan-guard-kqg = 自动救王、后和将军
jiangshan-guard-units = 自动救{ $units }
jiangshan-guard-ask = 每次先来问我
jiangshan-guard-off = 谁都不救
jiangshan-facing-n = 北
jiangshan-facing-e = 东
jiangshan-facing-s = 南
jiangshan-facing-w = 西
jiangshan-facing-a = 最近的敌人
jiangshan-facing-cell = { $facing }（{ $cell }）
jiangshan-facing-edge = 棋盘边
jiangshan-seat = { $seat }
jiangshan-literal = { $words }

jiangshan-prompt-chance = 结果随机产生。
jiangshan-about-pick = 挑选你的计略，第一组哪种军队都适合。用出来之前，别人都看不到。可选：{ $about }。{ $had }
jiangshan-about-pick-had = 人人都有：{ $about }。
jiangshan-prompt-guard = 受到进攻时，李代桃僵会自动生效。要救谁？
jiangshan-about-action = 士气 { $morale }（低于 0 就战败），补给 { $supply }/4（满 4 点加 1 点士气），功绩 { $merit }{ $buys }。{ $guard }{ $learn }
jiangshan-about-end =
    达成图上的“目标”，或让敌方士气低于 0，就获胜。{ $rounds ->
        [0] {""}
       *[other] 第 { $rounds } 轮结束，或者
    }连续 { $idle } 轮没有进展，就比分数：每座城市 4 分，每座军营 3 分，每支部队的分数就是招募费用，士气每点 1 分。领先 4 分以上获胜，不到就是平局。{ $setback ->
        [0] {""}
       *[other] 丢掉城市或军营扣 { $setback } 点士气{ $capital ->
            [no] {""}
           *[yes] （都城另算）
        }。
    }
jiangshan-about-recruits = （征兵用）
jiangshan-about-unsold = （兵盒里没有能征的部队）
jiangshan-about-learn = 你手里有：{ $about }。
jiangshan-about-learn-guard = 你手里有：{ $about }。李代桃僵要救谁（也可以救将军），随时能在“李代桃僵的预案”里改。
jiangshan-about-guarded = 李代桃僵自动救：{ $units }。
jiangshan-about-guard-asks = 李代桃僵会先问你。
jiangshan-prompt-ride = 轻骑要骑射吗？射哪里？
jiangshan-about-react = 你在 { $cell } 的{ $unit }遭到 { $start } 的敌军进攻，眼看就要被消灭。用李代桃僵要花 { $cost } 点士气，补给也会清零。能替它牺牲的有：{ $others }。用不用？
jiangshan-about-react-blind = 你在 { $cell } 的{ $unit }遭到 { $start } 的敌军进攻，眼看就要被消灭。用李代桃僵要花 { $cost } 点士气，补给也会清零。能替它牺牲的有：{ $others }。别人看不出你能不能用李代桃僵。你目前的决定：{ $answer }。揭晓之前随时可以改。
jiangshan-prompt-pick = 挑选你的计略，第一组哪种军队都适合。
jiangshan-prompt-action =
    { $left ->
        [0] {""}
        [1] 这一轮过后就比分数。
       *[other] 再过 { $left } 轮就比分数。
    }{ $count ->
        [0] 行动力用完了。要下不花行动力的命令，还是结束回合？
       *[other] 还能行动 { $count } 次，做什么？
    }
jiangshan-prompt-react = 你在 { $cell } 的{ $unit }遭到进攻，用李代桃僵吗？
jiangshan-prompt-standing = 李代桃僵的预案：改什么？
jiangshan-prompt-open = 有些命令随时都能下。
jiangshan-prompt-unit = 哪支部队？做什么？
jiangshan-prompt-deed = 让它做什么？
jiangshan-prompt-facing = 之后朝哪边？
jiangshan-prompt-shot = 走完之后要骑射吗？
jiangshan-prompt-closing = 这样行动力就用完了，顺便结束回合吗？
jiangshan-prompt-sneak = 瞒天过海：水运无视封锁，去哪里？
jiangshan-prompt-fire = 烈火燎原：烧哪里？
jiangshan-prompt-command = 指挥：调动哪支部队？
jiangshan-prompt-sent = 指挥：把 { $place } 调到哪里？
jiangshan-prompt-support = 派哪支预备役部队支援？放到哪里？
jiangshan-prompt-rebuild = 要改建吗？
jiangshan-prompt-deploy = 翻到正面后朝哪边？
jiangshan-prompt-challenge = 向哪支敌军叫阵，让它翻到正面？
jiangshan-prompt-recruit = 招募哪种部队？
jiangshan-prompt-preset = 给哪支步兵预设朝向？被发现时朝哪边？
jiangshan-about-standing = 李代桃僵的预案：{ $mode }；保护：{ $protect }；先牺牲：{ $sacrifice }。别人看不到。
jiangshan-about-free = 有些命令不花行动力：射箭、征兵、多数计略、翻开部队、叫阵（看这局有哪些），行动前后都能下。
jiangshan-about-chaos = 正在混乱，你的回合结束时才恢复，这之前不能下令：{ $units }。
jiangshan-about-support = 支援要花一次行动：一支预备役来到自己军营的空城门，或者直接进驻军营。
jiangshan-about-recruit = 征兵不花行动力：花功绩把兵盒里的部队招进预备役，别人只看得到费用。
jiangshan-about-substitution = 李代桃僵（3 点士气）在敌人的回合里应对进攻：王或将军和紧挨着的部队换位，由另一支代为牺牲。
jiangshan-about-advance = “不翻面”藏住是哪种部队，被敌人看到才翻开；“翻面推进”当场亮明，只能走作战时走得到的格子。两种都要花一次行动。
jiangshan-prompt-standing-mode = 什么时候用李代桃僵？
jiangshan-prompt-standing-protect = 李代桃僵保护谁？
jiangshan-prompt-standing-sacrifice = 可以牺牲谁？先后怎么排？
jiangshan-prompt-standing-own = 自己排名单：一个个选，选完后点“名单排好了”。
jiangshan-prompt-face = 斥候这一步装成什么？
jiangshan-prompt-swap = 排兵布阵：哪两支部队换位？
jiangshan-prompt-scout = 无中生有：斥候出现在哪里？
jiangshan-prompt-decoy = 由谁替它牺牲？

jiangshan-label-move = 移动
jiangshan-label-attack = 进攻
jiangshan-label-sail = 水运
jiangshan-label-shoot = 射箭
jiangshan-label-move-to = 走到 { $place }
jiangshan-label-march-to = 走到 { $place }，不翻面
jiangshan-label-enter-to = 进入 { $place }
jiangshan-label-leave-to = 出城到 { $place }
jiangshan-label-advance-to = 翻面推进到 { $place }
jiangshan-label-attack-to = 吃掉 { $place }
jiangshan-label-occupy-to = 占领 { $place }
jiangshan-label-storm-to = 攻打 { $place }，里面有驻军
jiangshan-label-attack-forest-to = 打进 { $place }
jiangshan-label-shoot-to = 射 { $place }
jiangshan-label-rocks-to = 用落石砸 { $place }
jiangshan-label-shoot-dead-to = 射杀 { $place }
jiangshan-label-sail-to = 水运到 { $place }
jiangshan-label-command = 指挥另一支部队
jiangshan-label-support = 派预备役支援
jiangshan-label-rebuild-camp = 改建成城市
jiangshan-label-rebuild-city = 改建成军营
jiangshan-label-rebuild-city-at = { $cell } 改建成军营：派预备役，无补给
jiangshan-label-rebuild-camp-at = { $cell } 改建成城市：每回合 +1 补给
jiangshan-label-deploy = 翻到正面
jiangshan-label-challenge = 叫阵
jiangshan-label-recruit = 征兵
jiangshan-label-price = { $unit }（{ $cost } 点功绩）
jiangshan-label-preset = 预设朝向
jiangshan-label-standing = 李代桃僵的预案
jiangshan-label-mode = 什么时候用
jiangshan-label-protect = 保护谁
jiangshan-label-sacrifice = 先牺牲谁
jiangshan-label-pick = 挑选计略
jiangshan-label-stratagem = { $stratagem }（{ $cost } 点士气）
jiangshan-label-decoy = 用李代桃僵
jiangshan-label-refuse = 不用
jiangshan-label-settle = 揭晓结果
jiangshan-label-wait = 先不结束回合
jiangshan-label-end = 结束回合
jiangshan-label-foot = 步兵
jiangshan-label-horse = 骑兵
jiangshan-label-court = 王、后、国相、长车
jiangshan-label-others = 王与奔袭部队
jiangshan-label-scouts = 斥候
jiangshan-label-tiles = 城市和军营
jiangshan-label-own = 自己排名单
jiangshan-label-done = 名单排好了
jiangshan-label-none = 无
jiangshan-label-cheap-first = 先牺牲费用低的：斥候到后
jiangshan-label-cheap-but-scouts = 先牺牲费用低的，斥候除外
jiangshan-label-list = { $units }
jiangshan-label-resign = 认输
jiangshan-label-draw = 求和
jiangshan-typed = 不结束=wait, { jiangshan-label-end }=end, { jiangshan-label-resign }=resign, { jiangshan-label-draw }=draw
jiangshan-label-reserve = 放进预备役
jiangshan-label-file = { $file } 列
jiangshan-label-keep = 朝向不变
jiangshan-label-unset = 不指定朝向
jiangshan-label-face-n = 朝北
jiangshan-label-face-e = 朝东
jiangshan-label-face-s = 朝南
jiangshan-label-face-w = 朝西
jiangshan-label-face-a = 朝最近的敌人
jiangshan-label-as-i = 装成步
jiangshan-label-as-h = 装成马
jiangshan-label-no-shot = 只走，不射
jiangshan-label-later = 先走，再决定射谁
jiangshan-label-no-ride = 不射，结束回合
jiangshan-label-place = { $place }
jiangshan-label-unit = { $cell }：{ $unit }
jiangshan-place-plain = { $cell }
jiangshan-place-forest = { $cell }（森林）
jiangshan-place-city = { $cell }（城市）
jiangshan-place-camp = { $cell }（军营）
jiangshan-place-capital = { $cell }（都城）
jiangshan-place-unit = { $cell } { $unit }
jiangshan-place-city-held = { $cell }（城市：{ $unit }）
jiangshan-place-camp-held = { $cell }（军营：{ $unit }）
jiangshan-place-capital-held = { $cell }（都城：{ $unit }）
jiangshan-answer-standing = 按预案处理
jiangshan-answer-refuse = 不用李代桃僵
jiangshan-answer-decoy = 用李代桃僵，由 { $other } 替它牺牲
jiangshan-standing-mode = 时机
jiangshan-standing-mode-auto = 按名单马上用
jiangshan-standing-mode-ask = 先来问我
jiangshan-standing-mode-off = 一律不用
jiangshan-standing-protect = 保护
jiangshan-standing-sacrifice = 先牺牲

jiangshan-event-map = 地图已经随机生成（{ $seed }）。
jiangshan-event-picked = 你的计略：{ $stratagems }。
jiangshan-event-turn = 第 { $round } 轮：轮到{ $seat }。
jiangshan-event-weather-cloud = 天气：多云。
jiangshan-event-weather-sun = 天气：烈日。
jiangshan-event-weather-rain = 天气：暴雨。
jiangshan-event-burnt = { $cell } 的森林烧毁了。
jiangshan-event-leaderless = { $seat }的王藏着没有露面，士气 −{ $loss }，现为 { $morale }。
jiangshan-event-supplied = 补给每满 4 点换 1 点士气：{ $seat }的士气现为 { $morale }。
jiangshan-event-morale = { $seat }士气 −{ $loss }，现为 { $morale }。
jiangshan-event-reveal = { $seat }在 { $cell } 的部队翻到正面，是{ $unit }。
jiangshan-event-reveal-faced = { $seat }在 { $cell } 的部队翻到正面，是{ $unit }，朝{ $facing }。
jiangshan-event-faces = { $seat }在 { $cell } 的{ $unit }面朝{ $facing }。
jiangshan-event-move = { $seat }：{ $unit }从 { $start } 走到 { $end }。
jiangshan-event-forest = { $seat }：{ $unit }从 { $start } 走进 { $end } 的森林。
jiangshan-event-tile = { $seat }：{ $unit }从 { $start } 进入 { $end }。
jiangshan-event-sail = { $seat }：{ $unit }从 { $start } 水运到 { $end }。
jiangshan-event-command = { $seat }：{ $unit }从 { $start } 调往 { $end }。
jiangshan-event-hidden-move = { $seat }移动了一支隐匿的部队。
jiangshan-event-hidden-own = { $seat }隐匿的部队从 { $start } 走到 { $end }。
jiangshan-event-strikes = { $seat }的{ $unit }从 { $start } 进攻 { $cell }。
jiangshan-event-strikes-unseen = { $seat }从 { $start } 进攻 { $cell }。
jiangshan-event-answered = 你对这次进攻的决定：{ $answer }。揭晓之前随时可以改。
jiangshan-event-captured = { $by_seat }在 { $start } 的{ $striker }吃掉{ $seat }在 { $cell } 的{ $unit }。
jiangshan-event-found = { $seat }藏在 { $cell } 的{ $unit }被消灭。
jiangshan-event-starved = { $seat }在 { $cell } 的{ $unit }投降。
jiangshan-event-shot-dead = { $by_seat }在 { $start } 的{ $striker }击中并消灭了{ $seat }在 { $cell } 的{ $unit }。
jiangshan-event-burnt-dead = { $seat }的{ $unit }在 { $cell } 被烧死。
jiangshan-event-shot = { $by_seat }在 { $start } 的{ $striker }击中{ $seat }在 { $cell } 的{ $unit }，{ $unit }陷入混乱，到{ $seat }的回合结束之前不能行动。
jiangshan-event-ambush = 伏兵
jiangshan-event-garrison = 驻军（落石）
jiangshan-event-shot-lost = { $seat }的骑射落空了。
jiangshan-event-shot-held = { $seat }的轻骑没有放箭：看不到目标。
jiangshan-event-heavy = { $cell } 的{ $unit }是重甲，{ $seat }没有放箭。
jiangshan-event-occupy = { $seat }的{ $unit }占领了 { $cell }，随后离开棋盘，回到兵盒。
jiangshan-event-repulsed = { $seat }在 { $start } 的{ $unit }攻打 { $cell }，被打退了：里面有驻军。
jiangshan-event-repulsed-unseen = { $seat }攻打 { $cell }，被打退了：里面有驻军。
jiangshan-event-stopped = { $seat }在 { $start } 的{ $unit }被藏在 { $cell } 的部队挡住。
jiangshan-event-stopped-unseen = { $seat }的一支部队被藏在 { $cell } 的部队挡住。
jiangshan-event-siege = { $seat }围困 { $cell }，守方投降。
jiangshan-event-capital = { $seat }丢了 { $cell } 的都城。
jiangshan-event-defeated = { $seat }战败：{ $cause }。
jiangshan-event-fire = { $seat }用了烈火燎原：{ $cell } 起火。
jiangshan-event-spreads = 火烧到了 { $cell }。
jiangshan-event-caught = 有部队困在 { $cell } 的火里。
jiangshan-event-decoy = { $seat }用了李代桃僵：{ $one } 的{ $commander }和 { $other } 的{ $partner }换位。
jiangshan-event-sneak = { $seat }用了瞒天过海。
jiangshan-event-swap = { $seat }用了排兵布阵：{ $one } 和 { $other } 的部队换位。
jiangshan-event-swap-hidden = { $seat }用了排兵布阵：两支隐匿的部队换位。
jiangshan-event-swap-own = { $seat }隐匿在 { $one } 和 { $other } 的部队换了位。
jiangshan-event-scout = { $seat }用了无中生有：{ $cell } 出现一支{ $unit }。
jiangshan-event-scout-reserve = { $seat }用了无中生有：预备役多了一支部队。
jiangshan-event-extra = { $seat }用了兵者诡道，可以多行动一次。
jiangshan-event-support = { $seat }派预备役支援：{ $unit }来到 { $cell }。
jiangshan-event-support-inside = { $seat }派一支预备役进驻 { $cell } 的军营。
jiangshan-event-rebuild-camp = { $seat }把 { $cell } 的城市改建成军营。
jiangshan-event-rebuild-city = { $seat }把 { $cell } 的军营改建成城市。
jiangshan-event-recruit = { $seat }花 { $price } 点功绩征兵。
jiangshan-event-preset = { $seat }在 { $cell } 的部队被发现时会朝{ $facing }。
jiangshan-event-standing = { $seat }的预案（{ $what }）：{ $value }。
jiangshan-event-draw-offer = { $seat }求和。
jiangshan-event-resign = { $seat }认输。

jiangshan-outcome-last = { $cause }，{ $winners }获胜。
jiangshan-cause-last = 对手已战败
jiangshan-cause-king = { $seat }的王被消灭
jiangshan-cause-capital = { $seat }的都城失守
jiangshan-cause-morale = { $seat }的士气跌破 0
jiangshan-cause-leaderless = { $seat }的王藏着没有露面，士气跌破 0
jiangshan-cause-resign = { $seat }认输
jiangshan-outcome-hold = 占有的城市和军营达到目标，{ $winners }获胜。
jiangshan-outcome-merit = 功绩达到目标，{ $winners }获胜。
jiangshan-outcome-points = 按分数判定，{ $winners }获胜。
jiangshan-outcome-even = 平局：分差不足 4 分。
jiangshan-outcome-nobody = 平局：所有人同时战败。
jiangshan-outcome-agreed = 各方同意平局。
jiangshan-score = 全队 { $points } 分

jiangshan-refusal-spectator = 你在观战，只有这一局的玩家才能下命令。
jiangshan-refusal-e-syntax = 看不懂“{ $typed }”。命令要写成 c3-c4/n、c3xd4、{ $shot } 或 end 这样，多道命令用分号隔开。
jiangshan-refusal-e-pick = { $typed }：请从 { $offered } 里选 { $number } 个不同的计略，例如“{ $example }”。
jiangshan-refusal-e-turn = 还没轮到你。你可以预设朝向、改预案、求和或认输。
jiangshan-refusal-e-turn-pick = 请先挑计略：在面板里挑，或者输入命令，例如“pick extra decoy fire”。
jiangshan-refusal-e-turn-react = 请先应对这次进攻：输入“refuse”，或“decoy”加两个格子。
jiangshan-refusal-e-turn-undecided = 你的进攻还没揭晓，揭晓之后你的回合才继续。
jiangshan-refusal-e-turn-out = 这一局你不能再下命令了。
jiangshan-refusal-e-same = { $typed }：现在已经是这样。
jiangshan-refusal-e-ap = { $typed }：本回合没有行动力了。{ $hint }
jiangshan-refusal-e-skip = 还有行动力没用，不能结束回合。{ $hint }
jiangshan-refusal-e-unit = { $typed }：那里没有你的部队。{ $hint }
jiangshan-refusal-e-chaos = { $typed }：那支部队正在混乱，你的回合结束时才恢复。{ $hint }
jiangshan-refusal-e-done = { $typed }：那支部队本回合已经动过，或者这样做不会有任何变化。{ $hint }
jiangshan-refusal-e-reach = { $typed }：按现在的状态和朝向，到不了那一格。{ $hint }
jiangshan-refusal-e-block = { $typed }：路被挡住了。{ $hint }
jiangshan-refusal-e-block-step = { $typed }：两条路都被挡住了，{ $one } 或 { $other } 要空着才行。{ $hint }
jiangshan-refusal-e-capture = { $typed }：这样走不能吃子，或者这支部队打不了那里。{ $hint }
jiangshan-refusal-e-capture-unseen = { $typed }：这支部队处于行军状态，又看不到敌人。两格内看得到敌人或敌方的城市、军营，才能翻到正面进攻。{ $hint }
jiangshan-refusal-e-dest = { $typed }：那一格进不去。{ $hint }
jiangshan-refusal-e-range = { $typed }：目标不在射程内。{ $hint }
jiangshan-refusal-e-sight = { $typed }：你方看不到那一格。{ $hint }
jiangshan-refusal-e-target = { $typed }：那里没有目标。{ $hint }
jiangshan-refusal-e-heavy = { $typed }：重甲部队只有混乱时，箭才伤得了。{ $hint }
jiangshan-refusal-e-state = { $typed }：那支部队做不到，或者现在不行。{ $hint }
jiangshan-refusal-e-state-facing = { $typed }：这里不能写朝向。那支部队没有朝向，或者要进城市、军营，或者只是射箭。{ $hint }
jiangshan-refusal-e-shoots = { $typed }：这支部队不用过去，原地就能射那一格。请写“{ $shot }”。
jiangshan-refusal-e-cmd = { $typed }：没有将领或军营能这样指挥。{ $hint }
jiangshan-refusal-e-water = { $typed }：水路不通。{ $hint }
jiangshan-refusal-e-fire = { $typed }：那里点不着，或者已经着火了。{ $hint }
jiangshan-refusal-e-hufu = { $typed }：你没有这个计略，或者本回合用过了。{ $hint }
jiangshan-refusal-e-morale = { $typed }：士气不足。{ $hint }
jiangshan-refusal-e-merit = { $typed }：功绩不足。{ $hint }
jiangshan-refusal-e-res = { $typed }：没有这种部队可用。{ $hint }
jiangshan-refusal-condition = 看不懂条件“{ $typed }”。请写记录里会提到的格子，例如 c5；或移动、进攻的起点和终点，例如 c3-c5。隐匿部队的移动，记录里不写格子。
# 跟在拒绝的句子后面：可以改成怎么写、要花多少、手里有哪些部队。
jiangshan-hint-orders = 可以写：{ $orders }。
jiangshan-hint-orders-among = 可以写的例如：{ $orders }。
jiangshan-hint-price = 需要 { $cost }，你只有 { $have }。
jiangshan-hint-blind = 它处于行军状态，又看不到敌人。部队处于临战状态，或者看得到敌人、能翻到正面，才能射箭。
jiangshan-hint-units = 可用的有：{ $units }。
jiangshan-hint-nobody = 一支可用的都没有。
jiangshan-test-fine = { $typed } 可行。

jiangshan-scenario-unused = 你附了剧本文件，又选了别的剧本，两者只能留一个。
jiangshan-scenario-needed = 要玩自己的剧本，请附上文件，或写出这里现有文件的名字。
jiangshan-scenario-faults = 剧本文件有 { $count } 处错误，没有开桌。
# Where a fault is: a key of the file, or a key of the side or fire with that number. Begins a sentence.
jiangshan-scenario-where-side = 第 { $number } 方的“{ $key }”
jiangshan-scenario-where-fire = 第 { $number } 处火的“{ $key }”
jiangshan-scenario-where-unit = 第 { $number } 种部队的“{ $key }”
jiangshan-scenario-line = 地图第 { $line } 行
jiangshan-scenario-line-row = 地图第 { $line } 行（即棋盘第 { $row } 行）
jiangshan-scenario-tables = { $where }必须是一个或多个表：“[[side]]”、“[[fire]]”、“[[unit]]”。
jiangshan-scenario-board = { $where }必须是 [列数, 行数]：3 到 12 列，3 到 18 行。
jiangshan-scenario-rows = { $where }必须有 { $wanted } 行，现在有 { $found } 行。
jiangshan-scenario-row = { $where }：{ $row }必须有 { $wanted } 个符号，现在有 { $found } 个。
jiangshan-scenario-signs = { $where }：{ $row }有无法识别的符号（{ $signs }）。可用的是 { $known }，依次表示平原、山脉、水域、森林。
jiangshan-scenario-sides = { $where }：必须有二到四方，现在有 { $found } 方。
jiangshan-scenario-fires = { $where }：最多可有 { $most } 处火，现在有 { $found } 处。
jiangshan-scenario-same = { $where }：另一方也叫“{ $word }”，不能重名。
jiangshan-scenario-entry-units = { $where }：“{ $entry }”要写成部队代号加格子，例如“D c4”。
jiangshan-scenario-units = { $where }：最多可写 { $most } 种部队，现在有 { $found } 种。
jiangshan-scenario-unit-most = { $where }：连同游戏原有的，最多 { $most } 种部队，现在共有 { $found } 种。
jiangshan-scenario-unit-code = { $where }必须是 A 到 Z 的一个大写字母，不能是“{ $code }”。
jiangshan-scenario-unit-twice = { $where }：“{ $code }”写了两次。
jiangshan-scenario-unit-glyph = { $where }必须是一个字，或者繁体、简体两个字，“{ $word }”不符合。
jiangshan-scenario-unit-mark = { $where }必须是一个汉字，或者繁体、简体两个汉字，“{ $word }”不符合。
jiangshan-scenario-unit-class = { $where }：反面是这个字的部队，兵种必须是“{ $wanted }”。
jiangshan-scenario-unit-classes = { $where }：反面是“{ $mark }”的部队必须属于同一兵种，{ $codes } 却不是。
jiangshan-scenario-unit-march = { $where }：反面是“{ $mark }”的部队，行军走法必须相同，否则一走就会暴露；{ $codes } 走法不同。
jiangshan-scenario-unit-kings = { $where }：必须有且只有一种部队是王，现在有 { $found } 种。
jiangshan-scenario-unit-crown = { $where }：反面的“{ $mark }”字只能由王使用，{ $codes } 也用了。
jiangshan-scenario-unit-scouts = { $where }：最多只能有一种部队是斥候，{ $codes } 却都是。
jiangshan-scenario-unit-scout = { $where }：斥候不作战，不能有临战能力和招募费用，只能穿轻甲，也不能是王。
jiangshan-scenario-unit-priceless = { $where }：王不能有招募费用。
jiangshan-scenario-unit-mounted = { $where }：只有没有朝向的部队才能在移动之后射箭，步兵请用张弓（bow）。
jiangshan-scenario-cells = { $where }：“{ $entry }”不对。要写成“前,右”，不超过两格（例如“1,-1”），或写 { $sets } 之一。
jiangshan-scenario-cells-line = { $where }：“{ $entry }”不对。要写直线的第一格（例如“1,-1”），或写 { $sets } 之一（knight 除外）。
jiangshan-scenario-cells-many = { $where }最多写 { $most } 个格子。
jiangshan-scenario-cells-even = { $where }四个方向必须相同，因为没有朝向的部队会随棋盘转动。
jiangshan-scenario-cells-twice = { $where }：{ $cells } 不能既有跳过去的能力，又有吃子的能力。
jiangshan-scenario-entry-cities = { $where }：“{ $entry }”要写成 capital、city 或 camp 加格子，例如“camp b3”。
jiangshan-scenario-reserve-king = { $where }：王不能在预备役里。
jiangshan-scenario-code = { $where }：没有“{ $code }”这种部队。可用的是 { $codes }。
jiangshan-scenario-count = { $where }：“{ $code }”的数量必须是 0 到 { $most }。
jiangshan-scenario-weather = { $where }必须按骰子的点数列出六项，每项是 { $words } 之一，现在有 { $found } 项。
jiangshan-scenario-cell = { $where }：“{ $word }”不是格子，要写成“c4”这样。
jiangshan-scenario-owner = { $where }必须是一方的编号（1 到 { $most }）或它的 id。
jiangshan-scenario-v2 = 地图不对称：{ $cell } 和 { $image } 不同。
jiangshan-scenario-v2-alone = 兵力不对称：{ $cell } 有的，{ $image } 没有。
jiangshan-scenario-v2-side = 兵力不对称：第 { $side } 方在棋盘上和预备役里的部队，没有哪一方与之对称。
jiangshan-scenario-v3 = 第 { $side } 方必须有一个王，现在有 { $found } 个。
jiangshan-scenario-v3-ground = { $cell } 的王必须站在空旷的平原上。
jiangshan-scenario-v4-ground = { $cell } 的城市或军营必须在平原上。
jiangshan-scenario-v4-gates = { $cell } 的城市或军营，旁边四格至少要有两格是平原或森林。
jiangshan-scenario-v4-beside = { $cell } 和 { $gate } 的城市或军营不能相邻。
jiangshan-scenario-v5-none = 地图上没有陆地。
jiangshan-scenario-v5 =
    { $count ->
        [1] { $cell } 与其他陆地不相连。
       *[other] { $cell } 一带的 { $count } 格陆地与其他陆地不相连。
    }
jiangshan-scenario-v6-capital = 第 { $side } 方必须有都城：特殊规则要看都城的得失。
jiangshan-scenario-v6-capitals = 第 { $side } 方最多一座都城，现在有 { $found } 座。
jiangshan-scenario-v7-off = { $cell } 不在棋盘上。
jiangshan-scenario-v7-ground = { $cell } 的部队不能放在那里：那是山脉或水域。
jiangshan-scenario-v7-unit-twice = { $cell } 上有好几支部队。
jiangshan-scenario-v7-tile-twice = { $cell } 上有好几座城市或军营。
jiangshan-scenario-v7-fire-twice = { $cell } 上有好几处火。
jiangshan-scenario-v7-foreign = { $cell } 的部队在别人的城市或军营里。
jiangshan-scenario-v7-scout = { $cell } 的斥候不能在城市或军营里。
jiangshan-scenario-v8 = 第 { $side } 方在棋盘上和预备役里共有 { $found } 支{ $unit }（{ $code }），兵盒里只有 { $most } 支。
jiangshan-scenario-v10 = 至少要有两队。
jiangshan-scenario-fire-ground = { $cell } 烧不起来：只有森林和空着的平原能着火。

jiangshan-threat-unit = 你在 { $cell } 的{ $unit }可能被吃掉，威胁来自{ $units }。{ $back }
jiangshan-threat-back = 你的{ $unit }吃到 { $cell } 后可能被反吃，威胁来自{ $units }。{ $back }
jiangshan-threat-there = 你的{ $unit }到了 { $cell } 可能被吃掉，威胁来自{ $units }。{ $back }
jiangshan-threat-doubt = 你在 { $cell } 的{ $unit }可能被吃掉，威胁来自{ $units }{ $sure ->
        [true] { $faces ->
            [true] ，只要它翻开时朝着这边
           *[false] {""}
        }
       *[false] ，前提是它翻开后{ $faces ->
            [true] 朝着这边，而且
           *[false] {""}
        }是{ $kinds }
    }。{ $cost }
jiangshan-threat-covered = 不过能吃回来：{ $units }。
jiangshan-threat-by = { $seat }在 { $cell } 的{ $unit }
jiangshan-threat-town = 你在 { $cell } 的{ $place }可能失守，威胁来自{ $units }。{ $cost }
jiangshan-threat-siege = { $gate } 一旦也被堵住，你在 { $cell } 的{ $place }就会失守。{ $cost }
jiangshan-threat-setback = 你会失去 { $loss } 点士气。
jiangshan-threat-defeat = 你会因此战败。
jiangshan-helped = { $told }{ $help }
jiangshan-help-unit = 可以把它挪开{ $way ->
        [no] {""}
       *[yes] 、挡住去路
    }，或者先吃掉来犯的敌军{ $shot ->
        [no] {""}
       *[yes] ，或者射得它陷入混乱、不能行动
    }。
jiangshan-help-town = 可以派部队进驻{ $way ->
        [no] {""}
       *[yes] 、挡住去路
    }，或者先吃掉来犯的敌军{ $shot ->
        [no] {""}
       *[yes] ，或者射得它陷入混乱、不能行动
    }。
jiangshan-help-siege = 可以派部队守住这座城门，或者吃掉别的城门上的敌军。
jiangshan-puzzle = 替{ $seat }找出最好的一道命令，别的命令都差得远。
