"""What is kept: the store, and what lies in it."""
