"""Computer players of Jiangshan, one module a level."""
