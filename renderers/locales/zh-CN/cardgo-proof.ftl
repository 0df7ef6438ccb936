cardgo-proof-map = 地图：{ $columns } 列 { $rows } 行，能落子的有 { $cells } 格；{ $terrains }
cardgo-proof-deck = 牌堆一共 { $count } 张：{ $cards }
cardgo-proof-several = { $what } × { $count }
cardgo-proof-value = { $value }
cardgo-proof-effect = { $value }·{ $effect }
