"""The scenes of games in which figures fight: table, lesson, replay and the pages opened from them."""
