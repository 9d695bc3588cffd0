"""The scenes of a role-playing party's descent: who goes down, the dice, the rest between rooms, and the summary."""
