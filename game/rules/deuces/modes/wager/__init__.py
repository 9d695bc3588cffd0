"""Quest for Loot: chips are bet on a fight to come, and whoever survives it is paid."""
