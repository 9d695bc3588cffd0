"""The game inside a role-playing game: a table's own characters make their way out, and every point is a die.

There are no heroes' cards and no hit points of a party.  The characters are entered first, by actions like any other;
then an enemy's points are dice of damage and a potion's points dice of healing, handed out by the players and rolled.
"""
