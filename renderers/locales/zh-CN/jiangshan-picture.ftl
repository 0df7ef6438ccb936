jiangshan-picture-turn = 轮到 { $seat }
jiangshan-picture-picking = 正在挑选计略
jiangshan-picture-reacting = { $seat } 进攻，等对方应对
jiangshan-picture-round = 第 { $round } 轮，共 { $limit } 轮
jiangshan-picture-cloud = 多云
jiangshan-picture-sun = 烈日
jiangshan-picture-rain = 暴雨

jiangshan-account-turn = { $turn }。{ $round }。
jiangshan-account-side = { $seat }：士气 { $morale }，补给 { $supply }，功绩 { $merit }，预备役 { $reserve } 支。
jiangshan-account-capital = { $cell } 都城
jiangshan-account-city = { $cell } 城市
jiangshan-account-camp = { $cell } 军营
jiangshan-account-somebody = 有人
jiangshan-account-nowhere = 无
jiangshan-account-unit =
    { $place ->
       *[open] { $cell } { $unit }{ $faces ->
           *[false] {""}
            [true] ，朝{ $facing }
        }{ $chaos ->
           *[false] {""}
            [true] ，混乱
        }
        [forest] { $cell } { $unit }，藏在树林里
        [tile] { $cell } { $unit }，守在里面
    }
jiangshan-account-mountains = 山：{ $cells }。
jiangshan-account-water = 水：{ $cells }。
jiangshan-account-forest = 树林：{ $cells }。
jiangshan-account-fires = 起火：{ $cells }。

jiangshan-picture-mapping = 正在画地图
jiangshan-picture-spent = 行动力用完了
jiangshan-picture-die = 天气骰子
jiangshan-picture-team = { $team } 队
jiangshan-picture-beaten = 战败
jiangshan-picture-move = 走到这里
jiangshan-picture-capture = 进攻
jiangshan-picture-shot = 射箭
jiangshan-picture-command = 调到这里
jiangshan-picture-chaos = 混乱
jiangshan-picture-occupied = 里面有人
jiangshan-picture-fallen = 阵亡或易主
jiangshan-army-han = 汉
jiangshan-army-chu = 楚
jiangshan-army-qin = 秦
jiangshan-army-zhou = 周
jiangshan-army-zhao = 赵
