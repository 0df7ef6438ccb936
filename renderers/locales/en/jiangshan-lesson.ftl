## What the pictures of sight, gates, siege and sailing in the rules show: below each of two small boards, and as their description.

jiangshan-lesson-sight-1 = Every unit sees the five by five cells around it.
jiangshan-lesson-sight-2 = Forest, mountain and enemies hide what lies behind them, at two cells. Water does not.
jiangshan-lesson-gates-1 = The four cells beside a city or camp are its gates: there units come in and go out.
jiangshan-lesson-gates-2 = A city or camp with a garrison cannot be stormed. Once a turn the garrison may drop rocks on an enemy at a gate: like a shot, they throw light armour into chaos.
jiangshan-lesson-siege-1 = Mountain and water close two gates, a besieger the third; one is open, and the city holds.
jiangshan-lesson-siege-2 = All four are closed: in a besieger’s turn the city surrenders, garrison and all.
jiangshan-lesson-ford-1 = Foot on a bank sails to any other bank of the same water. Water joins at corners, too.
jiangshan-lesson-ford-2 = An enemy beside a water cell cuts it: nobody sails past.
