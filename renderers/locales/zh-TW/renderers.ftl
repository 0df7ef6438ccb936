renderers-face = tc
renderers-name = { $who }
renderers-and-more = 另有 { $count } 項
renderers-comma = { $first }、{ $rest }
renderers-sentences = { $first }。{ $rest }
