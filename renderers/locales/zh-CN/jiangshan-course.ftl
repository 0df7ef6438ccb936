### 江山的课程：标题、要点、题目与回答。

jiangshan-course-king = 王先别动，这里该由别的部队出手。

jiangshan-course-faces = 两面
jiangshan-course-faces-1 =
    反面朝上的棋子是**圆形**（行军状态）：只能移动，敌人只看得出兵种。
    正面朝上的棋子带**金框**（临战状态）：能吃子，人人看得出是哪种部队。下令吃子，部队就会自己翻到正面。
jiangshan-course-faces-1-asks = 红色的部队是你的。干戈能吃正前方一格或两格的敌军：用它吃掉 c3 的刀兵。
jiangshan-course-faces-1-right =
    干戈翻到正面，吃掉刀兵。c3 没有敌人看得到，所以又翻回反面；棋子上的眼睛表示：敌人已经知道它是干戈。
    每种部队走法不同，都有图可看：选好部队，再点“规则怎么说”。
jiangshan-course-faces-1-walks = “不翻面”和“翻面推进”都只是走过去，吃不到子。刀兵在 c3，就在干戈正前方两格。
jiangshan-course-faces-1-otherwise = 翻到正面不花行动力，所以还能行动，但刀兵还在。请选能吃掉刀兵的走法。
jiangshan-course-faces-2-asks = 吃掉 c4 的控弦。刀兵只打得到正前方和斜前方的一格；快马走马步：直走一格再斜走一格。
jiangshan-course-faces-2-right =
    快马走的是马步：先直后斜，或者先斜后直，途中经过的那一格要空着。两条路通一条就行。
    快马也能横竖走一格，不过这样不能吃子。
jiangshan-course-faces-2-blade = 刀兵只打得到正前方和斜前方的一格。控弦离它两格，太远了。
jiangshan-course-faces-2-horse = 部队选对了，但是控弦在 c4，从 b2 走马步就到。
jiangshan-course-faces-2-otherwise = 这样没有吃到子。看看哪支部队走马步能到 c4。

jiangshan-course-facing = 朝向
jiangshan-course-facing-1 =
    步兵在临战状态下，只能朝棋子尖端指的方向吃子或射箭，打不到背后；侧面也只有甲士打得到。
    步兵移动或翻到正面时才能转向。行动后选朝向，或者打字：`/n` 北、`/e` 东、`/s` 南、`/w` 西。
jiangshan-course-facing-1-asks = 走到 c4，朝东，快马就在那边。
jiangshan-course-facing-1-right =
    现在刀兵守住 d3、d4、d5。
    敌军踏进来，下回合就能吃掉它。
jiangshan-course-facing-1-unsaid = 格子对了，但没有指定朝向。没指定的话，部队会朝着前进的方向，也就是北方；请你指定朝东。
jiangshan-course-facing-1-down = 格子对了。反面朝上又不指定的话，翻到正面时会朝向最近的敌人，这里正好是快马。这次请你自己指定：朝东。
jiangshan-course-facing-1-away = 格子对了，可是刀兵没有朝着快马，守不到那边。
jiangshan-course-facing-1-cell = 刀兵应该往北走一格，站到 c4。
jiangshan-course-facing-1-otherwise = 只翻到正面还不够，刀兵要走到 c4，朝东。
jiangshan-course-facing-2-asks = 控弦旁边有两支刀兵。用打得到它的那支吃掉它。
jiangshan-course-facing-2-right =
    d3 的刀兵朝东，e3 就在它面前；另一支朝北，打不到。
    刀兵也能打斜前方，干戈打前方两格，甲士连左右也能打，控弦则是射箭，但射不动双框的重甲。
jiangshan-course-facing-2-back = 这支刀兵朝北，控弦在它旁边，打不到。
jiangshan-course-facing-2-other = 部队选对了，但是控弦在 e3，就在它的正前方。
jiangshan-course-facing-2-otherwise = 控弦还在。看看哪支刀兵的箭头指着它。

