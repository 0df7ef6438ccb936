jiangshan-picture-turn = 轮到{ $seat }
jiangshan-picture-picking = 正在挑选计略
jiangshan-picture-reacting = { $who }可以应对{ $seat }的进攻
jiangshan-picture-undecided = { $seat }的进攻还没揭晓
jiangshan-picture-round =
    { $limit ->
        [0] 第 { $round } 轮
       *[other] 第 { $round } 轮，共 { $limit } 轮
    }
jiangshan-picture-goal = 目标：{ $goals }
jiangshan-picture-goal-king = 消灭敌王
jiangshan-picture-goal-capital = 占领都城
jiangshan-picture-goal-hold = 占领 { $count } 座城市或军营
jiangshan-picture-goal-merit = 功绩 { $count } 点
jiangshan-picture-actions =
    { $count ->
        [0] 行动力用完
       *[other] 行动力
    }
jiangshan-picture-threat = 有危险
jiangshan-picture-exposed = 敌方已知
jiangshan-picture-cloud = 多云
jiangshan-picture-sun = 烈日
jiangshan-picture-rain = 暴雨

jiangshan-picture-mapping = 正在画地图
jiangshan-picture-team = 第 { $team } 队
jiangshan-picture-beaten = 战败
jiangshan-picture-points = { $points } 分
jiangshan-picture-move = 走到这里
jiangshan-picture-capture = 进攻
jiangshan-picture-shot = 射箭或落石
jiangshan-picture-command = 调到这里
jiangshan-picture-other = 其他命令
jiangshan-picture-exchange = 可以换位
jiangshan-picture-back = 反面的字
jiangshan-picture-chaos = 混乱
jiangshan-picture-occupied = 内有部队
jiangshan-picture-fallen = 阵亡或易主
jiangshan-picture-acted = 已行动／已用
jiangshan-picture-challenged = 被叫阵
jiangshan-picture-blank = 未公开的计略
jiangshan-picture-preset = 预设朝向
jiangshan-picture-shooting = 射箭或落石
jiangshan-picture-sailing = 水运
jiangshan-picture-origin = 从这里走来
jiangshan-picture-sent = 指挥调动
jiangshan-picture-morale = 士气
jiangshan-picture-supply = 补给
jiangshan-picture-merit = 功绩
jiangshan-picture-reserve = 预备役
jiangshan-picture-foot = 步
jiangshan-picture-mounted = 马
jiangshan-picture-heavy = 重甲，不怕箭
jiangshan-army-han = 汉
jiangshan-army-chu = 楚
jiangshan-army-qin = 秦
jiangshan-army-zhou = 周
jiangshan-army-zhao = 赵

jiangshan-account-sentence = { $words }。
jiangshan-account-turn = { $turn }。{ $round }。
jiangshan-account-actions =
    { $count ->
        [0] 行动力用完了。
       *[other] 还剩 { $count } 点行动力。
    }
jiangshan-account-attack = { $seat }从 { $start } 进攻 { $target }。
jiangshan-account-pairs = 可以换位：{ $pairs }。
jiangshan-account-pair = { $one } 与 { $other }
jiangshan-account-steps = 刚才：{ $steps }。
jiangshan-account-step =
    { $taken ->
       *[false] { $seat }从 { $start } 到 { $end }
        [true] { $seat }从 { $start } 拿下 { $end }
    }
jiangshan-account-shot =
    { $dead ->
       *[false] { $seat }从 { $start } 射 { $end }
        [true] { $seat }从 { $start } 射杀 { $end } 的部队
    }
jiangshan-account-by-deploy = { $seat }让 { $end } 的部队翻到正面
jiangshan-account-by-challenge = { $seat }向 { $end } 叫阵
jiangshan-account-by-held = { $seat }没有向 { $end } 放箭
jiangshan-account-by-command = { $seat }指挥部队从 { $start } 到 { $end }
jiangshan-account-by-sail = { $seat }从 { $start } 水运到 { $end }
jiangshan-account-weather = 最近一次天气：{ $weather }。
jiangshan-account-die = 天气骰子一到六点依次是：{ $faces }。
jiangshan-account-banner = { $seat }带{ $army }军，{ $sign }。
jiangshan-account-sign-red = 红色，圆点
jiangshan-account-sign-white = 白色，空心方块
jiangshan-account-sign-black = 黑色，实心方块
jiangshan-account-sign-white-red = 红白两色，半实心圆点
jiangshan-account-team = { $seat }属于第 { $team } 队。
jiangshan-account-beaten = { $seat }已经战败。
jiangshan-account-side = { $seat }：士气 { $morale }，补给 { $supply }，功绩 { $merit }，预备役 { $reserve } 支。
jiangshan-account-shown = { $seat }公开的计略：{ $names }。
jiangshan-account-held = { $seat }没公开的计略：{ $names }。
jiangshan-account-used = { $seat }最近一个回合用了：{ $names }。
jiangshan-account-blank = { $seat }还有 { $count } 个计略没公开。
jiangshan-account-reserve = { $seat }的预备役：{ $units }。
jiangshan-account-standing = { $seat }的李代桃僵预案：{ $mode }。
jiangshan-account-fallen = { $seat }阵亡的部队：{ $units }。
jiangshan-account-army = { $seat }：{ $pieces }。
jiangshan-account-capital = { $cell } 都城
jiangshan-account-capital-camp = { $cell } 都城（已改建成军营）
jiangshan-account-city = { $cell } 城市
jiangshan-account-camp = { $cell } 军营
jiangshan-account-sheltering = { $town }（内有驻军）
jiangshan-account-garrison = { $unit }（驻军）
jiangshan-account-somebody = 有部队
jiangshan-account-piece = { $piece }。
jiangshan-account-under = 藏在森林里
jiangshan-account-inside = 驻在里面
jiangshan-account-noticed = 大家都知道里面有部队
jiangshan-account-type = 实为{ $unit }
jiangshan-account-exposed = 已公开
jiangshan-account-faces = 朝{ $facing }
jiangshan-account-preset = 被发现时朝{ $facing }
jiangshan-account-chaos = 混乱
jiangshan-account-acted = 本回合已行动
jiangshan-account-facing = { $unit }朝{ $facing }
jiangshan-account-chaotic = { $unit }（混乱）
jiangshan-account-size = 棋盘 { $columns } 列 { $rows } 行，西南角是 a1，东北角是 { $last }。
jiangshan-account-mountains = 山脉：{ $cells }。
jiangshan-account-water = 水域：{ $cells }。
jiangshan-account-forest = 森林：{ $cells }。
jiangshan-account-fires = { $seat }放的小火：{ $cells }。
jiangshan-account-blazes = { $seat }放的大火：{ $cells }。
jiangshan-account-next = { $first }{ $rest }
jiangshan-account-remark = { $first }，{ $rest }
jiangshan-account-several = { $unit } × { $count }
jiangshan-compass-n = 北
jiangshan-compass-e = 东
jiangshan-compass-s = 南
jiangshan-compass-w = 西
