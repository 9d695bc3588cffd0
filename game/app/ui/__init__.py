"""Buttons, rows, panels and the like."""
