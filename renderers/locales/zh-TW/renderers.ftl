renderers-face = tc
renderers-name = { $who }
renderers-called = { $who }（{ $colour }）
renderers-and-more = 另有 { $count } 項
renderers-comma = { $first }、{ $rest }
renderers-sentences = { $first }。{ $rest }
