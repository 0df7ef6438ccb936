### 江山的課程：標題、要點、題目與回答。

jiangshan-course-king = 王先別動，這裡該由別的部隊出手。

jiangshan-course-faces = 兩面
jiangshan-course-faces-1 =
    反面朝上的棋子是**圓形**（行軍狀態）：只能移動，敵人只看得出兵種。
    正面朝上的棋子有**金框**（臨戰狀態）：可以吃子，大家都看得到身分。下令吃子，部隊就會自己翻成正面。
jiangshan-course-faces-1-asks = 紅色的部隊是你的。干戈吃得到正前方一格或兩格：用它吃掉 c3 的刀兵。
jiangshan-course-faces-1-right =
    干戈翻成正面，吃掉刀兵。c3 沒有敵人看得見，所以又翻回反面；棋子上的眼睛表示：敵人還是知道它的身分。
    每種部隊的走法不同，都有圖可看：選好部隊，再按「規則怎麼說」。
jiangshan-course-faces-1-walks = 「不翻面」和「翻面推進」都只是移動，吃不到子。刀兵在 c3，就在干戈正前方兩格。
jiangshan-course-faces-1-otherwise = 翻成正面不花行動力，所以還能行動，可是刀兵還在。要選能吃子的行動。
jiangshan-course-faces-2-asks = 吃掉 c4 的控弦。刀兵只打得到面前一格，直的或斜的；快馬走馬步：直走一格，再斜走一格。
jiangshan-course-faces-2-right =
    快馬走的是馬步：先直後斜，或先斜後直，途中經過的那格要空著。兩條路通一條就行。
    快馬也能直走一格，不過這樣不能吃子。
jiangshan-course-faces-2-blade = 刀兵只打得到面前一格，直的或斜的。控弦離它太遠。
jiangshan-course-faces-2-horse = 部隊選對了，但是控弦在 c4：從 b2 走馬步就到。
jiangshan-course-faces-2-otherwise = 這樣吃不到子。看看誰走馬步能到 c4。

jiangshan-course-facing = 朝向
jiangshan-course-facing-1 =
    步兵正面朝上時，只能朝棋子尖端指的方向吃子或射箭，打不到背後；側面也只有甲士打得到。
    移動或翻成正面時才能轉向。行動後選朝向，或直接打字：`/n` 北、`/e` 東、`/s` 南、`/w` 西。
jiangshan-course-facing-1-asks = 移動到 c4，面朝東，快馬就在那邊。
jiangshan-course-facing-1-right =
    現在刀兵守住 d3、d4、d5。
    敵軍踏進來，下回合就能吃掉它。
jiangshan-course-facing-1-unsaid = 格子對了。不指定的話，它會朝著前進的方向，也就是北方；請你自己指定：朝東。
jiangshan-course-facing-1-down = 格子對了。反面朝上又不指定的話，翻成正面時會朝著最近的敵人，這裡剛好是快馬。這次請你自己指定：朝東。
jiangshan-course-facing-1-away = 格子對了，可是背對著快馬，守不住重要的地方。
jiangshan-course-facing-1-cell = 刀兵應該往北移動一格，到 c4。
jiangshan-course-facing-1-otherwise = 光翻成正面還不夠，要移動到 c4，面朝東。
jiangshan-course-facing-2-asks = 控弦旁邊有兩支刀兵。用打得到的那支吃掉它。
jiangshan-course-facing-2-right =
    d3 的刀兵朝東，e3 就在它面前；另一支朝北，打不到。
    刀兵也能打斜前方，干戈打前方兩格，甲士連左右也能打，控弦則是射箭，但射不動雙框的重甲。
jiangshan-course-facing-2-back = 這支刀兵朝北，打不到側面的控弦。
jiangshan-course-facing-2-other = 部隊選對了，但是控弦在 e3，就在它的正前方。
jiangshan-course-facing-2-otherwise = 控弦還在。看看哪支刀兵的箭頭指著它。

jiangshan-course-sight = 視野
jiangshan-course-sight-1 =
    每支部隊看得到周圍 5×5 的範圍，也就是各方向兩格以內，不論面朝哪邊。打得到誰是另一回事：要看是哪種部隊，步兵還要看朝向。
    你看得見的敵軍會立刻翻成正面，你就知道它的身分了。自己的部隊也要看得見敵人，或敵方的城市、軍營，才能翻成正面去吃子。
