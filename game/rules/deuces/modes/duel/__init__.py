"""Duel of the Duos: two players, each with two heroes of their choice, fight for three encounters (2.14)."""
