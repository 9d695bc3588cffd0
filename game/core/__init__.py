"""The code that all games share. It uses only the standard library and touches no clock, file or global random
state."""
