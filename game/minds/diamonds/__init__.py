"""Diamonds & Dragons: the compact model and the plans through its rooms."""
