cacao-course-order = 這一課讓工人自動行動就好：他們會選金幣最多的做法。其他做法以後再說。

cacao-course-work = 啟動工人
cacao-course-work-1 =
    把工人板塊放在叢林板塊旁邊，相接那一邊的工人馬上工作。板塊 1300 的北、東、南、西四邊各有 1、3、0、0 位。
    在農園，每位工人採收 1 顆可可果，所以要讓工人多的那一邊對著農園。格子的名稱從標著 00 的板塊數起：N 北、E 東、S 南、W 西，S1E2 就是往下一格、往右兩格。
cacao-course-work-1-asks = 你是紅方。用一塊板塊採收 3 顆可可果。
cacao-course-work-1-right =
    三位工人對著農園，採收三顆可可果。放在 E1 的話，第四位對著市場，馬上賣掉一顆，得 2 枚金幣：下一題就教怎麼賣。
    還沒對著叢林的工人也不會白費：叢林板塊放到那一邊時，他們就會工作。
cacao-course-work-1-otherwise = 板塊選對了，但要轉個方向：三位工人的那一邊要對著農園。
cacao-course-work-1-away = 那一格在市場旁邊，可是你的倉庫裡還沒有可可果，不能賣。請放到農園旁邊。
cacao-course-work-1-few = 這塊板塊沒有哪一邊有三位工人。板塊 1300 才有。
cacao-course-work-2 =
    在市場，每位工人賣 1 顆可可果。這座市場一顆賣 2 枚金幣。
    你有 3 顆可可果：兩位工人對著市場，就賣掉兩顆。預覽要是提到補上空缺，先不用管，下一課會教。
cacao-course-work-2-asks = 這回合賺 4 枚金幣。
cacao-course-work-2-right =
    兩位工人對著市場，各賣一顆，一顆 2 枚金幣。
    先採後賣：倉庫裡的可可果就是等著賺的金幣。
cacao-course-work-2-otherwise = 對著市場的工人不夠多。把有兩位工人的那一邊轉過去。
cacao-course-work-2-away = 那一格只碰得到農園。市場在它的右下角。
cacao-course-work-2-few = 只有一位工人對著市場，得到 2 枚金幣。請換一塊某一邊有兩位工人的板塊。
cacao-course-work-3-asks = 你有 3 顆可可果。這回合賺 8 枚金幣。
cacao-course-work-3-right =
    上面的市場一顆賣 4 枚金幣，你有兩位工人對著它：一共得到 8 枚。
    市場的售價有高有低，可可果要留給售價高的。
cacao-course-work-3-otherwise = 這樣不到 8 枚金幣。比比兩座市場的售價。
cacao-course-work-3-away = 那一格旁邊沒有市場。
cacao-course-work-3-few = 市場選對了，但最多只有一位工人對著它。把有兩位工人的那一邊轉過去。
cacao-course-work-3-cheap = 這座市場一顆只賣 2 枚金幣，有一座售價更高。

cacao-course-gaps = 填滿空缺
cacao-course-gaps-1 =
    碰到兩塊工人板塊的空格就是空缺，由你從展示區（右上角那兩塊）挑一塊補上。
    旁邊原有的工人板塊也會跟著工作，不管是你的還是別人的。在兩倍農園，每位工人採收 2 顆可可果。
cacao-course-gaps-1-asks = 做出一個只碰到自己板塊的空缺，補上兩倍農園。
cacao-course-gaps-1-right =
    新板塊在你先前那塊的斜對角，中間的空缺補上了，你的工人就在那裡工作，每位採收 2 顆。
    空缺補什麼由你選，要選你用得上的。倉庫只放得下 5 顆可可果，多的就沒了。
cacao-course-gaps-1-otherwise = 這樣沒有那種空缺。把板塊放在你先前那塊的斜對角。
cacao-course-gaps-1-purple = 那個空缺也碰到紫方的板塊，紫方也會在那裡工作。請放在靠近你先前那塊的這一側。
cacao-course-gaps-1-single = 空缺對了，可是補成了一般農園，每位工人只採收 1 顆。改放兩倍農園：每位採收 2 顆。
cacao-course-gaps-2 =
    在別人的回合，你的工人照預設指示工作：售價 2 以上，能賣的都賣。剛才紫方的板塊讓你的一位工人對上市場，就賣了 1 顆可可果，得到 2 枚金幣。
    指示隨時能改：先按「其他行動」，再按「預設指示」。工人照指示賣過或你改過之後，圖上你的板塊旁邊就會寫著目前的指示。
cacao-course-gaps-2-asks = 展示區翻出了售價 4 的市場。改成售價 3 以上才賣。
cacao-course-gaps-2-right =
    現在遇到售價 2 的市場，工人會把可可果留著。輪到你自己時，還是由你決定。
    指示一直有效，直到你再改；別人看不到。
cacao-course-gaps-2-otherwise = 這是別的指示。請選「售價 3 以上才賣」。
cacao-course-gaps-2-tile = 這樣是放板塊。先改指示：按「其他行動」，再按「預設指示」。
cacao-course-gaps-3-asks = 把板塊放在 W1。你要在兩倍農園採收可可果，別讓紫方採收。
cacao-course-gaps-3-right =
    N1W1 只碰到你的板塊，兩倍農園就是你一個人的；紫方那邊放神廟。
    有兩個空缺時，好的板塊留給只有自己工人的那一個。
cacao-course-gaps-3-otherwise = 把板塊放在 W1，也就是農園的左邊：那裡會出現兩個空缺。
cacao-course-gaps-3-asleep = 空缺對了，可是新板塊沒有工人對著它。轉一轉板塊。
cacao-course-gaps-3-purple = 空缺 S1W1 碰到紫方的板塊，紫方會在那裡採收 2 顆。用另一個空缺。

