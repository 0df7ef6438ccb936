"""Computer players of Cacao, one module a level."""
