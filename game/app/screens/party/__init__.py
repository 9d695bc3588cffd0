"""The scenes of a role-playing party's descent: gathering the party, the dice, the rest between rooms, and the
summary."""
