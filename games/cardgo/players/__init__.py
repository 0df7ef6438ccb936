"""Computer players of CardGO, one module a level."""
