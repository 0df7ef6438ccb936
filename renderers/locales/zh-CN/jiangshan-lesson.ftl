jiangshan-lesson-sight-1 = 每支部队都能看到周围 5×5 格。
jiangshan-lesson-sight-2 = 森林、山脉和敌军会挡住两格以外；水域不挡视线。
jiangshan-lesson-gates-1 = 城市和军营旁边的四格叫城门，部队从这里进出。
jiangshan-lesson-gates-2 = 里面有守军就不能强攻；守军每回合能向门外的敌人扔一次落石。
jiangshan-lesson-siege-1 = 山脉和水域封住两个城门，围城的部队封住第三个；还开着一个，城就不会丢。
jiangshan-lesson-siege-2 = 四个门都封死：轮到围城一方时，城和守军一起投降。
jiangshan-lesson-ford-1 = 岸边的步兵可以水运到同一片水域的任何岸边；水域斜着挨着也算相连。
jiangshan-lesson-ford-2 = 旁边有敌军的水格被截断，船过不去。
