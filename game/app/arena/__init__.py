"""The table of games in which figures fight: where they stand, and what is to be read of them."""
