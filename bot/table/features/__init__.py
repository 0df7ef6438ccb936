"""What can be done at a table: one module a feature, with its acts, its guards and what follows."""