jiangshan-course-sight-1-asks = c5 有一支反面朝上的部隊。用快馬靠近，看看它是什麼。
jiangshan-course-sight-1-right =
    原來是將軍。兩格以內你的部隊看得見，它就翻成正面了。
    它也看得見你，所以快馬也翻成了正面。
jiangshan-course-sight-1-far = 從那裡到 c5 超過兩格。要走到第 3 列。
jiangshan-course-sight-1-otherwise = 沒有部隊翻開。要走到第 3 列。
jiangshan-course-sight-2-asks = 看看 d5 是什麼。d4 的山脈擋著視線。
jiangshan-course-sight-2-right =
    b3 和 c4 都看得見它：從 b3 沿斜線看，避開了山脈；c4 就在它旁邊。
    直線上隔著山脈、森林或敵軍的那一格看不到。
jiangshan-course-sight-2-mountain = 從 d3 看過去，山脈正好擋住 d5。
jiangshan-course-sight-2-far = 從那裡到 d5 太遠，你只看得到兩格以內。
jiangshan-course-sight-2-otherwise = 沒有部隊翻開。找 d5 旁邊的格子，或離它兩格、中間沒有東西擋住的格子。

jiangshan-course-march = 行軍
jiangshan-course-march-1 =
    反面朝上時，同一兵種的部隊行軍方式完全相同，怎麼走都看不出身分；這時不能吃子。
    步兵可以往任何方向走一格，或直走兩格；騎兵可以直走一格，或走馬步。
jiangshan-course-march-1-asks = 讓 b2 的干戈一回合移動到 b4。
jiangshan-course-march-1-right =
    直走兩格，中間的 b3 要空著。它還是反面朝上。
    步兵都這樣走，誰也看不出這是干戈。
jiangshan-course-march-1-short = 還可以走更遠：往北直走兩格，到 b4。
jiangshan-course-march-1-otherwise = 這不是行軍。移動到 b4。
jiangshan-course-march-2-asks = e5 的長車看得到兩格以內。讓刀兵前進到第 3 列，不要被看見。
jiangshan-course-march-2-right =
    b3 離長車三欄，刀兵還是反面朝上，誰也不知道來的是什麼。
    長車不論哪一面朝上，都能沿直線前進任意格數。選了部隊再按「規則怎麼說」，就看得到它怎麼移動。
jiangshan-course-march-2-seen = 在那裡會被長車看見，翻成正面。
jiangshan-course-march-2-back = 沒有被看見，可是也沒有靠近。前進到第 3 列。
jiangshan-course-march-2-otherwise = 前進到第 3 列，避開長車的視野。

jiangshan-course-ambush = 伏擊
jiangshan-course-ambush-1 =
    走進森林就會停下來藏好：外面看不見、射不到，裡面看得見外面。
    沒被敵人看見的部隊只是反面朝上，位置大家都知道；藏進森林、城市或軍營，就看不到了。大家看著它進去的地方會標上 **?**；沒有標記的地方也可能藏著部隊。
jiangshan-course-ambush-1-asks = 讓甲士進入 c3 的森林，藏起來。
jiangshan-course-ambush-1-right =
    它埋伏好了。敵人若只是行軍進來，會被擋下；正面朝上的敵人卻能攻進森林，吃掉藏在裡面的部隊。
    頻道裡絕不會公開森林裡藏著誰。
jiangshan-course-ambush-1-open = 那裡是空地。森林在正前方的 c3。
jiangshan-course-ambush-1-otherwise = 它還站在空地上。進入 c3 的森林。
jiangshan-course-ambush-2-asks = 敵方將軍從埋伏的甲士旁邊經過。吃掉它。
jiangshan-course-ambush-2-right =
    從森林裡殺出來時，步兵也不受朝向限制。
    將軍的價值是甲士的兩倍。
jiangshan-course-ambush-2-leaves = b3 的將軍還在，就在森林西邊。
jiangshan-course-ambush-2-otherwise = 將軍還在。甲士可以從森林裡殺出來。