jiangshan-course-sight = 视野
jiangshan-course-sight-1 =
    每支部队看得到周围 5×5 的范围，也就是各个方向两格以内，不管朝哪边。打得到谁是另一回事：要看是哪种部队，步兵还要看朝向。
    你看到的敌军会立刻翻到正面，这样就知道它是哪种部队了。自己的部队也要看得到敌人，或敌方的城市、军营，才能翻到正面去吃子。
jiangshan-course-sight-1-asks = c5 有一支行军状态的部队。用快马靠近，看看它是哪种部队。
jiangshan-course-sight-1-right =
    原来是将军。在两格以内，它就翻开了。
    它也看得到你，快马同样翻成了正面。
jiangshan-course-sight-1-far = 从那里到 c5 超过两格。让快马跳到第 3 行。
jiangshan-course-sight-1-otherwise = 没有部队翻开。让快马跳到第 3 行。
jiangshan-course-sight-2-asks = 看看 d5 是哪种部队。d4 有山脉挡着。
jiangshan-course-sight-2-right =
    b3 和 c4 都看得到它：从 b3 沿斜线看，绕过了山脉；c4 就在它旁边。
    山脉、森林和敌军会挡住自己正后方的那一格。
jiangshan-course-sight-2-mountain = 从 d3 看，山脉正好挡在你和 d5 中间。
jiangshan-course-sight-2-far = 从那里到 d5 太远，你只看得到两格以内。
jiangshan-course-sight-2-otherwise = 没有部队翻开。请走到 d5 旁边的格子，或离它两格、中间没有东西挡着的格子。

jiangshan-course-march = 行军
jiangshan-course-march-1 =
    在行军状态下，同一兵种的部队走法完全相同，怎么走都不会暴露是哪种部队；这时不能吃子。
    步兵往任何方向走一格，或横竖走两格；骑兵横竖走一格，或走马步。
jiangshan-course-march-1-asks = 让 b2 的干戈一回合走到 b4。
jiangshan-course-march-1-right =
    直走两格，只要中间的 b3 空着就行。它仍是行军状态。
    步兵都这样走，谁也看不出这是干戈。
jiangshan-course-march-1-short = 还可以走更远：往北直走两格，到 b4。
jiangshan-course-march-1-otherwise = 这样不是行军到 b4。请让干戈走到 b4。
jiangshan-course-march-2-asks = e5 的长车看得到两格以内。让刀兵前进到第 3 行，别被长车看到。
jiangshan-course-march-2-right =
    b3 离长车三列，刀兵仍是行军状态，谁也不知道来的是什么部队。
    长车不论哪一面朝上，都能沿横竖线走任意格数。选好部队再点“规则怎么说”，就能看到它怎么走。
jiangshan-course-march-2-seen = 刀兵在那里会被长车看到，翻到正面。
jiangshan-course-march-2-back = 没被看到，可是也没靠近。前进到第 3 行。
jiangshan-course-march-2-otherwise = 前进到第 3 行，避开长车的视野。

jiangshan-course-ambush = 伏击
jiangshan-course-ambush-1 =
    部队走进森林就要停下，藏在里面：外面看不到它，也射不到它，它却看得到外面。
    没被敌人看到的部队只是反面朝上，在哪里大家都知道；藏进森林、城市或军营，就看不到了。大家看着它进去的地方标着 **?**；没标的地方也可能藏着部队。
jiangshan-course-ambush-1-asks = 让甲士进入 c3 的森林，藏起来。
jiangshan-course-ambush-1-right =
    甲士埋伏好了。行军状态的敌军走进来会被挡住；临战状态的敌军却能打进森林，吃掉藏在里面的部队。
    谁藏在森林里，频道里不会写。
jiangshan-course-ambush-1-open = 那里是空地。森林在正前方的 c3。
jiangshan-course-ambush-1-otherwise = 它还站在空地上。进入 c3 的森林。
jiangshan-course-ambush-2-asks = 敌方将军来到埋伏的甲士旁边。吃掉它。
jiangshan-course-ambush-2-right =
    从森林里杀出来时，步兵哪个方向都能打。
    将军的招募费用是甲士的两倍。
jiangshan-course-ambush-2-leaves = b3 的将军还在，就在森林西边。
jiangshan-course-ambush-2-otherwise = 将军还在。甲士可以从森林里杀出来。

