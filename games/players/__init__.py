"""Computer players written once, over the contract; what a game adds of its own stands beside the game."""
