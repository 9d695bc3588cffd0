"""Scoundrel in plain integers: the compact model, the plans through a room, and the solver."""