jiangshan-course-shots = 射箭与混乱
jiangshan-course-shots-1 =
    控弦射得到前方第二排的五格，中间隔着什么都不要紧。轻甲中箭就**混乱**，到它那一方的下个回合结束之前，什么都不能做。
    射箭不花行动力，射完还能行动。双框的是**重甲**，不怕箭。
jiangshan-course-shots-1-asks = 用控弦射 c4 的刀兵。
jiangshan-course-shots-1-right =
    刀兵混乱了，到它那一方的回合结束之前什么都不能做。你的行动力还在，可以让别的部队行动。
    不花行动力的还有：翻到正面、预设朝向、叫阵。有些要点“其他行动”才看得到。
jiangshan-course-shots-1-walks = 控弦不用过去，站在原地就能射。目标选刀兵。
jiangshan-course-shots-1-blade = 你的刀兵在那里打不到敌人。用控弦射箭。
jiangshan-course-shots-1-otherwise = 还没有射箭。选控弦，再选 c4 的刀兵。
jiangshan-course-shots-2 =
    混乱时再中一箭就被消灭，重甲也一样。所以两支控弦一回合就能射倒一支敌军。
    混乱的部队也跑不掉，别的部队照样能吃掉它。
jiangshan-course-shots-2-asks = 第一支控弦射中了 d4 的快马。用第二支射杀它。
jiangshan-course-shots-2-right =
    快马被消灭，和吃子一样得到 1 点功绩。
    两箭都不花行动力，这回合还能行动。
jiangshan-course-shots-2-walks = 站着别动：快马就在前方第二排，偏一列。走过的控弦不能射箭。
jiangshan-course-shots-2-otherwise = 快马到它那一方的回合结束就恢复了。再射一箭。
jiangshan-course-shots-3-asks = 还能射一箭。哪支敌军一箭就能射杀？
jiangshan-course-shots-3-right =
    快马已经混乱，再中一箭就被消灭。
    刀兵中箭只会混乱；甲士是重甲，射不得。
jiangshan-course-shots-3-chaos = 刀兵只是混乱了。另有一支敌军已经混乱了。
jiangshan-course-shots-3-walks = 走过的控弦本回合不能射箭。找出混乱的敌军：棋子是歪的。
jiangshan-course-shots-3-otherwise = 还没有射倒敌军。射已经混乱的那支，棋子是歪的。

jiangshan-course-towns = 城市和军营
jiangshan-course-towns-1 =
    进攻没有驻军的敌方城市或军营，就能占领。进攻的部队随之离开棋盘，放进你的兵盒；以后能花功绩把它编入预备役，这叫征兵。
    里面有驻军，就占领不了。
jiangshan-course-towns-1-asks = 占领 d1 的敌方军营，就是圆墙里有帐篷的那个。
jiangshan-course-towns-1-right =
    军营归你了，从此预备役部队可以到这里支援。
    刀兵回到了兵盒。
jiangshan-course-towns-1-beside = 军营还是敌人的。直接进攻 d1。
jiangshan-course-towns-1-otherwise = 军营还是敌人的。刀兵就在它旁边。
jiangshan-course-towns-2 =
    带星号的是**都城**。图上的“目标”要是写着占领都城，谁丢了都城就战败。
    除了王和斥候，谁都能占领，只要里面没有驻军。
jiangshan-course-towns-2-asks = 不必吃王也能获胜：占领敌方都城。
jiangshan-course-towns-2-right =
    都城陷落，敌方全军覆没。
    你自己的都城也要看好：里面有驻军，敌人就占领不了。
jiangshan-course-towns-2-camp = 那只是军营。带星标的才是都城，在 d1。
jiangshan-course-towns-2-beside = 敌方都城还在。直接进攻 d1。
jiangshan-course-towns-2-otherwise = 敌方都城还在。刀兵就在它旁边。
jiangshan-course-towns-3 =
    部队进入自己的城市或军营，就成为**驻军**：敌人占领不了，也打不到、射不到里面的部队。
    上、下、左、右相邻的四格叫**城门**，站在城门上的部队都能进去，一步就走得到的也行。
