### 战记

cacao-chronicle-total = 假如当时结算的金币总数
cacao-chronicle-gold = 赚到的金币
cacao-chronicle-temples = 有工人的神庙
cacao-chronicle-water = 挑水得的金币
cacao-chronicle-haul = { $seat }这一步：{ $gains }。
cacao-chronicle-luck = { $seat }：轮到自己之前翻出的板块共值 { $got } 枚金币，期望 { $fair } 枚
cacao-chronicle-sources = { $seat }：赚到 { $gold } 枚金币，神庙 { $temple } 枚金币，太阳神信物 { $sun } 枚金币，水域 { $water } 枚金币