cacao-course-temple = 神廟
cacao-course-temple-1 =
    神廟在結束時才算：旁邊工人最多的得 6 枚金幣，第二多的得 3 枚。
    並列第一就平分這 6 枚。
cacao-course-temple-1-asks = 神廟旁邊，紫方有兩位工人，你有一位。要讓你的工人最多。
cacao-course-temple-1-right =
    現在你在這座神廟領先：結束時你得 6 枚金幣，紫方得 3 枚。
    紫方還追得回來，但越到後面越難。
cacao-course-temple-1-otherwise = 那一格碰不到神廟。它旁邊還空著的是 N2W1 和 N1W2。
cacao-course-temple-1-level = 雙方各有兩位工人：平分 6 枚金幣，一人 3 枚。你還差一位工人。
cacao-course-temple-1-few = 新板塊沒有工人對著神廟。轉一轉板塊。
cacao-course-temple-2-asks = 把板塊放在最能靠神廟賺金幣的地方。
cacao-course-temple-2-right =
    在下面的神廟，你有兩位工人，紫方一位：原本一枚也沒有，現在得 6 枚金幣。
    上面那座神廟，紫方有三位工人，你去了也只是追平。
cacao-course-temple-2-otherwise = 這樣沒有工人對著神廟。
cacao-course-temple-2-strong = 紫方在那裡有三位工人，你有一位，本來就有第二名的 3 枚金幣。最多只能追平，平分之後還是 3 枚。
cacao-course-temple-2-level = 神廟選對了，但你還沒領先。把有兩位工人的那一邊轉過去。

cacao-course-water = 水域、太陽神與金幣
cacao-course-water-1 =
    挑水伕從 −10 出發，水域旁每位工人讓他前進一格：−4、−1、0、2、4、7、11、16。
    結束時停在哪一格，就得到（或扣掉）幾枚金幣。頭兩格就值 9 枚金幣。
cacao-course-water-1-asks = 讓你的挑水伕前進兩格以上。
cacao-course-water-1-right =
    對著水域的工人有兩位以上，挑水伕從 −10 至少走到 −1。
    要是整局都沒挑水，結束時要扣 10 枚金幣。
cacao-course-water-1-otherwise = 那一格碰不到水域。它旁邊還空著的是 N2E1 和 N1E2。
cacao-course-water-1-one = 對著水域的工人太少。把有兩三位工人的那一邊轉過去。
cacao-course-water-2 =
    太陽神祭壇旁，每位工人拿 1 個信物，最多留 3 個，結束時一個算 1 枚金幣。礦場旁，每位工人得 1 枚或 2 枚金幣，看礦場的價值。
    信物用掉往往更划算：叢林板塊放完以後，付 1 個信物，就能用新板塊覆蓋自己的舊板塊，新板塊的工人馬上工作。
cacao-course-water-2-asks = 這回合拿 3 個太陽神信物，別讓紫方拿到。
cacao-course-water-2-right =
    祭壇放進了只碰到你兩塊板塊的空缺。
    信物留到最後：用好的板塊覆蓋市場旁較弱的那一塊，再賣一次。
cacao-course-water-2-otherwise = 這樣沒有能放祭壇的空缺。把板塊放在你先前那塊的斜對角。
cacao-course-water-2-purple = 那個空缺也碰到紫方的板塊，紫方也會拿到信物。請放在靠近你先前那塊的這一側。
cacao-course-water-2-few = 空缺對了，可是對著它的工人不到三位。兩塊板塊的工人要一起算。
cacao-course-water-2-temple = 空缺放了神廟。改放太陽神祭壇。
cacao-course-water-3 =
    展示區和板塊堆都沒有叢林板塊了。現在你可以付 1 個信物，不放空格，改用新板塊覆蓋自己的一塊；每個位置只能覆蓋一次。
    新板塊的工人和旁邊每塊叢林板塊都會啟動，用過的也算。被蓋住的工人就不在了。
cacao-course-water-3-asks = 覆蓋自己的一塊板塊，靠它賺 10 枚金幣以上。
cacao-course-water-3-right =
    S4W1 夾在價值 2 的礦場和三座市場之間，新的工人在那裡再挖一次、再賣一次。
    神廟旁的工人被蓋住就不算了，覆蓋之前先看一看。
cacao-course-water-3-otherwise = 這樣是把板塊放在空格。先按「覆蓋自己的板塊」。
cacao-course-water-3-few = 這樣不到 10 枚金幣。你哪一塊板塊旁邊有好幾座市場？
cacao-course-water-4-asks = 把礦場和挑水伕合起來算，找出值 13 枚金幣以上的放法。
cacao-course-water-4-right =
    新板塊同時碰到水域和空缺裡的礦場，你先前那塊的工人也到礦場挖金幣。還要記得：結束時剩下的可可果不值錢，只用來比同分。
    課程沒講到：逐一指派工人、神廟並列第二、三人和四人局、何時結束。這些規則都有寫：按下面的「規則」。
cacao-course-water-4-otherwise = 這樣不到 13 枚金幣。找一格既在水域旁邊，空缺又能放礦場的。
cacao-course-water-4-mine = 挑水伕前進了，可是空缺放了神廟。改放礦場：每位工人挖 2 枚金幣。
cacao-course-water-4-gold = 賺到 10 枚金幣，不錯，可是挑水伕還停在 −10。還有更好的放法。
cacao-course-water-4-water = 光靠礦場不夠。你的挑水伕還停在 −10，把水域也用上。
cacao-course-water-4-purple = 那個空缺也碰到紫方的板塊，你先前那塊又幫不上忙。試試水域的另一側。
cacao-course-water-4-close = 格子和空缺都對了，可是對著水域和礦場的工人太少：換一塊板塊，或轉個方向。