jiangshan-course-shots = 射箭與混亂
jiangshan-course-shots-1 =
    控弦射得到前方第二排的五格，中間隔著什麼都沒關係。輕甲中箭就陷入**混亂**，到它自己的下個回合結束之前什麼都不能做。
    射箭不花行動力，射完還能行動。雙框的是**重甲**，不怕箭。
jiangshan-course-shots-1-asks = 用控弦射向 c4 的刀兵。
jiangshan-course-shots-1-right =
    刀兵陷入混亂，到它的回合結束之前什麼都不能做。你的行動力還在，可以讓別的部隊行動。
    同樣不花行動力的還有：翻成正面、預設朝向、叫陣。有些要按「其他行動」才看得到。
jiangshan-course-shots-1-walks = 控弦不必過去，站在原地就能射。目標選刀兵。
jiangshan-course-shots-1-blade = 你的刀兵在那裡打不到敵人。用控弦射箭。
jiangshan-course-shots-1-otherwise = 還沒有射箭。選控弦，再選 c4 的刀兵。
jiangshan-course-shots-2 =
    混亂時再中一箭就陣亡，重甲也一樣。所以兩支控弦合力，一回合就能射倒一支敵軍。
    混亂的部隊也逃不掉，別的部隊照樣可以吃掉它。
jiangshan-course-shots-2-asks = 第一支控弦射中了 d4 的快馬。用第二支射殺它。
jiangshan-course-shots-2-right =
    快馬陣亡，和吃子一樣得到 1 點功績。
    兩箭都不花行動力，這回合還能行動。
jiangshan-course-shots-2-walks = 站著別動：快馬就在前方第二排，偏一欄。移動過的控弦不能射箭。
jiangshan-course-shots-2-otherwise = 快馬到自己的回合結束就會恢復。再射它一箭。
jiangshan-course-shots-3-asks = 還能射一箭。哪支敵軍一箭就能射殺？
jiangshan-course-shots-3-right =
    快馬已經混亂，再中一箭就陣亡。
    刀兵中箭只會陷入混亂；甲士是重甲，射不得。
jiangshan-course-shots-3-chaos = 刀兵只是陷入混亂。另外有一支敵軍已經混亂了。
jiangshan-course-shots-3-walks = 移動過的控弦這回合不能射箭。找出混亂的敵軍：棋子是歪的。
jiangshan-course-shots-3-otherwise = 還沒有射倒敵軍。射已經混亂的那支，棋子是歪的。

jiangshan-course-towns = 城市與軍營
jiangshan-course-towns-1 =
    進攻沒有駐軍的城市或軍營，就能占領。進攻的部隊要離開棋盤，放進你的兵盒；之後能花功績把它編入預備役，這叫徵兵。
    裡面有駐軍就攻不下來。
jiangshan-course-towns-1-asks = 占領 d1 的敵方軍營，也就是圓牆裡有帳篷的那一座。
jiangshan-course-towns-1-right =
    軍營歸你了，從此預備役可以到這裡支援。
    刀兵回到兵盒。
jiangshan-course-towns-1-beside = 軍營還是敵人的。直接進攻 d1。
jiangshan-course-towns-1-otherwise = 軍營還是敵人的。刀兵就在它旁邊。
jiangshan-course-towns-2 =
    有星號的是**都城**。圖上的「目標」若寫著都城，失去都城就立刻戰敗。
    只要裡面沒有駐軍，除了王和斥候，任何部隊都能占領。
jiangshan-course-towns-2-asks = 不必吃王也能獲勝：占領敵方都城。
jiangshan-course-towns-2-right =
    都城陷落，敵軍全軍覆沒。
    自己的都城也要顧好：裡面有駐軍，敵人就攻不下來。
jiangshan-course-towns-2-camp = 那只是軍營。有星星的才是都城，在 d1。
jiangshan-course-towns-2-beside = 敵方都城還在。直接進攻 d1。
jiangshan-course-towns-2-otherwise = 敵方都城還在。刀兵就在它旁邊。
jiangshan-course-towns-3 =
    部隊進入自己的城市或軍營，就成為**駐軍**：敵人占領不了，也打不到、射不到裡面的部隊。
    上、下、左、右相鄰的四格叫**城門**，站在城門上的部隊都能進去，一步就走得到的也行。
