jiangshan-picture-turn = 輪到 { $seat }
jiangshan-picture-picking = 正在選擇計略
jiangshan-picture-reacting = { $seat } 進攻，等待回應
jiangshan-picture-round = 第 { $round } 輪／共 { $limit } 輪
jiangshan-picture-cloud = 多雲
jiangshan-picture-sun = 烈日
jiangshan-picture-rain = 暴雨

jiangshan-account-turn = { $turn }。{ $round }。
jiangshan-account-side = { $seat }：士氣 { $morale }、補給 { $supply }、功績 { $merit }，預備役 { $reserve } 支。
jiangshan-account-capital = { $cell } 都城
jiangshan-account-city = { $cell } 城市
jiangshan-account-camp = { $cell } 軍營
jiangshan-account-somebody = 有人
jiangshan-account-nowhere = 無
jiangshan-account-unit =
    { $place ->
       *[open] { $cell } { $unit }{ $faces ->
           *[false] {""}
            [true] ，面向{ $facing }
        }{ $chaos ->
           *[false] {""}
            [true] ，混亂中
        }
        [forest] { $cell } { $unit }，在森林裡
        [tile] { $cell } { $unit }，駐守其中
    }
jiangshan-account-mountains = 山脈：{ $cells }。
jiangshan-account-water = 水域：{ $cells }。
jiangshan-account-forest = 森林：{ $cells }。
jiangshan-account-fires = 著火：{ $cells }。

jiangshan-picture-mapping = 正在繪製地圖
jiangshan-picture-spent = 行動力已用完
jiangshan-picture-die = 天氣骰
jiangshan-picture-team = 第 { $team } 隊
jiangshan-picture-beaten = 已戰敗
jiangshan-picture-move = 移到這裡
jiangshan-picture-capture = 攻擊
jiangshan-picture-shot = 射擊
jiangshan-picture-command = 調到這裡
jiangshan-picture-chaos = 混亂
jiangshan-picture-occupied = 裡面有人
jiangshan-picture-fallen = 陣亡或易主
jiangshan-army-han = 漢
jiangshan-army-chu = 楚
jiangshan-army-qin = 秦
jiangshan-army-zhou = 周
jiangshan-army-zhao = 趙
