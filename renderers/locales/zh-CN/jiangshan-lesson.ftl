jiangshan-lesson-sight-1 = 每支部队都能看到周围 5×5 格。
jiangshan-lesson-sight-2 = 森林、山脉和敌军会挡住自己后面那一格；水域不挡视野。
jiangshan-lesson-gates-1 = 城市和军营旁边的四格叫城门，部队从这里进出。
jiangshan-lesson-gates-2 = 有驻军的城市和军营占领不了；驻军每回合能对占据城门的敌军发动一次落石，和射箭一样会让轻甲混乱。
jiangshan-lesson-siege-1 = 山脉和水域堵住两座城门，围城的部队堵住第三座；还有一座开着，城市就不会丢。
jiangshan-lesson-siege-2 = 四座城门全部堵住：轮到围城一方时，城市和驻军一起投降。
jiangshan-lesson-ford-1 = 河岸上的步兵可以水运到同一片水域的任何河岸；水域斜角相邻也算相连。
jiangshan-lesson-ford-2 = 敌军占领了河岸，水路就被切断，过不去。
