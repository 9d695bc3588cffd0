"""Duel of the Duos: two players, each with two heroes of their choice; three encounters won win the duel (2.14)."""
