"""The table of games in which figures fight: the places of the figures, and the text about them."""
