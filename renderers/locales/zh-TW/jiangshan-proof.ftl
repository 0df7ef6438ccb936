jiangshan-proof-board = { $columns } 欄 { $rows } 列；山脈 { $mountains } 格、水域 { $water } 格、森林 { $forests } 格；{ $symmetry }
jiangshan-proof-symmetry-none = 不檢查對稱
jiangshan-proof-symmetry-lr = 左右對稱
jiangshan-proof-symmetry-tb = 上下對稱
jiangshan-proof-symmetry-rot = 旋轉半圈後相同
jiangshan-proof-symmetry-quad = 四角相同
jiangshan-proof-army = { $seat }：{ $count } 支部隊（{ $units }）；{ $towns }
jiangshan-proof-stock = { $seat }：第 { $team } 隊，士氣 { $morale }、補給 { $supply }、功績 { $merit }；預備役：{ $reserve }；可徵兵：{ $box }
jiangshan-proof-nobody = 沒有
jiangshan-proof-none = 沒有
jiangshan-proof-townless = 沒有城市或軍營
jiangshan-proof-units = 自製部隊：{ $units }
jiangshan-proof-fires = 起火的格子：{ $cells }
jiangshan-proof-goals =
    獲勝方式：{ $goals }。{ $rounds ->
        [0] 不限輪數
       *[other] 最多 { $rounds } 輪
    }；連續 { $idle } 輪沒有進展也會結束
jiangshan-proof-setbacks = 失去城市或軍營扣 { $city } 點士氣，失去都城扣 { $capital } 點
jiangshan-proof-team-loss = 隊裡有一方戰敗，全隊就輸
jiangshan-proof-allied-intel = 隊友看得到彼此的祕密
jiangshan-proof-scout-costs = 用計略放斥候要花 1 點行動力
jiangshan-proof-fallen = 有徵兵費用的部隊，被消滅後回到兵盒
jiangshan-proof-stratagems = 每個人都有的計略：{ $fixed }；再從這些選 { $pick } 個：{ $allowed }
