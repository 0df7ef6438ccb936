"""Computer players of Koxinga, one module a level."""