jiangshan-course-towns-3-asks = d4 的长车能沿横竖线走任意格数，下一步就能占领你的空都城。让刀兵进入 d2 的都城。
jiangshan-course-towns-3-right =
    有了驻军，长车就攻不下都城。别人看着它进去，所以看到 **?**：知道里面有部队，但不知道是哪种。
    别让王进城：王不露面，群龙无首，每回合士气 −1。
jiangshan-course-towns-3-outside = 都城还是空的，长车下一步就要占领。进入 d2。
jiangshan-course-towns-3-otherwise = 都城还是空的。刀兵就在它旁边。
jiangshan-course-towns-4 =
    有驻军的城市或军营攻不下来，但可以**围困**：旁边的四座城门全部堵住，它就投降。
    你的部队能堵住城门，山脉、水域、棋盘边也算。
jiangshan-course-towns-4-asks = 控弦进了 d5 的敌方城市。堵住最后一座城门，城市就投降。
jiangshan-course-towns-4-right =
    山脉、两支步兵和长车堵住四座城门，城市马上投降，驻军一并消灭，围困不另花行动力。
    驻军能对城门上的敌军发动落石，和射箭一样，轻甲会混乱。不过混乱的部队照样堵着城门。
jiangshan-course-towns-4-storm = 里面有驻军，进攻会被打退。去堵最后一座城门。
jiangshan-course-towns-4-gate = 还开着的城门是 d4，就在城的南边。
jiangshan-course-towns-4-otherwise = 刀兵和甲士各堵着一座城门，别动。去堵最后一座。
jiangshan-course-towns-5-asks = 敌方城市里有驻军。堵住最后一座城门，逼它投降。
jiangshan-course-towns-5-right =
    棋盘边、水域、刀兵和长车堵住了四座城门，驻军也一并消灭。
    出城只能走城门，而且不能吃子：城门全堵住，驻军就出不来。
jiangshan-course-towns-5-storm = 里面有驻军，进攻会被打退。去堵最后一座城门。
jiangshan-course-towns-5-gate = 还有一座城门开着：城南的 d5。长车到得了。
jiangshan-course-towns-5-leaves = 刀兵堵着西门，别让它走开。
jiangshan-course-towns-5-pike = 干戈太远，堵不到城门。
jiangshan-course-towns-5-otherwise = 城市还守着。四座城门里，哪一座还开着？

jiangshan-course-supply = 补给、士气、预备役
jiangshan-course-supply-1 =
    你的回合开始时，每座城市提供 1 点补给，满 4 点补给换 1 点士气。士气低于 0 就战败；比分数时，士气每点算 1 分。
    军营不提供补给，但预备役可以到那里支援。改建花一次行动：城市改成军营，或军营改成城市。
jiangshan-course-supply-1-asks = 你没有城市。把 b4 的军营改建成城市。
jiangshan-course-supply-1-right =
    从下回合起，这座城市每回合提供 1 点补给。
    使用计略要消耗士气。丢了城市或军营也会降低士气，多半是 2 点；你的回合开始时，王要是藏着，也减少 1 点。
jiangshan-course-supply-1-marches = 行军得不到补给。把 b4 的军营改建成城市。
jiangshan-course-supply-1-otherwise = 你还是没有城市。改建 b4 的军营。
jiangshan-course-supply-2 =
    你的回合开始时，王要是藏在森林、城市或军营里，就会群龙无首，士气 −1。士气低于 0 就战败。
    王在空地上处于行军状态，不算藏起来。
jiangshan-course-supply-2-asks = 你的士气是 0，王还藏在 c3 的城市里。救救你的军队。
jiangshan-course-supply-2-right =
    王到了空地上，下回合开始时不会少士气。
    要是走完这一步王还藏着，预览会提醒你。
jiangshan-course-supply-2-stays = 那是刀兵。王还藏着，下回合一开始，士气就低于 0 了。
jiangshan-course-supply-2-otherwise = 王还藏着，下回合一开始，士气就低于 0 了。让王出来。
jiangshan-course-supply-3 =
    预备役在棋盘外待命。支援花一次行动，派其中一支部队到军营。
    步兵和骑兵可以到空的城门（军营旁边的四格），也可以进驻军营；长车只能进驻。
