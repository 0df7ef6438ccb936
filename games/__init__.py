"""Pure rules of board games. Imports the standard library and itself, nothing else."""
