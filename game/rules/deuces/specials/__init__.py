"""The special encounters (5.6), one file each, with setup, abilities, and a secret that can be found in the fight."""