jiangshan-course-towns-3-asks = d4 的長車能沿直線走任意格數，下一步就能占領你的空都城。讓刀兵進入 d2 的都城。
jiangshan-course-towns-3-right =
    有了駐軍，長車就攻不下都城。別人看著它進去，所以看到 **?**：知道裡面有部隊，但不知道是誰。
    別讓王進城：王不露面，群龍無首，每回合失去 1 點士氣。
jiangshan-course-towns-3-outside = 都城還是空的，長車下一步就要占領。進入 d2。
jiangshan-course-towns-3-otherwise = 都城還是空的。刀兵就在它旁邊。
jiangshan-course-towns-4 =
    有駐軍的城市或軍營攻不下來，但可以**圍困**：旁邊的四座城門全都封住，它就投降。
    你的部隊能封住城門，山脈、水域、棋盤邊緣也算。
jiangshan-course-towns-4-asks = 控弦進了 d5 的敵方城市。封住最後一座城門，城市就投降。
jiangshan-course-towns-4-right =
    山脈、兩支步兵和長車封住了四座城門，城市立刻投降，駐軍一併消滅，圍困不另外花行動力。
    駐軍能對城門上的敵軍發動落石，和射箭一樣，輕甲會混亂。但混亂的部隊照樣封得住城門。
jiangshan-course-towns-4-storm = 裡面有駐軍，進攻會被擊退。去封住最後一座城門。
jiangshan-course-towns-4-gate = 還開著的城門是 d4，就在城市的南邊。
jiangshan-course-towns-4-otherwise = 刀兵和甲士各封住一座城門，別動它們。去封住最後一座。
jiangshan-course-towns-5-asks = 敵方城市裡有駐軍。封住最後一座城門，逼它投降。
jiangshan-course-towns-5-right =
    棋盤邊緣、水域、刀兵和長車封住了四座城門，駐軍也一併消滅。
    出城只能走城門，而且不能吃子：城門全封住，駐軍就出不來。
jiangshan-course-towns-5-storm = 裡面有駐軍，進攻會被擊退。去封住最後一座城門。
jiangshan-course-towns-5-gate = 還有一座城門開著：城市南邊的 d5。長車到得了。
jiangshan-course-towns-5-leaves = 刀兵封著西門，別讓它走開。
jiangshan-course-towns-5-pike = 干戈太遠，封不到城門。
jiangshan-course-towns-5-otherwise = 城市還守著。四座城門裡，哪一座還開著？

jiangshan-course-supply = 補給、士氣、預備役
jiangshan-course-supply-1 =
    你的回合開始時，每座城市提供 1 點補給，4 點補給換 1 點士氣。士氣低於 0 就戰敗；比分數時，士氣每點算 1 分。
    軍營不提供補給，但預備役可以到軍營支援。花 1 點行動力，城市和軍營可以互相改建。
jiangshan-course-supply-1-asks = 你沒有城市。把 b4 的軍營改建成城市。
jiangshan-course-supply-1-right =
    從下回合起，每回合有 1 點補給。
    使用計略要花士氣。失去城市或軍營也會扣士氣，多半是 2 點；你的回合開始時，王若還躲著，也扣 1 點士氣。
jiangshan-course-supply-1-marches = 光行軍得不到補給。把 b4 的軍營改建成城市。
jiangshan-course-supply-1-otherwise = 還是沒有城市。改建 b4 的軍營。
jiangshan-course-supply-2 =
    你的回合開始時，王若躲在森林、城市或軍營裡，就失去 1 點士氣。士氣低於 0 就戰敗。
    在空地上反面朝上，不算躲藏。
jiangshan-course-supply-2-asks = 你的士氣是 0，王還躲在 c3 的城市裡。救救你的軍隊。
jiangshan-course-supply-2-right =
    王到了空地上，下回合開始時不會失去士氣。
    要是行動之後王還躲著，預覽會提醒你。
jiangshan-course-supply-2-stays = 那是刀兵。王還躲著，下回合一開始士氣就低於 0 了。
jiangshan-course-supply-2-otherwise = 王還躲著，下回合一開始士氣就低於 0 了。讓王出來。
jiangshan-course-supply-3 =
    預備役在棋盤外待命。支援要花 1 點行動力，派一支部隊到軍營。
    步兵和騎兵可以到空的城門（軍營旁邊的四格），也可以進駐軍營；長車只能進駐。
