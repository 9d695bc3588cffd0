"""Quest for Loot: players bet chips on a coming fight, and the survivors are paid."""
