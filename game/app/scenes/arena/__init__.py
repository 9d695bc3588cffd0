"""The scenes of games in which figures fight."""
