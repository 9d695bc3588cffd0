"""The scenes (screens) of the window."""
