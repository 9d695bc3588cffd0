"""A play in the window: its seats, its pace, how it begins and ends."""
