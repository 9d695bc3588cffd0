"""Widgets: buttons, rows, panels, tiles and other parts of scenes."""
