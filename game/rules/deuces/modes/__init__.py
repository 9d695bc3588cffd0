"""The ways to play: what is won, who is against whom, and in what order things come."""
