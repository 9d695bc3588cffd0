"""Traditional Quest: rooms and doors of somebody's map, and what waits in them."""
