jiangshan-proof-board = { $columns } 列 { $rows } 行；山脉 { $mountains }，水域 { $water }，森林 { $forests }；{ $symmetry }
jiangshan-proof-symmetry-none = 不检查对称
jiangshan-proof-symmetry-lr = 左右对称
jiangshan-proof-symmetry-tb = 上下对称
jiangshan-proof-symmetry-rot = 旋转 180° 后相同
jiangshan-proof-symmetry-quad = 四角对称
jiangshan-proof-army = { $seat }：{ $count } 支部队（{ $units }）；{ $towns }
jiangshan-proof-stock = { $seat }：第 { $team } 队，士气 { $morale }，补给 { $supply }，功绩 { $merit }；预备役：{ $reserve }；还能招募：{ $box }
jiangshan-proof-nobody = 无
jiangshan-proof-none = 无
jiangshan-proof-townless = 没有城市，也没有军营
jiangshan-proof-units = 自定的部队：{ $units }
jiangshan-proof-fires = 着火：{ $cells }
jiangshan-proof-goals =
    胜利条件：{ $goals }。{ $rounds ->
        [0] 不限轮数
       *[other] 最多 { $rounds } 轮
    }；连续 { $idle } 轮没有进展也会结束
jiangshan-proof-setbacks = 丢一座城市或军营，士气 −{ $city }；丢都城，士气 −{ $capital }
jiangshan-proof-team-loss = 同队有一家战败，全队都输
jiangshan-proof-allied-intel = 友军能看到彼此的机密
jiangshan-proof-scout-costs = 无中生有放置斥候要花一次行动
jiangshan-proof-fallen = 阵亡部队里，有招募费用的放回兵盒
jiangshan-proof-stratagems = 人人都有的计略：{ $fixed }；另外挑 { $pick } 个，可选：{ $allowed }
