renderers-face = sc
renderers-name = { $who }
renderers-called = { $who }（{ $colour }）
renderers-and-more = 还有 { $count } 项
renderers-comma = { $first }、{ $rest }
renderers-sentences = { $first }。{ $rest }
