jiangshan-picture-turn = 輪到{ $seat }
jiangshan-picture-picking = 正在選擇計略
jiangshan-picture-reacting = { $who }可以回應{ $seat }的進攻
jiangshan-picture-undecided = { $seat }進攻，結果還沒揭曉
jiangshan-picture-round =
    { $limit ->
        [0] 第 { $round } 輪
       *[other] 第 { $round } 輪／共 { $limit } 輪
    }
jiangshan-picture-goal = 目標：{ $goals }
jiangshan-picture-goal-king = 擒王
jiangshan-picture-goal-capital = 奪都城
jiangshan-picture-goal-hold = 占 { $count } 座城市或軍營
jiangshan-picture-goal-merit = { $count } 點功績
jiangshan-picture-actions =
    { $count ->
        [0] 沒有行動力
       *[other] 行動力
    }
jiangshan-picture-threat = 有危險
jiangshan-picture-exposed = 敵方已知
jiangshan-picture-cloud = 多雲
jiangshan-picture-sun = 烈日
jiangshan-picture-rain = 暴雨

jiangshan-picture-mapping = 正在繪製地圖
jiangshan-picture-team = 第 { $team } 隊
jiangshan-picture-beaten = 已戰敗
jiangshan-picture-points = { $points } 分
jiangshan-picture-move = 移動到這裡
jiangshan-picture-capture = 進攻
jiangshan-picture-shot = 射箭或落石
jiangshan-picture-command = 調到這裡
jiangshan-picture-other = 其他命令
jiangshan-picture-exchange = 可對調
jiangshan-picture-back = 反面的字
jiangshan-picture-chaos = 混亂
jiangshan-picture-occupied = 裡面有部隊
jiangshan-picture-fallen = 陣亡或易主
jiangshan-picture-acted = 已行動或已用
jiangshan-picture-challenged = 遭叫陣
jiangshan-picture-blank = 未公開的計略
jiangshan-picture-preset = 預設朝向
jiangshan-picture-shooting = 射箭或落石
jiangshan-picture-sailing = 水運
jiangshan-picture-origin = 從這裡走來
jiangshan-picture-sent = 奉令調動
jiangshan-picture-morale = 士氣
jiangshan-picture-supply = 補給
jiangshan-picture-merit = 功績
jiangshan-picture-reserve = 預備役
jiangshan-picture-foot = 步
jiangshan-picture-mounted = 馬
jiangshan-picture-heavy = 重甲，不怕箭
jiangshan-army-han = 漢
jiangshan-army-chu = 楚
jiangshan-army-qin = 秦
jiangshan-army-zhou = 周
jiangshan-army-zhao = 趙

jiangshan-account-sentence = { $words }。
jiangshan-account-turn = { $turn }。{ $round }。
jiangshan-account-actions =
    { $count ->
        [0] 行動力已用完。
       *[other] 還有 { $count } 點行動力。
    }
jiangshan-account-attack = { $seat }從 { $start } 進攻 { $target }。
jiangshan-account-pairs = 可以對調：{ $pairs }。
jiangshan-account-pair = { $one } 與 { $other }
jiangshan-account-steps = 最近的行動：{ $steps }。
jiangshan-account-step =
    { $taken ->
       *[false] { $seat }從 { $start } 移動到 { $end }
        [true] { $seat }從 { $start } 攻下 { $end }
    }
jiangshan-account-shot =
    { $dead ->
       *[false] { $seat }從 { $start } 射向 { $end }
        [true] { $seat }從 { $start } 射殺 { $end }
    }
jiangshan-account-by-deploy = { $seat }在 { $end } 翻成正面
jiangshan-account-by-challenge = { $seat }對 { $end } 叫陣
jiangshan-account-by-held = { $seat }對 { $end } 收箭不發
jiangshan-account-by-command = { $seat }把部隊從 { $start } 調到 { $end }
jiangshan-account-by-sail = { $seat }從 { $start } 水運到 { $end }
jiangshan-account-weather = 最近的天氣：{ $weather }。
jiangshan-account-die = 骰子一到六點的天氣：{ $faces }。
jiangshan-account-banner = { $seat }率領{ $army }軍，{ $sign }。
jiangshan-account-sign-red = 紅色，圓點
jiangshan-account-sign-white = 白色，空心方塊
jiangshan-account-sign-black = 黑色，實心方塊
jiangshan-account-sign-white-red = 白紅兩色，半實圓點
jiangshan-account-team = { $seat }屬於第 { $team } 隊。
jiangshan-account-beaten = { $seat }已戰敗。
jiangshan-account-side = { $seat }：士氣 { $morale }、補給 { $supply }、功績 { $merit }，預備役有 { $reserve } 支部隊。
jiangshan-account-shown = { $seat }已公開的計略：{ $names }。
jiangshan-account-held = { $seat }尚未公開的計略：{ $names }。
jiangshan-account-used = { $seat }上一回合用過的計略：{ $names }。
jiangshan-account-blank = { $seat }還有 { $count } 個蓋著的計略。
jiangshan-account-reserve = { $seat }的預備役：{ $units }。
jiangshan-account-standing = { $seat }的李代桃僵預設命令：{ $mode }。
jiangshan-account-fallen = { $seat }陣亡的部隊：{ $units }。
jiangshan-account-army = { $seat }：{ $pieces }。
jiangshan-account-capital = { $cell } 都城
jiangshan-account-capital-camp = { $cell } 都城（已改建為軍營）
jiangshan-account-city = { $cell } 城市
jiangshan-account-camp = { $cell } 軍營
jiangshan-account-sheltering = { $town }（裡面有駐軍）
jiangshan-account-garrison = { $unit }（駐軍）
jiangshan-account-somebody = 裡面有部隊
jiangshan-account-piece = { $piece }。
jiangshan-account-under = 在森林裡
jiangshan-account-inside = 駐守在裡面
jiangshan-account-noticed = 大家都知道裡面有部隊
jiangshan-account-type = 其實是{ $unit }
jiangshan-account-exposed = 大家都知道它的身分
jiangshan-account-faces = 面朝{ $facing }
jiangshan-account-preset = 被看見時面朝{ $facing }
jiangshan-account-chaos = 混亂中
jiangshan-account-acted = 這回合已經行動
jiangshan-account-facing = { $unit }面朝{ $facing }
jiangshan-account-chaotic = { $unit }（混亂）
jiangshan-account-size = 棋盤有 { $columns } 欄、{ $rows } 列，西南角是 a1，東北角是 { $last }。
jiangshan-account-mountains = 山脈：{ $cells }。
jiangshan-account-water = 水域：{ $cells }。
jiangshan-account-forest = 森林：{ $cells }。
jiangshan-account-fires = { $seat }放的小火：{ $cells }。
jiangshan-account-blazes = { $seat }放的大火：{ $cells }。
jiangshan-account-next = { $first }{ $rest }
jiangshan-account-remark = { $first }，{ $rest }
jiangshan-account-several = { $unit }×{ $count }
jiangshan-compass-n = 北
jiangshan-compass-e = 東
jiangshan-compass-s = 南
jiangshan-compass-w = 西
