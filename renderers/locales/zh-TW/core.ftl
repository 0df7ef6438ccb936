core-nothing-to-play = 這則訊息裡沒有任何行動。
core-too-many-moves = 一則訊息最多 { $most } 步，其餘請另外送出。
core-see-first = 請先單獨送出第一步：接下來能怎麼走，要看它的結果。
core-rest-dropped = 訊息後半部沒有執行。{ $reason }
core-others-first = 要先等其他玩家做決定。
core-held = 要先等上一步的結果揭曉。
core-incomplete = 這一步還沒寫完：「{ $typed }」。請把它補齊。
core-illegal-chance = 現在不能擲出或發出這個結果：{ $move }

core-script-seat = 「{ $typed }」不是座位：每行開頭要寫座位 1 到 { $seats }，或寫 chance。

core-chronicle-lead = { $seat } 超前了 { $other }。
core-chronicle-seat = { $seat }
core-chronicle-row = { $seat } 在 { $least } 到 { $most } 之間，最後 { $last }
core-chronicle-course = { $title }：{ $rows }。