jiangshan-course-supply-3-asks = 派預備役的干戈到軍營的東門 d3 支援。
jiangshan-course-supply-3-right =
    干戈到了城門，反面朝上。
    下回合起，它就和別的部隊一樣行動。
jiangshan-course-supply-3-inside = 進駐可以守住軍營，不過這次要到外面：東門是 d3。
jiangshan-course-supply-3-gate = 那是別的城門。軍營在 c3，東門是 d3。
jiangshan-course-supply-3-chariot = 那是長車，長車只能進駐軍營。派干戈。
jiangshan-course-supply-3-board = 那支部隊已經在棋盤上了。請從預備役裡派。
jiangshan-course-supply-3-otherwise = 干戈還在預備役裡。派它到 c3 的軍營支援。
jiangshan-course-supply-4-asks = 派預備役的刀兵到軍營的南門 e3 支援。
jiangshan-course-supply-4-right =
    刀兵到了南門。在這之前，沒有人知道你的預備役有哪些部隊。
    前線有軍營，援軍就到得了需要的地方。
jiangshan-course-supply-4-inside = 進駐可以守住軍營，不過這次要到外面的 e3。
jiangshan-course-supply-4-gate = 那是別的城門。要到 e3。
jiangshan-course-supply-4-chariot = 那是長車，長車只能進駐軍營。派刀兵。
jiangshan-course-supply-4-board = 那支部隊已經在棋盤上了。請從預備役裡派。
jiangshan-course-supply-4-otherwise = 刀兵還在預備役裡。派它到 e4 的軍營支援。

jiangshan-course-stratagems = 計略
jiangshan-course-stratagems-1 =
    使用計略要花士氣，補給也會全部清空，而且大家都看得見你用了什麼。
    兵者詭道花 3 點士氣：這回合多 1 點行動力，由另一支部隊使用。
jiangshan-course-stratagems-1-asks = 兩支敵軍都吃得到。先用兵者詭道，就能把兩支都吃掉。
jiangshan-course-stratagems-1-right =
    現在能行動兩次：快馬吃一支，將軍吃另一支。
    士氣還剩 1 點，低於 0 就戰敗了。
jiangshan-course-stratagems-1-one = 唯一的行動力用掉了，另一支敵軍就跑了。先用兵者詭道。
jiangshan-course-stratagems-1-otherwise = 這樣就把唯一的行動力用掉了。兵者詭道在計略裡。
jiangshan-course-stratagems-2 =
    烈火燎原花 2 點士氣，算是一次射箭：控弦在前方第二排的空地或森林點火。
    藏在那片森林裡的部隊會陷入混亂，行蹤也會暴露。著火的格子誰也進不去。
jiangshan-course-stratagems-2-asks = c4 的森林裡藏著一支部隊。先選控弦，再選烈火燎原，逼它現身。
jiangshan-course-stratagems-2-right =
    是甲士。它陷入混亂，在自己的回合結束之前什麼都不能做，重甲也擋不住箭。
    烈火燎原算是一次射箭，不花行動力，所以這回合還能行動。
jiangshan-course-stratagems-2-elsewhere = 那裡是空地。森林在 c4。
jiangshan-course-stratagems-2-walks = 這裡控弦不要移動，它可以點燃正前方第二格的森林。
jiangshan-course-stratagems-2-blade = 刀兵看不進森林。讓控弦用烈火燎原。
jiangshan-course-stratagems-2-otherwise = 藏著的部隊還沒現身。讓 c2 的控弦用烈火燎原。
jiangshan-course-stratagems-3-asks = d4 的森林裡藏著一支部隊。用烈火燎原逼它現身。
jiangshan-course-stratagems-3-right =
    原來是控弦埋伏在那裡。陷入混亂後，到它的回合結束之前都不能射箭。
    這時再射它一箭就會陣亡，躲在森林裡也一樣。
jiangshan-course-stratagems-3-elsewhere = 那裡是空地。森林在 d4。
jiangshan-course-stratagems-3-walks = 移動過的控弦這回合不能點火。站在原地選烈火燎原。
jiangshan-course-stratagems-3-horse = 快馬看不進森林。讓控弦用烈火燎原。
jiangshan-course-stratagems-3-otherwise = 藏著的部隊還沒現身。讓 e2 的控弦用烈火燎原。

