cardgo-proof-map = 地圖：{ $columns } 欄 { $rows } 列，可以落子的有 { $cells } 格：{ $terrains }
cardgo-proof-deck = 牌庫共 { $count } 張：{ $cards }
cardgo-proof-several = { $what } ×{ $count }
cardgo-proof-value = { $value }
cardgo-proof-effect = { $value }·{ $effect }
