### 战记

cacao-chronicle-total = 若就此结束的总金币
cacao-chronicle-gold = 赚到的金币
cacao-chronicle-temples = 有工人的神庙
cacao-chronicle-water = 水源
cacao-chronicle-haul = { $seat }一步赚得 { $gold } 金币。
cacao-chronicle-luck = { $seat }：轮到之前翻出的板块共值 { $got } 金币，期望值 { $fair }
cacao-chronicle-sources = { $seat }：赚得 { $gold }，神庙 { $temple }，太阳 { $sun }，水源 { $water }
