### 紀事

cacao-chronicle-total = 當時結算可得的金幣總數
cacao-chronicle-gold = 賺到的金幣
cacao-chronicle-temples = 有工人的神廟
cacao-chronicle-water = 挑水得的金幣
cacao-chronicle-haul = { $seat }這一步：{ $gains }。
cacao-chronicle-luck = { $seat }：輪到自己之前翻出的叢林板塊共值 { $got } 枚金幣，平均是 { $fair } 枚
cacao-chronicle-sources = { $seat }的金幣：行動賺得 { $gold }、神廟 { $temple }、太陽神信物 { $sun }、水域 { $water }
