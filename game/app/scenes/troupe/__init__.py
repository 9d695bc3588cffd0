"""Before a play of a party: who is in it, what they are and can do."""