jiangshan-course-guard = 王
jiangshan-course-guard-1 =
    失去王就戰敗。每回合先看一看：下一步有哪支敵軍吃得到王？
    正對著王的干戈，打得到前方兩格；長車沿直線打得到任何距離。王自己可以往任何方向走一格，也這樣吃子。
jiangshan-course-guard-1-asks = c4 的干戈正對著你在 c2 的王。把王移到安全的地方。
jiangshan-course-guard-1-right =
    王走到干戈打不到的地方了：干戈只打得到正前方兩格。
    在練習局裡，有部隊可能被吃掉時，你的面板會提醒你。
jiangshan-course-guard-1-nearer = 在 c3 就站到干戈面前了。
jiangshan-course-guard-1-stays = 那是刀兵。干戈下一步就要吃王了，快移動王。
jiangshan-course-guard-1-otherwise = 王還在干戈前方兩格，請把王移開。
jiangshan-course-guard-2 =
    王和將軍能**指揮**：把身邊八格裡的一支部隊調到八格裡的另一格，中間隔著什麼都沒關係。打字的寫法：`@c2:b1-d3`。
    指揮要花行動力；被調動的部隊算行動過，下令的將領不算。軍營也能調動：在軍營和它的四座城門之間。
jiangshan-course-guard-2-asks = b1 的刀兵要走兩回合才到得了控弦旁邊的 d3。讓王指揮它過去。
jiangshan-course-guard-2-right =
    刀兵直接到了 d3，下回合就能吃掉控弦。
    圖上有令牌的地方，就是奉令調動的起點。
jiangshan-course-guard-2-away = 格子對了，可是背對著控弦就打不到它：要朝北或朝西。
jiangshan-course-guard-2-aside = 這是指揮沒錯，不過要把刀兵調到控弦旁邊的 d3。
jiangshan-course-guard-2-king = 王站在原地就能指揮。選王，再選「指揮另一支部隊」。
jiangshan-course-guard-2-slow = 刀兵自己走，一回合到不了 d3。請王調動它。
jiangshan-course-guard-2-otherwise = 刀兵還在 b1。選王，再選「指揮另一支部隊」。
jiangshan-course-guard-3-asks = 敵王走得太近了。吃掉它，結束這一局。將軍吃子和快馬一樣走馬步。
jiangshan-course-guard-3-right =
    王倒下，敵軍全軍覆沒。
    將軍走馬步，兩條路要有一條通。
jiangshan-course-guard-3-chariot = 長車到不了 e5，吃不到王。
jiangshan-course-guard-3-general = 部隊選對了，但是王在 e5。
jiangshan-course-guard-3-otherwise = 王還在。你有一支部隊走馬步就到得了。

jiangshan-course-battle = 牛刀小試
jiangshan-course-battle-1 =
    部隊的價值不同：長車和將軍 4 分，快馬 2 分，刀兵和干戈 1 分。
    每消滅一支還能得到 1 點功績，可以用來徵兵。
jiangshan-course-battle-1-asks = 將軍吃得到三支敵軍。吃掉價值最高的那支。
jiangshan-course-battle-1-right =
    長車能沿直線前進任意格數，要趁早除掉。
    步兵可以慢慢對付，因為只打得到面前。
jiangshan-course-battle-1-cheap = 那只是步兵，你還吃得到價值更高的部隊。
jiangshan-course-battle-1-quiet = 這樣吃不到子，接著長車就打過來了。
jiangshan-course-battle-1-otherwise = 這樣吃不到子。看看將軍到得了哪裡。
jiangshan-course-battle-2-asks = 三支部隊都瞄準 e6 的王，只有一支的路是通的。用它吃掉王。
jiangshan-course-battle-2-right =
    將軍繞過擋路的步兵，拿下敵王。
    要玩第一局，學到這裡就夠了：按下面的「電腦 · 入門」，會從小地圖開始。每種部隊怎麼移動，規則裡都有。
jiangshan-course-battle-2-chariot = e3 的刀兵擋在長車前面，過不去。
jiangshan-course-battle-2-horse = 快馬要到 e6，d5 或 d6 得有一格空著，但兩格都被占了。
jiangshan-course-battle-2-general = 部隊選對了，但是王在 e6。
jiangshan-course-battle-2-otherwise = 王還在。三支裡哪一支的路是通的？
