"""The set-up of a game with a party: who is in it, what they are and can do, and what else is agreed."""