jiangshan-course-supply-3-asks = 派预备役的干戈到军营的东门 d3 支援。
jiangshan-course-supply-3-right =
    干戈以行军状态来到城门。
    下回合起，它就和别的部队一样行动。
jiangshan-course-supply-3-inside = 进驻军营可以守住它，不过这次要到外面的东门 d3。
jiangshan-course-supply-3-gate = 那是别的城门。军营在 c3，东门是 d3。
jiangshan-course-supply-3-chariot = 那是长车，长车只能进驻军营。派干戈。
jiangshan-course-supply-3-board = 那支部队已经在棋盘上了。请从预备役里派。
jiangshan-course-supply-3-otherwise = 干戈还在预备役里。派它到 c3 的军营支援。
jiangshan-course-supply-4-asks = 派预备役的刀兵到军营下方的 e3 支援。
jiangshan-course-supply-4-right =
    刀兵来到南门。在这之前，没人知道你的预备役里有哪些部队。
    前线有军营，援军就到得了要紧的地方。
jiangshan-course-supply-4-inside = 进驻军营可以守住它，不过这次要到外面的 e3。
jiangshan-course-supply-4-gate = 那是别的城门。军营在 e4，下方的城门是 e3。
jiangshan-course-supply-4-chariot = 那是长车，长车只能进驻军营。派刀兵。
jiangshan-course-supply-4-board = 那支部队已经在棋盘上了。请从预备役里派。
jiangshan-course-supply-4-otherwise = 刀兵还在预备役里。派它到 e4 的军营支援。

jiangshan-course-stratagems = 计略
jiangshan-course-stratagems-1 =
    使用计略要消耗士气，剩余的补给也会清零，大家都看得到你用了什么。
    兵者诡道花 3 点士气：本回合多行动一次，由另一支部队来做。
jiangshan-course-stratagems-1-asks = 有两支敌军都打得到。先用兵者诡道，好把两支都吃掉。
jiangshan-course-stratagems-1-right =
    现在有两次行动：快马吃一支，将军吃另一支。
    士气还剩 1 点。低于 0 就战败了。
jiangshan-course-stratagems-1-one = 这样唯一的行动就用掉了，另一支敌军会跑掉。先用兵者诡道。
jiangshan-course-stratagems-1-otherwise = 这样就把唯一的行动用掉了。先用兵者诡道。
jiangshan-course-stratagems-2 =
    烈火燎原花 2 点士气，代替一次射箭：控弦在前方第二排的空地或森林点火。
    藏在那片森林里的部队陷入混乱，也会暴露。着火的格子谁也进不去。
jiangshan-course-stratagems-2-asks = c4 的森林里藏着一支部队。先选控弦，再选烈火燎原，把它熏出来。
jiangshan-course-stratagems-2-right =
    原来是甲士。部队混乱以后什么都不能做，重甲也挡不住箭，到它那一方的回合结束才恢复。
    烈火燎原代替一次射箭，所以你的行动还没用。
jiangshan-course-stratagems-2-elsewhere = 那里是空地。森林在 c4。
jiangshan-course-stratagems-2-walks = 控弦不必移动，它可以点燃前方第二格的森林。
jiangshan-course-stratagems-2-blade = 刀兵看不到森林里面。用控弦，选烈火燎原。
jiangshan-course-stratagems-2-otherwise = 藏着的部队还没露面。用 c2 的控弦，选烈火燎原。
jiangshan-course-stratagems-3-asks = d4 的森林里藏着一支部队。用烈火燎原把它熏出来。
jiangshan-course-stratagems-3-right =
    原来是控弦埋伏在那里。混乱以后，到它那一方的回合结束之前都不能射箭。
    这时再射它一箭就能消灭，藏在森林里也一样。
jiangshan-course-stratagems-3-elsewhere = 那里是空地。森林在 d4。
jiangshan-course-stratagems-3-walks = 走过的控弦本回合不能点火。站在原地选烈火燎原。
jiangshan-course-stratagems-3-horse = 快马看不到森林里面。用控弦，选烈火燎原。
jiangshan-course-stratagems-3-otherwise = 藏着的部队还没露面。用 e2 的控弦，选烈火燎原。

