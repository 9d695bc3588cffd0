"""The descent: a mode in which a role-playing group's own characters make their way out, and every point is a die.

There are no hero cards and no hit points of a party. The characters are entered first, by ordinary actions; then an
enemy's points are dice of damage and a potion's points dice of healing, which the players hand out and roll.
"""