jiangshan-course-guard = 王
jiangshan-course-guard-1 =
    王被消灭就战败。每回合先看一看：下一步有哪个敌人打得到王？
    干戈打得到正前方两格，长车沿直线打得到任意距离。王往任何方向走一格，吃子也是这样。
jiangshan-course-guard-1-asks = c4 的干戈正对着你在 c2 的王。把王移到安全的地方。
jiangshan-course-guard-1-right =
    王走到干戈打不到的地方了：干戈只打得到正前方两格。
    练习局里，有部队可能被吃掉时，你自己的面板会提醒你。
jiangshan-course-guard-1-nearer = 那样王就在 c3，紧挨在干戈面前了。
jiangshan-course-guard-1-stays = 那是刀兵。干戈下一步就要吃王，请移动王。
jiangshan-course-guard-1-otherwise = 王还在干戈前方两格，请把王走开。
jiangshan-course-guard-2 =
    王和将军能**指挥**：把身边八格里的一支部队调到八格里的另一格，中间隔着什么都不要紧。打字的写法：`@c2:b1-d3`。
    指挥要花行动力；被调动的部队算行动过，下令的将领不算。军营也能调动部队：在军营和它的四座城门之间。
jiangshan-course-guard-2-asks = b1 的刀兵要走两回合才到得了控弦旁边的 d3。让王指挥它过去。
jiangshan-course-guard-2-right =
    刀兵直接到了 d3，下回合就能吃掉控弦。
    图上画着令牌的地方，就是指挥调动的起点。
jiangshan-course-guard-2-away = 格子对了，可是背对着控弦就打不到它：要朝北或朝西。
jiangshan-course-guard-2-aside = 这是指挥没错，不过要把刀兵调到控弦旁边的 d3。
jiangshan-course-guard-2-king = 王站在原地就能指挥。选王，再选“指挥另一支部队”。
jiangshan-course-guard-2-slow = 刀兵自己走，一回合到不了 d3。让王调动它。
jiangshan-course-guard-2-otherwise = 刀兵还在 b1。选王，再选“指挥另一支部队”。
jiangshan-course-guard-3-asks = 敌王走得太近了。吃掉它，结束这一局。将军吃子和快马一样走马步。
jiangshan-course-guard-3-right =
    王被消灭，敌方全军覆没。
    将军走马步，两条路只要通一条就行。
jiangshan-course-guard-3-chariot = 长车到不了 e5，吃不到王。
jiangshan-course-guard-3-general = 部队选对了，但是王在 e5。
jiangshan-course-guard-3-otherwise = 王还在。你有一支部队走马步就到得了。

jiangshan-course-battle = 小试牛刀
jiangshan-course-battle-1 =
    部队的招募费用不同：长车、将军 4 点功绩，快马 2 点，刀兵、干戈 1 点。
    每消灭一支敌军得 1 点功绩，可以用来征兵。
jiangshan-course-battle-1-asks = 将军有三支敌军可吃。吃掉招募费用最高的那支。
jiangshan-course-battle-1-right =
    长车能沿横竖线冲锋任意格数，要趁早消灭。
    步兵只打得到面前，可以慢慢对付。
jiangshan-course-battle-1-cheap = 那只是步兵，还打得到招募费用更高的。
jiangshan-course-battle-1-quiet = 这样没有吃到子，接着长车就会冲过来。
jiangshan-course-battle-1-otherwise = 这样没有吃到子。看看将军到得了哪里。
jiangshan-course-battle-2-asks = 三支部队都瞄准 e6 的王，只有一支的路是通的。用它吃掉王。
jiangshan-course-battle-2-right =
    将军绕过步兵组成的墙，吃掉敌王。
    这些够你玩第一局了：点下面的“电脑 · 入门”，会从小地图开始。每种部队的走法，规则里都有。
jiangshan-course-battle-2-chariot = e3 的刀兵挡在长车前面，过不去。
jiangshan-course-battle-2-horse = 快马要到 e6，d5 或 d6 得有一格空着。两格都被占了。
jiangshan-course-battle-2-general = 部队选对了，但是王在 e6。
jiangshan-course-battle-2-otherwise = 王还在。三支部队里，哪一支的路是通的？
